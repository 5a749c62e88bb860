/** Games of a lab, several at once. */

import { Worker } from 'node:worker_threads';
import type { LabSettings } from './play.ts';

export interface LabRun {
  games: number;
  threads: number;
  /** Asked before each game. */
  stop(): boolean;
  onRow(played: number): void;
}

/** A thread of a program that runs from its sources must learn to read them first. */
function startThread(settings: LabSettings): Worker {
  const [loader, file] = [import.meta.resolve('tsx/esm/api'), new URL('thread.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(begin, { eval: true, execArgv: ['--conditions=development'], workerData: settings });
}

/** The rows of all games that were played, in the order of their numbers. */
export async function playAll(settings: LabSettings, { games, threads, stop, onRow }: LabRun): Promise<unknown[]> {
  const rows: { n: number; row: unknown }[] = [];
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = startThread(settings);
      const ask = (): void => {
        if (next < games && !stop()) worker.postMessage(next++);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (played: { n: number; row: unknown }) => {
        rows.push(played);
        onRow(rows.length);
        ask();
      });
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(threads, games) }, work));
  return rows.toSorted((one, other) => one.n - other.n).map(({ row }) => row);
}
