export { runebound } from './definition.ts';
export { runeboundEntry } from './entry.ts';
export * from './words.ts';
export { figuresIn, townsIn } from './text/board.ts';
export type { Figure } from './rules/board/spaces.ts';
export { boardPicture, type Sketch } from './text/board-picture.ts';
export { boardEdits } from './rules/board/board-edits.ts';
export { TOWNS } from './content.ts';
export { diceOf } from './odds/dice.ts';
export {
  chanceInWords,
  chancesNow,
  inHundreds,
  type Chance,
  type ChanceOfChoice,
  type Chances,
} from './odds/chances.ts';
export { chancesBetweenHeroes, oddsOfAttack } from './odds/heroes.ts';
export { cautionAt } from './text/cautions.ts';
export { prospectAgainst, prospectAt, type Prospect } from './odds/prospect.ts';
export { oddsInWords } from './odds/now.ts';
export { readingOf, type Change } from './odds/reading.ts';
export { courseParts } from './text/card-text.ts';
export { alternativeIn, chanceOfTest, testsIn } from './odds/upcoming-tests.ts';
export {
  luckOf,
  rollsOf,
  STATISTICS,
  statisticsOf,
  strangestOf,
  type Chapter,
  type Luck,
  type Roll,
  type RollKind,
  type Statistic,
  type Statistics,
} from './text/chronicle.ts';

/** What the rules of an expansion are written with. */
export { neighboursOf, place } from './rules/board/spaces.ts';
export { whereTo, type Mover, type Movement, type Underway } from './rules/movement/movement-choices.ts';
export type * from './cards.ts';
export { forTargets } from './rules/combat/targets.ts';
export {
  areaOf,
  countsAs,
  edit,
  heroSeats,
  isKind,
  moneyOf,
  partyOf,
  payment,
  stateOf,
  woundsOn,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
} from './world.ts';
export { GAIN } from './odds/party.ts';
