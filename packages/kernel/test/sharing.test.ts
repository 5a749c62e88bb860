import { describe, expect, test } from 'vitest';
import { field } from '../src/index.ts';
import { act, always, asks, flow, option, pause, picks, R, sub } from './small.ts';

const results = act((t) => t.emit('results', { are: [...t.results] }));

describe('nothing is shared', () => {
  const bump = act((t) => void t.locals.n++);
  const told = act((t) => t.emit(`n ${t.locals.n} ${t.world['box']?.n ?? ''}`));
  const box = field.json({ n: 1 });

  test('parameters are a copy, of constants and of the world alike', () => {
    const fixed = { n: 1 };
    const sitting = flow(
      {
        game: {
          a: { rule: R, run: 'x', with: () => fixed },
          b: { rule: R, run: 'x', with: () => fixed },
          c: { rule: R, run: 'x', with: (t) => t.world['box'] },
          d: { rule: R, each: (t) => [t.world['box']], run: 'x' },
          e: { rule: R, whileSome: (t) => (t.world['box'].n > 0 ? t.world['box'] : null), run: 'last' },
        },
        x: { bump, wait: pause(), bump2: bump, told },
        last: { a: bump, wait: pause(), b: bump, told, c: act((t) => void (t.world['box'].n = 0)) },
      },
      { schema: { box } },
    );
    for (let i = 0; i < 5; i++) sitting.answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag !== 'picked')).toEqual(['n 3 1', 'n 3 1', 'n 3 1', 'n 3 1', 'n 3 1']);
    expect(fixed).toEqual({ n: 1 });
  });
  test('a result is what it was when it was given', () => {
    const sitting = flow(
      {
        game: {
          a: sub('x'),
          b: pause(),
          c: act((t) => void t.world['box'].n++),
          d: results,
          e: act((t) => ({ done: t.results })),
        },
        x: { a: act((t) => ({ done: t.world['box'] })) },
      },
      { schema: { box } },
    );
    sitting.answer(0, 'on');
    expect(sitting.game.result).toEqual([{ n: 1 }]);
  });
  test('an event says what was the case when it happened', () => {
    const sitting = flow(
      {
        game: {
          a: act((t) => t.emit('box', { box: t.world['box'] })),
          b: act((t) => void t.world['box'].n++),
          c: pause(),
        },
      },
      { schema: { box } },
    );
    expect(sitting.events[0]!.with).toEqual({ box: { n: 1 } });
  });
  test('terms of an ending are not shared either', () => {
    const sitting = flow(
      {
        game: { a: sub('x'), b: act((t) => ({ done: t.results })) },
        x: {
          a: act((t) => ({ end: 'x', as: t.world['box'] })),
          b: always(asks([0], { on: option((t) => void t.world['box'].n++), off: picks() })),
        },
      },
      { schema: { box } },
    );
    sitting.answer(0, 'on');
    expect(sitting.game.result).toEqual([{ n: 1 }]);
  });
});
