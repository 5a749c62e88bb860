/** What wins this game, on red cloth, and how far everybody is on the way. */

import type { Goal, Milestone } from '@questwright/messages';
import { Sign } from '../../materials/sign.tsx';
import { t } from '../../words.ts';
import { useTable } from '../shown-table.ts';
import styles from './ribbon.module.css';

/** How far a seat is on the way of that milestone, from 0 to 1. */
const shareOf = ({ has, need }: Milestone, seat: number): number =>
  need === null || need === 0 ? 0 : Math.min(1, (has.find((one) => one.seat === seat)?.count ?? 0) / need);

export function Ribbon() {
  const { ui, scene, complete, say } = useTable();
  const goal = complete(() => ui.entry.goal?.(scene) ?? null);
  if (goal === null || goal.wins.length === 0) return null;
  const [first, ...also] = goal.wins.map(({ text }) => say(text));
  const loses = goal.loses.map(({ text }) => say(text));
  return (
    <section className={styles.ribbon} aria-label={t('goal.label')}>
      <div className={styles.rod} />
      <div className={styles.cloth}>
        <span className={styles.emblem}>
          <Sign name="rune" />
        </span>
        <div className={styles.goal}>
          <h2>{first}</h2>
          {also.length > 0 && <p>{t('goal.or', { also })}</p>}
          {also.length === 0 && loses.length > 0 && <p>{t('goal.loses', { loses })}</p>}
        </div>
        <Way goal={goal} />
      </div>
    </section>
  );
}

/** Stations from left to right, and everybody's face where they are. */
function Way({ goal }: { goal: Goal }) {
  const seen = useTable();
  const { ui, seat: me, info, nameOf, colorOf, say, complete } = seen;
  const counted = goal.milestones.find(({ need, way }) => need !== null && way !== null && way === goal.wins[0]?.id);
  const own = complete(() => ui.wayOf?.(seen, goal) ?? null);
  const stops = own?.stops ?? Array.from({ length: Math.min(counted?.need ?? 0, 9) }, () => ({ picture: null }));
  if (stops.length === 0) return null;
  const seats = info.seats.map((_, seat) => seat);
  const atOf = (seat: number): number => own?.at(seat) ?? (counted ? shareOf(counted, seat) : 0);
  const told = goal.milestones.flatMap((one) =>
    one.has.map(({ seat, count }) =>
      t('goal.has', { who: seat === null ? null : nameOf(seat), what: say(one.text), count, need: one.need }),
    ),
  );
  const { Likeness } = ui;
  return (
    <div className={styles.way}>
      <ul className="unseen">
        {told.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.lane} aria-hidden="true">
        {stops.map(({ picture }, i) => (
          <span
            key={i}
            className={picture === null ? styles.socket : styles.stop}
            style={{ left: `${(100 * (i + 1)) / (stops.length + 0.4)}%` }}
          >
            {picture ?? <Sign name="rune" />}
          </span>
        ))}
        {seats.map((seat) => (
          <span
            key={seat}
            className={seat === me ? `${styles.face} ${styles.mine}` : styles.face}
            title={nameOf(seat)}
            style={{
              left: `${((100 * (atOf(seat) * stops.length)) / (stops.length + 0.4)).toFixed(1)}%`,
              borderColor: colorOf(seat),
              background: colorOf(seat),
            }}
          >
            {Likeness && <Likeness seat={seat} />}
          </span>
        ))}
      </div>
    </div>
  );
}
