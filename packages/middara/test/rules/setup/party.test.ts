import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard, GearCard } from '../../../src/cards.ts';
import { field, packed, stamina, thing, type Field } from '../field.ts';
import { nameOf, opened, pass, who } from '../stage.ts';

const item = (card: Partial<GearCard>): GearCard => ({ kind: 'item', tags: [], ...card });
const cards: Record<string, GearCard> = {
  friend: item({ kind: 'companion' }),
  plate: item({ type: 'armor', armor: 2 }),
  heart: item({ type: 'core', defense: 1 }),
  ring: item({ type: 'accessory' }),
  idol: item({ type: 'relic' }),
  broth: item({ type: 'consumable' }),
  maul: item({ weapon: { type: 'melee', hands: 2, dice: ['white', 'white'] } }),
  whistle: item({
    type: 'relic',
    abilities: [{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ HEAL: 1 }] }],
  }),
  horn: item({
    type: 'relic',
    abilities: [{ timing: 'between actions', ways: ['PER ENCOUNTER'], effects: [{ HEAL: 1 }] }],
  }),
  drum: item({
    type: 'relic',
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 1 }] }],
  }),
};
/** Remi with this equipment, and Rook beside her. */
const wearing = (gear: readonly string[], rook: readonly string[] = []): Field =>
  field({
    map: ['......'],
    figures: { remi: { at: 'a1', damage: 5, stamina: 3, gear }, rook: { at: 'b1', gear: rook } },
    cards,
  });
const gear = (table: Field, name: string): string[] => who(table, name).gear.map((one) => nameOf(table, one));
/** Remi Re-Equips and puts on what is in her Pack. */
const puttingOn = (worn: readonly string[], card: string): Field => {
  const table = packed(wearing(worn), 'remi', card).answer(0, 're-equip');
  return table.answer(0, `equip:${who(table, 'remi').pack[0]!}`);
};
const isLegal = (table: Field): boolean => table.offers(0).includes('done');

rule('MD-EQUP-02', 'two hands: two small Weapons or a large one', () => {
  expect(puttingOn(['maul'], 'mallet')).toRefuse(0, 'done', 'MD-EQUP-02');
  expect(puttingOn(['katar', 'mallet'], 'mallet')).toRefuse(0, 'done', 'MD-EQUP-02');
  expect(isLegal(puttingOn(['katar'], 'mallet'))).toBe(true);
  expect(isLegal(puttingOn([], 'maul'))).toBe(true);
});

rule('MD-EQUP-04', 'one Armor, unless the first comes off', () => {
  const table = puttingOn(['plate'], 'plate');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-04');
  table.answer(0, `store:${who(table, 'remi').gear[0]!}`).answer(0, 'done');
  expect(gear(table, 'remi')).toEqual(['plate']);
});

rule('MD-EQUP-06', 'one Accessory', () => {
  expect(puttingOn(['ring'], 'ring')).toRefuse(0, 'done', 'MD-EQUP-06');
  expect(isLegal(puttingOn([], 'ring'))).toBe(true);
});

rule('MD-EQUP-07', 'three Relics', () => {
  expect(puttingOn(['idol', 'idol', 'idol'], 'idol')).toRefuse(0, 'done', 'MD-EQUP-07');
  expect(isLegal(puttingOn(['idol', 'idol'], 'idol'))).toBe(true);
});

rule('MD-EQUP-08', 'three Consumables', () => {
  expect(puttingOn(['broth', 'broth', 'broth'], 'broth')).toRefuse(0, 'done', 'MD-EQUP-08');
  expect(isLegal(puttingOn(['broth', 'broth'], 'broth'))).toBe(true);
});

rule('MD-EQUP-10', 'one Companion', () => {
  const table = wearing(['friend', 'ring'], ['friend']).answer(0, 're-equip');
  table.answer(0, `take:${who(table, 'rook').gear[0]!}`);
  expect(table).toRefuse(0, 'done', 'MD-EQUP-10');
});

rule('MD-EQUP-11', 'the Pack holds three Items', () => {
  const table = packed(wearing(['ring']), 'remi', 'idol', 'idol').answer(0, 're-equip');
  expect(isLegal(table)).toBe(true);
  table.answer(0, 'store:{ring}');
  expect(isLegal(table)).toBe(true);
  const full = packed(wearing(['ring']), 'remi', 'idol', 'idol', 'idol').answer(0, 're-equip');
  expect(full.answer(0, 'store:{ring}')).toRefuse(0, 'done', 'MD-EQUP-11');
});

rule('MD-EQUP-12', 'what is Stored is of no use until it is equipped', () => {
  const table = packed(wearing([]), 'remi', 'plate', 'whistle');
  expect(table.value('armor', thing(table, 'remi'))).toBe(0);
  expect(table.offers(0)).not.toContain(table.resolve('use:{whistle}:between actions:EXHAUST'));
  table.answer(0, 're-equip').answer(0, 'equip:{plate}').answer(0, 'equip:{whistle}').answer(0, 'done');
  expect(table.value('armor', thing(table, 'remi'))).toBe(2);
  expect(table.offers(0)).toContain(table.resolve('use:{whistle}:between actions:EXHAUST'));
});

rule('MD-EQUP-13', 'the Pack does not count for the other limits', () => {
  const table = packed(wearing(['idol', 'idol', 'idol']), 'remi', 'idol', 'idol').answer(0, 're-equip');
  expect(isLegal(table)).toBe(true);
});

// ---- the Party Stash ----

const secret: EncounterCard['secret'] = { ends: { lost: [] }, loot: { red: [{ gain: 'relic', party: true }] } };
/** So many Items in the stash. */
const stashed = (table: Field, count: number): Field => {
  const room = who(table, 'remi').pack.length;
  packed(table, 'remi', ...Array.from({ length: count }, () => 'horn-bow'));
  return table.edit(({ world }) => {
    for (const one of world.figures[0]!.pack.splice(room)) {
      world.things.zone[one] = 'stash';
      world.things.piles['pack'] = world.things.piles['pack']!.filter((other) => other !== one);
      world.things.piles['stash']!.push(one);
    }
  });
};

rule('MD-EQUP-14', 'the stash has room for everything', () => {
  const table = opened({ tokens: [{ kind: 'loot', colour: 'red', at: 'a2' }], secret, lootLevel: 'common' });
  stashed(packed(table, 'remi', 'horn-bow', 'horn-bow', 'horn-bow'), 50);
  table.edit(({ world }) => {
    const relic = table.thing('lamp-of-the-drowned');
    world.figures[0]!.gear.push(relic, relic, relic);
  });
  table.answer(0, `loot:${table.world.tokens[0]!.thing}`).answer(0, 'gainer:{remi}').answer(0, 'stash');
  expect(table.pile('stash')).toHaveLength(51);
});

rule('MD-EQUP-15', 'in an Encounter nothing is fetched from the stash', () => {
  const table = stashed(wearing(['ring']), 1).answer(0, 're-equip');
  expect(table).toRefuse(0, 'fetch:{horn-bow}', 'MD-EQUP-15');
});

// ---- marks stay on what is put away ----

const counter = (table: Field, name: string, card: string): number =>
  table.world.things.counters[name]![table.thing(card)]!;
/** Remi uses an Ability, puts the Item away and has 1 SP left. */
const usedAndStored = (card: string, way: string): Field => {
  const table = wearing([card]).answer(0, `use:{${card}}:between actions:${way}`);
  table.answer(0, 're-equip').answer(0, `store:{${card}}`).answer(0, 'done');
  expect(stamina(table, 'remi')).toBe(2);
  return table;
};
const equippedAgain = (table: Field, card: string): Field =>
  table.answer(0, 're-equip').answer(0, `equip:{${card}}`).answer(0, 'done');

rule('MD-EQUP-16', 'an Exhausted Item stays so in the Pack until its owner’s next Refresh Phase', () => {
  const table = usedAndStored('whistle', 'EXHAUST');
  expect(counter(table, 'exhausted', 'whistle')).toBe(1);
  expect(equippedAgain(table, 'whistle')).toRefuse(0, 'use:{whistle}:between actions:EXHAUST', 'MD-EXH-02');
  const later = pass(usedAndStored('whistle', 'EXHAUST'), 2);
  expect(counter(later, 'exhausted', 'whistle')).toBe(0);
});

rule('MD-EQUP-16', 'a Flipped Item stays Flipped', () => {
  const table = equippedAgain(pass(usedAndStored('drum', 'FLIP'), 2), 'drum');
  expect(table.world.things.face[table.thing('drum')]).toBe(0);
});

rule('MD-EQUP-17', 'a Used token stays on an Item in the Pack', () => {
  const table = usedAndStored('horn', 'PER ENCOUNTER');
  expect(counter(table, 'used', 'horn')).toBe(1);
  expect(equippedAgain(table, 'horn')).toRefuse(0, 'use:{horn}:between actions:PER ENCOUNTER', 'MD-COND-08');
});
