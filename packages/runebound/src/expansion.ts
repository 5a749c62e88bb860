/** What expansions are written with: the contract, the parts, the base that they are laid over, and what several share. */

export type { BotPart } from './bot/part.ts';
export type { CardVerb } from './rules/effects/verb.ts';
export * from './endgame/index.ts';
export { joined, type Beside, type RuneboundExtension } from './extension.ts';
export { gameWith } from './game.ts';
export type { LabPart } from './lab/part.ts';
export type { SoakPart } from './soak/part.ts';
export { place } from './rules/board/spaces.ts';
export { VARIANTS } from './variants/index.ts';
