/** What wins a game, and how far everybody is on the way: for whoever asks before a game as well as at the table. */

import type { Json, Message, RuleId, Seat } from '@questwright/kernel';
import type { Scene } from './game-entry.ts';
import type { Tell } from './words.ts';

/** A way for a game to end, by itself. Its text is a noun phrase: it stands in lists. */
export interface Way {
  /** What tells it from the other ways; where the end of a game says how it came, the same word. */
  id: string;
  text: Message;
  rule: RuleId;
}
/** Something that is counted on the way. */
export interface Milestone {
  id: string;
  text: Message;
  rule: RuleId;
  /** The id of the way that it is counted for; null where it only helps, or brings the end nearer. */
  way: string | null;
  /** So many are needed; null where no number is enough. */
  need: number | null;
  /** What each seat has; that of the seat null is common to all. */
  has: readonly { seat: Seat | null; count: number }[];
}
export interface Goal {
  wins: readonly Way[];
  /** What loses it for all. */
  loses: readonly Way[];
  milestones: readonly Milestone[];
}
/** A position, or only the cards of a game that is being chosen. */
export type GoalOf = Pick<Scene, 'content'> & Partial<Pick<Scene, 'view' | 'value'>>;

export const seatsIn = ({ view }: Pick<Scene, 'view'>): Seat[] =>
  Array.from({ length: (view.world as { seats: number }).seats }, (_, seat) => seat);
/** One number of each seat. */
export const bySeat = (scene: Pick<Scene, 'view'>, count: (seat: Seat) => number): Milestone['has'] =>
  seatsIn(scene).map((seat) => ({ seat, count: count(seat) }));

const listed = (ways: readonly Way[]): Json =>
  ways.length === 0 ? null : ways.map(({ text }) => ({ key: text.key, with: text.with }));

/** What wins and what loses, each in a sentence. */
export const goalInWords = (say: Tell, { wins, loses }: Goal): string[] => [
  ...(wins.length === 0 ? [] : [say('goal.wins', { of: listed(wins) })]),
  ...(loses.length === 0 ? [] : [say('goal.loses', { of: listed(loses) })]),
];

/** How far everybody is, a line for each thing that counts. */
export const milestonesInWords = (say: Tell, { milestones }: Goal): string[] =>
  milestones.map(({ text, need, has }) => {
    const of = has.map(({ seat, count }) => ({
      key: 'goal.has',
      with: { seat: seat === null ? null : { seat }, count, need },
    }));
    return say('goal.milestone', { what: { key: text.key, with: text.with }, has: of });
  });
