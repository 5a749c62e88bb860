/** Positions after the Cataclysm: which towns stand, who has claimed what. */

import { arrange, type Placed, type Position } from '@questwright/harness';
import type { RuneboundWorld } from '@questwright/runebound';
import { withTrialCards, type Adventures } from '../../adventures.ts';

export const ON = ['trial-cards', 'cataclysm'];
/** In the order of the market stacks: Vynelvale, Dawnsmoor and Nerekhal are destroyed. */
export const FATES: Readonly<Record<string, string>> = {
  vynelvale: 'first-comet',
  riverwatch: 'sign-of-the-savage-brood',
  dawnsmoor: 'second-comet',
  tamalir: 'sign-of-the-ashen-flock',
  greyhaven: 'sign-of-the-demon-horde',
  nerekhal: 'third-comet',
  forge: 'sign-of-the-frenzied-rage',
  frostgate: 'sign-of-the-winter-lord',
};
export const played = (position: Position = {}): Adventures =>
  arrange(withTrialCards, { packs: ON, rest: 'heroes', ...position });

interface Deeds {
  freed?: number;
  claimed?: readonly string[];
  marks?: readonly string[];
}
export interface Scene {
  /** Where the Heroes stand; seat 0 is in turn. */
  at?: readonly string[];
  step?: string;
  dice?: readonly number[];
  area?: Readonly<Record<number, readonly (string | Placed)[]>>;
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  gold?: Readonly<Record<number, number>>;
  deeds?: Readonly<Record<number, Deeds>>;
  freed?: readonly string[];
  quests?: readonly string[];
  piles?: Position['piles'];
  set?: Position['set'];
  packs?: readonly string[];
  only?: readonly string[];
}
const HEROES = ['hero-one', 'hero-two', 'hero-three', 'hero-four'];

/** A turn of seat 0, of as many Heroes as places are given. */
export function scene(given: Scene = {}): Adventures {
  const { at = ['e4', 'h1'], step = 'movement step', dice = [], area = {}, hero = {}, gold = {}, deeds = {} } = given;
  const { freed = [], quests = [], piles = {}, set = {}, packs = ON, only = [] } = given;
  return played({
    seats: at.length,
    packs,
    only,
    at: `game/turn > turn/${step}`,
    locals: { turn: { seat: 0, ended: at[0]! } },
    dice,
    piles: {
      ...Object.fromEntries(
        at.map((_, seat) => [`hero/${seat}`, [{ card: HEROES[seat]!, counters: hero[seat] ?? {} }]]),
      ),
      ...Object.fromEntries(at.map((_, seat) => [`area/${seat}`, area[seat] ?? []])),
      'fates of the towns': Object.values(FATES),
      'revealed quests': [...quests],
      ...piles,
    },
    set: {
      turn: 0,
      first: 0,
      round: 5,
      'cataclysm.quests': at
        .map((_, seat) => seat + 1)
        .concat([0, 0, 0, 0, 0, 0])
        .slice(0, 6),
      'cataclysm.freed': [...freed],
      ...Object.fromEntries(
        at.map((_, seat) => [
          `cataclysm.deeds.${seat}`,
          {
            freed: deeds[seat]?.freed ?? 0,
            claimed: [...(deeds[seat]?.claimed ?? [])],
            marks: [...(deeds[seat]?.marks ?? [])],
          },
        ]),
      ),
      ...Object.fromEntries(at.map((space, seat) => [`heroes.${seat}.space`, space])),
      ...Object.fromEntries(Object.entries(gold).map(([seat, coins]) => [`heroes.${seat}.gold`, coins])),
      ...set,
    },
  });
}

type RuinedWorld = RuneboundWorld & {
  cataclysm: { quests: number[]; freed: string[]; deeds: { freed: number; claimed: string[]; marks: string[] }[] };
};
export const ruinOf = (table: Adventures): RuinedWorld['cataclysm'] => (table.world as RuinedWorld).cataclysm;
export const marksOf = (table: Adventures, seat: number): string[] => ruinOf(table).deeds[seat]!.marks;
export const tags = (table: Adventures, tag: string): number =>
  table.events.filter((event) => event.tag === tag).length;
export const counters = (table: Adventures, name: string, card: string): number =>
  table.world.things.counters[name]![table.thing(card)]!;
export const lies = (table: Adventures, card: string): string => table.world.things.zone[table.thing(card)]!;
export const spaceOf = (table: Adventures, seat = 0): string => table.world.heroes[seat]!.space;
export const goldOf = (table: Adventures, seat = 0): number => table.world.heroes[seat]!.gold;
/** Before a source of a curse that one more wound defeats. */
export const nearlyDone = (card: string, life: number): Placed => ({ card, counters: { wounds: life - 1 } });
/** The last blow, in ranged combat. */
export const strike = (table: Adventures, seat = 0): Adventures => {
  table.dice(10, 10);
  return table.answer(seat, 'fight').answer(seat, `attack:{hero/${seat}}`);
};
