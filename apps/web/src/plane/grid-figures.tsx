/** Figures on a square board: friends are round, foes have thorns, and a ring tells how much life is left. */

import { middleOf, type Figure } from './grid-board.ts';
import styles from './grid.module.css';

const ROUND = 'M0 -40A40 40 0 1 1 0 40A40 40 0 1 1 0 -40z';
const DIAMOND = 'M0 -36 36 0 0 36 -36 0z';
/** Twelve thorns. */
const THORNS = `M${Array.from({ length: 24 }, (_, i) => {
  const radius = i % 2 === 0 ? 45 : 37;
  const angle = (i * Math.PI) / 12;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}).join(' ')}z`;
const OUTLINES: Readonly<Record<Figure['side'], string>> = { friend: ROUND, foe: THORNS, thing: DIAMOND };
/** The length of the ring. */
const RING = 2 * Math.PI * 33;

export function GridFigures({ figures }: { figures: readonly Figure[] }) {
  // The one whose turn it is lies on top.
  const ordered = figures.toSorted((one, other) => Number(one.turn === 'now') - Number(other.turn === 'now'));
  return (
    <g>
      {ordered.map((figure) => (
        <One key={figure.id} {...figure} />
      ))}
    </g>
  );
}

function One({ at, side, mark, color, life, turn }: Figure) {
  const { x, y } = middleOf(at);
  const share = life ? life.left / life.most : 1;
  return (
    <g className={styles.figure} style={{ transform: `translate(${x}px, ${y}px)` }} data-side={side} data-turn={turn}>
      {turn === 'now' && <circle className={styles.acts} r="47" />}
      <path className={styles.body} d={OUTLINES[side]} fill={color} />
      {life && (
        <>
          <circle className={styles.ringEmpty} r="33" />
          <circle
            className={styles.ring}
            data-low={share <= 0.25 ? 'very' : share <= 0.5 ? 'rather' : undefined}
            r="33"
            strokeDasharray={`${RING * share} ${RING}`}
            transform="rotate(-90)"
          />
        </>
      )}
      <g className={styles.mark}>{mark}</g>
      {life && (
        <g transform="translate(27 30)">
          <circle className={styles.life} r="16" />
          <text className={styles.lifeNumber} y="7" textAnchor="middle">
            {life.left}
          </text>
        </g>
      )}
    </g>
  );
}
