export * from './writing/amend.ts';
export * from './writing/authoring.ts';
export { joinChapters, type Chapter } from './writing/chapters.ts';
export { packsOf } from './writing/cited.ts';
export { pathsOf, withoutArt, type LastingData, type LoadedAbility, type LoadedContent } from './writing/content.ts';
export { abilityIds, abilityTimes, useAbility, whyNotAbility } from './playing/abilities.ts';
export { branch, branchOf, effectsAt, effectText } from './playing/effects.ts';
export { dealAnew, imagine } from './state/imagine.ts';
export * from './state/json.ts';
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
} from './playing/kinds.ts';
export * from './writing/load.ts';
export { choosePacks, LoadError, narrowest, samplesOf, whyNotSeats, type SeatLimits } from './writing/packs.ts';
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
} from './playing/play.ts';
export { newFrame, where } from './playing/flow.ts';
export { whyAnotherTiming, whyNot } from './playing/why.ts';
export { below, bits, cloneDice, rollDie, seeded, type Dice, type Script } from './playing/random.ts';
export { withCards } from './record/cards.ts';
export {
  checkedFile,
  FileError,
  firstLink,
  link,
  type Entry,
  type GameFile,
  type Header,
  type Said,
  type Saved,
  type Segment,
  type UndoEntry,
} from './record/file.ts';
export {
  answer,
  freeUndo,
  goOn,
  open,
  openAt,
  playedAgain,
  playedWith,
  redo,
  reopen,
  save,
  undo,
  verify,
  type GameRecord,
  type NewGame,
  type ReopenOptions,
} from './record/record.ts';
export { returnsOf, sharesOf, winnersIn } from './playing/results.ts';
export * from './writing/rules.ts';
export * as field from './state/schema.ts';
export type { Field, Fields, Seat, Shape, Viewer } from './state/schema.ts';
export { Moments, type Moment } from './state/moment.ts';
export { sha256, useSha256 } from './record/sha256.ts';
export { Table } from './playing/table.ts';
export type { Part, Reading } from './playing/value-parts.ts';
export { addThing, arrange, everybody, under, viewerBit, type Place, type Things, type Zone } from './state/things.ts';
export {
  backOf,
  Hidden,
  readAsViewer,
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
} from './state/view.ts';
