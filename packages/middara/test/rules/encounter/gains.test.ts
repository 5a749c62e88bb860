import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard } from '../../../src/cards.ts';
import type { Field } from '../field.ts';
import { opened, who } from '../stage.ts';

/** Remi activates Loot with this text. */
const found = (text: NonNullable<EncounterCard['secret']['loot']>[string], gold = 0): Field => {
  const secret: EncounterCard['secret'] = { ends: { lost: [] }, loot: { blue: text } };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret });
  table.edit(({ world }) => {
    world.gold = gold;
    world.figures.forEach((one, i) => void (one.xp = i));
  });
  return table.answer(0, `loot:${table.world.tokens[0]!.thing}`);
};
const xp = (table: Field): number[] => table.world.figures.map((one) => one.xp);

rule('MD-XPG-03', 'every Adventurer of the party gains the full XP, whoever found it', () => {
  expect(xp(found([{ xp: 2 }]))).toEqual([2, 3, 4, 5]);
});

rule(['MD-XPG-06', 'MD-XPG-03'], 'each party member gains 1 XP', () => {
  expect(xp(found([{ xp: 1 }]))).toEqual([1, 2, 3, 4]);
});

rule(['MD-XPG-07', 'MD-END-07'], 'the party gains 20 Gold', () => {
  expect(found([{ gold: 20 }], 15).world.gold).toBe(35);
});

rule('MD-GAIN-01', 'of a card for the party it is chosen who gains it, one for the finder is the finder’s', () => {
  const card = { 'gain card': 'war-axe' };
  expect(found([{ ...card, party: true }]).offers(0)).toHaveLength(4);
  const table = found([card]);
  expect(table.event('gained')).toMatchObject({ figure: { thing: who(table, 'remi').thing } });
});

rule(
  ['MD-XPG-08', 'MD-END-07', 'MD-GAIN-01'],
  '10 Gold for the party, 2 Consumables for the one who found them',
  () => {
    const table = found([{ gold: 10 }, { gain: 'consumable', count: 2 }], 5)
      .answer(0, 'done')
      .answer(0, 'done');
    expect(table.world.gold).toBe(15);
    expect(who(table, 'remi').pack).toHaveLength(2);
    expect(table.world.figures.slice(1).flatMap((one) => one.pack)).toEqual([]);
  },
);
