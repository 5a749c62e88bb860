/** Recorded games: every way in which a game can end. `npm run fixtures` plays them anew. */

import { readdirSync, readFileSync } from 'node:fs';
import { eventFor, reopen, returnsOf, verify, type Event, type GameFile } from '@questwright/kernel';
import { runebound } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { ENDINGS } from './endings.ts';

const FOLDER = new URL('../../../fixtures/runebound/endings/', import.meta.url);

test.each(ENDINGS)('$name ($rule)', ({ name, how, winners }) => {
  const file = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as GameFile;
  expect(verify(runebound, file).answers).toBe(file.segments[0]!.entries.length);
  let last: Event[] = [];
  const { game, loaded } = reopen(runebound, file, { onEntry: (_, events) => void (last = events) });
  expect(last.at(-1)!.tag).toBe('won');
  const won = last.filter(({ tag }) => tag === 'won').map((event) => eventFor(event, null).with);
  expect(won).toEqual([{ winners, number: winners.length, how }]);
  expect([game.over, game.result]).toEqual([true, { winner: winners.length === 1 ? winners[0] : winners }]);
  const worth = game.world.heroes.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  expect(returnsOf(loaded, game)).toEqual(worth);
});

test('every file is an ending', () => {
  expect(readdirSync(FOLDER).toSorted()).toEqual(ENDINGS.map(({ name }) => `${name}.json`).toSorted());
});
