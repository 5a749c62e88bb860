import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../src/record/digest.ts';
import { answer, canonical, clone, open, redo, sample, undo, type Game, type GameRecord } from '../src/index.ts';
import { below, seeded } from '../src/playing/random.ts';
import { rich } from './rich-game.ts';
import { loadSmall, T, type Small } from './small.ts';

const read = (game: Game<Small>): Game<any> => JSON.parse(JSON.stringify(game)) as Game<any>;

/** The same with all keys in the opposite order. */
function backwards(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(backwards);
  const entries = Object.entries(value).map(([key, one]) => [key, backwards(one)]);
  return Object.fromEntries(entries.reverse());
}

/** All that decides how a game goes on, as text. */
function essence(game: Game<Small>): string {
  const { pending, stack, ...rest } = read(game);
  const frames = stack.map((one) => {
    const { rule: _, calls, ...frame } = one;
    return { ...frame, calls: calls && calls.map(({ proc, with: given }) => ({ proc, with: given })) };
  });
  return canonical({ ...rest, pending: pending && pending.no, stack: frames });
}

/** People answer at random, and take back and give again what they said. */
function* played(seed: string, most: number): Generator<GameRecord<Small>> {
  const loaded = loadSmall(rich, { packs: seed.length % 2 ? [] : ['frost'] });
  const record = open(loaded, { seats: 2 + (seed.length % 2), secret: seed });
  const dice = seeded(`answers ${seed}`);
  yield record;
  for (let i = 0; i < most; i++) {
    const { pending } = record.game;
    const chance = below(dice, 10);
    if (pending === null || chance === 0) undo(record, record.line.length - 1 - below(dice, 4));
    else if (chance === 1) redo(record);
    else {
      const offer = pending.offers.find((one) => one.asked && !pending.given.some((g) => g.seat === one.seat))!;
      const pick = sample(offer, (n) => below(dice, n));
      answer(record, offer.seat, { no: pending.no, pick });
    }
    yield record;
  }
}

describe('the digest of a position', { timeout: 60_000 }, () => {
  test('is the same, whichever way it was come to, and another for every other position', () => {
    const known = new Map<string, string>();
    const texts = new Set<string>();
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), fc.integer({ min: 0, max: 60 }), (seed, most) => {
        for (const { game, loaded } of played(seed, most)) {
          const digest = digestOf(game);
          expect(digest).toMatch(/^[0-9a-f]{16}$/);
          const others = [clone(loaded, game), read(game), backwards(game) as Game<Small>];
          expect(others.map(digestOf)).toEqual([digest, digest, digest]);
          const text = essence(game);
          expect(known.get(digest) ?? text).toBe(text);
          known.set(digest, text);
          texts.add(text);
        }
      }),
      { numRuns: 40 },
    );
    expect(known.size).toBe(texts.size);
    expect(known.size).toBeGreaterThan(200);
  });
  test('notices every single value of it, each as another one', () => {
    const record = [...played('all of it', 40)].at(-1)!;
    const whole = read(record.game);
    whole.dice.script = { dice: [3], orders: [{ zone: 'deck', cards: ['spark'] }] };
    whole.world.things.counters['charges']?.fill(2);
    const plain = digestOf(whole);
    const digests = new Set([plain]);
    let values = 0;
    const changeEach = (at: any, path: string): void => {
      for (const key of Object.keys(at)) {
        const here = `${path}/${key}`;
        const before = at[key];
        if (here === '/pending') continue;
        if (/^\/stack\/\d+\/(calls\/\d+\/)?rule$/.test(here)) continue;
        if (typeof before === 'object' && before !== null) {
          changeEach(before, here);
          continue;
        }
        const changes = typeof before === 'number' ? [before + 1, before + 0.5, -before - 7] : [`${before}.`];
        for (const changed of changes) {
          values++;
          at[key] = changed;
          digests.add(
            digestOf({
              ...whole,
              world: { ...whole.world, things: { ...whole.world.things, cards: [...whole.world.things.cards] } },
            }),
          );
          at[key] = before;
        }
      }
    };
    changeEach(whole, '');
    expect(values).toBeGreaterThan(300);
    expect(digests.size).toBe(values + 1);
    expect(digestOf(read(whole))).toBe(plain);
  });
  test('does not look at what a question offers, at rules that are cited, and at piles and counters where nothing is', () => {
    const { game } = [...played('abc', 20)].at(-1)!;
    const other = read(game);
    other.pending = { ...other.pending!, offers: [], rule: T(77), given: [{ seat: 0, pick: ['x'] }] };
    for (const frame of other.stack) {
      frame.rule = T(77);
      for (const call of frame.calls ?? []) call.rule = T(77);
    }
    other.world.things.piles['attic'] = [];
    other.world.things.counters['dust'] = other.world.things.card.map(() => 0);
    expect(canonical(other)).not.toBe(canonical(game));
    expect(digestOf(other)).toBe(digestOf(game));
    other.world.things.counters['dust'][3] = 1;
    expect(digestOf(other)).not.toBe(digestOf(game));
  });
  const of = (result: unknown): string => digestOf({ ...read([...played('', 0)][0]!.game), result: result as never });
  test('tells kinds of values and their places apart', () => {
    const plain = [0, 1, -1, 0.5, 2 ** 31, 2 ** 32, 2 ** 32 + 1, '', '0', '1', 'ab', 'ba', true, false, null];
    const lists = [
      [],
      [0],
      [1],
      [0, 0],
      [[]],
      [[], []],
      [[[]]],
      [[1], []],
      [[], [1]],
      [1, [2]],
      [[1], 2],
      ['a', 'b'],
      ['ab'],
    ];
    const records = [
      {},
      { a: 1 },
      { a: 1, b: 2 },
      { a: 2, b: 1 },
      { b: 1 },
      { a: { b: 1 } },
      { a: [{}], b: 1 },
      { '0': 1 },
    ];
    const within = [{ a: null }, { a: 0 }, { a: false }, { a: '' }, { a: [] }, { a: {} }, [{ a: 1 }]];
    const values = [...plain, ...lists, ...records, ...within];
    expect(new Set(values.map(of)).size).toBe(values.length);
  });
  test('is that of the JSON', () => {
    for (const value of [-0, NaN, Infinity, [undefined, 1], { a: 1, b: undefined }, { ['__proto__']: 1 }]) {
      expect(of(value)).toBe(of(JSON.parse(JSON.stringify(value))));
    }
    expect(of(-0)).toBe(of(0));
  });
  test('stays what it is: files of old are verified by it', () => {
    const game = JSON.parse(`{
      "world": { "seats": 1, "lasting": [], "on": true, "things": {
        "cards": ["axe", "bow"], "card": [1, 0], "zone": ["deck", "deck"], "face": [0, 1], "host": [-1, -1],
        "seen": [0, 3], "through": [[0], []], "last": [[-1, 2]], "now": 2, "news": 1, "hosted": [],
        "piles": { "deck": [0, 1], "hand": [] }, "counters": { "wear": [0, 4] } } },
      "dice": { "a": 1, "b": -2, "c": 3, "d": -4, "drawn": 5, "script": { "dice": [], "orders": [] } },
      "stack": [{ "proc": "game", "step": "turn", "rule": "T-1", "at": 0, "locals": { "ä": "€😀" }, "calls": null,
        "goto": null, "memo": 0.5 }],
      "pending": { "no": 7 }, "no": 7, "result": null, "over": false }`) as Game<Small>;
    expect(digestOf(game)).toBe('cf3bf5c1f1ec695a');
  });
});
