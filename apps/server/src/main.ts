import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApplication } from './application.ts';
import { BotThreads } from './bots/players.ts';
import { openDataFolder } from './data-folder.ts';
import { Games } from './games.ts';
import { addressForOthers, asPicture } from './invitation.ts';
import { listenOnFreePort } from './listen.ts';
import { ErrorLog, LEVELS, logging } from './logs.ts';
import { openInBrowser } from './open.ts';
import { HELP, OptionError, parseOptions, type Options } from './options.ts';
import { Tables } from './tables/tables.ts';
import { ensureWebBuild } from './web-build.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

function readOptions(): Options {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    console.error(`${error.message}\n\n${HELP}`);
    process.exit(2);
  }
}

// npm runs a script through a shell, and some shells end on a signal without passing it on.
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

const BOT_THREADS = Math.max(1, availableParallelism() - 1);
const BOT_PATIENCE = 20_000;
const LOOK_FOR_IDLE = 60_000;

function logLevel(): string {
  const level = process.env['QUESTWRIGHT_LOG'] ?? 'warn';
  if (!LEVELS.includes(level)) throw new Error(`QUESTWRIGHT_LOG must be one of ${LEVELS.join(', ')}, not "${level}"`);
  return level;
}

function proxies(): number {
  const said = process.env['TRUST_PROXY'] ?? '0';
  if (!/^\d$/.test(said))
    throw new Error(`TRUST_PROXY must be how many proxies stand before the server, not "${said}"`);
  return Number(said);
}

async function serve({ host, port, data, open }: Options): Promise<void> {
  const webFolder = await ensureWebBuild(root, console.log);
  const errors = new ErrorLog();
  const onError = errors.report;
  const bots = new BotThreads({
    threads: BOT_THREADS,
    patience: BOT_PATIENCE,
    onError,
    onLate: (late) => errors.warn(late, 'a bot was stopped by the clock'),
  });
  const tables = new Tables(openDataFolder(path.resolve(data)), new Games(), bots, {
    onError,
    takesPositions: process.env['QUESTWRIGHT_POSITIONS'] === 'on',
  });
  const publicUrl = process.env['PUBLIC_URL'];
  const create = (): Promise<FastifyInstance> =>
    createApplication({
      webFolder,
      tables,
      ...(publicUrl === undefined ? {} : { publicUrl }),
      proxies: proxies(),
      logger: logging(logLevel()),
      onError,
      // For load tests on a machine of one's own.
      unlimited: process.env['QUESTWRIGHT_LIMITS'] === 'off',
    });
  const listening = await listenOnFreePort(create, host, port);
  errors.log = listening.application.log;
  setInterval(() => void tables.rest().catch(onError), LOOK_FOR_IDLE).unref();

  // Nothing new is taken; what was taken is written.
  const close = async (): Promise<void> => {
    await listening.application.close();
    await bots.close();
    await tables.close();
  };
  const stop = () =>
    void close().then(
      () => process.exit(0),
      (error: unknown) => {
        onError(error);
        process.exit(1);
      },
    );
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(stop);

  if (port !== 0 && listening.port !== port) console.log(`Port ${port} is in use; taking ${listening.port}.`);
  if (open) openInBrowser(listening.address);
  const others = addressForOthers(host, listening.port, publicUrl);
  if (others !== null) console.log(`${asPicture(others)}\nFriends come by ${others}`);
  console.log(`Questwright is at ${listening.address}`);
}

// A line of the log that cannot be written, on a full disk or to somebody who has gone, is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const options = readOptions();
if (options.help) {
  console.log(HELP);
} else {
  await serve(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
