/** The two sums of an Attack: its roll against the Defense, and its Damage down to the HP. */

import { Fragment } from 'react';
import { useTable } from '../../../table/shown-table.ts';
import styles from './sums.module.css';
import { HpBar } from './bits.tsx';
import { useCountUp } from './dice.tsx';
import { damageSum, leftOf, sumTold, type RollSum } from './odds.ts';
import { number, type ShownAttack } from './reading.ts';

interface Term {
  key: string;
  amount: number;
  label: string;
}
function Terms({ terms }: { terms: readonly Term[] }) {
  return (
    <>
      {terms.map(({ key, amount, label }, i) => (
        <Fragment key={key}>
          {i > 0 && (
            <span className={styles.sign} aria-hidden="true">
              {amount < 0 ? '−' : '+'}
            </span>
          )}
          <span className={styles.term}>
            <b>
              {i > 0 && <span className="unseen">{amount < 0 ? '−' : '+'}</span>}
              {i > 0 ? Math.abs(amount) : amount}
            </b>
            <small>{label}</small>
          </span>
        </Fragment>
      ))}
    </>
  );
}

/** What is decided; before that, what it would be as it lies there. */
export const verdictOf = (
  over: number,
  skull: boolean,
  verdict: 'hits' | 'misses' | null,
): 'hits' | 'misses' | 'reaches' | 'short' => verdict ?? (skull ? 'misses' : over >= 0 ? 'reaches' : 'short');

interface RollRowProps {
  sum: RollSum;
  /** It is being counted. */
  counts: boolean;
  skull: boolean;
  /** Null while Symbols can still be spent on it. */
  verdict: 'hits' | 'misses' | null;
}
export function RollRow({ sum: { dice, parts, total, defense }, counts, skull, verdict }: RollRowProps) {
  const { tell } = useTable();
  const shown = useCountUp(total, counts);
  const terms = [
    { key: 'dice', amount: dice, label: tell('web.sum.dice') },
    ...parts.map(({ key, amount }) => ({ key, amount, label: tell(`web.sum.${key}`) })),
  ];
  const over = total - defense;
  const word = verdictOf(over, skull, verdict);
  if (counts) {
    // A sum is told when it has been counted: half of it would be none.
    return (
      <p className={styles.row} data-sum="roll" data-part="dice">
        <span className={styles.term} data-total="">
          <b>{shown}</b>
          <small>{tell('web.sum.roll')}</small>
        </span>
      </p>
    );
  }
  return (
    <p className={styles.row} data-sum="roll" data-part="dice">
      <Terms terms={terms} />
      <span className={styles.sign}>=</span>
      <span className={styles.term} data-total="">
        <b>{shown}</b>
        <small>{tell('web.sum.roll')}</small>
      </span>
      <span className={styles.against}>{tell('web.sum.against')}</span>
      <span className={styles.term} data-defense="">
        <b>{defense}</b>
        <small>{tell('value.defense')}</small>
      </span>
      <strong className={styles.verdict} data-good={word === 'hits' || word === 'reaches' || undefined}>
        {tell('web.sum.verdict', { word, over, short: -over, skull })}
      </strong>
    </p>
  );
}

/** `more`: what is going to be spent besides. */
export function DamageRow({ attack, isHit }: { attack: ShownAttack; isHit: boolean }) {
  const { scene, complete, tell, value, log } = useTable();
  const sum = complete(() => sumTold(scene, attack, log) ?? damageSum(scene, attack, isHit));
  if (sum === null) return null;
  // What was dealt is there already: it is told once more until the Attack is over.
  const left = leftOf(scene, attack.target) + (attack.dealt ?? 0);
  const most = number(value('maximum HP', attack.target));
  const parts = ['over', 'symbols', 'flanking', 'more'] as const;
  const terms = parts.flatMap((key) =>
    sum[key] === 0 && key !== 'over' ? [] : [{ key, amount: sum[key], label: tell(`web.sum.${key}`) }],
  );
  const all = [
    ...terms,
    ...(sum.armor === 0 ? [] : [{ key: 'armor', amount: -sum.armor, label: tell('web.sum.armor') }]),
    ...(sum.kept === 0 ? [] : [{ key: 'kept', amount: -sum.kept, label: tell('web.sum.kept') }]),
  ];
  const dealt = attack.dealt ?? sum.total;
  return (
    <div className={styles.damage}>
      <p className={styles.row} data-sum="damage">
        <Terms terms={all} />
        <span className={styles.sign}>=</span>
        <span className={styles.term} data-total="damage">
          <b>{sum.total}</b>
          <small>{tell('web.sum.damage')}</small>
        </span>
      </p>
      <div className={styles.hp}>
        <HpBar left={left} after={Math.max(0, left - dealt)} most={most} />
        {dealt >= left && <b>{tell('web.sum.defeats')}</b>}
      </div>
    </div>
  );
}
