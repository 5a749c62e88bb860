/** A knockout as one sum that is right, and what it cost, in the order in which it happened. */

import type { Json } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';

export type Fact =
  | { kind: 'mended'; wounds: number; exhaustion: number }
  | { kind: 'gold'; was: number; gold: number }
  | { kind: 'card'; card: Json }
  | { kind: 'town'; space: Json }
  | { kind: 'turn' };

export interface Fall {
  /** The wounds of this fight, one blow after the other. */
  blows: readonly number[];
  /** How much Life there was before the first of them. */
  left: number;
  facts: readonly Fact[];
}

const BEGINS: ReadonlySet<string> = new Set(['challenge faced', 'adventure card drawn', 'hero attacked']);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const isOf = ({ with: told }: SeenEvent, thing: number): boolean =>
  (told['thing'] as { thing?: number } | undefined)?.thing === thing;

function factOf(event: SeenEvent, seat: number, thing: number): Fact | null {
  const { tag, with: told } = event;
  if (tag === 'recovered' && isOf(event, thing))
    return { kind: 'mended', wounds: number(told['wounds']), exhaustion: number(told['exhaustion']) };
  if (tag === 'turn ended early' && told['seat'] === seat) return { kind: 'turn' };
  if (told['seat'] !== seat) return null;
  const gold = number(told['gold']);
  if (tag === 'gold paid') return { kind: 'gold', was: gold + number(told['amount']), gold };
  if (tag === 'discarded') return { kind: 'card', card: told['card'] ?? null };
  return tag === 'entered' ? { kind: 'town', space: told['space'] ?? null } : null;
}

/** The last knockout of a seat, whose Hero is that thing; null where there is none. */
export function fallOf(events: readonly SeenEvent[], seat: number, thing: number): Fall | null {
  const at = events.findLastIndex(({ tag, with: told }) => tag === 'knocked out' && told['seat'] === seat);
  if (at < 0) return null;
  const before = events.slice(0, at);
  // What was healed in between counts no more.
  const from = before.findLastIndex(
    (event) => BEGINS.has(event.tag) || (event.tag === 'recovered' && isOf(event, thing)),
  );
  const wounds = before.slice(from + 1).filter((event) => event.tag === 'wounded' && isOf(event, thing));
  const blows = wounds.map(({ with: told }) => number(told['amount']));
  const total = blows.reduce((sum, one) => sum + one, 0);
  const next = events.findIndex(({ tag }, i) => i > at && tag === 'turn began');
  const after = events.slice(at + 1, next < 0 ? undefined : next);
  const facts = after.flatMap((event) => factOf(event, seat, thing) ?? []);
  const mended = facts.find((fact) => fact.kind === 'mended');
  const life = number(wounds.at(-1)?.with['life']);
  // Wounds beyond the last Life are taken off again with the others.
  const carried = mended ? Math.max(0, mended.wounds - total) : number(wounds[0]?.with['wounds']) - (blows[0] ?? 0);
  return { blows, left: life - carried, facts };
}
