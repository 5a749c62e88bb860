import { labelOf } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { arrange, type Position, type TestTable } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { COLORS, type Color, type RuneboundWorld } from '@questwright/runebound';
import { visit } from '../market/table.ts';
import { runebound } from '../../small-board.ts';

const IMPROVE = ['improve:mind', 'improve:body', 'improve:spirit', 'improve:stamina', 'improve:life'];
const NONE: Record<Color, number> = { green: 0, yellow: 0, blue: 0, red: 0 };

interface Learning extends Position {
  counters?: Partial<Record<Color, number>>;
  pile?: Partial<Record<Color, number>>;
  points?: number;
  experience?: Partial<Record<'mind' | 'body' | 'spirit' | 'stamina' | 'life', number>>;
}
/** Seat 0 begins an Experience step in a game of four. */
function learn(given: Learning = {}): TestTable<RuneboundWorld> {
  const { counters, pile, points = 0, experience, ...position } = given;
  return arrange(runebound, {
    seats: 4,
    ...position,
    set: {
      'heroes.0.counters': { ...NONE, ...counters },
      'heroes.0.points': points,
      'heroes.0.experience': { mind: 0, body: 0, spirit: 0, stamina: 0, life: 0, ...experience },
      pile: { ...NONE, ...pile },
      ...position.set,
    },
    piles: { 'hero/0': ['varikas-the-dead'], ...position.piles },
    play: { proc: 'experience step', with: { seat: 0 } },
  });
}
const asksForExperience = (table: TestTable<RuneboundWorld>): boolean => table.where().includes('experience step');

rule(
  'RB-EXP-01',
  'experience counters are bought in the Experience step, or not',
  () => {
    const table = learn({ counters: { red: 1 } });
    expect(table).toOffer(0, [...IMPROVE, 'save']);
    table.answer(0, 'save');
    expect(table.world.heroes[0]!.counters).toEqual({ ...NONE, red: 1 });
  },
  {
    // Whoever has the points must exchange them.
    'RB-EXP-01': [
      { rule: 'RB-EXP-01', proc: 'experience step', step: 'experience counters', choice: 'save', remove: true },
    ],
  },
);

rule(
  'RB-EXP-01',
  'in the Market step none can be bought',
  () => {
    const table = visit({ set: { 'heroes.0.counters': { ...NONE, red: 3 } } });
    expect(table).toRefuse(0, 'improve:body', 'RB-EXP-01');
  },
  {
    'RB-EXP-01': [
      {
        rule: 'RB-EXP-01',
        timing: 'market',
        choice: 'improve',
        add: { rule: 'RB-EXP-01', list: () => IMPROVE, then: () => {} },
      },
    ],
  },
);

rule(['RB-EXP-02', 'RB-CMP-21'], 'a green and a blue counter are four points', () => {
  expect(learn({ counters: { green: 1, blue: 1 } }).value('experience points', 0)).toBe(4);
  expect(learn({ counters: { green: 1, yellow: 1, blue: 1, red: 1 } }).value('experience points', 0)).toBe(10);
});

rule('RB-EXP-03', 'the price depends on the number of players', () => {
  const prices = [1, 2, 3, 4, 5, 6].map((seats) => arrange(runebound, { seats }).value('price of experience'));
  expect(prices).toEqual([5, 5, 4, 4, 3, 3]);
});

rule('RB-EXP-03', 'with too few points nothing is on offer', () => {
  expect(asksForExperience(learn({ counters: { blue: 1 } }))).toBe(false);
  expect(asksForExperience(learn({ counters: { blue: 1 }, seats: 5 }))).toBe(true);
});

rule('RB-EXP-04', 'in a game of four a counter costs four points', () => {
  const table = learn({ counters: { red: 1 } }).answer(0, 'improve:body');
  expect(table.value('experience points', 0)).toBe(0);
  expect(table.world.heroes[0]!.experience.body).toBe(1);
});

rule('RB-EXP-05', 'spent counters go to the central pile', () => {
  const table = learn({ counters: { yellow: 2 } }).answer(0, 'improve:mind');
  expect(table.world.pile).toEqual({ ...NONE, yellow: 2 });
  expect(table.world.heroes[0]!.counters).toEqual(NONE);
});

rule('RB-EXP-05', 'the player chooses what to spend', () => {
  const table = learn({ counters: { green: 4, yellow: 1, red: 1 } }).answer(0, 'improve:mind');
  expect(table).toOffer(0, ['spend:green:green:green:green', 'spend:green:green:yellow', 'spend:red']);
  table.answer(0, 'spend:green:green:yellow');
  expect(table.world.pile).toEqual({ ...NONE, green: 2, yellow: 1 });
  expect(table.world.heroes[0]!.counters).toEqual({ ...NONE, green: 2, red: 1 });
});

rule('RB-EXP-06', 'change comes from the pile', () => {
  const table = learn({ counters: { blue: 1, yellow: 1 }, pile: { green: 1 } }).answer(0, 'improve:mind');
  expect(table.world.pile).toEqual({ ...NONE, blue: 1, yellow: 1 });
  expect(table.world.heroes[0]!).toMatchObject({ counters: { ...NONE, green: 1 }, points: 0 });
});

rule('RB-EXP-07', 'without change the rest is written down and can be spent later', () => {
  const table = learn({ counters: { blue: 1, yellow: 1 } }).answer(0, 'improve:mind');
  expect(table.world.pile).toEqual({ ...NONE, blue: 1, yellow: 1 });
  expect(table.world.heroes[0]!).toMatchObject({ counters: NONE, points: 1 });
  expect([table.event('points noted'), table.event('change taken')]).toEqual([{ seat: 0, points: 1, now: 1 }, null]);
  const later = learn({ counters: { blue: 1 }, points: 1 }).answer(0, 'improve:mind');
  expect(later.world.heroes[0]!).toMatchObject({ counters: NONE, points: 0, experience: { mind: 1 } });
});

rule('RB-EXP-08', 'there is no limit to experience counters', () => {
  const table = learn({ counters: { red: 1 }, experience: { mind: 4, body: 4, stamina: 2 } });
  table.answer(0, 'improve:mind');
  expect(table.world.heroes[0]!.experience).toMatchObject({ mind: 5, body: 4, stamina: 2 });
});

rule('RB-EXP-09', 'several counters in one step', () => {
  const table = learn({ counters: { red: 2 } })
    .answer(0, 'improve:mind')
    .answer(0, 'improve:spirit');
  expect(table.value('experience points', 0)).toBe(0);
  expect(table.world.heroes[0]!.experience).toMatchObject({ mind: 1, spirit: 1 });
});

for (const [id, name, bonus] of [
  ['RB-EXP-10', 'mind', 2],
  ['RB-EXP-11', 'body', 2],
  ['RB-EXP-12', 'spirit', 2],
  ['RB-EXP-13', 'stamina', 2],
  ['RB-EXP-14', 'life', 1],
] as const) {
  rule(id, `an experience counter gives +${bonus} ${name}`, () => {
    const table = learn({
      counters: { red: 1 },
      piles: { 'hero/0': [{ card: 'varikas-the-dead', counters: { wounds: 1 } }] },
    });
    const hero = table.thing('hero/0');
    const before = table.value(name, hero);
    table.answer(0, `improve:${name}`);
    expect(table.value(name, hero)).toBe(before + bonus);
    expect(table.world.things.counters['wounds']![hero]).toBe(1);
  });
}

const jewelOf = (color: Color): string =>
  Object.keys(runebound.rules.content)
    .find((id) => runebound.rules.content[id]!['jewel'] === color)!
    .slice('space-'.length);

rule('RB-EXP-15', 'with one Life counter no green cards are drawn', () => {
  const at = (color: Color): TestTable<RuneboundWorld> =>
    arrange(runebound, {
      seats: 2,
      set: { turn: 0, 'heroes.0.space': jewelOf(color), 'heroes.0.experience.life': 1 },
      play: { proc: 'adventure step', with: { seat: 0 } },
    });
  expect(at('yellow').offers(0)).toContain('attempt');
  expect(at('green').offers(0)).not.toContain('attempt');
});

test('whoever asks why of a counter is told what it does, and of Life what it gives up', () => {
  const { loaded, game } = learn({ counters: { red: 1 } });
  const behind = (option: string): readonly string[] => labelOf(loaded, game, 0, option).also ?? [];
  expect(behind('improve:mind')).toEqual(['RB-EXP-10']);
  expect(behind('improve:life')).toEqual(['RB-EXP-14', 'RB-EXP-15', 'RB-EXP-16']);
  expect(behind('save')).toEqual([]);
});

rule('RB-EXP-18', 'an undefeated Challenge of a closed color may still be attempted', () => {
  const space = jewelOf('green');
  const challenge = Object.keys(runebound.rules.content).find(
    (id) => runebound.rules.content[id]!['kind'] === 'challenge' && runebound.rules.content[id]!['color'] === 'green',
  )!;
  const table = arrange(runebound, {
    seats: 2,
    piles: { 'undefeated challenge track': [challenge] },
    late: ({ world }) => {
      const thing = world.things.piles['undefeated challenge track']![0]!;
      const undefeated = [0, 1, 2, 3, 4, 5].map((i) =>
        i === 1 ? { thing, space, age: 1 } : { thing: -1, space: '', age: 0 },
      );
      return { set: { turn: 0, 'heroes.0.space': space, 'heroes.0.experience.life': 1, undefeated } };
    },
    play: { proc: 'adventure step', with: { seat: 0 } },
  });
  expect(table.offers(0)).toContain('face');
});

rule('RB-EXP-16', 'each Life counter closes the easiest color that is open', () => {
  const open = [0, 1, 2, 3].map((life) => {
    const closed = learn({ experience: { life } }).value('closed colors', 0) as Color[];
    return COLORS.filter((color) => !closed.includes(color));
  });
  expect(open).toEqual([['green', 'yellow', 'blue', 'red'], ['yellow', 'blue', 'red'], ['blue', 'red'], ['red']]);
});

rule('RB-EXP-17', 'at most three Life counters', () => {
  const table = learn({ counters: { red: 1 }, experience: { life: 3 } });
  expect(table).toOffer(0, ['improve:mind', 'improve:body', 'improve:spirit', 'improve:stamina', 'save']);
  expect(table).toRefuse(0, 'improve:life', 'RB-EXP-17');
});

data('RB-EXP-19', 'the experience point value is what was spent', () => {
  const table = learn({ counters: { red: 3 } });
  for (const one of ['mind', 'body', 'life']) table.answer(0, `improve:${one}`);
  expect(table.value('experience point value', 0)).toBe(12);
});

rule('RB-EXP-20', 'Allies learn nothing', () => {
  const table = learn({ counters: { red: 1 }, piles: { 'area/0': ['odda-the-bargewoman'] } }).answer(0, 'improve:body');
  expect(table.value('body', table.thing('hero/0'))).toBe(6);
  expect(table.value('body', table.thing('odda-the-bargewoman'))).toBe(2);
});

rule('RB-CMP-25', 'an experience counter is a permanent bonus', () => {
  const table = learn({ counters: { red: 1 } }).answer(0, 'improve:body');
  expect(table.value('body', table.thing('hero/0'))).toBe(6);
});

data('RB-CMP-20', 'a counter is a color and the points of that color', () => {
  const table = learn();
  expect(COLORS.map((color) => table.value('points of a counter', color))).toEqual([1, 2, 3, 4]);
});
