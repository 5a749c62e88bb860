import { CheckError, checkDecision, interference, soak } from '@questwright/harness';
import { begin, field, load, type Definition, type World } from '@questwright/kernel';
import { expect, test } from 'vitest';

interface Hands extends World {
  last: number[];
  note: string;
}
type Leak =
  | 'none'
  | 'none: a card is shown to all and shuffled away'
  | 'a value shows a card'
  | 'an event shows a card'
  | 'the options of another show a card'
  | 'who is asked shows a card';

/** Two hidden hands of three cards. Each leak is one line that a careless author could write. */
function hands(leak: Leak): Definition<Hands> {
  const rule = 'LAN-GEN-01' as never;
  return {
    id: 'hands',
    version: '1',
    seats: { min: 2, max: 2, rule },
    packs: [],
    rules: {
      schema: { last: field.list(field.whole()), note: field.text() },
      zones: { deck: { sees: 'none' }, hand: { per: 'seat', sees: 'owner' }, table: { sees: 'all' } },
      content: { sun: { back: 'b' }, moon: { back: 'b' }, star: { back: 'b' } },
      setup: {
        deal: {
          rule,
          do: (t) => {
            for (let i = 0; i < 12; i++) t.add(['sun', 'moon', 'star'][i % 3]!, 'deck');
            t.shuffle('deck');
            for (const seat of t.seats) for (let i = 0; i < 3; i++) t.move(t.pile('deck')[0]!, `hand/${seat}`);
          },
        },
      },
      procs: {
        game: {
          play: {
            rule,
            ask: {
              seats: (t) => {
                const sun = t.pile('hand', 1).some((thing) => t.cardOf(thing) === 'sun');
                return leak === 'who is asked shows a card' && sun ? [1] : [0];
              },
              evenIfForced: true,
              choices: {
                play: {
                  rule,
                  list: (t, seat) => t.pile('hand', seat).map((thing) => `play:${thing}`),
                  then: (t, seat, id) => {
                    t.move(Number(id.split(':')[1]), 'table');
                    const hidden = t.cardOf(t.pile('hand', 1 - seat)[0]!);
                    if (leak === 'a value shows a card') t.world.note = hidden;
                    t.emit('played', leak === 'an event shows a card' ? { next: hidden } : {});
                    if (leak === 'none: a card is shown to all and shuffled away') {
                      const top = t.pile('deck')[0]!;
                      t.move(top, 'table');
                      t.emit('glimpsed', { card: t.cardOf(top) });
                      t.move(top, 'deck', 'bottom', 'down');
                      t.shuffle('deck');
                    }
                  },
                },
                guess: {
                  rule,
                  list: (t, seat) => {
                    if (leak !== 'the options of another show a card') return [];
                    return t.pile('hand', 1 - seat).map((thing) => `guess:${t.cardOf(thing)}`);
                  },
                  then: () => {},
                },
              },
            },
          },
        },
      },
    },
  };
}

test('a game without leaks passes', () => {
  const loaded = load(hands('none'));
  for (let n = 0; n < 20; n++) {
    const game = begin(loaded, { seats: 2, seed: `deal ${n}` });
    for (const viewer of [0, 1, null]) expect(interference(loaded, game, viewer, `other ${n}`)).toBeNull();
  }
});

test.each<[Leak, RegExp]>([
  ['a value shows a card', /world\.note/],
  ['an event shows a card', /is told what it must not know/],
  ['the options of another show a card', /decision\.mine\.options/],
  ['who is asked shows a card', /decision\.(waitsFor|mine)/],
])('a planted leak is found: %s', (leak, where) => {
  const report = soak(hands(leak), { games: 20, seed: 'leak', packs: [[]] });
  expect(report.failures.length).toBeGreaterThan(0);
  for (const failure of report.failures) {
    expect(failure.error).toMatch(
      /what it must not see|what it must not know|learns from why not|would see that the question is not asked/,
    );
  }
  expect(report.failures.some((failure) => where.test(failure.error))).toBe(true);
});

test.each<Leak>(['none', 'none: a card is shown to all and shuffled away'])(
  'the same soak of a game without leaks is clean: %s',
  (leak) => {
    const report = soak(hands(leak), { games: 20, seed: 'leak', packs: [[]] });
    expect(report.failures).toEqual([]);
    expect(report.finished).toBe(20);
  },
);

test('what is not plain data is found', () => {
  const loaded = load(hands('none'));
  const broken = (change: (world: Hands) => void): (() => void) => {
    const game = begin(loaded, { seats: 2, seed: 'x' });
    change(game.world);
    return () => checkDecision(loaded, game, 'x');
  };
  expect(broken(() => {})).not.toThrow();
  expect(broken((world) => (world.note = undefined as never))).toThrow(CheckError);
  expect(broken((world) => (world.last = new Map() as never))).toThrow(/plain JSON/);
  expect(broken((world) => void world.last.push('1' as never))).toThrow(/last\.0 must be a whole number/);
  expect(broken((world) => void world.things.piles['table']!.push(0))).toThrow(/Thing 0/);
  expect(broken((world) => (world.things.card[0] = world.things.card[1]!))).toThrow(/two places/);
});

test('what should be refused is refused, and nothing changes by it', () => {
  const definition = hands('none');
  const loaded = load(definition);
  const game = begin(loaded, { seats: 2, seed: 'x' });
  expect(() => checkDecision(loaded, { ...game, over: true }, 'x')).toThrow('The game is over and asks');
  expect(() => checkDecision(loaded, { ...game, pending: null }, 'x')).toThrow('The game is not over and asks nothing');
});
