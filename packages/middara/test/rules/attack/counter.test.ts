import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { attacked, rook } from '../duel.ts';
import { attack, damage, events, stamina } from '../field.ts';

rule(['MD-CNTR-01', 'MD-CNTR-06'], 'a COUNTER takes the place of the Attack', () => {
  const table = attacked({ figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' }, dice: [1, 1, 5, 5] });
  table.answer(0, 'stand').answer(0, 'counter');
  expect(events(table, 'attacks').map((one) => one['reason'])).toEqual(['action', 'counter']);
  expect(damage(table, 'animate')).toBe(2);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule(['MD-CNTR-02', 'MD-CNTR-09'], 'it costs 2 SP, and nothing more', () => {
  const table = attacked({ figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' }, dice: [1, 1, 1, 1] });
  table.answer(0, 'stand').answer(0, 'counter');
  expect(stamina(table, 'rook')).toBe(0);
  const poor = attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' }, dice: [1, 1] }).answer(
    0,
    'stand',
  );
  expect(events(poor, 'counters')).toEqual([]);
});

rule('MD-CNTR-03', 'an Intelligent Combatant counters only by its card', () => {
  const missed = rook({ dice: [1, 1] }).answer(0, 'attack:{animate}');
  expect(events(missed, 'counters')).toEqual([]);
  const able = rook({ dice: [1, 1, 6, 4], cards: { animate: { counters: true } } }).answer(0, 'attack:{animate}');
  expect(events(able, 'counters')).toHaveLength(1);
  expect(damage(able, 'rook')).toBe(9);
});

rule('MD-CNTR-04', 'it needs Range and Line of Sight', () => {
  const table = attacked({
    figures: { rook: { at: 'a2', stamina: 2 }, animate: 'e2' },
    play: attack('animate', 'rook', 'ranged'),
    dice: [1, 1],
  });
  table.answer(0, 'stand');
  expect(events(table, 'counters')).toEqual([]);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-CNTR-08', 'a COUNTER may be countered; then the turn goes on', () => {
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 4 }, animate: 'c2' },
    cards: { animate: { counters: true } },
    dice: [1, 1, 1, 1, 5, 5],
  });
  table.answer(0, 'attack:{animate}').answer(0, 'plain').answer(0, 'stand').answer(0, 'counter');
  expect(events(table, 'attacks').map((one) => one['reason'])).toEqual(['action', 'counter', 'counter']);
  expect(damage(table, 'animate')).toBe(2);
  expect(table.where()).toMatch(/turn\/action phase$/);
});
