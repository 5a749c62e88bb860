/** Writes the games of `fixtures/recordings` that are not there yet: `npm run recordings`. What is there is left alone. */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { answerOf, randomBot, whoAnswers, type Bot } from '@questwright/bots';
import { load, type Loaded, type Params } from '@questwright/kernel';
import { botsOf, GAMES } from '../src/index.ts';
import { recorded, written } from './recording.ts';

const FOLDER = new URL('../../../fixtures/recordings/', import.meta.url);

interface Plan {
  game: string;
  name: string;
  packs?: readonly string[];
  seats: number;
  options?: Params;
  bot?: 'random';
  /** Where to stop a game that does not end. */
  most?: number;
}

const definitionOf = (game: string) => GAMES.find(({ definition }) => definition.id === game)!.definition;
/** A game with each pack, and with what that needs. */
const oneByOne = (game: string, seats: number, most: number): Plan[] =>
  definitionOf(game).packs.map(({ id, needs = [] }) => ({ game, name: id, seats, packs: [...needs, id], most }));
const starts = (kind: string): string[] =>
  Object.entries(definitionOf('middara').rules.content).flatMap(([id, card]) => (card['kind'] === kind ? [id] : []));

/** Every game, every pack and variant at least once, every Encounter; by good players and by chance. */
const PLANS: readonly Plan[] = [
  { game: 'runebound', name: 'base', seats: 2 },
  { game: 'runebound', name: 'alone', seats: 1, packs: ['doom-track'] },
  { game: 'runebound', name: 'by-chance', seats: 3, packs: ['doom-track', 'travel-hazards'], bot: 'random', most: 900 },
  { game: 'runebound', name: 'six', seats: 6, packs: ['doom-track', 'travel-hazards', 'shorter'], most: 1500 },
  {
    game: 'runebound',
    name: 'everything',
    seats: 4,
    packs: ['softer-knockouts', 'item-limits', 'ally-limits', 'longer', 'doom-track', 'travel-hazards'],
    most: 1500,
  },
  ...oneByOne('runebound', 2, 1200),
  ...starts('encounter').map((encounter, i) => ({
    game: 'middara',
    name: encounter,
    seats: (i % 4) + 1,
    options: { encounter },
    most: 700,
  })),
  ...starts('abraxis').map((encounter) => ({
    game: 'middara',
    name: encounter,
    seats: 1,
    options: { encounter },
    most: 400,
  })),
  ...oneByOne('middara', 2, 500),
  { game: 'middara', name: 'by-chance', seats: 4, bot: 'random', most: 500 },
  { game: 'tictactoe', name: 'base', seats: 2 },
  ...['lanterns', 'skirmish'].flatMap((game): Plan[] => {
    const seats = Math.max(2, definitionOf(game).seats.min);
    return [{ game, name: 'base', seats, most: 600 }, ...oneByOne(game, seats, 600)];
  }),
];

function botFor(loaded: Loaded, plan: Plan, secret: string): Bot {
  const [usual] = Object.values(botsOf(plan.game));
  return plan.bot === 'random' || usual === undefined ? randomBot(secret) : usual(loaded, secret);
}

mkdirSync(FOLDER, { recursive: true });
/** Recorded with whatever version: as long as they are played just so, they need not be recorded again. */
const known = new Set(readdirSync(FOLDER).map((file) => file.replace(/-\d+-/, '-')));
for (const plan of PLANS) {
  const { game, packs = [], seats, options = {}, most = Infinity } = plan;
  const definition = definitionOf(game);
  const name = `${game}-${definition.version}-${plan.name}`;
  const file = new URL(`${name}.ndjson`, FOLDER);
  if (known.has(`${game}-${plan.name}.ndjson`)) continue;
  const loaded = load(definition, { packs });
  const bot = botFor(loaded, plan, name);
  let answers = 0;
  const one = recorded(definition, { packs: [...packs], seats, options, secret: name }, (position) => {
    if (answers++ === most) return null;
    const offer = whoAnswers(position.pending!);
    return { seat: offer.seat, pick: answerOf(loaded, position, bot, offer) };
  });
  writeFileSync(file, written(one));
  console.log(`${name}: ${one.lines.length} answers`);
}
