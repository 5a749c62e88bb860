/** What a page that shows an Encounter reads from a view: the board, the figures on it, their cards, and what is told before a
 *  choice. */

export {
  baseIn,
  boardIn,
  boardOf,
  cardIn,
  encounterIn,
  flowIn,
  idIn,
  markOf,
  onTheBoard,
  seenIn,
} from './text/scene.ts';
export { waysAsked, type Walking } from './text/walk.ts';
export { countersOn } from './text/cards.ts';
export { EFFECTS, TOKENS } from './text/board.ts';
export { dodgesWith, harmSeen, type Harm } from './text/odds.ts';
export { bestSpending, spentOn, without, type Spending, type SymbolsLeft, type Unspent } from './text/spending.ts';
export { cautionsAt } from './text/cautions.ts';
export { conditionText } from './text/facts.ts';
export { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS, SYMBOLS, type SymbolName } from './words.ts';
export { attackSum, pastArmor, type AttackSum } from './rules/attack/attack-sum.ts';
export type { FightLocals } from './rules/attack/locals.ts';
export type { EncounterCard, FigureCard, GearCard } from './cards.ts';
export type { Blow, Odds, Outlook, Prospect, Strike, WayAhead } from './rules/attack/outlook.ts';
export type { Threat } from './rules/enemies/threat.ts';
export type { Look } from './rules/movement/looks.ts';
export type { Way } from './rules/movement/routes.ts';
export type { TurnsEnd } from './rules/turn/turns-end.ts';
export type { AbilityToken, EffectName } from './words.ts';
export type { Figure, Initiative, Token } from './world.ts';

// ---- before the board: outfits, Stores, Disciplines, Abraxis ----

export { lockProspect, type LockProspect } from './text/abraxis-odds.ts';
export { DISCIPLINE_TREES } from './content/disciplines/trees.ts';
export { PARTY } from './content.ts';
export { START, type Outfit } from './content/stores.ts';
export type { AbraxisCard, AiStep, DieCard, Face, SymbolAbility } from './cards.ts';
export type { AbraxisPlayer, Hand, Symbols } from './rules/abraxis/locals.ts';
export type { Supposed } from './rules/equipment/supposing.ts';
export { TREES, type Die, type ItemType, type Terrain, type Tier, type Tree } from './words.ts';
