import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Tag } from '../../../src/words.ts';
import { at, breaks, damage, field, isDefeated, points, stops, terrain, type Field } from '../field.ts';

type Given = Parameters<typeof field>[0];
const moving = (tag: Tag, given: Given): Field =>
  field({ ...given, cards: { animate: { tags: [tag] } }, play: ['move action', { figure: 'animate', flight: false }] });
const flying = (given: Given): Field => field(given).answer(0, 'use:{remi}:natural flight:SP');

rule('MD-TAG-19', 'CRUSH moves through others at the normal cost', () => {
  const table = moving('CRUSH', {
    map: ['.....'],
    figures: { animate: 'a1', zeke: { at: 'b1', stamina: 0 }, 'cave-sickle': 'c1' },
    dice: [1],
  });
  expect(stops(table)).toEqual(['b1', 'c1', 'd1', 'e1']);
  table.answer(0, 'walk', 'b1', 'c1', 'd1').answer(0, 'strike');
  expect(points(table)).toBe(3);
});

rule('MD-TAG-20', 'after moving it deals a PURPLE die to each opponent it moved through', () => {
  const table = moving('CRUSH', {
    map: ['.....'],
    figures: { animate: 'a1', zeke: 'b1', remi: 'c1' },
    turn: 'animate',
    dice: [4, 2],
  });
  table.answer(0, 'walk', 'b1');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  table.answer(0, 'walk', 'c1', 'd1');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  expect([damage(table, 'zeke'), damage(table, 'remi')]).toEqual([0, 0]);
  table.answer(0, 'stop');
  expect([damage(table, 'zeke'), damage(table, 'remi')]).toEqual([5, 2]);
});

rule('MD-TAG-21', 'who stands where it ends is put on the nearest space', () => {
  const table = moving('CRUSH', { map: ['...', '...'], figures: { animate: 'a1', remi: 'b1' }, dice: [1] });
  table.answer(0, 'walk', 'b1').answer(0, 'hold').answer(0, 'stop');
  expect(table).toOffer(0, ['put:a1', 'put:c1', 'put:a2', 'put:b2', 'put:c2']);
  table.answer(0, 'put:c2');
  expect([at(table, 'animate'), at(table, 'remi')]).toEqual(['b1', 'c2']);
  expect(damage(table, 'remi')).toBe(1);
  expect(breaks(table)).toEqual([]);
});

rule(['MD-TAG-21', 'MD-WORD-07'], 'two who stand there are put on different spaces', () => {
  const table = field({
    map: ['.....', '.....'],
    figures: { 'quarry-walker': 'a1', remi: 'c1', zeke: 'c2' },
    dice: [1, 1],
    play: ['move action', { figure: 'quarry-walker', flight: false }],
  });
  table.answer(0, 'walk', 'b1', 'c1');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  table.answer(0, 'stop');
  expect(table).toOffer(0, ['put:b1', 'put:b2']);
  table.answer(0, 'put:b2');
  expect([at(table, 'remi'), at(table, 'zeke')]).toEqual(['b2', 'b1']);
});

rule('MD-TAG-28', 'FLIGHT ignores Terrain, but ends with the movement', () => {
  const table = flying({ map: ['.whd..'], figures: { remi: 'a1', zeke: 'f1' } });
  table.answer(0, 'walk', 'b1', 'c1', 'd1', 'e1');
  expect(at(table, 'remi')).toBe('e1');
  expect(points(table)).toBe(2);
  const over = flying({ map: ['.d..'], figures: { remi: 'a1', zeke: 'd1' } })
    .answer(0, 'walk', 'b1')
    .answer(0, 'stop');
  expect(isDefeated(over, 'remi')).toBe(true);
});

rule('MD-TAG-29', 'FLIGHT passes over figures and provokes nothing', () => {
  const table = flying({ map: ['.....'], figures: { remi: 'a1', animate: 'b1', zeke: 'c1' } });
  table.answer(0, 'walk', 'b1', 'c1', 'd1');
  expect(at(table, 'remi')).toBe('d1');
  expect(points(table)).toBe(3);
  expect(breaks(table)).toEqual([]);
});

rule('MD-TAG-30', 'FLIGHT does not end on a figure', () => {
  const table = flying({ map: ['.....'], figures: { remi: 'a1', zeke: 'b1' } });
  expect(stops(table)).toEqual(['c1', 'd1', 'e1']);
  expect(table).toRefuse(0, 'walk:b1', 'MD-TAG-30');
});

rule('MD-TAG-48', 'MOVE gives a Move Action with the own Movement Value', () => {
  const stopsWith = (...gear: string[]): string[] =>
    stops(flying({ map: ['........'], figures: { remi: { at: 'a1', gear } } }));
  expect(stopsWith()).toEqual(['b1', 'c1', 'd1', 'e1', 'f1', 'g1']);
  // Its Movement Value is one less.
  expect(stopsWith('slab-shield')).toEqual(['b1', 'c1', 'd1', 'e1', 'f1']);
});

rule('MD-TAG-57', 'RELENTLESS moves through others', () => {
  const table = moving('RELENTLESS', { map: ['.....'], figures: { animate: 'a1', zeke: 'b1' } });
  expect(stops(table)).toEqual(['b1', 'c1', 'd1', 'e1']);
});

rule(['MD-TAG-58', 'MD-TAG-60'], 'who was run down is hurt and put beside it', () => {
  const table = moving('RELENTLESS', { map: ['......', '......'], figures: { animate: 'a1', zeke: 'b1' }, dice: [3] });
  table.answer(0, 'walk', 'b1', 'c1', 'd1', 'e1').answer(0, 'hold').answer(0, 'hold').answer(0, 'stop');
  expect(damage(table, 'zeke')).toBe(3);
  expect(table).toOffer(0, ['put:d1', 'put:f1', 'put:d2', 'put:e2', 'put:f2']);
  table.answer(0, 'put:f2');
  expect(at(table, 'zeke')).toBe('f2');
  expect(breaks(table)).toEqual([]);
});

rule(['MD-TAG-58', 'MD-DFT-05'], 'who is Defeated by it is not put beside it', () => {
  const figures = { animate: 'a1', zeke: { at: 'b1', damage: 11 }, remi: 'f2' } as const;
  const table = moving('RELENTLESS', { map: ['......', '......'], figures, dice: [3] });
  table.answer(0, 'walk', 'b1', 'c1', 'd1');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  table.answer(0, 'stop');
  expect([isDefeated(table, 'zeke'), at(table, 'zeke')]).toEqual([true, '']);
});

rule('MD-TAG-59', 'without room beside it two dice are dealt', () => {
  const table = moving('RELENTLESS', {
    map: ['....', '  oo'],
    figures: { animate: 'a1', zeke: 'b1', remi: 'c1' },
    dice: [3, 2],
  });
  // It ends at d1, whose only neighbour c1 is taken: of b1 and a1, b1 is where Zeke stands.
  table.answer(0, 'walk', 'b1', 'c1', 'd1');
  while (table.offers(0).includes('hold')) table.answer(0, 'hold');
  table.set('figures.2.owner', -1).answer(0, 'stop');
  expect(damage(table, 'zeke')).toBe(5);
});

rule('MD-TAG-60', 'an ally where it ends makes room', () => {
  const table = moving('RELENTLESS', {
    map: ['...'],
    figures: { animate: 'a1', 'cave-sickle': 'b1', zeke: 'c1' },
    turn: 'zeke',
  });
  table.answer(0, 'walk', 'b1').answer(0, 'stop');
  expect([at(table, 'animate'), at(table, 'cave-sickle')]).toEqual(['b1', 'a1']);
});

rule('MD-TAG-71', 'UNSTOPPABLE leaves Hindering Terrain behind', () => {
  const table = moving('UNSTOPPABLE', { map: ['.o...'], figures: { animate: 'a1', zeke: 'e1' } });
  table.answer(0, 'walk', 'b1');
  expect(points(table)).toBe(5);
  table.answer(0, 'walk', 'c1');
  expect(points(table)).toBe(4);
  expect(terrain(table, 'b1')).toBe('hindering');
});

rule('MD-WORD-07', 'the nearest spaces to a figure are those adjacent to it', () => {
  const table = moving('CRUSH', { map: ['....'], figures: { animate: 'a1', remi: 'b1' }, dice: [1] });
  table.answer(0, 'walk', 'b1').answer(0, 'hold').answer(0, 'stop');
  expect(table).toOffer(0, ['put:a1', 'put:c1']);
});

rule(['MD-WORD-05', 'MD-WORD-06'], 'spaces are counted diagonally, around Obstructing Terrain', () => {
  const table = field({ map: ['.o...', '.o...', '.....'], figures: { zeke: 'a1', animate: 'b3' } });
  expect(table.value('count', 'a1')).toMatchObject({ a2: 1, b3: 2, c2: 3, c1: 4 });
});
