/** Encounters of Middara in the middle, as game files: the greedy bot plays them until something certain is asked. */

import { answerBy } from '@questwright/bots';
import { answer, load, open, save, type Event, type Game, type GameFile } from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot } from '@questwright/middara/bot';
import { wholeMiddara } from '@questwright/middara/secrets';

interface Wanted {
  encounter: string;
  secret: string;
  /** Played to its end. */
  over?: true;
  /** Looked at before each answer, with what the bot would say. */
  until(game: Game<Middara>, pick: readonly string[]): boolean;
}

const isAt = ({ pending }: Game<Middara>, at: string): boolean => `${pending?.proc}/${pending?.step}` === at;
const offers = (game: Game<Middara>, choice: string): boolean =>
  game.pending?.offers.some(({ options }) => options.some((id) => id.split(':')[0] === choice)) === true;
const nextIsEnemy = ({ world }: Game<Middara>): boolean => {
  const next = world.track.flatMap(({ figures }) => figures).find((one) => !figureIn(world, one).acted);
  const after = world.track
    .flatMap(({ figures }) => figures)
    .filter((one) => one !== next && !figureIn(world, one).acted)[0];
  return after !== undefined && figureIn(world, after).side === 'opponents';
};
const figureIn = ({ figures }: Middara, thing: number): Middara['figures'][number] =>
  figures.find((one) => one.thing === thing)!;

/** By name; each lies among the positions that tests may open. */
const ENCOUNTERS: Readonly<Record<string, Wanted>> = {
  /** Somebody’s turn in the second round, with an opponent in reach. */
  'an activation': {
    encounter: 'the-sluice',
    secret: 'lantern',
    until: (game) => game.world.round === 2 && isAt(game, 'turn/action phase') && offers(game, 'attack'),
  },
  /** The last answer before an opponent acts. */
  'before an opponent': {
    encounter: 'the-sluice',
    secret: 'lantern',
    until: (game, [pick]) => game.world.round > 0 && pick === 'end turn' && nextIsEnemy(game),
  },
  /** An Adventurer is asked whether to Empower an Attack. */
  'an attack': { encounter: 'the-sluice', secret: 'lantern', until: (game) => isAt(game, 'attack/empower') },
  /** Symbols lie there that can be spent. */
  'symbols to spend': {
    encounter: 'the-sluice',
    secret: 'ladder',
    until: (game) => isAt(game, 'attack/adding to the roll') && offers(game, 'spend'),
  },
  /** Many opponents have had their turns. */
  'many opponents': {
    encounter: 'bombing-the-sickles',
    secret: 'lantern',
    until: (game) => game.world.round === 4 && isAt(game, 'turn/action phase'),
  },
  /** An Encounter that is over. */
  'an Encounter’s end': { encounter: 'the-sluice', secret: 'lantern', over: true, until: () => false },
  /** An Adventurer is attacked. */
  attacked: {
    encounter: 'the-sluice',
    secret: 'lantern',
    until: (game) => isAt(game, 'attack/dodge') && offers(game, 'dodge'),
  },
};

export function encounterFile(name: string): GameFile {
  const { encounter, secret, over = false, until } = ENCOUNTERS[name]!;
  const loaded = load<Middara>(wholeMiddara.definition as never, {});
  const bot = greedyBot(loaded);
  const events: Event[] = [];
  const record = open(loaded, { seats: 1, secret, options: { encounter } }, events);
  for (let answers = 0; answers < 2000; answers++) {
    const { pending } = record.game;
    if (pending === null && over) return save(record);
    if (pending === null) break;
    const offer = pending.offers.find(({ asked }) => asked) ?? pending.offers[0]!;
    const pick = isAt(record.game, 'setting up/outfit')
      ? ['ready outfit']
      : answerBy(loaded, record.game, bot, offer.seat);
    if (until(record.game, pick)) return save(record);
    const { refusal } = answer(record, offer.seat, { no: pending.no, pick });
    if (refusal !== null) throw new Error(`${name}: ${pick.join(' ')} is refused: ${refusal.key}`);
  }
  throw new Error(`${name} does not come up`);
}
export const ENCOUNTER_NAMES = Object.keys(ENCOUNTERS);
