export { KERNEL_ENGLISH } from './en/kernel.ts';
export { botIn } from './bot-names.ts';
export {
  shape,
  type ConditionShape,
  type ContentSchema,
  type Fields,
  type KindShape,
  type Shape,
  type ValueShape,
  type VerbShape,
} from './content-schema.ts';
export { entryFor, namesOf, type AnyExtension, type Extension } from './extension.ts';
export type {
  AmountsFigure,
  Band,
  CurvesFigure,
  EffectsFigure,
  Estimate,
  Figure,
  HistogramFigure,
  PartsFigure,
  Share,
  SharesFigure,
} from './figures.ts';
export {
  contextOf,
  type Asked,
  type Bundle,
  type CardSheet,
  type Caution,
  type Description,
  type GameEntry,
  type Happened,
  type Printing,
  type Scene,
  type Sight,
  type Whole,
  type RoleKind,
} from './game-entry.ts';
export { isWanted, noteAt, readAt, wantedAt, type Guide, type Note, type Wanted } from './guide.ts';
export {
  bySeat,
  goalInWords,
  milestonesInWords,
  seatsIn,
  type Goal,
  type GoalOf,
  type Milestone,
  type Way,
} from './goal.ts';
export type { Follower, LabKit, SoakKit } from './kits.ts';
export { DEFAULT_LOCALE, inLocale, type ByLocale, type Messages } from './locales.ts';
export { missingWords, wordCheck, type WordCheck } from './missing.ts';
export { pileInWords } from './piles.ts';
export { isPlain, PSEUDO, pseudo, pseudoWords } from './pseudo.ts';
export { isFull, roleKindOf, roleOptions, rolesChosen, rolesIn, type ChosenRole, type Role } from './roles.ts';
export { intervalOf, ratio, Z } from './shares.ts';
export { firstBroken, neverCalled, neverChosen } from './soak-parts.ts';
export { binsOf, spread, type Bins, type Spread } from './spread.ts';
export {
  inTurn,
  limitsOf,
  Standing,
  stopped,
  type NextStanding,
  type Situation,
  type StandingLimit,
  type StandingMeans,
  type StandingOrder,
  type Stop,
} from './standing.ts';
export { withSecrets, type Secrets } from './with-secrets.ts';
export { prepare } from './text.ts';
export { findThing, telling, words, type Context, type Say, type Tell } from './words.ts';
