export { KERNEL_ENGLISH } from './en/kernel.ts';
export type { GameEntry } from './game-entry.ts';
export { missingWords, wordCheck, type WordCheck } from './missing.ts';
export { pileInWords } from './piles.ts';
export { findThing, telling, words, type Context, type Say, type Tell } from './words.ts';
