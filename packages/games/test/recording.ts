/** Whole games as a list of answers, each with a digest of what was told and of the position after it: whatever is moved in the
 *  rules, they must be played just so. Later versions read them as well. */

import { createHash } from 'node:crypto';
import {
  answer,
  canonical,
  load,
  open,
  type Definition,
  type Event,
  type Game,
  type Params,
  type World,
} from '@questwright/kernel';

export interface Recording {
  game: string;
  /** The version of the rules with which it was recorded. */
  version: string;
  packs: string[];
  seats: number;
  options: Params;
  secret: string;
}
/** An answer, then digests of the events it led to and of the position. */
type Line = [seat: number, pick: readonly string[], told: string, position: string];
export interface Recorded {
  head: Recording;
  lines: Line[];
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
/** World, dice and the stack; of the question its place and options, as players may answer them. */
const positionOf = (game: Game<World>): string => digest(canonical(game));
const told = (events: readonly Event[]): string => digest(JSON.stringify(events));

/** Plays a game by `choose`, and writes down what came of it. */
export function recorded(
  definition: Definition<World>,
  head: Omit<Recording, 'game' | 'version'>,
  choose: (game: Game<World>) => { seat: number; pick: readonly string[] } | null,
): Recorded {
  const loaded = load(definition, { packs: head.packs });
  const record = open(loaded, head);
  const lines: Line[] = [];
  for (;;) {
    const next = record.game.over ? null : choose(record.game);
    if (next === null) break;
    const { refusal, events } = answer(record, next.seat, { no: record.game.pending!.no, pick: next.pick });
    if (refusal) throw new Error(`${next.pick.join(' ')} is refused: ${refusal.key} (${refusal.rule})`);
    lines.push([next.seat, next.pick, told(events), positionOf(record.game)]);
  }
  return { head: { game: definition.id, version: definition.version, ...head }, lines };
}

/** Plays it again; the first answer that is refused or leads elsewhere, in words, or null. */
export function differenceIn(definition: Definition<World>, { head, lines }: Recorded): string | null {
  const loaded = load(definition, { packs: head.packs });
  const record = open(loaded, head);
  for (const [n, [seat, pick, events, position]] of lines.entries()) {
    const { pending } = record.game;
    const here = `answer ${n + 1}, ${pick.join(' ')}, of seat ${seat} to ${pending?.proc}/${pending?.step}`;
    if (pending === null) return `${here}: the game is over`;
    const outcome = answer(record, seat, { no: pending.no, pick });
    if (outcome.refusal !== null) return `${here}: is refused, ${outcome.refusal.key} (${outcome.refusal.rule})`;
    if (positionOf(record.game) !== position) return `${here}: leads to another position`;
    if (told(outcome.events) !== events) return `${here}: something else is told`;
  }
  return null;
}

export const written = ({ head, lines }: Recorded): string =>
  `${[head, ...lines].map((one) => JSON.stringify(one)).join('\n')}\n`;
export function read(text: string): Recorded {
  const [head, ...lines] = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { head: head as Recording, lines: lines as Line[] };
}
