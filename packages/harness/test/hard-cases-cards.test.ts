/** Hard cases of real rulebooks that the practice games do not meet: cards, values and answers. See docs/kernel-cases.md. */

import { AmendError, count, field, load, refuse, words, type Pack, type Step } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import {
  act,
  ask,
  choice,
  define,
  inPlay,
  R,
  sit,
  T,
  tags,
  verb,
  word,
  type Small,
  type SmallTable,
} from './hard-case.ts';
import { inEveryMode } from './in-every-mode.ts';

describe('where a card goes', () => {
  const pack = (id: string, edit: object): Pack<Small> => ({
    id,
    kind: 'pack',
    rule: T(id),
    edits: [{ rule: T(id), value: 'where a failed card goes', ...edit } as never],
  });
  const packs = [
    pack('track', { replace: () => 'track' }),
    pack('undead', {
      wrap: (of: any) => (t: SmallTable, card: string, fight: string) =>
        card === 'ghoul' ? 'crypt' : of(t, card, fight),
    }),
    pack('storm', {
      wrap: (of: any) => (t: SmallTable, card: string, fight: string) =>
        fight === 'storm' ? 'sea' : of(t, card, fight),
    }),
    pack('table', { replace: () => 'table' }),
    pack('chest', { replace: () => 'chest', overrides: [T('track')] }),
  ];
  const failed = define(
    {
      values: { 'where a failed card goes': { rule: R, of: () => 'deck' } },
      procs: { game: { wait: ask(() => [0], { on: choice(() => {}), off: choice(() => {}) }) } },
    },
    packs,
  );
  const goes = (names: string[], card: string, fight: string): unknown =>
    sit(failed, { packs: names }).value('where a failed card goes', card, fight);

  inEveryMode('row 17: one sentence, changed by several packs, by card and by kind of fight', () => {
    expect(goes([], 'rat', 'plain')).toBe('deck');
    const three = ['track', 'undead', 'storm'];
    expect(goes(three, 'rat', 'plain')).toBe('track');
    expect(goes(three, 'ghoul', 'plain')).toBe('crypt');
    expect(goes(three, 'ghoul', 'storm')).toBe('sea');
    expect(goes(['track', 'storm', 'chest'], 'rat', 'plain')).toBe('chest');
    expect(goes(['track', 'storm', 'chest'], 'rat', 'storm')).toBe('sea');
    const parts = sit(failed, { packs: three }).explain('where a failed card goes', 'ghoul', 'storm').parts;
    expect(parts.map(({ rule, now }) => [rule, now])).toEqual([
      [T('track'), 'track'],
      [T('undead'), 'crypt'],
      [T('storm'), 'sea'],
    ]);
  });
  test('row 17: two packs that both replace it are refused with both rules, unless one overrides the other', () => {
    expect(() => load(failed, { packs: ['track', 'table'] })).toThrow(AmendError);
    expect(() => load(failed, { packs: ['track', 'table'] })).toThrow(/T-table and T-track both replace/);
    expect(() => load(failed, { packs: ['track', 'chest'] })).not.toThrow();
  });
});

describe('cards under cards', () => {
  const covered = define({
    ...inPlay,
    content: {
      cart: { abilities: [{ timing: 'now', ways: ['turn', 'turn-host', 'turn-cover'], effects: [{ said: 'cart' }] }] },
      tarp: { abilities: [{ timing: 'now', ways: ['turn', 'turn-host', 'turn-cover'], effects: [{ said: 'tarp' }] }] },
      gem: {},
    },
    verbs: { said: verb((t, { said }) => t.emit(said as string)) },
    timings: { now: { rule: R, choices: {} } },
    ways: Object.fromEntries(
      Object.entries<(t: SmallTable, thing: number) => number | undefined>({
        turn: (_, thing) => thing,
        'turn-host': (t, thing) => t.world.things.host[thing]!,
        'turn-cover': (t, thing) => t.under(thing).find((one) => t.cardOf(one) === 'tarp'),
      }).map(([name, whose]) => [
        name,
        {
          rule: R,
          why: (t: SmallTable, _: number, thing: number) => {
            const pays = whose(t, thing) ?? -1;
            return pays >= 0 && t.world.things.face[pays] === 1 ? null : refuse(R, 'refuse.nothing-to-turn');
          },
          pay: (t: SmallTable, _: number, thing: number) => t.turn(whose(t, thing)!, 'down'),
        },
      ]),
    ),
    values: { room: { rule: R, of: (t, thing: number) => 2 - t.under(thing).length } },
    procs: {
      game: {
        cover: act((t) => {
          const [cart, tarp, gem] = t.pile('play', 0) as [number, number, number];
          t.putUnder(tarp, cart, 'up');
          t.putUnder(gem, cart);
        }),
        now: { rule: R, window: { timing: 'now' } },
        leave: act((t) => t.move(t.pile('play', 0)[0]!, 'discard')),
      },
    },
  });
  inEveryMode('row 18: each is used by itself, pays for the other, and leaves with it; what is hidden counts', () => {
    const table = sit(covered, { seats: 1, options: { 'play/0': ['cart', 'tarp', 'gem'] } });
    const ids = (card: string, ...ways: string[]): string[] => ways.map((way) => `use:{${card}}:now:${way}`);
    expect(table).toOffer(0, [...ids('cart', 'turn', 'turn-cover'), ...ids('tarp', 'turn', 'turn-host'), 'pass']);
    expect(table.value('room', table.thing('cart'))).toBe(0);
    table.answer(0, 'use:{tarp}:now:turn-host');
    // The cart lies face down and can pay no more; what lies under it is still there.
    expect(tags(table)).toEqual(['ability used', 'tarp']);
    expect(table).toOffer(0, [...ids('tarp', 'turn'), 'pass']);
    table.answer(0, 'pass');
    expect(table.world.things.zone).toEqual(['discard', 'discard', 'discard']);
    expect(table.game.over).toBe(true);
  });
});

describe('what a card counts as', () => {
  const USES: Record<string, string[]> = { wolf: ['ally', 'item'], torch: ['item'], cub: ['ally'] };
  const MOST: Record<string, number> = { ally: 1, item: 1 };
  const mine = (t: SmallTable, use: string): number[] =>
    t.pile('play', 0).filter((thing) => t.value('counts as', thing) === use);
  const gains = define(
    {
      ...inPlay,
      zones: { ...inPlay.zones, deck: { sees: 'all' } },
      schema: { use: field.json({} as Record<string, string>) },
      content: { wolf: {}, torch: {}, cub: {} },
      values: { 'counts as': { rule: R, of: (t, thing: number) => t.world['use'][thing] ?? 'nothing' } },
      procs: {
        game: {
          gain: {
            rule: R,
            whileSome: (t) => t.pile('deck')[0] ?? null,
            run: 'gain a card',
            with: (_, thing) => ({ thing, use: '' }),
          },
          wait: ask(() => [0], { on: choice(() => {}), off: choice(() => {}) }),
        },
        'gain a card': {
          'choose the use': ask(() => [0], {
            as: choice((t, _, id) => void (t.locals.use = words(id)[0]), {
              list: (t) => USES[t.cardOf(t.locals.thing)]!.map((use) => `as:${use}`),
            }),
          }),
          'make room': {
            ...ask(() => [0], {
              drop: choice((t, _, id) => t.move(word(id), 'discard'), {
                list: (t) => mine(t, t.locals.use).map((thing) => `drop:${thing}`),
              }),
              leave: choice((t) => {
                t.move(t.locals.thing, 'discard');
                return { done: null };
              }),
            }),
            when: (t: SmallTable) => mine(t, t.locals.use).length >= MOST[t.locals.use]!,
          } as Step<Small, any>,
          gained: act((t) => {
            t.world['use'][t.locals.thing] = t.locals.use;
            t.move(t.locals.thing, 'play/0', 'bottom');
          }),
        },
      },
    },
    [
      {
        id: 'full moon',
        kind: 'variant',
        rule: T('moon'),
        edits: [
          {
            rule: T('moon'),
            value: 'counts as',
            wrap: (of) => (t, thing: number) => (t.cardOf(thing) === 'wolf' ? 'challenge' : of(t, thing)),
          },
        ],
      },
    ],
  );
  inEveryMode(
    'row 19: chosen when it is gained, with room made for it; from then on rules ask what it counts as',
    () => {
      const table = sit(gains, { options: { deck: ['wolf', 'cub', 'torch'] } });
      expect(table).toOffer(0, ['as:ally', 'as:item']);
      table.answer(0, 'as:ally');
      // The cub can only be an ally, so nobody is asked what it is to be, but there is one ally already.
      expect(table.where()).toBe('game/gain > gain a card/make room');
      expect(table).toOffer(0, ['drop:{wolf}', 'leave']);
      table.answer(0, 'leave');
      expect(table.where()).toBe('game/wait');
      expect([table.pile('play/0'), table.pile('discard')]).toEqual([['wolf', 'torch'], ['cub']]);
      expect(table.value('counts as', table.thing('wolf'))).toBe('ally');
      const moon = sit(gains, { packs: ['full moon'], options: { deck: ['wolf', 'cub'] } }).answer(0, 'as:ally');
      expect(moon.pile('play/0')).toEqual(['wolf', 'cub']);
      expect(moon.value('counts as', moon.thing('wolf'))).toBe('challenge');
    },
  );
});

describe('answers with many parts', () => {
  /** All ways from the start, written out: what may come next after each beginning, and where one may stop. */
  function pathOf(next: (begun: readonly string[]) => readonly string[], done: (begun: readonly string[]) => boolean) {
    const to: Record<string, readonly string[]> = {};
    const stop: string[] = [];
    const walk = (begun: readonly string[]): void => {
      const here = begun.length === 0 ? 'start' : begun.join('>');
      to[here] = next(begun);
      if (done(begun)) stop.push(here);
      for (const one of to[here]) walk([...begun, one]);
    };
    walk([]);
    return { from: 'start', to, stop };
  }
  const lines = (of: unknown): number =>
    count({ options: [], forms: [{ choice: 'x', kind: 'path', of: of as never }] });

  test('row 22: matching cards to the places of a set, each card once', () => {
    const fits = [
      ['a', 'b', 'c'],
      ['b', 'c'],
      ['c', 'd'],
    ];
    const brute = fits[0]!.flatMap((x) => fits[1]!.flatMap((y) => fits[2]!.map((z) => new Set([x, y, z]).size)));
    const matching = pathOf(
      (begun) => (fits[begun.length] ?? []).filter((card) => !begun.includes(card)),
      (begun) => begun.length === fits.length,
    );
    expect(lines(matching)).toBe(brute.filter((different) => different === 3).length);
  });
  test('row 22: paying 7 from coins, in every way that comes out even', () => {
    const coins: Record<string, { worth: number; have: number }> = {
      five: { worth: 5, have: 1 },
      two: { worth: 2, have: 3 },
      one: { worth: 1, have: 3 },
    };
    const names = Object.keys(coins);
    const paid = (begun: readonly string[]): number => begun.reduce((sum, name) => sum + coins[name]!.worth, 0);
    const change = pathOf(
      // Large coins first, so that each way is one answer.
      (begun) =>
        names
          .slice(names.indexOf(begun.at(-1) ?? 'five'))
          .filter((name) => begun.filter((one) => one === name).length < coins[name]!.have)
          .filter((name) => paid([...begun, name]) <= 7),
      (begun) => paid(begun) === 7,
    );
    let brute = 0;
    for (let five = 0; five <= 1; five++)
      for (let two = 0; two <= 3; two++) for (let one = 0; one <= 3; one++) if (5 * five + 2 * two + one === 7) brute++;
    expect(lines(change)).toBe(brute);
  });
});

describe('numbers', () => {
  const mighty = define({
    ...inPlay,
    content: {
      rage: {
        modifies: [
          { value: 'power', times: 1.5 },
          { value: 'power', floor: 1 },
        ],
      },
      staff: { modifies: [{ value: 'kind of damage', become: 'magic' }] },
      axe: {
        modifies: [
          { value: 'kind of damage', set: 'cutting' },
          { value: 'power', add: 2 },
        ],
      },
      ward: { abilities: [{ timing: 'now', effects: [{ said: 'ward' }] }] },
      silence: {},
    },
    verbs: { said: verb((t, { said }) => t.emit(said as string)) },
    values: { power: { rule: R, of: () => 3 }, 'kind of damage': { rule: R, of: () => 'blunt' } },
    timings: {
      now: {
        rule: R,
        choices: { wait: choice(() => {}) },
        why: (t) => {
          const silenced = t.seats.some((seat) => t.pile('play', seat).some((thing) => t.cardOf(thing) === 'silence'));
          return silenced ? refuse(T('silence'), 'refuse.silence') : null;
        },
      },
    },
    procs: { game: { now: { rule: R, window: { timing: 'now' } } } },
  });
  inEveryMode(
    'row 23: half as much again, rounded down, after what is added; another kind of damage, whatever the weapon',
    () => {
      const table = sit(mighty, { options: { 'play/0': ['staff', 'rage', 'axe'] } });
      expect([table.value('power'), table.value('kind of damage')]).toEqual([7, 'magic']);
      expect(table.explain('power').parts.map(({ layer, now }) => [layer, now])).toEqual([
        ['base', 3],
        ['add', 5],
        ['times', 7.5],
        ['floor', 7],
      ]);
    },
  );
  inEveryMode('row 23: what forbids keeps every card off, and says so', () => {
    expect(sit(mighty, { options: { 'play/0': ['ward'] } })).toOffer(0, ['wait', 'use:{ward}:now', 'pass']);
    const silenced = sit(mighty, { seats: 2, options: { 'play/0': ['ward'], 'play/1': ['silence'] } });
    expect(silenced).toOffer(0, ['wait', 'pass']);
    expect(silenced).toRefuse(0, 'use:{ward}:now', T('silence'));
  });
});
