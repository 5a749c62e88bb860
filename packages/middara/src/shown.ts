/** What a page that shows an Encounter reads from a view: the board, the figures on it, their cards. */

export { baseIn, boardIn, cardIn, encounterIn, flowIn, idIn, markOf, onTheBoard, seenIn } from './text/scene.ts';
export { countersOn } from './text/cards.ts';
export { dodgesWith, harmSeen, type Harm } from './text/odds.ts';
export { bestSpending, spentOn, without, type Spending, type SymbolsLeft, type Unspent } from './text/spending.ts';
export { conditionText } from './text/facts.ts';
export { ABILITY_TOKENS, NEGATIVE_EFFECTS, POSITIVE_EFFECTS, SYMBOLS, type Die, type SymbolName } from './words.ts';
export type { AiStep, DieCard, Face, SymbolAbility } from './cards.ts';
export type { FightLocals } from './rules/attack/locals.ts';
export type { EncounterCard, FigureCard, GearCard } from './cards.ts';
export type { Figure, Initiative, Token } from './world.ts';
