import type { TestTable } from '@questwright/harness';
import type { RuneboundWorld } from '@questwright/runebound';
import { describe, expect } from 'vitest';
import { counters, tags, trial, type Start } from './trial.ts';

interface Frozen {
  card?: string;
  /** Counters on the hero (Life 4), an ally of Life 2 and one of Life 5. */
  fighter?: Readonly<Record<string, number>>;
  squire?: Readonly<Record<string, number>>;
  page?: Readonly<Record<string, number>>;
  amount: number;
}

/** A card gets frost or white death in the movement step of seat 0. */
function cold(start: Start, what: 'frost' | 'white death', frozen: Frozen): TestTable<RuneboundWorld> {
  const { card = 'fighter', fighter = {}, squire = {}, page = {}, amount } = frozen;
  return start({
    seats: 2,
    at: 'game/turn > turn/movement step > movement step/how to move',
    locals: { turn: { seat: 0 }, 'movement step': { seat: 0, count: 0, resting: false, dice: [], owed: [] } },
    rest: 'heroes',
    piles: {
      'hero/0': [{ card: 'fighter', counters: fighter }],
      'hero/1': ['envoy'],
      'area/0': [
        { card: 'squire', counters: squire },
        { card: 'page', counters: page },
      ],
      'area/1': [],
      adventure: ['target'],
    },
    set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir', 'heroes.0.gold': 0 },
    late: ({ world: { things } }) => ({
      play: { proc: what, with: { on: things.card.findIndex((one) => things.cards[one] === card), amount } },
    }),
  });
}
const frost = (table: TestTable<RuneboundWorld>, card = 'fighter'): number => counters(table, 'frost', card);
const whiteDeath = (table: TestTable<RuneboundWorld>, card = 'fighter'): number => counters(table, 'white death', card);

describe('white death', () => {
  trial('FW-WD-01', 'frost that equals Life becomes white death', (start) => {
    const table = cold(start, 'frost', { fighter: { frost: 3 }, amount: 1 });
    expect([frost(table), whiteDeath(table)]).toEqual([0, 1]);
    const less = cold(start, 'frost', { fighter: { frost: 2 }, amount: 1 });
    expect([frost(less), whiteDeath(less)]).toEqual([3, 0]);
  });

  trial('FW-WD-02', 'as much frost as Life goes, the rest stays', (start) => {
    const table = cold(start, 'frost', { fighter: { frost: 3 }, amount: 2 });
    expect([frost(table), whiteDeath(table)]).toEqual([1, 1]);
  });

  trial('FW-WD-03', 'the check is repeated', (start) => {
    const hero = cold(start, 'frost', { fighter: { frost: 3 }, amount: 6 });
    expect([frost(hero), whiteDeath(hero)]).toEqual([1, 2]);
    const ally = cold(start, 'frost', { card: 'squire', squire: { frost: 3 }, amount: 2 });
    expect(tags(ally, 'white death taken')).toBe(2);
    expect(ally.pile('area/0')).toEqual(['page']);
  });

  trial('FW-WD-04', 'a Challenge takes none', (start) => {
    const table = cold(start, 'white death', { card: 'target', amount: 1 });
    expect(whiteDeath(table, 'target')).toBe(0);
    const ally = cold(start, 'white death', { card: 'page', amount: 1 });
    expect(whiteDeath(ally, 'page')).toBe(1);
  });

  trial('FW-WD-05', 'a card gives it directly; frost is unchanged', (start) => {
    const table = start({
      seats: 2,
      at: 'game/turn > turn/adventure step',
      locals: { turn: { seat: 0 } },
      rest: 'heroes',
      piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': [], 'area/1': [], 'green deck': ['pale-wraith'] },
      set: { turn: 0, 'heroes.0.space': 'c2', 'heroes.1.space': 'tamalir', adventures: ['c2'] },
    }).answer(0, 'attempt');
    expect([frost(table), whiteDeath(table)]).toEqual([0, 1]);
    expect(table).toOffer(0, ['escape', 'fight']);
  });

  trial('FW-WD-06', 'with the wounds it knocks a Hero out; none is left then', (start) => {
    const hurt = { wounds: 2, 'white death': 1, frost: 2 };
    const table = cold(start, 'white death', { fighter: hurt, page: { frost: 1, 'white death': 1 }, amount: 1 });
    expect(tags(table, 'knocked out')).toBe(1);
    expect(['wounds', 'frost', 'white death'].map((name) => counters(table, name, 'fighter'))).toEqual([0, 0, 0]);
    expect([frost(table, 'page'), whiteDeath(table, 'page')]).toEqual([0, 1]);
    const alive = cold(start, 'white death', { fighter: { wounds: 1, 'white death': 1 }, amount: 1 });
    expect(tags(alive, 'knocked out')).toBe(0);
  });

  trial('FW-WD-07', 'with the wounds it kills an Ally', (start) => {
    const table = cold(start, 'white death', { card: 'page', page: { wounds: 1, 'white death': 3 }, amount: 1 });
    expect(table.event('ally killed')).toMatchObject({ seat: 0, card: { content: 'page' } });
    expect(table.pile('area/0')).toEqual(['squire']);
    const alive = cold(start, 'white death', { card: 'page', page: { wounds: 1, 'white death': 2 }, amount: 1 });
    expect(alive.pile('area/0')).toEqual(['squire', 'page']);
  });
});
