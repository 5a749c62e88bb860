/** A server, as far as it is asked over HTTP. */

import {
  guestBody,
  LIMITS,
  PROTOCOL,
  revealedIn,
  type Problem as Declining,
  type Revealed,
  type TableInfo,
} from '@questwright/protocol';
import { Declined } from '@questwright/protocol/declined';
import { say, spoken } from '../language.ts';
import { failure, wrongUse } from '../problem.ts';
import type { Identity } from './identity.ts';

/** Nobody answers there, for now or for ever. */
export class Unreachable extends Error {}

export interface Guest {
  id: string;
  name: string;
}
/** The host is also told the invitation. */
export type KnownTable = TableInfo & { invite?: string };

const PATIENCE = 30_000;

/** A terminal obeys control characters, and some others turn the direction of what follows. */
const NOT_FOR_TERMINALS = /[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu;

/** What others wrote is shown on a terminal: it must be nothing but text. */
export const understood = <T>(text: string): T =>
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(NOT_FOR_TERMINALS, '') : value,
  ) as T;

export class Server {
  readonly address: string;
  private readonly identity: Identity;
  cookie: string;
  /** Told of what was secret until now. */
  whenRevealed: (what: readonly Revealed[]) => void = () => {};

  constructor(address: string, identity: Identity) {
    this.address = address;
    this.identity = identity;
    this.cookie = identity.cookieFor(address) ?? '';
  }

  /** Who asks, and in which language they are answered. */
  get headers(): Record<string, string> {
    return { cookie: this.cookie, 'accept-language': spoken() };
  }
  /** Something that it said. */
  read<T>(text: string): T {
    const told = understood<T>(text);
    this.whenRevealed(revealedIn(told));
    return told;
  }
  get<T>(path: string): Promise<T> {
    return this.call('GET', path);
  }
  post<T>(path: string, body: object = {}): Promise<T> {
    return this.call('POST', path, body);
  }
  put<T>(path: string, body: object): Promise<T> {
    return this.call('PUT', path, body);
  }

  /** Introduces whoever plays; a server that knows the cookie takes them for the same as before. */
  async meet(name: string | undefined): Promise<Guest> {
    if (!guestBody.safeParse({ name }).success) {
      throw wrongUse(say('server.name', { most: LIMITS.name, name: name ?? '' }));
    }
    const { protocol } = await this.get<{ protocol: unknown }>('/api');
    if (typeof protocol !== 'number') throw this.stranger();
    if (protocol !== PROTOCOL) {
      const key = protocol > PROTOCOL ? 'server.newer' : 'server.older';
      throw failure(say(key, { address: this.address, protocol, ours: PROTOCOL }));
    }
    return this.post<Guest>('/api/guest', name === undefined ? {} : { name });
  }

  private async call<T>(method: string, path: string, body?: object): Promise<T> {
    let reply: Response;
    let text: string;
    try {
      reply = await fetch(`${this.address}${path}`, {
        method,
        headers: { ...this.headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(PATIENCE),
      });
      text = await reply.text();
    } catch {
      throw new Unreachable(say('server.silent', { address: this.address }));
    }
    this.keepCookie(reply);
    let answer: T & { error?: Declining };
    try {
      answer = this.read(text);
    } catch {
      throw this.stranger();
    }
    if (reply.ok) return answer;
    throw typeof answer?.error?.message === 'string' ? new Declined(answer.error) : this.stranger();
  }
  private keepCookie(reply: Response): void {
    const given = reply.headers.getSetCookie().find((one) => one.startsWith('questwright='));
    if (given === undefined) return;
    this.cookie = given.split(';')[0]!;
    this.identity.keep(this.address, this.cookie);
  }
  private stranger(): Error {
    return failure(say('server.stranger', { address: this.address }));
  }
}
