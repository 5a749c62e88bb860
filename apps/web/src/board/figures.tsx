import { hexagon, middleOf, SIZE } from '@questwright/art/land';
import { useLayoutEffect, useRef } from 'react';
import { paced } from '../settings.ts';
import styles from './board.module.css';
import { initialsOf } from './initials.ts';
import { Pawn, Token } from './pieces.tsx';
import type { BoardProps, Figure } from './props.ts';

/** Milliseconds from one space to the next. */
const STEP = 190;
/** A long way is not walked any slower than this. */
const LONGEST = 1100;

interface Point {
  x: number;
  y: number;
}
interface Placed extends Point {
  figure: Figure;
  initial: string;
}

const placed = ({ figures: all, spaces, adventures }: BoardProps): Placed[] => {
  const figures = all.filter(({ token }) => token === undefined);
  const initials = initialsOf(figures);
  return figures.flatMap((figure, i) => {
    const space = spaces[figure.space];
    if (!space) return [];
    const beside = figures.filter((other) => other.space === figure.space);
    const lies = adventures.some((one) => one.space === figure.space) || space.town !== undefined;
    const middle = middleOf(space);
    const aside = (beside.indexOf(figure) - (beside.length - 1) / 2) * Math.min(17, 44 / beside.length);
    const x = middle.x + (beside.length === 1 && lies ? (space.town === undefined ? -20 : -31) : aside);
    return [{ figure, initial: initials[i]!, x, y: middle.y + (space.town === undefined ? (lies ? 19 : 14) : 6) }];
  });
};

/** Where a counter says that nothing is left, the land is dark. */
const Veil = ({ x, y }: Point) => <path d={hexagon({ x, y }, SIZE - 3)} className={styles.veiled} />;
/** Counters lie below the shield of a town, where no figure stands. */
export const Tokens = ({ board: { figures, spaces } }: { board: BoardProps }) =>
  figures.map(({ id, space, token, veiled, color }) => {
    if (token === undefined || !spaces[space]) return null;
    const { x, y } = middleOf(spaces[space]);
    return (
      <g key={id}>
        {veiled && <Veil x={x} y={y} />}
        <g style={{ transform: at({ x: x + 33, y: y + 9 }) }}>
          <Token drawing={token} color={color} />
        </g>
      </g>
    );
  });

/** Figures on one space stand beside each other, next to what lies there. */
export function Figures({ board }: { board: BoardProps }) {
  const { spaces } = board;
  return placed(board)
    .toSorted((one, other) => one.y - other.y)
    .map(({ figure, initial, x, y }) => {
      const through = (figure.path ?? []).slice(0, -1).flatMap((id) => (spaces[id] ? [middleOf(spaces[id])] : []));
      return <Walker key={figure.id} figure={figure} initial={initial} x={x} y={y} through={through} />;
    });
}

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;

/** A figure that walks from where it was to where it is, space by space. */
function Walker({ figure, initial, x, y, through }: Placed & { through: readonly Point[] }) {
  const shape = useRef<SVGGElement>(null);
  const stood = useRef<{ space: string; x: number; y: number }>(null);
  useLayoutEffect(() => {
    const before = stood.current;
    stood.current = { space: figure.space, x, y };
    if (before === null || before.space === figure.space) return;
    const points = [before, ...through.map((point) => ({ x: point.x, y: point.y + 14 })), { x, y }];
    const duration = paced(Math.min(LONGEST, STEP * (points.length - 1)));
    if (duration === 0) return;
    shape.current?.animate(
      points.map((point) => ({ transform: at(point) })),
      { duration, easing: 'linear' },
    );
    // The way belongs to the new space: it is walked once, when the figure gets there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [figure.space, x, y]);
  return (
    <g ref={shape} className={styles.pawn} style={{ transform: at({ x, y }) }}>
      <Pawn figure={figure} initial={initial} />
    </g>
  );
}
