/** Guided first games: one person's table whose dice and cards are laid out. What comes can be foreseen, so nobody else plays at
 *  it; when the lesson ends or is left, it goes on with a secret that nobody has seen. */

import { guideOf } from '@questwright/games';
import { isGuided } from './following.ts';
import { gathering } from './gathering.ts';
import { liveOf } from './playing.ts';
import { Declined } from './problem.ts';
import type { Person, Room } from './room.ts';
import type { Tables } from './tables.ts';

/** Opens and begins a lesson. */
export async function openGuide(tables: Tables, guest: Person, game: string): Promise<Room> {
  const guide = await guideOf(game);
  if (guide === null) throw new Declined('not-found', 'server.no-guide', { game });
  const { packs, options, script } = guide;
  const body = { game, packs: [...packs], options, seats: [{ kind: 'me' as const }] };
  const room = await gathering.create(tables, guest, body, { script, marks: ['guide'] });
  await gathering.start(tables, room, guest.id);
  return room;
}

/** The lesson is over or left: from here on it is a game. */
export async function endGuide(tables: Tables, room: Room, guest: string): Promise<void> {
  room.mustBeHost(guest);
  if (!isGuided(room.row)) throw new Declined('not-now', 'server.not-guided');
  if (room.row.status !== 'playing') throw new Declined('not-now', 'server.not-played');
  const { stuck } = liveOf(room);
  if (stuck) throw new Declined('not-now', 'server.go-on', stuck);
  await tables.renew(room, {}, null);
}
