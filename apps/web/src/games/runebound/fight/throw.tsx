/** Dice that are thrown, lie still, and are counted: their result is written only after that. */

import type { StepName } from '../../game.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import type { Roll } from './rolls.ts';
import styles from './throw.module.css';
import { thingIn } from '../view-readers.ts';

/** How far the showing of a roll has come; null: it was shown, and lies there. */
export type RollStep = StepName | null;

export const liesStill = (step: RollStep): boolean => step !== 'throw';
export const isCounted = (step: RollStep): boolean => step !== 'throw' && step !== 'rest';
export const isDecided = (step: RollStep): boolean => isCounted(step) && step !== 'count';

/** Whoever rolls: a hero, or one of the party. */
export function useRoller({ thing, seat }: Roll): string {
  const { view, tell, nameOf } = useTable();
  const card = thing === null ? null : (thingIn(view, thing)?.card ?? null);
  return card === null ? nameOf(seat) : tell(`content.${card}`);
}

export function Dice({ roll, step, size }: { roll: Roll; step: RollStep; size?: number }) {
  const { goOn } = useTable();
  return (
    // Whoever does not want to wait taps the dice; there is a button for it, too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.dice}
      data-roll={roll.key}
      data-step={step ?? 'shown'}
      data-result={isDecided(step) && roll.success !== null ? String(roll.success) : undefined}
      style={size === undefined ? undefined : { fontSize: size }}
      onClick={goOn ?? undefined}
    >
      {roll.dice.map((face, i) => (
        <Die key={i} face={liesStill(step) ? face : null} tone={i % 2 === 0 ? 'bone' : 'wine'} />
      ))}
    </div>
  );
}

/** The sum, what it had to reach, and one word. */
export function Sum({ roll, step }: { roll: Roll; step: RollStep }) {
  const { total, against, success } = roll;
  if (!isCounted(step)) return null;
  const dice = roll.dice.reduce((sum, die) => sum + die, 0);
  if (total === null) return <span className={styles.sum}>{t('throw.open', { dice })}</span>;
  const faces = roll.dice.length > 1 ? roll.dice.join(' + ') : String(dice);
  return (
    <>
      <span className={styles.sum}>{t('throw.total', { faces, added: total - dice, total })}</span>
      {against !== null && <span className={styles.needed}>{t('throw.needed', { against })}</span>}
      {isDecided(step) && success !== null && (
        <b className={styles.verdict} data-result={String(success)}>
          {t('throw.verdict', { for: roll.for, success: String(success) })}
        </b>
      )}
    </>
  );
}

/** Dice and what they come to, one above the other. */
export function Throw({ roll, step }: { roll: Roll; step: RollStep }) {
  const who = useRoller(roll);
  return (
    <div className={styles.throw}>
      <p className={styles.who}>{t('throw.for', { who, for: roll.for })}</p>
      <Dice roll={roll} step={step} />
      <p className={styles.result}>
        <Sum roll={roll} step={step} />
      </p>
    </div>
  );
}

/** A ten-sided die, seen from above and in front; it has no face while it flies. */
function Die({ face, tone }: { face: number | null; tone: 'bone' | 'wine' }) {
  return (
    <svg
      className={styles.die}
      data-tone={tone}
      viewBox="-62 -56 124 118"
      {...(face === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': String(face) })}
    >
      <ellipse className={styles.shade} cx="6" cy="42" rx="54" ry="15" />
      <g className={styles.solid}>
        <path className={styles.under} d="M0-50 44-18 46 12 0 46-46 12-44-18z" />
        <path className={styles.top} d="M0-50 27 4 0 24-27 4z" />
        <path className={styles.left} d="M0-50-44-18-46 12-27 4z" />
        <path className={styles.right} d="M0-50 44-18 46 12 27 4z" />
        <path className={styles.right} d="M-27 4 0 24V46L-46 12z" />
        <path className={styles.edges} d="M0-50 27 4 0 24-27 4zM-46 12-27 4M46 12 27 4M0 24v22" />
        <path className={styles.rim} d="M0-50 44-18 46 12 0 46-46 12-44-18z" />
        {face !== null && (
          <text y="7" fontSize={face > 9 ? 24 : 31} textAnchor="middle">
            {face}
          </text>
        )}
      </g>
    </svg>
  );
}
