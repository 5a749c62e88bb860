/** The sums of an Attack on the page are those of the log: parts, Armor, what is kept off, total. */

import { eventFor, look, view, type Json } from '@questwright/kernel';
import type { Scene } from '@questwright/messages';
import { attack as attackBy, field, thing, type Field } from '@questwright/middara/field';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { withEvents } from '../src/games/middara/play/after.ts';
import { fallenIn } from '../src/games/middara/play/news.ts';
import { damageSum, leftOf, rollSum, sumTold, type DamageSum } from '../src/games/middara/play/odds.ts';
import { attackIn, figureOf, isDefeated, stepOfAttack } from '../src/games/middara/play/reading.ts';
import { verdictOf } from '../src/games/middara/play/sums.tsx';

const OPEN = ['.....', '.....', '.....', '.....', '.....'];
const event = (tag: string, told: object): SeenEvent => ({ tag, key: `event.${tag}`, with: told, rule: null }) as never;
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
      const isAsked = until(table, 'adding damage');
      const now = isAsked ? damageSum(sceneOf(table), attackIn(sceneOf(table))!, true) : ahead;
      expect(now).toEqual(ahead);
      if (isAsked) table.answer(0, 'enough');
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
  const rook = table.game.world.figures.find((one) => one.thing === thing(table, 'rook'))!;
  expect(rook.damage).toBeGreaterThan(0);
  expect(rook.damage).toBeLessThan(told['total']!);
});

test('a verdict is what was decided, whatever the Defense is by now; the sum is that of the log', () => {
  expect(verdictOf(2, false, 'misses')).toBe('misses');
  expect(verdictOf(2, true, null)).toBe('misses');
  expect([verdictOf(0, false, null), verdictOf(-1, false, null)]).toEqual(['reaches', 'short']);
  const changes = [{ key: 'to-roll.allies', with: { amount: -1 } }];
  const told = event('misses', { roll: 11, dice: 12, defense: 13, changes });
  const nobody = { value: () => 0 } as unknown as Scene;
  expect(rollSum(nobody, {} as never, 12, null, told)).toEqual({
    dice: 12,
    parts: [{ key: 'allies', amount: -1 }],
    total: 11,
    defense: 13,
  });
});

test('who falls is told when that part of the answer is shown, and is Defeated on the page from then on', () => {
  const fallen = event('defeated', { figure: { thing: 0 } });
  const line = { events: [event('rolled', {}), fallen] } as unknown as LogLine;
  const part = { line, from: 0, told: 1, to: 2 };
  expect(fallenIn({ ...part, step: 'throw' })).toEqual([]);
  expect(fallenIn({ ...part, step: 'price' })).toEqual([fallen]);
  const table = field({ map: OPEN, figures: { rook: 'b2', animate: 'c2' } });
  const scene = sceneOf(table);
  const after = { ...scene, view: withEvents(scene.view, [fallen]) };
  const rook = figureOf(after, 0)!;
  expect(isDefeated(rook, Number(scene.value('maximum HP', 0)))).toBe(true);
  expect(leftOf(after, 0)).toBe(0);
});

test('whoever has too few SP for an Attack is told so, near or far', () => {
  for (const at of ['c2', 'e5']) {
    const table = field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 0 }, animate: at } });
    expect(table.tryAnswer(0, 'attack:1')).toMatchObject({ key: 'refuse.too-few-SP' });
  }
});
