/** A table of Abraxis Battle Dice: the Symbols to match, everybody's dice, Points and Fate, and what Locking In comes to. */

import {
  lockProspect,
  type AbraxisCard,
  type AbraxisPlayer,
  type DieCard,
  type Die,
  type Face,
  type Hand,
  type Symbols,
} from '@questwright/middara/shown';
import { useMemo, useState } from 'react';
import { useAnswers } from '../../../table/dock/answering.ts';
import { useTable } from '../../../table/shown-table.ts';
import { Why } from '../../../table/why/rule-link.tsx';
import { Portrait } from '../pictures/pictures.tsx';
import styles from './abraxis.module.css';
import { FaceOf, useNameOf } from './parts.tsx';
import { figureIn, within } from './readers.ts';

const ROUNDS = [1, 2, 3, 4, 5] as const;
const NAMES = ['book', 'shield', 'burst'] as const;
const MARKS: Readonly<Record<(typeof NAMES)[number], string>> = {
  book: 'M2 4c4-1 7-1 10 1 3-2 6-2 10-1v15c-4-1-7-1-10 1-3-2-6-2-10-1zM11.300 6.500v12h1.400v-12z',
  shield: 'M12 2c3 2 6 2.500 8 2.500C20 13 17.500 19 12 22 6.500 19 4 13 4 4.500 6 4.500 9 4 12 2z',
  burst:
    'M12 1l2.200 6.500L20 4l-2.500 6L24 12l-6.500 2L20 20l-5.800-3.500L12 23l-2.200-6.500L4 20l2.500-6L0 12l6.500-2L4 4l5.800 3.500z',
};
const Mark = ({ name }: { name: (typeof NAMES)[number] }) => (
  <svg viewBox="0 0 24 24" className={styles.mark} data-symbol={name} aria-hidden="true">
    <path d={MARKS[name]} fillRule="evenodd" />
  </svg>
);
const sumOf = (faces: readonly Face[], name: (typeof NAMES)[number]): number =>
  faces.reduce((sum, face) => sum + (face[name] ?? 0), 0);

function Shown({ symbols, of }: { symbols: Symbols; of?: Symbols }) {
  const { tell } = useTable();
  const said = tell('symbols', { book: 0, shield: 0, burst: 0, ...symbols });
  return (
    <span className={styles.symbols} role="img" aria-label={said}>
      {NAMES.filter((name) => (symbols[name] ?? 0) > 0 || (of?.[name] ?? 0) > 0).map((name) => (
        <span key={name}>
          <Mark name={name} />
          <b>{symbols[name] ?? 0}</b>
          {of && <small>/{of[name] ?? 0}</small>}
        </span>
      ))}
    </span>
  );
}
function DieShown({ die, face }: { die: Die; face: Face }) {
  return (
    <span className={styles.die} data-die={die}>
      {NAMES.flatMap((name) => Array.from({ length: face[name] ?? 0 }, (_, i) => <Mark key={name + i} name={name} />))}
      {NAMES.every((name) => (face[name] ?? 0) === 0) && <i>–</i>}
    </span>
  );
}

export function Abraxis() {
  const { view, content, tell } = useTable();
  const nameOf = useNameOf();
  const game = within(view, 'abraxis');
  const round = within(view, 'abraxis round');
  const choosing = within(view, 'locking in');
  if (game === null) return null;
  const card = content.get(game.card) as AbraxisCard | undefined;
  const goal = round?.goal ?? card?.symbols ?? {};
  return (
    <section className={styles.table} aria-label={tell('outfit.abraxis')}>
      <header className={styles.opponent}>
        <Portrait id={game.card} size={72} className={styles.rival!} />
        <div>
          <h2>{tell(`content.${game.card}`)}</h2>
          <p>{tell(`abraxis.${game.card}`)}</p>
        </div>
        <ol className={styles.rounds} aria-label={tell('outfit.rounds')}>
          {ROUNDS.map((one) => (
            <li
              key={one}
              aria-current={one === round?.round ? 'step' : undefined}
              data-over={one < (round?.round ?? 0) || undefined}
            >
              {one}
            </li>
          ))}
        </ol>
        <div className={styles.goal}>
          <span>{tell('outfit.to-match')}</span>
          <Shown symbols={goal} />
        </div>
        <p className={styles.stakes}>{tell('outfit.stakes')}</p>
      </header>
      <ul className={styles.players}>
        {game.players.map((player) => {
          const hand = round?.hands.find((one) => one.figure === player.figure) ?? null;
          const acts = choosing?.figure === player.figure;
          return (
            <li key={player.figure} data-acts={acts || undefined} data-out={player.out || undefined}>
              <Player player={player} goal={goal} hand={hand} name={nameOf(player.figure)} />
              {hand !== null && acts && (
                <Choosing key={JSON.stringify(hand)} hand={hand} goal={goal} all={round!.hands} player={player} />
              )}
              {hand !== null && !acts && hand.faces.length > 0 && (
                <p className={styles.rolled}>
                  <span>{tell('outfit.rolled')}</span>
                  {hand.faces.map((face, at) => (
                    <DieShown key={at} die={hand.dice[at]!} face={face} />
                  ))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PlayerProps {
  player: AbraxisPlayer;
  hand: Hand | null;
  goal: Symbols;
  name: string;
}
function Player({ player: { figure, points, fate, out }, hand, goal, name }: PlayerProps) {
  const { view, tell } = useTable();
  const own = figureIn(view, figure);
  const faces = hand?.locked.map(({ face }) => face) ?? [];
  const shown = Object.fromEntries(NAMES.map((one) => [one, sumOf(faces, one)]));
  return (
    <div className={styles.player}>
      {own && <FaceOf figure={own} size={52} />}
      <h3>{name}</h3>
      {out ? (
        <p>{tell('outfit.out')}</p>
      ) : (
        <p className={styles.points}>
          <b>{points}</b> {tell('outfit.points', { points })} · <b>{fate}</b> {tell('outfit.fate', { fate })}
        </p>
      )}
      {hand !== null && (
        <div className={styles.locked}>
          <span>{tell('outfit.locked')}</span>
          {hand.locked.map(({ die, face }, at) => (
            <DieShown key={at} die={die} face={face} />
          ))}
          <Shown symbols={shown} of={goal} />
        </div>
      )}
    </div>
  );
}

interface ChoosingProps {
  hand: Hand;
  goal: Symbols;
  all: readonly Hand[];
  player: AbraxisPlayer;
}
/** The dice of the last roll, to be Locked In: one is free, each more costs a Fate token. */
function Choosing({ hand, goal, all, player }: ChoosingProps) {
  const { view, content, tell, answer, complete, value } = useTable();
  const { sending } = useAnswers();
  const [which, setWhich] = useState<readonly number[]>([]);
  const form = view.decision?.mine?.forms.find((one) => one.choice === 'lock');
  const most = Number(complete(() => value('dice to lock in', hand.figure)) ?? 1);
  const facesOf = useMemo(() => (die: Die) => (content.get(`die-${die}`) as unknown as DieCard).faces, [content]);
  // Whoever comes after this one Locks In one of theirs first.
  const after = all.slice(all.findIndex((one) => one.figure === hand.figure) + 1).map((one) => one.figure);
  const others = all
    .filter((one) => one.figure !== hand.figure)
    .map((one) => one.dice.length - (after.includes(one.figure) ? 1 : 0));
  const odds = useMemo(
    () => hand.dice.map((_, at) => lockProspect(facesOf, hand, goal, [at], others)),
    // Another position is another Hand.
    // oxlint-disable-next-line react/exhaustive-deps
    [hand, goal, facesOf],
  );
  const together = useMemo(
    () => lockProspect(facesOf, hand, goal, which, others),
    // oxlint-disable-next-line react/exhaustive-deps
    [hand, goal, facesOf, which],
  );
  const best = odds.reduce(
    (one, { lost, match }, at) => (lost - match < odds[one]!.lost - odds[one]!.match ? at : one),
    0,
  );
  const toggle = (at: number): void =>
    setWhich(which.includes(at) ? which.filter((one) => one !== at) : [...which, at].slice(-Math.max(1, most)));
  const said = ({ lost, match }: { lost: number; match: number }): string =>
    tell('outfit.lock-odds', { lost: lost.toFixed(1), match: Math.round(100 * match) });
  return (
    <div className={styles.choosing}>
      <div className={styles.hand} role="group" aria-label={tell('outfit.your-roll')}>
        {hand.faces.map((face, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={which.includes(at)}
            disabled={!form || sending}
            aria-label={tell('outfit.die', {
              die: { content: `die-${hand.dice[at]}` },
              book: face.book ?? 0,
              shield: face.shield ?? 0,
              burst: face.burst ?? 0,
              odds: said(odds[at]!),
            })}
            onClick={() => toggle(at)}
          >
            <DieShown die={hand.dice[at]!} face={face} />
            <small data-best={at === best || undefined}>{said(odds[at]!)}</small>
          </button>
        ))}
      </div>
      {form && (
        <p className={styles.act}>
          <button
            type="button"
            className={styles.lock}
            disabled={which.length === 0 || sending}
            onClick={() => answer(['lock', ...which.toSorted().map((at) => `${at + 1}-${hand.dice[at]}`)])}
          >
            {tell('outfit.lock-in', { number: which.length, fate: Math.max(0, which.length - 1) })}
          </button>
          <span role="status">
            {which.length === 0 ? tell('outfit.lock-hint', { most, fate: player.fate }) : said(together)}{' '}
            <Why
              title={tell('option.lock', { most })}
              about={{
                about: 'words',
                title: tell('option.lock', { most }),
                rules: ['MD-ABRX-06', 'MD-ABRX-07', 'MD-ABRX-11'],
              }}
            />
          </span>
        </p>
      )}
    </div>
  );
}
