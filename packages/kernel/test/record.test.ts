import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answer,
  begin,
  canonical,
  clone,
  field,
  FileError,
  freeUndo,
  load,
  open,
  openAt,
  play,
  redo,
  reopen,
  save,
  sha256,
  StartError,
  undo,
  verify,
  type Definition,
  type GameFile,
  type GameRecord,
  type NewGame,
  type Rules,
} from '../src/index.ts';
import { act, define, option, pause, R, sub, type Small, type SmallTable } from './small.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const topCard = (t: SmallTable): number => t.pile('deck')[0]!;
const rules: Partial<Rules<Small>> = {
  schema: { total: field.whole(), turn: field.whole() },
  zones: { deck: { sees: 'none' }, board: { sees: 'all' }, hand: { per: 'seat', sees: 'owner' } },
  content: Object.fromEntries(CARDS.map((card) => [card, {}])),
  setup: {
    deal: {
      rule: R,
      do: (t) => {
        for (const card of CARDS) t.add(card, 'deck');
        t.shuffle('deck');
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
            add: {
              rule: R,
              list: () => ['add:1', 'add:2'],
              then: (t, _, id) => void (t.world['total'] += Number(id.slice(4))),
            },
            roll: option((t) => {
              const [die] = t.roll(1000);
              t.world['total'] += die;
              t.emit('rolled', { die: die! });
            }),
            draw: {
              rule: R,
              list: (t) => (t.pile('deck').length > 0 ? ['draw'] : []),
              then: (t) => t.move(topCard(t), 'board'),
            },
            peek: {
              rule: R,
              list: (t) => (t.pile('deck').length > 0 ? ['peek'] : []),
              then: (t) => t.show(topCard(t), 0),
            },
            both: option(() => ({ run: [{ proc: 'both', with: null }] })),
            stop: option((t) => ({ done: t.world['total'] })),
            crash: option((t) => {
              t.world['total'] = -1;
              throw new Error('a mistake in a rule');
            }),
          },
        },
      },
      next: act((t) => {
        t.world['turn'] = 1 - t.world['turn'];
        return { goto: 'turn' };
      }),
    },
    both: {
      ask: {
        rule: R,
        ask: {
          join: 'each',
          seats: () => [0, 1],
          choices: { on: option((t, seat) => void (t.world['total'] += seat + 1)), off: option(() => {}) },
        },
      },
    },
  },
};
const small = define(rules);
const start = (more: Partial<NewGame> = {}, definition = small): GameRecord<Small> =>
  open(load(definition), { seats: 2, secret: 's', ...more });
const say = (record: GameRecord<Small>, ...picks: string[]): GameRecord<Small> => {
  for (const pick of picks) {
    const { pending, no } = record.game;
    const seat = pending!.offers.find((one) => one.asked && !pending!.given.some((g) => g.seat === one.seat))!.seat;
    const { refusal } = answer(record, seat, { no, pick: [pick] });
    if (refusal) throw new Error(`${pick}: ${refusal.key}`);
  }
  return record;
};
const gameOf = (record: GameRecord<Small>): string => canonical(record.game);
const totals = (record: GameRecord<Small>): number => record.game.world['total'];
const deck = ({
  game: {
    world: { things },
  },
}: GameRecord<Small>): string => things.piles['deck']!.map((t) => things.cards[things.card[t]!]).join('');
const throughJson = (record: GameRecord<Small>): GameFile => JSON.parse(JSON.stringify(save(record))) as GameFile;

describe('answers', () => {
  test('are written down, each with a hash over all that came before', () => {
    const record = start();
    say(record, 'add:1', 'roll');
    const [segment] = record.segments;
    expect(segment!.entries).toEqual([
      { seat: 0, no: 1, pick: ['add:1'] },
      { seat: 1, no: 2, pick: ['roll'] },
    ]);
    expect(segment!.chain).toHaveLength(2);
    expect(
      new Set([...segment!.chain, say(start(), 'add:2').hash, say(start({ secret: 't' }), 'add:1').hash]).size,
    ).toBe(4);
    expect([record.hash, say(start(), 'add:1', 'roll').hash]).toEqual([segment!.chain[1], segment!.chain[1]]);
  });
  test('are played as by the kernel itself, from the secret', () => {
    const game = begin(load(small), { seats: 2, seed: 's' });
    expect(gameOf(start())).toBe(canonical(game));
    play(load(small), game, 0, { no: 1, pick: ['roll'] });
    expect(gameOf(say(start(), 'roll'))).toBe(canonical(game));
  });
  test('that are refused change nothing', () => {
    const record = say(start(), 'add:1');
    const before = [gameOf(record), canonical(record.segments), record.hash];
    expect(answer(record, 0, { no: 1, pick: ['add:1'] })).toMatchObject({
      refusal: { key: 'kernel.stale' },
      events: [],
    });
    expect([gameOf(record), canonical(record.segments), record.hash]).toEqual(before);
  });
  test('on which a rule breaks leave the game as it was', () => {
    const record = say(start(), 'add:1');
    const before = [gameOf(record), canonical(record.segments), record.hash];
    expect(() => say(record, 'crash')).toThrow('a mistake in a rule');
    expect([gameOf(record), canonical(record.segments), record.hash]).toEqual(before);
    expect(totals(say(record, 'add:2'))).toBe(3);
  });
});

describe('undo', () => {
  test('takes back one answer, or many, and redo gives them again', () => {
    const record = start();
    const positions = [gameOf(record)];
    for (const pick of ['add:1', 'add:2', 'add:2']) positions.push(gameOf(say(record, pick)));
    expect(undo(record)).toBeNull();
    expect(gameOf(record)).toBe(positions[2]);
    expect(undo(record, 0)).toBeNull();
    expect([gameOf(record), record.line]).toEqual([positions[0], []]);
    for (let i = 1; i <= 3; i++) {
      expect(redo(record).refusal).toBeNull();
      expect(gameOf(record)).toBe(positions[i]);
    }
    expect(redo(record)).toEqual({ refusal: { rule: 'kernel', key: 'kernel.nothing-to-redo', with: {} }, events: [] });
  });
  test('is an entry like any other', () => {
    const record = say(start(), 'add:1', 'add:2');
    undo(record, 1);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 1, fresh: null });
    say(record, 'add:1');
    expect([record.segments[0]!.entries.length, totals(record), record.line.length]).toEqual([4, 2, 2]);
  });
  test.each([3, 4, -1, 0.5, NaN])('of what is not there (%d) is refused', (keep) => {
    const record = say(start(), 'add:1', 'add:2', 'add:1');
    const before = [gameOf(record), canonical(record.segments)];
    expect(undo(record, keep)).toMatchObject({ key: 'kernel.nothing-to-undo', with: { length: 3 } });
    expect([gameOf(record), canonical(record.segments)]).toEqual(before);
  });
  test('of nothing is refused', () => expect(undo(start())?.key).toBe('kernel.nothing-to-undo'));
  test('a new answer forgets what was taken back', () => {
    const record = say(start(), 'add:1', 'add:2');
    undo(record);
    say(record, 'add:1');
    expect(redo(record).refusal?.key).toBe('kernel.nothing-to-redo');
  });
  test('of one answer of two that were given at once', () => {
    const record = say(start(), 'both', 'on');
    undo(record);
    expect([record.game.pending!.given, totals(say(record, 'off', 'on'))]).toEqual([[], 2]);
  });
  test('also after the end', () => {
    const record = say(start(), 'add:1', 'stop');
    expect([record.game.over, record.game.result]).toEqual([true, 1]);
    undo(record);
    expect([record.game.over, record.game.result, totals(say(record, 'add:2'))]).toEqual([false, null, 3]);
  });
  test.each([
    [['add:1', 'add:1'], 0],
    [['roll', 'add:1', 'add:1'], 1],
    [['add:1', 'draw', 'add:1', 'peek', 'add:1', 'add:2'], 4],
    // Looking again at what one knows is no news.
    [['peek', 'peek', 'add:1'], 1],
  ])('after %j is free back to answer %i', (picks, free) => expect(freeUndo(say(start(), ...picks))).toBe(free));
});

describe('undo past a roll or a reveal', () => {
  const rolled = (record: GameRecord<Small>): number => {
    const before = totals(record);
    return totals(say(record, 'roll')) - before;
  };
  test('makes the dice new: from the secret and the number of the undo', () => {
    const record = say(start(), 'add:1');
    const first = rolled(record);
    undo(record);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 1, fresh: 1 });
    expect(totals(record)).toBe(1);
    const second = rolled(record);
    undo(record);
    const third = rolled(record);
    expect(new Set([first, second, third]).size).toBe(3);
    // The same table, the same secret: the same dice.
    const twin = say(start(), 'add:1', 'roll');
    undo(twin);
    expect(rolled(twin)).toBe(second);
    expect(redo(record).refusal?.key).toBe('kernel.nothing-to-redo');
  });
  test('unless the table wants the same dice', () => {
    const record = start({ sameDice: true });
    const first = rolled(record);
    undo(record);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 0, fresh: null });
    expect(rolled(record)).toBe(first);
    undo(record);
    expect([redo(record).refusal, totals(record)]).toEqual([null, first]);
  });
  test('deals anew what nobody knows, and only that', () => {
    const record = say(start(), 'draw', 'peek', 'add:1', 'draw');
    const before = deck(say(start(), 'draw', 'peek', 'add:1'));
    const board = record.game.world.things.piles['board']!.length;
    undo(record);
    const after = deck(record);
    expect(after[0]).toBe(before[0]);
    expect(after.split('').sort()).toEqual(before.split('').sort());
    expect(after).not.toBe(before);
    expect([record.game.world.things.piles['board']!.length, board]).toEqual([1, 2]);
  });
  test('whoever goes further back afterwards does not find the old dice', () => {
    const record = say(start(), 'add:1', 'add:1');
    const first = rolled(record);
    undo(record);
    undo(record);
    expect([record.line.length, rolled(say(record, 'add:1'))]).not.toEqual([1, first]);
    const other = say(start(), 'add:1', 'add:1');
    const seen = rolled(other);
    undo(other);
    undo(other, 0);
    expect(rolled(say(other, 'add:1', 'add:1'))).not.toBe(seen);
  });
  test('nor the old cards', () => {
    const record = say(start(), 'add:1', 'draw', 'draw', 'draw', 'draw');
    const seen = record.game.world.things.piles['board']!.map((t) => record.game.world.things.card[t]);
    undo(record, 1);
    undo(record, 0);
    say(record, 'add:1', 'draw', 'draw', 'draw', 'draw');
    expect(record.game.world.things.piles['board']!.map((t) => record.game.world.things.card[t])).not.toEqual(seen);
  });
  test('scripted dice are scripted again', () => {
    const record = say(start({ script: { dice: [7, 8] } }), 'roll', 'roll');
    undo(record, 1);
    expect(rolled(record)).toBe(8);
  });
});

/** What people do at a table. */
const move = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ say: fc.constantFrom('add:1', 'add:2', 'roll', 'draw', 'peek', 'both', 'on', 'off') }),
  },
  { weight: 2, arbitrary: fc.record({ back: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.constant({ redo: true }) },
);
type Move = { say: string } | { back: number } | { redo: boolean };
function make(record: GameRecord<Small>, one: Move): void {
  if ('back' in one) undo(record, record.line.length - one.back);
  else if ('redo' in one) redo(record);
  else {
    const { pending, no } = record.game;
    const offer = pending!.offers.find((o) => o.asked && !pending!.given.some((g) => g.seat === o.seat))!;
    if (offer.options.includes(one.say)) answer(record, offer.seat, { no, pick: [one.say] });
  }
}
const same = (x: GameRecord<Small>, y: GameRecord<Small>): void => {
  expect([
    gameOf(x),
    x.hash,
    x.line.length,
    freeUndo(x),
    canonical(x.segments.map(({ entries, chain }) => ({ entries, chain }))),
  ]).toEqual([
    gameOf(y),
    y.hash,
    y.line.length,
    freeUndo(y),
    canonical(y.segments.map(({ entries, chain }) => ({ entries, chain }))),
  ]);
};

describe('a file', () => {
  test('is plain JSON, and a copy', () => {
    const record = say(start({ options: { hard: true }, script: { dice: [3] } }), 'roll', 'add:1');
    const file = save(record);
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
    expect(file.header).toEqual({
      format: 1,
      game: 'small',
      packs: [],
      seats: 2,
      options: { hard: true },
      secret: 's',
      script: { dice: [3] },
      sameDice: false,
    });
    say(record, 'roll');
    expect([
      file.segments[0]!.entries.length,
      file.segments[0]!.saved[0]!.line,
      file.segments[0]!.saved[0]!.free,
    ]).toEqual([2, 2, 1]);
  });
  test('opened again goes on as if nothing had been, whatever was said and taken back', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), fc.array(move, { maxLength: 12 }), (before, after) => {
        const record = start();
        for (const one of before) make(record, one);
        const believed = reopen(small, throughJson(record));
        const replayed = reopen(small, throughJson(record), { verify: true });
        expect(verify(small, throughJson(record))).toEqual({ answers: record.line.length, hash: record.hash });
        record.undone = [];
        replayed.undone = [];
        for (const one of [null, ...after]) {
          for (const each of [record, believed, replayed]) if (one) make(each, one);
          same(believed, record);
          same(replayed, record);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('every entry can be heard again', () => {
    const record = say(start(), 'add:1', 'roll');
    undo(record, 1);
    say(record, 'roll');
    const heard: unknown[] = [];
    const again = reopen(small, throughJson(record), {
      onEntry: (entry, events, r) => heard.push([entry, events.map((e) => e.tag), r.line.length]),
    });
    expect(heard).toEqual([
      [{ seat: 0, no: 1, pick: ['add:1'] }, [], 1],
      [{ seat: 1, no: 2, pick: ['roll'] }, ['rolled'], 2],
      [{ keep: 1, fresh: 1 }, [], 1],
      [{ seat: 1, no: 2, pick: ['roll'] }, ['rolled'], 2],
    ]);
    same(again, record);
  });
  test('without a saved position is played again', () => {
    const record = say(start(), 'add:1', 'roll', 'draw');
    const file = throughJson(record);
    file.segments[0]!.saved = [];
    same(reopen(small, file), record);
    expect(verify(small, file).answers).toBe(3);
  });
});

describe('a long game', () => {
  const picks = Array.from({ length: 500 }, (_, i) =>
    i % 40 === 39 ? 'roll' : i % 70 === 69 ? 'peek' : i % 3 === 0 ? 'add:2' : 'add:1',
  );
  test('any line can be gone back to, and is as if played from the beginning', () => {
    const long = say(start({ sameDice: true }), ...picks);
    expect(long.snapshots.length).toBeLessThan(20);
    const fresh = start({ sameDice: true });
    const positions = [gameOf(fresh)];
    for (const pick of picks) positions.push(gameOf(say(fresh, pick)));
    for (const keep of [499, 480, 479, 450, 449, 300, 299, 256, 255, 200, 128, 100, 64, 33, 32, 31, 1, 0]) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep]);
    }
  });
  test('each line, one by one', () => {
    const long = say(start({ sameDice: true }), ...picks.slice(0, 140));
    const fresh = start({ sameDice: true });
    const positions = [gameOf(fresh)];
    for (const pick of picks.slice(0, 140)) positions.push(gameOf(say(fresh, pick)));
    for (let keep = 139; keep >= 0; keep--) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep]);
    }
  });
  test('also when dice were made new on the way', () => {
    const long = say(start(), 'add:1', 'roll', 'roll');
    undo(long, 2);
    const positions = [gameOf(long)];
    const more = Array.from({ length: 300 }, (_, i) => (i === 0 ? 'roll' : 'add:1'));
    for (const pick of more) positions.push(gameOf(say(long, pick)));
    // Back to lines after the new roll: free, so the new dice stay.
    for (const keep of [290, 257, 200, 150, 100, 65, 40, 33, 20, 4, 3]) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep - 2]);
    }
    verify(small, throughJson(long));
  });
});

describe('a file that is not what it says', () => {
  const good = (): GameFile => {
    const record = say(start(), 'add:1', 'roll', 'add:2', 'draw');
    undo(record, 3);
    say(record, 'peek', 'add:1');
    return throughJson(record);
  };
  const segment = (file: GameFile): GameFile['segments'][number] => file.segments[0]!;
  test('is right as it is', () => expect(verify(small, good()).answers).toBe(5));
  test.each<[string, (file: GameFile) => void, RegExp]>([
    ['another answer', (f) => void ((segment(f).entries[0] as any).pick = ['add:2']), /entry 0 does not give the hash/],
    [
      'another seat',
      (f) => void ((segment(f).entries[0] as any).seat = 1),
      /answer 1 \(entry 0\) of seat 1 is refused: kernel.not-asked/,
    ],
    [
      'another number',
      (f) => void ((segment(f).entries[1] as any).no = 7),
      /answer 7 \(entry 1\) of seat 1 is refused: kernel.stale/,
    ],
    [
      'an answer left out',
      (f) => {
        segment(f).entries.splice(2, 1);
        segment(f).chain.splice(2, 1);
      },
      /entry 2|refused/,
    ],
    ['another undo', (f) => void ((segment(f).entries[4] as any).keep = 2), /entry 4 does not give the hash/],
    [
      'an undo of nothing',
      (f) => void ((segment(f).entries[4] as any).keep = 4),
      /entry 4 takes back what is not there/,
    ],
    ['a negative undo', (f) => void ((segment(f).entries[4] as any).keep = -1), /entry 4 takes back what is not there/],
    ['half an undo', (f) => void ((segment(f).entries[4] as any).keep = 1.5), /entry 4 takes back what is not there/],
    [
      'other dice after the undo',
      (f) => void ((segment(f).entries[4] as any).fresh = 2),
      /entry 4 does not give the hash/,
    ],
    ['another hash', (f) => void (segment(f).chain[3] = segment(f).chain[2]!), /entry 3 does not give the hash/],
    ['another secret', (f) => void (f.header.secret = 'x'), /entry 0 does not give the hash/],
    ['other options', (f) => void (f.header.options = { easy: true }), /entry 0 does not give the hash/],
    [
      'another saved position',
      (f) => void (segment(f).saved[0]!.game.world['total'] += 5),
      /claims a position that its answers do not lead to/,
    ],
    [
      'another version',
      (f) => void (segment(f).rules = '0'),
      /other rules or cards; only its own version can verify it/,
    ],
    ['other cards', (f) => void (segment(f).content = 'x'), /other rules or cards/],
  ])('%s is found out', (_, spoil, message) => {
    const file = good();
    spoil(file);
    expect(() => verify(small, file)).toThrow(message);
    expect(() => verify(small, file)).toThrow(FileError);
  });
  test('an undo past a roll that kept the dice is found out, even with hashes made anew', () => {
    const record = say(start({ sameDice: true }), 'add:1', 'roll');
    undo(record);
    say(record, 'roll');
    const file = throughJson(record);
    file.header.sameDice = false;
    const last = segment(file);
    // As the file's first link is made.
    let hash = sha256(canonical({ header: file.header, rules: last.rules, content: last.content, snapshot: null }));
    const events: unknown[][] = [];
    reopen(small, throughJson(record), { onEntry: (_, heard) => events.push(heard) });
    last.chain = last.entries.map(
      (entry, i) => (hash = sha256(`${hash}\n${canonical(entry)}\n${JSON.stringify(events[i])}`)),
    );
    expect(() => verify(small, file)).toThrow(FileError);
  });
  test.each<[string, (file: any) => unknown, RegExp]>([
    ['nothing', () => null, /is not one of ours/],
    ['undefined', () => undefined, /is not one of ours/],
    ['a text', () => 'hello', /is not one of ours/],
    ['no header', (f) => ({ ...f, header: null }), /is not one of ours/],
    [
      'another format',
      (f) => ({ ...f, header: { ...f.header, format: 2 } }),
      /is not one of ours, or of another format/,
    ],
    ['another game', (f) => ({ ...f, header: { ...f.header, game: 'chess' } }), /is of the game chess, not small/],
    ['no secret', (f) => ({ ...f, header: { ...f.header, secret: undefined } }), /has a broken header/],
    ['no packs', (f) => ({ ...f, header: { ...f.header, packs: null } }), /has a broken header/],
    ['no segments', (f) => ({ ...f, segments: null }), /has no segments/],
    ['an empty list of segments', (f) => ({ ...f, segments: [] }), /has no segments/],
    ['a segment of nothing', (f) => ({ ...f, segments: [null] }), /broken segment/],
    ['no entries', (f) => ({ ...f, segments: [{ ...f.segments[0], entries: null }] }), /broken segment/],
    ['no chain', (f) => ({ ...f, segments: [{ ...f.segments[0], chain: null }] }), /broken segment/],
    ['a chain too short', (f) => ({ ...f, segments: [{ ...f.segments[0], chain: [] }] }), /broken segment/],
    ['nothing saved', (f) => ({ ...f, segments: [{ ...f.segments[0], saved: null }] }), /broken segment/],
    [
      'an entry of nothing',
      (f) => ({ ...f, segments: [{ ...f.segments[0], entries: [null, ...f.segments[0].entries.slice(1)] }] }),
      /broken|entry 0/,
    ],
    [
      'an answer without words',
      (f) => ({
        ...f,
        segments: [{ ...f.segments[0], entries: [{ seat: 0, no: 1 }, ...f.segments[0].entries.slice(1)] }],
      }),
      /broken|entry 0/,
    ],
    [
      'a saved position that is none',
      (f) => ({ ...f, segments: [{ ...f.segments[0], saved: [{ line: 5, free: 0, game: null }] }] }),
      /game file/,
    ],
    [
      'a saved world that is none',
      (f) => ({
        ...f,
        segments: [
          {
            ...f.segments[0],
            saved: [{ ...f.segments[0].saved[0], game: { ...f.segments[0].saved[0].game, world: {} } }],
          },
        ],
      }),
      /game file/,
    ],
    [
      'a saved line that does not fit',
      (f) => ({ ...f, segments: [{ ...f.segments[0], saved: [{ ...f.segments[0].saved[0], line: 99 }] }] }),
      /game file/,
    ],
  ])('%s is refused with words', (name, spoil, message) => {
    const file = spoil(good()) as GameFile;
    const error = (played: boolean): unknown => {
      try {
        return void reopen(small, file, { verify: played });
      } catch (thrown) {
        return thrown;
      }
    };
    // Who plays everything again never looks at a saved position.
    for (const found of name.startsWith('a saved') ? [error(false)] : [error(false), error(true)]) {
      expect(found).toBeInstanceOf(FileError);
      expect((found as Error).message).toMatch(message);
    }
  });
  test('packs and seats that the game does not have are refused by name', () => {
    const packs = good();
    packs.header.packs = ['rain'];
    expect(() => reopen(small, packs)).toThrow('small has no pack rain');
    const seats = good();
    seats.header.seats = 9;
    expect(() => reopen(small, seats)).toThrow(StartError);
  });
});

describe('from any position', () => {
  test('a table can be opened', () => {
    const { game, loaded } = say(start(), 'add:1', 'roll');
    game.world['total'] = 50;
    const before = canonical(game);
    const record = openAt(loaded, { seats: 2, secret: 'puzzle' }, clone(loaded, game));
    say(record, 'add:2', 'roll');
    undo(record);
    expect([totals(record), record.segments[0]!.snapshot!.world['total'], canonical(game)]).toEqual([52, 50, before]);
    undo(record, 0);
    expect([totals(record), undo(record)?.key]).toEqual([50, 'kernel.nothing-to-undo']);
    say(record, 'add:1');
    same(reopen(small, throughJson(record)), record);
    expect(verify(small, throughJson(record)).answers).toBe(1);
  });
});

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
  test('other cards begin a new segment too', () => {
    const other = on('1', { content: { apple: {} } });
    const record = reopen(other, saved(['on']));
    expect(record.segments.map(({ rules: version }) => version)).toEqual(['1', '1']);
    expect(record.segments[0]!.content).not.toBe(record.segments[1]!.content);
    expect(say(record, 'on').game.result).toBe(2);
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
