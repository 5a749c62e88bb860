/** What the present party can expect of fights and places. */

import { Contest, Duel, type Fighter } from '@questwright/odds';
import type { Challenge, Character, Item } from '../cards.ts';
import type { Figures } from '../odds-reading.ts';
import { COLORS, type Color } from '../words.ts';
import { Board, type Goal } from './board.ts';
import { partyOf, type Holding, type Party } from './party.ts';
import { averageEnemies, enemyOf, findThing, type Cards, type Enemy, type Sight } from './sight.ts';
import { WEIGHTS } from './weights.ts';

/** Results are remembered up to these numbers; then all are forgotten. */
const MOST_PARTIES = 50_000;
const MOST_NUMBERS = 4_000_000;
const MOST_CONTESTS = 100;

interface Prospect extends Goal {
  odds: number;
}

export class Outlook {
  readonly cards: Cards;
  readonly board: Board;
  private readonly enemies: Record<Color, Enemy>;
  private readonly known = new WeakMap<Character, Enemy>();
  private readonly duels = new Map<string, Duel>();
  private numbers = 0;
  private readonly results = new Map<string, Map<string, number>>();
  private readonly asked = new WeakMap<Party, Map<string, number>>();
  private readonly contests = new Map<string, Contest>();

  constructor(cards: Cards) {
    this.cards = cards;
    this.board = new Board(cards);
    this.enemies = averageEnemies(cards);
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
      if (this.numbers > MOST_NUMBERS) {
        this.duels.clear();
        this.numbers = 0;
      }
      duel = new Duel({ party: pierced(fighters, enemy), enemy }, WEIGHTS.wound);
      this.numbers += duel.memory;
      this.duels.set(of, duel);
    }
    return duel;
  }
  /** What a fight with a fresh enemy is worth. */
  worthOf(party: Party, enemy: Enemy): number {
    const known = this.resultsOf(party);
    let worth = known.get(enemy.key);
    if (worth === undefined) {
      worth = this.duel(party, enemy).atRound(party.lives, enemy.life);
      known.set(enemy.key, worth);
    }
    return worth;
  }
  /** What is known about the fights of a party, by enemy. Parties with the same numbers share it. */
  private resultsOf(party: Party): Map<string, number> {
    let known = this.asked.get(party);
    if (known !== undefined) return known;
    known = this.results.get(party.keyOfLives);
    if (known === undefined) {
      if (this.results.size >= MOST_PARTIES) this.results.clear();
      this.results.set(party.keyOfLives, (known = new Map()));
    }
    this.asked.set(party, known);
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
    const open = COLORS.slice(me.experience.life).filter((color) => view.zones[`${color} deck`]!.length > 0);
    const colors: Color[] = [];
    for (const color of open) {
      const odds = this.odds(party, color);
      if (odds < WEIGHTS.sure) colors.push(color);
      if (odds < WEIGHTS.tooHard) break;
    }
    return colors.length > 0 ? colors : open.length > 0 ? open.slice(-1) : ['red'];
  }
  /** What some colors together are worth to a party. */
  strength(party: Party, colors: readonly Color[]): number {
    let sum = 0;
    for (const color of colors) sum += WEIGHTS.adventure[color] * this.odds(party, color);
    return sum;
  }
  /** What another card would add, or what one less would take away, to a party that is well. */
  gain(sight: Sight, area: readonly Holding[], colors: readonly Color[]): number {
    const well = area.map((one) => ({ ...one, wounds: 0 }));
    const party = (cards: readonly Holding[]): Party =>
      partyOf({ ...sight.hero, wounds: 0 }, cards, sight.me.experience);
    const now = sight.area.map((one) => ({ ...one, wounds: 0 }));
    return this.strength(party(well), colors) - this.strength(party(now), colors);
  }

  // ---- adventures ----

  /** All adventures that the player may attempt: their odds, and what they are worth. */
  private prospects({ land, view, party, me }: Sight): Prospect[] {
    const found: Prospect[] = [];
    const waits = new Set<string>();
    for (const { thing, space } of land.undefeated) {
      const card = thing < 0 ? null : findThing(view, thing, ['undefeated challenge track', 'adventure'])?.card;
      if (!card) continue;
      waits.add(space);
      const challenge = this.cards[card] as Challenge;
      const odds = this.worthOf(party, this.enemyOf(challenge));
      found.push({ space, odds, worth: odds * WEIGHTS.adventure[challenge.color] });
    }
    const byColor = COLORS.map((color, at): number | null =>
      at < me.experience.life || view.zones[`${color} deck`]!.length === 0 ? null : this.odds(party, color),
    );
    for (const space of land.adventures) {
      const color = waits.has(space) ? undefined : this.board.at(space)?.jewel;
      const odds = color === undefined ? null : byColor[COLORS.indexOf(color)]!;
      if (odds !== null) found.push({ space, odds, worth: odds * WEIGHTS.adventure[color!] });
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
    const enough = least(best(prospects));
    return prospects.find(({ space, odds }) => space === sight.me.space && odds >= enough) ?? null;
  }

  // ---- places ----

  /** Every place worth going to. In the town where the Hero stands, all is bought that was worth it. */
  goals(sight: Sight): Goal[] {
    const prospects = this.prospects(sight);
    const enough = least(best(prospects));
    const goals: Goal[] = prospects.filter(({ odds }) => odds >= enough);
    const here = sight.me.space;
    const colors = this.horizon(sight);
    const healing = this.healing(sight, colors);
    const shops: { goal: Goal; cards: Holding[] }[] = [];
    for (const space of this.board.towns) {
      if (space === here) continue;
      const cards = this.affordable(sight, this.board.at(space)!.town!);
      const dearest = cards.reduce((most, one) => Math.max(most, costOf(one)), 0);
      const goal = { space, worth: healing + dearest * WEIGHTS.spendableGold };
      if (goal.worth > 0) shops.push({ goal, cards });
    }
    // Prices only say where to look: before a town leads, its cards must show that they help.
    const from = (goal: Goal): number => this.board.from(here, goal);
    shops.sort((one, other) => from(other.goal) - from(one.goal));
    let leads = this.board.standing(goals)(here);
    for (const { goal, cards } of shops) {
      if (from(goal) <= leads) break;
      const bought = cards.reduce((most, one) => Math.max(most, this.bargain(sight, one, colors)), 0);
      const real = { space: goal.space, worth: Math.min(goal.worth, healing + bought) };
      if (real.worth > 0) goals.push(real);
      leads = Math.max(leads, from(real));
    }
    return goals;
  }
  private affordable({ me, view }: Sight, town: string): Holding[] {
    const found: Holding[] = [];
    for (const { thing, card } of view.zones[`stack of ${town}`] ?? []) {
      const holding = card === null ? undefined : this.cards[card];
      if (holding === undefined) continue;
      const one = { thing, card: holding, wounds: 0, exhaustion: 0 };
      if (costOf(one) <= me.gold) found.push(one);
    }
    return found;
  }
  /** What buying a card gains; nothing when it is not worth its price. */
  bargain(sight: Sight, one: Holding, colors: readonly Color[]): number {
    const { use } = one.card as Partial<Item>;
    const cost = Math.max(1, costOf(one));
    const gain = this.gain(sight, [...sight.area, one], colors);
    const real = Math.max(gain, use === 'discard' ? cost * WEIGHTS.otherUse : 0);
    return real / cost > WEIGHTS.gainPerGold ? real : 0;
  }
  /** What the party gains when it spends its gold on healing the Hero. */
  private healing({ me, party, hero, area }: Sight, colors: readonly Color[]): number {
    const healed = Math.min(me.gold, hero.wounds);
    if (healed === 0) return 0;
    const well = partyOf({ ...hero, wounds: hero.wounds - healed }, area, me.experience);
    return this.strength(well, colors) - this.strength(party, colors);
  }
}

/** What is left of the damage of fighters against an enemy in armor. */
const pierced = (fighters: readonly Figures[], { armor }: Enemy): readonly Figures[] =>
  armor === 0
    ? fighters
    : fighters.map((one) => ({ ...one, damage: one.damage.map((wounds) => Math.max(0, wounds - armor)) }));

/** What would be lost by a knockout, in gold: all of it and the dearest card. */
export const stakeOf = ({ me, area }: Sight): number => me.gold + Math.max(0, ...area.map(costOf));
export const costOf = ({ card }: Holding): number => (card as Partial<Item>).cost ?? 0;

const best = (prospects: readonly Prospect[]): number => prospects.reduce((most, { odds }) => Math.max(most, odds), 0);
const least = (odds: number): number => Math.min(WEIGHTS.goodOdds, odds * WEIGHTS.almostBest);
