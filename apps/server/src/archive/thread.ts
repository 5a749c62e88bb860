/** The thread that plays games again: to look back at them, and to check those that come as files. */

import { parentPort } from 'node:worker_threads';
import { Review, turningPointInWords } from '@questwright/bots';
import { botsOf, senseOf, thoughts } from '@questwright/games';
import {
  begin,
  clone,
  open,
  openAt,
  reopen,
  verify,
  view,
  type Game,
  type GameRecord,
  type Json,
  type World,
} from '@questwright/kernel';
import { difference, type Delta } from '@questwright/protocol';
import { Games } from '../games.ts';
import { explainedIn, valuesIn } from '../tables/asking.ts';
import { repeat } from '../tables/opening.ts';
import type {
  Examination,
  Examined,
  FromArchive,
  InWords,
  Job,
  Looking,
  Passage,
  Question,
  Shown,
  Thought,
  ToArchive,
  Told,
} from './messages.ts';

const games = new Games();

function playedUntil({ file, rest }: Passage | Question | Thought): GameRecord<World> {
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

function examine({ file }: Examination): Examined {
  const { definition } = games.entries.get(file.header.game)!;
  verify(definition, file);
  const loaded = games.rules(file.header.game, file.header.packs);
  const happened: Examined['happened'] = [];
  const record = reopen(definition, file, { loaded, onEntry: (_, events) => happened.push(events) });
  const { header, segments, game } = record;
  const begun: Examined['begun'] = [];
  if (segments.length === 1 && segments[0]!.snapshot === null) begin(loaded, { ...header, seed: header.secret }, begun);
  return { header, segments, begun, happened, over: game.over, result: game.result };
}

function think(thought: Thought): InWords {
  const { loaded, game } = playedUntil(thought);
  const { seat, bot, seed } = thought;
  const make = botsOf(loaded.definition.id)[bot];
  const messages = make === undefined ? null : thoughts(loaded, game, make(loaded, seed), seat);
  return { told: (messages ?? []).map((message) => ({ seq: null, message })) };
}

/** The whole of what was played by the present rules. */
function lookBack({ file, rest }: Looking): InWords {
  const { header, segments } = file;
  const loaded = games.rules(header.game, header.packs);
  const sense = senseOf(loaded);
  if (sense === null) return { told: [] };
  const { snapshot, entries } = segments.at(-1)!;
  const record = snapshot ? openAt(loaded, header, clone(loaded, snapshot as Game<World>)) : open(loaded, header);
  const review = new Review(loaded, sense);
  const first = segments.slice(0, -1).reduce((sum, segment) => sum + segment.entries.length, 0);
  for (const [at, entry] of [...entries, ...rest].entries()) {
    if ('keep' in entry) review.undone(entry.keep);
    else review.decision(record.game, entry.seat, entry.pick, first + at);
    repeat(record, entry);
  }
  const points = review.turningPoints(record.game);
  return { told: points.map((point) => ({ seq: point.seq, message: turningPointInWords(point) })) };
}

function answerTo(job: Job): Shown | Told | Examined | InWords {
  switch (job.kind) {
    case 'passage':
      return pass(job);
    case 'question':
      return tell(job);
    case 'examination':
      return examine(job);
    case 'thought':
      return think(job);
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
