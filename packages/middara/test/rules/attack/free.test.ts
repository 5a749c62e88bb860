import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, breaks, field, isDefeated, points, stops, walks, type Field } from '../field.ts';

const SHADOWS = { gear: ['like-the-shadows'] };
const use = (table: Field): Field => table.answer(0, 'use:{like-the-shadows}:free movement');

rule('MD-FREE-01', 'free movement is no Move Action', () => {
  const table = use(field({ map: ['.......'], figures: { zeke: { at: 'a1', ...SHADOWS } } }));
  expect(points(table)).toBe(2);
  table.answer(0, 'walk', 'b1', 'c1').answer(0, 'stop').answer(0, 'move');
  expect(points(table)).toBe(6);
});

rule('MD-FREE-02', 'it does not interrupt an Action', () => {
  const table = field({ map: ['.......'], figures: { zeke: { at: 'a1', ...SHADOWS } } });
  expect(table.offers(0)).toContain(table.resolve('use:{like-the-shadows}:free movement'));
  table.answer(0, 'move');
  expect(table).toRefuse(0, 'use:{like-the-shadows}:free movement', 'MD-FREE-02');
  table.answer(0, 'stop');
  use(table);
});

rule('MD-FREE-03', 'each space counts 1, whatever Terrain or ally', () => {
  const table = use(field({ map: ['h.....'], figures: { zeke: { at: 'a1', ...SHADOWS }, remi: 'b1' } }));
  expect(walks(table, 'b1', 'c1')).toBe(true);
  expect(at(table, 'zeke')).toBe('c1');
  expect(points(table)).toBe(0);
});

rule('MD-FREE-04', 'Obstructing Terrain and opponents still stop it', () => {
  const table = use(field({ map: ['.o.', '...', '...'], figures: { zeke: { at: 'a1', ...SHADOWS }, animate: 'a2' } }));
  expect(stops(table)).toEqual([]);
  expect(table).toRefuse(0, 'walk:b1', 'MD-FREE-04');
  expect(table).toRefuse(0, 'walk:a2', 'MD-FREE-04');
});

rule('MD-FREE-05', 'Dangerous Terrain Defeats as always', () => {
  const table = use(field({ map: ['.d...'], figures: { zeke: { at: 'a1', ...SHADOWS }, remi: 'e1' } }));
  table.answer(0, 'walk', 'b1').answer(0, 'stop');
  expect(isDefeated(table, 'zeke')).toBe(true);
  const through = use(field({ map: ['.d...'], figures: { zeke: { at: 'a1', ...SHADOWS }, remi: 'e1' } }));
  through.answer(0, 'walk', 'b1', 'c1');
  expect(isDefeated(through, 'zeke')).toBe(true);
});

rule('MD-FREE-06', 'HEAVY takes off one space for each source', () => {
  const heavy = (...gear: string[]): Field =>
    use(field({ map: ['.......'], figures: { zeke: { at: 'a1', gear: ['like-the-shadows', ...gear] } } }));
  expect(points(heavy('slab-shield'))).toBe(1);
  expect(points(heavy('slab-shield', 'slab-shield'))).toBe(0);
});

rule(['MD-FREE-07', 'MD-FREE-03', 'MD-FREE-01'], 'Like the Shadows: 2 spaces out of Water and through an ally', () => {
  const table = use(field({ map: ['w......'], figures: { zeke: { at: 'a1', ...SHADOWS }, remi: 'b1' } }));
  table.answer(0, 'walk', 'b1', 'c1').answer(0, 'stop').answer(0, 'move');
  expect(at(table, 'zeke')).toBe('c1');
  expect(points(table)).toBe(6);
});

rule(['MD-FREE-08', 'MD-BRK-04'], 'it is orthogonal, provokes, and does not end on a figure', () => {
  const given = {
    map: ['....', '....', '....'],
    figures: { zeke: { at: 'b2', stamina: 0, ...SHADOWS }, animate: 'c3', remi: 'b1' },
  };
  const table = use(field({ ...given, dice: [1, 1] }));
  expect(walks(table, 'c1')).toBe(false);
  expect(table).toRefuse(0, 'walk:b1', 'MD-FREE-08');
  expect(stops(table)).not.toContain('b1');
  table.answer(0, 'walk', 'a2');
  expect(breaks(table)).toEqual([1]);
});
