/** The ground of a square board, drawn once: every kind has a shape of its own. */

import { memo, type ReactNode } from 'react';
import { placeOf } from '@questwright/geometry/square';
import { chanceOf, UNIT, type Ground, type GroundPlan, type Square } from './grid-board.ts';
import styles from './grid.module.css';

export const GridGround = memo(function GridGround({ plan }: { plan: GroundPlan }) {
  const { squares, borders = [], levels } = plan;
  return (
    <g>
      {[...squares].map(([square, ground]) => (
        <g key={square} transform={cornerOf(square)}>
          <Floor square={square} ground={ground} />
          {SHAPES[ground]?.(square)}
          {(levels?.get(square) ?? 0) > 0 && <Level level={levels!.get(square)!} />}
        </g>
      ))}
      {borders.map(([one, other]) => (
        <path key={`${one} ${other}`} className={styles.border} d={edgeBetween(one, other)} />
      ))}
    </g>
  );
});

const cornerOf = (square: Square): string => {
  const { x, y } = placeOf(square);
  return `translate(${x * UNIT} ${y * UNIT})`;
};

/** The edge that two squares share. */
function edgeBetween(one: Square, other: Square): string {
  const [from, to] = [placeOf(one), placeOf(other)];
  const [x, y] = [Math.max(from.x, to.x) * UNIT, Math.max(from.y, to.y) * UNIT];
  return from.y === to.y ? `M${x} ${y + 4}V${y + UNIT - 4}` : `M${x + 4} ${y}H${x + UNIT - 4}`;
}

function Floor({ square, ground }: { square: Square; ground: Ground }) {
  const shade = 0.9 + chanceOf(square) * 0.1;
  return (
    <>
      <rect className={styles.floor} data-ground={ground} x="1" y="1" width="98" height="98" rx="5" opacity={shade} />
      {ground !== 'bare' && (
        <path
          className={styles.crack}
          d={`M${12 + chanceOf(square, 1) * 40} ${18 + chanceOf(square, 2) * 20}l${18 + chanceOf(square, 3) * 20} ${6 - chanceOf(square, 4) * 12}`}
        />
      )}
    </>
  );
}

const at = (square: Square, i: number, least: number, most: number): number =>
  Math.round(least + chanceOf(square, i) * (most - least));

/** Blocks with a lit upper edge. */
function wall(square: Square): ReactNode {
  return (
    <>
      <rect className={styles.block} x="4" y="4" width="92" height="92" rx="4" />
      <path
        className={styles.joints}
        d={`M4 36H96M4 66H96M${at(square, 1, 30, 60)} 4V36M${at(square, 2, 40, 70)} 36V66M${at(square, 3, 25, 55)} 66V96`}
      />
      <path className={styles.lit} d="M6 7H94" />
    </>
  );
}

/** Loose stones. */
function rough(square: Square): ReactNode {
  return Array.from({ length: 7 }, (_, i) => (
    <ellipse
      key={i}
      className={styles.stone}
      cx={at(square, i * 3, 14, 86)}
      cy={at(square, i * 3 + 1, 16, 86)}
      rx={at(square, i * 3 + 2, 7, 13)}
      ry={at(square, i * 3 + 2, 5, 9)}
    />
  ));
}

function water(square: Square): ReactNode {
  return [26, 50, 74].map((y, i) => (
    <path key={y} className={styles.ripple} d={`M${at(square, i, 8, 20)} ${y}q12 -9 24 0t24 0t22 0`} />
  ));
}

function muck(square: Square): ReactNode {
  return Array.from({ length: 6 }, (_, i) => (
    <circle
      key={i}
      className={styles.bubble}
      cx={at(square, i * 2, 16, 84)}
      cy={at(square, i * 2 + 1, 18, 84)}
      r={at(square, i + 20, 4, 10)}
    />
  ));
}

const raised = (): ReactNode => (
  <>
    <path className={styles.side} d="M14 82H86V94H14z" />
    <rect className={styles.top} x="14" y="12" width="72" height="70" rx="5" />
  </>
);

const pit = (): ReactNode => <circle className={styles.pit} cx="50" cy="50" r="38" />;

const SHAPES: Readonly<Partial<Record<Ground, (square: Square) => ReactNode>>> = {
  wall,
  rough,
  water,
  muck,
  raised,
  pit,
};

function Level({ level }: { level: number }) {
  return (
    <>
      <rect className={styles.contour} x="5" y="5" width="90" height="90" rx="6" />
      <text className={styles.level} x="91" y="20" textAnchor="end">
        {level}
      </text>
    </>
  );
}
