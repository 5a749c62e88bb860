/** Enemies whose Activation Phase is about to begin, and what they wrote down. */

import type { Message, Params } from '@questwright/kernel';
import type { AiStep, FigureCard } from '../../src/cards.ts';
import { DICE } from '../../src/content/dice.ts';
import type { Die } from '../../src/words.ts';
import { events, field, type Field, type Given } from './field.ts';

export const OPEN: readonly string[] = Array.from({ length: 9 }, () => '.........');

/** It is the turn of the figure named, at its Activation Phase. */
export const activates = (given: Omit<Given, 'map'> & { map?: Given['map'] }): Field =>
  field({ map: OPEN, step: 'activation', turn: 'animate', acting: true, ...given });

/** An Animate with other AI Steps. */
export const withSteps = (...ai: AiStep[]): Record<string, Partial<FigureCard>> => ({ animate: { ai, abilities: [] } });
export const does = (...instructions: AiStep['do'][number][]): Record<string, Partial<FigureCard>> =>
  withSteps({ if: { always: true }, do: instructions });

/** Faces by what they show: a number, or the books of a BLACK die. */
export const faces = (...rolled: [Die, number][]): number[] =>
  rolled.map(([die, shows]) => {
    const all = DICE[`die-${die}`]!.faces;
    return 1 + all.findIndex((face) => (die === 'black' ? (face.book ?? 0) : face.number) === shows);
  });

/** Which AI Steps were looked at, and whether they were true. */
export const lookedAt = (table: Field): [number, boolean][] =>
  table.events
    .filter((one) => one.tag === 'AI step true' || one.tag === 'AI step false')
    .map((one) => [one.with['step'] as number, one.tag === 'AI step true']);
const traceLines = (table: Field): Message[] =>
  table.events
    .filter((one) => one.tag === 'decided')
    .flatMap((one) => (Array.isArray(one.with['trace']) ? (one.with['trace'] as unknown as Message[]) : []));
/** What the lines of one key say. */
export const said = (table: Field, key: string): Params[] =>
  traceLines(table)
    .filter((one) => one.key === `trace.${key}`)
    .map((one) => one.with);
/** Who was attacked, in order. */
export const attacked = (table: Field): number[] =>
  events(table, 'attacks').map((one) => (one['target'] as { thing: number }).thing);
/** Where a figure came to be, space by space. */
export const path = (table: Field, figure: number): string[] =>
  events(table, 'placed')
    .filter((one) => (one['figure'] as { thing: number }).thing === figure)
    .map((one) => one['square'] as string);
