export { runebound } from './definition.ts';
export { runeboundEntry } from './entry.ts';
export type { Land } from './world.ts';
export * from './words.ts';
export { GLOSSARY, SYMBOLS } from './glossary.ts';
