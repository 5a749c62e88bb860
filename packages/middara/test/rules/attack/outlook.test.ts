import { rule } from '@questwright/harness/vitest';
import { labelOf, type Params } from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { Outlook, Prospect, WayAhead } from '../../../src/rules/attack/outlook.ts';
import type { Way } from '../../../src/rules/movement/routes.ts';
import { at, field, thing, type Field, type Given } from '../field.ts';

const OPEN = Array.from({ length: 7 }, () => '.......');
const outlook = (table: Field, figure: string, square: string): Outlook =>
  table.value('outlook from', thing(table, figure), square) as unknown as Outlook;
const prospect = (table: Field, figure: string, square: string, of: string): Prospect =>
  outlook(table, figure, square).prospects.find((one) => one.figure === thing(table, of))!;
const ahead = (table: Field, figure: string, way: string): WayAhead =>
  table.value('way ahead', thing(table, figure), way) as unknown as WayAhead;
const arranged = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { nightingale: 'a1', animate: 'e5', 'cave-sickle': 'g7' }, ...given });

rule('MD-ATK-03', 'from a space that a figure only thinks of, it would see and hit as if it stood there', () => {
  const table = arranged({ terrain: [{ square: 'c3', terrain: 'obstructing' }] });
  const here = prospect(table, 'nightingale', 'a1', 'animate');
  expect(here.look).toMatchObject({
    from: 'a1',
    to: 'e5',
    at: 'c3',
    border: null,
    block: { key: 'sight.obstructing' },
  });
  expect(here.blows).toMatchObject([{ type: 'ranged', why: { rule: 'MD-ATK-03' } }]);
  const there = prospect(table, 'nightingale', 'e1', 'animate');
  expect(there.look).toMatchObject({ range: 4, block: null, at: null });
  expect(there.blows).toMatchObject([{ why: null }]);
  // It has not moved.
  expect(at(table, 'nightingale')).toBe('a1');
});

rule('MD-ADJ-03', 'a look is blocked by the border that it crosses', () => {
  const table = field({
    map: OPEN,
    borders: [['a3', 'a4']],
    figures: { nightingale: 'a1', animate: 'a6' },
  });
  expect(prospect(table, 'nightingale', 'a1', 'animate').look).toMatchObject({ at: null, border: ['a3', 'a4'] });
});

rule(['MD-TERR-07', 'MD-LOS-03'], 'a look names the spaces that cost something', () => {
  const table = field({
    map: ['..h....'],
    figures: { nightingale: 'a1', remi: 'b1', animate: 'e1' },
  });
  const { look, changes } = prospect(table, 'nightingale', 'a1', 'animate');
  expect(look).toMatchObject({ block: null, hindering: ['c1'], allies: ['b1'] });
  expect(changes).toEqual([
    { key: 'to-roll.hindering', with: { amount: -1 } },
    { key: 'to-roll.allies', with: { amount: -1 } },
  ]);
  expect(prospect(table, 'nightingale', 'd1', 'animate').changes).toEqual([]);
});

test('the odds of a planned space are those that are told when it is attacked from there', () => {
  const from = (square: string): Field =>
    arranged({ figures: { nightingale: square, animate: { at: 'e5', damage: 15 } } });
  const told = (table: Field): Params => labelOf(table.loaded, table.game, 0, `attack:${thing(table, 'animate')}`).with;
  const planned = prospect(from('a1'), 'nightingale', 'e1', 'animate').blows[0]!;
  expect(told(from('e1'))).toMatchObject({ chance: planned.odds.hits, harms: planned.odds.harms });
  const sum = planned.odds.damage.reduce((all, [, share]) => all + share, 0);
  expect(Math.abs(sum - planned.odds.hits)).toBeLessThanOrEqual(planned.odds.damage.length);
  expect(planned.odds.defeats).toBeLessThan(planned.odds.harms);
  expect(planned.odds.defeats).toBeGreaterThan(0);
  expect(planned.empowered!.hits).not.toBe(planned.odds.hits);
  expect(planned.odds.most).toBeGreaterThan(planned.odds.average);
});

rule(['MD-BRK-04', 'MD-BRK-07'], 'a way tells what each space costs, and who strikes when which space is left', () => {
  const table = arranged({
    figures: { rook: 'd4', animate: 'e5', 'cave-sickle': 'g7' },
    terrain: [{ square: 'd3', terrain: 'hindering' }],
  });
  const way = ahead(table, 'rook', 'd3 d2');
  expect(way.points).toEqual([1, 3]);
  expect(way.strikes).toMatchObject([{ figure: thing(table, 'animate'), at: 'd4' }]);
  expect(way.strikes[0]!.odds.hits).toBeGreaterThan(way.dodged[0]!.hits);
  // It goes on beside the same opponent: nobody strikes twice.
  expect(ahead(table, 'rook', 'd5 d6').strikes).toHaveLength(1);
  expect(ahead(table, 'rook', 'c4').strikes).toHaveLength(1);
});

rule('MD-SOI-01', 'the Sphere of Influence of a planned space', () => {
  const { soi } = outlook(arranged(), 'nightingale', 'g1');
  expect(soi).toContain('c5');
  expect(soi).not.toContain('b1');
});

test('there is nothing to tell of what is no space, no figure, or no Adventurer', () => {
  const table = arranged();
  expect(outlook(table, 'nightingale', 'z99')).toBeNull();
  expect(outlook(table, 'animate', 'a1')).toBeNull();
  expect(table.value('outlook from', 99, 'a1')).toBeNull();
  expect(ahead(table, 'nightingale', 'a1 q99')).toBeNull();
});

rule('MD-MOVE-01', 'of several ways to a space each is told that is not both longer and struck at more', () => {
  const table = arranged({ figures: { rook: 'd4', animate: 'f5', 'cave-sickle': 'g7' } });
  const ways = (word: string): Way[] => table.value('other ways', thing(table, 'rook'), word) as unknown as Way[];
  const told = (word: string): string[] =>
    ways(word).map(({ path, points, strikers }) => `${path.join(' ')}: ${points}, ${strikers.length}`);
  // Two around the corner, both as short.
  expect(told('c3 6').toSorted()).toEqual(['c4 c3: 2, 0', 'd3 c3: 2, 0']);
  // Beside the Animate the way is shorter, and struck at; around it longer, and safe.
  const past = ways('g4 9');
  expect(past[0]).toMatchObject({ strikers: [] });
  expect(past.at(-1)!.strikers).toHaveLength(1);
  expect(past.at(-1)!.points).toBeLessThan(past[0]!.points);
  expect([told('d4 6'), told('d4 nobody'), told('z9 6')]).toEqual([[], [], []]);
});
