import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { soaking, type SoakFailure, type SoakOptions, type SoakReport } from '@questwright/harness';
import { combinations, eventFor, labelOf, promptOf, type GameRecord, type World } from '@questwright/kernel';
import { wordCheck, type GameEntry, type WordCheck } from '@questwright/messages';
import { gameNamed, listOf, loadGame, titleOf } from '../games.ts';
import { paperOn } from '../paper.ts';
import { reasonOf, wrongUse } from '../problem.ts';
import { wholeNumber } from './play.ts';

export interface SoakCommandOptions {
  games: string;
  seed: string;
  seats?: string;
  packs: string;
  every?: string;
}

export async function soak(game: string, options: SoakCommandOptions): Promise<void> {
  const entry = gameNamed(game);
  const games = wholeNumber('--games', options.games);
  const check = wordCheck(entry);
  let interrupted = false;
  const interrupt = (): void => void (interrupted = true);
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  const settings: SoakOptions<World> = {
    games,
    seed: options.seed,
    packs: packSets(entry, options.packs),
    ...(options.seats === undefined ? {} : { seats: seatCounts(entry, options.seats) }),
    ...(options.every === undefined ? {} : { every: Math.max(1, wholeNumber('--every', options.every)) }),
    stop: () => interrupted,
    onDecision: (record) => hear(check, record),
    onEvents: (_, events) => events.forEach((event) => check.met(eventFor(event, null))),
  };
  const progress = new Progress(games);
  const running = soaking(entry.definition, settings);
  let step = running.next();
  while (!step.done) {
    await progress.rest(step.value);
    step = running.next();
  }
  progress.finish(step.value);
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  report(entry, step.value, check.problems(), interrupted);
}

function packSets(entry: GameEntry, text: string): string[][] {
  if (text === 'all') {
    const clashes = new Set<string>();
    const sets = combinations(entry.definition).filter((packs) => {
      try {
        loadGame(entry, packs);
        return true;
      } catch (error) {
        clashes.add(reasonOf(error));
        return false;
      }
    });
    for (const clash of clashes) console.error(`Not played together: ${clash}`);
    return sets;
  }
  const packs = text === 'none' ? [] : listOf(text);
  loadGame(entry, packs);
  return [packs];
}

function seatCounts({ definition }: GameEntry, text: string): number[] {
  const { min, max, rule } = definition.seats;
  return listOf(text).map((part) => {
    const seats = wholeNumber('--seats', part);
    if (seats >= min && seats <= max) return seats;
    throw wrongUse(`${definition.id} is for ${min} to ${max} seats, not for ${seats} (${rule}).`);
  });
}

/** Every prompt and label that comes up must have words. */
function hear(check: WordCheck, { loaded, game }: GameRecord<World>): void {
  for (const { seat, options, forms, asides, asked } of game.pending!.offers) {
    if (asked) check.met(promptOf(loaded, game, seat));
    for (const id of options) check.met(labelOf(loaded, game, seat, id));
    for (const { choice } of forms) check.met(labelOf(loaded, game, seat, choice));
    for (const id of asides) check.met(labelOf(loaded, game, seat, id));
  }
}

function report(entry: GameEntry, result: SoakReport, wordless: readonly string[], interrupted: boolean): void {
  const paper = paperOn(process.stdout);
  const { games, finished, capped, decisions, failures, cardsUnreached, stepsUnreached, choicesUnreached } = result;
  const list = (title: string, names: readonly string[]): void => {
    if (names.length > 0) paper.text(`${title} (${names.length}): ${names.join(', ')}`, '', '  ');
  };
  if (interrupted) paper.line('Stopped before the end; this is what there is.');
  paper.text(
    `${titleOf(entry)}: ${games} games, ${finished} finished, ${capped} capped, ${decisions} decisions, ${failures.length} failures.`,
  );
  list('Cards never reached', cardsUnreached);
  list('Steps never reached', stepsUnreached);
  list('Choices never taken', choicesUnreached);
  list('Without words', wordless);
  for (const failure of failures) {
    paper.text(
      `Game ${failure.game} (seed "${failure.seed}", packs ${failure.packs.join(', ') || 'none'}) failed: ${failure.error}`,
      '',
      '  ',
    );
    paper.line(`  ${writeFailure(entry, failure)}`);
  }
  const summary = {
    games,
    finished,
    capped,
    decisions,
    failures: failures.length,
    cards_unreached: cardsUnreached.length,
    steps_unreached: stepsUnreached.length,
    choices_unreached: choicesUnreached.length,
    words_missing: wordless.length,
  };
  paper.line(JSON.stringify(summary));
  if (failures.length > 0 || wordless.length > 0) process.exitCode = 1;
}

/** The input log of a failed game, as a file that replays it. */
function writeFailure({ definition }: GameEntry, { game, seed, file }: SoakFailure): string {
  const folder = path.join(tmpdir(), 'questwright-soak');
  mkdirSync(folder, { recursive: true });
  const name = path.join(folder, `${definition.id}-${seed.replaceAll(/\W+/g, '-')}-${game}.json`);
  writeFileSync(name, `${JSON.stringify(file, null, 1)}\n`);
  return name;
}

/** A bar on a terminal; elsewhere a line now and then, so that a log stays short. */
class Progress {
  private readonly games: number;
  private readonly stream = process.stderr;
  private readonly started = performance.now();
  private shown = performance.now();
  private rested = performance.now();

  constructor(games: number) {
    this.games = games;
  }

  /** Shows where we are. Signals are heard only while the loop rests, so it rests now and then. */
  async rest(report: SoakReport): Promise<void> {
    if (performance.now() - this.rested < 100) return;
    if (performance.now() - this.shown > (this.stream.isTTY ? 100 : 5_000)) this.show(report);
    await setImmediate();
    this.rested = performance.now();
  }
  finish(report: SoakReport): void {
    if (!this.stream.isTTY) return;
    this.show(report);
    this.stream.write('\n');
  }

  private show({ games, failures, decisions }: SoakReport): void {
    this.shown = performance.now();
    const seconds = ((this.shown - this.started) / 1000).toFixed(0);
    const text = `${games} of ${this.games} games, ${decisions} decisions, ${failures.length} failures, ${seconds} s`;
    if (!this.stream.isTTY) {
      this.stream.write(`${text}\n`);
      return;
    }
    const filled = Math.round((games / Math.max(1, this.games)) * 20);
    this.stream.write(`\r[${'#'.repeat(filled)}${'.'.repeat(20 - filled)}] ${text} `);
  }
}
