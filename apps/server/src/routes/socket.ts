/** The stream: what happens at tables as it happens, and answers to it. */

import type { Socket } from 'node:net';
import websocket from '@fastify/websocket';
import {
  clientMessage,
  isAnswer,
  LIMITS,
  PROTOCOL,
  type ClientMessage,
  type ServerMessage,
} from '@questwright/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import type { Guests } from '../guests.ts';
import type { GuestRow } from '../store/store.ts';
import { asking, wordsIn } from '../tables/asking.ts';
import { playing } from '../tables/playing.ts';
import { broken, Declined } from '../tables/problem.ts';
import { Visitor, type Room } from '../tables/room.ts';
import type { Tables } from '../tables/tables.ts';
import { talking } from '../tables/talking.ts';
import { inWords, localeIn } from '../words.ts';
import { understood } from './api.ts';
import { Bucket } from './bucket.ts';

/** Messages of a socket: so many at once, and so many more each second. */
const BURST = 60;
const PER_SECOND = 20;
/** As many sockets somebody's messages are worth altogether. */
const SOCKETS_WORTH = 3;
/** Whoever was here last: who opens sockets anew has said no less. */
const MOST_REMEMBERED = 5000;
/** Messages that are refused for coming too fast, without a pause, before the socket is closed: to refuse is work, too. */
const MOST_REFUSED = 200;
/** Messages that wait for what was said before them. */
const MOST_ACTING = 100;
/** Whatever is answered from the position as it is in memory. */
const QUESTIONS: ReadonlySet<ClientMessage['type']> = new Set(['why', 'values', 'explain']);
const MOST_WATCHED = 40;
const MOST_SOCKETS = 20;
/** Whoever has not answered a ping by the next one is gone. */
const HEARTBEAT = 30_000;
/** Milliseconds in which a socket may say good-bye when the server stops. */
const FAREWELL = 200;
/** Bytes that may wait for a slow reader before it is cut off; it comes back and is shown the position anew. */
const MOST_WAITING = 4_194_304;

export interface SocketOptions {
  /** Whether a page of this origin may open sockets. */
  mayCome(origin: string | undefined, request: FastifyRequest): boolean;
  onError(error: unknown): void;
  unlimited?: boolean;
  /** Which client the server has. */
  build: string | null;
  /** Milliseconds between two pings. */
  heartbeat?: number;
}

export async function addSocket(
  application: FastifyInstance,
  tables: Tables,
  guests: Guests,
  options: SocketOptions,
): Promise<void> {
  await application.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    preClose: (done) => {
      const { clients } = application.websocketServer;
      for (const socket of clients) socket.close(1001);
      // Whoever has not heard it by then does not listen.
      const cut = (): void => {
        for (const socket of clients) socket.terminate();
        done();
      };
      setTimeout(cut, clients.size === 0 ? 0 : FAREWELL);
    },
  });
  const answered = new WeakSet<WebSocket>();
  const beat = setInterval(() => {
    for (const socket of application.websocketServer.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, options.heartbeat ?? HEARTBEAT);
  application.addHook('onClose', async () => clearInterval(beat));
  const sockets = new Map<string, number>();
  const buckets = new Map<string, Bucket>();
  const bucketOf = (guest: string): Bucket => {
    const bucket = buckets.get(guest) ?? new Bucket(BURST * SOCKETS_WORTH, PER_SECOND * SOCKETS_WORTH);
    buckets.delete(guest);
    buckets.set(guest, bucket);
    if (buckets.size > MOST_REMEMBERED) buckets.delete(buckets.keys().next().value!);
    return bucket;
  };
  const count = (guest: string, more: number): number => {
    const now = (sockets.get(guest) ?? 0) + more;
    if (now === 0) sockets.delete(guest);
    else sockets.set(guest, now);
    return now;
  };
  const meet = async (socket: WebSocket, request: FastifyRequest): Promise<void> => {
    // Messages may come before we know who it is.
    const early: [Buffer, boolean][] = [];
    const wait = (data: Buffer, isBinary: boolean): void => void early.push([data, isBinary]);
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
    socket.on('message', wait);
    socket.on('error', () => {});
    const guest = await guests.of(request).catch(() => null);
    socket.off('message', wait);
    const locale = localeIn(request.headers['accept-language']);
    if (!options.mayCome(request.headers.origin, request))
      return socket.close(4403, inWords('server.other-page', {}, locale));
    if (!guest) return socket.close(4401, inWords('server.not-signed-in', { path: '/api/guest' }, locale));
    if (socket.readyState !== socket.OPEN) return;
    socket.on('close', () => count(guest.id, -1));
    if (count(guest.id, 1) > MOST_SOCKETS && !options.unlimited)
      return socket.close(4429, inWords('server.too-many-sockets', {}, locale));
    const connection = new Connection(socket, request.raw.socket, guest, locale, tables, options, bucketOf(guest.id));
    socket.on('message', (data: Buffer, isBinary: boolean) => connection.hear(data, isBinary));
    socket.on('close', () => connection.close());
    for (const [data, isBinary] of early) connection.hear(data, isBinary);
  };
  application.route({
    method: 'GET',
    url: '/api/socket',
    wsHandler: meet,
    handler: async () => {
      throw new Declined('not-understood', 'server.open-as-socket');
    },
  });
}

class Connection {
  private readonly socket: WebSocket;
  private readonly line: Socket;
  private isHeld = false;
  private readonly guest: GuestRow;
  private readonly locale: string;
  private readonly tables: Tables;
  private readonly options: SocketOptions;
  private readonly watching = new Map<string, { table: string; visitor: Visitor }>();
  private readonly own = new Bucket(BURST, PER_SECOND);
  /** Of all sockets of this guest. */
  private readonly all: Bucket;
  private refused = 0;
  private queue: Promise<unknown> = Promise.resolve();
  /** How many messages are in the queue. */
  private acting = 0;

  constructor(
    socket: WebSocket,
    line: Socket,
    guest: GuestRow,
    locale: string,
    tables: Tables,
    options: SocketOptions,
    all: Bucket,
  ) {
    this.all = all;
    this.socket = socket;
    this.line = line;
    this.guest = guest;
    this.locale = locale;
    this.tables = tables;
    this.options = options;
    const { id, name, color } = guest;
    this.say({ type: 'welcome', protocol: PROTOCOL, build: options.build, guest: id, name, color });
  }

  hear(data: Buffer, isBinary: boolean): void {
    if (!this.mayGoOn()) {
      if (++this.refused > MOST_REFUSED) return this.socket.terminate();
      return this.decline(idIn(data), new Declined('too-many', 'server.most-messages', { number: PER_SECOND }));
    }
    if (this.own.isFull) this.refused = 0;
    if (isBinary) return this.decline(null, new Declined('not-understood', 'server.text-only'));
    let message: ClientMessage;
    try {
      const said: unknown = JSON.parse(data.toString());
      message = isAnswer(said) ? said : understood(clientMessage, said);
    } catch (error) {
      const declined = error instanceof Declined ? error : new Declined('not-understood', 'server.not-json');
      return this.decline(idIn(data), declined);
    }
    const id = 'id' in message ? message.id : null;
    // One after another: what a client says first happens first. An answer does not wait for its own commit here.
    if (message.type === 'answer' && this.acting === 0) {
      const room = this.tables.roomNow(message.table);
      if (room) return this.answer(room, message);
    }
    if (this.acting >= MOST_ACTING && !this.options.unlimited)
      return this.decline(id, new Declined('too-many', 'server.most-questions'));
    this.acting++;
    this.queue = this.queue
      .then(() => this.act(message))
      .catch((error: unknown) => this.decline(id, error))
      .finally(() => this.acting--);
  }
  private answer(room: Room, { id, seat, no, pick }: Extract<ClientMessage, { type: 'answer' }>): void {
    try {
      this.whenDone(id, playing.answer(room, this.guest.id, seat, no, pick));
    } catch (error) {
      this.decline(id, error);
    }
  }
  close(): void {
    for (const key of this.watching.keys()) this.unwatch(key);
  }

  private mayGoOn(): boolean {
    return this.options.unlimited === true || (this.own.take() && this.all.take());
  }
  private say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }
  private send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_WAITING) return this.socket.terminate();
    this.hold();
    this.socket.send(text);
  }
  /** What is said in one instant goes over the line at once: a system call costs more than a message. */
  private hold(): void {
    if (this.isHeld) return;
    this.isHeld = true;
    this.line.cork();
    process.nextTick(() => {
      this.isHeld = false;
      this.line.uncork();
    });
  }
  private decline(id: string | null, error: unknown): void {
    if (error instanceof Declined) return this.say({ type: 'refused', id, error: error.problem(this.locale) });
    this.options.onError(error);
    this.say({ type: 'refused', id, error: broken(this.locale) });
  }
  /** Tells when something is done, without holding up what is said next. */
  private whenDone(id: string, seq: Promise<number>): void {
    seq.then(
      (now) => this.say({ type: 'done', id, seq: now }),
      (error: unknown) => this.decline(id, error),
    );
  }

  private async act(message: ClientMessage): Promise<void> {
    const { tables, guest } = this;
    if (message.type === 'hello') {
      if (message.protocol !== PROTOCOL) {
        this.socket.close(4400, inWords('server.other-protocol', { number: PROTOCOL }, this.locale));
      }
      return;
    }
    if (message.type === 'ping') return this.say({ type: 'pong', id: message.id });
    const room = await tables.room(message.table);
    if (QUESTIONS.has(message.type)) await room.live?.settled();
    switch (message.type) {
      case 'watch':
        return this.watch(room, message.seat, message.seq ?? null);
      case 'unwatch':
        return this.unwatch(`${message.table} ${message.seat}`);
      case 'seen':
        return this.saw(room, message.seat, message.seq);
      case 'answer':
        return this.answer(room, message);
      case 'undo':
        return this.whenDone(message.id, playing.undo(tables, room, guest.id, message.seat, message.keep));
      case 'redo':
        return this.whenDone(message.id, playing.redo(room, guest.id, message.seat));
      case 'vote':
        return this.whenDone(
          message.id,
          playing.vote(tables, room, guest.id, message.seat, message.motion, message.agree),
        );
      case 'chat':
        await talking.chat(tables, room, guest, message.text);
        return this.say({ type: 'done', id: message.id, seq: room.live?.written ?? 0 });
      case 'why': {
        const refusal = asking.why(room, guest.id, message.seat, message.about);
        return this.say({ type: 'why', id: message.id, ...room.live!.reveals.with({ refusal }, [message.about]) });
      }
      case 'values': {
        const { seq, values } = await asking.values(room, guest.id, message.seat, message.of);
        const told = room.live!.reveals.with({ values }, wordsIn(message.of));
        return this.say({ type: 'values', id: message.id, seq, ...told });
      }
      case 'explain': {
        const told = asking.explain(room, guest.id, message.seat, message.of);
        return this.say({ type: 'explain', id: message.id, ...room.live!.reveals.with(told, wordsIn([message.of])) });
      }
    }
  }
  private watch(room: Room, seat: number | null, seq: number | null): void {
    // The line may have gone dead while the table was opened.
    if (this.socket.readyState !== this.socket.OPEN) return;
    room.mustMaySee(this.guest.id, seat);
    const key = `${room.row.id} ${seat}`;
    this.unwatch(key);
    if (this.watching.size >= MOST_WATCHED)
      throw new Declined('too-many', 'server.most-watched', { number: MOST_WATCHED });
    const visitor = new Visitor(this.guest.id, seat, (text) => this.send(text));
    this.watching.set(key, { table: room.row.id, visitor });
    this.tables.enter(room, visitor, seq);
  }
  private saw(room: Room, seat: number | null, seq: number): void {
    const visitor = this.watching.get(`${room.row.id} ${seat}`)?.visitor;
    if (!visitor) return;
    visitor.saw = seq;
    this.tables.bots.seen(room);
  }
  private unwatch(key: string): void {
    const found = this.watching.get(key);
    if (!found) return;
    this.watching.delete(key);
    this.tables.leave(found.table, found.visitor).catch(this.options.onError);
  }
}

/** The request's own number, if as much can be read, so that the client knows what was refused. */
function idIn(data: Buffer): string | null {
  try {
    const { id } = JSON.parse(data.toString()) as { id?: unknown };
    return typeof id === 'string' && id.length <= 40 ? id : null;
  } catch {
    return null;
  }
}
