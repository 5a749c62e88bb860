/** The rules of games: shared while a table uses them, kept for a while when none does. */

import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { GAMES } from '@questwright/games';
import type { Loaded } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { Games } from '../src/games.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const PACKS = ['night-market', 'high-water', 'bottle-post', 'long-night'];
const asked = (games: Games, packs: readonly string[]): WeakRef<Loaded> => new WeakRef(games.rules('lanterns', packs));
async function areLeft(...rules: WeakRef<Loaded>[]): Promise<boolean[]> {
  // What a reference was read from stays until the present task is over.
  await setImmediate();
  collect();
  return rules.map((one) => one.deref() !== undefined);
}

test('tables of the same kind share their rules, in whichever order packs are named', () => {
  const games = new Games();
  const rules = games.rules('lanterns', ['high-water', 'night-market']);
  expect(games.rules('lanterns', ['night-market', 'high-water'])).toBe(rules);
  expect(games.rules('lanterns', ['night-market'])).not.toBe(rules);
  expect(() => games.rules('chess', [])).toThrow('There is no game chess');
});

test('of rules that no table uses, only those asked for last are kept', async () => {
  const games = new Games(GAMES, 2);
  const rules = PACKS.slice(0, 2).map((pack) => asked(games, [pack]));
  expect(await areLeft(...rules)).toEqual([true, true]);
  // Asked for again: now the other one is the oldest.
  asked(games, [PACKS[0]!]);
  rules.push(asked(games, [PACKS[2]!]));
  expect(await areLeft(...rules)).toEqual([true, false, true]);
});

test('what a table holds stays shared, however many others are asked for', async () => {
  const games = new Games(GAMES, 1);
  const table = games.rules('lanterns', [PACKS[0]!]);
  for (const pack of PACKS.slice(1)) games.rules('lanterns', [pack]);
  expect(await areLeft()).toEqual([]);
  expect(games.rules('lanterns', [PACKS[0]!])).toBe(table);
});
