/** What a page that shows an Encounter reads from a view: the board, the figures on it, their cards, and what is told before a
 *  choice. */

export { baseIn, boardIn, cardIn, encounterIn, flowIn, idIn, markOf, onTheBoard, seenIn } from './text/scene.ts';
export { waysAsked, type Walking } from './text/walk.ts';
export { countersOn } from './text/cards.ts';
export { EFFECTS, TOKENS } from './text/board.ts';
export type { EncounterCard, FigureCard, GearCard } from './cards.ts';
export type { Blow, Odds, Outlook, Prospect, Strike, WayAhead } from './rules/attack/outlook.ts';
export type { Threat } from './rules/enemies/threat.ts';
export type { Look } from './rules/movement/looks.ts';
export type { Way } from './rules/movement/routes.ts';
export type { AbilityToken, EffectName, Terrain } from './words.ts';
export type { Figure, Initiative, Token } from './world.ts';
