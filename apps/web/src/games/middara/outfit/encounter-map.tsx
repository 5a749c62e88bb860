/** The board of an Encounter before it is played, as a drawing: ground by shape, levels, who stands where, what lies there. */

import { placeOf, squareAt } from '@questwright/geometry/square';
import type { Content } from '@questwright/kernel';
import { boardOf, type EncounterCard, type Terrain } from '@questwright/middara/shown';
import { useMemo } from 'react';
import styles from './encounter-map.module.css';

const SIDE = 20;
/** Terrain is told by its shape, color only repeats it. */
const SHAPES: Readonly<Partial<Record<Terrain, string>>> = {
  hindering: 'M4 14a3 3 0 0 1 6 0zM10 8a3 3 0 0 1 6 0zM11 16a2.500 2.500 0 0 1 5 0z',
  water: 'M2 7q4-4 8 0t8 0M2 13q4-4 8 0t8 0',
  muck: 'M6 7a2 2 0 1 0 .1 0M13 12a3 3 0 1 0 .1 0M6 14a1.500 1.500 0 1 0 .1 0',
  obstructing: 'M3 3h14v14h-14z',
  dangerous: 'M3 3l14 14M17 3L3 17',
  special: 'M10 3l2 5 5 .3-4 3.500 1.500 5-4.500-3-4.500 3 1.500-5-4-3.500 5-.3z',
};
const LETTERS: Readonly<Record<string, string>> = { totem: 'T', objective: 'O', loot: 'L', exit: 'E' };

interface MapProps {
  id: string;
  content: ReadonlyMap<string, Content>;
  /** With figures and tokens. */
  whole?: boolean;
  label?: string;
}
export function EncounterMap({ id, content, whole = false, label }: MapProps) {
  const card = content.get(id) as EncounterCard | undefined;
  const board = useMemo(() => (card === undefined ? null : boardOf(card, content)), [card, content]);
  if (card === undefined || board === null) return null;
  const { grid, printed } = board;
  const laid = new Map((card.terrain ?? []).flatMap(({ terrain, squares }) => squares.map((one) => [one, terrain])));
  const places = grid.squares.map(placeOf);
  const width = SIDE * (Math.max(...places.map(({ x }) => x)) + 1);
  const height = SIDE * (Math.max(...places.map(({ y }) => y)) + 1);
  const at = (square: string): string => {
    const { x, y } = placeOf(square);
    return `translate(${x * SIDE} ${y * SIDE})`;
  };
  const numbers = new Map<string, number>();
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {grid.squares.map((square) => {
        const { terrain: own, level } = printed.get(square)!;
        const terrain = laid.get(square) ?? own;
        const shape = SHAPES[terrain];
        return (
          <g key={square} transform={at(square)} data-terrain={terrain}>
            <rect x="0.5" y="0.5" width={SIDE - 1} height={SIDE - 1} rx="1.5" />
            {shape !== undefined && <path d={shape} />}
            {whole && level > 1 && (
              <text x="16.5" y="6.5" className={styles.level}>
                {level}
              </text>
            )}
          </g>
        );
      })}
      {whole &&
        grid.squares.flatMap((square) => {
          const { x, y } = placeOf(square);
          return (
            [
              [squareAt({ x: x + 1, y }), `M${(x + 1) * SIDE} ${y * SIDE}v${SIDE}`],
              [squareAt({ x, y: y + 1 }), `M${x * SIDE} ${(y + 1) * SIDE}h${SIDE}`],
            ] as const
          )
            .filter(([other]) => grid.has(other) && grid.hasBorder(square, other))
            .map(([other, d]) => <path key={square + other} className={styles.border} d={d} />);
        })}
      {card.startingZone.map((square) => (
        <g key={square} transform={at(square)}>
          <rect className={styles.zone} x="1.5" y="1.5" width={SIDE - 3} height={SIDE - 3} rx="2" />
        </g>
      ))}
      {whole &&
        (card.tokens ?? []).map(({ kind, colour, at: square }) => (
          <g key={square} transform={at(square)} className={styles.token} data-colour={colour} data-kind={kind}>
            <path
              d={
                kind === 'exit'
                  ? 'M4 17V7a6 6 0 0 1 12 0v10z'
                  : kind === 'loot'
                    ? 'M10 3a7 7 0 1 0 .1 0'
                    : 'M5 4h10l2 13H3z'
              }
            />
            <text x="10" y="14">
              {LETTERS[kind]}
            </text>
          </g>
        ))}
      {card.combatants.map(({ card: who, at: square, side = 'opponents' }, i) => {
        const number = (numbers.get(who) ?? 0) + 1;
        numbers.set(who, number);
        return (
          <g key={i} transform={at(square)} className={styles.figure} data-side={side}>
            <path d="M10 1l3 3h4v4l3 2-3 3v4h-4l-3 3-3-3H3v-4L0 10l3-3V4h4z" />
            {whole && (
              <text x="10" y="13.600">
                {number}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
