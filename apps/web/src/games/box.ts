/** Boxes of the shelf: what a game or a pack says of itself before it is opened. Each lies in the folder of the game, or of the
 *  pack below it. */

import { spoken } from '../locale.ts';

export interface Box {
  words: {
    /** As on its cover. */
    title: string;
    /** What it is about, in a sentence or two. */
    about: string;
    time: string;
    mood: string;
    /** How hard it is to learn. */
    hard?: string;
  };
  /** A picture of `packages/art/src/vista/covers.ts`. */
  cover: string;
  /** The colour of its sides. */
  side: string;
  /** For how many a table is laid at first; left out: for three. */
  usual?: number;
  /** There is a guided first game. */
  guided?: true;
}

const GAMES = import.meta.glob<Box>('./*/box.ts', { eager: true, import: 'default' });
const PACKS = import.meta.glob<Box>('./*/packs/*/box.ts', { eager: true, import: 'default' });

const told = (box: Box): Box => ({ ...box, words: spoken({ ...box.words }) as Box['words'] });

export const gameBoxes: Readonly<Record<string, Box>> = Object.fromEntries(
  Object.entries(GAMES).map(([file, box]) => [file.split('/')[1], told(box)]),
);
export function packBox(game: string, pack: string): Box | null {
  const box = PACKS[`./${game}/packs/${pack}/box.ts`];
  return box ? told(box) : null;
}
