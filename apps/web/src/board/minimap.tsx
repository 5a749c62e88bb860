/** The whole map, small: what is seen of it in a frame, and where everybody stands. A press moves the map there. */

import { hexagon, middleOf, sheetOf, SIZE } from '@questwright/art/land';
import { memo, useMemo, type PointerEvent, type RefObject } from 'react';
import styles from './minimap.module.css';
import type { BoardProps } from './props.ts';
import { t } from './words.ts';

type Spaces = BoardProps['spaces'];
/** By the kinds of spaces; left out: those of the style sheet. */
type Colors = Readonly<Record<string, string>>;

/** One shape for all hexagons of a kind. */
const Ground = memo(function Ground({ spaces, colors }: { spaces: Spaces; colors: Colors | undefined }) {
  const shapes = new Map<string, string>();
  for (const space of Object.values(spaces)) {
    const kind = space.town === undefined ? space.terrain : 'town';
    shapes.set(kind, (shapes.get(kind) ?? '') + hexagon(middleOf(space), SIZE + 0.6));
  }
  return [...shapes].map(([kind, d]) => <path key={kind} d={d} data-kind={kind} style={{ fill: colors?.[kind] }} />);
});

interface MinimapProps {
  board: BoardProps;
  /** What is seen of the map: moved by the camera, not by React. */
  frame: RefObject<SVGRectElement | null>;
  onLook(point: { x: number; y: number }): void;
}

export function Minimap({ board, frame, onLook }: MinimapProps) {
  const { spaces, figures, name, land, theme } = board;
  const palette = land?.style.palettes[theme];
  // Towns are seen from afar.
  const colors = useMemo(() => palette && { ...palette.wash, town: palette.ember }, [palette]);
  const { x, y, width, height } = useMemo(() => sheetOf(spaces), [spaces]);
  const look = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onLook({
      x: x + ((event.clientX - box.left) / box.width) * width,
      y: y + ((event.clientY - box.top) / box.height) * height,
    });
  };
  const placed = figures.filter(({ space }) => spaces[space]);
  const told = placed.map((one) => t('stands', { name: one.name, space: name(one.space) }));
  return (
    <div className={styles.minimap}>
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        role="img"
        aria-label={t('minimap', { heroes: told.length === 0 ? null : told })}
        onPointerDown={look}
        onPointerMove={look}
      >
        <rect x={x} y={y} width={width} height={height} data-kind="water" style={{ fill: palette?.water }} />
        <Ground spaces={spaces} colors={colors} />
        <rect ref={frame} className={styles.frame} rx="6" />
        {placed.map((one) => {
          const at = middleOf(spaces[one.space]!);
          return (
            <circle
              key={one.id}
              className={styles.figure}
              cx={at.x}
              cy={at.y}
              r={one.mine ? 27 : 21}
              fill={one.color}
            />
          );
        })}
      </svg>
    </div>
  );
}
