import { describe, expect, test } from 'vitest';
import {
  begin,
  field,
  load,
  LoadError,
  packsOf,
  samplesOf,
  type Edit,
  type RuleId,
  type StartError,
} from '../src/index.ts';
import { define, R, say, sit, T, type Small } from './small.ts';
import { base, pack } from './base-game.ts';

describe('packs', () => {
  const frost = pack('frost', [], { schema: { cold: field.whole(4) }, key: 'wastes' });
  const many = define(base, {
    packs: [
      frost,
      pack('midnight', [], { schema: { dark: field.flag() } }),
      pack('storms', [], { needs: ['frost'] }),
      pack('calm', [], { kind: 'variant', excludes: [{ pack: 'storms', rule: T('calm-1') }] }),
    ],
  });
  test('own a key of the world, there when the pack is on', () => {
    expect(sit(many, { packs: ['frost', 'midnight'] }).world).toMatchObject({
      n: 1,
      wastes: { cold: 4 },
      midnight: { dark: false },
    });
    expect(sit(many).world).not.toHaveProperty('wastes');
    const twice = define(base, { packs: [frost, pack('other', [], { schema: {}, key: 'n' })] });
    expect(() => load(twice, { packs: ['other'] })).toThrow(`other (${T('other')}): the world has a n already`);
  });
  test('own the rules that they cite, and those of a heading that nobody else cites', () => {
    const adds = (name: string, rule: string): Edit<Small> =>
      ({ rule: T(rule), aside: name, add: { rule: T(rule), then: () => {} } }) as never;
    const storms = pack('storms', [adds('blow', 'STORM-01'), adds('shout', 'GAME-07')]);
    const game = define(
      { ...base, asides: { call: { rule: T('GAME-01'), then: () => {} } } },
      { packs: [storms, pack('calm', [adds('hush', 'STORM-02')])] },
    );
    const of = (rule: string): string[] => packsOf(game, T(rule));
    expect([of('STORM-01'), of('STORM-02'), of('STORM-03')]).toEqual([['storms'], ['calm'], ['storms', 'calm']]);
    expect([of('GAME-01'), of('GAME-02'), of('GAME-07'), of('OTHER-01')]).toEqual([[], [], ['storms'], []]);
  });
  test('in the order of the game, whatever the order of the list', () => {
    expect(load(many, { packs: ['storms', 'frost'] }).packs).toEqual(['frost', 'storms']);
  });
  test.each([
    [['rain'], ['small has no pack rain; there are frost, midnight, storms, calm']],
    [['storms'], [`storms needs frost (${T('storms')})`]],
    [['frost', 'storms', 'calm'], [`calm cannot be played with storms (${T('calm-1')})`]],
    [
      ['midnight', 'midnight'],
      ['midnight is named twice', 'midnight is named twice'],
    ],
    [
      ['storms', 'rain', 'calm'],
      [
        `storms needs frost (${T('storms')})`,
        'small has no pack rain; there are frost, midnight, storms, calm',
        `calm cannot be played with storms (${T('calm-1')})`,
      ],
    ],
  ])('%j cannot be played', (packs, problems) => {
    expect(() => load(many, { packs })).toThrow(new LoadError(problems));
  });
  test('a game without packs says so', () => {
    expect(() => load(define(base), { packs: ['x'] })).toThrow('small has no pack x; there are none');
  });
  test('samples: none, each with its needs, all pairs, and the greatest', () => {
    expect(samplesOf(many)).toEqual([
      [],
      ['frost'],
      ['midnight'],
      ['frost', 'storms'],
      ['calm'],
      ['frost', 'midnight'],
      ['frost', 'calm'],
      ['frost', 'midnight', 'storms'],
      ['midnight', 'calm'],
      ['frost', 'midnight', 'calm'],
    ]);
    expect(samplesOf(many, ['storms'])).toEqual([
      ['frost', 'storms'],
      ['frost', 'midnight', 'storms'],
    ]);
    expect(() => samplesOf(many, ['storms', 'calm'])).toThrow(`calm cannot be played with storms (${T('calm-1')})`);
    expect(() => samplesOf(many, ['rain'])).toThrow('small has no pack rain');
  });
  test('samples: of packs that contradict each other, the pair alone', () => {
    const replace = (id: string): Edit<Small> => ({ rule: T(id), proc: 'game', step: 'a', replace: say(id) });
    const packs = ['p', 'q', 'r'].map((id) => pack(id, id === 'r' ? [] : [replace(id)]));
    expect(samplesOf(define(base, { packs })).map((set) => set.join(''))).toEqual([
      '',
      'p',
      'q',
      'r',
      'pq',
      'pr',
      'qr',
    ]);
  });
  test('content decides the hash, functions and order do not', () => {
    const hash = (edits: readonly Edit<Small>[]): string =>
      load(define(base, { packs: [pack('p', edits)] }), { packs: ['p'] }).contentHash();
    const plain = hash([]);
    expect(hash([{ rule: R, proc: 'game', step: 'a', remove: true }])).toBe(plain);
    expect(hash([{ rule: R, content: 'kiwi', add: {} }])).not.toBe(plain);
    expect(hash([{ rule: R, content: 'pear', replace: { a: 1, b: 2 } }])).toBe(
      hash([{ rule: R, content: 'pear', replace: { b: 2, a: 1 } }]),
    );
  });
});

describe('packs of a family', () => {
  const family = { name: 'adventure', rule: T('one at most') };
  const kin = define(base, {
    packs: [
      pack('ice', [], { family }),
      pack('night', [], { family }),
      pack('hats', []),
      pack('comet', [], { family }),
    ],
  });
  test('at most one of them is played', () => {
    expect(load(kin, { packs: ['hats', 'night'] }).packs).toEqual(['night', 'hats']);
    expect(() => load(kin, { packs: ['comet', 'hats', 'ice', 'night'] })).toThrow(
      new LoadError([
        `comet cannot be played with ice (${T('one at most')})`,
        `comet cannot be played with night (${T('one at most')})`,
        `night cannot be played with ice (${T('one at most')})`,
      ]),
    );
    expect(load(kin, { packs: ['ice', 'night'], without: T('one at most') }).packs).toEqual(['ice', 'night']);
  });
});

describe('packs for fewer seats', () => {
  const seats = (min: number, max: number, rule: string) => ({ seats: { min, max, rule: T(rule) } });
  const fewer = define(base, {
    packs: [
      pack('duel', [], seats(1, 2, 'at most two')),
      pack('party', [], seats(2, 4, 'at least two')),
      pack('crowd', [], seats(3, 9, 'at least three')),
    ],
  });
  const started = (packs: string[], count: number, without: RuleId | null = null): unknown => {
    try {
      return begin(load(fewer, { packs, without }), { seats: count, seed: 'x' }).world.seats;
    } catch (error) {
      return (error as StartError).refusal;
    }
  };
  const refusal = (rule: string, min: number, max: number, count: number) => ({
    rule: T(rule),
    key: 'kernel.seats',
    with: { min, max, seats: count },
  });
  test('the narrowest counts, with the rule that makes it so', () => {
    expect(load(fewer).seats).toEqual({ min: 1, max: 4, rules: { min: T('seats'), max: T('seats') } });
    expect(load(fewer, { packs: ['duel', 'party'] }).seats).toEqual({
      min: 2,
      max: 2,
      rules: { min: T('at least two'), max: T('at most two') },
    });
    // More than the game itself allows it is for nobody.
    expect(load(fewer, { packs: ['crowd'] }).seats).toMatchObject({ min: 3, max: 4 });
  });
  test('a game for too many or too few does not begin', () => {
    expect(started([], 1)).toBe(1);
    expect(started(['party'], 1)).toEqual(refusal('at least two', 2, 4, 1));
    expect(started(['duel'], 3)).toEqual(refusal('at most two', 1, 2, 3));
    expect(started(['duel'], 5)).toEqual(refusal('at most two', 1, 2, 5));
    expect(started(['party'], 5)).toEqual(refusal('seats', 2, 4, 5));
    expect(started(['duel'], 3, T('at most two'))).toBe(3);
  });
  test('packs that leave no number of seats are refused with both rules', () => {
    expect(() => load(fewer, { packs: ['duel', 'crowd'] })).toThrow(
      new LoadError([
        `Together they are for at least 3 seats (${T('at least three')}) and at most 2 (${T('at most two')})`,
      ]),
    );
    expect(samplesOf(fewer)).not.toContainEqual(['duel', 'crowd']);
    expect(load(fewer, { packs: ['duel', 'crowd'], without: T('at most two') }).seats.max).toBe(4);
  });
});

describe('samples of thirty packs', () => {
  const nth = (i: number): string => `p${i}`;
  const thirty = define(base, {
    packs: Array.from({ length: 30 }, (_, i) =>
      pack(nth(i), [{ rule: T(nth(i)), content: nth(i), add: {} }], {
        ...(i % 5 === 4 ? { needs: [nth(i - 1), nth(i - 4)] } : {}),
        ...(i % 7 === 3 ? { excludes: [{ pack: nth(i + 2), rule: T('apart') }] } : {}),
        ...(i % 6 === 1 ? { family: { name: i < 15 ? 'early' : 'late', rule: T('kin') } } : {}),
        ...(i % 10 === 0 ? { seats: { min: i === 0 ? 3 : 1, max: i === 20 ? 2 : 4, rule: T('seats') } } : {}),
      }),
    ),
  });
  const ids = thirty.packs.map(({ id }) => id);
  const begun = performance.now();
  const samples = samplesOf(thirty);
  const took = performance.now() - begun;
  const loads = (set: readonly string[]): boolean => {
    try {
      return load(thirty, { packs: set }).packs.length === set.length;
    } catch {
      return false;
    }
  };
  const greatest = samples.filter((set) => set.length > 9);

  test('are found at once, and are few', () => {
    expect(took).toBeLessThan(500);
    expect(samples.length).toBeGreaterThan(300);
    expect(samples.length).toBeLessThan(1 + 30 + (30 * 29) / 2 + 30);
    expect(new Set(samples.map((set) => set.join(' '))).size).toBe(samples.length);
    expect(samplesOf(thirty)).toEqual(samples);
  });
  test('can all be played', () => expect(samples.filter((set) => !loads(set))).toEqual([]));
  test('have every pack, and every pair that can be played', () => {
    expect(ids.filter((id) => !samples.some((set) => set.includes(id)))).toEqual([]);
    const pairs = ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other]));
    const plain = pairs.filter(loads);
    expect(plain.length).toBeGreaterThan(200);
    const known = new Set(samples.map((set) => set.join(' ')));
    expect(plain.filter((pair) => !known.has(pair.join(' ')))).toEqual([]);
  });
  test('have every pack in a set to which nothing can be added', () => {
    for (const set of greatest) {
      for (const id of ids) {
        const more = ids.filter((one) => one === id || set.includes(one));
        expect(set.includes(id) || !loads(more), `${id} beside ${set.join(' ')}`).toBe(true);
      }
    }
    expect(ids.filter((id) => !greatest.some((set) => set.includes(id)))).toEqual([]);
  });
});
