/** What of an answer is shown for itself: an Event that was drawn, dice that the stage does not keep, how a fight ended. */

import type { LogLine, SeenEvent } from '@questwright/protocol';
import { settings } from '../../../settings.ts';
import type { Beat } from '../../game.ts';

const TIMES: Readonly<Record<Beat['kind'], number>> = { card: 2400, roll: 1300, ending: 2000 };
/** Those that decide something by themselves. */
const SHOWN: ReadonlySet<unknown> = new Set(['attack', 'defense', 'escape', 'test', 'target']);
const ROLLED: ReadonlySet<string> = new Set(['combat roll', 'escape test', 'test made']);
const ENDS: ReadonlySet<string> = new Set(['defeated', 'knocked out', 'escaped', 'hero combat won']);

/** A fight or a test has ended with these events. */
export const endsIn = (events: readonly SeenEvent[]): boolean =>
  events.some(({ tag }) => ENDS.has(tag) || ROLLED.has(tag));

const begins = ({ tag, with: told }: SeenEvent): Beat['kind'] | null => {
  if (tag === 'event in play' || tag === 'event ignored') return 'card';
  return tag === 'rolled' && SHOWN.has(told['for']) ? 'roll' : null;
};

/** Of what bots do, only Events and the tests that they cause: their fights are told by how they end. */
export function beatsOf({ seq, events, undone }: LogLine, own: boolean): Beat[] {
  if (undone) return [];
  const starts = events.flatMap((event, from) => {
    const kind = begins(event);
    return kind === null ? [] : [{ kind, from }];
  });
  const told = starts.map(({ kind, from }, i): Beat => {
    const to = starts[i + 1]?.from ?? events.length;
    return { kind, seq, from, to, milliseconds: TIMES[kind] / settings().animationSpeed };
  });
  const first = told.findIndex(({ kind }) => kind === 'card');
  if (!own) {
    return first < 0
      ? []
      : told.slice(first).filter(({ kind, from }) => kind === 'card' || events[from]!.with['for'] === 'test');
  }
  // A single roll stays on the stage or with the ending.
  const shown = told.length > 1 || first >= 0 ? told : [];
  if (!endsIn(events)) return shown;
  return [...shown, { kind: 'ending', seq, from: 0, to: events.length, milliseconds: TIMES.ending }];
}
