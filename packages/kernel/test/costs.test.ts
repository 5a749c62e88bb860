import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abilityIds,
  begin,
  choiceOf,
  field,
  look,
  numberIn,
  words,
  type Ability,
  type Event,
  type Rules,
} from '../src/index.ts';
import { ability, setting, window, word } from './cards.ts';
import { act, define, loadSmall, no, pause, say, sub, T, type Sitting, type Small } from './small.ts';

describe('costs', () => {
  const more: Partial<Rules<Small>> = {
    schema: { stamina: field.perSeat(field.whole(3)), n: field.whole(), gold: field.perSeat(field.whole(1)) },
    ways: {
      stamina: {
        rule: T('stamina'),
        why: (t, seat, _, amount) => (t.world['stamina'][seat] >= amount ? null : no('refuse.tired', T('stamina'))),
        pay: (t, seat, _, amount) => {
          t.world['stamina'][seat] -= amount;
          t.emit('tired', { by: amount });
        },
      },
      exhaust: {
        rule: T('exhaust'),
        why: (t, _, thing) => (t.world.things.face[thing] === 1 ? null : no('refuse.down')),
        pay: (t, _, thing) => {
          t.turn(thing, 'down');
          t.emit('exhausted');
        },
      },
      discard: {
        rule: T('discard'),
        after: true,
        pay: (t, _, thing) => {
          t.move(thing, 'discard');
          t.emit('discarded');
        },
      },
      ransom: { rule: T('ransom'), after: true, pay: () => ({ run: [{ proc: 'ransom', with: null }] }) },
    },
  };
  const costly = (ways: Ability['ways'], effects: Ability['effects'] = word('used')): Sitting =>
    setting({
      content: { a: ability('now', effects, { ways: ways! }), other: ability('now', word('other')) },
      cards: { 'table/0': ['a', 'other'] },
      procs: {
        game: { one: sub('turn'), after: say('after'), wait: pause() },
        turn: { open: window('now'), more: say('more') },
        ransom: { ask: pause(1), paid: say('ransomed') },
      },
      more,
    });
  test('several with amounts must all be paid; the option names them', () => {
    const sitting = costly([{ stamina: 2, exhaust: 1 }, 'stamina']);
    expect(sitting.options(0)).toEqual(['use:0:now:stamina+exhaust', 'use:0:now:stamina', 'use:1:now', 'pass']);
    sitting.answer(0, 'use:0:now:stamina+exhaust');
    expect(sitting.last.slice(1).map(({ tag, rule, with: params }) => [tag, rule, params['by']])).toEqual([
      ['tired', T('stamina'), 2],
      ['exhausted', T('exhaust'), undefined],
      ['used', T('say'), 0],
    ]);
    expect(sitting.world['stamina']).toEqual([1, 3]);
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
  });
  test('what cannot all be paid is not offered, with the reason of the one that cannot', () => {
    const sitting = costly([{ exhaust: 1, stamina: 4 }, { stamina: 3 }]);
    expect(sitting.options(0)).toEqual(['use:0:now:stamina', 'use:1:now', 'pass']);
    expect(sitting.refused(0, 'use:0:now:exhaust+stamina')).toEqual(no('refuse.tired', T('stamina')));
  });
  test('some are paid when the effects are over', () => {
    const sitting = costly([{ discard: 1, stamina: 1 }]);
    expect(sitting.answer(0, 'use:0:now:discard+stamina').tags).toEqual(['ability used', 'tired', 'used', 'discarded']);
    expect(sitting.answer(0, 'use:1:now').answer(0, 'pass').tags).toEqual(['more', 'after']);
  });
  test('also when the effects end what is going on', () => {
    const sitting = costly(['discard'], [{ cancel: 'turn' }]);
    expect(sitting.answer(0, 'use:0:now:discard').tags).toEqual(['ability used', 'discarded', 'after']);
  });
  test('and may take a procedure then', () => {
    const sitting = costly(['ransom'], [{ cancel: 'turn' }]).answer(0, 'use:0:now:ransom');
    expect(sitting.where).toContain('ability/settle > ransom/ask');
    expect(sitting.answer(1, 'on').tags).toEqual(['picked', 'ransomed', 'after']);
  });
});

describe('what the rules forbid any card', () => {
  const forbidding = (without: string | null = null): Sitting =>
    setting({
      content: {
        a: ability('now', word('a')),
        b: { kind: 'loud', abilities: [{ timing: 'now', effects: word('b') }] },
      },
      cards: { 'table/0': ['a', 'b'], 'table/1': ['b'] },
      more: {
        timings: {
          now: {
            rule: T('now'),
            choices: {},
            why: (t, seat, thing) =>
              t.contentOf(thing).content['kind'] === 'loud' && seat === 0 ? no('refuse.loud', T('loud')) : null,
          },
        },
        faceDown: T('face-down'),
      },
      ...(without !== null && { without: T(without) }),
    });
  test('at a timing, with a reason', () => {
    const sitting = forbidding();
    expect(sitting.options(0)).toEqual(['use:0:now', 'pass']);
    expect(sitting.refused(0, 'use:1:now')).toEqual(no('refuse.loud', T('loud')));
    expect(sitting.answer(0, 'pass').options(1)).toEqual(['use:2:now', 'pass']);
    expect(forbidding('loud').options(0)).toEqual(['use:0:now', 'use:1:now', 'pass']);
  });
  test('the rule that a card lies face down', () => {
    const sitting = forbidding().set((world) => void (world.things.face[1] = 0));
    expect(sitting.refused(0, 'use:1:now')).toEqual({
      rule: T('face-down'),
      key: 'kernel.face-down',
      with: { thing: 1 },
    });
  });
});

describe('when an ability can be used', () => {
  test('a limit of a procedure that is not being played', () => {
    const sitting = setting({
      content: {
        a: ability('now', word('a'), { limit: { per: 'fight', times: 1 } }),
        b: ability('now', word('b')),
        must: ability('now', word('must'), { must: true, limit: { per: 'fight', times: 1 } }),
      },
      cards: { 'table/0': ['a', 'b', 'must'] },
      procs: { fight: { a: say('fight') } },
    });
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
    expect(sitting.refused(0, 'use:0:now')).toMatchObject({
      key: 'kernel.no-such-time',
      with: { thing: 0, per: 'fight' },
    });
    expect(sitting.allTags).toEqual([]);
  });
  test('not now, but at another timing', () => {
    const sitting = setting({
      content: { a: ability('later', word('a')) },
      cards: { 'table/0': ['a'] },
      more: { timings: { now: { rule: T('now'), choices: {} }, later: { rule: T('later'), choices: {} } } },
    });
    expect(sitting.where).toBe('game/wait');
    expect(sitting.whyNot(0, 'use:0:later')).toEqual({
      rule: T('later'),
      key: 'kernel.another-timing',
      with: { timing: 'later', thing: 0, ability: null },
    });
    expect(sitting.whyNot(0, 'use:0:never')!.key).toBe('kernel.no-such-ability');
  });
});

test('all abilities at a timing, whether they can be used now or not', () => {
  const sitting = setting({
    content: {
      a: ability('now', word('a'), { if: { n: 5 } }),
      b: ability('now', word('b'), { ways: ['gold', 'tap'] }),
      must: ability('now', word('c'), { must: true }),
    },
    cards: { 'table/0': ['a', 'b', 'must'], 'table/1': ['a'] },
  });
  const ids = (seat: number): string[] => look(sitting.loaded, sitting.game, (t) => abilityIds(t, 'now', seat));
  expect([ids(0), ids(1)]).toEqual([['use:0:now', 'use:1:now:gold', 'use:1:now:tap'], ['use:3:now']]);
});

test('an event may work out what it says only when somebody hears it', () => {
  const loaded = loadSmall(
    define({ procs: { game: { a: act((t) => t.emit('a', () => ({ n: ++called }))), b: pause() } } }),
  );
  let called = 0;
  const events: Event[] = [];
  begin(loaded, { seats: 2, seed: 's' });
  expect(called).toBe(0);
  begin(loaded, { seats: 2, seed: 's' }, events);
  expect([called, events[0]!.with]).toEqual([1, { n: 1 }]);
});

test('the numbers in an option', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1, maxLength: 4 }), (numbers) => {
      const id = ['go', ...numbers].join(':');
      expect(numbers.map((_, nth) => numberIn(id, nth))).toEqual(numbers);
      expect(numberIn(id)).toBe(numbers[0]);
    }),
  );
  expect([numberIn('go'), numberIn('go:x'), numberIn('go:5', 1)]).toEqual([NaN, NaN, NaN]);
});

test('the words of an option', () => {
  expect([choiceOf('go:north:2'), words('go:north:2'), choiceOf('go'), words('go')]).toEqual([
    'go',
    ['north', '2'],
    'go',
    [],
  ]);
});
