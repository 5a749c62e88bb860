/** Who somebody is: a signed cookie that only the browser and the server know, a name and a colour. */

import { randomInt } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Declined } from './tables/problem.ts';
import type { GuestRow } from './store/store.ts';
import { newId, type Tables } from './tables/tables.ts';

const COOKIE = 'questwright';
const TEN_YEARS = 315_360_000;
const COLORS = ['#b3452c', '#2f6f9f', '#3f7d3a', '#8a5a9e', '#b8862b', '#4a7c7c'];
const NAMES = ['Wren', 'Hazel', 'Rook', 'Ash', 'Linnet', 'Sorrel', 'Heron', 'Rowan', 'Teal', 'Bryony'];

export class Guests {
  private readonly tables: Tables;
  constructor(tables: Tables) {
    this.tables = tables;
  }

  /** Whoever sent this, or null when they have not introduced themselves. */
  async of(request: FastifyRequest): Promise<GuestRow | null> {
    const cookie = request.cookies[COOKIE];
    if (cookie === undefined) return null;
    const { valid, value } = request.unsignCookie(cookie);
    return valid && value !== null ? this.tables.store.guest(value) : null;
  }
  async mustBe(request: FastifyRequest): Promise<GuestRow> {
    const guest = await this.of(request);
    if (!guest) throw new Declined('not-signed-in', 'server.not-signed-in', { path: '/api/guest' });
    return guest;
  }
  /** A new guest, or a new name or colour for one who is known. */
  async introduce(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, color }: { name?: string | undefined; color?: string | undefined },
  ): Promise<GuestRow> {
    const known = await this.of(request);
    const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)]!;
    const guest: GuestRow = {
      id: known?.id ?? newId(12),
      name: name ?? known?.name ?? pick(NAMES),
      color: color ?? known?.color ?? pick(COLORS),
      created: known?.created ?? this.tables.now(),
    };
    await this.tables.write({ kind: 'guest', row: guest });
    if (!known) {
      void reply.setCookie(COOKIE, guest.id, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        signed: true,
        maxAge: TEN_YEARS,
      });
    }
    return guest;
  }
}
