import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { ADVENTURERS } from '../../../src/content/figures.ts';
import { activates, attacked, does, faces, said } from '../enemies.ts';
import { events, thing } from '../field.ts';

const MISS = faces(['teal', 3], ['orange', 2]);
const beside = (damages: Record<string, number>, cards = does({ ATK: 'melee', prefer: [{ most: 'damage' }] })) => {
  const spots = ['d4', 'd6', 'c5', 'e5'];
  const figures = Object.entries(damages).map(([name, damage], i) => [name, { at: spots[i]!, damage, stamina: 0 }]);
  return activates({ figures: { ...Object.fromEntries(figures), animate: 'd5' }, cards, dice: MISS });
};

rule('MD-TARG-01', 'only adjacent opponents are eligible for a Melee Attack', () => {
  const table = activates({
    figures: { remi: 'a1', zeke: { at: 'e5', stamina: 0 }, animate: 'd5' },
    cards: does({ ATK: 'melee' }),
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'zeke')]);
  expect(said(table, 'no-candidate')).toMatchObject([
    { figure: { thing: 0 }, square: 'a1', spaces: 4, range: 4, sight: true, why: { key: 'refuse.not-adjacent' } },
  ]);
  expect(said(table, 'candidate')).toMatchObject([{ figure: { thing: 1 }, square: 'e5', spaces: 1, why: null }]);
});

rule('MD-TARG-02', 'the lowest Armor of those who are eligible', () => {
  const table = activates({
    figures: { rook: 'd4', remi: { at: 'd6', stamina: 0 }, zeke: 'a1', animate: 'd5' },
    cards: {
      ...does({ ATK: 'melee', prefer: [{ least: 'armor' }] }),
      rook: { armor: 2 },
      remi: { armor: 1 },
    },
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'remi')]);
  expect(said(table, 'criterion')).toMatchObject([{ criterion: { key: 'criterion.least-armor' } }]);
});

rule('MD-TARG-03', 'of equals the one nearer the front of the Initiative Track', () => {
  const table = beside({ rook: 3, remi: 3 });
  expect(attacked(table)).toEqual([thing(table, 'rook')]);
  expect(said(table, 'front-of-the-track')).toMatchObject([
    {
      left: [{ thing: 0 }, { thing: 1 }],
      chosen: { thing: 0 },
      places: [
        { figure: { thing: 0 }, number: 1 },
        { figure: { thing: 1 }, number: 2 },
      ],
    },
  ]);
  expect(attacked(beside({ remi: 3, rook: 3 }))).toEqual([0]);
});

rule('MD-TARG-04', 'on one Initiative card the lower Activation Number', () => {
  const twins = activates({
    figures: { twin: { at: 'd4', stamina: 0 }, 'twin 2': { at: 'd6', stamina: 0 }, animate: 'd5' },
    cards: { ...does({ ATK: 'melee' }), twin: ADVENTURERS['zeke']! },
    dice: MISS,
  });
  expect(attacked(twins)).toEqual([thing(twins, 'twin')]);
});

rule(['MD-TARG-06', 'MD-TARG-03'], 'a Cave Sickle between Remi and Zeke, both with 2 Damage', () => {
  const table = activates({
    figures: {
      remi: { at: 'd4', damage: 2, stamina: 0 },
      'cave-sickle': 'd5',
      zeke: { at: 'd6', damage: 2, stamina: 0 },
    },
    turn: 'cave-sickle',
    dice: faces(['white', 2], ['purple', 1]),
  });
  expect(attacked(table)).toEqual([thing(table, 'remi')]);
});

rule('MD-TARG-07', 'the most Damage means the most Damage in Range', () => {
  const table = activates({
    figures: { remi: { at: 'a1', damage: 9 }, zeke: { at: 'd4', damage: 1, stamina: 0 }, animate: 'd5' },
    cards: does({ ATK: 'melee', prefer: [{ most: 'damage' }] }),
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'zeke')]);
});

data('MD-GOLD-01', 'what was decided names what decided it', () => {
  const table = beside({ rook: 3, remi: 3 });
  expect(table.events.filter((one) => one.tag === 'decided').length).toBeGreaterThan(0);
  expect(said(table, 'target')).toEqual([{ figure: { thing: 0 }, at: { step: 1, instruction: 1 } }]);
  expect(events(table, 'AI step true')).toHaveLength(1);
});

data('MD-GOLD-01', 'what was compared is there in numbers, and where it was lost', () => {
  const table = activates({
    figures: { rook: { at: 'h5', damage: 2, stamina: 0 }, remi: { at: 'b5', stamina: 0 }, animate: 'e5' },
    terrain: [{ square: 'g5', terrain: 'hindering' }],
    cards: does({ ATK: 'ranged', range: 4, prefer: [{ most: 'damage' }] }),
    dice: MISS,
  });
  expect(said(table, 'candidate')).toMatchObject([
    { figure: { thing: 0 }, range: 3, penalty: -1, through: ['g5'] },
    { figure: { thing: 1 }, range: 3, penalty: 0, through: [] },
  ]);
  expect(said(table, 'criterion')).toMatchObject([
    {
      by: [
        { figure: { thing: 0 }, number: 2 },
        { figure: { thing: 1 }, number: 0 },
      ],
    },
  ]);
});
