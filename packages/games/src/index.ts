/** The games of the registry as they are played, with their secrets, all of them loaded: for the terminal and the server, which
 *  ask for one at any moment. */

import { advise, answerIn, answerOf, explain, thoughtOf, type Bot, type BotMaker, type Sense } from '@questwright/bots';
import {
  imagine,
  play,
  type Game,
  type Loaded,
  type Message,
  type Offer,
  type Refusal,
  type Seat,
  type World,
} from '@questwright/kernel';
import { withSecrets, type GameEntry, type Guide, type SoakKit } from '@questwright/messages';
import { ANY_GAME, botKitOf } from './bots.ts';
import type { GameModule } from './game-module.ts';
import { gameModule, REGISTRY } from './registry.ts';
import { SECRETS } from './secrets.ts';

const MODULES = await Promise.all(Object.keys(REGISTRY).map(async (id) => (await gameModule(id))!));
const KITS = new Map(
  await Promise.all(MODULES.map(async (game) => [game.entry.definition.id, await botKitOf(game)] as const)),
);

const asPlayed = ({ entry }: GameModule): GameEntry => {
  const secrets = SECRETS[entry.definition.id];
  return secrets === undefined ? entry : withSecrets(entry, secrets);
};
export const GAMES: readonly GameEntry[] = MODULES.map(asPlayed);

/** By name, the usual one first. */
export const botsOf = (gameId: string): Readonly<Record<string, BotMaker>> => KITS.get(gameId)?.bots ?? ANY_GAME;

/** What helps to judge a game that was played; null where nobody knows. */
export const senseOf = (loaded: Loaded): Sense<World> | null => KITS.get(loaded.definition.id)?.sense?.(loaded) ?? null;

/** Why a bot answers as it does, as messages: what it considered. Where it answered without thinking, a bot that thinks a little
 *  has a closer look; null where there is none. */
export function thoughts(loaded: Loaded, game: Game<World>, bot: Bot, seat: Seat): Message[] | null {
  const offer = game.pending?.offers.find((one) => one.seat === seat);
  if (offer === undefined) return null;
  const found = thoughtOf(loaded, game, bot, offer);
  if (found !== null && found.lines.length > 0) return explain(loaded, game, seat, found);
  const looking = KITS.get(loaded.definition.id)?.closer?.(loaded);
  const closer = looking === undefined ? null : thoughtOf(loaded, game, looking, offer);
  if (closer === null) return null;
  const pick = found?.pick ?? answerOf(loaded, game, bot, offer);
  if (closer.lines.length === 0) return explain(loaded, game, seat, { ...closer, pick });
  const answer = answerIn(loaded, game, seat, pick);
  return [{ key: 'bot.closer', with: { answer } }, ...explain(loaded, game, seat, closer)];
}

export interface Advice {
  pick: readonly string[];
  /** What it would answer after that, as far as it can be foreseen. */
  then: (readonly string[])[];
  messages: Message[];
}
/** What a good player would answer for a seat, from what that seat sees, and why; null where no bot of the game knows, or the seat
 *  is not asked. */
export function advice(loaded: Loaded, game: Game<World>, seat: Seat): Advice | null {
  const offer = game.pending?.offers.find((one) => one.seat === seat);
  const kit = KITS.get(loaded.definition.id);
  const [name] = Object.keys(kit?.bots ?? {}).filter((one) => !(one in ANY_GAME));
  const bot = kit?.closer?.(loaded) ?? (name === undefined ? null : kit!.bots[name]!(loaded, 'advice'));
  if (offer === undefined || bot === null) return null;
  const found = thoughtOf(loaded, game, bot, offer);
  if (found !== null) return { pick: found.pick, then: [], messages: advise(loaded, game, seat, found) };
  return planned(loaded, game, bot, offer);
}
const MOST_AHEAD = 5;
/** Of a bot that does not weigh answers against each other: what it is about to do, until dice are rolled, something comes to
 *  light, somebody else is asked, or what asked it is over. */
function planned(loaded: Loaded, game: Game<World>, bot: Bot, offer: Offer): Advice {
  const { seat } = offer;
  const pictured = imagine(loaded, game, seat);
  const { dice, world, stack } = pictured;
  const asking = stack.at(-1);
  const { drawn } = dice;
  const { news } = world.things;
  const picks: (readonly string[])[] = [];
  const messages: Message[] = [];
  for (let next: Offer | undefined = offer; next !== undefined && picks.length < MOST_AHEAD;) {
    const pick: readonly string[] = answerOf(loaded, pictured, bot, next);
    const key = picks.length === 0 ? 'advice.first' : 'advice.then';
    messages.push({ key, with: { answer: answerIn(loaded, pictured, seat, pick) } });
    picks.push(pick);
    const refusal: Refusal | null = play(loaded, pictured, seat, { no: pictured.pending!.no, pick });
    const isForeseen: boolean =
      refusal === null && pictured.dice.drawn === drawn && pictured.world.things.news === news;
    const [first, ...others] = pictured.pending?.offers.filter(({ asked }) => asked) ?? [];
    const isOwn = first?.seat === seat && others.length === 0 && pictured.stack.includes(asking!);
    next = isForeseen && isOwn ? first : undefined;
  }
  return { pick: picks[0]!, then: picks.slice(1), messages };
}

/** The guided first game; null where there is none. */
export const guideOf = async (gameId: string): Promise<Guide | null> =>
  (await (await gameModule(gameId))?.guide?.()) ?? null;

/** What a game gives to its soak. */
// oxlint-disable-next-line typescript/no-explicit-any
export const soakKitOf = async (gameId: string): Promise<SoakKit<any>> =>
  (await (await gameModule(gameId))?.soak?.()) ?? {};
