/** One table over a socket: what this browser knows of it, and what it can say. The line mends itself when it breaks. */

import type { Json, Part, Refusal, View } from '@questwright/kernel';
import type {
  AskedValue,
  ChatLine,
  ClientMessage,
  LogLine,
  Problem,
  ServerMessage,
  TableInfo,
  ToldOffer,
} from '@questwright/protocol';
import { changed } from '@questwright/protocol/delta';
import { Declined, logAfter } from './requests.ts';
import { revealed } from './revealed.ts';

/** How many entries of the log are fetched at first. */
const RECENT = 300;
const PAGE = 100;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** An answer that takes no longer than this is not shown to be on its way. */
const SOON = 150;
const PROTOCOL = 2;

export interface Known {
  link: 'opening' | 'open' | 'lost' | 'closed';
  guest: string | null;
  info: TableInfo | null;
  /** The seat whose view this is, or null for a spectator. */
  seat: number | null;
  seq: number;
  view: View | null;
  offer: ToldOffer | null;
  log: readonly LogLine[];
  chat: readonly ChatLine[];
  /** Why the table is not shown. */
  problem: Problem | null;
  /** The server has a newer client than the one that is shown. */
  outdated: boolean;
  /** An answer has been on its way for a while. */
  sending: boolean;
}

type Request = Extract<ClientMessage, { id: string }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'id' | 'table'> : never;
type Answered = Extract<ServerMessage, { type: 'done' | 'why' | 'values' | 'explain' | 'pong' }>;
interface Waiting {
  message: Request;
  done(answer: Answered): void;
  failed(error: Declined): void;
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
  chat: [],
  problem: null,
  outdated: false,
  sending: false,
};

export class TableLine {
  readonly table: string;
  private known: Known = NOTHING;
  private socket: WebSocket | null = null;
  private readonly listeners = new Set<() => void>();
  private readonly waiting = new Map<string, Waiting>();
  /** Questions whose answer is on its way. */
  private readonly answering = new Set<string>();
  private requests = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** The client that came with this page. */
  private build: string | null = null;
  /** Undefined until somebody says which seat to watch. */
  private watched: number | null | undefined;

  constructor(table: string) {
    this.table = table;
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

  // ---- the socket ----

  open(): void {
    this.ended = false;
    addEventListener('online', this.again);
    this.connect();
  }
  close(): void {
    this.ended = true;
    removeEventListener('online', this.again);
    clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }
  private readonly again = (): void => {
    if (this.known.link === 'lost') this.connect();
  };
  private connect(): void {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.socket?.close();
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (this.socket === socket) this.send({ type: 'hello', protocol: PROTOCOL });
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      const message = JSON.parse(data) as ServerMessage;
      revealed.hear(message);
      this.hear(message);
    });
    socket.addEventListener('close', ({ code }) => {
      if (this.socket === socket) this.broken(code);
    });
  }
  private broken(code: number): void {
    this.socket = null;
    if (this.ended) return;
    // An answer may have arrived or not: it is given again, and counts once. Questions are asked anew by whoever asks.
    for (const [id, one] of this.waiting) {
      if (one.message.type === 'answer') continue;
      this.waiting.delete(id);
      one.failed(new Declined({ code: 'no-connection', message: '' }));
    }
    // Another protocol, or not from this page: trying again would not help.
    if (code === 4400 || code === 4401 || code === 4403) return this.learn({ link: 'closed' });
    this.learn({ link: 'lost' });
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.pause = FIRST_PAUSE;
        this.build ??= message.build;
        this.learn({ link: 'open', guest: message.guest, outdated: message.build !== this.build });
        if (this.watched !== undefined) this.sendWatch(this.watched);
        for (const { message: unanswered } of this.waiting.values()) this.send(unanswered);
        return;
      case 'position':
        if (message.seat !== this.watched) return;
        this.learn({
          seat: message.seat,
          seq: message.seq,
          view: message.view,
          offer: message.offer,
          log: this.known.seat === message.seat ? withLines(this.known.log, message.missed) : message.missed,
          problem: null,
        });
        if (this.known.log.length === 0) void this.fetchLog(message.seat, message.seq);
        return;
      case 'change': {
        if (message.seat !== this.watched) return;
        const { view, seq, log, info } = this.known;
        if (view === null || seq !== message.from) return this.sendWatch(message.seat);
        this.learn({
          seq: message.seq,
          view: changed(view as unknown as Json, message.view) as unknown as View,
          offer: message.offer,
          log: message.log ? withLines(log, [message.log]) : log,
          info: info && { ...info, ...message.progress, seq: message.seq },
        });
        return;
      }
      case 'table':
        return this.learn({ info: message.table });
      case 'chat':
        if (this.known.chat.some(({ n }) => n === message.line.n)) return;
        return this.learn({ chat: [...this.known.chat, message.line] });
      case 'refused': {
        const one = this.take(message.id);
        if (one) one.failed(new Declined(message.error));
        else this.learn({ problem: message.error });
        return;
      }
      case 'done':
      case 'why':
      case 'values':
      case 'explain':
      case 'pong':
        this.take(message.id)?.done(message);
    }
  }
  private take(id: string | null): Waiting | undefined {
    const one = this.waiting.get(id ?? '');
    if (one) this.waiting.delete(id ?? '');
    return one;
  }

  // ---- what can be said ----

  watch(seat: number | null): void {
    if (this.watched === seat) return;
    const before = this.watched;
    this.watched = seat;
    if (this.known.link !== 'open') return;
    if (before !== undefined) this.send({ type: 'unwatch', table: this.table, seat: before });
    this.sendWatch(seat);
  }
  private sendWatch(seat: number | null): void {
    const { seat: shown, view, seq } = this.known;
    const seen = view !== null && shown === seat ? { seq } : {};
    this.send({ type: 'watch', table: this.table, seat, ...seen });
  }
  private ask(message: WithoutId<Request>): Promise<Answered> {
    const id = `q${++this.requests}`;
    const whole = { ...message, id, ...(message.type === 'ping' ? {} : { table: this.table }) } as Request;
    return new Promise((done, failed) => {
      const mayWait = whole.type === 'answer';
      if (this.known.link !== 'open' && !mayWait) return failed(new Declined({ code: 'no-connection', message: '' }));
      this.waiting.set(id, { message: whole, done, failed });
      this.send(whole);
    });
  }
  /** Of two answers to one question the first counts, as it does for the server. */
  async answer(seat: number, no: number, pick: readonly string[]): Promise<void> {
    const question = `${seat} ${no}`;
    if (this.answering.has(question)) return;
    this.answering.add(question);
    const slow = setTimeout(() => this.learn({ sending: true }), SOON);
    try {
      await this.ask({ type: 'answer', seat, no, pick: [...pick] });
    } finally {
      this.answering.delete(question);
      clearTimeout(slow);
      if (this.known.sending) this.learn({ sending: false });
    }
  }
  async undo(seat: number, keep: number): Promise<void> {
    await this.ask({ type: 'undo', seat, keep });
  }
  async redo(seat: number): Promise<void> {
    await this.ask({ type: 'redo', seat });
  }
  async vote(seat: number, motion: number, agree: boolean): Promise<void> {
    await this.ask({ type: 'vote', seat, motion, agree });
  }
  async say(text: string): Promise<void> {
    await this.ask({ type: 'chat', text });
  }
  async why(seat: number, about: string): Promise<Refusal | null> {
    const answer = await this.ask({ type: 'why', seat, about });
    return answer.type === 'why' ? answer.refusal : null;
  }
  async values(seat: number | null, of: AskedValue[]): Promise<Json[]> {
    const answer = await this.ask({ type: 'values', seat, of });
    return answer.type === 'values' ? answer.values : [];
  }
  async explain(seat: number | null, of: AskedValue): Promise<{ value: Json; parts: Part[] }> {
    const answer = await this.ask({ type: 'explain', seat, of });
    return answer.type === 'explain' ? answer : { value: null, parts: [] };
  }

  // ---- what was before ----

  private async fetchLog(seat: number | null, seq: number): Promise<void> {
    let after = seq <= RECENT ? -1 : seq - RECENT;
    while (after < seq) {
      const lines = await logAfter(this.table, seat, after).catch(() => []);
      if (lines.length === 0 || this.watched !== seat) return;
      this.learn({ log: withLines(lines, this.known.log) });
      if (lines.length < PAGE) return;
      after = lines.at(-1)!.seq;
    }
  }
  /** The page before what is known. */
  async fetchOlder(): Promise<void> {
    const first = this.known.log[0]?.seq ?? 0;
    const seat = this.watched;
    if (first === 0 || seat === undefined) return;
    const after = first - 1 - PAGE;
    const lines = await logAfter(this.table, seat, after < 0 ? -1 : after).catch(() => []);
    if (this.watched === seat)
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
    const known = new Set(this.known.chat.map(({ n }) => n));
    const all = [...lines.filter(({ n }) => !known.has(n)), ...this.known.chat];
    this.learn({ chat: all.toSorted((one, other) => one.n - other.n) });
  }
}

/** A log with more lines, each once, in order. A line that takes back marks those that count no more. */
export function withLines(log: readonly LogLine[], more: readonly LogLine[]): readonly LogLine[] {
  if (more.length === 0) return log;
  const bySeq = new Map(log.map((line) => [line.seq, line]));
  for (const line of more) {
    if (line.takesBack && !bySeq.has(line.seq)) {
      for (const [seq, one] of bySeq)
        if (one.line > line.line && !one.takesBack) bySeq.set(seq, { ...one, undone: true });
    }
    bySeq.set(line.seq, line);
  }
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}
