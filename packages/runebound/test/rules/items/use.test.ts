import { expect } from 'vitest';
import type { TestTable } from '@questwright/harness';
import type { Ability, Content } from '@questwright/kernel';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { attempt, exhaustion, put, wounds } from '../../battles.ts';
import { visit } from '../market/table.ts';

const market = (effects: Ability['effects']): Content => ({
  kind: 'item',
  back: 'market',
  class: 'artifact',
  type: 'tool',
  use: 'activate',
  cost: 4,
  abilities: [{ timing: 'market', name: 'weigh', ways: ['activate'], effects }],
});
/** Two that are activated in a market. */
const CARDS = { scales: market([{ gold: 1 }]), balm: market([{ heal: 1 }]) };

const faceOf = (table: TestTable<RuneboundWorld>, card: string): number => table.world.things.face[table.thing(card)]!;

rule(['RB-ITM-04', 'RB-ITM-05'], 'an activate-to-use Item lies face down after its use', () => {
  const table = visit({ cards: CARDS, gold: 0, area: ['scales'] });
  expect(faceOf(table, 'scales')).toBe(1);
  table.answer(0, 'use:{scales}:weigh:activate');
  expect(faceOf(table, 'scales')).toBe(0);
  expect(table.world.heroes[0]!.gold).toBe(1);
});

rule('RB-ITM-05', 'it works once per turn', () => {
  const down = { card: 'scales', face: 'down', known: [0, 1] } as const;
  const table = visit({ cards: CARDS, area: [down] });
  expect(table).toRefuse(0, 'use:{scales}:weigh:activate', 'RB-ACT-05');
  const used = visit({ cards: CARDS, gold: 3, area: ['scales'] }).answer(0, 'use:{scales}:weigh:activate');
  expect(used).toRefuse(0, 'use:{scales}:weigh:activate');
});

rule('RB-ITM-06', 'a discard-to-use Item is the bottom card of the market deck afterwards', () => {
  const table = visit({ gold: 0, area: ['letter-of-credit'] }).answer(0, 'use:{letter-of-credit}:cash:discard');
  expect(table.world.heroes[0]!.gold).toBe(6);
  expect(table.pile('area/0')).toEqual([]);
  expect(table.pile('market deck').at(-1)).toBe('letter-of-credit');
});

rule('RB-ACT-07', 'one activation in the Market step; discard Items do not count', () => {
  const table = visit({
    cards: CARDS,
    area: ['scales', 'balm', 'letter-of-credit'],
    hero: [{ card: 'varikas-the-dead', counters: { wounds: 1 } }],
  });
  expect(table.whyNot(0, 'use:{balm}:weigh:activate')).toBeNull();
  table.answer(0, 'use:{scales}:weigh:activate');
  expect(table).toRefuse(0, 'use:{balm}:weigh:activate', 'RB-ACT-07');
  table.answer(0, 'use:{letter-of-credit}:cash:discard');
});

const roll = (table: TestTable<RuneboundWorld>, phase: string): number =>
  table.value('combat roll', table.thing('hero/0'), phase);

rule('RB-ITM-07', 'an always-on Item gives its benefit as long as the player has it', () => {
  const table = visit({ area: ['white-blade', 'acolyte-of-flame'] });
  expect([1, 2, 3].map(() => roll(table, 'melee'))).toEqual([6, 6, 6]);
  expect(roll(table, 'magic')).toBe(4);
  expect(table.value('combat roll', table.thing('acolyte-of-flame'), 'melee')).toBe(0);
});

rule('RB-ITM-08', 'a lost always-on Item takes its benefit with it', () => {
  const table = visit({ area: ['white-blade'] }).answer(0, 'discard:{white-blade}');
  expect(roll(table, 'melee')).toBe(4);
});

rule('RB-ITM-08', 'a Hero who lives by it is knocked out at once', () => {
  const hero = [{ card: 'varikas-the-dead', counters: { wounds: 6 } }];
  const table = visit({ hero, area: ['saints-knuckle'] });
  expect(table.value('life', table.thing('hero/0'))).toBe(7);
  table.answer(0, 'sell:{saints-knuckle}');
  expect(table.event('knocked out')).toEqual({ seat: 0 });
  expect(table.value('life', table.thing('hero/0'))).toBe(6);
});

rule(['RB-ITM-08', 'RB-ALY-06'], 'an Ally who lives by it is killed at once', () => {
  const table = put(attempt({ area: ['squire', 'pennant'] }), 'wounds', 'squire', 2);
  expect(table.value('life', table.thing('squire'))).toBe(3);
  table.answer(0, 'discard:{pennant}');
  expect(table.pile('area/0')).toEqual([]);
  expect(table.pile('market deck').slice(-2)).toEqual(['pennant', 'squire']);
});

rule('RB-ITM-08', 'exhaustion that only a lost bonus to Stamina bore becomes wounds at once', () => {
  const table = put(attempt({ area: ['tonic'] }), 'exhaustion', 'fighter', 6);
  expect(table.value('stamina', table.thing('fighter'))).toBe(6);
  table.answer(0, 'discard:{tonic}');
  expect([exhaustion(table, 'fighter'), wounds(table, 'fighter')]).toEqual([4, 2]);
});
