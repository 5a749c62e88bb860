/** What a plan shows over the ground: reach, threat, ways, looks and targets, each with a pattern of its own. */

import { useId } from 'react';
import { placeOf } from '@questwright/geometry/square';
import { middleOf, UNIT, type Overlays, type Sight, type Square } from './grid-board.ts';
import styles from './grid.module.css';

export function GridOverlays({ overlays }: { overlays: Overlays }) {
  const { reach, threats = [], area, start, path = [], strikes, sights = [], targets } = overlays;
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
      {reach &&
        [...reach].map(([square, { points, struck }]) => (
          <Reached key={square} square={square} points={points} struck={struck} />
        ))}
      {threats.slice(0, 2).map((squares, i) => (
        <Fill key={i} squares={squares} fill={`url(#${id}${i})`} className={styles.threat!} />
      ))}
      {area && <path className={styles.area} d={outline(area)} />}
      {path.length > 1 && <Way path={path} strikes={strikes ?? new Set()} />}
      {sights.map((sight) => (
        <Look key={`${sight.from} ${sight.to}`} {...sight} />
      ))}
      {targets && [...targets].map((square) => <path key={square} className={styles.target} d={corners(square)} />)}
    </g>
  );
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

function Way({ path, strikes }: { path: readonly Square[]; strikes: ReadonlySet<Square> }) {
  const points = path.map(middleOf);
  const d = points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const end = points.at(-1)!;
  return (
    <g>
      <path className={styles.wayRim} d={d} />
      <path className={styles.way} d={d} />
      {path.map((square, i) => {
        const next = points[i + 1];
        if (!strikes.has(square) || !next) return null;
        const { x, y } = points[i]!;
        return (
          <g key={square} transform={`translate(${(x + next.x) / 2} ${(y + next.y) / 2})`}>
            <path className={styles.strike} d="M0 -17 17 13H-17z" />
            <text className={styles.strikeSign} y="10" textAnchor="middle">
              !
            </text>
          </g>
        );
      })}
      <circle className={styles.ghost} cx={end.x} cy={end.y} r="34" />
    </g>
  );
}

/** A free look is a line; of one that is barred the rest is dotted, and a cross says where. */
function Look({ from, to, blockedAt }: Sight) {
  const [a, b] = [middleOf(from), middleOf(to)];
  if (blockedAt === null) {
    return (
      <>
        <path className={styles.sightRim} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
        <path className={styles.sight} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      </>
    );
  }
  const wall = middleOf(blockedAt);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const part = Math.max(0, Math.min(1, ((wall.x - a.x) * dx + (wall.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  const [x, y] = [a.x + dx * part, a.y + dy * part];
  return (
    <>
      <path className={styles.sightRim} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
      <path className={styles.sight} d={`M${a.x} ${a.y}L${x} ${y}`} />
      <path className={styles.barred} d={`M${x} ${y}L${b.x} ${b.y}`} />
      <path className={styles.cross} d={`M${x - 13} ${y - 13}l26 26m0 -26l-26 26`} />
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
