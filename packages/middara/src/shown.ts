/** What a page that shows an Encounter reads from a view: the board, the figures on it, their cards. */

export { baseIn, boardIn, cardIn, encounterIn, flowIn, idIn, markOf, onTheBoard, seenIn } from './text/scene.ts';
export type { EncounterCard, FigureCard, GearCard } from './cards.ts';
export type { Figure, Initiative, Token } from './world.ts';
