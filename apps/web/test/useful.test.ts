import { expect, test } from 'vitest';
import { mostUseful, mostUsefulFirst } from '../src/table/dock/useful.ts';

const of = (one: string): { kind: string; worth: number | null } => {
  const [kind = '', worth] = one.split(' ');
  return { kind, worth: worth === undefined ? null : Number(worth) };
};

test('of several opponents the likely one is kept, and each stands where it stood', () => {
  const all = ['attack 10', 'attack 55', 'attack 80', 'defend', 'pass'];
  expect(mostUseful(all, 2, of)).toEqual(['attack 55', 'attack 80']);
  expect(mostUseful(all, 4, of)).toEqual(['attack 10', 'attack 55', 'attack 80', 'defend']);
  expect(mostUseful(all, 5, of)).toEqual(all);
  expect(mostUseful(all, 0, of)).toEqual([]);
});

test('a kind keeps its places, and what nobody can tell comes last among its like, as it was', () => {
  const all = ['move', 'attack 10', 'move 30', 'attack 40', 'move', 'move 60'];
  expect(mostUsefulFirst(all, of)).toEqual(['move 60', 'attack 40', 'move 30', 'attack 10', 'move', 'move']);
});
