/** The chances of a fight, worked out from what the rules say of everybody in it now. */

import type { Json, ThingView, View } from '@questwright/kernel';
import { chanceAgainstARoll, chanceOf, inHundred, type Distribution } from '@questwright/dice';
import { ATTRIBUTE_OF, diceOf, PHASES, type Character, type Phase } from '@questwright/runebound';
import type { ShownTable } from '../../../table/shown-table.ts';
import { numberOr, seatOfHero } from '../view-readers.ts';

type Asking = Pick<ShownTable, 'view' | 'value' | 'content'>;

/** A number of the rules; where they do not tell it any more, what is printed on the card. */
function numberOf({ value, content }: Asking, one: ThingView, name: string, ...about: Json[]): number | null {
  const found = numberOr(value(name, one.thing, ...about), null);
  if (found !== null) return found;
  const printed = (one.card === null ? undefined : content.get(one.card)) as Character | undefined;
  if (printed === undefined) return null;
  const phase = PHASES.find((each) => name === `${each} damage` || about[0] === each);
  if (name === 'life') return printed.life ?? null;
  if (phase === undefined) return null;
  return name.endsWith('damage') ? (printed.damage?.[phase] ?? null) : (printed[ATTRIBUTE_OF[phase]] ?? null);
}

export const lifeOf = (asking: Asking, one: ThingView): number => numberOf(asking, one, 'life') ?? 0;
export const damageOf = (asking: Asking, one: ThingView, phase: Phase): number =>
  numberOf(asking, one, `${phase} damage`) ?? 0;

/** What a roll against an opponent must reach: a number, or what a Hero adds to a roll of its own. */
export type Target = { number: number } | { added: number };
export function targetOf(asking: Asking, opponent: ThingView, phase: Phase): Target | null {
  const isHero = seatOfHero(asking.view, opponent.thing) !== null;
  if (!isHero) {
    const number = numberOf(asking, opponent, 'target number', phase);
    return number === null ? null : { number };
  }
  const rolled = rolledFor(asking.view, phase);
  if (rolled !== null) return { number: rolled };
  const added = numberOr(asking.value('combat roll', opponent.thing, phase), null);
  return added === null ? null : { added };
}
/** What an opposing Hero has rolled for the phase that is being played. */
function rolledFor(view: View, phase: Phase): number | null {
  const frame = view.stack.findLast(({ proc }) => proc === `${phase} phase`);
  return numberOr((frame?.locals as { against?: number | null } | undefined)?.against, null);
}

const reaching = (target: Target, bonus: number, dice: Distribution, other: Distribution): number =>
  'number' in target ? chanceOf(target.number, { bonus }, dice) : chanceAgainstARoll(bonus, target.added, dice, other);

/** The chance that a combat roll succeeds, in hundred. */
export function chanceOfRoll(
  asking: Asking,
  by: number,
  opponent: ThingView,
  phase: Phase,
  way: 'attack' | 'defense',
): number | null {
  const target = targetOf(asking, opponent, phase);
  const bonus = numberOr(asking.value('combat roll', by, `${phase} ${way}`), null);
  return target === null || bonus === null
    ? null
    : inHundred(reaching(target, bonus, diceOf(asking.value, by), diceOf(asking.value, opponent.thing)));
}

export function chanceOfEscape(asking: Asking, seat: number, opponent: ThingView): number | null {
  const bonus = numberOr(asking.value('escape roll', seat), null);
  const hero = asking.view.zones[`hero/${seat}`]?.[0];
  if (bonus === null || hero === undefined) return null;
  const dice = diceOf(asking.value, hero.thing);
  const other = seatOfHero(asking.view, opponent.thing);
  const frame = asking.view.stack.findLast(({ proc }) => proc === 'escape phase');
  const rolled = numberOr((frame?.locals as { against?: number | null } | undefined)?.against, null);
  if (other !== null && rolled === null) {
    const added = numberOr(asking.value('escape roll', other), null);
    const theirs = diceOf(asking.value, opponent.thing);
    return added === null ? null : inHundred(chanceAgainstARoll(bonus, added, dice, theirs));
  }
  const number = rolled ?? numberOf(asking, opponent, 'target number', 'ranged');
  return number === null ? null : inHundred(chanceOf(number, { bonus }, dice));
}
