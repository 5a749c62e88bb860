import { hexagon, JEWEL_DOWN, middleOf, rings, sheetOf, SIZE } from '@questwright/art/land';
import { memo, useId, useMemo, type SVGProps } from 'react';
import styles from './board.module.css';
import { labeller } from './labels.ts';
import { Figures } from './figures.tsx';
import { Names } from './land.tsx';
import { Counter, Waiting } from './pieces.tsx';
import type { BoardProps, Reach } from './props.ts';
import { t } from './words.ts';

type Point = { x: number; y: number };

const at = ({ x, y }: Point, dx = 0, dy = 0): string => `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`;

/** The corner of a hexagon that no stone, sign, shield or ribbon reaches. */
const DICE_CORNER = [-23, -18] as const;

/** Around all these spaces together. */
const outlineOf = (middles: readonly Point[]): string =>
  rings(middles, SIZE)
    .map((ring) => `M${ring.map((point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join('L')}z`)
    .join('');

interface LiveProps {
  board: BoardProps;
  names: string;
  /** The space with the focus of the map. */
  current: string;
  /** The space that somebody looks at. */
  looked: string | null;
  handlers: SVGProps<SVGSVGElement>;
}

/** All that can change, over the land. */
export function Live({ board, names, current, looked, handlers }: LiveProps) {
  const { spaces, reach, adventures, waiting, chosen } = board;
  const { x, y, width, height } = sheetOf(spaces);
  const keys = useId();
  const middle = (id: string): Point => (spaces[id] ? middleOf(spaces[id]) : { x: 0, y: 0 });
  const lies = <X extends { space: string }>(all: readonly X[]): X[] => all.filter(({ space }) => spaces[space]);
  // The words of a map stay the same as long as the map does.
  // oxlint-disable-next-line react/exhaustive-deps
  const labelsOf = useMemo(labeller, [spaces]);
  const labels = labelsOf(board);
  // A whole way and a single step may lead to the same space.
  const ways = useMemo(
    () => reach.filter(({ space }, i) => spaces[space] && reach.findIndex((one) => one.space === space) === i),
    [reach, spaces],
  );
  const open = useMemo(() => new Set(ways.map(({ space }) => space)), [ways]);
  const around = useMemo(() => outlineOf(ways.map(({ space }) => middleOf(spaces[space]!))), [ways, spaces]);
  const goals = new Set(
    [...adventures, ...waiting].map(({ space }) => space).concat(Object.keys(spaces).filter((id) => spaces[id]!.town)),
  );
  const marked = ways
    .filter(({ space }) => goals.has(space))
    .map(({ space }) => hexagon(middle(space), SIZE - 5))
    .join('');
  const shown = ways.find(({ space }) => space === looked) ?? ways.find(({ space }) => space === chosen);
  return (
    <svg
      className={styles.live}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="application"
      aria-label={t('map')}
      aria-describedby={keys}
      data-choosing={ways.length > 0 || undefined}
      {...handlers}
    >
      <desc id={keys}>{t('keys')}</desc>
      {ways.length > 0 && (
        <g className={styles.reach}>
          <path className={styles.veil} fillRule="evenodd" d={`M${x} ${y}h${width}v${height}h${-width}z${around}`} />
          <path className={styles.wash} d={around} />
          <path className={styles.reachDark} d={around} />
          <path className={styles.reachLight} d={around} />
          <path className={styles.goalDark} d={marked} />
          <path className={styles.goalLight} d={marked} />
        </g>
      )}
      <Names picture={names} />
      {lies(adventures).map(({ space, color }) => (
        <g key={space} transform={at(middle(space), 0, JEWEL_DOWN)}>
          <Counter color={color} />
        </g>
      ))}
      {lies(waiting).map(({ space, position }) => (
        <g key={position} transform={at(middle(space), 17, -12)}>
          <Waiting position={position} />
        </g>
      ))}
      {shown && <Way way={shown} from={startOf(board)} middle={middle} />}
      {chosen !== null && spaces[chosen] && <path className={styles.chosen} d={hexagon(middle(chosen), SIZE - 2)} />}
      <Figures board={board} />
      {ways.map(
        ({ space, dice }) =>
          dice.length > 0 && (
            <Dice
              key={space}
              space={space}
              number={dice.length}
              goal={goals.has(space)}
              transform={at(middle(space), ...DICE_CORNER)}
            />
          ),
      )}
      {Object.entries(spaces).map(([id, space]) =>
        space.cut ? null : (
          <Hex
            key={id}
            id={id}
            shape={hexagon(middleOf(space), SIZE)}
            label={labels[id]!}
            current={id === current}
            chosen={id === chosen}
            reachable={open.has(id)}
          />
        ),
      )}
      {spaces[current] && <path className={styles.focus} d={`${hexagon(middle(current), SIZE - 1)}`} />}
    </svg>
  );
}

const startOf = ({ figures }: BoardProps): string | null =>
  (
    figures.find(({ mine, active }) => mine && active) ??
    figures.find(({ active }) => active) ??
    figures.find(({ mine }) => mine)
  )?.space ?? null;

/** How many dice a way costs; from afar nobody could read it. */
function Dice({ space, number, goal, transform }: { space: string; number: number; goal: boolean; transform: string }) {
  return (
    <g transform={transform} className={goal ? styles.dieThere : styles.die} data-dice={space}>
      <g>
        <rect x="-6.500" y="-6.500" width="13" height="13" rx="3" />
        <text y="3.800">{number}</text>
      </g>
    </g>
  );
}

/** The way that an answer takes, step by step, and the dice that it uses up. */
function Way({
  way: { path, dice, space },
  from,
  middle,
}: {
  way: Reach;
  from: string | null;
  middle(id: string): Point;
}) {
  const steps = path.map(middle);
  const points = from === null ? steps : [middle(from), ...steps];
  const line = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const words = dice.join(' · ');
  const { x, y } = middle(space);
  return (
    <g className={styles.way}>
      <path className={styles.wayDark} d={line} />
      <path className={styles.wayLight} d={line} />
      {steps.map((point, i) => (
        <g key={i} transform={at(point)}>
          <circle r="6.500" className={styles.badge} />
          <text y="3.200" className={styles.step}>
            {i + 1}
          </text>
        </g>
      ))}
      {words !== '' && (
        <g transform={at({ x, y }, 0, -SIZE - 4)}>
          <rect
            className={styles.caption}
            x={-words.length * 3.4 - 10}
            y="-10"
            width={words.length * 6.8 + 20}
            height="19"
            rx="9.500"
          />
          <text y="4" className={styles.captionText}>
            {words}
          </text>
        </g>
      )}
    </g>
  );
}

interface HexProps {
  id: string;
  shape: string;
  label: string;
  current: boolean;
  chosen: boolean;
  reachable: boolean;
}
const Hex = memo(function Hex({ id, shape, label, current, chosen, reachable }: HexProps) {
  return (
    <path
      d={shape}
      className={reachable ? styles.hexOpen : styles.hex}
      data-space={id}
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      aria-pressed={chosen}
    />
  );
});
