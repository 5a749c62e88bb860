/** The thread that plays games again: to look back at them, and to check those that come as files. */

import { parentPort } from 'node:worker_threads';
import { begin, reopen, verify, view, type Json } from '@questwright/kernel';
import { difference, type Delta } from '@questwright/protocol';
import { Games } from '../games.ts';
import { repeat } from '../tables/opening.ts';
import type { Examination, Examined, FromArchive, Passage, Shown, ToArchive } from './messages.ts';

const games = new Games();

function pass({ file, rest, further, viewer }: Passage): Shown {
  const loaded = games.rules(file.header.game, file.header.packs);
  const record = reopen(loaded.definition, file, { loaded });
  for (const entry of rest) repeat(record, entry);
  const first = view(loaded, record.game, viewer);
  let before = first;
  const changes = further.map((entry): Delta => {
    repeat(record, entry);
    const after = view(loaded, record.game, viewer);
    const delta = difference(before as unknown as Json, after as unknown as Json);
    before = after;
    return delta;
  });
  return { view: first, changes };
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

parentPort!.on('message', ({ id, job }: ToArchive) => {
  let said: FromArchive;
  try {
    said = { id, answer: job.kind === 'passage' ? pass(job) : examine(job), problem: null };
  } catch (error) {
    said = { id, answer: null, problem: (error as Error).message };
  }
  parentPort!.postMessage(said);
});
