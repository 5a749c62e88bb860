import { describe, expect, test } from 'vitest';
import { type Step, type Steps } from '../src/index.ts';
import { act, option, pause, picks, R, say, sub, T, type Sitting, type Small } from './small.ts';
import { ability, setting, window, word, type Setting } from './cards.ts';

/** The happening wounds(n): about to, then it happens. */
const wounds: Steps<Small, any> = {
  'about to': window('about to'),
  happen: act((t) => t.emit(`wounded ${t.locals.n}`)),
  result: act((t) => ({ done: t.locals.n })),
};
const hit = (n: number): Step<Small, any> => ({ rule: R, run: 'wounds', with: () => ({ n }) });
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
