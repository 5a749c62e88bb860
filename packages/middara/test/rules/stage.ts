/** Whole Encounters from their setup on. */

import { arrange, type Position } from '@questwright/harness';
import type { Content } from '@questwright/kernel';
import type { EncounterCard, TileCard } from '../../src/cards.ts';
import { middara } from '../whole.ts';
import type { Figure } from '../../src/world.ts';
import type { Field } from './field.ts';

/** Row 5 is behind a wall: who stands there does no harm. */
const HALL = ['......', '......', '......', 'oooooo', '......'];
export interface Staged {
  map?: readonly string[];
  /** More Encounters, by id. */
  others?: Readonly<Record<string, Partial<EncounterCard>>>;
  /** Cards in place of those of the game. */
  cards?: Record<string, Content>;
  position?: Position;
}
const NOTHING = { blue: [], red: [], green: [], yellow: [] };
const plain = (encounter: Partial<EncounterCard>): EncounterCard => ({
  kind: 'encounter',
  location: 'dungeon',
  lootLevel: 'mundane',
  tiles: [{ tile: 'hall', at: 'a1' }],
  startingZone: ['a1', 'b1', 'c1', 'd1', 'e1'],
  combatants: [],
  ends: { lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } } },
  ...encounter,
  secret: {
    ends: { lost: [] },
    ...encounter.secret,
    totems: { ...NOTHING, ...encounter.secret?.totems },
    loot: { ...NOTHING, ...encounter.secret?.loot },
    objectives: { ...NOTHING, ...encounter.secret?.objectives },
  },
});

/** The cards of Encounters in a hall. */
export function hall(
  encounters: Readonly<Record<string, Partial<EncounterCard>>>,
  map: readonly string[] = HALL,
): Record<string, TileCard | EncounterCard> {
  const all = Object.entries(encounters).map(([id, one]) => [id, plain(one)] as const);
  return { hall: { kind: 'tile', label: 'QW 9', rows: map }, ...Object.fromEntries(all) };
}
/** A game that begins with this Encounter; the first question is where Remi stands. */
export function stage(
  encounter: Partial<EncounterCard> = {},
  { map = HALL, others = {}, cards = {}, position = {} }: Staged = {},
): Field {
  const content = { ...middara.rules.content, ...hall({ stage: encounter, ...others }, map), ...cards };
  const definition = { ...middara, rules: { ...middara.rules, content } };
  return arrange(definition, {
    seats: 1,
    ...position,
    options: { encounter: 'stage', outfit: 'none', ...position.options },
  });
}
/** Everybody takes the first free space. The track is dealt as the box has it: Adventurers first. */
export function begin(table: Field, cards = 4): Field {
  table.dice(...Array.from({ length: cards - 1 }, (_, i) => cards - i));
  for (let i = 0; i < 4; i++) table.answer(0, table.offers(0)[0]!);
  return table;
}
export const opened = (encounter: Partial<EncounterCard> = {}, staged: Staged = {}): Field =>
  begin(stage(encounter, staged), 4 + new Set((encounter.combatants ?? []).map((one) => one.card)).size);

/** Cards of the Initiative Track from the front. */
export const track = (table: Field): string[] => table.world.track.map((one) => one.card);
/** Whose turns have begun, by card. */
export const turns = (table: Field): string[] =>
  table.events
    .filter((one) => one.tag === 'turn begins')
    .map((one) => nameOf(table, (one.with['figure'] as { thing: number }).thing));
export const nameOf = (table: Field, thing: number): string => {
  const { cards, card } = table.world.things;
  return cards[card[thing]!]!;
};
export const who = (table: Field, card: string, number = 1): Figure =>
  table.world.figures.findLast((one) => nameOf(table, one.thing) === card && one.number === number)!;
/** Everybody ends their turn, so many times. */
export function pass(table: Field, times = 1): Field {
  for (let i = 0; i < times; i++) table.answer(0, 'end turn');
  return table;
}
export const tags = (table: Field): string[] => table.events.map((one) => one.tag);
