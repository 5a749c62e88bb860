/** Options that lead to a space, and how the world of a view reads. */

import type { ThingView, View } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { Figure } from '../../board/props.ts';
import type { GameUi } from '../game.ts';
import { t } from '../../words.ts';
import { figuresIn, PHASES, type RuneboundWorld } from '@questwright/runebound';

export type Seen = Pick<
  RuneboundWorld,
  'heroes' | 'board' | 'turn' | 'round' | 'adventures' | 'undefeated' | 'bank' | 'pile' | 'first'
>;
export const landIn = (view: View): Seen => view.world as unknown as Seen;

/** `pay` is a step with a die of one's choice: several lead to the same space. */
const WAYS: ReadonlySet<string> = new Set(['move', 'step', 'pay', 'retreat']);

export function placeOf(option: string): string | null {
  const [choice = '', place = ''] = option.split(':');
  return WAYS.has(choice) && place !== '' ? place : null;
}

/** The most dice that may be rolled now; 0 where none may. */
export const diceToRoll = (options: readonly string[]): number =>
  Math.max(0, ...options.flatMap((one) => (one.startsWith('roll:') ? [Number(one.slice('roll:'.length))] : [])));

/** Whether a space is no further than so many steps. */
export function isWithin(
  spaces: Readonly<Record<string, { neighbours: readonly string[] }>>,
  from: string,
  to: string,
  steps: number,
): boolean {
  const seen = new Set([from]);
  let edge = [from];
  for (let i = 0; i < steps && !seen.has(to); i += 1) {
    edge = edge.flatMap((id) => spaces[id]?.neighbours ?? []).filter((id) => !seen.has(id));
    for (const id of edge) seen.add(id);
  }
  return seen.has(to);
}

/** What one would say to go to a space now. */
export function optionTo(view: View, place: string): string {
  const { decision } = view;
  return decision?.step === 'how to move' ? `step:${place}` : `move:${place}`;
}

/** The color of a figure that is no Hero. */
const NOBODYS = '#4a4a52';
/** What stands on the map besides Heroes. */
export const otherFigures = (scene: Scene, tokens: GameUi['tokens'] = {}): Figure[] =>
  figuresIn(scene).flatMap(({ id, kind, seat, space, name: { key, with: params } }) => {
    if (seat !== null) return [];
    const { drawing: token, color = NOBODYS, veiled } = tokens[kind] ?? {};
    return [{ id, space, name: scene.say(key, params), color, token, veiled, mine: false, active: false }];
  });

export const heroThing = (view: View, seat: number): ThingView | null => view.zones[`hero/${seat}`]?.[0] ?? null;
/** The seats that play Heroes. */
export const heroSeats = (view: View): number[] =>
  landIn(view).heroes.flatMap((_, seat) => (heroThing(view, seat) === null ? [] : [seat]));
/** Life that is gone: wounds, and the counters of packs that count as such. */
export const lostLife = ({ taking = [] }: Pick<GameUi, 'taking'>, { counters }: Pick<ThingView, 'counters'>): number =>
  taking.reduce((sum, name) => sum + (counters[name] ?? 0), counters['wounds'] ?? 0);
export const areaOf = (view: View, seat: number): readonly ThingView[] => view.zones[`area/${seat}`] ?? [];

export function thingIn(view: View, thing: number): ThingView | null {
  for (const things of Object.values(view.zones)) {
    const found = things.find((one) => one.thing === thing);
    if (found) return found;
  }
  return null;
}

/** Resting where nobody is tired, and rolling fewer dice than one may. */
export function foldOf(view: View, option: string, options: readonly string[]): string | null {
  const { decision } = view;
  const [choice, dice] = option.split(':');
  if (decision?.step !== 'how to move') return null;
  if (choice === 'roll') return Number(dice) < diceToRoll(options) ? t('fold.fewer') : null;
  if (choice !== 'rest') return null;
  const tired = decision.waitsFor.some((seat) =>
    [heroThing(view, seat), ...areaOf(view, seat)].some((one) => (one?.counters['exhaustion'] ?? 0) > 0),
  );
  return tired ? null : t('fold.rest');
}

export interface Battle {
  heroes: number[];
  opponent: number;
  round: number;
}
export const battleIn = (view: View): Battle | null =>
  (view.stack.findLast(({ proc }) => proc === 'combat')?.locals as Battle | undefined) ?? null;

export const PARTS = ['before combat', 'escape phase', ...PHASES.map((phase) => `${phase} phase` as const)] as const;
export type CombatPart = (typeof PARTS)[number];
/** Also a part that a pack plays its own way: `ranged phase of the group`. */
const partIn = (proc: string): CombatPart | undefined =>
  PARTS.find((part) => proc === part || proc.startsWith(`${part} of `));

/** Where a fight stands: before it, or in one of its phases, whose part that is, and who was chosen to roll. */
export interface Stand {
  part: CombatPart | null;
  seat: number | null;
  by: number | null;
  way: 'attack' | 'defense' | null;
}
export function standIn(view: View): Stand {
  const frame = view.stack.findLast(({ proc }) => partIn(proc) !== undefined);
  const part = frame && partIn(frame.proc);
  if (!frame || part !== frame.proc) return { part: part ?? null, seat: null, by: null, way: null };
  const { seat = null, by = null, way = null } = frame.locals as { seat?: number; by?: number; way?: Stand['way'] };
  return { part, seat, by, way };
}

/** The seat whose Hero a thing is, or null. */
export const seatOfHero = (view: View, thing: number): number | null => {
  const found = Object.entries(view.zones).find(
    ([pile, things]) => pile.startsWith('hero/') && things.some((one) => one.thing === thing),
  );
  return found ? Number(found[0].slice('hero/'.length)) : null;
};

export const numberOr = <T>(value: unknown, otherwise: T): number | T =>
  typeof value === 'number' ? value : otherwise;

/** The adventure card that is being played. */
export const cardAtHand = (view: View): ThingView | null =>
  view.zones['adventure']?.find(({ card }) => card !== null) ?? null;

/** Two heroes who negotiate. */
export interface Talk {
  seat: number;
  other: number;
}
export const talkIn = (view: View): Talk | null =>
  (view.stack.findLast(({ proc }) => proc === 'negotiation')?.locals as Talk | undefined) ?? null;
