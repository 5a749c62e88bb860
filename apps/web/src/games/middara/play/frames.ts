/** The turns of figures that decide themselves, as frames: which AI Step, where to, at whom, the dice. */

import type { Message } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { figureIn, textIn } from './reading.ts';

/** `act`: what a card does by itself. */
type FrameKind = 'step' | 'move' | 'whom' | 'dice' | 'act';
/** Some of the events of a line. */
export interface Frame {
  kind: FrameKind;
  figure: number;
  from: number;
  to: number;
}
export interface TurnFrame extends Frame {
  seq: number;
  events: readonly SeenEvent[];
}
export interface EnemyTurn {
  key: string;
  figure: number;
  /** Where it stood when it began. */
  square: string;
  frames: readonly TurnFrame[];
  isOver: boolean;
}

/** What was compared on the way to a decision. */
export const traceOf = ({ with: told }: Pick<SeenEvent, 'with'>): readonly Message[] =>
  Array.isArray(told['trace']) ? (told['trace'] as unknown as readonly Message[]) : [];
export const lineIn = (event: SeenEvent, ...keys: readonly string[]): Message | undefined =>
  traceOf(event).find(({ key }) => keys.includes(key));
const isMove = (event: SeenEvent): boolean =>
  event.tag === 'decided' && traceOf(event)[0]?.key.startsWith('trace.move-') === true;
const isChoice = (event: SeenEvent): boolean => event.tag === 'decided' && lineIn(event, 'trace.target') !== undefined;
const isStep = ({ tag }: SeenEvent): boolean => tag.startsWith('AI step') || tag === 'no true AI step';

/** What an event begins; null when it belongs to what was before it. */
function beginning(event: SeenEvent, before: FrameKind | null, since: readonly SeenEvent[]): FrameKind | null {
  if (event.tag === 'rolled') return 'dice';
  if (isMove(event)) return 'move';
  if (isChoice(event)) return 'whom';
  // Whoever goes on down its list, or is made to attack without a choice.
  if (isStep(event)) return before === 'step' ? null : 'step';
  if (event.tag === 'attacks') return before === 'whom' && !since.some(({ tag }) => tag === 'attacks') ? null : 'whom';
  return event.tag === 'ability used' && before === 'dice' ? 'act' : null;
}

/** Cuts the events of an answer. `begun` is whoever decided itself when the answer was given. */
export function framesIn(events: readonly SeenEvent[], begun: number | null): Frame[] {
  const frames: Frame[] = [];
  let turn = begun;
  const begin = (kind: FrameKind, from: number): void => {
    if (turn !== null) frames.push({ kind, figure: turn, from, to: events.length });
  };
  const end = (at: number): void => {
    const last = frames.at(-1);
    if (last !== undefined && last.to > at) last.to = at;
  };
  if (turn !== null && events.length > 0 && events[0]!.tag !== 'turn over') {
    begin(beginning(events[0]!, null, []) ?? 'act', 0);
  }
  events.forEach((event, i) => {
    if (event.tag === 'turn begins') {
      end(i);
      const thinks = events.slice(i + 1).find(({ tag }) => tag === 'activates' || tag === 'turn begins');
      turn = thinks?.tag === 'activates' ? figureIn(event) : null;
      begin('step', i);
    } else if (event.tag === 'turn over') {
      end(i + 1);
      turn = null;
    } else if (turn !== null && i > 0) {
      const last = frames.at(-1);
      const kind = beginning(event, last?.kind ?? null, last === undefined ? [] : events.slice(last.from, i));
      if (kind === null) return;
      end(i);
      begin(kind, i);
    }
  });
  return frames;
}

/** All turns of figures that decided themselves, the latest last; a turn goes on over several answers. */
export function enemyTurns(log: readonly LogLine[]): EnemyTurn[] {
  const turns: {
    -readonly [K in keyof EnemyTurn]: EnemyTurn[K] extends readonly TurnFrame[] ? TurnFrame[] : EnemyTurn[K];
  }[] = [];
  for (const { seq, events, undone, takesBack } of log) {
    if (undone || takesBack) continue;
    const open = turns.at(-1);
    const begun = open !== undefined && !open.isOver ? open.figure : null;
    for (const frame of framesIn(events, begun)) {
      const told = events.slice(frame.from, frame.to);
      if (told[0]?.tag === 'turn begins') {
        const activates = told.find(({ tag }) => tag === 'activates');
        const square = textIn(activates?.with['square']);
        turns.push({ key: `${seq}.${frame.from}`, figure: frame.figure, square, frames: [], isOver: false });
      }
      const turn = turns.at(-1);
      if (turn === undefined) continue;
      turn.frames.push({ ...frame, seq, events: told });
      if (told.some(({ tag }) => tag === 'turn over')) turn.isOver = true;
    }
    if (events.some(({ tag }) => tag === 'turn begins' || tag === 'turn over') && open !== undefined) {
      open.isOver ||= events.some((event) => event.tag === 'turn over' && figureIn(event) === open.figure);
    }
  }
  return turns;
}

/** Where the figure stood when a frame had been shown. */
export function squareAfter({ square, frames, figure }: EnemyTurn, at: number): string {
  const placed = frames
    .slice(0, at + 1)
    .flatMap(({ events }) => events)
    .findLast((event) => event.tag === 'placed' && figureIn(event) === figure);
  return placed === undefined ? square : textIn(placed.with['square']);
}
