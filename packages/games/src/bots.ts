/** The bots of each game, by name. */

import {
  answerIn,
  answerOf,
  explain,
  glance,
  randomBot,
  searchBot,
  STRENGTH_NAMES,
  STRENGTHS,
  thoughtOf,
  type Bot,
  type SearchBot,
  type SearchOptions,
  type Sense,
  type Strength,
  type StrengthName,
} from '@questwright/bots';
import {
  publicContent,
  type Game,
  type Loaded,
  type Message,
  type Seat,
  type View,
  type World,
} from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot as greedyAdventurers } from '@questwright/middara/bot';
import type { Land } from '@questwright/runebound';
import {
  botParts,
  greedyBot,
  MASTERLY,
  runeboundSense,
  SEASONED,
  STYLES,
  type Style,
  type Weights,
} from '@questwright/runebound/bot';

export type Limits = Pick<SearchOptions, 'isStopped' | 'clock'>;
/** Makes a bot for one game. The seed matters only to a bot that plays by chance, the limits to one that thinks. */
export type BotMaker = (loaded: Loaded, seed?: string, limits?: Limits) => Bot;

const ANY_GAME: Readonly<Record<string, BotMaker>> = { random: (_, seed = '') => randomBot(seed) };

/** What each holds dear. */
const KNOWLEDGE: Readonly<Record<StrengthName, Partial<Weights>>> = {
  novice: {},
  greedy: {},
  adventurer: SEASONED,
  champion: SEASONED,
  legend: MASTERLY,
};

/** A bot of Runebound of some strength and style; the strength may be changed. */
export function runeboundBot(
  loaded: Loaded,
  name: StrengthName,
  style: Style | null,
  options: Omit<SearchOptions, 'name'>,
  strength: Strength = STRENGTHS[name],
): SearchBot {
  const sense = senseWith(loaded, { ...KNOWLEDGE[name], ...(style === null ? {} : STYLES[style]) });
  const called = style === null ? name : `${name}-${style}`;
  return searchBot(loaded, sense, strength, { ...options, name: called });
}
function senseWith(loaded: Loaded, weights: Partial<Weights>): Sense<World> {
  const look = (game: Game<Land>, seat: Seat): View => glance(loaded as unknown as Loaded<Land>, game, seat);
  return runeboundSense(publicContent(loaded), look, weights, botParts(loaded.packs)) as unknown as Sense<World>;
}

/** What helps to judge a game that was played; null where nobody knows. */
export const senseOf = (loaded: Loaded): Sense<World> | null =>
  loaded.definition.id === 'runebound' ? senseWith(loaded, MASTERLY) : null;

const CLOSER: Strength = { ...STRENGTHS.legend, iterations: 64 };

/** Why a bot answers as it does, as messages: what it considered. Where it answered without thinking, a bot that thinks a little
 *  has a closer look; null where there is none. */
export function thoughts(loaded: Loaded, game: Game<World>, bot: Bot, seat: Seat): Message[] | null {
  const offer = game.pending?.offers.find((one) => one.seat === seat);
  if (offer === undefined) return null;
  const found = thoughtOf(loaded, game, bot, offer);
  if (found !== null && found.lines.length > 0) return explain(loaded, game, seat, found);
  if (loaded.definition.id !== 'runebound') return null;
  const pick = found?.pick ?? answerOf(loaded, game, bot, offer);
  const looking = runeboundBot(loaded, 'legend', null, { seed: 'closer' }, CLOSER);
  const closer = thoughtOf(loaded, game, looking, offer)!;
  if (closer.lines.length === 0) return explain(loaded, game, seat, { ...closer, pick });
  const answer = answerIn(loaded, game, seat, pick);
  return [{ key: 'bot.closer', with: { answer } }, ...explain(loaded, game, seat, closer)];
}

const styles = [null, ...(Object.keys(STYLES) as Style[])];
const strengths = STRENGTH_NAMES.flatMap((name) =>
  styles.map((style): [string, BotMaker] => [
    style === null ? name : `${name}-${style}`,
    (loaded, seed = '', limits = {}) => runeboundBot(loaded, name, style, { seed, ...limits }),
  ]),
);

const BOTS: Readonly<Record<string, Readonly<Record<string, BotMaker>>>> = {
  runebound: {
    greedy: (loaded) => greedyBot(publicContent(loaded), {}, botParts(loaded.packs)),
    ...Object.fromEntries(strengths.filter(([name]) => name !== 'greedy')),
  },
  middara: { greedy: (loaded) => greedyAdventurers(loaded as unknown as Loaded<Middara>) },
};

/** By name, the usual one first; every game has one that plays at random. Runebound has strengths, each in several styles:
 *  `champion`, `champion-bold`. */
export const botsOf = (gameId: string): Readonly<Record<string, BotMaker>> => ({ ...BOTS[gameId], ...ANY_GAME });
