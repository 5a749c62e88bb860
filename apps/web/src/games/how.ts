/** How games are played, in a page or two: each has its words in its folder. */

import { spoken } from '../locale.ts';

export interface How {
  title: string;
  chapters: readonly { title: string; text: string }[];
}

const FOLDERS = import.meta.glob<How>('./*/how.en.json', { eager: true, import: 'default' });

/** By game. */
export const HOW: Readonly<Record<string, How>> = Object.fromEntries(
  Object.entries(FOLDERS).map(([file, { title, chapters }]) => [
    file.split('/')[1],
    { ...spoken({ title }), chapters: chapters.map((one) => spoken({ ...one })) },
  ]),
);
