/** Where the movement dice allow a figure to go. */

import {
  refuse,
  words,
  type Call,
  type Choice,
  type Json,
  type Message,
  type Refusal,
  type Seat,
  type Table,
  type Params,
} from '@questwright/kernel';
import { paymentsFor, walksFrom, type Ground, type Walk } from './movement-dice.ts';
import { REST_BELOW } from './rest.ts';
import { isInPlay, neighboursOf, place } from './spaces.ts';
import { heroesAt, spaceCard, stateOf, waitingAt, type Land, type LandTable, type Locals } from './world.ts';
import type { Terrain } from './words.ts';

type Moving = Table<Land, Locals['movement step']>;
type MovingChoice = Choice<Land, Locals['movement step']>;

export const spaceOf = (t: LandTable, seat: Seat): string => stateOf(t, seat).space;
export const stepInto = (seat: Seat, to: string, by: Locals['step into a space']['by']): Call => ({
  proc: 'step into a space',
  with: { seat, to, by },
});

// ---- dice ----

/** What a function says of a space, worked out once. */
function remembered<X>(tell: (space: string) => X): (space: string) => X {
  const told = new Map<string, X>();
  return (space) => {
    let one = told.get(space);
    if (one === undefined) told.set(space, (one = tell(space)));
    return one;
  };
}

function groundOf(t: Moving, faces: readonly number[]): Ground {
  // A die with few symbols is missed least.
  const inOrder = faces
    .map((face, at) => ({ at, symbols: t.value('symbols', face) as readonly Terrain[] }))
    .toSorted((one, other) => one.symbols.length - other.symbols.length);
  return {
    paysFor: remembered((space) => {
      const wanted: readonly Terrain[] = t.value('symbols that enter', space);
      return inOrder.filter(({ symbols }) => symbols.some((one) => wanted.includes(one))).map(({ at }) => at);
    }),
    neighbours: remembered((space) => neighboursOf(t, space)),
    mayPass: remembered((space) => t.value('may be passed', space)),
  };
}

/** Reasons are asked for every option: the same question is worked out once. */
const known = new WeakMap<Table<Land>, { question: string; walks: Map<string, Walk> }>();

/** Every space that can be reached with the dice that are left. */
function walks(t: Moving, seat: Seat): Map<string, Walk> {
  const { dice, owed } = t.locals;
  const question = JSON.stringify([t.game.no, spaceOf(t, seat), dice, owed]);
  const before = known.get(t);
  if (before?.question === question) return before.walks;
  const found = walksFrom(groundOf(t, dice), spaceOf(t, seat), owed);
  known.set(t, { question, walks: found });
  return found;
}

/** The faces with which a space next to the figure can be entered, so that the rest still pays for what is owed. */
function facesFor(t: Moving, space: string): number[] {
  const { dice: faces, owed } = t.locals;
  const paying = new Set(
    groundOf(t, faces)
      .paysFor(space)
      .map((die) => faces[die]!),
  );
  const restPays = (face: number): boolean =>
    paymentsFor(groundOf(t, faces.toSpliced(faces.indexOf(face), 1)), owed).size > 0;
  return [...paying].filter(restPays).toSorted((one, other) => one - other);
}

export const symbols = (faces: readonly number[]): Json => faces.map((face) => ({ key: `face.${face}`, with: {} }));

// ---- where to go ----

/** The whole way at once, to any space that can be reached. */
const move: MovingChoice = {
  rule: 'RB-MOV-24',
  list: (t, seat) => [...walks(t, seat).keys()].map((space) => `move:${space}`),
  why: (t, seat, id) => whyNotReached(t, seat, words(id)[0] ?? ''),
  label: (t, seat, id) => walkInWords(t, walks(t, seat).get(words(id)[0]!)!),
  then: (t, seat, id) => {
    const walk = walks(t, seat).get(words(id)[0]!)!;
    t.emit('dice used', { seat, dice: symbols(walk.dice.map((die) => t.locals.dice[die]!)) });
    return { run: walk.path.map((space) => stepInto(seat, space, 'movement')), goto: 'after moving' };
  },
};

function whyNotReached(t: Moving, seat: Seat, space: string): Refusal | null {
  if (!t.loaded.content.has(`space-${space}`)) return refuse('RB-MOV-22', 'refuse.no-such-space', { space });
  if (walks(t, seat).has(space)) return null;
  if (!isInPlay(t, space)) return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
  return refuse('RB-MOV-06', 'refuse.dice-do-not-reach', { space: place(space) });
}

/** What a traveller wants to know of a space: its adventure, a challenge that waits, heroes who stand there. */
const whatLiesAt = (t: Moving, space: string): Params => {
  const waits = waitingAt(t, space);
  const heroes = heroesAt(t, space).filter((seat) => seat !== t.locals.seat);
  return {
    adventure: t.world.adventures.includes(space) ? (spaceCard(t, space).jewel ?? null) : null,
    waits: waits < 0 ? null : { content: t.cardOf(t.world.undefeated[waits]!.thing) },
    heroes: heroes.length === 0 ? null : heroes.map((seat) => ({ seat })),
  };
};

const walkInWords = (t: Moving, { path, dice }: Walk): Message => ({
  key: 'option.move',
  with: {
    ...whatLiesAt(t, path.at(-1)!),
    space: place(path.at(-1)!),
    steps: path.length,
    path: path.map((space) => place(space)),
    dice: symbols(dice.map((die) => t.locals.dice[die]!)),
  },
});

function whyNotEntered(t: Moving, seat: Seat, space: string): Refusal | null {
  if (!t.loaded.content.has(`space-${space}`)) return refuse('RB-MOV-22', 'refuse.no-such-space', { space });
  if (!isInPlay(t, space)) return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
  if (neighboursOf(t, spaceOf(t, seat)).includes(space)) return null;
  return refuse('RB-MOV-22', 'refuse.not-adjacent', { space: place(space) });
}

/** One space at a time. Which die pays stays open as long as it can: no freedom is lost. */
const step: MovingChoice = {
  rule: 'RB-MOV-06',
  list: (t, seat) => stepsNow(t, seat).map((space) => `step:${space}`),
  why: (t, seat, id) => {
    const space = words(id)[0] ?? '';
    const why = whyNotEntered(t, seat, space);
    if (why !== null || isWithinReach(t, space)) return why;
    return refuse('RB-MOV-06', 'refuse.no-die-for-it', { space: place(space) });
  },
  label: (_, __, id) => ({ key: 'option.step', with: { space: place(words(id)[0]!) } }),
  then: (t, seat, id) => {
    const space = words(id)[0]!;
    t.locals.owed.push(space);
    return { run: [stepInto(seat, space, 'movement')], goto: 'where to' };
  },
};

/** Not a bare number, which would look like that of a thing. */
const faceIn = (word = ''): number => Number(word.slice('face-'.length));

/** One space, with a die of the player's choice; offered where it makes a difference. */
const pay: MovingChoice = {
  rule: 'RB-MOV-08',
  list: (t, seat) =>
    stepsNow(t, seat).flatMap((space) => {
      const faces = facesFor(t, space);
      return faces.length > 1 ? faces.map((face) => `pay:${space}:face-${face}`) : [];
    }),
  why: (t, seat, id) => {
    const [space = '', face] = words(id);
    const why = whyNotEntered(t, seat, space);
    if (why !== null || facesFor(t, space).includes(faceIn(face))) return why;
    return refuse('RB-MOV-07', 'refuse.no-die-for-it', { space: place(space) });
  },
  label: (_, __, id) => {
    const [space = '', face] = words(id);
    return { key: 'option.pay', with: { space: place(space), die: { key: `face.${faceIn(face)}`, with: {} } } };
  },
  then: (t, seat, id) => {
    const [space = '', face] = words(id);
    t.locals.dice.splice(t.locals.dice.indexOf(faceIn(face)), 1);
    return { run: [stepInto(seat, space, 'movement')], goto: 'where to' };
  },
};

const stepsNow = (t: Moving, seat: Seat): string[] =>
  t.locals.walking ? neighboursOf(t, spaceOf(t, seat)).filter((space) => isWithinReach(t, space)) : [];

/** Whether another die can pay for a space, besides those for what is owed. */
const isWithinReach = (t: Moving, space: string): boolean =>
  paymentsFor(groundOf(t, t.locals.dice), [...t.locals.owed, space]).size > 0;

export const WHERE_TO: Record<string, MovingChoice> = {
  move,
  step,
  pay,
  walk: {
    rule: 'RB-MOV-10',
    list: (t, seat) => (t.locals.walking || walks(t, seat).size === 0 ? [] : ['walk']),
    then: (t) => {
      t.locals.walking = true;
      return { goto: 'where to' };
    },
  },
  stop: { rule: 'RB-MOV-11', then: () => ({ goto: 'after moving' }) },
  // What must be chosen before the roll.
  rest: {
    rule: 'RB-MOV-13',
    list: () => Array.from({ length: REST_BELOW }, (_, dice) => `rest:${dice}`),
    why: () => refuse('RB-MOV-13', 'refuse.rolled-already'),
    then: () => {},
  },
};
