import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { combatRoll, mayOnly, part, phase, put, rolls, say, wounds, type Battle } from '../../battles.ts';

type Name = 'ranged' | 'melee' | 'magic';
const TARGETS = {
  ranged: { value: 3, target: 12, deals: 2, takes: 1 },
  melee: { value: 4, target: 11, deals: 1, takes: 1 },
  magic: { value: 4, target: 14, deals: 1, takes: 2 },
} as const;

/** The dice total that just reaches the target, and one less. */
function roll(table: Battle, name: Name, less: number): Battle {
  const total = TARGETS[name].target - TARGETS[name].value - less;
  // What follows without being asked succeeds.
  return table.dice(Math.floor(total / 2), Math.ceil(total / 2), 10, 10, 10, 10);
}

const CHECKS = {
  ranged: ['RB-CBT-18', 'RB-CBT-19', 'RB-CBT-20', 'RB-CBT-21'],
  melee: ['RB-CBT-24', 'RB-CBT-25', 'RB-CBT-26', 'RB-CBT-27'],
  magic: ['RB-CBT-30', 'RB-CBT-31', 'RB-CBT-32', 'RB-CBT-33'],
} as const;

const ruleOfRoll = (table: ReturnType<typeof phase>, name: string): string =>
  table.events.find((one) => one.tag === 'combat roll' && one.with['phase'] === name)!.rule;

describe('The three fighting phases', () => {
  for (const name of ['ranged', 'melee', 'magic'] as const) {
    const { target, deals, takes, value } = TARGETS[name];
    const [hit, miss, defended, undefended] = CHECKS[name];

    rule(hit, `a ${name} attack that meets ${target} wounds the Challenge`, () => {
      const table = roll(phase(name), name, 0);
      say(table, 'attack:{fighter}');
      expect(combatRoll(table, name)).toMatchObject({ dice: target - value, total: target, against: target });
      expect([wounds(table, 'target'), wounds(table, 'fighter')]).toEqual([deals, 0]);
      expect(ruleOfRoll(table, name)).toBe(hit);
    });

    rule(miss, `a ${name} attack that stays below ${target} wounds the attacker`, () => {
      const table = roll(phase(name), name, 1);
      say(table, 'attack:{fighter}');
      expect(combatRoll(table, name)).toMatchObject({ total: target - 1, against: target });
      expect([wounds(table, 'target'), wounds(table, 'fighter')]).toEqual([0, takes]);
      expect(ruleOfRoll(table, name)).toBe(miss);
    });

    rule(defended, `a ${name} defense that meets ${target} wounds nobody`, () => {
      const table = roll(phase(name), name, 0);
      say(table, 'defend');
      expect(combatRoll(table, name)).toMatchObject({ for: 'defense', total: target, against: target });
      expect([wounds(table, 'target'), wounds(table, 'fighter')]).toEqual([0, 0]);
      expect(ruleOfRoll(table, name)).toBe(defended);
    });

    rule(undefended, `a ${name} defense that stays below ${target} wounds the Hero`, () => {
      const table = roll(phase(name), name, 1);
      say(table, 'defend');
      expect([wounds(table, 'target'), wounds(table, 'fighter')]).toEqual([0, takes]);
      expect(ruleOfRoll(table, name)).toBe(undefended);
    });
  }

  rule('RB-CBT-17', 'at the beginning of the ranged phase: attack or defend', () => {
    mayOnly(phase('ranged'), 'attack:{fighter}', 'defend');
  });

  rule('RB-CBT-23', 'in melee a Hero that attacked before may only defend', () => {
    const attacked = say(phase('ranged').dice(10, 10, 10, 10, 10, 10), 'attack:{fighter}');
    // Only one answer is left in both phases that follow, so that nobody is asked.
    expect(part(attacked)).toBe('escape phase/escape or fight');
    const defended = phase('melee');
    mayOnly(defended, 'attack:{fighter}', 'defend');
    const withAlly = say(phase('ranged', { area: ['squire'] }).dice(10, 10), 'attack:{fighter}');
    mayOnly(withAlly, 'send:{squire}', 'defend');
    expect(withAlly).toRefuse(0, 'attack:{fighter}', 'RB-CBT-23');
  });

  rule('RB-CBT-29', 'in magic a Hero that attacked in an earlier phase may only defend', () => {
    const melee = say(phase('melee', { area: ['squire'] }).dice(10, 10), 'attack:{fighter}');
    mayOnly(melee, 'send:{squire}', 'defend');
    expect(melee).toRefuse(0, 'attack:{fighter}', 'RB-CBT-29');
    const ranged = say(phase('ranged', { area: ['squire'] }).dice(10, 10, 10, 10), 'attack:{fighter}', 'defend');
    expect(ranged).toRefuse(0, 'attack:{fighter}', 'RB-CBT-29');
    mayOnly(phase('magic'), 'attack:{fighter}', 'defend');
  });

  rule('RB-CBT-22', 'after the ranged phase the melee phase follows; there is no way out of it', () => {
    const table = say(phase('ranged').dice(10, 10), 'defend');
    expect(part(table)).toBe('melee phase/attack or defend');
    mayOnly(table, 'attack:{fighter}', 'defend');
    expect(table).toRefuse(0, 'escape', 'RB-CBT-11');
  });

  rule('RB-CBT-28', 'after the melee phase the magic phase follows', () => {
    expect(part(say(phase('melee').dice(10, 10), 'defend'))).toBe('magic phase/attack or defend');
  });

  rule('RB-CBT-34', 'after the magic phase a new round begins with Escape; wounds stay', () => {
    const table = phase('magic');
    put(table, 'wounds', 'target', 2);
    put(table, 'wounds', 'fighter', 1);
    say(table.dice(10, 10), 'attack:{fighter}');
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect([wounds(table, 'target'), wounds(table, 'fighter')]).toEqual([3, 1]);
    mayOnly(say(table, 'fight'), 'attack:{fighter}', 'defend');
  });

  rule('RB-CBT-35', 'a Hero attacks in one phase of a round', () => {
    const table = phase('ranged', { area: ['squire', 'page'], deck: ['target'] });
    table.dice(10, 10, 10, 10, 10, 10);
    say(table, 'attack:{fighter}', 'send:{squire}', 'send:{page}');
    const attacks = table.events.filter((one) => one.tag === 'combat roll');
    expect(
      attacks.filter((one) => (one.with['thing'] as { thing: number }).thing === table.thing('fighter')),
    ).toHaveLength(1);
    mayOnly(say(table, 'fight'), 'attack:{fighter}', 'send:{squire}', 'send:{page}', 'defend');
  });

  rule('RB-CBT-36', 'who does not attack defends: doing nothing is not offered', () => {
    mayOnly(phase('ranged', { area: ['squire'] }), 'attack:{fighter}', 'send:{squire}', 'defend');
    const table = phase('ranged');
    mayOnly(table, 'attack:{fighter}', 'defend');
    expect(table).toRefuse(0, 'pass');
    table.dice(10, 10, 10, 10, 10, 10);
    say(table, 'defend', 'attack:{fighter}');
    expect(table.events.filter((one) => one.tag === 'combat roll').map((one) => one.with['for'])).toEqual([
      'defense',
      'attack',
      'defense',
    ]);
  });

  rule('RB-CBT-38', 'a harmless attack needs no defense roll', () => {
    const table = phase('ranged', { deck: ['harmless'] });
    say(table, 'defend');
    expect(table.events.map(({ tag }) => tag)).not.toContain('rolled');
    expect(wounds(table, 'fighter')).toBe(0);
    expect(part(table)).toBe('melee phase/attack or defend');
    const awaited = phase('ranged', { deck: ['harmless'], area: ['dice'] });
    say(awaited.dice(1, 1), 'defend');
    mayOnly(awaited, 'use:{dice}:again:activate', 'pass');
    expect(awaited.event('rolled all the same')).toMatchObject({ seat: 0, card: { content: 'dice' } });
    // What somebody else has waits for other rolls.
    const others = phase('ranged', { deck: ['harmless'], piles: { 'area/1': ['dice'] } });
    expect(rolls(say(others, 'defend'))).toBe(0);
  });

  rule('RB-CBT-39', 'a decided battle stops at once', () => {
    const table = put(phase('ranged', { deck: ['tough'] }), 'wounds', 'tough', 2);
    say(table.dice(10, 10), 'attack:{fighter}');
    expect(table.events.map(({ tag }) => tag)).toContain('defeated');
    expect(table.where()).not.toContain('combat');
    const fallen = say(put(phase('ranged'), 'wounds', 'fighter', 3).dice(1, 1), 'defend', 'recover:tamalir');
    expect(fallen.events.map(({ tag }) => tag)).toContain('knocked out');
    expect(fallen.where()).not.toContain('combat');
  });

  rule('RB-CBT-40', 'Challenges do not roll: their values are target numbers', () => {
    const table = phase('ranged').dice(10, 10, 10, 10, 10, 10);
    say(table, 'defend', 'defend', 'defend');
    const rolled = table.events.filter(({ tag }) => tag === 'combat roll');
    expect(rolled.map((one) => [one.with['phase'], one.with['against']])).toEqual([
      ['ranged', 12],
      ['melee', 11],
      ['magic', 14],
    ]);
    expect(table.events.filter(({ tag }) => tag === 'rolled')).toHaveLength(3);
    expect(wounds(table, 'fighter')).toBe(0);
  });
});
