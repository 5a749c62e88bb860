/** What we want of games of four equal bots with the Doom Track, and what lies outside of it. */

import type { Band, Estimate, Share } from '@questwright/messages';
import type { Json, Message } from '@questwright/kernel';
import type { Card, Encounter } from '../cards.ts';
import type { Report } from './report.ts';

/** Of what could be done less often than this nothing can be said. */
const FEWEST = 100;

export const WANTED = {
  players: 4,
  rounds: { least: 25, most: 45 },
  /** Uses of its ability by a Hero in a turn: at least once in four. */
  ability: 1 / 4,
  hero: { least: 0.15, most: 0.35, fewest: FEWEST },
  /** How much more a seat may win than another. */
  seats: 0.05,
  bought: { least: 0.03, most: 0.6, fewest: FEWEST },
  course: { least: 0.1, most: 0.9, fewest: FEWEST },
  effect: { least: -0.12, most: 0.12 },
} as const;

/** Something outside: the kind of thing, which one, and its number. */
export interface Out {
  what: 'rounds' | 'ability' | 'hero' | 'seats' | 'bought' | 'course' | 'effect';
  id: string;
  value: number;
}

const ratio = ({ of, done }: Share): number => (of === 0 ? 0 : done / of);
const isOutside = (value: number, { least, most }: Band): boolean => value < least || value > most;
/** Of a hundred cards some seem to matter by chance alone: an estimate counts when it is surely not nothing. */
const matters = (effect: Estimate | null): effect is Estimate =>
  effect !== null && isOutside(effect.value, WANTED.effect) && (effect.low > 0 || effect.high < 0);

export function outOfBand({ games, players, rounds, heroes, seats, market, courses }: Report): Out[] {
  if (players !== WANTED.players || games === 0) return [];
  const out: Out[] = [];
  if (isOutside(rounds.mean, WANTED.rounds)) out.push({ what: 'rounds', id: '', value: rounds.mean });
  for (const [id, { games: there, wins, abilities, turns }] of Object.entries(heroes)) {
    if (turns > 0 && abilities / turns < WANTED.ability) out.push({ what: 'ability', id, value: abilities / turns });
    if (there < FEWEST) continue;
    if (isOutside(wins / there, WANTED.hero)) out.push({ what: 'hero', id, value: wins / there });
  }
  const bySeat = seats.map(ratio);
  const gap = Math.max(...bySeat) - Math.min(...bySeat);
  if (games >= FEWEST && gap > WANTED.seats) out.push({ what: 'seats', id: '', value: gap });
  for (const [id, card] of Object.entries(market)) {
    if (card.of >= FEWEST && isOutside(ratio(card), WANTED.bought))
      out.push({ what: 'bought', id, value: ratio(card) });
    if (matters(card.effect)) out.push({ what: 'effect', id, value: card.effect.value });
  }
  for (const [id, share] of Object.entries(courses)) {
    if (share.of >= FEWEST && isOutside(ratio(share), WANTED.course))
      out.push({ what: 'course', id, value: ratio(share) });
  }
  return out.toSorted((one, other) => (`${one.what} ${one.id}` < `${other.what} ${other.id}` ? -1 : 1));
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

export function outInWords({ what, id, value }: Out, cardOf: (id: string) => Card): Message {
  const course = what === 'course' ? { course: courseLabel(id, cardOf) as unknown as Json } : {};
  const card = what === 'course' || id === '' ? {} : { card: { content: id } };
  const number =
    what === 'rounds' ? value.toFixed(1) : what === 'ability' ? value.toFixed(2) : (100 * value).toFixed(1);
  return { key: `lab.out.${what}`, with: { ...course, ...card, number } };
}

export const shareOf = ratio;
