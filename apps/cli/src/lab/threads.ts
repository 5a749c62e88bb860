/** Games of a lab in threads. */

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromHand, Hand, LabSettings } from '@questwright/lab';
import { say } from '../language.ts';

/** A thread of a program that runs from its sources must learn to read them first. */
function startThread(settings: LabSettings): Worker {
  const [loader, file] = [import.meta.resolve('tsx/esm/api'), new URL('thread.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(begin, { eval: true, execArgv: ['--conditions=development'], workerData: settings });
}

export function threadFor(settings: LabSettings): Hand {
  const worker = startThread(settings);
  return {
    play: async (n) => {
      worker.postMessage(n);
      const [told] = (await once(worker, 'message')) as [FromHand];
      if ('problem' in told) throw new Error(say('lab.failed', { number: n, reason: told.problem }));
      return told.row;
    },
    end: () => void worker.terminate(),
  };
}
