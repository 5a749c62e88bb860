import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import type { Adventures } from '../../adventures.ts';
import { counters, part, played, say, storm, tags, TOGETHER } from './storm.ts';

interface Group {
  heroes?: readonly string[];
  lords?: readonly string[];
  levels?: readonly number[];
  area?: Readonly<Record<number, readonly string[]>>;
  hero?: Readonly<Record<number, Readonly<Record<string, number>>>>;
  dice?: readonly number[];
}
/** The joint Endgame begins; the levels fall from seat to seat, so that seat 0 answers for the group. */
function group(given: Group = {}): Adventures {
  const { heroes = ['slow-seer', 'quick-seer', 'far-seer'], lords = ['lord-wall'], levels = [5, 4, 3] } = given;
  const { area = {}, hero = {}, dice = [] } = given;
  return played({
    seats: heroes.length,
    packs: TOGETHER,
    at: 'game/endgame',
    dice,
    orders: [{ zone: 'stormlords', cards: [...lords] }],
    piles: {
      ...Object.fromEntries(heroes.map((one, seat) => [`hero/${seat}`, [{ card: one, counters: hero[seat] ?? {} }]])),
      ...Object.fromEntries(heroes.map((_, seat) => [`area/${seat}`, area[seat] ?? []])),
      stormlords: lords,
    },
    set: {
      turn: 0,
      'storm.over': true,
      // Life counters: nothing that the group rolls with.
      ...Object.fromEntries(
        heroes.flatMap((_, seat) => [
          [`heroes.${seat}.space`, 'tamalir'],
          [`heroes.${seat}.experience.stamina`, (levels[seat] ?? 1) - 1],
        ]),
      ),
    },
  });
}
const rolls = (table: Adventures): Record<string, unknown>[] =>
  table.events.filter(({ tag }) => tag === 'group roll').map((one) => one.with);
const MISS = [1, 1] as const;

describe('the cooperative version', () => {
  rule('SS-COOP-01', 'no Hero attacks another', () => {
    const table = storm({ packs: TOGETHER, step: 'adventure step', counter: 0, at: ['d6', 'd6', 'tamalir'] });
    expect(table.whyNot(1, 'attack:0')!.rule).toBe('SS-COOP-01');
    expect(table.offers(1)).toContain('negotiate:0');
    expect(table.offers(1)).not.toContain('attack:0');
  });

  rule('SS-COOP-03', 'all Heroes fight each Stormlord together, one after another, and none can flee', () => {
    const table = group({ lords: ['lord-rat', 'lord-wall'], dice: [10, 10, 10, 10] });
    expect(tags(table, 'stormlord faced by all')).toBe(2);
    const combat = table.game.stack.find(({ proc }) => proc === 'combat')!.locals as { heroes: number[] };
    expect(combat.heroes).toEqual([0, 1, 2]);
    expect(table.pile('adventure')).toEqual(['lord-wall']);
    expect(table.whyNot(0, 'escape')!.rule).toBe('SS-END-09');
  });

  rule('SS-COOP-04', 'one roll in each phase, three in a round; the group never defends', () => {
    const table = group({ dice: [...MISS, ...MISS, ...MISS, ...MISS] });
    say(table, [0, 'bear:2'], [0, 'bear:2'], [0, 'bear:1']);
    expect(rolls(table).map(({ phase }) => phase)).toEqual(['ranged', 'melee', 'magic', 'ranged']);
    expect(table.event('combat round')).toEqual({ round: 2 });
    expect(tags(table, 'rolled')).toBe(4);
  });

  rule('SS-COOP-05', 'the lowest score and the lowest damage, though they come from different Heroes', () => {
    const table = group({ dice: MISS });
    expect(table.value('lowest score', 'ranged')).toEqual({ own: 3, seat: 0, used: 0 });
    expect(table.value('lowest damage', 'ranged')).toEqual({ own: 1, seat: 1, used: 0 });
    expect(rolls(table)[0]).toMatchObject({ score: 3, damage: 1, total: 5 });
  });

  rule(['SS-EX-03', 'SS-COOP-05'], 'Mind and damage 4/2 and 6/1: the dice and 4, and 1 wound', () => {
    const table = group({ heroes: ['calm-seer', 'keen-seer'], dice: [10, 10], lords: ['lord-gate'] });
    expect(rolls(table)[0]).toMatchObject({ dice: 20, score: 4, total: 24, damage: 1, success: 'true' });
    expect(counters(table, 'wounds', 'lord-gate')).toBe(1);
  });

  rule('SS-COOP-06', 'what several Heroes use is added together', () => {
    const table = group({ area: { 1: ['war-horn'], 2: ['war-drum'] } });
    say(table, [1, 'use:{war-horn}:blow it:activate']);
    table.dice(...MISS);
    say(table, [2, 'use:{war-drum}:beat it:activate']);
    expect(rolls(table)[0]).toMatchObject({ score: 3, used: 4, total: 9 });
  });

  rule('SS-COOP-10', 'what always works belongs to the own score, what is used to the roll of the group', () => {
    const table = group({ heroes: ['slow-seer', 'quick-seer'], area: { 0: ['old-bow'], 1: ['war-horn'] } });
    // 3 and 2 of the bow, and 5: the lower is 5 either way; the horn adds 3.
    expect(table.value('lowest score', 'ranged')).toEqual({ own: 5, seat: 0, used: 0 });
    table.dice(...MISS);
    say(table, [1, 'use:{war-horn}:blow it:activate']);
    expect(rolls(table)[0]).toMatchObject({ score: 5, used: 3, total: 10 });
    const own = group({ heroes: ['quick-seer', 'slow-seer'], area: { 1: ['war-horn'] } });
    own.dice(...MISS);
    say(own, [1, 'use:{war-horn}:blow it:activate']);
    // It does not lift the one who blows it above the other.
    expect(rolls(own)[0]).toMatchObject({ score: 3, used: 3, total: 8 });
  });

  rule(
    'SS-COOP-07',
    'before the roll a Scion may stand in with its score or its damage, then the lowest count again',
    () => {
      const table = group({ area: { 0: ['the-archer'] } });
      say(table, [0, 'pass']);
      expect(table).toOffer(0, ['stand-in-score', 'stand-in-damage', 'stand-alone', 'discard:{the-archer}']);
      table.dice(...MISS);
      say(table, [0, 'stand-in-score']);
      expect(rolls(table)[0]).toMatchObject({ score: 5, by: { seat: 1 }, damage: 1 });
      const damage = group({ heroes: ['quick-seer', 'far-seer'], area: { 0: ['the-archer'] } });
      say(damage, [0, 'pass']);
      damage.dice(...MISS);
      say(damage, [0, 'stand-in-damage']);
      expect(rolls(damage)[0]).toMatchObject({ score: 5, damage: 2 });
      const alone = group({ area: { 0: ['the-archer'] } });
      say(alone, [0, 'pass']);
      alone.dice(...MISS);
      say(alone, [0, 'stand-alone']);
      expect(rolls(alone)[0]).toMatchObject({ score: 3 });
    },
  );

  rule('SS-COOP-07', 'a Scion that is discarded while it is asked for stands in for nobody', () => {
    const table = group({ area: { 0: ['the-archer'] } });
    say(table, [0, 'pass']);
    table.dice(...MISS);
    say(table, [0, 'discard:{the-archer}']);
    expect(rolls(table)[0]).toMatchObject({ score: 3, by: { seat: 0 } });
    // One that stood in and is gone before the dice are added up no longer counts.
    const gone = group({ area: { 0: ['the-archer'], 1: ['war-horn'] } });
    say(gone, [0, 'pass']);
    say(gone, [0, 'stand-in-score']);
    expect(gone.value('lowest score', 'ranged')).toEqual({ own: 5, seat: 1, used: 0 });
    gone.dice(...MISS);
    gone.answer(
      0,
      gone.offers(0).find((one) => one.startsWith('discard:'))!,
    );
    say(gone, [1, 'pass']);
    expect(rolls(gone)[0]).toMatchObject({ score: 3, by: { seat: 0 } });
  });

  rule('SS-COOP-08', 'a failed roll hurts one Hero whom the players choose, and who falls drops out', () => {
    const table = group({ lords: ['lord-gate'], hero: { 0: { wounds: 2 } }, dice: [...MISS] });
    say(table, [0, 'enough-help']);
    expect(part(table)).toBe('ranged phase of the group/who is hurt');
    expect(table).toOffer(0, ['bear:0', 'bear:1', 'bear:2']);
    table.dice(...MISS);
    say(table, [0, 'bear:2']);
    expect(counters(table, 'wounds', 'far-seer')).toBe(3);
    table.dice(...MISS);
    say(table, [0, 'bear:0']);
    expect(tags(table, 'knocked out')).toBe(1);
    // The lowest of those who still stand; and the next Stormlord is theirs alone.
    expect(table.value('lowest score', 'magic').seat).toBe(1);
    expect(table.game.stack.find(({ proc }) => proc === 'joint confrontation')!.locals).toMatchObject({
      order: [1, 2],
    });
  });

  rule('SS-COOP-11', 'the first Hero still standing in the order of the Endgame answers for the group', () => {
    const table = group({ lords: ['lord-gate'], levels: [3, 5, 4], hero: { 1: { wounds: 4 } }, dice: [...MISS] });
    say(table, [1, 'enough-help']);
    expect(table.asked()).toEqual([1]);
    table.dice(...MISS);
    say(table, [1, 'bear:1']);
    expect(tags(table, 'knocked out')).toBe(1);
    expect(table.asked()).toEqual([2]);
    expect(table.value('who answers for the group')).toBe(2);
  });

  rule('SS-COOP-09', 'all win when all Stormlords are defeated, and lose when nobody stands', () => {
    const won = group({ lords: ['lord-rat', 'lord-mouse'], dice: [10, 10, 10, 10] });
    expect(won.game).toMatchObject({ over: true, result: { winner: [0, 1, 2] } });
    expect(won.event('won')).toMatchObject({ how: 'stormlords' });

    const lost = group({
      heroes: ['slow-seer', 'quick-seer'],
      hero: { 0: { wounds: 4 }, 1: { wounds: 4 } },
      dice: [...MISS, ...MISS],
    });
    say(lost, [0, 'enough-help'], [1, 'enough-help'], [0, 'bear:0']);
    expect(lost.game).toMatchObject({ over: true, result: { winner: null } });
    expect(lost.event('lost')).toEqual({ how: 'group' });
  });

  rule('SS-COOP-09', 'the last Hero falls by the roll of the group itself, in the middle of a round', () => {
    const table = group({ heroes: ['slow-seer'], hero: { 0: { wounds: 4 } }, dice: [...MISS] });
    say(table, [0, 'enough-help']);
    expect(rolls(table)).toHaveLength(1);
    expect(table.game).toMatchObject({ over: true, result: { winner: null } });
  });
});
