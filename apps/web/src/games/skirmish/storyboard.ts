/** The turn of an enemy as frames: what it considered, where it went, whom it struck. */

import type { Json, Message } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { settings } from '../../settings.ts';
import type { Beat } from '../game.ts';

export interface Frame {
  figure: number;
  from: number;
  to: number;
}
export interface EnemyTurn {
  key: string;
  figure: number;
  events: readonly SeenEvent[];
}

const figureIn = ({ with: told }: SeenEvent): number => (told['figure'] as { thing?: number } | undefined)?.thing ?? -1;
/** Only enemies think by their lines. */
const THINKS: ReadonlySet<string> = new Set(['line-false', 'line-performed']);

/** Where the turns of enemies begin and end among the events of an answer. */
function turnsIn(events: readonly SeenEvent[]): Frame[] {
  return events.flatMap((event, from) => {
    if (event.tag !== 'turn-begins') return [];
    const figure = figureIn(event);
    const over = events.findIndex((one, i) => i > from && one.tag === 'turn-over' && figureIn(one) === figure);
    const to = over < 0 ? events.length : over + 1;
    const thinks = events.slice(from, to).some((one) => THINKS.has(one.tag) && figureIn(one) === figure);
    return thinks ? [{ figure, from, to }] : [];
  });
}

/** What is told before the dice lie on the table ends with them. */
const isDice = (event: SeenEvent | undefined): boolean => event?.tag === 'rolled' || event?.tag === 're-rolls';

/** Each turn of an enemy is cut where something is decided, where somebody attacks without that, and after dice: what they decide
 *  is told when they have been seen. Of heroes their attacks are shown. */
export function framesIn(events: readonly SeenEvent[]): Frame[] {
  const turns = turnsIn(events);
  const told = turns.flatMap(({ figure, from, to }) => cutAt(events, figure, from, to));
  const attacks = events.flatMap((event, from) => {
    if (event.tag !== 'attacks' || turns.some((turn) => from >= turn.from && from < turn.to)) return [];
    const next = events.findIndex((one, i) => i > from && (one.tag === 'attacks' || one.tag === 'turn-over'));
    return cutAt(events, figureIn(event), from, next < 0 ? events.length : next);
  });
  return [...told, ...attacks].toSorted((one, other) => one.from - other.from);
}

function cutAt(events: readonly SeenEvent[], figure: number, from: number, to: number): Frame[] {
  const cuts = [from];
  for (let at = from + 1; at < to; at++) {
    const event = events[at]!;
    const since = events.slice(cuts.at(-1), at);
    const hasActed = since.some(({ tag }) => tag === 'placed' || tag === 'attacks' || THINKS.has(tag));
    const isNext = (event.tag === 'decided' || event.tag === 'attacks') && hasActed;
    if (isNext || (isDice(events[at - 1]) && !isDice(event))) cuts.push(at);
  }
  return cuts.map((cut, i) => ({ figure, from: cut, to: cuts[i + 1] ?? to }));
}

const SHOWN = 1800;

export const beatsOf = ({ seq, events, undone }: LogLine): Beat[] =>
  undone
    ? []
    : framesIn(events).map(({ from, to }) => ({
        kind: 'card',
        seq,
        from,
        to,
        told: to,
        steps: [{ name: 'whole', milliseconds: SHOWN / settings().animationSpeed }],
        audience: 'all',
      }));

/** The latest turns of enemies, the last one first. */
export function enemyTurns(log: readonly LogLine[], most: number): EnemyTurn[] {
  const turns: EnemyTurn[] = [];
  for (const { seq, events, undone, takesBack } of log.toReversed()) {
    if (undone || takesBack) continue;
    for (const { figure, from, to } of turnsIn(events).toReversed()) {
      turns.push({ key: `${seq}.${from}`, figure, events: events.slice(from, to) });
      if (turns.length === most) return turns;
    }
  }
  return turns;
}

/** What was compared on the way to a decision. */
export const traceOf = ({ with: told }: SeenEvent): readonly Message[] =>
  Array.isArray(told['trace']) ? (told['trace'] as Json[] as unknown as Message[]) : [];

/** The way that somebody goes in a frame, and whoever is struck. */
export function shownOf(
  { figure }: Pick<Frame, 'figure'>,
  events: readonly SeenEvent[],
): { path: string[]; target: number | null } {
  const steps = events.flatMap((event) =>
    event.tag === 'placed' && figureIn(event) === figure ? [event.with['cell'] as string] : [],
  );
  // Whatever decided on the way says where it begins.
  const start = events.flatMap(traceOf).find(({ with: told }) => typeof told['from'] === 'string')?.with['from'];
  const struck = events.find(({ tag }) => tag === 'attacks');
  const target = (struck?.with['target'] as { thing?: number } | undefined)?.thing ?? null;
  return { path: typeof start === 'string' && steps.length > 0 ? [start, ...steps] : steps, target };
}
