/** The Initiative Track: whose turn comes, and everything that moves on it. */

import {
  decidesItself,
  figureOf,
  hasTag,
  isCommanded,
  NOBODY,
  stands,
  type MiddaraTable,
  type Figure,
  type Initiative,
  type MiddaraChapter,
} from '../../world.ts';

/** Activation Numbers on one Combatant card. */
const NUMBERS_ON_A_CARD = 3;
const groupOf = (number: number): number => Math.ceil(number / NUMBERS_ON_A_CARD);

/** A list in random order, every order equally likely. */
export function shuffled<T>(t: MiddaraTable, list: readonly T[]): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = t.roll(i + 1)[0]! - 1;
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
}

/** Where the Initiative card of a figure lies on the track, or -1. */
export const placeOnTrack = (t: MiddaraTable, figure: number): number =>
  t.world.track.findIndex((one) => one.figures.includes(figure));

/** Where the card of a Combatant lies that a figure with this number belongs to, or -1. */
export const cardOnTrack = (t: MiddaraTable, card: string, number: number): number =>
  t.world.track.findIndex((one) => one.card === card && one.group === groupOf(number));

const told = (t: MiddaraTable): void =>
  t.emit('track changed', { track: t.world.track.map((one) => ({ content: one.card })) });

const byNumber = (t: MiddaraTable, figures: readonly number[]): number[] =>
  /* MD-CMBT-07 [...figures] */ figures.toSorted((one, other) => figureOf(t, one).number - figureOf(t, other).number);

export const newInitiative = (t: MiddaraTable, { thing, number }: Figure): Initiative => ({
  card: t.cardOf(thing),
  group: /* MD-CMBT-08 1 */ groupOf(number),
  figures: [thing],
});
/** The Initiative cards of these figures: one for each Adventurer, one for each Combatant or Group. */
export function cardsFor(t: MiddaraTable, figures: readonly Figure[]): Initiative[] {
  const cards: Initiative[] = [];
  for (const figure of figures) {
    const own = newInitiative(t, figure);
    const shared = cards.find((one) => one.card === own.card && one.group === own.group);
    if (shared === undefined) cards.push(own);
    else shared.figures = byNumber(t, [...shared.figures, figure.thing]);
  }
  return cards;
}
/** A figure joins its Group, and acts with it: not in a round in which the Group has acted, or has come past its number. */
export function joinGroup(t: MiddaraTable, at: number, figure: number): void {
  const card = t.world.track[at]!;
  const { number } = figureOf(t, figure);
  const hasActed = (one: number): boolean => figureOf(t, one).acted;
  const isPast = (one: number): boolean =>
    figureOf(t, one).number > number && (hasActed(one) || t.within('turn')?.figure === one);
  figureOf(t, figure).acted = card.figures.every(hasActed) || /* MD-SPWN-07 false */ card.figures.some(isPast);
  card.figures = byNumber(t, [...card.figures, figure]);
}
export function putOnTrack(t: MiddaraTable, card: Initiative, at: number): void {
  t.world.track.splice(Math.max(0, Math.min(at, t.world.track.length)), 0, card);
  told(t);
}
export function moveOnTrack(t: MiddaraTable, from: number, to: number): void {
  const [card] = t.world.track.splice(from, 1);
  putOnTrack(t, card!, to);
}
/** A figure that is gone leaves its card; the card goes with the last figure of a Group. */
export function leaveTrack(t: MiddaraTable, figure: number): void {
  const at = placeOnTrack(t, figure);
  if (at < 0) return;
  const card = t.world.track[at]!;
  card.figures = card.figures.filter((one) => one !== figure);
  /* MD-INIT-13 */ if (card.figures.length > 0) return;
  t.world.track.splice(at, 1);
  told(t);
}

export const INITIATIVE: MiddaraChapter = {
  values: {
    /** Asked anew before each turn, so that nobody is left out when the order changes. */
    'next on the track': {
      rule: 'MD-INIT-10',
      of: (t) => {
        const waiting = t.world.track.flatMap((one) => one.figures).filter((one) => stands(t, one));
        return waiting.find((one) => /* MD-INIT-11 true */ !figureOf(t, one).acted) ?? null;
      },
    },
    /** The colour of the border of its Initiative card. */
    border: {
      rule: 'MD-INIT-14',
      of: (t, figure) => (t.value('side', figure) === 'adventurers' ? 'black' : 'red'),
    },
    side: {
      rule: 'MD-ALLY-02',
      of: (t, figure) => figureOf(t, figure).side,
      parts: {
        command: {
          rule: 'MD-COMM-02',
          layer: 'set',
          of: (t, figure) => (isCommanded(t, figure) ? 'adventurers' : null),
        },
      },
    },
    /** The player who leads a figure; NOBODY when it decides itself. */
    controller: {
      rule: 'MD-CMP-08',
      of: (t, figure) => figureOf(t, figure).owner,
      parts: {
        esper: {
          rule: 'MD-CTAG-11',
          layer: 'set',
          of: (t, figure) => {
            const { by } = figureOf(t, figure);
            return by !== NOBODY && hasTag(t, figure, 'LOYAL ESPER') ? t.value('controller', by) : null;
          },
        },
      },
    },
    /** Who goes through which phases. */
    'kind of turn': {
      rule: 'MD-INIT-08',
      of: (t, figure) => (decidesItself(t, figure) ? 'intelligent' : 'adventurer'),
    },
  },
};
