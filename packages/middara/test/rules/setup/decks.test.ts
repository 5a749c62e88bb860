import { data, rule } from '@questwright/harness/vitest';
import type { Edit } from '@questwright/kernel';
import { expect } from 'vitest';
import type { EncounterCard, HiddenCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import type { Middara } from '../../../src/world.ts';
import { field, thing, type Field } from '../field.ts';
import { opened, pass, who } from '../stage.ts';
import { TIERS, type Tier } from '../../../src/words.ts';

const gold = (cards: readonly string[]): number[] =>
  cards.flatMap((one) => (one.startsWith('gold-') ? [Number(one.slice(5))] : []));
const deck = (lootLevel: Tier): Field => opened({ lootLevel });
const counts = (cards: readonly string[]): Record<string, number> => {
  const all: Record<string, number> = {};
  for (const one of cards) all[one] = (all[one] ?? 0) + 1;
  return all;
};

const alwaysRare: Edit<Middara> = {
  rule: 'MD-LDCK-01',
  value: 'Combatant Loot deck',
  wrap: (of) => (t) => of(t, 'rare', undefined),
};
const deckOfLevel = (): void => {
  expect(counts(deck('mundane').pile('combatant loot'))).toEqual({
    'gold-4': 3,
    'gold-5': 4,
    'gold-6': 5,
    'gold-7': 5,
    'gold-8': 5,
    'gold-9': 5,
    'item-loot': 1,
    'monster-loot': 1,
    'unique-loot': 1,
  });
};
rule('MD-LDCK-01', 'the deck of a Loot LVL', deckOfLevel, { 'MD-LDCK-01': [alwaysRare] });

rule('MD-LDCK-02', 'what the Gold of each deck is worth', () => {
  const sums = TIERS.map((tier) => gold(deck(tier).pile('combatant loot')).reduce((sum, one) => sum + one, 0));
  expect(sums).toEqual([182, 209, 241, 278]);
  expect(TIERS.map((tier) => deck(tier).value('Gold of a full deck', tier))).toEqual(sums);
});

rule('MD-LDCK-03', 'all four decks are made of 45 cards', () => {
  const table = deck('rare');
  expect(table.pile('loot supply').length + table.pile('combatant loot').length).toBe(45);
  for (const tier of TIERS) expect(deck(tier).pile('combatant loot')).toHaveLength(30);
});

rule('MD-LDCK-04', 'what was drawn stays out of the next deck', () => {
  const table = opened(
    {
      ends: { dawn: { outcome: 'win', when: { round: 2 } } },
      secret: { ends: { dawn: [{ 'continue to': 'second' }] } },
    },
    { others: { second: {} } },
  );
  const before = table.pile('combatant loot').join();
  table.edit((game) => {
    const { piles, zone } = game.world.things;
    for (const one of piles['combatant loot']!.splice(0, 3)) {
      piles['drawn loot']!.push(one);
      zone[one] = 'drawn loot';
    }
  });
  pass(table, 4);
  expect(table.pile('combatant loot')).toHaveLength(27);
  expect(table.pile('combatant loot').join()).not.toBe(before);
  expect(before).not.toBe(
    opened({}, { position: { seed: 'another' } })
      .pile('combatant loot')
      .join(),
  );
});

rule('MD-LOOT-06', 'the Loot LVL makes up the deck', () => {
  expect(Math.max(...gold(deck('uncommon').pile('combatant loot')))).toBe(12);
});

// ---- Hidden Cards ----

const secret: EncounterCard['secret'] = {
  ends: { lost: [] },
  loot: { blue: [{ reveal: { size: 'medium', label: 'QW 3' } }] },
};
const revealing = (): Field => opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret });
const reveal = (table: Field): Field => table.answer(0, `loot:${table.world.tokens[0]!.thing}`);

rule('MD-HID-03', 'the card with that label is Revealed, and no other', () => {
  const table = reveal(revealing());
  expect(table.pile('revealed')).toEqual(['medium-qw-3', 'drowned-lantern']);
  const card = { content: 'drowned-lantern' };
  expect(table.event('revealed')).toMatchObject({ label: 'QW 3', size: 'medium', card });
});

data('MD-HID-04', 'three sizes, and the size is part of the name', () => {
  const all = Object.values(middara.rules.content).filter((one) => one['kind'] === 'hidden') as HiddenCard[];
  expect(new Set(all.map((one) => one.size))).toEqual(new Set(['small', 'medium', 'large']));
  expect(all.filter((one) => one.label === 'QW 1')).toHaveLength(3);
  expect(new Set(all.map((one) => `${one.size} ${one.label}`)).size).toBe(all.length);
});

rule(['MD-HID-05', 'MD-HID-03'], 'Medium Hidden Card QW 3 leaves its deck', () => {
  const before = revealing();
  const size = before.pile('hidden cards').length;
  expect(reveal(before).pile('hidden cards')).toHaveLength(size - 1);
});

rule(['MD-HID-03', 'MD-GAIN-01'], 'a Story Item that was Revealed is gained when the text says so', () => {
  const loot = { blue: [{ reveal: { size: 'medium', label: 'QW 3' } }, { 'gain card': 'drowned-lantern' }] };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret: { ...secret, loot } });
  reveal(table);
  expect(table.event('gained')).toMatchObject({ card: { thing: table.thing('drowned-lantern') } });
  expect(table.pile('revealed')).toEqual(['medium-qw-3']);
});

rule('MD-HID-06', 'nobody sees a Hidden Card before', () => {
  const table = revealing();
  expect(table.pile('hidden cards').length).toBeGreaterThan(0);
  const seen = table.view(0).zones['hidden cards']!;
  expect(seen.every((one) => one.card === null)).toBe(true);
});

// ---- Achievements ----

const achieving = (wanted: number, text: EncounterCard['secret']['ends'][string] = [{ HEAL: 3 }]): Field =>
  field({
    map: ['.....', '.....'],
    figures: {
      remi: { at: 'a1', damage: 5 },
      zeke: { at: 'b1', damage: 5 },
      'cave-sickle': 'c1',
      'cave-sickle 2': 'd1',
      'cave-sickle 3': 'e1',
    },
    encounter: {
      achievements: { 'sickle-slaughter': { 'defeated in this turn': wanted } },
      secret: { ends: { lost: [] }, achievements: { 'sickle-slaughter': text } },
      actions: {
        blast: {
          beside: { square: 'a1' },
          effects: [{ 'remove figure': 'nobody' }, { damage: 9, type: 'irreducible', to: 'self' }],
        },
      },
    },
    play: ['defeat', { figure: 'cave-sickle' }],
  });

data('MD-ACHV-01', 'where there are none, none can be gained', () => {
  expect(achieving(9).world.achieved).toEqual([]);
});

rule('MD-ACHV-02', 'whoever fulfils it reads its text at that moment', () => {
  const table = achieving(1);
  expect(table.event('hidden text')).toMatchObject({ effects: [{ HEAL: 3 }] });
  expect(who(table, 'remi').damage).toBe(2);
});

rule('MD-ACHV-03', 'each only once', () => {
  const table = achieving(1);
  expect(table.world.achieved).toEqual(['sickle-slaughter']);
  table.answer(0, 'end turn');
  expect(table.events.filter((one) => one.tag === 'achievement')).toHaveLength(1);
});

rule('MD-ACHV-04', 'only the one who completed it gains the Reward', () => {
  const table = achieving(1);
  expect([who(table, 'remi').damage, who(table, 'zeke').damage]).toEqual([2, 5]);
});

data('MD-ACHV-05', 'what was completed is ticked', () => {
  expect(achieving(1).world.achieved).toContain('sickle-slaughter');
});

// ---- Planks, allies ----

rule('MD-PLNK-02', 'the player chooses the size of a Plank', () => {
  const table = field({
    map: ['.dd.'],
    figures: { rook: 'a1' },
    play: ['terrain placement', { seat: 0, terrain: 'plank', squares: ['b1', 'c1'] }],
  });
  expect(table).toOffer(0, ['lay:b1', 'lay:c1', 'lay:b1:c1', 'no terrain']);
  table.answer(0, 'lay:b1:c1');
  expect(['b1', 'c1'].map((square) => table.value('terrain', square))).toEqual(['normal', 'normal']);
});

const sides = (): Field =>
  field({
    map: ['......'],
    figures: { rook: 'a1', remi: 'b1', animate: 'd1', 'animate 2': 'e1', 'cave-sickle': 'f1' },
  });

data('MD-ALLY-02', 'allies share a goal', () => {
  const table = sides();
  const side = (name: string): unknown => table.value('side', thing(table, name));
  expect([side('animate'), side('animate 2'), side('cave-sickle')]).toEqual(['opponents', 'opponents', 'opponents']);
  expect(side('rook')).toBe('adventurers');
});

data('MD-ALLY-03', 'opponents have the other goal', () => {
  const table = sides();
  expect(table.value('side', thing(table, 'rook'))).not.toBe(table.value('side', thing(table, 'animate')));
});

data('MD-ALLY-06', 'red figures of the Setup are opponents, green ones are allies', () => {
  const table = opened({
    combatants: [
      { card: 'animate', at: 'a5' },
      { card: 'cave-sickle', at: 'b5', side: 'adventurers' },
    ],
  });
  expect(table.value('side', who(table, 'animate').thing)).toBe('opponents');
  expect(table.value('side', who(table, 'cave-sickle').thing)).toBe('adventurers');
});
