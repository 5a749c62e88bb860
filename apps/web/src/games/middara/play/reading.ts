/** What the party, the track and an Attack are, as a view tells them. */

import type { Json } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { idIn, seenIn, type DieCard, type Face, type Figure, type FightLocals } from '@questwright/middara/shown';
import type { SeenEvent } from '@questwright/protocol';

/** The number of a figure or card in an event or a message. */
export const thingIn = (value: unknown): number => (value as { thing?: number } | null | undefined)?.thing ?? -1;
export const figureIn = ({ with: told }: Pick<SeenEvent, 'with'>): number => thingIn(told['figure']);
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

type Viewed = Pick<Scene, 'view'>;
export const figureOf = (seen: Viewed, thing: number): Figure | null =>
  seenIn(seen).figures.find((one) => one.thing === thing) ?? null;

/** Whose turn it is; null between turns. */
export function actingIn({ view }: Viewed): number | null {
  const turn = view.stack.findLast(({ proc }) => proc === 'turn');
  return turn === undefined ? null : number(turn.locals['figure']);
}
/** Whom the reader leads, in the order of the track; all Adventurers for whoever only looks on. */
export function partyIn(scene: Scene): Figure[] {
  const { figures, track } = seenIn(scene);
  const order = track.flatMap((one) => one.figures);
  const place = ({ thing }: Figure): number => (order.indexOf(thing) + order.length + 1) % (order.length + 1);
  return figures.filter(({ side, by }) => side === 'adventurers' && by < 0).toSorted((a, b) => place(a) - place(b));
}
/** Espers that somebody has summoned. */
export const summonedBy = (scene: Viewed, thing: number): Figure[] =>
  seenIn(scene).figures.filter(({ by, square }) => by === thing && square !== '');
export const isDefeated = ({ side, square, damage }: Figure, most: number): boolean =>
  side === 'adventurers' && square === '' && most > 0 && damage >= most;

// ---- Attacks ----

type Attack = FightLocals['attack'];
export interface ShownAttack extends Pick<
  Attack,
  'attacker' | 'target' | 'type' | 'reason' | 'empowered' | 'dodge' | 'roll' | 'symbols' | 'difference' | 'damage'
> {
  dice: readonly string[] | null;
  faces: readonly Face[] | null;
  hit: boolean;
  skull: boolean;
  dodging: boolean;
  dealt: number | null;
  spent: (Attack['symbols'] & { damage: number }) | null;
}
/** What has to be looked for on the board, although an Attack is being made. */
const ON_THE_BOARD: ReadonlySet<string> = new Set([
  'displacement',
  'movement',
  'pull',
  'push',
  'spawn',
  'terrain placement',
  'warping',
]);
export function attackIn({ view }: Viewed): ShownAttack | null {
  const at = view.stack.findLastIndex(({ proc }) => proc === 'attack');
  if (at < 0 || view.stack.slice(at).some(({ proc }) => ON_THE_BOARD.has(proc))) return null;
  return view.stack[at]!.locals as unknown as ShownAttack;
}
/** Where an Attack is: the step that is played in its frame. */
export const stepOfAttack = ({ view }: Viewed): string =>
  view.stack.findLast(({ proc }) => proc === 'attack')?.step ?? '';

// ---- dice ----

export interface RolledDie {
  /** The name of its color. */
  die: string;
  face: Face;
}
export interface RolledDice {
  key: string;
  figure: number;
  for: string;
  dice: readonly RolledDie[];
}
/** The dice of an event. */
export function diceOf(event: SeenEvent, key: string): RolledDice {
  const shows = (event.with['shows'] ?? []) as unknown as { with: Face & { die: { content: string } } }[];
  const dice = shows.map(({ with: { die, ...face } }) => ({ die: die.content.slice('die-'.length), face }));
  return { key, figure: figureIn(event), for: textIn(event.with['for']), dice };
}
export const facesOf = (scene: Scene, die: string): readonly Face[] =>
  (scene.content.get(`die-${die}`) as unknown as DieCard | undefined)?.faces ?? [];

// ---- cards ----

export const cardIdIn = (scene: Viewed, thing: number): string => idIn(scene, thing);
export const named = (thing: number): Json => ({ thing });
