import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, figure, tags, trackOf, type Fight } from './fight.ts';

/** The hexer, last of the enemies, is about to be countered by the warden in the middle of the warden's move. */
function lastEnemy(): Fight {
  const table = fight({
    figures: {
      warden: { at: 'b5', stamina: 2, damage: 3 },
      hexer: { at: 'b4', damage: 4 },
      archer: { at: 'g7', acted: true },
    },
    turn: 'warden',
  });
  table.answer(0, 'move', 'b6', 'b7');
  table.dice(1, 1).answer(0, 'pass');
  table.dice(4, 1).answer(0, 'counter');
  return table;
}

rule('SKM-END-01', 'victory in the middle of anything', () => {
  const table = lastEnemy();
  expect(cell(table, 'hexer')).toBe('');
  expect(table.where()).toMatch(
    /movement\/next step > step\/break attacks > break attack\/chance > attack\/damage > .*victory\/reward$/,
  );
  expect(table.asked()).toEqual([0, 1]);
  expect(table).toOffer(1, ['leave', 'press-on']);
  table.answer(1, 'leave');
  expect(table.game.over).toBe(true);
  expect(table.game.result).toEqual({ won: true, why: 'victory' });
  expect(cell(table, 'warden')).toBe('b5');
});

rule('SKM-END-02', 'pressing on resumes in place', () => {
  const table = lastEnemy();
  table.answer(0, 'press-on');
  expect(damage(table, 'warden')).toBe(1);
  expect(cell(table, 'warden')).toBe('b7');
  expect(trackOf(table)).toEqual(['archer', 'warden', 'rat-pack', 'rat-pack']);
  const spawned = table.lastEvents.filter((one) => one.tag === 'spawned');
  expect(spawned.map((one) => one.with['cell'])).toEqual(['a1', 'g1']);
});

rule('SKM-END-02', 'the heroes press on once', () => {
  const table = fight({
    figures: { archer: 'd1', 'rat-pack': { at: 'd4', damage: 2 } },
    turn: 'archer',
    pressedOn: true,
    dice: [4, 1],
  });
  table.answer(1, 'attack:{rat-pack}').answer(1, 'pass');
  expect(tags(table, 'defeated', 'won')).toEqual(['defeated', 'won']);
  expect(table.game.result).toEqual({ won: true, why: 'victory' });
});

rule('SKM-END-01', 'taming the last enemy is a victory too', () => {
  const table = fight({
    figures: { tamer: 'd1', changeling: { at: 'd3', damage: 3 } },
    turn: 'tamer',
    beast: true,
  });
  table.answer(0, 'use:{tamer}:tame:two-stamina');
  expect(table.where()).toMatch(/victory\/reward$/);
});

rule('SKM-END-03', 'defeat when no hero is left', () => {
  const table = fight({
    figures: { warden: { at: 'c4', damage: 9, stamina: 0 }, ogre: 'd4' },
    turn: 'ogre',
    dice: [4, 4, 1],
  });
  table.answer(0, 'pass');
  expect(table.game.over).toBe(true);
  expect(table.game.result).toEqual({ won: false, why: 'defeat' });
});

rule('SKM-END-04', 'night falls after the tenth round', () => {
  const last = (round: number): Fight => {
    const figures = { archer: { at: 'a1', acted: true }, warden: 'a3', hexer: { at: 'g7', acted: true } } as const;
    return fight({ figures, turn: 'warden', round }).answer(0, 'end-turn');
  };
  expect(last(9).world.round).toBe(10);
  expect(last(9).game.over).toBe(false);
  expect(last(10).game.result).toEqual({ won: false, why: 'night' });
  expect(figure(last(9), 'archer').acted).toBe(false);
});
