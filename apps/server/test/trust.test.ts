/** What people would try in order to know more than the others, or to have better dice. */

import {
  answer,
  load,
  open,
  openAt,
  sample,
  save,
  view,
  type GameFile,
  type GameRecord,
  type Json,
  type View,
  type World,
} from '@questwright/kernel';
import { GAMES } from '@questwright/games';
import type { LogLine, Position, Problem, Replay, TableInfo, Verified } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gathering } from '../src/tables/gathering.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let now = Date.now();
beforeAll(async () => {
  house = await openHouse({ now: () => now });
});
afterAll(() => house.close());

const [me, friend, bot] = [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot' }];
const arrive = async (name: string): Promise<Guest> => (await Guest.arrive(house.address, name)).connect();
const rules = (id: string) => load(GAMES.find(({ definition }) => definition.id === id)!.definition);
const infoOf = async (guest: Guest, id: string) =>
  (await guest.get<TableInfo & { invite: string }>(`/api/tables/${id}`)).body;
const refused = (status: number, key: string) => ({ status, body: { error: { key } } });
const recordOf = async (id: string): Promise<GameRecord<World>> => (await house.tables.room(id)).live!.record;
/** What each seat and the public see. */
const allSee = ({ loaded, game }: GameRecord<World>): View[] =>
  [null, ...Array(game.world.seats).keys()].map((viewer) => structuredClone(view(loaded, game, viewer)));
/** All tables are opened anew. */
async function forgotten(): Promise<void> {
  for (let twice = 0; twice < 2; twice++) await house.tables.rest(-1);
}

/** A table of lanterns: Anna's first seat, then friends who come, then whatever else. */
async function table(friends: number, others: object[] = [], body: object = {}) {
  const [anna, ben, cara] = await Promise.all(['Anna', 'Ben', 'Cara'].map(arrive));
  const seats = [me, ...Array.from({ length: friends }, () => friend), ...others];
  const { id, invite } = await anna!.newTable({ game: 'lanterns', seats, ...body });
  for (const one of [ben!, cara!].slice(0, friends)) await one.post(`/api/tables/${id}/join`, { invite });
  expect((await anna!.post(`/api/tables/${id}/start`)).status).toBe(200);
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  return { anna: anna!, ben: ben!, cara: cara!, id, invite, at };
}
/** Answers for a seat: what is said, or by chance. */
async function answerOnce(guest: Guest, id: string, seat: number, pick?: string): Promise<void> {
  const { body } = await guest.get<{ position: Position }>(`/api/tables/${id}/position?seat=${seat}`);
  const { no, mine } = body.position.view.decision!;
  const said = pick === undefined ? sample(mine!, () => 0) : [pick];
  const done = await guest.post(`/api/tables/${id}/answer`, { seat, no, pick: said });
  expect([done.status, done.body]).toMatchObject([200, {}]);
}

// ---- rigged games ----

test('whoever has the secret of a game played alone knows nothing of what comes once a friend sits down', async () => {
  const anna = await arrive('Anna');
  const ben = await arrive('Ben');
  const { id, invite } = await anna.newTable({ game: 'runebound', seats: [me, bot] });
  await anna.post(`/api/tables/${id}/start`);
  // Nobody answers for the seat from now on: what Anna knows stays what is.
  await anna.post(`/api/tables/${id}/free`, { seat: 1 });
  await anna.post(`/api/tables/${id}/replace`, { seat: 1 });
  await anna.post(`/api/tables/${id}/free`, { seat: 1 });
  const known = await recordOf(id);
  const before = save(known);
  const shown = allSee(known);
  expect((await ben.post(`/api/tables/${id}/join`, { seat: 1, invite })).body).toEqual({ seat: 1 });
  const { body } = await ben.get<TableInfo>(`/api/tables/${id}`);
  expect(body.marks).toEqual(['alone']);
  const real = await recordOf(id);
  expect(real.game.dice).not.toEqual(before.segments[0]!.saved[0]!.game.dice);
  const piles = (game: { world: World }): string => JSON.stringify(game.world.things.card);
  expect(piles(real.game)).not.toBe(piles(before.segments[0]!.saved[0]!.game));
  // Whatever anybody sees is as it was, though nothing was answered yet.
  expect(allSee(real)).toEqual(shown);
  // The same after the server has forgotten it, and it can be checked as a whole.
  for (const one of [anna, ben]) one.disconnect();
  await expect.poll(() => house.tables.visitors()).toBe(0);
  await forgotten();
  expect((await recordOf(id)).game).toEqual(real.game);
  const [first] = (await infoOf(anna, id)).waitsFor;
  await answerOnce([anna, ben][first!]!, id, first!);
  const after = (await recordOf(id)).game;
  await forgotten();
  expect((await recordOf(id)).game).toEqual(after);
  expect(await infoOf(anna, id)).toMatchObject({ seq: 1, goOn: null });
  // What happened before anybody was asked is still told.
  const { body: lines } = await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0`);
  expect([lines.length, lines[0]!.events.length > 0]).toEqual([2, true]);
  await anna.post(`/api/tables/${id}/close`);
  const { body: file } = await ben.get<GameFile>(`/api/tables/${id}/file?seat=1`);
  expect(file.segments.map(({ entries, secret }) => [entries.length, typeof secret])).toEqual([
    [0, 'undefined'],
    [1, 'string'],
  ]);
  expect(await ben.post('/api/files/verify', file)).toMatchObject({ status: 200, body: { from: null, entries: 1 } });
  // And it can be brought along again, with all that came of its answers.
  const { body: again } = await ben.post<TableInfo>('/api/files', file);
  await forgotten();
  expect(await infoOf(ben, again.id)).toMatchObject({ seq: 1, goOn: null, marks: ['file'] });
  expect((await ben.get<LogLine[]>(`/api/tables/${again.id}/log?seat=0`)).body.map(({ events }) => events)).toEqual(
    lines.map(({ events }) => events),
  );
});

test('a position that was brought along stays on the table when a friend sits down; only what nobody knows is new', async () => {
  const own = await openHouse({ takesPositions: true });
  const [anna, ben] = await Promise.all(['Anna', 'Ben'].map((name) => Guest.arrive(own.address, name)));
  const runebound = rules('runebound');
  const late = open(runebound, { seats: 2, secret: 'late' }).game;
  (late.world as unknown as { heroes: { gold: number }[] }).heroes[0]!.gold = 777;
  const file = save(openAt(runebound, { seats: 2, secret: 'x' }, late));
  const { id } = (await anna!.post<TableInfo>('/api/files', file)).body;
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  const record = async (): Promise<GameRecord<World>> => (await own.tables.room(id)).live!.record;
  const before = await record();
  const shown = allSee(before);
  expect(JSON.stringify(shown)).toContain('"gold":777');
  const { invite } = await infoOf(anna!, id);
  await anna!.post(at('leave'), { seat: 1 });
  expect((await ben!.post(at('join'), { seat: 1, invite })).status).toBe(200);
  const now = await record();
  expect(allSee(now)).toEqual(shown);
  expect(now.game.dice).not.toEqual(before.game.dice);
  const [first] = (await infoOf(anna!, id)).waitsFor;
  await answerOnce([anna!, ben!][first!]!, id, first!);
  const { game } = await record();
  for (let twice = 0; twice < 2; twice++) await own.tables.rest(-1);
  expect((await record()).game).toEqual(game);
  await own.close();
});

test('a game whose secret was made new is looked back at as any other, with what was taken back since', async () => {
  const [anna, ben] = (await Promise.all(['Anna', 'Ben'].map(arrive))) as [Guest, Guest];
  const { id, invite } = await anna.newTable({ game: 'runebound', seats: [me, bot] });
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  await anna.post(at('start'));
  await anna.post(at('free'), { seat: 1 });
  await ben.post(at('join'), { seat: 1, invite });
  const playOn = async (until: (info: TableInfo) => boolean): Promise<TableInfo> => {
    for (;;) {
      const info = await infoOf(anna, id);
      if (until(info)) return info;
      await answerOnce([anna, ben][info.waitsFor[0]!]!, id, info.waitsFor[0]!);
    }
  };
  await playOn(({ freeUndo }) => freeUndo > 0);
  const { motion } = (await anna.post<TableInfo>(at('undo'), { seat: 0, keep: 0 })).body;
  await ben.post(at('vote'), { seat: 1, motion: motion!.id, agree: true });
  const { seq } = await playOn(({ line, freeUndo }) => line > 3 && freeUndo > 0);
  await ben.post(at('resign'), { seat: 1 });
  expect((await anna.get(at('turning-points?seat=0'))).status).toBe(200);
  const { status, body } = await anna.get<Replay>(at('replay?seat=0&from=0&most=100'));
  expect([status, body.steps.length]).toEqual([200, seq]);
});

test('two who sit down in the same instant do not overwrite each other', async () => {
  const [anna, ben, cara] = await Promise.all(['Anna', 'Ben', 'Cara'].map(arrive));
  const { id, invite } = await anna!.newTable({ game: 'lanterns', seats: [me, bot, bot] });
  await anna!.post(`/api/tables/${id}/start`);
  for (const seat of [1, 2]) await anna!.post(`/api/tables/${id}/free`, { seat });
  const room = await house.tables.room(id);
  const sit = ({ id: guest }: Guest, seat: number) =>
    gathering.join(house.tables, room, { id: guest, name: '', color: '' }, seat, invite);
  const [first, second] = await Promise.allSettled([sit(ben!, 1), sit(cara!, 2)]);
  expect([first, second]).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { code: 'try-again' } },
  ]);
  expect((await infoOf(anna!, id)).seats[1]!.guest).toBe(ben!.id);
});

test('a table that was an open book once is made new, also when it was none when the friend came', async () => {
  const { anna, ben, cara, id, invite, at } = await table(1, [bot]);
  const dice = async (): Promise<Json> => (await house.tables.room(id)).live!.record.game.dice as unknown as Json;
  await ben.post(at('resign'), { seat: 1 });
  const { body: file } = await anna.get<GameFile>(at('file?seat=0'));
  expect(file.header.secret).toMatch(/^[\w-]{43}$/);
  await anna.post(at('free'), { seat: 2 });
  const before = await dice();
  expect((await cara.post(at('join'), { seat: 2, invite })).status).toBe(200);
  expect(await dice()).not.toEqual(before);
  // A friend who takes over from a friend changes nothing: nobody knew.
  const other = await table(1);
  await other.ben.post(other.at('leave'), { seat: 1 });
  const room = await house.tables.room(other.id);
  const was = structuredClone(room.live!.record.game.dice);
  await other.cara.post(other.at('join'), { seat: 1, invite: other.invite });
  expect((await house.tables.room(other.id)).live!.record.game.dice).toEqual(was);
  expect((await infoOf(other.anna, other.id)).marks).toEqual([]);
});

const upload = (guest: Guest, file: object) => guest.post<{ error: Problem }>('/api/files', file);

test('a file that begins with a position is no table, whatever lies in that position', async () => {
  const anna = await arrive('Anna');
  const runebound = rules('runebound');
  const rich = open(runebound, { seats: 2, secret: 'rich' }).game;
  (rich.world as unknown as { heroes: { gold: number }[] }).heroes[0]!.gold = 777;
  const scripted = open(runebound, { seats: 2, secret: 'lucky' }).game;
  scripted.dice.script.dice = [6, 6, 6, 6];
  const plain = open(runebound, { seats: 2, secret: 'plain' }).game;
  for (const game of [rich, scripted, plain]) {
    const file = save(openAt(runebound, { seats: 2, secret: 'x' }, game));
    expect(await upload(anna, file)).toMatchObject(refused(400, 'server.begins-midway'));
    // It may be checked, and is said to be believed.
    const { status, body } = await anna.post<Verified>('/api/files/verify', file);
    expect([status, body.from]).toEqual([200, 0]);
  }
  // Nor as the second part of a game that was honest before, whatever that part says of itself.
  const honest = save(open(runebound, { seats: 2, secret: 'x' }));
  const [forged] = save(openAt(runebound, { seats: 2, secret: 'x' }, rich)).segments;
  for (const more of [{}, { secret: 'mine' }, { after: 0 }, { secret: 'mine', after: 0 }, { snapshot: null }]) {
    const file = { ...honest, segments: [...honest.segments, { ...forged, ...more }] };
    expect([more, (await upload(anna, file)).status]).toEqual([more, 400]);
  }
});

test('what a file says beside what is played is not believed, and not kept', async () => {
  const anna = await arrive('Anna');
  const record = open(rules('lanterns'), { seats: 2, secret: 's' });
  answer(record, 0, { no: 1, pick: ['rest'] });
  const { header, segments } = save(record);
  const [segment] = segments;
  const [said] = segment!.entries;
  const withHeader = (more: object) => ({ header: { ...header, ...more }, segments });
  const withSegment = (more: object) => ({ header, segments: [{ ...segment, ...more }] });
  const rigged: [string, object][] = [
    ['a header that says more', withHeader({ script2: { dice: [6] } })],
    ['dice that are the same in some way', withHeader({ sameDice: 'yes' })],
    ['seats without end', withHeader({ seats: 1e9 })],
    ['no whole seats', withHeader({ seats: 2.5 })],
    ['packs that are none', withHeader({ packs: ['__proto__'] })],
    ['a pack twice', withHeader({ packs: ['night-market', 'night-market'] })],
    ['a segment that says more', withSegment({ dice: [6, 6] })],
    ['a segment that begins after what is not there', withSegment({ after: 3 })],
    ['a first segment with a secret', withSegment({ secret: 'mine' })],
    ['an answer that says more', withSegment({ entries: [{ ...said, events: [] }] })],
    ['an answer that is an undo, too', withSegment({ entries: [{ ...said, keep: 0, fresh: null }] })],
    ['an answer with a huge number', withSegment({ entries: [{ ...said, no: 1e308 }] })],
    ['a chain of another game', withSegment({ chain: ['0'.repeat(64)] })],
    ['a chain that is longer', withSegment({ chain: [...segment!.chain, 'x'] })],
    ['a saved position of one’s own', withSegment({ saved: [{ ...segment!.saved[0]!, line: 7 }] })],
    ['nothing', {}],
    ['a list', []],
  ];
  for (const [what, file] of rigged) {
    expect([what, (await upload(anna, file)).status]).toEqual([what, 400]);
    expect([what, (await anna.post('/api/files/verify', file)).status]).toEqual([what, 400]);
  }
  const large: [string, object][] = [
    ['a header that would be in every list', withHeader({ options: { x: 'x'.repeat(20_000) } })],
    ['a secret that takes long to read', withHeader({ secret: 'x'.repeat(20_000) })],
    [
      'more answers than any game has',
      withSegment({ entries: Array(10_001).fill(said), chain: Array(10_001).fill('') }),
    ],
    [
      'more segments than any game has',
      { header, segments: [...segments, ...Array(50).fill({ ...segment, snapshot: {} })] },
    ],
  ];
  for (const [what, file] of large) expect([what, (await upload(anna, file)).status]).toEqual([what, 413]);
  // As text: a list of keys cannot be written otherwise.
  const poisoned = JSON.stringify(withHeader({})).replace('"script":{}', '"script":{"__proto__":{"dice":[6]}}');
  const sent = await fetch(`${house.address}/api/files`, {
    method: 'POST',
    headers: { cookie: anna.cookie, 'content-type': 'application/json' },
    body: poisoned,
  });
  expect([poisoned.includes('__proto__'), sent.status]).toEqual([true, 400]);
  expect((await anna.get<TableInfo[]>('/api/guest/tables')).body).toEqual([]);
});

test('a script in the header, of dice or of orders, is a puzzle and no table', async () => {
  const anna = await arrive('Anna');
  const lanterns = rules('lanterns');
  for (const script of [{ dice: [6] }, { orders: [{ zone: 'deck', cards: [] }] }, { dice: [] }]) {
    const file = save(open(lanterns, { seats: 2, secret: 's', script }));
    expect(await upload(anna, file)).toMatchObject(refused(400, 'server.puzzle'));
  }
});

test('a game that was brought along says so to everybody, and is made new when a friend sits down', async () => {
  const [anna, ben, cara] = await Promise.all(['Anna', 'Ben', 'Cara'].map(arrive));
  const record = open(rules('lanterns'), { seats: 3, secret: 'chosen among a thousand' });
  answer(record, 0, { no: 1, pick: ['rest'] });
  const { body } = await anna!.post<TableInfo>('/api/files', save(record));
  expect(body.marks).toEqual(['file']);
  const { id } = body;
  const { invite } = await infoOf(anna!, id);
  for (const seat of [1, 2]) await anna!.post(`/api/tables/${id}/leave`, { seat });
  expect((await ben!.post(`/api/tables/${id}/join`, { seat: 1, invite })).status).toBe(200);
  expect((await infoOf(ben!, id)).marks).toEqual(['file', 'alone']);
  const dice = async () => structuredClone((await house.tables.room(id)).live!.record.game.dice);
  const first = await dice();
  expect(first).not.toEqual(record.game.dice);
  // Once more before anything was answered.
  (await house.tables.room(id)).row.known = true;
  expect((await cara!.post(`/api/tables/${id}/join`, { seat: 2, invite })).status).toBe(200);
  expect(await dice()).not.toEqual(first);
  await anna!.post(`/api/tables/${id}/close`);
  const { body: file } = await ben!.get<GameFile>(`/api/tables/${id}/file?seat=1`);
  expect(file.segments.map(({ entries, secret }) => [entries.length, typeof secret])).toEqual([
    [1, 'undefined'],
    [0, 'string'],
    [0, 'string'],
  ]);
  expect(await ben!.post('/api/files/verify', file)).toMatchObject({ status: 200, body: { from: null, entries: 1 } });
});

test('friends who sit down at the same moment lose no seat, and somebody who is told to try again can', async () => {
  const anna = await arrive('Anna');
  const friends = await Promise.all(['Ben', 'Cara', 'Dora'].map(arrive));
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats: [me, bot, bot, bot] });
  await anna.post(`/api/tables/${id}/start`);
  for (const seat of [1, 2, 3]) await anna.post(`/api/tables/${id}/free`, { seat });
  const sit = (one: Guest, i: number) => one.post(`/api/tables/${id}/join`, { seat: i + 1, invite });
  const told = await Promise.all(friends.map(sit));
  for (const { status } of told) expect([200, 503]).toContain(status);
  for (const [i, { status }] of told.entries())
    expect(status === 200 ? status : (await sit(friends[i]!, i)).status).toBe(200);
  expect((await infoOf(anna, id)).seats.map(({ guest }) => guest)).toEqual([anna.id, ...friends.map((one) => one.id)]);
  // One seat, five who want it: one gets it.
  const { body: again } = await anna.post<TableInfo & { invite: string }>('/api/tables', {
    game: 'lanterns',
    seats: [me, friend],
  });
  const all = await Promise.all(
    [...friends, ...friends].map((one) => one.post(`/api/tables/${again.id}/join`, { seat: 1, invite: again.invite })),
  );
  expect(all.filter(({ status }) => status === 200).length).toBe(1);
});

// ---- two hands ----

test('nobody gets to know two hands by getting up and sitting down elsewhere', async () => {
  const { anna, ben, id, invite, at } = await table(2);
  await ben.post(at('leave'), { seat: 1 });
  await anna.post(at('leave'), { seat: 0 });
  expect(await anna.post(at('join'), { seat: 1, invite })).toMatchObject(refused(403, 'server.not-free'));
  expect((await anna.post(at('join'), { seat: 0 })).body).toEqual({ seat: 0 });
  expect((await infoOf(anna, id)).seats.map(({ guest }) => guest)).toEqual([anna.id, null, expect.any(String)]);
});

test('nor by letting a bot play, by giving up, or when somebody else sits there by then', async () => {
  for (const away of ['replace', 'resign', 'leave']) {
    const { anna, ben, invite, at } = await table(2);
    const dora = await arrive('Dora');
    await anna.post(at(away), { seat: 0 });
    if (away === 'leave') await dora.post(at('join'), { seat: 0, invite });
    await ben.post(at('leave'), { seat: 1 });
    expect([away, await anna.post(at('join'), { seat: 1, invite })]).toMatchObject([
      away,
      refused(403, 'server.not-free'),
    ]);
  }
});

test('who shares a screen with a friend may take back both seats after getting up', async () => {
  const { anna, at } = await table(1, [me]);
  for (const seat of [0, 2]) await anna.post(at('leave'), { seat });
  for (const seat of [0, 2]) expect((await anna.post(at('join'), { seat })).body).toEqual({ seat });
});

test('nor by having asked for the position of a seat before leaving it', async () => {
  const { anna, ben, cara, id, invite, at } = await table(1);
  const asked = ben.get<{ position?: Position; error?: Problem }>(at('position?seat=1&since=0&wait=20000'));
  await expect.poll(async () => (await house.tables.room(id)).waiting.size).toBe(1);
  await ben.post(at('leave'), { seat: 1 });
  await cara.post(at('join'), { seat: 1, invite });
  await answerOnce(anna, id, 0, 'draw');
  expect(await asked).toMatchObject(refused(403, 'server.not-your-seat'));
});

// ---- bots of others ----

test('the bot of somebody else is not exchanged, neither at once nor in two steps', async () => {
  const { anna, ben, id, at } = await table(1, [bot], { game: 'runebound' });
  const botOf = async (seat: number): Promise<string | null> => (await infoOf(anna, id)).seats[seat]!.bot;
  await ben.post(at('replace'), { seat: 1, bot: 'champion' });
  const swap = refused(403, 'server.bot-of-others');
  const other = 'novice';
  expect(house.tables.bots.names('runebound')).toContain(other);
  expect(await anna.post(at('replace'), { seat: 1, bot: other })).toMatchObject(swap);
  expect(await anna.post(at('replace'), { seat: 2, bot: other })).toMatchObject(swap);
  await anna.post(at('free'), { seat: 1 });
  expect(await anna.post(at('replace'), { seat: 1, bot: other })).toMatchObject(swap);
  expect((await anna.post(at('replace'), { seat: 1 })).status).toBe(200);
  expect(await botOf(1)).toBe('champion');
  // One's own may be exchanged, and whoever plays with bots alone may exchange them all.
  expect((await ben.post(at('replace'), { seat: 1, bot: other })).status).toBe(200);
  const alone = await table(0, [bot], { game: 'runebound' });
  expect((await alone.anna.post(alone.at('replace'), { seat: 1, bot: other })).status).toBe(200);
});

test('for somebody who has left the first bot plays, whichever one a rival would like', async () => {
  const { anna, ben, id, at } = await table(1, [], { game: 'runebound' });
  const [first, ...others] = house.tables.bots.names('runebound');
  await ben.post(at('leave'), { seat: 1 });
  expect(await anna.post(at('replace'), { seat: 1, bot: others.at(-1) })).toMatchObject(
    refused(403, 'server.bot-of-others'),
  );
  expect((await anna.post(at('replace'), { seat: 1, bot: first })).status).toBe(200);
  expect((await infoOf(anna, id)).seats[1]!.bot).toBe(first);
  expect((await ben.post(at('join'), { seat: 1 })).status).toBe(200);
});

test('what a bot thinks is told to whoever it plays for, and to others when the game is over', async () => {
  const { anna, ben, cara, at } = await table(2, [bot]);
  await ben.post(at('replace'), { seat: 1 });
  const thought = (guest: Guest, of: number, seat: number | 'none' = 'none') =>
    guest.get(at(`thought?seat=${seat}&of=${of}&seq=0`));
  expect(await thought(anna, 1, 0)).toMatchObject(refused(403, 'server.not-your-bot'));
  expect(await thought(cara, 3)).toMatchObject(refused(403, 'server.not-your-bot'));
  expect((await thought(ben, 1)).status).toBe(200);
  await anna.post(at('close'));
  expect((await thought(cara, 1)).status).toBe(200);
});

// ---- taking back ----

test('while a bot plays for somebody who may come back, nothing of it is taken back without them', async () => {
  const { anna, ben, id, at } = await table(1);
  await answerOnce(anna, id, 0, 'draw');
  await ben.post(at('replace'), { seat: 1 });
  await expect.poll(async () => (await infoOf(anna, id)).seq).toBeGreaterThan(1);
  await expect.poll(async () => (await infoOf(anna, id)).waitsFor).toEqual([0]);
  const { seq } = await infoOf(anna, id);
  const { status, body } = await anna.post<TableInfo>(at('undo'), { seat: 0, keep: 0 });
  expect([status, body.seq, body.motion?.keep]).toEqual([200, seq, 0]);
  // Nor when the seat is only left.
  await ben.post(at('join'), { seat: 1 });
  await ben.post(at('leave'), { seat: 1 });
  expect((await anna.post<TableInfo>(at('undo'), { seat: 0, keep: 0 })).body.seq).toBe(seq);
  // Coming back, they are asked; having given up, they are not.
  await ben.post(at('join'), { seat: 1 });
  const { motion } = await infoOf(ben, id);
  expect((await ben.post<TableInfo>(at('vote'), { seat: 1, motion: motion!.id, agree: true })).body.seq).toBe(seq + 1);
});

test('a vote that was open when somebody left is not carried by their leaving', async () => {
  const { anna, ben, cara, id, at } = await table(2);
  await answerOnce(anna, id, 0, 'draw');
  await anna.post(at('undo'), { seat: 0, keep: 0 });
  await ben.post(at('leave'), { seat: 1 });
  const { motion } = await infoOf(cara, id);
  const { body } = await cara.post<TableInfo>(at('vote'), { seat: 2, motion: motion!.id, agree: true });
  expect([body.seq, body.motion?.agreed]).toEqual([1, [0, 2]]);
  // The friend who takes over the seat decides for it.
  expect((await ben.post(at('join'), { seat: 1 })).status).toBe(200);
  expect((await ben.post<TableInfo>(at('vote'), { seat: 1, motion: motion!.id, agree: true })).body.seq).toBe(2);
});

// ---- absence ----

test('somebody for whom the game has waited too long is replaced by the host, as the table chose, and may come back', async () => {
  const hour = 3_600_000;
  const { anna, ben, cara, id, at } = await table(2, [], { absence: hour });
  expect((await infoOf(anna, id)).absence).toBe(hour);
  await answerOnce(anna, id, 0, 'rest');
  now += hour - 1000;
  expect(await anna.post(at('replace'), { seat: 1 })).toMatchObject(refused(409, 'server.not-absent'));
  now += 2000;
  expect(await cara.post(at('replace'), { seat: 1 })).toMatchObject(refused(403, 'server.not-your-seat'));
  // It does not wait for her.
  expect(await anna.post(at('replace'), { seat: 2 })).toMatchObject(refused(409, 'server.not-absent'));
  expect((await anna.post(at('replace'), { seat: 1 })).status).toBe(200);
  await expect.poll(async () => (await infoOf(anna, id)).seq).toBeGreaterThan(1);
  expect((await ben.post(at('join'), { seat: 1 })).status).toBe(200);
  // Where the table chose nothing, nobody is replaced.
  const plain = await table(1);
  await answerOnce(plain.anna, plain.id, 0, 'rest');
  now += 1000 * hour;
  expect(await plain.anna.post(plain.at('replace'), { seat: 1 })).toMatchObject(refused(403, 'server.not-your-seat'));
});

test('whoever else comes and goes does not make the game wait longer, and whoever takes the seat over has their time', async () => {
  const hour = 3_600_000;
  const { anna, ben, cara, id, invite, at } = await table(2, [], { absence: hour });
  await answerOnce(anna, id, 0, 'rest');
  const asked = now;
  now += hour - 1000;
  await cara.post(at('leave'), { seat: 2 });
  await cara.post(at('join'), { seat: 2 });
  expect(await infoOf(anna, id)).toMatchObject({ waitsFor: [1], since: [asked] });
  for (const one of [anna, ben, cara]) one.disconnect();
  await forgotten();
  expect(await infoOf(anna, id)).toMatchObject({ waitsFor: [1], since: [asked] });
  await ben.post(at('leave'), { seat: 1 });
  const dora = await arrive('Dora');
  await dora.post(at('join'), { seat: 1, invite });
  now += 2000;
  expect(await anna.post(at('replace'), { seat: 1 })).toMatchObject(refused(409, 'server.not-absent'));
  now += hour;
  expect((await anna.post(at('replace'), { seat: 1 })).status).toBe(200);
});

test('when the host has got up, whoever plays may replace whoever does not come', async () => {
  const { anna, ben, cara, id, at } = await table(2, [], { absence: 60_000 });
  await answerOnce(anna, id, 0, 'rest');
  await anna.post(at('leave'), { seat: 0 });
  expect(await cara.post(at('replace'), { seat: 1 })).toMatchObject(refused(409, 'server.not-absent'));
  now += 61_000;
  const eve = await arrive('Eve');
  expect((await eve.post(at('replace'), { seat: 1 })).status).toBe(403);
  expect((await cara.post(at('replace'), { seat: 1 })).status).toBe(200);
  expect((await ben.post(at('join'), { seat: 1 })).status).toBe(200);
});

test('when the host is the one who is absent, others may replace them; too short a delay is refused', async () => {
  const { anna, ben, id, at } = await table(1, [], { absence: 60_000 });
  expect((await infoOf(ben, id)).waitsFor).toEqual([0]);
  expect(await ben.post(at('replace'), { seat: 0 })).toMatchObject(refused(409, 'server.not-absent'));
  now += 61_000;
  expect((await ben.post(at('replace'), { seat: 0 })).status).toBe(200);
  const seats = [me, me];
  for (const absence of [0, 59_999, -1, 31 * 24 * 3_600_000, '1h'])
    expect((await anna.post('/api/tables', { game: 'lanterns', seats, absence })).status).toBe(400);
});

test('whoever has been away for longer than the table chose is not asked about taking back', async () => {
  const { anna, ben, id, at } = await table(1, [], { absence: 60_000 });
  await answerOnce(anna, id, 0, 'draw');
  await ben.post(at('leave'), { seat: 1 });
  expect((await anna.post<TableInfo>(at('undo'), { seat: 0, keep: 0 })).body.seq).toBe(1);
  now += 61_000;
  expect((await anna.post<TableInfo>(at('undo'), { seat: 0, keep: 0 })).body.seq).toBe(2);
});
