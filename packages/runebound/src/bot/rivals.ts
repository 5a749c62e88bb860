/** Other Heroes: whether to attack them, how to fight them, and what to trade with them. */

import type { Contest } from '../odds/fight/index.ts';
import type { Challenge } from '../cards.ts';
import type { Goals } from './board.ts';
import { costOf, stakeOf, type Outlook } from './outlook.ts';
import type { Holding } from './party.ts';
import { hasHero, rivalsOf, sightOf, type Sight } from './sight.ts';

/** Contests are looked at with the Hero and one Ally on each side. */
const MOST_FIGHTERS = 2;

/** The seat of the Hero that the player fights against; null when it is a card, or nobody. */
export function opposingSeat({ view, seat }: Sight): number | null {
  const combat = view.stack.findLast(({ proc }) => proc === 'combat');
  const { attacker, defender } = view.stack.findLast(({ proc }) => proc === 'hero combat')?.locals ?? {};
  if (combat === undefined || typeof attacker !== 'number' || typeof defender !== 'number') return null;
  return attacker === seat ? defender : defender === seat ? attacker : null;
}

function contestWith(outlook: Outlook, sight: Sight, other: Sight): { contest: Contest; lives: number[][] } {
  const parties = [sight.party, other.party];
  const [own, others] = parties.map(({ fighters }) => fighters.slice(0, MOST_FIGHTERS));
  const contest = outlook.contests.between(own!, others!);
  return { contest, lives: parties.map(({ lives }) => lives.slice(0, MOST_FIGHTERS)) };
}
const rivalOf = (outlook: Outlook, { view }: Sight, seat: number): Sight => sightOf(outlook, view, seat);

/** The chance to win the contest that is being fought, or 0. */
export function worthOfContest(outlook: Outlook, sight: Sight): number {
  const seat = opposingSeat(sight);
  if (seat === null) return 0;
  const { contest, lives } = contestWith(outlook, sight, rivalOf(outlook, sight, seat));
  return contest.chance(lives[0]!, lives[1]!);
}
/** The chance to win it with an action against what the other has rolled. */
export function attackHero(
  outlook: Outlook,
  sight: Sight,
  phase: number,
  attacked: readonly boolean[],
  action: number,
): number {
  const seat = opposingSeat(sight);
  const { against } = sight.view.stack.at(-1)!.locals;
  if (seat === null || typeof against !== 'number') return action < 0 ? 0 : 1;
  const { contest, lives } = contestWith(outlook, sight, rivalOf(outlook, sight, seat));
  if (action >= lives[0]!.length) return 0;
  const stand = { lives: lives[0]!, others: lives[1]!, phase, attacked: attacked.slice(0, MOST_FIGHTERS), against };
  return contest.chanceAfter(stand, action);
}

// ---- attacking ----

/** What the winner may take, at its best. */
function spoilsOf({ weights }: Outlook, { money, area }: Sight): number {
  const worth = (one: Holding): number =>
    (one.card as Partial<Challenge>).dragonRune ? weights.dragonRune : costOf(one) * weights.goldOfRivals;
  return Math.max(money * weights.goldOfRivals, 0, ...area.map(worth));
}
/** What the loser loses: to the winner, and by the knockout. */
const lossOf = (outlook: Outlook, sight: Sight): number =>
  outlook.weights.knockout + Math.max(stakeOf(sight) * outlook.weights.goldOfRivals, spoilsOf(outlook, sight));

interface Attack {
  chance: number;
  gain: number;
}
/** What attacking another Hero would gain; null when there is less to be had than that. */
function attackOn(outlook: Outlook, sight: Sight, seat: number, least: number): Attack | null {
  const { weights } = outlook;
  const other = rivalOf(outlook, sight, seat);
  const spoils = spoilsOf(outlook, other) + (weights.harm / rivalsOf(sight)) * lossOf(outlook, other);
  if (spoils <= least) return null;
  const { contest, lives } = contestWith(outlook, sight, other);
  const chance = contest.chance(lives[0]!, lives[1]!);
  // On a bare board nobody gains by waiting.
  const lost = outlook.isBare(sight) ? weights.knockout : lossOf(outlook, sight);
  return { chance, gain: chance * spoils - (1 - chance) * lost };
}

/** The Hero here whom to attack gains more than something else that could be done, as an option; null when there is none. */
export function whomToAttack(outlook: Outlook, sight: Sight, options: readonly string[], other: number): string | null {
  let best: string | null = null;
  const isBare = outlook.isBare(sight);
  let most: number = isBare ? 0 : Math.max(other, outlook.weights.leastSpoils);
  const least = isBare ? 0 : outlook.weights.attack;
  for (const option of options) {
    if (!option.startsWith('attack:')) continue;
    const attack = attackOn(outlook, sight, Number(option.slice('attack:'.length)), most);
    if (attack !== null && attack.chance >= least && attack.gain > most) [best, most] = [option, attack.gain];
  }
  return best;
}

/** Adds where other Heroes stand whom it would pay to attack. */
export function prey(outlook: Outlook, sight: Sight, goals: Goals): void {
  const { hunting, attack: least, leastSpoils } = outlook.weights;
  if (hunting === 0) return;
  for (const [seat, { space }] of sight.land.heroes.entries()) {
    const isOther = seat !== sight.seat && hasHero(sight.view, seat);
    const attack = !isOther ? null : attackOn(outlook, sight, seat, leastSpoils);
    if (attack === null || attack.chance < least || attack.gain <= leastSpoils) continue;
    goals.add(outlook.board.place(space), hunting * attack.gain);
  }
}

// ---- trading ----

const inGold = (outlook: Outlook, gain: number): number => gain / outlook.weights.worthOfGold;

/** What a card is worth to somebody, in gold. */
function priceTo(outlook: Outlook, sight: Sight, one: Holding): number {
  const colors = outlook.horizon(sight);
  const has = sight.area.some(({ thing }) => thing === one.thing);
  const others = sight.area.filter(({ thing }) => thing !== one.thing);
  const gain = has ? -outlook.gain(sight, others, colors) : outlook.gain(sight, [...others, one], colors);
  return Math.max(0, inGold(outlook, gain));
}

export interface Terms {
  /** An answer to the question for terms. */
  pick: readonly string[];
  gain: number;
}
/** A card of another Hero and a price by which both gain, as both hold cards dear; null when there is none. `goods` are
 *  what can be named; when they are not known yet, only whether there are such terms is worth knowing. */
export function termsWith(outlook: Outlook, sight: Sight, seat: number, goods: readonly string[] | null): Terms | null {
  const other = rivalOf(outlook, sight, seat);
  let best: Terms | null = null;
  for (const one of other.area) {
    // What costs nothing in a market is nothing that is sold.
    if (costOf(one) === 0 || costOf(one) > 2 * sight.money) continue;
    const mine = Math.min(sight.money, priceTo(outlook, sight, one));
    const theirs = Math.max(priceTo(outlook, other, one), costOf(one) / 2);
    const price = Math.ceil((mine + theirs) / 2);
    if (mine - theirs < 2 || price >= mine || (best !== null && mine - price <= best.gain)) continue;
    const purses = goods === null ? [] : pursesFor(goods, sight.seat, price);
    const card = `card:${one.thing}`;
    if (purses === null || (goods !== null && !goods.includes(card))) continue;
    // Named in the order in which they are offered.
    const named = (goods ?? []).filter((good) => good === card || purses.includes(good));
    best = { pick: ['propose', ...named], gain: mine - price };
  }
  return best;
}
/** Purses of a seat that make up a price; null when they do not. */
function pursesFor(goods: readonly string[], seat: number, price: number): string[] | null {
  let left = price;
  const purses: string[] = [];
  const all = goods.filter((good) => good.startsWith(`gold:${seat}:`)).map((good) => ({ good, gold: goldIn(good) }));
  for (const { good, gold } of all.toSorted((one, other) => other.gold - one.gold)) {
    if (gold > left) continue;
    left -= gold;
    purses.push(good);
  }
  return left === 0 ? purses : null;
}
const goldIn = (good: string): number => Number(good.split(':').at(-1));

/** Accepts terms by which it gains, as it holds cards dear. What it gives is worth at least half of its price in a market,
 *  what it gets no more than all of it. */
export function answerToTerms(outlook: Outlook, sight: Sight, terms: readonly string[]): 'accept' | 'leave' {
  const areas = sight.land.heroes.map((_, seat) =>
    hasHero(sight.view, seat) ? rivalOf(outlook, sight, seat).area : [],
  );
  const [given, taken]: [Holding[], Holding[]] = [[], []];
  let gold = 0;
  for (const good of terms) {
    const [kind, which] = good.split(':');
    if (kind === 'gold') {
      gold += Number(which) === sight.seat ? -goldIn(good) : goldIn(good);
      continue;
    }
    const owner = areas.findIndex((area) => area.some(({ thing }) => thing === Number(which)));
    const found = areas[owner]?.find(({ thing }) => thing === Number(which));
    if (found === undefined) return 'leave';
    (owner === sight.seat ? given : taken).push(found);
  }
  // What is not for sale is not given away.
  if (given.some((one) => costOf(one) === 0)) return 'leave';
  const after = [...sight.area.filter((one) => !given.includes(one)), ...taken];
  const gain = inGold(outlook, outlook.gain(sight, after, outlook.horizon(sight)));
  const cost = (cards: readonly Holding[]): number => cards.reduce((sum, one) => sum + costOf(one), 0);
  return gold + Math.min(gain, cost(taken) - cost(given) / 2) > 0 ? 'accept' : 'leave';
}
