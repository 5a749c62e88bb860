import { runeboundEntry } from '@questwright/runebound';
import type { TableInfo } from '@questwright/protocol';
import { afterEach, expect, test } from 'vitest';
import { Guest } from './guest.ts';
import { Games } from '../src/games.ts';
import { openHouse, type House } from './house.ts';

let house: House;
afterEach(() => house.close());

test('before the game, people say whom they play, and the host speaks for bots', async () => {
  house = await openHouse();
  const anna = await Guest.arrive(house.address, 'Anna');
  const ben = await Guest.arrive(house.address, 'Ben');
  const { id, invite } = await anna.newTable({
    game: 'runebound',
    seats: [{ kind: 'me' }, { kind: 'friend' }, { kind: 'bot' }],
  });
  await ben.post(`/api/tables/${id}/join`, { invite });
  const choose = (who: Guest, seat: number, role: string | null) =>
    who.post<TableInfo & { error?: { code: string } }>(`/api/tables/${id}/role`, { seat, role });
  expect((await choose(anna, 0, 'old-hesper')).body.options).toEqual({ heroes: ['old-hesper', null, null] });
  expect((await choose(ben, 1, 'old-hesper')).body.error?.code).toBe('not-now');
  expect((await choose(ben, 0, 'pip-underbough')).body.error?.code).toBe('not-yours');
  expect((await choose(ben, 2, 'pip-underbough')).body.error?.code).toBe('not-yours');
  expect((await choose(ben, 1, 'tamalir')).body.error?.code).toBe('not-found');
  expect((await choose(ben, 7, 'pip-underbough')).body.error?.code).toBe('not-found');
  await choose(ben, 1, 'rurik-stonebrow');
  await choose(anna, 2, 'pip-underbough');
  expect((await choose(anna, 0, null)).body.options).toEqual({ heroes: [null, 'rurik-stonebrow', 'pip-underbough'] });
  await anna.post(`/api/tables/${id}/start`);
  expect((await choose(ben, 1, 'old-hesper')).body.error?.code).toBe('not-now');
  const { body } = await ben.get<{ position: { view: { zones: Record<string, { card: string }[]> } } }>(
    `/api/tables/${id}/position?seat=1`,
  );
  expect(body.position.view.zones['hero/1']?.[0]?.card).toBe('rurik-stonebrow');
  expect(body.position.view.zones['hero/2']?.[0]?.card).toBe('pip-underbough');
});

test('roles of several kinds: each seat plays one, and no more than may play a kind', async () => {
  const roles = [...runeboundEntry.roles!, { option: 'guides', kind: 'ally', most: 1, shown: [] }];
  house = await openHouse({ games: new Games([{ ...runeboundEntry, roles }]) });
  const [guide, other] = Object.entries(runeboundEntry.definition.rules.content)
    .filter(([, { kind }]) => kind === 'ally')
    .map(([id]) => id);
  const anna = await Guest.arrive(house.address, 'Anna');
  const { id } = await anna.newTable({ game: 'runebound', seats: [{ kind: 'me' }, { kind: 'me' }] });
  const choose = async (seat: number, role: string | null): Promise<unknown> => {
    const { body } = await anna.post<TableInfo & { error?: { code: string } }>(`/api/tables/${id}/role`, {
      seat,
      role,
    });
    return body.error?.code ?? body.options;
  };
  expect(await choose(0, 'old-hesper')).toEqual({ heroes: ['old-hesper', null] });
  expect(await choose(0, guide!)).toEqual({ guides: [guide, null] });
  expect(await choose(1, other!)).toBe('not-now');
  expect(await choose(1, 'old-hesper')).toEqual({ guides: [guide, null], heroes: [null, 'old-hesper'] });
  expect(await choose(0, other!)).toEqual({ guides: [other, null], heroes: [null, 'old-hesper'] });
  expect(await choose(0, 'tamalir')).toBe('not-found');
});

test('a game without roles has nobody to choose', async () => {
  house = await openHouse();
  const anna = await Guest.arrive(house.address, 'Anna');
  const { id } = await anna.newTable({ game: 'tictactoe', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const { status, body } = await anna.post<{ error?: { code: string } }>(`/api/tables/${id}/role`, {
    seat: 0,
    role: 'old-hesper',
  });
  expect([status, body.error?.code]).toEqual([409, 'not-now']);
});

test('several people at one screen have a name each; whoever takes a seat over has their own', async () => {
  house = await openHouse();
  const anna = await Guest.arrive(house.address, 'Anna');
  const { id, invite } = await anna.newTable({
    game: 'runebound',
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Clara' }],
  });
  const names = async (): Promise<string[]> =>
    (await anna.get<TableInfo>(`/api/tables/${id}`)).body.seats.map(({ name }) => name);
  expect(await names()).toEqual(['Anna', 'Clara']);
  await anna.post(`/api/tables/${id}/leave`, { seat: 1 });
  const ben = await Guest.arrive(house.address, 'Ben');
  await ben.post(`/api/tables/${id}/join`, { invite });
  expect(await names()).toEqual(['Anna', 'Ben']);
});
