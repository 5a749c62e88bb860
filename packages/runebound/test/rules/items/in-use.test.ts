/** A card may be thrown away at any time, but not while something is being resolved in which it has a part. */

import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, part, phase, say, wounds } from '../../battles.ts';
import { victory } from '../hero-combat/duel.ts';

describe('A card that has a part in what is being resolved', () => {
  rule('RB-ITM-14', 'an Ally who has been sent to attack stays until the attack is over', () => {
    const table = phase('ranged', { area: ['page', 'squire', 'bow'] });
    expect(table.offers(0)).toContain(table.resolve('discard:{page}'));
    say(table, 'send:{page}');
    expect(part(table)).toBe('ranged phase/effects');
    expect(table).toRefuse(0, 'discard:{page}', 'RB-ITM-14');
    // The others may go.
    say(table, 'discard:{squire}').dice(1, 1).answer(0, 'pass');
    expect(wounds(table, 'page')).toBe(1);
    say(table, 'discard:{page}');
    expect(table.pile('area/0')).toEqual(['bow']);
  });

  rule('RB-ITM-14', 'who may be chosen to suffer something stays until the choice is made', () => {
    const table = attempt({ area: ['page', 'squire', 'cheap'], deck: ['pick'] });
    expect(part(table)).toBe('choose a character/character');
    for (const card of ['page', 'squire']) expect(table).toRefuse(0, `discard:{${card}}`, 'RB-ITM-14');
    say(table, 'discard:{cheap}', 'character:{page}');
    expect(wounds(table, 'page')).toBe(1);
  });

  rule('RB-ITM-14', 'who is to be healed cannot be thrown away before', () => {
    const table = phase('ranged', { area: ['page', 'salve'], wounds: 1 }).answer(0, 'defend');
    table.edit(({ world }) => void (world.things.counters['wounds']![table.thing('page')] = 2));
    say(table, 'use:{salve}:soothe:activate');
    for (const card of ['page', 'salve']) expect(table).toRefuse(0, `discard:{${card}}`, 'RB-ITM-14');
    say(table.dice(10, 10), 'character:{page}');
    expect(wounds(table, 'page')).toBe(1);
  });

  rule('RB-ITM-14', 'the loser of a combat throws nothing away before the winner has chosen', () => {
    const table = victory();
    expect(part(table)).toBe('spoils of combat/one of four');
    expect(table).toRefuse(1, 'discard:{lute}', 'RB-ITM-14');
  });
});

rule('RB-CBT-23', 'an Ally that an effect took away does not attack: the player chooses again', () => {
  const table = phase('melee', { area: ['page', 'gallows'] });
  say(table, 'send:{page}', 'use:{gallows}:spend:activate');
  expect(table.pile('area/0')).toEqual(['gallows']);
  expect(part(table)).toBe('melee phase/attack or defend');
  expect(table.offers(0)).toContain(table.resolve('attack:{fighter}'));
});
