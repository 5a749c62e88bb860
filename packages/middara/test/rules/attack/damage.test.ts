import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { FigureCard, GearCard } from '../../../src/cards.ts';
import { attacked, OPEN, rook } from '../duel.ts';
import { attack, damage, events, field, type Field, type Given } from '../field.ts';

type Parts = Partial<Record<'physical' | 'magic' | 'irreducible', number>>;
/** Damage of a SPELL, or of something else, on Rook. */
const dealt = (
  parts: Parts,
  card: Partial<FigureCard> = {},
  more: { source?: string; gear?: string[]; tags?: string[] } = {},
): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', gear: more.gear ?? [] }, animate: 'd2' },
    cards: { rook: card, vest },
    play: [
      'dealing',
      {
        figure: 'rook',
        by: 'animate',
        source: more.source ?? 'spell',
        parts: { physical: 0, magic: 0, irreducible: 0, ...parts },
        tags: more.tags ?? [],
      },
    ],
  });
const taken = (...given: Parameters<typeof dealt>): number => damage(dealt(...given), 'rook');
/** Rook, attacked by an Animate whose Attack has these parts of Damage. */
const attackFor = (parts: Parts, card: Partial<FigureCard>): number => {
  const [proc, locals] = attack('animate', 'rook');
  const given = { ...locals, damage: { physical: 0, magic: 0, irreducible: 0, ...parts } };
  // TEAL 5 and ORANGE 4 are 9: no difference, and no Symbols that pay for anything.
  return damage(
    attacked({ cards: { rook: card, animate: { symbols: [] } }, play: [proc, given], dice: [3, 3] }),
    'rook',
  );
};
const vest: GearCard = {
  kind: 'item',
  tags: [],
  abilities: [
    {
      timing: 'damage dealt to you',
      if: { 'dealt to': 'you' },
      effects: [{ 'less damage': 1 }],
      limit: { per: 'dealing', times: 1 },
    },
  ],
};

rule('MD-DMG-03', 'Magic Damage is not reduced by Armor', () => {
  expect(attackFor({ magic: 3 }, { armor: 2 })).toBe(3);
});
rule('MD-DMG-03', 'nor by an Ability that speaks of Physical Damage', () => {
  const table = dealt({ magic: 3 }, { armor: 2 }, { gear: ['cuirass'] });
  expect(table.where()).toMatch(/action phase$/);
  expect(damage(table, 'rook')).toBe(3);
});
rule('MD-DMG-04', 'Irreducible Damage is not halved', () => {
  expect(taken({ irreducible: 4 }, { armor: 3, resistance: ['damage'] })).toBe(4);
});
data('MD-DMG-05', 'Damage without a type is of any type', () => {
  const table = dealt({ magic: 2 }, {}, { gear: ['vest'] }).answer(0, 'use:{vest}:damage dealt to you');
  expect(damage(table, 'rook')).toBe(1);
  expect(taken({ magic: 4 }, { resistance: ['damage'] })).toBe(2);
});
rule('MD-DMG-06', 'each part keeps its type', () => {
  expect(attackFor({ physical: 1, magic: 3 }, { armor: 2 })).toBe(3);
});
rule('MD-ATK-23', 'Armor takes from the Physical part only', () => {
  expect(attackFor({ physical: 5, magic: 2 }, { armor: 3 })).toBe(4);
});
const privileged = (armor: number): Field =>
  // ORANGE 7 and WHITE 6 are 13, and 1 of Courage: 5.
  rook({
    figures: {
      rook: { at: 'b2', stamina: 2, gear: ['mallet', 'parrying-knife', 'sinful-privilege'], on: { courage: 1 } },
      animate: 'c2',
    },
    cards: { animate: { armor } },
    dice: [5, 5],
  }).answer(0, 'attack:{animate}');
const PRIVILEGE = 'use:{sinful-privilege}:determining damage:EXHAUST';
rule(['MD-DMG-07', 'MD-DMG-03'], 'Sinful Privilege: 5 Magic Damage instead of 3 Physical', () => {
  const table = privileged(2).answer(0, PRIVILEGE);
  expect(damage(table, 'animate')).toBe(5);
  expect(table.event('damaged')).toMatchObject({ type: 'magic' });
  expect(damage(privileged(2).answer(0, 'enough'), 'animate')).toBe(3);
});
data('MD-FACT-22', 'Like the Shadows and Sinful Privilege', () => {
  expect(damage(privileged(4).answer(0, PRIVILEGE), 'animate')).toBe(5);
  const table = field({ map: ['...'], figures: { remi: { at: 'a1', gear: ['like-the-shadows'] } } });
  table.answer(0, 'use:{like-the-shadows}:free movement').answer(0, 'walk', 'b1', 'c1');
  expect(table.world.figures[0]!.square).toBe('c1');
});

rule('MD-TAG-61', 'RESISTANCE halves Final Damage of its type', () => {
  const resistant: Partial<FigureCard> = { resistance: ['physical'] };
  expect([5, 4, 1].map((physical) => attackFor({ physical }, resistant))).toEqual([3, 2, 1]);
  expect(attackFor({ physical: 4, magic: 4 }, resistant)).toBe(6);
  expect(taken({ magic: 8 }, { resistance: ['magic', 'damage'] })).toBe(4);
  expect(taken({ magic: 8 }, { resistance: ['magic'] }, { source: 'ability' })).toBe(8);
});
rule('MD-TAG-40', 'IMMUNITY takes all Damage of its type', () => {
  expect(taken({ magic: 4 }, { immunity: ['magic'] })).toBe(0);
  expect(taken({ magic: 4, physical: 2 }, { immunity: ['magic'] })).toBe(2);
});
data('MD-TAG-73', 'Weapon Tags matter for RESISTANCE', () => {
  const struck = (gear: readonly string[]): number =>
    damage(
      rook({
        figures: { rook: { at: 'b2', stamina: 2, gear }, animate: 'c2' },
        cards: { animate: { resistance: ['SWORD'], armor: 0 } },
        dice: [5, 5],
      })
        .answer(0, 'attack:{animate}')
        .answer(0, 'enough'),
      'animate',
    );
  // WHITE 6 and PURPLE 6 are 12; the Long Sword halves its 3.
  expect([struck(['long-sword']), struck(['katar'])]).toEqual([2, 3]);
});
rule(['MD-ICON-19', 'MD-TAG-70'], 'Armor counts against Physical Damage from any source', () => {
  expect([taken({ physical: 3 }, { armor: 2 }, { source: 'ability' }), taken({ magic: 3 }, { armor: 2 })]).toEqual([
    1, 3,
  ]);
});
data('MD-TAG-04', 'PHYSICAL DMG', () => expect(taken({ physical: 2 }, { armor: 1 })).toBe(1));
data('MD-TAG-05', 'IRREDUCIBLE DMG', () => expect(taken({ irreducible: 2 }, { armor: 3 })).toBe(2));
data('MD-TAG-06', 'MAGIC DMG', () => expect(taken({ magic: 3 }, { armor: 2 })).toBe(3));
data('MD-FACT-13', 'Cuirass: Armor 1, and 2 less for EXHAUST', () => {
  const table = dealt({ physical: 8 }, {}, { gear: ['cuirass'] });
  table.answer(0, 'use:{cuirass}:damage dealt to you:EXHAUST');
  expect(damage(table, 'rook')).toBe(5);
});

// ---- THROW ----

const axe: GearCard = {
  kind: 'item',
  tags: [],
  abilities: [{ timing: 'between actions', effects: [{ aim: 'opponent in Range 4', then: [{ THROW: 'white' }] }] }],
};
const thrower = (given: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: { rook: { at: 'a1', stamina: 3, gear: ['axe'] }, animate: 'e1', 'animate 2': 'f1' },
    cards: { axe },
    dice: [4],
    ...given,
  }).answer(0, 'use:{axe}:between actions');
rule('MD-TAG-68', 'THROW: a die of Physical Damage within Range 4 and in sight', () => {
  const table = thrower({
    figures: { rook: { at: 'a1', gear: ['axe'] }, animate: 'd1', 'animate 2': 'f1' },
    cards: { axe, animate: { armor: 0 } },
    map: ['......', '......'],
  });
  expect(damage(table, 'animate')).toBe(5);
  const two = thrower({
    figures: { rook: { at: 'a1', gear: ['axe'] }, animate: 'd1', 'animate 2': 'd2', 'animate 3': 'f2' },
    map: ['......', '......'],
  });
  expect(two).toOffer(0, ['at:1', 'at:2']);
  expect(two).toRefuse(0, 'at:3', 'MD-TAG-68');
});
rule('MD-TAG-69', 'a THROW is no Attack', () => {
  const table = thrower({ cards: { axe, animate: { counters: true, tags: ['DODGE'] } } });
  expect([events(table, 'attacks').length, events(table, 'dodges').length, events(table, 'counters').length]).toEqual([
    0, 0, 0,
  ]);
  expect(damage(table, 'animate')).toBe(3);
});
rule('MD-TAG-70', 'Armor reduces a THROW', () => {
  expect(damage(thrower(), 'animate')).toBe(3);
});
