import { arrange, type Placed, type TestTable } from '@questwright/harness';
import type { RuneboundWorld } from '@questwright/runebound';
import { withBattleCards } from '../../battles.ts';

const PACKS = ['battle-cards', 'rituals-and-runes'];
export const INNER = 'inner-fire';
export const OUTER = 'outer-fire';
export const FEAST = 'feast-of-small-gods';
export const UNWRITING = 'unwriting';
/** What covers the symbols of Inner Fire. */
export const INNER_FULL = { 'plains marker': 2, 'hill marker': 1, 'forest marker': 1, 'mountain marker': 1 };
export const UNWRITING_FULL = {
  'forest marker': 1,
  'swamp marker': 1,
  'road marker': 1,
  'plains marker': 1,
  'river marker': 1,
};
export type Rites = TestTable<RuneboundWorld>;
type Cards = readonly (string | Placed)[];

/** Seat 0 stands in Frostgate, about to move. */
export const moving = (area: Cards, dice: readonly number[] = [], more: { packs?: string[] } = {}): Rites =>
  arrange(withBattleCards, {
    seats: 2,
    packs: [...PACKS, ...(more.packs ?? [])],
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice,
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [] },
    set: { turn: 0, first: 0, 'heroes.0.space': 'frostgate', 'heroes.1.space': 'tamalir' },
  });
/** The same seat has rolled these dice. */
export const rolled = (area: Cards, dice: readonly number[]): Rites =>
  moving(area, dice).answer(0, dice.length >= 4 ? `roll:${dice.length}` : `rest:${dice.length}`);

/** Both stand in Tamalir, and seat 0 may do something there. */
export const meeting = (area: Cards, other: Cards = [], packs: readonly string[] = []): Rites =>
  arrange(withBattleCards, {
    seats: 2,
    packs: [...PACKS, ...packs],
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': other },
    set: { turn: 0, first: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir' },
  });
/** Seat 0 has just met a yellow Challenge. */
export const fighting = (area: Cards): Rites =>
  arrange(withBattleCards, {
    seats: 2,
    packs: PACKS,
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [], 'yellow deck': ['target'] },
    set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
  }).answer(0, 'attempt');
/** Seat 0 is in the market of Riverwatch with this stack. */
export const market = (area: Cards, stack: Cards, packs: readonly string[] = []): Rites =>
  arrange(withBattleCards, {
    seats: 2,
    packs: [...PACKS, ...packs],
    rest: 'heroes',
    set: { turn: 0, 'heroes.0.space': 'riverwatch', 'heroes.0.gold': 40 },
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': area,
      'area/1': [],
      'stack of riverwatch': stack,
      'market deck': ['tallow-torch'],
    },
    play: { proc: 'market step', with: { seat: 0 } },
  });

export const markersOn = (table: Rites, card: string): number =>
  Object.entries(table.world.things.counters)
    .filter(([name]) => name.endsWith(' marker'))
    .reduce((sum, [, all]) => sum + all[table.thing(card)]!, 0);
export const diceLeft = (table: Rites): number[] => table.game.stack.at(-1)!.locals.dice;
export const empower = (card: string, face: number, terrain: string): string =>
  `empower:{${card}}:face-${face}:${terrain}`;
export const offers = (table: Rites, choice: string): string[] => table.offers(0).filter((id) => id.startsWith(choice));
