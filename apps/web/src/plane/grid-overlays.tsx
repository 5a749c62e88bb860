/** What a plan shows over the ground: reach, threat, ways, looks and targets, each with a pattern of its own. */

import { useId } from 'react';
import { placeOf } from '@questwright/geometry/square';
import { middleOf, UNIT, type Chip, type Overlays, type Sight, type Square } from './grid-board.ts';
import styles from './grid.module.css';

/** What lies below the figures. */
export function GridFills({ overlays }: { overlays: Overlays }) {
  const { reach, threats = [], counts, area, start, path = [] } = overlays;
  const id = useId();
  return (
    <g>
      <defs>
        {[45, -45].map((angle, i) => (
          <pattern
            key={angle}
            id={`${id}${i}`}
            width="14"
            height="14"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle})`}
          >
            <path className={styles.hatch} d="M0 0V14" />
          </pattern>
        ))}
        <pattern id={`${id}dots`} width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="10" cy="10" r="2.6" />
        </pattern>
      </defs>
      {start && <Fill squares={start} fill={`url(#${id}dots)`} className={styles.start!} />}
      {threats.slice(0, 2).map((squares, i) => (
        <Fill key={i} squares={squares} fill={`url(#${id}${i})`} className={styles.threat!} />
      ))}
      {reach &&
        [...reach].map(([square, { points, struck }]) => (
          <Reached key={square} square={square} points={points} struck={struck} />
        ))}
      {counts && [...counts].map(([square, count]) => <Count key={square} square={square} count={count} />)}
      {area && (
        <>
          <path className={styles.areaRim} d={outline(area)} />
          <path className={styles.area} d={outline(area)} />
        </>
      )}
      {path.length > 1 && <Way path={path} />}
    </g>
  );
}

/** What lies over them. */
export function GridLines({ overlays }: { overlays: Overlays }) {
  const { path = [], strikes, sights = [], targets, chips = [] } = overlays;
  return (
    <g>
      {strikes && <Strikes path={path} strikes={strikes} />}
      {sights.map((sight) => (
        <Look key={`${sight.from} ${sight.to}`} {...sight} />
      ))}
      {targets && [...targets].map((square) => <path key={square} className={styles.target} d={corners(square)} />)}
      {sights.map((sight) => (
        <Label key={`${sight.from} ${sight.to}`} {...sight} />
      ))}
      {chips.map((chip) => (
        <Words key={`${chip.at} ${chip.side}`} {...chip} />
      ))}
    </g>
  );
}

/** How many threaten a square, in its upper left corner. */
function Count({ square, count }: { square: Square; count: number }) {
  const { x, y } = placeOf(square);
  return (
    <text className={styles.threats} x={x * UNIT + 10} y={y * UNIT + 28}>
      {count}
    </text>
  );
}

/** A few words on a dark ground; the font is narrow, and so many units wide on average. */
const LETTER = 10.4;
function Tag({ x, y, text, tone }: { x: number; y: number; text: string; tone: string }) {
  const width = text.length * LETTER + 24;
  return (
    <g transform={`translate(${x} ${y})`} data-tone={tone} className={styles.chip}>
      <rect x={-width / 2} y="-17" width={width} height="34" rx="7" />
      <text y="7" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}
function Words({ at, text, tone, side }: Chip) {
  const { x, y } = middleOf(at);
  return <Tag x={x} y={side === 'below' ? y + 68 : y - 68} text={text} tone={tone} />;
}
/** What a look is like, where it ends or is barred. */
function Label({ from, to, blockedAt, label }: Sight) {
  if (label === undefined) return null;
  const [a, b] = [middleOf(from), middleOf(to)];
  if (blockedAt === null) return <Tag x={b.x} y={b.y - 64} text={label} tone="plain" />;
  const { x, y } = barredAt(a, b, blockedAt);
  // Off the line, on the side where there is none of it.
  const aside = (b.x > a.x ? 1 : -1) * (label.length * LETTER * 0.5 + 34);
  return <Tag x={x + aside} y={y} text={label} tone="bad" />;
}
/** So far from one point towards another. */
function at(from: Point, to: Point, far: number): Point {
  const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(far / long, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
interface Point {
  x: number;
  y: number;
}
function pointOf(barred: Square | readonly [Square, Square]): Point {
  if (typeof barred === 'string') return middleOf(barred);
  const [a, b] = [middleOf(barred[0]), middleOf(barred[1])];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function Reached({ square, points, struck }: { square: Square; points: number; struck: boolean }) {
  const { x, y } = placeOf(square);
  return (
    <g transform={`translate(${x * UNIT} ${y * UNIT})`} data-struck={struck || undefined}>
      <rect className={struck ? styles.risk : styles.reach} x="4" y="4" width="92" height="92" rx="8" />
      <text className={styles.points} x="12" y="90">
        {struck ? `${points} !` : points}
      </text>
    </g>
  );
}

function Fill({ squares, fill, className }: { squares: ReadonlySet<Square>; fill: string; className: string }) {
  return (
    <g className={className}>
      {[...squares].map((square) => {
        const { x, y } = placeOf(square);
        return <rect key={square} x={x * UNIT} y={y * UNIT} width={UNIT} height={UNIT} fill={fill} />;
      })}
      <path d={outline(squares)} />
    </g>
  );
}

/** The rim around squares that lie together. */
export function outline(squares: ReadonlySet<Square>): string {
  const places = [...squares].map(placeOf);
  const has = (x: number, y: number): boolean => places.some((one) => one.x === x && one.y === y);
  return places
    .flatMap(({ x, y }) => {
      const [left, top, right, bottom] = [x * UNIT, y * UNIT, (x + 1) * UNIT, (y + 1) * UNIT];
      return [
        has(x, y - 1) ? '' : `M${left} ${top}H${right}`,
        has(x + 1, y) ? '' : `M${right} ${top}V${bottom}`,
        has(x, y + 1) ? '' : `M${left} ${bottom}H${right}`,
        has(x - 1, y) ? '' : `M${left} ${top}V${bottom}`,
      ];
    })
    .join('');
}

function Way({ path }: { path: readonly Square[] }) {
  const d = path
    .map(middleOf)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
  return (
    <>
      <path className={styles.wayRim} d={d} />
      <path className={styles.way} d={d} />
    </>
  );
}

/** On the edge over which a square is left. */
function Strikes({ path, strikes }: { path: readonly Square[]; strikes: ReadonlySet<Square> }) {
  return path.slice(0, -1).map((square, i) => {
    if (!strikes.has(square)) return null;
    const { x, y } = pointOf([square, path[i + 1]!]);
    return (
      <g key={square} transform={`translate(${x} ${y})`}>
        <path className={styles.strike} d="M0 -21 20 15H-20z" />
        <text className={styles.strikeSign} y="11" textAnchor="middle">
          !
        </text>
      </g>
    );
  });
}

/** Where a line enters a square, or crosses the edge between two. */
function barredAt(a: Point, b: Point, barred: Square | readonly [Square, Square]): Point {
  const { x, y } = pointOf(barred);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = dx * dx + dy * dy || 1;
  if (typeof barred !== 'string') {
    const part = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / long));
    return { x: a.x + dx * part, y: a.y + dy * part };
  }
  const half = UNIT / 2;
  const enter = (from: number, by: number, middle: number): number =>
    by === 0 ? 0 : Math.max(0, (middle - Math.sign(by) * half - from) / by);
  const part = Math.min(1, Math.max(enter(a.x, dx, x), enter(a.y, dy, y)));
  return { x: a.x + dx * part, y: a.y + dy * part };
}

/** A free look is a line; of one that is barred the rest is dotted, and a cross says where. */
function Look({ from, to, blockedAt, hindered = [] }: Sight) {
  const [a, b] = [middleOf(from), middleOf(to)];
  const end = at(b, a, 44);
  const line = (one: Point, other: Point): string => `M${one.x} ${one.y}L${other.x} ${other.y}`;
  if (blockedAt === null) {
    return (
      <>
        <path className={styles.sightRim} d={line(a, end)} />
        <path className={styles.sight} d={line(a, end)} />
        {hindered.map((square) => {
          const { x, y } = middleOf(square);
          return <path key={square} className={styles.hindered} d={`M${x} ${y - 12}l12 12-12 12-12-12z`} />;
        })}
      </>
    );
  }
  const stop = barredAt(a, b, blockedAt);
  return (
    <>
      <path className={styles.sightRim} d={line(a, stop)} />
      <path className={styles.sight} d={line(a, stop)} />
      <path className={styles.sightRim} d={line(stop, end)} />
      <path className={styles.barred} d={line(stop, end)} />
      <circle className={styles.barredAt} cx={stop.x} cy={stop.y} r="15" />
      <path className={styles.cross} d={`M${stop.x - 6} ${stop.y - 6}l12 12m0 -12l-12 12`} />
    </>
  );
}

function corners(square: Square): string {
  const { x, y } = placeOf(square);
  const [left, top, right, bottom] = [x * UNIT + 5, y * UNIT + 5, (x + 1) * UNIT - 5, (y + 1) * UNIT - 5];
  return [
    `M${left} ${top + 22}V${top}H${left + 22}`,
    `M${right - 22} ${top}H${right}V${top + 22}`,
    `M${right} ${bottom - 22}V${bottom}H${right - 22}`,
    `M${left + 22} ${bottom}H${left}V${bottom - 22}`,
  ].join('');
}
