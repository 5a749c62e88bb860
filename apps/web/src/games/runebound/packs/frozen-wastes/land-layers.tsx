/** On the land itself: a veil over terrain that costs frost, and what lies there. */

import { hexagon, middleOf, SIZE, type Spaces } from '@questwright/art/land';
import { landOf, LANDS } from '@questwright/runebound/isheim';
import { memo } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import styles from './frozen-wastes.module.css';
import { frozenIn, weatherOf } from './readers.ts';

type Frosts = Readonly<Record<string, number>>;

/** The more frost, the whiter; from two on it is hatched as well, so that no eye needs the shade. */
const Veil = memo(function Veil({ spaces, key4 }: { spaces: Spaces; key4: string }) {
  const frost = JSON.parse(key4) as Frosts;
  return (
    <g className={styles.veil} aria-hidden="true">
      <defs>
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
        const d = Object.values(spaces)
          .filter((space) => space.terrain !== 'town' && landOf(space.terrain) === land)
          .map((space) => hexagon(middleOf(space), SIZE))
          .join('');
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
  return <Veil spaces={spaces} key4={JSON.stringify(weatherOf(view, content).frost)} />;
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
