/** Threads of this program. */

import { Worker, type WorkerOptions } from 'node:worker_threads';

const MOST_MEGABYTES = 512;

/** Starts a module beside the caller's, named without its ending. A thread of a program that runs from its sources must learn
 *  to read them first; `--import` does not reach threads. */
export function startThread(beside: string, name: string, workerData: unknown = null): Worker {
  const options: WorkerOptions = { workerData, resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } };
  if (!beside.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, beside), options);
  const [loader, file] = [import.meta.resolve('tsx/esm/api'), new URL(`./${name}.ts`, beside).href];
  const begin = `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(begin, { ...options, eval: true, execArgv: ['--conditions=development'] });
}
