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
import { paymentsFor, walksFrom, type Ground, type Walk, type Walks } from './movement-dice.ts';
import { rest, REST_BELOW } from './rest.ts';
import { aboutSpaces, isInPlay, moveTo, neighboursOf, numberOf, place, spaceCount, spaceNumbered } from './spaces.ts';
import { heroesAt, spaceCard, stateOf, waitingAt, type Land, type LandTable, type Locals } from './world.ts';
import { TERRAINS, type Terrain } from './words.ts';

type Moving = Table<Land, Locals['movement step']>;
type MovingChoice = Choice<Land, Locals['movement step']>;

export const spaceOf = (t: LandTable, seat: Seat): string => stateOf(t, seat).space;
export const stepInto = (seat: Seat, to: string, by: Locals['step into a space']['by']): Call => ({
  proc: 'step into a space',
  with: { seat, to, by },
});

// ---- dice ----

/** Symbols as a number with one bit for each terrain. */
const bitsOf = (symbols: readonly Terrain[]): number =>
  symbols.reduce((bits, one) => bits | (1 << TERRAINS.indexOf(one)), 0);

function groundOf(t: LandTable, faces: readonly number[]): Ground {
  const symbols = faces.map((face) => bitsOf(t.value('symbols', face)));
  const count = faces.map((face) => (t.value('symbols', face) as readonly Terrain[]).length);
  // A die with few symbols is missed least.
  const inOrder = faces.map((_, at) => at).toSorted((one, other) => count[one]! - count[other]!);
  const enters = aboutSpaces(t, 'symbols that enter', bitsOf);
  // Many spaces are alike.
  const paying: number[][] = [];
  return {
    size: spaceCount(t),
    twin: faces.map((face, at) => faces.slice(0, at).lastIndexOf(face)),
    paysFor: (space) => (paying[enters(space)] ??= inOrder.filter((die) => (symbols[die]! & enters(space)) !== 0)),
    neighbours: aboutSpaces(t, 'neighbours', (spaces: readonly string[]) => spaces.map((space) => numberOf(t, space))),
    mayPass: aboutSpaces(t, 'may be passed', (may: boolean) => may),
  };
}
const owedSpaces = (t: LandTable, owed: readonly string[]): number[] => owed.map((space) => numberOf(t, space));

interface Question {
  table: Table<Land>;
  no: number;
  space: string;
  dice: readonly number[];
  owed: readonly string[];
  walks: Walks;
}
/** Reasons are asked for every option, and the answer needs the way again: a question is worked out once. Kept by the
 *  locals of the movement step, which are others in a copy of the game. */
const asked = new WeakMap<object, Question>();

/** Every space that can be reached with the dice that are left. */
function walks(t: Moving, seat: Seat): Walks {
  const { dice, owed } = t.locals;
  const space = spaceOf(t, seat);
  const before = asked.get(t.locals);
  const same = before !== undefined && before.table === t && before.no === t.game.no;
  if (same && isAbout(before, space, t.locals)) return before.walks;
  const found = walksFrom(groundOf(t, dice), numberOf(t, space), owedSpaces(t, owed));
  asked.set(t.locals, { table: t, no: t.game.no, space, dice: [...dice], owed: [...owed], walks: found });
  return found;
}
/** The ways of the question that is answered: it was asked before its number was given to it. */
function walksAnswered(t: Moving, seat: Seat): Walks {
  const before = asked.get(t.locals);
  const answered = before !== undefined && before.no + 1 === t.game.no && isAbout(before, spaceOf(t, seat), t.locals);
  return answered ? before.walks : walks(t, seat);
}
const isAbout = (one: Question, space: string, { dice, owed }: Moving['locals']): boolean =>
  one.space === space && isSame(one.dice, dice) && isSame(one.owed, owed);
const isSame = <X>(one: readonly X[], other: readonly X[]): boolean =>
  one.length === other.length && one.every((x, at) => x === other[at]);

/** The faces that can be used up for something else than what is owed, from the smallest: the rest still pays for that. */
export function spareFaces(t: LandTable): number[] {
  const { dice: faces = [], owed = [] } = t.within('movement step') ?? {};
  const restPays = (face: number): boolean =>
    paymentsFor(groundOf(t, faces.toSpliced(faces.indexOf(face), 1)), owedSpaces(t, owed)).size > 0;
  return [...new Set(faces)].filter(restPays).toSorted((one, other) => one - other);
}
/** Those of them with which a space can be entered. */
function facesFor(t: Moving, space: string): number[] {
  const { dice: faces } = t.locals;
  const paying = groundOf(t, faces).paysFor(numberOf(t, space));
  const spare: number[] = t.value('spare movement dice');
  return spare.filter((face) => paying.some((die) => faces[die] === face));
}

export const symbols = (faces: readonly number[]): Json => faces.map((face) => ({ key: `face.${face}`, with: {} }));

// ---- where to go ----

/** The whole way at once, to any space that can be reached. */
const move: MovingChoice = {
  rule: 'RB-MOV-24',
  list: (t, seat) => walks(t, seat).spaces.map((space) => moveTo(t, space)),
  why: (t, seat, id) => whyNotReached(t, seat, words(id)[0] ?? ''),
  label: (t, seat, id) => walkInWords(t, walks(t, seat).to(numberOf(t, words(id)[0]!))!),
  then: (t, seat, id) => {
    const walk = walksAnswered(t, seat).to(numberOf(t, words(id)[0]!))!;
    t.emit('dice used', { seat, dice: symbols(walk.dice.map((die) => t.locals.dice[die]!)) }, null, 'RB-MOV-06');
    const steps = walk.path.map((space) => stepInto(seat, spaceNumbered(t, space), 'movement'));
    return { run: steps, goto: 'after moving' };
  },
};

function whyNotReached(t: Moving, seat: Seat, space: string): Refusal | null {
  const number = numberOf(t, space);
  if (number < 0) return refuse('RB-MOV-22', 'refuse.no-such-space', { space });
  if (walks(t, seat).has(number)) return null;
  if (!isInPlay(t, space)) return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
  return refuse('RB-MOV-06', 'refuse.dice-do-not-reach', { space: place(space) });
}

/** What a traveller wants to know of a space: its adventure, a challenge that waits, heroes who stand there. */
export const whatLiesAt = (t: Moving, space: string): Params => {
  const waits = waitingAt(t, space);
  const heroes = heroesAt(t, space).filter((seat) => seat !== t.locals.seat);
  return {
    adventure: t.world.adventures.includes(space) ? (spaceCard(t, space).jewel ?? null) : null,
    waits: waits < 0 ? null : { content: t.cardOf(t.world.undefeated[waits]!.thing) },
    heroes: heroes.length === 0 ? null : heroes.map((seat) => ({ seat })),
  };
};

function walkInWords(t: Moving, walk: Walk): Message {
  const path = walk.path.map((space) => spaceNumbered(t, space));
  return {
    key: 'option.move',
    with: {
      ...whatLiesAt(t, path.at(-1)!),
      space: place(path.at(-1)!),
      steps: path.length,
      path: path.map((space) => place(space)),
      dice: symbols(walk.dice.map((die) => t.locals.dice[die]!)),
    },
  };
}

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
  paymentsFor(groundOf(t, t.locals.dice), owedSpaces(t, [...t.locals.owed, space])).size > 0;

export const WHERE_TO: Record<string, MovingChoice> = {
  move,
  step,
  pay,
  walk: {
    rule: 'RB-MOV-10',
    list: (t, seat) => (t.locals.walking || walks(t, seat).spaces.length === 0 ? [] : ['walk']),
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
    label: (t, seat, id) => rest.label!(t, seat, id),
    then: () => {},
  },
};
