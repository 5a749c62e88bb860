/** Games as prose, to be read by people: a change of rules shows as a change of the text. */

import { playthrough } from '@questwright/harness';
import { verify, where, type Game } from '@questwright/kernel';
import { runebound, runeboundEntry, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { playedByBots } from './games.ts';

/** About as much as people read at one go: so many answers, and the turn to its end. */
const LENGTH = 75;
const isLongEnough = (game: Game<RuneboundWorld>): boolean =>
  game.no > LENGTH && where(game).endsWith('movement step/how to move');

describe('Runebound as text', () => {
  test.each([
    { seats: 1, packs: ['short-quest'] },
    { seats: 2, packs: [] },
    { seats: 3, packs: ['short-quest', 'softer-knockouts'] },
    { seats: 4, packs: ['doom-track', 'travel-hazards'] },
    { seats: 5, packs: ['ally-limits', 'item-limits'] },
    { seats: 6, packs: [] },
  ])('$seats at the table, with $packs', async ({ seats, packs }) => {
    const file = playedByBots({ seats, packs, secret: 'tale', until: isLongEnough });
    expect(verify(runebound, file).answers).toBeGreaterThan(40);
    const text = playthrough(runeboundEntry, file, 'turn began');
    expect(text).not.toMatch(/<[a-z.-]+>|undefined|\[object|Seat \d/);
    await expect(text).toMatchFileSnapshot(`../../../fixtures/runebound/playthrough-${seats}.txt`);
  });
});
