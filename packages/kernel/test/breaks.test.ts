/** Mistakes of a line or two in the foundations that no other test noticed when they were tried out. */

import { describe, expect, test } from 'vitest';
import {
  abilityIds,
  begin,
  canonical,
  clone,
  effectsAt,
  field,
  load,
  look,
  openAt,
  play,
  resample,
  undo,
  verify,
  type Game,
  type RuleId,
} from '../src/index.ts';
import { ability, setting, verbs, window, word, zones } from './cards.ts';
import { gameOf, rules, say, small, start, throughJson } from './draw-game.ts';
import { act, asks, define, flow, loadSmall, option, pause, picks, R, sub, T, type Small } from './small.ts';

describe('the state is plain and shares nothing', () => {
  test('a step that ran nothing leaves null under its name, not a hole', () => {
    const sitting = flow({
      game: { a: { ...act(() => ({ run: [] })), as: 'got' }, wait: pause() },
    });
    expect(sitting.game.stack[0]!.locals).toStrictEqual({ got: null });
  });
  test('calls that are still to come are what they were when the step named them', () => {
    const sitting = flow(
      {
        game: {
          a: act((t) => ({
            run: [
              { proc: 'x', with: null },
              { proc: 'y', with: t.world['box'] },
            ],
          })),
        },
        x: { a: act((t) => void (t.world['box'].n = 2)), wait: pause() },
        y: { a: act((t) => t.emit('box', { n: t.locals.n })) },
      },
      { schema: { box: field.json({ n: 1 }) } },
    );
    expect(sitting.answer(0, 'on').last.at(-1)!.with).toEqual({ n: 1 });
  });
  test('a copy keeps its question when the game goes on in place', () => {
    const loaded = loadSmall(
      define({
        schema: { row: field.json(['x', 'y']) },
        procs: {
          game: {
            q: asks([0], {
              take: {
                rule: R,
                kind: 'some',
                form: (t) => ({ of: t.world['row'], min: 1, max: 1 }),
                then: (t) => void t.world['row'].push('z'),
              },
            }),
            wait: pause(),
          },
        },
      }),
    );
    const game = begin(loaded, { seats: 1, seed: '' });
    const copy = clone(loaded, game);
    const before = canonical(copy);
    expect(play(loaded, game, 0, { no: game.no, pick: ['take', 'x'] })).toBeNull();
    expect(canonical(copy)).toBe(before);
  });
});

describe('a game depends on nothing that was played before it', () => {
  /** Boxes with as many cards, of which another one counts. */
  const loaded = loadSmall(
    define({
      zones,
      content: {
        loud: { ...ability('now', word('loud')), modifies: [{ value: 'noise', add: 1 }] },
        still: {},
      },
      verbs,
      timings: { now: { rule: R, choices: {} } },
      values: { noise: { rule: R, of: () => 0 } },
      setup: {
        deal: {
          rule: R,
          do: (t, { cards }) => {
            for (const card of cards as string[]) t.move(t.add(card, 'deck'), 'centre', 'bottom');
          },
        },
      },
      controller: () => 0,
      procs: { game: { open: window('now'), wait: pause() } },
    }),
  );
  const game = (...cards: string[]): Game<Small> => begin(loaded, { seats: 1, seed: '', options: { cards } });
  const asked = (one: Game<Small>): string => one.pending!.step;
  const noise = (one: Game<Small>): unknown => look(loaded, one, (t) => t.value('noise'));

  test('nor on how many cards that had: who listens, and what changes a value', () => {
    expect([asked(game('still', 'still')), asked(game('loud', 'still')), asked(game('still', 'still'))]).toEqual([
      'wait',
      'open',
      'wait',
    ]);
    expect([noise(game('still', 'still')), noise(game('loud', 'still')), noise(game('still', 'loud'))]).toEqual([
      0, 1, 1,
    ]);
  });
});

describe('who may answer', () => {
  test('nobody has asides inside a closed procedure, however deep', () => {
    const sitting = flow(
      { game: { a: sub('vault') }, vault: { a: sub('inner') }, inner: { ask: pause() } },
      { asides: { shout: picks() }, closed: ['vault'] },
    );
    expect(sitting.where).toBe('game/a > vault/a > inner/ask');
    expect(sitting.game.pending!.offers.map(({ seat, asides }) => [seat, asides])).toEqual([[0, []]]);
  });
  test('a lasting trigger is heard by a window that was silent before', () => {
    const sitting = setting({
      content: {
        spell: { effects: [{ lasting: { trigger: { timing: 'now', effects: word('heard') }, until: 'game' } }] },
      },
      cards: { 'table/0': ['spell'] },
      procs: {
        game: {
          silent: window('now'),
          cast: act(() => ({ run: [effectsAt('spell', ['effects'], 0, 0)] })),
          open: window('now'),
          wait: pause(),
        },
      },
      more: { lists: ['effects'] },
    });
    expect(sitting.allTags).toEqual(['heard']);
  });
});

describe('what a seat knows', () => {
  test('a deal that a seat cannot tell from the real one keeps what it answered itself', () => {
    const sitting = flow({ game: { q: asks([0, 1], { a: picks(), b: picks() }, { join: 'each' }) } }).answer(0, 'b');
    for (const seed of ['1', '2', '3', '4', '5']) {
      const other = clone(sitting.loaded, sitting.game);
      resample(sitting.loaded, other, 0, seed);
      expect(other.pending!.given).toEqual([{ seat: 0, pick: ['b'] }]);
    }
  });
});

describe('the input log is the game', () => {
  test('rules of the same version may tell it in other words, but another position is found out', () => {
    const file = throughJson(say(start(), 'add:1', 'roll'));
    const { turn, next } = rules.procs!['game']!;
    const rolling = (more: number): typeof small => {
      const roll = option((t) => {
        t.world['total'] += t.roll(1000)[0]! + more;
        t.emit('rolled', { die: 0 });
      });
      const game = {
        turn: { ...turn!, ask: { ...turn!.ask!, choices: { ...turn!.ask!.choices, roll } } },
        next: next!,
      };
      return define({ ...rules, procs: { ...rules.procs, game: game as never } });
    };
    expect(verify(small, file).answers).toBe(2);
    expect(verify(rolling(0), file)).toEqual(verify(small, file));
    expect(() => verify(rolling(1), file)).toThrow('entry 1 gives another hash');
  });
  test('another beginning is found out, although the claimed position follows from it', () => {
    const { game, loaded } = start();
    const file = (total: number): ReturnType<typeof throughJson> => {
      const from = clone(loaded, game);
      from.world['total'] = total;
      return throughJson(say(openAt(loaded, { seats: 2, secret: 's' }, from), 'add:1'));
    };
    const honest = file(0);
    const [segment] = honest.segments;
    const forged = { ...file(50), segments: [{ ...file(50).segments[0]!, chain: segment!.chain }] };
    expect(verify(small, honest).answers).toBe(1);
    expect(() => verify(small, forged)).toThrow('entry 0 gives another hash');
  });
  test('of answers that were taken back no position is kept', () => {
    const adds = (n: number, pick: string): string[] => new Array(n).fill(pick) as string[];
    const record = say(start(), ...adds(40, 'add:1'));
    undo(record, 20);
    say(record, ...adds(20, 'add:2'));
    expect(verify(small, throughJson(record)).answers).toBe(40);
  });
  test('new dice stay new when one comes back to where they were made new', () => {
    const record = say(start(), 'add:1', 'roll');
    undo(record);
    const renewed = gameOf(record);
    say(record, 'add:2');
    undo(record);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 1, fresh: null });
    expect(gameOf(record)).toBe(renewed);
  });
  test('what is printed on a card decides the hash of the content', () => {
    const hash = (cost: number): string => load(define({ content: { axe: { cost } } })).contentHash();
    expect(hash(1)).not.toBe(hash(2));
    expect(hash(1)).toBe(hash(1));
  });
  test('how a card looks does not', () => {
    const hash = (art: unknown): string => load(define({ content: { axe: { cost: 1, art } } })).contentHash();
    expect(hash({ place: 'moor' })).toBe(hash({ place: 'crypt' }));
    expect(hash({ place: 'moor' })).toBe(load(define({ content: { axe: { cost: 1 } } })).contentHash());
  });
});

describe('cards', () => {
  test('the abilities of a seat are those of its own cards', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['a'], 'table/1': ['a'] },
    });
    const ids = (seat: number): unknown => look(sitting.loaded, sitting.game, (t) => abilityIds(t, 'now', seat));
    expect([ids(0), ids(1)]).toEqual([['use:0:now'], ['use:1:now']]);
  });
  test('under a card that is not in play, a card changes nothing, face up or not', () => {
    const sitting = setting({
      content: { charm: { modifies: [{ value: 'power', add: 1 }] } },
      cards: { 'table/0': ['blank'], discard: ['blank', 'charm', 'charm'] },
      procs: {
        game: {
          cover: act((t) => {
            t.putUnder(2, 0, 'up');
            t.putUnder(3, 1, 'up');
          }),
          wait: pause(),
        },
      },
      more: { values: { power: { rule: R, of: () => 0 } } },
    });
    expect(look(sitting.loaded, sitting.game, (t) => t.explain('power').parts.map(({ from }) => from))).toEqual([
      null,
      { content: 'charm', thing: 2 },
    ]);
  });
  test('watches look between two effects, also when the first is a mark and no procedure', () => {
    const sitting = setting({
      content: { card: { effects: [...word('first'), ...word('second')] } },
      cards: { 'table/0': ['card'] },
      procs: { game: { play: act(() => ({ run: [effectsAt('card', ['effects'], 0, 0)] })), wait: pause() } },
      more: {
        lists: ['effects'],
        watch: { look: { rule: R, on: ['first'], do: (t) => t.emit('looked') } },
      },
    });
    expect(sitting.allTags).toEqual(['first', 'looked', 'second']);
  });
  test('what lasts for a procedure is gone with the nearest one of that name', () => {
    const effects = [{ lasting: { modify: { value: 'power', add: 1 }, until: 'fight' } }];
    const sitting = setting({
      content: { card: { effects } },
      cards: { 'table/0': ['card'] },
      procs: {
        game: { a: { rule: R, run: 'fight', with: () => ({ depth: 0 }) } },
        fight: {
          inner: {
            rule: R,
            when: (t) => t.locals.depth === 0,
            run: 'fight',
            with: () => ({ depth: 1 }),
          },
          play: {
            ...act(() => ({ run: [effectsAt('card', ['effects'], 0, 0)] })),
            when: (t) => t.locals.depth === 1,
          },
          told: act((t) => t.emit('power', { is: t.value('power') })),
        },
      },
      more: { lists: ['effects'], values: { power: { rule: R, of: () => 0 } } },
    });
    expect(sitting.events.map((event) => event.with['is'])).toEqual([1, 0]);
  });
});

describe('from step to step', () => {
  test('whether a step takes place is decided once, also for a list', () => {
    const sitting = flow(
      {
        game: { a: { rule: R, when: (t) => t.world['n'] === 0, each: () => [1, 2, 3], run: 'x' }, wait: pause() },
        x: { a: act((t) => t.emit(`x${++t.world['n']}`)), wait: pause() },
      },
      { schema: { n: field.whole() } },
    );
    for (let i = 0; i < 3; i++) sitting.answer(0, 'on');
    expect(sitting.allTags.filter((tag) => tag !== 'picked')).toEqual(['x1', 'x2', 'x3']);
    expect(sitting.where).toBe('game/wait');
  });
  test('a watch looks before a case is left: what caused it is still being played', () => {
    const sitting = flow(
      {
        game: { a: sub('x'), wait: pause() },
        x: { a: { rule: R, cases: { one: { rule: R, do: (t) => t.emit('done') } } } },
      },
      { watch: { look: { rule: R, on: ['done'], do: (t) => t.emit(t.isWithin('x') ? 'inside' : 'too late') } } },
    );
    expect(sitting.allTags).toEqual(['done', 'inside']);
  });
  test('a watch that is still true does not cut short what an always step runs', () => {
    const sitting = flow(
      {
        game: {
          a: act((t) => t.emit('won')),
          b: act((t) => t.emit('never')),
          c: {
            ...act((t) => {
              t.emit('won');
              return { run: [{ proc: 'farewell', with: null }] };
            }),
            always: true,
          },
        },
        farewell: { wait: pause(), a: act((t) => t.emit('farewell')) },
      },
      { watch: { over: { rule: R, on: ['won'], do: () => ({ end: 'game', as: 'won' }) } } },
    );
    expect(sitting.where).toBe('game/c > farewell/wait');
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'farewell']);
    expect(sitting.game.result).toBe('won');
  });
  test('what must take place does so at once, also when a later seat makes it true', () => {
    const sitting = setting({
      content: {
        spring: ability('now', [{ special: 'make it true' }], { limit: { per: 'game', times: 1 } }),
        trap: ability('now', word('snap'), { must: true, if: { n: 1 } }),
        keep: ability('now', word('keep')),
      },
      cards: { 'table/0': ['trap', 'keep'], 'table/1': ['spring', 'keep'] },
      procs: { 'make it true': { set: act((t) => void (t.world['n'] = 1)) } },
    });
    sitting.answer(0, 'pass').answer(1, 'use:2:now');
    expect(sitting.tags.filter((tag) => tag !== 'ability used')).toEqual(['snap']);
    expect(sitting.asked()).toEqual([1]);
  });
});

describe('cards and lists', () => {
  test('the abilities of cards under a card that is not in play are not listed', () => {
    const sitting = setting({
      content: { a: ability('now', word('a')) },
      cards: { 'table/0': ['blank'], discard: ['blank', 'a', 'a'] },
      procs: {
        game: {
          cover: act((t) => {
            t.putUnder(2, 0, 'up');
            t.putUnder(3, 1, 'up');
          }),
          open: window('now'),
        },
      },
      more: { controller: () => 0 },
    });
    expect(look(sitting.loaded, sitting.game, (t) => abilityIds(t, 'now', 0))).toEqual(['use:2:now']);
  });
  test('an ability that must take place does so, also as the second of a card', () => {
    const abilities = [
      { timing: 'now', name: 'may', effects: word('may') },
      { timing: 'now', name: 'must', must: true as const, effects: word('must') },
    ];
    const sitting = setting({ content: { a: { abilities } }, cards: { 'table/0': ['a'] } });
    expect(sitting.allTags).toEqual(['ability used', 'must']);
    expect(sitting.options(0)).toEqual(['use:0:may', 'pass']);
  });
  test('a choice between effects names the nearest rule that led to it', () => {
    const sitting = setting({
      content: {
        card: {
          effects: [
            {
              choose: 'one',
              of: [
                { say: 'x', name: 'x' },
                { say: 'y', name: 'y' },
              ],
            },
          ],
        },
      },
      cards: { 'table/0': ['card'] },
      procs: {
        game: { a: { rule: T('outer'), run: 'inner' } },
        inner: { a: { rule: T('inner'), do: () => ({ run: [effectsAt('card', ['effects'], 0, 0)] }) } },
      },
      more: { lists: ['effects'] },
    });
    expect([sitting.where, sitting.game.pending!.rule]).toEqual([
      'game/a > inner/a > effects/effect > choose an effect/choose',
      T('inner'),
    ]);
  });
  test('the items of a list are what they were when the list was made', () => {
    const sitting = flow(
      {
        game: { a: { rule: R, each: (t) => t.world['list'], run: 'x' }, wait: pause() },
        x: {
          a: act((t) => t.emit(`n ${t.locals.n}`)),
          b: act((t) => void (t.world['list'][1].n = 9)),
          wait: pause(),
        },
      },
      { schema: { list: field.json([{ n: 1 }, { n: 2 }]) } },
    );
    expect(sitting.answer(0, 'on').tags).toEqual(['picked', 'n 2']);
  });
  test('in a window, a card for another moment is refused with that moment', () => {
    const sitting = setting({
      content: { now: ability('now', word('now')), later: ability('later', word('later')) },
      cards: { 'table/0': ['now', 'later'] },
      more: { timings: { now: { rule: T('now'), choices: {} }, later: { rule: T('later'), choices: {} } } },
    });
    expect(sitting.whyNot(0, 'use:1:later')).toMatchObject({
      rule: T('later'),
      key: 'kernel.another-timing',
      with: { timing: 'later' },
    });
  });
  test('without the rule about face-down cards it is the timing that refuses them', () => {
    const refusal = (without: RuleId | null): unknown =>
      setting({
        content: { a: ability('now', word('a'), { ways: ['tap'] }), keep: ability('now', word('keep')) },
        cards: { 'table/0': ['a', 'keep'] },
        more: { faceDown: T('face down') },
        without,
      })
        .answer(0, 'use:0:now:tap')
        .whyNot(0, 'use:0:now:tap')!.rule;
    expect([refusal(null), refusal(T('face down'))]).toEqual([T('face down'), T('now')]);
  });
});
