/** The thread that plays games again: to look back at them, and to check those that come as files. */

import { parentPort } from 'node:worker_threads';
import { Review, turningPointInWords } from '@questwright/bots';
import { advice, botsOf, senseOf, thoughts } from '@questwright/games';
import {
  AmendError,
  begin,
  checkedFile,
  FileError,
  LoadError,
  playedAgain,
  playedWith,
  reopen,
  StartError,
  view,
  type Entry,
  type Event,
  type GameRecord,
  type Json,
  type World,
} from '@questwright/kernel';
import { difference, LIMITS, type Delta } from '@questwright/protocol';
import { Games } from '../games.ts';
import { explainedIn, valuesIn } from '../tables/asking.ts';
import { repeat, segmentRows, seqOf, SNAPSHOT_EVERY, snapshotWrite } from '../tables/opening.ts';
import type {
  Examination,
  Examined,
  FromArchive,
  Advised,
  Asking,
  InWords,
  Job,
  Kept,
  Looking,
  Passage,
  Question,
  Shown,
  Thought,
  ToArchive,
  Told,
  Unfit,
} from './messages.ts';
import { readJson } from './reading.ts';

const games = new Games();

function playedUntil({ file, rest }: Passage | Question | Thought | Asking): GameRecord<World> {
  const loaded = games.rules(file.header.game, file.header.packs);
  const record = reopen(loaded.definition, file, { loaded });
  for (const entry of rest) repeat(record, entry);
  return record;
}

function pass(passage: Passage): Shown {
  const { further, viewer } = passage;
  const record = playedUntil(passage);
  const { loaded } = record;
  const first = view(loaded, record.game, viewer);
  let before = first;
  const changes = further.map((entry): Delta => {
    repeat(record, entry);
    const after = view(loaded, record.game, viewer, before);
    const delta = difference(before as unknown as Json, after as unknown as Json);
    before = after;
    return delta;
  });
  return { view: first, changes };
}

function tell(question: Question): Told {
  const { viewer, of, explained } = question;
  const record = playedUntil(question);
  if (explained) return { values: [], explained: explainedIn(record, viewer, of[0]!) };
  return { values: valuesIn(record, viewer, of), explained: 'none' };
}

/** Of a file, at most: what is far longer than any game is no file to play. */
const MOST = { entries: 10_000, segments: 50, saved: 10 };
/** Rows that are written at once. */
const PAGE = 50;

/** Whatever is wrong with the file itself is told; what else goes wrong here is a fault of the rules. */
function examine({ bytes, keep }: Examination): Examined | Unfit {
  try {
    return played(readJson(bytes), keep);
  } catch (error) {
    const own = [FileError, LoadError, AmendError, StartError].some((kind) => error instanceof kind);
    if (own) return { unfit: 'server.file', detail: (error as Error).message };
    throw error;
  }
}
function played(read: unknown, keep: boolean): Examined | Unfit {
  const game = (read as { header?: { game?: unknown } } | null)?.header?.game;
  const entry = typeof game === 'string' ? games.entries.get(game) : undefined;
  if (!entry) return { unfit: 'server.no-game-file', detail: '' };
  const { definition } = entry;
  const file = checkedFile(definition.id, read);
  const { header, segments } = file;
  const entries = segments.reduce((sum, segment) => sum + segment.entries.length, 0);
  const isLong = entries > MOST.entries || segments.length > MOST.segments;
  // Each table of a list has its header, and nobody could open a table with a larger one.
  const isLarge = JSON.stringify(header).length > LIMITS.message;
  if (isLong || isLarge || segments.some(({ saved }) => saved.length > MOST.saved))
    return { unfit: 'server.too-large', detail: '' };
  const loaded = games.rules(header.game, header.packs);
  const others = playedWith(loaded, segments.at(-1)!);
  if (others !== null) return { unfit: 'server.other-rules', detail: others };
  const happened = new Map<number, Event[]>();
  const snapshots: Kept[] = [];
  const onEntry = (_: Entry, events: Event[], now: GameRecord<World>): void => {
    const seq = seqOf(now);
    happened.set(seq, events);
    if (seq % SNAPSHOT_EVERY === 0) snapshots.push(snapshotWrite('', now));
  };
  const { record, from } = playedAgain(definition, file, { loaded, ...(keep && { onEntry }) });
  const { over, result } = record.game;
  const hash = segments.findLast(({ chain }) => chain.length > 0)?.chain.at(-1) ?? null;
  const found = { header, entries, hash, from, over, result };
  if (!keep) return { ...found, pages: [] };
  const begun: Event[] = [];
  if (from === null) begin(loaded, { ...header, seed: header.secret }, begun);
  const [first, ...rows] = segmentRows(segments);
  const writes = [{ ...first!, events: begun }, ...rows].map((row): Kept => ({ kind: 'segment', table: '', row }));
  for (const { entries: said, chain } of segments) {
    for (const [i, entry] of said.entries()) {
      const seq = writes.length - rows.length;
      const row = { seq, entry, hash: chain[i]!, events: happened.get(seq) ?? [] };
      writes.push({ kind: 'entry', table: '', row, at: 0, waitsFor: [] });
    }
  }
  writes.push(...snapshots, snapshotWrite('', record));
  const pages: string[] = [];
  for (let at = 0; at < writes.length; at += PAGE) pages.push(JSON.stringify(writes.slice(at, at + PAGE)));
  return { ...found, pages };
}

function think(thought: Thought): InWords {
  const { loaded, game } = playedUntil(thought);
  const { seat, bot, seed } = thought;
  const make = botsOf(loaded.definition.id)[bot];
  const messages = make === undefined ? null : thoughts(loaded, game, make(loaded, seed), seat);
  return { told: (messages ?? []).map((message) => ({ seq: null, message })) };
}

function adviceFor(asking: Asking): Advised {
  const { loaded, game } = playedUntil(asking);
  const found = advice(loaded, game, asking.seat);
  return { advice: found === null ? null : { no: game.pending!.no, ...found } };
}

/** The whole of what was played by the present rules. */
function lookBack({ file, rest }: Looking): InWords {
  const { header, segments } = file;
  const loaded = games.rules(header.game, header.packs);
  const sense = senseOf(loaded);
  if (sense === null) return { told: [] };
  const last = segments.at(-1)!;
  const unplayed = { ...last, entries: [], chain: [], saved: [] };
  const record = reopen(loaded.definition, { header, segments: segments.with(-1, unplayed) }, { loaded });
  const review = new Review(loaded, sense);
  const first = segments.slice(0, -1).reduce((sum, segment) => sum + segment.entries.length, 0);
  for (const [at, entry] of [...last.entries, ...rest].entries()) {
    if ('keep' in entry) review.undone(entry.keep);
    else review.decision(record.game, entry.seat, entry.pick, first + at);
    repeat(record, entry);
  }
  const points = review.turningPoints(record.game);
  return { told: points.map((point) => ({ seq: point.seq, message: turningPointInWords(point) })) };
}

function answerTo(job: Job): Shown | Told | Examined | Unfit | Advised | InWords {
  switch (job.kind) {
    case 'passage':
      return pass(job);
    case 'question':
      return tell(job);
    case 'examination':
      return examine(job);
    case 'thought':
      return think(job);
    case 'advice':
      return adviceFor(job);
    case 'review':
      return lookBack(job);
  }
}

parentPort!.on('message', ({ id, job }: ToArchive) => {
  let said: FromArchive;
  try {
    said = { id, answer: answerTo(job), problem: null };
  } catch (error) {
    said = { id, answer: null, problem: (error as Error).message };
  }
  parentPort!.postMessage(said);
});
