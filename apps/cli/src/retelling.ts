/** A game that was played, told again from its beginning. */

import {
  answer,
  open,
  openAt,
  undo,
  type Event,
  type Game,
  type GameRecord,
  type Header,
  type Loaded,
  type Said,
  type Segment,
  type UndoEntry,
  type World,
} from '@questwright/kernel';
import { say } from './language.ts';
import { failure } from './problem.ts';

export interface Hearing {
  /** What happened before the first decision. */
  begun(record: GameRecord<World>, events: readonly Event[]): void;
  /** A decision is about to be taken; what is returned is told when it has been, with what came of it. */
  decision(record: GameRecord<World>, said: Said): (events: readonly Event[]) => void;
  undone(record: GameRecord<World>, entry: UndoEntry): void;
}

/** Plays the first `most` entries of a segment again. */
export function retell(
  loaded: Loaded,
  header: Header,
  { snapshot, entries }: Pick<Segment, 'snapshot' | 'entries'>,
  hearing: Hearing,
  most = Infinity,
): GameRecord<World> {
  const events: Event[] = [];
  const record = snapshot
    ? openAt(loaded, header, structuredClone(snapshot) as Game<World>)
    : open(loaded, header, events);
  hearing.begun(record, events);
  for (const entry of entries.slice(0, most)) {
    if ('keep' in entry) {
      undo(record, entry.keep);
      hearing.undone(record, entry);
      continue;
    }
    const tell = hearing.decision(record, entry);
    const outcome = answer(record, entry.seat, entry);
    if (outcome.refusal) {
      const number = record.line.length + 1;
      throw failure(say('replay.refused', { number, seat: entry.seat, key: outcome.refusal.key }));
    }
    tell(outcome.events);
  }
  return record;
}

/** For each decision that counts in the end, how many entries there are up to it. */
export function entriesOf(entries: Segment['entries']): number[] {
  const counting: number[] = [];
  entries.forEach((entry, i) => {
    if ('keep' in entry) counting.length = Math.min(counting.length, entry.keep);
    else counting.push(i + 1);
  });
  return counting;
}
