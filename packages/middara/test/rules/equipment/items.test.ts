import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { ITEM_TYPES, TIERS, type Tier } from '../../../src/words.ts';
import { attack, damage, field, packed, thing, type Field } from '../field.ts';
import { cardsIn, forSale, shop, worn } from '../market.ts';
import { nameOf, who } from '../stage.ts';

const cards = Object.entries(middara.rules.content).filter(([, one]) => one['kind'] === 'item') as [string, GearCard][];
const backs = cards.flatMap(([, one]) => one.flipped ?? []);
const fronts = cards.filter(([id]) => !backs.includes(id));
const cardNamed = (id: string): GearCard => middara.rules.content[id] as GearCard;
const wearing = (items: readonly string[], ...stored: string[]): Field =>
  packed(
    field({ map: ['.....'], figures: { remi: { at: 'a1', stamina: 5, gear: items }, animate: 'b1' } }),
    'remi',
    ...stored,
  );
const of = (table: Field, value: string): unknown => table.value(value, thing(table, 'remi'));

// ---- limits ----

// oxfmt-ignore
const FULL = [
  'great-hammer', 'cuirass', 'glass-core', 'plaited-belt', 'friend', 'tavta',
  'brass-thimble', 'salt-compass', 'knot-of-the-ferry',
  'ditch-mint', 'strong-tea', 'bitter-draught',
];
const FRIENDS = { friend: { kind: 'companion', tags: [] }, tavta: { kind: 'familiar', tags: ['FAMILIAR'] } } as never;
rule('MD-EQUP-01', 'a full outfit is legal, and one more of anything is not', () => {
  const full = (...more: string[]): Field =>
    packed(
      field({ map: ['.....'], figures: { remi: { at: 'a1', stamina: 5, gear: FULL }, rook: 'e1' }, cards: FRIENDS }),
      'remi',
      ...more,
    ).answer(0, 're-equip');
  full().answer(0, 'done');
  for (const one of [
    'walking-blade',
    'oiled-leather',
    'deflection-core',
    'runners-sandals',
    'lamp-of-the-drowned',
    'last-breath',
  ]) {
    const table = full(one).answer(0, `equip:{${one}}`);
    expect(table.offers(0)).not.toContain('done');
  }
});

// ---- the card ----

data('MD-CARD-16', 'one Tier and one type for each Item, one type for each other side', () => {
  expect(fronts.length).toBeGreaterThanOrEqual(30);
  for (const [id, { tier, type, story = false }] of fronts)
    expect([id, TIERS.includes(tier!) !== story, ITEM_TYPES.includes(type!)]).toEqual([id, true, true]);
  for (const id of backs)
    expect([id, cardNamed(id).tier, ITEM_TYPES.includes(cardNamed(id).type!)]).toEqual([id, undefined, true]);
});

data('MD-CARD-11', 'Icons count while the Item is equipped', () => {
  expect(of(wearing(['cuirass']), 'armor')).toBe(1);
  expect(of(wearing([]), 'armor')).toBe(0);
});

rule('MD-CARD-12', 'Tags count without any activation', () => {
  expect(of(wearing(['great-hammer']), 'movement value')).toBe(5);
  expect(of(wearing(['walking-blade']), 'movement value')).toBe(6);
});

/** Remi attacks with a Blade that turns a book into 1 more and two shields into 2 Damage. */
const blade: GearCard = {
  kind: 'item',
  tags: [],
  weapon: {
    type: 'melee',
    hands: 2,
    dice: ['teal', 'teal'],
    symbols: [
      { cost: { book: 1 }, roll: 1 },
      { cost: { book: 1 }, physical: 2 },
    ],
  },
};
const strike = (defense: number): Field =>
  field({
    map: ['.....'],
    figures: { remi: { at: 'a1', stamina: 5, gear: ['blade'] }, animate: 'b1' },
    cards: { blade, animate: { defense, armor: 0, dice: [] } },
    play: attack('remi', 'animate'),
    dice: [4, 4],
  }).answer(0, 'plain');
const step = (table: Field): string => table.game.pending!.step;

rule('MD-CARD-14', 'Symbols for the roll are spent with the roll, and not once it has hit', () => {
  const table = strike(4);
  expect([step(table), table.offers(0)]).toEqual(['adding to the roll', ['spend:0', 'enough']]);
  table.answer(0, 'enough');
  expect([step(table), table.offers(0)]).toEqual(['adding damage', ['spend:1', 'enough']]);
});

rule('MD-CARD-15', 'Symbols for Damage are spent with the Damage, and not on a miss', () => {
  const table = strike(4).answer(0, 'enough');
  expect([step(table), table.offers(0)]).toEqual(['adding damage', ['spend:1', 'enough']]);
  const miss = strike(30).answer(0, 'enough');
  expect(damage(miss, 'animate')).toBe(0);
  expect(miss.offers(0)).not.toContain('spend:1');
});

// ---- Tiers ----

data('MD-TIER-01', 'four Tiers in their order', () => {
  expect(TIERS).toEqual(['mundane', 'common', 'uncommon', 'rare']);
  for (const tier of TIERS) {
    const types = new Set(fronts.filter(([, one]) => one.tier === tier).map(([, one]) => one.type));
    expect([tier, types.size]).toEqual([tier, ITEM_TYPES.length]);
  }
});

data('MD-TIER-02', 'a Tier alone changes nothing in play', () => {
  const twin = (tier: Tier): GearCard => ({ kind: 'item', tags: [], type: 'armor', tier, armor: 1 });
  const armor = (tier: Tier): unknown =>
    of(field({ map: ['..'], figures: { remi: { at: 'a1', gear: ['twin'] } }, cards: { twin: twin(tier) } }), 'armor');
  expect(TIERS.map(armor)).toEqual([1, 1, 1, 1]);
});

data('MD-TIER-03', 'Unique is a mark on top of a Tier', () => {
  const table = shop({ has: { remi: ['widows-needle'] } });
  const needle = worn(table, 'remi', 'widows-needle');
  expect([table.value('Tier', needle), table.value('selling price', needle)]).toEqual(['common', 20]);
  expect(new Set(fronts.filter(([, one]) => one.unique).map(([, one]) => one.tier))).toEqual(new Set(TIERS));
});

data('MD-TIER-04', 'Weapons add Combat Dice', () => {
  expect(of(wearing(['katar']), 'combat dice')).toEqual(['white', 'purple']);
});
data('MD-TIER-05', 'Armor takes Damage off', () => {
  const dealing = {
    figure: 'remi',
    by: 'animate',
    source: 'ability',
    tags: [],
    parts: { physical: 3, magic: 0, irreducible: 0 },
  };
  const table = field({
    map: ['.....'],
    figures: { remi: { at: 'a1', gear: ['oiled-leather'] }, animate: 'b1' },
    play: ['dealing', dealing],
  });
  expect(damage(table, 'remi')).toBe(2);
});
data('MD-TIER-06', 'Cores raise the Defense', () => {
  expect([of(wearing([]), 'defense'), of(wearing(['glass-core']), 'defense')]).toEqual([9, 10]);
});
data('MD-TIER-08', 'Relics are of use while they are equipped', () => {
  expect([of(wearing(['brass-thimble']), 'defense'), of(wearing([], 'brass-thimble'), 'defense')]).toEqual([10, 9]);
});
data('MD-TIER-09', 'Accessories give all that is printed on them', () => {
  const table = wearing(['mantle-of-moths']);
  expect([of(table, 'defense'), of(table, 'resistances')]).toEqual([10, ['magic']]);
});

rule('MD-TIER-07', 'a Consumable is used once', () => {
  const table = wearing(['whetstone-oil', 'ditch-mint']).answer(0, 'use:{ditch-mint}:between actions:DISCARD');
  expect(who(table, 'remi').gear.map((one) => nameOf(table, one))).toEqual(['whetstone-oil']);
  const endless: GearCard = {
    ...cardNamed('ditch-mint'),
    abilities: [{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ HEAL: 1, to: 'self' }] }],
  };
  const content = { ...middara.rules.content, endless };
  expect(() => arrange({ ...middara, rules: { ...middara.rules, content } }, { seats: 1 })).toThrow(
    'The Consumable endless is not discarded for between actions',
  );
});

// ---- XP ----

rule('MD-XPG-04', 'everybody learns for XP of their own', () => {
  const xp = (): Field => {
    const table = shop();
    return table.set('figures.0.xp', 5).set('figures.1.xp', 0);
  };
  const learned = xp().answer(0, 'train').answer(0, 'learn:intervention');
  expect(who(learned, 'remi').xp).toBe(2);
  const zeke = xp();
  zeke.answer(0, `for:${who(zeke, 'zeke').thing}`).answer(0, 'train');
  expect(zeke).toRefuse(0, 'learn:intervention', undefined, 'refuse.too-few-XP');
});

// ---- what the book names ----

data('MD-INFO-04', 'Items and Upgrades that the chapters name', () => {
  const sides = (id: string): unknown[] => [cardNamed(id), cardNamed(cardNamed(id).flipped!)];
  expect(sides('long-sword')).toMatchObject([
    { tags: expect.arrayContaining(['DOUBLE']), weapon: { hands: 1 } },
    { tags: expect.arrayContaining(['DOUBLE']), weapon: { hands: 2 } },
  ]);
  expect(sides('wand-of-missiles')).toMatchObject([
    { tags: ['DOUBLE'], type: 'weapon' },
    { tags: ['DOUBLE'], type: 'relic' },
  ]);
  const piercings = cardNamed('enchanted-piercings');
  expect(piercings).toMatchObject({ tags: [], abilities: [{ ways: ['FLIP'], effects: [{ 're-roll': 'any' }] }] });
  expect(cardNamed('war-axe')).toMatchObject({ type: 'weapon', tier: 'mundane' });
  expect(cardNamed('top-heavy-axe')).toMatchObject({ type: 'weapon', tier: 'common' });
  expect(cardNamed('great-hammer')).toMatchObject({ tags: expect.arrayContaining(['HEAVY']), weapon: { hands: 2 } });
  expect(cardNamed('magic-tome')).toMatchObject({ casting: 'white' });
  expect(cardNamed('deflection-core')).toMatchObject({ type: 'core', conviction: 'white' });
  expect(cardNamed('kusarigama')).toMatchObject({ weapon: { type: 'melee/ranged' } });
  for (const one of ['master-work', 'etherium-weapon', 'hastened']) expect(cardNamed(one).kind).toBe('upgrade');
});

const lunge: GearCard = {
  kind: 'discipline',
  tags: ['MARTIAL'],
  abilities: [{ timing: 'between actions', name: 'lunge', effects: [{ 'Melee ATK': true }] }],
};
const shot: GearCard = {
  kind: 'discipline',
  tags: ['MARTIAL'],
  abilities: [{ timing: 'between actions', name: 'shot', effects: [{ 'Ranged ATK': true }] }],
};
rule(['MD-INFO-06', 'MD-ICON-09'], 'the Kusarigama serves Abilities for Melee and for Ranged Attacks', () => {
  const table = field({
    map: ['.....'],
    figures: { remi: { at: 'a1', stamina: 5, gear: ['kusarigama', 'lunge', 'shot'] }, animate: 'b1' },
    cards: { lunge, shot },
  });
  const uses = table.offers(0).filter((one) => one.startsWith('use:'));
  expect(uses.map((one) => one.split(':')[2])).toEqual(expect.arrayContaining(['lunge', 'shot']));
});

rule(['MD-STOR-02', 'MD-STOR-03', 'MD-UPGR-04'], 'the Store of the example', () => {
  const example = { items: ['mundane', 'common'], upgrades: ['mundane', 'common'], unique: 'common' } as const;
  const table = shop({ store: example, gold: 9999, position: { dice: [1] } });
  const kept = (one: GearCard): boolean =>
    one.monster === undefined && one.unique === undefined && one.cost !== undefined;
  const listed = fronts.filter(([, one]) => kept(one) && ['mundane', 'common'].includes(one.tier!)).map(([id]) => id);
  const owned = table.world.figures.flatMap((one) => one.gear).map((one) => nameOf(table, one));
  expect(forSale(table).toSorted()).toEqual(
    [...listed.filter((id) => !owned.includes(id)), 'widows-needle'].toSorted(),
  );
  expect(new Set(cardsIn(table, 'upgrade'))).toEqual(new Set(['master-work', 'etherium-weapon', 'barbed']));
});

rule('MD-STOR-04', 'the Unique Item of a Store is not drawn anew', () => {
  const table = shop({ store: { unique: 'common' }, position: { dice: [1] } });
  for (const one of ['buy:{whetstone-oil}', 'buy:{glass-core}']) table.answer(0, one);
  expect(forSale(table)).toContain('widows-needle');
});
