/** What the present party can expect of fights and places. */

import type { Fighter } from '@questwright/odds';
import type { Challenge, Character, Space } from '../cards.ts';
import { COLORS, type Color } from '../words.ts';
import { Duel } from './duel.ts';
import {
  averageEnemies,
  cardOf,
  distancesOf,
  enemyOf,
  findThing,
  type Cards,
  type Enemy,
  type Member,
  type Sight,
} from './sight.ts';
import { WEIGHTS } from './weights.ts';

/** Fights are remembered up to this number; then all are forgotten. */
const MOST_FIGHTS = 20_000;
/** A fight is looked at with the Hero and so many Allies. */
const MOST_ALLIES = 2;

export interface Goal {
  space: string;
  worth: number;
}

export class Outlook {
  readonly cards: Cards;
  private readonly enemies: Record<Color, Enemy>;
  private readonly distances: Map<string, Map<string, number>>;
  private readonly duels = new Map<string, Duel>();

  constructor(cards: Cards) {
    this.cards = cards;
    this.enemies = averageEnemies(cards);
    this.distances = distancesOf(cards);
  }

  duel(party: readonly Member[], enemy: Enemy): Duel {
    const fighters = party.slice(0, 1 + MOST_ALLIES).map(({ fighter }) => fighter);
    const text = (one: Fighter): string => `${one.bonus.join()},${one.damage.join()},${one.life}`;
    const key = `${fighters.map(text).join('|')}/${enemy.target.join()},${enemy.damage.join()},${enemy.life}`;
    let duel = this.duels.get(key);
    if (duel === undefined) {
      if (this.duels.size >= MOST_FIGHTS) this.duels.clear();
      this.duels.set(key, (duel = new Duel({ party: fighters, enemy }, WEIGHTS.wound)));
    }
    return duel;
  }

  /** What a fight with a fresh enemy is worth. */
  worthOf(party: readonly Member[], enemy: Enemy): number {
    const lives = party.slice(0, 1 + MOST_ALLIES).map(({ life }) => life);
    return this.duel(party, enemy).atRound(lives, enemy.life);
  }
  odds(party: readonly Member[], color: Color): number {
    return this.worthOf(party, this.enemies[color]);
  }
  /** What all colors together are worth to a party. */
  strength(party: readonly Member[]): number {
    let sum = 0;
    for (const color of COLORS) sum += WEIGHTS.adventure[color] * this.odds(party, color);
    return sum;
  }

  space(space: string): Space {
    return this.cards[`space-${space}`] as Space;
  }
  /** The odds of the adventure in a space; null when there is none that the player may attempt. */
  oddsAt(sight: Sight, space: string): number | null {
    const { party } = sight;
    const waiting = sight.land.undefeated.find((one) => one.thing >= 0 && one.space === space);
    if (waiting !== undefined) {
      const thing = findThing(sight.view, waiting.thing);
      const card = thing && (cardOf(this.cards, thing) as Challenge | null);
      return card ? this.worthOf(party, enemyOf(card)) : null;
    }
    const color = this.space(space).jewel;
    if (color === undefined || !sight.land.adventures.includes(space)) return null;
    const closed = COLORS.slice(0, sight.me.experience.life).includes(color);
    return closed || sight.view.zones[`${color} deck`]!.length === 0 ? null : this.odds(party, color);
  }

  /** The best odds on the board. */
  bestOdds(sight: Sight): number {
    let best = 0;
    for (const space of this.adventures(sight)) best = Math.max(best, this.oddsAt(sight, space) ?? 0);
    return best;
  }
  /** From these odds on an adventure is attempted: good ones, or nearly the best there are. */
  leastOdds(sight: Sight): number {
    return Math.min(WEIGHTS.goodOdds, this.bestOdds(sight) * WEIGHTS.almostBest);
  }
  private adventures({ land }: Sight): Set<string> {
    return new Set([...land.adventures, ...land.undefeated.flatMap(({ thing, space }) => (thing >= 0 ? [space] : []))]);
  }

  /** Every place worth going to. In the town where the Hero stands, all is bought that was worth it. */
  goals(sight: Sight): Goal[] {
    const goals: Goal[] = [];
    const least = this.leastOdds(sight);
    for (const space of this.adventures(sight)) {
      const odds = this.oddsAt(sight, space);
      const color = this.space(space).jewel ?? 'green';
      if (odds !== null && odds >= least) goals.push({ space, worth: odds * WEIGHTS.adventure[color] });
    }
    const healing = this.healing(sight);
    for (const [id, card] of Object.entries(this.towns)) {
      if (id === sight.me.space) continue;
      goals.push({ space: id, worth: healing + this.shopping(sight, card.town!) });
    }
    return goals;
  }
  private townsFound: Record<string, Space> | null = null;
  private get towns(): Record<string, Space> {
    this.townsFound ??= Object.fromEntries(
      [...this.distances.keys()].filter((space) => this.space(space).town).map((space) => [space, this.space(space)]),
    );
    return this.townsFound;
  }

  /** What the party gains when it spends its gold on healing the Hero. */
  healing({ me, party }: Sight): number {
    const [hero, ...others] = party;
    const healed = Math.min(me.gold, hero!.wounds);
    if (healed === 0) return 0;
    return this.strength([{ ...hero!, life: hero!.life + healed }, ...others]) - this.strength(party);
  }
  /** The dearest card of a market that the player can pay for. */
  private shopping({ me, view }: Sight, town: string): number {
    let dearest = 0;
    for (const thing of view.zones[`stack of ${town}`]!) {
      const { cost = 0 } = (cardOf(this.cards, thing) ?? {}) as { cost?: number };
      if (cost <= me.gold) dearest = Math.max(dearest, cost);
    }
    return dearest * WEIGHTS.spendableGold;
  }

  /** What standing in a space is worth: the best goal, less the farther it is. */
  worthOfStanding(space: string, goals: readonly Goal[]): number {
    const far = this.distances.get(space);
    let best = 0;
    for (const goal of goals) {
      best = Math.max(best, goal.worth * WEIGHTS.distance ** (far?.get(goal.space) ?? Infinity));
    }
    return best;
  }

  /** The enemy of the combat that is being played. */
  enemyIn({ view }: Sight): { enemy: Enemy; life: number; isHero: boolean } | null {
    const opponent = view.stack.findLast(({ proc }) => proc === 'combat')?.locals['opponent'];
    const thing = typeof opponent === 'number' ? findThing(view, opponent) : null;
    const card = thing && (cardOf(this.cards, thing) as Character | null);
    if (!card) return null;
    const isHero = card['kind'] === 'hero';
    const enemy = enemyOf(card, isHero);
    return { enemy, life: Math.max(1, enemy.life - (thing.counters['wounds'] ?? 0)), isHero };
  }
}
