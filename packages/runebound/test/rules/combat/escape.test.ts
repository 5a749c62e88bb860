import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, FROM, mayOnly, part, rolls, say, tags, withBattleCards, wounds, YELLOW } from '../../battles.ts';

describe('The Escape phase', () => {
  rule('RB-CBT-11', 'escaping is optional', () => {
    const table = attempt();
    mayOnly(table, 'escape', 'fight');
    say(table, 'fight');
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(rolls(table)).toBe(0);
    // In a combat that has no escape nobody is asked.
    const barred = arrange(withBattleCards, {
      packs: ['battle-cards'],
      piles: { 'hero/0': ['fighter'], 'area/0': [], adventure: ['target'] },
      late: ({ world }) => ({
        play: {
          proc: 'challenge',
          with: {
            seat: 0,
            heroes: [0],
            thing: world.things.piles['adventure']![0]!,
            space: YELLOW,
            exceptions: ['no escape'],
          },
        },
      }),
    });
    expect(part(barred)).toBe('ranged phase/attack or defend');
  });

  rule('RB-CBT-12', 'dice and Mind against the Mind of the opponent', () => {
    const escaped = say(attempt({ dice: [4, 5] }), 'escape');
    expect(escaped.event('escape test')).toMatchObject({ dice: 9, total: 12, against: 12, success: 'true' });
    expect(escaped.event('escaped')).toEqual({ seat: 0 });
    const failed = say(attempt({ dice: [4, 4] }), 'escape');
    expect(failed.event('escape test')).toMatchObject({ dice: 8, total: 11, against: 12, success: 'false' });
    expect(failed.event('escaped')).toBeNull();
  });

  rule('RB-CBT-13', 'a failed test costs a wound; then again, or on to the ranged phase', () => {
    const table = attempt({ dice: [1, 1, 1, 1, 10, 10] });
    say(table, 'escape');
    expect(wounds(table, 'fighter')).toBe(1);
    mayOnly(table, 'escape', 'fight');
    say(table, 'escape');
    expect(wounds(table, 'fighter')).toBe(2);
    say(table, 'escape');
    expect([wounds(table, 'fighter'), table.world.heroes[0]!.space]).toEqual([2, FROM]);
    const onwards = say(attempt({ dice: [1, 1] }), 'escape', 'fight');
    expect(part(onwards)).toBe('ranged phase/attack or defend');
    const fallen = say(attempt({ dice: [1, 1], wounds: 3 }), 'escape', 'recover:tamalir');
    expect(fallen.event('knocked out')).toEqual({ seat: 0 });
  });

  rule('RB-CBT-14', 'the figure goes back to the space it came from', () => {
    const table = say(attempt({ dice: [10, 10] }), 'escape');
    expect(table.world.heroes[0]).toMatchObject({ space: FROM, cameFrom: YELLOW });
    expect(table.event('entered')).toEqual({ seat: 0, space: { content: `space-${FROM}` }, by: 'escape' });
    const brought = say(attempt({ dice: [10, 10], set: { 'heroes.0.cameFrom': 'frostgate' } }), 'escape');
    expect(part(brought)).toBe('escape/moving back');
    mayOnly(brought, ...['d7', 'c7', 'c6', 'd5', 'e6', 'e7'].map((space) => `retreat:${space}`));
    say(brought, 'retreat:c6');
    expect(brought.world.heroes[0]!.space).toBe('c6');
  });

  rule('RB-CBT-15', 'the Challenge goes to the track without wounds, its counter marks the space', () => {
    const table = say(attempt({ dice: [10, 10, 10, 10] }), 'fight', 'attack:{fighter}');
    expect(wounds(table, 'target')).toBe(2);
    say(table.dice(10, 10, 10, 10), 'escape');
    expect(wounds(table, 'target')).toBe(0);
    expect(table.pile('undefeated challenge track')).toEqual(['target']);
    expect(table.world.undefeated[0]).toMatchObject({ thing: table.thing('target'), space: YELLOW });
    expect(table.world.adventures).toContain(YELLOW);
    // The turn is over when the Challenge has been put away, and is told to be.
    expect(tags(table, 'undefeated', 'turn ended early')).toEqual(['undefeated', 'turn ended early']);
  });

  rule('RB-CBT-16', 'a successful escape ends the turn: the next player begins', () => {
    const table = say(attempt({ dice: [10, 10], set: { 'heroes.0.cameFrom': 'd5', 'heroes.0.points': 20 } }), 'escape');
    expect(table.event('turn began')).toMatchObject({ seat: 1 });
    expect(table.asked()).toEqual([1]);
    expect(table.offers(0)).toEqual([]);
  });
});
