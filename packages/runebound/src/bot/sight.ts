/** What the bot reads from a view: its party with all that cards add, the board, the fight. */

import type { Json, ThingView, View } from '@questwright/kernel';
import type { Fighter } from '@questwright/odds';
import type { Card, Challenge, Character, Hero, Item, Space } from '../cards.ts';
import { ATTRIBUTE_OF, COLORS, PHASES, type Color, type Improvement, type Phase } from '../words.ts';
import type { HeroState, Land } from '../world.ts';

export type Cards = Readonly<Record<string, Card>>;
export type Enemy = { target: readonly number[]; damage: readonly number[]; life: number };

interface Numbers extends Fighter {
  bonus: number[];
  damage: number[];
}
export interface Member {
  thing: number;
  /** With its whole life. */
  fighter: Numbers;
  /** What is left of it. */
  life: number;
  wounds: number;
  exhaustion: number;
  stamina: number;
}
export interface Sight {
  view: View;
  land: Land;
  seat: number;
  me: HeroState;
  area: readonly ThingView[];
  /** The Hero first. */
  party: readonly Member[];
}

/** What opponents roll on average when they are Heroes. */
const AVERAGE_ROLL = 11;

export const cardOf = (cards: Cards, { card }: ThingView): Card | null =>
  card === null ? null : (cards[card] ?? null);

export function sightOf(cards: Cards, view: View, seat: number): Sight {
  const land = view.world as unknown as Land;
  const me = land.heroes[seat]!;
  const area = view.zones[`area/${seat}`]!;
  const hero = view.zones[`hero/${seat}`]![0]!;
  const allies = area.filter((one) => numbersOf(cards, one) !== null);
  const own = memberOf(numbersOf(cards, hero)!, hero, me.experience);
  for (const one of area) equip(own, cardOf(cards, one));
  return {
    view,
    land,
    seat,
    me,
    area,
    party: [own, ...allies.map((one) => memberOf(numbersOf(cards, one)!, one, null))],
  };
}

/** The numbers of a card that fights on one's side; null for one that does not. */
function numbersOf(cards: Cards, thing: ThingView): (Character & { stamina?: number }) | null {
  const card = cardOf(cards, thing);
  if (card?.kind === 'hero' || card?.kind === 'ally') return card;
  const { asAlly, keptAs } = (card ?? {}) as Partial<Challenge>;
  if (asAlly !== undefined) return asAlly;
  return keptAs === 'ally' ? (card as unknown as Hero) : null;
}

export function memberOf(
  numbers: Character & { stamina?: number },
  { thing, counters }: Pick<ThingView, 'thing' | 'counters'>,
  experience: Readonly<Record<Improvement, number>> | null,
): Member {
  const bonus = PHASES.map((phase) => numbers[ATTRIBUTE_OF[phase]] + 2 * (experience?.[ATTRIBUTE_OF[phase]] ?? 0));
  const { wounds = 0, exhaustion = 0 } = counters;
  const life = numbers.life + (experience?.life ?? 0);
  const fighter = { bonus, damage: PHASES.map((phase) => numbers.damage[phase]), life };
  const stamina = (numbers.stamina ?? 0) + 2 * (experience?.stamina ?? 0);
  return { thing, fighter, life: life - wounds, wounds, exhaustion, stamina };
}

interface Change {
  value: string;
  if?: { phase?: Phase; of?: string; 'attack roll'?: boolean };
  add?: Json;
}

/** What an Item adds to the Hero. What must be activated works once in a turn and counts half. */
export function equip(hero: Member, card: Card | null): void {
  if (card === null) return;
  const { modifies = [], abilities = [] } = card as Partial<Item>;
  for (const change of modifies as readonly Change[]) alter(hero, change, 1);
  for (const { effects } of abilities) {
    for (const { lasting } of effects) {
      const { modify } = (lasting ?? {}) as { modify?: Change };
      if (modify !== undefined) alter(hero, modify, 2);
    }
  }
}

function alter(hero: Member, { value, if: only = {}, add }: Change, part: number): void {
  if (only.of !== 'your hero' || typeof add !== 'number' || only['attack roll'] === false) return;
  const more = Math.ceil(add / part);
  const { bonus, damage } = hero.fighter;
  PHASES.forEach((phase, at) => {
    const fits = only.phase === undefined || only.phase === phase;
    if (fits && (value === 'combat roll' || value === ATTRIBUTE_OF[phase])) bonus[at]! += more;
    if (fits && value === `${phase} damage`) damage[at]! += more;
  });
  if (value !== 'life') return;
  hero.fighter.life += more;
  hero.life += more;
}

export const enemyOf = (card: Character, isHero = false): Enemy => ({
  target: PHASES.map((phase) => card[ATTRIBUTE_OF[phase]] + (isHero ? AVERAGE_ROLL : 0)),
  damage: PHASES.map((phase) => card.damage[phase]),
  life: card.life,
});

/** The average Challenge of each color. */
export function averageEnemies(cards: Cards): Record<Color, Enemy> {
  const of = (color: Color): Enemy => {
    const all = Object.values(cards).filter(
      (card): card is Challenge => card.kind === 'challenge' && card.color === color,
    );
    const mean = (number: (enemy: Enemy) => number): number =>
      Math.round(all.reduce((sum, card) => sum + number(enemyOf(card)), 0) / Math.max(1, all.length));
    return {
      target: PHASES.map((_, at) => mean(({ target }) => target[at]!)),
      damage: PHASES.map((_, at) => mean(({ damage }) => damage[at]!)),
      life: Math.max(
        1,
        mean(({ life }) => life),
      ),
    };
  };
  return Object.fromEntries(COLORS.map((color) => [color, of(color)])) as Record<Color, Enemy>;
}

export const findThing = (view: View, thing: number): ThingView | null => {
  for (const pile in view.zones) for (const one of view.zones[pile]!) if (one.thing === thing) return one;
  return null;
};

/** The number of moves between any two spaces. */
export function distancesOf(cards: Cards): Map<string, Map<string, number>> {
  const spaces = new Map<string, Space>();
  for (const [id, card] of Object.entries(cards)) if (card.kind === 'space' && !card.cut) spaces.set(id.slice(6), card);
  const from = (start: string): Map<string, number> => {
    const far = new Map([[start, 0]]);
    for (const [space, steps] of far) {
      for (const next of spaces.get(space)?.neighbours ?? [])
        if (spaces.has(next) && !far.has(next)) far.set(next, steps + 1);
    }
    return far;
  };
  return new Map([...spaces.keys()].map((space) => [space, from(space)]));
}
