import { expect } from 'vitest';
import { arrange, loadForTest, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { runebound, type RuneboundWorld } from '@questwright/runebound';
import { visit } from '../market/table.ts';

const prices = (packs: readonly string[]): number[] =>
  [1, 2, 3, 4, 5, 6].map((seats) => arrange(runebound, { seats, packs }).value('price of experience'));

rule('RB-VAR-01', 'variants are switches of their own; Shorter and Longer exclude each other', () => {
  expect(prices([])).toEqual([5, 5, 4, 4, 3, 3]);
  expect(() => loadForTest(runebound, ['shorter', 'longer'])).toThrow(/RB-VAR-01/);
  const others = ['softer-knockouts', 'item-limits', 'ally-limits', 'shorter', 'short-quest'];
  expect(loadForTest(runebound, others).packs).toHaveLength(others.length);
});

rule('RB-VAR-02', 'Softer Knockouts: no Item or Ally is lost', () => {
  const knockedOut = (packs: readonly string[]): TestTable<RuneboundWorld> =>
    visit({
      packs,
      gold: 5,
      space: 'd3',
      area: ['white-blade', 'tam-the-torchboy'],
      hero: [{ card: 'varikas-the-dead', counters: { wounds: 6, exhaustion: 2 } }],
      play: { proc: 'knockout', with: { seat: 0 } },
    });
  expect(knockedOut([]).pile('area/0')).toEqual(['tam-the-torchboy']);
  const table = knockedOut(['softer-knockouts']);
  expect(table.pile('area/0')).toEqual(['white-blade', 'tam-the-torchboy']);
  expect(table.world.heroes[0]!.gold).toBe(0);
  const { wounds, exhaustion } = table.world.things.counters;
  expect([wounds![table.thing('hero/0')], exhaustion![table.thing('hero/0')]]).toEqual([0, 0]);
  if (table.offers(0).some((id) => id.startsWith('recover:'))) table.answer(0, table.offers(0)[0]!);
  expect(table.value('town', table.world.heroes[0]!.space)).not.toBeNull();
});

rule('RB-VAR-03', 'one Item of each class and type', () => {
  const table = visit({
    packs: ['item-limits'],
    gold: 30,
    area: ['lightning-mace', 'white-blade', 'wardens-shield'],
    stack: ['yew-longbow', 'dragontooth-hammer', 'padded-leather-armor'],
  });
  expect(table).toRefuse(0, 'buy:{dragontooth-hammer}', 'RB-VAR-03');
  table.answer(0, 'buy:{yew-longbow}').answer(0, 'buy:{padded-leather-armor}');
  expect(table.pile('area/0')).toHaveLength(5);
});

rule('RB-VAR-03', 'the limit covers artifacts too', () => {
  const table = visit({
    packs: ['item-limits'],
    area: ['sand-from-two-glasses'],
    stack: ['borrowed-spyglass', 'soul-burn'],
  });
  expect(table).toRefuse(0, 'buy:{borrowed-spyglass}', 'RB-VAR-03');
  table.answer(0, 'buy:{soul-burn}');
});

rule('RB-VAR-04', 'the Lightning Mace leaves room for the White Blade, not for the Dragontooth Hammer', () => {
  const table = visit({
    packs: ['item-limits'],
    gold: 20,
    area: ['lightning-mace'],
    stack: ['white-blade', 'dragontooth-hammer'],
  });
  expect(table.offers(0)).toContain(table.resolve('buy:{white-blade}'));
  expect(table).toRefuse(0, 'buy:{dragontooth-hammer}', 'RB-VAR-03');
});

rule('RB-VAR-05', 'any number of Allies', () => {
  const table = visit({
    packs: ['ally-limits'],
    area: ['acolyte-of-flame', 'tam-the-torchboy'],
    stack: ['sister-ysolt'],
  });
  table.answer(0, 'pay-wages', ...[table.thing('acolyte-of-flame'), table.thing('tam-the-torchboy')].map(String));
  table.answer(0, 'hire:{sister-ysolt}');
  expect(table.pile('area/0')).toHaveLength(3);
});

const THREE = ['acolyte-of-flame', 'tam-the-torchboy', 'sister-ysolt'];
const pay = (table: TestTable<RuneboundWorld>, ...allies: string[]): TestTable<RuneboundWorld> =>
  table.answer(0, 'pay-wages', ...allies.map((ally) => String(table.thing(ally))));

rule('RB-VAR-06', 'one gold for each Ally, before anything else in the Market step', () => {
  const table = visit({ packs: ['ally-limits'], gold: 5, area: THREE, stack: ['soul-burn'] });
  const of = THREE.map((ally) => String(table.thing(ally)));
  expect(table.offer(0)).toMatchObject({ options: [], forms: [{ choice: 'pay-wages', of: { of, min: 0, max: 3 } }] });
  expect(table.pile('stack of riverwatch')).toEqual(['soul-burn']);
  pay(table, ...THREE);
  expect(table.world.heroes[0]!.gold).toBe(2);
  expect(table.pile('area/0')).toEqual(THREE);
  expect(table.pile('stack of riverwatch')).toEqual(['tallow-torch', 'soul-burn']);
});

rule('RB-VAR-06', 'a single Ally is paid, with the last gold', () => {
  const table = visit({ packs: ['ally-limits'], gold: 1, area: ['acolyte-of-flame'] });
  pay(table, 'acolyte-of-flame');
  expect([table.world.heroes[0]!.gold, table.pile('area/0')]).toEqual([0, ['acolyte-of-flame']]);
});

rule('RB-VAR-06', 'outside of towns no wages are due', () => {
  const table = visit({ packs: ['ally-limits'], space: 'd3', gold: 5, area: THREE });
  expect(table.world.heroes[0]!.gold).toBe(5);
  expect(table.where()).not.toContain('wages');
});

rule('RB-VAR-07', 'unpaid Allies leave at once', () => {
  const table = visit({ packs: ['ally-limits'], gold: 2, area: THREE });
  expect(table.tryAnswer(0, 'pay-wages', ...THREE.map((ally) => String(table.thing(ally))))).not.toBeNull();
  pay(table, 'acolyte-of-flame');
  expect(table.pile('area/0')).toEqual(['acolyte-of-flame']);
  expect(table.pile('market deck').slice(-2)).toEqual(['tam-the-torchboy', 'sister-ysolt']);
  expect(table.world.heroes[0]!.gold).toBe(1);
});

rule('RB-VAR-07', 'without gold all of them leave', () => {
  const table = visit({ packs: ['ally-limits'], gold: 0, area: ['acolyte-of-flame', 'soul-burn'] });
  expect(table.pile('area/0')).toEqual(['soul-burn']);
});

rule('RB-VAR-07', 'an Ally who is the reward for a Challenge stays, paid or not', () => {
  const table = visit({ packs: ['ally-limits'], gold: 0, area: ['old-one-ear', 'tam-the-torchboy'] });
  expect(table.pile('area/0')).toEqual(['old-one-ear']);
});

rule('RB-VAR-08', 'Shorter Runebound', () => {
  expect(prices(['shorter'])).toEqual([4, 4, 3, 3, 2, 2]);
});

rule('RB-VAR-09', 'Longer Runebound', () => {
  expect(prices(['longer'])).toEqual([6, 6, 5, 5, 4, 4]);
});
