/** Where a moment of a game is found: `/t/<table>/replay?at=<entries>&seat=<whose eyes>`. */

import type { Opened } from '../net/requests.ts';

export interface Wanted {
  at: number;
  /** Undefined: whoever reads sees through their own eyes. */
  seat: number | null | undefined;
}

/** With the invitation, so that whoever is sent it may look, too; a game that is being played is shown to nobody else. */
export function addressOf({ id, status, invite }: Opened, seat: number | null, at: number): string {
  const shown = status === 'over' && invite !== undefined ? `&invite=${invite}` : '';
  return `/t/${id}/replay?at=${at}&seat=${seat ?? 'none'}${shown}`;
}

const WHOLE = /^\d{1,9}$/;

export function wantedIn(search: URLSearchParams): Wanted {
  const at = search.get('at') ?? '';
  const seat = search.get('seat');
  return {
    at: WHOLE.test(at) ? Number(at) : 0,
    seat: seat === 'none' ? null : seat !== null && WHOLE.test(seat) ? Number(seat) : undefined,
  };
}
