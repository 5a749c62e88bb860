import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { botsOf } from '@questwright/games';
import { gameNamed, listOf, loadGame, titleOf } from '../games.ts';
import { labGames, labKitOf } from '../lab/kits.ts';
import { playAll } from '../lab/threads.ts';
import { wrongUse } from '../problem.ts';
import { wholeNumber } from './play.ts';

export interface LabCommandOptions {
  games: string;
  seed: string;
  players: string;
  variants: string;
  bots: string;
  threads?: string;
  json?: string;
}

export async function lab(name: string, options: LabCommandOptions): Promise<void> {
  const entry = gameNamed(name);
  const { id, seats } = entry.definition;
  const kit = labKitOf(id);
  if (kit === null) throw wrongUse(`Nothing is counted in ${id} yet; there is a lab for ${labGames().join(', ')}.`);
  const games = wholeNumber('--games', options.games);
  const players = wholeNumber('--players', options.players);
  if (players < seats.min || players > seats.max) {
    throw wrongUse(`${id} is for ${seats.min} to ${seats.max} seats, not for ${players} (${seats.rule}).`);
  }
  const packs = listOf(options.variants);
  loadGame(entry, packs);
  const settings = { game: id, packs, bots: botsBySeat(id, options.bots, players), seed: options.seed };
  const threads =
    options.threads === undefined ? availableParallelism() : Math.max(1, wholeNumber('--threads', options.threads));

  let interrupted = false;
  const interrupt = (): void => void (interrupted = true);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const rows = await playAll(settings, { games, threads, stop: () => interrupted, onRow: progressOf(games) });
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);

  const report = kit.report(rows);
  if (options.json !== undefined) {
    writeFileSync(options.json, `${JSON.stringify({ settings, report, rows }, null, 1)}\n`);
  }
  if (interrupted) console.log('Stopped before the end; this is what there is.');
  console.log(
    `${titleOf(entry)}, ${players} players (${[...new Set(settings.bots)].join(', ')}), ${packs.join(', ') || 'no variants'}:`,
  );
  for (const line of kit.lines(report)) console.log(line);
  console.log(JSON.stringify(kit.summary(report)));
}

function botsBySeat(gameId: string, text: string, players: number): string[] {
  const known = Object.keys(botsOf(gameId));
  const names = listOf(text);
  const strange = names.length === 0 ? text : names.find((one) => !known.includes(one));
  if (strange !== undefined)
    throw wrongUse(`There is no bot "${strange}" for ${gameId}; there are ${known.join(', ')}.`);
  return Array.from({ length: players }, (_, seat) => names[seat % names.length]!);
}

/** A line that is written over on a terminal; elsewhere a line now and then, so that a log stays short. */
function progressOf(games: number): (played: number) => void {
  const { stderr } = process;
  const started = performance.now();
  let shown = started;
  return (played) => {
    const now = performance.now();
    if (played < games && now - shown < (stderr.isTTY ? 100 : 5_000)) return;
    shown = now;
    const text = `${played} of ${games} games, ${((now - started) / 1000).toFixed(0)} s`;
    stderr.write(stderr.isTTY ? `\r${text}${played < games ? '' : '\n'}` : `${text}\n`);
  };
}
