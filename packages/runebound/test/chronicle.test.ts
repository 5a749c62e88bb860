import { readFileSync } from 'node:fs';
import { load, open, answer, type Event, type GameFile, type Json } from '@questwright/kernel';
import { expect, test } from 'vitest';
import {
  luckOf,
  rollsOf,
  runebound,
  statisticsOf,
  strangestOf,
  type Chapter,
  type RuneboundWorld,
} from '../src/index.ts';

const told = (tag: string, params: Record<string, Json>, because: string[] = []): Chapter['events'][number] =>
  ({ tag, with: params, because }) as Chapter['events'][number];
const chapter = (seq: number, ...events: Chapter['events'][number][]): Chapter => ({ seq, events });
/** Dice and what is read from them. */
const attack = (seat: number, dice: number, total: number, against: number, success: boolean) => [
  told('rolled', { seat, for: 'attack', dice: [dice - 1, 1] }),
  told('combat roll', { seat, for: 'attack', phase: 'melee', dice, total, against, success: String(success) }),
];
const targetOf = (seat: number, dice: number, total: number) => [
  ...(dice === 0 ? [] : [told('rolled', { seat, for: 'target', dice: [dice] })]),
  told('target number', { seat, dice, total }),
];
const sumOf = (parts: Json): number =>
  (parts as { with: { amount: number } }[]).reduce((sum, one) => sum + one.with.amount, 0);

function recorded() {
  const file = JSON.parse(readFileSync('fixtures/runebound/endings/short-quest-rune.json', 'utf8')) as GameFile;
  const loaded = load(runebound, { packs: file.header.packs });
  const begun: Event[] = [];
  const record = open(loaded, file.header, begun);
  const gold = record.game.world.heroes[0]!.gold;
  const chapters: Chapter[] = [{ seq: 0, events: begun }];
  for (const entry of file.segments[0]!.entries) {
    if ('keep' in entry) throw new Error('Nothing is taken back in this game');
    const { events } = answer(record, entry.seat, { no: record.game.pending!.no, pick: entry.pick });
    chapters.push({ seq: chapters.length, events });
  }
  const world: RuneboundWorld = record.game.world;
  return { chapters, world, gold, figure: world.things.piles['hero/0']![0]! };
}

test('each event counts for the seat that it names, and for no other', () => {
  const chapters = [
    chapter(1, told('turn began', { seat: 0, round: 1 }), told('entered', { seat: 0, by: 'start' })),
    chapter(2, told('entered', { seat: 0, by: 'movement' }), told('entered', { seat: 0, by: 'single step' })),
    chapter(3, told('defeated', { seat: 0 }), told('gold gained', { seat: 0, amount: 3 })),
    chapter(4, told('turn began', { seat: 1, round: 1 }), told('entered', { seat: 1, by: 'escape' })),
    chapter(
      5,
      told('knocked out', { seat: 1 }, ['RB-CBT-19', 'RB-TRN-01']),
      told('knocked out', { seat: 1 }, ['RB-ENC-01']),
    ),
    chapter(
      6,
      told('wounded', { thing: { thing: 8 }, amount: 2 }),
      told('wounded', { thing: { thing: 99 }, amount: 5 }),
    ),
    chapter(7, told('test made', { seat: 1, dice: 9, total: 9, number: 10, success: 'false' })),
  ];
  const [first, second] = statisticsOf(chapters, [7, 8]);
  expect(first).toMatchObject({ turns: 1, 'spaces entered': 2, 'fights won': 1, 'gold earned': 3, knockouts: 0 });
  expect(second).toMatchObject({ turns: 1, 'spaces entered': 0, knockouts: 2, 'fights lost': 1, 'tests failed': 1 });
  expect([first!['wounds suffered'], second!['wounds suffered']]).toEqual([0, 2]);
});

test('what was earned and spent adds up to what a hero has, over a whole game', () => {
  const { chapters, world, gold, figure } = recorded();
  const [own] = statisticsOf(chapters, [figure]);
  expect(gold + own!['gold earned'] - own!['gold spent']).toBe(world.heroes[0]!.gold);
  expect(own!.turns).toBe(world.round);
  expect(own!['fights won']).toBeGreaterThan(5);
  expect(own!['spaces entered']).toBeGreaterThan(30);
});

test('the chance of a roll is that of its dice with what was added', () => {
  const [sure, never, even] = rollsOf([
    chapter(4, ...attack(0, 5, 25, 22, true)),
    chapter(5, ...attack(0, 20, 20, 21, false)),
    chapter(6, ...attack(1, 12, 15, 14, true)),
  ]);
  expect(sure).toMatchObject({
    seq: 4,
    seat: 0,
    kind: 'attack',
    usual: expect.closeTo(11),
    goal: { bonus: 20, chance: 1 },
  });
  expect(never!.goal).toMatchObject({ bonus: 0, chance: 0, success: false });
  // Eleven or more on two ten-sided dice: 55 of the 100 ways.
  expect(even!.goal!.chance).toBeCloseTo(0.55, 10);
});

test('expected and actual add up roll by roll', () => {
  const rolls = rollsOf([
    chapter(1, ...attack(0, 12, 12, 11, true), ...attack(1, 2, 2, 11, false)),
    chapter(2, ...attack(0, 4, 4, 11, false)),
    chapter(
      3,
      told('movement dice rolled', {
        seat: 0,
        dice: [
          { key: 'face.1', with: {} },
          { key: 'face.6', with: {} },
        ],
      }),
    ),
    chapter(4, ...targetOf(0, 14, 20), ...targetOf(0, 0, 6)),
  ]);
  const luck = luckOf(rolls, 0);
  expect(luck).toMatchObject({ goals: 2, actual: 1, throws: 3, average: 10, symbols: 5, usualSymbols: 5 });
  expect(luck.expected).toBeCloseTo(1.1, 10);
  expect(luck.course.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(luck.course.at(-1)!.ahead).toBeCloseTo(luck.actual - luck.expected, 10);
  expect(luckOf(rolls, 1)).toMatchObject({ goals: 1, actual: 0 });
  expect(luckOf([], 0)).toMatchObject({ goals: 0, expected: 0, average: 0, course: [] });
});

test('dice that a card rolls again are two throws, each with its own odds, and no luck of the card', () => {
  const again = told('rolled', { seat: 0, for: 'attack', dice: [10, 9] });
  const [first, second] = [...attack(0, 19, 19, 11, true)];
  const rolls = rollsOf([
    chapter(1, told('rolled', { seat: 0, for: 'attack', dice: [2, 3] })),
    chapter(2, again, second!),
  ]);
  expect(rolls.map(({ seq, dice, goal }) => [seq, dice, goal!.success])).toEqual([
    [1, 5, false],
    [2, 19, true],
  ]);
  expect(luckOf(rolls, 0)).toMatchObject({ goals: 2, actual: 1, expected: expect.closeTo(1.1) });
  // A test within a fight is read by itself.
  const within = [
    told('rolled', { seat: 0, for: 'test', dice: [5, 5] }),
    told('test made', { seat: 0, dice: 10, total: 12, number: 12, success: 'true' }),
  ];
  expect(rollsOf([chapter(1, first!, ...within, second!)]).map(({ kind }) => kind)).toEqual(['test', 'attack']);
});

test('the strangest rolls are the least likely success and the least likely failure', () => {
  const rolls = rollsOf([
    chapter(1, ...attack(0, 19, 19, 19, true), ...attack(0, 12, 12, 8, true)),
    chapter(2, ...attack(0, 3, 3, 4, false), ...attack(0, 3, 3, 18, false)),
  ]);
  expect(strangestOf(rolls, true)).toMatchObject({ dice: 19 });
  expect(strangestOf(rolls, false)).toMatchObject({ goal: { against: 4 } });
  expect(strangestOf([], true)).toBeNull();
});

test('a whole game: every roll of the log is in the ledger, and none twice', () => {
  const { chapters } = recorded();
  const rolls = rollsOf(chapters);
  const rolled = chapters.flatMap(({ events }) =>
    events.filter(({ tag }) => tag === 'rolled' || tag === 'movement dice rolled'),
  );
  const { goals, throws, expected, course } = luckOf(rolls, 0);
  expect(rolls).toHaveLength(rolled.length);
  expect(goals).toBe(throws);
  expect(goals).toBeGreaterThan(15);
  expect(course).toHaveLength(goals);
  expect(expected).toBeGreaterThan(10);
  const added = chapters.flatMap(({ events }) =>
    events.flatMap(({ with: { added: parts, total, dice } }) =>
      parts === undefined ? [] : [[(total as number) - (dice as number), sumOf(parts)]],
    ),
  );
  expect(added).toHaveLength(goals);
  for (const [bonus, parts] of added) expect(parts).toBe(bonus);
  const wrong = rolls.filter(({ goal, dice }) => goal && goal.success !== dice + goal.bonus >= goal.against);
  expect(wrong).toEqual([]);
});
