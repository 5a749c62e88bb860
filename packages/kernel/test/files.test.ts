import { describe, expect, test } from 'vitest';
import { firstLink, link } from '../src/record/file.ts';
import { FileError, reopen, StartError, undo, verify, type GameFile } from '../src/index.ts';
import { say, small, start, throughJson } from './draw-game.ts';

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
    [
      'another answer',
      (f) => void ((segment(f).entries[0] as any).pick = ['add:2']),
      /is not what was played: entry 0 gives another hash/,
    ],
    [
      'another seat',
      (f) => void ((segment(f).entries[0] as any).seat = 1),
      /an answer that is refused: entry 0, seat 1, kernel.not-asked/,
    ],
    [
      'another number',
      (f) => void ((segment(f).entries[1] as any).no = 7),
      /an answer that is refused: entry 1, seat 1, kernel.stale/,
    ],
    [
      'an answer left out',
      (f) => {
        segment(f).entries.splice(2, 1);
        segment(f).chain.splice(2, 1);
      },
      /entry 2|refused/,
    ],
    [
      'another undo',
      (f) => void ((segment(f).entries[4] as any).keep = 2),
      /is not what was played: entry 4 gives another hash, the undo back to 2 answers/,
    ],
    [
      'an undo of nothing',
      (f) => void ((segment(f).entries[4] as any).keep = 4),
      /takes back what is not there: entry 4/,
    ],
    [
      'a negative undo',
      (f) => void ((segment(f).entries[4] as any).keep = -1),
      /broken segment 0: entry 4 is neither an answer nor an undo/,
    ],
    [
      'half an undo',
      (f) => void ((segment(f).entries[4] as any).keep = 1.5),
      /broken segment 0: entry 4 is neither an answer nor an undo/,
    ],
    [
      'other dice after the undo',
      (f) => void ((segment(f).entries[4] as any).fresh = 2),
      /has an undo with the wrong dice: entry 4/,
    ],
    [
      'another hash',
      (f) => void (segment(f).chain[3] = segment(f).chain[2]!),
      /is not what was played: entry 3 gives another hash/,
    ],
    [
      'other answers at the end',
      (f) => {
        for (const said of segment(f).entries.slice(5)) (said as any).pick = ['add:1'];
      },
      /entry 5 gives another hash, the answer add:1 of seat 1 to question 4/,
    ],
    ['another secret', (f) => void (f.header.secret = 'x'), /is not what was played: entry 0 gives another hash/],
    [
      'other options',
      (f) => void (f.header.options = { easy: true }),
      /is not what was played: entry 0 gives another hash/,
    ],
    [
      'another saved position',
      (f) => void (segment(f).saved[0]!.game.world['total'] += 5),
      /claims a position that its answers do not lead to/,
    ],
    ['another line', (f) => void segment(f).saved[0]!.line++, /claims/],
    ['other marks', (f) => void (segment(f).saved[0]!.marks = []), /claims/],
    [
      'another version',
      (f) => void (segment(f).rules = '0'),
      /version 0 of the rules, and here is 1; only its own version can verify it/,
    ],
    ['other cards', (f) => void (segment(f).content = 'x'), /other cards; only its own version/],
    [
      'an old chain',
      (f) => void delete segment(f).links,
      /hashes of an older kind; only its own version can verify it/,
    ],
  ])('%s is found out', (_, spoil, message) => {
    const file = good();
    spoil(file);
    expect(() => verify(small, file)).toThrow(message);
    expect(() => verify(small, file)).toThrow(FileError);
  });
  test.each<[string, (file: GameFile) => void, RegExp]>([
    ['nothing at all', () => {}, /claims a position that its answers do not lead to/],
    ['an answer before', (f) => void ((segment(f).entries[0] as any).pick = ['add:2']), /entry 0 gives another hash/],
  ])(
    'a saved position that does not fit the chain is not opened, and the first that differs is told: %s',
    (_, more, message) => {
      const file = good();
      segment(file).saved[0]!.game.world['total'] += 5;
      more(file);
      expect(() => reopen(small, file)).toThrow(message);
      expect(() => reopen(small, file)).toThrow(FileError);
    },
  );
  test('a position saved on the way is found out too', () => {
    const file = throughJson(say(start(), ...Array.from({ length: 40 }, () => 'add:1')));
    expect(verify(small, file).answers).toBe(40);
    expect(segment(file).saved.map(({ line }) => line)).toEqual([40, 32]);
    segment(file).saved[1]!.game.world['total'] += 5;
    expect(() => verify(small, file)).toThrow(FileError);
  });
  test('an undo past a roll that kept the dice is found out, even with hashes made anew', () => {
    const record = say(start({ sameDice: true }), 'add:1', 'roll');
    undo(record);
    say(record, 'roll');
    const file = throughJson(record);
    file.header.sameDice = false;
    const { chain } = segment(file);
    chain.length = 0;
    let hash = firstLink(file.header, file.segments, start().game);
    reopen(small, throughJson(record), {
      onEntry: (entry, _, { game }) => chain.push((hash = link(hash, entry, game))),
    });
    expect(() => verify(small, file)).toThrow('has an undo with the wrong dice: entry 2');
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
    ['another game', (f) => ({ ...f, header: { ...f.header, game: 'chess' } }), /is of the game "chess", not small/],
    ['no secret', (f) => ({ ...f, header: { ...f.header, secret: undefined } }), /has a broken header/],
    ['no packs', (f) => ({ ...f, header: { ...f.header, packs: null } }), /has a broken header/],
    ['no number of seats', (f) => ({ ...f, header: { ...f.header, seats: '2' } }), /has a broken header/],
    ['no options', (f) => ({ ...f, header: { ...f.header, options: [] } }), /has a broken header/],
    ['dice that may be the same', (f) => ({ ...f, header: { ...f.header, sameDice: 'yes' } }), /has a broken header/],
    ['a header with more', (f) => ({ ...f, header: { ...f.header, luck: 6 } }), /has a broken header/],
    ['no segments', (f) => ({ ...f, segments: null }), /has no segments/],
    ['an empty list of segments', (f) => ({ ...f, segments: [] }), /has no segments/],
    ['a segment of nothing', (f) => ({ ...f, segments: [null] }), /broken segment/],
    [
      'a segment with more',
      (f) => ({ ...f, segments: [{ ...f.segments[0], luck: 6 }] }),
      /segment 0: it holds more than there is/,
    ],
    [
      'a second deal',
      (f) => ({ ...f, segments: [f.segments[0], f.segments[0]] }),
      /segment 1: only the first begins with the deal/,
    ],
    [
      'a segment after entries that are not there',
      (f) => ({ ...f, segments: [f.segments[0], { ...f.segments[0], snapshot: {}, after: 99 }] }),
      /segment 1: it begins after entries that are not there/,
    ],
    [
      'an answer with more',
      (f) => ({
        ...f,
        segments: [{ ...f.segments[0], entries: [{ seat: 0, no: 1, pick: [], luck: 6 }], chain: [''] }],
      }),
      /entry 0 is neither an answer nor an undo/,
    ],
    [
      'a segment of no rules',
      (f) => ({ ...f, segments: [{ ...f.segments[0], rules: 1 }] }),
      /segment 0: of which rules/,
    ],
    [
      'a beginning that is none',
      (f) => ({ ...f, segments: [{ ...f.segments[0], snapshot: 3 }] }),
      /segment 0: its beginning is no position/,
    ],
    [
      'a beginning that does not fit',
      (f) => ({ ...f, segments: [{ ...f.segments[0], snapshot: {} }] }),
      /does not fit version 1/,
    ],
    [
      'packs without versions',
      (f) => ({ ...f, segments: [{ ...f.segments[0], packs: { rain: 2 } }] }),
      /segment 0: of which packs/,
    ],
    [
      'a chain of another kind',
      (f) => ({ ...f, segments: [{ ...f.segments[0], links: 'words' }] }),
      /segment 0: nothing is known here of a chain of "words"/,
    ],
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
      'a saved game without dice',
      (f) => ({
        ...f,
        segments: [
          {
            ...f.segments[0],
            saved: [{ ...f.segments[0].saved[0], game: { ...f.segments[0].saved[0].game, dice: null } }],
          },
        ],
      }),
      /does not fit version 1: there are no dice/,
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
