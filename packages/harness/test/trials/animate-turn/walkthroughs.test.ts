import { arrange, checkDecision, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import { below, sample, seeded, type Params } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { inEveryMode, on, part, say } from '../in-every-mode.ts';
import { DICE, type Die } from './content.ts';
import { animateTurn, type Placed } from './rules.ts';
import type { Encounter } from './world.ts';

type EncounterTest = TestTable<Encounter>;

/** A face by what the book says was rolled: a number, or the books of the BLACK die. */
const faces = (...rolled: [Die, number][]): number[] =>
  rolled.map(
    ([die, shows]) => 1 + DICE[die].findIndex((face) => (die === 'black' ? (face.book ?? 0) : face.number) === shows),
  );

function encounter(map: readonly string[], figures: readonly Placed[], dice: readonly number[]): EncounterTest {
  return arrange(animateTurn, {
    seats: 3,
    options: { map: [...map], figures: figures as never },
    setup: { dice: [...dice] },
  });
}
const told = (table: EncounterTest, tag: string): Params[] =>
  table.events.filter((event) => event.tag === tag).map((event) => event.with);
const traces = (table: EncounterTest): any[] => told(table, 'decided').map(({ trace }) => trace);
const OPEN = Array.from({ length: 9 }, () => '.........');
const [ROOK, REMI, ZEKE] = [0, 1, 2];

describe('Walkthrough 1, MD-WALK-01 to MD-WALK-06', () => {
  const dice = [...faces(['teal', 7], ['orange', 3], ['black', 4]), ...faces(['teal', 8], ['orange', 2])];
  const situation = (): EncounterTest =>
    encounter(
      OPEN,
      [
        { card: 'rook', seat: ROOK, at: '4,3', on: { sp: 3 } },
        { card: 'nightingale', seat: REMI, at: '3,4', on: { sp: 3 } },
        { card: 'animate', seat: ROOK, at: '4,4', on: { damage: 3 } },
        { card: 'zeke', seat: ZEKE, at: '5,3', on: { sp: 3 } },
      ],
      dice,
    );

  inEveryMode('healing, two Attacks on Rook and a move, number by number', () => {
    const table = situation();
    const [rook, nightingale, animate, zeke] = table.world.track as [number, number, number, number];

    // HEAL 2 and CONTINUE DOWN; then the first of three eligible targets by the track.
    expect(told(table, 'healed')).toEqual([{ figure: animate, damage: 1 }]);
    expect(told(table, 'ai steps')).toEqual([
      { figure: animate, trace: [{ step: 1, if: { has: 'damage' }, holds: true, why: null }] },
      { figure: animate, trace: [{ step: 2, if: { opponent: 'adjacent' }, holds: true, why: null }] },
    ]);
    expect(traces(table)).toEqual([
      {
        by: animate,
        eligible: [rook, nightingale, zeke].map((figure) => ({ figure, distance: 1 })),
        narrowed: [],
        tie: 'initiative track',
        target: rook,
      },
    ]);
    // The first Attack on an adjacent opponent is Empowered; Rook is asked about DODGE before the roll.
    expect(table.where()).toBe(
      'game/turn of the animate > turn/activation > activation/instructions > effects/effect > attack/dodge',
    );
    expect(table.game.stack.at(-1)!.locals.pool).toEqual(['teal', 'orange', 'black']);
    expect(table).toOffer(ROOK, ['dodge', 'pass']);
    expect(table.asked()).toEqual([ROOK]);

    // 7 + 3 = 10 against 9: 1, and 2 books with 2 shields for +2. Then Chains of Perdition, and DODGE again.
    say(table, ROOK, 'pass');
    expect(told(table, 'hit')).toEqual([
      { attacker: animate, target: rook, roll: 10, defense: 9, symbols: { book: 5, shield: 2, burst: 0, skull: 0 } },
    ]);
    expect(told(table, 'symbols spent')).toEqual([
      { attacker: animate, spent: { book: 1, shield: 1 }, damage: 1 },
      { attacker: animate, spent: { book: 1, shield: 1 }, damage: 1 },
    ]);
    expect(traces(table)[1]).toEqual({ plan: ['spend:0', 'spend:0'], damage: 2 });
    expect(told(table, 'armor')).toEqual([{ target: rook, physical: 3, armor: 0 }]);
    expect(told(table, 'final damage')).toEqual([{ target: rook, amount: 3 }]);
    expect(on(table, 'damage', 'rook')).toBe(3);
    expect(table.event('ability used')).toMatchObject({ ability: 'chains of perdition' });
    expect(part(table)).toBe('attack/dodge');
    expect(table.game.stack.at(-1)!.locals.pool).toEqual(['teal', 'orange']);
    expect(table).toOffer(ROOK, ['dodge', 'pass']);

    // 8 + 2 = 10: 1, a book and a shield for +1, the burst for +2: 4. Seven in all.
    say(table, ROOK, 'pass');
    expect(told(table, 'hit')[1]).toEqual({
      attacker: animate,
      target: rook,
      roll: 10,
      defense: 9,
      symbols: { book: 1, shield: 2, burst: 1, skull: 0 },
    });
    expect(told(table, 'final damage')[1]).toEqual({ target: rook, amount: 4 });
    expect(on(table, 'damage', 'rook')).toBe(7);

    // Two spaces farther from Rook, nobody is asked about a Break Attack; no CONTINUE DOWN, the turn is over.
    expect(told(table, 'moved').map(({ to }) => to)).toEqual(['4,5', '4,6']);
    expect(told(table, 'ai steps')).toHaveLength(2);
    expect(on(table, 'damage', 'animate')).toBe(1);
    expect(table.game.over).toBe(true);
  });

  inEveryMode('a DODGE counts its shields for one Attack only', () => {
    const table = situation();
    table.edit(({ dice: now }) => now.script.dice.unshift(3));
    say(table, ROOK, 'dodge');
    expect(table.event('missed')).toMatchObject({ roll: 10, defense: 11 });
    expect(on(table, 'sp', 'rook')).toBe(2);
    expect(table).toOffer(ROOK, ['counter', 'pass']);
    say(table, ROOK, 'pass');
    expect(told(table, 'moved')).toHaveLength(2);
    expect(table.game.over).toBe(true);
  });

  inEveryMode('a COUNTER takes the place of the Attack, and the turn goes on after it', () => {
    const table = situation();
    table.edit(({ dice: now }) => now.script.dice.unshift(3));
    say(table, ROOK, 'dodge');
    table.edit(({ dice: now }) => (now.script.dice = faces(['purple', 7], ['purple', 7])));
    table.edit(({ world }) => (world.things.counters['sp']![table.thing('rook')] = 3));
    say(table, ROOK, 'counter');
    expect(table.where()).toBe(
      'game/turn of the animate > turn/activation > activation/instructions > effects/effect > attack/empower',
    );
    expect(table).toOffer(ROOK, ['empower', 'pass']);
    say(table, ROOK, 'pass');
    expect(table.event('hit')).toMatchObject({ roll: 14, defense: 9 });
    expect(table.event('final damage')).toMatchObject({ amount: 3 });
    expect(on(table, 'damage', 'animate')).toBe(4);
    expect(told(table, 'moved').map(({ to }) => to)).toEqual(['4,5', '4,6']);
    expect(table.game.over).toBe(true);
  });
});

describe('Walkthrough 2, MD-WALK-07 to MD-WALK-13', () => {
  const GAPS = ['.....~.~~', '~~~~~~~~~', '~~~~~~.~~', '~~~~~~~.~'];
  const spell = [...faces(['purple', 3]), ...faces(['purple', 5], ['purple', 3])];
  const dice = [
    ...spell,
    ...faces(['teal', 4], ['orange', 6]),
    ...faces(['teal', 3], ['orange', 2]),
    ...faces(['black', 3], ['black', 1]),
    ...faces(['teal', 7], ['orange', 7], ['black', 4]),
  ];
  const situation = (rolls = dice): EncounterTest =>
    encounter(
      GAPS,
      [
        { card: 'remi', seat: REMI, at: '0,0', on: { sp: 3 }, items: ['cuirass'] },
        { card: 'zeke', seat: ZEKE, at: '7,3', on: { sp: 3 }, items: ['cuirass'] },
        { card: 'animate', seat: ROOK, at: '4,0' },
      ],
      rolls,
    );

  inEveryMode('a Spell, two ranged Attacks on Remi, two Jumps and a melee Attack on Zeke, number by number', () => {
    const table = situation();
    const [remi, zeke, animate] = table.world.track as [number, number, number];
    const remisCuirass = table.world.things.host.indexOf(remi);
    const zekesCuirass = table.world.things.host.indexOf(zeke);

    // Steps 1 and 2 are false, with their reasons; step 3 is true.
    const distances = [
      { figure: remi, distance: 4 },
      { figure: zeke, distance: 3 },
    ];
    expect(told(table, 'ai steps')).toEqual([
      {
        figure: animate,
        trace: [
          { step: 1, if: { has: 'damage' }, holds: false, why: { key: 'why.has-none', with: { what: 'damage' } } },
          {
            step: 2,
            if: { opponent: 'adjacent' },
            holds: false,
            why: { key: 'why.no-opponent', with: { where: 'adjacent', distances } },
          },
          { step: 3, if: { opponent: 'within SOI' }, holds: true, why: null },
        ],
      },
    ]);
    // Conviction 2 and 2, nobody has Darkness: Remi by the track. Force 6 + 3 = 9 against 5 + 3 = 8.
    expect([table.value('conviction value', remi), table.value('conviction value', zeke)]).toEqual([2, 2]);
    expect(traces(table)[0]).toEqual({
      by: animate,
      eligible: distances,
      narrowed: [
        { criterion: { without: 'darkness' }, left: [remi, zeke] },
        { criterion: { lowest: 'conviction value' }, left: [remi, zeke] },
      ],
      tie: 'initiative track',
      target: remi,
    });
    expect(told(table, 'spell cast')).toEqual([{ caster: animate, target: remi, force: 9, check: 8, resisted: false }]);
    expect([on(table, 'darkness', 'remi'), on(table, 'darkness', 'zeke')]).toEqual([1, 0]);

    // The ranged Attack prefers Darkness: Remi, not asked about DODGE, Defense 8. 10 is a hit by 2, the Symbols give +1.
    expect(traces(table)[1]).toMatchObject({
      narrowed: [{ criterion: { with: 'darkness' }, left: [remi] }],
      tie: null,
      target: remi,
    });
    expect(table.explain('defense', remi).parts.map(({ rule, now }) => [rule, now])).toEqual([
      ['MD-CMBT-10', 9],
      ['MD-EFF-04', 8],
    ]);
    expect(told(table, 'hit')).toEqual([
      { attacker: animate, target: remi, roll: 10, defense: 8, symbols: { book: 1, shield: 1, burst: 0, skull: 0 } },
    ]);
    expect(told(table, 'armor')).toEqual([{ target: remi, physical: 3, armor: 1 }]);
    expect(part(table)).toBe('determine damage/reduced damage');
    expect(table.asked()).toEqual([REMI]);
    expect(table).toOffer(REMI, [`use:${remisCuirass}:reduce:exhaust`, 'pass']);

    // Exhausted, 3 − 1 − 2 = 0. Still a hit and the first: Chains of Perdition; 3 + 2 = 5 misses 8. She may not COUNTER from afar.
    say(table, REMI, `use:${remisCuirass}:reduce:exhaust`);
    expect(told(table, 'final damage')[0]).toEqual({ target: remi, amount: 0 });
    expect(on(table, 'damage', 'remi')).toBe(0);
    expect(told(table, 'ability used').map(({ ability }) => ability)).toEqual([
      'reduce',
      'chains of perdition',
      'heavy cleave',
    ]);
    expect(told(table, 'missed')).toMatchObject([{ target: remi, roll: 5, defense: 8 }]);

    // Towards Zeke, the nearest: two Jumps, two BLACK dice, no skull; then Zeke is asked about DODGE.
    expect(told(table, 'moved')).toEqual([
      { figure: animate, to: '6,0', over: ['5,0'] },
      { figure: animate, to: '6,2', over: ['6,1'] },
    ]);
    expect(traces(table).filter((trace) => 'towards' in trace)).toEqual([
      { towards: '7,3', from: '4,0', jumps: 2, cost: 4 },
      { towards: '7,3', from: '6,0', jumps: 1, cost: 2 },
    ]);
    expect(part(table)).toBe('attack/dodge');
    expect(table.game.stack.at(-1)!.locals.pool).toEqual(['teal', 'orange', 'black']);
    expect(table).toOffer(ZEKE, ['dodge', 'pass']);

    // 14 against 9: 5, three books and three shields +3, Armor 1, the Cuirass 2: 5 Damage.
    say(table, ZEKE, 'pass');
    expect(told(table, 'hit')[1]).toEqual({
      attacker: animate,
      target: zeke,
      roll: 14,
      defense: 9,
      symbols: { book: 7, shield: 3, burst: 0, skull: 0 },
    });
    expect(told(table, 'armor')[1]).toEqual({ target: zeke, physical: 8, armor: 1 });
    expect(table).toOffer(ZEKE, [`use:${zekesCuirass}:reduce:exhaust`, 'pass']);
    say(table, ZEKE, `use:${zekesCuirass}:reduce:exhaust`);
    expect(told(table, 'final damage')[1]).toEqual({ target: zeke, amount: 5 });
    expect(on(table, 'damage', 'zeke')).toBe(5);

    // Not the first hit of the turn: no further Attack; step 4 is not looked at.
    expect(told(table, 'ability used')).toHaveLength(4);
    expect(told(table, 'ai steps')).toHaveLength(1);
    expect(table.game.dice.script.dice).toEqual([]);
    expect(table.game.over).toBe(true);
  });

  inEveryMode(
    'a check of 9 resists the Spell; without Darkness anywhere the Attack goes by the track and Remi may DODGE',
    () => {
      const table = situation([...faces(['purple', 3]), ...faces(['purple', 7], ['purple', 2])]);
      expect(table.event('spell cast')).toMatchObject({ force: 9, check: 9, resisted: true });
      expect(on(table, 'darkness', 'remi')).toBe(0);
      expect(part(table)).toBe('attack/dodge');
      expect(table).toOffer(REMI, ['dodge', 'pass']);
    },
  );

  inEveryMode('a skull on the second Jump Defeats the Animate and ends its turn', () => {
    const table = situation([...dice.slice(0, 7), 1, 6]);
    const remisCuirass = table.world.things.host.indexOf(table.thing('remi'));
    say(table, REMI, `use:${remisCuirass}:reduce:exhaust`);
    expect(told(table, 'moved')).toHaveLength(1);
    expect(table.event('defeated')).toEqual({ figure: table.thing('animate') });
    expect(table.world.track).toHaveLength(2);
    expect(table.game.over).toBe(true);
  });
});

describe('Around the walkthroughs', () => {
  const beside = (rook: string): Placed[] => [
    { card: 'rook', seat: ROOK, at: rook, on: { sp: 3 } },
    { card: 'animate', seat: REMI, at: '4,4' },
  ];

  inEveryMode('spaces that do equally well are for the players to choose from', () => {
    const table = encounter(OPEN, beside('3,3'), faces(['teal', 3], ['orange', 2], ['black', 4]));
    say(table, ROOK, 'pass');
    say(table, ROOK, 'pass');
    expect(part(table)).toBe('movement/next space');
    expect(table).toOffer(REMI, ['go:5,4', 'go:4,5']);
    say(table, REMI, 'go:4,5');
    expect(told(table, 'moved').map(({ to }) => to)).toEqual(['4,5', '4,6']);
  });

  inEveryMode('a move that provokes stops for a Break Attack and goes on after it', () => {
    const table = arrange(animateTurn, {
      seats: 3,
      options: { map: OPEN, figures: beside('4,3') as never },
      dice: faces(['purple', 7], ['purple', 7]),
      at: 'game/turn of the animate > turn/activation',
      locals: { turn: { figure: 1 } },
      play: { proc: 'movement', with: { figure: 1, points: 2, how: 'farther', from: 0, provokes: true } },
    });
    expect(table.where()).toBe(
      'game/turn of the animate > turn/activation > movement/next space > step/break attacks > break attack/break attack or not',
    );
    expect(table).toOffer(ROOK, ['break attack', 'let go']);
    say(table, ROOK, 'break attack');
    expect(table).toOffer(ROOK, ['empower', 'pass']);
    say(table, ROOK, 'pass');
    expect(told(table, 'damaged')[0]).toEqual({ figure: 1, amount: 3, damage: 3 });
    expect(
      told(table, 'moved')
        .map(({ to }) => to)
        .slice(0, 2),
    ).toEqual(['4,5', '4,6']);
  });

  test('turns played at random keep what must hold at every decision', () => {
    let decisions = 0;
    for (let n = 0; n < 12; n++) {
      const table = encounter(
        n % 2 ? OPEN : ['.....~.~~', '~~~~~~~~~', '~~~~~~.~~', '~~~~~~~.~'],
        [
          { card: 'remi', seat: REMI, at: n % 3 ? '0,0' : '3,0', on: { sp: 3 }, items: ['cuirass'] },
          { card: 'zeke', seat: ZEKE, at: '7,3', on: { sp: 3, damage: 9 }, items: ['cuirass'] },
          { card: 'animate', seat: ROOK, at: '4,0', on: { damage: n % 4 ? 0 : 16 } },
        ],
        [],
      );
      const random = seeded(`turn ${n}`);
      table.edit((game) => (game.dice = seeded(`dice ${n}`)));
      while (!table.game.over) {
        checkDecision(table.loaded, table.game, `trial ${n}`);
        const offer = table.game.pending!.offers[0]!;
        table.answer(offer.seat, ...sample(offer, (k) => below(random, k)));
        decisions++;
      }
    }
    expect(decisions).toBeGreaterThan(30);
  });
});
