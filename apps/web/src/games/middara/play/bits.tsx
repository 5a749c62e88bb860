/** What several parts of the play show: a face in the frame of its side, HP and SP as bars, odds. */

import { cardIn, type Figure } from '@questwright/middara/shown';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/shown-table.ts';
import { Portrait } from '../pictures/pictures.tsx';
import styles from './bits.module.css';
import type { Odds } from './odds.ts';
import { cardIdIn, figureOf } from './reading.ts';

/** Adventurers are round, opponents square; its color says it once more. */
export function FaceOf({ thing, size }: { thing: number; size: number }) {
  const { scene } = useTable();
  const id = cardIdIn(scene, thing);
  const side = figureOf(scene, thing)?.side ?? 'opponents';
  return (
    <span
      className={styles.face}
      data-side={side}
      data-who={id}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      {id !== '' && <Portrait id={id} size={size} />}
    </span>
  );
}

/** Green above half of it, red at a quarter and less; the number says it, too. `after`: what is left after a blow. */
export function HpBar({ left, most, after = null }: { left: number; most: number; after?: number | null }) {
  const { tell } = useTable();
  const shown = Math.max(0, left);
  const share = (number: number): string => `${most === 0 ? 0 : (100 * Math.max(0, number)) / most}%`;
  const level = shown * 2 > most ? 'high' : shown * 4 > most ? 'middle' : 'low';
  const text =
    after === null
      ? tell('web.play.hp', { left: shown, most })
      : tell('web.play.hp-after', { left: shown, after, most });
  return (
    <span className={styles.hp} data-level={level} style={{ '--of': most || 1 } as React.CSSProperties}>
      <i style={{ width: share(after ?? shown) }} />
      {after !== null && after < shown && (
        <i className={styles.lost} style={{ left: share(after), width: share(shown - Math.max(0, after)) }} />
      )}
      <b>{text}</b>
    </span>
  );
}

/** The dots of the Stamina Recovery Bar; the first of them are red. */
export function SpBar({ figure }: { figure: Figure }) {
  const { scene, tell } = useTable();
  const bar = cardIn(scene, figure.thing)?.stamina;
  if (bar === undefined) return null;
  return (
    <span className={styles.sp}>
      {Array.from({ length: bar.most }, (_, i) => (
        <i
          key={i}
          data-red={i < bar.recovery || undefined}
          data-full={i < figure.stamina || undefined}
          aria-hidden="true"
        />
      ))}
      <span>{tell('web.play.sp', { stamina: figure.stamina })}</span>
    </span>
  );
}

interface OddsProps {
  odds: Odds;
  /** What it changes. */
  beside?: Odds | null;
  /** Whether the reader wishes for more or for less of it. */
  wants?: 'more' | 'less';
}
/** Three numbers in boxes: how often it hits, Damage on average, how often it Defeats. */
export function OddsBoxes({ odds, beside, wants = 'more' }: OddsProps) {
  const { tell } = useTable();
  const boxes = [
    { key: 'hits', now: odds.hits, before: beside?.hits },
    { key: 'average', now: Math.round(odds.average * 10) / 10, before: beside && Math.round(beside.average * 10) / 10 },
    { key: 'defeats', now: odds.defeats, before: beside?.defeats },
  ] as const;
  return (
    <dl className={styles.odds}>
      {boxes.map(({ key, now, before }) => (
        <div key={key} data-of={key}>
          <dt>{tell(`web.odds.${key}`)}</dt>
          <dd>
            {tell(key === 'average' ? 'web.odds.number' : 'web.odds.percent', { number: now })}
            {before !== undefined && before !== null && before !== now && (
              <small data-better={now > before === (wants === 'more')}>
                {tell('web.odds.change', { number: Math.round((now - before) * 10) / 10 })}
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
/** The highest bar, in pixels. */
const TALLEST = 58;

/** How often each Damage is dealt; what Defeats is told by a pattern, too. */
export function DamageBars({ odds }: { odds: Odds }) {
  const { tell } = useTable();
  const missed = 100 - odds.bars.reduce((sum, one) => sum + one.chance, 0);
  const bars = [{ damage: -1, chance: missed, defeats: false }, ...odds.bars];
  const most = Math.max(1, ...bars.map(({ chance }) => chance));
  return (
    <figure className={styles.bars}>
      <figcaption>{tell('web.odds.bars')}</figcaption>
      <ol>
        {bars.map(({ damage, chance, defeats }) => (
          <li key={damage} data-miss={damage < 0 || undefined} data-defeats={defeats || undefined}>
            <span className="unseen">
              {tell('web.odds.bar', {
                damage: Math.max(0, damage),
                miss: damage < 0,
                chance: Math.round(chance),
                defeats,
              })}
            </span>
            <span className={styles.percent} aria-hidden="true">
              {chance >= 0.5 ? Math.round(chance) : ''}
            </span>
            <i style={{ height: `${(TALLEST * chance) / most}px` }} aria-hidden="true" />
            <b aria-hidden="true">{damage < 0 ? tell('web.odds.miss') : damage}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** A small label: an Effect, a token. */
export const Chip = ({ kind, children }: { kind: 'bad' | 'good' | 'token' | 'plain' | 'off'; children: ReactNode }) => (
  <span className={styles.chip} data-kind={kind}>
    {children}
  </span>
);
