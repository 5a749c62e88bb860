/** A guided first game: a recorded game with dice and cards laid out beforehand, and what is said on the way. */

import type { Params, Script } from '@questwright/kernel';

/** What is said before an answer, or while its outcome is shown. */
export interface Note {
  /** After so many answers. */
  at: number;
  /** The part of the lesson that it belongs to. */
  chapter: string;
  /** What it speaks of: the option that is answered next, a place on the board, a part of the page, or all of the board. */
  element: 'option' | 'place' | 'part' | 'board';
  /** Of an option: where it leads to, besides. */
  place?: string;
  /** As the page names it. */
  part?: string;
  /** Its words are `lesson.<key>.title` and `lesson.<key>`. */
  key: string;
  /** Nothing is answered to it: it is read before the question, while dice lie there, or while somebody's turn is shown. */
  read?: 'before' | 'roll' | 'card';
  /** From here on everything may be answered: the lesson is over. */
  free?: true;
}

/** What is answered: an option, or the name of its choice where there is only one (`buy` for `buy:7`); or a form whose last
 *  element is this, by whatever way. */
export type Wanted = string | { readonly form: string; readonly to: string };

export interface Guide {
  packs: readonly string[];
  options: Params;
  script: Partial<Script>;
  /** In order; each has words `lesson.chapter.<name>`. */
  chapters: readonly string[];
  /** What the learner answers in seat 0. */
  lesson: readonly Wanted[];
  notes: readonly Note[];
  /** What is said once in a first game without a guide, when its player is asked in such a step for the first time: the key of
   *  the words, by procedure and step. */
  marks: Readonly<Record<string, string>>;
}

const isSuch = (option: string, wanted: string): boolean => option === wanted || option.startsWith(`${wanted}:`);

/** The option that the lesson goes on with; null when there is none such, a form is filled in, or the lesson is over. */
export function wantedAt({ lesson }: Guide, line: number, options: readonly string[]): string | null {
  const wanted = lesson[line];
  return typeof wanted === 'string' ? (options.find((one) => isSuch(one, wanted)) ?? null) : null;
}
/** Whether the lesson goes on with this answer. */
export function isWanted(guide: Guide, line: number, options: readonly string[], pick: readonly string[]): boolean {
  const wanted = guide.lesson[line];
  if (typeof wanted === 'object') return pick[0] === wanted.form && pick.at(-1) === wanted.to;
  return pick.length === 1 && pick[0] === wantedAt(guide, line, options);
}
/** What waits for an answer. */
export const noteAt = ({ notes }: Guide, line: number): Note | null =>
  notes.findLast(({ at, read }) => at <= line && read === undefined) ?? null;
/** What is only read then, in its order. */
export const readAt = ({ notes }: Guide, line: number, when: NonNullable<Note['read']>): Note[] =>
  notes.filter(({ at, read }) => at === line && read === when);
