/** What lies in the box, as far as the game has it: facts of the component list and of the Game Modes. */

import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { directionOf } from '@questwright/geometry/square';
import { expect } from 'vitest';
import type { Card, EncounterCard, FigureCard, GearCard, TileCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import { DICE, TIERS } from '../../../src/words.ts';
import { damage, events, field, isDefeated, on, stamina, thing, type Field } from '../field.ts';
import { begin, nameOf, opened, pass, stage, tags, track, turns } from '../stage.ts';

const content = middara.rules.content as Record<string, Card>;
const ofKind = <C extends Card>(kind: C['kind']): [string, C][] =>
  Object.entries(content).filter((one): one is [string, C] => one[1].kind === kind);
const encounter = (id: string): EncounterCard => content[id] as EncounterCard;

// ---- cards, figures and dice ----

data('MD-CMP-07', 'nine colours of dice; a roll takes as many of one as it asks for', () => {
  expect(ofKind('die').map(([id]) => id)).toEqual(DICE.map((die) => `die-${die}`));
  const table = field({
    map: ['...'],
    figures: { remi: 'a1' },
    play: ['roll', { figure: 'remi', dice: ['white', 'white', 'white'], for: 'check', faces: [] }],
  });
  expect(events(table, 'rolled')[0]!['shows']).toHaveLength(3);
});

const ADVENTURERS = ['remi', 'zeke', 'rook', 'nightingale'];

data('MD-INFO-02', 'the four Adventurers of the book', () => {
  expect(ofKind<FigureCard>('adventurer').map(([id]) => id)).toEqual(ADVENTURERS);
});

rule(
  'MD-CMP-08',
  'players lead all four Adventurers of the box, and nobody else',
  () => {
    const led = (table: Field): unknown[] =>
      table.world.figures.map(({ thing: one, owner }) => [nameOf(table, one), owner]);
    expect(led(stage({ combatants: [{ card: 'animate', at: 'a5' }] }))).toEqual([
      ...ADVENTURERS.map((name) => [name, 0]),
      ['animate', -1],
    ]);
    expect(led(stage({}, { position: { seats: 2 } }))).toEqual(ADVENTURERS.map((name, i) => [name, i % 2]));
  },
  {
    // As many as there are players.
    'MD-CMP-08': [
      {
        rule: 'MD-CMP-08',
        setup: 'adventurers',
        wrap: (part) => ({
          ...part,
          do: (t, options) => {
            part.do(t, options);
            t.world.figures.splice(t.world.seats);
          },
        }),
      },
    ],
  },
);

data('MD-CMP-12', 'an Item has one of four Tiers, or none that can be found, and one of six types', () => {
  const types = ['weapon', 'armor', 'core', 'accessory', 'relic', 'consumable'];
  const items = ofKind<GearCard>('item').map(([, card]) => card);
  expect(items.length).toBeGreaterThan(20);
  expect(items.filter((one) => one.tier !== undefined && !TIERS.includes(one.tier))).toEqual([]);
  const found = items.filter((one) => one.tier !== undefined);
  expect(found.filter((one) => !types.includes(one.type ?? (one.weapon ? 'weapon' : '')))).toEqual([]);
});

data('MD-CMP-13', 'a card is drawn for an opponent that is Defeated', () => {
  const table = field({
    map: ['...'],
    figures: { rook: 'a1', animate: 'b1' },
    deck: ['gold-7'],
    play: ['damage', { figure: 'animate', amount: 99, type: 'irreducible' }],
    encounter: { ends: {} },
  });
  expect([isDefeated(table, 'animate'), table.world.pool, table.pile('drawn loot')]).toEqual([true, 7, ['gold-7']]);
});

data('MD-CMP-14', 'Monster Loot is that of the Combatant it names', () => {
  const loot = (monster: string): string[] =>
    ofKind<GearCard>('item').flatMap(([id, card]) => (card.monster === monster ? [id] : []));
  const table = field({
    map: ['...'],
    figures: { rook: 'a1', 'cave-sickle': 'b1' },
    deck: ['monster-loot'],
    supply: [...loot('animate'), ...loot('cave-sickle')],
    play: ['spoils', { figure: 'cave-sickle', by: 'rook' }],
  });
  const left = table.pile('items');
  expect(loot('cave-sickle').filter((one) => !left.includes(one))).toHaveLength(1);
  expect(loot('animate').filter((one) => !left.includes(one))).toEqual([]);
});

data('MD-CMP-15', 'a card for each Adventurer and Combatant, and the first one begins', () => {
  const table = opened({ combatants: [{ card: 'animate', at: 'a5' }] });
  expect(track(table)).toHaveLength(5);
  expect(turns(table)).toEqual([track(table)[0]]);
});

// ---- the board ----

data('MD-CMP-21', 'exactly the Tiles that the Setup names', () => {
  const labels = encounter('bombing-the-sickles').tiles.map(({ tile }) => (content[tile] as TileCard).label);
  expect(labels).toEqual(['UM 1', 'UM 3', 'UM 9', 'UM 11', 'UM 43']);
});

data('MD-CMP-22', 'Terrain tokens cover a space or two, and none lies there that the Encounter does not name', () => {
  const long = [
    { terrain: 'water', squares: ['a2', 'b2'] },
    { terrain: 'water', squares: ['d2', 'd3'] },
  ] as const;
  const table = begin(stage({ terrain: long }));
  expect(table.world.terrain.map((one) => one.square)).toEqual(['a2', 'b2', 'd2', 'd3']);
  const tokens = ofKind<EncounterCard>('encounter').flatMap(([, { terrain = [] }]) => terrain);
  expect(tokens.length).toBeGreaterThan(2);
  for (const { squares } of tokens) {
    const [one, other, more] = squares;
    expect([squares, more]).toEqual([squares, undefined]);
    if (other !== undefined) expect(directionOf(one!, other)).not.toBeNull();
  }
});

data('MD-CMP-29', 'Totem, Loot, Objective and Exit are Encounter tokens', () => {
  const table = opened({
    tokens: [
      { kind: 'totem', colour: 'blue', at: 'f5' },
      { kind: 'loot', colour: 'blue', at: 'b2' },
      { kind: 'objective', colour: 'blue', at: 'd3' },
      { kind: 'exit', colour: 'blue', at: 'f3' },
    ],
  });
  expect(table.world.tokens.map((one) => one.kind)).toEqual(['totem', 'loot', 'objective', 'exit']);
  expect(table.pile('tokens')).toEqual(['totem-blue', 'loot-blue', 'objective-blue', 'exit-blue']);
});

// ---- tokens of figures ----

const alone = (play: [string, Record<string, string | number | null>], on: Record<string, number> = {}): Field =>
  field({ map: ['...'], figures: { remi: { at: 'a1', damage: 11, stamina: 3, gear: [], on }, zeke: 'c1' }, play });

data('MD-CMP-24', 'an Effect is a token on the card of the figure', () => {
  const table = alone(['effect gained', { figure: 'remi', effect: 'darkness' }]);
  const card = table.view(0).zones['figures']!.find((one) => one.thing === thing(table, 'remi'))!;
  expect(card.counters).toMatchObject({ darkness: 1 });
});

data('MD-CMP-25', 'an Ability token lies on the card of who gained it', () => {
  const table = alone(['tokens gained', { figure: 'zeke', token: 'intervention', count: 1, limit: null }]);
  expect([on(table, 'zeke', 'intervention'), on(table, 'remi', 'intervention')]).toEqual([1, 0]);
});

rule('MD-CMP-26', 'Ability tokens go when their owner is Defeated or Restored, and stay otherwise', () => {
  const defeated = alone(['damage', { figure: 'remi', amount: 1, type: 'irreducible' }], { dodge: 2 });
  expect(on(defeated, 'remi', 'dodge')).toBe(0);
  const after = (...reward: EncounterCard['secret']['ends'][string]): number => {
    const ends: EncounterCard['ends'] = { dawn: { outcome: 'win', when: { round: 2 } } };
    const secret = { ends: { dawn: [...reward, { 'continue to': 'second' }] } };
    const table = opened({ ends, secret }, { others: { second: {} } });
    table.edit(({ world }) => void (world.things.counters['dodge']![table.thing('zeke')] = 2));
    pass(table, 4);
    while (table.where().includes('re-equip')) table.answer(0, 'done');
    return table.world.things.counters['dodge']![table.thing('zeke')]!;
  };
  expect([after(), after({ restore: true })]).toEqual([2, 0]);
});

data('MD-CMP-27', 'as many Damage tokens as maximum HP', () => {
  const table = alone(['damage', { figure: 'remi', amount: 1, type: 'irreducible' }]);
  expect([damage(table, 'remi'), isDefeated(table, 'remi')]).toEqual([12, true]);
});

data('MD-CMP-28', 'SP are spent on Actions', () => {
  const table = field({ map: ['......'], figures: { remi: { at: 'a1', stamina: 3 } } }).answer(0, 'move');
  expect(stamina(table, 'remi')).toBe(2);
});

data('MD-CMP-30', 'the fourth Urgency token loses the Encounter', () => {
  const table = pass(opened().set('urgency', 3), 4);
  expect(table.event('end condition')).toMatchObject({ outcome: 'lose' });
});

// ---- what is hidden ----

data('MD-CMP-34', 'what a Hidden Card is, nobody is told before it is Revealed', () => {
  const seen = opened().view(0).zones['hidden cards']!;
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.filter((one) => one.card !== null)).toEqual([]);
});

data('MD-CMP-35', 'hidden text is read when it is called for', () => {
  const secret: EncounterCard['secret'] = { ends: { lost: [] }, loot: { blue: [{ gold: 3 }] } };
  const table = opened({ tokens: [{ kind: 'loot', colour: 'blue', at: 'a2' }], secret });
  expect(tags(table)).not.toContain('hidden text');
  table.answer(0, `loot:${table.world.tokens[0]!.thing}`);
  expect(tags(table)).toContain('hidden text');
});

// ---- the story ----

const pageOf = (end: string): unknown => encounter('bombing-the-sickles').secret.ends[end]!.at(-1)!['page'];

data(['MD-INFO-03', 'MD-MODE-05'], 'where Bombing the Sickles leads, by how it ends', () => {
  expect([pageOf('lost'), pageOf('blue-exit'), pageOf('red-exit')]).toEqual([53, 56, 58]);
});

data('MD-MODE-02', 'an Encounter is played by the same rules in both Game Modes', () => {
  const played = (mode: string) => {
    const table = arrange(middara, { seats: 2, seed: 'same', options: { mode } });
    for (let i = 0; i < 6; i++) {
      const seat = table.game.pending!.offers[0]!.seat;
      table.answer(seat, table.offers(seat)[0]!);
    }
    return { ...table.world, mode: null };
  };
  expect(played('crawl')).toEqual(played('adventure'));
});
