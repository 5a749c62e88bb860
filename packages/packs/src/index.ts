export { loadWith } from './manifest.ts';
export { describeProblem, Sheet, shown, type Difference, type Entry, type Fields, type SheetProblem } from './sheet.ts';
export { wrongEffects } from './built-in.ts';
export { readPack, withPacks, type FilePack, type PackFile, type PackProblem, type ReadPack } from './pack.ts';
export { stampOf, whyNotWith } from './stamp.ts';
