import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { GearCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { damage, field, packed, thing, type Field } from '../field.ts';
import { cardsIn, forSale, gold, shop, upgradesOn, worn, type Fair } from '../market.ts';
import { nameOf, who } from '../stage.ts';

const cardNamed = (id: string): GearCard => middara.rules.content[id] as GearCard;
/** Remi at a Store with these Items, the first of which is to be upgraded. */
const with_ = (items: readonly string[], given: Fair = {}): { table: Field; item: number } => {
  const table = shop({ has: { remi: items }, ...given });
  return { table, item: worn(table, 'remi', items[0]!) };
};
const bought = (table: Field, item: number, ...upgrades: string[]): Field => {
  for (const one of upgrades) {
    const isOne = ([choice, upgrade, on]: string[]): boolean =>
      choice === 'upgrade' && nameOf(table, Number(upgrade)) === one && Number(on) === item;
    table.answer(0, table.offers(0).find((id) => isOne(id.split(':'))) ?? `upgrade:{${one}}:${item}`);
  }
  return table;
};

rule('MD-UPGR-01', 'a bought Upgrade is attached to the Item at once', () => {
  const { table, item } = with_(['war-axe']);
  expect(upgradesOn(bought(table, item, 'master-work'), item)).toEqual(['master-work']);
});

rule('MD-UPGR-02', 'it goes on what its Tag names', () => {
  const { table, item } = with_(['walking-blade', 'cuirass']);
  expect(table).toRefuse(0, `upgrade:{etherium-armor}:${item}`, 'MD-UPGR-02');
  bought(table, worn(table, 'remi', 'cuirass'), 'etherium-armor');
});

rule('MD-UPGR-03', 'one Upgrade for a hand', () => {
  const { table, item } = with_(['walking-blade']);
  bought(table, item, 'master-work');
  expect(table).toRefuse(0, `upgrade:{barbed}:${item}`, 'MD-UPGR-03');
  const both = with_(['great-hammer']);
  bought(both.table, both.item, 'master-work', 'barbed');
  expect(upgradesOn(both.table, both.item)).toEqual(['barbed', 'master-work']);
  expect(both.table).toRefuse(0, `upgrade:{etherium-weapon}:${both.item}`, 'MD-UPGR-03');
});

rule('MD-EQUP-05', 'one Core Upgrade', () => {
  const { table, item } = with_(['glass-core']);
  bought(table, item, 'mirror-facet');
  expect(table).toRefuse(0, `upgrade:{etherium-core}:${item}`, 'MD-EQUP-05');
});

rule('MD-EQUP-04', 'one Armor Upgrade', () => {
  const { table, item } = with_(['cuirass']);
  bought(table, item, 'master-work-plating');
  expect(table).toRefuse(0, `upgrade:{etherium-armor}:${item}`, 'MD-EQUP-04');
});

const first = { store: { upgrades: ['master-work', 'master-work-plating'] } } as const;
rule('MD-UPGR-04', 'at the beginning there are only the Master Work Upgrades', () => {
  const { table, item } = with_(['war-axe', 'cuirass'], first);
  expect(new Set(cardsIn(table, 'upgrade'))).toEqual(new Set(['master-work', 'master-work-plating']));
  expect(table).toRefuse(0, `upgrade:{etherium-weapon}:${item}`, 'MD-UPGR-04');
});

rule('MD-UPGR-05', 'the cost goes by the Tier of the Item', () => {
  const cost = (card: string): number => {
    const { table, item } = with_([card]);
    return 500 - gold(bought(table, item, 'master-work'));
  };
  expect(['walking-blade', 'quarry-pick', 'widows-needle', 'tidal-glaive', 'bell-hammer'].map(cost)).toEqual([
    15, 30, 30, 50, 75,
  ]);
});

rule('MD-UPGR-07', 'two Upgrades of an Uncommon Weapon are 100 Gold', () => {
  const { table, item } = with_(['tidal-glaive'], { gold: 100 });
  bought(table, item, 'master-work', 'barbed');
  expect(gold(table)).toBe(0);
});

rule('MD-UPGR-08', 'Monster Loot and Story Items are not upgraded', () => {
  const heirloom: GearCard = { kind: 'item', tags: [], type: 'armor', tier: 'common', armor: 1, story: true };
  const { table, item } = with_(['chipped-chitin', 'heirloom'], { cards: { heirloom } });
  expect(table).toRefuse(0, `upgrade:{etherium-armor}:${item}`, 'MD-UPGR-08');
  expect(table).toRefuse(0, `upgrade:{etherium-armor}:${worn(table, 'remi', 'heirloom')}`, 'MD-UPGR-08');
});

rule('MD-UPGR-12', 'there are no more of them than cards', () => {
  const table = shop({ has: { rook: ['walking-blade'], remi: ['top-heavy-axe'] } });
  expect(table.pile('upgrades').filter((one) => one === 'barbed')).toHaveLength(1);
  table.answer(0, `for:${who(table, 'rook').thing}`);
  bought(table, worn(table, 'rook', 'walking-blade'), 'barbed').answer(0, `for:${who(table, 'remi').thing}`);
  expect(table).toRefuse(0, `upgrade:{barbed}:${worn(table, 'remi', 'top-heavy-axe')}`, 'MD-UPGR-12');
});

rule('MD-UPGR-13', 'one that is on another Item is transferred for the cost of the Item that gets it', () => {
  const table = shop({ has: { rook: ['walking-blade'], remi: ['top-heavy-axe'] } });
  table.answer(0, `for:${who(table, 'rook').thing}`);
  const [from, to] = [worn(table, 'rook', 'walking-blade'), worn(table, 'remi', 'top-heavy-axe')];
  bought(table, from, 'barbed').answer(0, `for:${who(table, 'remi').thing}`);
  expect(table).toRefuse(0, `transfer:{barbed}:${from}`, 'MD-UPGR-13');
  table.answer(0, `transfer:{barbed}:${to}`);
  expect([gold(table), upgradesOn(table, from), upgradesOn(table, to)]).toEqual([500 - 15 - 30, [], ['barbed']]);
});

rule('MD-UPGR-14', 'one is replaced for the cost of the new one', () => {
  const { table, item } = with_(['quarry-pick']);
  bought(table, item, 'barbed').answer(0, 'replace:{etherium-weapon}:{barbed}');
  expect([gold(table), upgradesOn(table, item)]).toEqual([500 - 60, ['etherium-weapon']]);
  expect(table.pile('upgrades')).toContain('barbed');
  // Never by the same.
  const pairs = table.offers(0).flatMap((id) => (id.startsWith('replace:') ? [id.split(':').slice(1)] : []));
  expect(pairs.length).toBeGreaterThan(0);
  expect(pairs.filter(([one, other]) => nameOf(table, Number(one)) === nameOf(table, Number(other)))).toEqual([]);
});

rule(['MD-UPGR-15', 'MD-UPGR-13', 'MD-UPGR-05'], 'Master Work moves from the War Axe to the Top-Heavy Axe', () => {
  const only: GearCard = { ...cardNamed('master-work'), copies: 1 };
  const axes = (purse: number): Field => {
    const has = { remi: ['war-axe'] };
    const table = shop({ has, stash: ['top-heavy-axe'], cards: { 'master-work': only }, gold: 15 + purse });
    return bought(table, worn(table, 'remi', 'war-axe'), 'master-work');
  };
  const transfer = 'transfer:{master-work}:{top-heavy-axe}';
  expect(axes(29)).toRefuse(0, transfer, 'MD-UPGR-05');
  const table = axes(30).answer(0, transfer);
  expect(gold(table)).toBe(0);
  expect(upgradesOn(table, table.thing('top-heavy-axe'))).toEqual(['master-work']);
  expect(upgradesOn(table, table.thing('war-axe'))).toEqual([]);
});

const mundane = { store: { upgrades: ['mundane'] } } as const;
rule(['MD-UPGR-16', 'MD-UPGR-03', 'MD-TAG-45'], 'the Hastened Etherium Great Hammer', () => {
  const poor = with_(['great-hammer'], mundane);
  expect(poor.table).toRefuse(0, `upgrade:{hastened}:${poor.item}`, 'MD-TAG-45');
  const { table, item } = with_(['great-hammer', 'adrenal-gland'], mundane);
  expect(table.value('heavy', who(table, 'remi').thing)).toBe(1);
  bought(table, item, 'etherium-weapon', 'hastened');
  expect(upgradesOn(table, item)).toEqual(['etherium-weapon', 'hastened']);
  expect(table.value('heavy', who(table, 'remi').thing)).toBe(0);
  expect(table).toRefuse(0, `upgrade:{master-work}:${item}`, 'MD-UPGR-03');
});

rule('MD-UPGR-17', 'a Mixed Upgrade fits any of its types', () => {
  const { table, item } = with_(['cuirass', 'buckler', 'walking-blade']);
  bought(table, item, 'master-work-plating');
  bought(table, worn(table, 'remi', 'buckler'), 'master-work-plating');
  expect(cardsIn(table, 'replace')).not.toContain('master-work-plating');
  const other = with_(['walking-blade']);
  expect(other.table).toRefuse(0, `upgrade:{master-work-plating}:${other.item}`, 'MD-UPGR-02');
});

rule('MD-SELL-05', 'Upgrades on a sold Item bring nothing and go back to their deck', () => {
  const { table, item } = with_(['tidal-glaive'], { gold: 50 });
  bought(table, item, 'barbed').answer(0, `sell:${item}`);
  expect(gold(table)).toBe(20);
  expect(table.pile('upgrades')).toContain('barbed');
});

// ---- Materials ----

data('MD-TAG-41', 'some Upgrades need a Material that Combatants leave behind', () => {
  const needed = Object.values(middara.rules.content).flatMap((one) => (one as GearCard).requires ?? []);
  expect(new Set(needed)).toEqual(new Set(['adrenal-gland', 'water-loa-oil']));
  for (const one of needed) expect(cardNamed(one).monster).toBeDefined();
});

rule('MD-TAG-45', 'a Material in the Party Stash puts its Upgrades up for sale, and stays', () => {
  const { table, item } = with_(['war-axe'], { ...first, stash: ['adrenal-gland'] });
  bought(table, item, 'hastened', 'hastened');
  expect(upgradesOn(table, item)).toEqual(['hastened', 'hastened']);
  expect(table.pile('stash')).toEqual(['adrenal-gland']);
});

rule('MD-TAG-47', 'without the Material its Upgrades are no longer for sale, and those that were bought stay', () => {
  const { table, item } = with_(['war-axe', 'adrenal-gland'], first);
  expect(cardsIn(table, 'upgrade')).toContain('hastened');
  bought(table, item, 'hastened');
  table.edit(({ world }) => {
    const remi = world.figures[0]!;
    remi.gear = remi.gear.filter((one) => one !== table.thing('adrenal-gland'));
  });
  expect(table).toRefuse(0, `upgrade:{hastened}:${item}`);
  expect(upgradesOn(table, item)).toEqual(['hastened']);
});

data('MD-INFO-05', 'the Materials that the book names', () => {
  expect(cardNamed('adrenal-gland')).toMatchObject({ tags: ['MATERIAL'], monster: 'gevaudan' });
  expect(cardNamed('water-loa-oil')).toMatchObject({ tags: ['MATERIAL'], monster: 'water-loa' });
  expect(cardNamed('hastened')).toMatchObject({ fits: ['weapon'], requires: 'adrenal-gland' });
});

// ---- in use ----

const flask: GearCard = {
  kind: 'item',
  tags: [],
  type: 'weapon',
  flipped: 'flask-empty',
  weapon: { type: 'melee', hands: 1, dice: ['white'] },
  abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 1, to: 'self' }] }],
};
const sworn: GearCard = {
  kind: 'upgrade',
  tags: [],
  fits: ['weapon'],
  abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 2, to: 'self' }] }],
};
const CARDS = { flask, 'flask-empty': { ...flask, flipped: undefined, abilities: [] }, sworn } as never;
/** Remi with an Item that has an Upgrade under it. */
const upgraded = (item: string, upgrade: string, given: Partial<Parameters<typeof field>[0]> = {}): Field => {
  const table = field({
    map: ['.....'],
    figures: { remi: { at: 'a1', damage: 6, stamina: 4, gear: [item] }, animate: 'b1' },
    cards: CARDS,
    ...given,
  });
  // What Remi can do is asked anew.
  return attached(packed(table, 'remi', upgrade), item, upgrade)
    .answer(0, 're-equip')
    .answer(0, 'done');
};
function attached(table: Field, item: string, upgrade: string): Field {
  return table.edit(({ world }) => {
    const [host, one] = [table.thing(item), table.thing(upgrade)];
    const { things, figures } = world;
    figures[0]!.pack = [];
    things.piles['pack'] = [];
    things.zone[one] = 'gear';
    things.host[one] = host;
    things.hosted.push(one);
  });
}
const face = (table: Field, card: string): number => table.world.things.face[table.thing(card)]!;

rule(['MD-UPGR-11', 'MD-COND-06'], 'a FLIP Ability of the Upgrade Flips the Upgrade alone', () => {
  const table = upgraded('flask', 'sworn').answer(0, 'use:{sworn}:between actions:FLIP');
  expect([damage(table, 'remi'), face(table, 'sworn'), face(table, 'flask')]).toEqual([4, 0, 1]);
});

rule('MD-UPGR-10', 'an Item that Flips leaves its Upgrade as it is, and in use', () => {
  const table = upgraded('flask', 'sworn').answer(0, 'use:{flask}:between actions:FLIP');
  expect([damage(table, 'remi'), face(table, 'sworn')]).toEqual([5, 1]);
  table.answer(0, 'use:{sworn}:between actions:FLIP');
  expect(damage(table, 'remi')).toBe(3);
});

data('MD-UPGR-18', 'Etherium takes HEAVY off a Weapon, an Armor or a Core', () => {
  expect(['weapon', 'armor', 'core'].map((one) => cardNamed(`etherium-${one}`))).toMatchObject([
    { fits: ['weapon'], removes: ['HEAVY'] },
    { fits: ['armor'], removes: ['HEAVY'] },
    { fits: ['core'], removes: ['HEAVY'] },
  ]);
  const table = upgraded('plate-of-the-last-gate', 'etherium-armor');
  expect(table.value('movement value', thing(table, 'remi'))).toBe(6);
});

const struck = (...items: string[]): Field => {
  const table = field({
    map: ['.....'],
    figures: { remi: { at: 'a1', gear: items }, animate: 'b1' },
    play: [
      'dealing',
      {
        figure: 'remi',
        by: 'animate',
        source: 'attack',
        parts: { physical: 3, magic: 0, irreducible: 0 },
        tags: [],
      },
    ],
  });
  return table;
};
data(
  'MD-UPGR-19',
  'Master Work of an Armor: 1 less Physical Damage of an Attack, unless something else reduced it',
  () => {
    const plating = 'use:{master-work-plating}:damage dealt to you:EXHAUST';
    const table = struck('master-work-plating').answer(0, plating);
    expect(damage(table, 'remi')).toBe(2);
    const both = struck('cuirass', 'master-work-plating').answer(0, 'use:{cuirass}:damage dealt to you:EXHAUST');
    expect(both.offers(0)).not.toContain(both.resolve(plating));
    expect(forSale(shop())).not.toContain('master-work-plating');
  },
);
