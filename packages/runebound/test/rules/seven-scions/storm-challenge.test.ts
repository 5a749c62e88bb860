import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { attack, counters, fight, lies, part, say, storm, tags } from './storm.ts';

const gold = ({ world }: Adventures): number[] => world.heroes.map((hero) => hero.gold);
const POOR = { 'heroes.0.gold': 0, 'heroes.1.gold': 0, 'heroes.2.gold': 0 };
const ORDER = [1, 2, 0] as const;

describe('a Storm Challenge', () => {
  rule('SS-STM-09', 'is fought by all Heroes, wherever they are; nobody moves', () => {
    const table = storm();
    const combat = table.game.stack.find(({ proc }) => proc === 'combat')!.locals as { heroes: number[] };
    expect(combat.heroes.toSorted()).toEqual([0, 1, 2]);
    expect(table.world.heroes.map(({ space }) => space)).toEqual(['d6', 'e7', 'tamalir']);
  });

  rule('SS-STM-10', 'Before Combat goes from whoever triggered it clockwise, then the first round begins', () => {
    const table = storm({ card: 'cold-hounds' });
    expect(table.events.filter(({ tag }) => tag === 'exhausted').map((one) => one.with['thing'])).toEqual(
      ['hero-two', 'hero-three', 'hero-one'].map((hero) => ({ thing: table.thing(hero) })),
    );
    expect(table.event('combat round')).toEqual({ round: 1 });
    expect(table.asked()).toEqual([1]);
  });

  rule('SS-STM-11', 'all act in one phase before the next begins', () => {
    const table = storm({ card: 'cold-hounds', dice: Array.from({ length: 40 }, () => 10) });
    const asked: string[] = [];
    for (let n = 0; n < 12; n++) {
      const [seat] = table.asked();
      asked.push(`${part(table)} ${seat}`);
      table.answer(seat!, part(table).startsWith('escape') ? 'fight' : 'defend');
    }
    const order = (name: string): string[] => ORDER.map((seat) => `${name} ${seat}`);
    expect(asked).toEqual([
      ...order('escape phase/escape or fight'),
      ...order('ranged phase/attack or defend'),
      ...order('melee phase/attack or defend'),
      ...order('magic phase/attack or defend'),
    ]);
    expect(part(table)).toBe('escape phase/escape or fight');
  });

  rule('SS-STM-12', 'a Hero may attack in every phase, an Ally in one', () => {
    const table = fight(
      storm({ card: 'cold-hounds', dice: [1, 1, 10, 10, 10, 10], area: { 1: ['camp-boy', 'camp-girl'] } }),
      ...ORDER,
    );
    say(table, [1, attack(1)], [2, 'defend'], [0, 'defend']);
    expect(part(table)).toBe('melee phase/attack or defend');
    expect(table.offers(1)).toContain(attack(1).replace('{hero/1}', String(table.thing('hero-two'))));
    table.dice(10, 10, 10, 10, 10, 10).answer(1, 'send:{camp-boy}');
    say(table, [2, 'defend'], [0, 'defend']);
    expect(part(table)).toBe('magic phase/attack or defend');
    expect(table).toRefuse(1, 'send:{camp-boy}', 'RB-ALY-03');
  });

  rule('SS-STM-14', 'who escapes is out of the round and stays where he is; a failed try costs a wound', () => {
    const table = storm({ dice: [1, 1, 10, 10] });
    say(table, [1, 'escape']);
    expect(counters(table, 'wounds', 'hero-two')).toBe(1);
    say(table, [1, 'escape']);
    expect(table.world.heroes[1]!.space).toBe('e7');
    expect(lies(table, 'hounds')).toBe('adventure');
    fight(table, 2, 0);
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(table.asked()).toEqual([2]);
  });

  rule('SS-STM-15', 'in the next round who had escaped must fight or try again', () => {
    const table = storm({ card: 'cold-hounds', dice: Array.from({ length: 20 }, () => 10) });
    say(table, [1, 'escape'], [2, 'fight'], [0, 'fight']);
    for (let n = 0; n < 6; n++) table.answer(table.asked()[0]!, 'defend');
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(table).toOffer(1, ['escape', 'fight']);

    const all = storm({ dice: Array.from({ length: 6 }, () => 10) });
    say(all, [1, 'escape'], [2, 'escape'], [0, 'escape']);
    expect(all.event('combat round')).toEqual({ round: 2 });
    expect(all.asked()).toEqual([1]);
  });

  rule('SS-STM-16', 'the reward is for those who attacked or dealt damage in the last round', () => {
    // Wounds of several Heroes add up: seat 1 misses, seat 2 only defends, seat 0 strikes the last blow.
    const table = storm({ dice: [1, 1, 10, 10, 10, 10], wounds: 2, set: POOR });
    say(fight(table, ...ORDER), [1, attack(1)], [2, 'defend'], [0, attack(0)]);
    expect(table.event('defeated')).toMatchObject({ seat: 0 });
    expect(table.event('storm weathered')).toEqual({
      seats: [{ seat: 1 }, { seat: 0 }],
      number: 2,
      card: { content: 'hounds' },
    });
    expect(gold(table)).toEqual([3, 3, 0]);

    const later = storm({ dice: [1, 1, ...Array.from({ length: 30 }, () => 10)], wounds: 2, set: POOR });
    say(fight(later, ...ORDER), [1, attack(1)]);
    for (let n = 0; n < 8; n++) later.answer(later.asked()[0]!, 'defend');
    say(fight(later, ...ORDER), [1, 'defend'], [2, attack(2)]);
    expect(gold(later)).toEqual([0, 0, 3]);
  });

  rule('SS-STM-16', 'what a sleeping Scion deals before counts for whoever called on it', () => {
    const table = storm({ dice: [1, 1], set: { ...POOR, 'storm.held': [3, -1, -1, -1, -1, -1] } });
    table.answer(2, 'call-on:1');
    expect(counters(table, 'wounds', 'hounds')).toBe(2);
    table.dice(10, 10);
    say(fight(table, ...ORDER), [1, attack(1)]);
    expect(tags(table, 'defeated')).toBe(0);
  });

  rule('SS-STM-18', 'who is knocked out is out of the combat; the others fight on against the same wounds', () => {
    const table = storm({
      card: 'cold-hounds',
      dice: [1, 1],
      wounds: 2,
      hero: { 2: { wounds: 4 } },
      at: ['d6', 'e7', 'd6'],
      area: { 2: ['trial-boots', 'deep-purse'] },
      set: { 'heroes.2.gold': 5 },
    });
    say(table, [1, 'fight'], [2, 'escape']);
    expect(part(table)).toBe('knockout/nearest town');
    say(table, [2, 'recover:tamalir'], [0, 'fight']);
    expect(table.world.heroes[2]).toMatchObject({ gold: 0, space: 'tamalir' });
    expect(table.pile('area/2')).toEqual(['trial-boots']);
    expect(counters(table, 'wounds', 'cold-hounds')).toBe(2);
    table.dice(...Array.from({ length: 30 }, () => 10));
    for (let n = 0; n < 6; n++) table.answer(table.asked()[0]!, 'defend');
    // The next round begins without that Hero.
    say(table, [1, 'fight'], [0, 'fight']);
    expect(part(table)).toBe('ranged phase/attack or defend');
    expect(counters(table, 'wounds', 'cold-hounds')).toBe(2);
  });
});
