import { rule } from '@questwright/harness/vitest';
import type { Json } from '@questwright/kernel';
import type { Goal } from '@questwright/messages';
import { describe, expect } from 'vitest';
import { goal } from '../../../src/variants/seven-scions/goal.ts';
import type { Adventures } from '../../adventures.ts';
import { fall, hit } from '../endgame/last-stand.ts';
import { counters, ON, part, played, say, storm, stormOf, tags } from './storm.ts';

interface Stand {
  seats?: number;
  lords?: readonly string[];
  /** The order in which each faces them. */
  orders?: readonly (readonly string[])[];
  levels?: readonly number[];
  packs?: readonly string[];
  area?: Readonly<Record<number, readonly string[]>>;
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  gold?: readonly number[];
  dice?: readonly number[];
}
const HEROES = ['hero-one', 'hero-two', 'hero-three'];
const seatsUpTo = (seats: number): number[] => Array.from({ length: seats }, (_, seat) => seat);

/** The Endgame is due. */
function due(stand: Stand = {}): Adventures {
  const {
    seats = 2,
    lords = ['lord-rat', 'lord-wall'],
    orders = [],
    levels = [2, 1, 1],
    area = {},
    hero = {},
    gold = [0, 0, 0],
    dice = [],
  } = stand;
  const all = seatsUpTo(seats);
  return played({
    seats,
    packs: stand.packs ?? ON,
    at: 'game/endgame',
    dice,
    orders: orders.map((cards) => ({ zone: 'stormlords', cards: [...cards] })),
    piles: {
      ...Object.fromEntries(all.map((seat) => [`hero/${seat}`, [{ card: HEROES[seat]!, counters: hero[seat] ?? {} }]])),
      ...Object.fromEntries(all.map((seat) => [`area/${seat}`, area[seat] ?? []])),
      stormlords: lords,
    },
    set: {
      turn: 0,
      'storm.over': true,
      ...Object.fromEntries(
        all.flatMap((seat) => [
          [`heroes.${seat}.space`, 'tamalir'],
          [`heroes.${seat}.gold`, gold[seat] ?? 0],
          [`heroes.${seat}.experience.mind`, (levels[seat] ?? 1) - 1],
        ]),
      ),
    },
  });
}
/** What the table says one plays for, and how far everybody is. */
const told = (table: Adventures): Goal =>
  goal(
    {
      content: new Map(),
      view: table.view(0),
      value: (name, ...about) => table.value(name as never, ...about) as Json,
    },
    { wins: [], loses: [], milestones: [] },
  );
const reached = (table: Adventures): unknown[] => told(table).milestones.map(({ id, need, has }) => [id, need, has]);
const ends = (table: Adventures): unknown => ({
  wins: told(table).wins.map(({ id }) => id),
  loses: told(table).loses.map(({ id }) => id),
  counts: told(table).milestones.map(({ way }) => way),
});
const RAT_FIRST = ['lord-rat', 'lord-wall'];

describe('the Endgame', () => {
  rule('SS-END-01', 'begins at once when a Storm card is called for and only Stormlords remain', () => {
    const table = storm({
      only: ['green storm deck', 'yellow storm deck', 'blue storm deck'],
      piles: { 'green storm deck': [], 'yellow storm deck': [], 'blue storm deck': [] },
      at: ['tamalir', 'tamalir', 'tamalir'],
      set: { 'heroes.1.counters': { green: 9, yellow: 0, blue: 0, red: 0 } },
    });
    expect(tags(table, 'endgame began')).toBe(1);
    expect(tags(table, 'storm broke')).toBe(0);
    expect(table.where()).toContain('confrontation');
    // Of nine Storm cards so many have come.
    const come = (green: readonly string[], yellow: readonly string[]): unknown =>
      reached(
        storm({
          counter: 0,
          only: ['green storm deck', 'yellow storm deck', 'blue storm deck'],
          piles: { 'green storm deck': green, 'yellow storm deck': yellow, 'blue storm deck': ['flood'] },
        }),
      ).at(-1);
    expect(come(['hounds', 'rain', 'cold-hounds'], ['giants'])).toEqual(['storm', 9, [{ seat: null, count: 4 }]]);
    expect(come([], [])).toEqual(['storm', 9, [{ seat: null, count: 8 }]]);
    expect(reached(table).at(-1)).toEqual(['storm', 9, [{ seat: null, count: 9 }]]);
  });

  rule('SS-END-02', 'each player may discard as many wounds as there are Stormlords, from Hero and Allies', () => {
    const table = due({ hero: { 0: { wounds: 4 } } });
    expect(table).toOffer(0, ['mend:{hero-one}', 'enough-help']);
    say(table, [0, 'mend:{hero-one}'], [0, 'mend:{hero-one}']);
    expect(counters(table, 'wounds', 'hero-one')).toBe(2);
    expect(table.where()).toContain('confrontation');
  });

  rule('SS-END-03', 'and as much exhaustion', () => {
    const table = due({ hero: { 0: { exhaustion: 3 } } });
    expect(table).toOffer(0, ['soothe:{hero-one}', 'enough-help']);
    say(table, [0, 'soothe:{hero-one}'], [0, 'soothe:{hero-one}']);
    expect(counters(table, 'exhaustion', 'hero-one')).toBe(1);
    expect(table.where()).toContain('confrontation');
  });

  rule('SS-END-04', 'and may make as many Items ready', () => {
    const table = storm({
      only: ['green storm deck', 'yellow storm deck', 'blue storm deck'],
      piles: { 'green storm deck': [], 'yellow storm deck': [], 'blue storm deck': [] },
      area: {
        0: [
          { card: 'war-horn', face: 'down' },
          { card: 'war-drum', face: 'down' },
        ],
      },
      counter: 8,
    });
    expect(table).toOffer(0, [
      'ready:{war-horn}',
      'ready:{war-drum}',
      'enough-help',
      'discard:{war-horn}',
      'discard:{war-drum}',
    ]);
    say(table, [0, 'ready:{war-horn}'], [0, 'enough-help']);
    expect(table.world.things.face[table.thing('war-horn')]).toBe(1);
    expect(table.world.things.face[table.thing('war-drum')]).toBe(0);
  });

  rule('SS-END-05', 'the highest level goes first; of equals who has more gold', () => {
    expect(due({ seats: 3, levels: [4, 3, 5] }).event('order of the endgame')).toEqual({
      seats: [{ seat: 2 }, { seat: 0 }, { seat: 1 }],
    });
    expect(due({ seats: 3, levels: [2, 2, 2], gold: [1, 5, 3] }).event('order of the endgame')).toEqual({
      seats: [{ seat: 1 }, { seat: 2 }, { seat: 0 }],
    });
  });

  rule(
    'SS-END-06',
    'each faces all Stormlords, in an order of chance, unhurt, until knocked out or all are defeated',
    () => {
      const table = due({
        lords: ['lord-rat', 'lord-mouse'],
        orders: [
          ['lord-rat', 'lord-mouse'],
          ['lord-mouse', 'lord-rat'],
        ],
      });
      expect(table.pile('adventure')).toEqual(['lord-rat']);
      hit(table, 0);
      expect(table.pile('adventure')).toEqual(['lord-mouse']);
      hit(table, 0);
      expect(tags(table, 'all stormlords defeated')).toBe(1);
      expect(tags(table, 'eliminated')).toBe(0);
      // The next Hero faces the complete set again.
      expect(table.pile('adventure')).toEqual(['lord-mouse']);
      expect(table.asked()).toEqual([1]);
      expect(counters(table, 'wounds', 'lord-mouse')).toBe(0);
      expect(table.world.heroes[0]!.counters.red).toBe(0);
    },
  );

  rule('SS-END-07', 'the most defeated Stormlords win', () => {
    const table = due({ orders: [RAT_FIRST, ['lord-wall', 'lord-rat']], levels: [1, 2] });
    hit(table, 1);
    expect(ends(table)).toEqual({ wins: ['comparison'], loses: [], counts: ['comparison', null] });
    expect(reached(table)[0]).toEqual([
      'stormlords',
      2,
      [
        { seat: 0, count: 0 },
        { seat: 1, count: 1 },
      ],
    ]);
    fall(table, 1);
    fall(table, 0);
    expect(table.game).toMatchObject({ over: true, result: { winner: 1 } });
    expect(table.event('won')).toMatchObject({ how: 'comparison' });
  });

  rule('SS-END-08', 'of equals the one whose last opponent bore more wounds; then level, then gold', () => {
    const table = due({ lords: ['lord-wall'], orders: [['lord-wall'], ['lord-wall']], levels: [2, 1] });
    fall(table, 0);
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('lord-wall')] = 1));
    fall(table, 1);
    expect(table.game).toMatchObject({ over: true, result: { winner: 1 } });

    const even = due({ lords: ['lord-wall'], orders: [['lord-wall'], ['lord-wall']], levels: [2, 1] });
    fall(even, 0);
    fall(even, 1);
    expect(even.game).toMatchObject({ over: true, result: { winner: 0 } });
  });

  rule('SS-END-09', 'no escape, no refresh between Stormlords, no losses', () => {
    const table = due({
      lords: ['lord-rat', 'lord-mouse'],
      orders: [['lord-rat', 'lord-mouse']],
      gold: [5, 0],
      area: { 0: ['war-horn'] },
    });
    expect(table).toRefuse(0, 'escape', 'SS-END-09');
    table.answer(0, 'attack:{hero/0}').dice(9, 9).answer(0, 'use:{war-horn}:blow it:activate');
    expect(table.pile('adventure')).toEqual(['lord-mouse']);
    expect(table.world.things.face[table.thing('war-horn')]).toBe(0);
    fall(table, 0);
    expect(table.world.heroes[0]!.gold).toBe(5);
    expect(table.pile('area/0')).toEqual(['war-horn']);
  });

  rule('SS-END-11', 'alone: all of them, or it is lost', () => {
    const won = due({ seats: 1, lords: ['lord-rat'] });
    expect(ends(won)).toEqual({ wins: ['stormlords'], loses: ['alone'], counts: ['stormlords', null] });
    hit(won, 0);
    expect(won.game).toMatchObject({ over: true, result: { winner: 0 } });
    expect(won.event('won')).toMatchObject({ how: 'stormlords' });
    const lost = due({ seats: 1, lords: ['lord-wall'] });
    fall(lost, 0);
    expect(lost.game).toMatchObject({ over: true, result: { winner: null } });
    expect(lost.event('lost')).toEqual({ how: 'alone' });
  });

  rule('SS-GEN-02', 'nothing of the base wins before it', () => {
    const table = storm({ counter: 0, step: 'market step' });
    expect(table.value('victor')).toBeNull();
    const runes = [...table.loaded.content].flatMap(([id, { content }]) =>
      content['dragonRune'] === true ? [id] : [],
    );
    expect(runes.length).toBeGreaterThan(2);
    const rich = storm({ counter: 0, step: 'market step', area: { 1: runes.slice(0, 3) } });
    expect(rich.value('dragon runes', 1)).toBe(3);
    expect(rich.value('victor')).toBeNull();
  });
});

describe('what is awake fights on', () => {
  rule('SS-SCI-10', 'against the Stormlords a Scion may be sent', () => {
    const table = due({ lords: ['lord-wall'], area: { 0: ['the-oathkeeper'] } });
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(table.offers(0).some((option) => option.startsWith('send:'))).toBe(true);
    expect(stormOf(table).over).toBe(true);
  });
});
