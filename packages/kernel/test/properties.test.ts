import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  advance,
  answers,
  begin,
  canonical,
  clone,
  count,
  field,
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
  type Pack,
  type Seat,
} from '../src/index.ts';
import { below, seeded } from '../src/random.ts';
import { act, define, loadSmall, no, option, picks, R, sub, T, type Small } from './small.ts';

/** A small game with a little of everything: hidden hands, dice, windows, questions to each, forms, agreements, asides,
 *  watches, values, lasting effects, cards under cards. */
const frost: Pack<Small> = {
  id: 'frost',
  kind: 'pack',
  rule: T('frost'),
  schema: { cold: field.perSeat(field.whole()) },
  edits: [
    {
      rule: T('frost-1'),
      proc: 'round',
      after: 'market',
      step: 'cold',
      add: {
        rule: T('frost-1'),
        do: (t) => {
          for (const seat of t.seats) t.world['frost'].cold[seat]++;
          t.emit('cold');
        },
      },
    },
    { rule: T('frost-2'), value: 'strength', wrap: (of) => (t, seat) => of(t, seat) - t.world['frost'].cold[seat] },
  ],
};
const CARDS = ['spark', 'ward', 'ember', 'spark', 'ward', 'curse', 'ember', 'blank', 'blank', 'curse'];
const rich = define(
  {
    schema: {
      gold: field.perSeat(field.whole(3)),
      hurt: field.perSeat(field.whole()),
      round: field.whole(),
      goals: field.perSeat(field.own(field.word('rich', 'calm'))),
    },
    zones: {
      deck: { sees: 'none' },
      hand: { per: 'seat', sees: 'owner', live: true },
      table: { per: 'seat', sees: 'all', live: true },
      discard: { sees: 'all' },
    },
    counters: ['ash'],
    content: {
      spark: {
        back: 'x',
        abilities: [{ timing: 'about to', ways: ['gold'], replaces: true, effects: [{ more: 1 }, { drop: true }] }],
      },
      ward: {
        back: 'x',
        abilities: [
          {
            timing: 'about to',
            limit: { per: 'round', times: 1 },
            effects: [{ choose: 'one', of: [{ more: -1 }, { cancel: true }] }],
          },
        ],
      },
      ember: {
        back: 'x',
        modifies: [{ value: 'strength', add: 1, if: { mine: true } }],
        abilities: [{ timing: 'end', must: true, effects: [{ ash: 1 }] }],
      },
      curse: {
        back: 'x',
        abilities: [
          {
            timing: 'end',
            effects: [
              { lasting: { modify: { value: 'strength', least: 1 }, until: 'round' } },
              {
                lasting: {
                  trigger: { timing: 'about to', effects: [{ more: 1 }] },
                  until: { event: 'hurt', times: 2 },
                },
              },
              { drop: true },
            ],
          },
        ],
      },
      blank: { back: 'x' },
    },
    verbs: {
      more: {
        rule: R,
        text: (e) => ({ key: 'verb.more', with: e }),
        do: (t, e) => void (t.within('harm').n += e['more'] as number),
      },
      cancel: { rule: R, text: (e) => ({ key: 'verb.cancel', with: e }), do: () => ({ end: 'harm', as: 0 }) },
      drop: {
        rule: R,
        text: (e) => ({ key: 'verb.drop', with: e }),
        do: (t, _, { thing }) => t.move(thing, 'discard'),
      },
      ash: {
        rule: R,
        text: (e) => ({ key: 'verb.ash', with: e }),
        do: (t, e, { thing }) => t.setCounters(thing, 'ash', t.counters(thing, 'ash') + (e['ash'] as number)),
      },
    },
    conditions: { mine: (_, __, { by, about }) => by === about },
    ways: {
      gold: {
        rule: R,
        why: (t, seat) => (t.world['gold'][seat] > 0 ? null : no('refuse.gold')),
        pay: (t, seat) => void t.world['gold'][seat]--,
      },
    },
    timings: {
      'about to': { rule: R, choices: {} },
      end: {
        rule: R,
        choices: {
          rest: {
            rule: R,
            list: (t, seat) => (t.world['hurt'][seat] > 0 && t.used('round', `rest ${seat}`) === 0 ? ['rest'] : []),
            then: (t, seat) => {
              t.use('round', `rest ${seat}`);
              t.world['hurt'][seat]--;
            },
          },
        },
      },
    },
    values: {
      strength: {
        rule: R,
        of: (t, seat) => t.pile('table', seat).length + 1,
        parts: { wounded: { rule: R, layer: 'add', of: (t, seat) => (t.world['hurt'][seat] > 1 ? -1 : null) } },
      },
    },
    setup: {
      deal: {
        rule: R,
        do: (t) => {
          for (const card of CARDS) t.add(card, 'deck');
          t.shuffle('deck');
          for (const seat of t.seats) for (let i = 0; i < 2; i++) t.move(t.pile('deck')[0]!, `hand/${seat}`);
        },
      },
    },
    watch: {
      fallen: {
        rule: R,
        on: ['hurt'],
        do: (t) => {
          const seat = t.seats.find((s) => t.world['hurt'][s] > 3);
          return seat === undefined ? undefined : { run: [{ proc: 'fall', with: { seat } }] };
        },
      },
      over: {
        rule: R,
        on: ['round over'],
        do: (t) => (t.world['round'] >= 4 ? { end: 'game', as: { gold: t.world['gold'] } } : undefined),
      },
    },
    asides: {
      drop: {
        rule: R,
        list: (t, seat) =>
          t
            .pile('table', seat)
            .filter((thing) => t.counters(thing, 'ash') > 1)
            .map((thing) => `drop:${thing}`),
        then: (t, _, id) => t.move(Number(id.slice(5)), 'discard'),
      },
    },
    closed: ['fall'],
    shown: { harm: ['n', 'whom'] },
    procs: {
      game: { rounds: { rule: R, whileSome: () => 1, run: 'round', with: () => ({}) } },
      round: {
        begin: act((t) => {
          t.world['round']++;
        }),
        bid: {
          rule: R,
          ask: {
            join: 'each',
            seats: (t) => t.seats,
            choices: {
              bid: picks({
                kind: 'amount',
                form: (t, seat) => ({ min: 0, max: Math.min(2, t.world['gold'][seat]) }),
                then: (t, seat, _, [n]) => void (t.world['gold'][seat] -= Number(n)),
              }),
              fold: option((_, seat) => ({ run: [{ proc: 'draw', with: { seat } }] })),
            },
          },
        },
        market: sub('market'),
        harm: {
          rule: R,
          each: (t) => t.seats,
          still: (t, seat) => t.world['hurt'][seat as number] < 3,
          run: 'harm',
          with: (t, whom) => ({ whom, n: t.value('strength', (whom as number) === 0 ? 1 : 0), die: 0 }),
        },
        end: { rule: R, window: { timing: 'end', closes: 'all pass', order: (t) => [...t.seats].reverse() } },
        over: { rule: R, always: true, do: (t) => t.emit('round over', { round: t.world['round'] }) },
      },
      market: {
        talk: {
          rule: R,
          ask: {
            join: 'agree',
            seats: (t) => t.seats,
            choices: {
              offer: {
                rule: R,
                part: 'propose',
                kind: 'some',
                form: (t, seat) =>
                  t.proposal && t.proposal.round > 2 ? null : { of: t.pile('hand', seat).map(String), min: 0, max: 1 },
                then: () => {},
              },
              accept: { rule: R, part: 'accept', then: () => {} },
              leave: option(() => {}),
            },
            agreed: (t, { seat, pick }) => {
              for (const thing of pick.slice(1)) t.move(Number(thing), `table/${seat}`, 'top', 'up');
            },
          },
        },
        play: {
          rule: R,
          ask: {
            seats: () => [0],
            choices: {
              play: {
                rule: R,
                list: (t, seat) => t.pile('hand', seat).map((thing) => `play:${thing}`),
                why: (t, seat) => (t.world['gold'][seat] < 0 ? no('refuse.debt') : null),
                then: (t, seat, id) => t.move(Number(id.slice(5)), `table/${seat}`),
              },
              cover: {
                rule: R,
                list: (t, seat) =>
                  t.pile('table', seat).length > 0 ? t.pile('hand', seat).map((thing) => `cover:${thing}`) : [],
                then: (t, seat, id) => t.putUnder(Number(id.slice(6)), t.pile('table', seat)[0]!, 'down'),
              },
              skip: option(() => {}),
            },
          },
        },
      },
      draw: {
        draw: act((t) => {
          if (t.pile('deck').length === 0) {
            for (const thing of t.pile('discard').slice()) t.move(thing, 'deck', 'top', 'down');
            t.shuffle('deck');
          }
          const [top] = t.pile('deck');
          if (top !== undefined) t.move(top, `hand/${t.locals.seat}`);
          t.emit('drew', { seat: t.locals.seat, thing: top ?? -1 });
        }),
      },
      harm: {
        roll: act((t) => {
          t.locals.die = t.roll(6)[0];
          t.emit('rolled', { die: t.locals.die });
        }),
        'about to': { rule: R, window: { timing: 'about to' } },
        happen: {
          rule: R,
          when: (t) => t.locals.die <= t.locals.n + 2,
          do: (t) => {
            t.world['hurt'][t.locals.whom] += Math.max(0, t.locals.n);
            t.emit('hurt', { seat: t.locals.whom });
          },
        },
        result: act((t) => ({ done: t.locals.n })),
      },
      fall: {
        choose: {
          rule: R,
          ask: {
            seats: (t) => [t.locals.seat],
            choices: {
              stand: option((t, seat) => {
                t.world['hurt'][seat] = 0;
                t.world['gold'][seat] = 0;
              }),
              leave: option((t, seat) => {
                t.world['hurt'][seat] = 1;
                return t.isWithin('round') ? { end: 'round' } : undefined;
              }),
            },
          },
        },
      },
    },
  },
  { packs: [frost], seats: { min: 2, max: 3, rule: R } },
);

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

describe('over random games', () => {
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
      { numRuns: 40 },
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
      { numRuns: 40 },
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
