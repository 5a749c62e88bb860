export * from './amend.ts';
export { joinChapters, type Chapter } from './chapters.ts';
export { withoutArt, type LastingData, type LoadedAbility, type LoadedContent } from './content.ts';
export { abilityIds, useAbility, whyNotAbility } from './abilities.ts';
export { branch, branchOf, effectsAt } from './effects.ts';
export { dealAnew, imagine } from './imagine.ts';
export * from './json.ts';
export {
  answers,
  count,
  done,
  KINDS,
  legal,
  next,
  sample,
  type AmountOf,
  type DistributeOf,
  type Form,
  type KindName,
  type OrderOf,
  type PathOf,
  type Question,
  type SomeOf,
} from './kinds.ts';
export * from './load.ts';
export { LoadError, samplesOf, whyNotSeats, type SeatLimits } from './packs.ts';
export {
  advance,
  begin,
  clone,
  play,
  playing,
  reask,
  resume,
  setUp,
  StartError,
  type Outcome,
  type Start,
} from './play.ts';
export { where } from './flow.ts';
export { whyNot } from './why.ts';
export { below, bits, cloneDice, rollDie, seeded, type Dice, type Script } from './random.ts';
export {
  checkedFile,
  FileError,
  type Entry,
  type GameFile,
  type Header,
  type Said,
  type Saved,
  type Segment,
  type TakenBack,
} from './file.ts';
export {
  answer,
  freeUndo,
  open,
  openAt,
  playedWith,
  redo,
  reopen,
  save,
  undo,
  verify,
  type GameRecord,
  type NewGame,
  type ReopenOptions,
} from './record.ts';
export { returnsOf, sharesOf, winnersIn } from './results.ts';
export * from './rules.ts';
export * as field from './schema.ts';
export type { Field, Fields, Seat, Shape, Viewer } from './schema.ts';
export { Moments, type Moment } from './moment.ts';
export { sha256, useSha256 } from './sha256.ts';
export { Table } from './table.ts';
export type { Part, Reading } from './values.ts';
export { addThing, arrange, everybody, under, viewerBit, type Place, type Things, type Zone } from './things.ts';
export {
  backOf,
  Hidden,
  openly,
  elementOf,
  eventFor,
  decisionView,
  labelOf,
  look,
  promptOf,
  publicContent,
  redealUnknown,
  resample,
  speaker,
  stackNow,
  view,
  withoutSecret,
  type DecisionView,
  type Speaker,
  type ThingView,
  type Told,
  type View,
} from './view.ts';
