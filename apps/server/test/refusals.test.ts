import { readdirSync, readFileSync } from 'node:fs';
import { isPlain, PSEUDO } from '@questwright/messages';
import type { Problem } from '@questwright/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import ENGLISH from '../src/messages/refusals.en.json' with { type: 'json' };
import { localeIn } from '../src/words.ts';
import { Guest } from './guest.ts';
import { openHouse, type House } from './house.ts';

let house: House;
let anna: Guest;
let ben: Guest;
beforeAll(async () => {
  house = await openHouse();
  [anna, ben] = await Promise.all([Guest.arrive(house.address, 'Anna'), Guest.arrive(house.address, 'Ben')]);
  for (const one of [anna, ben]) one.locale = PSEUDO;
  await anna.connect();
});
afterAll(() => house.close());

const SOURCES = new URL('../src/', import.meta.url);
const source = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, SOURCES), 'utf8'))
  .join('\n');

test('whatever is refused has words, and all words are used', () => {
  const used = new Set([...source.matchAll(/'(server\.[a-z._-]+)'/g)].map((match) => match[1]!));
  expect([...used].toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
});

test('a language is chosen by how much it is wanted, among those that there are', () => {
  expect(localeIn(undefined)).toBe('en');
  expect(localeIn('')).toBe('en');
  expect(localeIn('*')).toBe('en');
  expect(localeIn('tlh, en;q=0.5')).toBe('en');
  expect(localeIn(`en-GB;q=0.8, ${PSEUDO}`)).toBe(PSEUDO);
  expect(localeIn(`en-GB, ${PSEUDO};q=0.8`)).toBe('en');
  expect(localeIn(`${PSEUDO};q=0, tlh`)).toBe('en');
  expect(localeIn(`;q=x,,${'a,'.repeat(5000)}`)).toBe('en');
});

/** What is left of a refusal without what was filled in: names of the request, ids, and `detail`, which stays English. */
function bare({ message, with: params = {} }: Problem): string {
  const filled = Object.values(params).flat().map(String);
  return filled.toSorted((x, y) => y.length - x.length).reduce((text, one) => text.replaceAll(one, ''), message);
}

test('refusals come with key and parameters, and are said in the language that was asked for', async () => {
  const me = { kind: 'me' };
  const told: Problem[] = [];
  const refused = async (asked: Promise<{ status: number; body: unknown }>): Promise<void> => {
    const { status, body } = await asked;
    expect(status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    told.push((body as { error: Problem }).error);
  };
  const game = { game: 'tictactoe', seats: [me, { kind: 'open' }] };
  const { id } = await anna.newTable(game);
  const at = (action: string): string => `/api/tables/${id}/${action}`;

  await refused(anna.get('/api/tables/none'));
  for (const body of [
    { ...game, game: 'chess' },
    { ...game, seats: [me] },
    { ...game, seats: [me, { kind: 'bot', bot: 'genius' }] },
    { ...game, packs: ['nothing'] },
    { ...game, more: 1 },
    { ...game, name: 7 },
    { ...game, name: 'x'.repeat(100) },
    { ...game, seats: [{ kind: 'nobody' }] },
    { game: 'tictactoe' },
  ])
    await refused(anna.post('/api/tables', body));
  await refused(anna.post(at('start')));
  await refused(ben.post(at('start')));
  await refused(ben.get(at('position?seat=0')));
  await refused(anna.get(at('position?seat=x')));
  await refused(anna.post(at('role'), { seat: 0, role: 'knight' }));
  await refused(anna.post(at('answer'), { seat: 0, no: 1, pick: ['mark:1'] }));
  await refused(anna.post(at('join'), { invite: 'nothing' }));
  await refused(anna.post(at('join'), { seat: 0 }));
  await refused(anna.post(at('free'), { seat: 0 }));
  await refused(anna.post(at('free'), { seat: 7 }));
  await refused(anna.post(at('replace'), { seat: 1, bot: 'genius' }));
  await refused(anna.post(at('rematch')));
  await refused(anna.post(at('mute'), { guest: 'nobody', muted: true }));
  await refused(ben.post(at('chat'), { text: 'Hello' }));
  await refused(anna.post('/api/files', {}));
  await refused(anna.post('/api/files', { header: { game: 'tictactoe' } }));
  await refused(anna.post(at('join'), { seat: 'x'.repeat(20_000) }));
  await refused(anna.get('/api/socket'));

  const stranger = new Guest(house.address);
  stranger.locale = PSEUDO;
  await refused(stranger.get('/api/guest'));

  const begun = await anna.newTable({ ...game, seats: [me, me] });
  await anna.post(`/api/tables/${begun.id}/start`);
  const here = { table: begun.id, seat: 0 };
  await refused(anna.post(`/api/tables/${begun.id}/start`));
  await refused(anna.post(`/api/tables/${begun.id}/vote`, { seat: 0, motion: 3, agree: true }));
  await refused(anna.post(`/api/tables/${begun.id}/undo`, { seat: 0, keep: 5 }));
  await refused(anna.get(`/api/tables/${begun.id}/at?seat=0&seq=99`));
  for (const message of [
    { type: 'answer', ...here, no: 99, pick: ['mark:1'] },
    { type: 'explain', ...here, of: ['nothing'] },
    { type: 'redo', ...here, seat: 9 },
    { type: 'chat', table: begun.id, text: '' },
    { type: 'no such thing' },
  ]) {
    const answered = await anna.ask(message);
    if (answered.type !== 'refused') throw new Error(JSON.stringify(answered));
    told.push(answered.error);
  }

  for (const problem of told) expect(problem.key, JSON.stringify(problem)).toMatch(/^server\./);
  expect(new Set(told.map(({ key }) => key)).size).toBeGreaterThan(28);
  expect(told.map(bare).filter(isPlain)).toEqual([]);

  anna.locale = 'en';
  const { body } = await anna.get<{ error: Problem }>('/api/tables/none');
  expect(body.error).toEqual({
    code: 'not-found',
    message: 'There is no such table.',
    key: 'server.no-table',
    with: {},
  });
});

test('games and packs are called what they are called in that language', async () => {
  const titles = async (locale: string): Promise<string[]> => {
    anna.locale = locale;
    const { body } = await anna.get<{ title: string; packs: { title: string }[] }[]>('/api/games');
    return body.flatMap(({ title, packs }) => [title, ...packs.map((one) => one.title)]);
  };
  expect((await titles(PSEUDO)).filter(isPlain)).toEqual([]);
  expect(await titles('tlh')).toContain('Lanterns');
});
