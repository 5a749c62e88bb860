import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  begin,
  canonical,
  clone,
  field,
  labelOf,
  reask,
  resample,
  view,
  type Choice,
  type Game,
  type Loaded,
  type Viewer,
} from '../src/index.ts';
import {
  act,
  define,
  loadSmall,
  no,
  option,
  picks,
  R,
  sit,
  type Sitting,
  type Small,
  type SmallTable,
} from './small.ts';

const zones = {
  deck: { sees: 'none' },
  board: { sees: 'all' },
  hand: { per: 'seat', sees: 'owner' },
} as const;

/** A game of hidden hands: draw, play a card readAsViewer, guess the other's card, pass. */
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const hidden = (more: Record<string, Choice<Small, any>> = {}) =>
  define({
    zones: { ...zones, hand: { per: 'seat', sees: 'owner', live: true } },
    schema: { turn: field.whole() },
    content: Object.fromEntries(
      CARDS.map((card, i) => [
        card,
        { back: 'x', abilities: i % 2 === 0 ? [{ timing: 'end', effects: [{ drop: true }] }] : [] },
      ]),
    ),
    verbs: {
      drop: { rule: R, text: (e) => ({ key: 'verb.drop', with: e }), do: (t, _, { thing }) => t.move(thing, 'board') },
    },
    timings: { end: { rule: R, choices: {} } },
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
    procs: {
      game: {
        turn: {
          rule: R,
          ask: {
            seats: (t) => [t.world['turn']],
            choices: {
              draw: {
                rule: R,
                list: (t) => (t.pile('deck').length > 0 ? ['draw'] : []),
                then: (t, seat) => t.move(t.pile('deck')[0]!, `hand/${seat}`),
              },
              play: {
                rule: R,
                list: (t, seat) => t.pile('hand', seat).map((thing) => `play:${thing}`),
                then: (t, _, id) => t.move(Number(id.slice(5)), 'board'),
              },
              mix: {
                rule: R,
                list: (t) => (t.pile('board').length > 0 ? ['mix'] : []),
                then: (t) => {
                  for (const thing of t.pile('board').slice()) t.move(thing, 'deck', 'bottom', 'down');
                  t.shuffle('deck');
                },
              },
              pass: option(() => {}),
              ...more,
            },
          },
        },
        end: { rule: R, window: { timing: 'end' } },
        next: act((t) => {
          t.world['turn'] = 1 - t.world['turn'];
          return { goto: 'turn' };
        }),
      },
    },
  });

/** What a viewer notices when everything it cannot know is dealt anew. */
function interference(loaded: Loaded<Small>, game: Game<Small>, viewer: Viewer, seed: string): string[] {
  const twin = clone(loaded, game);
  resample(loaded, twin, viewer, seed);
  reask(loaded, twin);
  const noticed: string[] = [];
  const before = view(loaded, game, viewer);
  const after = view(loaded, twin, viewer);
  for (const key of Object.keys(before) as (keyof typeof before)[])
    if (canonical(before[key]) !== canonical(after[key])) noticed.push(key);
  return noticed;
}

describe('non-interference', { timeout: 60_000 }, () => {
  const playSome = (definition: ReturnType<typeof hidden>, seed: string, answers: readonly number[]): Sitting => {
    const sitting = sit(definition, { seed });
    for (const n of answers) {
      const [seat] = sitting.asked();
      const options = sitting.options(seat!);
      sitting.answer(seat!, options[n % options.length]!);
    }
    return sitting;
  };
  const anyGame = fc.tuple(fc.string({ maxLength: 4 }), fc.array(fc.nat(5), { maxLength: 12 }));
  test('a viewer notices nothing when what it cannot know is dealt anew', () => {
    const definition = hidden();
    fc.assert(
      fc.property(
        anyGame,
        fc.constantFrom<Viewer>(0, 1, null),
        fc.string({ maxLength: 4 }),
        ([seed, answers], viewer, other) => {
          const sitting = playSome(definition, seed, answers);
          expect(interference(sitting.loaded, sitting.game, viewer, other)).toEqual([]);
        },
      ),
      { numRuns: 80 },
    );
  });
  test.each<[string, Choice<Small, any>]>([
    [
      'options that depend on another’s hidden card',
      {
        rule: R,
        list: (t, seat) => (t.pile('hand', 1 - seat).some((thing) => t.cardOf(thing) === 'a') ? ['peek'] : []),
        then: () => {},
      },
    ],
    [
      'an option that names one',
      {
        rule: R,
        list: (t, seat) => t.pile('hand', 1 - seat).map((thing) => `guess:${t.cardOf(thing)}`),
        then: () => {},
      },
    ],
  ])('%s are detected', (_, leak) => {
    const definition = hidden({ peek: leak });
    let found = 0;
    for (let i = 0; i < 20; i++) {
      const sitting = sit(definition, { seed: `${i}` });
      if (interference(sitting.loaded, sitting.game, 0, `other ${i}`).includes('decision')) found++;
      expect(interference(sitting.loaded, sitting.game, 1, `other ${i}`)).toEqual([]);
    }
    expect(found).toBeGreaterThan(3);
  });
  test('a game that asks only those who hold something is detected', () => {
    const holds = (t: SmallTable, seat: number): boolean =>
      t.pile('hand', seat).some((thing) => t.cardOf(thing) <= 'b');
    const definition = hidden();
    const leaky = {
      ...definition,
      rules: {
        ...definition.rules,
        procs: {
          game: {
            q: {
              rule: R,
              ask: {
                seats: (t: SmallTable) => [0, ...t.seats.filter((seat) => seat === 1 && holds(t, seat))],
                choices: { on: picks(), off: picks() },
              },
            },
          },
        },
      },
    };
    const loaded = loadSmall(leaky);
    const found = Array.from({ length: 20 }, (_, i) =>
      interference(loaded, begin(loaded, { seats: 2, seed: `${i}` }), 0, `x${i}`).includes('decision'),
    );
    expect(found).toContain(true);
  });
  test('the reasons of a choice say nothing about unknown things', () => {
    const take: Choice<Small, any> = {
      rule: R,
      list: () => ['take:99'],
      why: (t, _, id) => no(`refuse.${t.cardOf(Number(id.slice(5)))}`),
      then: () => {},
    };
    const sitting = sit(hidden({ take }), { seed: 'x' });
    const { things } = sitting.world;
    things.card.forEach((card, thing) => {
      const known = (things.seen[thing]! & 1) !== 0;
      const told = known ? `refuse.${things.cards[card]}` : 'kernel.not-among';
      expect(sitting.whyNot(0, `take:${thing}`)!.key).toBe(told);
      // The same when its number is spelled otherwise.
      const hex = `0x${thing.toString(16)}`;
      for (const word of [hex, `${thing}.0`, `+${thing}`, ` ${thing}`, `${thing}e0`, `0${thing}`]) {
        expect([word, sitting.whyNot(0, `take:${word}`)!.key]).toEqual([word, told]);
      }
    });
    const first = (things.seen[0]! & 1) !== 0 ? `refuse.${things.cards[things.card[0]!]}` : 'kernel.not-among';
    expect(sitting.whyNot(0, 'take:')!.key).toBe(first);
  });
  test('nor do they stumble over the number of a thing that there is not', () => {
    const take: Choice<Small, any> = {
      rule: R,
      list: () => [],
      why: (t, _, id) => ('abilities' in t.contentOf(Number(id.slice(5))).content ? null : no('refuse.idle')),
      then: () => {},
    };
    const sitting = sit(hidden({ take }), { seed: 'x' });
    // Half an option: what it is to be given to is left out.
    const give: Choice<Small, any> = {
      rule: R,
      list: () => [],
      why: (t, _, id) => no(`refuse.${String(t.contentOf(Number(id.split(':')[2])).content['name'])}`),
      then: () => {},
    };
    const half = sit(hidden({ give }), { seed: 'x' });
    const known = half.world.things.seen.findIndex((seen) => (seen & 1) !== 0);
    expect(half.whyNot(0, `give:${known}`)!.key).toBe('kernel.not-among');
    for (const word of ['99', 'x', '__proto__', '-1', '0.5', '1e308', 'NaN'])
      expect([word, sitting.whyNot(0, `take:${word}`)!.key]).toEqual([word, 'kernel.not-among']);
  });
  test('nor do the words of an option that is not on offer', () => {
    const sitting = sit(hidden(), { seed: 'x' }).answer(0, 'pass');
    expect(sitting.where).toBe('game/end');
    const { things } = sitting.world;
    things.card.forEach((card, thing) => {
      const label = canonical(labelOf(sitting.loaded, sitting.game, 0, `use:${thing}:end`));
      expect([thing, label.includes(`"${things.cards[card]}"`)]).toEqual([thing, (things.seen[thing]! & 1) !== 0]);
    });
  });
  test('what an unknown card can do is not told by a refusal, at any time', () => {
    const refusals = (seed: string, viewer: number): unknown => {
      const sitting = sit(hidden(), { seed });
      return Array.from({ length: CARDS.length }, (_, thing) =>
        [0, 1].map((seat) => {
          if (sitting.world.things.seen[thing]! & (1 << viewer) || seat !== viewer) return null;
          return sitting.whyNot(seat, `use:${thing}:end`);
        }),
      );
    };
    // Which things are unknown to a seat does not depend on the seed; what they are, does.
    const seeds = Array.from({ length: 10 }, (_, i) => `${i}`);
    for (const viewer of [0, 1]) expect(new Set(seeds.map((seed) => canonical(refusals(seed, viewer)))).size).toBe(1);
  });
});
