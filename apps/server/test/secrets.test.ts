import { below, seeded, viewerBit, type Game, type Viewer } from '@questwright/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { logging } from '../src/logs.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { Room } from '../src/tables/room.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

/** Everything that one guest receives, over sockets and requests. */
class Listener {
  readonly guest: Guest;
  readonly name: string;
  private requests = '';
  constructor(guest: Guest, name: string) {
    this.guest = guest;
    this.name = name;
  }
  get bytes(): string {
    return this.requests + this.guest.raw;
  }
  async get(path: string): Promise<void> {
    const reply = await fetch(`${this.guest.address}${path}`, { headers: { cookie: this.guest.cookie } });
    this.requests += `${reply.status} ${JSON.stringify([...reply.headers])} ${await reply.text()}\n`;
  }
  async post(path: string, body: object): Promise<void> {
    this.requests += JSON.stringify(await this.guest.post(path, body));
  }
}

/** Content of which the viewer has seen no copy; adds to what it has seen. */
function neverSeen(game: Game<any>, viewer: Viewer, seen: Set<string>): string[] {
  const { card, cards, last, seen: knowledge } = game.world.things;
  const bit = viewerBit(viewer, game.world.seats);
  card.forEach((which: number, thing: number) => {
    // Seen now, or shown at some time and mixed in again.
    const ever = last[viewer ?? game.world.seats]![which]! >= 0;
    if (ever || knowledge[thing]! & bit) seen.add(cards[which]!);
  });
  return [...new Set<string>(cards)].filter((id) => !seen.has(id));
}
const standsIn = (bytes: string, id: string): boolean =>
  new RegExp(`(?<![\\w-])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(bytes);

/** A table in the middle of a game, four who listen, and the log of the server. */
interface Evening {
  house: House;
  id: string;
  invite: string;
  live: LiveTable;
  listeners: Listener[];
  /** With what each viewer has seen. */
  viewers: [Listener, Viewer, Set<string>][];
  log(): string;
}

async function play(game: string, packs: string[], answers: number): Promise<Evening> {
  let log = '';
  const house = await openHouse({ logger: logging('trace', { write: (line) => void (log += line) }) });
  const listeners: Listener[] = [];
  for (const name of ['Anna', 'Ben', 'Eve', 'Stranger']) {
    listeners.push(new Listener(await (await Guest.arrive(house.address, name)).connect(), name));
  }
  const [anna, ben, eve] = listeners as [Listener, Listener, Listener];
  const { id, invite } = await anna.guest.newTable({ game, packs, seats: [{ kind: 'me' }, { kind: 'friend' }] });
  await ben.post(`/api/tables/${id}/join`, { invite });
  // With the invitation she may look on.
  await eve.get(`/api/tables/${id}?invite=${invite}`);
  await anna.post(`/api/tables/${id}/start`, {});
  const live = (await house.tables.room(id)).live!;
  const viewers: Evening['viewers'] = [
    [anna, 0, new Set()],
    [ben, 1, new Set()],
    [eve, null, new Set()],
  ];
  for (const [{ guest }, viewer] of viewers) await guest.watch(id, viewer);
  const dice = seeded(`secrets ${game}`);
  for (let n = 0; n < answers && live.row.status === 'playing'; n++) {
    const seat = live.waitsFor[0]!;
    await listeners[seat]!.guest.answerSomething(id, seat, (most) => below(dice, most));
    for (const [, viewer, seen] of viewers) neverSeen(live.record.game, viewer, seen);
    if (n % 10 === 9) await anna.guest.ask({ type: 'undo', table: id, seat: 0, keep: live.record.line.length - 1 });
    const motion = live.motion?.id;
    if (motion !== undefined) await ben.guest.ask({ type: 'vote', table: id, seat: 1, motion, agree: n % 20 === 9 });
    for (const [{ guest }, viewer] of viewers) {
      await guest.until(() => guest.views.get(`${id} ${viewer}`)!.seq === live.written);
    }
  }
  return { house, id, invite, live, listeners, viewers, log: () => log };
}

/** Asks for everything that can be asked for, and for much that cannot. */
async function lookAround({ id, listeners, viewers, live }: Evening): Promise<void> {
  const [anna, ben, , stranger] = listeners as [Listener, Listener, Listener, Listener];
  await anna.guest.ask({ type: 'chat', table: id, text: 'a-word-among-friends' });
  await anna.guest.ask({ type: 'answer', table: id, seat: 0, no: 1, pick: ['nonsense'] });
  await ben.guest.ask({ type: 'why', table: id, seat: 1, about: 'nonsense' });
  for (const [listener, viewer] of [...viewers, [stranger, null] as const]) {
    const seat = viewer ?? 'none';
    for (const path of [
      'position?',
      'log?',
      'file?',
      'at?seq=3&',
      'at?seq=11&',
      'at?seq=x&',
      'replay?',
      'replay?from=5&most=9&',
    ]) {
      await listener.get(`/api/tables/${id}/${path}seat=${seat}`);
      await listener.get(`/api/tables/${id}/${path}seat=0`);
    }
    for (const path of ['', '/chat', '/note']) await listener.get(`/api/tables/${id}${path}`);
    for (const path of ['/api/tables', '/api/guest/tables', '/metrics', '/ready']) await listener.get(path);
    await listener.post(`/api/tables/${id}/report`, { text: 'What was that?' });
    await listener.post(`/api/tables/${id}/start`, {});
    await listener.post('/api/files', { header: { game: live.row.game, format: 1 } });
  }
}

/** What is where it must not be. */
function found({ invite, live, listeners, viewers, log }: Evening): string[] {
  const [anna, , , stranger] = listeners as [Listener, Listener, Listener, Listener];
  const secret = Buffer.from(live.row.secret!, 'base64url');
  const problems: string[] = [];
  const mustNotHold = (where: string, bytes: string, what: string, text: string): void => {
    if (bytes.includes(text)) problems.push(`${what} in ${where}`);
  };
  const everywhere: [string, string][] = [
    ['log', log()],
    ...listeners.map((one): [string, string] => [one.name, one.bytes]),
  ];
  for (const [where, bytes] of everywhere) {
    const encoded = secret.toString('base64url');
    // Also cut short, or written in another way.
    for (const text of [encoded.slice(0, 8), encoded.slice(-8), secret.toString('hex'), secret.toString('base64')]) {
      mustNotHold(where, bytes, 'secret', text);
    }
    mustNotHold(where, bytes, 'hash', live.record.hash);
    if (where !== anna.name) mustNotHold(where, bytes, 'invitation', invite);
    for (const { guest } of listeners) {
      mustNotHold(where, bytes, 'cookie', decodeURIComponent(guest.cookie).split('.').at(-1)!);
    }
  }
  for (const [{ name, bytes }, viewer, seen] of viewers) {
    const { content } = live.record.loaded;
    // Whoever sees a back that no other card has knows the card.
    const hidden = neverSeen(live.record.game, viewer, seen).filter((id) => content.get(id)?.content.back !== id);
    if (viewer === null && hidden.length === 0) problems.push(`nothing is hidden from ${name}`);
    if (![...seen].some((card) => standsIn(bytes, card))) problems.push(`${name} was shown nothing`);
    for (const card of hidden) if (standsIn(bytes, card)) problems.push(`hidden card ${card} in ${name}`);
  }
  const shown = new Set(viewers.flatMap(([, , seen]) => [...seen]));
  const { cards } = live.record.game.world.things;
  if (cards.some((card) => !shown.has(card) && standsIn(log(), card))) problems.push('hidden card in log');
  mustNotHold(stranger.name, stranger.bytes, 'chat', 'a-word-among-friends');
  mustNotHold(stranger.name, stranger.bytes, 'guest', anna.guest.id);
  return problems;
}

async function problemsIn(game: string, answers: number, packs: string[] = []): Promise<string[]> {
  const evening = await play(game, packs, answers);
  await lookAround(evening);
  expect(evening.live.row.status).toBe('playing');
  expect(evening.log()).toContain('incoming request');
  const problems = found(evening);
  await evening.house.close();
  return problems;
}

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['lanterns', 12, []],
  ['lanterns', 12, ['bottle-post']],
  ['runebound', 120, []],
  ['middara', 60, []],
])(
  'no byte of the secret, of a hidden card or of an invitation is in anything that leaves a running game of %s (%i answers, %j)',
  { timeout: 120_000 },
  async (game, answers, packs) => expect(await problemsIn(game, answers, packs)).toEqual([]),
);

test('a file that is given out too early is found', { timeout: 60_000 }, async () => {
  vi.spyOn(Room.prototype, 'isOpenBook').mockReturnValue(true);
  expect(await problemsIn('lanterns', 12)).toEqual(
    expect.arrayContaining(['secret in Anna', 'hash in Ben', expect.stringMatching(/^hidden card .* in Eve$/)]),
  );
});
test('a table that tells its invitation to all is found', { timeout: 60_000 }, async () => {
  const { info } = Room.prototype;
  vi.spyOn(Room.prototype, 'info').mockImplementation(function (this: Room) {
    return { ...info.call(this), name: this.row.invite };
  });
  expect(await problemsIn('lanterns', 12)).toEqual(['invitation in Ben', 'invitation in Eve']);
});
