/** Lets bots play their seats in threads: a slow one delays nobody but its own table. */

import { Worker } from 'node:worker_threads';
import { below, sample, seeded, type Entry, type Seat } from '@questwright/kernel';
import type { LiveTable } from '../tables/live-table.ts';
import type { Room } from '../tables/room.ts';
import type { BotPlayers } from '../tables/tables.ts';
import type { FromBots, ToBots } from './messages.ts';
import { botsOf } from '@questwright/games';

export interface BotOptions {
  threads: number;
  /** Milliseconds after which a bot that has not answered is answered for. */
  patience: number;
  onError(error: unknown): void;
}

interface Asked {
  seat: Seat;
  no: number;
  timer: NodeJS.Timeout;
  /** Whether a new position was sent because the choice failed. */
  again: boolean;
}
interface Thread {
  worker: Worker;
  tables: Set<string>;
}

/** A thread of a program that runs from its sources must learn to read them first; `--import` does not reach threads. */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./thread.js', import.meta.url));
  const [loader, file] = [import.meta.resolve('tsx/esm/api'), new URL('./thread.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(loader)}).then(({ register }) => (register(), import(${JSON.stringify(file)})))`;
  return new Worker(begin, { eval: true, execArgv: ['--conditions=development'] });
}

export class BotThreads implements BotPlayers {
  private readonly options: BotOptions;
  private readonly threads: Thread[] = [];
  private readonly followed = new Map<string, { thread: Thread; room: Room; asked: Asked | null }>();
  private closed = false;

  constructor(options: BotOptions) {
    this.options = options;
  }

  names(game: string): readonly string[] {
    return Object.keys(botsOf(game));
  }
  follow(room: Room): void {
    this.forget(room.row.id);
    if (!room.live || !room.row.seats.some(({ kind }) => kind === 'bot')) return;
    const thread = this.thread();
    thread.tables.add(room.row.id);
    this.followed.set(room.row.id, { thread, room, asked: null });
    this.sendPosition(room.row.id);
    this.ask(room.row.id);
  }
  heard(room: Room, entry: Entry): void {
    const followed = this.followed.get(room.row.id);
    if (!followed) return;
    this.settle(room.row.id);
    if ('keep' in entry) this.sendPosition(room.row.id);
    else this.say(followed.thread, { type: 'said', table: room.row.id, said: entry });
    this.ask(room.row.id);
  }
  forget(table: string): void {
    const followed = this.followed.get(table);
    if (!followed) return;
    this.settle(table);
    this.followed.delete(table);
    followed.thread.tables.delete(table);
    this.say(followed.thread, { type: 'forget', table });
  }
  async close(): Promise<void> {
    this.closed = true;
    for (const table of this.followed.keys()) this.forget(table);
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }

  // ---- threads ----

  private thread(): Thread {
    if (this.threads.length < this.options.threads) this.threads.push(this.newThread());
    return this.threads.reduce((least, one) => (one.tables.size < least.tables.size ? one : least));
  }
  private newThread(): Thread {
    const worker = startThread();
    const thread: Thread = { worker, tables: new Set() };
    worker.unref();
    worker.on('message', (message: FromBots) => void this.hear(message));
    worker.on('error', (error) => {
      this.options.onError(error);
      this.renew(thread);
    });
    return thread;
  }
  /** Starts a thread anew that has died or hangs; its tables go on in the new one. */
  private renew(thread: Thread): void {
    if (this.closed) return;
    void thread.worker.terminate();
    const fresh = this.newThread();
    this.threads[this.threads.indexOf(thread)] = fresh;
    for (const [table, followed] of this.followed) {
      if (followed.thread !== thread) continue;
      followed.thread = fresh;
      fresh.tables.add(table);
      this.settle(table);
      this.sendPosition(table);
      this.ask(table);
    }
  }
  private say({ worker }: Thread, message: ToBots): void {
    if (!this.closed || message.type === 'forget') worker.postMessage(message);
  }
  private sendPosition(table: string): void {
    const { thread, room } = this.followed.get(table)!;
    const { game, packs } = room.row;
    this.say(thread, { type: 'follow', table, game, packs, position: room.live!.replica() });
  }

  // ---- questions ----

  private botSeat(live: LiveTable): { seat: Seat; bot: string } | null {
    const seat = live.waitsFor.find((one) => live.row.seats[one]!.kind === 'bot');
    return seat === undefined ? null : { seat, bot: live.row.seats[seat]!.bot! };
  }
  private ask(table: string, again = false): void {
    const followed = this.followed.get(table);
    const live = followed?.room.live;
    if (!followed || !live || followed.asked) return;
    const next = this.botSeat(live);
    const { pending } = live.record.game;
    if (!next || !pending) return;
    const { no } = pending;
    const timer = setTimeout(() => this.giveUp(table), this.options.patience);
    timer.unref();
    followed.asked = { seat: next.seat, no, timer, again };
    this.say(followed.thread, { type: 'choose', table, seat: next.seat, no, bot: next.bot });
  }
  private settle(table: string): void {
    const followed = this.followed.get(table);
    if (!followed?.asked) return;
    clearTimeout(followed.asked.timer);
    followed.asked = null;
  }
  private async hear(message: FromBots): Promise<void> {
    const { table, seat, no } = message;
    const followed = this.followed.get(table);
    const asked = followed?.asked;
    // An answer to a question that was taken back meanwhile.
    if (!asked || asked.no !== no || asked.seat !== seat) return;
    this.settle(table);
    if (message.type === 'chosen') return this.answer(table, seat, no, message.pick);
    if (asked.again) {
      this.options.onError(new Error(`A bot failed at table ${table}: ${message.error}`));
      return this.answerForIt(table, seat, no);
    }
    this.sendPosition(table);
    this.ask(table, true);
  }
  /** A bot that takes too long is answered for by chance, and its thread begins anew. */
  private giveUp(table: string): void {
    const followed = this.followed.get(table);
    const asked = followed?.asked;
    if (!asked) return;
    this.options.onError(new Error(`A bot took too long at table ${table}`));
    this.settle(table);
    void this.answerForIt(table, asked.seat, asked.no).then(() => this.renew(followed.thread));
  }
  private async answerForIt(table: string, seat: Seat, no: number): Promise<void> {
    const offer = this.followed.get(table)?.room.live?.record.game.pending?.offers.find((one) => one.seat === seat);
    if (!offer) return;
    const dice = seeded(`${table} ${no}`);
    await this.answer(
      table,
      seat,
      no,
      sample(offer, (n) => below(dice, n)),
    );
  }
  private async answer(table: string, seat: Seat, no: number, pick: readonly string[]): Promise<void> {
    const live = this.followed.get(table)?.room.live;
    if (!live || live.row.seats[seat]?.kind !== 'bot' || live.record.game.pending?.no !== no) return;
    try {
      await live.answer(seat, no, pick);
    } catch (error) {
      this.options.onError(error);
    }
  }
}
