/** A table at a server, as one seat (or somebody who only looks on) knows it. */

import type { Json, View, Viewer } from '@questwright/kernel';
import { changed, type ClientMessage, type LogLine, type TableInfo } from '@questwright/protocol';
import { say } from '../language.ts';
import { failure } from '../problem.ts';
import type { Reader } from '../reader.ts';
import type { Teller } from '../teller.ts';
import { Line, type Answer, type Listener, type Request, type Tidings } from './line.ts';
import { linkTo, type Place } from './link.ts';
import { namesOf } from './people.ts';
import { RemotePosition } from './remote-position.ts';
import { Declined, type Guest, type KnownTable, type Server } from './server.ts';

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
  private readonly line: Line;
  /** Told at once when the line breaks and when it is there again, also while something waits for it. */
  whenLine: (isThere: boolean) => void = () => {};

  constructor(server: Server, guest: Guest, place: Place, info: TableInfo, viewer: Viewer, teller: Teller) {
    this.server = server;
    this.guest = guest;
    this.place = place;
    this.info = info;
    this.viewer = viewer;
    this.teller = teller;
    this.line = new Line(server, this);
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
  connect(): Promise<void> {
    return this.line.connect();
  }
  close(): void {
    this.line.close();
  }
  ask(request: Request): Promise<Answer> {
    return this.line.ask(request);
  }
  path(rest: string): string {
    return `/api/tables/${this.id}${rest}`;
  }

  /** Everything since the last time. Throws when there will never be more. */
  takeNews(): News[] {
    const { news } = this;
    if (news.length === 0 && this.failed) throw this.failed;
    this.news = [];
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
      await position.fetch(this.line, this.id);
    }
  }
  reader(): Reader {
    return this.teller.reader(this.position!);
  }

  // ---- the line ----

  /** A server that was started anew has forgotten who was invited only to look. */
  async prepare(): Promise<void> {
    const { invite } = this.place;
    try {
      await this.server.get<KnownTable>(this.path(invite === null ? '' : `?invite=${invite}`));
    } catch (error) {
      const isForgotten = error instanceof Declined && error.code === 'not-signed-in';
      throw isForgotten ? failure(say('server.other-one')) : error;
    }
  }
  greeting(): ClientMessage[] {
    const seq = this.position?.seq;
    return [{ type: 'watch', table: this.id, seat: this.viewer, ...(seq === undefined ? {} : { seq }) }];
  }
  heard(message: Tidings): void {
    switch (message.type) {
      case 'position':
        this.position = new RemotePosition(message.seq, message.view, message.offer);
        return this.tell({ type: 'position', seq: message.seq, missed: message.missed });
      case 'change': {
        if (this.position?.seq !== message.from) return this.watchAgain();
        const view = changed(this.position.view as unknown as Json, message.view) as unknown as View;
        this.position = new RemotePosition(message.seq, view, message.offer);
        if (message.log) this.tell({ type: 'played', line: message.log, position: this.position, before: this.info });
        return;
      }
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
        if (message.error.code !== 'too-many') return this.line.end(new Declined(message.error));
        return this.tell({ type: 'refused', text: message.error.message });
    }
  }
  lost(): void {
    this.whenLine(false);
  }
  back(): void {
    this.isNew = true;
    this.whenLine(true);
    this.tell({ type: 'back' });
  }
  ended(error: Error): void {
    this.failed = error;
    this.wake?.();
  }
  private watchAgain(): void {
    const [watch] = this.greeting();
    this.line.say(watch!);
  }
  private tell(news: News): void {
    this.news.push(news);
    this.wake?.();
  }
}
