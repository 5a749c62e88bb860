/** Undo and redo as people mean them: what bots answered goes with the person's answer before it. */

import {
  freeUndo,
  redo,
  undo,
  type Event,
  type GameRecord,
  type Refusal,
  type Seat,
  type World,
} from '@questwright/kernel';

export interface Journey {
  said: readonly string[];
  refusal: Refusal | null;
  moved: boolean;
}

const answers = (n: number): string => (n === 1 ? '1 answer' : `${n} answers`);
const nothing = (said: readonly string[], refusal: Refusal | null): Journey => ({
  said,
  refusal,
  moved: false,
});

export function takeBack(record: GameRecord<World>, humans: readonly Seat[], text: string): Journey {
  const times = text === '' ? 1 : Number(text);
  if (!Number.isInteger(times) || times < 1) return nothing(['Undo how many answers? For example: undo 2'], null);
  const own = record.line.flatMap(({ seat }, i) => (humans.length === 0 || humans.includes(seat) ? [i] : []));
  const keep = own.at(-times) ?? -1;
  const past = keep < freeUndo(record) && !record.header.sameDice;
  const taken = record.line.length - keep;
  const refusal = undo(record, keep);
  if (refusal) return nothing([], refusal);
  const said = [`Taken back: ${answers(taken)}.`];
  if (past) said.push('Something had been rolled or revealed since: dice and unknown cards are new from here.');
  return { said, refusal: null, moved: true };
}

/** `told` hears what happens again, answer by answer. */
export function giveAgain(
  record: GameRecord<World>,
  humans: readonly Seat[],
  told: (events: readonly Event[]) => void,
): Journey {
  for (let given = 1; ; given++) {
    const { refusal, events } = redo(record);
    if (refusal) return nothing([], refusal);
    told(events);
    const next = record.undone.at(-1);
    const isBots = next !== undefined && 'seat' in next && !humans.includes(next.seat);
    if (!isBots) return { said: [`Given again: ${answers(given)}.`], refusal: null, moved: true };
  }
}
