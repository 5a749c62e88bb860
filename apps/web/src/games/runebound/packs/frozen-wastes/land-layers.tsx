/** On the land itself: a veil over terrain that costs frost, and what lies there. */

import { middleOf, SIZE, softArea, type Spaces } from '@questwright/art/land';
import { landOf, LANDS } from '@questwright/runebound/isheim';
import { memo } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import styles from './frozen-wastes.module.css';
import { frozenIn, weatherOf } from './readers.ts';

/** As the washes of the land stray from its hexagons. */
const WAVER = 6;

type Frosts = Readonly<Record<string, number>>;

/** The more frost, the whiter; from two on it is hatched as well, so that no eye needs the shade. */
const Veil = memo(function Veil({ spaces, frosts }: { spaces: Spaces; frosts: string }) {
  const frost = JSON.parse(frosts) as Frosts;
  const middles = Object.values(spaces).map(middleOf);
  const low = Math.max(...middles.map(({ y }) => y)) + SIZE;
  return (
    <g className={styles.veil} aria-hidden="true" clipPath="url(#frost-edge)">
      <defs>
        <clipPath id="frost-edge">
          <rect y={-SIZE} width={Math.max(...middles.map(({ x }) => x))} height={low + SIZE} />
        </clipPath>
        {[2, 3, 4].map((level) => (
          <pattern
            key={level}
            id={`frost-${level}`}
            width={20 - level * 3}
            height={20 - level * 3}
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(-28)"
          >
            <path d={`M0 ${(20 - level * 3) / 2}h${8 - level}`} className={styles.wind} />
          </pattern>
        ))}
      </defs>
      {LANDS.map((land) => {
        const level = Math.min(4, frost[land] ?? 0);
        if (level === 0) return null;
        const d = softArea(
          Object.values(spaces).flatMap((space) =>
            space.terrain !== 'town' && landOf(space.terrain) === land ? [middleOf(space)] : [],
          ),
          SIZE,
          WAVER,
        );
        return (
          <g key={land} data-frost={level}>
            <path d={d} className={styles.rime} />
            {level > 1 && <path d={d} fill={`url(#frost-${level})`} />}
          </g>
        );
      })}
    </g>
  );
});
export function Frost({ spaces }: { spaces: Spaces }) {
  const { view, content } = useTable();
  return <Veil spaces={spaces} frosts={JSON.stringify(weatherOf(view, content).frost)} />;
}

/** Flares that burn. */
export function Signs({ spaces }: { spaces: Spaces }) {
  const { view, colorOf } = useTable();
  return (
    <g aria-hidden="true">
      {frozenIn(view).flares.map(({ at }, seat) => {
        const space = spaces[at];
        if (!space) return null;
        const { x, y } = middleOf(space);
        return (
          <g key={seat} transform={`translate(${x.toFixed(1)} ${(y + 14).toFixed(1)})`} className={styles.flare}>
            <ellipse rx="30" ry="13" style={{ fill: colorOf(seat) }} fillOpacity=".35" />
            <ellipse rx="20" ry="8" className={styles.glow} />
            <path d="M-24 0L-13 -3.600M24 0L13 -3.600M-17 7L-9 3M17 7L9 3M0 11V5" style={{ stroke: colorOf(seat) }} />
            <path d="M0 -22L5 -6L0 4L-5 -6z" className={styles.crystal} />
          </g>
        );
      })}
    </g>
  );
}
