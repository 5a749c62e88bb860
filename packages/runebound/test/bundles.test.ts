/** Healing and recovering with one press: what is asked in turn is answered in turn, by the same rules. */

import { arrange, type Position, type TestTable } from '@questwright/harness';
import { inTurn, words, type Bundle, type NextStanding, type Scene } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { runeboundEntry, type RuneboundWorld } from '../src/index.ts';
import { exhaustion, wounds } from './battles.ts';
import { seenIn } from './odds/playouts.ts';
import { runebound } from './small-board.ts';

type At = TestTable<RuneboundWorld>;
const HERO = 'torvald-oakhand';
const scene = (table: At): Scene => seenIn(table.loaded, table.game) as Scene;
const bundlesIn = (table: At): readonly Bundle[] => runeboundEntry.describe!.bundles!(scene(table));

const turn = (step: string, counters: Record<string, number>, area: object[] = [], gold = 9): At =>
  arrange(runebound, {
    seats: 1,
    seed: 'bundles',
    options: { heroes: [HERO] },
    at: `game/turn > turn/${step}`,
    locals: { turn: { seat: 0 } },
    piles: { 'hero/0': [{ card: HERO, counters }], 'area/0': area } as Position['piles'] & object,
    set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.0.cameFrom': 'e7', 'heroes.0.gold': gold },
  });

/** Gives the answers as whoever runs them would; why it ended. */
function run(table: At, { answers }: Bundle): string {
  const order = inTurn(answers);
  for (;;) {
    const next: NextStanding = order.next(scene(table), {});
    if (typeof next === 'object' && 'stop' in next) return next.stop.id;
    table.answer(0, ...(next as { pick: string[] }).pick);
  }
}

describe('in a town', () => {
  test('several wounds of somebody are healed at once, each for its price', () => {
    const table = turn('market step', { wounds: 3 });
    const all = bundlesIn(table);
    expect(all.map(({ text }) => text.with['amount'])).toEqual([2, 3]);
    const gold = table.world.heroes[0]!.gold;
    expect(run(table, all[1]!)).toBe('done');
    expect(wounds(table, HERO)).toBe(0);
    expect(table.world.heroes[0]!.gold).toBe(gold - 3);
  });
  test('all of the party, where the gold will do; never more than that', () => {
    const allies = [{ card: 'iron-agnes', counters: { wounds: 1 } }];
    const table = turn('market step', { wounds: 2 }, allies);
    const last = bundlesIn(table).at(-1)!;
    expect(last.text.key).toBe('bundle.heal-all');
    expect(run(table, last)).toBe('done');
    expect([wounds(table, HERO), wounds(table, 'iron-agnes')]).toEqual([0, 0]);
    const poor = turn('market step', { wounds: 4 }, allies, 2);
    expect(bundlesIn(poor).map(({ text }) => text.with['amount'])).toEqual([2]);
  });
});

describe('resting', () => {
  test('the dice and the counters are chosen in one', () => {
    const table = turn('movement step', { exhaustion: 2 });
    const found = bundlesIn(table).find(({ option }) => option === 'rest:2')!;
    expect(found.text.with).toMatchObject({ dice: 2, amount: 2 });
    expect(run(table, found)).toBe('done');
    expect(exhaustion(table, HERO)).toBe(0);
  });
  test('nobody is tired: there is nothing to choose', () => {
    expect(bundlesIn(turn('movement step', {}))).toEqual([]);
  });
});

test('where something else is asked, it ends, and nothing more is answered', () => {
  const table = turn('market step', { wounds: 1 });
  const heal = `heal:${table.thing(HERO)}:wound`;
  const twice: Bundle = { option: heal, text: { key: 'bundle.heal', with: {} }, answers: [[heal], [heal]] };
  expect(run(table, twice)).toBe('question');
  expect(wounds(table, HERO)).toBe(0);
});

test('they have words', () => {
  const say = words(runeboundEntry.messages);
  const all = [turn('market step', { wounds: 3 }), turn('movement step', { exhaustion: 2 })].flatMap(bundlesIn);
  expect(all.length).toBeGreaterThan(2);
  for (const { text } of all) expect(say.problem(text)).toBeNull();
});
