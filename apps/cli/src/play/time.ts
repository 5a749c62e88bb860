/** Undo and redo as people mean them: what bots answered goes with the person's answer before it. */

import { freeUndo, undo, type GameRecord, type Refusal, type Seat, type World } from '@questwright/kernel';
import type { Taken } from './log.ts';
import { say } from '../language.ts';

/** How many decisions should be left, by what somebody typed; or what is wrong with it. */
export function keptBy(line: readonly { seat: Seat }[], humans: readonly Seat[], text: string): number | string {
  const to = /^to\s+(\d+)$/.exec(text);
  if (to) {
    const kept = Number(to[1]);
    const taken = line.length;
    return kept < taken ? kept : say('undo.earlier', { decisions: taken });
  }
  const times = text === '' ? 1 : Number(text);
  if (!Number.isInteger(times) || times < 1) return say('undo.how-many');
  const own = line.flatMap(({ seat }, i) => (humans.length === 0 || humans.includes(seat) ? [i] : []));
  return own.at(-times) ?? -1;
}

export interface Back {
  refusal: Refusal | null;
  /** Dice and unknown cards are new: somebody had seen what came. */
  fresh: boolean;
}

export function takeBack(record: GameRecord<World>, keep: number): Back {
  const fresh = keep < freeUndo(record) && !record.header.sameDice;
  const refusal = undo(record, keep);
  return { refusal, fresh: refusal === null && fresh };
}

/** Whether the next decision that redo would take again is a bot's. */
export function botIsNext(record: GameRecord<World>, humans: readonly Seat[]): boolean {
  const next = record.undone.at(-1);
  return next !== undefined && !humans.includes(next.seat);
}

/** More lines than these are only counted. */
const MOST = 6;

/** What was undone or done again, by name and words. What somebody else chose may be hidden: then only whose decisions they were is said. */
export function inWords(done: 'undone' | 'again', taken: readonly Taken[], mayKnow: (seat: Seat) => boolean): string[] {
  const lines: string[] = [];
  for (let i = 0; i < taken.length; i++) {
    const { seat, name } = taken[i]!;
    const first = i;
    const known = mayKnow(seat) ? taken[i]!.text : null;
    const isSame = (one: Taken | undefined): boolean => one?.seat === seat && (one.text === null || !mayKnow(seat));
    if (known === null) while (isSame(taken[i + 1])) i++;
    const many = i - first + 1;
    lines.push(
      known !== null ? say('taken.known', { name, text: known }) : say('taken.unknown', { decisions: many, name }),
    );
  }
  if (lines.length === 1) return [say(`taken.one.${done}`, { what: lines[0]! })];
  const more = lines.length - MOST;
  return [
    say(`taken.several.${done}`, { decisions: taken.length }),
    ...lines.slice(0, MOST).map((line) => `  ${line}`),
    ...(more > 0 ? [`  ${say('taken.more', { number: more })}`] : []),
  ];
}
