import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  answers,
  begin,
  canonical,
  clone,
  count,
  legal,
  look,
  play,
  reask,
  sample,
  view,
  whyNot,
  type Answer,
  type Event,
  type Game,
  type Loaded,
  type Seat,
} from '../src/index.ts';
import { below, seeded } from '../src/playing/random.ts';
import { loadSmall, type Small } from './small.ts';
import { rich } from './rich-game.ts';

const gameOf = fc.record({
  seed: fc.string({ maxLength: 5 }),
  seats: fc.constantFrom(2, 3),
  packs: fc.constantFrom<readonly string[]>([], ['frost']),
  most: fc.integer({ min: 0, max: 60 }),
});
const read = (game: Game<Small>): Game<Small> => JSON.parse(JSON.stringify(game)) as Game<Small>;

const advanced = (loaded: Loaded<Small>, game: Game<Small>, seat: Seat, answer: Answer): Game<Small> =>
  advance(loaded, game, seat, answer).game;

/** Random answers to a game, one at a time. */
function* randomly(setup: { seed: string; seats: number; packs: readonly string[]; most: number }) {
  const loaded = loadSmall(rich, setup);
  const game = begin(loaded, setup);
  const dice = seeded(`answers ${setup.seed}`);
  for (let i = 0; i < setup.most && game.pending !== null; i++) {
    const { pending } = game;
    const able = pending.offers.filter(
      (one) => !pending.given.some((g) => g.seat === one.seat) || one.asides.length > 0,
    );
    const offer = able[below(dice, able.length)]!;
    const given = pending.given.some((g) => g.seat === offer.seat) || !offer.asked;
    const aside = offer.asides.length > 0 && (given || below(dice, 4) === 0);
    const pick = aside ? [offer.asides[below(dice, offer.asides.length)]!] : sample(offer, (n) => below(dice, n));
    yield { loaded, game, seat: offer.seat, answer: { no: game.no, pick } };
    expect(play(loaded, game, offer.seat, { no: game.no, pick })).toBeNull();
  }
  return game;
}

/** Slow on a busy machine. */
const LONG = { timeout: 60_000 };

describe('over random games', LONG, () => {
  test('the games reach all that is in them', () => {
    const steps = new Set<string>();
    const kinds = new Set<string>();
    let over = 0;
    for (let i = 0; i < 60; i++) {
      const playing = randomly({ seed: `reach ${i}`, seats: 2 + (i % 2), packs: i % 3 ? [] : ['frost'], most: 200 });
      for (let next = playing.next(); ; next = playing.next()) {
        if (next.done) {
          if (next.value.over) over++;
          break;
        }
        const { game, answer } = next.value;
        steps.add(`${game.pending!.proc}/${game.pending!.step}`);
        kinds.add(answer.pick[0]!.replace(/:.*/, ''));
      }
    }
    expect([...steps].sort()).toEqual([
      'choose an effect/choose',
      'fall/choose',
      'harm/about to',
      'market/play',
      'market/talk',
      'round/bid',
      'round/end',
    ]);
    expect([...kinds].sort()).toEqual([
      'accept',
      'bid',
      'choose',
      'cover',
      'drop',
      'fold',
      'leave',
      'offer',
      'pass',
      'play',
      'rest',
      'skip',
      'stand',
      'use',
    ]);
    expect(over).toBeGreaterThan(30);
  });
  test('advance is play is a game read from JSON, in state and events', () => {
    fc.assert(
      fc.property(gameOf, (setup) => {
        for (const { loaded, game, seat, answer } of randomly(setup)) {
          const before = canonical(game);
          const outcome = advance(loaded, game, seat, answer);
          expect(canonical(game)).toBe(before);
          const saved = read(game);
          const events: Event[] = [];
          expect(play(loaded, saved, seat, answer, events)).toBeNull();
          expect(canonical(saved)).toBe(canonical(outcome.game));
          expect(canonical(events)).toBe(canonical(outcome.events));
          const silent = clone(loaded, game);
          play(loaded, silent, seat, answer);
          expect(canonical(silent)).toBe(canonical(outcome.game));
        }
      }),
      { numRuns: 25 },
    );
  });
  test('a game that is only ever changed in place is a game that is copied at every answer', () => {
    fc.assert(
      fc.property(gameOf, (setup) => {
        let copied: Game<Small> | null = null;
        for (const { loaded, game, seat, answer } of randomly(setup)) {
          copied ??= read(game);
          expect(canonical(copied)).toBe(canonical(game));
          copied = advanced(loaded, copied, seat, answer);
        }
      }),
      { numRuns: 25 },
    );
  });
  test('a clone is a JSON round trip, and plain: nothing undefined, nothing shared but what is never changed', () => {
    fc.assert(
      fc.property(gameOf, (setup) => {
        for (const { loaded, game } of randomly(setup)) {
          const twin = clone(loaded, game);
          expect(twin).toStrictEqual(read(game));
          const mine = new Set(
            references({
              world: { ...game.world, things: { ...game.world.things, cards: 0, through: 0 } },
              dice: game.dice,
              stack: game.stack,
            }),
          );
          const shared = references({
            world: { ...twin.world, things: { ...twin.world.things, cards: 0, through: 0 } },
            dice: twin.dice,
            stack: twin.stack,
          });
          expect(shared.filter((one) => mine.has(one))).toEqual([]);
        }
      }),
      { numRuns: 20 },
    );
  });
  test('asking is pure: views, reasons, values and asking again change nothing', () => {
    fc.assert(
      fc.property(gameOf, (setup) => {
        for (const { loaded, game } of randomly(setup)) {
          const before = canonical(game);
          reask(loaded, game);
          expect(canonical(game)).toBe(before);
          for (const viewer of [0, 1, null]) view(loaded, game, viewer);
          for (const id of ['play:1', 'use:2:about to', 'rest', 'drop:3', 'bid', 'nonsense', 'use:0.5:end'])
            whyNot(loaded, game, 0, id);
          look(loaded, game, (t) => [t.value('strength', 0), t.explain('strength', 1)]);
          expect(canonical(game)).toBe(before);
        }
      }),
      { numRuns: 25 },
    );
  });
  test('every answer on offer is taken, and every number of them is what it says', () => {
    fc.assert(
      fc.property(gameOf, (setup) => {
        for (const { loaded, game } of randomly({ ...setup, most: Math.min(setup.most, 20) })) {
          for (const offer of game.pending!.offers) {
            if (game.pending!.given.some((one) => one.seat === offer.seat)) continue;
            const all = [...answers(offer)];
            expect(all.length).toBe(count(offer));
            expect(all.length > 0).toBe(offer.asked);
            for (const pick of [...all, ...offer.asides.map((id) => [id])]) {
              expect(offer.asides.includes(pick[0]!) || legal(offer, pick)).toBe(true);
              expect(whyNot(loaded, game, offer.seat, pick[0]!)).toBeNull();
              expect(advance(loaded, game, offer.seat, { no: game.no, pick }).refusal).toBeNull();
            }
          }
        }
      }),
      { numRuns: 15 },
    );
  });
  test('junk is refused with a key, never thrown at, and changes nothing', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'bid',
        'use',
        'use:1',
        'use:1:end',
        'use:2:about to:gold',
        'use:99:end',
        'use:0.5:end',
        'use:-1:end',
        'use:1:end:wish',
        'play:',
        'play:zz',
        'pass',
        'choose:',
        'offer',
        'accept',
        'drop',
        'constructor',
        '__proto__',
        '1',
        '-1',
        '',
      ),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(
        gameOf,
        fc.array(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.array(word, { maxLength: 3 })), { maxLength: 8 }),
        (setup, junk) => {
          for (const { loaded, game } of randomly({ ...setup, most: Math.min(setup.most, 25) })) {
            const before = canonical(game);
            for (const [seat, pick] of junk) {
              const offer = game.pending!.offers.find((one) => one.seat === seat);
              const given = game.pending!.given.some((one) => one.seat === seat);
              const taken = offer !== undefined && !given && legal(offer, pick);
              const { refusal } = advance(loaded, game, seat, { no: game.no, pick });
              expect(refusal === null).toBe(taken || offer?.asides.includes(pick.join(' ')) === true);
              expect(refusal?.key).not.toBe('');
            }
            expect(canonical(game)).toBe(before);
          }
        },
      ),
      { numRuns: 25 },
    );
  });
  test('the same seed and answers give the same game, for ever', () => {
    const ends = ['one', 'two', 'three'].map((seed) => {
      const playing = randomly({ seed, seats: 2, packs: ['frost'], most: 40 });
      let next = playing.next();
      while (!next.done) next = playing.next();
      return canonical(next.value);
    });
    const again = ['one', 'two', 'three'].map((seed) => {
      const playing = randomly({ seed, seats: 2, packs: ['frost'], most: 40 });
      let next = playing.next();
      while (!next.done) next = playing.next();
      return canonical(next.value);
    });
    expect(again).toEqual(ends);
    expect(new Set(ends).size).toBe(3);
  });
});

function references(value: unknown, into: object[] = []): object[] {
  if (typeof value === 'object' && value !== null) {
    into.push(value);
    for (const inner of Object.values(value)) references(inner, into);
  }
  return into;
}
