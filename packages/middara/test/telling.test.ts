/** What a player at a terminal reads: names, costs, chances, ways to go, and nothing that need not be told. */

import { whyNot, type Form } from '@questwright/kernel';
import type { Happened } from '@questwright/messages';
import { expect, test } from 'vitest';
import { passFor } from '../src/index.ts';
import { ENGLISH, middaraEntry } from './whole.ts';
import type { Middara } from '../src/world.ts';
import { label, labels, prompt, said, say, sceneOf, told } from './reader.ts';
import { rook, OPEN } from './rules/duel.ts';
import { attack, field, type Field, type Given } from './rules/field.ts';

// ---- names ----

test('two figures of one card have their numbers everywhere, the only one has none', () => {
  const two = field({
    map: OPEN,
    figures: { rook: 'b2', animate: 'c2', 'animate 2': 'c3', 'cave-sickle': 'a1' },
  });
  expect(
    labels(two)
      .filter((one) => one.startsWith('Attack'))
      .map((one) => one.split(' (')[0]),
  ).toEqual(['Attack Animate 1', 'Attack Animate 2', 'Attack Cave Sickle']);
  const board = middaraEntry.board(sceneOf(two), true).join('\n');
  expect(board).toMatch(/1a +Animate 1 on c2/);
  expect(board).toMatch(/2a +Animate 2 on c3/);
  expect(board).toMatch(/1c +Cave Sickle on a1/);
});

test('who was one of two keeps the number when the other is gone', () => {
  const left = field({ map: OPEN, figures: { rook: 'b2', animate: 'c2', 'animate 2': 'c3' } });
  left.edit((game) => void ((game.world as Middara).figures.find((one) => one.number === 1)!.square = ''));
  expect(said(left, { key: 'option.target', with: { figure: { thing: 2 } } })).toBe('Animate 2');
});

// ---- what things cost, and how often they succeed ----

test('Actions say what they cost in SP, and Attacks how often they hit', () => {
  const table = rook();
  expect(label(table, 'move')).toBe('Move up to 5 points (1 SP)');
  expect(label(table, 'attack:{animate}')).toMatch(/^Attack Animate \(2 SP, hits \d+ %, harms \d+ %\)$/);
  expect(label(table, 're-equip')).toMatch(/^Re-Equip \(1 SP/);
});

/** Animate has Defense 9; a WHITE die shows 3, 5, 6, 7, 8 or worse, an ORANGE one its own numbers. */
test('the chance of an Attack is counted over all faces of its dice, with what their Symbols are good for', () => {
  const table = rook();
  interface Face {
    number?: number;
    burst?: number;
  }
  const faces = (die: string): Face[] => table.loaded.content.get(`die-${die}`)!.content['faces'] as Face[];
  const all = faces('orange').flatMap((one) =>
    faces('white').map((other) => ({
      sum: (one.number ?? 0) + (other.number ?? 0),
      bursts: (one.burst ?? 0) + (other.burst ?? 0),
    })),
  );
  const percent = (some: typeof all): number => Math.round((100 * some.length) / all.length);
  const hits = all.filter(({ sum }) => sum >= 9);
  // Armor 2 takes what is no more than that above its Defense; a burst of Rook's is 3 more Damage.
  expect(table.value('symbol abilities', table.thing('rook'))).toMatchObject([{ cost: { burst: 1 }, physical: 3 }]);
  const harms = hits.filter(({ sum, bursts }) => sum - 9 + 3 * bursts > 2);
  expect(harms.length).toBeLessThan(hits.length);
  expect(hits.length).toBeLessThan(all.length);
  expect(label(table, 'attack:{animate}')).toContain(`hits ${percent(hits)} %, harms ${percent(harms)} %`);
});

test('what adds to the roll for Symbols counts in the chance to hit', () => {
  const remi = field({
    map: OPEN,
    figures: { remi: { at: 'b2', stamina: 5, gear: ['walking-blade'] }, animate: 'c2' },
  });
  const [one, other] = ['white', 'purple'].map(
    (die) => remi.loaded.content.get(`die-${die}`)!.content['faces'] as { number?: number; book?: number }[],
  );
  // Each book is one more to the roll.
  const rolls = one!.flatMap((x) =>
    other!.map((y) => (x.number ?? 0) + (x.book ?? 0) + (y.number ?? 0) + (y.book ?? 0)),
  );
  const hits = Math.round((100 * rolls.filter((roll) => roll >= 9).length) / rolls.length);
  expect(label(remi, 'attack:{animate}')).toContain(`hits ${hits} %`);
});

test('Dodge, Empower and Counter say what they cost, and the question how often the Attack hits', () => {
  const given: Given = {
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 5 }, animate: 'c2' },
    play: attack('animate', 'rook'),
    dice: [1, 1],
  };
  const table = field(given);
  expect(prompt(table)).toMatch(
    /^Animate attacks Rook and hits in \d+ % of all rolls, with Damage in \d+ %\. Does Rook dodge\?$/,
  );
  expect(label(table, 'dodge')).toMatch(/^Dodge \(1 SP\): then it hits in \d+ %, with Damage in \d+ %$/);
  table.answer(0, 'stand');
  expect(label(table, 'counter')).toMatch(/^Counter \(2 SP, hits \d+ %, harms \d+ %\)$/);
  const own = rook({ figures: { rook: { at: 'b2', stamina: 5 }, animate: 'c2' } }).answer(0, 'attack:{animate}');
  expect(label(own, 'empower')).toMatch(
    /^Empower: add the black die \(1 SP\): hits \d+ %, harms \d+ %; its skull misses, \d+ %$/,
  );
  expect(label(own, 'plain')).toMatch(/^Do not empower: hits \d+ %, harms \d+ %$/);
});

test('an Ability is offered with its name, its price and what it does', () => {
  const table = field({ map: OPEN, figures: { remi: { at: 'b2', stamina: 3 }, animate: 'e5' } });
  expect(labels(table)).toContain('Remi: Natural Flight (2 SP): make a Move Action with FLIGHT');
});

// ---- where to go ----

/** From b2 to d2: the Animate on c3 is beside b2, c2, d2 and what lies between; a1, b1 … are out of its reach. */
const moving = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: 'a3', animate: 'c4' }, ...given }).answer(0, 'move');
const walkForm = { choice: 'walk', kind: 'path', of: null } as Form;
const ways = (table: Field): string[] =>
  middaraEntry.describe!.wholes!(sceneOf(table), walkForm).map((one) => say(one.text));

test('every space in reach is one answer, with its points', () => {
  const table = moving();
  expect(ways(table)).toEqual(expect.arrayContaining(['To a2: 1 point', 'To b3: 1 point', 'To a1: 2 points']));
  const whole = middaraEntry.describe!.wholes!(sceneOf(table), walkForm).find((one) => one.elements.at(-1) === 'c2')!;
  table.answer(0, 'walk', ...whole.elements);
  expect(table.world.figures[0]!.square).toBe('c2');
});

test('the way with the fewest Break Attacks is taken, and those that remain are named', () => {
  const table = moving();
  // Straight ahead leads past the Animate: around it is longer and free.
  const around = middaraEntry.describe!.wholes!(sceneOf(table), walkForm).find((one) => one.elements.at(-1) === 'd3')!;
  expect(around.text.with).toMatchObject({ strikers: null });
  const beside = field({ map: ['..', '..'], figures: { rook: 'a1', animate: 'b1' } }).answer(0, 'move');
  expect(ways(beside)).toEqual(['To a2: 1 point, struck at by 1a', 'To b2: 2 points, struck at by 1a']);
});

test('a space where one is sure to be Defeated is not proposed, and can be named', () => {
  const table = field({ map: ['.d.'], figures: { rook: 'a1', animate: 'c1' } }).answer(0, 'move');
  expect(ways(table)).toEqual([]);
  expect(table.game.pending!.offers[0]!.forms.map((one) => one.choice)).toEqual(['walk']);
});

test('the drawing shows the points, and where somebody strikes', () => {
  const drawn = middaraEntry.board(
    sceneOf(field({ map: ['...', '..h'], figures: { rook: 'a1', animate: 'b2' } })),
    true,
  );
  expect(drawn.join('\n')).not.toContain('Movement Points to get there');
  const board = middaraEntry.board(
    sceneOf(field({ map: ['...', '..h'], figures: { rook: 'a1', animate: 'b2' } }).answer(0, 'move')),
    true,
  );
  expect(board.slice(1, 4)).toEqual(['   a   b   c', ' 1 R   .1! .2!', ' 2 .1! 1a  :3!']);
});

// ---- what is told ----

const happened = (tag: string, params: Happened['with']): Happened => ({
  tag,
  key: `event.${tag}`,
  with: params,
  rule: 'MD-MOVE-03',
});
const rookOn = (square: string): Happened => happened('placed', { figure: { thing: 0 }, square });

test('a walk is told in one line, that of another figure in another', () => {
  const { joined } = middaraEntry;
  const two = joined!(rookOn('b1'), rookOn('c1'))!;
  const three = joined!(two, rookOn('d1'))!;
  expect(said(rook(), three)).toBe('Rook goes by b1 and c1 to d1.');
  expect(joined!(rookOn('b1'), happened('placed', { figure: { thing: 1 }, square: 'c1' }))).toBeNull();
  expect(joined!(rookOn('b1'), happened('paid', { figure: { thing: 0 }, amount: 1 }))).toBeNull();
});

test('what is decided for one reason again and again is told once', () => {
  const decided = (figure: number): Happened => ({
    ...happened('decided', {
      pick: ['spend:0'],
      trace: [{ key: 'trace.most-damage', with: { figure: { thing: figure } } }],
    }),
  });
  expect(middaraEntry.joined!(decided(1), decided(1))).toEqual(decided(1));
  expect(middaraEntry.joined!(decided(1), decided(0))).toBeNull();
});

test('an Ability is used by name, and an unnamed one as one of its card', () => {
  const used = (ability: string, seat: number | null): string =>
    said(
      rook({ figures: { rook: 'b2', animate: 'c2', 'animate 2': 'c3' } }),
      happened('ability used', { seat, thing: 2, card: { content: 'animate' }, ability, way: null }),
    );
  expect(used('chains of perdition', null)).toBe('Animate 2 uses Chains of Perdition.');
  expect(used('between actions', 0)).toBe('The party uses Animate 2.');
});

test('Jumps to where one can walk unharmed are told in short', () => {
  const table = field({ map: ['.....'], figures: { rook: 'a1', animate: 'e1' } }).answer(0, 'move');
  const options = table.game.pending!.offers[0]!.options;
  expect(options).toContain('jump:c1');
  expect(middaraEntry.describe!.quiet!(sceneOf(table), options)).toContain('jump:c1');
  expect(middaraEntry.describe!.quiet!(sceneOf(table), ['stop', 'more'])).toEqual([]);
});

test('nothing is said of what everybody sees: phases, the ends of turns, legs of a course', () => {
  const enemy = field({
    map: OPEN,
    figures: { rook: 'a1', 'cave-sickle': 'e5' },
    turn: 'cave-sickle',
    step: 'activation',
    acting: true,
    dice: [1, 1],
  });
  const decided = told(enemy, 'decided');
  expect(decided.some((one) => one.startsWith('Decided by the rules: Cave Sickle on e5 moves adjacent to Rook'))).toBe(
    true,
  );
  expect(decided.filter((one) => one === '').length).toBeGreaterThan(0);
  expect(['phase', 'turn over', 'activates'].map((one) => ENGLISH[`event.${one}`])).toEqual(['', '', '']);
});

test('clauses of a trace are set apart, and sentences in it lose their full stops', () => {
  const enemy = field({
    map: OPEN,
    figures: { rook: 'a1', zeke: 'a2', 'cave-sickle': 'b1' },
    turn: 'cave-sickle',
    step: 'activation',
    acting: true,
    dice: [1, 1],
  });
  const [text] = told(enemy, 'decided').filter((one) => one.includes('is possible'));
  expect(text).toMatch(/^Decided by the rules: Rook on a1 is possible \(.*\); Zeke on a2 is possible \(.*\); /);
  expect(text).not.toMatch(/\.[,;]/);
});

test('a roll that is more or less than its dice says so, and a hit without Damage is told', () => {
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' },
    dice: [4, 4],
  }).answer(0, 'attack:{animate}');
  const [hit] = [...told(table, 'hits'), ...told(table, 'misses')];
  expect(hit).toMatch(/^Rook (hits|misses) Animate: \d+ against Defense 9\.$/);
  expect(
    said(
      table,
      happened('hits', {
        figure: { thing: 0 },
        target: { thing: 1 },
        roll: 8,
        defense: 8,
        dice: 9,
        skull: false,
        changes: [
          { key: 'to-roll.hindering', with: { amount: -2 } },
          { key: 'to-roll.flanking', with: { amount: 1 } },
        ],
      }),
    ),
  ).toBe('Rook hits Animate: 8 (the dice show 9; -2 for Hindering Terrain and +1 for flanking) against Defense 8.');
  const harmless = rook({ dice: [5, 2] }).answer(0, 'attack:{animate}');
  expect(told(harmless, 'hits')).toHaveLength(1);
  expect(told(harmless, 'damaged')).toEqual([]);
  expect(told(harmless, 'unharmed')).toEqual(['Animate takes no Damage.']);
});

test('what wins and what loses stands beside the board; whoever plays alone leads all Adventurers', () => {
  const board = middaraEntry.board(sceneOf(rook()), true);
  expect(board.filter((line) => /^(Won|Lost): /.test(line))).toHaveLength(1);
  expect(board.join('\n')).not.toContain('led by');
  const shared = field({ map: OPEN, figures: { rook: 'b2', zeke: { at: 'b3', seat: 1 }, animate: 'c2' }, seats: 2 });
  expect(middaraEntry.board(sceneOf(shared), true).join('\n')).toContain('led by Seat 1');
});

test('one’s cards are told with their dice, Symbols and Abilities', () => {
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'b2', gear: ['mallet', 'parrying-knife'] }, remi: 'b3', animate: 'c2' },
  });
  const own = middaraEntry.describe!.own!(sceneOf(table));
  expect(own).toEqual(
    expect.arrayContaining([
      'Mallet',
      '  one-handed Melee Weapon, with orange die',
      '  1 burst for +3 Physical Damage',
      'Parrying Knife',
      '  one-handed Melee Weapon, with white die',
    ]),
  );
  expect(own).toContain('Natural Flight, instead of a Move Action (2 SP): make a Move Action with FLIGHT');
});

test('whoever has nothing left to do is not asked', () => {
  const spent = rook({ figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c2' } });
  expect(spent.offers(0)).toEqual(['end turn']);
  expect(passFor(spent.game, 0)).toEqual(['end turn']);
  expect(passFor(rook().game, 0)).toBeNull();
});

test('a Tree tells what it is like and what can be learned of it, from the lowest LVL', () => {
  const sights = middaraEntry.describe!.sights!(sceneOf(field({ map: OPEN, figures: { rook: 'b2', animate: 'c2' } })));
  const lines = sights.find((one) => one.word === 'cruor')!.tell();
  expect(lines[0]).toMatch(/^Cruor has power at a price/);
  expect(lines).toContain(
    'LVL 1, 3 XP and more: Wretched Tether. between Actions (1 SP): cast a SPELL 6 on a figure within SOI: deal 1 Magic Damage and PULL 3',
  );
  expect(lines.at(-1)).toMatch(/^LVL 4, 15 XP and more: /);
});

// ---- what would go by unseen ----

test('what changes a roll is told part by part, also where the parts cancel each other', () => {
  const table = field({
    map: ['.....', '..h..', '.....'],
    figures: { rook: 'b2', animate: 'c2', remi: 'd2' },
  });
  expect(table.value('to the attack roll', 0, 1)).toBe(0);
  expect(label(table, 'attack:{animate}')).toMatch(/; to the roll -1 for Hindering Terrain and \+1 for flanking\)$/);
  const [near] = middaraEntry.describe!.near!(sceneOf(table)).filter((line) => line.includes('Animate'));
  expect(near).toMatch(/, to the roll -1 for Hindering Terrain and \+1 for flanking$/);
});

test('a turn of a player that ends by itself has a line, and so has who is Defeated in it', () => {
  const table = field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 0 }, animate: 'e5' } });
  table.answer(0, 'end turn');
  expect(told(table, 'own turn over')).toEqual(['Rook’s turn is over.']);
  const fallen = field({ map: OPEN, figures: { zeke: 'a1', rook: { at: 'b2', damage: 99 }, animate: 'e5' } });
  fallen.edit((game) => void ((game.world as Middara).figures.find((one) => one.damage === 99)!.square = ''));
  expect(middaraEntry.board(sceneOf(fallen), true)).toContain('Rook: Defeated, and not on the board');
});

test('who falls in the own turn has a line in the log, and so has the turn that ends by that', () => {
  const table = field({ map: ['.d..', '....'], figures: { rook: 'a1', remi: 'd2', 'cave-sickle': 'd1' } });
  table.answer(0, 'move').answer(0, 'walk', 'b1').answer(0, 'stop');
  const lines = table.events
    .filter(({ tag }) => tag === 'defeated' || tag === 'own turn over')
    .map((one) => [one.rule, said(table, one)]);
  expect(lines).toEqual([
    ['MD-DFT-05', 'Rook is Defeated.'],
    ['MD-INIT-17', 'Rook’s turn is over.'],
  ]);
});

test('who cannot be attacked out of sight is told the border, the space or the figure that blocks it', () => {
  const why = (given: Partial<Given>): string => {
    const figures = { remi: { at: 'a1', stamina: 5, gear: ['sparrow-bow'] }, animate: 'c1' };
    const table = field({ map: ['...'], figures, ...given });
    return said(table, whyNot(table.loaded, table.game, 0, `attack:${table.thing('animate')}`)!);
  };
  expect(why({ borders: [['a1', 'b1']] })).toBe('Animate is not in sight: a red border runs between a1 and b1.');
  expect(why({ map: ['.o.'] })).toBe('Animate is not in sight: the space b1 is Obstructing Terrain.');
  expect(
    why({ figures: { remi: { at: 'a1', stamina: 5, gear: ['sparrow-bow'] }, animate: 'c1', 'cave-sickle': 'b1' } }),
  ).toBe('Animate is not in sight: Cave Sickle stands in the way on b1.');
});

test('what is lacking is named: Symbols, Gold for a card', () => {
  const lacking = [
    { key: 'lacking.book', with: { number: 1 } },
    { key: 'lacking.burst', with: { number: 2 } },
  ];
  expect(said(rook(), { key: 'refuse.too-few-symbols', with: { lacking } })).toBe(
    'There are too few Symbols left for that: 1 book is and 2 bursts are lacking.',
  );
  expect(said(rook(), { key: 'refuse.too-little-gold', with: { card: { thing: 0 }, cost: 5, gold: 3 } })).toBe(
    'Rook costs 5 Gold, and the party has 3.',
  );
});
