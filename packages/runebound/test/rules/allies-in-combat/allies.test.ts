import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, exhaustion, mayOnly, part, phase, put, rolls, say, wounds } from '../../battles.ts';

describe('Allies in combat', () => {
  rule(['RB-ALY-01', 'RB-ALY-08'], 'the Hero attacks, an Ally attacks, or the Hero defends', () => {
    const table = phase('ranged', { area: ['squire'] });
    mayOnly(table, 'attack:{fighter}', 'send:{squire}', 'defend');
    const two = phase('ranged', { area: ['squire', 'page'] });
    mayOnly(two, 'attack:{fighter}', 'send:{squire}', 'send:{page}', 'defend');
    say(two.dice(10, 10), 'send:{squire}');
    expect(rolls(two)).toBe(1);
    expect(part(two)).toBe('melee phase/attack or defend');
  });

  rule(['RB-ALY-02', 'RB-ALY-01'], 'Ally, Hero, other Ally: three attacks in one round', () => {
    const table = phase('ranged', { area: ['squire', 'page'] }).dice(10, 10, 10, 10, 10, 10);
    say(table, 'send:{squire}', 'attack:{fighter}', 'send:{page}');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(wounds(table, 'target')).toBe(3);
  });

  rule('RB-ALY-03', 'an Ally attacks in one phase of a round', () => {
    const table = phase('ranged', { area: ['squire'] }).dice(10, 10, 10, 10);
    say(table, 'send:{squire}', 'defend');
    mayOnly(table, 'attack:{fighter}', 'defend');
    expect(table).toRefuse(0, 'send:{squire}', 'RB-ALY-03');
  });

  rule('RB-ALY-04', "an Ally's attack uses the Ally's numbers", () => {
    const table = say(phase('magic', { area: ['acolyte-of-flame'] }).dice(6, 7), 'send:{acolyte-of-flame}');
    expect(table.event('combat roll')).toMatchObject({ dice: 13, total: 14, against: 14 });
    expect(wounds(table, 'target')).toBe(1);
  });

  rule('RB-ALY-05', 'a failed attack hurts the Ally, in every way', () => {
    const table = say(phase('magic', { area: ['page'] }).dice(1, 1), 'send:{page}');
    expect([wounds(table, 'page'), wounds(table, 'fighter')]).toEqual([2, 0]);
    const boar = phase('melee', { area: ['page'], piles: { 'yellow deck': ['boar-of-harrowdown'] } });
    say(boar.dice(1, 1), 'send:{page}');
    expect([wounds(boar, 'page'), exhaustion(boar, 'page'), exhaustion(boar, 'fighter')]).toEqual([2, 1, 0]);
  });

  rule(['RB-ALY-05', 'RB-ALY-06'], 'an Ally who falls before its roll is read neither hits nor is replaced', () => {
    for (const die of [10, 1]) {
      const table = say(phase('magic', { area: ['squire'], deck: ['bramble'] }).dice(die, die), 'send:{squire}');
      expect(table.pile('market deck').at(-1)).toBe('squire');
      expect([wounds(table, 'bramble'), wounds(table, 'fighter')]).toEqual([0, 0]);
      // The phase is over: the Hero does not defend in place of the Ally.
      expect([part(table), rolls(table)]).toEqual(['escape phase/escape or fight', 3]);
    }
  });

  rule('RB-ALY-06', 'an Ally whose wounds reach its Life is killed; the combat goes on', () => {
    const table = say(phase('magic', { area: ['squire'] }).dice(1, 1), 'send:{squire}');
    expect(table.pile('market deck').at(-1)).toBe('squire');
    expect(table.pile('area/0')).toEqual([]);
    expect(wounds(table, 'squire')).toBe(0);
    expect(part(table)).toBe('escape phase/escape or fight');
    const kept = put(attempt({ area: ['companion'] }), 'wounds', 'companion', 1);
    say(kept.dice(1, 1), 'fight', 'send:{companion}');
    expect(kept.pile('yellow deck').at(-1)).toBe('companion');
  });

  rule('RB-ALY-07', 'an Ally never defends', () => {
    const table = phase('ranged', { area: ['squire', 'page'] });
    expect(table.offers(0)).not.toContain(table.resolve('defend:{squire}'));
    expect(table).toRefuse(0, 'defend:{squire}', 'RB-ALY-07');
    expect(table).toRefuse(0, 'defend:{page}', 'RB-ALY-07');
  });

  rule('RB-ALY-09', 'an escape test is made with the Mind of the Hero', () => {
    const table = say(attempt({ area: ['squire'], dice: [1, 1] }), 'escape');
    expect(table.event('escape test')).toMatchObject({ dice: 2, total: 5 });
  });
});
