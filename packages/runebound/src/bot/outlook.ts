/** What the present party can expect of fights and places. */

import type { ThingView } from '@questwright/kernel';
import { Contest, Duel, type Fighter } from '@questwright/odds';
import type { Challenge, Character, Item } from '../cards.ts';
import type { Figures } from '../odds-reading.ts';
import { COLORS, type Color } from '../words.ts';
import { Board, type Goal } from './board.ts';
import { crowd, hasOtherUse, holdingOf, kindOf, Parties, tollOf, type Holding, type Party } from './party.ts';
import { averageEnemies, enemyOf, findThing, type Cards, type Enemy, type Sight } from './sight.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const DECK_OF = Object.fromEntries(COLORS.map((color) => [color, `${color} deck`])) as Record<Color, string>;
const WHERE_CHALLENGES_WAIT = ['undefeated challenge track', 'adventure'];
/** Results are remembered up to these numbers; then all are forgotten, of duels the oldest. */
const MOST_PARTIES = 20_000;
const MOST_DUELS = 1500;
const MOST_CONTESTS = 100;

interface Prospect extends Goal {
  odds: number;
}
/** What was found out about a party. */
interface Known {
  /** What fights are worth, by enemy. Parties with the same numbers share it. */
  fights: Map<string, number>;
  /** By the decks that can be attempted, one bit for each. */
  horizons: Map<number, readonly Color[]>;
  /** By the card and what it is wanted for. */
  bargains: Map<string, number>;
}

export class Outlook {
  readonly cards: Cards;
  readonly weights: Weights;
  readonly board: Board;
  readonly parties: Parties = new Parties();
  private readonly enemies: Record<Color, Enemy>;
  private readonly known = new WeakMap<Character, Enemy>();
  private readonly duels: Map<string, Duel>;
  private readonly results: Map<string, Map<string, number>>;
  private readonly unhurt = new WeakMap<Sight, Party>();
  private readonly chances = new WeakMap<Sight, readonly Prospect[]>();
  private readonly about = new WeakMap<Party, Known>();
  private readonly contests = new Map<string, Contest>();

  constructor(cards: Cards, weights: Weights = WEIGHTS) {
    this.cards = cards;
    this.weights = weights;
    this.board = new Board(cards, weights.distance);
    this.enemies = averageEnemies(cards);
    ({ duels: this.duels, results: this.results } = fightsOf(cards, weights.wound));
  }

  // ---- fights ----

  enemyOf(card: Character): Enemy {
    let enemy = this.known.get(card);
    if (enemy === undefined) this.known.set(card, (enemy = enemyOf(card)));
    return enemy;
  }
  duel({ fighters, key }: Party, enemy: Enemy): Duel {
    const of = `${key}/${enemy.key}`;
    let duel = this.duels.get(of);
    if (duel === undefined) {
      if (this.duels.size >= MOST_DUELS) this.duels.delete(this.duels.keys().next().value!);
      duel = new Duel({ party: pierced(fighters, enemy), enemy }, this.weights.wound);
      this.duels.set(of, duel);
    }
    return duel;
  }
  /** What a fight with a fresh enemy is worth. */
  worthOf(party: Party, enemy: Enemy): number {
    const { fights } = this.knownOf(party);
    let worth = fights.get(enemy.key);
    if (worth === undefined) {
      worth = this.duel(party, enemy).atRound(party.lives, enemy.life);
      fights.set(enemy.key, worth);
    }
    return worth;
  }
  private knownOf(party: Party): Known {
    let known = this.about.get(party);
    if (known !== undefined) return known;
    let fights = this.results.get(party.keyOfLives);
    if (fights === undefined) {
      if (this.results.size >= MOST_PARTIES) this.results.clear();
      this.results.set(party.keyOfLives, (fights = new Map()));
    }
    known = { fights, horizons: new Map(), bargains: new Map() };
    this.about.set(party, known);
    return known;
  }
  contest([own, other]: readonly (readonly Fighter[])[]): Contest {
    const key = JSON.stringify([own, other]);
    let contest = this.contests.get(key);
    if (contest === undefined) {
      if (this.contests.size >= MOST_CONTESTS) this.contests.clear();
      this.contests.set(key, (contest = new Contest(own!, other!)));
    }
    return contest;
  }
  odds(party: Party, color: Color): number {
    return this.worthOf(party, this.enemies[color]);
  }
  /** The colors that decide what a party needs: those it can still attempt and does not win for sure, up to the first
   *  that is too hard for now. */
  horizon({ me, view, party }: Sight): readonly Color[] {
    let open = 0;
    for (let at = me.experience.life; at < COLORS.length; at++) {
      if (view.zones[DECK_OF[COLORS[at]!]]!.length > 0) open |= 1 << at;
    }
    const { horizons } = this.knownOf(party);
    let colors = horizons.get(open);
    if (colors === undefined) {
      const decks = COLORS.filter((_, at) => (open & (1 << at)) !== 0);
      horizons.set(open, (colors = this.beyondSure(party, decks)));
    }
    return colors;
  }
  private beyondSure(party: Party, open: readonly Color[]): readonly Color[] {
    const colors: Color[] = [];
    for (const color of open) {
      const odds = this.odds(party, color);
      if (odds < this.weights.sure) colors.push(color);
      if (odds < this.weights.tooHard) break;
    }
    return colors.length > 0 ? colors : open.length > 0 ? open.slice(-1) : ['red'];
  }
  /** What some colors together are worth to a party. */
  strength(party: Party, colors: readonly Color[]): number {
    let sum = 0;
    for (const color of colors) sum += this.weights.adventure[color] * this.odds(party, color);
    return sum;
  }
  /** What other cards would add to a party that is well, or take from it. */
  gain(sight: Sight, area: readonly Holding[], colors: readonly Color[]): number {
    const inFights = this.strength(this.wellWith(sight, area), colors) - this.strength(this.well(sight), colors);
    return inFights + this.weights.otherUse * (otherUses(area) - otherUses(sight.area));
  }
  /** The party as it would be without wounds. */
  well(sight: Sight): Party {
    let party = this.unhurt.get(sight);
    if (party === undefined) this.unhurt.set(sight, (party = this.wellWith(sight, sight.area)));
    return party;
  }
  private wellWith({ hero, me }: Sight, area: readonly Holding[]): Party {
    return this.parties.of(well(hero), area.map(well), me.experience);
  }

  // ---- adventures ----

  /** All adventures that the player may attempt: their odds, and what they are worth. */
  private prospects(sight: Sight): readonly Prospect[] {
    let found = this.chances.get(sight);
    if (found === undefined) this.chances.set(sight, (found = this.prospectsOf(sight)));
    return found;
  }
  private prospectsOf(sight: Sight): Prospect[] {
    const { land, view, party, me } = sight;
    const found: Prospect[] = [];
    const { weights } = this;
    const lost = weights.knockout + weights.worthOfGold * stakeOf(sight);
    const worthAt = (odds: number, color: Color): number =>
      Math.max(weights.leastWorth, odds * weights.adventure[color] - (1 - odds) * lost);
    const waits: string[] = [];
    for (const { thing, space } of land.undefeated) {
      const card = thing < 0 ? null : findThing(view, thing, WHERE_CHALLENGES_WAIT)?.card;
      if (!card) continue;
      waits.push(space);
      const challenge = this.cards[card] as Challenge;
      const odds = this.worthOf(party, this.enemyOf(challenge));
      found.push({ space, odds, worth: worthAt(odds, challenge.color) });
    }
    const open: Partial<Record<Color, { odds: number; worth: number }>> = {};
    for (let at = me.experience.life; at < COLORS.length; at++) {
      const color = COLORS[at]!;
      if (view.zones[DECK_OF[color]]!.length === 0) continue;
      const odds = this.odds(party, color);
      open[color] = { odds, worth: worthAt(odds, color) };
    }
    for (const space of land.adventures) {
      const color = this.board.jewels.get(space);
      const one = color === undefined ? undefined : open[color];
      if (one === undefined || (waits.length > 0 && waits.includes(space))) continue;
      found.push({ space, odds: one.odds, worth: one.worth });
    }
    return found;
  }
  /** The best odds on the board. */
  bestOdds(sight: Sight): number {
    return best(this.prospects(sight));
  }
  /** The adventure here, if its odds are good, or nearly the best there are. */
  attemptable(sight: Sight): Prospect | null {
    const prospects = this.prospects(sight);
    const enough = this.enough(sight, prospects);
    return prospects.find(({ space, odds }) => space === sight.me.space && odds >= enough) ?? null;
  }

  /** From which odds on an adventure is attempted. Whoever can be healed in a town goes there rather than take bad odds. */
  private enough(sight: Sight, prospects: readonly Prospect[]): number {
    const inTown = this.board.at(sight.me.space)?.town !== undefined;
    const mends = !inTown && this.healing(sight, this.horizon(sight)) > this.weights.worthMending;
    return mends ? this.weights.goodOdds : Math.min(this.weights.goodOdds, best(prospects) * this.weights.almostBest);
  }

  // ---- places ----

  /** Every place worth going to. In the town where the Hero stands, all is bought that was worth it. */
  goals(sight: Sight): Goal[] {
    const prospects = this.prospects(sight);
    const enough = this.enough(sight, prospects);
    const goals: Goal[] = prospects.filter(({ odds }) => odds >= enough);
    if (prospects.length === 0) goals.push(...this.runesOfOthers(sight));
    const here = sight.me.space;
    const colors = this.horizon(sight);
    const healing = this.healing(sight, colors);
    const shops: Goal[] = [];
    for (const space of this.board.towns) {
      if (space === here && !isArriving(sight)) continue;
      const dearest = this.dearest(sight, space);
      if (healing + dearest > 0) {
        shops.push({ space, worth: healing + dearest * this.weights.spendableGold });
      }
    }
    // Prices only say where to look: before a town leads, its cards must show that they help.
    const from = (goal: Goal): number => this.board.from(here, goal);
    let leads = this.board.standing(goals, 1)(here);
    for (const goal of shops.toSorted((one, other) => from(other) - from(one))) {
      if (from(goal) <= leads) break;
      let bought = 0;
      for (const one of this.affordable(sight, goal.space)) {
        bought = Math.max(bought, this.bargain(sight, one, colors));
      }
      const real = { space: goal.space, worth: Math.min(goal.worth, healing + bought * this.weights.lasting) };
      if (real.worth > 0) goals.push(real);
      leads = Math.max(leads, from(real));
    }
    return goals;
  }
  /** Whether there is nothing left to attempt. */
  isBare(sight: Sight): boolean {
    return this.prospects(sight).length === 0;
  }
  /** Where other Heroes stand who have Dragon Runes: on a bare board the game is decided between Heroes. */
  private runesOfOthers({ land, view, seat }: Sight): Goal[] {
    return land.heroes.flatMap(({ space }, other) => {
      const runes = view.zones[`area/${other}`]!.filter(
        ({ card }) => card !== null && (this.cards[card] as Partial<Challenge>).dragonRune === true,
      );
      return other === seat || runes.length === 0 ? [] : [{ space, worth: this.weights.dragonRune }];
    });
  }
  /** The cards on offer in a town. */
  stock({ view }: Sight, space: string): readonly ThingView[] {
    const stack = this.board.stacks.get(space);
    return stack === undefined ? [] : (view.zones[stack] ?? []);
  }
  /** The highest price there that the player can pay. */
  private dearest(sight: Sight, space: string): number {
    let most = 0;
    for (const { card } of this.stock(sight, space)) {
      const { cost = 0 } = (card === null ? {} : this.cards[card]) as Partial<Item>;
      if (cost <= sight.me.gold && cost > most) most = cost;
    }
    return most;
  }
  private affordable(sight: Sight, space: string): Holding[] {
    return this.stock(sight, space)
      .map((one) => holdingOf(this.cards, one))
      .filter((one) => one !== null && costOf(one) <= sight.me.gold) as Holding[];
  }
  /** What buying a card gains; nothing when it is not worth its price. */
  bargain(sight: Sight, one: Holding, colors: readonly Color[]): number {
    const { bargains } = this.knownOf(this.well(sight));
    const key = `${one.id} ${colors.join()}`;
    let gain = bargains.get(key);
    if (gain === undefined) bargains.set(key, (gain = this.gainOf(sight, one, colors)));
    return gain;
  }
  private gainOf(sight: Sight, one: Holding, colors: readonly Color[]): number {
    const full = crowd(sight.area, one);
    // Whoever has no room would have to part with something first; Allies are not sold.
    if (full.length > 0 && kindOf(one) === 'ally') return 0;
    const cheapest = full.reduce(
      (least: Holding | null, other) => (least && costOf(least) <= costOf(other) ? least : other),
      null,
    );
    const gain = this.gain(sight, [...sight.area.filter((other) => other !== cheapest), one], colors);
    return gain / this.expense(one) > this.weights.gainPerGold ? gain : 0;
  }
  /** What a card takes from its owner in gold: its price, and what it wants in the adventures in which it helps. */
  expense(one: Holding): number {
    return Math.max(1, costOf(one)) + tollOf(one.card) * this.weights.lasting;
  }
  /** What the party gains when it spends its gold on healing the Hero. */
  private healing({ me, party, hero, area }: Sight, colors: readonly Color[]): number {
    const healed = Math.min(me.gold, hero.wounds);
    if (healed === 0) return 0;
    const better = this.parties.of({ ...hero, wounds: hero.wounds - healed }, area, me.experience);
    return this.strength(better, colors) - this.strength(party, colors);
  }
}

interface Fights {
  duels: Map<string, Duel>;
  results: Map<string, Map<string, number>>;
}
const remembered = new WeakMap<Cards, Map<number, Fights>>();
/** What is known of fights is shared by all who hold wounds equally dear. */
function fightsOf(cards: Cards, wound: number): Fights {
  let known = remembered.get(cards);
  if (known === undefined) remembered.set(cards, (known = new Map()));
  let fights = known.get(wound);
  if (fights === undefined) known.set(wound, (fights = { duels: new Map(), results: new Map() }));
  return fights;
}

/** A card without wounds; how tired it is says nothing about its fights. */
const well = (one: Holding): Holding =>
  one.wounds === 0 && one.exhaustion === 0 ? one : { ...one, wounds: 0, exhaustion: 0 };

/** Whether the Hero has moved and the Market step is still to come. */
const isArriving = ({ view }: Sight): boolean =>
  view.stack.some(({ proc, step }) => proc === 'movement step' && step === 'after moving');

/** What is left of the damage of fighters against an enemy in armor. */
const pierced = (fighters: readonly Figures[], { armor }: Enemy): readonly Figures[] =>
  armor === 0
    ? fighters
    : fighters.map((one) => ({ ...one, damage: one.damage.map((wounds) => Math.max(0, wounds - armor)) }));

/** What would be lost by a knockout, in gold: all of it and the dearest card. */
export const stakeOf = ({ me, area }: Sight): number => me.gold + Math.max(0, ...area.map(costOf));
/** What is held dear for what the odds of fights do not show, in gold. There is little room, so that one dear card is
 *  worth more than cheap ones of the same price. */
const otherUses = (area: readonly Holding[]): number =>
  area.reduce((sum, one) => sum + (hasOtherUse(one.card) ? costOf(one) * (1 + costOf(one) / 20) : 0), 0);
export const costOf = ({ card }: Holding): number => (card as Partial<Item>).cost ?? 0;

const best = (prospects: readonly Prospect[]): number => prospects.reduce((most, { odds }) => Math.max(most, odds), 0);
