import { data, rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, combatRoll, isFaceUp, mayOnly, part, phase, say, wounds } from '../../battles.ts';

describe('Terms', () => {
  rule('RB-TERM-01', 'an attack roll is a combat roll made when attacking', () => {
    const attack = say(phase('melee', { area: ['whetstone'] }).dice(2, 3), 'attack:{fighter}');
    expect(combatRoll(attack, 'melee')).toMatchObject({ total: 11 });
    const defense = say(phase('melee', { area: ['whetstone'] }).dice(2, 3), 'defend');
    expect(combatRoll(defense, 'melee')).toMatchObject({ total: 9 });
  });

  rule(['RB-TERM-02', 'RB-FACT-05'], 'a wound is canceled before it is inflicted, and not afterwards', () => {
    const table = attempt({ area: ['mail'], deck: ['herald'] });
    mayOnly(table, 'use:{mail}:cancel:activate', 'pass');
    say(table, 'use:{mail}:cancel:activate');
    expect([wounds(table, 'fighter'), isFaceUp(table, 'mail')]).toEqual([0, false]);
    const late = say(attempt({ area: ['mail'], deck: ['herald'] }), 'pass');
    expect(wounds(late, 'fighter')).toBe(1);
    expect(late).toRefuse(0, 'use:{mail}:cancel:activate', 'RB-TERM-02');
  });

  rule(['RB-TERM-02', 'RB-CBT-03'], 'who cancels a wound of each round cancels one before combat too', () => {
    for (const [hero, area, use] of [
      ['rurik-stonebrow', [], 'use:{rurik-stonebrow}:like a mountain:exhaustion'],
      ['fighter', ['hald-shieldbearer'], 'use:{hald-shieldbearer}:step in front:exhaustion'],
    ] as const) {
      // The Challenge wounds twice before combat; in the first round every defense fails.
      const table = attempt({ hero, area, deck: ['pair'], dice: [1, 1, 1, 1] });
      mayOnly(table, use, 'pass');
      say(table, use);
      expect(wounds(table, hero)).toBe(1);
      expect(table).toRefuse(0, use, 'RB-TERM-02');
      say(table, 'fight', 'defend');
      mayOnly(table, use, 'pass');
      say(table, use, 'defend');
      // Once a round: the wound of the melee phase comes.
      expect([part(table), wounds(table, hero)]).toEqual(['magic phase/attack or defend', 2]);
    }
  });

  rule('RB-TERM-03', 'combat rolls attack or defend; an escape test is none', () => {
    const table = attempt({ area: ['banner'], dice: [1, 1, 5, 5, 5, 5, 5, 5] });
    say(table, 'escape', 'fight', 'defend', 'attack:{fighter}');
    expect(table.event('escape test')).toMatchObject({ dice: 2, total: 5 });
    expect(combatRoll(table, 'ranged')).toMatchObject({ for: 'defense', total: 14 });
    expect(combatRoll(table, 'melee')).toMatchObject({ for: 'attack', total: 15 });
  });

  rule('RB-TERM-04', 'a total equal to the number is a success', () => {
    expect(say(attempt({ dice: [4, 5] }), 'escape').event('escape test')).toMatchObject({ total: 12, success: 'true' });
    const roll = say(phase('ranged').dice(4, 5), 'attack:{fighter}');
    expect(combatRoll(roll, 'ranged')).toMatchObject({ total: 12, against: 12, success: 'true' });
    const test = attempt({ deck: ['riddler'], dice: [5, 6] });
    expect(test.event('test made')).toMatchObject({ total: 15, number: 15, success: 'true' });
  });

  rule('RB-TERM-05', 'what a card does not say about success or failure does not happen', () => {
    const table = attempt({ deck: ['ring', 'target'], dice: [1, 1] });
    expect(table.event('test made')).toMatchObject({ success: 'false' });
    expect(table.world.heroes[0]!.gold).toBe(0);
    expect(table.pile('removed from play')).toContain('ring');
    expect(part(table)).toBe('escape phase/escape or fight');
    const said = attempt({ deck: ['ring', 'target'], dice: [10, 10] });
    expect(said.world.heroes[0]!.gold).toBe(1);
    const challenge = attempt({ deck: ['riddler'], dice: [1, 1] });
    expect(part(challenge)).toBe('escape phase/escape or fight');
  });

  rule('RB-TERM-06', '"you" is the Hero, not an Ally', () => {
    const table = attempt({ area: ['squire'], deck: ['herald'] });
    expect([wounds(table, 'fighter'), wounds(table, 'squire')]).toEqual([1, 0]);
  });

  rule('RB-TERM-07', '"your enemy" is whom the Hero fights', () => {
    const table = attempt({ area: ['chanter'] });
    say(table, 'use:{chanter}:song');
    expect(wounds(table, 'target')).toBe(1);
    expect(table.value('your enemy', 0)).toEqual([table.thing('target')]);
    expect(table.value('your enemy', 1)).toEqual([]);
  });

  data('RB-TERM-08', 'the central pile is the common supply of counters', () => {
    const table = attempt();
    expect(Object.keys(table.world.pile)).toEqual(['green', 'yellow', 'blue', 'red']);
  });
});
