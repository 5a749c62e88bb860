import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, mayOnly, part, put, say, tags, withBattleCards, wounds, YELLOW, type Battle } from '../../battles.ts';

/** Seat 0 strikes the last blow. */
const win = (table: Battle): Battle => say(table.dice(10, 10), 'fight', 'attack:{fighter}');

describe('Defeating Challenges', () => {
  rule('RB-DEF-01', 'a Challenge is defeated at once when its wounds reach its Life', () => {
    const table = win(put(attempt({ deck: ['tough'] }), 'wounds', 'tough', 1));
    expect(table.event('defeated')).toMatchObject({ seat: 0, card: { content: 'tough' } });
    const standing = win(attempt({ deck: ['tough'], dice: [10, 10, 10, 10] }));
    expect(standing.event('defeated')).toBeNull();
  });

  rule('RB-DEF-02', 'who defeats it receives the reward on the card', () => {
    const table = win(put(attempt({ deck: ['tough'], set: { 'heroes.0.gold': 2 } }), 'wounds', 'tough', 2));
    expect(table.world.heroes[0]!.gold).toBe(5);
    const none = win(attempt({ deck: ['brittle'], set: { 'heroes.0.gold': 2 } }));
    expect(none.world.heroes[0]!.gold).toBe(2);
  });

  rule('RB-DEF-03', 'the card itself as reward becomes an Ally', () => {
    const table = win(attempt({ deck: ['companion'] }));
    expect(table.pile('area/0')).toEqual(['companion']);
    expect(table.pile('yellow deck')).not.toContain('companion');
    expect(table.value('counts as', table.thing('companion'))).toBe('ally');
    expect(table.value('body', table.thing('companion'))).toBe(1);
    expect(wounds(table, 'companion')).toBe(0);
  });

  rule('RB-DEF-04', 'a reward card obeys the limits of Items and Allies', () => {
    const table = win(attempt({ deck: ['blade'], area: ['club', 'spear'] }));
    expect(part(table)).toBe('gain a card/room');
    mayOnly(table, 'give-up:{club}', 'give-up:{spear}', 'decline');
    say(table, 'give-up:{club}');
    expect(table.pile('area/0')).toEqual(['spear', 'blade']);
    const declined = say(win(attempt({ deck: ['blade'], area: ['club', 'spear'] })), 'decline');
    expect(declined.pile('area/0')).toEqual(['club', 'spear']);
    expect(declined.pile('yellow deck').at(-1)).toBe('blade');
  });

  rule('RB-DEF-05', 'a reward card cannot be lost by a knockout', () => {
    const table = say(attempt({ area: ['blade'], wounds: 3, dice: [1, 1] }), 'fight', 'defend', 'recover:forge');
    expect(table.pile('area/0')).toEqual(['blade']);
    const both = say(
      attempt({ area: ['blade', 'cheap'], wounds: 3, dice: [1, 1] }),
      'fight',
      'defend',
      'recover:forge',
    );
    expect(both.pile('area/0')).toEqual(['blade']);
    expect(attempt({ area: ['blade'] })).toRefuse(0, 'discard:{blade}', 'RB-DEF-05');
  });

  rule('RB-DEF-06', 'the adventure counter of the space is won', () => {
    const table = win(attempt({ deck: ['brittle'] }));
    expect(table.world.adventures).not.toContain(YELLOW);
    expect(table.world.heroes[0]!.counters).toMatchObject({ yellow: 1 });
  });

  rule(['RB-DEF-07', 'RB-DEF-06'], 'everybody sees the points of a won counter', () => {
    const table = win(attempt({ deck: ['brittle'] }));
    expect(table.event('adventure counter won', 1)).toEqual({ seat: 0, color: 'yellow', points: 2 });
    expect(table.value('experience points', 0)).toBe(2);
    expect((table.view(1).world as unknown as Battle['world']).heroes[0]!.counters).toMatchObject({ yellow: 1 });
  });

  rule('RB-DEF-08', 'the defeated Challenge goes under the deck of its color', () => {
    const table = win(attempt({ deck: ['brittle', 'tough'] }));
    expect(table.pile('yellow deck').at(-1)).toBe('brittle');
    expect(table.world.things.face[table.thing('brittle')]).toBe(0);
  });

  rule(['RB-DEF-06', 'RB-DEF-07', 'RB-DEF-08'], 'also when the reward knocks the Hero out', () => {
    const table = say(win(attempt({ deck: ['spiteful'] })), 'recover:forge');
    const told = ['defeated', 'knocked out', 'adventure counter won', 'discarded', 'turn ended early'];
    expect(tags(table, ...told)).toEqual(told);
    expect(table.world.heroes[0]).toMatchObject({ space: 'forge', counters: { yellow: 1 } });
    expect(table.world.adventures).not.toContain(YELLOW);
    expect(table.pile('yellow deck').at(-1)).toBe('spiteful');
    expect(table.pile('adventure')).toEqual([]);
    expect(table.where()).toMatch(/^game\/turn > turn\/movement step/);
    expect(table.world.turn).toBe(1);
  });

  rule('RB-DEF-09', 'first reward and counter, then the card goes', () => {
    const table = win(attempt({ deck: ['deep', 'ring'], dice: [] }).dice());
    expect(table.pile('adventure')).toEqual([]);
    const order = table.events.map(({ tag, with: params }) => [tag, (params['card'] as { content?: string })?.content]);
    const drawn = order.findIndex(([tag, card]) => tag === 'adventure card drawn' && card === 'ring');
    const gone = order.findIndex(([tag, card]) => tag === 'discarded' && card === 'deep');
    expect(drawn).toBeGreaterThan(0);
    expect(gone).toBeGreaterThan(drawn);
    expect(tags(table, 'adventure counter won', 'discarded').at(-2)).toBe('adventure counter won');
  });

  rule('RB-DEF-10', 'defeated before the first round: no Escape phase, the spoils as usual', () => {
    const table = say(
      attempt({ hero: 'sorcerer', deck: ['brittle'], dice: [10, 10] }),
      'use:{sorcerer}:bolt:exhaustion',
    );
    expect(tags(table, 'combat round')).toEqual([]);
    expect(table.world.heroes[0]!.counters).toMatchObject({ yellow: 1 });
  });

  rule('RB-DEF-06', 'in other combats: a counter from the pile, or none, or no reward', () => {
    const spoils = (...exceptions: string[]): Battle =>
      arrange(withBattleCards, {
        packs: ['battle-cards'],
        piles: { 'hero/0': ['fighter'], 'area/0': [], adventure: [{ card: 'tough', counters: { wounds: 2 } }] },
        set: { 'heroes.0.gold': 0, 'heroes.0.space': YELLOW, pile: { green: 0, yellow: 1, blue: 0, red: 0 } },
        dice: [10, 10],
        late: ({ world }) => {
          const thing = world.things.piles['adventure']![0]!;
          return { play: { proc: 'challenge', with: { seat: 0, heroes: [0], thing, space: YELLOW, exceptions } } };
        },
      });
    const fromPile = win(spoils('counter from the pile'));
    expect(fromPile.world.adventures).toContain(YELLOW);
    expect([fromPile.world.pile.yellow, fromPile.world.heroes[0]!.counters.yellow]).toEqual([0, 1]);
    const none = win(spoils('no counter', 'no reward'));
    expect([none.world.heroes[0]!.counters.yellow, none.world.heroes[0]!.gold]).toEqual([0, 0]);
  });
});
