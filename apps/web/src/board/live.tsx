import { hexagon, JEWEL_DOWN, middleOf, rings, sheetOf, SIZE } from '@questwright/art/land';
import { memo, useId, useMemo, type SVGProps } from 'react';
import styles from './board.module.css';
import { labeller } from './labels.ts';
import { Figures, Tokens } from './figures.tsx';
import { Names } from './land.tsx';
import { Counter, StandeeCut, Waiting } from './pieces.tsx';
import type { BoardProps, Reach } from './props.ts';
import { t } from './words.ts';

type Point = { x: number; y: number };

const at = ({ x, y }: Point, dx = 0, dy = 0): string => `translate(${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)})`;

const middleAt = ({ x, y }: Point, down: number) => ({ cx: x.toFixed(1), cy: (y + down).toFixed(1) });

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
  const { spaces, reach, adventures, waiting, closed, chosen } = board;
  const locked = new Set(closed.map(({ space }) => space));
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
    .filter(({ space }) => goals.has(space) && !locked.has(space))
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
      <StandeeCut />
      <desc id={keys}>{t('keys')}</desc>
      {ways.length > 0 && (
        <g className={styles.reach}>
          <path className={styles.veil} fillRule="evenodd" d={`M${x} ${y}h${width}v${height}h${-width}z${around}`} />
          <pattern
            id={`${keys}hatch`}
            width="6.5"
            height="6.5"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6.5" height="6.5" className={styles.wash} />
            <rect width="1.6" height="6.5" className={styles.hatch} />
          </pattern>
          <path className={styles.hatched} style={{ fill: `url(#${keys}hatch)` }} d={around} />
          <path className={styles.reachDark} d={around} data-reach />
          <path className={styles.reachLight} d={around} data-reach />
          <path className={styles.goalDark} d={marked} />
          <path className={styles.goalLight} d={marked} />
        </g>
      )}
      {board.overlays?.map((Overlay, i) => (
        <Overlay key={i} spaces={spaces} />
      ))}
      {board.theme === 'dark' && <Lamps spaces={spaces} lamp={`${keys}lamp`} />}
      <Names picture={names} />
      {lies(adventures).map(({ space, color }) => (
        <g
          key={space}
          transform={at(middle(space), 0, JEWEL_DOWN)}
          className={locked.has(space) ? styles.closed : undefined}
        >
          <Counter color={color} />
        </g>
      ))}
      {lies(waiting).map(({ space, position }) => (
        <g key={position} transform={at(middle(space), 17, -12)}>
          <Waiting position={position} />
        </g>
      ))}
      <Tokens board={board} />
      {shown && <Way way={shown} from={startOf(board)} middle={middle} />}
      {chosen !== null && spaces[chosen] && <path className={styles.chosen} d={hexagon(middle(chosen), SIZE - 2)} />}
      <Figures board={board} />
      {lies(closed).map(({ space }) => (
        <g key={space} className={styles.locked} data-closed={space}>
          <circle {...middleAt(middle(space), JEWEL_DOWN)} r="18" />
          <g transform={at(middle(space), ...DICE_CORNER)}>
            <rect x="-7.5" y="-7.5" width="15" height="15" rx="3.5" />
            <path d="M-3.400 -1v-2.200a3.400 3.400 0 0 1 6.800 0V-1h1V5.400h-8.800V-1zm1.800 0h3.200v-2.200a1.600 1.600 0 0 0 -3.200 0z" />
          </g>
        </g>
      ))}
      {ways.map(
        ({ space, dice }) =>
          dice.length > 0 &&
          goals.has(space) &&
          !locked.has(space) && (
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

/** By night there is light in every town. */
const Lamps = memo(function Lamps({ spaces, lamp }: { spaces: BoardProps['spaces']; lamp: string }) {
  return (
    <g className={styles.lamps}>
      <radialGradient id={lamp}>
        <stop offset="0" stopColor="#ffc468" stopOpacity=".42" />
        <stop offset=".4" stopColor="#ff963c" stopOpacity=".17" />
        <stop offset="1" stopColor="#ff7828" stopOpacity="0" />
      </radialGradient>
      {Object.entries(spaces).map(([id, space]) => {
        const { x, y } = middleOf(space);
        return space.town === undefined ? null : <circle key={id} cx={x} cy={y} r="150" fill={`url(#${lamp})`} />;
      })}
    </g>
  );
});

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
        <rect x="-7.5" y="-7.5" width="15" height="15" rx="3.5" />
        <text y="3.800">{number}</text>
      </g>
    </g>
  );
}

/** The way that an answer takes, and on each of its steps the die that pays for it. */
function Way({
  way: { path, faces = [] },
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
  const dice = faces.slice(-steps.length);
  return (
    <g className={styles.way}>
      <path className={styles.wayDark} d={line} />
      <path className={styles.wayLight} d={line} />
      {from !== null &&
        dice.map((face, i) => {
          const [before, after] = [points[i]!, points[i + 1]!];
          // Not over the figure that stands where the way begins.
          const share = i === 0 ? 0.68 : 0.5;
          const x = before.x + (after.x - before.x) * share;
          const y = before.y + (after.y - before.y) * share;
          return (
            <g key={i} transform={at({ x, y })}>
              <Die face={face} />
            </g>
          );
        })}
    </g>
  );
}

const CORNERS = [
  [[0, 0]],
  [
    [-4.6, 0],
    [4.6, 0],
  ],
  [
    [-4.6, -4.2],
    [4.6, -4.2],
    [0, 4.8],
  ],
] as const;

/** A die of ivory with what its face shows. */
function Die({ face }: { face: readonly string[] }) {
  const corners = CORNERS[Math.min(face.length, 3) - 1] ?? CORNERS[0];
  const scale = face.length === 1 ? 0.6 : 0.4;
  return (
    <g className={styles.ivory}>
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
      {face.slice(0, 3).map((glyph, i) => {
        const [x, y] = corners[i] ?? [0, 0];
        return <path key={glyph} d={glyph} transform={`translate(${x} ${y}) scale(${scale}) translate(-11 -11)`} />;
      })}
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
