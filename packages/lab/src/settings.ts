/** Which games a lab plays. */

import type { BotMaker } from '@questwright/bots';
import { botKitOf } from '@questwright/games/bots';
import { gameModule } from '@questwright/games/registry';
import { AmendError, below, load, LoadError, seeded, whyNotSeats, type Loaded } from '@questwright/kernel';
import {
  entryFor,
  isFull,
  roleKindOf,
  type ChosenRole,
  type GameEntry,
  type LabKit,
  type RoleKind,
} from '@questwright/messages';
import { anyGame } from './any-game.ts';

export interface LabSettings {
  game: string;
  packs: readonly string[];
  players: number;
  /** Who plays; fewer than there are players go round. From game to game everybody moves on by a seat. */
  bots: readonly string[];
  /** Whom they play. Those without one take whoever comes; of more than there are players, some are drawn for each game. */
  heroes: readonly string[];
  /** Everything random follows from it. */
  seed: string;
}

/** Settings that cannot be played, with the reason. */
export class LabProblem extends Error {}

export interface Lab {
  settings: LabSettings;
  entry: GameEntry;
  loaded: Loaded;
  makers: Readonly<Record<string, BotMaker>>;
  // Each game has a world, rows and a report of its own; a lab treats them all alike.
  // oxlint-disable-next-line typescript/no-explicit-any
  kit: LabKit<any, any, any>;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** Checks settings from wherever they come. `games` are the games as they are played; without its secrets, a game that has some is
 *  not played. */
export async function openLab(given: unknown, games: readonly GameEntry[] = []): Promise<Lab> {
  const { game, packs, players, bots, heroes, seed } = (given ?? {}) as Partial<LabSettings>;
  if (
    !isText(game) ||
    !isList(packs) ||
    !isList(bots) ||
    !isList(heroes) ||
    !isText(seed) ||
    !Number.isInteger(players)
  )
    throw new LabProblem('These are no settings of a lab.');
  const module = await gameModule(game);
  if (module === null) throw new LabProblem(`There is no game "${game}".`);
  const entry = games.find(({ definition }) => definition.id === game) ?? module.entry;
  const settings = { game, packs, players: players!, bots, heroes, seed };
  const loaded = loadWith(entry, packs);
  const { min, max } = loaded.seats;
  const refusal = whyNotSeats(loaded, players!);
  if (refusal !== null)
    throw new LabProblem(`${game} is for ${min} to ${max} seats, not for ${players} (${refusal.rule}).`);
  const { bots: makers } = await botKitOf(module);
  checkBots(settings, Object.keys(makers));
  const chosen = entryFor(entry, packs);
  checkHeroes(chosen, loaded, settings);
  return { settings, entry: chosen, loaded, makers, kit: (await module.lab?.()) ?? anyGame };
}

function loadWith({ definition }: GameEntry, packs: readonly string[]): Loaded {
  try {
    return load(definition, { packs });
  } catch (error) {
    // The kernel says which packs there are, which exclude each other, and by which rule.
    throw error instanceof LoadError || error instanceof AmendError ? new LabProblem(error.message) : error;
  }
}

function checkBots({ game, bots, players }: LabSettings, known: readonly string[]): void {
  if (bots.length === 0) throw new LabProblem(`Somebody must play; there are ${known.join(', ')}.`);
  if (bots.length > players) throw new LabProblem(`There are ${bots.length} bots, but ${players} seats.`);
  const strange = bots.find((one) => !known.includes(one));
  if (strange !== undefined)
    throw new LabProblem(`There is no bot "${strange}" for ${game}; there are ${known.join(', ')}.`);
}

function checkHeroes(entry: GameEntry, loaded: Loaded, { game, heroes, players }: LabSettings): void {
  if (heroes.length === 0) return;
  if (entry.roles === undefined) throw new LabProblem(`In ${game} there is nobody to choose.`);
  const kindOf = kindsIn(entry, loaded);
  const known = [...loaded.content.keys()].filter((id) => kindOf(id) !== null);
  const strange = heroes.find((one) => !known.includes(one));
  if (strange !== undefined) throw new LabProblem(`"${strange}" is nobody; there are ${known.join(', ')}.`);
  const twice = heroes.find((one, i) => heroes.indexOf(one) < i);
  if (twice !== undefined) throw new LabProblem(`${twice} is named twice.`);
  const chosen = heroes.map((id) => ({ id, option: kindOf(id)!.option }));
  const extra = heroes.length > players ? undefined : heroes.find((id, i) => isFull(kindOf(id)!, chosen.slice(0, i)));
  if (extra !== undefined)
    throw new LabProblem(`${extra} is one too many: ${kindOf(extra)!.most} may play a ${kindOf(extra)!.kind}.`);
}

/** Of which kind of roles a card is; null for what nobody plays. */
type Kinds = (id: string) => RoleKind | null;
const kindsIn =
  (entry: GameEntry, { content }: Loaded): Kinds =>
  (id) =>
    roleKindOf(entry, content.get(id)?.content);

export interface Seating {
  bots: string[];
  /** By seat; null: whoever comes. */
  heroes: (ChosenRole | null)[];
}

/** Who sits where in a game: over as many games as there are players, everybody has every seat. */
export function seatingOf({ settings, entry, loaded }: Pick<Lab, 'settings' | 'entry' | 'loaded'>, n: number): Seating {
  const { players, bots, heroes, seed } = settings;
  const kindOf = kindsIn(entry, loaded);
  const order = heroes.length > players ? mixed(heroes, `${seed} ${n} heroes`) : heroes;
  const drawn: ChosenRole[] = [];
  for (const id of order) {
    const of = kindOf(id)!;
    if (drawn.length < players && !isFull(of, drawn)) drawn.push({ id, option: of.option });
  }
  const places = Array.from({ length: players }, (_, seat) => (seat + n) % players);
  return {
    bots: places.map((place) => bots[place % bots.length]!),
    heroes: places.map((place) => drawn[place] ?? null),
  };
}

function mixed(all: readonly string[], seed: string): string[] {
  const left = [...all];
  const dice = seeded(seed);
  return all.map(() => left.splice(below(dice, left.length), 1)[0]!);
}
