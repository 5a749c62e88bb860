/** A position with what some events changed in it: who stands where, who was hurt, whose turn it is. */

import type { Json, View } from '@questwright/kernel';
import { seenIn, type Figure } from '@questwright/middara/shown';
import type { SeenEvent } from '@questwright/protocol';
import { lineIn } from './frames.ts';
import { figureIn, number, textIn, thingIn } from './reading.ts';

type Frames = View['stack'];
interface Changed {
  figures: Map<number, Partial<Figure>>;
  counters: Map<number, Record<string, number>>;
  round: number | null;
  stack: Frames;
}

const newFrame = (proc: string, locals: Record<string, Json>): Frames[number] =>
  ({ proc, step: '', locals }) as unknown as Frames[number];
/** Turns follow each other in a round. */
const upTo = (stack: Frames, proc: string): Frames => {
  const at = stack.findIndex((one) => one.proc === proc);
  return at < 0 ? stack : stack.slice(0, at + 1);
};
const inAttack = (stack: Frames, locals: Record<string, Json>): Frames => {
  const at = stack.findLastIndex(({ proc }) => proc === 'attack');
  return at < 0 ? stack : stack.map((one, i) => (i === at ? { ...one, locals: { ...one.locals, ...locals } } : one));
};
const withoutAttacks = (stack: Frames): Frames => {
  const at = stack.findIndex(({ proc }) => proc === 'attack');
  return at < 0 ? stack : stack.slice(0, at);
};
const NOTHING_SPENT = { book: 0, shield: 0, burst: 0 };
const NO_DAMAGE = { physical: 0, magic: 0, irreducible: 0 };
/** An Attack that has just begun, with all that the stage reads of one. */
const BEGUN = {
  dice: null,
  faces: null,
  symbols: NOTHING_SPENT,
  empowered: false,
  dodging: false,
  dodge: 0,
  roll: 0,
  skull: false,
  hit: false,
  difference: 0,
  damage: NO_DAMAGE,
  spent: null,
  dealt: null,
};

/** More than anybody has: how many that are is no part of a view. */
const ALL_HP = 999;

type Change = (now: Changed, told: SeenEvent, of: (thing: number) => Partial<Figure>) => void;
const counted = (now: Changed, thing: number, name: string, by: number): void => {
  const all = now.counters.get(thing) ?? {};
  now.counters.set(thing, { ...all, [name]: (all[name] ?? 0) + by });
};
const nameIn = (value: unknown): string => textIn((value as { key?: string } | undefined)?.key).replace(/^\w+\./, '');
const CHANGES: Readonly<Record<string, Change>> = {
  placed: (_, told, of) => void (of(figureIn(told)).square = textIn(told.with['square'])),
  paid: (_, told, of) => {
    const figure = of(figureIn(told));
    figure.stamina = Math.max(0, number(figure.stamina) - number(told.with['amount']));
  },
  damaged: (_, told, of) => {
    const figure = of(figureIn(told));
    figure.damage = number(figure.damage) + number(told.with['amount']);
  },
  healed: (_, told, of) => {
    const figure = of(figureIn(told));
    figure.damage = Math.max(0, number(figure.damage) - number(told.with['amount']));
  },
  defeated: (_, told, of) => {
    const figure = of(figureIn(told));
    figure.square = '';
    if (figure.side === 'adventurers') figure.damage = ALL_HP;
  },
  'tokens gained': (now, told) => counted(now, figureIn(told), nameIn(told.with['token']), number(told.with['count'])),
  'effect gained': (now, told) => counted(now, figureIn(told), nameIn(told.with['effect']), 1),
  'effect lost': (now, told) => counted(now, figureIn(told), nameIn(told.with['effect']), -1),
  'round begins': (now, told) => {
    now.round = number(told.with['round']);
    for (const figure of now.figures.values()) figure.acted = false;
    now.stack = upTo(now.stack, 'round');
  },
  'turn begins': (now, told, of) => {
    const before = now.stack.findLast(({ proc }) => proc === 'turn');
    if (before !== undefined) of(number(before.locals['figure'])).acted = true;
    now.stack = [...upTo(now.stack, 'round'), newFrame('turn', { figure: figureIn(told) })];
  },
  'turn over': (now, told, of) => {
    of(figureIn(told)).acted = true;
    now.stack = withoutAttacks(now.stack);
  },
  decided: (now, event) => {
    if (lineIn(event, 'trace.target') !== undefined) now.stack = withoutAttacks(now.stack);
  },
  'AI step true': (now) => void (now.stack = withoutAttacks(now.stack)),
  attacks: (now, { with: told }) => {
    const about = { attacker: thingIn(told['attacker'] ?? told['figure']), target: thingIn(told['target']) };
    const locals = { ...BEGUN, ...about, type: told['type']!, reason: told['reason']! };
    now.stack = [...withoutAttacks(now.stack), newFrame('attack', locals)];
  },
  empowers: (now) => void (now.stack = inAttack(now.stack, { empowered: true })),
  dodges: (now, { with: told }) => void (now.stack = inAttack(now.stack, { dodging: true, dodge: told['bonus']! })),
  hits: (now, { with: told }) => void (now.stack = inAttack(now.stack, { hit: true, roll: told['roll']! })),
  misses: (now, { with: told }) =>
    void (now.stack = inAttack(now.stack, { hit: false, roll: told['roll']!, skull: told['skull']! })),
  'attack sum': (now, { with: told }) => void (now.stack = inAttack(now.stack, { dealt: told['total']! })),
};

export function withEvents(view: View, events: readonly SeenEvent[]): View {
  const changes = events.filter(({ tag }) => Object.hasOwn(CHANGES, tag));
  if (changes.length === 0 || view.world === undefined) return view;
  const { figures } = seenIn({ view });
  const now: Changed = { figures: new Map(), counters: new Map(), round: null, stack: view.stack };
  const of = (thing: number): Partial<Figure> => {
    let found = now.figures.get(thing);
    if (found === undefined) {
      const before = figures.find((one) => one.thing === thing);
      now.figures.set(thing, (found = { ...before, ...(now.round === null ? {} : { acted: false }) }));
    }
    return found;
  };
  for (const event of changes) CHANGES[event.tag]!(now, event, of);
  const isNewRound = now.round !== null;
  const changed = figures.map((one) => ({
    ...(isNewRound ? { ...one, acted: false } : one),
    ...now.figures.get(one.thing),
  }));
  const world = {
    ...(view.world as object),
    figures: changed,
    ...(isNewRound ? { round: now.round } : {}),
  } as View['world'];
  const zones = Object.fromEntries(
    Object.entries(view.zones).map(([name, things]) => [
      name,
      things.map((one) => {
        const sum = now.counters.get(one.thing);
        if (sum === undefined) return one;
        const counters = { ...one.counters };
        for (const [counter, by] of Object.entries(sum)) counters[counter] = Math.max(0, (counters[counter] ?? 0) + by);
        return { ...one, counters };
      }),
    ]),
  );
  return { ...view, world, zones, stack: now.stack };
}
