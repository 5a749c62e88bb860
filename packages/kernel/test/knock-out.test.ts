import { describe, expect, test } from 'vitest';
import { look, StartError, whyNotSeats, type Rules } from '../src/index.ts';
import { define, no, pause, picks, R, say, sit, T, type Small, type SmallTable } from './small.ts';
import { base, pack, type Rule } from './base-game.ts';

describe('the game without a rule', () => {
  const timing = { rule: R, window: { timing: 'now' } };
  const rules: Rules<Small> = {
    ...base,
    content: { ...base.content, card: { abilities: [{ timing: 'now', ways: ['gold'], effects: [{ say: 'used' }] }] } },
    setup: {
      ...base.setup,
      deal: { rule: T('deal'), do: (t) => t.move(t.add('card', 'table/1'), 'table/1') },
    },
    ways: {
      gold: {
        rule: T('gold'),
        why: (t) => (t.world['n'] > 5 ? no('refuse.dear', T('dear')) : null),
        pay: (t) => t.emit('paid'),
      },
    },
    values: {
      ...base.values,
      word: { rule: T('word'), of: () => 'here' },
      claim: { rule: T('claim'), of: () => true },
      list: { rule: T('list'), of: () => [1] },
      thing: { rule: T('thing'), of: () => ({ a: 1 }) },
    },
    timings: { now: { rule: T('now'), choices: { go: picks({ rule: T('go') }) } } },
    procs: {
      game: {
        ...base.procs['game'],
        a: { ...say('a'), rule: T('a') },
        open: timing,
        forbidden: {
          rule: R,
          ask: {
            seats: () => [0],
            choices: {
              take: picks({
                list: () => ['take:1', 'take:2'],
                why: (_, __, id) => (id === 'take:2' ? no('refuse.two', T('two')) : null),
              }),
              give: picks({
                kind: 'amount',
                form: () => ({ min: 1, max: 2 }),
                why: () => no('refuse.give', T('give')),
              }),
              leave: picks(),
            },
          },
        },
        wait: pause(),
      },
      sub: base.procs['sub']!,
    },
  };
  const definition = define(rules, {
    seats: { min: 2, max: 2, rule: T('seats') },
    packs: [
      pack('p', [
        { rule: T('wrap'), value: 'melee', wrap: (of) => (t) => of(t) + 100 },
        { rule: T('more'), value: 'more', add: () => 5 },
        { rule: T('much more'), value: 'more', wrap: (of) => (t) => of(t) + 2 },
        { rule: R, value: 'melee', part: 'frost', add: { rule: T('frost'), layer: 'add', of: () => 10 } },
      ]),
      pack('q', [], { needs: ['r'] }),
      pack('r', [], { excludes: [{ pack: 'q', rule: T('never') }] }),
    ],
  });
  const without = (rule: string | null, packs: readonly string[] = ['p']) =>
    sit(definition, { without: rule === null ? null : T(rule), packs });
  const valueOf = (name: string, rule: string | null): unknown => {
    const { loaded, game } = without(rule);
    return look(loaded, game, (t) => t.value(name));
  };
  const melee = (rule: string | null): unknown => valueOf('melee', rule);

  test('as it is', () => {
    const sitting = without(null);
    expect(sitting.allTags).toEqual(['first', 'second', 'a', 'watched', 'b']);
    expect([sitting.options(0), sitting.offer(1)!.asides]).toEqual([['x', 'y', 'z'], ['shout']]);
    expect(melee(null)).toBe(112);
    sitting.answer(0, 'x');
    expect(sitting.options(0)).toEqual(['go', 'pass']);
    sitting.answer(0, 'pass');
    expect(sitting.options(1)).toEqual(['go', 'use:0:now:gold', 'pass']);
    sitting.answer(1, 'use:0:now:gold');
    expect(sitting.tags).toEqual(['ability used', 'paid', 'used']);
    sitting.answer(1, 'pass');
    expect([sitting.options(0), sitting.offer(0)!.forms]).toEqual([['take:1', 'leave'], []]);
  });
  test('a setup part, a step, a watch, a choice, an aside', () => {
    expect(without('s1').allTags[0]).toBe('second');
    expect(without('b').allTags).not.toContain('b');
    expect(without('w').allTags).not.toContain('watched');
    expect(without('y').options(0)).toEqual(['x', 'z']);
    expect(without('shout').offer(1)).toBeUndefined();
  });
  test('a question', () => expect(without('q').where).toBe('game/open'));
  test('a refusal', () => {
    const sitting = without('two').answer(0, 'x').answer(0, 'pass').answer(1, 'pass');
    expect(sitting.options(0)).toEqual(['take:1', 'take:2', 'leave']);
    const give = without('give').answer(0, 'x').answer(0, 'pass').answer(1, 'pass');
    expect(give.offer(0)!.forms).toHaveLength(1);
  });
  test('a timing, a choice at it, a way, its price, a verb', () => {
    expect(without('now').answer(0, 'x').where).toBe('game/forbidden');
    const quiet = without('go').answer(0, 'x');
    expect([quiet.asked(), quiet.options(1)]).toEqual([[1], ['use:0:now:gold', 'pass']]);
    const used = (rule: string): string[] =>
      without(rule).answer(0, 'x').answer(0, 'pass').answer(1, 'use:0:now:gold').tags;
    expect(used('gold')).toEqual(['ability used', 'used']);
    expect(used('say')).toEqual(['ability used', 'paid']);
    const dear = (rule: string | null): readonly string[] =>
      without(rule)
        .set((world) => void (world['n'] = 9))
        .answer(0, 'x')
        .answer(0, 'pass')
        .options(1);
    expect([dear(null), dear('dear')]).toEqual([
      ['go', 'pass'],
      ['go', 'use:0:now:gold', 'pass'],
    ]);
  });
  test('a value, what is laid over it, and its parts', () => {
    expect(['melee', 'wrap', 'flank', 'frost'].map(melee)).toEqual([111, 12, 111, 102]);
    expect(['word', 'claim', 'list', 'thing'].map((name) => valueOf(name, name))).toEqual(['', false, [], null]);
  });
  test('a value that a pack adds: it can be asked for, and what is laid over it stays', () => {
    expect([null, 'more', 'much more'].map((rule) => valueOf('more', rule))).toEqual([7, 2, 5]);
  });
  test('the number of seats, what packs need and exclude', () => {
    expect(() => sit(definition, { seats: 3 })).toThrow(`${T('seats')}: for 2 to 2 seats, not 3`);
    expect(() => sit(definition, { seats: 1.5 })).toThrow('not 1.5');
    const refusal = { rule: T('seats'), key: 'kernel.seats', with: { min: 2, max: 2, seats: 7 } };
    expect(whyNotSeats(without(null, []).loaded, 7)).toEqual(refusal);
    expect(new StartError(refusal).refusal).toBe(refusal);
    expect(sit(definition, { seats: 3, without: T('seats') }).world.seats).toBe(3);
    expect(() => without(null, ['q'])).toThrow('q needs r');
    expect(without('q', ['q']).loaded.packs).toEqual(['q']);
    expect(() => without(null, ['q', 'r'])).toThrow('r cannot be played with q');
    expect(without('never', ['q', 'r']).loaded.packs).toEqual(['q', 'r']);
  });
  test('a case: it is still the one that holds, and does nothing', () => {
    const step = (n: number) => ({
      rule: R,
      cases: {
        low: { rule: T('low'), when: () => n < 3, do: (t: SmallTable) => t.emit('low') },
        high: { rule: T('high'), do: (t: SmallTable) => t.emit('high') },
      },
    });
    const cases = (rule: Rule | null): string[] =>
      sit({ procs: { game: { a: step(1), b: step(5), c: pause() } } }, { without: rule }).allTags;
    expect([cases(null), cases(T('low')), cases(T('high'))]).toEqual([['low', 'high'], ['high'], ['low']]);
  });
});
