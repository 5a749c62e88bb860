import type { TestTable } from '@questwright/harness';
import type { Edit, Params } from '@questwright/kernel';
import type { RuneboundWorld, RuneboundTable } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import { counters, part, tags, trial, type Start } from './trial.ts';

const HOUNDS = 'wrack-hounds';
const HEROES = ['fighter', 'envoy', 'diplomat'] as const;

interface Weather {
  dice?: readonly number[];
  /** Where the heroes stand; seat 1 is in turn. */
  at?: readonly string[];
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  area?: Readonly<Record<number, readonly string[]>>;
  card?: string;
  wounds?: number;
  counter?: number;
  step?: string;
  set?: Params;
}

/** The Storm step of seat 1 of three is about to begin, and the counter is about to fall off. */
function storm(start: Start, weather: Weather = {}): TestTable<RuneboundWorld> {
  const { dice = [], at = ['d6', 'e7', 'tamalir'], hero = {}, area = {}, card = HOUNDS } = weather;
  const { counter = 8, wounds = 0, step = 'storm step', set = {} } = weather;
  return start({
    seats: 3,
    at: `game/turn > turn/${step}`,
    locals: { turn: { seat: 1 } },
    rest: 'heroes',
    dice,
    piles: {
      ...Object.fromEntries(HEROES.map((one, seat) => [`hero/${seat}`, [{ card: one, counters: hero[seat] ?? {} }]])),
      ...Object.fromEntries(HEROES.map((_, seat) => [`area/${seat}`, area[seat] ?? []])),
      'green storm deck': [{ card, counters: { wounds } }],
      'yellow deck': ['target'],
    },
    set: {
      turn: 1,
      'storm.counter': counter,
      ...Object.fromEntries(at.map((space, seat) => [`heroes.${seat}.space`, space])),
      ...set,
    },
  });
}
const fight = (table: TestTable<RuneboundWorld>, ...seats: number[]): TestTable<RuneboundWorld> => {
  for (const seat of seats) table.answer(seat, 'fight');
  return table;
};
const attack = (seat: number): string => `attack:{hero/${seat}}`;
const counter = ({ world }: TestTable<RuneboundWorld>): number =>
  (world as RuneboundWorld & { storm: { counter: number } }).storm.counter;

/** One answer after another: the seat that is asked, and what it says. */
function say(
  table: TestTable<RuneboundWorld>,
  ...answers: readonly (readonly [number, string])[]
): TestTable<RuneboundWorld> {
  for (const [seat, id] of answers) {
    expect(table.asked(), `who is asked for ${id} at ${table.where()}`).toEqual([seat]);
    table.answer(seat, id);
  }
  return table;
}

/** Two hits of 2 and 1 wounds defeat the Hounds: by seat 1 in the ranged phase, by seat 2 after it. */
const DEFEATED = [10, 10, 10, 10] as const;

describe('the Storm step', () => {
  trial('SS-STM-02', 'takes place although a knockout, an escape or an empty space ended the turn', (start) => {
    const adventure = (...dice: number[]): TestTable<RuneboundWorld> =>
      storm(start, {
        step: 'adventure step',
        counter: 3,
        at: ['tamalir', 'd6', 'tamalir'],
        set: { adventures: ['d6'], 'heroes.1.cameFrom': 'e7' },
        hero: { 1: { wounds: 3 } },
        dice,
      }).answer(1, 'attempt');
    const ended = (table: TestTable<RuneboundWorld>): void => {
      expect(tags(table, 'turn ended early')).toBe(1);
      expect(counter(table)).toBe(4);
      expect([table.world.turn, table.where()]).toEqual([2, expect.stringContaining('movement step')]);
    };
    const knockedOut = adventure(1, 1).answer(1, 'escape').answer(1, 'recover:tamalir');
    ended(knockedOut);
    expect(tags(knockedOut, 'knocked out')).toBe(1);
    const escaped = adventure(10, 10).answer(1, 'escape');
    ended(escaped);
    expect(tags(escaped, 'escaped')).toBe(1);

    const nothing = storm(start, { step: 'nothing there', counter: 3, at: ['tamalir', 'e7', 'tamalir'] });
    expect(counter(nothing)).toBe(4);
    expect(tags(nothing, 'steps skipped')).toBe(1);
  });

  trial('SS-STM-17', 'a Hero knocked out by the storm has an Experience step, but no Market step', (start) => {
    const table = storm(start, {
      dice: [1, 1, 1, 1, 1, 1],
      at: ['e7', 'e7', 'e7'],
      hero: { 0: { wounds: 3 }, 1: { wounds: 3 }, 2: { wounds: 3 } },
      set: { 'heroes.1.counters': { green: 9, yellow: 0, blue: 0, red: 0 } },
    });
    say(table, [1, 'escape'], [2, 'escape'], [0, 'escape']);
    expect(tags(table, 'knocked out')).toBe(3);
    expect(table.world.heroes[1]!.space).toBe('greyhaven');
    expect(table.where()).toContain('turn/experience step');
    expect(table.asked()).toEqual([1]);
  });

  trial('SS-STM-17', 'the card is removed, and the active player goes on with Market and Experience', (start) => {
    const table = storm(start, { dice: DEFEATED, at: ['d6', 'tamalir', 'tamalir'] });
    say(fight(table, 1, 2, 0), [1, attack(1)], [2, attack(2)]);
    expect(table.where()).toContain('market step');
    expect(table.asked()).toEqual([1]);
    expect(table.pile('removed from play')).toContain(HOUNDS);
  });
});

const onlyTheFirst: Edit<RuneboundWorld> = {
  rule: 'RB-CBT-17',
  proc: 'combat round',
  step: 'ranged phase',
  wrap: (base) => (base.each === undefined ? base : { ...base, each: (t: RuneboundTable) => base.each(t).slice(0, 1) }),
};
const unhurtAgain: Edit<RuneboundWorld> = {
  rule: 'RB-CBT-17',
  proc: 'ranged phase',
  step: 'unhurt again',
  before: 'attack or defend',
  add: {
    rule: 'RB-CBT-17',
    run: 'recovery',
    with: (t) => ({ on: t.within('combat')!.opponent, wounds: 'all', exhaustion: 'all' }),
  },
};
const oneFallsAllFall: Edit<RuneboundWorld> = {
  rule: 'RB-CBT-39',
  proc: 'knockout',
  step: 'end of the fight',
  replace: { rule: 'RB-CBT-39', do: () => ({ end: 'combat', as: { defeated: false, by: null, outcome: {} } }) },
};

describe('a Storm Challenge', () => {
  trial('SS-STM-09', 'is fought by all Heroes, wherever they are; nobody moves', (start) => {
    const table = storm(start);
    expect(table.game.stack.find(({ proc }) => proc === 'combat')!.locals.heroes.toSorted()).toEqual([0, 1, 2]);
    expect(table.world.heroes.map(({ space }) => space)).toEqual(['d6', 'e7', 'tamalir']);
  });

  trial('SS-STM-10', 'Before Combat: who triggered it, then clockwise, then the first round', (start) => {
    const table = storm(start, { area: { 0: ['wand'], 1: ['rod'], 2: ['bow'] } });
    expect(table.events.filter(({ tag }) => tag === 'exhausted').map((one) => one.with['thing'])).toEqual([
      { thing: table.thing('envoy') },
    ]);
    expect(part(table)).toBe('before combat/own abilities and one item');
    expect(table).toOffer(1, ['use:{rod}:spark:activate', 'pass', 'discard:{rod}']);
    table.answer(1, 'pass');
    // Seat 2 has nothing to use and is not asked.
    expect(['diplomat', 'fighter'].map((hero) => counters(table, 'exhaustion', hero))).toEqual([1, 1]);
    expect(table.asked()).toEqual([0]);
    expect(table).toOffer(0, ['use:{wand}:spark:activate', 'pass', 'discard:{wand}']);
    expect(tags(table, 'combat round')).toBe(0);
    table.answer(0, 'pass');
    expect(tags(table, 'combat round')).toBe(1);
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(table.asked()).toEqual([1]);
  });

  trial(
    'SS-STM-11',
    'all act in one phase before the next begins',
    (start) => {
      const table = storm(start, { card: 'hail-giants', dice: Array.from({ length: 30 }, () => 10) });
      const parts = (): string => `${part(table)} ${table.asked().join()}`;
      const asked: string[] = [];
      for (let n = 0; n < 12; n++) {
        asked.push(parts());
        table.answer(table.asked()[0]!, part(table).startsWith('escape') ? 'fight' : 'defend');
      }
      const order = (name: string): string[] => [1, 2, 0].map((seat) => `${name} ${seat}`);
      expect(asked).toEqual([
        ...order('escape phase/escape or fight'),
        ...order('ranged phase/attack or defend'),
        ...order('melee phase/attack or defend'),
        ...order('magic phase/attack or defend'),
      ]);
      expect(parts()).toBe('escape phase/escape or fight 1');
    },
    [onlyTheFirst],
  );

  trial('SS-STM-12', 'a Hero may attack in every phase, an Ally in one', (start) => {
    const table = storm(start, { dice: [1, 1, 10, 10, 10, 10, 1, 1], area: { 1: ['squire', 'page'] } });
    say(fight(table, 1, 2, 0), [1, attack(1)], [2, 'defend'], [0, 'defend']);
    expect(part(table)).toBe('melee phase/attack or defend');
    expect(table).toOffer(1, [
      attack(1),
      'send:{squire}',
      'send:{page}',
      'defend',
      'discard:{squire}',
      'discard:{page}',
    ]);
    table.answer(1, 'send:{squire}').dice(10, 10, 10, 10);
    say(table, [2, 'defend'], [0, 'defend']);
    expect(part(table)).toBe('magic phase/attack or defend');
    expect(table).toRefuse(1, 'send:{squire}', 'RB-ALY-03');
    expect(table).toOffer(1, [attack(1), 'send:{page}', 'defend', 'discard:{squire}', 'discard:{page}']);
  });

  trial(
    'SS-STM-13',
    'wounds add up from Hero to Hero',
    (start) => {
      const table = storm(start, { dice: [10, 10, 10, 10] });
      say(fight(table, 1, 2, 0), [1, attack(1)]);
      expect(counters(table, 'wounds', HOUNDS)).toBe(2);
      expect(tags(table, 'defeated')).toBe(0);
      say(table, [2, attack(2)]);
      expect(table.event('defeated')).toMatchObject({ seat: 2, card: { content: HOUNDS } });
    },
    [unhurtAgain],
  );

  trial('SS-STM-14', 'who escapes is out of the round and stays where he is; a failed try costs a wound', (start) => {
    const table = storm(start, { dice: [1, 1, 10, 10] });
    expect(table).toOffer(1, ['escape', 'fight']);
    say(table, [1, 'escape']);
    expect(counters(table, 'wounds', 'envoy')).toBe(1);
    say(table, [1, 'escape']);
    expect(table.world.heroes[1]!.space).toBe('e7');
    expect(table.pile('adventure')).toEqual([HOUNDS]);
    fight(table, 2, 0);
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(table.asked()).toEqual([2]);
  });

  trial('SS-STM-15', 'in the next round who had escaped must fight or try again', (start) => {
    const table = storm(start, { dice: [10, 10, ...Array.from({ length: 12 }, () => 10)] });
    say(table, [1, 'escape'], [2, 'fight'], [0, 'fight']);
    for (let n = 0; n < 6; n++) table.answer(table.asked()[0]!, 'defend');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(table.asked()).toEqual([1]);
    expect(table).toOffer(1, ['escape', 'fight']);

    const all = storm(start, { dice: Array.from({ length: 6 }, () => 10) });
    say(all, [1, 'escape'], [2, 'escape'], [0, 'escape']);
    expect(all.event('combat round')).toEqual({ round: 2 });
    expect(all.asked()).toEqual([1]);
  });

  trial('SS-STM-16', 'the reward is for those who attacked or dealt damage in the last round', (start) => {
    const gold = ({ world }: TestTable<RuneboundWorld>): number[] => world.heroes.map((hero) => hero.gold);
    const poor = { 'heroes.0.gold': 0, 'heroes.1.gold': 0, 'heroes.2.gold': 0 };
    // Seat 1 attacks and misses, seat 2 only defends, seat 0 defeats it.
    const table = storm(start, { dice: [1, 1, 10, 10, 10, 10], wounds: 1, set: poor });
    say(fight(table, 1, 2, 0), [1, attack(1)], [2, 'defend'], [0, attack(0)]);
    expect(gold(table)).toEqual([3, 3, 0]);

    // Seat 1 attacks in the first round only, and seat 2 defeats it in the second.
    const later = storm(start, { dice: [1, 1, ...Array.from({ length: 20 }, () => 10)], wounds: 1, set: poor });
    say(fight(later, 1, 2, 0), [1, attack(1)]);
    for (let n = 0; n < 8; n++) later.answer(later.asked()[0]!, 'defend');
    say(fight(later, 1, 2, 0), [1, 'defend'], [2, attack(2)]);
    expect(gold(later)).toEqual([0, 0, 3]);

    // Damage before combat counts for the first round, without any roll.
    const before = storm(start, { dice: [10, 10, 10, 10], wounds: 1, area: { 0: ['chanter'] }, set: poor });
    say(before, [0, 'use:{chanter}:song']);
    expect(counters(before, 'wounds', HOUNDS)).toBe(2);
    say(fight(before, 1, 2, 0), [1, attack(1)]);
    expect(gold(before)).toEqual([3, 3, 0]);
  });

  trial(
    'SS-STM-18',
    'who is knocked out is out of the combat; the others fight on against the same wounds',
    (start) => {
      const table = storm(start, {
        dice: [1, 1],
        wounds: 2,
        hero: { 2: { wounds: 3 } },
        at: ['d6', 'e7', 'd6'],
        area: { 2: ['cheap', 'dear'] },
        set: { 'heroes.2.gold': 5 },
      });
      say(table, [1, 'fight'], [2, 'escape']);
      expect(part(table)).toBe('knockout/nearest town');
      expect(table).toOffer(2, ['recover:forge', 'recover:greyhaven', 'recover:tamalir']);
      say(table, [2, 'recover:tamalir'], [0, 'fight']);
      expect(table.world.heroes[2]).toMatchObject({ gold: 0, space: 'tamalir' });
      expect(table.pile('area/2')).toEqual(['cheap']);
      expect(counters(table, 'wounds', 'diplomat')).toBe(0);
      expect(counters(table, 'wounds', HOUNDS)).toBe(2);
      expect(table.pile('undefeated challenge track')).toEqual([]);
      table.dice(1, 1, 10, 10);
      say(table, [1, attack(1)], [0, attack(0)]);
      expect(table.event('defeated')).toMatchObject({ seat: 0, card: { content: HOUNDS } });
    },
    [oneFallsAllFall],
  );
});
