import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import type { Die } from '../../../src/words.ts';
import { damage, events, field, on, stamina, type Field, type Given } from '../field.ts';

const LINE = ['......'];
const zeke = (given: Partial<Given> = {}, gear: readonly string[] = ['magic-staff', 'gore-shot'], sp = 1): Field =>
  field({ map: LINE, figures: { zeke: { at: 'a1', stamina: sp, gear }, animate: 'e1' }, ...given });
const USE = 'use:{gore-shot}:between actions:SP';
/** Gore Shot at the Animate; its Conviction dice are ORANGE and WHITE. */
const shot = (given: Partial<Given> = {}, gear?: readonly string[], sp?: number): Field =>
  zeke(given, gear, sp).answer(0, USE).answer(0, 'at:{animate}');
const discipline = (effects: GearCard['abilities'], more: Partial<GearCard> = {}): GearCard => ({
  kind: 'discipline',
  tags: [],
  abilities: effects!,
  ...more,
});
const rolls = (table: Field): unknown[][] =>
  events(table, 'rolled').map((one) =>
    (one['shows'] as { with: { die: { content: string } } }[]).map((face) => face.with.die.content),
  );

rule(
  'MD-SPEL-01',
  'the steps of a Spell in their order',
  () => {
    const table = zeke({ dice: [6, 6, 6] });
    const steps: string[] = [];
    table.loaded.onStep = ({ proc, name }) =>
      void (/^(spell|resisting)$/.test(proc.name) && steps.push(`${proc.name}/${name}`));
    table.answer(0, USE).answer(0, 'at:{animate}');
    const told = [
      'spell/target',
      'spell/force pool',
      'spell/empower',
      'spell/force roll',
      'spell/force',
      'spell/conviction checks',
      'resisting/roll',
      'resisting/check',
      'spell/over',
    ];
    expect([...new Set(steps)].filter((one) => told.includes(one))).toEqual(told);
  },
  {
    // Dice first, then a target.
    'MD-SPEL-01': [
      {
        rule: 'MD-SPEL-01',
        procedure: 'spell',
        wrap: ({ target, casts, 'force pool': pool, ...others }) => ({
          'force pool': pool!,
          target: target!,
          casts: casts!,
          ...others,
        }),
      },
    ],
  },
);

rule(['MD-SPEL-15', 'MD-SPEL-06', 'MD-SPEL-08'], 'Gore Shot: target and Force', () => {
  const table = zeke({ dice: [6, 2, 3] }, undefined, 2).answer(0, USE);
  expect(stamina(table, 'zeke')).toBe(1);
  expect(table.value('range', 0, 1)).toBe(4);
  table.answer(0, 'at:{animate}');
  expect(table).toOffer(0, ['empower', 'plain']);
  table.answer(0, 'plain');
  // WHITE in place of PURPLE: 6 + 7.
  expect(rolls(table)[0]).toEqual(['die-white']);
  expect(table.event('force')).toMatchObject({ force: 13 });
});

rule(['MD-SPEL-16', 'MD-SPEL-09', 'MD-SPEL-10'], 'Gore Shot: check and Damage', () => {
  const table = shot({ dice: [6, 2, 3] });
  expect(table.event('conviction')).toMatchObject({ total: 7, force: 13, resisted: false });
  table.answer(0, 'choose:blood');
  expect([damage(table, 'animate'), damage(table, 'zeke')]).toEqual([3, 1]);
  // ORANGE 8 and WHITE 5 are 13.
  const resisted = shot({ dice: [6, 6, 4] });
  expect(resisted.event('conviction')).toMatchObject({ total: 13, resisted: true });
  expect([damage(resisted, 'animate'), damage(resisted, 'zeke')]).toEqual([0, 0]);
  expect(resisted.where()).toMatch(/turn\/action phase$/);
});

data('MD-FACT-17', 'Gore Shot: 2 Magic Damage, and more for blood', () => {
  const plain = shot({ dice: [6, 1, 1] }).answer(0, 'choose:plain');
  expect([damage(plain, 'animate'), damage(plain, 'zeke')]).toEqual([2, 0]);
  const strong = shot({ dice: [6, 1, 1], cards: { 'red-tide': discipline([], { tags: ['CRUOR'], level: 3 }) } }, [
    'magic-staff',
    'gore-shot',
    'red-tide',
  ]);
  expect(damage(strong.answer(0, 'choose:blood'), 'animate')).toBe(5);
});

rule('MD-SPEL-02', 'an Ability that casts a SPELL starts a Spell Action', () => {
  const table = zeke().answer(0, USE);
  expect(table.where()).toMatch(/spell\/target$/);
  expect(table.game.stack.findLast((one) => one.proc === 'spell')!.locals.x).toBe(6);
  table.dice(6, 1, 1).answer(0, 'at:{animate}');
  expect(table.event('casts')).toMatchObject({ x: 6 });
});

rule('MD-SPEL-03', 'without such an Ability nobody casts', () => {
  expect(zeke({}, ['magic-staff'])).toRefuse(0, 'cast', 'MD-SPEL-03');
  expect(zeke().offers(0)).toContain(zeke().resolve(USE));
});

rule('MD-SPEL-04', 'no Weapon is needed', () => {
  expect(zeke({}, ['gore-shot']).offers(0)).toContain(zeke({}, ['gore-shot']).resolve(USE));
});

rule(
  'MD-SPEL-05',
  'one figure within SOI',
  () => {
    const table = zeke({
      figures: { zeke: { at: 'a1', stamina: 1, gear: ['gore-shot'] }, animate: 'e1', 'animate 2': 'f1' },
    });
    table.answer(0, USE);
    expect(table).toOffer(0, ['at:0', 'at:1']);
    expect(table).toRefuse(0, 'at:2', 'MD-SPEL-05');
  },
  {
    // Whoever is in sight.
    'MD-SPEL-05': [
      {
        rule: 'MD-SPEL-05',
        proc: 'spell',
        step: 'target',
        choice: 'at',
        wrap: (at) => ({ ...at, list: () => ['at:0', 'at:1', 'at:2'], why: () => null }),
      },
    ],
  },
);

rule(['MD-SPEL-07', 'MD-EMPW-02'], 'for 1 SP the BLACK die joins: each book is 1 Force', () => {
  const table = shot({ dice: [3, 2, 6, 6] }, undefined, 2).answer(0, 'empower');
  expect(stamina(table, 'zeke')).toBe(0);
  expect(rolls(table)[0]).toEqual(['die-white', 'die-black']);
  // WHITE 4 and 3 books.
  expect(table.event('force')).toMatchObject({ force: 13 });
});

rule('MD-EMPW-03', 'Symbols do nothing for a Spell', () => {
  const table = zeke({ dice: [6, 1, 1], cards: { zeke: { symbols: [{ cost: { book: 1 }, roll: 1 }] } } }, [
    'magic-staff',
    'gore-shot',
  ]);
  table.answer(0, USE).answer(0, 'at:{animate}');
  expect(table.where()).toMatch(/choose an effect/);
  expect(table.event('force')).toMatchObject({ force: 13 });
});

rule('MD-EMPW-05', 'a skull: the Spell fails, and 3 Irreducible Damage', () => {
  const table = shot({ dice: [6, 6], cards: { zeke: { resistance: ['magic', 'damage'] } } }, undefined, 2);
  table.answer(0, 'empower');
  expect([damage(table, 'zeke'), damage(table, 'animate'), stamina(table, 'zeke')]).toEqual([3, 0, 0]);
  expect(events(table, 'conviction')).toEqual([]);
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-EMPW-09', 'an Intelligent Combatant does not empower unless told to', () => {
  const spell = {
    caster: 'animate',
    x: 6,
    targets: [0],
    written: { of: 'gore-shot', path: ['abilities', 0, 'effects', 0, 'then'], by: 0, thing: 1 },
    die: null,
    empowered: false,
    faces: null,
    force: 0,
  };
  const table = zeke({
    play: ['spell', spell],
    cards: { animate: { stamina: { recovery: 3, most: 5 } } },
    dice: [4, 6, 6],
  });
  expect(rolls(table)[0]).toEqual(['die-purple']);
});

const helpful = discipline([
  { timing: 'between actions', ways: ['SP'], effects: [{ SPELL: 6, then: [{ inflict: 'barrier' }] }] },
]);
rule('MD-SPEL-12', 'an ally may fail on purpose', () => {
  const table = field({
    map: LINE,
    figures: { zeke: { at: 'a1', stamina: 1, gear: ['ward'] }, rook: 'c1' },
    cards: { ward: helpful },
    dice: [1],
  });
  table.answer(0, 'use:{ward}:between actions:SP').answer(0, 'at:{rook}');
  expect(table).toOffer(0, ['fail', 'resist']);
  table.answer(0, 'fail');
  expect(on(table, 'rook', 'barrier')).toBe(1);
  expect(rolls(table)).toHaveLength(1);
});

rule('MD-SPEL-13', 'who has no Casting die rolls none', () => {
  const table = field({
    map: LINE,
    figures: { zeke: { at: 'a1', stamina: 1, gear: ['gore-shot'] }, animate: 'c1' },
    cards: { zeke: { casting: undefined as never } },
    dice: [1, 1],
  });
  table.answer(0, USE).answer(0, 'at:{animate}');
  expect(table.event('force')).toMatchObject({ force: 6 });
  expect(rolls(table)).toEqual([['die-orange', 'die-white']]);
});

rule('MD-SPEL-14', 'the Ability’s cost is all', () => {
  const table = shot({ dice: [6, 1, 1] });
  expect(stamina(table, 'zeke')).toBe(0);
  expect(zeke({}, undefined, 0)).toRefuse(0, USE, 'MD-ACTN-02');
});

rule('MD-ABIL-10', 'an Ability may name its targets', () => {
  const wave = discipline([
    {
      timing: 'between actions',
      ways: ['SP'],
      effects: [{ SPELL: 6, each: 'opponent within SOI', then: [{ damage: 1, type: 'magic' }] }],
    },
  ]);
  const table = field({
    map: ['.....', '.....', '.....'],
    figures: { zeke: { at: 'a1', stamina: 1, gear: ['wave'] }, animate: 'c1', 'animate 2': 'c2', 'animate 3': 'c3' },
    cards: { wave },
    dice: [6, 1, 1, 1, 1, 1, 1],
  });
  table.answer(0, 'use:{wave}:between actions:SP');
  expect([damage(table, 'animate'), damage(table, 'animate 2'), damage(table, 'animate 3')]).toEqual([1, 1, 1]);
});

// ---- Upgrades ----

const core = (die: Die): GearCard => ({ kind: 'item', tags: [], conviction: die });
const staff = (die: Die): GearCard => ({ kind: 'item', tags: [], casting: die });
const cards = {
  'white-core': core('white'),
  'orange-core': core('orange'),
  'teal-core': core('teal'),
  'red-core': core('red'),
  'teal-staff': staff('teal'),
};
/** Zeke under a Force of 20 by the Animate. */
const resisting = (gear: readonly string[], given: Partial<Given> = {}): Field =>
  field({
    map: LINE,
    figures: { zeke: { at: 'a1', gear }, animate: 'c1' },
    cards,
    play: [
      'resisting',
      {
        figure: 'zeke',
        by: 'animate',
        force: 11,
        spell: true,
        written: {
          of: 'gore-shot',
          path: ['abilities', 0, 'effects', 0, 'then', 0, 'of', 0, 'steps'],
          by: 0,
          thing: 1,
        },
        onPurpose: false,
        dice: [],
        faces: null,
      },
    ],
    dice: [1, 1],
    ...given,
  });

rule('MD-CONV-01', 'an Upgrade replaces a die', () => {
  expect(rolls(shot({ dice: [6, 1, 1] }))[0]).toEqual(['die-white']);
});
rule('MD-CONV-02', 'without Upgrades the printed dice are rolled', () => {
  expect(rolls(shot({ dice: [6, 1, 1] }, ['gore-shot']))[0]).toEqual(['die-purple']);
  expect(rolls(resisting([]))).toEqual([['die-purple', 'die-purple']]);
});
rule(
  'MD-CONV-03',
  'one Casting Upgrade at most',
  () => {
    const table = shot({ cards, dice: [6, 1, 1] }, ['magic-staff', 'teal-staff', 'gore-shot']);
    expect(table).toOffer(0, ['die:white', 'die:teal']);
    expect(rolls(table.answer(0, 'die:teal'))[0]).toEqual(['die-teal']);
  },
  {
    // The dice of all Upgrades are rolled.
    'MD-CONV-03': [
      {
        rule: 'MD-CONV-03',
        proc: 'spell',
        step: 'force roll',
        replace: {
          rule: 'MD-CONV-03',
          as: 'faces',
          run: 'roll',
          with: (t) => ({
            figure: t.locals.caster,
            dice: t.value('casting upgrades', t.locals.caster),
            for: 'force',
            faces: [],
          }),
        },
      },
    ],
  },
);
rule(
  ['MD-CONV-04', 'MD-CONV-05'],
  'of three Conviction Upgrades two are chosen',
  () => {
    const table = resisting(['white-core', 'orange-core', 'teal-core']);
    expect(table).toOffer(0, ['dice:orange:white', 'dice:teal:white', 'dice:orange:teal']);
    expect(rolls(table.answer(0, 'dice:orange:teal'))).toEqual([['die-orange', 'die-teal']]);
  },
  {
    // The best are taken.
    'MD-CONV-05': [
      {
        rule: 'MD-CONV-05',
        proc: 'resisting',
        step: 'dice',
        choice: 'dice',
        wrap: (dice) => ({ ...dice, list: (t, seat) => dice.list!(t, seat).slice(-1) }),
      },
    ],
  },
);
data('MD-CONV-06', 'Magic Tome: 5 on WHITE is a Force of 11', () => {
  expect(shot({ dice: [4, 1, 1] }, ['magic-tome', 'gore-shot']).event('force')).toMatchObject({ force: 11 });
});
rule(['MD-CONV-06', 'MD-CONV-01', 'MD-SPEL-08'], 'Magic Tome: WHITE in place of PURPLE', () => {
  const table = shot({ dice: [4, 1, 1] }, ['magic-tome', 'gore-shot']);
  expect(rolls(table)[0]).toEqual(['die-white']);
  expect(table.event('force')).toMatchObject({ force: 11 });
});
rule(['MD-CONV-07', 'MD-CONV-01'], 'Deflection Core: WHITE in place of one PURPLE', () => {
  expect(rolls(resisting(['deflection-core']))).toEqual([['die-purple', 'die-white']]);
  expect(rolls(resisting(['deflection-core', 'white-core']))).toEqual([['die-white', 'die-white']]);
});
data('MD-FACT-14', 'Casting and Conviction Upgrades of the book', () => {
  expect(rolls(shot({ dice: [6, 1, 1] }))[0]).toEqual(['die-white']);
  expect(rolls(shot({ dice: [6, 1, 1] }, ['magic-tome', 'gore-shot']))[0]).toEqual(['die-white']);
  expect(rolls(resisting(['deflection-core']))[0]).toContain('die-white');
});

rule('MD-TAG-49', 'PROTECTION: shields of a BLACK die against a SPELL', () => {
  // PURPLE 5 and 3, and 3 shields, are 11.
  const table = resisting([], { cards: { zeke: { tags: ['PROTECTION'] } }, dice: [4, 3, 4] });
  expect(table.event('conviction')).toMatchObject({ total: 11, force: 11, resisted: true });
});
rule('MD-TAG-66', 'SPELL (X): X and the Casting roll', () => {
  expect(shot({ dice: [6, 1, 1] }).event('force')).toMatchObject({ force: 13 });
});
rule('MD-SYM-06', 'Symbols are not spent in a Conviction Check', () => {
  const table = resisting([], { cards: { zeke: { symbols: [{ cost: { book: 1 }, roll: 1 }] } }, dice: [5, 1] });
  expect(table.event('conviction')).toMatchObject({ total: 7, resisted: false });
  expect(damage(table, 'zeke')).toBe(2);
});

// ---- ratings ----

const COLOURED: readonly Die[] = ['purple', 'white', 'orange', 'teal', 'red', 'green', 'grey', 'blue'];
rule('MD-RATE-01', 'the rating of each die follows its average', () => {
  const table = zeke();
  expect(COLOURED.map((die) => table.value('rating', die))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
data('MD-RATE-02', 'the Conviction Value is the sum of both ratings', () => {
  expect(zeke().value('conviction value', 0)).toBe(2);
  expect(zeke({}, ['deflection-core']).value('conviction value', 0)).toBe(3);
  expect(zeke().value('conviction value', 1)).toBe(5);
});
data('MD-RATE-03', 'the Casting Value is the rating of the best Casting die', () => {
  expect(zeke().value('casting value', 0)).toBe(2);
  expect(zeke({ cards: { zeke: { casting: undefined as never } } }, []).value('casting value', 0)).toBe(0);
});
rule(['MD-RATE-04', 'MD-RATE-05'], 'ORANGE and RED: 8', () => {
  expect(zeke({ cards: { zeke: { conviction: ['orange', 'red'] } } }, []).value('conviction value', 0)).toBe(8);
});
rule('MD-RATE-05', 'the best two of three Upgrades count', () => {
  expect(zeke({ cards }, ['white-core', 'teal-core', 'red-core']).value('conviction value', 0)).toBe(9);
});
