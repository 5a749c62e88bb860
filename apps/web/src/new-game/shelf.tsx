/** The shelf: which box comes to the table, and what goes with it. */

import { useState } from 'react';
import { Icon, type IconName } from '../frame/icons.tsx';
import { MyGames } from '../front/my-games.tsx';
import { useOpening } from '../front/play-now.tsx';
import { openGuide, type OfferedGame } from '../net/requests.ts';
import { t } from '../words.ts';
import { BoxSides } from './box-sides.tsx';
import { aboutOf } from './game-emblem.tsx';
import { packsWith, recommendedOf } from './setup.ts';
import {
  inDrawer,
  packsBeside,
  seatsOf,
  setupAddress,
  shelved,
  type ShelvedGame,
  type ShelvedPack,
} from './shelved.ts';
import styles from './shelf.module.css';

export function Shelf({ games }: { games: readonly OfferedGame[] }) {
  const boxes = shelved(games);
  const [chosen, choose] = useState(boxes[0]!.id);
  const [taken, take] = useState<Readonly<Record<string, readonly string[]>>>({});
  const game = boxes.find(({ id }) => id === chosen)!;
  const packs = taken[chosen] ?? recommendedOf(game.offered);
  const beside = packsBeside(game.offered, packs);
  const change = (id: string, on: boolean): void =>
    take({ ...taken, [chosen]: packsWith(game.offered.packs, packs, id, on) });
  return (
    <div className={styles.shelf}>
      <fieldset className={styles.row}>
        <legend className="unseen">{t('shelf.boxes')}</legend>
        {boxes.map((one) => (
          <GameBox key={one.id} game={one} chosen={one.id === chosen} onChoose={() => choose(one.id)} />
        ))}
      </fieldset>
      <Note game={game} packs={packs} />
      {beside.length > 0 && (
        <fieldset className={`${styles.row} ${styles.small}`}>
          <legend className="unseen">{t('shelf.with', { game: game.box.words.title })}</legend>
          {beside.map((one) => (
            <PackBox key={one.pack.id} {...one} onTake={(on) => change(one.pack.id, on)} />
          ))}
        </fieldset>
      )}
      <Drawer games={inDrawer(games)} />
      <div className={styles.before}>
        <MyGames />
        <a className={styles.tables} href="/lobby">
          <Icon name="link" /> {t('shelf.tables')}
        </a>
      </div>
    </div>
  );
}

function GameBox({ game, chosen, onChoose }: { game: ShelvedGame; chosen: boolean; onChoose(): void }) {
  const { box } = game;
  const { title, mood } = box.words;
  const { min, max } = seatsOf(game, []);
  return (
    <label className={styles.box}>
      <input type="radio" name="box" checked={chosen} onChange={onChoose} aria-label={title} />
      <BoxSides box={box} />
      <span className={styles.plate}>
        <b>{title}</b>
        {t('shelf.plate', { min, max, same: String(min === max), mood })}
      </span>
    </label>
  );
}

function PackBox({ pack, box, taken, wrong, onTake }: ShelvedPack & { onTake(taken: boolean): void }) {
  const isBarred = wrong.length > 0;
  return (
    <label className={isBarred ? `${styles.box} ${styles.barred}` : styles.box} title={box.words.about}>
      <input
        type="checkbox"
        checked={taken}
        disabled={isBarred}
        aria-label={pack.title}
        aria-describedby={`box-${pack.id}`}
        onChange={(event) => onTake(event.target.checked)}
      />
      <BoxSides box={box} />
      {isBarred && (
        <span className={styles.band} aria-hidden="true">
          {t('shelf.barred')}
        </span>
      )}
      <span className={styles.plate}>
        <b>{box.words.title}</b>
        <span id={`box-${pack.id}`}>{isBarred ? wrong.join(' ') : t('shelf.taken', { taken: String(taken) })}</span>
      </span>
    </label>
  );
}

const FACTS: readonly [IconName, 'time' | 'mood' | 'hard'][] = [
  ['time', 'time'],
  ['star', 'mood'],
  ['book', 'hard'],
];

/** What is known of the box that stands forward, and how it is opened. */
function Note({ game, packs }: { game: ShelvedGame; packs: readonly string[] }) {
  const { id, box } = game;
  const { min, max } = seatsOf(game, packs);
  return (
    <section className={styles.note} aria-labelledby="box-title" aria-live="polite">
      <h2 id="box-title">{box.words.title}</h2>
      <p>{box.words.about}</p>
      <dl>
        <dt>
          <Icon name="people" /> {t('shelf.players')}
        </dt>
        <dd>{t('shelf.seats', { min, max, same: String(min === max) })}</dd>
        {FACTS.map(([icon, fact]) => {
          const said = box.words[fact];
          return said === undefined ? null : (
            <div key={fact}>
              <dt>
                <Icon name={icon} /> {t(`shelf.${fact}`)}
              </dt>
              <dd>{said}</dd>
            </div>
          );
        })}
      </dl>
      <a className={styles.open} href={setupAddress(id, packs)}>
        <Icon name="play" /> {t('shelf.open')}
      </a>
      {box.guided && <Guided game={id} />}
    </section>
  );
}

function Guided({ game }: { game: string }) {
  const { state, go } = useOpening(async () => (await openGuide(game)).id);
  return (
    <>
      <button type="button" className={styles.guided} disabled={state === 'opening'} onClick={go}>
        <Icon name="flag" /> {state === 'opening' ? t('front.playing') : t('shelf.guide')}
      </button>
      {typeof state === 'object' && <p role="alert">{state.problem}</p>}
    </>
  );
}

/** For those who build games: small ones that show what the table can do, and the lab. */
function Drawer({ games }: { games: readonly OfferedGame[] }) {
  return (
    <details className={styles.drawer}>
      <summary>
        <span className={styles.handle} aria-hidden="true" />
        <b>{t('shelf.drawer')}</b> {t('shelf.drawer-about')}
      </summary>
      <ul>
        {games.map(({ id, title }) => (
          <li key={id}>
            <a href={setupAddress(id, [])}>{title}</a> {aboutOf(id)}
          </li>
        ))}
        <li>
          <a href="/lab">{t('shelf.lab')}</a> {t('shelf.lab-about')}
        </li>
      </ul>
    </details>
  );
}
