/** The bots of Runebound: strengths, each in several styles, such as `champion` and `champion-bold`. */

import {
  lazyView,
  searchBot,
  STRENGTH_NAMES,
  STRENGTHS,
  type BotKit,
  type BotMaker,
  type SearchBot,
  type SearchOptions,
  type Strength,
  type StrengthName,
} from '@questwright/bots';
import { publicContent, type Loaded } from '@questwright/kernel';
import { partsOf, type RuneboundExtension } from '../extension.ts';
import type { RuneboundWorld } from '../world.ts';
import { greedyBot } from './greedy.ts';
import type { BotPart } from './part.ts';
import { runeboundSense, type RuneboundSense } from './sense.ts';
import { MASTERLY, SEASONED, STYLES, type Style, type Weights } from './weights.ts';

/** What each holds dear. */
const KNOWLEDGE: Readonly<Record<StrengthName, Partial<Weights>>> = {
  novice: {},
  greedy: {},
  adventurer: SEASONED,
  champion: SEASONED,
  legend: MASTERLY,
};

const senseWith = (
  loaded: Loaded<RuneboundWorld>,
  weights: Partial<Weights>,
  parts: readonly BotPart[],
): RuneboundSense =>
  runeboundSense(publicContent(loaded), (game, seat) => lazyView(loaded, game, seat), weights, parts);

/** A bot of some strength and style; the strength may be changed. `parts` are those of the packs that are on. */
export function runeboundBot(
  loaded: Loaded<RuneboundWorld>,
  name: StrengthName,
  style: Style | null,
  options: Omit<SearchOptions, 'name'>,
  strength: Strength = STRENGTHS[name],
  parts: readonly BotPart[] = [],
): SearchBot {
  const sense = senseWith(loaded, { ...KNOWLEDGE[name], ...(style === null ? {} : STYLES[style]) }, parts);
  const called = style === null ? name : `${name}-${style}`;
  return searchBot(loaded, sense, strength, { ...options, name: called });
}

const CLOSER: Strength = { ...STRENGTHS.legend, iterations: 64 };

const STYLE_NAMES = [null, ...(Object.keys(STYLES) as Style[])];

export async function botsWith(extensions: readonly RuneboundExtension[]): Promise<BotKit> {
  const parts = await partsOf(extensions, (one) => one.bot?.());
  const strengths = STRENGTH_NAMES.flatMap((name) =>
    STYLE_NAMES.map((style): [string, BotMaker] => [
      style === null ? name : `${name}-${style}`,
      (loaded, seed = '', limits = {}) =>
        runeboundBot(loaded, name, style, { seed, ...limits }, STRENGTHS[name], parts(loaded.packs)),
    ]),
  );
  return {
    bots: {
      greedy: (loaded) => greedyBot(publicContent(loaded), {}, parts(loaded.packs)),
      ...Object.fromEntries(strengths.filter(([name]) => name !== 'greedy')),
    },
    sense: (loaded) => senseWith(loaded, MASTERLY, parts(loaded.packs)),
    closer: (loaded) => runeboundBot(loaded, 'legend', null, { seed: 'closer' }, CLOSER, parts(loaded.packs)),
  };
}
