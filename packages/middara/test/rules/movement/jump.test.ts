import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, breaks, events, field, isDefeated, points, stamina, type Field } from '../field.ts';

type Given = Parameters<typeof field>[0];
const moving = (given: Given): Field => field(given).answer(0, 'move');
const jumps = (table: Field): string[] => table.offers(0).filter((one) => one.startsWith('jump:'));
/** Zeke has Agility 3, so 7 on two PURPLE dice pass a check of 10: faces 4 and 2 are 5 and 2. */
const PASS = [4, 2];
const FAIL = [1, 1];

rule('MD-JUMP-01', 'one may jump, or walk', () => {
  const table = moving({ map: ['.d...', '.....'], figures: { zeke: 'a1' } });
  expect(jumps(table)).toContain('jump:c1');
  expect(table.tryAnswer(0, 'walk', 'a2', 'b2', 'c2', 'c1')).toBeNull();
});

rule('MD-JUMP-02', 'the Terrain jumped over has no effect', () => {
  const table = moving({ map: ['.w...'], figures: { zeke: 'a1' }, dice: PASS }).answer(0, 'jump:c1');
  expect(at(table, 'zeke')).toBe('c1');
  expect(points(table)).toBe(4);
  const danger = moving({ map: ['.d...'], figures: { zeke: 'a1' }, dice: PASS }).answer(0, 'jump:c1');
  expect(at(danger, 'zeke')).toBe('c1');
});

rule('MD-JUMP-03', 'one jumps in a Move Action and in free movement only', () => {
  expect(jumps(moving({ map: ['.d...'], figures: { zeke: 'a1' } }))).toContain('jump:c1');
  const free = field({ map: ['.d...'], figures: { zeke: { at: 'a1', gear: ['like-the-shadows'] } } });
  expect(jumps(free.answer(0, 'use:{like-the-shadows}:free movement'))).toEqual(['jump:c1']);
  const pushed = field({
    map: ['..d..'],
    figures: { zeke: 'b1', animate: 'a1', remi: 'e1' },
    play: ['push', { figure: 'zeke', by: 'animate', spaces: 1, kind: 'push' }],
  });
  expect(isDefeated(pushed, 'zeke')).toBe(true);
});

rule('MD-JUMP-04', 'a Jump over one space costs 2 points', () => {
  const table = moving({ map: ['.......'], figures: { zeke: 'a1' }, dice: PASS }).answer(0, 'jump:c1');
  expect(points(table)).toBe(4);
});

rule('MD-JUMP-05', 'the landing space is named before the check', () => {
  const table = moving({ map: ['.....'], figures: { zeke: 'a1' }, dice: PASS }).answer(0, 'jump:c1');
  expect(table.events.map((one) => one.tag).filter((tag) => ['jumps', 'rolled', 'landed'].includes(tag))).toEqual([
    'jumps',
    'rolled',
    'landed',
  ]);
  expect(table.event('jumps')).toEqual({ figure: { thing: 0 }, over: 1, square: 'c1', number: 10 });
});

rule('MD-JUMP-06', 'one takes off from Normal Terrain that one has for oneself', () => {
  expect(moving({ map: ['h....'], figures: { zeke: 'a1' } })).toRefuse(0, 'jump:c1', 'MD-JUMP-06');
});

rule('MD-JUMP-07', 'no Jump over a figure', () => {
  const table = moving({ map: ['.....'], figures: { zeke: 'a1', 'cave-sickle': 'b1' } });
  expect(table).toRefuse(0, 'jump:c1', 'MD-JUMP-07');
});

rule('MD-JUMP-08', 'one lands on any Terrain where nobody stands', () => {
  expect(jumps(moving({ map: ['..w'], figures: { zeke: 'a1' } }))).toEqual(['jump:c1']);
  expect(moving({ map: ['...'], figures: { zeke: 'a1', remi: 'c1' } })).toRefuse(0, 'jump:c1', 'MD-JUMP-08');
  expect(moving({ map: ['..o'], figures: { zeke: 'a1' } })).toRefuse(0, 'jump:c1', 'MD-JUMP-08');
});

rule('MD-JUMP-09', 'the check is 10, and 2 more for each further space', () => {
  const table = field({ map: ['.....'], figures: { zeke: 'a1' } });
  expect([1, 2, 3].map((over) => table.value('difficulty of a Jump', over))).toEqual([10, 12, 14]);
  const eight = moving({ map: ['.....'], figures: { zeke: 'a1' }, dice: [4, 2] }).answer(0, 'jump:d1');
  // 5 + 2 + 3 is 10, not 12.
  expect(at(eight, 'zeke')).toBe('b1');
});

rule('MD-JUMP-10', 'one ally beside the take-off adds Strength', () => {
  const given: Given = { map: ['.....', '.....'], figures: { zeke: 'a1', rook: 'a2', remi: 'b2' }, dice: [2, 1] };
  const table = moving(given).answer(0, 'jump:d1');
  expect(table).toOffer(0, ['boost:{rook}', 'boost:{remi}', 'alone']);
  table.answer(0, 'boost:{rook}');
  // 2 + 1 + 3 and Rook's 6 are 12.
  expect(table.event('checked')).toMatchObject({ total: 12, number: 12, passed: true });
  expect(at(table, 'zeke')).toBe('d1');
});

rule('MD-JUMP-11', 'an ally beside the landing may catch who fails', () => {
  const given: Given = { map: ['.....', '.....'], figures: { zeke: 'a1', remi: 'e1' }, dice: [...FAIL, 5, 3] };
  const table = moving(given).answer(0, 'jump:d1');
  expect(table).toOffer(0, ['catch:{remi}', 'leave']);
  // Remi's Perception 3 and 6 + 3 are 12.
  table.answer(0, 'catch:{remi}');
  expect(table.event('checked')).toMatchObject({ skill: 'perception', total: 12, number: 12, passed: true });
  expect(at(table, 'zeke')).toBe('d1');
  expect(points(table)).toBe(3);
});

rule('MD-JUMP-12', 'who fails lands on the first space jumped over, and the movement ends', () => {
  const table = moving({ map: ['.hh..'], figures: { zeke: 'a1' }, dice: FAIL }).answer(0, 'jump:d1');
  expect(at(table, 'zeke')).toBe('b1');
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-JUMP-13', 'no more movement in that turn', () => {
  const table = field({
    map: ['.......'],
    figures: { zeke: { at: 'a1', gear: ['like-the-shadows'] }, remi: 'g1' },
    dice: FAIL,
  });
  table.answer(0, 'use:{like-the-shadows}:free movement').answer(0, 'jump:c1');
  expect(at(table, 'zeke')).toBe('b1');
  expect(table).toRefuse(0, 'move', 'MD-JUMP-13');
  expect(stamina(table, 'zeke')).toBe(5);
});

rule('MD-JUMP-14', 'who passes lands and goes on', () => {
  const table = moving({ map: ['.......'], figures: { zeke: 'a1' }, dice: PASS }).answer(0, 'jump:c1');
  expect(events(table, 'landed')).toEqual([{ figure: { thing: 0 }, square: 'c1' }]);
  expect(jumps(table)).toContain('jump:e1');
  table.answer(0, 'walk', 'd1');
  expect(points(table)).toBe(3);
});

rule('MD-JUMP-15', 'a failed Jump over deadly Terrain Defeats, wherever it lies', () => {
  const given: Given = { map: ['.hd...'], figures: { zeke: 'a1', remi: 'f1' }, dice: FAIL };
  expect(isDefeated(moving(given).answer(0, 'jump:d1'), 'zeke')).toBe(true);
  const landing = moving({ ...given, map: ['.hd...'] }).answer(0, 'jump:c1');
  expect(isDefeated(landing, 'zeke')).toBe(true);
});

rule('MD-JUMP-16', 'a Combatant rolls the BLACK die, and jumps over 2 spaces at most', () => {
  const given: Given = {
    map: ['.dd...'],
    figures: { animate: 'a1', zeke: 'f1' },
    play: ['move action', { figure: 'animate', flight: false }],
  };
  expect(at(field({ ...given, dice: [5] }).answer(0, 'jump:d1'), 'animate')).toBe('d1');
  expect(isDefeated(field({ ...given, dice: [6] }).answer(0, 'jump:d1'), 'animate')).toBe(true);
  expect(field({ ...given, map: ['.ddd..'] })).toRefuse(0, 'jump:e1', 'MD-JUMP-16');
});

rule('MD-JUMP-17', 'a Jump goes straight', () => {
  const table = moving({ map: ['...', '...', '...'], figures: { zeke: 'a1' } });
  expect(jumps(table)).toEqual(['jump:c1', 'jump:a3']);
  expect(table).toRefuse(0, 'jump:b2', 'MD-JUMP-17');
});

rule('MD-JUMP-18', 'taking off beside an opponent provokes, before the check', () => {
  const table = moving({
    map: ['.....', '.....'],
    figures: { zeke: { at: 'a1', stamina: 1 }, animate: 'a2' },
    dice: [1, 1, ...PASS],
  });
  table.answer(0, 'jump:c1');
  expect(breaks(table)).toEqual([1]);
  expect(table.events.map((one) => one.tag).filter((tag) => ['break attack', 'checked'].includes(tag))).toEqual([
    'break attack',
    'checked',
  ]);
  expect(at(table, 'zeke')).toBe('c1');
});

rule(['MD-JUMP-19', 'MD-JUMP-12', 'MD-JUMP-13'], "Zeke's two Jumps: over A, then into B", () => {
  const table = moving({ map: ['.h.h..'], figures: { zeke: 'a1' }, dice: [...PASS, ...FAIL] });
  table.answer(0, 'jump:c1').answer(0, 'jump:e1');
  expect(events(table, 'jumps').map((one) => one['number'])).toEqual([10, 10]);
  expect(at(table, 'zeke')).toBe('d1');
  expect(table.where()).toMatch(/turn\/action phase$/);
  table.edit((game) => void (game.stack.find((one) => one.proc === 'turn')!.uses!['move'] = 0));
  expect(table).toRefuse(0, 'move', 'MD-JUMP-13');
});

rule('MD-SKIL-02', 'two PURPLE dice and the Skill must reach the number', () => {
  const check = (dice: number[]): boolean =>
    field({
      map: ['..'],
      figures: { remi: 'a1' },
      play: ['skill check', { figure: 'remi', skill: 'perception', number: 10, bonus: 0 }],
      dice,
    }).event('checked')!['passed'] as boolean;
  expect(check([4, 2])).toBe(true);
  expect(check([4, 1])).toBe(false);
});

rule('MD-SKIL-04', 'a Combatant passes unless the BLACK die shows the skull', () => {
  const check = (face: number): boolean =>
    field({
      map: ['..'],
      figures: { animate: 'a1', zeke: 'b1' },
      turn: 'zeke',
      play: ['skill check', { figure: 'animate', skill: 'strength', number: 14, bonus: 0 }],
      dice: [face],
    }).event('checked by a Combatant')!['passed'] as boolean;
  expect(check(5)).toBe(true);
  expect(check(6)).toBe(false);
});
