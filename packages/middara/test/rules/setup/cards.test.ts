import { data } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { COMBATANTS } from '../../../src/content/combatants.ts';
import { ADVENTURERS } from '../../../src/content/figures.ts';
import { at, damage, field, points, stamina, thing } from '../field.ts';

data('MD-CARD-01', 'the Stamina Recovery Bar: red dots come back, all dots are the most', () => {
  const refreshed = (left: number): number =>
    stamina(field({ map: ['.'], figures: { remi: { at: 'a1', stamina: left } } }).answer(0, 'end turn'), 'remi');
  expect([refreshed(1), refreshed(4)]).toEqual([4, 5]);
});

data('MD-CARD-02', 'Natural Flight is an Ability of Remi’s own card', () => {
  const table = field({ map: ['.'], figures: { remi: { at: 'a1', gear: [] } } });
  expect(table).toOffer(0, ['move', 'use:{remi}:natural flight:SP', 'end turn']);
});

data('MD-CARD-04', 'five Skills', () => {
  expect(Object.keys(ADVENTURERS['remi']!.skills!)).toEqual(['presence', 'lore', 'agility', 'perception', 'strength']);
  expect(field({ map: ['.'], figures: { remi: 'a1' } }).value('skill', 0, 'agility')).toBe(6);
});

data('MD-CARD-08', 'Remi', () => {
  expect(ADVENTURERS['remi']).toMatchObject({
    hp: 12,
    defense: 9,
    movement: 6,
    stamina: { recovery: 3, most: 5 },
    skills: { presence: 3, lore: 2, agility: 6, perception: 3, strength: 4 },
  });
});

data('MD-CARD-09', 'Natural Flight', () => {
  const table = field({ map: ['.o..', '....'], figures: { remi: { at: 'a1', stamina: 3 } } });
  table.answer(0, 'use:{remi}:natural flight:SP');
  expect([stamina(table, 'remi'), points(table)]).toEqual([1, 6]);
  expect(table.value('flying', thing(table, 'remi'))).toBe(true);
});

data('MD-CARD-07', 'Movement is how far a Move Action leads', () => {
  const table = field({ map: ['........'], figures: { remi: 'a1' } }).answer(0, 'move');
  expect(table.tryAnswer(0, 'walk', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1')).not.toBeNull();
  expect(table.tryAnswer(0, 'walk', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1')).toBeNull();
  expect(at(table, 'remi')).toBe('g1');
});

data('MD-CARD-05', 'Damage equal to the maximum HP Defeats', () => {
  const hurt = (amount: number): string =>
    at(
      field({
        map: ['..'],
        figures: { remi: 'a1', zeke: 'b1' },
        play: ['damage', { figure: 'remi', amount, type: 'magic' }],
      }),
      'remi',
    );
  expect([hurt(11), hurt(12)]).toEqual(['a1', '']);
});

data('MD-CARD-06', 'Defense 9 is hit by 9', () => {
  expect(ADVENTURERS['remi']!.defense).toBe(9);
  expect(field({ map: ['..'], figures: { remi: 'a1' } }).value('defense', 0)).toBe(9);
});

data('MD-DMG-01', 'three types of Damage', () => {
  for (const type of ['physical', 'magic', 'irreducible']) {
    const table = field({
      map: ['..'],
      figures: { remi: 'a1' },
      play: ['damage', { figure: 'remi', amount: 2, type }],
    });
    expect(damage(table, 'remi')).toBe(2);
    expect(table.event('damaged')).toMatchObject({ type });
  }
});

data('MD-CTAG-01', 'Tags are printed on the card of a Combatant', () => {
  expect(COMBATANTS['animate']!.tags).toContain('INTELLIGENT');
});
