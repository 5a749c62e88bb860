/** What we want of games of four equal bots, and what lies outside of it. */

import { intervalOf, ratio, Z, type Band, type Estimate, type Share } from '@questwright/messages';
import type { Json, Message } from '@questwright/kernel';
import type { Card, Encounter } from '../cards.ts';
import type { Deed, LabPart } from './part.ts';
import type { Report } from './report.ts';
import { isSure } from './sure.ts';

/** Of what could be done less often than this nothing can be said. */
const FEWEST = 100;

export interface Wanted {
  players: number;
  rounds: Band;
  /** Uses of its ability by a Hero in a turn, at least. */
  ability: number;
  hero: Band;
  /** How much more a place in the turn order may win than another. */
  order: number;
  bought: Band & { fewest: number };
  course: Band & { fewest: number };
  effect: Band;
  deeds: readonly Deed[];
}
const WANTED: Wanted = {
  players: 4,
  rounds: { least: 30, most: 55 },
  ability: 1 / 4,
  hero: { least: 0.15, most: 0.35 },
  order: 0.05,
  bought: { least: 0.03, most: 0.6, fewest: FEWEST },
  course: { least: 0.1, most: 0.9, fewest: FEWEST },
  effect: { least: -0.12, most: 0.12 },
  deeds: [],
};
/** Of games with packs that have these parts. */
export const wantedWith = (parts: readonly LabPart[]): Wanted => ({
  ...WANTED,
  ...Object.assign({}, ...parts.map(({ wanted }) => wanted)),
  deeds: parts.flatMap(({ deeds = [] }) => deeds),
});

/** Something outside: the kind of thing, which one, its number with the 95 % interval, and whether that is more than chance. */
export interface Out extends Estimate {
  what: 'rounds' | 'ability' | 'hero' | 'order' | 'bought' | 'course' | 'effect' | 'deed';
  id: string;
  sure: boolean;
}

type Numbers = readonly (readonly [id: string, number: Estimate])[];

/** Of one kind of thing, what lies outside. */
function outOf(
  what: Out['what'],
  numbers: Numbers,
  { least, most }: Partial<Band>,
  compared: number = numbers.length,
): Out[] {
  const band = { least: least ?? -Infinity, most: most ?? Infinity };
  return numbers
    .filter(([, { value }]) => value < band.least || value > band.most)
    .map(([id, number]) => ({ what, id, ...number, sure: isSure(number, band, compared) }));
}

const wins = ({ games: of, wins: done }: Report['heroes'][string]): Share => ({ of, done });
const enough = (shares: readonly (readonly [string, Share])[]): Numbers =>
  shares.filter(([, { of }]) => of >= FEWEST).map(([id, share]) => [id, intervalOf(share)]);

/** By how much more the best place in the turn order won than the worst. One game is won by one of them, which makes the difference less sure. */
function gapOf(places: readonly Share[], games: number): Estimate {
  const shares = places.map(ratio);
  const [least, most] = [Math.min(...shares), Math.max(...shares)];
  const value = most - least;
  const reach = Z * Math.sqrt(Math.max(0, most + least - value ** 2) / games);
  return { value, low: Math.max(0, value - reach), high: value + reach };
}

export function outOfBand(found: Report, wanted: Wanted = WANTED): Out[] {
  const { games, players, rounds, heroes, order, market, courses, deeds } = found;
  if (players !== wanted.players || games === 0) return [];
  const reach = Z * rounds.error;
  const length = { value: rounds.mean, low: rounds.mean - reach, high: rounds.mean + reach };
  const cards = Object.entries(market);
  const abilities = Object.entries(heroes).filter(([, { turns }]) => turns > 0);
  const all = [
    outOf('rounds', [['', length]], wanted.rounds),
    outOf(
      'ability',
      abilities.map(([id, one]) => [id, intervalOf({ of: one.turns, done: Math.min(one.turns, one.abilities) })]),
      { least: wanted.ability },
    ),
    // Of a few games the interval says how little is known.
    outOf(
      'hero',
      Object.entries(heroes).map(([id, hero]) => [id, intervalOf(wins(hero))]),
      wanted.hero,
    ),
    // The best and the worst are chosen among all pairs.
    outOf(
      'order',
      games < FEWEST ? [] : [['', gapOf(order, games)]],
      { most: wanted.order },
      (players * (players - 1)) / 2,
    ),
    outOf('bought', enough(cards), wanted.bought),
    outOf(
      'effect',
      cards.flatMap(([id, { effect }]) => (effect === null ? [] : [[id, effect]])),
      wanted.effect,
    ),
    outOf('course', enough(Object.entries(courses)), wanted.course),
    // What came about once can come about.
    outOf(
      'deed',
      enough(
        wanted.deeds.flatMap(({ event, cards: about }) =>
          about.map((id) => [id, { of: games, done: deeds[event]?.[id] ?? 0 }] as const),
        ),
      ),
      { least: Number.MIN_VALUE },
    ),
  ].map((of) => of.toSorted((one, other) => other.value - one.value));
  return all.flat().toSorted((one, other) => Number(other.sure) - Number(one.sure));
}

/** `card/course` in words. */
export function courseLabel(id: string, cardOf: (id: string) => Card): Message {
  const [card = '', name = ''] = id.split('/');
  const { text } = cardOf(card) as Encounter;
  const courses = text.flatMap((effect) => (effect['of'] ?? []) as { name?: string; course?: string }[]);
  const course = courses.find((one) => one.name === name)?.course;
  if (course === undefined) return { key: 'lab.course', with: { card: { content: card }, course: name } };
  return { key: 'lab.course', with: { card: { content: card }, course: { key: `course.${course}`, with: {} } } };
}

export function outInWords({ what, id, sure, ...numbers }: Out, cardOf: (id: string) => Card): Message {
  const course = what === 'course' ? { course: courseLabel(id, cardOf) as unknown as Json } : {};
  const card = what === 'course' || id === '' ? {} : { card: { content: id } };
  const shown = (one: number): string => {
    const text = what === 'rounds' ? one.toFixed(1) : what === 'ability' ? one.toFixed(2) : (100 * one).toFixed(1);
    return what === 'effect' && one > 0 ? `+${text}` : text;
  };
  const { value, low, high } = numbers;
  const between = { key: 'lab.between', with: { low: shown(low), high: shown(high), sure: sure ? 'yes' : 'no' } };
  return {
    key: `lab.out.${what}`,
    with: { ...course, ...card, number: shown(value), between: between as unknown as Json },
  };
}
