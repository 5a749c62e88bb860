import { expect, test } from 'vitest';
import type { OfferedGame, OfferedPack } from '../src/net/requests.ts';
import { bodyOf, conflicts, firstSetup, isComplete, problemsOf } from '../src/new-game/setup.ts';

const pack = (id: string, more: Partial<OfferedPack> = {}): OfferedPack => ({
  id,
  kind: 'variant',
  rule: 'RB-VAR-01',
  title: id.toUpperCase(),
  needs: [],
  excludes: [],
  ...more,
});
const PACKS = [pack('short', { excludes: ['long'] }), pack('long'), pack('deep', { needs: ['long'] })];
const GAME: OfferedGame = { id: 'g', title: 'G', seats: { min: 1, max: 6 }, packs: PACKS, bots: ['greedy', 'random'] };

test('variants that exclude each other are named, whichever of them says so', () => {
  expect(conflicts(PACKS, ['long', 'short'])).toEqual(['SHORT and LONG contradict each other: take one of them away.']);
  expect(conflicts(PACKS, ['short'])).toEqual([]);
});

test('a variant that needs another one says which', () => {
  expect(conflicts(PACKS, ['deep'])).toEqual(['DEEP needs LONG.']);
  expect(conflicts(PACKS, ['deep', 'long'])).toEqual([]);
});

test('a table begins with its opener and bots, and can be played at once', () => {
  const setup = firstSetup(GAME);
  expect(setup.seats).toEqual(['me', 'bot:greedy', 'bot:greedy']);
  expect(isComplete(setup)).toBe(true);
  expect(problemsOf(setup, GAME)).toEqual([]);
  expect(bodyOf(setup)).toEqual({
    game: 'g',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }],
    packs: [],
    public: false,
  });
});

test('a table without its opener is refused, and a friend has to come first', () => {
  const setup = { ...firstSetup(GAME), seats: ['bot:greedy', 'friend'], name: ' Evening ' };
  expect(problemsOf(setup, GAME)).toEqual(['One seat has to be yours.']);
  expect(isComplete(setup)).toBe(false);
  expect(bodyOf(setup).name).toBe('Evening');
});
