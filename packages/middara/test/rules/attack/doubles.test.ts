import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { field, packed, thing, type Field } from '../field.ts';
import { gear, pack, shop, upgradesOn, worn } from '../market.ts';
import { nameOf, opened, pass, who } from '../stage.ts';

/** Remi with these Items equipped and those in the Pack, re-equipping. */
const changing = (equipped: readonly string[], ...stored: string[]): Field =>
  packed(
    field({ map: ['.....'], figures: { remi: { at: 'a1', stamina: 4, gear: equipped }, rook: 'e1' } }),
    'remi',
    ...stored,
  ).answer(0, 're-equip');
const dice = (table: Field): unknown => table.value('combat dice', thing(table, 'remi'));

rule('MD-DBL-01', 'the side that is up counts', () => {
  const table = changing(['long-sword']);
  expect(dice(table)).toEqual(['white', 'purple']);
  table.answer(0, 'turn:{long-sword}').answer(0, 'done');
  expect(dice(table)).toEqual(['white', 'white']);
});

rule('MD-DBL-02', 'either side may be chosen, and follows the limits of its kind', () => {
  const table = changing(['walking-blade'], 'long-sword');
  expect(table.offers(0)).toContain(table.resolve('equip:{long-sword}'));
  table.answer(0, 'by the other side:{long-sword}');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-02');
  const one = changing(['walking-blade'], 'long-sword').answer(0, 'equip:{long-sword}').answer(0, 'done');
  expect(gear(one, 'remi')).toEqual(['walking-blade', 'long-sword']);
});

rule('MD-DBL-03', 'a Re-Equip Action turns it to its other side and back', () => {
  const table = changing(['long-sword']).answer(0, 'turn:{long-sword}');
  expect(gear(table, 'remi')).toEqual(['long-sword-both-hands']);
  table.answer(0, 'turn:{long-sword-both-hands}').answer(0, 'done');
  expect(gear(table, 'remi')).toEqual(['long-sword']);
});

rule('MD-TAG-23', 'with DOUBLE the player picks the side', () => {
  const table = changing([], 'long-sword').answer(0, 'by the other side:{long-sword}').answer(0, 'done');
  expect(gear(table, 'remi')).toEqual(['long-sword-both-hands']);
});

const RELICS = ['brass-thimble', 'salt-compass', 'knot-of-the-ferry'];
rule('MD-DBL-04', 'the side that is up decides which limit it counts for', () => {
  const table = changing([...RELICS, 'great-hammer'], 'wand-of-missiles');
  table.answer(0, 'by the other side:{wand-of-missiles}');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-07');
  table.answer(0, 'store:{brass-thimble}').answer(0, 'done');
  expect(gear(table, 'remi')).toContain('wand-of-missiles-at-the-belt');
});

rule('MD-DBL-05', 'other cards with two printed sides have no other side to be chosen', () => {
  const table = changing(['enchanted-piercings']);
  expect(table).toRefuse(0, 'turn:{enchanted-piercings}', 'MD-DBL-05');
});

/** Remi has rolled dice with the Piercings, and has them Flipped. */
const flipped = (): Field => {
  const table = field({
    map: ['.....'],
    figures: { remi: { at: 'a1', stamina: 5, gear: ['walking-blade', 'enchanted-piercings'] }, animate: 'b1' },
    dice: [1, 1, 1, 1, 1, 1, 1, 1],
  });
  table.answer(0, 'attack:{animate}');
  while (!table.offers(0).some((one) => one.startsWith('use:'))) table.answer(0, table.offers(0).at(-1)!);
  table.answer(
    0,
    table.offers(0).find((one) => one.startsWith('use:'))!,
  );
  return table;
};

rule(['MD-DBL-09', 'MD-COND-06', 'MD-EXH-07'], 'the Enchanted Piercings Flip when dice are rolled again', () => {
  const table = flipped();
  expect(gear(table, 'remi')).toEqual(['walking-blade', 'enchanted-piercings-spent']);
});

rule('MD-DBL-06', 'a Flipped Item does not turn back by being put away and equipped again', () => {
  const table = field({ map: ['.....'], figures: { remi: { at: 'a1', stamina: 4, gear: ['enchanted-piercings'] } } });
  packed(table, 'remi', 'enchanted-piercings-spent').edit(({ world }) => {
    world.figures[0]!.gear = [];
    world.turned = [{ front: table.thing('enchanted-piercings'), back: table.thing('enchanted-piercings-spent') }];
  });
  table.answer(0, 're-equip');
  table.answer(0, 'equip:{enchanted-piercings-spent}');
  expect(gear(table, 'remi')).toEqual(['enchanted-piercings-spent']);
  expect(table).toRefuse(0, 'turn:{enchanted-piercings-spent}', 'MD-DBL-06');
});

rule(['MD-DBL-07', 'MD-DBL-01', 'MD-EQUP-02'], 'the Long Sword: one hand, or both', () => {
  const table = changing(['long-sword', 'walking-blade']);
  expect(table.offers(0)).toContain('done');
  table.answer(0, 'turn:{long-sword}');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-02');
  table.answer(0, 'store:{walking-blade}').answer(0, 'done');
  expect([gear(table, 'remi'), pack(table, 'remi')]).toEqual([['long-sword-both-hands'], ['walking-blade']]);
});

rule(['MD-DBL-08', 'MD-DBL-04', 'MD-DBL-03'], 'the Wand of Missiles: a Weapon, or a Relic', () => {
  const table = changing(['wand-of-missiles', 'great-hammer']);
  expect(table).toRefuse(0, 'done', 'MD-EQUP-02');
  table.answer(0, 'turn:{wand-of-missiles}').answer(0, 'done');
  expect(dice(table)).toEqual(['white', 'white', 'black']);
});

rule('MD-DBL-01', 'a Restore leaves the sides of DOUBLE Items as they are', () => {
  const dawn = { ends: { dawn: { outcome: 'win', when: { round: 2 } } } } as const;
  const table = opened({ ...dawn, secret: { ends: { dawn: [{ restore: true }, { 'continue to': 'stage' }] } } });
  packed(table, 'remi', 'long-sword').answer(0, 're-equip').answer(0, 'store:{walking-blade}');
  const sword = who(table, 'remi').pack.find((one) => nameOf(table, one) === 'long-sword')!;
  table.answer(0, `by the other side:${sword}`).answer(0, 'done');
  pass(table, 4);
  while (table.where().includes('re-equip')) table.answer(0, 'done');
  expect(gear(table, 'remi')).toEqual(['long-sword-both-hands']);
});

// ---- with Upgrades ----

rule('MD-UPGR-09', 'an Upgrade belongs to both sides, and works on the one it fits', () => {
  const table = shop({ has: { remi: ['wand-of-missiles'] } });
  const piercing = (): unknown => table.value('armor piercing', who(table, 'remi').thing);
  table.answer(0, `upgrade:{barbed}:${worn(table, 'remi', 'wand-of-missiles')}`).answer(0, 're-equip');
  expect(piercing()).toBe(1);
  table.answer(0, 'turn:{wand-of-missiles}');
  expect([piercing(), upgradesOn(table, table.thing('wand-of-missiles'))]).toEqual([0, ['barbed']]);
  table.answer(0, 'turn:{wand-of-missiles-at-the-belt}');
  expect(piercing()).toBe(1);
  const sword = shop({ has: { remi: ['long-sword'] } });
  sword.answer(0, `upgrade:{barbed}:${worn(sword, 'remi', 'long-sword')}`).answer(0, 're-equip');
  sword.answer(0, 'turn:{long-sword}');
  expect(sword.value('armor piercing', who(sword, 'remi').thing)).toBe(1);
});

rule('MD-EQUP-03', 'of two Upgrades one works while a hand holds the Weapon, and the player chooses which', () => {
  const table = shop({ has: { remi: ['long-sword'] } });
  const sword = worn(table, 'remi', 'long-sword');
  const piercing = (): unknown => table.value('armor piercing', who(table, 'remi').thing);
  table.answer(0, `upgrade:{master-work}:${sword}`).answer(0, `upgrade:{barbed}:${sword}`);
  expect(piercing()).toBe(0);
  table.answer(0, 're-equip').answer(0, `turn:${sword}`);
  expect(piercing()).toBe(1);
  const back = worn(table, 'remi', 'long-sword-both-hands');
  expect(table.offers(0).filter((one) => one.startsWith('turn:'))).toHaveLength(2);
  table.answer(0, `turn:${back}:{barbed}`);
  expect([piercing(), upgradesOn(table, sword)]).toEqual([1, ['barbed', 'master-work']]);
});
