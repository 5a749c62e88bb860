/** Questions about a position that change nothing: why not, how much, and what makes it so. What an answer would tell of
 *  hidden things is not answered. */

import {
  Hidden,
  readAsViewer,
  whyNot,
  type Game,
  type Json,
  type Loaded,
  type Part,
  type Refusal,
  type Seat,
  type Table,
  type Viewer,
  type World,
} from '@questwright/kernel';
import type { AskedValue } from '@questwright/protocol';
import type { LiveTable } from './live-table.ts';
import { liveOf } from './playing.ts';
import { Declined } from './problem.ts';
import type { Room } from './room.ts';

const recordOf = (room: Room): LiveTable['record'] => liveOf(room).record;

/** A game as it stands. */
interface Standing {
  loaded: Loaded;
  game: Game<World>;
}

const about = (others: readonly unknown[]): [unknown?, unknown?] => others as [unknown?, unknown?];

/** Why an option, or what begins like one, is not on offer; null when it is. */
function why(room: Room, guest: string, seat: Seat, option: string): Refusal | null {
  room.mustHold(guest, seat);
  const { loaded, game } = recordOf(room);
  return whyNot(loaded, game, seat, option);
}

/** What the rules tell a viewer of a value, or what is in the way. Whoever asks may ask about a thing, seat or space that there
 *  is not: the rule that looks for it fails in its own way, and there is nothing to tell. */
function told<T>({ loaded, game }: Standing, viewer: Viewer, name: string, ask: (t: Table<World>) => T) {
  if (!loaded.values.has(name)) return 'none';
  try {
    return readAsViewer(loaded, game, viewer, ask);
  } catch (error) {
    return error instanceof Hidden ? 'hidden' : 'none';
  }
}

/** Named values; null for what there is not, and for what would tell a viewer something hidden. */
export const valuesIn = (standing: Standing, viewer: Viewer, asked: readonly AskedValue[]): Json[] =>
  asked.map(([name, ...others]) => {
    const found = told(standing, viewer, name, (t) => ({ is: t.read(name, ...about(others)) as Json }));
    return typeof found === 'string' ? null : (found.is ?? null);
  });

/** A named value, and everything that makes it so; what is in the way of telling it. */
export const explainedIn = (
  standing: Standing,
  viewer: Viewer,
  [name, ...others]: AskedValue,
): { value: Json; parts: Part[] } | 'hidden' | 'none' =>
  told(standing, viewer, name, (t) => t.explain(name, ...about(others)));

/** The words of a question: whoever asks has them. */
export const wordsIn = (asked: readonly AskedValue[]): string[] =>
  asked.flat().filter((one): one is string => typeof one === 'string');

/** What was found, or the refusal to tell it. */
export function mustBeTold<T>(found: T | 'hidden' | 'none', [name]: AskedValue): T {
  if (found === 'hidden') throw new Declined('not-yours', 'server.hidden');
  if (found === 'none') throw new Declined('not-found', 'server.no-value', { name });
  return found;
}

/** Milliseconds of one question before all others have their turn: some values take several, and hundreds may be asked for. */
const SLICE = 8;
/** Of all long questions one goes on between two turns of others. */
let nextSlice: Promise<unknown> = Promise.resolve();

/** All of them are of the same position, the one that was there when it was their turn. */
async function values(
  room: Room,
  guest: string,
  viewer: Viewer,
  asked: readonly AskedValue[],
): Promise<{ seq: number; values: Json[] }> {
  room.mustMaySee(guest, viewer);
  const live = liveOf(room);
  const { seq } = live;
  const found: Json[] = [];
  let standing: Standing = live.record;
  let until = performance.now() + SLICE;
  for (const one of asked) {
    if (performance.now() > until) {
      // The game may go on meanwhile.
      if (standing === live.record) standing = { loaded: live.record.loaded, game: live.replica() };
      await (nextSlice = nextSlice.then(() => new Promise(setImmediate)));
      until = performance.now() + SLICE;
    }
    found.push(...valuesIn(standing, viewer, [one]));
  }
  return { seq, values: found };
}

function explain(room: Room, guest: string, viewer: Viewer, asked: AskedValue): { value: Json; parts: Part[] } {
  room.mustMaySee(guest, viewer);
  return mustBeTold(explainedIn(recordOf(room), viewer, asked), asked);
}

export const asking = { why, values, explain };
