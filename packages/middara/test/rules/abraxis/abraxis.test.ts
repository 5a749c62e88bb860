import { arrange, type Position, type TestTable } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import type { Edit } from '@questwright/kernel';
import { expect } from 'vitest';
import type { AbraxisLocals, AbraxisPlayer, Hand } from '../../../src/rules/abraxis/locals.ts';
import type { AbraxisCard, GearCard } from '../../../src/cards.ts';
import { rollDice } from '../../../src/rules/attack/dice.ts';
import { middara } from '../../whole.ts';
import type { In, Middara } from '../../../src/world.ts';

type Game = TestTable<Middara>;
const REWARDS = { 0: [], 1: [{ gold: 1 }], 2: [{ gold: 2 }], 3: [{ gold: 3 }], 4: [{ gold: 4 }] };
const FOE: AbraxisCard = {
  kind: 'abraxis',
  symbols: { book: 2, shield: 2 },
  eachRound: [{ 'add symbols': {} }],
  secret: { rewards: REWARDS },
};
/** Faces by what they show: none, a shield or book, one of each, with another shield or book, and a burst besides. */
const NONE = 1;
const ONE = 3;
const BOTH = 4;
const MORE = 5;
const ALL = 6;
const times = (count: number, face: number): number[] => Array<number>(count).fill(face);

/** The first roll lies on the table: WHITE, WHITE, PURPLE, PURPLE for Remi, then the others. */
function against(
  { first = [], card = FOE, ...position }: Position & { first?: readonly number[]; card?: AbraxisCard } = {},
  more: Readonly<Record<string, GearCard>> = {},
): Game {
  const content = { ...middara.rules.content, ...more, foe: card };
  return arrange(
    { ...middara, rules: { ...middara.rules, content } },
    { seats: 1, options: { encounter: 'foe' }, setup: { dice: [...first] }, ...position },
  );
}
const locals = <P extends keyof AbraxisLocals>({ game }: Pick<Game, 'game'>, proc: P): AbraxisLocals[P] =>
  game.stack.find((one) => one.proc === proc)!.locals as AbraxisLocals[P];
const players = (table: Game): AbraxisPlayer[] => locals(table, 'abraxis').players;
const hands = (table: Game): Hand[] => locals(table, 'abraxis round').hands;
const said = (table: Game, tag: string): readonly unknown[] => table.events.filter((one) => one.tag === tag);
const rolled = (table: Game, who: number): number[] =>
  table.events
    .filter((one) => one.tag === 'rolled' && (one.with['figure'] as { thing: number }).thing === who)
    .map((one) => (one.with['shows'] as unknown[]).length);
const dice = (table: Game): string[] => (table.offer(0)!.forms[0]!.of as { of: string[] }).of.slice();
/** Everybody Locks In so many of their first dice. */
function all(table: Game, count = 1): Game {
  const { length } = hands(table);
  for (let i = 0; i < length; i++) table.answer(0, 'lock', ...dice(table).slice(0, count));
  return table;
}
/** Everybody Locks In all four dice of the first roll, for 3 Fate tokens. */
const allFour = (first: readonly number[], position: Parameters<typeof against>[0] = {}): Game =>
  all(against({ first, ...position }), 4);
/** This one of the Adventurers has no Fate tokens. */
const withoutFate = (who: number): Game =>
  against({ first: times(16, NONE) }).edit((game) => void (locals({ game }, 'abraxis').players[who]!.fate = 0));
const remi = (faces: readonly number[]): number[] => [...faces, ...times(12, NONE)];

data('MD-ABRX-01', 'a game of its own in Adventure Mode, and none in Crawl Mode', () => {
  expect(against().where()).toBe('game/abraxis > abraxis/rounds > abraxis round/lock in > locking in/dice');
  expect(() => against({ options: { encounter: 'foe', mode: 'crawl' } })).toThrow(/no Encounter "foe" in crawl mode/);
});

rule('MD-CMP-19', 'in Crawl Mode the Abraxis cards stay in the box', () => {
  expect(() => against({ options: { encounter: 'pirate-wench', mode: 'crawl' } })).toThrow(/crawl mode/);
  expect(against({ options: { encounter: 'the-sluice', mode: 'crawl' } }).world.mode).toBe('crawl');
});

rule('MD-MODE-01', 'one of two Game Modes', () => {
  expect(against().world.mode).toBe('adventure');
  expect(() => against({ options: { mode: 'epic' } })).toThrow(/no Game Mode "epic"/);
});

rule('MD-ABRX-02', 'two dice of each of two colours', () => {
  expect(players(against()).map((one) => one.dice)).toEqual([
    ['white', 'white', 'purple', 'purple'],
    ['teal', 'teal', 'orange', 'orange'],
    ['green', 'green', 'red', 'red'],
    ['blue', 'blue', 'grey', 'grey'],
  ]);
});

rule('MD-ABRX-03', '10 points and 5 Fate tokens for the whole game', () => {
  const table = against({ first: times(16, NONE) });
  expect(players(table).map(({ points, fate }) => [points, fate])).toEqual(times(4, 0).map(() => [10, 5]));
  all(table, 3);
  all(table);
  expect([locals(table, 'abraxis round').round, ...players(table).map((one) => one.fate)]).toEqual([2, 3, 3, 3, 3]);
});

rule('MD-ABRX-04', 'five Rounds', () => {
  const table = against();
  table.edit((game) =>
    locals({ game }, 'abraxis').players.forEach((one) => Object.assign(one, { points: 99, fate: 99 })),
  );
  for (let round = 0; round < 5; round++) all(table, 4);
  expect(said(table, 'abraxis round')).toHaveLength(5);
  expect(table.game.over).toBe(true);
});

rule('MD-ABRX-05', 'the Symbols of the card, on four dice together', () => {
  expect(locals(against(), 'abraxis round').goal).toEqual({ book: 2, shield: 2, burst: 0 });
  expect(said(allFour(remi([BOTH, NONE, BOTH, NONE])), 'symbols matched')).toHaveLength(1);
  expect(said(allFour(remi([BOTH, NONE, NONE, NONE])), 'symbols matched')).toHaveLength(0);
});

const lockedDiceRollAgain: Edit<Middara> = {
  rule: 'MD-ABRX-06',
  proc: 'abraxis round',
  step: 'roll',
  replace: {
    rule: 'MD-ABRX-06',
    do: (t: In<'abraxis round'>) => {
      for (const hand of t.locals.hands) {
        hand.faces = rollDice(t, hand.figure, [...hand.dice, ...hand.locked.map((one) => one.die)]);
      }
    },
  },
};
const lockedIn = (): void => {
  const table = against({ first: remi([MORE, NONE, NONE, NONE]) });
  expect(said(table, 'rolled')).toHaveLength(4);
  table.answer(0, 'lock', '1-white');
  const [hand] = hands(table);
  expect(hand!.locked).toEqual([{ die: 'white', face: { number: 6, book: 1, shield: 2 } }]);
  for (let i = 0; i < 3; i++) table.answer(0, 'lock', dice(table)[0]!);
  expect(rolled(table, hand!.figure)).toEqual([4, 3]);
};
rule('MD-ABRX-06', 'all roll at once, and a die that is Locked In is not rolled again', lockedIn, {
  'MD-ABRX-06': [lockedDiceRollAgain],
});

rule('MD-ABRX-07', 'each Fate token Locks In another die', () => {
  const table = withoutFate(1).answer(0, 'lock', '1-white', '2-white', '4-purple');
  expect(players(table)[0]!.fate).toBe(3);
  expect(hands(table)[0]!.locked.map((one) => one.die)).toEqual(['white', 'white', 'purple']);
  expect(table.tryAnswer(0, 'lock', '1-teal', '2-teal')).not.toBeNull();
});

rule('MD-ABRX-08', 'a Fate token pays for Locking In nothing', () => {
  const table = withoutFate(1).answer(0, 'skip');
  expect([players(table)[0]!.fate, hands(table)[0]!.locked]).toEqual([4, []]);
  expect(table).toRefuse(0, 'skip', 'MD-ABRX-08', 'refuse.no-fate-left');
});

rule('MD-ABRX-09', 'without Fate tokens everybody has four dice after the fourth roll', () => {
  const table = against();
  table.edit((game) => locals({ game }, 'abraxis').players.forEach((one) => void (one.fate = 0)));
  const [{ figure }] = hands(table) as [Hand];
  for (let roll = 0; roll < 3; roll++) all(table);
  expect(rolled(table, figure)).toEqual([4, 3, 2, 1, 4]);
  expect(locals(table, 'abraxis round').round).toBe(2);
});

rule('MD-ABRX-10', 'when one has all four, the others roll once more and keep what falls', () => {
  const table = against({ first: times(16, NONE) }).answer(0, 'lock', '1-white', '2-white', '3-purple', '4-purple');
  table.answer(0, 'lock', '1-teal', '2-teal', '3-orange').answer(0, 'lock', '1-green').dice(ALL, NONE, BOTH, NONE);
  const [, zeke, rook] = hands(table) as [Hand, Hand, Hand];
  table.answer(0, 'skip');
  expect(rolled(table, zeke.figure).slice(0, 2)).toEqual([4, 1]);
  expect(rolled(table, rook.figure).slice(0, 2)).toEqual([4, 3]);
  // Zeke's ORANGE die has 2 books, a shield and a burst: 1 shield is missing, 1 burst is too much.
  expect(players(table).map((one) => one.points)[1]).toBe(8);
});

rule('MD-ABRX-11', 'a point for each Symbol that is missing and for each that is too many', () => {
  // 3 books, 1 shield and 1 burst; the others show nothing.
  const first = [...times(2, NONE), ALL, ONE, ...times(12, NONE)];
  expect(players(allFour(first)).map((one) => one.points)).toEqual([7, 6, 6, 6]);
});

rule('MD-ABRX-12', 'an exact match gains a point', () => {
  expect(players(allFour(remi([ONE, ONE, ONE, ONE])))[0]!.points).toBe(11);
});

rule('MD-ABRX-13', 'who has no points left does not roll any more', () => {
  const table = against({ first: [...times(2, NONE), ALL, ONE, ...times(12, NONE)] });
  table.edit((game) => void (locals({ game }, 'abraxis').players[0]!.points = 2));
  all(table, 4);
  expect([players(table)[0]!.points, players(table)[0]!.out]).toEqual([0, true]);
  expect(hands(table).map((one) => one.dice[0])).toEqual(['teal', 'green', 'blue']);
});

rule('MD-ABRX-14', 'Rewards go by how many are still in the game', () => {
  const table = against({ locals: { abraxis: { card: 'foe', players: [] } }, first: times(16, NONE) });
  table.edit((game) => {
    locals({ game }, 'abraxis').players[3]!.points = 1;
    game.stack.find((one) => one.proc === 'abraxis')!.memo.list = [];
  });
  all(table, 4);
  expect([table.game.over, table.world.gold]).toEqual([true, 3]);
});

/** The last Round, in which this many Adventurers have a point too few. */
const lastRound = (foe: string, losing: number): Game => {
  const table = against({ options: { encounter: foe }, first: times(16, NONE) });
  table.edit((game) => {
    for (const one of locals({ game }, 'abraxis').players.slice(0, losing)) one.points = 1;
    game.stack.find((one) => one.proc === 'abraxis')!.memo.list = [];
  });
  return all(table, 4);
};
rule('MD-END-07', 'the Ferry Gambler decides where the story goes on', () => {
  const [won, lost] = [lastRound('ferry-gambler', 1), lastRound('ferry-gambler', 4)];
  expect([won.world.encounter, won.world.gold]).toEqual(['the-sluice', 20]);
  expect([lost.world.encounter, lost.world.gold]).toEqual(['the-kennels', 0]);
  expect([won.game.over, lost.game.over]).toEqual([false, false]);
});

rule('MD-ABRX-15', 'a card has a name, a special rule and Symbols', () => {
  expect(() => against({ card: { ...FOE, symbols: {} } })).toThrow(/foe lacks its Symbols/);
  expect(() => against({ card: { ...FOE, eachRound: [] } })).toThrow(/special rule/);
  const table = against({ card: { ...FOE, eachRound: [{ 'add symbols': { burst: 2 } }, { fate: 1 }] } });
  expect(locals(table, 'abraxis round').goal).toEqual({ book: 2, shield: 2, burst: 2 });
  expect(players(table)[0]!.fate).toBe(6);
});

rule('MD-ABRX-16', 'the Pirate Wench draws a Rare Weapon in each Round', () => {
  const weapons = Object.values(middara.rules.content).filter(
    (one) =>
      one['weapon'] !== undefined && one['tier'] === 'rare' && one['unique'] !== true && one['monster'] === undefined,
  );
  const symbols = [
    { cost: { shield: 2 }, physical: 2 },
    { cost: { burst: 1 }, physical: 1 },
  ];
  const harpoon: GearCard = {
    kind: 'item',
    tags: [],
    type: 'weapon',
    tier: 'rare',
    weapon: { type: 'melee', hands: 1, dice: ['white'], symbols },
  };
  const table = against({ options: { encounter: 'pirate-wench' }, first: [weapons.length + 1] }, { harpoon });
  expect(locals(table, 'abraxis round').goal).toEqual({ book: 2, shield: 4, burst: 1 });
});
