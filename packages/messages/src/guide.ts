/** A guided first game: a recorded game with dice and cards laid out beforehand, and what is said on the way. */

import type { Params, Script } from '@questwright/kernel';

/** What is said before an answer. */
export interface Note {
  /** After so many answers. */
  at: number;
  /** The part of the lesson that it belongs to. */
  chapter: string;
  /** What it speaks of: the option that is answered next, a place on the board, or all of the board. */
  element: 'option' | 'place' | 'board';
  place?: string;
  /** Its words are `lesson.<key>.title` and `lesson.<key>`. */
  key: string;
  /** From here on everything may be answered: the lesson is over. */
  free?: true;
}

export interface Guide {
  packs: readonly string[];
  options: Params;
  script: Partial<Script>;
  /** In order; each has words `lesson.chapter.<name>`. */
  chapters: readonly string[];
  /** What the learner answers in seat 0: options, or the names of their choices where there is only one (`buy` for `buy:7`). */
  lesson: readonly string[];
  notes: readonly Note[];
  /** What is said once in a first game without a guide, when its player is asked in such a step for the first time: the key of
   *  the words, by procedure and step. */
  marks: Readonly<Record<string, string>>;
}

const isSuch = (option: string, wanted: string): boolean => option === wanted || option.startsWith(`${wanted}:`);

/** The option that the lesson goes on with; null when there is none such, or the lesson is over. */
export function wantedAt({ lesson }: Guide, line: number, options: readonly string[]): string | null {
  const wanted = lesson[line];
  return wanted === undefined ? null : (options.find((one) => isSuch(one, wanted)) ?? null);
}

export const noteAt = ({ notes }: Guide, line: number): Note | null => notes.findLast(({ at }) => at <= line) ?? null;
