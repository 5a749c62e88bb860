import { choose, soak, type TestTable } from '@questwright/harness';
import { view, type Definition, type Edit, type RuleId } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { edit, type RuneboundWorld } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { MIDNIGHT, opened, openedEntry, trial, type Start } from './trial.ts';

const midnight = (
  id: RuleId,
  title: string,
  run: (start: Start) => void,
  against: readonly Edit<any>[] | null = null,
): void => trial(id, title, run, against, MIDNIGHT);

const DECK = 'goods deck';
const ITEM = 'bell-of-the-low-road';
const GOODS = ['boots', 'squire', 'page', 'banner'] as const;

interface Stall {
  goods?: readonly string[];
  theirs?: readonly string[];
  area?: readonly string[];
  deck?: readonly string[];
  stock?: readonly string[];
  at?: string;
}
/** Seats 0 and 1 stand in Tamalir, seat 2 is the Night King. */
function stall(
  start: Start,
  { goods = GOODS, theirs = [], area = [], deck = [], stock = [], at }: Stall = {},
): TestTable<RuneboundWorld> {
  return start({
    seats: 3,
    options: { 'night-kings': [null, null, 'jahzir'] },
    at: `game/turn > turn/${at ?? 'market step'}`,
    locals: { turn: { seat: 0 } },
    rest: DECK,
    piles: {
      'hero/0': ['fighter'],
      'hero/1': ['envoy'],
      'area/0': area,
      'area/1': [],
      'goods/0': goods,
      'goods/1': theirs,
      [DECK]: deck,
      'stack of tamalir': stock,
      'market deck': ['ash-candle'],
    },
    set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir', 'heroes.2.gold': 6 },
  });
}
const goods = (table: TestTable<RuneboundWorld>, seat: number): string[] => table.pile(`goods/${seat}`);
const seen = (table: TestTable<RuneboundWorld>, viewer: number | null, pile: string): (string | null)[] =>
  view(table.loaded, table.game, viewer).zones[pile]!.map(({ card }) => card);

describe('goods', () => {
  midnight('MN-GDS-02', 'who gains goods draws them from the goods deck', (start) => {
    const table = stall(start, { goods: [], area: [ITEM], deck: GOODS });
    table.answer(0, `sell:{${ITEM}}`);
    expect(goods(table, 0)).toEqual(['boots', 'squire', 'page']);
    expect(table.pile(DECK)[0]).toBe('banner');
  });

  midnight('MN-GDS-01', 'no Hero gains gold', (start) => {
    const table = stall(start, { goods: [], area: [ITEM] }).answer(0, `sell:{${ITEM}}`);
    expect([table.world.heroes[0]!.gold, goods(table, 0).length]).toEqual([0, 3]);
  });

  midnight(
    'MN-GDS-03',
    'a good is nobody’s Item',
    (start) => {
      const table = stall(start, { goods: ['boots'], at: 'movement step' });
      expect(table.offers(0).filter((id) => /^(use|sell|discard):/.test(id))).toEqual([]);
    },
    [{ rule: 'RB-ITM-01', zone: 'goods', wrap: (base) => ({ ...base, live: true }) }],
  );

  midnight('MN-GDS-04', 'each is worth one, whatever it cost', (start) => {
    const table = stall(start, { goods: ['boots', 'squire', 'page'], stock: ['lantern-without-oil', 'cloak-of-soot'] });
    expect(table.value('money', 0, 'card')).toBe(3);
    expect(table.offers(0)).toContain(table.resolve('buy:{lantern-without-oil}'));
    expect(table).toRefuse(0, 'buy:{cloak-of-soot}', 'RB-MKT-06');
    expect(table.value('money', 2, 'card')).toBe(6);
  });

  midnight('MN-GDS-05', 'an Item costs as many goods', (start) => {
    const table = stall(start, { stock: ['lantern-without-oil'] });
    table.answer(0, 'buy:{lantern-without-oil}').answer(0, 'part-with', '{boots}', '{squire}', '{page}');
    expect([goods(table, 0), table.pile('area/0')]).toEqual([['banner'], ['lantern-without-oil']]);
  });

  midnight(
    'MN-GDS-06',
    'an Item is sold for half its cost in goods, rounded down',
    (start) => {
      const table = stall(start, { goods: [], area: [ITEM] }).answer(0, `sell:{${ITEM}}`);
      expect(goods(table, 0)).toHaveLength(3);
    },
    [
      edit.part('sale price', 'doubled', {
        rule: 'RB-MKT-08',
        add: { rule: 'RB-MKT-08', layer: 'times', of: () => 2 },
      }),
    ],
  );

  midnight('MN-GDS-07', 'the owner sees them and chooses; the others see backs', (start) => {
    const table = stall(start, { stock: ['cord-of-nine-knots'] });
    expect([0, 1, 2, null].map((viewer) => seen(table, viewer, 'goods/0'))).toEqual([
      [...GOODS],
      ...[1, 2, null].map(() => GOODS.map(() => null)),
    ]);
    table.answer(0, 'buy:{cord-of-nine-knots}');
    expect([table.asked(), table.where()]).toEqual([
      [0],
      expect.stringContaining('payment/paid > spent goods/which ones'),
    ]);
    table.answer(0, 'part-with', '{squire}', '{banner}');
    expect(goods(table, 0)).toEqual(['boots', 'page']);
  });

  midnight('MN-GDS-08', 'spent goods go facedown under the goods deck', (start) => {
    const table = stall(start, { stock: ['cord-of-nine-knots'] });
    table.answer(0, 'buy:{cord-of-nine-knots}').answer(0, 'part-with', '{boots}', '{page}');
    expect(table.pile(DECK).slice(-2).toSorted()).toEqual(['boots', 'page']);
    expect(seen(table, 1, DECK).slice(-2)).toEqual([null, null]);
  });

  midnight('MN-NEG-02', 'in a trade the giver chooses; the receiver sees them when they are there', (start) => {
    const table = stall(start, { at: 'adventure step', theirs: ['tonic'] });
    table.answer(0, 'negotiate:1');
    expect(table.game.pending!.offers[0]!.forms[0]).toMatchObject({
      of: { of: ['gold:0:1', 'gold:0:2', 'gold:0:rest:1', 'gold:1:1'] },
    });
    table.answer(0, 'propose', 'gold:0:2').answer(1, 'accept');
    expect(table.asked()).toEqual([0]);
    expect(seen(table, 1, 'goods/0')).toEqual([null, null, null, null]);
    table.answer(0, 'part-with', '{squire}', '{page}');
    expect(goods(table, 1).slice(1)).toEqual(['squire', 'page']);
    expect([1, 0, 2].map((viewer) => seen(table, viewer, 'goods/1').slice(1))).toEqual([
      ['squire', 'page'],
      ['squire', 'page'],
      [null, null],
    ]);
  });
});

test('labels say goods where the pack says so', () => {
  const say = words({ ...openedEntry.messages, 'word.money': 'goods' });
  expect(say({ key: 'option.buy', with: { card: { content: 'ash-candle' }, price: 1 } })).toBe(
    'Buy Ash Candle for 1 goods',
  );
  expect(say({ key: 'element.propose.gold', with: { seat: 0, amount: 2 } })).toContain('gives 2 goods');
  expect(
    words(openedEntry.messages)({ key: 'refuse.too-little-gold', with: { card: 'Rope', price: 3, gold: 1 } }),
  ).toBe('Rope costs 3 gold, and you have 1.');
});

describe('what others may not know', () => {
  const packs = ['small-board', ...MIDNIGHT.map(({ id }) => id)];
  /** Whoever can, trades and buys. */
  const eagerly: NonNullable<Parameters<typeof soak<RuneboundWorld>>[1]>['choose'] = (game, dice) => {
    for (const { seat, asked, options } of game.pending!.offers) {
      const wanted = options.find((id) => /^(negotiate|buy|accept|attempt)\b/.test(id));
      if (asked && wanted !== undefined) return { seat, pick: [wanted] };
    }
    return choose(game, dice);
  };
  const played = (definition: Definition<RuneboundWorld>) => {
    const asked = new Set<string>();
    const report = soak(definition, {
      games: 6,
      seed: 'goods',
      seats: [3],
      packs: [packs],
      every: 1,
      cap: 250,
      choose: eagerly,
      onEvents: ({ game }) => {
        if (game.pending) asked.add(`${game.pending.proc}/${game.pending.step}`);
      },
    });
    return { asked, failures: report.failures.map(({ error }) => error) };
  };

  test('goods, offers and payments tell nothing of their faces', { timeout: 120_000 }, () => {
    const { asked, failures } = played(opened);
    expect(failures).toEqual([]);
    expect([...asked]).toEqual(expect.arrayContaining(['negotiation/terms', 'spent goods/which ones']));
  });

  test('an offer that names a card would be found', { timeout: 120_000 }, () => {
    const loose: Edit<RuneboundWorld> = {
      rule: 'MN-NEG-02',
      proc: 'negotiation',
      step: 'terms',
      choice: 'propose',
      wrap: (base) => ({
        ...base,
        form: (t, seat) => {
          const { seat: one, other } = t.locals as { seat: number; other: number };
          const names = t.pile('goods', seat === one ? other : one).map((thing) => t.cardOf(thing));
          const form = base.form!(t, seat) as { of: string[]; min: number; max: number } | null;
          return form && { ...form, of: [...form.of, ...names] };
        },
      }),
    };
    const leaky = {
      ...opened,
      packs: opened.packs.map((pack) => (pack.id === 'goods' ? { ...pack, edits: [...pack.edits, loose] } : pack)),
    };
    expect(played(leaky).failures.join()).toMatch(/can tell|learns|would see/);
  });
});
