import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../src/cards.ts';
import { at, attack, damage, events, field, isDefeated, stamina, toRoll, type Field } from './field.ts';

type Given = Parameters<typeof field>[0];
const OPEN = ['.....', '.....', '.....', '.....', '.....'];
/** Rook with an ORANGE and a WHITE die, beside an Animate with Defense 9 and Armor 2. */
const rook = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' }, ...given });
const attacked = (given: Partial<Given> = {}): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c2' },
    play: attack('animate', 'rook'),
    ...given,
  });
const dice = (table: Field): unknown => table.game.stack.findLast((one) => one.proc === 'attack')?.locals.dice;

rule('MD-ATK-01', 'the steps of an Attack in their order', () => {
  expect(Object.keys(rook().loaded.rules.procs['attack']!)).toEqual([
    'target',
    'cost',
    'combat dice pool',
    'empower',
    'dodge',
    'attack roll',
    'adding to the roll',
    'hit or miss',
    'difference hit',
    'flanking',
    'adding damage',
    'armor',
    'final damage',
    'counter',
  ]);
});

rule('MD-ATK-02', 'every Attack goes through the steps: a Break Attack may be dodged', () => {
  const table = field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 2 }, animate: 'b3' } }).answer(0, 'move');
  table.answer(0, 'walk', 'b1');
  expect(table).toOffer(0, ['dodge', 'stand']);
});

rule('MD-ATK-03', 'the target is in Range and in Line of Sight', () => {
  const table = field({ map: ['.o.', '...'], figures: { nightingale: 'a1', animate: 'c1' } });
  expect(table).toRefuse(0, 'attack:{animate}', 'MD-ATK-03');
});

rule('MD-ATK-05', 'the dice of all Weapons are pooled', () => {
  expect(rook().value('combat dice', 0)).toEqual(['orange', 'white']);
});

rule('MD-ATK-06', 'a lone die is joined by a PURPLE one', () => {
  const table = rook({ figures: { rook: { at: 'b2', gear: ['katar'] }, animate: 'c2' } });
  expect(table.value('combat dice', 0)).toEqual(['white', 'purple']);
});

rule('MD-ATK-07', 'without a Weapon two PURPLE dice are rolled', () => {
  const table = field({ map: OPEN, figures: { zeke: 'b2', animate: 'c2', 'animate 2': 'd2' } });
  expect(table.value('combat dice', 0)).toEqual(['purple', 'purple']);
  expect(table.offers(0).filter((one) => one.startsWith('attack:'))).toEqual(['attack:1']);
});

rule('MD-ATK-08', 'a Combatant rolls the dice of its card', () => {
  expect(rook().value('combat dice', 1)).toEqual(['teal', 'orange']);
});

rule(['MD-ATK-09', 'MD-EMPW-01'], 'for 1 SP the BLACK die joins, for its Symbols', () => {
  const table = rook({ figures: { rook: { at: 'b2', stamina: 3 }, animate: 'c2' }, dice: [4, 4, 3] });
  table.answer(0, 'attack:{animate}');
  expect(table).toOffer(0, ['empower', 'plain']);
  table.answer(0, 'empower');
  expect(stamina(table, 'rook')).toBe(0);
  // ORANGE 6 and WHITE 5; the BLACK face adds 2 books and 2 shields and no number.
  expect(table.event('hits')).toMatchObject({ roll: 11 });
});

rule('MD-ATK-10', 'a Combatant does not empower by itself', () => {
  expect(dice(attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' } }))).toEqual(['teal', 'orange']);
});

rule(['MD-ATK-11', 'MD-EMPW-07'], 'a printed BLACK die empowers for nothing, and only once', () => {
  const blade: GearCard = { kind: 'item', tags: [], weapon: { type: 'melee', dice: ['white', 'white', 'black'] } };
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 5, gear: ['black-blade'] }, animate: 'c2' },
    cards: { 'black-blade': blade as never },
    dice: [6, 6, 1],
  });
  table.answer(0, 'attack:{animate}');
  expect(stamina(table, 'rook')).toBe(3);
  expect(table.event('hits')).toMatchObject({ roll: 14 });
});

rule('MD-ATK-12', 'the target may dodge before the roll', () => {
  const table = attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' } });
  expect(table).toOffer(0, ['dodge', 'stand']);
  expect(events(table, 'rolled')).toEqual([]);
});

rule('MD-ATK-13', 'each shield adds to Defense, the skull nothing', () => {
  const dodged = (face: number, ...attackDice: number[]): Field =>
    attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' }, dice: [face, ...attackDice] }).answer(
      0,
      'dodge',
    );
  // TEAL 6 and ORANGE 6 are 12, TEAL 7 and ORANGE 6 are 13.
  expect(dodged(5, 4, 4).event('misses')).toMatchObject({ roll: 12, defense: 13 });
  expect(dodged(5, 5, 4).event('hits')).toMatchObject({ roll: 13, defense: 13 });
  expect(dodged(4, 4, 4).event('hits')).toMatchObject({ roll: 12, defense: 12 });
  expect(dodged(6, 4, 4).event('hits')).toMatchObject({ roll: 12, defense: 9 });
});

rule('MD-ATK-15', 'all dice are rolled at once: numbers are added, Symbols kept', () => {
  const table = rook({ dice: [4, 6] }).answer(0, 'attack:{animate}');
  // ORANGE 6 and WHITE 7: 13, 2 books, 3 shields, 1 burst, which pays for the mallet.
  expect(table.event('hits')).toMatchObject({ roll: 13 });
  expect(table.game.stack.at(-1)!.locals.symbols).toEqual({ book: 2, shield: 3, burst: 1 });
});

rule('MD-ATK-16', 'Symbols may be spent to add to the roll', () => {
  // WHITE 5 and PURPLE 3 are 8, with 2 books and 1 shield.
  const table = field({ map: OPEN, figures: { remi: { at: 'b2', stamina: 2 }, animate: 'c2' }, dice: [4, 3] });
  table.answer(0, 'attack:{animate}');
  expect(table).toOffer(0, ['spend:0', 'enough']);
  table.answer(0, 'spend:0').answer(0, 'enough');
  expect(table.event('hits')).toMatchObject({ roll: 9, defense: 9 });
});

rule('MD-ATK-17', 'a roll that reaches the Defense hits', () => {
  // ORANGE 3 and WHITE 6, ORANGE 3 and WHITE 5.
  expect(
    rook({ dice: [2, 5] })
      .answer(0, 'attack:{animate}')
      .event('hits'),
  ).toMatchObject({ roll: 9 });
  expect(
    rook({ dice: [2, 4] })
      .answer(0, 'attack:{animate}')
      .event('misses'),
  ).toMatchObject({ roll: 8 });
});

rule(['MD-ATK-19', 'MD-ATK-26', 'MD-DMG-02'], 'what exceeds the Defense is Physical Damage, less Armor', () => {
  const table = rook({ dice: [5, 5] }).answer(0, 'attack:{animate}');
  // ORANGE 7 and WHITE 6 are 13: 4 more than 9, less 2.
  expect(damage(table, 'animate')).toBe(2);
});

rule('MD-ATK-20', 'Symbols may be spent for Damage, as often as they suffice', () => {
  const table = rook({ dice: [4, 6] }).answer(0, 'attack:{animate}');
  expect(table).toOffer(0, ['spend:0', 'enough']);
  table.answer(0, 'spend:0');
  // 13 − 9 and 3, less 2.
  expect(damage(table, 'animate')).toBe(5);
});

rule('MD-ATK-23', 'Armor is subtracted', () => {
  const table = rook({ dice: [2, 6] })
    .answer(0, 'attack:{animate}')
    .answer(0, 'enough');
  // ORANGE 3 and WHITE 7 are 10: 1, less 2.
  expect(damage(table, 'animate')).toBe(0);
});

rule('MD-ATK-25', 'ARMOR PIERCING adds up', () => {
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 2, gear: ['katar', 'katar'] }, animate: 'c2' },
    cards: { animate: { armor: 3 } },
    dice: [5, 5],
  });
  expect(table.value('armor piercing', 0)).toBe(4);
  table.answer(0, 'attack:{animate}').answer(0, 'enough');
  expect(damage(table, 'animate')).toBe(3);
});

rule('MD-ATK-27', 'after a miss, or without Damage, the target may COUNTER', () => {
  const counters = (...faces: number[]): Field =>
    attacked({
      figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' },
      cards: { rook: { armor: 2 } },
      dice: faces,
    }).answer(0, 'stand');
  expect(counters(1, 1)).toOffer(0, ['counter', 'refrain']);
  // TEAL 5 and ORANGE 6 are 11: 2, less Armor 2; no Symbols but 1 book and 2 shields, which add 1.
  expect(damage(counters(3, 4), 'rook')).toBe(1);
  expect(counters(3, 4).where()).toMatch(/turn\/action phase$/);
  // TEAL 3 and ORANGE 8 would be 11 with a burst; TEAL 4 and ORANGE 6 are 10: 1 and 1, less 2.
  expect(counters(2, 4)).toOffer(0, ['counter', 'refrain']);
});

rule('MD-ATK-35', 'the Attack Action costs 2 SP when it begins', () => {
  const table = rook({ figures: { rook: { at: 'b2', stamina: 3 }, animate: 'c2' } }).answer(0, 'attack:{animate}');
  expect(stamina(table, 'rook')).toBe(1);
  expect(rook({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' } })).toRefuse(
    0,
    'attack:{animate}',
    'MD-ACTN-02',
  );
});

const SWORD: GearCard = {
  kind: 'item',
  tags: [],
  weapon: { type: 'melee', dice: ['orange'], symbols: [{ cost: { shield: 2 }, physical: 2 }] },
};
/** The ORANGE die is what FINESSE makes of the Long Sword. */
const nightingale = (): Field =>
  field({
    map: OPEN,
    figures: { nightingale: { at: 'b2', stamina: 3, gear: ['long-sword', 'katar'] }, animate: 'c2' },
    cards: { 'long-sword': SWORD as never },
    dice: [4, 6],
  });

rule(['MD-ATK-37', 'MD-ATK-15', 'MD-ATK-17'], "Nightingale's Attack: 13 with 2 books, 3 shields and 1 burst", () => {
  const table = nightingale().answer(0, 'attack:{animate}').answer(0, 'plain');
  expect(table.event('hits')).toMatchObject({ roll: 13, defense: 9 });
  expect(table.game.stack.at(-1)!.locals.symbols).toEqual({ book: 2, shield: 3, burst: 1 });
  expect(stamina(table, 'nightingale')).toBe(1);
});

rule(['MD-ATK-38', 'MD-ATK-20', 'MD-ATK-25'], "Nightingale's Attack: 4 and 2 through the Armor are 6 Damage", () => {
  const table = nightingale().answer(0, 'attack:{animate}').answer(0, 'plain').answer(0, 'spend:0');
  expect(damage(table, 'animate')).toBe(6);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-EMPW-04', 'a skull misses whatever the numbers', () => {
  const table = rook({ figures: { rook: { at: 'b2', stamina: 3 }, animate: 'c2' }, dice: [6, 6, 6] });
  table.answer(0, 'attack:{animate}').answer(0, 'empower');
  expect(table.event('misses')).toMatchObject({ roll: 15 });
});

rule('MD-SYM-02', 'a Symbol is spent once', () => {
  const table = nightingale().answer(0, 'attack:{animate}').answer(0, 'plain');
  expect(table).toOffer(0, ['spend:0', 'spend:1', 'enough']);
  table.answer(0, 'spend:1');
  // One shield is left, too few for either Weapon.
  expect(damage(table, 'animate')).toBe(6);
});

rule('MD-CMBT-12', 'an Intelligent Combatant spends for the most Damage', () => {
  // TEAL 8 and ORANGE 2 are 10, with 1 book, 2 shields and 1 burst: 1 and 3.
  expect(damage(attacked({ dice: [6, 1] }), 'rook')).toBe(4);
});

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

rule('MD-DFT-01', 'Damage equal to the maximum HP Defeats', () => {
  const table = rook({ figures: { rook: { at: 'b2', stamina: 2 }, animate: { at: 'c2', damage: 15 } }, dice: [5, 5] });
  table.answer(0, 'attack:{animate}');
  expect(isDefeated(table, 'animate')).toBe(false);
  const fatal = rook({ figures: { rook: { at: 'b2', stamina: 2 }, animate: { at: 'c2', damage: 16 } }, dice: [5, 5] });
  expect(isDefeated(fatal.answer(0, 'attack:{animate}'), 'animate')).toBe(true);
});

rule('MD-DFT-02', 'Defeat without Damage is Damage in the amount of what is left', () => {
  const table = field({ map: ['.d..'], figures: { zeke: { at: 'a1', damage: 5 }, remi: 'd1' } }).answer(0, 'move');
  table.answer(0, 'walk', 'b1').answer(0, 'stop');
  expect(damage(table, 'zeke')).toBe(12);
});

rule('MD-DFT-05', 'who is Defeated leaves the board', () => {
  const table = field({
    map: ['....'],
    figures: { rook: 'a1', animate: { at: 'b1', damage: 17 }, 'cave-sickle': 'd1' },
    play: ['defeat', { figure: 'animate' }],
  });
  expect(at(table, 'animate')).toBe('');
  table.answer(0, 'move');
  expect(table.tryAnswer(0, 'walk', 'b1', 'c1')).toBeNull();
});

// ---- Flanking ----

const flanking = (ally: string, given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: { at: 'a2', stamina: 2 }, animate: 'b2', remi: ally }, ...given });

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
