/** Two servers with the same table, seat by seat the same people, and the same answers. In the second one, all that one viewer
 *  cannot know was dealt anew: whatever that viewer receives must be the same in both. */

import type {} from '@fastify/cookie';
import {
  clone,
  cloneDice,
  open,
  openAt,
  play,
  reask,
  resample,
  sample,
  below,
  seeded,
  view,
  viewerBit,
  type Game,
  type Loaded,
  type Said,
  type Viewer,
} from '@questwright/kernel';
import type { Games } from '../src/games.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store, TableRow, Write } from '../src/store/store.ts';
import { beginning } from '../src/tables/opening.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

/** A position as it is and as it might be for all that a viewer knows, and answers that are legal in both and that show the
 *  viewer nothing which differs. */
export interface Moment {
  real: Game<any>;
  other: Game<any>;
  steps: Said[];
}

const GUESTS = ['anna', 'ben', 'carl', 'dora', 'emil', 'fay'];
const SPECTATOR = 'eve';
const SECRET = 'the-secret-of-both-worlds';
const COOKIES = 'what-signs-the-cookies-of-both-worlds';
const MOST_STEPS = 6;
const MOST_VALUES = 40;

/** What a viewer knows of which thing, as content. */
function sights(game: Game<any>, viewer: Viewer): string {
  const { card, cards, seen } = game.world.things;
  const bit = viewerBit(viewer, game.world.seats);
  return JSON.stringify(card.map((which: number, thing: number) => (seen[thing]! & bit ? cards[which] : null)));
}

/** Moments of a game that is played by chance, `every` so many answers. */
export function momentsOf(
  loaded: Loaded<any>,
  viewer: Viewer,
  { every, count, seed }: { every: number; count: number; seed: string },
): Moment[] {
  const seats = Math.max(2, loaded.definition.seats.min);
  const dice = seeded(seed);
  const { game } = open(loaded, { seats, secret: seed });
  const moments: Moment[] = [];
  for (let n = 0; moments.length < count && game.pending !== null; n++) {
    if (n % every === 0) {
      const moment = momentAt(loaded, game, viewer, `${seed} ${n}`);
      if (moment) moments.push(moment);
    }
    const offer = asked(game)!;
    play(loaded, game, offer.seat, { no: game.pending.no, pick: sample(offer, (most) => below(dice, most)) });
  }
  return moments;
}

const asked = ({ pending }: Game<any>) =>
  pending?.offers.find((one) => one.asked && !pending.given.some(({ seat }) => seat === one.seat));

function momentAt(loaded: Loaded<any>, game: Game<any>, viewer: Viewer, seed: string): Moment | null {
  const real = clone(loaded, game);
  const other = clone(loaded, game);
  resample(loaded, other, viewer, seed);
  // The dice are the same: what they will show is compared, too.
  other.dice = cloneDice(game.dice);
  other.pending = other.pending && { ...other.pending, given: game.pending!.given };
  if (JSON.stringify(other.world.things.card) === JSON.stringify(real.world.things.card)) return null;
  reask(loaded, other);
  const moment: Moment = { real: clone(loaded, real), other: clone(loaded, other), steps: [] };
  const dice = seeded(`${seed} steps`);
  while (moment.steps.length < MOST_STEPS) {
    const said = step(loaded, [real, other], viewer, (most) => below(dice, most));
    if (!said) break;
    moment.steps.push(said);
  }
  return moment;
}

/** Some answer that both games take without showing the viewer different cards; null when a few tries find none. */
function step(
  loaded: Loaded<any>,
  games: [Game<any>, Game<any>],
  viewer: Viewer,
  choose: (n: number) => number,
): Said | null {
  const offer = asked(games[0]);
  if (!offer) return null;
  const { no } = games[0].pending!;
  for (let tries = 0; tries < 4; tries++) {
    const pick = [...sample(offer, choose)];
    const [one, other] = games.map((game) => clone(loaded, game)) as [Game<any>, Game<any>];
    if ([one, other].some((game) => play(loaded, game, offer.seat, { no, pick }) !== null)) continue;
    // When a game is over, everything may be known.
    if (one.over || other.over || sights(one, viewer) !== sights(other, viewer)) continue;
    for (const game of games) play(loaded, game, offer.seat, { no, pick });
    return { seat: offer.seat, no, pick };
  }
  return null;
}

// ---- two servers ----

function rowOf(loaded: Loaded<any>, id: string, game: Game<any>): TableRow {
  const { seats } = game.world;
  return {
    id,
    game: loaded.definition.id,
    name: '',
    packs: [...loaded.packs],
    options: {},
    seats: GUESTS.slice(0, seats).map((guest) => ({ kind: 'guest', guest, bot: null, before: null, resigned: false })),
    host: GUESTS[1]!,
    public: true,
    sameDice: false,
    status: 'playing',
    invite: 'the-invitation',
    secret: SECRET,
    rematch: null,
    result: null,
    muted: [],
    waitsFor: [],
    created: 1,
    updated: 1,
  };
}

async function stage(store: Store, loaded: Loaded<any>, games: readonly Game<any>[]): Promise<void> {
  await store.setting('cookie secret', () => COOKIES);
  const writes: Write[] = [...GUESTS, SPECTATOR].map((id) => ({
    kind: 'guest',
    row: { id, name: id, color: '#123456', created: 1 },
  }));
  games.forEach((game, i) => {
    const row = rowOf(loaded, `table-${i}`, game);
    const record = openAt(loaded, { seats: row.seats.length, secret: SECRET }, clone(loaded, game));
    writes.push({ kind: 'table', row }, beginning(row.id, record));
  });
  await store.commit(writes);
}

async function worldWith(games: Games, loaded: Loaded<any>, positions: readonly Game<any>[]): Promise<House> {
  const store = openSqlite(':memory:');
  await stage(store, loaded, positions);
  return openHouse({ games, store: () => store, now: () => 1000 });
}

/** Where what the viewer receives differs between the two worlds, for each moment; null when all is the same. */
export async function differences(games: Games, loaded: Loaded<any>, viewer: Viewer, moments: readonly Moment[]) {
  const worlds = [
    await worldWith(
      games,
      loaded,
      moments.map(({ real }) => real),
    ),
    await worldWith(
      games,
      loaded,
      moments.map(({ other }) => other),
    ),
  ] as const;
  const found: (string | null)[] = [];
  let bytes = 0;
  for (const [i, { real, steps }] of moments.entries()) {
    const scripts = worlds.map((house) => new Evening(house, `table-${i}`, real.world.seats, viewer));
    const [one, other] = [await scripts[0]!.run(loaded, real, steps), await scripts[1]!.run(loaded, real, steps)];
    const at = one.findIndex((text, n) => text !== other[n]);
    found.push(at < 0 && one.length === other.length ? null : firstDifference(one[at] ?? '', other[at] ?? ''));
    bytes += one.join('').length;
  }
  for (const house of worlds) await house.close();
  return { found, bytes };
}

function firstDifference(one: string, other: string): string {
  let i = 0;
  while (i < one.length && one[i] === other[i]) i++;
  return `${one.slice(Math.max(0, i - 120), i + 60)}\n  is\n${other.slice(Math.max(0, i - 120), i + 60)}`;
}

/** What happens at a table, and all that one of those who are there receives. */
class Evening {
  private readonly house: House;
  private readonly table: string;
  private readonly viewer: Viewer;
  private readonly people: Guest[];
  private readonly watched: Guest;
  private readonly received: string[] = [];

  constructor(house: House, table: string, seats: number, viewer: Viewer) {
    this.house = house;
    this.table = table;
    this.viewer = viewer;
    this.people = [...GUESTS.slice(0, seats), SPECTATOR].map((id) => {
      const cookie = `questwright=${encodeURIComponent(house.application.signCookie(id))}`;
      return new Guest(house.address, cookie);
    });
    this.watched = this.people[viewer ?? seats]!;
  }

  async run(loaded: Loaded<any>, real: Game<any>, steps: readonly Said[]): Promise<string[]> {
    const { people, watched, table } = this;
    for (const [i, guest] of people.entries()) {
      await guest.connect();
      await guest.watch(table, i === people.length - 1 ? null : i);
      await this.settle();
    }
    await this.lookAround();
    for (const id of wordsToTry(loaded, real, this.viewer)) await this.tryWord(id, real.pending!.no);
    await this.tryValues(loaded, hiddenThings(real, this.viewer));
    for (const { seat, no, pick } of steps) {
      const done = await people[seat]!.ask({ type: 'answer', table, seat, no, pick });
      if (done.type !== 'done') throw new Error(`An answer was refused: ${JSON.stringify(done)}`);
      await this.settle();
    }
    await this.lookAround();
    await people[0]!.ask({ type: 'chat', table, text: 'Shall we take that back?' });
    await people[0]!.ask({ type: 'undo', table, seat: 0, keep: 0 });
    await this.settle();
    const motion = people[0]!.infos.get(table)!.motion?.id ?? 0;
    for (const [seat, guest] of people.slice(0, -1).entries()) {
      await guest.ask({ type: 'vote', table, seat, motion, agree: true });
      await this.settle();
    }
    await this.lookAround();
    await people[0]!.ask({ type: 'redo', table, seat: 0 });
    await this.settle();
    this.received.push(watched.raw);
    for (const guest of people) guest.disconnect();
    return this.received;
  }

  /** Until everybody has received all that there is. */
  private async settle(): Promise<void> {
    for (let n = 0; n < 3; n++) await this.house.tables.write();
    for (const guest of this.people) if (guest.socket) await guest.ask({ type: 'ping' });
  }
  private async lookAround(): Promise<void> {
    const { table, viewer } = this;
    const seats = this.people.slice(0, -1).map((_, seat) => seat);
    for (const seat of ['none', ...seats]) {
      for (const at of [
        'position',
        'log',
        'file',
        'at',
        'at&seq=0',
        'at&seq=1',
        'at&seq=3',
        'replay',
        'replay&from=1&most=2',
      ]) {
        const [path, ...more] = at.split('&');
        await this.get(`/api/tables/${table}/${path}?${[`seat=${seat}`, ...more].join('&')}`);
      }
    }
    for (const path of ['', '/chat', '/note']) await this.get(`/api/tables/${table}${path}`);
    for (const path of ['/api/tables', '/api/guest/tables', '/api/games', '/api/guest']) await this.get(path);
    if (viewer !== null) await this.get(`/api/tables/${table}/position?seat=${viewer}&since=0`);
    // What a good player would do, from what the viewer sees: the same whatever lies hidden.
    if (viewer !== null) await this.get(`/api/tables/${table}/advice?seat=${viewer}`);
  }
  private async get(path: string): Promise<void> {
    const reply = await fetch(`${this.house.address}${path}`, { headers: { cookie: this.watched.cookie } });
    this.received.push(`${path} ${reply.status} ${await reply.text()}`);
  }
  /** Asks for every value of some hidden things, of seats and of nothing, and what makes it so. */
  private async tryValues(loaded: Loaded<any>, hidden: readonly number[]): Promise<void> {
    const { table, viewer: seat } = this;
    for (const about of [[], [0], [1], ...hidden.slice(0, 3).map((thing) => [thing])]) {
      const of = [...loaded.values.keys()].slice(0, MOST_VALUES).map((name) => [name, ...about]);
      await this.watched.ask({ type: 'values', table, seat, of });
      for (const one of of.slice(0, 4)) await this.watched.ask({ type: 'explain', table, seat, of: one });
    }
  }
  /** Asks why something cannot be done, and tries to do it although it is not on offer. */
  private async tryWord(about: string, no: number): Promise<void> {
    const { table, viewer: seat } = this;
    await this.watched.ask({ type: 'why', table, seat, about });
    await this.watched.ask({ type: 'answer', table, seat, no, pick: [about] });
  }
}

function hiddenThings(game: Game<any>, viewer: Viewer): number[] {
  const { card, seen } = game.world.things;
  const bit = viewerBit(viewer, game.world.seats);
  return card.flatMap((_: number, thing: number) => (seen[thing]! & bit ? [] : [thing]));
}

/** Words that are not on offer, by which somebody could try to find out what lies hidden. */
function wordsToTry(loaded: Loaded<any>, game: Game<any>, viewer: Viewer): string[] {
  if (viewer === null) return [];
  const mine = view(loaded, game, viewer).decision?.mine;
  const offered = new Set([...(mine?.options ?? []), ...(mine?.asides ?? [])]);
  const frame = game.stack.at(-1)!;
  const choices = loaded.procs.get(frame.proc)!.steps.get(frame.step)!.choices;
  const names = [...choices, ...loaded.asides].map(({ name }) => name).concat('use');
  const hidden = hiddenThings(game, viewer);
  const some = hidden.filter((_, i) => i % Math.ceil(hidden.length / 6) === 0);
  // However a number is spelled: 0x5 is 5 for whoever makes a number of it.
  const spelled = (thing: number, i: number): string =>
    [`${thing}`, `0x${thing.toString(16)}`, ` ${thing}`, `${thing}.0`][i % 4]!;
  return names
    .flatMap((name) => some.flatMap((thing: number, i: number) => [`${name}:${thing}`, `${name}:${spelled(thing, i)}`]))
    .filter((word) => !offered.has(word));
}
