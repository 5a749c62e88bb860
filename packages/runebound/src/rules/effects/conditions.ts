/** Conditions and amounts that cards name. In a modifier `about` is what the value is about and `also` the second word: for
 *  `combat roll` the character and the phase, for `skill bonus` the seat and the skill. */

import type { ConditionContext, Json, Message } from '@questwright/kernel';
import { enemyOf } from '../combat/battle.ts';
import { targets, type Target } from '../combat/targets.ts';
import {
  alliesOf,
  areaOf,
  card,
  countsAs,
  exhaustionOn,
  heroesAt,
  heroOf,
  isKind,
  moneyOf,
  partyOf,
  stateOf,
  woundsOn,
  type RuneboundTable,
  type RuneboundChapter,
} from '../../world.ts';
import type { Adventure, Item } from '../../cards.ts';
import { phaseIn, stanceIn } from '../../words.ts';

const reason = (key: string, params: Message['with'] = {}): Message => ({ key: `condition.${key}`, with: params });

/** Whose character a thing is, seen from the card's owner. */
function isWhose(t: RuneboundTable, thing: number | null, whose: Json, { by, thing: own }: ConditionContext): boolean {
  if (thing === null) return false;
  if (whose === 'this card') return thing === own;
  if (by === null) return false;
  switch (whose as string) {
    case 'your hero':
      return thing === heroOf(t, by);
    case 'your ally':
      return alliesOf(t, by).includes(thing);
    case 'your party':
      return partyOf(t, by).includes(thing);
    case 'your enemy':
      return thing === enemyOf(t, by);
    case 'an enemy hero':
      return isKind(t, thing, 'hero') && thing !== heroOf(t, by);
    default:
      throw new Error(`There is no ${whose as string}`);
  }
}

/** Attack rolls are the combat rolls made when attacking. */
const rolledFor = (t: RuneboundTable, also: Json): string | null =>
  stanceIn(also) ?? t.within('combat roll')?.for ?? t.within('roll')?.for ?? null;

const count = (t: RuneboundTable, who: Json, about: ConditionContext, of: (thing: number) => number): number =>
  (who === 'this card'
    ? [about.thing]
    : about.by === null
      ? []
      : targets(t, who as Target, { by: about.by, thing: about.thing })
  ).reduce((sum, thing) => sum + of(thing), 0);

/** Class and type are those of an Item: what is used as something else has neither. */
function isCalled(t: RuneboundTable, thing: number, name: string): boolean {
  const { class: ofClass, type, kind } = card(t, thing) as Partial<Item>;
  if (t.cardOf(thing) === name || kind === name) return true;
  return (ofClass === name || type === name) && countsAs(t, thing, 'item');
}

export const CONDITIONS: RuneboundChapter = {
  conditions: {
    /** Of a modifier: whose character it is about. */
    of: (t, whose, about) => isWhose(t, about.about as number, whose, about),
    /** Of a modifier: the phase, or one of several. */
    phase: (_, phase, { also }) => (Array.isArray(phase) ? (phase as Json[]) : [phase]).includes(phaseIn(also)),
    skill: (_, skill, { also }) => also === skill,
    'testing skill': (t, skill) => t.within('test')?.skill === skill,
    'your own': (_, __, { by, about }) => about === by,
    'attack roll': (t, wanted, { also }) => /* RB-TERM-01 true */ (rolledFor(t, also) === 'attack') === wanted,
    'roll for': (t, what) => (Array.isArray(what) ? (what as Json[]) : [what]).includes(t.within('roll')?.for ?? null),
    /** Of a die that is not yet rolled, whoever would roll it. */
    'rolled by': (t, whose, about) =>
      isWhose(t, typeof about.also === 'number' ? about.also : (t.within('roll')?.thing ?? null), whose, about),
    'about to be hurt': (t, whose, about) => {
      const proc = t.innermost('wounds', 'exhaustion');
      const hurt = proc === null ? null : t.within(proc);
      return (hurt !== null && hurt.amount > 0 && isWhose(t, hurt.on, whose, about)) || reason('nothing-to-cancel');
    },
    /** The owner of the card stands in a combat. */
    'you fight': (t, wanted, { by }) => (by !== null && enemyOf(t, by) !== null) === wanted || reason('no-enemy'),
    'in combat': (t, wanted) => t.isWithin('combat') === wanted,
    'enemy is': (t, kinds, { by }) => {
      const enemy = by === null ? null : enemyOf(t, by);
      if (enemy === null) return reason('no-enemy');
      const { kind, color } = card(t, enemy) as Adventure;
      const wanted = (Array.isArray(kinds) ? kinds : [kinds]) as Json[];
      return wanted.includes(kind) || wanted.includes(color);
    },
    /** The Hero stands in one of these terrains, or in a town; a town counts as every terrain. */
    'you stand in': (t, where, { by }) => {
      if (by === null || stateOf(t, by).space === '') return false;
      const { space } = stateOf(t, by);
      const wanted = (Array.isArray(where) ? where : [where]) as string[];
      if (wanted.includes('town') && t.value('town', space) !== null) return true;
      return t.value('terrains', space).some((one) => wanted.includes(one)) || reason('wrong-place');
    },
    'another hero is here': (t, wanted, { by }) =>
      (by !== null && heroesAt(t, stateOf(t, by).space).some((seat) => seat !== by)) === wanted ||
      reason('nobody-here'),
    /** Before combat it is round 0. */
    'combat round is': (t, round) => (t.within('combat')?.round ?? -1) === round,
    /** A card beside the Hero, by class, type or id. */
    'you have a': (t, what, { by, thing }) =>
      (by !== null && areaOf(t, by).some((one) => one !== thing && isCalled(t, one, what as string))) ||
      reason('lacks-card'),
    'your turn': (t, wanted, { by }) => (t.world.turn === by) === wanted,
    'rolled doubles': (t, wanted) => {
      const dice = t.within('roll')?.dice ?? [];
      return (dice.length === 2 && dice[0] === dice[1]) === wanted;
    },
    'roll phase': (t, phase) => t.within('roll')?.phase === phase,
    /** Of a modifier that is about a die. */
    'about a die showing': (_, face, { about }) => about === face,
    /** Of the event that ends what lasts: it is about the owner of the card. */
    'concerns you': (_, wanted, { by, about }) => ((about as { seat?: Json } | null)?.seat === by) === wanted,
    'gold at most': (t, amount, { by }) => by !== null && moneyOf(t, by, 'effect') <= (amount as number),
    'gold at least': (t, amount, { by }) =>
      (by !== null && moneyOf(t, by, 'effect') >= (amount as number)) || reason('too-little-gold', { amount }),
    'has an ally': (t, wanted, { by }) => by !== null && alliesOf(t, by).length > 0 === wanted,
    wounded: (t, who, about) => count(t, who, about, (thing) => woundsOn(t, thing)) > 0 || reason('nobody-wounded'),
    exhausted: (t, who, about) =>
      count(t, who, about, (thing) => exhaustionOn(t, thing)) > 0 || reason('nobody-exhausted'),
  },
  amounts: {
    'wounds on': (t, who, about) => count(t, who, about, (thing) => woundsOn(t, thing)),
    'exhaustion on': (t, who, about) => count(t, who, about, (thing) => exhaustionOn(t, thing)),
    'fewer by wounds on': (t, who, about) => -count(t, who, about, (thing) => woundsOn(t, thing)),
    'number of': (t, who, about) => count(t, who, about, () => 1),
    'all your gold': (t, sign, { by }) => (by === null ? 0 : moneyOf(t, by, 'effect') * (sign as number)),
    'half your gold': (t, sign, { by }) =>
      by === null ? 0 : Math.ceil(moneyOf(t, by, 'effect') / 2) * (sign as number),
  },
};
