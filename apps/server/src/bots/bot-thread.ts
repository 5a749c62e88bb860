/** A thread in which bots choose, one after another. */

import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads.ts';
import { Turns } from '../turns.ts';
import type { FromBots, ToBots } from './messages.ts';

type Question = Extract<ToBots, { type: 'choose' }>;

export interface ThreadOptions {
  /** Milliseconds after which others should not wait any longer, and after which nobody does. */
  hurry: number;
  patience: number;
  /** A module with other bots than ours. */
  registry: string | null;
}
export interface Listener {
  heard(message: FromBots): void;
  /** A bot takes its time. */
  slow(): void;
  /** The thread has ended, or was ended because a bot took too long. */
  over(error: unknown): void;
}

export class BotThread {
  readonly tables = new Set<string>();
  /** What a bot is thinking about. */
  working: Question | null = null;
  isSlow = false;
  /** It has read its program. */
  isReady = false;
  private readonly worker: Worker;
  /** Set to 1 it lets the bot that is thinking answer at once. */
  private readonly stop = new Int32Array(new SharedArrayBuffer(4));
  private readonly options: ThreadOptions;
  private readonly listener: Listener;
  private readonly questions: { question: Question; whose: string }[] = [];
  private readonly turns = new Turns();
  private timers: NodeJS.Timeout[] = [];
  private ended = false;

  constructor(options: ThreadOptions, listener: Listener) {
    this.options = options;
    this.listener = listener;
    this.worker = startThread(import.meta.url, 'thread', { registry: options.registry, stop: this.stop });
    this.worker.unref();
    this.worker.on('message', (message: FromBots) => this.hear(message));
    this.worker.on('error', (error) => this.finish(error));
    this.worker.on('exit', (code) => this.finish(new Error(`A thread of bots ended by itself (${code})`)));
  }

  say(message: ToBots): void {
    if (!this.ended) this.worker.postMessage(message);
  }
  /** Asks when it is the turn of whoever's table it is: a bot that waits for its turn is not slow. */
  ask(question: Question, whose: string): void {
    this.questions.push({ question, whose });
    this.next();
  }
  /** What a bot is thinking about at a table is of no interest any longer. */
  hasten(table: string): void {
    if (this.working?.table === table) Atomics.store(this.stop, 0, 1);
  }
  giveUp(why: string): void {
    this.finish(new Error(`${why}: ${this.working?.bot} at table ${this.working?.table}`));
  }
  async end(): Promise<void> {
    this.ended = true;
    this.settle();
    await this.worker.terminate();
  }

  private next(): void {
    while (this.isReady && !this.working && this.questions.length > 0) {
      const { question } = this.turns.next(this.questions)!;
      // Whoever has gone elsewhere is asked there.
      if (!this.tables.has(question.table)) continue;
      this.working = question;
      const after = (milliseconds: number, act: () => void): NodeJS.Timeout => setTimeout(act, milliseconds).unref();
      this.timers = [
        after(this.options.hurry, () => {
          this.isSlow = true;
          this.listener.slow();
        }),
        after(this.options.patience, () => this.giveUp('A bot took too long')),
      ];
      this.say(question);
    }
  }
  private settle(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
  private hear(message: FromBots): void {
    if (this.ended) return;
    this.settle();
    this.working = null;
    this.isSlow = false;
    this.isReady = true;
    this.listener.heard(message);
    this.next();
  }
  private finish(error: unknown): void {
    if (this.ended) return;
    void this.end();
    this.listener.over(error);
  }
}
