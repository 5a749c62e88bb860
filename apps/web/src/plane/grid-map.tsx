/** The whole board, small: what is seen of it in a frame, and where everybody stands. A press moves the board there. */

import { placeOf } from '@questwright/geometry/square';
import type { PointerEvent, RefObject } from 'react';
import { UNIT, type Figure, type GroundPlan, type Thing } from './grid-board.ts';
import styles from './grid-camera.module.css';

interface GridMapProps {
  label: string;
  plan: GroundPlan;
  figures: readonly Figure[];
  things: readonly Thing[];
  /** What is seen: moved by the camera, not by React. */
  frame: RefObject<SVGRectElement | null>;
  onLook(point: { x: number; y: number }): void;
}

export function GridMap({ label, plan, figures, things, frame, onLook }: GridMapProps) {
  const { width, height, squares } = plan;
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onLook({
      x: ((event.clientX - box.left) / box.width) * width * UNIT,
      y: ((event.clientY - box.top) / box.height) * height * UNIT,
    });
  };
  const shapes = new Map<string, string>();
  for (const [square, ground] of squares) {
    const { x, y } = placeOf(square);
    shapes.set(ground, `${shapes.get(ground) ?? ''}M${x * UNIT + 3} ${y * UNIT + 3}h94v94h-94z`);
  }
  return (
    <div className={styles.minimap}>
      <svg
        viewBox={`0 0 ${width * UNIT} ${height * UNIT}`}
        role="img"
        aria-label={label}
        onPointerDown={look}
        onPointerMove={look}
      >
        {[...shapes].map(([ground, d]) => (
          <path key={ground} d={d} data-ground={ground} />
        ))}
        {things.map(({ id, at, color }) => {
          const { x, y } = placeOf(at);
          return <path key={id} d={`M${x * UNIT + 50} ${y * UNIT + 20}l30 30-30 30-30-30z`} style={{ fill: color }} />;
        })}
        {figures.map(({ id, at, side, color, size = 1, ghost }) => {
          const { x, y } = placeOf(at);
          const [cx, cy] = [(x + size / 2) * UNIT, (y + size / 2) * UNIT];
          if (ghost) return null;
          return side === 'foe' ? (
            <rect key={id} x={cx - 40 * size} y={cy - 40 * size} width={80 * size} height={80 * size} fill={color} />
          ) : (
            <circle key={id} cx={cx} cy={cy} r={42 * size} fill={color} />
          );
        })}
        <rect ref={frame} className={styles.seen} rx="10" />
      </svg>
    </div>
  );
}
