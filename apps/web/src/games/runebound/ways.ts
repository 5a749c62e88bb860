/** Options that lead to a space, and how the world of a view reads. */

import type { ThingView, View } from '@questwright/kernel';
import { PHASES, type Land } from '@questwright/runebound';

export type Seen = Pick<
  Land,
  'heroes' | 'board' | 'turn' | 'round' | 'adventures' | 'undefeated' | 'bank' | 'pile' | 'first'
> & { doom?: { counters: string[] } };
export const landIn = (view: View): Seen => view.world as unknown as Seen;

/** `pay` is a step with a die of one's choice: several lead to the same space. */
const WAYS: ReadonlySet<string> = new Set(['move', 'step', 'pay', 'retreat', 'wake-up']);

export function placeOf(option: string): string | null {
  const [choice = '', place = ''] = option.split(':');
  return WAYS.has(choice) && place !== '' ? place : null;
}

/** What one would say to go to a space now. */
export function optionTo(view: View, place: string): string {
  const { decision } = view;
  return decision?.step === 'how to move' ? `step:${place}` : `move:${place}`;
}

export const heroThing = (view: View, seat: number): ThingView | null => view.zones[`hero/${seat}`]?.[0] ?? null;
export const areaOf = (view: View, seat: number): readonly ThingView[] => view.zones[`area/${seat}`] ?? [];

export function thingIn(view: View, thing: number): ThingView | null {
  for (const things of Object.values(view.zones)) {
    const found = things.find((one) => one.thing === thing);
    if (found) return found;
  }
  return null;
}

export interface Battle {
  heroes: number[];
  opponent: number;
  round: number;
}
export const battleIn = (view: View): Battle | null =>
  (view.stack.findLast(({ proc }) => proc === 'combat')?.locals as Battle | undefined) ?? null;

const PARTS: readonly string[] = ['before combat', 'escape phase', ...PHASES.map((phase) => `${phase} phase`)];
/** Where a fight stands: before it, or in one of its phases. */
export const phaseNow = (view: View): string | null =>
  view.stack.findLast(({ proc }) => PARTS.includes(proc))?.proc ?? null;
