/** Plays games again in a thread of its own: tables that are being played do not wait for those who look back. */

import type { Worker } from 'node:worker_threads';
import { Declined } from '../tables/problem.ts';
import { startThread } from '../threads.ts';
import { Turns } from '../turns.ts';
import type { Answered, FromArchive, Job, ToArchive } from './messages.ts';

/** What is wrong with the game that was to be played. */
export class Unplayable extends Error {}

const PATIENCE = 30_000;
const LONG: ReadonlySet<Job['kind']> = new Set(['examination', 'review']);
/** What may wait for one person: each holds a whole game. */
const MOST_WAITING = 30;

interface Waiting {
  job: Job;
  whose: string;
  done(answer: FromArchive['answer']): void;
  failed(error: Error): void;
}

/** Two threads, each started when it is needed: to look back is quick, to check a file or to go through a whole game can take long,
 *  and nobody who looks back waits for that. */
export class Archive {
  private readonly quick: Line;
  private readonly long: Line;

  constructor(patience: number = PATIENCE) {
    this.quick = new Line(patience);
    this.long = new Line(patience);
  }

  /** `whose`: in whose interest it is; whoever asks for much waits longer than whoever asks for little. */
  ask<J extends Job>(job: J, whose: string): Promise<Answered<J>> {
    return (LONG.has(job.kind) ? this.long : this.quick).ask(job, whose);
  }
  async close(): Promise<void> {
    await Promise.all([this.quick.close(), this.long.close()]);
  }
}

/** A thread and what waits for it. */
class Line {
  private worker: Worker | null = null;
  private readonly queue: Waiting[] = [];
  private working: { waiting: Waiting; timer: NodeJS.Timeout } | null = null;
  private jobs = 0;
  private isClosed = false;
  private readonly patience: number;
  private readonly turns = new Turns();

  constructor(patience: number) {
    this.patience = patience;
  }

  ask<J extends Job>(job: J, whose: string): Promise<Answered<J>> {
    return new Promise((resolve, reject) => {
      if (this.queue.filter((one) => one.whose === whose).length >= MOST_WAITING)
        throw new Declined('too-many', 'server.most-questions');
      this.queue.push({ job, whose, done: (answer) => resolve(answer as Answered<J>), failed: reject });
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
    const waiting = this.turns.next(this.queue);
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
