/** Lets bots play their seats in threads. A bot that is slow, fails or takes its thread along delays its own table only. */

import type { BotMaker } from '@questwright/bots';
import { below, sample, seeded, type Entry, type Seat } from '@questwright/kernel';
import { botsOf } from '@questwright/games';
import type { Room } from '../tables/room.ts';
import type { BotPlayers } from '../tables/tables.ts';
import type { FromBots } from './messages.ts';
import { BotThread } from './bot-thread.ts';

/** Where bots come from: a module that exports `botsOf`, here and in threads. */
export interface Registry {
  url: string;
  botsOf(game: string): Readonly<Record<string, BotMaker>>;
}
interface Late {
  bot: string;
  table: string;
  iterations: number;
}
export interface BotOptions {
  threads: number;
  /** Milliseconds after which a bot that has not answered is answered for. */
  patience: number;
  onError(error: unknown): void;
  /** A bot was stopped by the clock, and has answered: it plays a little worse than it could. */
  onLate?(late: Late): void;
  registry?: Registry;
}

interface Followed {
  thread: BotThread;
  room: Room;
  asked: Asked | null;
}
interface Asked {
  seat: Seat;
  no: number;
  bot: string;
  /** Whether a new position was sent because the choice failed. */
  again: boolean;
}

/** After so many milliseconds, others do not wait for a bot any longer. */
const HURRY = 250;
const MOST_SLOW = 4;
const PAUSE = 1000;
const CHANCES = 30;

export class BotThreads implements BotPlayers {
  private readonly options: BotOptions;
  private readonly threads = new Set<BotThread>();
  private readonly followed = new Map<string, Followed>();
  private closed = false;

  constructor(options: BotOptions) {
    this.options = options;
  }

  names(game: string): readonly string[] {
    return Object.keys((this.options.registry?.botsOf ?? botsOf)(game));
  }
  follow(room: Room): void {
    const { id, seats } = room.row;
    this.forget(id);
    if (this.closed || !room.live || !seats.some(({ kind }) => kind === 'bot')) return;
    const thread = this.quickThread();
    thread.tables.add(id);
    this.followed.set(id, { thread, room, asked: null });
    this.sendPosition(id);
    this.ask(id);
  }
  heard(room: Room, entry: Entry): void {
    const { id } = room.row;
    const followed = this.followed.get(id);
    if (!followed) return;
    // Whatever was thought about lies behind, or was taken back.
    if (followed.asked !== null) followed.thread.hasten(id);
    followed.asked = null;
    if ('keep' in entry) this.sendPosition(id);
    else followed.thread.say({ type: 'said', table: id, said: entry });
    this.ask(id);
  }
  seen(room: Room): void {
    const { id } = room.row;
    if (this.followed.get(id)?.asked === null) this.ask(id);
  }
  forget(table: string): void {
    const followed = this.followed.get(table);
    if (!followed) return;
    this.followed.delete(table);
    followed.thread.tables.delete(table);
    followed.thread.hasten(table);
    followed.thread.say({ type: 'forget', table });
  }
  async close(): Promise<void> {
    this.closed = true;
    this.followed.clear();
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  // ---- threads ----

  /** The one with the fewest tables that does not keep anybody waiting. */
  private quickThread(): BotThread {
    const quick = [...this.threads].filter(({ isSlow }) => !isSlow);
    if (quick.length < this.options.threads) return this.newThread();
    return quick.reduce((least, one) => (one.tables.size < least.tables.size ? one : least));
  }
  private newThread(): BotThread {
    const thread: BotThread = new BotThread(
      { hurry: HURRY, patience: this.options.patience, registry: this.options.registry?.url ?? null },
      {
        heard: (message) => this.hear(message),
        slow: () => this.makeRoom(thread),
        over: (error) => this.lose(thread, error),
      },
    );
    this.threads.add(thread);
    return thread;
  }
  /** A bot takes its time: the other tables of its thread go elsewhere. */
  private makeRoom(thread: BotThread): void {
    for (const table of thread.tables) if (table !== thread.working?.table) this.takeElsewhere(table);
    const slow = [...this.threads].filter(({ isSlow }) => isSlow);
    if (slow.length > MOST_SLOW) slow[0]!.giveUp('There are too many slow bots');
  }
  private takeElsewhere(table: string): void {
    const followed = this.followed.get(table)!;
    followed.thread.tables.delete(table);
    followed.thread.say({ type: 'forget', table });
    followed.thread = this.quickThread();
    followed.thread.tables.add(table);
    followed.asked = null;
    this.sendPosition(table);
    this.ask(table);
  }
  /** A thread has died, or its bot took too long: that one is answered for by chance, all others go on elsewhere. */
  private lose(thread: BotThread, error: unknown): void {
    this.threads.delete(thread);
    if (this.closed) return;
    this.options.onError(error);
    const { working } = thread;
    for (const table of thread.tables) {
      const { asked } = this.followed.get(table)!;
      if (thread.isReady) this.takeElsewhere(table);
      if (working?.table === table && asked?.no === working.no) this.answerByChance(table, asked);
    }
    // One that cannot even start is not started again and again without a pause.
    if (thread.isReady) return;
    const again = (): void => {
      for (const table of thread.tables) if (!this.closed) this.takeElsewhere(table);
    };
    setTimeout(again, PAUSE).unref();
  }
  private sendPosition(table: string): void {
    const { thread, room } = this.followed.get(table)!;
    const { game, packs } = room.row;
    thread.say({ type: 'follow', table, game, packs, position: room.live!.replica() });
  }

  // ---- questions ----

  private ask(table: string, again = false): void {
    const followed = this.followed.get(table);
    const live = followed?.room.live;
    const no = live?.record.game.pending?.no;
    const seat = live?.waitsFor.find((one) => live.row.seats[one]!.kind === 'bot');
    if (!followed || seat === undefined || no === undefined || !followed.room.mayPlayOn(seat)) return;
    const bot = live!.row.seats[seat]!.bot!;
    followed.asked = { seat, no, bot, again };
    followed.thread.ask({ type: 'choose', table, seat, no, bot }, followed.room.row.host);
  }
  private hear(message: FromBots): void {
    if (message.type === 'ready') return;
    const { table, seat, no } = message;
    const asked = this.followed.get(table)?.asked;
    // An answer to a question that was taken back meanwhile.
    if (!asked || asked.no !== no || asked.seat !== seat) return;
    if (message.type === 'chosen' && message.late !== null) {
      this.options.onLate?.({ bot: asked.bot, table, iterations: message.late });
    }
    const error = message.type === 'chosen' ? this.answer(table, asked, message.pick) : message.error;
    if (error === null) return;
    if (!asked.again) {
      this.sendPosition(table);
      return this.ask(table, true);
    }
    this.options.onError(new Error(`${asked.bot} failed at table ${table}: ${error}`));
    this.answerByChance(table, asked);
  }
  private answerByChance(table: string, asked: Asked): void {
    const { pending } = this.followed.get(table)!.room.live!.record.game;
    const offer = pending?.offers.find((one) => one.seat === asked.seat);
    if (!offer) return;
    const dice = seeded(`${table} ${asked.no}`);
    let error: string | null = null;
    // What broke one answer may break the next one too; a table must not stand still for that.
    for (let n = 0; n < CHANCES; n++) {
      const pick = sample(offer, (most) => below(dice, most));
      error = this.answer(table, asked, pick);
      if (error === null) return;
    }
    this.options.onError(new Error(`Nothing can be answered for ${asked.bot} at table ${table}: ${error}`));
  }
  /** Answers for a bot; what is wrong with the answer, or null. */
  private answer(table: string, { seat, no }: Asked, pick: readonly string[]): string | null {
    const live = this.followed.get(table)?.room.live;
    if (!live || live.row.seats[seat]?.kind !== 'bot' || live.record.game.pending?.no !== no) return null;
    try {
      live.answer(seat, no, pick).catch(this.options.onError);
      return null;
    } catch (error) {
      return String(error);
    }
  }
}
