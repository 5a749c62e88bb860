/** A table, from the link to the end of the game. */

import type { TableInfo } from '@questwright/protocol';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { knowing, type LoadedGame } from '../games/game.ts';
import { Declined, introduce, tableInfo, type Guest, type Opened } from '../net/requests.ts';
import { revealed } from '../net/revealed.ts';
import { TableStore } from '../net/table-store.ts';
import { problemInWords } from '../problem.ts';
import { useGame } from '../roles/role-picker.tsx';
import { wantedIn, type Wanted } from '../replay/address.ts';
import { Replay } from '../replay/replay.tsx';
import { t } from '../words.ts';
import { Gathering } from './gathering.tsx';
import { Play } from './play.tsx';
import styles from './table-page.module.css';

interface Addressed {
  table: string;
  invite: string | null;
  /** The moment that is to be looked at; null at the table itself. */
  past: Wanted | null;
}

function addressed(): Addressed {
  const { pathname, searchParams } = new URL(location.href);
  const [, , table = '', page] = pathname.split('/');
  return {
    table: decodeURIComponent(table),
    invite: searchParams.get('invite'),
    past: page === 'replay' ? wantedIn(searchParams) : null,
  };
}

type Arrived = { guest: Guest; opened: Opened } | { problem: string };

async function arrive(table: string, invite: string | null): Promise<Arrived> {
  try {
    const guest = await introduce();
    return { guest, opened: await tableInfo(table, invite) };
  } catch (error) {
    return { problem: problemInWords(error instanceof Declined ? error.problem : null) };
  }
}

export function TablePage() {
  const [{ table, invite, past }] = useState(addressed);
  const [arrived, setArrived] = useState<Arrived | null>(null);
  useEffect(() => {
    let gone = false;
    void arrive(table, invite).then((found) => gone || setArrived(found));
    return () => {
      gone = true;
    };
  }, [table, invite]);
  if (arrived === null) return <Message text={t('table.opening')} />;
  if ('problem' in arrived) return <Message text={arrived.problem} />;
  if (past !== null) {
    // Whoever came by an invitation may pass it on.
    const opened = invite === null ? arrived.opened : { invite, ...arrived.opened };
    return <LookingBack guest={arrived.guest} opened={opened} past={past} />;
  }
  return <AtTable {...arrived} invite={invite} />;
}

function Message({ text }: { text: string }) {
  return (
    <main className={styles.message}>
      <h1>{t('table.title')}</h1>
      <p>{text}</p>
      <p>
        <a href="/">{t('page.home')}</a>
      </p>
    </main>
  );
}

/** The game, with all that this page was told of its secrets. */
function useKnownGame({ game: id, packs }: TableInfo): LoadedGame | null | undefined {
  const game = useGame(id, packs.join(' '));
  const told = useSyncExternalStore(revealed.subscribe, revealed.now);
  return useMemo(() => game && knowing(game, told), [game, told]);
}

const seatsOf = ({ id }: Guest, { seats }: Opened): number[] =>
  seats.flatMap((one, i) => (one.kind === 'guest' && one.guest === id ? [i] : []));

function LookingBack({ guest, opened, past }: { guest: Guest; opened: Opened; past: Wanted }) {
  const mySeats = seatsOf(guest, opened);
  const [seat, setSeat] = useState(past.seat === undefined ? (mySeats[0] ?? null) : past.seat);
  const game = useKnownGame(opened);
  if (game === null) return <Message text={t('table.unknown-game')} />;
  if (opened.status === 'gathering') return <Message text={t('replay.not-begun')} />;
  if (game === undefined) return <Message text={t('table.opening')} />;
  return <Replay game={game} opened={opened} mySeats={mySeats} at={past.at} seat={seat} setSeat={setSeat} />;
}

function AtTable({ guest, opened, invite }: { guest: Guest; opened: Opened; invite: string | null }) {
  const line = useMemo(() => new TableStore(opened.id), [opened.id]);
  const known = useSyncExternalStore(line.subscribe, line.now);
  const [seat, setSeat] = useState<number | null>(null);
  const info = known.info ?? opened;
  const mySeats = info.seats.flatMap((one, i) => (one.kind === 'guest' && one.guest === guest.id ? [i] : []));
  const [first = null] = mySeats;
  const watched = seat !== null && mySeats.includes(seat) ? seat : first;
  useEffect(() => {
    line.open();
    return () => line.close();
  }, [line]);
  useEffect(() => line.watch(watched), [line, watched]);

  const game = useKnownGame(info);
  if (game === null) return <Message text={t('table.unknown-game')} />;
  if (info.status === 'gathering') {
    return (
      <Gathering
        info={info}
        guest={guest}
        game={game}
        known={known}
        invite={invite}
        invitation={opened.invite ?? null}
      />
    );
  }
  if (info.status === 'closed' && known.view === null) return <Message text={t('table.closed')} />;
  if (known.problem && known.view === null) return <Message text={problemInWords(known.problem)} />;
  if (game === undefined || known.view === null || known.info === null) {
    return <Message text={known.link === 'lost' ? t('link.lost') : t('table.opening')} />;
  }
  const seats = { mySeats, watched, setSeat, invite, invitation: opened.invite ?? null };
  return <Play game={game} line={line} known={known} {...seats} />;
}
