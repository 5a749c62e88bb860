import { arrange, type Placed, type TestTable } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { edit, type RuneboundWorld } from '@questwright/runebound';
import { expect } from 'vitest';
import { COMPANIONS } from '../../../src/variants/weapons-of-legend/companions.ts';
import { EQUIPPING } from '../../../src/variants/weapons-of-legend/equipping-allies.ts';
import { WEAPONS_OF_LEGEND_EXTENSION } from '../../../src/variants/weapons-of-legend/index.ts';
import { ITEMS_OF_LEGEND } from '../../../src/variants/weapons-of-legend/items.ts';
import { exhaustion, withBattleCards, wounds } from '../../battles.ts';
import { runebound } from '../../small-board.ts';

type Legends = TestTable<RuneboundWorld>;
type Cards = readonly (string | Placed)[];
const PACKS = ['battle-cards', 'weapons-of-legend'];
const SELA = 'sela-who-was-a-spear';
const WALKS = 'armor-that-walks';
const asItem = (card: string): Placed => ({ card, counters: { exhaustion: 1 } });

data('WL-CMP-01', '6 Equipping Allies, 12 Items, 12 Allies', () => {
  const counts = [EQUIPPING, ITEMS_OF_LEGEND, COMPANIONS].map((cards) => Object.keys(cards).length);
  expect(counts).toEqual([6, 12, 12]);
  expect(Object.values(WEAPONS_OF_LEGEND_EXTENSION.box!).map(({ count }) => count)).toEqual(counts);
});

rule('WL-SET-01', 'the thirty cards are shuffled into the market deck', () => {
  const size = (packs: string[]): number => {
    const table = arrange(runebound, { seats: 2, packs });
    const stacks = Object.keys(table.world.things.piles).filter((pile) => pile.startsWith('stack of '));
    return [...stacks, 'market deck'].reduce((sum, pile) => sum + table.pile(pile).length, 0);
  };
  expect([size([]), size(['weapons-of-legend'])]).toEqual([84, 114]);
});

/** Seat 0 is in the market of Riverwatch, where Sela and the armor stand. */
const market = (area: Cards): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: PACKS,
    rest: 'heroes',
    set: { turn: 0, 'heroes.0.space': 'riverwatch', 'heroes.0.gold': 40 },
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': area,
      'area/1': [],
      'stack of riverwatch': [SELA, WALKS],
      'market deck': ['tallow-torch'],
    },
    play: { proc: 'market step', with: { seat: 0 } },
  });
/** Seat 0 is in the ranged phase of a fight. */
const fight = (area: Cards, dice: readonly number[] = []): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: PACKS,
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice,
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [], 'yellow deck': ['target'] },
    set: { turn: 0, first: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
  })
    .answer(0, 'attempt')
    .answer(0, 'fight');
const offersOf = (table: Legends, choice: string): string[] => table.offers(0).filter((id) => id.startsWith(choice));
const usedAs = (table: Legends, card: string): unknown => table.value('used as' as never, table.thing(card) as never);

rule('WL-EQA-01', 'whoever hires one must say at once what it is', () => {
  const table = market([]).answer(0, `hire:{${SELA}}`);
  expect(table).toOffer(0, ['use-as-ally', 'use-as-item']);
  expect(usedAs(table.answer(0, 'use-as-item'), SELA)).toBe('item');
  expect(usedAs(market([]).answer(0, `hire:{${SELA}}`).answer(0, 'use-as-ally'), SELA)).toBe('ally');
});

rule('WL-EQA-02', 'as an Ally it attacks with its numbers, and what it says does not count', () => {
  const table = fight([SELA], [10, 10, 1, 1]).answer(0, 'defend');
  expect(offersOf(table, 'send')).toEqual([table.resolve(`send:{${SELA}}`)]);
  const life = (area: Cards): number => {
    const one = fight(area);
    return one.value('life', one.thing('fighter')) as number;
  };
  expect(life([WALKS]) - life([])).toBe(0);
  // Its reroll belongs to the Item: nobody is asked about the ones that lie there.
  table.answer(0, 'attack:{fighter}');
  expect(table.where()).not.toContain('roll');
});

rule('WL-EQA-03', 'as an Item it says what it says, and neither attacks nor falls', () => {
  const table = fight([asItem(SELA)], [10, 10, 1, 1]).answer(0, 'defend');
  expect(offersOf(table, 'send')).toEqual([]);
  table.answer(0, 'attack:{fighter}');
  expect(table.offers(0)).toContain(table.resolve(`use:{${SELA}}:once more:activate`));
  const life = (area: Cards): number => {
    const one = fight(area);
    return one.value('life', one.thing('fighter')) as number;
  };
  expect(life([asItem(WALKS)]) - life([])).toBe(3);
});

rule('WL-EQA-04', 'as an Item it bears one exhaustion counter, as an Ally none', () => {
  const marked = (use: string): number => exhaustion(market([]).answer(0, `hire:{${SELA}}`).answer(0, use), SELA);
  expect([marked('use-as-item'), marked('use-as-ally')]).toEqual([1, 0]);
});

data('WL-EQA-05', 'none of the six has Stamina', () => {
  for (const [id, { stamina }] of Object.entries(EQUIPPING)) expect([id, stamina]).toEqual([id, 0]);
});
rule(
  'WL-EQA-05',
  'so exhaustion wounds one that is an Ally',
  () => {
    const table = arrange(withBattleCards, {
      seats: 1,
      packs: PACKS,
      piles: { 'hero/0': ['fighter'], 'area/0': [SELA] },
      set: { 'heroes.0.space': 'tamalir' },
      late: ({ world }) => ({
        play: { proc: 'exhaustion', with: { on: world.things.piles['area/0']![0]!, amount: 1 } },
      }),
    });
    expect([exhaustion(table, SELA), wounds(table, SELA)]).toEqual([0, 1]);
  },
  { 'WL-EQA-05': [edit.value('stamina', { rule: 'WL-EQA-05', wrap: (base) => (t, thing) => base(t, thing) + 1 })] },
);

rule(
  'WL-EQA-06',
  'the marker costs no movement die and cannot be rested away',
  () => {
    const table = arrange(withBattleCards, {
      seats: 2,
      packs: PACKS,
      at: 'game/turn > turn/movement step',
      locals: { turn: { seat: 0 } },
      rest: 'heroes',
      piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': [asItem(SELA)], 'area/1': [] },
      set: { turn: 0, 'heroes.0.space': 'frostgate', 'heroes.1.space': 'tamalir' },
    });
    expect([table.value('movement dice', 0), table.value('may rest', 0)]).toEqual([5, []]);
  },
  {
    'WL-EQA-06': [
      edit.part('counts as', 'after all', {
        rule: 'WL-EQA-06',
        add: { rule: 'WL-EQA-06', layer: 'become', of: () => 'ally' },
      }),
    ],
  },
);

/** Both stand in Tamalir. */
const meeting = (area: Cards): Legends =>
  arrange(withBattleCards, {
    seats: 2,
    packs: PACKS,
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [] },
    set: { turn: 0, first: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir' },
  });
rule('WL-EQA-07', 'the choice stands; a new owner chooses afresh', () => {
  const table = market([]).answer(0, `hire:{${SELA}}`).answer(0, 'use-as-item');
  expect(offersOf(table, 'use-as')).toEqual([]);
  const traded = (before: Placed, use: string): Legends => {
    const one = meeting([before]);
    one.answer(0, 'negotiate:1').answer(0, 'propose', `card:{${SELA}}`).answer(1, 'accept');
    return one.answer(1, use);
  };
  const ally = traded(asItem(SELA), 'use-as-ally');
  expect([ally.pile('area/1'), usedAs(ally, SELA), exhaustion(ally, SELA)]).toEqual([[SELA], 'ally', 0]);
  const item = traded({ card: SELA, counters: { wounds: 2 } }, 'use-as-item');
  expect([usedAs(item, SELA), exhaustion(item, SELA), wounds(item, SELA)]).toEqual(['item', 1, 0]);
});

rule('WL-EQA-08', 'beside two Allies it is an Item, or an Ally is discarded first', () => {
  const table = market(['squire', 'page']).answer(0, `hire:{${SELA}}`);
  // There is one answer, so nobody is asked.
  expect([usedAs(table, SELA), table.pile('area/0')]).toEqual(['item', ['squire', 'page', SELA]]);
  const free = market(['squire', 'page']).answer(0, 'discard:{page}').answer(0, `hire:{${SELA}}`);
  expect(free).toOffer(0, ['use-as-ally', 'use-as-item']);
});
rule(
  'WL-EQA-08',
  'an Item is sold, an Ally is not; whoever has room for neither cannot hire it',
  () => {
    expect(market([SELA])).toRefuse(0, `sell:{${SELA}}`, 'RB-MKT-11');
    const table = market([asItem(SELA)]).answer(0, `sell:{${SELA}}`);
    expect(table.world.heroes[0]!.gold).toBe(44);
    const full = market(['squire', 'page', 'club', 'spear']);
    expect(full).toRefuse(0, `hire:{${SELA}}`, 'RB-ITM-12');
    expect(full.offers(0)).toContain(full.resolve(`hire:{${WALKS}}`));
  },
  {
    'WL-EQA-08': [
      edit.part('counts as', 'after all', {
        rule: 'WL-EQA-08',
        add: { rule: 'WL-EQA-08', layer: 'become', of: () => 'ally' },
      }),
    ],
  },
);
