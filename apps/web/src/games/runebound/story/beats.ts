/** What of an answer is shown for itself: an Event that was drawn, dice, how a fight ended. Nothing is told before its dice lie
 *  still. */

import type { ThingView, View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { mayMove, settings } from '../../../settings.ts';
import type { Beat, BeatsAbout, BeatStep } from '../../game.ts';
import { battleIn, cardAtHand, seatOfHero } from '../view-readers.ts';

const CARD: readonly BeatStep[] = [{ name: 'whole', milliseconds: 2250 }];
const ENDING: readonly BeatStep[] = [{ name: 'whole', milliseconds: 2000 }];
const FALL: readonly BeatStep[] = [{ name: 'whole', milliseconds: Infinity }];
const ROLL: readonly BeatStep[] = [
  { name: 'throw', milliseconds: 700 },
  { name: 'rest', milliseconds: 250 },
  { name: 'count', milliseconds: 450 },
  { name: 'blow', milliseconds: 350 },
  { name: 'price', milliseconds: 450 },
];
/** Where nothing may move: three cuts. */
const CUTS: readonly BeatStep[] = [
  { name: 'rest', milliseconds: 400 },
  { name: 'count', milliseconds: 600 },
  { name: 'price', milliseconds: 600 },
];
/** How much faster dice are shown in passing. */
const IN_PASSING = 2.5;

/** Those that decide something by themselves. */
const SHOWN: ReadonlySet<unknown> = new Set(['attack', 'defense', 'escape', 'test', 'target']);
const ROLLED: ReadonlySet<string> = new Set(['combat roll', 'escape test', 'test made']);
const ENDS: ReadonlySet<string> = new Set(['defeated', 'knocked out', 'escaped', 'hero combat won']);

/** A fight or a test has ended with these events. */
export const endsIn = (events: readonly SeenEvent[]): boolean =>
  events.some(({ tag }) => ENDS.has(tag) || ROLLED.has(tag));

const EVENT: ReadonlySet<string> = new Set(['event in play', 'event ignored']);

const begins = ({ tag, with: told }: SeenEvent, i: number, all: readonly SeenEvent[]): 'card' | 'roll' | null => {
  if (EVENT.has(tag)) return 'card';
  // An Event is shown when it takes effect.
  if (tag === 'adventure card drawn')
    return all.slice(i + 1, i + 3).some((next) => EVENT.has(next.tag)) ? null : 'card';
  return tag === 'rolled' && SHOWN.has(told['for']) ? 'roll' : null;
};

function stepsOf(kind: Beat['kind'], audience: Beat['audience']): BeatStep[] {
  const times = { card: CARD, ending: ENDING, fall: FALL, roll: mayMove() ? ROLL : CUTS }[kind];
  const speed = settings().animationSpeed * (audience === 'passing' ? IN_PASSING : 1);
  return times.map(({ name, milliseconds }) => ({ name, milliseconds: milliseconds / speed }));
}

/** Somebody's own fight, whoever answers in it. */
function fightsIn(view: View, seat: number | null): boolean {
  const battle = battleIn(view);
  if (battle === null || seat === null) return false;
  return battle.heroes.includes(seat) || seatOfHero(view, battle.opponent) === seat;
}

/** At which step the knockout of a Hero is. */
const falling = ({ stack }: View, seat: number): string | null =>
  stack.findLast(({ proc, locals }) => proc === 'knockout' && locals['seat'] === seat)?.step ?? null;

/** Whose knockout at this screen, whoever caused it, is over with this answer: all that it costs is known. */
const fallenIn = (events: readonly SeenEvent[], { here, before, after }: BeatsAbout): number | undefined =>
  here.find((seat) => {
    if (falling(after, seat) !== null) return false;
    const step = falling(before, seat);
    const fell = step !== null && step !== 'about to be knocked out';
    return fell || events.some(({ tag, with: told }) => tag === 'knocked out' && told['seat'] === seat);
  });

/** Of what others do, Events and the tests that they cause are shown; dice of their fights in passing. */
export function beatsOf({ seq, seat: by, events, undone }: LogLine, about: BeatsAbout): Beat[] {
  if (undone) return [];
  const own = by === about.seat;
  const concerns = own || fightsIn(about.before, about.seat);
  const starts = events.flatMap((event, from) => {
    const kind = begins(event, from, events);
    return kind === null ? [] : [{ kind, from }];
  });
  const eventful = starts.findIndex(({ from }) => EVENT.has(events[from]!.tag));
  const shown = starts.map(({ kind, from }, i): Beat => {
    const to = starts[i + 1]?.from ?? events.length;
    const { tag, with: params } = events[from]!;
    const ofEvent = eventful >= 0 && i >= eventful && (EVENT.has(tag) || params['for'] === 'test');
    const audience = concerns ? 'reader' : ofEvent ? 'all' : 'passing';
    return { kind, seq, from, to, told: from + 1, steps: stepsOf(kind, audience), audience };
  });
  const whole = (kind: 'ending' | 'fall'): Beat => {
    return { kind, seq, from: 0, to: events.length, told: 0, steps: stepsOf(kind, 'reader'), audience: 'reader' };
  };
  const of = fallenIn(events, about);
  if (of !== undefined) return [...shown, { ...whole('fall'), of }];
  const goesOn = battleIn(about.after) !== null || cardAtHand(about.after) !== null;
  return own && endsIn(events) && !goesOn ? [...shown, whole('ending')] : shown;
}

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** What each of these events adds to the counters of a thing. */
const COUNTED: Readonly<Record<string, (told: SeenEvent['with']) => Readonly<Record<string, number>>>> = {
  wounded: ({ amount }) => ({ wounds: number(amount) }),
  exhausted: ({ amount }) => ({ exhaustion: number(amount) }),
  'exhaustion became wounds': ({ amount }) => ({ exhaustion: -number(amount) }),
  recovered: ({ wounds, exhaustion }) => ({ wounds: -number(wounds), exhaustion: -number(exhaustion) }),
};

/** A position with the wounds and the weariness that these events told of. */
export function withEvents(view: View, events: readonly SeenEvent[]): View {
  const added = new Map<number, Record<string, number>>();
  for (const { tag, with: told } of events) {
    const thing = (told['thing'] as { thing?: number } | undefined)?.thing;
    const more = COUNTED[tag]?.(told);
    if (thing === undefined || more === undefined) continue;
    const sum = added.get(thing) ?? {};
    for (const [name, amount] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + amount;
    added.set(thing, sum);
  }
  if (added.size === 0) return view;
  const changed = (one: ThingView): ThingView => {
    const sum = added.get(one.thing);
    if (sum === undefined) return one;
    const counters = { ...one.counters };
    for (const [name, amount] of Object.entries(sum)) counters[name] = Math.max(0, (counters[name] ?? 0) + amount);
    return { ...one, counters };
  };
  const zones = Object.entries(view.zones).map(([name, things]) => [name, things.map(changed)] as const);
  return { ...view, zones: Object.fromEntries(zones) };
}
