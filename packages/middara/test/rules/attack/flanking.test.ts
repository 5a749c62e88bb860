import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { flanking, OPEN } from '../duel.ts';
import { attack, damage, field, toRoll, type Field } from '../field.ts';

rule('MD-FLNK-01', 'two allies on opposite sides are Flanking', () => {
  expect(flanking('c2').value('flanking', 0, 1)).toBe(true);
  expect(flanking('c2').value('flanking', 2, 1)).toBe(true);
  expect(flanking('b3').value('flanking', 0, 1)).toBe(false);
});

rule(['MD-FLNK-02', 'MD-FLNK-01'], 'opposite are edges and corners across the target', () => {
  const at22 = (one: string, other: string): boolean =>
    field({ map: OPEN, figures: { rook: one, animate: 'b2', remi: other } }).value('flanking', 0, 1) as boolean;
  expect(at22('a1', 'c3')).toBe(true);
  expect(at22('b1', 'b3')).toBe(true);
  expect(at22('a1', 'c2')).toBe(false);
  const large = field({ map: OPEN, figures: { rook: 'a2', 'quarry-walker': 'b2', remi: 'd3' } });
  expect(large.value('flanking', 0, 1)).toBe(true);
});

rule('MD-FLNK-03', 'Flanking adds 1 to the roll and 3 Damage', () => {
  const table = flanking('c2', { dice: [2, 4], cards: { animate: { armor: 0 } } }).answer(0, 'attack:{animate}');
  // ORANGE 3 and WHITE 5 are 8.
  expect(table.event('hits')).toMatchObject({ roll: 9, defense: 9 });
  expect(damage(table, 'animate')).toBe(3);
});

rule(['MD-FLNK-05', 'MD-RNG-05'], 'a Ranged Attack gains nothing by it, but may be made beside its target', () => {
  const table = field({ map: OPEN, figures: { nightingale: { at: 'a2', stamina: 2 }, animate: 'b2', rook: 'c2' } });
  expect(table.offers(0)).toContain('attack:1');
  expect(toRoll(table, 'nightingale', 'animate')).toBe(0);
  expect(table.value('flanking', 0, 1)).toBe(false);
});

rule(['MD-FLNK-06', 'MD-FLNK-03'], 'Combatants flank too', () => {
  const table = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 0 }, 'cave-sickle': 'a2', 'cave-sickle 2': 'c2' },
    play: attack('cave-sickle', 'rook'),
    dice: [4, 3],
  });
  // WHITE 5 and PURPLE 3 are 8.
  expect(table.event('hits')).toMatchObject({ roll: 9 });
  expect(damage(table, 'rook')).toBe(3);
});

rule('MD-ELEV-14', 'who lends the bonus stands on the level of the target', () => {
  const levels = (row: string): string[] => ['11111', row, '11111', '11111', '11111'];
  expect(flanking('c2', { levels: levels('22111') }).value('flanking', 0, 1)).toBe(false);
  expect(flanking('c2', { levels: levels('12211') }).value('flanking', 0, 1)).toBe(true);
});

rule('MD-TAG-16', 'BACKSTAB takes the place of the bonus: 2 and 5', () => {
  const table = flanking('c2', { dice: [2, 4], cards: { rook: { tags: ['BACKSTAB'] }, animate: { armor: 0 } } });
  table.answer(0, 'attack:{animate}');
  expect(table.event('hits')).toMatchObject({ roll: 10 });
  expect(damage(table, 'animate')).toBe(6);
});

const reaching = (rookAt: string, target: string, ally: string): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: rookAt, stamina: 2 }, animate: target, remi: ally },
    cards: { rook: { reach: 2 } },
  });

rule('MD-TAG-54', 'the spaces that REACH attacks through count as a position', () => {
  expect(reaching('a1', 'c1', 'd1').value('flanking', 0, 1)).toBe(true);
  expect(reaching('a1', 'c2', 'd2').value('flanking', 0, 1)).toBe(false);
});

rule(['MD-TAG-55', 'MD-FLNK-01'], 'they help only the figure with REACH', () => {
  expect(reaching('a1', 'c1', 'd1').value('flanking', 2, 1)).toBe(false);
  expect(reaching('b1', 'c1', 'd1').value('flanking', 2, 1)).toBe(true);
});

rule(['MD-TAG-56', 'MD-TAG-54'], 'Flanking with REACH 2, straight and diagonal', () => {
  const straight = reaching('a1', 'c1', 'd1');
  expect([toRoll(straight, 'rook', 'animate'), toRoll(straight, 'remi', 'animate')]).toEqual([1, 0]);
  const diagonal = reaching('a1', 'c3', 'd4');
  expect([toRoll(diagonal, 'rook', 'animate'), toRoll(diagonal, 'remi', 'animate')]).toEqual([1, 0]);
});
