/** Tables of our server, with a client that keeps the view that it is told of. */

import { sample, type Json, type View } from '@questwright/kernel';
import { changed, type ServerMessage } from '@questwright/protocol';
import { WebSocket } from 'ws';
import type { Match } from './contest.ts';

export class Person {
  readonly address: string;
  readonly cookie: string;
  constructor(address: string, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }
  static async arrive(address: string): Promise<Person> {
    const reply = await fetch(`${address}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Player"}',
    });
    await reply.text();
    return new Person(address, reply.headers.get('set-cookie')!.split(';')[0]!);
  }
  async post<T>(path: string, body: object = {}): Promise<T> {
    const reply = await fetch(`${this.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: this.cookie },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  }
  get(path: string): Promise<Response> {
    return fetch(`${this.address}${path}`, { headers: { cookie: this.cookie } });
  }
}

/** A socket that watches one seat and answers for it. */
export class Seat {
  private readonly socket: WebSocket;
  readonly table: string;
  readonly seat: number;
  seq = -1;
  view: View | null = null;
  private asked = 0;
  private readonly waiting = new Map<string, (message: ServerMessage) => void>();
  private wake: (() => void) | null = null;

  constructor(person: Person, table: string, seat: number) {
    this.table = table;
    this.seat = seat;
    this.socket = new WebSocket(`${person.address.replace('http', 'ws')}/api/socket`, {
      headers: { cookie: person.cookie },
      perMessageDeflate: false,
    });
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'watch', table, seat })));
    this.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ServerMessage));
  }
  private hear(message: ServerMessage): void {
    if (message.type === 'position') {
      this.view = message.view;
      this.seq = message.seq;
    } else if (message.type === 'change') {
      if (message.from !== this.seq) throw new Error(`A change from ${message.from} came to a view of ${this.seq}`);
      this.view = changed(this.view as unknown as Json, message.view) as unknown as View;
      this.seq = message.seq;
    } else if (message.type === 'done' || message.type === 'refused') {
      this.waiting.get(message.id!)?.(message);
      this.waiting.delete(message.id!);
      return;
    } else return;
    this.wake?.();
  }
  until(seq: number): Promise<void> {
    if (this.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      this.wake = () => {
        if (this.seq < seq) return;
        this.wake = null;
        resolve();
      };
    });
  }
  ask(message: object): Promise<number> {
    const id = `a${++this.asked}`;
    this.socket.send(JSON.stringify({ ...message, id, table: this.table, seat: this.seat }));
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (said) =>
        said.type === 'done' ? resolve(said.seq) : reject(new Error(JSON.stringify(said))),
      );
    });
  }
  close(): void {
    this.socket.terminate();
  }
}

/** A game of two people, each with a socket. */
export class Pair implements Match {
  readonly seats: readonly [Seat, Seat];
  private readonly choose: (n: number) => number;
  private constructor(seats: [Seat, Seat], choose: (n: number) => number) {
    this.seats = seats;
    this.choose = choose;
  }
  static async open(people: readonly [Person, Person], game: string, choose: (n: number) => number): Promise<Pair> {
    const [one, other] = people;
    const seats = one === other ? [{ kind: 'me' }, { kind: 'me' }] : [{ kind: 'me' }, { kind: 'friend' }];
    const { id, invite } = await one.post<{ id: string; invite: string }>('/api/tables', { game, seats });
    if (one !== other) await other.post(`/api/tables/${id}/join`, { invite });
    await one.post(`/api/tables/${id}/start`);
    return Pair.at(people, id, choose);
  }
  static async at(people: readonly [Person, Person], id: string, choose: (n: number) => number): Promise<Pair> {
    const seats: [Seat, Seat] = [new Seat(people[0], id, 0), new Seat(people[1], id, 1)];
    for (const seat of seats) await seat.until(0);
    return new Pair(seats, choose);
  }
  get isOver(): boolean {
    return this.seats[0].view!.decision === null;
  }
  /** The answer alone: until it is acknowledged. */
  async answer(): Promise<number> {
    const { waitsFor, no } = this.seats[0].view!.decision!;
    const mover = this.seats[waitsFor[0]!]!;
    const pick = sample(mover.view!.decision!.mine!, this.choose);
    return mover.ask({ type: 'answer', no, pick });
  }
  async settled(seq: number): Promise<void> {
    for (const seat of this.seats) await seat.until(seq);
  }
  async step(): Promise<boolean> {
    await this.settled(await this.answer());
    return !this.isOver;
  }
  close(): void {
    for (const seat of this.seats) seat.close();
  }
}
