import { availableParallelism } from 'node:os';
import { GAMES } from '@questwright/games';
import { openLab, type Hand, type LabSettings } from '@questwright/lab';
import { Worker } from 'bullmq';
import { connect, QUEUE, type Task } from '../lab/queue.ts';
import { threadFor } from '../lab/threads.ts';
import { say } from '../language.ts';
import { wrongUse } from '../problem.ts';
import { wholeNumber } from './play.ts';

export interface LabWorkerOptions {
  queue: string;
  threads?: string;
  lostAfter: string;
}

/** A machine that goes away in the middle of a game gives it to another, so many times. */
const MOST_LOSSES = 20;

/** Threads that know the rules of a lab, for as long as its games come. */
class Hands {
  private readonly idle = new Map<string, Hand[]>();
  private readonly busy = new Set<Hand>();
  private known = { key: '', content: '' };

  async contentOf(settings: LabSettings): Promise<string> {
    const key = JSON.stringify(settings);
    if (this.known.key !== key) this.known = { key, content: (await openLab(settings, GAMES)).loaded.contentHash() };
    return this.known.content;
  }

  async play(settings: LabSettings, n: number): Promise<unknown> {
    const key = JSON.stringify(settings);
    // One lab after another: the threads of the last one are in the way.
    for (const [other, hands] of this.idle) if (other !== key) hands.splice(0).forEach((hand) => hand.end());
    const idle = this.idle.get(key) ?? [];
    this.idle.set(key, idle);
    const hand = idle.pop() ?? threadFor(settings);
    this.busy.add(hand);
    try {
      const row = await hand.play(n);
      idle.push(hand);
      return row;
    } catch (error) {
      hand.end();
      throw error;
    } finally {
      this.busy.delete(hand);
    }
  }
  end(): void {
    for (const hand of [...this.busy, ...[...this.idle.values()].flat()]) hand.end();
  }
}

export async function labWorker({ queue, threads, lostAfter }: LabWorkerOptions): Promise<void> {
  const concurrency = threads === undefined ? availableParallelism() : Math.max(1, wholeNumber('--threads', threads));
  const patience = wholeNumber('--lost-after', lostAfter) * 1000;
  if (patience === 0) throw wrongUse(say('worker.patience'));
  const redis = await connect(queue);
  const hands = new Hands();
  let played = 0;
  const worker = new Worker<Task, unknown>(
    QUEUE,
    async ({ data: { settings, n, content } }) => {
      if ((await hands.contentOf(settings)) !== content) throw new Error(say('worker.other-cards'));
      return hands.play(settings, n);
    },
    {
      connection: redis,
      concurrency,
      lockDuration: patience,
      stalledInterval: patience,
      maxStalledCount: MOST_LOSSES,
      drainDelay: 1,
    },
  );
  worker.on('error', (error) => console.error(error.message));
  worker.on('completed', () => played++);
  console.log(say('worker.waiting', { queue, number: concurrency }));
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  // What is being played is played to its end, so that nobody has to play it again.
  await worker.close();
  hands.end();
  redis.disconnect();
  console.log(say('worker.done', { games: played }));
}
