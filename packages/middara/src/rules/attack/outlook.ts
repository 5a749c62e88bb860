/** What a player wants to know of a space before a figure goes there: whom it would see and hit from it, what its Sphere of
 *  Influence would cover, and who would strike on the way. Nothing here changes anything. */

import type { Distribution } from '@questwright/dice';
import type { Square } from '@questwright/geometry/square';
import type { Refusal } from '@questwright/kernel';
import { whyNotTarget } from './targets.ts';
import { spCost } from '../figures.ts';
import { gridOf } from '../movement/board.ts';
import { lookAt, type Look } from '../movement/looks.ts';
import { asIfAt } from '../movement/routes.ts';
import { changesOfRoll, dodgesOf, harmOf, type RollChange } from '../../text/odds.ts';
import type { AttackType, Die } from '../../words.ts';
import { figureOf, isAdventurer, opponentsOf, stands, type MiddaraChapter, type MiddaraTable } from '../../world.ts';

/** Of a hundred Attacks, when their Symbols are spent well. */
export interface Odds {
  hits: number;
  harms: number;
  defeats: number;
  /** Damage on average, with one decimal, and at most. */
  average: number;
  most: number;
  /** How many of a hundred do so much Damage; without those that miss. */
  damage: [number, number][];
}
const percent = (share: number): number => Math.round(100 * share);

function oddsOf(damage: Distribution, hits: number, left: number): Odds {
  const all = [...damage].toSorted(([one], [other]) => one - other);
  const sum = (of: readonly [number, number][]): number => of.reduce((total, [, chance]) => total + chance, 0);
  return {
    hits: percent(hits),
    harms: percent(sum(all.filter(([dealt]) => dealt > 0))),
    defeats: percent(sum(all.filter(([dealt]) => dealt >= left))),
    average: Math.round(10 * all.reduce((total, [dealt, chance]) => total + dealt * chance, 0)) / 10,
    most: Math.max(0, ...all.map(([dealt]) => dealt)),
    damage: all.map(([dealt, chance]) => [dealt, percent(chance)]),
  };
}
const leftOf = (t: MiddaraTable, figure: number): number => t.value('maximum HP', figure) - figureOf(t, figure).damage;

/** The odds of an Attack as things are. */
function oddsAgainst(t: MiddaraTable, attacker: number, target: number, dice: readonly Die[], dodges?: number[]): Odds {
  const { hits, damage } = harmOf(t, attacker, target, dice, dodges);
  return oddsOf(damage, hits, leftOf(t, target));
}

/** An Attack that could be made, or why it could not. */
export interface Blow {
  type: AttackType;
  why: Refusal | null;
  odds: Odds;
  /** With the black die; null where it is among the dice. */
  empowered: Odds | null;
}
export interface Prospect {
  figure: number;
  look: Look;
  soi: boolean;
  flanks: boolean;
  changes: RollChange[];
  blows: Blow[];
}
export interface Outlook {
  /** SP of an Attack. */
  cost: number;
  prospects: Prospect[];
  /** Spaces within the Sphere of Influence. */
  soi: Square[];
}

function blowsAt(t: MiddaraTable, figure: number, target: number): Blow[] {
  const dice = t.value('combat dice', figure);
  const odds = oddsAgainst(t, figure, target, dice);
  const empowered = dice.includes('black') ? null : oddsAgainst(t, figure, target, [...dice, 'black']);
  return t
    .value('attack types', figure)
    .map((type): Blow => ({ type, why: whyNotTarget(t, figure, target, type), odds, empowered }));
}

/** As if a figure stood on a space. */
function outlookFrom(t: MiddaraTable, figure: number, square: Square): Outlook | null {
  if (!stands(t, figure) || !gridOf(t).has(square) || !isAdventurer(t, figure)) return null;
  return asIfAt(t, figure, square, () => ({
    cost: spCost(t, figure, t.value('attack cost', figure, 'action')),
    prospects: opponentsOf(t, figure).map((one): Prospect => ({
      figure: one,
      look: lookAt(t, figure, one),
      soi: t.value('within SOI', figure, one),
      flanks: t.value('flanking', figure, one),
      changes: changesOfRoll((...asked) => t.read(...asked), figure, one),
      blows: blowsAt(t, figure, one),
    })),
    soi: gridOf(t).squares.filter((one) => t.value('space within SOI', figure, one)),
  }));
}

/** A Break Attack on a way: who strikes, when which space is left, and what comes of it. */
export interface Strike {
  figure: number;
  at: Square;
  odds: Odds;
}
export interface WayAhead {
  /** Points that are spent when each space of the way is reached. */
  points: number[];
  strikes: Strike[];
  /** Odds of those who could dodge. */
  dodged: Odds[];
}
/** A way, its spaces in one word: `b1 b2 c2`. */
function wayAhead(t: MiddaraTable, figure: number, way: string): WayAhead | null {
  if (!stands(t, figure)) return null;
  const path = way.split(' ');
  if (path.some((one) => !gridOf(t).has(one))) return null;
  const struck = new Set<number>();
  const found: WayAhead = { points: [], strikes: [], dodged: [] };
  let spent = 0;
  let at = figureOf(t, figure).square;
  for (const next of path) {
    asIfAt(t, figure, at, () => {
      spent += t.value('cost to leave', figure, at);
      for (const one of t.value('provoked', figure)) {
        // Nobody strikes twice in a turn.
        /* MD-BRK-07 */ if (struck.has(one)) continue;
        struck.add(one);
        const dice = t.value('combat dice', one);
        found.strikes.push({ figure: one, at, odds: oddsAgainst(t, one, figure, dice) });
        found.dodged.push(oddsAgainst(t, one, figure, dice, dodgesOf(t, figure)));
      }
    });
    found.points.push(spent);
    at = next;
  }
  return found;
}

export const OUTLOOK: MiddaraChapter = {
  values: {
    /** What an Adventurer could do from a space, supposing that it stood there. */
    'outlook from': { rule: 'MD-ATK-03', of: (t, figure, square) => outlookFrom(t, figure, square) },
    /** What a way would cost, space by space, and who would strike on it. */
    'way ahead': { rule: 'MD-BRK-06', of: (t, figure, way) => wayAhead(t, figure, way) },
  },
};
