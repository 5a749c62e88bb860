/** Games of a lab on many machines: a queue over Redis, any number of workers. A game is a job whose id says which game of which
 *  lab it is, so it is there once however often it is asked for, and its row is collected once. */

import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { GAMES } from '@questwright/games';
import type { LabGame, LabSettings } from '@questwright/lab';
import { openLab } from '@questwright/lab';
import { Queue, type Job } from 'bullmq';
import { Redis } from 'ioredis';
import { say } from '../language.ts';
import { failure, wrongUse } from '../problem.ts';

export const QUEUE = 'questwright-lab';
const POLL_MS = 200;
const AT_ONCE = 500;

export interface Task {
  settings: LabSettings;
  n: number;
  /** Whoever has other cards would play another game. */
  content: string;
}

/** Says so where nobody answers, instead of waiting for ever. */
export async function connect(address: string): Promise<Redis> {
  if (!/^rediss?:\/\//.test(address) || !URL.canParse(address)) throw wrongUse(say('lab.queue', { address }));
  const redis = new Redis(address, { lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => null });
  redis.on('error', () => {});
  try {
    await redis.connect();
  } catch {
    redis.disconnect();
    throw failure(say('lab.no-queue', { address }));
  }
  redis.options.retryStrategy = (times: number): number => Math.min(times * 100, 2_000);
  return redis;
}

export interface QueueOptions {
  signal: AbortSignal;
  onGame(played: LabGame): void;
}

/** Asks for these games and collects them, until all are there or it is told to stop; then what nobody has begun is taken back. */
export async function playByQueue(
  address: string,
  settings: LabSettings,
  numbers: readonly number[],
  { signal, onGame }: QueueOptions,
): Promise<void> {
  const contentHash = (await openLab(settings, GAMES)).loaded.contentHash();
  const lab = createHash('sha256')
    .update(JSON.stringify([settings, contentHash]))
    .digest('hex')
    .slice(0, 16);
  const idOf = (n: number): string => `${lab}-${n}`;
  const redis = await connect(address);
  const queue = new Queue<Task, unknown>(QUEUE, { connection: redis });
  const missing = new Set(numbers);
  const ask = async (): Promise<void> => {
    const tasks = [...missing].map((n) => ({
      name: lab,
      data: { settings, n, content: contentHash },
      opts: { jobId: idOf(n) },
    }));
    for (let at = 0; at < tasks.length; at += AT_ONCE) await queue.addBulk(tasks.slice(at, at + AT_ONCE));
  };
  const collect = async (job: Job<Task, unknown>): Promise<void> => {
    const { n } = job.data;
    if (missing.delete(n)) onGame({ n, row: job.returnvalue });
    await job.remove();
  };
  try {
    await ask();
    while (missing.size > 0 && !signal.aborted) {
      const [failed] = (await queue.getFailed()).filter(({ name }) => name === lab);
      if (failed) {
        await failed.remove();
        throw failure(say('lab.failed', { number: failed.data.n, reason: failed.failedReason ?? '' }));
      }
      const done = (await queue.getCompleted()).filter(({ name }) => name === lab);
      for (const job of done) await collect(job);
      // A Redis that was emptied has forgotten what was asked for.
      if (missing.size > 0 && (await queue.count()) + (await queue.getActiveCount()) === 0) await ask();
      await setTimeout(POLL_MS, undefined, { signal }).catch(() => {});
    }
  } finally {
    // Those in the middle of a game hold their job: it is collected when the lab goes on.
    for (const n of missing) await queue.remove(idOf(n)).catch(() => {});
    await queue.close();
    redis.disconnect();
  }
}
