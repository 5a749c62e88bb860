/** Where the movement dice allow a figure to go. */

import {
  neverTaken,
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
import { lackTo, paymentsFor, stepsTo, walksFrom, type Ground, type Walk, type Walks } from './movement-dice.ts';
import { rest, REST_BELOW } from './rest.ts';
import {
  aboutSpaces,
  isInPlay,
  moveTo,
  neighboursOf,
  numberOf,
  place,
  spaceCount,
  spaceNumbered,
} from '../board/spaces.ts';
import {
  call,
  heroesAt,
  spaceCard,
  stateOf,
  waitingAt,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
} from '../../world.ts';
import { TERRAINS, type Terrain } from '../../words.ts';

export const spaceOf = (t: RuneboundTable, seat: Seat): string => stateOf(t, seat).space;
export const stepInto = (seat: Seat, to: string, by: Locals['step into a space']['by']): Call =>
  call('step into a space', { seat, to, by });

/** Whoever is moved by movement dice. */
export interface Mover {
  readonly space: string;
  /** Faces of the dice that are not used up. */
  readonly dice: readonly number[];
  /** Spaces entered for which no certain die was named. */
  readonly owed: readonly string[];
  /** What keeps it out of a space, whatever the dice show; left out: nothing does. */
  whyNotInto?(space: string): Refusal | null;
}
/** What a procedure keeps in which somebody goes where the dice allow. It has a step `where to`, which asks, and a later
 *  one `after moving`. */
export interface Underway {
  dice: number[];
  owed: string[];
  /** The figure goes step by step. */
  walking: boolean;
}
type Moving<L extends Underway = Underway> = Table<RuneboundWorld, L>;
/** Who moves when a seat is asked, and how a space is entered. */
export interface Movement<L extends Underway> {
  mover(t: Moving<L>, seat: Seat): Mover;
  enter(t: Moving<L>, seat: Seat, space: string): Call;
  /** The faces that may be used up with a die of the player's choice; left out: those that what is owed does not need. */
  spare?(t: Moving<L>): readonly number[];
}

// ---- dice ----

/** Symbols as a number with one bit for each terrain. */
const bitsOf = (symbols: readonly Terrain[]): number =>
  symbols.reduce((bits, one) => bits | (1 << TERRAINS.indexOf(one)), 0);

function groundOf(t: RuneboundTable, { dice: faces, whyNotInto }: Pick<Mover, 'dice' | 'whyNotInto'>): Ground {
  const symbols = faces.map((face) => bitsOf(t.value('symbols', face)));
  const count = faces.map((face) => t.value('symbols', face).length);
  // A die with few symbols is missed least.
  const inOrder = faces.map((_, at) => at).toSorted((one, other) => count[one]! - count[other]!);
  const enters = aboutSpaces(t, 'symbols that enter', bitsOf);
  // Many spaces are alike.
  const paying: number[][] = [];
  const paysFor = (space: number): readonly number[] =>
    (paying[enters(space)] ??= inOrder.filter((die) => (symbols[die]! & enters(space)) !== 0));
  return {
    size: spaceCount(t),
    twin: faces.map((face, at) => faces.slice(0, at).lastIndexOf(face)),
    paysFor: whyNotInto ? (space) => (whyNotInto(spaceNumbered(t, space)) === null ? paysFor(space) : []) : paysFor,
    neighbours: aboutSpaces(t, 'neighbours', (spaces) => spaces.map((space) => numberOf(t, space))),
    mayPass: aboutSpaces(t, 'may be passed', (may) => may),
  };
}
const owedSpaces = (t: RuneboundTable, owed: readonly string[]): number[] => owed.map((space) => numberOf(t, space));

interface Question extends Mover {
  table: Table<RuneboundWorld>;
  no: number;
  walks: Walks;
}
/** Reasons are asked for every option, and the answer needs the way again: a question is worked out once. Kept by the
 *  locals of the movement step, which are others in a copy of the game. */
const asked = new WeakMap<object, Question>();

/** Every space that can be reached with the dice that are left. */
function walks(t: Moving, mover: Mover): Walks {
  const { space, dice, owed } = mover;
  const before = asked.get(t.locals);
  const same = before !== undefined && before.table === t && before.no === t.game.no;
  if (same && isAbout(before, mover)) return before.walks;
  const found = walksFrom(groundOf(t, mover), numberOf(t, space), owedSpaces(t, owed));
  asked.set(t.locals, { table: t, no: t.game.no, space, dice: [...dice], owed: [...owed], walks: found });
  return found;
}
/** The ways of the question that is answered: it was asked before its number was given to it. */
function walksAnswered(t: Moving, mover: Mover): Walks {
  const before = asked.get(t.locals);
  const answered = before !== undefined && before.no + 1 === t.game.no && isAbout(before, mover);
  return answered ? before.walks : walks(t, mover);
}
const isAbout = (one: Question, { space, dice, owed }: Mover): boolean =>
  one.space === space && isSame(one.dice, dice) && isSame(one.owed, owed);
const isSame = <X>(one: readonly X[], other: readonly X[]): boolean =>
  one.length === other.length && one.every((x, at) => x === other[at]);

/** The faces that can be used up for something else than what is owed, from the smallest: the rest still pays for that. */
export function spareFaces(t: RuneboundTable, { dice: faces, owed }: Pick<Mover, 'dice' | 'owed'>): number[] {
  const restPays = (face: number): boolean =>
    paymentsFor(groundOf(t, { dice: faces.toSpliced(faces.indexOf(face), 1) }), owedSpaces(t, owed)).size > 0;
  return [...new Set(faces)].filter(restPays).toSorted((one, other) => one - other);
}
/** Those of them with which a space can be entered. */
function facesFor(t: Moving, mover: Mover, spare: readonly number[], space: string): number[] {
  const paying = groundOf(t, mover).paysFor(numberOf(t, space));
  return spare.filter((face) => paying.some((die) => mover.dice[die] === face));
}

export const symbols = (faces: readonly number[]): Json => faces.map((face) => ({ key: `face.${face}`, with: {} }));

// ---- where to go ----

/** Nobody moves to where it stands. */
export const whyNotAway = (from: string, space: string): Refusal | null =>
  space === from ? refuse('RB-MOV-22', 'refuse.already-there', { space: place(space) }) : null;

function whyNotReached(t: Moving, mover: Mover, space: string): Refusal | null {
  const number = numberOf(t, space);
  if (number < 0) return refuse('RB-MOV-22', 'refuse.no-such-space', { space });
  if (walks(t, mover).has(number)) return null;
  if (!isInPlay(t, space)) return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
  return whyNotAway(mover.space, space) ?? mover.whyNotInto?.(space) ?? whyDiceFail(t, mover, space);
}

const entersWith = (t: RuneboundTable, space: string): Message => ({
  key: 'text.one-of',
  with: { of: t.value('symbols that enter', space).map((one) => ({ key: `text.symbol.${one}`, with: {} })) },
});
/** The dice are too few, or do not show what one of the spaces on the way needs. */
function whyDiceFail(t: Moving, mover: Mover, space: string): Refusal | null {
  const ground = groundOf(t, mover);
  const [from, to] = [numberOf(t, mover.space), numberOf(t, space)];
  const lack = lackTo(ground, from, to, owedSpaces(t, mover.owed));
  if (lack === null) {
    const steps = stepsTo(ground, to)[from]!;
    const about = { space: place(space), steps: Number.isFinite(steps) ? steps : null };
    return refuse('RB-MOV-06', 'refuse.too-few-dice-to-reach', {
      ...about,
      dice: mover.dice.length - mover.owed.length,
    });
  }
  const by = lack.path.slice(0, -1).map((one) => place(spaceNumbered(t, one)));
  const lacking = [...new Map(lack.unpaid.map((one) => [one, entersWith(t, spaceNumbered(t, one))])).values()];
  return refuse('RB-MOV-06', 'refuse.dice-do-not-reach', {
    space: place(space),
    by: by.length === 0 ? null : by,
    lacking: lacking.map((one) => ({ ...one })),
  });
}

/** What a traveller wants to know of a space: its adventure, a challenge that waits, heroes who stand there. */
export const whatLiesAt = (t: RuneboundTable, space: string, traveller: Seat): Params => {
  const waits = waitingAt(t, space);
  const heroes = heroesAt(t, space).filter((seat) => seat !== traveller);
  return {
    adventure: t.world.adventures.includes(space) ? (spaceCard(t, space).jewel ?? null) : null,
    waits: waits < 0 ? null : { content: t.cardOf(t.world.undefeated[waits]!.thing) },
    heroes: heroes.length === 0 ? null : heroes.map((seat) => ({ seat })),
  };
};

function walkInWords(t: Moving, seat: Seat, walk: Walk): Message {
  const path = walk.path.map((space) => spaceNumbered(t, space));
  return {
    key: 'option.move',
    with: {
      ...whatLiesAt(t, path.at(-1)!, seat),
      space: place(path.at(-1)!),
      steps: path.length,
      path: path.map((space) => place(space)),
      dice: symbols(walk.dice.map((die) => t.locals.dice[die]!)),
    },
  };
}

function whyNotEntered(t: Moving, { space: from, whyNotInto }: Mover, space: string): Refusal | null {
  if (!t.loaded.content.has(`space-${space}`)) return refuse('RB-MOV-22', 'refuse.no-such-space', { space });
  if (!isInPlay(t, space)) return refuse('RB-BRD-08', 'refuse.cut-space', { space: place(space) });
  if (neighboursOf(t, from).includes(space)) return whyNotInto?.(space) ?? null;
  return whyNotAway(from, space) ?? refuse('RB-MOV-22', 'refuse.not-adjacent', { space: place(space) });
}

const stepsNow = (t: Moving, mover: Mover): string[] =>
  t.locals.walking ? neighboursOf(t, mover.space).filter((space) => isWithinReach(t, mover, space)) : [];

/** Whether another die can pay for a space, besides those for what is owed. */
const isWithinReach = (t: Moving, mover: Mover, space: string): boolean =>
  paymentsFor(groundOf(t, mover), owedSpaces(t, [...mover.owed, space])).size > 0;

/** The step instead of a roll is over with the roll; one space after another is gone by who has said so. */
const whyNotWalking = (t: Moving): Refusal | null =>
  t.locals.walking ? null : refuse('RB-MOV-19', 'refuse.no-single-step-after-a-roll');

/** Not a bare number, which would look like that of a thing. */
const faceIn = (word = ''): number => Number(word.slice('face-'.length));

/** Where somebody may go whom movement dice move: the choices of a step `where to`. */
export function whereTo<L extends Underway>({
  mover,
  enter,
  spare = (t) => spareFaces(t, t.locals),
}: Movement<L>): Record<string, Choice<RuneboundWorld, L>> {
  return {
    /** The whole way at once, to any space that can be reached. */
    move: {
      rule: 'RB-MOV-06',
      list: (t, seat) => {
        const { spaces } = walks(t, mover(t, seat));
        /* RB-MOV-24 [] */ return spaces.map((space) => moveTo(t, space));
      },
      why: (t, seat, id) => whyNotReached(t, mover(t, seat), words(id)[0] ?? ''),
      label: (t, seat, id) => walkInWords(t, seat, walks(t, mover(t, seat)).to(numberOf(t, words(id)[0]!))!),
      then: (t, seat, id) => {
        const walk = walksAnswered(t, mover(t, seat)).to(numberOf(t, words(id)[0]!))!;
        t.emit('dice used', { seat, dice: symbols(walk.dice.map((die) => t.locals.dice[die]!)) }, null, 'RB-MOV-06');
        const steps = walk.path.map((space) => enter(t, seat, spaceNumbered(t, space)));
        return { run: steps, goto: 'after moving' };
      },
    },
    /** One space at a time. Which die pays stays open as long as it can: no freedom is lost. */
    step: {
      rule: 'RB-MOV-06',
      list: (t, seat) => stepsNow(t, mover(t, seat)).map((space) => `step:${space}`),
      why: (t, seat, id) => {
        const space = words(id)[0] ?? '';
        const moved = mover(t, seat);
        const why = whyNotWalking(t) ?? whyNotEntered(t, moved, space);
        if (why !== null || isWithinReach(t, moved, space)) return why;
        return refuse('RB-MOV-06', 'refuse.no-die-for-it', {
          space: place(space),
          symbols: { ...entersWith(t, space) },
        });
      },
      whyNone: (t) => whyNotWalking(t) ?? refuse('RB-MOV-06', 'refuse.no-die-for-any'),
      label: (_, __, id) => ({ key: 'option.step', with: { space: place(words(id)[0]!) } }),
      then: (t, seat, id) => {
        const space = words(id)[0]!;
        t.locals.owed.push(space);
        return { run: [enter(t, seat, space)], goto: 'where to' };
      },
    },
    /** One space, with a die of the player's choice; offered where it makes a difference. */
    pay: {
      rule: 'RB-MOV-22',
      list: (t, seat) => {
        const moved = mover(t, seat);
        /* RB-MOV-08 [] */ return stepsNow(t, moved).flatMap((space) => {
          const faces = facesFor(t, moved, spare(t), space);
          return faces.length > 1 ? faces.map((face) => `pay:${space}:face-${face}`) : [];
        });
      },
      why: (t, seat, id) => {
        const [space = '', face] = words(id);
        const moved = mover(t, seat);
        const why = whyNotWalking(t) ?? whyNotEntered(t, moved, space);
        if (why !== null || facesFor(t, moved, spare(t), space).includes(faceIn(face))) return why;
        return refuse('RB-MOV-07', 'refuse.no-such-die-for-it', {
          space: place(space),
          symbols: { ...entersWith(t, space) },
        });
      },
      whyNone: (t) => whyNotWalking(t) ?? refuse('RB-MOV-22', 'refuse.no-other-die'),
      label: (_, __, id) => {
        const [space = '', face] = words(id);
        return { key: 'option.pay', with: { space: place(space), die: { key: `face.${faceIn(face)}`, with: {} } } };
      },
      then: (t, seat, id) => {
        const [space = '', face] = words(id);
        t.locals.dice.splice(t.locals.dice.indexOf(faceIn(face)), 1);
        return { run: [enter(t, seat, space)], goto: 'where to' };
      },
    },
    walk: {
      rule: 'RB-MOV-22',
      list: (t, seat) =>
        t.locals.walking || walks(t, mover(t, seat)).spaces.length === 0 ? [] : /* RB-MOV-10 [] */ ['walk'],
      whyNone: (t) => refuse('RB-MOV-22', t.locals.walking ? 'refuse.walking-already' : 'refuse.nowhere-to-walk'),
      then: (t) => {
        t.locals.walking = true;
        return { goto: 'where to' };
      },
    },
    stop: { rule: 'RB-MOV-11', then: () => ({ goto: 'after moving' }) },
  };
}

/** Where the Hero of a seat may go. */
export const WHERE_TO: Record<string, Choice<RuneboundWorld, Locals['movement step']>> = {
  ...whereTo<Locals['movement step']>({
    mover: (t, seat) => ({ space: spaceOf(t, seat), dice: t.locals.dice, owed: t.locals.owed }),
    enter: (_, seat, space) => stepInto(seat, space, 'movement'),
    spare: (t) => t.value('spare movement dice'),
  }),
  // What must be chosen before the roll.
  rest: {
    rule: 'RB-MOV-13',
    list: () => Array.from({ length: REST_BELOW }, (_, dice) => `rest:${dice}`),
    why: () => refuse('RB-MOV-13', 'refuse.rolled-already'),
    label: (t, seat, id) => rest.label!(t, seat, id),
    then: neverTaken,
  },
};
