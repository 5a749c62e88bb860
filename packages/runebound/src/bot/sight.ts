/** What the bot reads from a view. */

import { words, type Ability, type Effect, type ThingView, type View } from '@questwright/kernel';
import type { Enemy as Foe } from '../odds/fight/index.ts';
import type { Card, Challenge, Character } from '../cards.ts';
import { readingOfEnemy } from '../odds/enemy.ts';
import { ATTRIBUTE_OF, COLORS, PHASES, type Color } from '../words.ts';
import type { HeroState, RuneboundWorld } from '../world.ts';
import type { Prospects } from './outlook.ts';
import type { BotPart } from './part.ts';
import { holdingOf, type Holding, type Parties, type Party } from './party.ts';

export type Cards = Readonly<Record<string, Card>>;

const SEATS = [...Array(6).keys()];
const HEROES = SEATS.map((seat) => `hero/${seat}`);
const AREAS = SEATS.map((seat) => `area/${seat}`);

export interface Enemy extends Foe {
  /** The same for enemies with the same numbers. */
  key: string;
  /** So many wounds of each hit do not come. */
  armor: number;
}
export interface Sight {
  view: View;
  land: RuneboundWorld;
  seat: number;
  me: HeroState;
  /** What there is to spend. */
  money: number;
  hero: Holding;
  area: readonly Holding[];
  party: Party;
  /** What was worked out about it: the party as it would be without wounds, the adventures that there are, and what healing
   *  would gain. */
  well: Party | null;
  prospects: Prospects | null;
  healing: number | null;
}
/** What bots are given may tell how many things lie in a pile without showing them. */
type Counted = View & { sizeOf?(pile: string): number };
export const isEmpty = (view: Counted, pile: string): boolean =>
  (view.sizeOf === undefined ? view.zones[pile]!.length : view.sizeOf(pile)) === 0;

/** Whether a seat plays a Hero. */
export const hasHero = ({ zones }: View, seat: number): boolean => zones[HEROES[seat]!]!.length > 0;
/** What a seat can spend, as everybody sees it. */
const moneyIn = (land: RuneboundWorld, seat: number): number => land.heroes[seat]!.gold;

interface Known {
  cards: Cards;
  parties: Parties;
  parts: readonly BotPart[];
}
/** Of a seat that plays a Hero. */
export function sightOf({ cards, parties, parts }: Known, view: View, seat: number): Sight {
  const land = view.world as unknown as RuneboundWorld;
  const me = land.heroes[seat]!;
  const hero = holdingOf(cards, view.zones[HEROES[seat]!]![0]!)!;
  const area: Holding[] = [];
  for (const thing of view.zones[AREAS[seat]!]!) {
    const one = holdingOf(cards, thing);
    if (one === null || parts.some((part) => part.isIdle?.(one.card, view))) continue;
    for (const part of parts) one.card = part.taken?.(one.card, thing) ?? one.card;
    area.push(one);
  }
  const party = parties.of(hero, area, me.experience);
  const money = moneyIn(land, seat);
  return { view, land, seat, me, money, hero, area, party, well: null, prospects: null, healing: null };
}

/** A thing that lies in one of these piles. */
export function findThing(view: View, thing: number, piles: Iterable<string>): ThingView | null {
  for (const pile of piles) for (const one of view.zones[pile] ?? []) if (one.thing === thing) return one;
  return null;
}
/** What an option to use a card would do. */
export function effectsOf({ cards }: { cards: Cards }, sight: Sight, option: string): readonly Effect[] {
  const [thing, name] = words(option);
  const found = findThing(sight.view, Number(thing), [HEROES[sight.seat]!, ...areas(sight)]);
  const { abilities = [] } = (found?.card ? cards[found.card]! : {}) as { abilities?: readonly Ability[] };
  return abilities.find((one) => one.name === name)?.effects ?? [];
}
/** How many other Heroes there are. */
export const rivalsOf = ({ land, view }: Sight): number =>
  land.heroes.filter((_, seat) => hasHero(view, seat)).length - 1;
export const areas = ({ land }: Sight): string[] => land.heroes.map((_, seat) => AREAS[seat]!);

export function enemyOf(card: Character): Enemy {
  const { target, damage, targetPerWound, damagePerWound, armor, more } = readingOfEnemy(card as Challenge);
  const numbers = {
    target: PHASES.map((phase, at) => card[ATTRIBUTE_OF[phase]] + target[at]!),
    damage: PHASES.map((phase, at) => Math.max(0, card.damage[phase] + damage[at]! + more)),
    life: card.life,
  };
  const perWound = { target: targetPerWound, damage: damagePerWound };
  const isWorn = [...targetPerWound, ...damagePerWound].some((one) => one !== 0);
  const foe = isWorn ? { ...numbers, perWound } : numbers;
  return { ...foe, armor, key: JSON.stringify([foe, armor]) };
}

/** Those of the deck of a color: packs have Challenges with backs of their own. */
export const challengesOf = (cards: Cards, color: Color): Challenge[] =>
  Object.values(cards).filter((card): card is Challenge => card.kind === 'challenge' && card.back === color);

/** The average Challenge of each color. */
export function averageEnemies(cards: Cards): Record<Color, Enemy> {
  const of = (color: Color): Enemy => {
    const enemies = challengesOf(cards, color).map(enemyOf);
    const mean = (number: (enemy: Enemy) => number): number =>
      Math.round(enemies.reduce((sum, enemy) => sum + number(enemy), 0) / Math.max(1, enemies.length));
    return {
      key: color,
      target: PHASES.map((_, at) => mean(({ target }) => target[at]!)),
      damage: PHASES.map((_, at) => mean(({ damage }) => damage[at]!)),
      life: Math.max(
        1,
        mean(({ life }) => life),
      ),
      armor: 0,
    };
  };
  return Object.fromEntries(COLORS.map((color) => [color, of(color)])) as Record<Color, Enemy>;
}
