import { load, type Definition, type Loaded, type Viewer } from '@questwright/kernel';
import { ENTRIES } from '@questwright/practice';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Games } from '../src/games.ts';
import { LiveTable } from '../src/tables/live-table.ts';
import { Room } from '../src/tables/room.ts';
import { asking } from '../src/tables/asking.ts';
import { history } from '../src/tables/history.ts';
import { differences, momentsOf } from './two-worlds.ts';

const lanternsEntry = ENTRIES.find(({ definition }) => definition.id === 'lanterns')!;
const games = new Games();
const loadedOf = (game: string, ...packs: string[]): Loaded<any> => games.rules(game, packs);

describe('everything that a viewer receives is the same when what it cannot see is dealt anew', () => {
  test.each<[string, Viewer, number]>([
    ['lanterns', 0, 4],
    ['lanterns', 1, 7],
    ['lanterns', null, 5],
    ['lanterns bottle-post', 1, 6],
    ['lanterns night-market high-water squall', 0, 3],
    ['runebound', 0, 17],
    ['runebound', null, 23],
    ['middara', 0, 6],
    ['middara', null, 9],
  ])('%s, viewer %s', { timeout: 240_000 }, async (game, viewer, every) => {
    const loaded = loadedOf(...(game.split(' ') as [string]));
    const moments = momentsOf(loaded, viewer, { every, count: 5, seed: `leaks ${viewer}` });
    expect(moments.length).toBe(5);
    expect(moments.reduce((sum, { steps }) => sum + steps.length, 0)).toBeGreaterThan(5);
    const { found, bytes } = await differences(games, loaded, viewer, moments);
    expect(found).toEqual(moments.map(() => null));
    expect(bytes).toBeGreaterThan(100_000);
  });
});

describe('a planted leak is found', () => {
  afterEach(() => void vi.restoreAllMocks());
  const hiddenFrom = (live: LiveTable): string => {
    const { things } = live.record.game.world;
    return things.cards[things.card[things.piles['deck']![0]!]!]!;
  };
  const trial = async (loaded: Loaded<any> = loadedOf('lanterns'), of: Games = games): Promise<(string | null)[]> => {
    const moments = momentsOf(loaded, 0, { every: 4, count: 5, seed: 'leaks 0' });
    return (await differences(of, loaded, 0, moments)).found;
  };

  test('none without a plant', async () => expect(await trial()).toEqual([null, null, null, null, null]), 60_000);

  test('a position as another seat sees it', { timeout: 60_000 }, async () => {
    const { position } = LiveTable.prototype;
    vi.spyOn(LiveTable.prototype, 'position').mockImplementation(function (this: LiveTable, viewer) {
      const seen = position.call(this, viewer);
      return { ...seen, view: { ...seen.view, zones: position.call(this, 1).view.zones } };
    });
    expect((await trial()).some((found) => found !== null)).toBe(true);
  });
  test('a card in what everybody may know of a table', { timeout: 60_000 }, async () => {
    const { info } = Room.prototype;
    vi.spyOn(Room.prototype, 'info').mockImplementation(function (this: Room) {
      return { ...info.call(this), name: this.live ? hiddenFrom(this.live) : '' };
    });
    expect((await trial()).some((found) => found !== null)).toBe(true);
  });
  test('a reason that knows too much', { timeout: 60_000 }, async () => {
    vi.spyOn(asking, 'why').mockImplementation((room) => {
      return { rule: 'kernel', key: 'kernel.unknown', with: { id: hiddenFrom(room.live!) } };
    });
    expect((await trial()).some((found) => found !== null)).toBe(true);
  });
  test('a log with all that happened', { timeout: 60_000 }, async () => {
    const { log } = history;
    vi.spyOn(history, 'log').mockImplementation(async (tables, room, _, after, most) => {
      const lines = await Promise.all([0, 1].map((seat) => log(tables, room, seat, after, most)));
      return lines.flat();
    });
    expect((await trial()).some((found) => found !== null)).toBe(true);
  });
  test('a rule that tells everybody what was drawn', { timeout: 60_000 }, async () => {
    const { definition } = lanternsEntry;
    const drawing = definition.rules.procs['drawing'] as Record<string, any>;
    const top = drawing['top card'];
    const told = {
      ...top,
      do: (t: any) => {
        const next = t.pile('deck')[0];
        if (next !== undefined) t.emit('peeked', { card: { content: t.cardOf(next) } });
        return top.do(t);
      },
    };
    const procs = { ...definition.rules.procs, drawing: { ...drawing, 'top card': told } };
    const leaky = { ...definition, rules: { ...definition.rules, procs } } as Definition<any>;
    const of = new Games([{ ...lanternsEntry, definition: leaky }]);
    expect((await trial(load(leaky), of)).some((found) => found !== null)).toBe(true);
  });
});
