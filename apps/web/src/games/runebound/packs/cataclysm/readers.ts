/** What a view tells of towns, curses and quests. */

import type { Content, ThingView, View } from '@questwright/kernel';

interface RuinView {
  quests: readonly number[];
  freed: readonly string[];
  deeds: readonly { freed: number; claimed: readonly string[]; marks: readonly string[] }[];
}
export const ruinIn = ({ world }: View): RuinView => (world as unknown as { cataclysm: RuinView }).cataclysm;

export interface TownView {
  town: string;
  state: 'hidden' | 'destroyed' | 'cursed' | 'freed';
  curse: string | null;
  terrain: string | null;
  /** Cards of each level that lie there, and the source of the curse. */
  left: readonly number[];
  source: ThingView | null;
  /** Who has which of its cards. */
  held: readonly { seat: number; card: ThingView }[];
}
const LEVELS = [1, 2, 3];

export function townsIn(view: View, content: ReadonlyMap<string, Content>, towns: readonly string[]): TownView[] {
  const fates = view.zones['fates of the towns'] ?? [];
  return towns.map((town, at): TownView => {
    const card = fates[at]?.card ?? null;
    if (card === null) return { town, state: 'hidden', curse: null, terrain: null, left: [], source: null, held: [] };
    const { curse = null, terrain = null } = content.get(card) as { curse?: string; terrain?: string };
    if (curse === null) return { town, state: 'destroyed', curse, terrain, left: [], source: null, held: [] };
    const held = Object.entries(view.zones).flatMap(([zone, things]) =>
      zone.startsWith('area/')
        ? things
            .filter((one) => one.card !== null && content.get(one.card)?.['curse'] === curse)
            .map((one) => ({ seat: Number(zone.slice('area/'.length)), card: one }))
        : [],
    );
    return {
      town,
      state: ruinIn(view).freed.includes(town) ? 'freed' : 'cursed',
      curse,
      terrain,
      left: LEVELS.map((level) => view.zones[`${curse} ${level}`]?.length ?? 0),
      source: null,
      held,
    };
  });
}
/** The last card of a curse, which is known to all as there is one. */
export const sourceOf = (content: ReadonlyMap<string, Content>, curse: string): string | null =>
  [...content].find(([, card]) => card['curse'] === curse && card['level'] === 3)?.[0] ?? null;

export interface QuestView {
  thing: number;
  card: string;
  curse: string;
  need: number;
  /** How far each seat is that has begun. */
  far: readonly { seat: number; marks: number }[];
}
export const questsIn = (view: View, content: ReadonlyMap<string, Content>): QuestView[] =>
  (view.zones['revealed quests'] ?? []).flatMap(({ thing, card }): QuestView[] => {
    if (card === null) return [];
    const { curse, quest } = content.get(card) as unknown as { curse: string; quest: { need: number } };
    const far = ruinIn(view).deeds.flatMap(({ marks }, seat) => {
      const done = marks.filter((one) => one.startsWith(`${card}:`)).length;
      return done > 0 ? [{ seat, marks: done }] : [];
    });
    return [{ thing, card, curse, need: quest.need, far }];
  });

/** The dice of the one who moves, in two rows: null while nobody divides any. */
export interface Pools {
  seat: number;
  travel: readonly number[];
  trading: number;
  rolled: readonly number[];
  traded: boolean;
}
export function poolsIn({ stack }: View): Pools | null {
  const movement = stack.find(({ proc }) => proc === 'movement step')?.locals;
  const trading = movement?.['trading'];
  if (movement === undefined || typeof trading !== 'number') return null;
  const caravan = stack.find(({ proc }) => proc === 'caravan')?.locals;
  return {
    seat: movement['seat'] as number,
    travel: (movement['dice'] as readonly number[] | null) ?? [],
    trading,
    rolled: (caravan?.['rolled'] as readonly number[] | null) ?? [],
    traded: movement['traded'] === true,
  };
}
