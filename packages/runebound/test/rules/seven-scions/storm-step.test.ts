import { rule } from '@questwright/harness/vitest';
import { labelOf } from '@questwright/kernel';
import { describe, expect } from 'vitest';
import { win, type Adventures } from '../../adventures.ts';
import { attack, counters, fight, lies, part, say, storm, stormOf, tags } from './storm.ts';

/** Seat 1 wins an adventure of that color; then its Storm step is played. */
const after = (color: 'green' | 'yellow' | 'blue', counter = 0): Adventures => {
  const space = { green: 'f6', yellow: 'd6', blue: 'b7' }[color];
  const table = storm({
    step: 'adventure step',
    counter,
    at: ['tamalir', space, 'tamalir'],
    piles: { [`${color} deck`]: [`${color}-rat`] },
  }).answer(1, 'attempt');
  return win(table, 1);
};
const DEFEATED = [10, 10, 10, 10] as const;

describe('the Storm step', () => {
  rule(
    'SS-STM-01',
    'comes after the Adventure step, before Market and Experience',
    () => {
      const table = storm({ step: 'adventure step', counter: 0, at: ['tamalir', 'tamalir', 'tamalir'] });
      say(table, [1, 'no-interaction']);
      expect(table.where()).toContain('market step');
      expect(tags(table, 'storm counter moved')).toBe(1);
    },
    { 'SS-STM-01': [{ rule: 'SS-STM-01', proc: 'turn', step: 'storm step', remove: true }] },
  );

  rule('SS-STM-02', 'takes place although a knockout, an escape or an empty space ended the turn', () => {
    const adventure = (...dice: number[]): Adventures =>
      storm({
        step: 'adventure step',
        counter: 3,
        at: ['tamalir', 'd6', 'tamalir'],
        set: { 'heroes.1.cameFrom': 'e7' },
        piles: { 'yellow deck': ['yellow-wall'] },
        hero: { 1: { wounds: 4 } },
        dice,
      }).answer(1, 'attempt');
    const ended = (table: Adventures): void => {
      expect(tags(table, 'turn ended early')).toBe(1);
      expect(stormOf(table).counter).toBe(4);
      expect([table.world.turn, table.where()]).toEqual([2, expect.stringContaining('movement step')]);
    };
    ended(adventure(1, 1).answer(1, 'escape').answer(1, 'recover:tamalir'));
    const nothing = storm({ step: 'nothing there', counter: 3, at: ['tamalir', 'e7', 'tamalir'] });
    expect(stormOf(nothing).counter).toBe(4);
    expect(tags(nothing, 'steps skipped')).toBe(1);
  });

  rule('SS-STM-03', 'the counter moves at least one space', () => {
    const table = storm({ counter: 2, at: ['d6', 'tamalir', 'tamalir'] });
    expect(stormOf(table).counter).toBe(3);
    expect(table.event('storm counter moved')).toEqual({ seat: 1, by: 1, position: 3 });
  });

  rule('SS-STM-04', 'one space for nothing or green, two for yellow, three for blue', () => {
    const spaces = ([null, 'green', 'yellow', 'blue'] as const).map((color) =>
      storm({ counter: 0 }).value('spaces of the storm counter', color),
    );
    expect(spaces).toEqual([1, 1, 2, 3]);
    expect([after('green'), after('yellow'), after('blue')].map((table) => stormOf(table).counter)).toEqual([1, 2, 3]);
    // The next turn begins anew.
    expect(stormOf(after('blue')).toughest).toBe(0);
  });

  rule(
    ['SS-EX-01', 'SS-STM-04'],
    'after a blue Challenge the counter goes from its start to the third stack, beside Dawnsmoor',
    () => {
      const table = after('blue');
      expect(stormOf(table).counter).toBe(3);
      expect(table.value('towns')[stormOf(table).counter - 1]).toBe('dawnsmoor');
    },
  );

  rule('SS-STM-05', 'beyond the eighth stack it falls off, and a Storm card is drawn', () => {
    expect(tags(storm({ counter: 7 }), 'storm broke')).toBe(0);
    const table = after('yellow', 7);
    expect(table.event('storm broke')).toMatchObject({ seat: 1, card: { content: 'hounds' } });
  });

  rule('SS-STM-06', 'it begins at its start again, and left-over spaces are forgotten', () => {
    expect(stormOf(after('blue', 8)).counter).toBe(0);
  });

  rule('SS-STM-07', 'the card is of the lowest color that is left, at random', () => {
    const table = storm({
      only: ['green storm deck', 'yellow storm deck'],
      piles: { 'green storm deck': [], 'yellow storm deck': ['giants'] },
    });
    expect(table.event('storm broke')).toMatchObject({ color: 'yellow', card: { content: 'giants' } });
    expect(storm().event('storm broke')).toMatchObject({ color: 'green' });
  });

  rule('SS-STM-08', 'every Hero resolves an Event: whoever triggered it first, then clockwise', () => {
    const table = storm({ card: 'rain' });
    expect(table.events.filter(({ tag }) => tag === 'exhausted').map((one) => one.with['thing'])).toEqual(
      ['hero-two', 'hero-three', 'hero-one'].map((hero) => ({ thing: table.thing(hero) })),
    );
    expect(lies(table, 'rain')).toBe('removed from play');
  });

  rule(
    'RB-ITM-16',
    'a hat that flies to the left is handed on, and discarded where there is nobody to the left',
    () => {
      const hats = (heroes: readonly string[]): Adventures =>
        storm({
          heroes,
          only: ['green storm deck'],
          piles: { 'green storm deck': ['lost-hats'] },
          area: { [heroes.length - 1]: ['trial-boots', 'old-bow'] },
        });
      const label = (table: Adventures, seat: number): unknown =>
        labelOf(table.loaded, table.game, seat, table.resolve('part-with:{trial-boots}')).with;
      const two = hats(['hero-one', 'hero-two']);
      say(two, [1, 'choose:fly']);
      expect(label(two, 1)).toEqual({ card: { thing: two.thing('trial-boots') }, to: { seat: 0 } });
      say(two, [1, 'part-with:{trial-boots}']);
      expect(lies(two, 'trial-boots')).toBe('area/0');
      expect(two.event('handed on')).toMatchObject({ seat: 1, to: { seat: 0 } });
      const alone = hats(['hero-one']);
      say(alone, [0, 'choose:fly']);
      expect(label(alone, 0)).toEqual({ card: { thing: alone.thing('trial-boots') }, to: null });
      say(alone, [0, 'part-with:{trial-boots}']);
      expect(alone.pile('market deck').at(-1)).toBe('trial-boots');
    },
  );

  rule('SS-STM-08', 'also the active Hero whom it knocks out, and those after', () => {
    const table = storm({
      only: ['green storm deck', 'yellow storm deck'],
      piles: { 'green storm deck': [], 'yellow storm deck': [], 'blue storm deck': ['flood'] },
      at: ['tamalir', 'tamalir', 'tamalir'],
    });
    expect(tags(table, 'knocked out')).toBe(3);
    // Its turn is not over by that.
    expect(tags(table, 'turn ended early')).toBe(0);
    expect(tags(table, 'market card added')).toBe(1);
  });

  rule(
    'SS-STM-17',
    'then the turn goes on: whoever was knocked out by it has no Market step, but an Experience step',
    () => {
      const fallen = say(
        storm({
          dice: [1, 1, 1, 1, 1, 1],
          at: ['e7', 'e7', 'e7'],
          hero: { 0: { wounds: 4 }, 1: { wounds: 4 }, 2: { wounds: 4 } },
          set: { 'heroes.1.counters': { green: 9, yellow: 0, blue: 0, red: 0 } },
        }),
        [1, 'escape'],
        [2, 'escape'],
        [0, 'escape'],
      );
      expect(tags(fallen, 'knocked out')).toBe(3);
      expect(tags(fallen, 'storm lost')).toBe(1);
      expect(fallen.world.heroes[1]!.space).toBe('greyhaven');
      expect(part(fallen)).toBe('experience step/experience counters');
      expect(fallen.asked()).toEqual([1]);
      expect(lies(fallen, 'hounds')).toBe('removed from play');

      const won = storm({ dice: DEFEATED, at: ['d6', 'tamalir', 'tamalir'] });
      won.edit(({ world }) => void (world.things.counters['wounds']![won.thing('hounds')] = 1));
      say(fight(won, 1, 2, 0), [1, attack(1)], [2, attack(2)]);
      expect(won.where()).toContain('market step');
      expect(won.asked()).toEqual([1]);
      expect(lies(won, 'hounds')).toBe('removed from play');
    },
  );
});

describe('where one thing ends in the middle of another', () => {
  rule('SS-STM-02', 'a Storm Challenge in a turn that is over already: all fight, then the turn just ends', () => {
    const table = storm({
      step: 'adventure step',
      counter: 8,
      at: ['tamalir', 'd6', 'tamalir'],
      set: { 'heroes.1.cameFrom': 'e7' },
      piles: { 'yellow deck': ['yellow-rat'] },
      dice: [10, 10],
    }).answer(1, 'attempt');
    say(table, [1, 'escape']);
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(lies(table, 'yellow-rat')).toBe('yellow deck');
    table.dice(10, 10, 10, 10);
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('hounds')] = 1));
    say(fight(table, 1, 2, 0), [1, attack(1)], [2, attack(2)]);
    expect(tags(table, 'turn ended early')).toBe(1);
    expect(table.world.turn).toBe(2);
  });

  rule('SS-STM-09', 'a Hero who has not entered play yet can fight, fall and stay outside', () => {
    const table = storm({ at: ['', 'tamalir', 'tamalir'], hero: { 0: { wounds: 4 } }, dice: [1, 1] });
    say(table, [1, 'fight'], [2, 'fight'], [0, 'escape']);
    expect(tags(table, 'knocked out')).toBe(1);
    expect(table.world.heroes[0]!.space).toBe('');
    expect(counters(table, 'wounds', 'hero-one')).toBe(0);
    expect(table.asked()).toEqual([1]);
  });
});
