/** Dice that tumble to their result; a click or the next answer ends that. */

import { useEffect, useState } from 'react';
import { paced } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import type { Roll } from './rolls.ts';
import styles from './dice-roll.module.css';
import { thingIn } from '../view-readers.ts';

const TUMBLE = 620;
const TICK = 62;
/** Faces that flit by; which they are means nothing. */
const FLITTING = [7, 2, 9, 4, 10, 1, 6, 3, 8, 5];
const tumbled = new Set<string>();

/** Dice fall once, however often they are shown. */
function useTumble(key: string): [boolean, () => void] {
  // Drawn outside of a browser, nothing moves.
  const [until] = useState(() => (tumbled.has(key) || typeof matchMedia === 'undefined' ? 0 : paced(TUMBLE)));
  const [rolling, setRolling] = useState(until > 0);
  useEffect(() => {
    tumbled.add(key);
    if (until === 0) return undefined;
    const timer = setTimeout(() => setRolling(false), until);
    return () => clearTimeout(timer);
  }, [key, until]);
  return [rolling, () => setRolling(false)];
}

export function Throw({ roll }: { roll: Roll }) {
  const { view, tell, nameOf } = useTable();
  const [rolling, stop] = useTumble(roll.key);
  const card = roll.thing === null ? null : (thingIn(view, roll.thing)?.card ?? null);
  const who = card === null ? nameOf(roll.seat) : tell(`content.${card}`);
  const dice = roll.dice.reduce((sum, die) => sum + die, 0);
  const { total, against, success } = roll;
  const settled = !rolling && success !== null;
  return (
    // Whoever does not want to wait taps the dice; the keys answer anyway.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.throw} data-result={settled ? String(success) : 'open'} onClick={stop}>
      <p className={styles.who}>{t('throw.for', { who, for: roll.for })}</p>
      <div className={styles.dice}>
        {roll.dice.map((face, i) => (
          <Die key={i} face={face} nth={i} rolling={rolling} />
        ))}
      </div>
      <p className={rolling ? styles.hidden : styles.sum}>
        {total === null
          ? t('throw.open', { dice })
          : t('throw.sum', { dice, added: total - dice, total, against: against ?? null })}
      </p>
      {success !== null && (
        <p className={rolling ? styles.hidden : styles.verdict}>
          {t('throw.verdict', { for: roll.for, success: String(success) })}
        </p>
      )}
    </div>
  );
}

function Die({ face, nth, rolling }: { face: number; nth: number; rolling: boolean }) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setInterval(() => setTick((one) => one + 1), TICK);
    return () => clearInterval(timer);
  }, [rolling]);
  const shown = rolling ? FLITTING[(tick + nth * 3) % FLITTING.length]! : face;
  return (
    <svg
      className={rolling ? styles.tumbling : styles.die}
      viewBox="-30 -32 60 64"
      role="img"
      aria-label={String(face)}
    >
      <path className={styles.body} d="M0 -30 27 -12 27 10 0 30 -27 10 -27 -12z" />
      <path className={styles.facet} d="M0 -30 17 8 0 18 -17 8zM17 8 27 10 27 -12M-17 8 -27 10 -27 -12M0 18V30" />
      <text y="7">{shown}</text>
    </svg>
  );
}
