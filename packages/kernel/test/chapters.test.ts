import { expect, test } from 'vitest';
import { joinChapters, type Chapter } from '../src/index.ts';
import { picks, R, say, T, type Small } from './small.ts';

const part = (rule: string) => ({ rule: T(rule), layer: 'add', of: () => 1 }) as const;
const MOVING: Chapter<Small> = {
  procs: { move: { a: say('a') } },
  values: { speed: { rule: R, of: () => 1, parts: { boots: part('boots') } } },
  asides: { rest: picks() },
  closed: ['move'],
};
const FIGHTING: Chapter<Small> = {
  procs: { fight: { a: say('b') } },
  adds: { speed: { wounds: part('wounds') } },
  closed: ['fight'],
};

test('one table of all chapters, in their order', () => {
  const { procs, closed, asides, values, watch } = joinChapters([FIGHTING, MOVING]);
  expect([Object.keys(procs), closed, Object.keys(asides), watch]).toEqual([
    ['fight', 'move'],
    ['fight', 'move'],
    ['rest'],
    {},
  ]);
  expect(Object.keys(values['speed']!.parts!)).toEqual(['boots', 'wounds']);
  expect(Object.keys(MOVING.values!['speed']!.parts!)).toEqual(['boots']);
});

test('mistakes', () => {
  expect(() => joinChapters([MOVING, { procs: { move: {} } }])).toThrow('Two chapters define procs move');
  expect(() => joinChapters([FIGHTING])).toThrow('No chapter defines the value speed');
});
