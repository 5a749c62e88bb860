import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { GAMES } from '@questwright/games';
import { LabProblem, openLab, playAll, type Lab, type LabSettings } from '@questwright/lab';
import { textOf } from '@questwright/lab/report';
import { gameNamed, listOf, titleOf } from '../games.ts';
import { Job, placeOf } from '../lab/job.ts';
import { progressOf } from '../lab/progress.ts';
import { threadFor } from '../lab/threads.ts';
import { say, wordsOf } from '../language.ts';
import { rolesNamed } from '../play/roles.ts';
import { failure, Problem, reasonOf, wrongUse } from '../problem.ts';
import { wholeNumber } from './play.ts';

export interface LabCommandOptions {
  game?: string;
  games: string;
  seed: string;
  players: string;
  variants: string;
  heroes: string;
  bots: string;
  threads?: string;
  job?: string;
  anew?: boolean;
  json?: string;
  report?: string;
  queue?: string;
}

export async function lab(named: string | undefined, options: LabCommandOptions): Promise<void> {
  const games = wholeNumber('--games', options.games);
  const threads =
    options.threads === undefined ? availableParallelism() : Math.max(1, wholeNumber('--threads', options.threads));
  const opened = await openFrom(named, options);
  const { settings } = opened;
  const file = options.job ?? placeOf(settings, 'jsonl');
  if (options.anew === true) rmSync(file, { force: true });
  const job = Job.open(file, settings);

  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    await checkSame(settings, job, stop.signal);
    const before = games - job.missing(games).length;
    const show = progressOf(games, before);
    let played = before;
    const onGame = (game: { n: number; row: unknown }): void => {
      if (job.add(game)) show(++played);
    };
    if (options.queue === undefined) {
      await playAll(job.missing(games), () => threadFor(settings), { hands: threads, signal: stop.signal, onGame });
    } else {
      const { playByQueue } = await import('../lab/queue.ts');
      await playByQueue(options.queue, settings, job.missing(games), { signal: stop.signal, onGame });
    }
  } catch (error) {
    throw error instanceof Problem ? error : failure(reasonOf(error));
  } finally {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
  await tell(opened, job, games, options);
}

async function openFrom(named: string | undefined, options: LabCommandOptions): Promise<Lab> {
  if (named !== undefined && options.game !== undefined && named !== options.game) throw wrongUse(say('lab.twice'));
  const entry = gameNamed(named ?? options.game ?? 'runebound');
  const packs = listOf(options.variants);
  const settings = {
    game: entry.definition.id,
    packs,
    players: wholeNumber('--players', options.players),
    bots: listOf(options.bots),
    heroes: [] as string[],
    seed: options.seed,
  };
  try {
    const opened = await openLab(settings, GAMES);
    const names = listOf(options.heroes);
    if (names.length === 0) return opened;
    const heroes = rolesNamed(entry, opened.loaded, names).flatMap((role) => role?.id ?? []);
    return await openLab({ ...settings, heroes }, GAMES);
  } catch (error) {
    throw error instanceof LabProblem ? wrongUse(error.message) : error;
  }
}

/** Games of an older version must not be mixed with new ones: a game that is there is played again, and must be the same. */
async function checkSame(settings: LabSettings, job: Job, signal: AbortSignal): Promise<void> {
  const known = job.first();
  if (known === null) return;
  let again: unknown = known.row;
  const onGame = ({ row }: { row: unknown }): void => void (again = row);
  await playAll([known.n], () => threadFor(settings), { hands: 1, signal, onGame });
  if (JSON.stringify(again) === JSON.stringify(known.row)) return;
  throw failure(say('lab.other-version', { file: job.file }));
}

async function tell(opened: Lab, job: Job, games: number, options: LabCommandOptions): Promise<void> {
  const { entry, kit, settings, loaded } = opened;
  const rows = job.rows(games);
  const report: unknown = kit.report(rows);
  const { players, bots, packs, heroes, seed } = settings;
  const about = [
    say('lab.players', { players, bots: bots.join(', ') }),
    packs.join(', ') || say('lab.no-variants'),
    ...(heroes.length === 0 ? [] : [heroes.join(', ')]),
    say('lab.games', { games: rows.length }),
    say('lab.seed', { seed }),
  ].join('; ');
  const inGame = wordsOf(entry, packs);
  const outside = kit.outside(report, loaded);
  console.log(`${titleOf(entry)}: ${about}`);
  for (const figure of kit.figures(report, loaded)) console.log(textOf(figure, inGame).join('\n'));
  if (outside?.length === 0) console.log(say('lab.inside'));
  else if (outside !== null)
    console.log(
      [say('lab.outside', { number: outside.length }), ...outside.map((one) => `  ${inGame(one)}`)].join('\n'),
    );

  if (options.json !== undefined) {
    writeFileSync(options.json, `${JSON.stringify({ settings, report, rows }, null, 1)}\n`);
  }
  const page = options.report ?? placeOf(settings, 'html');
  const { reportPage } = await import('../lab/page.tsx');
  writeFileSync(page, reportPage(opened, report, say('lab.title', { title: titleOf(entry) }), about));
  console.log(say('lab.report', { page }));
  if (rows.length < games) console.log(say('lab.stopped', { file: job.file }));
  else job.remove();
  console.log(JSON.stringify(kit.summary(report, loaded)));
}
