/** A bot for Adventurers that looks one Action ahead: the most Damage, and whatever keeps its figures alive. */

import {
  choiceOf,
  done,
  next,
  Table,
  words,
  type DecisionView,
  type Game,
  type Loaded,
  type Offer,
  type View,
  type World,
} from '@questwright/kernel';
import { spCost } from '../figures.ts';
import { figureOf, type Fight, type Middara } from '../world.ts';
import { bestLock } from './abraxis.ts';
import { bestRoute, bestTarget, wantsToMove } from './outlook.ts';

interface Seen {
  readonly offer: Offer;
  imagine(): Game<World>;
}
type Answerer = (t: Fight, options: readonly string[], offer: Offer) => readonly string[];

const attackCost = (t: Fight, figure: number): number => spCost(t, figure, t.value('attack cost', figure, 'action'));

/** Attacks whom it can hurt most; moves when a better space can be had and the SP allow it; else it rests. */
const actionPhase: Answerer = (t, options) => {
  const { figure } = t.locals as { figure: number };
  const { stamina } = figureOf(t, figure);
  const best = bestTarget(t, figure);
  const attacks = options.filter((id) => choiceOf(id) === 'attack');
  const attack = attacks.find((id) => words(id)[0] === String(best?.target)) ?? attacks[0];
  if (attack !== undefined) return [attack];
  const couldAttack = stamina - spCost(t, figure, 1) >= attackCost(t, figure);
  if (options.includes('move') && best === null && wantsToMove(t, figure, couldAttack)) return ['move'];
  return ['end turn'];
};

const whereTo: Answerer = (t, options, offer) => {
  const { figure, points } = t.locals as { figure: number; points: number };
  const stop = options.includes('stop');
  const canAttack = figureOf(t, figure).stamina >= attackCost(t, figure);
  const route = bestRoute(t, figure, points, canAttack);
  const isWalkable = offer.forms.some((form) => form.choice === 'walk');
  if (isWalkable && route !== null && route.legs.length > 0) return ['walk', ...route.legs.map(({ to }) => to)];
  return stop ? ['stop'] : fallback(t, options, offer);
};

/** Symbols go into the roll as long as it misses. */
const addingToTheRoll: Answerer = (t, options, offer) => {
  const { roll, target } = t.locals as { roll: number; target: number };
  const spend = options.find((id) => choiceOf(id) === 'spend');
  if (roll < (t.value('defense', target) as number) && spend !== undefined) return [spend];
  return fallback(t, options, offer);
};
const addingDamage: Answerer = (t, options, offer) => {
  const spend = options.find((id) => choiceOf(id) === 'spend');
  return spend === undefined ? fallback(t, options, offer) : [spend];
};
const prefers =
  (...wanted: readonly string[]): Answerer =>
  (t, options, offer) => {
    const found = wanted.find((id) => options.includes(id));
    return found === undefined ? fallback(t, options, offer) : [found];
  };
/** What keeps Damage away is used, whatever it costs. */
const reducing: Answerer = (t, options, offer) => {
  const use = options.find((id) => choiceOf(id) === 'use');
  return use === undefined ? fallback(t, options, offer) : [use];
};

const lockingIn: Answerer = (t, _, { forms }) => {
  const { figure } = t.locals as { figure: number };
  const hand = t.within('abraxis round')!.hands.find((one) => one.figure === figure)!;
  const { fate } = t.within('abraxis')!.players.find((one) => one.figure === figure)!;
  const { of } = forms[0]!.of as { of: readonly string[] };
  const which = bestLock(t, hand, fate);
  return which.length === 0 ? ['skip'] : ['lock', ...which.map((at) => of[at]!)];
};

const ANSWERS: Readonly<Record<string, Answerer>> = {
  'turn/action phase': actionPhase,
  'movement/where to': whereTo,
  // Up to the recovery of a turn, SP that are left are lost anyway.
  'attack/dodge': prefers('dodge', 'dodge token', 'stand'),
  'attack/empower': prefers('plain'),
  'attack/adding to the roll': addingToTheRoll,
  'attack/adding damage': addingDamage,
  'attack/counter': (t, options, offer) => {
    const counter = options.find((id) => choiceOf(id) === 'counter');
    return counter === undefined ? fallback(t, options, offer) : [counter];
  },
  'break attack/chance': prefers('strike'),
  'dealing/reduction': reducing,
  'locking in/dice': lockingIn,
};

/** What ends a question comes last among its options: nothing is done for its own sake. */
function fallback(_: Fight, options: readonly string[], offer: Offer): readonly string[] {
  const ending = options.includes('pass') ? 'pass' : options.at(-1);
  return ending === undefined ? filled(offer) : [ending];
}
/** A form is filled from its beginning. */
function filled(offer: Offer): string[] {
  const begun = [offer.forms[0]!.choice];
  while (!done(offer, begun)) begun.push(next(offer, begun)[0]!);
  return begun;
}

export function greedyBot(loaded: Loaded<Middara>) {
  const pick = ({ offer, imagine }: Seen): readonly string[] => {
    const { options, forms } = offer;
    if (options.length === 1 && forms.length === 0) return [options[0]!];
    const game = imagine() as Game<Middara>;
    const t: Fight = new Table(loaded, game, null);
    t.locals = game.stack.at(-1)!.locals;
    const { proc, step } = game.pending!;
    return (ANSWERS[`${proc}/${step}`] ?? fallback)(t, options, offer);
  };
  return {
    name: 'greedy',
    pick,
    choose: (_: View, { mine }: DecisionView, imagine: () => Game<World>): readonly string[] =>
      pick({ offer: mine!, imagine }),
  };
}
