/** One line of the registry (`fourth-game/line.ts`) is a game everywhere. Programs of their own, and threads, read it in place of
 *  ours by the paths of a `tsconfig.json`. */

import './fourth-game/line.ts';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { begin, load, look, view, type Json } from '@questwright/kernel';
import { telling } from '@questwright/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { folder, questwright } from '../../apps/cli/test/run.ts';
import { Guest } from '../../apps/server/test/guest.ts';
import { openHouse } from '../../apps/server/test/house.ts';
import { loadGame } from '../../apps/web/src/games/game.ts';
import { TableContext, type ShownTable } from '../../apps/web/src/table/shown-table.ts';

const PATHS = 'TSX_TSCONFIG_PATH';
process.env[PATHS] = fileURLToPath(new URL('./fourth-game/tsconfig.json', import.meta.url));
afterAll(() => {
  delete process.env[PATHS];
});
const at = folder();
const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1)!);

test.concurrent('the terminal lists it, and plays it with bots to its end', async () => {
  const [games, played, ours] = await Promise.all([
    questwright(['games']),
    questwright(['play', 'nim', '--bots', '0,1', '--seed', 'x']),
    questwright(['play', 'nim'], [], { [PATHS]: undefined }),
  ]);
  expect(games.out).toContain('nim  Nim, 2 seats');
  expect(played.out).toMatch(/The game is over\. Seat [01] took the last stone\./);
  // Without the line there is none.
  expect(ours.errors).toContain('There is no game "nim".');
});

test.concurrent('a soak plays it with all checks', async () => {
  const { code, out } = await questwright(['soak', 'nim', '--games', '20']);
  expect(lastLine(out)).toMatchObject({ finished: 20, failures: 0, steps_unreached: 0, words_missing: 0 });
  expect(code).toBe(0);
});

test.concurrent('a lab counts who wins and how long it takes', async () => {
  const [job, report] = [at('nim.jsonl'), at('nim.html')];
  const settings = ['--players', '2', '--bots', 'random', '--games', '30', '--threads', '1'];
  const { code, out } = await questwright(['lab', 'nim', ...settings, '--job', job, '--report', report]);
  const { games, ends, seats } = lastLine(out) as { games: number; ends: object; seats: [number, number] };
  expect({ games, ends }).toEqual({ games: 30, ends: { won: 30 } });
  expect(seats[0] + seats[1]).toBeCloseTo(1);
  // Random bots are new in every game: else all games would be the same.
  expect(seats[0] * seats[1]).toBeGreaterThan(0);
  expect(readFileSync(report, 'utf8')).toContain('Wins by seat');
  expect(code).toBe(0);
});

test.concurrent('the server offers it, and its bots play a table to the end', async ({ expect: expecting }) => {
  const errors: unknown[] = [];
  const house = await openHouse({ errors });
  try {
    const anna = await (await Guest.arrive(house.address)).connect();
    const offered = (await anna.get<{ id: string; title: string; bots: string[] }[]>('/api/games')).body;
    expect(offered.find(({ id }) => id === 'nim')).toMatchObject({ title: 'Nim', bots: ['random'] });
    const bot = { kind: 'bot', bot: 'random' };
    const { id } = await anna.newTable({ game: 'nim', seats: [bot, bot] });
    await anna.post(`/api/tables/${id}/start`);
    const table = async () => (await anna.get<{ status: string; result: Json }>(`/api/tables/${id}`)).body;
    await expecting.poll(async () => (await table()).status).toBe('over');
    expect((await table()).result).toEqual({ winner: expect.any(Number) });
    expect(errors).toEqual([]);
  } finally {
    await house.close();
  }
});

test.concurrent('the browser shows its board as the terminal draws it', async () => {
  const { ui, say, content, contextFor } = (await loadGame('nim', []))!;
  const loaded = load(ui.entry.definition);
  const game = begin(loaded, { seats: 2, seed: 'x' });
  const shown = view(loaded, game, 0);
  const value = (name: string): Json => look(loaded, game, (t) => t.value(name) as Json);
  const scene = { view: shown, say: telling(say, contextFor(shown, ['Anna', 'Ben'])), content, value };
  const seats = ['Anna', 'Ben'];
  const seen = {
    ui,
    scene,
    view: shown,
    info: { seats },
    nameOf: (seat: number) => seats[seat],
    complete: (f: () => unknown) => f(),
  };
  const page = (part: typeof ui.Board) =>
    renderToStaticMarkup(
      createElement(TableContext.Provider, { value: seen as unknown as ShownTable }, createElement(part)),
    );
  expect(page(ui.Board)).toContain('Stones on the heap: 9');
  expect(page(ui.Players)).toContain('Anna');
  expect(await loadGame('nothing', [])).toBeNull();
});
