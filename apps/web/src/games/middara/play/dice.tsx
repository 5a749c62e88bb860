/** Dice of the nine colors: thrown, at rest, counted. A die has no face before it lies still. */

import { SYMBOLS } from '@questwright/middara/shown';
import { useEffect, useState } from 'react';
import { mayMove, settings } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import type { StepName } from '../../game.ts';
import styles from './dice.module.css';
import type { RolledDice, RolledDie } from './reading.ts';
import { SymbolSign } from './symbol.tsx';

/** How far the showing of dice has come; null: they were shown, and lie there. */
export type RollStep = StepName | null;
const liesStill = (step: RollStep): boolean => step !== 'throw';
export const isCounted = (step: RollStep): boolean => step !== 'throw' && step !== 'rest';
export const isDecided = (step: RollStep): boolean => isCounted(step) && step !== 'count';

const LETTERS: Readonly<Record<string, string>> = {
  white: 'W',
  teal: 'T',
  green: 'G',
  blue: 'B',
  purple: 'P',
  orange: 'O',
  red: 'R',
  grey: 'Y',
  black: 'K',
};

export function Dice({ roll, step = null }: { roll: Pick<RolledDice, 'key' | 'dice'>; step?: RollStep }) {
  const { goOn } = useTable();
  return (
    // Whoever does not want to wait taps the dice; there is a button for it, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.dice} data-roll={roll.key} data-step={step ?? 'shown'} onClick={goOn ?? undefined}>
      {roll.dice.map((one, i) => (
        <Die key={i} one={one} flies={!liesStill(step)} />
      ))}
    </div>
  );
}
/** Dice that were not thrown yet, by their colors. */
export const Pool = ({ dice }: { dice: readonly string[] }) => (
  <div className={styles.dice} data-pool="">
    {dice.map((die, i) => (
      <Die key={i} one={{ die, face: {} }} flies />
    ))}
  </div>
);

/** What a face shows, one picture for each Symbol. */
const picturesOn = ({ face }: RolledDie): ('book' | 'shield' | 'burst' | 'skull')[] => [
  ...SYMBOLS.flatMap((symbol) => Array.from({ length: face[symbol] ?? 0 }, () => symbol)),
  ...(face.skull === true ? (['skull'] as const) : []),
];

function Die({ one, flies }: { one: RolledDie; flies: boolean }) {
  const { tell } = useTable();
  const { die, face } = one;
  const { number = 0, book = 0, shield = 0, burst = 0, skull = false } = face;
  const about = { die: { content: `die-${die}` }, number, book, shield, burst, skull };
  const spoken = tell('rolled-face', about);
  const pictures = flies ? [] : picturesOn(one);
  return (
    <span
      className={styles.die}
      data-die={die}
      {...(flies ? { 'aria-hidden': true } : { role: 'img', 'aria-label': spoken })}
    >
      <span className={styles.letter} aria-hidden="true">
        {LETTERS[die]}
      </span>
      {!flies && number > 0 && (
        <b className={styles.number} aria-hidden="true">
          {number}
        </b>
      )}
      {pictures.length > 0 && (
        <span className={styles.symbols} data-alone={number === 0 || undefined} aria-hidden="true">
          {pictures.map((picture, i) => (
            <SymbolSign key={i} of={picture} />
          ))}
        </span>
      )}
    </span>
  );
}
/** A small die beside the name of what it belongs to. */
export const Pip = ({ die }: { die: string }) => (
  <i className={styles.pip} data-die={die} aria-hidden="true">
    {LETTERS[die]}
  </i>
);

/** So long a number takes to grow by one, in milliseconds. */
const A_POINT = 60;
/** A number that counts up from nothing while `counts`; at once where nothing may move. */
export function useCountUp(total: number, counts: boolean): number {
  const [ticks, setTicks] = useState(0);
  const moves = counts && mayMove();
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => setTicks((before) => before + 1), A_POINT / settings().animationSpeed);
    return () => clearInterval(timer);
  }, [moves]);
  return moves ? Math.min(total, ticks) : total;
}
