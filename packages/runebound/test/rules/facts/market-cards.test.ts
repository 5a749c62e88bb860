import { expect } from 'vitest';
import { data } from '@questwright/harness/vitest';
import { CLASSES, USES } from '@questwright/runebound';
import { ALLIES } from '../../../src/content/allies.ts';
import { ITEMS } from '../../../src/content/items.ts';
import type { Ally, Item } from '../../../src/cards.ts';
import { runebound } from '../../small-board.ts';

const items: readonly [string, Item][] = Object.entries(ITEMS);
const allies: readonly [string, Ally][] = Object.entries(ALLIES);
const numbers = (ally: Ally) => [
  ally.life,
  ally.stamina,
  ally.mind,
  ally.body,
  ally.spirit,
  ...Object.values(ally.damage),
];

data(['RB-ITM-01', 'RB-CMP-22', 'RB-CMP-23'], 'the market deck is made of Allies and Items', () => {
  const market = Object.values(runebound.rules.content).filter(({ back }) => back === 'market');
  expect(new Set(market.map((card) => card['kind']))).toEqual(new Set(['ally', 'item']));
  expect(items.length).toBeGreaterThanOrEqual(10);
  expect(allies.length).toBeGreaterThanOrEqual(6);
});

data(
  ['RB-ITM-02', 'RB-CMP-22'],
  'every Ally has attributes, damage, Life, Stamina and a cost; some have an ability',
  () => {
    for (const [id, ally] of allies) {
      const whole = numbers(ally).every((number) => Number.isInteger(number) && number >= 0);
      expect([id, whole, ally.life > 0, ally.cost > 0]).toEqual([id, true, true, true]);
    }
    const able = allies.filter(([, { abilities, modifies }]) => abilities !== undefined || modifies !== undefined);
    expect(able.length).toBeGreaterThan(0);
    expect(able.length).toBeLessThan(allies.length);
  },
);

data(['RB-ITM-03', 'RB-CMP-23', 'RB-FACT-16'], 'every Item has one class and one type', () => {
  for (const [id, item] of items) {
    expect([id, CLASSES.includes(item.class), /^[a-z]+$/.test(item.type)]).toEqual([id, true, true]);
  }
  expect(new Set(items.map(([, item]) => item.class))).toEqual(new Set(['weapon', 'armor', 'artifact']));
  const types = items.map(([, item]) => item.type);
  for (const type of ['sword', 'shield', 'mace', 'relic']) expect(types).toContain(type);
});

data(['RB-ITM-09', 'RB-CARD-07', 'RB-CMP-23'], 'the icon of an Item says how it is used', () => {
  for (const [id, { use, abilities = [], modifies = [] }] of items) {
    expect(USES).toContain(use);
    const ways = abilities.map((ability) => ability.ways?.[0]);
    // What is always on takes place unasked and costs nothing.
    const unasked = abilities.every((ability) => ability.must === true && ability.ways === undefined);
    if (use === 'always') expect([id, unasked, modifies.length > 0]).toEqual([id, true, true]);
    else expect([id, new Set(ways), modifies.length]).toEqual([id, new Set([use]), 0]);
  }
});

data('RB-FACT-04', 'Acolyte of Flame', () => {
  expect(ALLIES['acolyte-of-flame']).toMatchObject({ spirit: 1, damage: { magic: 1 }, life: 2 });
});

data(['RB-FACT-05', 'RB-FACT-06', 'RB-FACT-07'], 'Padded Leather Armor, Dwarven Fire Bomb and Soul Burn', () => {
  expect(ITEMS['padded-leather-armor']).toMatchObject({ class: 'armor', use: 'activate' });
  expect(ITEMS['dwarven-fire-bomb']).toMatchObject({ use: 'discard', abilities: [{ timing: 'before combat' }] });
  expect(ITEMS['soul-burn']).toMatchObject({ use: 'activate', abilities: [{ timing: 'magic' }] });
});

data(['MN-FACT-08', 'MN-FACT-09'], 'Rune Plate and the Immolate Rune lie in the market of the base game', () => {
  expect(ITEMS['rune-plate']).toMatchObject({ back: 'market', class: 'armor', cost: 15 });
  expect(ITEMS['immolate-rune']).toMatchObject({ back: 'market', use: 'activate', abilities: [{ timing: 'magic' }] });
  expect(ITEMS['immolate-rune'].cost).toBeLessThanOrEqual(6);
});

data(['RB-FACT-08', 'RB-FACT-09', 'RB-FACT-10'], 'Lightning Mace, White Blade and Dragontooth Hammer', () => {
  expect(ITEMS['lightning-mace']).toMatchObject({ class: 'weapon', type: 'mace' });
  expect(ITEMS['white-blade']).toMatchObject({ class: 'weapon', type: 'sword' });
  expect(ITEMS['dragontooth-hammer']).toMatchObject({ class: 'weapon', type: 'mace' });
});
