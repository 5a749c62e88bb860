import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApplication } from './application.ts';
import { listenOnFreePort } from './listen.ts';
import { openInBrowser } from './open.ts';
import { HELP, OptionError, parseOptions, type Options } from './options.ts';
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

async function serve({ host, port, open }: Options): Promise<void> {
  const webFolder = await ensureWebBuild(root, console.log);
  const listening = await listenOnFreePort(() => createApplication(webFolder), host, port);

  const stop = () => void listening.application.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (process.env['npm_lifecycle_event'] !== undefined) whenOrphaned(stop);

  if (port !== 0 && listening.port !== port) console.log(`Port ${port} is in use; taking ${listening.port}.`);
  if (open) openInBrowser(listening.address);
  console.log(`Questwright is at ${listening.address}`);
}

const options = readOptions();
if (options.help) {
  console.log(HELP);
} else {
  await serve(options).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
