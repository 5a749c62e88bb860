import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { BoardError } from '../../../src/rules/movement/board.ts';
import { at, breaks, events, field, isDefeated, points, sight, stops, type Field } from '../field.ts';

const row = (levels: string, figures: Parameters<typeof field>[0]['figures']): Field =>
  field({ map: ['.'.repeat(levels.length)], levels: [levels], figures });

data('MD-ELEV-01', 'the line between spaces of different levels is an Elevation change', () => {
  const table = row('1134', { zeke: 'a1' });
  expect(['a1', 'b1', 'c1', 'd1'].map((square) => table.value('elevation', square))).toEqual([1, 1, 3, 4]);
});

rule(
  'MD-ELEV-02',
  'there are four levels',
  () => {
    expect(() => row('10', { zeke: 'a1' }).answer(0, 'move')).toThrow(BoardError);
    expect(() => row('15', { zeke: 'a1' }).answer(0, 'move')).toThrow(BoardError);
    expect(stops(row('1234', { zeke: 'a1' }).answer(0, 'move'))).toEqual(['b1', 'c1', 'd1']);
  },
  {
    'MD-ELEV-02': [{ rule: 'MD-ELEV-02', value: 'highest level', replace: () => 5 }],
  },
);

rule('MD-ELEV-03', 'upwards one sees only to the edge', () => {
  const table = row('1122', { nightingale: 'a1', animate: 'c1', 'cave-sickle': 'd1' });
  expect(sight(table, 'nightingale', 'animate')).toBe(true);
  const behind = row('1122', { nightingale: 'a1', 'cave-sickle': 'd1' });
  expect(sight(behind, 'nightingale', 'cave-sickle')).toBe(false);
});

rule('MD-ELEV-04', 'a space of another level on the way blocks', () => {
  expect(sight(row('3311', { nightingale: 'a1', animate: 'd1' }), 'nightingale', 'animate')).toBe(false);
  expect(sight(row('3311', { nightingale: 'a1', animate: 'c1' }), 'nightingale', 'animate')).toBe(true);
});

rule('MD-ELEV-05', 'figures below are ignored from above', () => {
  const table = row('3113', { nightingale: 'a1', remi: 'b1', animate: 'd1' });
  const looking = { actor: 0, target: 2, from: 'a1', to: 'd1', soi: false };
  expect(table.value('lines', looking)).toEqual([{ blocked: true, hindering: 0, allies: 0 }]);
});

rule('MD-ELEV-06', 'a change of 1 is no hindrance', () => {
  const up = row('12', { zeke: 'a1' }).answer(0, 'move').answer(0, 'walk', 'b1');
  expect(points(up)).toBe(5);
  const down = row('21', { zeke: 'a1' }).answer(0, 'move').answer(0, 'walk', 'b1');
  expect(points(down)).toBe(5);
});

rule('MD-ELEV-07', 'down a change of 2 is ordinary movement', () => {
  const table = row('31', { zeke: 'a1' }).answer(0, 'move').answer(0, 'walk', 'b1');
  expect(at(table, 'zeke')).toBe('b1');
  expect(points(table)).toBe(5);
  expect(at(row('411', { zeke: 'a1', remi: 'c1' }).answer(0, 'move').answer(0, 'walk', 'b1'), 'zeke')).toBe('');
});

rule('MD-ELEV-08', 'up a change of 2 is impossible', () => {
  const table = row('13', { zeke: 'a1' }).answer(0, 'move');
  expect(stops(table)).toEqual([]);
  expect(table).toRefuse(0, 'walk:b1', 'MD-ELEV-08');
});

rule('MD-ELEV-09', 'up a change of 3 is impossible', () => {
  const table = row('14', { zeke: 'a1' }).answer(0, 'move');
  expect(stops(table)).toEqual([]);
  expect(table).toRefuse(0, 'walk:b1', 'MD-ELEV-09');
});

rule('MD-ELEV-10', 'down a change of 3 Defeats, walking or pushed', () => {
  const walked = row('41.'.replace('.', '1'), { zeke: 'a1', remi: 'c1' }).answer(0, 'move').answer(0, 'walk', 'b1');
  expect(isDefeated(walked, 'zeke')).toBe(true);
  const pushed = field({
    map: ['....'],
    levels: ['4411'],
    figures: { rook: 'a1', animate: 'b1' },
    play: ['push', { figure: 'animate', by: 'rook', spaces: 1, kind: 'push' }],
  });
  pushed.answer(0, 'spaces:1');
  expect(isDefeated(pushed, 'animate')).toBe(true);
});

rule('MD-ELEV-11', 'FLIGHT ignores Elevation', () => {
  const up = row('14', { remi: 'a1' }).answer(0, 'use:{remi}:natural flight:SP').answer(0, 'walk', 'b1');
  expect(at(up, 'remi')).toBe('b1');
  const down = row('41', { remi: 'a1' }).answer(0, 'use:{remi}:natural flight:SP').answer(0, 'walk', 'b1');
  expect(at(down, 'remi')).toBe('b1');
});

rule('MD-ELEV-12', 'no Melee and no Break Attacks across 2 levels', () => {
  expect(row('13', { rook: 'a1', animate: 'b1' })).toRefuse(0, 'attack:{animate}', 'MD-ELEV-12');
  expect(row('12', { rook: 'a1', animate: 'b1' }).offers(0)).toContain('attack:1');
  const above = row('331', { zeke: 'b1', animate: 'c1' }).answer(0, 'move').answer(0, 'walk', 'a1');
  expect(breaks(above)).toEqual([]);
  const bow = field({
    map: ['...'],
    levels: ['331'],
    figures: { 'cave-sickle': 'b1', nightingale: 'c1' },
    play: ['move action', { figure: 'cave-sickle', flight: false }],
  });
  bow.answer(0, 'walk', 'a1');
  expect(at(bow, 'cave-sickle')).toBe('a1');
});

rule(['MD-ELEV-13', 'MD-RNG-04'], 'Ranged Attacks cross any change of Elevation', () => {
  const table = row('1144', { nightingale: 'a1', animate: 'c1' });
  expect(table.offers(0)).toContain('attack:1');
  expect(row('1144', { nightingale: 'a1', animate: 'd1' })).toRefuse(0, 'attack:{animate}', 'MD-ATK-03');
});

rule(['MD-ELEV-15', 'MD-ELEV-04'], 'Nightingale above the Cave Sickle', () => {
  const table = row('3111', { nightingale: 'a1', 'cave-sickle': 'b1', animate: 'd1' });
  expect(sight(table, 'nightingale', 'cave-sickle')).toBe(true);
  expect(sight(table, 'nightingale', 'animate')).toBe(false);
  const alone = row('3111', { nightingale: 'a1', animate: 'c1' });
  expect(sight(alone, 'nightingale', 'animate')).toBe(false);
  expect(events(alone, 'attacks')).toEqual([]);
});
