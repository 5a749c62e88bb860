/** The reader's games with whose turn it is, tables with a free seat, and games to watch. */

import type { TableInfo } from '@questwright/protocol';
import { Site } from '../frame/site.tsx';
import { Wayfarer } from '../frame/wayfarer.tsx';
import { GameEmblem } from '../new-game/game-emblem.tsx';
import { myTables, publicTables, tableAddress, type MyTable } from '../net/requests.ts';
import { OpenFile } from '../replay/open-file.tsx';
import { t } from '../words.ts';
import styles from './lobby-page.module.css';
import { ago, freeSeats, inOrder, isMyTurn, nameOf, playerIn, resultOf, stateOf } from './tables.ts';
import { useRepeated } from './use-tables.ts';

const EVERY = 10_000;
const FINISHED = 12;

export function LobbyPage() {
  const mine = useRepeated(myTables, EVERY);
  const all = useRepeated(publicTables, EVERY);
  const own = mine.value ?? [];
  const others = (all.value ?? []).filter(({ id }) => !own.some((one) => one.id === id));
  const running = inOrder(own.filter(({ status }) => status === 'playing' || status === 'gathering'));
  return (
    <Site className={styles.lobby}>
      <h1>{t('lobby.title')}</h1>
      {(mine.failed || all.failed) && (
        <p className={styles.lost} role="alert">
          {t('lobby.lost')}
        </p>
      )}
      <Tables title={t('lobby.mine')} empty={<Nothing />} loaded={mine.value !== null}>
        {running.map((table) => (
          <MyRow key={table.id} table={table} />
        ))}
      </Tables>
      <Tables title={t('lobby.free')} empty={t('lobby.none-free')} loaded={all.value !== null}>
        {others
          .filter((table) => table.status === 'gathering' && freeSeats(table) > 0)
          .map((table) => (
            <Row key={table.id} table={table} act={t('lobby.look')} note={stateOf(table, false)} />
          ))}
      </Tables>
      <Tables title={t('lobby.watch')} empty={t('lobby.none-to-watch')} loaded={all.value !== null}>
        {others
          .filter(({ status }) => status === 'playing')
          .map((table) => (
            <Row key={table.id} table={table} act={t('lobby.watch-this')} note={stateOf(table, false)} />
          ))}
      </Tables>
      {own.some(({ status }) => status === 'over') && (
        <Tables title={t('lobby.finished')} empty="" loaded>
          {own
            .filter(({ status }) => status === 'over')
            .slice(0, FINISHED)
            .map((table) => (
              <Row key={table.id} table={table} act={t('lobby.see')} note={resultOf(table, table.mine)} />
            ))}
        </Tables>
      )}
      <OpenFile />
    </Site>
  );
}

function Tables({
  title,
  empty,
  loaded,
  children,
}: {
  title: string;
  empty: React.ReactNode;
  loaded: boolean;
  children: React.ReactNode[];
}) {
  return (
    <section>
      <h2>{title}</h2>
      {children.length > 0 ? (
        <ul className={styles.list}>{children}</ul>
      ) : (
        <div className={styles.empty}>{loaded ? empty : t('lobby.loading')}</div>
      )}
    </section>
  );
}

/** Nobody waits for the reader: what to do about it. */
function Nothing() {
  return (
    <div className={styles.nothing}>
      <svg viewBox="-60 -80 120 92" aria-hidden="true">
        <Wayfarer />
      </svg>
      <p>{t('lobby.none-of-mine')}</p>
      <a href="/new">{t('lobby.begin')}</a>
    </div>
  );
}

const MyRow = ({ table }: { table: MyTable }) => {
  const mine = isMyTurn(table);
  return (
    <Row
      table={table}
      act={t(table.status === 'gathering' ? 'lobby.look' : 'front.continue')}
      note={stateOf(table, mine)}
      mine={mine}
    />
  );
};

function Row({ table, act, note, mine = false }: { table: TableInfo; act: string; note: string; mine?: boolean }) {
  return (
    <li className={mine ? styles.mine : undefined}>
      <a href={tableAddress(table.id)}>
        <GameEmblem game={table.game} />
        <strong>{nameOf(table)}</strong>
        <span className={styles.seats}>
          {table.seats.map((seat, i) => (
            <span key={i} style={{ '--seat': seat.color } as React.CSSProperties}>
              {playerIn(seat) || t('seat.free')}
            </span>
          ))}
        </span>
        <span className={styles.note}>{note}</span>
        <span className={styles.when}>{ago(table.updated)}</span>
        <span className={styles.act}>{act}</span>
      </a>
    </li>
  );
}
