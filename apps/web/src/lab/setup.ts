/** Which games the lab is to play, and how that is written into the address of the page and as a command. */

import type { LabSettings } from '@questwright/lab';
import type { OfferedGame } from '../net/requests.ts';
import { seatsFor } from '../new-game/setup.ts';

export interface LabSetup extends LabSettings {
  games: number;
}

export const FEWEST_GAMES = 1;
export const MOST_GAMES = 2000;
const USUAL = { game: 'runebound', games: 100, players: 4, seed: 'lab' };

const within = (number: number, least: number, most: number): number => Math.max(least, Math.min(most, number));
const numberOr = (text: string | null, usual: number): number =>
  text !== null && /^\d+$/.test(text) ? Number(text) : usual;
const listIn = (text: string | null): string[] => (text ?? '').split(',').filter((one) => one !== '');

/** The game that an address asks for. */
export function askedIn(search: string, games: readonly OfferedGame[]): OfferedGame | null {
  const named = new URLSearchParams(search).get('game');
  const find = (id: string | null): OfferedGame | undefined => games.find((game) => game.id === id);
  return find(named) ?? find(USUAL.game) ?? games[0] ?? null;
}

/** What an address asks for, as far as the game knows it. */
export function setupFrom(search: string, game: OfferedGame): LabSetup {
  const asked = new URLSearchParams(search);
  const packs = listIn(asked.get('variants')).filter((id) => game.packs.some((pack) => pack.id === id));
  const { min, max } = seatsFor(game, packs);
  const players = within(numberOr(asked.get('players'), USUAL.players), min, max);
  const bots = listIn(asked.get('bots')).filter((bot) => game.bots.includes(bot));
  return {
    game: game.id,
    packs,
    players,
    bots: botsFor(bots.length > 0 ? bots : [game.bots[0]!], players),
    heroes: [...new Set(listIn(asked.get('heroes')))],
    games: within(numberOr(asked.get('games'), USUAL.games), FEWEST_GAMES, MOST_GAMES),
    seed: asked.get('seed') ?? USUAL.seed,
  };
}

/** One for each player; fewer go round. */
export const botsFor = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, i) => bots[i % bots.length]!);

const sameBots = (bots: readonly string[]): readonly string[] => (new Set(bots).size === 1 ? bots.slice(0, 1) : bots);

export function addressOf({ game, packs, players, bots, heroes, games, seed }: LabSetup): string {
  const parts: [string, string][] = [
    ['game', game === USUAL.game ? '' : game],
    ['players', String(players)],
    ['variants', packs.join(',')],
    ['heroes', heroes.join(',')],
    ['bots', sameBots(bots).join(',')],
    ['games', String(games)],
    ['seed', seed],
  ];
  return `?${new URLSearchParams(parts.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')}`;
}

export function commandOf({ game, packs, players, bots, heroes, games, seed }: LabSetup): string {
  const quoted = (text: string): string => (/^[\w,.-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
  return [
    `npx questwright lab ${game} --players ${players}`,
    ...(packs.length > 0 ? [`--variants ${packs.join(',')}`] : []),
    ...(heroes.length > 0 ? [`--heroes ${heroes.join(',')}`] : []),
    `--bots ${sameBots(bots).join(',')} --games ${games} --seed ${quoted(seed)}`,
  ].join(' ');
}
