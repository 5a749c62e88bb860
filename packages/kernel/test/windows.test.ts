import { describe, expect, test } from 'vitest';
import {
  field,
  labelOf,
  promptOf,
  view,
  type Ability,
  type Content,
  type Rules,
  type Step,
  type Steps,
  type Window,
} from '../src/index.ts';
import {
  act,
  flow,
  no,
  option,
  pause,
  picks,
  R,
  say,
  sub,
  T,
  type Sitting,
  type Small,
  type SmallTable,
} from './small.ts';

/** Effects of these tests: `say` emits, `cancel` ends a happening, `bump` changes a local of one, `draw` brings a card. */
const verbs: NonNullable<Rules<Small>['verbs']> = {
  say: {
    rule: T('say'),
    text: (e) => ({ key: 'verb.say', with: e }),
    do: (t, e, c) => t.emit(e['say'] as string, { by: c.by, thing: c.thing }),
  },
  cancel: {
    rule: R,
    text: (e) => ({ key: 'verb.cancel', with: e }),
    do: (_, e) => ({ end: e['cancel'] as string, as: 'cancelled' }),
  },
  bump: {
    rule: R,
    text: (e) => ({ key: 'verb.bump', with: e }),
    do: (t, e) => void (t.within(e['bump'] as string).n += e['by'] as number),
  },
  reroll: {
    rule: R,
    text: (e) => ({ key: 'verb.reroll', with: e }),
    do: (t) => void (t.within('roll').die = t.roll(6)[0]),
  },
  discard: { rule: R, text: (e) => ({ key: 'verb.discard', with: e }), do: (t, _, c) => t.move(c.thing, 'discard') },
};
const ways: NonNullable<Rules<Small>['ways']> = {
  gold: {
    rule: T('gold'),
    why: (t, seat) => (t.world['gold'][seat] > 0 ? null : no('refuse.no-gold', T('gold'))),
    pay: (t, seat) => {
      t.world['gold'][seat]--;
      t.emit('paid gold');
    },
  },
  tap: {
    rule: R,
    why: (t, _, thing) => (t.world.things.face[thing] === 1 ? null : no('refuse.tapped')),
    pay: (t, _, thing) => t.turn(thing, 'down'),
  },
  toll: { rule: R, pay: () => ({ run: [{ proc: 'toll', with: null }] }) },
  wrong: { rule: R, pay: () => ({ goto: 'nowhere' }) },
};
const conditions: NonNullable<Rules<Small>['conditions']> = {
  n: (t, wanted) => t.world['n'] === wanted,
  mine: (t, wanted, { by, thing }) => (t.controller(thing) === by) === wanted,
  rich: (t, _, { by }) => t.world['gold'][by!] > 1 || { key: 'refuse.poor', with: { seat: by } },
};
const zones = {
  deck: { sees: 'none' },
  table: { per: 'seat', sees: 'all', live: true },
  hand: { per: 'seat', sees: 'owner', live: true },
  centre: { sees: 'all', live: true },
  discard: { sees: 'all' },
} as const;
const ability = (timing: string, effects: Ability['effects'], more: Partial<Ability> = {}): Content => ({
  abilities: [{ timing, effects, ...more }],
});
const word = (tag: string): { say: string }[] => [{ say: tag }];

interface Setting {
  content?: Record<string, Content>;
  /** Content ids by pile. */
  cards?: Record<string, readonly string[]>;
  procs?: Record<string, Steps<Small>>;
  more?: Partial<Rules<Small>>;
  seats?: number;
  dice?: number[];
}
function setting({ content = {}, cards = {}, procs = {}, more = {}, seats = 2, dice = [] }: Setting): Sitting {
  const deal = (t: SmallTable): void => {
    for (const pile in cards) for (const card of cards[pile]!) t.move(t.add(card, 'deck'), pile, 'bottom');
  };
  return flow(
    { game: { open: window('now'), after: say('after'), wait: pause() }, ...procs },
    {
      schema: { gold: field.perSeat(field.whole(1)), n: field.whole() },
      zones,
      content: { blank: {}, ...content },
      setup: { deal: { rule: R, do: deal } },
      timings: { now: { rule: T('now'), choices: {} } },
      verbs,
      ways,
      conditions,
      ...more,
    },
    { seats, script: { dice } },
  );
}
function window(timing: string, more: Partial<Window<Small>> = {}): Step<Small> {
  return { rule: R, window: { timing, ...more } };
}
/** The happening wounds(n): about to, then it happens. */
const wounds: Steps<Small> = {
  'about to': window('about to'),
  happen: act((t) => t.emit(`wounded ${t.locals.n}`)),
  result: act((t) => ({ done: t.locals.n })),
};
const hit = (n: number): Step<Small> => ({ rule: R, run: 'wounds', with: () => ({ n }) });
const twoHits = { game: { a: hit(2), b: hit(3), after: say('after'), wait: pause() }, wounds };
const aboutTo = { timings: { 'about to': { rule: R, choices: {} }, now: { rule: R, choices: {} } } };

describe('a window', () => {
  test.each<[string, Setting]>([
    ['nobody’s cards listen', { cards: { 'table/0': ['blank'] } }],
    ['the card that listens is not in play', { content: { a: ability('now', word('a')) }, cards: { discard: ['a'] } }],
    [
      'no card in the box listens, whatever the hands hold',
      { cards: { 'hand/0': ['blank'], 'hand/1': ['blank', 'blank'] } },
    ],
    ['there is no card at all', {}],
    [
      'its condition is false',
      { content: { a: ability('now', word('a'), { if: { n: 5 } }) }, cards: { 'table/0': ['a'] } },
    ],
  ])('is silent when %s', (_, made) => expect(setting(made).where).toBe('game/wait'));
  test('offers each ability, and to pass; then asks on until the seat passes', () => {
    const sitting = setting({ content: { a: ability('now', word('a')) }, cards: { 'table/1': ['a', 'blank', 'a'] } });
    expect([sitting.asked(), sitting.options(1)]).toEqual([[1], ['use:0:now', 'use:2:now', 'pass']]);
    sitting.answer(1, 'use:2:now');
    expect(sitting.last).toMatchObject([
      { tag: 'ability used', with: { seat: 1, thing: 2, card: { content: 'a' }, ability: 'now', way: null }, rule: R },
      { tag: 'a', with: { by: 1, thing: 2 }, rule: T('say') },
    ]);
    expect(sitting.options(1)).toEqual(['use:0:now', 'use:2:now', 'pass']);
    expect(sitting.answer(1, 'pass').tags).toEqual(['after']);
  });
  test('opens again for what came into play after it was silent', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { discard: ['a', 'a', 'a'], 'table/0': ['blank'] },
      procs: {
        game: {
          one: window('now'),
          move: act((t) => t.move(0, 'table/0')),
          two: window('now'),
          turn: act((t) => t.turn(0, 'down')),
          three: window('now'),
          up: act((t) => t.turn(0, 'up')),
          four: window('now'),
          away: act((t) => t.move(0, 'discard')),
          five: window('now'),
          under: act((t) => t.putUnder(1, 3, 'up')),
          six: window('now'),
          gone: act((t) => t.move(1, 'discard')),
          seven: window('now'),
          add: act((t) => t.turn(t.add('a', 'centre'), 'up')),
          eight: window('now'),
        },
      },
      more: { controller: () => 0 },
    });
    for (const step of ['two', 'four', 'six', 'eight']) {
      expect(sitting.where).toBe(`game/${step}`);
      sitting.answer(0, 'pass');
    }
    expect(sitting.game.over).toBe(true);
  });
});

describe('mandatory abilities', () => {
  test('come first, each once, in the published order: pile by pile, then what lies under them', () => {
    const sitting = setting({
      content: {
        must: { abilities: [{ timing: 'now', name: 'x', must: true, effects: word('must') }] },
        may: ability('now', word('may')),
      },
      cards: { 'table/1': ['must'], 'table/0': ['may', 'must'], centre: ['must'] },
    });
    expect(sitting.events.filter((e) => e.tag === 'must').map((e) => e.with)).toEqual([
      { by: 0, thing: 2 },
      { by: 1, thing: 0 },
      // Nobody's: it acts for the first seat.
      { by: 0, thing: 3 },
    ]);
    expect(sitting.events.filter((e) => e.tag === 'ability used').map((e) => e.with['ability'])).toEqual([
      'x',
      'x',
      'x',
    ]);
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
    expect(sitting.answer(0, 'pass').tags).toEqual(['after']);
  });
  test('again each time the window opens, also in the same procedure', () => {
    const sitting = setting({
      content: { must: ability('now', word('must'), { must: true }) },
      cards: { 'table/0': ['must'] },
      procs: { game: { open: window('now'), wait: pause(), again: act(() => ({ goto: 'open' })) } },
    });
    sitting.answer(0, 'on').answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag === 'must')).toHaveLength(3);
  });
  test('only if the condition holds and the limit is not reached', () => {
    const sitting = setting({
      content: {
        no: ability('now', word('no'), { must: true, if: { n: 1 } }),
        twice: ability('now', word('twice'), { must: true, limit: { per: 'game', times: 2 } }),
      },
      cards: { 'table/0': ['no', 'twice'] },
      procs: { game: { a: sub('x'), b: sub('x'), c: sub('x'), wait: pause() }, x: { open: window('now') } },
    });
    expect(sitting.allTags).toEqual(['ability used', 'twice', 'ability used', 'twice']);
  });
  test('what one does may make another due, before anybody is asked', () => {
    const sitting = setting({
      content: {
        first: ability('now', [{ special: 'make it true' }], { must: true }),
        second: ability('now', word('second'), { must: true, if: { n: 1 } }),
        may: ability('now', word('may')),
      },
      cards: { 'table/0': ['second', 'first', 'may'] },
      procs: { 'make it true': { set: act((t) => void (t.world['n'] = 1)) } },
    });
    expect(sitting.allTags).toEqual(['ability used', 'ability used', 'second']);
    expect(sitting.asked()).toEqual([0]);
  });
});

describe('the order of seats and the closing', () => {
  const twoEach = {
    content: { a: ability('now', word('a')) },
    cards: { 'table/0': ['a'], 'table/1': ['a'], 'table/2': ['a'] },
    seats: 3,
  };
  const played = (closes: 'in turn' | 'all pass', order: number[] | null, answers: string[]): number[] => {
    const more = { closes, ...(order && { order: () => order }) };
    const sitting = setting({ ...twoEach, procs: { game: { open: window('now', more), wait: pause() } } });
    const asked: number[] = [];
    for (const answer of answers) {
      expect(sitting.where).toBe('game/open');
      const [seat] = sitting.asked();
      asked.push(seat!);
      sitting.answer(seat!, answer === 'use' ? sitting.options(seat!)[0]! : answer);
    }
    expect(sitting.where).toBe('game/wait');
    return asked;
  };
  test('in turn: each seat until it passes', () => {
    expect(played('in turn', null, ['use', 'use', 'pass', 'pass', 'use', 'pass'])).toEqual([0, 0, 0, 1, 2, 2]);
  });
  test('in a given order, of some seats', () => {
    expect(played('in turn', [2, 0], ['pass', 'use', 'pass'])).toEqual([2, 0, 0]);
  });
  test('all pass: round and round until all pass in a row', () => {
    expect(played('all pass', null, ['pass', 'use', 'pass', 'pass', 'pass'])).toEqual([0, 1, 2, 0, 1]);
    expect(played('all pass', [1, 0], ['use', 'use', 'pass', 'pass'])).toEqual([1, 0, 1, 0]);
  });
  test('seats without anything to use are passed over', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/1': ['a'] },
      seats: 3,
      procs: { game: { open: window('now', { closes: 'all pass' }), wait: pause() } },
    });
    expect(sitting.asked()).toEqual([1]);
    sitting.answer(1, 'use:0:now');
    expect(sitting.asked()).toEqual([1]);
    expect(sitting.answer(1, 'pass').where).toBe('game/wait');
  });
  test('an empty order closes at once', () => {
    const sitting = setting({
      ...twoEach,
      procs: { game: { open: window('now', { order: () => [] }), wait: pause() } },
    });
    expect(sitting.where).toBe('game/wait');
  });
});

describe('a happening', () => {
  test('is cancelled before it happens; its caller reads how it ended', () => {
    const sitting = setting({
      content: { shield: ability('about to', [{ cancel: 'wounds' }], { limit: { per: 'game', times: 1 } }) },
      cards: { 'table/0': ['shield'] },
      procs: {
        ...twoHits,
        game: {
          a: hit(2),
          b: act((t) => t.emit('came', { of: [...t.results] })),
          c: hit(3),
          d: act((t) => t.emit('came', { of: [...t.results] })),
          wait: pause(),
        },
      },
      more: aboutTo,
    });
    expect(sitting.where).toBe('game/a > wounds/about to');
    sitting.answer(0, 'use:0:about to');
    // One activation: the second blow is not asked about.
    expect(sitting.tags).toEqual(['ability used', 'came', 'wounded 3', 'came']);
    expect(sitting.last.filter((e) => e.tag === 'came').map((e) => e.with['of'])).toEqual([['cancelled'], [3]]);
  });
  test('is redirected by changing its locals, once each', () => {
    const sitting = setting({
      content: { armour: ability('about to', [{ bump: 'wounds', by: -1 }], { replaces: true }) },
      cards: { 'table/0': ['armour', 'armour'] },
      procs: twoHits,
      more: aboutTo,
    });
    expect(sitting.options(0)).toEqual(['use:0:about to', 'use:1:about to', 'pass']);
    sitting.answer(0, 'use:0:about to');
    expect(sitting.options(0)).toEqual(['use:1:about to', 'pass']);
    expect(sitting.refused(0, 'use:0:about to')).toMatchObject({ key: 'kernel.replaced-once', with: { thing: 0 } });
    sitting.answer(0, 'use:1:about to');
    // Nothing left to use: the window closes by itself. For the next happening both count anew.
    expect(sitting.tags).toContain('wounded 0');
    expect([sitting.where, sitting.options(0)]).toEqual([
      'game/b > wounds/about to',
      ['use:0:about to', 'use:1:about to', 'pass'],
    ]);
  });
  test('a roll lies on the table, may be rolled again, then it is read', () => {
    const sitting = setting({
      content: { luck: ability('now', [{ reroll: true }], { limit: { per: 'roll', times: 1 } }) },
      cards: { 'table/0': ['luck'] },
      dice: [2, 5, 1],
      procs: {
        game: {
          a: { rule: R, run: 'roll', with: () => ({ die: 0 }) },
          b: act((t) => t.emit('read', { die: t.results[0]! })),
          c: { rule: R, run: 'roll', with: () => ({ die: 0 }) },
        },
        roll: {
          roll: act((t) => void (t.locals.die = t.roll(6)[0])),
          rolled: window('now'),
          read: act((t) => ({ done: t.locals.die })),
        },
      },
      more: { shown: { roll: ['die'] } },
    });
    expect(sitting.view(null).stack.at(-1)).toEqual({ proc: 'roll', step: 'rolled', locals: { die: 2 } });
    sitting.answer(0, 'use:0:now');
    expect(sitting.last.find((e) => e.tag === 'read')!.with).toEqual({ die: 5 });
    expect([sitting.where, sitting.view(1).stack.at(-1)!.locals]).toEqual(['game/c > roll/rolled', { die: 1 }]);
  });
});

describe('what the rules offer at a timing', () => {
  const timings = (choices: Record<string, ReturnType<typeof picks>>) => ({
    timings: { now: { rule: T('now'), choices } },
  });
  test('beside cards, also when no card listens', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/1': ['a'] },
      more: timings({
        flee: picks({ list: (_, seat) => (seat === 1 ? ['flee:north', 'flee:south'] : []) }),
        pay: picks({ kind: 'amount', form: (_, seat) => (seat === 1 ? { min: 1, max: 2 } : null) }),
      }),
    });
    expect(sitting.offer(1)).toMatchObject({
      options: ['flee:north', 'flee:south', 'use:0:now', 'pass'],
      forms: [{ choice: 'pay' }],
    });
    sitting.answer(1, 'pay', '2').answer(1, 'flee:south');
    expect(sitting.events.filter((e) => e.tag === 'picked').map((e) => e.with['pick'])).toEqual([
      ['pay', '2'],
      ['flee:south'],
    ]);
    expect([sitting.asked(), sitting.answer(1, 'pass').where]).toEqual([[1], 'game/wait']);
  });
  test('may run, jump and end', () => {
    const made = (): Sitting =>
      setting({
        more: timings({
          run: option(() => ({ run: [{ proc: 'x', with: null }] })),
          jump: option(() => ({ goto: 'wait' })),
          quit: option(() => ({ done: 'quit' })),
        }),
        procs: { x: { ask: pause(1), x: say('x') } },
      });
    const sitting = made().answer(0, 'run');
    expect(sitting.where).toBe('game/open > x/ask');
    expect([sitting.answer(1, 'on').tags, sitting.where, sitting.asked()]).toEqual([['picked', 'x'], 'game/open', [0]]);
    expect([sitting.answer(0, 'jump').tags, sitting.where]).toEqual([[], 'game/wait']);
    expect(made().answer(0, 'quit').game.result).toBe('quit');
  });
  test('a window may answer for a seat', () => {
    const sitting = setting({
      content: { a: ability('now', word('a'), { limit: { per: 'game', times: 1 } }) },
      cards: { 'table/0': ['a'], 'table/1': ['a'] },
      procs: {
        game: {
          open: window('now', {
            decides: (_, { seat, options }) => (seat === 0 ? { pick: [options[0]!], trace: 'first' } : null),
          }),
          wait: pause(),
        },
      },
    });
    expect(sitting.allTags).toEqual(['decided', 'ability used', 'a']);
    expect(sitting.asked()).toEqual([1]);
  });
});

describe('cards that others do not see', () => {
  const content = { trick: ability('now', word('trick'), { limit: { per: 'game', times: 1 } }), blank: {} };
  const asked = (hand: readonly string[], other: readonly string[]): unknown => {
    const sitting = setting({ content, cards: { 'hand/0': hand, 'hand/1': other } });
    const seen: unknown[] = [];
    while (sitting.where === 'game/open') {
      seen.push(sitting.asked(), view(sitting.loaded, sitting.game, null));
      sitting.answer(sitting.asked()[0]!, 'pass');
    }
    return seen;
  };
  test('the seat is asked by their number: nobody learns what it holds', () => {
    expect(asked(['blank'], [])).toEqual(asked(['trick'], []));
    expect(asked(['blank', 'trick'], ['blank'])).toEqual(asked(['blank', 'blank'], ['trick']));
    expect(asked(['trick', 'blank'], [])).toHaveLength(2);
  });
  test('with an empty hand it is not asked', () => expect(asked([], [])).toEqual([]));
  test('the options are its own', () => {
    const sitting = setting({ content, cards: { 'hand/0': ['blank', 'trick'] } });
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
    sitting.answer(0, 'use:1:now');
    expect(sitting.options(0)).toEqual(['pass']);
  });
  test('a refusal does not tell what an unknown card is', () => {
    const refusal = (card: string): unknown => {
      const sitting = setting({
        content: { ...content, known: ability('now', word('known')) },
        cards: { 'table/0': ['known'], discard: [card] },
        procs: {
          game: {
            hide: act((t) => {
              t.shuffle('discard');
              t.move(1, 'table/0', 'bottom', 'down');
            }),
            open: window('now'),
          },
        },
      });
      return [sitting.refused(0, 'use:1:now:gold'), sitting.whyNot(0, 'use:1:now')];
    };
    expect(refusal('trick')).toEqual(refusal('blank'));
  });
});

describe('an ability', () => {
  const one = (more: Partial<Ability>, gold = 1): Sitting => {
    const sitting = setting({
      content: { a: ability('now', word('a'), more), keep: ability('now', word('keep')) },
      cards: { 'table/0': ['keep', 'a'] },
      procs: { toll: { ask: pause(1), paid: say('toll paid') } },
    });
    return gold === 1 ? sitting : sitting.set((world) => void (world['gold'][0] = gold));
  };
  test('each way to pay that can be paid is an option', () => {
    const sitting = one({ ways: ['gold', 'tap'] });
    expect(sitting.options(0)).toEqual(['use:0:now', 'use:1:now:gold', 'use:1:now:tap', 'pass']);
    sitting.answer(0, 'use:1:now:gold');
    expect(sitting.last.map(({ tag, rule }) => [tag, rule])).toEqual([
      ['ability used', R],
      ['paid gold', T('gold')],
      ['a', T('say')],
    ]);
    expect(sitting.options(0)).toEqual(['use:0:now', 'use:1:now:tap', 'pass']);
    expect(sitting.refused(0, 'use:1:now:gold')).toEqual(no('refuse.no-gold', T('gold')));
    sitting.answer(0, 'use:1:now:tap');
    expect([sitting.tags, sitting.options(0)]).toEqual([
      ['ability used', 'a'],
      ['use:0:now', 'pass'],
    ]);
  });
  test('paying may take a procedure, before the effect', () => {
    const sitting = one({ ways: ['toll'] }).answer(0, 'use:1:now:toll');
    expect(sitting.where).toBe('game/open > ability/pay > toll/ask');
    expect(sitting.answer(1, 'on').tags).toEqual(['picked', 'toll paid', 'a']);
  });
  test('paying may do nothing else', () => {
    const sitting = one({ ways: ['wrong'] });
    expect(() => sitting.answer(0, 'use:1:now:wrong')).toThrow('The way wrong may pay or run procedures, nothing else');
  });
  test('with its own name', () => {
    const sitting = one({ name: 'blow' });
    expect(sitting.options(0)).toEqual(['use:0:now', 'use:1:blow', 'pass']);
  });
  test.each<[string, Partial<Ability>, string, object]>([
    [
      'a condition',
      { if: { n: 3 } },
      'use:1:now',
      { rule: T('now'), key: 'kernel.condition-false', with: { condition: 'n', wanted: 3 } },
    ],
    [
      'a condition that says why',
      { if: { rich: true } },
      'use:1:now',
      { rule: T('now'), key: 'refuse.poor', with: { seat: 0 } },
    ],
    [
      'a limit',
      { limit: { per: 'game', times: 0 } },
      'use:1:now',
      { rule: T('now'), key: 'kernel.limit-reached', with: { thing: 1, per: 'game', times: 0 } },
    ],
    ['another card', {}, 'use:7:now', { rule: T('now'), key: 'kernel.no-such-ability', with: { timing: 'now' } }],
    ['half a card', {}, 'use:0.5:now', { rule: T('now'), key: 'kernel.no-such-ability', with: { timing: 'now' } }],
    ['no card', {}, 'use', { rule: T('now'), key: 'kernel.no-such-ability', with: { timing: 'now' } }],
    ['another timing', {}, 'use:1:later', { rule: T('now'), key: 'kernel.no-such-ability', with: { timing: 'now' } }],
  ])('is kept off by %s', (_, more, id, expected) => {
    const sitting = one(more);
    expect(sitting.options(0)).not.toContain(id);
    expect(sitting.refused(0, id)).toEqual(expected);
    expect(sitting.whyNot(0, id)).toEqual(expected);
  });
  test.each([
    ['an unknown way', { ways: ['gold'] }, 'use:1:now:wish'],
    ['a way of other cards', { ways: ['gold'] }, 'use:1:now:tap'],
    ['no way where one is needed', { ways: ['gold'] }, 'use:1:now'],
    ['a way where none is needed', {}, 'use:1:now:gold'],
    ['a mandatory ability', { must: true } as const, 'use:1:now'],
  ])('%s is refused, with a reason', (_, more, id) => {
    const sitting = one(more);
    expect(sitting.refused(0, id).key).toMatch(/^kernel\./);
    expect(sitting.whyNot(0, id)).not.toBeNull();
  });
  test('of another seat is not offered, nor explained', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['a'], 'table/1': ['a'] },
    });
    expect(sitting.whyNot(0, 'use:1:now')!.key).toBe('kernel.no-such-ability');
    expect(sitting.whyNot(1, 'use:1:now')!.key).toBe('kernel.another-seat');
  });
  test('of a card that is not in play, or face down, says so', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['a', 'a'], discard: ['a'] },
      more: { controller: () => 0 },
    });
    expect(sitting.whyNot(0, 'use:2:now')).toEqual({ rule: T('now'), key: 'kernel.not-in-play', with: { thing: 2 } });
    sitting.set((world) => void (world.things.face[1] = 0));
    expect(sitting.whyNot(0, 'use:1:now')).toEqual({ rule: T('now'), key: 'kernel.face-down', with: { thing: 1 } });
    expect(sitting.options(0)).toEqual(['use:0:now', 'pass']);
  });
  test('a limit counts in the frame of its procedure, each card by itself', () => {
    const sitting = setting({
      content: { a: ability('now', word('a'), { limit: { per: 'turn', times: 1 } }) },
      cards: { 'table/0': ['a', 'a'] },
      procs: {
        game: { one: sub('turn'), two: sub('turn'), wait: pause() },
        turn: { a: window('now'), b: window('now') },
      },
    });
    sitting.answer(0, 'use:0:now');
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
    sitting.answer(0, 'use:1:now');
    expect([sitting.where, sitting.options(0)]).toEqual(['game/two > turn/a', ['use:0:now', 'use:1:now', 'pass']]);
  });
  test('a card under a card in play counts while it lies face up', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['blank'], discard: ['a', 'a'] },
      procs: {
        game: {
          cover: act((t) => {
            t.putUnder(1, 0, 'up');
            t.putUnder(2, 0, 'down');
          }),
          open: window('now'),
        },
      },
    });
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
  });
});

describe('asides in a window', () => {
  test('the window goes on where it was', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['a'], 'table/1': ['a'] },
      more: { asides: { shout: picks(), run: option(() => ({ run: [{ proc: 'x', with: null }] })) } },
      procs: { x: { ask: pause(1) } },
    });
    sitting.answer(1, 'shout').answer(0, 'run').answer(1, 'on');
    expect([sitting.where, sitting.asked(), sitting.options(0)]).toEqual(['game/open', [0], ['use:0:now', 'pass']]);
    sitting.answer(0, 'pass').answer(0, 'shout');
    expect([sitting.where, sitting.asked()]).toEqual(['game/open', [1]]);
  });
});

describe('lasting triggers', () => {
  const trigger = (tag: string, until: string | object, more: object = {}): { lasting: any } => ({
    lasting: { trigger: { timing: 'now', effects: word(tag), ...more }, until },
  });
  const curse = (until: string | object, more: object = {}): Setting => ({
    content: { curse: ability('start', [trigger('burns', until, more)]) },
    cards: { 'table/0': ['curse'] },
    procs: {
      game: { one: sub('turn'), two: sub('turn'), end: say('sunset'), three: sub('turn') },
      turn: { start: window('start'), now: window('now'), again: window('now'), wait: pause(1) },
    },
    more: { timings: { now: { rule: R, choices: {} }, start: { rule: R, choices: {} } } },
  });
  const burns = (sitting: Sitting): number => sitting.allTags.filter((tag) => tag === 'burns').length;

  test('take place at each opening, until their procedure ends', () => {
    const sitting = setting(curse('turn')).answer(0, 'use:0:start').answer(0, 'pass');
    expect([sitting.where, burns(sitting), sitting.last.at(-1)!.with]).toEqual([
      'game/one > turn/wait',
      2,
      { by: 0, thing: 0 },
    ]);
    sitting.answer(1, 'on').answer(0, 'pass');
    expect([sitting.where, burns(sitting)]).toEqual(['game/two > turn/wait', 2]);
  });
  test('or until an event', () => {
    const sitting = setting(curse({ event: 'sunset' }))
      .answer(0, 'use:0:start')
      .answer(0, 'pass')
      .answer(1, 'on')
      .answer(0, 'pass');
    expect([burns(sitting), sitting.world.lasting]).toEqual([
      4,
      [
        {
          of: 'curse',
          path: ['abilities', 0, 'effects', 0, 'lasting'],
          by: 0,
          thing: 0,
          until: { event: 'sunset', times: 1 },
        },
      ],
    ]);
    sitting.answer(1, 'on').answer(0, 'pass');
    expect([sitting.where, burns(sitting), sitting.world.lasting]).toEqual(['game/three > turn/wait', 4, []]);
  });
  test('only if their condition holds', () => {
    expect(
      burns(
        setting(curse('turn', { if: { n: 9 } }))
          .answer(0, 'use:0:start')
          .answer(0, 'pass'),
      ),
    ).toBe(0);
  });
  test('two of them are two', () => {
    expect(burns(setting(curse('turn')).answer(0, 'use:0:start').answer(0, 'use:0:start').answer(0, 'pass'))).toBe(4);
  });
});

describe('words', () => {
  test('of what a window offers', () => {
    const sitting = setting({
      content: { a: ability('now', word('a'), { name: 'blow', ways: ['gold'] }) },
      cards: { 'table/0': ['a'] },
    });
    const label = (id: string): unknown => labelOf(sitting.loaded, sitting.game, 0, id);
    expect(label('pass')).toEqual({ key: 'kernel.pass', with: {}, rule: T('now') });
    expect(label('use:0:blow:gold')).toEqual({
      key: 'kernel.use',
      with: { thing: 0, card: { content: 'a' }, ability: 'blow', way: 'gold' },
      rule: T('now'),
    });
    expect(promptOf(sitting.loaded, sitting.game, 0)).toEqual({ key: 'ask.game.open', with: {}, rule: R });
  });
});
