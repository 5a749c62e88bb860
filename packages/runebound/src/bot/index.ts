import { partsOf, type Parts } from '../extension.ts';
import { VARIANTS } from '../variants/index.ts';
import type { BotPart } from './part.ts';

export { greedyBot } from './greedy.ts';
export { chancesOf, SIGNS, signsOf, type Signs } from './judgment.ts';
export { Outlook } from './outlook.ts';
export { runeboundSense, type RuneboundSense } from './sense.ts';
export { sightOf } from './sight.ts';
export { MASTERLY, SEASONED, STYLES, WEIGHTS, type Style, type Weights } from './weights.ts';

/** What the packs that are on give to bots. */
export const botParts: Parts<BotPart> = await partsOf(VARIANTS, (one) => one.bot?.());
