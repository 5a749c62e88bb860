/** The bots of Runebound: strengths, each in several styles, such as `champion` and `champion-bold`. */

import {
  glance,
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
import type { Land } from '../world.ts';
import { greedyBot } from './greedy.ts';
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

const senseWith = (loaded: Loaded<Land>, weights: Partial<Weights>): RuneboundSense =>
  runeboundSense(publicContent(loaded), (game, seat) => glance(loaded, game, seat), weights);

/** A bot of some strength and style; the strength may be changed. */
export function runeboundBot(
  loaded: Loaded<Land>,
  name: StrengthName,
  style: Style | null,
  options: Omit<SearchOptions, 'name'>,
  strength: Strength = STRENGTHS[name],
): SearchBot {
  const sense = senseWith(loaded, { ...KNOWLEDGE[name], ...(style === null ? {} : STYLES[style]) });
  const called = style === null ? name : `${name}-${style}`;
  return searchBot(loaded, sense, strength, { ...options, name: called });
}

const CLOSER: Strength = { ...STRENGTHS.legend, iterations: 64 };

const styles = [null, ...(Object.keys(STYLES) as Style[])];
const strengths = STRENGTH_NAMES.flatMap((name) =>
  styles.map((style): [string, BotMaker] => [
    style === null ? name : `${name}-${style}`,
    (loaded, seed = '', limits = {}) => runeboundBot(loaded, name, style, { seed, ...limits }),
  ]),
);

export const runeboundBots: BotKit = {
  bots: {
    greedy: (loaded) => greedyBot(publicContent(loaded)),
    ...Object.fromEntries(strengths.filter(([name]) => name !== 'greedy')),
  },
  sense: (loaded) => senseWith(loaded, MASTERLY),
  closer: (loaded) => runeboundBot(loaded, 'legend', null, { seed: 'closer' }, CLOSER),
};
