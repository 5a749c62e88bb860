import { guideOf } from '@questwright/games';
import { wantedAt } from '@questwright/messages';
import type { Position, TableInfo, Verified } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const guide = (await guideOf('runebound'))!;
const arrive = (name: string): Promise<Guest> => Guest.arrive(house.address, name);
const refused = (key: string) => ({ body: { error: { key } } });
const recordOf = async (id: string) => (await house.tables.room(id)).live!.record;

async function begun(guest: Guest): Promise<TableInfo> {
  const { status, body } = await guest.post<TableInfo>('/api/guides', { game: 'runebound' });
  expect(status).toBe(201);
  return body;
}
async function asked(guest: Guest, id: string) {
  const { body } = await guest.get<{ info: TableInfo; position: Position }>(`/api/tables/${id}/position?seat=0`);
  const { no, mine } = body.position.view.decision!;
  return { line: body.info.line, no, options: mine!.options };
}
/** Follows the lesson for so many answers. */
async function follow(guest: Guest, id: string, answers: number): Promise<void> {
  for (let i = 0; i < answers; i++) {
    const { line, no, options } = await asked(guest, id);
    const pick = [wantedAt(guide, line, options)];
    expect(await guest.post(`/api/tables/${id}/answer`, { seat: 0, no, pick })).toMatchObject({ status: 200 });
  }
}

test('a lesson goes as it was laid out, takes nothing else, and ends in a game whose dice nobody knows', async () => {
  const anna = await arrive('Anna');
  const { id, marks, status, seats } = await begun(anna);
  expect({ marks, status, seats: seats.length }).toEqual({ marks: ['guide'], status: 'playing', seats: 1 });
  const { no } = await asked(anna, id);
  const answer = (option: string) => anna.post(`/api/tables/${id}/answer`, { seat: 0, no, pick: [option] });
  // What is legal is refused by the guide, what is not by the rules.
  expect(await answer('improve:mind')).toMatchObject(refused('server.guide-other'));
  expect((await answer('fly')).body).not.toMatchObject(refused('server.guide-other').body);
  await follow(anna, id, guide.lesson.length);
  const { game } = await recordOf(id);
  expect(game.world).toMatchObject({ heroes: [{ space: 'tamalir', gold: 3 }] });

  const ended = await anna.post<TableInfo>(`/api/tables/${id}/end-guide`);
  expect(ended).toMatchObject({ status: 200, body: { marks: [], status: 'playing' } });
  expect(await anna.post(`/api/tables/${id}/end-guide`)).toMatchObject(refused('server.not-guided'));
  const { no: next, options } = await asked(anna, id);
  expect(options).toContain('rest:0');
  const free = { seat: 0, no: next, pick: ['rest:0'] };
  expect((await anna.post(`/api/tables/${id}/answer`, free)).status).toBe(200);
  // All of it can be checked, and none of it be brought along again.
  const file = (await anna.get<object>(`/api/tables/${id}/file?seat=0`)).body;
  expect((await anna.post<Verified>('/api/files/verify', file)).body).toMatchObject({ entries: 17, from: null });
  expect(await anna.post('/api/files', file)).toMatchObject(refused('server.puzzle'));
});

test('whoever leaves a lesson in the middle keeps nothing of what was laid out, and no two go on alike', async () => {
  const anna = await arrive('Anna');
  const dice = [];
  for (let twice = 0; twice < 2; twice++) {
    const { id } = await begun(anna);
    await follow(anna, id, 6);
    expect((await recordOf(id)).game.dice.script.dice.length).toBeGreaterThan(0);
    await anna.post(`/api/tables/${id}/end-guide`);
    dice.push({ ...(await recordOf(id)).game.dice });
  }
  expect(dice[0]!.script).toEqual({ dice: [], orders: [] });
  expect(dice[0]!.a).not.toBe(dice[1]!.a);
});

test('a lesson stands where it was left, also when the server was stopped, and is its host’s alone', async () => {
  const [anna, ben] = [await arrive('Anna'), await arrive('Ben')];
  const { id } = await begun(anna);
  await follow(anna, id, 7);
  for (let twice = 0; twice < 2; twice++) await house.tables.rest(-1);
  expect(await ben.post(`/api/tables/${id}/end-guide`)).toMatchObject(refused('server.host-only'));
  expect((await ben.get(`/api/tables/${id}`)).body).toMatchObject({ error: { key: 'server.private' } });
  // The card was revealed and dice were rolled: what comes after is laid out for after that.
  expect(await anna.post(`/api/tables/${id}/undo`, { seat: 0, keep: 4 })).toMatchObject(refused('server.guide-undo'));
  await follow(anna, id, guide.lesson.length - 7);
  expect((await asked(anna, id)).line).toBe(guide.lesson.length);
});

test('ways are taken as the lesson speaks of them, whichever way they lead there', async () => {
  const anna = await arrive('Anna');
  const { status, body } = await anna.post<TableInfo>('/api/guides', { game: 'middara' });
  expect(status).toBe(201);
  const { id } = body;
  const say = async (...pick: string[]) => {
    const { no } = await asked(anna, id);
    return anna.post(`/api/tables/${id}/answer`, { seat: 0, no, pick });
  };
  for (const option of ['start:c3', 'start:b3', 'start:c4', 'move'])
    expect(await say(option)).toMatchObject({ status: 200 });
  const guided = refused('server.guide-other');
  expect(await say('stop')).toMatchObject(guided);
  expect(await say('walk', 'b5', 'c5')).toMatchObject(guided);
  // To the right square by a way that nobody can go: no business of the guide.
  expect((await say('walk', 'i6', 'b5')).body).not.toMatchObject(guided.body);
  expect(await say('walk', 'b5')).toMatchObject({ status: 200 });
  expect((await recordOf(id)).game.world).toMatchObject({ encounter: 'the-landing-stage' });
});

test('a game without a lesson says so', async () => {
  const anna = await arrive('Anna');
  expect(await anna.post('/api/guides', { game: 'tictactoe' })).toMatchObject(refused('server.no-guide'));
  expect(await anna.post('/api/guides', { game: 'chess' })).toMatchObject(refused('server.no-guide'));
});
