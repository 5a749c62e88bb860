import type { Placed, TestTable } from '@questwright/harness';
import { refuse, view, type Edit } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import { edit } from './covenant.ts';
import { counters, tags, trial, type Start } from './trial.ts';

const BLADE = 'oath-blade';
const MANTLE = 'mantle-of-last-light';
const VIAL = 'vial-of-embers';
/** Some Armor of the base. */
const PLATE = 'padded-leather-armor';
type Cards = readonly (string | Placed)[];

const up = (card: string, spent = 0): Placed => ({ card, face: 'up', counters: { 'activated part': spent } });
const down = (card: string, spent = 0): Placed => ({ card, face: 'down', counters: { 'activated part': spent } });
const over = (card: string, under: Cards, spent = 0): Placed => ({ ...up(card, spent), under });

interface Setting {
  area: Cards;
  goods?: readonly string[];
  hero?: string;
  dice?: readonly number[];
}
const at = ({ area, goods = [], hero = 'fighter', dice = [] }: Setting, step: string) => ({
  seats: 2,
  at: `game/turn > turn/${step}`,
  locals: { turn: { seat: 0 } },
  rest: 'heroes',
  dice,
  piles: {
    'hero/0': [hero],
    'hero/1': ['envoy'],
    'area/0': area,
    'area/1': [],
    'covenant goods/0': goods,
    'yellow deck': ['target'],
  },
  set: {
    turn: 0,
    'heroes.0.space': 'd6',
    'heroes.1.space': 'tamalir',
    'heroes.0.counters': { green: 10, yellow: 0, blue: 0, red: 0 },
    adventures: ['d6'],
  },
});
/** Seat 0 has bought an experience counter, and could buy one more. */
const learned = (start: Start, setting: Setting): TestTable<RuneboundWorld> =>
  start(at(setting, 'experience step')).answer(0, 'improve:mind');
/** Seat 0 is about to fight. */
const fighting = (start: Start, setting: Setting): TestTable<RuneboundWorld> =>
  start(at(setting, 'adventure step')).answer(0, 'attempt');
/** Seat 0 may use cards before it moves. */
const moving = (start: Start, area: Cards, hero?: string): TestTable<RuneboundWorld> =>
  start(at({ area, ...(hero === undefined ? {} : { hero }) }, 'movement step'));

const offered = (table: TestTable<RuneboundWorld>, choice: string): string[] =>
  table.offers(0).filter((id) => id.startsWith(`${choice}:`));
const ids = (table: TestTable<RuneboundWorld>, ...named: string[]): string[] => named.map((id) => table.resolve(id));
const beneath = (table: TestTable<RuneboundWorld>, card: string): string[] => {
  const { things } = table.world;
  const lying = things.hosted.filter((thing) => things.host[thing] === table.thing(card));
  return lying.map((thing) => `${things.cards[things.card[thing]!]} ${things.face[thing] === 1 ? 'up' : 'down'}`);
};
const spent = (table: TestTable<RuneboundWorld>, ...cards: string[]): number[] =>
  cards.map((card) => counters(table, 'activated part', card));
const value = (table: TestTable<RuneboundWorld>, name: string, about: string): unknown =>
  table.value(name, table.thing(about));

const STRIKE = `use:{${BLADE}}:strike first:activate`;
const STRIDE = 'use:{boots}:stride:activate';

/** As if cards under others, or those above others, did nothing. */
const aside = (which: 'upgrades' | 'items'): Edit<RuneboundWorld> => ({
  rule: 'RB-OBJ-02',
  hook: 'setAside',
  wrap: (base) => (t, thing, about) => {
    const hit = which === 'upgrades' ? t.world.things.host[thing]! >= 0 : t.under(thing).length > 0;
    return hit ? refuse('RB-OBJ-02', 'refuse.part-activated') : base(t, thing, about);
  },
});

/** As if any Item could be made one. */
const anyItem = edit.choice('covenant item', 'item and upgrade', 'attach', {
  rule: 'RB-OBJ-02',
  wrap: (base) => ({
    ...base,
    why: (t, seat, id) => {
      const why = base.why!(t, seat, id);
      return why?.rule === 'MN-COV-01' ? null : why;
    },
  }),
});

describe('making a Covenant Item', () => {
  trial(
    'MN-COV-01',
    'of a Midnight Item that is activated or always on',
    (start) => {
      const table = learned(start, { area: [BLADE, MANTLE, VIAL, 'wand'], goods: ['boots', 'squire'] });
      const pairs = [BLADE, MANTLE].flatMap((item) => ['boots', 'squire'].map((good) => `attach:{${item}}:{${good}}`));
      expect(offered(table, 'attach')).toEqual(ids(table, ...pairs));
      expect(table).toRefuse(0, `attach:{${VIAL}}:{boots}`, 'MN-COV-01');
      expect(table).toRefuse(0, 'attach:{wand}:{boots}', 'MN-COV-01');
      // With nothing to make it of, the opportunity is gone.
      expect(learned(start, { area: [VIAL, 'wand'], goods: ['boots'] }).where()).toContain('experience step');
    },
    [anyItem],
  );

  trial('MN-COV-02', 'with one of the goods, which leaves them', (start) => {
    const table = learned(start, { area: [BLADE], goods: ['boots', 'map', 'squire'] });
    table.answer(0, `attach:{${BLADE}}:{map}`);
    expect(table.pile('covenant goods/0')).toEqual(['boots', 'squire']);
    expect(beneath(table, BLADE)).toEqual(['map up']);
    expect(table).toRefuse(0, `attach:{${BLADE}}:{map}`);
  });

  trial('MN-COV-03', 'beneath it, face up: all see what it does, and the Item costs what it did', (start) => {
    const table = learned(start, { area: [BLADE], goods: ['boots', 'map'] });
    const price = value(table, 'sale price', BLADE);
    table.answer(0, `attach:{${BLADE}}:{boots}`);
    expect(beneath(table, BLADE)).toEqual(['boots up']);
    expect(JSON.stringify(view(table.loaded, table.game, 1))).toContain('"boots"');
    expect(value(table, 'sale price', BLADE)).toBe(price);
  });

  trial(
    'MN-COV-09',
    'or one more beneath an Item that has some',
    (start) => {
      const table = learned(start, { area: [BLADE], goods: ['boots', 'map', 'squire'] });
      table.answer(0, `attach:{${BLADE}}:{map}`).answer(0, 'improve:body').answer(0, `attach:{${BLADE}}:{boots}`);
      expect(beneath(table, BLADE)).toEqual(['map up', 'boots up']);
      expect(tags(table, 'upgrade attached')).toBe(2);
    },
    [
      {
        rule: 'RB-OBJ-02',
        proc: 'covenant item',
        step: 'item and upgrade',
        asks: 'seats',
        wrap: (base) => (t) => (t.world.things.hosted.length > 0 ? [] : base(t)),
      },
    ],
  );

  trial('MN-COV-10', 'only what is activated or always on is attached face up', (start) => {
    const faceOf = (good: string): string[] =>
      beneath(learned(start, { area: [BLADE], goods: [good, 'cart'] }).answer(0, `attach:{${BLADE}}:{${good}}`), BLADE);
    expect(['wand', 'sword', 'bomb'].flatMap(faceOf)).toEqual(['wand up', 'sword up', 'bomb down']);
  });

  trial('MN-COV-11', 'an upgrade counts against the limits of Items', (start) => {
    const table = learned(start, { area: [over(BLADE, [up('mail')]), MANTLE], goods: ['boots', PLATE] });
    expect(table).toRefuse(0, `attach:{${MANTLE}}:{${PLATE}}`, 'MN-COV-12');
    expect(offered(table, 'attach').length).toBe(2);
  });

  trial('MN-COV-12', 'who has no room for it discards something first', (start) => {
    const table = learned(start, { area: [BLADE, 'mail'], goods: [PLATE, 'squire'] });
    expect(offered(table, 'attach')).toEqual(ids(table, `attach:{${BLADE}}:{squire}`));
    expect(offered(table, 'make-room')).toEqual(ids(table, 'make-room:{mail}'));
    expect(table).toRefuse(0, `attach:{${BLADE}}:{${PLATE}}`, 'MN-COV-12');
    table.answer(0, 'make-room:{mail}');
    expect(table.pile('area/0')).toEqual([BLADE]);
    table.answer(0, `attach:{${BLADE}}:{${PLATE}}`);
    expect(beneath(table, BLADE)).toEqual([`${PLATE} up`]);
  });

  trial('MN-COV-14', 'Allies and what is discarded to be used lie face down, and do nothing', (start) => {
    const table = learned(start, { area: [BLADE], goods: ['chanter', 'boots'] });
    table.answer(0, `attach:{${BLADE}}:{chanter}`);
    expect(beneath(table, BLADE)).toEqual(['chanter down']);
    expect(JSON.stringify(view(table.loaded, table.game, 1))).not.toContain('chanter');
    const fight = fighting(start, { area: [over(BLADE, [down('chanter')])] });
    expect(offered(fight, 'use')).toEqual(ids(fight, STRIKE));
  });
});

describe('a Covenant Item and its parts', () => {
  trial(
    'MN-COV-04',
    'the Item does what it did',
    (start) => {
      const before = value(moving(start, [MANTLE, 'boots']), 'spirit', 'fighter');
      const after = moving(start, [over(MANTLE, [up('boots')])]);
      expect([before, value(after, 'spirit', 'fighter')]).toEqual([6, 6]);
      expect(offered(fighting(start, { area: [over(BLADE, [up('boots')])] }), 'use').length).toBe(1);
    },
    [aside('items')],
  );

  trial(
    'MN-COV-05',
    'the upgrade can be used too',
    (start) => {
      const table = moving(start, [over(BLADE, [up('boots')])]);
      expect(offered(table, 'use')).toEqual(ids(table, STRIDE));
    },
    [aside('upgrades')],
  );

  trial('MN-COV-06', 'an activated upgrade is slid away until it is refreshed', (start) => {
    const table = moving(start, [over(BLADE, [up('boots'), up('map')])]).answer(0, STRIDE);
    expect(spent(table, BLADE, 'boots', 'map')).toEqual([0, 1, 0]);
    expect(table.world.things.face[table.thing('boots')]).toBe(1);
    const later = moving(start, [over(BLADE, [up('boots', 1), up('map')])]);
    expect(offered(later, 'use')).toEqual(ids(later, 'use:{map}:study:activate'));
    expect(later).toRefuse(0, STRIDE, 'MN-COV-06');
    const refreshed = start(at({ area: [over(BLADE, [up('boots', 1), down('squire', 1)], 1)] }, 'refresh step'));
    expect(spent(refreshed, BLADE, 'boots', 'squire')).toEqual([0, 0, 0]);
    expect(offered(refreshed, 'use')).toEqual(ids(refreshed, STRIDE));
  });

  trial(
    'MN-COV-07',
    'an upgrade that is always on counts without activation',
    (start) => {
      const table = moving(start, [over(BLADE, [up('tonic')])]);
      expect(value(table, 'stamina', 'fighter')).toBe(6);
    },
    [aside('upgrades')],
  );

  trial(
    'MN-COV-08',
    'Item and upgrade are activated each for itself',
    (start) => {
      const item = fighting(start, { area: [over(BLADE, [up('boots')])] }).answer(0, STRIKE);
      expect(spent(item, BLADE, 'boots')).toEqual([1, 0]);
      const upgrade = moving(start, [over(BLADE, [up('boots')])]).answer(0, STRIDE);
      expect(spent(upgrade, BLADE, 'boots')).toEqual([0, 1]);
      expect(offered(moving(start, [over(BLADE, [up('boots')], 1)]), 'use').length).toBe(1);
    },
    [
      edit.step('activation of a part', 'all of it', {
        rule: 'RB-OBJ-02',
        add: {
          rule: 'RB-OBJ-02',
          do: (t) => {
            const item = t.world.things.host[t.locals.part]!;
            for (const one of item < 0 ? t.under(t.locals.part) : [item]) t.setCounters(one, 'activated part', 1);
          },
        },
      }),
    ],
  );

  trial('MN-COV-13', 'what is closed to a Hero is closed as an upgrade, by its own cost', (start) => {
    const table = (hero: string): TestTable<RuneboundWorld> =>
      fighting(start, { area: [over(MANTLE, [up(BLADE), up('wand')])], hero });
    expect(offered(table('fighter'), 'use').length).toBe(2);
    const closed = table('warden-of-the-wall');
    expect(offered(closed, 'use')).toEqual(ids(closed, 'use:{wand}:spark:activate'));
    expect(closed).toRefuse(0, STRIKE, 'MN-COV-13');
  });

  trial('MN-COV-15', 'a card that lies face down is activated in place of any part', (start) => {
    const twice = (): TestTable<RuneboundWorld> =>
      fighting(start, { area: [over(BLADE, [down('squire')])] }).answer(0, STRIKE);
    expect(offered(twice(), 'slide')).toEqual(ids(twice(), `slide:{${BLADE}}`, 'slide:{squire}'));
    const through = twice().answer(0, 'slide:{squire}');
    expect(spent(through, BLADE, 'squire')).toEqual([0, 1]);
    expect(spent(twice().answer(0, `slide:{${BLADE}}`), BLADE, 'squire')).toEqual([1, 0]);
    // The Item itself can still be activated once.
    const once = fighting(start, { area: [over(BLADE, [down('squire', 1)])] }).answer(0, STRIKE);
    expect(spent(once, BLADE, 'squire')).toEqual([1, 1]);
    // Also after the part was used, and for an upgrade.
    const again = fighting(start, { area: [over(BLADE, [down('squire')], 1)] }).answer(0, STRIKE);
    expect(spent(again, BLADE, 'squire')).toEqual([1, 1]);
    const upgrade = moving(start, [over(BLADE, [up('boots', 1), down('squire'), down('page', 1)])]).answer(0, STRIDE);
    expect(spent(upgrade, BLADE, 'boots', 'squire', 'page')).toEqual([0, 1, 1, 1]);
    const none = moving(start, [over(BLADE, [up('boots', 1), up('map'), down('squire', 1)])]);
    expect(none).toRefuse(0, STRIDE, 'MN-COV-06');
  });

  trial(
    'MN-COV-16',
    'on an Item that is only always on, it does nothing',
    (start) => {
      const table = moving(start, [over(MANTLE, [down('boots')])]);
      expect(offered(table, 'use')).toEqual([]);
      expect(value(table, 'spirit', 'fighter')).toBe(6);
    },
    [
      edit.step('movement step', 'turned over', {
        rule: 'RB-OBJ-02',
        before: 'before moving',
        add: { rule: 'RB-OBJ-02', do: (t) => t.world.things.hosted.forEach((thing) => t.turn(thing, 'up')) },
      }),
    ],
  );

  trial('MN-COV-27', 'with the Item its upgrades are lost', (start) => {
    const table = moving(start, [over(BLADE, [up('boots'), down('squire')])]).answer(0, `discard:{${BLADE}}`);
    expect(table.world.things.hosted).toEqual([]);
    expect(['boots', 'squire'].map((card) => table.world.things.zone[table.thing(card)])).toEqual([
      'market deck',
      'market deck',
    ]);
  });
});
