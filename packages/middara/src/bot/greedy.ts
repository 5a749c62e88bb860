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
import { spCost } from '../rules/figures.ts';
import { figureOf, isCommanded, type In, type Locals, type MiddaraTable, type Middara } from '../world.ts';
import { bestLock } from './abraxis.ts';
import { reEquipping } from './re-equipping.ts';
import { attackCost, bestRoute, bestTarget, wantsToMove, worthOfAttack } from './outlook.ts';
import { TRAINED } from './training.ts';
import { CALLED } from './calling.ts';
import { PRICE_OF_SP } from './prices.ts';
import { ASKED, attackAbility, bestHealing, bestUse, freeMovement, type Answerer, type Answers } from './using.ts';
import { SHOPPED } from './shopping.ts';

interface Seen {
  readonly offer: Offer;
  imagine(): Game<World>;
}

interface Judged {
  id: string;
  worth: number;
}
const better = (one: Judged | null, other: Judged | null): Judged | null =>
  other !== null && other.worth > (one?.worth ?? 0) ? other : one;
/** Uses the Ability that is worth more than an Attack; attacks whom it can hurt most; moves when a better space can be
 *  had and the SP allow it; else it rests. */
const actionPhase: Answerer<'turn'> = (t, options) => {
  const { figure } = t.locals;
  const { stamina } = figureOf(t, figure);
  const best = bestTarget(t, figure);
  const attacks = options.filter((id) => choiceOf(id) === 'attack');
  const attack = attacks.find((id) => words(id)[0] === String(best?.target)) ?? attacks[0];
  const use = better(bestUse(t, options), bestHealing(t, options));
  const worth = attack === undefined ? 0 : (best?.worth ?? 0) - attackCost(t, figure) * PRICE_OF_SP;
  if (use !== null && use.worth > worth) return [use.id];
  if (attack !== undefined) return [attack];
  const strike = isCommanded(t, figure) && best !== null ? attackAbility(t, options) : undefined;
  if (strike !== undefined) return [strike];
  const couldAttack = stamina - spCost(t, figure, 1) >= attackCost(t, figure);
  if (best !== null || !wantsToMove(t, figure, couldAttack)) return ['end turn'];
  const free = freeMovement(t, options);
  if (free !== undefined) return [free];
  return [options.includes('move') ? 'move' : 'end turn'];
};

const whereTo: Answerer<'movement'> = (t, options, offer) => {
  const { figure, points } = t.locals;
  const stop = options.includes('stop');
  const canAttack = figureOf(t, figure).stamina >= attackCost(t, figure);
  const route = bestRoute(t, figure, points, canAttack);
  const isWalkable = offer.forms.some((form) => form.choice === 'walk');
  if (isWalkable && route !== null && route.legs.length > 0) return ['walk', ...route.legs.map(({ to }) => to)];
  return stop ? ['stop'] : fallback(t, options, offer);
};

/** Symbols go into the roll as long as it misses. */
const addingToTheRoll: Answerer<'attack'> = (t, options, offer) => {
  const { roll, target } = t.locals;
  const spend = options.find((id) => choiceOf(id) === 'spend');
  if (roll < t.value('defense', target) && spend !== undefined) return [spend];
  return fallback(t, options, offer);
};
const addingDamage: Answerer = (t, options, offer) => {
  const spend = options.find((id) => ['spend', 'vow'].includes(choiceOf(id)));
  return spend === undefined ? fallback(t, options, offer) : [spend];
};
const prefers =
  (...wanted: readonly string[]): Answerer =>
  (t, options, offer) => {
    const found = wanted.find((id) => options.includes(id));
    return found === undefined ? fallback(t, options, offer) : [found];
  };
/** The target that an Attack of an Ability hurts most. */
const abilityTarget: Answerer<'attack action'> = (t, options) => {
  const { attacker } = t.locals;
  const worth = (id: string): number => worthOfAttack(t, attacker, Number(words(id)[0]));
  return [options.toSorted((one, other) => worth(other) - worth(one))[0]!];
};

const lockingIn: Answerer<'locking in'> = (t, _, { forms }) => {
  const { figure } = t.locals;
  const hand = t.within('abraxis round')!.hands.find((one) => one.figure === figure)!;
  const { fate } = t.within('abraxis')!.players.find((one) => one.figure === figure)!;
  const { of } = forms[0]!.of as { of: readonly string[] };
  const which = bestLock(t, hand, fate);
  return which.length === 0 ? ['skip'] : ['lock', ...which.map((at) => of[at]!)];
};

const ANSWERS: Answers = {
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
  'attack action/target': abilityTarget,
  ...ASKED,
  ...CALLED,
  ...TRAINED,
  'setting up/outfit': prefers('shop first'),
  ...SHOPPED,
  'locking in/dice': lockingIn,
  're-equip/change': (t, options, offer) =>
    options.length > 0 ? reEquipping(t, options) : fallback(t, options, offer),
};

/** What ends a question comes last among its options: nothing is done for its own sake. */
function fallback(_: MiddaraTable, options: readonly string[], offer: Offer): readonly string[] {
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
    const t: In<keyof Locals> = new Table(loaded, game, null);
    t.locals = game.stack.at(-1)!.locals;
    const { proc, step } = game.pending!;
    const asked = `${proc}/${step}`;
    // In windows and beside other questions whatever is worth its price is used first.
    const use = asked === 'turn/action phase' ? null : bestUse(t, options);
    return use === null
      ? ((ANSWERS as Readonly<Record<string, Answerer>>)[asked] ?? fallback)(t, options, offer)
      : [use.id];
  };
  return {
    name: 'greedy',
    pick,
    choose: (_: View, { mine }: DecisionView, imagine: () => Game<World>): readonly string[] =>
      pick({ offer: mine!, imagine }),
  };
}
