/** Plays games again in a thread of its own: tables that are being played do not wait for those who look back. */

import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads.ts';
import type { Answered, FromArchive, Job, ToArchive } from './messages.ts';

/** What is wrong with the game that was to be played. */
export class Unplayable extends Error {}

const PATIENCE = 30_000;

interface Waiting {
  job: Job;
  done(answer: FromArchive['answer']): void;
  failed(error: Error): void;
}

export class Archive {
  private worker: Worker | null = null;
  private readonly queue: Waiting[] = [];
  private working: { waiting: Waiting; timer: NodeJS.Timeout } | null = null;
  private jobs = 0;
  private isClosed = false;
  private readonly patience: number;

  constructor(patience: number = PATIENCE) {
    this.patience = patience;
  }

  ask<J extends Job>(job: J): Promise<Answered<J>> {
    return new Promise((resolve, reject) => {
      this.queue.push({ job, done: (answer) => resolve(answer as Answered<J>), failed: reject });
      this.next();
    });
  }
  async close(): Promise<void> {
    this.isClosed = true;
    await this.drop(new Error('The server is stopping'));
    for (const { failed } of this.queue.splice(0)) failed(new Error('The server is stopping'));
  }

  private next(): void {
    if (this.working || this.isClosed) return;
    // To look back is quick. Files can take long, and whoever brings many must not keep others from looking back.
    const quick = this.queue.findIndex(({ job }) => job.kind !== 'examination');
    const [waiting] = this.queue.splice(Math.max(0, quick), 1);
    if (!waiting) return;
    this.worker ??= this.start();
    const tooLong = (): void => void this.drop(new Unplayable('It takes too long to play it.'));
    this.working = { waiting, timer: setTimeout(tooLong, this.patience).unref() };
    this.worker.postMessage({ id: ++this.jobs, job: waiting.job } satisfies ToArchive);
  }
  private start(): Worker {
    const worker = startThread(import.meta.url, 'thread');
    worker.unref();
    const lost = (error: unknown): void => {
      if (this.worker !== worker) return;
      const isFull = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
      const why = isFull ? new Unplayable('It takes too much memory to play it.') : error;
      void this.drop(why instanceof Error ? why : new Error('The archive has ended'));
    };
    worker.on('error', lost);
    worker.on('exit', lost);
    worker.on('message', ({ id, answer, problem }: FromArchive) => {
      if (id !== this.jobs || !this.working) return;
      const { waiting, timer } = this.working;
      clearTimeout(timer);
      this.working = null;
      if (problem === null) waiting.done(answer);
      else waiting.failed(new Unplayable(problem));
      this.next();
    });
    return worker;
  }
  /** Ends the thread and what it was doing; whatever waits gets a new one. */
  private async drop(error: Error): Promise<void> {
    const { worker, working } = this;
    this.worker = null;
    this.working = null;
    if (working) {
      clearTimeout(working.timer);
      working.waiting.failed(error);
    }
    await worker?.terminate();
    this.next();
  }
}
