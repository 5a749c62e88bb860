import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { activates, attacked, faces, lookedAt, path, said } from '../enemies.ts';
import { at, breaks, damage, events, isDefeated, thing, type Field } from '../field.ts';

// ---- the first walkthrough ----

const FIRST = [...faces(['teal', 7], ['orange', 3], ['black', 4]), ...faces(['teal', 8], ['orange', 2])];
const SEATS = { rook: 0, nightingale: 1, zeke: 2 };
/** Rook is nearest the front; the Animate is beside three Adventurers and has 3 Damage. */
const beside = (dice = FIRST): Field =>
  activates({
    figures: {
      rook: { at: 'e4', stamina: 3, seat: SEATS.rook },
      nightingale: { at: 'd5', stamina: 3, seat: SEATS.nightingale },
      animate: { at: 'e5', damage: 3 },
      zeke: { at: 'f4', stamina: 3, seat: SEATS.zeke },
    },
    whole: true,
    seats: 3,
    step: 'start',
    dice,
  });
const pool = (table: Field): unknown => table.game.stack.findLast((one) => one.proc === 'attack')!.locals.dice;
const stand = (table: Field, seat: number): void => void table.answer(seat, 'stand');

rule(['MD-WALK-01', 'MD-INTL-05'], 'nothing happens before the Activation Phase', () => {
  const table = beside();
  const tags = table.events.map((one) => one.tag).filter((tag) => tag !== 'decided');
  expect(tags.slice(tags.indexOf('turn begins'), tags.indexOf('AI step true') + 1)).toEqual([
    'turn begins',
    'activates',
    'AI step true',
  ]);
});

rule(['MD-WALK-02', 'MD-AI-03'], 'HEAL 2, CONTINUE DOWN, and an opponent is adjacent', () => {
  const table = beside();
  expect(events(table, 'healed')).toEqual([{ figure: { thing: 2 }, amount: 2 }]);
  expect(damage(table, 'animate')).toBe(1);
  expect(lookedAt(table)).toEqual([
    [1, true],
    [2, true],
  ]);
});

rule(['MD-WALK-03', 'MD-TARG-03'], 'of three the foremost on the track; TEAL, ORANGE and BLACK', () => {
  const table = beside();
  expect(said(table, 'candidate').map((one) => one['figure'])).toEqual([0, 1, 3].map((one) => ({ thing: one })));
  expect(said(table, 'target')).toMatchObject([{ figure: { thing: thing(table, 'rook') } }]);
  expect(pool(table)).toEqual(['teal', 'orange', 'black']);
  expect(table.asked()).toEqual([SEATS.rook]);
});

rule(['MD-WALK-04', 'MD-CMBT-12', 'MD-ATK-19'], '10 against 9, two books and two shields: 3 Damage', () => {
  const table = beside();
  stand(table, SEATS.rook);
  expect(events(table, 'hits')).toMatchObject([{ figure: { thing: 2 }, target: { thing: 0 }, roll: 10, defense: 9 }]);
  expect(damage(table, 'rook')).toBe(3);
});

rule(['MD-WALK-05', 'MD-ATK-31'], 'Chains of Perdition: without the BLACK die, 4 more', () => {
  const table = beside();
  stand(table, SEATS.rook);
  expect(pool(table)).toEqual(['teal', 'orange']);
  expect(table.asked()).toEqual([SEATS.rook]);
  stand(table, SEATS.rook);
  expect(events(table, 'hits')[1]).toMatchObject({ roll: 10, defense: 9 });
  expect(events(table, 'damaged').map((one) => one['amount'])).toEqual([3, 4]);
  expect(damage(table, 'rook')).toBe(7);
  expect(attacked(table)).toEqual([0, 0]);
});

rule(['MD-WALK-06', 'MD-WORD-08', 'MD-AI-03'], 'two spaces farther, no Break Attack, and its turn is over', () => {
  const table = beside();
  stand(table, SEATS.rook);
  stand(table, SEATS.rook);
  expect(path(table, 2)).toEqual(['e6', 'e7']);
  expect(breaks(table)).toEqual([]);
  expect(lookedAt(table)).toHaveLength(2);
  expect(events(table, 'turn over')).toEqual([{ figure: { thing: 2 } }]);
});

// ---- the second walkthrough ----

const SPELL = [...faces(['purple', 3]), ...faces(['purple', 5], ['purple', 3])];
const SHOTS = [...faces(['teal', 4], ['orange', 6]), ...faces(['teal', 3], ['orange', 2])];
const JUMPS = faces(['black', 3], ['black', 1]);
const BLOW = faces(['teal', 7], ['orange', 7], ['black', 4]);
const [REMI, ZEKE] = [0, 1];
/** Two gaps lie between the Animate and Zeke, who is the nearest; Remi is at the front of the track. */
const overGaps = (...dice: number[]): Field =>
  activates({
    map: ['.....d.dd', 'ddddddddd', 'dddddd.dd', 'ddddddd.d'],
    figures: {
      remi: { at: 'a1', stamina: 3, seat: REMI, gear: ['cuirass'] },
      zeke: { at: 'h4', stamina: 3, seat: ZEKE, gear: ['cuirass'] },
      animate: 'e1',
    },
    whole: true,
    seats: 2,
    dice: dice.length > 0 ? dice : [...SPELL, ...SHOTS, ...JUMPS, ...BLOW],
  });
const cuirass = (table: Field, seat: number): void => {
  const [use] = table.offers(seat).filter((id) => id.startsWith('use:'));
  table.answer(seat, use!);
};

rule(
  ['MD-WALK-07', 'MD-TARG-03', 'MD-AI-05'],
  'within SOI are Remi and Zeke, equal in Conviction: Remi by the track',
  () => {
    const table = overGaps();
    expect(lookedAt(table)).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    expect([0, 1].map((one) => table.value('conviction value', one))).toEqual([2, 2]);
    expect(events(table, 'casts')).toMatchObject([{ targets: [{ thing: thing(table, 'remi') }], x: 6 }]);
  },
);

rule(['MD-WALK-08', 'MD-SPEL-09'], 'Force 6 + 3 against 5 + 3: Darkness; a 9 would have resisted', () => {
  const table = overGaps();
  expect(events(table, 'force')).toEqual([{ figure: { thing: 2 }, force: 9 }]);
  expect(events(table, 'conviction')).toEqual([{ figure: { thing: 0 }, total: 8, force: 9, resisted: false }]);
  expect(events(table, 'effect gained')).toHaveLength(1);
  const resisted = overGaps(...faces(['purple', 3]), ...faces(['purple', 7], ['purple', 2]));
  expect(events(resisted, 'conviction')).toMatchObject([{ total: 9, resisted: true }]);
  expect(events(resisted, 'effect gained')).toEqual([]);
});

rule(
  ['MD-WALK-09', 'MD-TARG-05', 'MD-EFF-04'],
  'a shot at who has Darkness: 10 against 8, 3 Damage, none is left',
  () => {
    const table = overGaps();
    expect(said(table, 'criterion').at(-1)).toMatchObject({
      criterion: { key: 'criterion.with-darkness' },
      left: [{ thing: 0 }],
    });
    expect(events(table, 'dodges')).toEqual([]);
    expect(events(table, 'hits')).toMatchObject([{ figure: { thing: 2 }, target: { thing: 0 }, roll: 10, defense: 8 }]);
    expect(pool(table)).toEqual(['teal', 'orange']);
    cuirass(table, REMI);
    expect(damage(table, 'remi')).toBe(0);
    const nobody = overGaps(...faces(['purple', 3]), ...faces(['purple', 7], ['purple', 2]));
    expect(attacked(nobody)).toEqual([thing(nobody, 'remi')]);
    // Nobody has it, so it leaves nobody out.
    expect(said(nobody, 'criterion').map((one) => one['criterion'])).not.toContainEqual({
      key: 'criterion.with-darkness',
      with: {},
    });
    expect(said(nobody, 'criterion-unmet').at(-1)).toMatchObject({ criterion: { key: 'criterion.with-darkness' } });
  },
);

rule(['MD-WALK-10', 'MD-ATK-31', 'MD-ATK-17'], 'a hit without Damage is a hit: one more shot, and 5 misses 8', () => {
  const table = overGaps();
  cuirass(table, REMI);
  expect(attacked(table).slice(0, 2)).toEqual([0, 0]);
  expect(events(table, 'misses')).toMatchObject([{ figure: { thing: 2 }, target: { thing: 0 }, roll: 5, defense: 8 }]);
});

rule(['MD-WALK-11', 'MD-GOLD-03', 'MD-SKIL-04'], 'towards Zeke over two gaps; a skull would Defeat it', () => {
  const table = overGaps();
  cuirass(table, REMI);
  expect(said(table, 'move-towards')).toMatchObject([{ goal: { thing: 1 }, from: 'e1', points: 6 }]);
  expect(said(table, 'way')).toMatchObject([{ square: 'g3', points: 4, jumps: 2, deadly: 2, strikes: 0 }]);
  expect(events(table, 'checked by a Combatant').map((one) => one['passed'])).toEqual([true, true]);
  expect(at(table, 'animate')).toBe('g3');
  const fallen = overGaps(...SPELL, ...SHOTS, 1, 6);
  cuirass(fallen, REMI);
  expect(isDefeated(fallen, 'animate')).toBe(true);
});

rule(['MD-WALK-12', 'MD-CMBT-12'], '14 against 9 and three more: 5 of 8 Damage go on Zeke', () => {
  const table = overGaps();
  cuirass(table, REMI);
  expect(attacked(table).at(-1)).toBe(ZEKE);
  expect(pool(table)).toEqual(['teal', 'orange', 'black']);
  stand(table, ZEKE);
  expect(events(table, 'hits').at(-1)).toMatchObject({
    figure: { thing: 2 },
    target: { thing: 1 },
    roll: 14,
    defense: 9,
  });
  cuirass(table, ZEKE);
  expect(damage(table, 'zeke')).toBe(5);
});

rule(['MD-WALK-13', 'MD-AI-02'], 'no more Attacks, and AI Step 4 is not looked at', () => {
  const table = overGaps();
  cuirass(table, REMI);
  stand(table, ZEKE);
  cuirass(table, ZEKE);
  expect(attacked(table)).toEqual([0, 0, 1]);
  expect(lookedAt(table)).toHaveLength(3);
  expect(table.game.dice.script.dice).toEqual([]);
  expect(events(table, 'turn over')).toEqual([{ figure: { thing: 2 } }]);
});
