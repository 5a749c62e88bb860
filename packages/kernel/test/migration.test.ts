import { describe, expect, test } from 'vitest';
import {
  canonical,
  effectsAt,
  field,
  FileError,
  load,
  open,
  reopen,
  save,
  undo,
  verify,
  type Definition,
  type Game,
  type GameFile,
  type GameRecord,
  type Migration,
  type Pack,
  type Rules,
} from '../src/index.ts';
import { act, define, option, pause, R, sub, T, type Small, type SmallTable } from './small.ts';
import { same, say, small, start, throughJson } from './draw-game.ts';

describe('a new version of the rules', () => {
  const v1 = define({
    schema: { total: field.whole() },
    procs: {
      game: {
        first: act(() => ({ run: [{ proc: 'talk', with: null }], goto: 'far' })),
        near: pause(),
        far: sub('talk'),
        last: act((t) => ({ done: t.world['total'] })),
      },
      talk: {
        ask: {
          rule: R,
          ask: { seats: () => [0], choices: { on: option((t) => void t.world['total']++), off: option(() => {}) } },
        },
      },
    },
  });
  const on = (
    version: string,
    more: Partial<Rules<Small>>,
    migrations: Definition<Small>['migrations'] = [],
  ): Definition<Small> => ({ ...v1, version, rules: { ...v1.rules, ...more }, migrations: migrations! });
  const saved = (picks: string[] = []): GameFile =>
    throughJson(say(open(load(v1), { seats: 2, secret: 's' }), ...picks));
  const { game, talk } = v1.rules.procs as Record<string, any>;

  test('goes on at the decision, in a new segment', () => {
    const v2 = on('2', {}, [{ from: '1', to: '2' }]);
    const file = saved(['on']);
    const record = reopen(v2, file);
    expect(record.segments.map(({ rules: version, entries }) => [version, entries.length])).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
    expect(record.game.pending).toMatchObject({ no: 2, proc: 'talk', step: 'ask' });
    say(record, 'on');
    expect(record.game.result).toBe(2);
    const twice = JSON.parse(JSON.stringify(save(record))) as GameFile;
    same(reopen(v2, twice), record);
    expect(verify(v2, twice).answers).toBe(1);
    expect(undo(record, 0)).toBeNull();
    expect([undo(record)?.key, record.game.pending!.no]).toEqual(['kernel.nothing-to-undo', 2]);
  });
  test('renamed steps, also where a procedure means to go', () => {
    const procs = {
      game: { first: game.first, middle: game.near, end: game.far, last: game.last },
      speech: { question: talk.ask },
      talk: { unused: game.near },
    };
    const steps = { 'talk/ask': 'speech/question', 'game/far': 'game/end', 'game/near': 'game/middle' };
    const v2 = on('2', { procs: { ...procs, game: { ...procs.game, end: sub('speech') } } }, [
      { from: '1', to: '2', steps },
    ]);
    const record = reopen(v2, saved());
    expect(record.game.stack.map(({ proc, step }) => `${proc}/${step}`)).toEqual(['game/first', 'speech/question']);
    say(record, 'on');
    expect(record.game.stack.map(({ proc, step }) => `${proc}/${step}`)).toEqual(['game/end', 'speech/question']);
    expect(say(record, 'on').game.result).toBe(2);
  });
  test('a changed world, over several versions', () => {
    const schema = { score: field.whole(), round: field.whole(1) };
    const procs = {
      game: { ...game, last: act((t: SmallTable) => ({ done: t.world['score'] * 10 })) },
      talk: {
        ask: {
          rule: R,
          ask: {
            seats: () => [0],
            choices: { on: option((t) => void t.world['score']++), later: option(() => {}), off: option(() => {}) },
          },
        },
      },
    };
    const v3 = on('3', { schema, procs }, [
      {
        from: '1',
        to: '2',
        game: (g) => {
          g.world.score = g.world.total;
          delete g.world.total;
        },
      },
      { from: '2', to: '3', game: (g) => void (g.world.round = 1) },
    ]);
    const record = reopen(v3, saved(['on']));
    expect(record.game.pending!.offers[0]!.options).toEqual(['on', 'later', 'off']);
    expect(say(record, 'on').game.result).toBe(20);
  });
  test.each<[string, Definition<Small>, (file: GameFile) => void, RegExp]>([
    ['no way there', on('3', {}, [{ from: '1', to: '2' }]), () => {}, /is of version 1; there is no way from 2 to 3/],
    ['no way at all', on('3', {}), () => {}, /is of version 1; there is no way from 1 to 3/],
    [
      'a step that is gone',
      on('2', { procs: { game, talk: { other: talk.ask } } }, [{ from: '1', to: '2' }]),
      () => {},
      /does not fit version 2: there is no step talk\/ask/,
    ],
    [
      'a world that does not fit',
      on('2', { schema: { total: field.whole(), round: field.whole() } }, [{ from: '1', to: '2' }]),
      () => {},
      /does not fit version 2: round is missing/,
    ],
    [
      'no saved position',
      on('2', {}, [{ from: '1', to: '2' }]),
      (f) => void (f.segments[0]!.saved = []),
      /is of another version and has no saved position/,
    ],
  ])('%s', (_, definition, spoil, message) => {
    const file = saved();
    spoil(file);
    expect(() => reopen(definition, file)).toThrow(message);
    expect(() => reopen(definition, file)).toThrow(FileError);
  });
  test('a file of old, whose chain covers events, goes on in a new segment', () => {
    const file = saved(['on']);
    const [old] = file.segments;
    delete old!.links;
    old!.chain = ['an old hash'];
    const before = canonical({ ...old, saved: [] });
    const record = say(reopen(v1, file), 'on');
    expect(record.segments.map(({ links, entries }) => [links, entries.length])).toEqual([
      [undefined, 1],
      ['positions', 1],
    ]);
    const again = throughJson(record);
    expect(canonical(again.segments[0])).toBe(before);
    expect(verify(v1, again).answers).toBe(1);
    again.segments[0]!.chain = ['another'];
    expect(() => verify(v1, again)).toThrow('entry 0 gives another hash');
  });
  test('other cards begin a new segment too', () => {
    const other = on('1', { content: { apple: {} } });
    const record = reopen(other, saved(['on']));
    expect(record.segments.map(({ rules: version }) => version)).toEqual(['1', '1']);
    expect(record.segments[0]!.content).not.toBe(record.segments[1]!.content);
    expect(say(record, 'on').game.result).toBe(2);
  });
  describe('with cards on the table', () => {
    const wait = pause();
    const cards = define({
      zones: { deck: { sees: 'none' }, board: { sees: 'all', live: true } },
      content: {
        apple: { text: [{ lasting: { modify: { value: 'luck', add: 1 }, until: { event: 'dusk' } } }] },
        pear: {},
      },
      lists: ['text'],
      counters: ['worms'],
      values: { luck: { rule: R, of: () => 1 } },
      setup: {
        deal: {
          rule: R,
          do: (t) => {
            t.move(t.add('apple', 'deck'), 'board');
            t.add('pear', 'deck');
          },
        },
      },
      procs: { game: { eat: act(() => ({ run: [effectsAt('apple', ['text'], 0, 0)] })), wait } },
    });
    const file = (): GameFile => throughJson(open(load(cards), { seats: 2, secret: 's' }));
    const next = (more: Partial<Rules<Small>>, game?: (game: Game<any>) => void): Definition<Small> => ({
      ...cards,
      version: '2',
      rules: { ...cards.rules, ...more },
      migrations: [{ from: '1', to: '2', ...(game && { game }) }],
    });
    const { zones, content } = cards.rules;
    test('it goes on', () => {
      const record = say(reopen(next({}), file()), 'on');
      expect([record.game.over, record.game.world.lasting.length]).toEqual([true, 1]);
    });
    test.each<[string, Partial<Rules<Small>>, RegExp]>([
      ['a new zone that nobody made room for', { zones: { ...zones, exile: { sees: 'all' } } }, /exile/],
      ['a new zone for each seat', { zones: { ...zones, hand: { per: 'seat', sees: 'owner' } } }, /hand\/0/],
      ['a new counter', { counters: ['worms', 'frost'] }, /frost/],
      ['a zone that is gone', { zones: { board: zones['board']! } }, /deck/],
      ['a card that is gone', { content: { apple: content['apple']! } }, /pear/],
      ['a lasting effect that is gone', { content: { apple: { text: [] }, pear: {} } }, /apple/],
    ])('%s is told, not fallen over', (_, more, message) => {
      expect(() => reopen(next(more), file())).toThrow(FileError);
      expect(() => reopen(next(more), file())).toThrow(message);
    });
    test('a migration makes room', () => {
      const more = { zones: { ...zones, exile: { sees: 'all' } as const }, counters: ['worms', 'frost'] };
      const record = reopen(
        next(more, ({ world: { things } }) => {
          things.piles['exile'] = [];
          things.counters['frost'] = things.card.map(() => 0);
        }),
        file(),
      );
      expect(say(record, 'on').game.over).toBe(true);
    });
  });
  describe('of a pack', () => {
    const cold = (level: string): Pack<Small> => ({
      id: 'frost',
      kind: 'pack',
      rule: R,
      schema: { [level]: field.whole(4) },
      edits: [{ rule: R, proc: 'game', step: 'last', replace: act((t) => ({ done: t.world['frost'][level] })) }],
    });
    const calm: Pack<Small> = { id: 'calm', kind: 'variant', rule: R, edits: [] };
    const before = { ...v1, packs: [cold('cold'), calm] };
    const file = (packs: string[], definition: Definition<Small> = before): GameFile =>
      throughJson(say(open(load(definition, { packs }), { seats: 2, secret: 's' }), 'on'));
    const rename: Migration = {
      from: '1',
      to: '2',
      game: ({ world }) => {
        world.frost.chill = world.frost.cold * 10 + world.total;
        delete world.frost.cold;
      },
    };
    const frost2: Pack<Small> = { ...cold('chill'), version: '2', migrations: [rename] };
    const after = { ...v1, packs: [frost2, calm] };
    const versions = ({ segments }: GameRecord<Small>): unknown[] => segments.map(({ rules, packs }) => [rules, packs]);

    test('it goes on at the decision, in a new segment that says of which version it is', () => {
      const record = reopen(after, file(['calm', 'frost']));
      expect(versions(record)).toEqual([
        ['1', { frost: '1', calm: '1' }],
        ['1', { frost: '2', calm: '1' }],
      ]);
      expect(say(record, 'on').game.result).toBe(41);
      const again = throughJson(record);
      same(reopen(after, again), record);
      expect(verify(after, again).answers).toBe(1);
    });
    test('files of old do not say of which version their packs are: of the first', () => {
      const old = file(['frost']);
      delete old.segments[0]!.packs;
      expect(versions(reopen(after, old))).toEqual([
        ['1', undefined],
        ['1', { frost: '2' }],
      ]);
      expect(versions(reopen(before, old))).toHaveLength(1);
    });
    test('the game and a pack at once: the game first', () => {
      const base: Migration = { from: '1', to: '2', game: ({ world }) => void (world.total += 5) };
      const record = reopen({ ...after, version: '2', migrations: [base] }, file(['frost']));
      expect(versions(record)).toEqual([
        ['1', { frost: '1' }],
        ['2', { frost: '2' }],
      ]);
      expect(say(record, 'on').game.result).toBe(46);
    });
    test('a pack that is as it was, or is not played with, changes nothing', () => {
      for (const packs of [[], ['calm']]) {
        const record = reopen(after, file(packs));
        expect([record.segments.length, record.line.length, undo(record)]).toEqual([1, 1, null]);
      }
      expect(versions(reopen(after, file(['frost'], after)))).toEqual([['1', { frost: '2' }]]);
    });
    test.each<[string, Definition<Small>, RegExp]>([
      [
        'no way there',
        { ...after, packs: [{ ...frost2, version: '3' }, calm] },
        /is of version 1 of the pack frost; there is no way from 2 to 3/,
      ],
      [
        'no way at all',
        { ...after, packs: [{ ...cold('chill'), version: '2' }, calm] },
        /is of version 1 of the pack frost; there is no way from 1 to 2/,
      ],
      [
        'a world that does not fit',
        { ...after, packs: [{ ...frost2, migrations: [{ from: '1', to: '2' }] }, calm] },
        /does not fit version 1: frost.chill is missing/,
      ],
    ])('%s', (_, definition, message) => {
      expect(() => reopen(definition, file(['frost']))).toThrow(message);
      expect(() => reopen(definition, file(['frost']))).toThrow(FileError);
    });
    test('only its own version can verify it', () => {
      expect(() => verify(after, file(['frost']))).toThrow(
        'was played with version 1 of the pack frost, and here is 2; only its own version can verify it',
      );
      expect(verify(after, file(['calm'])).answers).toBe(1);
    });
  });
  test('the chain is the same where the new version plays the same, and tells the first answer where it does not', () => {
    const chain = (definition: Definition<Small>, packs: string[] = []): string[] =>
      say(open(load(definition, { packs }), { seats: 2, secret: 's' }), 'off', 'on').segments[0]!.chain;
    const pack: Pack<Small> = { id: 'calm', kind: 'variant', rule: R, edits: [] };
    const known = chain({ ...v1, packs: [pack] }, ['calm']);
    const more = { content: { apple: { cost: 1, art: 'red' } }, zones: { attic: { sees: 'all' } } } as const;
    const told = { ask: { ...talk.ask, rule: T(7) } };
    const told2 = on('2', { ...more, procs: { game: { ...game, first: { ...game.first, rule: T(8) } }, talk: told } });
    expect(chain({ ...told2, packs: [{ ...pack, version: '5' }] }, ['calm'])).toEqual(known);
    const twice = { ...talk.ask.ask.choices, on: option((t: SmallTable) => void (t.world['total'] += 2)) };
    const other = on('1', { procs: { game, talk: { ask: { rule: R, ask: { ...talk.ask.ask, choices: twice } } } } });
    const [first, second] = chain({ ...other, packs: [pack] }, ['calm']);
    expect([first === known[0], second === known[1]]).toEqual([true, false]);
  });
  test('a game that is over stays over', () => {
    const record = reopen(on('2', {}, [{ from: '1', to: '2' }]), saved(['on', 'on']));
    expect([record.game.over, record.game.result]).toEqual([true, 2]);
  });
  test('dice made new by an undo are never those of an earlier undo', () => {
    const rolls = (definition: Definition<Small>, version: string): Definition<Small> => ({
      ...definition,
      version,
      migrations: [{ from: '1', to: '2' }],
    });
    const record = say(start(), 'roll');
    undo(record);
    const known = canonical(record.game.dice);
    const next = reopen(rolls(small, '2'), throughJson(record));
    say(next, 'roll');
    undo(next);
    const { a, b, c, d } = JSON.parse(known) as Record<string, number>;
    expect([next.game.dice.a, next.game.dice.b, next.game.dice.c, next.game.dice.d]).not.toEqual([a, b, c, d]);
  });
  test('what was played before the new version cannot be changed unnoticed', () => {
    const v2 = on('2', {}, [{ from: '1', to: '2' }]);
    const record = say(reopen(v2, saved(['on'])), 'off');
    const file = JSON.parse(JSON.stringify(save(record))) as GameFile;
    expect(verify(v2, file).answers).toBe(1);
    (file.segments[0]!.entries[0] as any).pick = ['off'];
    expect(() => verify(v2, file)).toThrow(FileError);
  });
});
