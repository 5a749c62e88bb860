/** A bot for Adventurers that looks one turn ahead: what wins, the most Damage, and whatever keeps its figures alive. */

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
import type { Distribution } from '@questwright/dice';
import { spCost } from '../rules/figures.ts';
import { dodgesOf, harmOf } from '../text/odds.ts';
import { baseOf, figureOf, isCommanded, type In, type Locals, type MiddaraTable, type Middara } from '../world.ts';
import { bestSpending } from '../text/spending.ts';
import { bestLock } from './abraxis.ts';
import { reEquipping } from './re-equipping.ts';
import { attackCost, bestTarget, leftOf, worthOfAttack } from './blows.ts';
import { unspentHit, unspentRoll } from './symbols.ts';
import { best, handling, type Judged } from './handling.ts';
import { bestRoute, worthOfStaying } from './outlook.ts';
import { purposeOf } from './purpose.ts';
import { TRAINED } from './training.ts';
import { CALLED } from './calling.ts';
import { priceOfSP } from './prices.ts';
import { ASKED, attackAbility, bestHealing, bestUse, freeMovement, type Answerer, type Answers } from './using.ts';
import { PREPARED } from './preparing.ts';
import { SHOPPED } from './shopping.ts';

interface Seen {
  readonly offer: Offer;
  imagine(): Game<World>;
}

const POINTS_FOR_MORE = 2;
/** Spaces of free movement, roughly. */
const FREE_SPACES = 2;

/** The Attack on whom it can hurt most, with Weapons or by an Ability of whoever has none. */
function attacking(t: In<'turn'>, options: readonly string[]): Judged | null {
  const { figure } = t.locals;
  const target = bestTarget(t, figure);
  if (target === null) return null;
  const id =
    options.find((one) => choiceOf(one) === 'attack' && words(one)[0] === String(target.target)) ??
    (isCommanded(t, figure) ? attackAbility(t, options) : undefined);
  return id === undefined ? null : { id, worth: target.worth - priceOfSP(t, figure, attackCost(t, figure)) };
}
/** A move to where more can be done than here, and what it is worth together with that. */
function moving(t: In<'turn'>, options: readonly string[], instead: number): Judged | null {
  const { figure } = t.locals;
  const { stamina } = figureOf(t, figure);
  const now = worthOfStaying(t, figure, stamina);
  const judged = (id: string | undefined, points: number, cost: number): Judged | null => {
    if (id === undefined) return null;
    const gain = bestRoute(t, figure, points, stamina - cost).worth - now - priceOfSP(t, figure, cost);
    return gain < LEAST_GAIN ? null : { id, worth: gain + instead };
  };
  const cost = spCost(t, figure, 1);
  const walk = options.includes('move') ? 'move' : undefined;
  return best([
    judged(walk, t.value('movement value', figure), cost),
    judged(freeMovement(t, options), FREE_SPACES, 0),
  ]);
}
const LEAST_GAIN = 0.1;
/** Does what is worth most beyond its price, whatever that is; rests when nothing is. Whoever stands on an Exit leaves. */
const actionPhase: Answerer<'turn'> = (t, options) => {
  const { figure } = t.locals;
  if (purposeOf(t).exits.some((one) => baseOf(t, figure).includes(one))) return ['end turn'];
  const attack = attacking(t, options);
  const found = best([
    attack,
    bestUse(t, options),
    bestHealing(t, options),
    handling(t, options),
    moving(t, options, Math.max(0, attack?.worth ?? 0)),
  ]);
  return [found?.id ?? 'end turn'];
};

const whereTo: Answerer<'movement'> = (t, options, offer) => {
  const { figure, points } = t.locals;
  const { stamina } = figureOf(t, figure);
  const { route, worth } = bestRoute(t, figure, points, stamina);
  if (options.includes('more')) {
    const farther = bestRoute(t, figure, points + POINTS_FOR_MORE, stamina - 1);
    if (farther.worth - priceOfSP(t, figure, 1) > worth + LEAST_GAIN) return ['more'];
  }
  const isWalkable = offer.forms.some((form) => form.choice === 'walk');
  if (isWalkable && route.legs.length > 0) return ['walk', ...route.legs.map(({ to }) => to)];
  return options.includes('stop') ? ['stop'] : fallback(t, options, offer);
};

const addingToTheRoll: Answerer<'attack'> = (t, options, offer) => {
  const [first] = bestSpending(unspentRoll(t)).roll;
  return options.includes(`spend:${first}`) ? [`spend:${first}`] : fallback(t, options, offer);
};
const addingDamage: Answerer<'attack'> = (t, options, offer) => {
  const [first] = bestSpending(unspentHit(t)).physical;
  const pick = [`spend:${first}`, 'vow'].find((id) => options.includes(id));
  return pick === undefined ? fallback(t, options, offer) : [pick];
};
const prefers =
  (...wanted: readonly string[]): Answerer =>
  (t, options, offer) => {
    const found = wanted.find((id) => options.includes(id));
    return found === undefined ? fallback(t, options, offer) : [found];
  };
/** How much worse it is to be hurt when it may be the end. */
const LAST_BLOOD = 5;
/** What the Damage of an Attack means to its target. */
function worthOfHarm(t: MiddaraTable, target: number, damage: Distribution): number {
  const left = leftOf(t, target);
  let worth = 0;
  for (const [dealt, chance] of damage) worth += chance * (Math.min(dealt, left) + (dealt >= left ? LAST_BLOOD : 0));
  return worth;
}
/** Dodges when that keeps more Damage away than the SP are worth; a token costs nothing but itself. */
const dodging: Answerer<'attack'> = (t, options, offer) => {
  const { attacker, target, dice } = t.locals;
  const harm = (dodges?: readonly number[]): number =>
    worthOfHarm(t, target, harmOf(t, attacker, target, dice, dodges).damage);
  const saved = harm() - harm(dodgesOf(t, target));
  const ways = best([
    options.includes('dodge token') ? { id: 'dodge token', worth: saved - PRICE_OF_A_DODGE } : null,
    options.includes('dodge') ? { id: 'dodge', worth: saved - priceOfSP(t, target, spCost(t, target, 1)) } : null,
  ]);
  return ways === null ? prefers('stand')(t, options, offer) : [ways.id];
};
const PRICE_OF_A_DODGE = 0.4;
const empowering: Answerer<'attack'> = (t, options, offer) => {
  const { attacker, target, dice } = t.locals;
  const gain = worthOfAttack(t, attacker, target, [...dice, 'black']) - worthOfAttack(t, attacker, target, dice);
  const isWorthIt = options.includes('empower') && gain > priceOfSP(t, attacker, spCost(t, attacker, 1));
  return isWorthIt ? ['empower'] : prefers('plain')(t, options, offer);
};
const countering: Answerer<'attack'> = (t, options, offer) => {
  const { attacker, target } = t.locals;
  const found = best(
    options
      .filter((id) => choiceOf(id) === 'counter')
      .map((id) => {
        const at = Number(words(id)[0] ?? attacker);
        return { id, worth: worthOfAttack(t, target, at) - priceOfSP(t, target, t.value('counter cost', target)) };
      }),
  );
  return found === null ? fallback(t, options, offer) : [found.id];
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
  'attack/dodge': dodging,
  'attack/empower': empowering,
  'attack/adding to the roll': addingToTheRoll,
  'attack/adding damage': addingDamage,
  'attack/counter': countering,
  'break attack/chance': prefers('strike'),
  'attack action/target': abilityTarget,
  ...ASKED,
  ...CALLED,
  ...TRAINED,
  'setting up/outfit': prefers('shop first'),
  ...SHOPPED,
  ...PREPARED,
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
