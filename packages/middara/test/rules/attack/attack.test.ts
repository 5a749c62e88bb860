import { rule } from '@questwright/harness/vitest';
import { promptOf } from '@questwright/kernel';
import { expect } from 'vitest';
import type { Face, GearCard } from '../../../src/cards.ts';
import { attacked, flanking, OPEN, rook } from '../duel.ts';
import { at, attack, damage, events, field, isDefeated, stamina, type Field } from '../field.ts';

const dice = (table: Field): unknown => table.game.stack.findLast((one) => one.proc === 'attack')?.locals.dice;

rule(
  'MD-ATK-02',
  'every Attack goes through the steps: a Break Attack may be dodged',
  () => {
    const table = field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 2 }, animate: 'b3' } }).answer(0, 'move');
    table.answer(0, 'walk', 'b1');
    expect(table).toOffer(0, ['dodge', 'stand']);
  },
  {
    // A Break Attack is nothing but a roll.
    'MD-ATK-02': [
      {
        rule: 'MD-ATK-02',
        proc: 'attack',
        step: 'dodge',
        asks: 'seats',
        wrap: (seats) => (t) => (t.locals.reason === 'break' ? [] : seats(t)),
      },
    ],
  },
);

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
  const rolled = events(table, 'rolled')[0]!['shows'] as { with: { book: number } }[];
  expect(rolled.map((one) => one.with.book)).toEqual([1, 1, 2]);
});

rule('MD-ATK-10', 'a Combatant does not empower by itself', () => {
  const table = attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' } });
  expect(table.where()).toMatch(/attack\/dodge$/);
  expect(dice(table)).toEqual(['teal', 'orange']);
});

rule(['MD-ATK-11', 'MD-EMPW-07'], 'a printed BLACK die empowers for nothing, and only once', () => {
  const blade: GearCard = {
    kind: 'item',
    tags: [],
    weapon: { type: 'melee', hands: 2, dice: ['white', 'white', 'black'] },
  };
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 5, gear: ['black-blade'] }, animate: 'c2' },
    cards: { 'black-blade': blade as never },
    dice: [6, 6, 1],
  });
  table.answer(0, 'attack:{animate}');
  expect(stamina(table, 'rook')).toBe(3);
  expect(table.where()).not.toContain('attack/empower');
  expect((events(table, 'rolled')[0]!['shows'] as unknown[]).length).toBe(3);
  expect(table.event('hits')).toMatchObject({ roll: 14 });
});

rule('MD-ATK-16', 'to a roll with a skull nothing is added', () => {
  const weapon = { type: 'melee', hands: 2, dice: ['white', 'black'], symbols: [{ cost: { book: 1 }, roll: 1 }] };
  const struck = (face: number): Field =>
    rook({
      figures: { rook: { at: 'b2', stamina: 3, gear: ['club'] }, animate: 'c2' },
      cards: { club: { kind: 'item', tags: [], weapon } as never },
      dice: [6, face],
    }).answer(0, 'attack:{animate}');
  expect(struck(1).where()).toMatch(/attack\/adding to the roll$/);
  const table = struck(6);
  expect(table.where()).toMatch(/turn\/action phase$/);
  expect(table.event('misses')).toMatchObject({ skull: true });
});

rule('MD-ATK-20', 'who adds Damage is told what there is, of all types', () => {
  const [proc, locals] = attack('rook', 'animate');
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 2, on: { vow: 1 } }, animate: 'c2' },
    play: [proc, { ...locals, damage: { physical: 0, magic: 1, irreducible: 2 } }],
    dice: [5, 5],
  });
  // The roll is 4 more than Defense.
  expect(promptOf(table.loaded, table.game, 0)).toMatchObject({ with: { damage: 7 } });
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

rule(
  'MD-ATK-15',
  'all dice are rolled at once: numbers are added, Symbols kept',
  () => {
    const table = rook({ dice: [4, 6] }).answer(0, 'attack:{animate}');
    // ORANGE 6 and WHITE 7: 13, 2 books, 3 shields, 1 burst, which pays for the mallet.
    expect(table.event('hits')).toMatchObject({ roll: 13 });
    expect(table.game.stack.at(-1)!.locals.symbols).toEqual({ book: 2, shield: 3, burst: 1 });
  },
  {
    // The highest die counts.
    'MD-ATK-15': [
      {
        rule: 'MD-ATK-15',
        proc: 'attack',
        step: 'numbers and Symbols',
        replace: {
          rule: 'MD-ATK-15',
          do: (t) => void (t.locals.roll = Math.max(...t.locals.faces.map((face: Face) => face.number ?? 0))),
        },
      },
    ],
  },
);

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
  expect(table.event('damaged')).toMatchObject({ type: 'physical' });
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

/** The ORANGE die is what FINESSE makes of the Long Sword. */
const nightingale = (): Field =>
  field({
    map: OPEN,
    figures: { nightingale: { at: 'b2', stamina: 3, gear: ['long-sword', 'katar'] }, animate: 'c2' },
    dice: [4, 6],
  });

rule(['MD-ATK-37', 'MD-ATK-15', 'MD-ATK-17'], "Nightingale's Attack: 13 with 2 books, 3 shields and 1 burst", () => {
  const table = nightingale().answer(0, 'attack:{animate}').answer(0, 'plain');
  expect(table.event('hits')).toMatchObject({ roll: 13, defense: 9 });
  expect(table.game.stack.at(-1)!.locals.symbols).toEqual({ book: 2, shield: 3, burst: 1 });
  expect(stamina(table, 'nightingale')).toBe(1);
});

rule(['MD-ATK-38', 'MD-ATK-20', 'MD-TAG-03'], "Nightingale's Attack: 4 and 2 through the Armor are 6 Damage", () => {
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

rule('MD-SYM-03', 'an Ability is used as often as there are Symbols for it', () => {
  const sword: GearCard = {
    kind: 'item',
    tags: [],
    weapon: { type: 'melee', hands: 2, dice: ['orange', 'orange'], symbols: [{ cost: { book: 2 }, physical: 2 }] },
  };
  const table = rook({
    figures: { rook: { at: 'b2', stamina: 2, gear: ['sword'] }, animate: 'c2' },
    cards: { sword: sword as never },
    dice: [5, 5],
  });
  // Twice ORANGE 7, with 2 books each: 14 − 9 and twice 2, less 2.
  table.answer(0, 'attack:{animate}').answer(0, 'spend:0').answer(0, 'spend:0');
  expect(damage(table, 'animate')).toBe(7);
});

rule('MD-ATK-18', 'a miss goes to the check for a COUNTER at once', () => {
  // ORANGE 3 and WHITE 4, and 1 for Flanking, are 8: the 3 Damage of Flanking do not come.
  const table = flanking('c2', { dice: [2, 3, 1, 1], cards: { animate: { armor: 0, counters: true } } });
  table.answer(0, 'attack:{animate}');
  expect(table.event('misses')).not.toBeNull();
  expect(events(table, 'counters')).toHaveLength(1);
  expect(damage(table, 'animate')).toBe(0);
});

rule('MD-DODG-05', 'a DODGE counts for one Attack', () => {
  const table = attacked({ figures: { rook: { at: 'b2', stamina: 1 }, animate: 'c2' }, dice: [5, 1, 1] }).answer(
    0,
    'dodge',
  );
  expect(table.event('misses')).toMatchObject({ defense: 13 });
  expect(table.value('defense', 0)).toBe(9);
});

rule('MD-DMG-04', 'Irreducible Damage is not reduced by Armor', () => {
  const table = field({
    map: ['..o'],
    figures: { animate: 'a1', rook: 'b1' },
    turn: 'rook',
    cards: { rook: { armor: 3 } },
    play: ['push', { figure: 'rook', by: 'animate', spaces: 2, kind: 'push' }],
  });
  expect(damage(table, 'rook')).toBe(2);
  expect(table.event('damaged')).toMatchObject({ type: 'irreducible' });
});

rule('MD-TURN-04', 'SP come back at the start of a turn, up to the maximum', () => {
  const refreshed = (left: number): number => {
    const table = field({ map: ['..'], figures: { nightingale: { at: 'a1', stamina: left } } });
    return stamina(table.answer(0, 'end turn'), 'nightingale');
  };
  expect([refreshed(1), refreshed(4)]).toEqual([4, 5]);
});
