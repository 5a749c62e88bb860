import { expect } from 'vitest';
import { arrange, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { runebound } from '../../small-board.ts';

/** Varikas meets the Brood of the Bloodmother with these cards; the dice of its Swim test come first. */
function meetTheBrood(area: readonly string[], ...dice: number[]): TestTable<RuneboundWorld> {
  return arrange(runebound, {
    seats: 1,
    options: { heroes: ['varikas-the-dead'] },
    set: { 'heroes.0.space': 'riverwatch' },
    piles: { 'area/0': area, adventure: ['brood-of-the-bloodmother'] },
    dice,
    late: ({ world }) => ({
      play: {
        proc: 'challenge',
        with: {
          seat: 0,
          heroes: [0],
          thing: world.things.piles['adventure']![0]!,
          space: 'riverwatch',
          exceptions: [],
        },
      },
    }),
  });
}
const woundsOn = (table: TestTable<RuneboundWorld>, name: string): number =>
  table.world.things.counters['wounds']![table.thing(name)]!;

rule(['RB-FACT-05', 'RB-TERM-02'], 'Padded Leather Armor cancels a wound about to be inflicted', () => {
  const table = meetTheBrood(['padded-leather-armor'], 1, 1);
  table.answer(0, 'use:{padded-leather-armor}:padding:activate');
  expect(woundsOn(table, 'hero/0')).toBe(0);
  expect(table.world.things.face[table.thing('padded-leather-armor')]).toBe(0);
});

rule('RB-FACT-06', 'Dwarven Fire Bomb is discarded even if it misses, and a miss hurts nobody', () => {
  const table = meetTheBrood(['dwarven-fire-bomb'], 9, 9);
  table.dice(5, 6).answer(0, 'use:{dwarven-fire-bomb}:throw:discard');
  expect([woundsOn(table, 'hero/0'), woundsOn(table, 'brood-of-the-bloodmother')]).toEqual([0, 0]);
  expect(table.pile('area/0')).toEqual([]);
  expect(table.pile('market deck').at(-1)).toBe('dwarven-fire-bomb');
  const hit = meetTheBrood(['dwarven-fire-bomb'], 9, 9);
  hit.dice(7, 7).answer(0, 'use:{dwarven-fire-bomb}:throw:discard');
  expect(woundsOn(hit, 'brood-of-the-bloodmother')).toBe(2);
});

rule('RB-FACT-07', 'Soul Burn is activated in the Magic phase only', () => {
  const use = 'use:{soul-burn}:burn:activate';
  const table = meetTheBrood(['soul-burn', 'dwarven-fire-bomb'], 9, 9);
  expect(table.where()).toContain('before combat');
  expect(table).toRefuse(0, use);
  table.answer(0, 'pass').answer(0, 'fight').answer(0, 'defend');
  expect(table).toRefuse(0, use);
  table.dice(10, 10).answer(0, 'defend').answer(0, 'attack:{hero/0}');
  expect(table.where()).toContain('magic phase');
  table.dice(5, 5).answer(0, use);
  expect(table.events.findLast(({ tag }) => tag === 'wounded')?.with).toMatchObject({ amount: 4 });
});
