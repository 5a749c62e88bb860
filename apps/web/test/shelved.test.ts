import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Box } from '../src/games/box.ts';
import type { OfferedGame, OfferedPack } from '../src/net/requests.ts';
import { inDrawer, packsBeside, seatsOf, setupAddress, shelved } from '../src/new-game/shelved.ts';

const box = (more: Partial<Box> = {}): Box => ({
  words: { title: 'Far', about: 'A journey.', time: '1 h', mood: 'calm' },
  cover: 'dragon',
  side: '#000',
  ...more,
});
const pack = (id: string, more: Partial<OfferedPack> = {}): OfferedPack => ({
  id,
  kind: 'variant',
  rule: 'X-1',
  title: id,
  about: null,
  how: null,
  recommended: null,
  needs: [],
  excludes: [],
  family: null,
  seats: null,
  ...more,
});
const game = (id: string, packs: OfferedPack[] = []): OfferedGame => ({
  id,
  title: id.toUpperCase(),
  seats: { min: 1, max: 6 },
  packs,
  bots: [],
  roles: null,
});

test('games with a box stand on the shelf, all others lie in the drawer', () => {
  const games = [game('big'), game('tiny')];
  const boxes = { far: box(), big: box() };
  const all = shelved(games, boxes);
  expect(all.map(({ id }) => id)).toEqual(['big']);
  expect(seatsOf(all[0]!, [])).toEqual({ min: 1, max: 6 });
  expect(inDrawer(games, boxes).map(({ id }) => id)).toEqual(['tiny']);
});

test('a pack that cannot come along says why, until what speaks against it is put back', () => {
  const packs = [pack('long'), pack('short', { excludes: [{ pack: 'long', rule: 'X-2' }] }), pack('rule')];
  const beside = (chosen: string[]) =>
    packsBeside(game('big', packs), chosen, (_, id) => (id === 'rule' ? null : box())).map(
      ({ pack: one, taken, wrong }) => [one.id, taken, wrong],
    );
  expect(beside(['long'])).toEqual([
    ['long', true, []],
    ['short', false, ['Not together with long (X-2).']],
  ]);
  expect(beside([])).toEqual([
    ['long', false, []],
    ['short', false, []],
  ]);
  expect(setupAddress('big', ['long', 'rule'])).toBe('/new?game=big&packs=long,rule');
});

test('every box of the shelf has a cover that was drawn', () => {
  const covers = readdirSync(new URL('../public/covers', import.meta.url));
  const games = fileURLToPath(new URL('../src/games', import.meta.url));
  const boxes = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('box.ts'));
  const wanted = boxes.flatMap(
    (file) => /cover: '([a-z-]+)'/.exec(readFileSync(`${games}/${file}`, 'utf8'))?.[1] ?? [],
  );
  expect(wanted.length).toBeGreaterThan(3);
  expect(covers).toEqual(expect.arrayContaining(wanted.map((cover) => `${cover}.webp`)));
});
