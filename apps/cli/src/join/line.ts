/** The stream of a server: opened again by itself when it breaks. */

import type { ClientMessage, ServerMessage } from '@questwright/protocol';
import { WebSocket } from 'ws';
import { say } from '../language.ts';
import { failure } from '../problem.ts';
import { Declined, Unreachable, type Server } from './server.ts';

type Numbered = Extract<ClientMessage, { id: string }>;
/** What is asked with a number; the number is given here. */
export type Request = Numbered extends infer M ? (M extends Numbered ? Omit<M, 'id'> : never) : never;
export type Answer = Extract<ServerMessage, { type: 'done' | 'why' | 'values' | 'explain' }>;
/** What comes unasked. */
export type Tidings = Exclude<ServerMessage, Answer | { type: 'welcome' | 'pong' }>;

export interface Listener {
  heard(message: Tidings): void;
  /** The line broke; it is tried again and again. */
  lost(): void;
  /** It is there again. */
  back(): void;
  /** It will not come back. */
  ended(error: Error): void;
  /** Before every opening. What it throws ends everything, unless nobody answered. */
  prepare(): Promise<void>;
  /** What is said first on every opening. */
  greeting(): readonly ClientMessage[];
}

interface Open {
  message: Numbered;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** These change nothing when they are heard twice: the number of a decision is part of an answer. */
const AGAIN: ReadonlySet<string> = new Set(['answer', 'why', 'values', 'explain']);
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 2000;
/** A server that is away for longer may never come back. */
const GIVE_UP = 600_000;
const HANDSHAKE = 10_000;
/** A server says at least a ping twice a minute. */
const SILENCE = 75_000;

export class Line {
  private readonly server: Server;
  private readonly listener: Listener;
  private socket: WebSocket | null = null;
  private dialing: WebSocket | null = null;
  private readonly open = new Map<string, Open>();
  private requests = 0;
  private closed = false;
  private silence: NodeJS.Timeout | undefined;
  private pause: { timer: NodeJS.Timeout; over(): void } | null = null;

  constructor(server: Server, listener: Listener) {
    this.server = server;
    this.listener = listener;
  }

  /** Opens the line for the first time: what is wrong now is told and not tried again. */
  async connect(): Promise<void> {
    await this.listener.prepare();
    await this.dial();
  }
  ask(request: Request): Promise<Answer> {
    const message = { ...request, id: `q${++this.requests}` } as Numbered;
    return new Promise((resolve, reject) => {
      if (!this.isOpen && !AGAIN.has(message.type)) {
        return reject(new Unreachable(say('server.away')));
      }
      // Without a line, it is said when there is one.
      this.open.set(message.id, { message, resolve, reject });
      this.say(message);
    });
  }
  close(): void {
    this.closed = true;
    clearTimeout(this.silence);
    this.pause?.over();
    this.socket?.close();
    if (this.dialing !== this.socket) this.dialing?.terminate();
  }

  private get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }
  /** Something that nobody answers; it is lost when the line is broken. */
  say(message: ClientMessage): void {
    if (this.isOpen) this.socket!.send(JSON.stringify(message));
  }

  private dial(): Promise<void> {
    return new Promise((resolve, reject) => {
      const { address, headers } = this.server;
      const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, {
        headers,
        handshakeTimeout: HANDSHAKE,
      });
      this.dialing = socket;
      let welcome = false;
      socket.on('message', (data: Buffer) => {
        this.stillThere();
        const message = this.server.read<ServerMessage>(data.toString());
        if (message.type === 'welcome') {
          welcome = true;
          this.socket = socket;
          for (const first of this.listener.greeting()) this.say(first);
          for (const { message: asked } of this.open.values()) this.say(asked);
          resolve();
        } else this.hear(message);
      });
      socket.on('ping', () => this.stillThere());
      // What is wrong is told by the end of the line that follows.
      socket.on('error', () => {});
      socket.on('close', (code, reason) => {
        clearTimeout(this.silence);
        if (this.socket === socket) this.socket = null;
        // From 4400 on the server says that it does not want us; everything else may be over soon.
        const unwanted = code >= 4400 ? new Declined({ code: String(code), message: reason.toString() }) : null;
        if (!welcome) reject(unwanted ?? new Unreachable(say('server.silent', { address })));
        else if (!this.closed) this.broke(unwanted);
      });
    });
  }
  /** A line may be dead without anybody saying so. */
  private stillThere(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.socket?.terminate(), SILENCE);
  }

  private hear(message: ServerMessage): void {
    if (!('id' in message)) return isTidings(message) ? this.listener.heard(message) : undefined;
    const asked = message.id === null ? undefined : this.open.get(message.id);
    if (asked) this.open.delete(asked.message.id);
    if (message.type !== 'refused') asked?.resolve(message as Answer);
    else if (asked) asked.reject(new Declined(message.error));
    else this.listener.heard(message);
  }
  private drop(id: string): void {
    const { reject } = this.open.get(id)!;
    this.open.delete(id);
    reject(new Unreachable(say('server.went-away')));
  }

  private broke(unwanted: Error | null): void {
    for (const [id, { message }] of this.open) if (!AGAIN.has(message.type)) this.drop(id);
    if (unwanted) return this.end(unwanted);
    this.listener.lost();
    this.again().catch((error: unknown) => this.end(error as Error));
  }
  /** Nothing that was asked will be answered any more. */
  end(error: Error): void {
    const isTold = error instanceof Declined || error instanceof Unreachable;
    const problem = isTold ? failure(error.message) : error;
    for (const { reject } of this.open.values()) reject(problem);
    this.open.clear();
    this.listener.ended(problem);
  }
  private async again(): Promise<void> {
    const since = Date.now();
    for (let pause = FIRST_PAUSE; !this.closed; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
      await this.rest(pause);
      if (this.closed) return;
      try {
        await this.connect();
        return this.listener.back();
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        if (Date.now() - since > GIVE_UP) throw new Unreachable(say('server.long-away'));
      }
    }
  }
  private rest(pause: number): Promise<void> {
    return new Promise((resolve) => {
      const over = (): void => {
        clearTimeout(this.pause!.timer);
        resolve();
      };
      this.pause = { timer: setTimeout(over, pause), over };
    });
  }
}

const isTidings = (message: ServerMessage): message is Tidings => !['welcome', 'pong'].includes(message.type);
