/** Files of somebody who changes whatever they like and writes every hash anew. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLink, link } from '../src/record/file.ts';
import { answer, FileError, goOn, load, LoadError, open, playedAgain, reopen, StartError, undo } from '../src/index.ts';
import type { GameFile, GameRecord, Segment } from '../src/index.ts';
import { gameOf, say, small, start, throughJson } from './draw-game.ts';
import type { Small } from './small.ts';

const loaded = load(small);

/** A game that goes on with another secret after some answers. */
function honest(): GameFile {
  const alone = say(start(), 'add:1', 'roll', 'draw');
  undo(alone, 1);
  const file = throughJson(say(goOn(say(alone, 'roll'), alone.game, { secret: 'new' }), 'peek', 'roll', 'add:2'));
  file.segments[1]!.saved = [];
  return file;
}

type Holder = Record<string, unknown>;
const spots = (value: unknown): [Holder, string][] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [[value as Holder, key], ...spots(inner)]);
const PUT = [null, 0, 1, 7, 777, 'x', 'roll', 'new', false, [], {}, [1, 1, 1], { dice: [1000, 1000] }];

const sayAgain = (record: GameRecord<Small>, { entries }: Segment, told: (now: GameRecord<Small>) => void): void => {
  for (const entry of entries) {
    if ('keep' in entry) undo(record, entry.keep);
    else answer(record, entry.seat, entry);
    told(record);
  }
};
function hashAnew(file: GameFile): void {
  file.segments.forEach((segment, i) => {
    const before = file.segments.slice(0, i);
    const bare = { ...segment, entries: [], chain: [], saved: [] };
    const record = reopen(small, { header: file.header, segments: [...before, bare] }, { loaded });
    let hash = firstLink(file.header, [...before, segment], record.game);
    segment.chain = [];
    sayAgain(record, segment, ({ game }) => {
      const entry = segment.entries[segment.chain.length]!;
      segment.chain.push((hash = link(hash, entry, game)));
    });
  });
}
/** What the header deals, and what comes of all that was said. */
function fromTheDeal({ header, segments }: GameFile): string {
  let record = open(loaded, header);
  for (const segment of segments) {
    if (segment.secret !== undefined) record = goOn(record, record.game, { secret: segment.secret });
    sayAgain(record, segment, () => {});
  }
  return gameOf(record);
}

test('they are taken for what the header deals, or found out, whatever was changed', { timeout: 60_000 }, () => {
  const unchanged = honest();
  let taken = 0;
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...PUT), (at, put) => {
      const file = structuredClone(unchanged);
      const all = spots(file);
      const [holder, key] = all[at % all.length]!;
      holder[key] = structuredClone(put);
      try {
        hashAnew(file);
      } catch {
        // It cannot even be played: the old hashes stay.
      }
      try {
        const { record, from } = playedAgain(small, file);
        if (from !== null || Object.keys(file.header.script).length > 0) return;
        taken++;
        expect(gameOf(record)).toBe(fromTheDeal(file));
      } catch (error) {
        const isFound = [FileError, LoadError, StartError].some((kind) => error instanceof kind);
        if (!isFound) throw error;
      }
    }),
    { numRuns: 500 },
  );
  expect(taken).toBeGreaterThan(5);
});

test('dice, cards and gold that are laid into the second part are found out', () => {
  const changes: ((game: NonNullable<Segment['snapshot']>) => void)[] = [
    (game) => void (game.dice.script.dice = [1000]),
    (game) => void (game.dice.drawn = 7),
    (game) => void (game.world['total'] = 777),
    (game) => void (game.world.things.card as number[]).reverse(),
  ];
  for (const change of changes) {
    const file = honest();
    change(file.segments[1]!.snapshot!);
    hashAnew(file);
    expect(() => playedAgain(small, file)).toThrow('has another beginning of segment 1');
  }
  const plain = honest();
  hashAnew(plain);
  expect(playedAgain(small, plain).from).toBeNull();
});
