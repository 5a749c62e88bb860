/** What the bot reads from a view. */

import type { ThingView, View } from '@questwright/kernel';
import type { Card, Challenge, Character } from '../cards.ts';
import { ATTRIBUTE_OF, COLORS, PHASES, type Color } from '../words.ts';
import type { HeroState, Land } from '../world.ts';
import { holdingOf, partyOf, type Holding, type Party } from './party.ts';

export type Cards = Readonly<Record<string, Card>>;

export interface Enemy {
  /** The same for enemies with the same numbers. */
  key: string;
  target: readonly number[];
  damage: readonly number[];
  life: number;
}
export interface Sight {
  view: View;
  land: Land;
  seat: number;
  me: HeroState;
  hero: Holding;
  area: readonly Holding[];
  party: Party;
}

export function sightOf(cards: Cards, view: View, seat: number): Sight {
  const land = view.world as unknown as Land;
  const me = land.heroes[seat]!;
  const hero = holdingOf(cards, view.zones[`hero/${seat}`]![0]!)!;
  const area = view.zones[`area/${seat}`]!.map((one) => holdingOf(cards, one)).filter((one) => one !== null);
  return { view, land, seat, me, hero, area, party: partyOf(hero, area, me.experience) };
}

/** A thing that lies in one of these piles. */
export function findThing(view: View, thing: number, piles: Iterable<string>): ThingView | null {
  for (const pile of piles) for (const one of view.zones[pile] ?? []) if (one.thing === thing) return one;
  return null;
}
export const areas = ({ land }: Sight): string[] => land.heroes.map((_, seat) => `area/${seat}`);

export function enemyOf(card: Character): Enemy {
  const target = PHASES.map((phase) => card[ATTRIBUTE_OF[phase]]);
  const damage = PHASES.map((phase) => card.damage[phase]);
  return { key: `${target.join()} ${damage.join()} ${card.life}`, target, damage, life: card.life };
}

/** The average Challenge of each color. */
export function averageEnemies(cards: Cards): Record<Color, Enemy> {
  const of = (color: Color): Enemy => {
    const all = Object.values(cards).filter(
      (card): card is Challenge => card.kind === 'challenge' && card.color === color,
    );
    const mean = (number: (card: Challenge) => number): number =>
      Math.round(all.reduce((sum, card) => sum + number(card), 0) / Math.max(1, all.length));
    return enemyOf({
      mind: mean(({ mind }) => mind),
      body: mean(({ body }) => body),
      spirit: mean(({ spirit }) => spirit),
      damage: {
        ranged: mean(({ damage }) => damage.ranged),
        melee: mean(({ damage }) => damage.melee),
        magic: mean(({ damage }) => damage.magic),
      },
      life: Math.max(
        1,
        mean(({ life }) => life),
      ),
    });
  };
  return Object.fromEntries(COLORS.map((color) => [color, of(color)])) as Record<Color, Enemy>;
}
