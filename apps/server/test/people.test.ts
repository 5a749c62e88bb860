import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChatLine, LogLine, Position, TableInfo } from '@questwright/protocol';
import { sample, type GameFile } from '@questwright/kernel';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

// A thread takes its time to start on a busy machine.

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Two {
  anna: Guest;
  ben: Guest;
  id: string;
}
async function two(body: object = {}): Promise<Two> {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const ben = await (await Guest.arrive(house.address, 'Ben')).connect();
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const { id, invite } = await anna.newTable({ game: 'lanterns', seats, ...body });
  await ben.post(`/api/tables/${id}/join`, { invite });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  return { anna, ben, id };
}
async function answer(guest: Guest, id: string, seat: number, ...pick: string[]): Promise<number> {
  await guest.until(() => guest.viewOf(id, seat).decision?.waitsFor.includes(seat) === true);
  const { no } = guest.viewOf(id, seat).decision!;
  const done = await guest.ask({ type: 'answer', table: id, seat, no, pick });
  expect(done.type).toBe('done');
  const { seq } = done as { seq: number };
  await guest.until(() => guest.views.get(`${id} ${seat}`)!.seq >= seq);
  return seq;
}

test('a seat is answered for by whoever holds it and by nobody else', async () => {
  const { anna, ben, id } = await two();
  const { no } = anna.viewOf(id, 0).decision!;
  const foreign = await ben.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] });
  expect(foreign).toMatchObject({ type: 'refused', error: { code: 'not-yours' } });
  const early = await ben.ask({ type: 'answer', table: id, seat: 1, no, pick: ['rest'] });
  expect(early).toMatchObject({ type: 'refused', error: { code: 'refused-by-rule' } });
  const watching = await Promise.race([
    ben.ask({ type: 'why', table: id, seat: 0, about: 'rest' }),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ]);
  expect(watching).toMatchObject({ type: 'refused', error: { code: 'not-yours' } });
  expect((await ben.get(`/api/tables/${id}/position?seat=0`)).status).toBe(403);
  expect((await ben.get(`/api/tables/${id}/log?seat=0`)).status).toBe(403);
  expect((await ben.get(`/api/tables/${id}/at?seat=0&seq=0`)).status).toBe(403);
  expect((await ben.get(`/api/tables/${id}/file?seat=0`)).status).toBe(403);
});

test('an answer that is sent again is acknowledged again and counts once; an old one is stale', async () => {
  const { anna, ben, id } = await two();
  const { no } = anna.viewOf(id, 0).decision!;
  const seq = await answer(anna, id, 0, 'rest');
  const again = await anna.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] });
  expect(again).toMatchObject({ type: 'done', seq });
  const other = await anna.ask({ type: 'answer', table: id, seat: 0, no, pick: ['draw'] });
  expect(other).toMatchObject({ type: 'refused', error: { refusal: { key: 'kernel.stale' } } });
  await answer(ben, id, 1, 'rest');
  expect(ben.infos.get(id)!.seq).toBeGreaterThanOrEqual(1);
});

test('also while others are still asked the same question', async () => {
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  for (const seat of [0, 1]) await anna.watch(id, seat);
  const waitsFor = (): readonly number[] => anna.viewOf(id, 0).decision!.waitsFor;
  for (let n = 0; n < 80 && waitsFor().length < 2; n++) {
    const { seq } = anna.views.get(`${id} 0`)!;
    await anna.answerSomething(id, waitsFor()[0]!, (most) => (n * 7) % most);
    await anna.until(() => [0, 1].every((seat) => anna.views.get(`${id} ${seat}`)!.seq > seq));
  }
  expect(waitsFor()).toEqual([0, 1]);
  const { no, mine } = anna.viewOf(id, 0).decision!;
  const said = { type: 'answer', table: id, seat: 0, no, pick: sample(mine!, () => 0) };
  const first = await anna.ask(said);
  expect(first).toMatchObject({ type: 'done' });
  expect(await anna.ask(said)).toMatchObject({ type: 'done', seq: (first as { seq: number }).seq });
});

test('one’s own answer is taken back freely; past a reveal, the table is asked', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'rest');
  expect(await anna.ask({ type: 'undo', table: id, seat: 0, keep: 0 })).toMatchObject({ type: 'done', seq: 2 });
  await anna.until(() => anna.viewOf(id, 0).decision?.waitsFor[0] === 0);
  expect(await anna.ask({ type: 'redo', table: id, seat: 0 })).toMatchObject({ type: 'done', seq: 3 });
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: 0 });
  await anna.until(() => anna.views.get(`${id} 0`)!.seq === 4);
  await answer(anna, id, 0, 'draw');
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: 0 });
  await ben.until(() => (ben.infos.get(id)?.motion ?? null) !== null);
  const { motion } = ben.infos.get(id)!;
  expect(motion).toMatchObject({ by: 0, keep: 0, agreed: [0] });
  expect(anna.views.get(`${id} 0`)!.seq).toBe(5);
  const stale = await ben.ask({ type: 'vote', table: id, seat: 1, motion: motion!.id + 1, agree: true });
  expect(stale).toMatchObject({ type: 'refused', error: { code: 'not-now' } });
  expect((await ben.ask({ type: 'vote', table: id, seat: 1, motion: motion!.id, agree: true })).type).toBe('done');
  await anna.until(() => anna.views.get(`${id} 0`)!.seq === 6);
  const { body: log } = await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0&after=0`);
  expect(log.map(({ seq, undone, takesBack }) => [seq, undone, takesBack])).toEqual([
    [1, true, false],
    [2, false, true],
    [3, true, false],
    [4, false, true],
    [5, true, false],
    [6, false, true],
  ]);
});

test('a vote against it ends it', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'draw');
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: 0 });
  await ben.until(() => (ben.infos.get(id)?.motion ?? null) !== null);
  await ben.ask({ type: 'vote', table: id, seat: 1, motion: ben.infos.get(id)!.motion!.id, agree: false });
  await anna.until(() => anna.infos.get(id)?.motion === null);
  expect(anna.views.get(`${id} 0`)!.seq).toBe(1);
});

test('whoever leaves is replaced by a bot and may come back', async () => {
  const { anna, ben, id } = await two();
  expect((await ben.post(`/api/tables/${id}/leave`, { seat: 1 })).status).toBe(200);
  await answer(anna, id, 0, 'rest');
  expect((await ben.get(`/api/tables/${id}/position?seat=1`)).status).toBe(403);
  expect((await anna.post(`/api/tables/${id}/replace`, { seat: 1, bot: 'nobody' })).status).toBe(404);
  expect((await anna.post(`/api/tables/${id}/replace`, { seat: 1 })).status).toBe(200);
  await anna.until(() => anna.views.get(`${id} 0`)!.seq > 1);
  const { body } = await ben.post<{ seat: number }>(`/api/tables/${id}/join`, { seat: 1 });
  expect(body.seat).toBe(1);
  expect((await ben.get(`/api/tables/${id}/position?seat=1`)).status).toBe(200);
});

test('where nobody else plays, a bot that plays for somebody waits for their eyes, and gives the seat back at any moment', async () => {
  const anna = await (await Guest.arrive(house.address, 'Anna')).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'bot' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  expect((await anna.post(`/api/tables/${id}/replace`, { seat: 0 })).status).toBe(200);
  await anna.watch(id, null);
  const now = (): number => anna.views.get(`${id} null`)!.seq;
  const isMine = (): boolean => anna.infos.get(id)!.waitsFor.includes(0);
  for (let answers = 0; answers < 3; answers++) {
    await anna.until(isMine);
    const before = now();
    // Somebody who looks at an earlier moment has not seen this one.
    anna.say({ type: 'seen', table: id, seat: null, seq: before - 1 });
    await new Promise((done) => setTimeout(done, 300));
    expect(now()).toBe(before);
    anna.say({ type: 'seen', table: id, seat: null, seq: before });
    await anna.until(() => now() > before);
  }
  await anna.until(isMine);
  expect((await anna.post(`/api/tables/${id}/join`, { seat: 0 })).body).toEqual({ seat: 0 });
  expect((await anna.get<TableInfo>(`/api/tables/${id}`)).body).toMatchObject({ status: 'playing' });
});

test('a friend takes over the seat of whoever left, with its cards, and the seat is theirs then', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'rest');
  const hand = ben.viewOf(id, 1).zones['hand/1'];
  await ben.post(`/api/tables/${id}/leave`, { seat: 1 });
  const cara = await (await Guest.arrive(house.address, 'Cara')).connect();
  expect((await cara.post(`/api/tables/${id}/join`, {})).status).toBe(403);
  const { invite } = (await anna.get<TableInfo & { invite: string }>(`/api/tables/${id}`)).body;
  expect((await cara.post(`/api/tables/${id}/join`, { invite })).body).toEqual({ seat: 1 });
  await cara.watch(id, 1);
  expect(cara.viewOf(id, 1).zones['hand/1']).toEqual(hand);
  await answer(cara, id, 1, 'rest');
  expect((await ben.post(`/api/tables/${id}/join`, { seat: 1, invite })).status).toBe(403);
  expect((await ben.get(`/api/tables/${id}/position?seat=1`)).status).toBe(403);
});

test('a friend takes the place of a bot when the host keeps it for them; until then whoever sat there may come back', async () => {
  const { anna, ben, id } = await two();
  const seat1 = async (): Promise<object> => (await anna.get<TableInfo>(`/api/tables/${id}`)).body.seats[1]!;
  const { guest } = (await anna.get<TableInfo>(`/api/tables/${id}`)).body.seats[1]!;
  expect((await anna.post(`/api/tables/${id}/free`, { seat: 1 })).status).toBe(409);
  await ben.post(`/api/tables/${id}/replace`, { seat: 1 });
  expect(await seat1()).toMatchObject({ kind: 'bot', guest: null, before: guest });
  const { invite } = (await anna.get<TableInfo & { invite: string }>(`/api/tables/${id}`)).body;
  const cara = await (await Guest.arrive(house.address, 'Cara')).connect();
  expect((await cara.post(`/api/tables/${id}/join`, { seat: 1, invite })).status).toBe(403);
  expect((await ben.post(`/api/tables/${id}/free`, { seat: 1 })).status).toBe(403);
  expect((await anna.post(`/api/tables/${id}/free`, { seat: 9 })).status).toBe(404);
  expect((await anna.post(`/api/tables/${id}/free`, { seat: 1 })).status).toBe(200);
  expect(await seat1()).toMatchObject({ kind: 'friend', bot: null, before: guest });
  // Nobody sees two hands while somebody else may come back to one of them.
  expect((await anna.post(`/api/tables/${id}/join`, { seat: 1, invite })).status).toBe(403);
  expect((await ben.post(`/api/tables/${id}/join`, { seat: 1 })).body).toEqual({ seat: 1 });
  await ben.post(`/api/tables/${id}/replace`, { seat: 1 });
  await anna.post(`/api/tables/${id}/free`, { seat: 1 });
  expect((await cara.post(`/api/tables/${id}/join`, { seat: 1, invite })).body).toEqual({ seat: 1 });
  expect(await seat1()).toMatchObject({ kind: 'guest', name: 'Cara', before: null });
  await answer(anna, id, 0, 'rest');
  await cara.watch(id, 1);
  await answer(cara, id, 1, 'rest');
  expect((await ben.post(`/api/tables/${id}/join`, { seat: 1, invite })).status).toBe(403);
});

test('a stranger cannot see a private table, take a seat or speak there; spectators of a public one see the public side', async () => {
  const { id } = await two();
  const eve = await (await Guest.arrive(house.address, 'Eve')).connect();
  expect((await eve.get(`/api/tables/${id}`)).status).toBe(403);
  expect((await eve.post(`/api/tables/${id}/join`, {})).status).toBe(403);
  expect((await eve.post(`/api/tables/${id}/join`, { invite: 'guess' })).status).toBe(403);
  expect((await eve.post(`/api/tables/${id}/chat`, { text: 'hello' })).status).toBe(403);
  expect((await eve.get<TableInfo[]>('/api/tables')).body.map((table) => table.id)).not.toContain(id);
  const open = await two({ public: true });
  expect((await eve.get<TableInfo[]>('/api/tables')).body.map((table) => table.id)).toContain(open.id);
  await eve.watch(open.id, null);
  const hand = eve.viewOf(open.id, null).zones['hand/0']!;
  expect(hand.length).toBe(3);
  expect(hand.every(({ card }) => card === null)).toBe(true);
  expect(eve.viewOf(open.id, null).decision!.mine).toBeNull();
});

test('chat reaches the table, can be read later and can be muted; notes are one’s own', async () => {
  const { anna, ben, id } = await two();
  await ben.ask({ type: 'chat', table: id, text: 'Good evening' });
  await anna.until(() => anna.received.some((one) => one.type === 'chat'));
  const { body } = await anna.get<ChatLine[]>(`/api/tables/${id}/chat`);
  expect(body.map(({ name, text }) => [name, text])).toEqual([['Ben', 'Good evening']]);
  expect((await ben.post(`/api/tables/${id}/mute`, { guest: anna.id, muted: true })).status).toBe(403);
  await anna.post(`/api/tables/${id}/mute`, { guest: ben.id, muted: true });
  expect(await ben.ask({ type: 'chat', table: id, text: 'Hello?' })).toMatchObject({ type: 'refused' });
  const put = await fetch(`${house.address}/api/tables/${id}/note`, {
    method: 'PUT',
    headers: { cookie: anna.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'He hoards oil.' }),
  });
  expect(put.status).toBe(200);
  expect((await anna.get(`/api/tables/${id}/note`)).body).toEqual({ text: 'He hoards oil.' });
  expect((await ben.get(`/api/tables/${id}/note`)).body).toEqual({ text: '' });
});

test('when all others have resigned the game is over, and then the whole file is given out', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'rest');
  const running = await ben.get<{ format?: string }>(`/api/tables/${id}/file?seat=1`);
  expect(running.body.format).toBe('questwright-view');
  await ben.post(`/api/tables/${id}/resign`, { seat: 1 });
  await anna.until(() => anna.infos.get(id)?.status === 'over');
  expect(anna.infos.get(id)!.result).toEqual({ winners: [0], by: 'resignation' });
  const { no } = { no: 2 };
  expect(await anna.ask({ type: 'answer', table: id, seat: 0, no, pick: ['rest'] })).toMatchObject({ type: 'refused' });
  const { body } = await anna.get<GameFile>(`/api/tables/${id}/file?seat=0`);
  expect(body.segments[0]!.entries).toEqual([{ seat: 0, no: 1, pick: ['rest'] }]);
});

test('a game of one’s own leaves as a file, comes back as a table, and each moment of it can be looked at', async () => {
  const anna = await (await Guest.arrive(house.address)).connect();
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await anna.watch(id, 1);
  const first = anna.viewOf(id, 0);
  await answer(anna, id, 0, 'draw');
  await answer(anna, id, 1, 'rest');
  const { body: file } = await anna.get<GameFile>(`/api/tables/${id}/file?seat=0`);
  const { status, body } = await anna.post<TableInfo>('/api/files', file);
  expect([status, body.seq]).toEqual([201, 2]);
  const at = await anna.get<{ view: object }>(`/api/tables/${id}/at?seat=0&seq=0`);
  expect(at.body.view).toEqual(first);
  expect((await anna.get(`/api/tables/${id}/at?seat=0&seq=99`)).status).toBe(404);
  const { body: log } = await anna.get<LogLine[]>(`/api/tables/${body.id}/log?seat=0`);
  const { body: before } = await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0`);
  expect(log).toEqual(before);
  const broken = {
    ...file,
    segments: file.segments.map((segment) => ({ ...segment, chain: segment.chain.map(() => 'x') })),
  };
  const chain = file.segments[0]!.chain;
  const held = await anna.post('/api/files/verify', file);
  expect(held).toEqual({
    status: 200,
    body: { game: 'lanterns', seats: 2, entries: 2, over: false, from: null, hash: chain[1] },
  });
  const answers = [{ ...file.segments[0]!.entries[0]!, pick: ['rest'] }, file.segments[0]!.entries[1]!];
  const other = { ...file, segments: [{ ...file.segments[0]!, entries: answers }] };
  for (const wrong of [broken, other, { header: {} }]) {
    expect((await anna.post('/api/files', wrong)).status).toBe(400);
    expect(await anna.post('/api/files/verify', wrong)).toMatchObject({
      status: 400,
      body: { error: { code: 'not-understood' } },
    });
  }
});

test('a disputed rule is reported with what the seat sees, and the server keeps the whole game under its number', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'draw');
  const said = { text: 'Too bright', rule: 'LAN-VAL-02', seat: 0 };
  const { body } = await anna.post<{ report: string; position: Position }>(`/api/tables/${id}/report`, said);
  expect(body.report).toMatch(/^[\w-]{12}$/);
  expect(body.position).toEqual(
    (await anna.get<{ position: Position }>(`/api/tables/${id}/position?seat=0`)).body.position,
  );
  const kept = await house.tables.store.report(body.report);
  expect(kept).toMatchObject({ ...said, id: body.report, table: id, guest: anna.id, seq: 1 });
  expect(kept!.file!.segments[0]!.entries).toEqual([{ seat: 0, no: 1, pick: ['draw'] }]);
  expect((await ben.post(`/api/tables/${id}/report`, said)).status).toBe(403);
});

test('the game is taken back to a line of the log, after all have agreed', async () => {
  const { anna, ben, id } = await two();
  await answer(anna, id, 0, 'rest');
  await answer(ben, id, 1, 'draw');
  const { body: lines } = await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0&after=0`);
  const { line } = lines.find(({ seq }) => seq === 1)!;
  await anna.ask({ type: 'undo', table: id, seat: 0, keep: line });
  await ben.until(() => (ben.infos.get(id)?.motion ?? null) !== null);
  await ben.ask({ type: 'vote', table: id, seat: 1, motion: ben.infos.get(id)!.motion!.id, agree: true });
  await anna.until(() => anna.views.get(`${id} 0`)!.seq === 3);
  const { body: then } = await anna.get<Position>(`/api/tables/${id}/at?seat=0&seq=1`);
  expect(anna.viewOf(id, 0).decision!.waitsFor).toEqual([1]);
  expect(anna.viewOf(id, 0).zones['hand/1']!.length).toBe(then.view.zones['hand/1']!.length);
  const { body: after } = await anna.get<LogLine[]>(`/api/tables/${id}/log?seat=0&after=0`);
  expect(after.map(({ undone }) => undone)).toEqual([false, true, false]);
});

test('what does not fit is refused with a reason and makes no table', async () => {
  const anna = await Guest.arrive(house.address);
  const refused = async (body: object, reason: RegExp): Promise<void> => {
    const { status, body: said } = await anna.post<{ error: { message: string } }>('/api/tables', body);
    expect([400, 404]).toContain(status);
    expect(said.error.message).toMatch(reason);
  };
  const me = { kind: 'me' };
  await refused({ game: 'chess', seats: [me] }, /no game chess/);
  await refused({ game: 'lanterns', seats: [me] }, /2 to 4 players/);
  await refused({ game: 'lanterns', seats: [me, { kind: 'bot', bot: 'genius' }] }, /no bot genius; there are random/);
  await refused({ game: 'lanterns', seats: [me, me], packs: ['nothing'] }, /nothing/);
  await refused({ game: 'lanterns', seats: [me, me], colour: 'red' }, /colour/);
  expect((await anna.get<TableInfo[]>('/api/guest/tables')).body).toEqual([]);
});

test('what could not be kept as it was said is refused: a NUL, half a pair of surrogates', async () => {
  const anna = await Guest.arrive(house.address);
  const { id } = await anna.newTable({ game: 'lanterns', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const at = (action: string): string => `/api/tables/${id}/${action}`;
  const put = (text: string) =>
    fetch(`${house.address}${at('note')}`, {
      method: 'PUT',
      headers: { cookie: anna.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
  for (const text of ['a\0b', '\ud800b', 'b\udc00']) {
    expect([text, (await put(text)).status]).toEqual([text, 400]);
    expect([text, (await anna.post(at('chat'), { text })).status]).toEqual([text, 400]);
    expect([text, (await anna.post(at('report'), { text })).status]).toEqual([text, 400]);
    expect([text, (await anna.post('/api/guest', { name: text })).status]).toEqual([text, 400]);
  }
  const text = 'A key 🗝, two lines\nand\ttabs';
  expect((await put(text)).status).toBe(200);
  expect((await anna.get(at('note'))).body).toEqual({ text });
});
