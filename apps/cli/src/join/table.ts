/** A table at a server, as one seat (or somebody who only looks on) knows it. */

import type { Viewer } from '@questwright/kernel';
import type { LogLine, TableInfo } from '@questwright/protocol';
import {
  TableConnection,
  type AnswerTo,
  type Listener,
  type Request,
  type Tidings,
} from '@questwright/protocol/client';
import { Declined } from '@questwright/protocol/declined';
import { say } from '../language.ts';
import { failure } from '../problem.ts';
import type { Reader } from '../reader.ts';
import type { Teller } from '../teller.ts';
import { after, lineTo } from './line.ts';
import { linkTo, type Place } from './link.ts';
import { namesOf } from './people.ts';
import { RemotePosition } from './remote-position.ts';
import { Unreachable, type Guest, type KnownTable, type Server } from './server.ts';

/** What a table tells, in the order in which it happened. */
export type News =
  | { type: 'position'; seq: number; missed: LogLine[] }
  /** `line` was played and led to this position; the table as it was before. */
  | { type: 'played'; line: LogLine; position: RemotePosition; before: TableInfo }
  | { type: 'table'; before: TableInfo; now: TableInfo }
  | { type: 'chat'; n: number; name: string; text: string; own: boolean }
  | { type: 'refused'; text: string }
  | { type: 'back' };

/** Words that need more than this would never be said. */
const MOST_ROUNDS = 20;
/** A server that is away for longer may never come back. */
const GIVE_UP = 600_000;

export class Table implements Listener {
  readonly place: Place;
  readonly server: Server;
  readonly guest: Guest;
  readonly viewer: Viewer;
  readonly teller: Teller;
  info: TableInfo;
  /** Null until the game has begun. */
  position: RemotePosition | null = null;
  private news: News[] = [];
  private failed: Error | null = null;
  /** The line has just been opened again. */
  private isNew = false;
  private wake: (() => void) | null = null;
  private readonly connection: TableConnection;
  /** Null once the line has been there. */
  private connecting: { resolve(): void; reject(error: Error): void } | null = null;
  private stopHoping = (): void => {};
  /** Told at once when the line breaks and when it is there again, also while something waits for it. */
  whenLine: (isThere: boolean) => void = () => {};

  constructor(server: Server, guest: Guest, place: Place, info: TableInfo, viewer: Viewer, teller: Teller) {
    this.server = server;
    this.guest = guest;
    this.place = place;
    this.info = info;
    this.viewer = viewer;
    this.teller = teller;
    const means = lineTo(server, () => this.prepare());
    this.connection = new TableConnection(place.table, means, this);
    this.connection.watch(viewer);
    teller.names = namesOf(teller.entry, info);
    server.whenRevealed = (what) => teller.learn(what);
  }

  get id(): string {
    return this.place.table;
  }
  get link(): string {
    return linkTo(this.place);
  }
  get isHost(): boolean {
    return this.info.host === this.guest.id;
  }
  /** Opens the line for the first time: what is wrong now is told and not tried again. */
  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.connecting = { resolve, reject };
      this.connection.open();
    });
  }
  close(): void {
    this.stopHoping();
    this.connection.close();
  }
  async ask<R extends Request>(request: R): Promise<AnswerTo<R>> {
    const away = this.connection.isOpen ? 'server.went-away' : 'server.away';
    try {
      return await this.connection.ask(request);
    } catch (error) {
      const isAway = error instanceof Declined && error.problem.code === 'no-connection';
      throw isAway ? new Unreachable(say(away)) : error;
    }
  }
  path(rest: string): string {
    return `/api/tables/${this.id}${rest}`;
  }

  /** Everything since the last time. Throws when there will never be more. */
  takeNews(): News[] {
    const { news } = this;
    if (news.length === 0 && this.failed) throw this.failed;
    this.news = [];
    if (this.connection.seen) this.connection.saw(this.connection.seen.seq);
    return news;
  }
  get isUnread(): boolean {
    return this.news.length > 0;
  }
  /** When there is something to take. */
  hasNews(): Promise<void> {
    if (this.news.length > 0 || this.failed) return Promise.resolve();
    return new Promise((resolve) => (this.wake = resolve));
  }

  /** Puts something into words. What the words need to know is asked first, as often as more turns up: `describe` is called
   *  anew each time, and only what it gives last counts. */
  async told<T>(describe: (reader: Reader) => T): Promise<T> {
    for (let round = 0; ; round++) {
      const position = this.position!;
      try {
        const result = describe(this.teller.reader(position));
        if (!position.isWanting || round >= MOST_ROUNDS) return result;
      } catch (error) {
        // With gaps in what is known, anything may go wrong.
        if (!position.isWanting || round >= MOST_ROUNDS) throw error;
      }
      await position.fetch(this);
    }
  }
  reader(): Reader {
    return this.teller.reader(this.position!);
  }

  // ---- the line ----

  /** A server that was started anew has forgotten who was invited only to look. */
  private async prepare(): Promise<void> {
    const { invite } = this.place;
    try {
      await this.server.get<KnownTable>(this.path(invite === null ? '' : `?invite=${invite}`));
    } catch (error) {
      const isForgotten = error instanceof Declined && error.problem.code === 'not-signed-in';
      throw isForgotten ? failure(say('server.other-one')) : error;
    }
  }
  opened(): void {
    if (this.connecting) {
      this.connecting.resolve();
      this.connecting = null;
      return;
    }
    this.stopHoping();
    this.isNew = true;
    this.whenLine(true);
    this.tell({ type: 'back' });
  }
  lost(): void {
    if (this.connecting) {
      return this.connection.end(new Unreachable(say('server.silent', { address: this.server.address })));
    }
    this.stopHoping = after(GIVE_UP, () => this.connection.end(failure(say('server.long-away'))));
    this.whenLine(false);
  }
  ended(error: Error): void {
    this.stopHoping();
    this.connecting?.reject(error);
    this.failed = error;
    this.wake?.();
  }
  heard(message: Tidings): void {
    switch (message.type) {
      case 'position':
        this.position = this.positionNow();
        return this.tell({ type: 'position', seq: message.seq, missed: message.missed });
      case 'change':
        this.position = this.positionNow();
        if (message.log) this.tell({ type: 'played', line: message.log, position: this.position, before: this.info });
        return;
      case 'table': {
        // Whoever was here before the line broke, or comes back to it later, has not gone.
        const before = this.isNew ? { ...this.info, seats: message.table.seats } : this.info;
        this.isNew = false;
        this.info = message.table;
        this.teller.names = namesOf(this.teller.entry, message.table);
        return this.tell({ type: 'table', before, now: message.table });
      }
      case 'chat': {
        const { n, guest, name, text } = message.line;
        return this.tell({ type: 'chat', n, name, text, own: guest === this.guest.id });
      }
      case 'refused':
        // Only watching has no number: whoever may not watch is not at the table any more.
        if (message.error.code !== 'too-many') return this.connection.end(failure(message.error.message));
        return this.tell({ type: 'refused', text: message.error.message });
    }
  }
  private positionNow(): RemotePosition {
    const { seq, view, offer } = this.connection.seen!;
    return new RemotePosition(seq, view, offer);
  }
  private tell(news: News): void {
    this.news.push(news);
    this.wake?.();
  }
}
