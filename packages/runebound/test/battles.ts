/** Positions for tests of combat, with a few plain cards that have the numbers of the book's rules. */

import { expect } from 'vitest';
import { arrange, type Position, type TestTable } from '@questwright/harness';
import type { Definition, Event, Pack } from '@questwright/kernel';
import type { Ally, Card, Challenge, Hero, Item } from '../src/cards.ts';
import type { RuneboundWorld } from '../src/index.ts';
import { runebound } from './small-board.ts';

const damage = (ranged: number, melee: number, magic: number) => ({ ranged, melee, magic });
const hero = (numbers: Partial<Hero>): Hero => ({
  kind: 'hero',
  back: 'hero',
  mind: 3,
  body: 4,
  spirit: 4,
  damage: damage(2, 1, 1),
  life: 4,
  stamina: 4,
  skills: {},
  ...numbers,
});
const ally = (numbers: Partial<Ally>): Ally => ({
  kind: 'ally',
  back: 'market',
  cost: 5,
  mind: 6,
  body: 6,
  spirit: 6,
  damage: damage(1, 1, 1),
  life: 2,
  stamina: 2,
  ...numbers,
});
const item = (numbers: Partial<Item>): Item => ({
  kind: 'item',
  back: 'market',
  cost: 3,
  class: 'artifact',
  type: 'relic',
  use: 'activate',
  ...numbers,
});
const challenge = (numbers: Partial<Challenge>): Challenge => ({
  kind: 'challenge',
  color: 'yellow',
  back: 'yellow',
  mind: 12,
  body: 11,
  spirit: 14,
  damage: damage(1, 1, 2),
  life: 9,
  ...numbers,
});

const CARDS: Record<string, Card> = {
  fighter: hero({}),
  diplomat: hero({ spirit: 3, skills: { diplomacy: 2 } }),
  envoy: hero({ spirit: 4, skills: { diplomacy: 1, lore: 3 } }),
  sorcerer: hero({
    abilities: [
      {
        timing: 'before combat',
        name: 'bolt',
        ways: ['exhaustion'],
        effects: [{ attack: 'magic' }],
      },
    ],
  }),
  squire: ally({}),
  porter: ally({ modifies: [{ value: 'weapon limit', if: { 'always on': true, 'your own': true }, add: 1 }] }),
  page: ally({ cost: 4, life: 5 }),
  chanter: ally({
    abilities: [
      {
        timing: 'before combat',
        name: 'song',
        effects: [{ wounds: 1, who: 'your enemy' }],
      },
    ],
  }),
  wand: item({
    abilities: [
      { timing: 'before combat', name: 'spark', ways: ['activate'], effects: [{ attack: 'magic', wounds: 1 }] },
    ],
  }),
  rod: item({
    abilities: [
      { timing: 'before combat', name: 'spark', ways: ['activate'], effects: [{ attack: 'magic', wounds: 1 }] },
    ],
  }),
  bomb: item({
    use: 'discard',
    abilities: [
      { timing: 'before combat', name: 'blast', ways: ['discard'], effects: [{ attack: 'ranged', wounds: 2 }] },
    ],
  }),
  mail: item({
    class: 'armor',
    cost: 6,
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'cancel',
        if: { 'about to be hurt': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  }),
  buckler: item({
    abilities: [
      {
        timing: 'about to be wounded',
        name: 'cancel',
        if: { 'about to be hurt': 'your hero' },
        ways: ['activate'],
        replaces: true,
        effects: [{ cancel: 1 }],
      },
    ],
  }),
  axe: item({
    class: 'weapon',
    abilities: [
      {
        timing: 'melee',
        name: 'swing',
        ways: ['activate'],
        effects: [
          {
            lasting: {
              modify: { value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 2 },
              until: 'melee phase',
            },
          },
        ],
      },
    ],
  }),
  bow: item({
    class: 'weapon',
    abilities: [{ timing: 'ranged', name: 'aim', ways: ['activate'], effects: [{ wounds: 1, who: 'your enemy' }] }],
  }),
  charm: item({
    abilities: [{ timing: 'magic', name: 'hex', ways: ['activate'], effects: [{ wounds: 1, who: 'your enemy' }] }],
  }),
  sword: item({ use: 'always', modifies: [{ value: 'combat roll', if: { of: 'your hero', phase: 'melee' }, add: 2 }] }),
  whetstone: item({
    use: 'always',
    modifies: [{ value: 'combat roll', if: { of: 'your hero', 'attack roll': true }, add: 2 }],
  }),
  banner: item({ use: 'always', modifies: [{ value: 'combat roll', if: { of: 'your party' }, add: 1 }] }),
  pennant: item({ use: 'always', modifies: [{ value: 'life', if: { of: 'your ally' }, add: 1 }] }),
  tonic: item({ use: 'always', modifies: [{ value: 'stamina', if: { of: 'your hero' }, add: 2 }] }),
  dice: item({
    abilities: [{ timing: 'rolled', name: 'again', ways: ['activate'], effects: [{ reroll: true }] }],
  }),
  circlet: item({
    abilities: [
      {
        timing: 'skill test',
        name: 'calm',
        ways: ['activate'],
        effects: [{ lasting: { modify: { value: 'spirit', if: { of: 'your hero' }, add: 3 }, until: 'test' } }],
      },
    ],
  }),
  boots: item({ abilities: [{ timing: 'before moving', name: 'stride', ways: ['activate'], effects: [{ gold: 1 }] }] }),
  map: item({ abilities: [{ timing: 'before moving', name: 'study', ways: ['activate'], effects: [{ gold: 1 }] }] }),
  ward: item({
    abilities: [{ timing: 'about to be discarded', name: 'mourn', ways: ['activate'], effects: [{ gold: 1 }] }],
  }),
  keepsake: item({
    use: 'always',
    abilities: [{ timing: 'about to be discarded', name: 'remember', effects: [{ gold: 1 }] }],
  }),
  club: item({ class: 'weapon' }),
  spear: item({ class: 'weapon' }),
  cheap: item({ cost: 3 }),
  dear: item({ cost: 6 }),
  cart: ally({ cost: 8 }),

  salve: item({
    abilities: [
      { timing: 'ranged', name: 'soothe', ways: ['activate'], effects: [{ heal: 1, who: 'one of your party' }] },
    ],
  }),
  gallows: item({
    abilities: [{ timing: 'melee', name: 'spend', ways: ['activate'], effects: [{ discard: 'an ally' }] }],
  }),

  target: challenge({}),
  pick: challenge({ beforeCombat: [{ wounds: 1, who: 'an ally' }] }),
  brittle: challenge({ life: 1 }),
  tough: challenge({ life: 3, reward: [{ gold: 3 }] }),
  spiteful: challenge({ life: 1, reward: [{ wounds: 9 }] }),
  harmless: challenge({ damage: damage(0, 0, 0) }),
  deadly: challenge({ damage: damage(9, 9, 9) }),
  pair: challenge({ beforeCombat: [{ wounds: 1 }, { wounds: 1 }] }),
  bramble: challenge({
    abilities: [
      {
        timing: 'rolled',
        name: 'thorns',
        must: true,
        if: { 'roll for': 'attack' },
        effects: [{ wounds: 2, who: 'the one who rolled' }],
      },
    ],
  }),
  herald: challenge({ beforeCombat: [{ wounds: 1 }] }),
  snare: challenge({ damage: damage(1, 3, 2), beforeCombat: [{ strike: 'melee' }] }),
  pitfall: challenge({ beforeCombat: [{ strike: 'ranged', number: 15, wounds: { 'number of': 'your party' } }] }),
  riddler: challenge({ beforeCombat: [{ test: 'spirit', number: 15, success: [{ gold: 1 }] }] }),
  'blue-target': challenge({ color: 'blue', back: 'blue' }),
  companion: challenge({
    life: 1,
    keptAs: 'ally',
    asAlly: { mind: 1, body: 1, spirit: 1, damage: damage(0, 1, 0), life: 2, stamina: 1 },
    reward: [{ keep: true }],
  }),
  blade: challenge({ life: 1, keptAs: 'item', class: 'weapon', type: 'sword', reward: [{ keep: true }] }),
  deep: challenge({ life: 1, reward: [{ 'adventure card': 'yellow' }] }),
  ring: {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    text: [{ test: 'spirit', number: 15, success: [{ gold: 1 }] }],
  },
  double: {
    kind: 'encounter',
    color: 'yellow',
    back: 'yellow',
    text: [
      { test: 'spirit', number: 15, success: [{ gold: 1 }] },
      { test: 'spirit', skill: 'diplomacy', number: 15, success: [{ gold: 1 }] },
    ],
  },
};

const battleCards: Pack<RuneboundWorld> = {
  id: 'battle-cards',
  kind: 'pack',
  rule: 'RB-OBJ-02',
  edits: Object.entries(CARDS).map(([id, card]) => ({ rule: 'RB-OBJ-02', content: id, add: card })),
};
export const withBattleCards: Definition<RuneboundWorld> = { ...runebound, packs: [...runebound.packs, battleCards] };

export type Battle = TestTable<RuneboundWorld>;
interface Setting extends Position {
  hero?: string;
  area?: readonly string[];
  /** The yellow cards that are drawn, in order. */
  deck?: readonly string[];
  /** Counters on the hero. */
  wounds?: number;
  exhaustion?: number;
}

/** A yellow space; Forge, Tamalir and Greyhaven are two moves away. */
export const YELLOW = 'd6';
export const FROM = 'e7';

/** Seat 0 stands on a yellow counter and attempts the adventure. */
export function attempt(setting: Setting = {}): Battle {
  const { hero: card = 'fighter', area = [], deck = ['target'], wounds = 0, exhaustion = 0, ...position } = setting;
  return arrange(withBattleCards, {
    seats: 2,
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    ...position,
    packs: ['battle-cards', ...(position.packs ?? [])],
    piles: {
      'hero/0': [{ card, counters: { wounds, exhaustion } }],
      'hero/1': ['envoy'],
      'area/0': area,
      'area/1': [],
      'yellow deck': deck,
      ...position.piles,
    },
    set: {
      turn: 0,
      'heroes.0.space': YELLOW,
      'heroes.0.cameFrom': FROM,
      'heroes.1.space': 'tamalir',
      'heroes.0.gold': 0,
      ...position.set,
    },
  }).answer(0, 'attempt');
}

export const put = (table: Battle, counter: 'wounds' | 'exhaustion', card: string, count: number): Battle =>
  table.edit(({ world }) => void (world.things.counters[counter]![table.thing(card)] = count));
const on = (table: Battle, counter: string, card: string): number =>
  table.world.things.counters[counter]![table.thing(card)]!;
export const wounds = (table: Battle, card: string): number => on(table, 'wounds', card);
export const exhaustion = (table: Battle, card: string): number => on(table, 'exhaustion', card);
export const isFaceUp = (table: Battle, card: string): boolean => table.world.things.face[table.thing(card)] === 1;
/** The innermost procedure and step. */
export const part = (table: Battle): string => table.where().split(' > ').at(-1)!;
export const tags = (table: Battle, ...wanted: string[]): string[] =>
  table.events.map(({ tag }) => tag).filter((tag) => wanted.includes(tag));
export const rolls = (table: Battle): number => tags(table, 'rolled').length;
/** Answers of seat 0, one after another. */
export const say = (table: Battle, ...picks: string[]): Battle => {
  for (const pick of picks) table.answer(0, pick);
  return table;
};
/** The phase of the first round, with a defense in the phases before. */
export function phase(name: 'ranged' | 'melee' | 'magic', setting: Setting = {}): Battle {
  const before = ['ranged', 'melee', 'magic'].indexOf(name);
  const table = attempt({ ...setting, dice: Array.from({ length: before * 2 }, () => 10) });
  return say(table, 'fight', ...Array.from({ length: before }, () => 'defend'));
}
/** Seat 0 may answer exactly this, besides discarding a card, which it may at any time. */
export function mayOnly(table: Battle, ...ids: string[]): void {
  expect([...(table.offer(0)?.options ?? [])].toSorted()).toEqual(ids.map((id) => table.resolve(id)).toSorted());
}
/** The combat roll of a phase, or the last one. */
export const combatRoll = (table: Battle, phase: string): Event['with'] | undefined =>
  table.events.findLast((one) => one.tag === 'combat roll' && one.with['phase'] === phase)?.with;
