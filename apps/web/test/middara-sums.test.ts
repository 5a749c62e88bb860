/** The sums of an Attack on the page are those of the log: parts, Armor, what is kept off, total. */

import { eventFor, look, view, type Json } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import type { LogLine } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { OPEN } from '../../../packages/middara/test/rules/duel.ts';
import { attack as attackBy, field, thing, type Field } from '../../../packages/middara/test/rules/field.ts';
import { damageSum, sumTold, type DamageSum } from '../src/games/middara/play/odds.ts';
import { attackIn, stepOfAttack } from '../src/games/middara/play/reading.ts';

const sceneOf = (table: Field): Scene => {
  const content = new Map([...table.loaded.content].map(([id, one]) => [id, one.content]));
  const value = (name: string, ...about: readonly Json[]): Json =>
    look(table.loaded, table.game, (t) => t.read(name, ...about) as Json);
  return { view: view(table.loaded, table.game, 0), content, value } as unknown as Scene;
};
const logOf = (table: Field): LogLine[] => [
  { seq: 1, seat: 0, line: 1, undone: false, takesBack: false, events: table.events.map((one) => eventFor(one, 0)) },
];
const parts = ({ over, symbols, flanking, more, armor, kept }: DamageSum): number =>
  over + symbols + flanking + more - armor - kept;
const until = (table: Field, ...steps: string[]): boolean => {
  for (let i = 0; i < 12 && !steps.includes(table.game.pending?.step ?? ''); i++) {
    const { options } = table.game.pending!.offers[0]!;
    const pick = ['plain', 'enough', 'pass', 'stand'].find((one) => options.includes(one));
    if (pick === undefined) return false;
    table.answer(0, pick);
  }
  return steps.includes(table.game.pending?.step ?? '');
};

test('before Armor the page foresees the sum that the log will tell, whatever Armor takes off', () => {
  let soaked = 0;
  for (const one of [1, 2, 3, 4, 5, 6]) {
    for (const other of [1, 2, 3, 4, 5, 6]) {
      const table = field({
        map: OPEN,
        figures: { remi: { at: 'b2', stamina: 2, gear: ['walking-blade'] }, animate: 'c2', rook: 'd2' },
        dice: [one, other],
      }).answer(0, 'attack:1');
      if (!until(table, 'adding to the roll')) continue;
      const attack = attackIn(sceneOf(table))!;
      const ahead = damageSum(sceneOf(table), attack, false);
      expect(parts(ahead)).toBe(ahead.total);
      const isHit = attack.roll >= table.value('defense', thing(table, 'animate'));
      table.answer(0, 'enough');
      if (until(table, 'adding damage')) {
        const now = damageSum(sceneOf(table), attackIn(sceneOf(table))!, true);
        expect(now).toEqual(ahead);
        table.answer(0, 'enough');
      }
      const sum = table.events.find(({ tag }) => tag === 'attack sum')?.with as Record<string, number> | undefined;
      expect(sum !== undefined).toBe(isHit);
      if (sum === undefined) continue;
      const { damage, over, flanking, more, armor, total } = sum;
      expect(ahead).toEqual({ over, symbols: damage, flanking, more, armor, total, kept: 0 });
      if (armor! > 0) soaked++;
    }
  }
  expect(soaked).toBeGreaterThan(5);
});

test('after Armor it is the sum that was told, less what is kept off since', () => {
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 2, gear: ['mallet', 'cuirass'] }, animate: 'c2' },
    dice: [6, 6],
    play: attackBy('animate', 'rook'),
  });
  expect(until(table, 'reduction')).toBe(true);
  const now = (): DamageSum => sumTold(sceneOf(table), attackIn(sceneOf(table))!, logOf(table))!;
  const told = table.events.find(({ tag }) => tag === 'attack sum')!.with as Record<string, number>;
  expect(now()).toMatchObject({ armor: told['armor'], more: told['more'], total: told['total'], kept: 0 });
  expect(stepOfAttack(sceneOf(table))).toBe('final damage');
  const use = table.offers(0).find((one) => one.startsWith('use:'))!;
  table.answer(0, use);
  if (table.game.pending?.step === 'reduction') {
    expect(now().kept).toBeGreaterThan(0);
    expect(parts(now())).toBe(now().total);
  }
});
