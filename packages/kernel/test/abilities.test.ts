import { describe, expect, test } from 'vitest';
import { effectsAt, labelOf, promptOf, view, type Ability } from '../src/index.ts';
import { act, no, option, pause, picks, R, say, sub, T, type Sitting } from './small.ts';
import { ability, setting, window, word, type Setting } from './cards.ts';

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
      { rule: T('now'), key: 'kernel.condition-false', with: { condition: 'n', wanted: 3, thing: 1 } },
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
    [
      'what a card can be used for, by its number alone',
      { if: { rich: true }, ways: ['gold'] },
      'use:1',
      { rule: T('now'), key: 'refuse.poor', with: { seat: 0 } },
    ],
    [
      'effects that could do nothing',
      { effects: [{ say: 'a', if: { n: 3 } }] },
      'use:1:now',
      { rule: T('now'), key: 'kernel.does-nothing', with: { thing: 1 } },
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
  test('of another seat is not offered', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['a'], 'table/1': ['a'] },
    });
    expect(sitting.whyNot(0, 'use:1:now')!.key).toBe('kernel.not-yours');
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
  test('of a card that is set aside is refused with the reason, and does not take place unasked', () => {
    const refusal = { rule: T('aside'), key: 'aside', with: {} };
    const content = {
      a: ability('now', word('a')),
      b: { abilities: [{ timing: 'now', name: 'b', must: true as const, effects: word('b') }] },
    };
    const cards = { 'table/0': ['a', 'a', 'b'] };
    const sitting = setting({
      content,
      cards,
      more: { setAside: (_, thing, value) => (thing > 0 && value === null ? refusal : null) },
    });
    expect(sitting.options(0)).toEqual(['use:0:now', 'pass']);
    expect(sitting.whyNot(0, 'use:1:now')).toEqual(refusal);
    const said = ({ events }: Sitting): string[] => events.map(({ tag }) => tag);
    expect([said(setting({ content, cards })).includes('b'), said(sitting).includes('b')]).toEqual([true, false]);
  });
  test('a limit of several procedures counts in the innermost of them', () => {
    const sitting = setting({
      content: { a: ability('now', word('a'), { limit: { per: ['turn', 'break'], times: 1 } }) },
      cards: { 'table/0': ['a'] },
      procs: {
        game: { early: window('now'), wait: pause(), one: sub('turn'), late: pause() },
        turn: { a: window('now'), inner: sub('break'), b: pause() },
        break: { a: window('now') },
      },
    });
    expect(sitting.where).toBe('game/wait');
    sitting.answer(0, 'on');
    sitting.answer(0, 'use:0:now');
    expect(sitting.where).toBe('game/one > turn/inner > break/a');
    sitting.answer(0, 'use:0:now');
    expect(sitting.where).toBe('game/one > turn/b');
  });
  test('a timing limits what cards do not limit themselves', () => {
    const sitting = setting({
      content: {
        a: ability('now', word('a')),
        b: ability('now', word('b'), { limit: { per: 'turn', times: 2 } }),
      },
      cards: { 'table/0': ['a', 'b'] },
      more: { timings: { now: { rule: T('now'), choices: {}, limit: { per: 'turn', times: 1 } } } },
      procs: { game: { one: sub('turn'), wait: pause() }, turn: { a: window('now'), b: window('now') } },
    });
    sitting.answer(0, 'use:0:now').answer(0, 'use:1:now');
    expect(sitting.options(0)).toEqual(['use:1:now', 'pass']);
    expect(sitting.refused(0, 'use:0:now')).toMatchObject({ rule: T('now'), key: 'kernel.limit-reached' });
    expect(sitting.answer(0, 'use:1:now').where).toBe('game/wait');
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
  test('a window that was silent hears what was left behind since', () => {
    const sitting = setting({
      content: { curse: { text: [trigger('burns', 'game')] } },
      procs: {
        game: {
          silent: window('now'),
          curse: act(() => ({ run: [effectsAt('curse', ['text'], 1, 0)] })),
          heard: window('now'),
          wait: pause(),
        },
      },
      more: { lists: ['text'] },
    });
    expect(sitting.allTags).toEqual(['burns']);
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
  test('a timing may have words of its own for the use of cards', () => {
    const sitting = setting({ content: { a: ability('now', word('a')) }, cards: { 'table/0': ['a'] } });
    sitting.loaded.timings.get('now')!.label = (_, seat, id) => ({ key: 'own', with: { seat, id } });
    expect(labelOf(sitting.loaded, sitting.game, 0, 'use:0:now')).toEqual({
      key: 'own',
      with: { seat: 0, id: 'use:0:now' },
      rule: T('now'),
    });
  });
});
