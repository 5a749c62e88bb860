import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { EncounterCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { damage, field, isDefeated, packed, stamina, thing, type Field, type Given } from '../field.ts';
import { opened, pass, who } from '../stage.ts';

const cards = {
  relic: { kind: 'item', tags: [], type: 'relic' },
  friend: { kind: 'companion', tags: [] },
  stance: {
    kind: 'discipline',
    tags: ['HEAVY'],
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 1 }] }],
  },
  plate: {
    kind: 'item',
    tags: [],
    type: 'armor',
    armor: 2,
    abilities: [{ timing: 'between actions', ways: ['EXHAUST'], effects: [{ HEAL: 1 }] }],
  },
  'two-faced': {
    kind: 'item',
    tags: [],
    flipped: 'other-face',
    weapon: { type: 'melee', hands: 1, dice: ['orange'] },
    abilities: [{ timing: 'between actions', ways: ['FLIP'], effects: [{ HEAL: 1 }] }],
  },
  'other-face': { kind: 'item', tags: [], weapon: { type: 'melee', hands: 1, dice: ['white'] } },
} as const;
const own = (given: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: {
      remi: { at: 'a1', damage: 5, stamina: 3, gear: ['katar'] },
      rook: { at: 'b1', gear: ['mallet'] },
      zeke: { at: 'f1', gear: [] },
    },
    cards: cards as never,
    ...given,
  });
const gear = (table: Field, card: string): string[] => who(table, card).gear.map((one) => name(table, one));
const pack = (table: Field, card: string): string[] => who(table, card).pack.map((one) => name(table, one));
const name = (table: Field, one: number): string => table.world.things.cards[table.world.things.card[one]!]!;
rule('MD-REEQ-01', 'for 1 SP Items are equipped and put into the Pack', () => {
  const table = packed(own(), 'remi', 'walking-blade').answer(0, 're-equip');
  expect(stamina(table, 'remi')).toBe(2);
  table.answer(0, 'store:{katar}').answer(0, 'equip:{walking-blade}').answer(0, 'done');
  expect([gear(table, 'remi'), pack(table, 'remi')]).toEqual([['walking-blade'], ['katar']]);
  expect(own({ figures: { remi: { at: 'a1', stamina: 0 } } })).toRefuse(0, 're-equip', 'MD-ACTN-02');
});

rule('MD-DFT-01', 'who takes off what gives HP falls when the change is over, and not in the middle of it', () => {
  const vest = { kind: 'item', tags: [], modifies: [{ value: 'maximum HP', add: 3, if: { PASSIVE: true } }] };
  const changed = (...answers: string[]): Field => {
    const figures = { remi: { at: 'a1', stamina: 3, gear: ['vest'] }, zeke: 'f1' };
    const table = packed(own({ figures, cards: { ...cards, vest } as never }), 'remi', 'relic');
    const hp = table.value('maximum HP', 0) as number;
    table.edit(({ world }) => void (world.figures[0]!.damage = hp - 1));
    for (const one of ['re-equip', ...answers, 'done']) table.answer(0, one);
    return table;
  };
  expect(isDefeated(changed('store:{vest}', 'equip:{relic}', 'equip:{vest}'), 'remi')).toBe(false);
  expect(isDefeated(changed('store:{vest}'), 'remi')).toBe(true);
});

rule('MD-REEQ-02', 'any amount for 1 SP', () => {
  const table = packed(own(), 'remi', 'walking-blade', 'relic').answer(0, 're-equip');
  table
    .answer(0, 'store:{katar}')
    .answer(0, 'equip:{walking-blade}')
    .answer(0, 'equip:{relic}')
    .answer(0, 'take:{mallet}');
  table.answer(0, 'done');
  expect(stamina(table, 'remi')).toBe(2);
  expect(gear(table, 'remi')).toEqual(['walking-blade', 'relic']);
});

rule('MD-REEQ-03', 'Items are taken from Adventurers beside one', () => {
  const table = packed(own(), 'zeke', 'relic').answer(0, 're-equip');
  expect(table.offers(0)).toContain(table.resolve('take:{mallet}'));
  expect(table.offers(0)).not.toContain(table.resolve('take:{relic}'));
  table.answer(0, 'take:{mallet}').answer(0, 'done');
  expect([pack(table, 'remi'), gear(table, 'rook')]).toEqual([['mallet'], []]);
});

rule('MD-REEQ-04', 'nothing is given away', () => {
  const table = own().answer(0, 're-equip');
  expect(table).toRefuse(0, `give:{katar}:${thing(table, 'rook')}`, 'MD-REEQ-04');
});

rule('MD-REEQ-05', 'whoever is taken from may rearrange too, without paying', () => {
  const table = packed(own(), 'rook', 'walking-blade').answer(0, 're-equip');
  expect(table.offers(0)).not.toContain(table.resolve('equip:{walking-blade}'));
  const sp = stamina(table, 'rook');
  table.answer(0, 'take:{mallet}').answer(0, 'equip:{walking-blade}').answer(0, 'done');
  expect(gear(table, 'rook')).toEqual(['walking-blade']);
  expect(stamina(table, 'rook')).toBe(sp);
});

rule('MD-REEQ-08', 'afterwards everybody is within the limits', () => {
  const table = packed(own(), 'remi', 'relic', 'relic', 'relic').answer(0, 're-equip').answer(0, 'take:{mallet}');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-11');
  table.answer(0, 'equip:{mallet}').answer(0, 'done');
  expect(gear(table, 'remi')).toEqual(['katar', 'mallet']);
});

rule('MD-REEQ-08', 'what was taken can be put back', () => {
  const table = packed(own(), 'remi', 'relic', 'relic', 'relic').answer(0, 're-equip').answer(0, 'take:{mallet}');
  table.answer(0, 'put back:{mallet}').answer(0, 'done');
  expect(pack(table, 'rook')).toEqual(['mallet']);
});

data('MD-COMP-01', 'Companions are cards of their own kind', () => {
  const table = own({ figures: { remi: { at: 'a1', gear: ['friend'] } } });
  expect(gear(table, 'remi')).toEqual(['friend']);
});

const friends = (): Field =>
  own({
    figures: { remi: { at: 'a1', stamina: 3, gear: ['friend', 'katar'] }, rook: { at: 'b1', gear: ['friend'] } },
  }).answer(0, 're-equip');

rule('MD-COMP-02', 'one Companion each', () => {
  const table = friends();
  table.answer(0, `take:${who(table, 'rook').gear[0]!}`);
  expect(table).toRefuse(0, 'done', 'MD-EQUP-10');
});

rule('MD-COMP-03', 'Companions do not go into the Pack', () => {
  const table = friends();
  expect(table).toRefuse(0, `store:${who(table, 'remi').gear[0]!}`, 'MD-COMP-03');
});

/** Remi is the first figure of every Encounter. */
const gainer = 'gainer:{remi}';

// ---- gaining ----

const loot: EncounterCard['secret'] = {
  ends: { lost: [] },
  loot: { blue: [{ gain: 'consumable', count: 2 }], red: [{ gain: 'relic', party: true }] },
};
const found = (colour: 'blue' | 'red', change: (table: Field) => void = () => {}): Field => {
  const table = opened({ tokens: [{ kind: 'loot', colour, at: 'a2' }], secret: loot, lootLevel: 'common' });
  change(table);
  return table.answer(0, `loot:${table.world.tokens[0]!.thing}`);
};

rule('MD-GAIN-01', 'the one who activated the Loot gains it', () => {
  const table = found('blue').answer(0, 'done').answer(0, 'done');
  expect(who(table, 'remi').pack).toHaveLength(2);
});

rule(
  'MD-GAIN-02',
  'what the party gains goes to whom the players choose',
  () => {
    const table = found('red');
    const party = ['remi', 'zeke', 'rook', 'nightingale'].map((name) => `gainer:${who(table, name).thing}`);
    expect(table).toOffer(0, party);
    table.answer(0, party[1]!).answer(0, 'done');
    expect(who(table, 'zeke').pack).toHaveLength(1);
  },
  {
    // Whoever found it.
    'MD-GAIN-02': [
      {
        rule: 'MD-GAIN-02',
        proc: 'gain',
        step: 'who',
        choice: 'gainer',
        wrap: (one) => ({ ...one, list: (t) => [`gainer:${t.world.figures[0].thing}`] }),
      },
    ],
  },
);

const full = (): Field => found('red', (table) => packed(table, 'remi', 'horn-bow', 'horn-bow', 'horn-bow'));
const crowded = (): Field => {
  const table = full();
  table.edit((game) => {
    const remi = game.world.figures[0]!;
    remi.gear = [...remi.gear, ...[1, 2, 3].map(() => table.thing('lamp-of-the-drowned'))];
  });
  return table.answer(0, `gainer:${who(table, 'remi').thing}`);
};

rule('MD-GAIN-03', 'without room: throw something out, do without, or send it to the stash', () => {
  const table = crowded();
  expect(table.offers(0).map((one) => one.split(':')[0]!)).toEqual([
    'throw out',
    'throw out',
    'throw out',
    'do without',
    'stash',
  ]);
  table.answer(0, 'stash');
  expect(table.pile('stash')).toHaveLength(1);
  const other = crowded();
  other.answer(0, 'do without');
  expect(other.pile('stash')).toEqual([]);
  expect(who(other, 'remi').pack).toHaveLength(3);
});

rule('MD-GAIN-04', 'then the equipment may be rearranged at once, without taking', () => {
  const table = found('red').answer(0, gainer);
  const [item] = who(table, 'remi').pack;
  expect(table.offers(0)).toContain(`equip:${item!}`);
  expect(table.offers(0).some((one) => one.startsWith('take'))).toBe(false);
  const before = stamina(table, 'remi');
  table.answer(0, `equip:${item!}`).answer(0, 'done');
  expect(stamina(table, 'remi')).toBe(before);
});

// ---- Items of the Loot LVL ----

const tierOf = (id: string): string => (middara.rules.content[id] as { tier?: string }).tier!;
const drawn = (die: number): string => {
  const table = opened({ tokens: [{ kind: 'loot', colour: 'red', at: 'a2' }], secret: loot, lootLevel: 'common' });
  table.dice(die).answer(0, `loot:${table.world.tokens[0]!.thing}`).answer(0, gainer);
  return pack(table, 'remi')[0]!;
};

rule('MD-LOOT-07', 'an Item is of the Tier that the Loot LVL names', () => {
  for (const die of [1, 2]) expect(tierOf(drawn(die))).toBe('common');
  expect(() => drawn(5)).toThrow('5');
});

rule('MD-LOOT-08', 'Consumables come from the lower Tiers as well', () => {
  const tiers = new Set<string>();
  for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
    if (tiers.size === 2) break;
    const table = opened(
      { tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret: loot, lootLevel: 'common' },
      { position: { seed } },
    );
    table.answer(0, `loot:${table.world.tokens[0]!.thing}`).answer(0, 'done').answer(0, 'done');
    for (const item of pack(table, 'remi')) tiers.add(tierOf(item));
  }
  expect([...tiers].toSorted()).toEqual(['common', 'mundane']);
});

rule(['MD-LOOT-09', 'MD-LOOT-08'], 'two random Consumables at Uncommon are different cards, none of them Rare', () => {
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret: loot, lootLevel: 'uncommon' });
  const supply = Object.values(middara.rules.content).filter(
    (one) =>
      one['type'] === 'consumable' &&
      one['monster'] === undefined &&
      ['mundane', 'common', 'uncommon'].includes(one['tier'] as string),
  );
  table.dice(supply.length).answer(0, `loot:${table.world.tokens[0]!.thing}`).answer(0, 'done').answer(0, 'done');
  const [one, other] = who(table, 'remi').pack;
  expect(one).not.toBe(other);
});

rule('MD-LOOT-10', 'a Unique Item is of the Loot LVL too', () => {
  const unique: EncounterCard['secret'] = { ends: { lost: [] }, loot: { blue: [{ gain: 'unique' }] } };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret: unique, lootLevel: 'mundane' });
  table.dice(1).answer(0, `loot:${table.world.tokens[0]!.thing}`).answer(0, 'done');
  expect(pack(table, 'remi')).toEqual(['crown-of-reeds']);
});

rule('MD-LIM-02', 'there are no more Items than the box has', () => {
  const table = opened();
  const items = Object.values(middara.rules.content).filter(
    (one) => one['kind'] === 'item' && one['tier'] !== undefined,
  );
  const owned = table.world.figures.flatMap((one) => one.gear);
  const printed = items.reduce((sum, one) => sum + ((one['copies'] as number | undefined) ?? 1), 0);
  expect(table.pile('items').length + owned.length).toBe(printed);
  expect(owned).toHaveLength(4);
});

rule('MD-RMV-04', 'what was used up can be drawn again', () => {
  const table = own({ figures: { remi: { at: 'a1', damage: 5, gear: ['vitality-juice-box'] } } });
  table.answer(0, 'use:{vitality-juice-box}:between actions:DISCARD');
  if (table.where().includes('aiming')) table.answer(0, table.offers(0)[0]!);
  expect(damage(table, 'remi')).toBe(2);
  expect(table.pile('items')).toEqual(['vitality-juice-box']);
});

rule('MD-RMV-05', 'what is removed for good never comes again', () => {
  const secret: EncounterCard['secret'] = {
    ends: { lost: [] },
    loot: { blue: [{ 'remove for good': 'vitality-juice-box' }] },
  };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret });
  table.answer(0, `loot:${table.world.tokens[0]!.thing}`);
  expect(table.pile('items')).not.toContain('vitality-juice-box');
  expect(table.pile('gone')).toEqual(new Array(4).fill('vitality-juice-box'));
});

// ---- Exhausting and Flipping ----

const wearing = (...items: string[]): Field =>
  own({ figures: { remi: { at: 'a1', damage: 5, stamina: 3, gear: items }, zeke: { at: 'f1', gear: ['katar'] } } });
const isExhausted = (table: Field, card: string): boolean =>
  table.world.things.counters['exhausted']![table.thing(card)] === 1;
const use = (table: Field, card: string, way: string): Field => table.answer(0, `use:{${card}}:between actions:${way}`);

data('MD-EXH-01', 'a card that pays by it is Exhausted', () => {
  expect(isExhausted(use(wearing('plate'), 'plate', 'EXHAUST'), 'plate')).toBe(true);
});

rule('MD-EXH-02', 'an Exhausted card is not Exhausted again', () => {
  const table = use(wearing('plate'), 'plate', 'EXHAUST');
  expect(table).toRefuse(0, 'use:{plate}:between actions:EXHAUST', 'MD-EXH-02');
});

rule('MD-EXH-03', 'it works otherwise', () => {
  const table = use(wearing('plate'), 'plate', 'EXHAUST');
  expect(table.value('armor', thing(table, 'remi'))).toBe(2);
});

rule('MD-EXH-04', 'Un-Exhausting is for the owner’s Refresh Phase', () => {
  const table = pass(use(wearing('plate'), 'plate', 'EXHAUST'));
  expect(isExhausted(table, 'plate')).toBe(true);
  pass(table);
  expect(isExhausted(table, 'plate')).toBe(false);
});

data('MD-EXH-05', 'a Flipped card shows its back', () => {
  const table = use(wearing('two-faced'), 'two-faced', 'FLIP');
  expect(gear(table, 'remi')).toEqual(['other-face']);
  expect(table.offers(0).some((one) => one.startsWith('use:'))).toBe(true);
});

rule('MD-EXH-06', 'a Flipped Discipline is of no use at all', () => {
  const table = wearing('stance');
  expect(table.value('heavy', thing(table, 'remi'))).toBe(1);
  use(table, 'stance', 'FLIP');
  expect(table.value('heavy', thing(table, 'remi'))).toBe(0);
  expect(table.offers(0)).not.toContain(table.resolve('use:{stance}:between actions:FLIP'));
});

rule('MD-EXH-07', 'other Flipped cards work through their backs', () => {
  const table = wearing('two-faced');
  expect(table.value('combat dice', thing(table, 'remi'))).toEqual(['orange', 'purple']);
  use(table, 'two-faced', 'FLIP');
  expect(table.value('combat dice', thing(table, 'remi'))).toEqual(['white', 'purple']);
});

// ---- between two Encounters ----

const DAWN = { ends: { dawn: { outcome: 'win', when: { round: 2 } } } } as const;
const between = (reward: EncounterCard['secret']['ends'][string], change: (table: Field) => void): Field => {
  const table = opened(
    { ...DAWN, secret: { ends: { dawn: [...reward, { 'continue to': 'second' }] } } },
    { others: { second: {} } },
  );
  change(table);
  pass(table, 4);
  while (table.where().includes('re-equip')) table.answer(0, 'done');
  expect(table.world.encounter).toBe('second');
  return table;
};
const marked =
  (counter: string, card: string) =>
  (table: Field): void =>
    void table.edit((game) => void (game.world.things.counters[counter]![table.thing(card)] = 1));
const flipped =
  (card: string) =>
  (table: Field): void =>
    void table.edit((game) => void (game.world.things.face[table.thing(card)] = 0));
const counter = (table: Field, counter: string, card: string): number =>
  table.world.things.counters[counter]![table.thing(card)]!;
const face = (table: Field, card: string): number => table.world.things.face[table.thing(card)]!;

rule('MD-SETP-06', 'Effect tokens come off', () => {
  const table = between([], (before) => {
    marked('haste', 'remi')(before);
    marked('poison', 'zeke')(before);
  });
  expect([counter(table, 'haste', 'remi'), counter(table, 'poison', 'zeke')]).toEqual([0, 0]);
});

rule('MD-SETP-07', 'Ability tokens stay', () => {
  expect(counter(between([], marked('dodge', 'zeke')), 'dodge', 'zeke')).toBe(1);
});

rule('MD-SETP-11', 'Exhausted cards stay Exhausted', () => {
  const table = opened(
    { ...DAWN, secret: { ends: { dawn: [{ 'continue to': 'second' }] } } },
    { others: { second: {} } },
  );
  pass(table, 3);
  marked('exhausted', 'horn-bow')(table);
  pass(table);
  expect(table.world.encounter).toBe('second');
  expect(counter(table, 'exhausted', 'horn-bow')).toBe(1);
});

rule('MD-EXH-08', 'Flipped cards stay Flipped without a Restore', () => {
  expect(face(between([], flipped('mallet')), 'mallet')).toBe(0);
  expect(face(between([{ restore: true }], flipped('mallet')), 'mallet')).toBe(1);
});

data('MD-EXH-09', 'a FLIP Ability may have to serve for several Encounters', () => {
  expect(face(between([], flipped('horn-bow')), 'horn-bow')).toBe(0);
});

const hurt = (table: Field): void => void table.set('figures.0.damage', 5).set('figures.1.damage', 2);

rule('MD-RSTR-01', 'Adventurers Restore when they are told to', () => {
  expect(who(between([], hurt), 'remi').damage).toBe(5);
  expect(who(between([{ restore: true }], hurt), 'remi').damage).toBe(0);
});

rule('MD-RSTR-02', 'all Damage goes', () => {
  const table = between([{ restore: true }], hurt);
  expect(['remi', 'zeke', 'rook'].map((one) => who(table, one).damage)).toEqual([0, 0, 0]);
});

rule('MD-RSTR-03', 'cards are Un-Exhausted and Un-Flipped', () => {
  const table = between([{ restore: true }], flipped('mallet'));
  expect(face(table, 'mallet')).toBe(1);
});

rule('MD-RSTR-04', 'Effect tokens and Ability tokens go', () => {
  const table = between([{ restore: true }], (before) => {
    marked('poison', 'zeke')(before);
    marked('dodge', 'zeke')(before);
  });
  expect([counter(table, 'poison', 'zeke'), counter(table, 'dodge', 'zeke')]).toEqual([0, 0]);
});

rule('MD-RSTR-05', 'Items are traded as if everybody stood beside everybody', () => {
  const table = opened({ ...DAWN, secret: { ends: { dawn: [{ restore: true }] } } });
  pass(table, 4);
  expect(table.where()).toContain('re-equip');
  const sp = who(table, 'remi').stamina;
  table.answer(0, 'take:{horn-bow}').answer(0, 'done');
  expect(who(table, 'remi')).toMatchObject({ stamina: sp, pack: [table.thing('horn-bow')] });
});

rule('MD-RSTR-06', 'Used tokens go', () => {
  const table = opened({ ...DAWN, secret: { ends: { dawn: [{ restore: true }] } } });
  marked('used', 'mallet')(table);
  pass(table, 4);
  expect(counter(table, 'used', 'mallet')).toBe(0);
});

rule('MD-RSTR-07', 'without a Restore nothing heals or turns back by itself', () => {
  const table = between([], (before) => {
    hurt(before);
    flipped('mallet')(before);
  });
  expect(who(table, 'remi').damage).toBe(5);
  expect(face(table, 'mallet')).toBe(0);
});

const fallen = (table: Field): void => {
  table.set('figures.2.damage', 14).set('figures.2.square', '');
  table.edit((game) => void (game.world.track = game.world.track.filter((one) => one.card !== 'rook')));
};
const restoredWithout = (): Field => {
  const table = opened({ ...DAWN, secret: { ends: { dawn: [{ restore: true }] } } });
  fallen(table);
  return pass(table, 3);
};

rule('MD-RSTR-08', 'everybody is Restored', () => {
  expect(who(restoredWithout(), 'rook').damage).toBe(0);
});

rule('MD-DFT-07', 'the Defeated too', () => {
  expect(who(restoredWithout(), 'rook').damage).toBe(0);
});
