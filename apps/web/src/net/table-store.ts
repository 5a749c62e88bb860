/** One table over a socket: what this browser knows of it, and what it can say. */

import type { Json, Part, Refusal, View } from '@questwright/kernel';
import type {
  AskedValue,
  ChatLine,
  LogLine,
  Problem,
  ServerMessage,
  TableInfo,
  ToldOffer,
} from '@questwright/protocol';
import { TableConnection, type Listener, type Means, type Said, type Tidings } from '@questwright/protocol/client';
import { keepRead, readUntil, SILENCE, withEarlier, withLine, type Talk } from './chat.ts';
import { Declined, logAfter, pastExplain, pastValues } from './requests.ts';
import { revealed } from './revealed.ts';

/** How many entries of the log are fetched at first. */
const RECENT = 300;
const PAGE = 100;
/** Milliseconds until a page of the log that did not come is asked for again. */
const PATIENCE = 3000;
/** An answer that takes no longer than this is not shown to be on its way. */
const SOON = 150;
/** Another protocol, or not from this page: trying again would not help. */
const FINAL: ReadonlySet<number> = new Set([4400, 4401, 4403]);

const MEANS: Means = {
  dial({ heard, closed }) {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as ServerMessage;
      revealed.hear(message);
      heard(message);
    });
    socket.addEventListener('close', ({ code }) =>
      closed(FINAL.has(code) ? new Declined({ code: 'no-connection', message: '' }) : null),
    );
    return socket;
  },
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  pause: { first: 400, longest: 8000 },
  // Questions are asked anew by whoever asks.
  again: new Set(['answer']),
};

export interface Known extends Talk {
  link: 'opening' | 'open' | 'lost' | 'closed';
  guest: string | null;
  info: TableInfo | null;
  /** The seat whose view this is, or null for a spectator. */
  seat: number | null;
  seq: number;
  view: View | null;
  offer: ToldOffer | null;
  log: readonly LogLine[];
  /** Why the table is not shown. */
  problem: Problem | null;
  /** The server has a newer client than the one that is shown. */
  outdated: boolean;
  /** An answer has been on its way for a while. */
  sending: boolean;
}

const NOTHING: Known = {
  link: 'opening',
  guest: null,
  info: null,
  seat: null,
  seq: 0,
  view: null,
  offer: null,
  log: [],
  ...SILENCE,
  problem: null,
  outdated: false,
  sending: false,
};

export class TableStore implements Listener {
  readonly table: string;
  private known: Known = NOTHING;
  private readonly connection: TableConnection;
  private readonly listeners = new Set<() => void>();
  /** Questions whose answer is on its way. */
  private readonly answering = new Map<string, Promise<number>>();
  /** The last line of the talk that was read here. */
  private read: number;
  /** The client that came with this page. */
  private build: string | null = null;

  constructor(table: string) {
    this.table = table;
    this.read = readUntil(table);
    this.connection = new TableConnection(table, MEANS, this);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly now = (): Known => this.known;
  private learn(news: Partial<Known>): void {
    this.known = { ...this.known, ...news };
    this.listeners.forEach((listener) => listener());
  }

  // ---- the connection ----

  open(): void {
    addEventListener('online', this.again);
    this.connection.open();
  }
  close(): void {
    removeEventListener('online', this.again);
    this.connection.close();
  }
  private readonly again = (): void => this.connection.retry();

  opened({ build, guest }: Said<'welcome'>): void {
    this.build ??= build;
    this.learn({ link: 'open', guest, outdated: build !== this.build });
    void this.fetchChat();
  }
  lost(): void {
    this.learn({ link: 'lost' });
  }
  ended(): void {
    this.learn({ link: 'closed' });
  }
  heard(message: Tidings): void {
    const { log, info } = this.known;
    switch (message.type) {
      case 'position': {
        const known = this.known.seat === message.seat ? withLines(log, message.missed) : message.missed;
        this.learn({ ...this.connection.seen, log: known, problem: null });
        if (known.length === 0) void this.fetchLog(message.seat, message.seq);
        return;
      }
      case 'change':
        return this.learn({
          ...this.connection.seen,
          log: message.log ? withLines(log, [message.log]) : log,
          info: info && { ...info, ...message.progress, seq: message.seq },
        });
      case 'table':
        return this.learn({ info: message.table });
      case 'chat':
        return this.learn(withLine(this.known, message.line, this.read, this.known.guest));
      case 'refused':
        return this.learn({ problem: message.error });
    }
  }

  // ---- what can be said ----

  watch(seat: number | null): void {
    this.connection.watch(seat);
  }
  /** Of two answers to one question the first counts, as it does for the server. Gives the number of its entry. */
  answer(seat: number, no: number, pick: readonly string[]): Promise<number> {
    const question = `${seat} ${no}`;
    const sent = this.answering.get(question) ?? this.send(question, { seat, no, pick: [...pick] });
    this.answering.set(question, sent);
    return sent;
  }
  private async send(question: string, answer: { seat: number; no: number; pick: string[] }): Promise<number> {
    const slow = setTimeout(() => this.learn({ sending: true }), SOON);
    try {
      return (await this.connection.ask({ type: 'answer', ...answer })).seq;
    } finally {
      this.answering.delete(question);
      clearTimeout(slow);
      if (this.known.sending) this.learn({ sending: false });
    }
  }
  /** Everything up to this entry has been shown. */
  saw(seq: number): void {
    this.connection.saw(seq);
  }
  async undo(seat: number, keep: number): Promise<void> {
    await this.connection.ask({ type: 'undo', seat, keep });
  }
  async redo(seat: number): Promise<void> {
    await this.connection.ask({ type: 'redo', seat });
  }
  async vote(seat: number, motion: number, agree: boolean): Promise<void> {
    await this.connection.ask({ type: 'vote', seat, motion, agree });
  }
  async say(text: string): Promise<void> {
    await this.connection.ask({ type: 'chat', text });
  }
  async why(seat: number, about: string): Promise<Refusal | null> {
    return (await this.connection.ask({ type: 'why', seat, about })).refusal;
  }
  /** As they were after so many entries: the table may have gone on, and nobody is shown what was not told yet. */
  async values(seat: number | null, of: AskedValue[], seq: number): Promise<Json[]> {
    if (seq >= this.known.seq) {
      const told = await this.connection.ask({ type: 'values', seat, of });
      if (told.seq === seq) return told.values;
    }
    return pastValues(this.table, { seat, seq, of });
  }
  explain(seat: number | null, of: AskedValue, seq: number): Promise<{ value: Json; parts: Part[] }> {
    if (seq < this.known.seq) return pastExplain(this.table, { seat, seq, of });
    return this.connection.ask({ type: 'explain', seat, of });
  }

  // ---- what was before ----

  private async fetchLog(seat: number | null, seq: number): Promise<void> {
    let after = seq <= RECENT ? -1 : seq - RECENT;
    while (after < seq) {
      const lines = await logAfter(this.table, seat, after).catch(() => null);
      if (this.connection.watched !== seat || this.known.link === 'closed') return;
      if (lines === null) {
        await new Promise((done) => setTimeout(done, PATIENCE));
        continue;
      }
      if (lines.length === 0) return;
      this.learn({ log: withLines(lines, this.known.log) });
      if (lines.length < PAGE) return;
      after = lines.at(-1)!.seq;
    }
  }
  /** The page before what is known. */
  async fetchOlder(): Promise<void> {
    const first = this.known.log[0]?.seq ?? 0;
    const seat = this.connection.watched;
    if (first === 0 || seat === undefined) return;
    const after = first - 1 - PAGE;
    const lines = await logAfter(this.table, seat, after < 0 ? -1 : after).catch(() => []);
    if (this.connection.watched === seat)
      this.learn({
        log: withLines(
          lines.filter(({ seq }) => seq < first),
          this.known.log,
        ),
      });
  }
  async fetchChat(): Promise<void> {
    const reply = await fetch(`/api/tables/${this.table}/chat`).catch(() => null);
    if (!reply?.ok) return;
    const lines = (await reply.json()) as ChatLine[];
    this.learn(withEarlier(this.known, lines, this.read, this.known.guest));
  }
  /** All that was said is before the reader's eyes. */
  readChat(): void {
    const { chat, unread, said } = this.known;
    if (unread === 0 && said === null) return;
    this.read = chat.at(-1)?.n ?? 0;
    keepRead(this.table, this.read);
    this.learn({ unread: 0, said: null });
  }
  putAway(): void {
    this.learn({ said: null });
  }
}

/** A log with more lines, each once, in order. A line that takes back marks those before it that count no more. */
export function withLines(log: readonly LogLine[], more: readonly LogLine[]): readonly LogLine[] {
  if (more.length === 0) return log;
  const bySeq = new Map(log.map((line) => [line.seq, line]));
  for (const line of more) {
    if (line.takesBack && !bySeq.has(line.seq)) {
      for (const one of takenBackBy(line, bySeq.values())) bySeq.set(one.seq, { ...one, undone: true });
    }
    bySeq.set(line.seq, line);
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

/** The answers before it, the latest first, down to the first one that it takes: places in the line begin anew where newer rules
 *  went on, and what came later has places of its own. */
function takenBackBy(back: LogLine, lines: Iterable<LogLine>): LogLine[] {
  const counting = [...lines]
    .filter(({ seq, takesBack, undone }) => seq < back.seq && !takesBack && !undone)
    .toSorted((one, other) => other.seq - one.seq);
  const last = counting.findIndex(({ line }) => line <= back.line + 1);
  if (last < 0) return counting;
  return counting.slice(0, counting[last]!.line === back.line + 1 ? last + 1 : last);
}
