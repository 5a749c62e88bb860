/** What the viewers of one table see, moment after moment. What does not depend on who looks is worked out once for all of
 *  them, and a pile in which nothing has changed is not looked at. */

import type { Json } from './json.ts';
import type { Loaded } from '../writing/load.ts';
import type { Game, World } from '../writing/rules.ts';
import { timesAsked } from './schema.ts';
import type { Things } from './things.ts';
import { stackView, type ThingView, type View } from './view.ts';

export interface Moment {
  /** The piles in which something is not as it was the moment before. */
  piles: readonly string[];
  stack: View['stack'];
  /** Null where some see more of the world than others. */
  world: Json;
  /** What each thing looked like to whoever looked at it last. */
  looks: (ThingView | undefined)[];
}

/** Follows one table: `next` must be called for every moment of which somebody is shown a view, and once before the first. */
export class Moments<W extends World> {
  private readonly loaded: Loaded<W>;
  private readonly known = new KnownThings();
  private readonly looks: (ThingView | undefined)[] = [];
  /** The last moment; null before the first. */
  now: Moment | null = null;

  constructor(loaded: Loaded<W>) {
    this.loaded = loaded;
  }
  next(game: Game<W>): Moment {
    const { world } = game;
    const piles = this.known.changed(world.things, this.loaded.pilesFor(world.seats).all);
    const stack = kept(this.now?.stack, stackView(this.loaded, game));
    const asked = timesAsked();
    const seen = this.loaded.world.view(world, null, null) ?? null;
    const shared = timesAsked() === asked ? kept(this.now?.world, seen) : null;
    this.now = { piles, stack, world: shared, looks: this.looks };
    return this.now;
  }
}

/** The second, which is new and nobody else's, with all of the first in it that is the same. */
function kept<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== 'object' || typeof now !== 'object' || !before || !now) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (keptList(before, now) as T) : now;
  if (Array.isArray(before)) return now;
  const [old, fresh] = [before, now] as [Record<string, unknown>, Record<string, unknown>];
  let same = true;
  let more = 0;
  for (const key in fresh) {
    more++;
    if (old[key] === fresh[key]) continue;
    fresh[key] = kept(old[key], fresh[key]);
    if (old[key] !== fresh[key]) same = false;
  }
  for (const _ in old) more--;
  return same && more === 0 ? (before as T) : now;
}

function keptList(before: unknown[], now: unknown[]): unknown[] {
  let same = before.length === now.length;
  for (let i = 0; i < now.length; i++) {
    if (before[i] === now[i]) continue;
    now[i] = kept(before[i], now[i]);
    if (before[i] !== now[i]) same = false;
  }
  return same ? before : now;
}

/** Everything that a view shows of things, as it was a moment ago. */
class KnownThings {
  private readonly piles: Record<string, number[]> = {};
  /** A number that does not fit is never the same, and its pile is looked at. */
  private readonly columns: Int32Array[] = [];
  private hosted: readonly number[] = [];
  /** Under what, and where, each of these lay. */
  private hosts: readonly number[] = [];
  private hostedIn: readonly string[] = [];

  changed(things: Things, names: readonly string[]): string[] {
    const touched = new Set<string>();
    for (let i = 0; i < names.length; i++) {
      const name = names[i]!;
      if (this.differs(things.piles[name]!, this.piles[name])) {
        this.piles[name] = things.piles[name]!.slice();
        touched.add(name);
      }
    }
    const { card, face, seen, counters } = things;
    let column = 0;
    this.compare(card, column++, things, touched);
    this.compare(face, column++, things, touched);
    this.compare(seen, column++, things, touched);
    for (const name in counters) this.compare(counters[name]!, column++, things, touched);
    // What lies under a thing is shown with it.
    const { hosted, host, zone } = things;
    if (hosted.length + this.hosted.length > 0) {
      const hosts = hosted.map((thing) => host[thing]!);
      const hostedIn = hosted.map((thing) => zone[thing]!);
      // Whatever was put under another last keeps its place in the list when it is put under a third.
      const differ = this.differs(hosted, this.hosted) || this.differs(hosts, this.hosts);
      if (differ) for (const name of [...this.hostedIn, ...hostedIn]) touched.add(name);
      this.hosted = hosted.slice();
      this.hosts = hosts;
      this.hostedIn = hostedIn;
    }
    return [...touched];
  }
  private differs(now: readonly number[], before: readonly number[] | undefined): boolean {
    if (before === undefined || before.length !== now.length) return true;
    for (let i = 0; i < now.length; i++) if (now[i] !== before[i]) return true;
    return false;
  }
  private compare(now: readonly number[], column: number, { zone }: Things, touched: Set<string>): void {
    const before = this.columns[column];
    if (before?.length !== now.length) {
      this.columns[column] = Int32Array.from(now);
      for (const name of zone) touched.add(name);
      return;
    }
    for (let i = 0; i < now.length; i++) {
      if (now[i] === before[i]) continue;
      before[i] = now[i]!;
      touched.add(zone[i]!);
    }
  }
}
