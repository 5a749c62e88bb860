/** Somebody who talks to a server over real sockets, and keeps the views that they are told of. */

import { sample, type Json, type View } from '@questwright/kernel';
import { changed, type ServerMessage, type TableInfo, type ToldOffer } from '@questwright/protocol';
import { WebSocket } from 'ws';

/** What came back over HTTP. */
export interface Back<T> {
  status: number;
  body: T;
}

/** Somebody with a cookie, and perhaps a socket. */
export class Guest {
  readonly address: string;
  cookie: string;
  id = '';
  socket: WebSocket | null = null;
  readonly received: ServerMessage[] = [];
  /** Every byte that the socket received. */
  raw = '';
  private readonly listeners = new Set<() => void>();
  private requests = 0;
  /** The view of each table and seat, as this client has worked it out. */
  readonly views = new Map<string, { seq: number; view: View; offer: ToldOffer | null }>();
  infos = new Map<string, TableInfo>();

  /** The language that this guest asks for. */
  locale = 'en';

  constructor(address: string, cookie = '') {
    this.address = address;
    this.cookie = cookie;
  }
  static async arrive(address: string, name = 'Somebody'): Promise<Guest> {
    const guest = new Guest(address);
    const reply = await fetch(`${address}/api/guest`, post({ name }));
    guest.cookie = reply.headers.get('set-cookie')!.split(';')[0]!;
    guest.id = ((await reply.json()) as { id: string }).id;
    return guest;
  }

  private get headers(): Record<string, string> {
    return { cookie: this.cookie, 'accept-language': this.locale };
  }
  async get<T = Json>(url: string): Promise<Back<T>> {
    const reply = await fetch(`${this.address}${url}`, { headers: this.headers });
    return { status: reply.status, body: (await reply.json()) as T };
  }
  async post<T = Json>(url: string, body: object = {}): Promise<Back<T>> {
    const reply = await fetch(`${this.address}${url}`, post(body, this.headers));
    return { status: reply.status, body: (await reply.json()) as T };
  }
  async newTable(body: object): Promise<TableInfo & { invite: string }> {
    const { status, body: made } = await this.post<TableInfo & { invite: string }>('/api/tables', body);
    if (status !== 201) throw new Error(JSON.stringify(made));
    return made;
  }

  async connect(): Promise<this> {
    this.views.clear();
    const socket = new WebSocket(`${this.address.replace('http', 'ws')}/api/socket`, {
      headers: this.headers,
    });
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('close', () => this.wake());
    socket.on('error', () => {});
    await this.until(() => this.received.some(({ type }) => type === 'welcome'));
    return this;
  }
  disconnect(): void {
    this.socket?.terminate();
    this.socket = null;
  }
  private hear(text: string): void {
    this.raw += text;
    const message = JSON.parse(text) as ServerMessage;
    this.received.push(message);
    if (message.type === 'position') {
      this.views.set(`${message.table} ${message.seat}`, message);
    } else if (message.type === 'change') {
      const key = `${message.table} ${message.seat}`;
      const { seq, view } = this.views.get(key)!;
      if (seq !== message.from) throw new Error(`A change from ${message.from} came to a view of ${seq}`);
      const now = changed(view as unknown as Json, message.view) as unknown as View;
      this.views.set(key, { seq: message.seq, view: now, offer: message.offer });
      const info = this.infos.get(message.table)!;
      this.infos.set(message.table, { ...info, ...message.progress, seq: message.seq });
    } else if (message.type === 'table') this.infos.set(message.table.id, message.table);
    this.wake();
  }
  private wake(): void {
    for (const listener of this.listeners) listener();
  }
  /** Waits for something that a message brings about. */
  until(holds: () => boolean, patience = 30_000): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (!holds()) return;
        this.listeners.delete(look);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(new Error(`Waited in vain; the last message was ${JSON.stringify(this.received.at(-1))}`));
      }, patience);
      this.listeners.add(look);
    });
  }
  /** A long test need not keep all that was ever said. */
  forgetMessages(): void {
    this.received.length = 0;
    this.raw = '';
  }
  say(message: object): void {
    this.socket!.send(JSON.stringify(message));
  }
  /** Says something that has a number, and waits for what comes of it. */
  async ask(message: object): Promise<Extract<ServerMessage, { type: 'done' | 'refused' | 'why' | 'pong' }>> {
    const id = `r${++this.requests}`;
    this.say({ ...message, id });
    const answered = (): ServerMessage | undefined => this.received.find((one) => 'id' in one && one.id === id);
    await this.until(() => answered() !== undefined);
    return answered() as never;
  }
  async watch(table: string, seat: number | null): Promise<void> {
    this.say({ type: 'watch', table, seat });
    await this.until(() => this.views.has(`${table} ${seat}`));
  }
  viewOf(table: string, seat: number | null): View {
    return this.views.get(`${table} ${seat}`)!.view;
  }
  /** Answers what the seat is asked, by chance; false when it is not asked. */
  async answerSomething(table: string, seat: number, below: (n: number) => number): Promise<boolean> {
    const { decision } = this.viewOf(table, seat);
    if (!decision?.mine || !decision.waitsFor.includes(seat)) return false;
    const pick = sample(decision.mine, below);
    const done = await this.ask({ type: 'answer', table, seat, no: decision.no, pick });
    if (done.type !== 'done') throw new Error(JSON.stringify(done));
    await this.until(() => this.views.get(`${table} ${seat}`)!.seq >= done.seq);
    return true;
  }
}

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
