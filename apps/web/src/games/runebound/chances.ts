/** The chances of a fight, worked out from what the rules say of everybody in it now. */

import type { Json, ThingView, View } from '@questwright/kernel';
import { chanceAgainstARoll, chanceOf, fightOdds } from '@questwright/odds';
import { ATTRIBUTE_OF, PHASES, type Character, type Phase } from '@questwright/runebound';
import type { Seen } from '../../table/seen.ts';
import { numberOr, seatOfHero } from './ways.ts';

/** Only what is certain is 0 or 100. */
export const inHundred = (chance: number): number =>
  chance <= 0 || chance >= 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));

type Asking = Pick<Seen, 'view' | 'value' | 'content'>;

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

const reaching = (target: Target, bonus: number): number =>
  'number' in target ? chanceOf(target.number, { bonus }) : chanceAgainstARoll(bonus, target.added);

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
  return target === null || bonus === null ? null : inHundred(reaching(target, bonus));
}

export function chanceOfEscape(asking: Asking, seat: number, opponent: ThingView): number | null {
  const bonus = numberOr(asking.value('escape roll', seat), null);
  if (bonus === null) return null;
  const other = seatOfHero(asking.view, opponent.thing);
  const frame = asking.view.stack.findLast(({ proc }) => proc === 'escape phase');
  const rolled = numberOr((frame?.locals as { against?: number | null } | undefined)?.against, null);
  if (other !== null && rolled === null) {
    const added = numberOr(asking.value('escape roll', other), null);
    return added === null ? null : inHundred(chanceAgainstARoll(bonus, added));
  }
  const number = rolled ?? numberOf(asking, opponent, 'target number', 'ranged');
  return number === null ? null : inHundred(chanceOf(number, { bonus }));
}

/** The chance to win against a card from the beginning of a round to the end, in hundred, if nothing is used and nobody
 *  flees; null while a number is not known. */
export function chanceOfFight(asking: Asking, party: readonly ThingView[], opponent: ThingView): number | null {
  const left = (one: ThingView): number => Math.max(0, lifeOf(asking, one) - (one.counters['wounds'] ?? 0));
  const targets = PHASES.map((phase) => targetOf(asking, opponent, phase));
  const fighters = party.map((one) => ({
    bonus: PHASES.map((phase) => numberOr(asking.value('combat roll', one.thing, `${phase} attack`), null)),
    defense: PHASES.map((phase) => numberOr(asking.value('combat roll', one.thing, `${phase} defense`), null)),
    damage: PHASES.map((phase) => damageOf(asking, one, phase)),
    life: left(one),
  }));
  const known = fighters.flatMap(({ bonus, defense }) => [...bonus, ...defense]);
  if (known.some((one) => one === null) || targets.some((one) => one === null || !('number' in one))) return null;
  if (fighters[0]?.life === 0 || left(opponent) === 0) return null;
  const enemy = {
    target: targets.map((one) => (one as { number: number }).number),
    damage: PHASES.map((phase) => damageOf(asking, opponent, phase)),
    life: left(opponent),
  };
  return inHundred(fightOdds({ party: fighters as never, enemy }).win);
}
