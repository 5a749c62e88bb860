/** The thread that plays games again: to look back at them, and to check those that come as files. */

import { parentPort } from 'node:worker_threads';
import { begin, reopen, verify, view, type GameRecord, type Json, type World } from '@questwright/kernel';
import { difference, type Delta } from '@questwright/protocol';
import { Games } from '../games.ts';
import { explainedIn, valuesIn } from '../tables/asking.ts';
import { repeat } from '../tables/opening.ts';
import type { Examination, Examined, FromArchive, Job, Passage, Question, Shown, Told, ToArchive } from './messages.ts';

const games = new Games();

function playedUntil({ file, rest }: Passage | Question): GameRecord<World> {
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

function answerTo(job: Job): Shown | Told | Examined {
  if (job.kind === 'passage') return pass(job);
  return job.kind === 'question' ? tell(job) : examine(job);
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
