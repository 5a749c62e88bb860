/** One table at a server, over a line that mends itself: what is said there, and what one seat (or a spectator) sees of it. */

import type { Json, View } from '@questwright/kernel';
import { Declined } from './declined.ts';
import { changed } from './delta.ts';
import type { ClientMessage, Position, ServerMessage } from './messages.ts';
import { PROTOCOL } from './version.ts';

type Numbered = Extract<ClientMessage, { id: string; table: string }>;
type Unnumbered<M> = M extends unknown ? Omit<M, 'id' | 'table'> : never;
/** What is asked; its number and the table are added here. */
export type Request = Unnumbered<Numbered>;
export type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
export type AnswerTo<R extends Request> = Said<R['type'] extends 'why' | 'values' | 'explain' ? R['type'] : 'done'>;

/** What comes unasked. */
export type Tidings = Said<'position' | 'change' | 'table' | 'chat' | 'refused'>;

export interface Socket {
  send(text: string): void;
  close(): void;
}
export interface SocketEvents {
  heard(message: ServerMessage): void;
  /** With an error it will not come back; else it is tried again. */
  closed(final: Error | null): void;
}
/** How an app reaches the server, and how patient it is. */
export interface Means {
  dial(events: SocketEvents): Socket;
  /** Runs something later; gives what calls that off. */
  after(milliseconds: number, run: () => void): () => void;
  /** Milliseconds until a broken line is tried again: each time twice as long. */
  pause: { first: number; longest: number };
  /** What is said again when the line is back: hearing it twice must change nothing. Everything else fails with the line. */
  again: ReadonlySet<Request['type']>;
}
export interface Listener {
  /** At first, and whenever the line is back. */
  opened(welcome: Said<'welcome'>): void;
  /** The line broke; it is tried again and again. */
  lost(): void;
  /** It will not come back. */
  ended(why: Error): void;
  /** `seen` has it already. */
  heard(message: Tidings): void;
}

interface Waiting {
  message: Numbered;
  done(answer: never): void;
  failed(error: Error): void;
}

export class TableConnection {
  readonly table: string;
  /** What was seen last. */
  seen: Omit<Position, 'table' | 'revealed'> | null = null;
  /** Undefined until somebody says which seat to watch. */
  watched: number | null | undefined;
  /** The entry up to which everything was shown to whoever watches. */
  private shown = 0;
  private readonly means: Means;
  private readonly listener: Listener;
  private link: 'opening' | 'open' | 'lost' | 'closed' = 'opening';
  private socket: Socket | null = null;
  /** Whoever was dialed before is not listened to any more. */
  private dialed = 0;
  private pause = 0;
  private callOff = (): void => {};
  private readonly waiting = new Map<string, Waiting>();
  private requests = 0;

  constructor(table: string, means: Means, listener: Listener) {
    this.table = table;
    this.means = means;
    this.listener = listener;
  }

  // ---- the line ----

  get isOpen(): boolean {
    return this.link === 'open';
  }
  open(): void {
    this.link = 'opening';
    this.dial();
  }
  close(): void {
    this.link = 'closed';
    this.hangUp();
  }
  /** Tries a broken line now. */
  retry(): void {
    if (this.link === 'lost') this.dial();
  }
  /** Nothing that was asked will be answered any more. */
  end(why: Error): void {
    this.close();
    this.fail(() => true, why);
    this.listener.ended(why);
  }

  private dial(): void {
    this.hangUp();
    const { dialed } = this;
    this.socket = this.means.dial({
      heard: (message) => dialed === this.dialed && this.hear(message),
      closed: (final) => dialed === this.dialed && this.broke(final),
    });
  }
  private hangUp(): void {
    this.dialed++;
    this.callOff();
    this.socket?.close();
    this.socket = null;
  }
  private broke(final: Error | null): void {
    this.hangUp();
    this.fail(({ message }) => !this.means.again.has(message.type), noConnection());
    if (final) return this.end(final);
    const { first, longest } = this.means.pause;
    const isNew = this.link !== 'lost';
    this.link = 'lost';
    this.pause = isNew ? first : Math.min(longest, this.pause * 2);
    this.callOff = this.means.after(this.pause, () => this.dial());
    if (isNew) this.listener.lost();
  }
  private send(message: ClientMessage): void {
    if (this.isOpen) this.socket?.send(JSON.stringify(message));
  }

  // ---- what is heard ----

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.greet(message);
      case 'position': {
        const { seat, seq, view, offer } = message;
        if (seat !== this.watched) return;
        this.seen = { seat, seq, view, offer };
        break;
      }
      case 'change': {
        const { seat, seq, offer } = message;
        if (seat !== this.watched) return;
        if (this.seen?.seq !== message.from || this.seen.seat !== seat) return this.sendWatch(seat);
        const view = changed(this.seen.view as unknown as Json, message.view) as unknown as View;
        this.seen = { seat, seq, view, offer };
        break;
      }
      case 'refused': {
        const asked = this.take(message.id);
        if (asked) return asked.failed(new Declined(message.error));
        break;
      }
      case 'table':
      case 'chat':
        break;
      case 'done':
      case 'why':
      case 'values':
      case 'explain':
      case 'pong':
        return this.take(message.id)?.done(message as never);
    }
    this.listener.heard(message);
  }
  private greet(welcome: Said<'welcome'>): void {
    this.link = 'open';
    this.listener.opened(welcome);
    this.send({ type: 'hello', protocol: PROTOCOL });
    if (this.watched !== undefined) this.sendWatch(this.watched);
    for (const { message } of this.waiting.values()) this.send(message);
  }
  private take(id: string | null): Waiting | undefined {
    const asked = this.waiting.get(id ?? '');
    if (asked) this.waiting.delete(id ?? '');
    return asked;
  }
  private fail(which: (asked: Waiting) => boolean, why: Error): void {
    for (const [id, asked] of this.waiting) if (which(asked)) this.take(id)!.failed(why);
  }

  // ---- what is said ----

  watch(seat: number | null): void {
    if (this.watched === seat) return;
    if (this.watched !== undefined) this.send({ type: 'unwatch', table: this.table, seat: this.watched });
    this.watched = seat;
    this.sendWatch(seat);
  }
  /** An answer may have arrived or not when the line breaks: it is given again, and counts once. */
  ask<R extends Request>(request: R): Promise<AnswerTo<R>> {
    const id = `q${++this.requests}`;
    const message = { ...request, id, table: this.table } as unknown as Numbered;
    return new Promise((done, failed) => {
      const mayWait = this.link !== 'closed' && this.means.again.has(message.type);
      if (!this.isOpen && !mayWait) return failed(noConnection());
      this.waiting.set(id, { message, done, failed });
      this.send(message);
    });
  }
  /** Everything up to this entry has been shown. */
  saw(seq: number): void {
    this.shown = seq;
    if (this.watched !== undefined) this.send({ type: 'seen', table: this.table, seat: this.watched, seq });
  }
  private sendWatch(seat: number | null): void {
    const { seen } = this;
    this.send({ type: 'watch', table: this.table, seat, ...(seen?.seat === seat ? { seq: seen.seq } : {}) });
    if (this.shown > 0) this.saw(this.shown);
  }
}

const noConnection = (): Declined => new Declined({ code: 'no-connection', message: '' });
