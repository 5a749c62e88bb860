import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonical,
  field,
  labelOf,
  promptOf,
  reask,
  type Ask,
  type Choice,
  type Rules,
  type Step,
} from '../src/index.ts';
import { act, asks, flow, no, option, pause, picks, R, say, sub, T, type Sitting, type Small } from './small.ts';

const ask = (
  seats: readonly number[],
  choices: Record<string, Choice<Small>>,
  more: Partial<Ask<Small>> = {},
): Sitting => flow({ game: { q: asks(seats, choices, more), after: say('after'), wait: pause() } }, {}, { seats: 3 });
const two = { a: picks(), b: picks() };
const picked = (sitting: Sitting): unknown[] =>
  sitting.events.filter((e) => e.tag === 'picked').map((e) => [e.with['seat'], ...(e.with['pick'] as string[])]);

describe('a question to any', () => {
  test('the first answer counts', () => {
    const sitting = ask([0, 2], two);
    expect(sitting.game.pending).toEqual({
      no: 1,
      rule: R,
      proc: 'game',
      step: 'q',
      join: 'any',
      offers: [0, 2].map((seat) => ({ seat, options: ['a', 'b'], forms: [], asides: [], asked: true })),
      given: [],
      proposal: null,
    });
    expect(picked(sitting.answer(2, 'b'))).toEqual([[2, 'b']]);
    expect([sitting.where, sitting.game.no]).toEqual(['game/wait', 2]);
  });
  test('options in the order of the table, without those that a reason keeps off', () => {
    const sitting = ask([1], {
      buy: picks({
        list: () => ['buy:1', 'buy:2', 'buy:3'],
        why: (_, __, id) => (id === 'buy:2' ? no('refuse.dear') : null),
      }),
      sell: picks({ why: () => no('refuse.nothing') }),
      pass: picks(),
    });
    expect(sitting.options(1)).toEqual(['buy:1', 'buy:3', 'pass']);
  });
  test('a seat without options is not asked', () => {
    const sitting = ask([0, 1], { a: picks({ list: (_, seat) => (seat === 1 ? ['a:1', 'a:2'] : []) }) });
    expect([sitting.asked(), sitting.options(0), sitting.options(1)]).toEqual([[1], [], ['a:1', 'a:2']]);
  });
  test('nobody to ask: the next step', () => {
    expect(ask([], two).where).toBe('game/wait');
  });
  test('a single option is taken without asking', () => {
    const sitting = ask([1], { only: picks({ list: () => ['only:x'] }) });
    expect([picked(sitting), sitting.where]).toEqual([[[1, 'only:x']], 'game/wait']);
  });
  test('unless the rule says so, or there is a form', () => {
    expect(ask([1], { only: picks() }, { evenIfForced: true }).options(1)).toEqual(['only']);
    expect(ask([1], { only: picks({ kind: 'amount', form: () => ({ min: 1, max: 1 }) }) }).where).toBe('game/q');
    expect(ask([1, 2], { a: picks({ list: (_, seat) => [`a:${seat}`] }) }).where).toBe('game/wait');
  });
  test('then may run procedures and go elsewhere', () => {
    const sitting = flow({
      game: {
        q: asks([0], {
          run: option(() => ({ run: [{ proc: 'x', with: null }] })),
          jump: option(() => ({ run: [{ proc: 'x', with: null }], goto: 'far' })),
          back: option(() => ({ goto: 'q' })),
          quit: option(() => ({ done: 'quit' })),
          end: option(() => ({ end: 'game', as: 'end' })),
        }),
        near: say('near'),
        far: say('far'),
        again: act(() => ({ goto: 'q' })),
      },
      x: { wait: pause(1), x: say('x') },
    });
    expect(sitting.answer(0, 'back').game.no).toBe(2);
    expect(sitting.answer(0, 'run').where).toBe('game/q > x/wait');
    expect(sitting.answer(1, 'on').tags).toEqual(['picked', 'x', 'near', 'far']);
    expect(sitting.answer(0, 'jump').answer(1, 'on').tags).toEqual(['picked', 'x', 'far']);
    expect(sitting.answer(0, 'quit').game.result).toBe('quit');
  });
});

describe('forms', () => {
  const give = picks({ kind: 'some', form: () => ({ of: ['x', 'y', 'z'], min: 1, max: 2 }) });
  test('are offered by kind and answered element by element', () => {
    const sitting = ask([0], { give, pass: picks() });
    expect(sitting.offer(0)).toMatchObject({
      options: ['pass'],
      forms: [{ choice: 'give', kind: 'some', of: { of: ['x', 'y', 'z'], min: 1, max: 2 } }],
    });
    expect(picked(sitting.answer(0, 'give', 'x', 'z'))).toEqual([[0, 'give', 'x', 'z']]);
  });
  test('nothing to choose from now, or a reason against it: no form', () => {
    const sitting = ask([0], {
      ...two,
      give: { ...give, form: () => null },
      lend: { ...give, why: () => no('refuse.broke') },
    });
    expect(sitting.offer(0)!.forms).toEqual([]);
    expect(sitting.refused(0, 'lend', 'x')).toEqual(no('refuse.broke'));
    expect(sitting.refused(0, 'give', 'x').key).toBe('kernel.not-among');
  });
  test('yes or no needs nothing to choose from', () => {
    const sitting = ask([0], { swear: picks({ kind: 'confirm' }) });
    expect(sitting.offer(0)!.forms).toEqual([{ choice: 'swear', kind: 'confirm', of: null }]);
    expect(picked(sitting.answer(0, 'swear', 'no'))).toEqual([[0, 'swear', 'no']]);
  });
  test('one that has no answer is not offered', () => {
    const sitting = ask([0], { ...two, give: { ...give, form: () => ({ of: ['x'], min: 2, max: 3 }) } });
    expect(sitting.offer(0)!.forms).toEqual([]);
  });
  test('what there is to choose from does not change with the world afterwards', () => {
    const sitting = flow(
      {
        game: {
          q: asks([0], {
            take: {
              rule: R,
              kind: 'some',
              form: (t) => ({ of: t.world['row'], min: 1, max: 1 }),
              then: (t, _, __, [x]) => void t.world['row'].splice(t.world['row'].indexOf(x), 1),
            },
          }),
          again: act(() => ({ goto: 'q' })),
        },
      },
      { schema: { row: field.json(['x', 'y', 'z', 'w']) } },
    );
    const { pending } = sitting.game;
    const before = canonical(pending);
    sitting.answer(0, 'take', 'x').answer(0, 'take', 'y');
    expect(canonical(pending)).toBe(before);
    expect(sitting.offer(0)!.forms[0]!.of).toEqual({ of: ['z', 'w'], min: 1, max: 1 });
  });
});

describe('a question to each', () => {
  const each = { join: 'each' } as const;
  test('is over when all have answered; in order of seats, whatever the order of arrival', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const sitting = ask([2, 0, 1], two, each);
      order.forEach((seat, i) => {
        expect(sitting.asked().sort()).toEqual(order.slice(i).sort());
        sitting.answer(seat, seat === 1 ? 'b' : 'a');
      });
      expect(picked(sitting)).toEqual([
        [0, 'a'],
        [1, 'b'],
        [2, 'a'],
      ]);
      expect(sitting.game.no).toBe(2);
    }
  });
  test('nothing happens and nothing is seen until then', () => {
    const sitting = ask([0, 1], two, each);
    const before = [1, 2, null].map((viewer) => sitting.view(viewer));
    sitting.answer(0, 'b');
    expect(sitting.last).toEqual([]);
    expect(sitting.refused(0, 'a')).toEqual({ rule: R, key: 'kernel.answered-already', with: { seat: 0 } });
    [1, 2, null].forEach((viewer, i) => {
      const now = sitting.view(viewer);
      expect({ ...now, decision: { ...now.decision, waitsFor: [0, 1] } }).toEqual(before[i]);
    });
    expect(sitting.view(0).decision!.mine).toMatchObject({ options: [], forms: [] });
  });
  test('all answers at once, in order of seats', () => {
    const sitting = ask([1, 0], two, {
      join: 'each',
      joined: (t, given) => {
        t.emit('joined', { given: given as never });
        return { goto: 'wait' };
      },
    });
    sitting.answer(1, 'a').answer(0, 'b');
    expect([sitting.tags, sitting.last[0]!.with]).toEqual([
      ['joined'],
      {
        given: [
          { seat: 0, pick: ['b'] },
          { seat: 1, pick: ['a'] },
        ],
      },
    ]);
  });
  test('answers may run procedures, which are played in order of seats', () => {
    const sitting = flow({
      game: {
        q: asks(
          [0, 1],
          { go: option((_, seat) => ({ run: [{ proc: 'x', with: seat }] })), stay: option(() => {}) },
          each,
        ),
        b: say('b'),
      },
      x: { a: act((t) => t.emit(`x${t.locals}`)) },
    });
    expect(sitting.answer(1, 'go').answer(0, 'go').tags).toEqual(['x0', 'x1', 'b']);
  });
  test('and nothing else', () => {
    const sitting = ask([0, 1], { a: option(() => ({ goto: 'wait' })), b: picks() }, each);
    sitting.answer(0, 'b');
    expect(() => sitting.answer(1, 'a')).toThrow('game/q: a joint answer may only run procedures; use joined');
  });
  test('when every seat has one option, nobody is asked; when one has two, all are', () => {
    const list = (forced: readonly number[]) => (_: unknown, seat: number) =>
      forced.includes(seat) ? ['a:1'] : ['a:1', 'a:2'];
    const forced = ask([0, 1], { a: picks({ list: list([0, 1]) }) }, each);
    expect([forced.where, picked(forced)]).toEqual([
      'game/wait',
      [
        [0, 'a:1'],
        [1, 'a:1'],
      ],
    ]);
    expect(ask([0, 1], { a: picks({ list: list([0]) }) }, each).asked()).toEqual([0, 1]);
    expect(ask([0, 1], { a: picks({ list: list([0, 1]) }) }, { ...each, evenIfForced: true }).asked()).toEqual([0, 1]);
  });
});

describe('an agreement', () => {
  const terms = {
    rule: R,
    kind: 'some',
    form: () => ({ of: ['gold', 'horse', 'map'], min: 0, max: 3 }),
    then: () => {},
  } as const;
  const talk = (parties: readonly number[], more: Partial<Ask<Small>> = {}): Sitting =>
    ask(
      parties,
      {
        offer: { ...terms, part: 'propose' },
        accept: { rule: R, part: 'accept', list: (t) => (t.proposal ? ['accept'] : []), then: () => {} },
        leave: picks(),
      },
      { join: 'agree', agreed: (t, on) => t.emit('bound', { seat: on.seat, terms: on.pick.slice(1) }), ...more },
    );

  test('one proposes, the other may accept, counter or leave', () => {
    const sitting = talk([1, 0]);
    expect([sitting.asked(), sitting.options(1), sitting.offer(1)!.forms.map((f) => f.choice)]).toEqual([
      [1],
      ['leave'],
      ['offer'],
    ]);
    sitting.answer(1, 'offer', 'gold', 'map');
    expect(sitting.tags).toEqual(['proposed']);
    expect([sitting.asked(), sitting.options(0), sitting.offer(0)!.forms.map((f) => f.choice)]).toEqual([
      [0],
      ['accept', 'leave'],
      ['offer'],
    ]);
    expect(sitting.view(null).decision!.proposal).toEqual({ seat: 1, pick: ['offer', 'gold', 'map'] });
    sitting.answer(0, 'offer', 'gold');
    expect(sitting.game.pending!.proposal).toEqual({ seat: 0, pick: ['offer', 'gold'], round: 2, accepted: [] });
    sitting.answer(1, 'accept');
    expect(sitting.tags).toEqual(['agreed', 'bound', 'after']);
    expect(sitting.last.map((e) => e.with)).toEqual([
      { seat: 0, pick: ['offer', 'gold'] },
      { seat: 0, terms: ['gold'] },
      {},
    ]);
    expect(sitting.where).toBe('game/wait');
  });
  test('leaving ends the talk', () => {
    expect(talk([1, 0]).answer(1, 'offer').answer(0, 'leave').tags).toEqual(['picked', 'after']);
    expect(talk([1, 0]).answer(1, 'leave').tags).toEqual(['picked', 'after']);
  });
  test('accepting before there is anything to accept is refused', () => {
    expect(talk([1, 0]).refused(1, 'accept').key).toBe('kernel.not-among');
    expect(talk([1, 0]).refused(0, 'accept').key).toBe('kernel.not-asked');
  });
  test('of three, all others must accept, in any order; a counter-proposal begins anew', () => {
    const sitting = talk([0, 1, 2]).answer(0, 'offer', 'horse');
    expect(sitting.asked()).toEqual([1, 2]);
    sitting.answer(2, 'accept');
    expect([sitting.asked(), sitting.tags, sitting.game.pending!.proposal!.accepted]).toEqual([[1], [], [2]]);
    sitting.answer(1, 'offer', 'map');
    expect([sitting.asked(), sitting.game.pending!.proposal!.accepted]).toEqual([[0, 2], []]);
    sitting.answer(0, 'accept').answer(2, 'accept');
    expect(sitting.tags).toEqual(['agreed', 'bound', 'after']);
    expect(sitting.last[1]!.with).toEqual({ seat: 1, terms: ['map'] });
  });
  test('the binding may run and jump, or be left to the next step', () => {
    const sitting = talk([0, 1], { agreed: () => ({ goto: 'q' }) })
      .answer(0, 'offer', 'map')
      .answer(1, 'accept');
    expect([sitting.where, sitting.asked(), sitting.game.pending!.proposal]).toEqual(['game/q', [0], null]);
    const plain = ask(
      [0, 1],
      { offer: { ...terms, part: 'propose' }, accept: { rule: R, part: 'accept', then: () => {} } },
      { join: 'agree' },
    );
    expect(plain.answer(0, 'offer').answer(1, 'accept').tags).toEqual(['agreed', 'after']);
  });
  test('terms that are one option are seen by the other side too', () => {
    const sitting = ask(
      [0, 1],
      {
        ask: { rule: R, part: 'propose', list: () => ['ask:5', 'ask:6'], then: () => {} },
        accept: { rule: R, part: 'accept', then: () => {} },
      },
      { join: 'agree' },
    ).answer(0, 'ask:5');
    expect(canonical(sitting.view(1).decision!.proposal)).toContain('ask:5');
  });
});

describe('a question that answers itself', () => {
  const decided = (pick: readonly string[] | null): Sitting =>
    ask([1], two, { decides: (_, offer) => pick && { pick, trace: { of: offer.options, by: 'rank' } } });
  test('says what it decided and why', () => {
    const sitting = decided(['b']);
    expect(sitting.allTags).toEqual(['decided', 'picked', 'after']);
    expect(sitting.events[0]).toMatchObject({
      with: { pick: ['b'], trace: { of: ['a', 'b'], by: 'rank' } },
      cause: 'game/q',
      rule: R,
    });
  });
  test('or asks when it cannot', () => expect(decided(null).options(1)).toEqual(['a', 'b']));
  test('what is not on offer is a mistake', () => {
    expect(() => decided(['c'])).toThrow('game/q decided c, which is not on offer');
  });
});

describe('asides', () => {
  const shout: Choice<Small> = picks({
    list: (t, seat) => (t.world['n'] < 2 ? [`shout:${seat}`] : []),
    why: (_, seat) => (seat === 2 ? no('refuse.mute', T(9)) : null),
  });
  const runs: Choice<Small> = { rule: R, then: (_, seat) => ({ run: [{ proc: 'x', with: seat }] }) };
  const world = { schema: { n: field.whole(0) } };
  const withAsides = (step: Step<Small>, asides: Rules<Small>['asides'], more: Partial<Rules<Small>> = {}): Sitting =>
    flow(
      {
        game: {
          before: sub('y'),
          q: step,
          after: act((t) => t.emit('after', { results: [...t.results] })),
          wait: sub('z'),
        },
        x: { a: act((t) => void t.world['n']++), b: pause(2), c: act((t) => ({ done: `x${t.locals}` })) },
        y: { a: act(() => ({ done: 'y' })) },
        z: { wait: pause() },
      },
      { ...world, asides: asides!, ...more },
      { seats: 3 },
    );

  test('are offered beside the question, to seats that are asked too; then it is asked again', () => {
    const sitting = withAsides(asks([0], two), { shout });
    const offers = sitting.game.pending!.offers.map(({ seat, options, asides, asked }) => [
      seat,
      options,
      asides,
      asked,
    ]);
    expect(offers).toEqual([
      [0, ['a', 'b'], ['shout:0'], true],
      [1, [], ['shout:1'], false],
    ]);
    expect(sitting.asked()).toEqual([0]);
    sitting.answer(1, 'shout:1');
    expect([picked(sitting), sitting.where, sitting.game.no, sitting.options(0)]).toEqual([
      [[1, 'shout:1']],
      'game/q',
      2,
      ['a', 'b'],
    ]);
    expect(sitting.answer(0, 'shout:0').answer(0, 'a').where).toBe('game/wait > z/wait');
    expect(sitting.refused(1, 'on').key).toBe('kernel.another-seat');
    expect(sitting.refused(1, 'a').key).toBe('kernel.another-step');
    expect(sitting.refused(1, 'shout:0').key).toBe('kernel.not-now');
    expect(sitting.refused(2, 'shout:2').key).toBe('kernel.not-asked');
    expect(sitting.whyNot(2, 'shout:2')).toEqual(no('refuse.mute', T(9)));
  });
  test('may run procedures that ask; what the question knew stays', () => {
    const sitting = withAsides(asks([0], two), { runs });
    sitting.answer(1, 'runs');
    expect(sitting.where).toBe('game/q > x/b');
    sitting.answer(2, 'on');
    expect([sitting.where, sitting.options(0)]).toEqual(['game/q', ['a', 'b']]);
    sitting.answer(0, 'a');
    expect(sitting.last.at(-1)!.with).toEqual({ results: ['y'] });
  });
  test('may end a procedure around the question', () => {
    const sitting = withAsides(asks([0], two), { stop: option(() => ({ end: 'game', as: 'stopped' })) });
    expect(sitting.answer(2, 'stop').game.result).toBe('stopped');
  });
  test.each([
    ['jump', { goto: 'q' }],
    ['finish', { done: 1 }],
  ])('may not %s', (name, next) => {
    const sitting = withAsides(asks([0], two), { [name]: option(() => next) });
    expect(() => sitting.answer(1, name)).toThrow(`Aside ${name} may run or end procedures`);
  });
  test('none while a closed procedure is played, however deep', () => {
    const closed = withAsides(asks([0], two), { shout }, { closed: ['z'] });
    expect(closed.offer(1)!.asides).toEqual(['shout:1']);
    closed.answer(0, 'a');
    expect(closed.game.pending!.offers.map(({ seat, asides }) => [seat, asides])).toEqual([[0, []]]);
    expect(withAsides(asks([0], two), { shout }, { closed: ['game'] }).offer(1)).toBeUndefined();
  });
  test('beside a question to each, answers that are there are kept', () => {
    const sitting = withAsides(asks([0, 1], two, { join: 'each' }), { shout, runs });
    sitting.answer(0, 'b').answer(0, 'shout:0').answer(2, 'runs').answer(2, 'on');
    expect([sitting.asked(), sitting.game.pending!.given]).toEqual([[1], [{ seat: 0, pick: ['b'] }]]);
    sitting.answer(1, 'a');
    expect(picked(sitting).slice(-2)).toEqual([
      [0, 'b'],
      [1, 'a'],
    ]);
  });
  test('unless what was answered is no longer on offer', () => {
    const list = (t: { world: Small }): string[] => (t.world['n'] === 0 ? ['a:1', 'a:2'] : ['a:2', 'a:3']);
    const sitting = withAsides(asks([0, 1], { a: picks({ list }) }, { join: 'each' }), { runs });
    sitting.answer(0, 'a:1').answer(2, 'runs').answer(2, 'on');
    expect([sitting.asked(), sitting.game.pending!.given]).toEqual([[0, 1], []]);
  });
  test('and when nobody is left to wait for, the answers count', () => {
    const step: Step<Small> = {
      rule: R,
      ask: { join: 'each', seats: (t) => (t.world['n'] === 0 ? [0, 1] : [0]), choices: two },
    };
    const sitting = withAsides(step, { runs });
    sitting.answer(0, 'b').answer(2, 'runs').answer(2, 'on');
    expect([picked(sitting).at(-1), sitting.where]).toEqual([[0, 'b'], 'game/wait > z/wait']);
  });
  test('a question that is decided while they run is not asked again', () => {
    const sitting = withAsides(
      asks([0], { a: picks(), b: picks({ why: (t) => (t.world['n'] > 0 ? no('refuse.late') : null) }) }),
      { runs },
    );
    expect(sitting.answer(1, 'runs').answer(2, 'on').where).toBe('game/wait > z/wait');
    expect(picked(sitting).at(-1)).toEqual([0, 'a']);
  });
});

describe('refused answers', () => {
  const sitting = (): Sitting =>
    ask([0, 1], {
      a: picks(),
      b: picks({ why: () => no('refuse.b', T(5)) }),
      give: picks({ kind: 'amount', form: () => ({ min: 1, max: 3 }) }),
    });
  test.each<[string, number, number, readonly string[], string]>([
    ['an answer to an old question', 0, 0, ['a'], 'kernel.stale'],
    ['an answer to a question to come', 0, 2, ['a'], 'kernel.stale'],
    ['another seat', 2, 1, ['a'], 'kernel.not-asked'],
    ['no such seat', 9, 1, ['a'], 'kernel.not-asked'],
    ['nothing', 0, 1, [], 'kernel.empty-answer'],
    ['what a rule forbids', 0, 1, ['b'], 'refuse.b'],
    ['a choice without its list', 0, 1, ['a:5'], 'kernel.not-among'],
    ['too much', 0, 1, ['a', 'a'], 'kernel.not-offered'],
    ['a form half filled in', 0, 1, ['give'], 'kernel.not-offered'],
    ['a form filled in wrongly', 0, 1, ['give', '4'], 'kernel.not-offered'],
    ['a choice of another step', 0, 1, ['on'], 'kernel.another-step'],
    ['what nobody has heard of', 0, 1, ['zzz'], 'kernel.unknown'],
    ['an empty word', 0, 1, [''], 'kernel.unknown'],
  ])('%s', (_, seat, number, pick, key) => {
    expect(sitting().refusedAs(seat, number, pick).key).toBe(key);
  });
  test('after the end', () => {
    const over = flow({ game: { q: asks([0], two) } }).answer(0, 'a');
    expect(over.refused(0, 'a')).toEqual({ rule: 'kernel', key: 'kernel.over', with: {} });
    expect(over.whyNot(0, 'a')!.key).toBe('kernel.over');
  });
  test('any junk is refused and changes nothing', () => {
    const word = fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        'give',
        '1',
        '2',
        'use',
        'pass',
        'a:',
        ':',
        'use:0:x',
        'use:1.5:x',
        '__proto__',
        'constructor',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: 3 }),
        fc.nat(3),
        fc.array(word, { maxLength: 4 }),
        (seat, number, pick) => {
          const right =
            number === 1 && (seat === 0 || seat === 1) && ['a', 'give 1', 'give 2'].includes(pick.join(' '));
          fc.pre(!right);
          expect(sitting().refusedAs(seat, number, pick).key).not.toBe('');
        },
      ),
    );
  });
});

describe('why not', () => {
  test.each<[string, number, string, object | null]>([
    ['what is on offer', 0, 'a', null],
    ['a form on offer', 0, 'give', null],
    ['an aside on offer', 2, 'shout', null],
    ['what a rule forbids', 0, 'b:2', no('refuse.b', T(5))],
    ['what is outside of the list, with the reason of the same predicate', 0, 'b:77', no('refuse.b', T(5))],
    ['what no reason explains', 0, 'c:9', { rule: T(6), key: 'kernel.not-among', with: { choice: 'c', id: 'c:9' } }],
    ['what another seat is asked', 2, 'a', { rule: T(1), key: 'kernel.another-seat', with: { seat: 2 } }],
    ['what a window would offer', 2, 'use:1:x', { rule: 'kernel', key: 'kernel.unknown', with: { id: 'use:1:x' } }],
    ['an aside that is not offered now', 0, 'shout', { rule: T(7), key: 'kernel.not-now', with: { choice: 'shout' } }],
    ['an aside with a reason', 0, 'whisper', no('refuse.loud', T(8))],
    [
      'a choice of another step',
      0,
      'on',
      { rule: R, key: 'kernel.another-step', with: { choice: 'on', step: 'game/wait', now: 'game/q' } },
    ],
    ['anything else', 0, 'zzz:1', { rule: 'kernel', key: 'kernel.unknown', with: { id: 'zzz:1' } }],
  ])('%s', (_, seat, id, expected) => {
    const sitting = flow(
      {
        game: {
          q: {
            rule: T(1),
            ask: {
              seats: () => [0, 1],
              choices: {
                a: picks(),
                b: picks({
                  list: () => ['b:1', 'b:2'],
                  why: (__, ___, b) => (b === 'b:1' ? null : no('refuse.b', T(5))),
                }),
                c: picks({ rule: T(6), list: () => ['c:1'] }),
                give: picks({ kind: 'amount', form: () => ({ min: 0, max: 1 }) }),
              },
            },
          },
          wait: pause(),
        },
      },
      {
        asides: {
          shout: picks({ rule: T(7), list: (__, s) => (s === 2 ? ['shout'] : []) }),
          whisper: picks({ why: () => no('refuse.loud', T(8)) }),
        },
      },
      { seats: 3 },
    );
    expect(sitting.whyNot(seat, id)).toEqual(expected);
  });
});

describe('words', () => {
  const sitting = flow(
    {
      game: {
        q: {
          rule: T(1),
          ask: {
            seats: () => [0],
            prompt: (_, seat) => ({ key: 'ask.me', with: { seat } }),
            choices: {
              a: picks({ rule: T(2), list: () => ['a:1:x', 'a:2'] }),
              b: picks({ rule: T(3), label: (_, seat, id) => ({ key: 'say.b', with: { seat, id } }) }),
            },
          },
        },
        plain: pause(1),
      },
    },
    { asides: { shout: picks({ rule: T(4) }) } },
  );
  test('of the question and its options', () => {
    expect(promptOf(sitting.loaded, sitting.game, 0)).toEqual({ key: 'ask.me', with: { seat: 0 }, rule: T(1) });
    const label = (id: string): unknown => labelOf(sitting.loaded, sitting.game, 0, id);
    expect(label('a:1:x')).toEqual({ key: 'option.a', with: { words: ['1', 'x'] }, rule: T(2) });
    expect(label('b')).toEqual({ key: 'say.b', with: { seat: 0, id: 'b' }, rule: T(3) });
    expect(label('shout')).toEqual({ key: 'option.shout', with: { words: [] }, rule: T(4) });
    expect(label('zzz')).toEqual({ key: 'kernel.unknown', with: { id: 'zzz' }, rule: 'kernel' });
  });
  test('of a question without its own are those of its place', () => {
    sitting.answer(0, 'b');
    expect(promptOf(sitting.loaded, sitting.game, 1)).toEqual({ key: 'ask.game.plain', with: {}, rule: R });
  });
});

describe('asking again', () => {
  test('keeps the number and the answers that are there, and looks at the world anew', () => {
    const list = (t: { world: Small }): string[] => Array.from({ length: t.world['n'] }, (_, i) => `a:${i}`);
    const sitting = flow(
      { game: { q: asks([0, 1], { a: picks({ list }) }, { join: 'each' }) } },
      { schema: { n: field.whole(2) } },
    );
    sitting.answer(1, 'a:0');
    const before = canonical(sitting.game);
    reask(sitting.loaded, sitting.game);
    expect(canonical(sitting.game)).toBe(before);
    sitting.set((world) => void (world['n'] = 3));
    expect([sitting.game.no, sitting.game.pending!.no, sitting.options(0), sitting.game.pending!.given]).toEqual([
      1,
      1,
      ['a:0', 'a:1', 'a:2'],
      [{ seat: 1, pick: ['a:0'] }],
    ]);
  });
  test('of a game that is over changes nothing', () => {
    const over = flow({ game: { a: say('a') } });
    reask(over.loaded, over.game);
    expect(over.game.over).toBe(true);
  });
  test('when nothing is left to decide it says so', () => {
    const sitting = flow(
      { game: { q: { rule: R, ask: { seats: (t) => t.seats.slice(0, t.world['n']), choices: two } }, b: say('b') } },
      { schema: { n: field.whole(1) } },
    );
    expect(() => sitting.set((world) => void (world['n'] = 0))).toThrow('Nothing is left to decide at game/');
  });
});
