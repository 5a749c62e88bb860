import type { SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { fallOf } from '../src/games/runebound/moments/fall.ts';

const event = (tag: string, params: Record<string, unknown> = {}): SeenEvent =>
  ({ tag, with: params, key: `event.${tag}`, rule: 'X', because: [] }) as unknown as SeenEvent;
const HERO = 7;
const wounded = (amount: number, wounds: number, thing = HERO): SeenEvent =>
  event('wounded', { thing: { thing }, amount, wounds, life: 7 });

const FIGHT = [
  wounded(2, 2),
  event('challenge faced'),
  wounded(1, 1, 99),
  wounded(3, 6),
  wounded(2, 7),
  event('knocked out', { seat: 0 }),
];
const COST = [
  event('recovered', { thing: { thing: HERO }, wounds: 8, exhaustion: 1 }),
  event('gold paid', { seat: 0, amount: 7, gold: 0 }),
  event('discarded', { seat: 0, card: { content: 'soul-burn' } }),
  event('entered', { seat: 0, space: { content: 'space-tamalir' } }),
];

test('the wounds of this fight fall on the Life that was left before it', () => {
  expect(fallOf([...FIGHT, ...COST], 0, HERO)).toMatchObject({ blows: [3, 2], left: 4 });
});

test('before anything was taken off, the first wound tells what was left', () => {
  expect(fallOf(FIGHT, 0, HERO)).toMatchObject({ blows: [3, 2], left: 4, facts: [] });
});

test('what it cost is told in the order in which it happened, and nothing of the turns after it', () => {
  const next = [event('turn began', { seat: 1 }), event('gold paid', { seat: 0, amount: 1, gold: 3 })];
  expect(fallOf([...FIGHT, ...COST, ...next], 0, HERO)?.facts).toEqual([
    { kind: 'mended', wounds: 8, exhaustion: 1 },
    { kind: 'gold', was: 7, gold: 0 },
    { kind: 'card', card: { content: 'soul-burn' } },
    { kind: 'town', space: { content: 'space-tamalir' } },
  ]);
});

test('what was healed within the fight is no part of the sum', () => {
  const healed = event('recovered', { thing: { thing: HERO }, wounds: 2, exhaustion: 0 });
  const events = [event('challenge faced'), wounded(2, 2), healed, wounded(7, 7), event('knocked out', { seat: 0 })];
  expect(fallOf(events, 0, HERO)).toMatchObject({ blows: [7], left: 7 });
});

test('the knockout of somebody else is not told as one’s own', () => {
  expect(fallOf(FIGHT, 1, HERO)).toBeNull();
});
