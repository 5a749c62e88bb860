/** Figures on a square board: friends are round, foes have thorns, and a ring tells how much life is left. What lies there has
 *  a shape and a letter. */

import { placeOf } from '@questwright/geometry/square';
import type { CSSProperties } from 'react';
import { middleOf, type Badge, type Figure, type Thing } from './grid-board.ts';
import styles from './grid.module.css';

const ROUND = 'M0 -42A42 42 0 1 1 0 42A42 42 0 1 1 0 -42z';
const DIAMOND = 'M0 -36 36 0 0 36 -36 0z';
/** Sixteen thorns. */
const THORNS = `M${Array.from({ length: 32 }, (_, i) => {
  const radius = i % 2 === 0 ? 48.5 : 40.5;
  const angle = (i * Math.PI) / 16;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join(' ')}z`;
const OUTLINES: Readonly<Record<Figure['side'], string>> = { friend: ROUND, foe: THORNS, thing: DIAMOND };
/** The ring of life, and its length. */
const RADIUS = 36;
const RING = 2 * Math.PI * RADIUS;

export function GridFigures({ figures }: { figures: readonly Figure[] }) {
  // The one whose turn it is lies on top.
  const ordered = figures.toSorted((one, other) => Number(one.turn === 'now') - Number(other.turn === 'now'));
  return (
    <div className={styles.figures} aria-hidden="true">
      {ordered.map((figure) => (
        <One key={figure.id} {...figure} />
      ))}
    </div>
  );
}

/** Where a point of the life is on its ring. */
const notch = (i: number, most: number): string => {
  const angle = (i / most) * Math.PI * 2;
  const [x, y] = [Math.sin(angle), -Math.cos(angle)];
  return `M${(x * (RADIUS - 3)).toFixed(1)} ${(y * (RADIUS - 3)).toFixed(1)}L${(x * (RADIUS + 3)).toFixed(1)} ${(y * (RADIUS + 3)).toFixed(1)}`;
};

function One({ at, side, mark, face, color, life, turn, size = 1, number, effects = [], tokens = [], ghost }: Figure) {
  const { x, y } = placeOf(at);
  const share = life ? life.left / life.most : 1;
  const style = { '--x': x, '--y': y, '--size': size, '--own': color } as CSSProperties;
  return (
    <div
      className={styles.figure}
      style={style}
      data-side={side}
      data-turn={turn}
      data-ghost={ghost || undefined}
      data-faced={face ? '' : undefined}
    >
      <svg viewBox="-50 -50 100 100">
        {turn === 'now' && <circle className={styles.acts} r="48" />}
        <path className={styles.body} d={OUTLINES[side]} fill={color} />
        <g className={styles.mark}>{mark}</g>
      </svg>
      {face && <span className={styles.face}>{face}</span>}
      <svg viewBox="-50 -50 100 100">
        {ghost && <circle className={styles.ghost} r="45" />}
        {life && (
          <g data-low={share <= 0.25 ? 'very' : share <= 0.5 ? 'rather' : undefined}>
            <circle className={styles.ringEmpty} r={RADIUS} />
            <circle
              className={styles.ring}
              r={RADIUS}
              strokeDasharray={`${RING * share} ${RING}`}
              transform="rotate(-90)"
            />
            <path
              className={styles.notches}
              d={Array.from({ length: life.most }, (_, i) => notch(i, life.most)).join('')}
            />
            <g transform="translate(0 37)">
              <rect className={styles.plate} x="-24" y="-11.5" width="48" height="23" rx="6" />
              <text className={styles.life} y="6.5" textAnchor="middle">
                <tspan className={styles.left}>{life.left}</tspan>
                <tspan className={styles.most}>/{life.most}</tspan>
              </text>
            </g>
          </g>
        )}
        {number !== undefined && (
          <g transform="translate(-33 -32)">
            <path className={styles.tag} d="M-13 -12h26v17l-13 9-13-9z" />
            <text className={styles.number} y="5.5" textAnchor="middle">
              {number}
            </text>
          </g>
        )}
        {effects.slice(0, 3).map((one, i) => (
          <One24 key={one.id} badge={one} x={36 - i * 2} y={-32 + i * 26} shape="M0 -15 15 0 0 15-15 0z" />
        ))}
        {tokens.slice(0, 3).map((one, i) => (
          <One24
            key={one.id}
            badge={one}
            x={-37 + i * 3}
            y={14 - i * 25}
            shape="M0 -12.5A12.5 12.5 0 1 1 0 12.5A12.5 12.5 0 1 1 0 -12.5z"
          />
        ))}
      </svg>
    </div>
  );
}

function One24({ badge, x, y, shape }: { badge: Badge; x: number; y: number; shape: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.badge} d={shape} fill={badge.color} />
      <g className={styles.sign} transform="translate(-8.5 -8.5) scale(.71)">
        {badge.sign}
      </g>
      {(badge.count ?? 1) > 1 && (
        <text className={styles.count} x="9" y="12">
          {badge.count}
        </text>
      )}
    </g>
  );
}

const SHAPES: Readonly<Record<Thing['shape'], string>> = {
  round: 'M0 -22A22 22 0 1 1 0 22A22 22 0 1 1 0 -22z',
  arch: 'M-19 21V-5a19 18 0 0 1 38 0v26z',
  diamond: 'M0 -26 26 0 0 26-26 0z',
  pillar: 'M-14 -22H14L21 22H-21z',
  block: 'M-21 -19h42v38h-42z',
};

/** What lies beside a figure is seen at its foot. */
export function GridThings({ things, taken }: { things: readonly Thing[]; taken: ReadonlySet<string> }) {
  return (
    <g>
      {things.map(({ id, at, shape, letter, color }, i) => {
        const { x, y } = middleOf(at);
        const before = things.slice(0, i).filter((one) => one.at === at).length;
        const aside = taken.has(at) ? 'translate(30 -30) scale(.62)' : '';
        return (
          <g key={id} transform={`translate(${x + before * 16} ${y - before * 14}) ${aside}`}>
            <ellipse className={styles.under} cx="3" cy="22" rx="24" ry="8" />
            <path className={styles.thing} d={SHAPES[shape]} fill={color} />
            <text className={styles.letter} y="8" textAnchor="middle">
              {letter}
            </text>
          </g>
        );
      })}
    </g>
  );
}
