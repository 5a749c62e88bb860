/** What End Conditions wait for, as data: for whoever plays towards them or away from them, a bot or a screen. */

import type { Square } from '@questwright/geometry/square';
import type { Condition, Json } from '@questwright/kernel';
import { areAdjacent, gridOf } from '../movement/board.ts';
import { colourOf, tokensOf } from './tokens.ts';
import {
  encounterOf,
  isAdventurer,
  stands,
  type Middara,
  type MiddaraChapter,
  type MiddaraTable,
} from '../../world.ts';
import type { Side } from '../../words.ts';

/** One thing that must come to pass. */
export type Aim =
  /** All of these are gone. */
  | { is: 'defeated'; figures: number[] }
  /** One of these has ended its turn on one of these spaces. */
  | { is: 'on a space'; figures: number[]; squares: Square[] }
  /** It comes by itself: this round begins. */
  | { is: 'round'; round: number }
  /** This card is removed from the game. */
  | { is: 'removed'; card: string };

interface Waiting {
  holds: Condition<Middara>;
  aim(t: MiddaraTable, wanted: Json): Aim;
}
const adventurers = (t: MiddaraTable): number[] => standing(t, (one) => isAdventurer(t, one));
const standing = (t: MiddaraTable, which: (figure: number) => boolean): number[] =>
  t.world.figures.map((one) => one.thing).filter((one) => stands(t, one) && which(one));
const ofSide = (t: MiddaraTable, side: Json): number[] =>
  side === 'adventurers' ? adventurers(t) : standing(t, (one) => t.value('side', one) === (side as Side));
const ofCard = (t: MiddaraTable, card: Json): number[] => standing(t, (one) => t.cardOf(one) === card);

const stillThere = (t: MiddaraTable, cards: Json): string[] => {
  const removed = t.pile('removed').map((one) => t.cardOf(one));
  return ([cards].flat() as string[]).filter((card) => !removed.includes(card));
};

/** Conditions that an End Condition may name. */
const WAITING: Readonly<Record<string, Waiting>> = {
  /** No figure of a side is left. */
  'all defeated': {
    holds: (t, side) => ofSide(t, side).length === 0,
    aim: (t, side) => ({ is: 'defeated', figures: ofSide(t, side) }),
  },
  defeated: {
    holds: (t, card) => ofCard(t, card).length === 0,
    aim: (t, card) => ({ is: 'defeated', figures: ofCard(t, card) }),
  },
  round: {
    holds: (t, round) => t.world.round >= (round as number),
    aim: (_, round) => ({ is: 'round', round: round as number }),
  },
  /** A token or figure of a card is removed from the game; of several cards each of them. */
  removed: {
    holds: (t, cards) => stillThere(t, cards).length === 0,
    aim: (t, cards) => {
      const left = stillThere(t, cards);
      const squares = tokensOf(t, 'objective')
        .filter(
          (one) => left.includes(t.cardOf(one.thing)) && encounterOf(t).objectives?.[colourOf(t, one)] === 'adjacent',
        )
        .flatMap(({ square }) => gridOf(t).squares.filter((one) => one === square || areAdjacent(t, one, square)));
      // An Objective goes when somebody has come to it.
      if (squares.length > 0) return { is: 'on a space', figures: adventurers(t), squares };
      return { is: 'removed', card: left[0] ?? ([cards].flat()[0] as string) };
    },
  },
};

/** The conditions that must all hold, by name. */
const namedIn = (when: Json): [string, Json][] =>
  Array.isArray(when)
    ? when.flatMap((one) => namedIn(one as Json))
    : Object.entries(when as Record<string, Json>).flatMap(([name, wanted]): [string, Json][] =>
        name === 'all' ? namedIn(wanted) : [[name, wanted]],
      );

export const AIMS: MiddaraChapter = {
  conditions: Object.fromEntries(Object.entries(WAITING).map(([name, { holds }]) => [name, holds])),
  values: {
    /** Of an End Condition: all of them must come to pass. What nobody understands is left out. */
    aims: {
      rule: 'MD-END-02',
      of: (t, end) => {
        const { when = {} } = encounterOf(t).ends[end]!;
        return namedIn(when).flatMap(([name, wanted]) => t.value('aims of a condition', name, wanted));
      },
      parts: {
        exit: {
          rule: 'MD-EXIT-02',
          layer: 'set',
          of: (t, end) => {
            const { exit } = encounterOf(t).ends[end]!;
            if (exit === undefined) return null;
            const squares = tokensOf(t, 'exit').filter((one) => colourOf(t, one) === exit);
            return [{ is: 'on a space', figures: adventurers(t), squares: squares.map(({ square }) => square) }];
          },
        },
      },
    },
    'aims of a condition': {
      rule: 'MD-END-02',
      of: (t, name, wanted) => (name in WAITING ? [WAITING[name]!.aim(t, wanted)] : []),
    },
  },
};
