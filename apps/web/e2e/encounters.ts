/** Encounters of Middara in the middle, as game files: the greedy bot plays them until something certain is asked. */

import { answerBy, playGame } from '@questwright/bots';
import {
  advance,
  answer,
  load,
  open,
  openAt,
  save,
  type Definition,
  type Event,
  type Game,
  type GameFile,
  type Loaded,
} from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot } from '@questwright/middara/bot';
import { wholeMiddara } from '@questwright/middara/secrets';

interface Wanted {
  encounter: string;
  secret: string;
  /** One, unless it says more. */
  seats?: number;
  /** Played to its end. */
  over?: boolean;
  /** Every opponent falls to the first blow that harms it. */
  weakened?: true;
  /** Looked at before each answer, with what the bot would say. */
  until(game: Game<Middara>, pick: readonly string[], loaded: Loaded<Middara>): boolean;
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

const canSpend = (game: Game<Middara>): boolean => isAt(game, 'attack/adding to the roll') && offers(game, 'spend');
/** No opponent of the Sluice has more Defense. */
const SURE = 10;
/** Whoever leads an Adventurer is asked where it begins. */
const begins = { encounter: 'the-sluice', until: (game: Game<Middara>): boolean => offers(game, 'start') };

/** By name; each lies among the positions that tests may open. */
const ENCOUNTERS: Readonly<Record<string, Wanted>> = {
  /** Nothing has been chosen yet. */
  'an outfit': { encounter: 'the-sluice', secret: 'lantern', until: () => true },
  Abraxis: { encounter: 'pirate-wench', secret: 'lantern', until: () => true },
  /** Two lead two Adventurers each. */
  'a beginning': { ...begins, secret: 'short 2', seats: 2 },
  /** The same, and soon over. */
  'a short beginning': { ...begins, secret: 'short 2', seats: 2, weakened: true },
  /** Somebody’s turn in the second round, with an opponent in reach. */
  'an activation': {
    encounter: 'the-sluice',
    secret: 'lantern',
    until: (game) => game.world.round === 2 && isAt(game, 'turn/action phase') && offers(game, 'attack'),
  },
  /** The last answer before an opponent goes somewhere and strikes. */
  'before an opponent': {
    encounter: 'sickles-upon-sickles',
    secret: 'lantern',
    until: (game, [pick = ''], loaded) => {
      if (game.world.round === 0 || pick !== 'end turn' || !nextIsEnemy(game)) return false;
      const { game: after, events } = advance(loaded, game, 0, { no: game.pending!.no, pick: [pick] });
      const tags = events.map(({ tag }) => tag);
      const turns = tags.filter((tag) => tag === 'turn begins').length;
      if (!tags.includes('placed')) return false;
      return isAt(after, 'attack/dodge') && turns === 1 && tags.indexOf('attacks') > tags.indexOf('placed');
    },
  },
  /** An Adventurer is asked whether to Empower an Attack that leaves Symbols to spend without it. */
  'an attack': {
    encounter: 'the-sluice',
    secret: 'lantern',
    until: (game, _, loaded) =>
      isAt(game, 'attack/empower') &&
      canSpend(advance(loaded, game, 0, { no: game.pending!.no, pick: ['plain'] }).game),
  },
  /** Symbols lie there that can be spent, more than once, and the roll hits without them. */
  'symbols to spend': {
    encounter: 'the-sluice',
    secret: 'ladder',
    until: (game) => {
      const { roll = 0, symbols } = (game.stack.at(-1)?.locals ?? {}) as { roll?: number; symbols?: { book: number } };
      return canSpend(game) && roll > SURE && symbols!.book > 1;
    },
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

/** So many games are looked through. */
const GAMES = 12;
export function encounterFile(name: string): GameFile {
  if (CROWDS[name] !== undefined) return crowd(CROWDS[name]);
  const wanted = ENCOUNTERS[name]!;
  for (let n = 0; n < GAMES; n++) {
    const found = playedUntil({ ...wanted, secret: n === 0 ? wanted.secret : `${wanted.secret} ${n}` });
    if (found !== null) return found;
  }
  throw new Error(`${name} does not come up`);
}
function playedUntil({ encounter, secret, seats = 1, over = false, weakened, until }: Wanted): GameFile | null {
  const loaded = load<Middara>(wholeMiddara.definition as never, {});
  const bot = greedyBot(loaded);
  const events: Event[] = [];
  const record = open(loaded, { seats, secret, options: { encounter } }, events);
  for (let answers = 0; answers < 2000; answers++) {
    const { pending } = record.game;
    if (pending === null) return over ? save(record) : null;
    const offer = pending.offers.find(({ asked }) => asked) ?? pending.offers[0]!;
    const pick = isAt(record.game, 'setting up/outfit')
      ? ['ready outfit']
      : answerBy(loaded, record.game, bot, offer.seat);
    if (until(record.game, pick, loaded)) return weakened ? weakest(loaded, record.game, seats, secret) : save(record);
    const { refusal } = answer(record, offer.seat, { no: pending.no, pick });
    if (refusal !== null) throw new Error(`${encounter}: ${pick.join(' ')} is refused: ${refusal.key}`);
  }
  return null;
}

function weakest(loaded: Loaded<Middara>, game: Game<Middara>, seats: number, secret: string): GameFile {
  const { things, figures } = game.world;
  const { content } = (wholeMiddara as unknown as { definition: Definition<Middara> }).definition.rules;
  for (const figure of figures.filter(({ side }) => side === 'opponents')) {
    const { hp } = content[things.cards[things.card[figure.thing]!]!] as unknown as { hp: number };
    figure.damage = hp - 1;
  }
  return save(openAt(loaded, { seats, secret }, game));
}

/** More Cave Sickles on the board of Bombing the Sickles than any Encounter has: so many figures in all. */
function crowd(figures: number): GameFile {
  const { definition } = wholeMiddara as unknown as { definition: Definition<Middara> };
  const id = 'bombing-the-sickles';
  const sickles = definition.rules.content[id] as unknown as { combatants: { card: string; at: string }[] };
  const free = ['g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r'].flatMap((column, x) =>
    [1, 2, 3, 4, 5, 6].flatMap((row) => ((x + row) % 3 === 0 ? [`${column}${row}`] : [])),
  );
  const more = free
    .filter((at) => sickles.combatants.every((one) => one.at !== at))
    .slice(0, figures - PARTY - sickles.combatants.length)
    .map((at) => ({ card: 'cave-sickle', at }));
  const content = { ...definition.rules.content, [id]: { ...sickles, combatants: [...sickles.combatants, ...more] } };
  const crowded = load({ ...definition, rules: { ...definition.rules, content: content as never } });
  const { game } = playGame<Middara>(crowded, [greedyBot(crowded)], {
    seed: `crowd ${figures}`,
    options: { encounter: id },
    until: (now) => now.world.round === 1 && isAt(now, 'turn/action phase') && offers(now, 'move'),
  });
  return save(openAt(load(definition), { seats: 1, secret: id }, game));
}
const PARTY = 4;
const CROWDS: Readonly<Record<string, number>> = { 'ten figures': 10, 'thirty figures': 30 };

export const ENCOUNTER_NAMES = [...Object.keys(ENCOUNTERS), ...Object.keys(CROWDS)];
