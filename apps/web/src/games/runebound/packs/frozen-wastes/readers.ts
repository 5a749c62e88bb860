/** What a view tells of the cold, of rumors, clues and gear. */

import type { Content, ThingView, View } from '@questwright/kernel';
import {
  clueIn,
  gearIn,
  rumorIn,
  weatherIn,
  type ClueSymbol,
  type Spaces,
  type Weather,
} from '@questwright/runebound/isheim';
import type { Space } from '@questwright/runebound';

interface FrozenView {
  weather: string;
  princess: number;
  flares: readonly { at: string }[];
}
type Cards = ReadonlyMap<string, Content>;

export const frozenIn = ({ world }: View): FrozenView => (world as unknown as { frozen: FrozenView }).frozen;
export const weatherOf = (view: View, content: Cards): Weather => weatherIn(content.get(frozenIn(view).weather))!;
export const frostOf = ({ counters }: ThingView): number => counters['frost'] ?? 0;
export const whiteDeathOf = ({ counters }: ThingView): number => counters['white death'] ?? 0;

export function spacesOf(view: View, content: Cards): Spaces {
  const { board } = view.world as unknown as { board: string };
  const found: Record<string, Space> = {};
  for (const [id, card] of content) {
    const space = card as unknown as Space;
    if (space.kind === 'space' && (space.board ?? board) === board) found[id.slice('space-'.length)] = space;
  }
  return found;
}

/** One thing of each sort that lies somewhere, and how many of them. */
export interface Sort {
  card: string;
  symbols: readonly ClueSymbol[];
  count: number;
}
function sortsOf(things: readonly ThingView[], symbolsOf: (card: string) => readonly ClueSymbol[]): Sort[] {
  const sorts = new Map<string, Sort>();
  for (const { card } of things) {
    if (card === null) continue;
    const { count = 0 } = sorts.get(card) ?? {};
    sorts.set(card, { card, symbols: symbolsOf(card), count: count + 1 });
  }
  return [...sorts.values()];
}
export const rumorsOf = (view: View, content: Cards, seat: number): Sort[] =>
  sortsOf(view.zones[`rumors/${seat}`] ?? [], (card) => {
    const rumor = rumorIn(content.get(card));
    return rumor === null ? [] : [rumor.shows];
  });
export const cluesOf = (view: View, content: Cards, seat: number): Sort[] =>
  sortsOf(view.zones[`clues/${seat}`] ?? [], (card) => clueIn(content.get(card))?.shows ?? []);
export const symbolsIn = (sorts: readonly Sort[]): ClueSymbol[] =>
  sorts.flatMap(({ symbols, count }) => Array.from({ length: count }, () => symbols).flat());

export const GEAR = ['snowshoe', 'luckstone', 'flare-crystal'] as const;
export type GearKind = (typeof GEAR)[number];
export const gearOf = (things: readonly ThingView[], content: Cards, kind: GearKind): number =>
  things.filter(({ card }) => card !== null && gearIn(content.get(card)) === kind).length;
/** The choice that uses it. */
const CHOICE: Readonly<Record<GearKind, string>> = {
  snowshoe: 'snowshoe',
  luckstone: 'luckstone',
  'flare-crystal': 'flare',
};
export const usesOf = (view: View, kind: GearKind): string[] =>
  (view.decision?.mine?.options ?? []).filter((option) => option.split(':')[0] === CHOICE[kind]);
