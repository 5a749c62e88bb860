import { choose, playthrough } from '@questwright/harness';
import { WHOLE_ENTRIES as ENTRIES } from '@questwright/practice/secrets';
import { answer, load, open, save, seeded, verify, type GameFile } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';

/** A game that plays itself; the same text from the same secret, so that a change of rules shows as a change of prose. */
function play(id: string, packs: string[], seats: number, secret: string): GameFile {
  const { definition } = ENTRIES.find((entry) => entry.definition.id === id)!;
  const record = open(load(definition, { packs }), { seats, secret });
  const dice = seeded(`policy ${secret}`);
  while (!record.game.over) {
    const { seat, pick } = choose(record.game, dice);
    const { refusal } = answer(record, seat, { no: record.game.pending!.no, pick });
    expect(refusal).toBeNull();
  }
  return save(record);
}

describe('a whole game as text', () => {
  test.each([
    ['tictactoe', [], 2, 'noughts'],
    ['lanterns', [], 3, 'fog'],
    ['lanterns', ['night-market', 'high-water'], 2, 'flood'],
    ['skirmish', [], 2, 'dawn'],
  ])('%s with %j for %i', async (id, packs, seats, secret) => {
    const file = play(id, packs, seats, secret);
    const entry = ENTRIES.find((one) => one.definition.id === id)!;
    expect(verify(entry.definition, file).answers).toBeGreaterThan(4);
    const text = playthrough(entry, file);
    expect(text).not.toMatch(/<[a-z.-]+>|undefined|\[object/);
    await expect(text).toMatchFileSnapshot(`../../../fixtures/${id}/${secret}.txt`);
  });
});
