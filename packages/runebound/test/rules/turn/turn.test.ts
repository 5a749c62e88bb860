import { expect } from 'vitest';
import { arrange, type TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import type { RuneboundWorld } from '@questwright/runebound';
import { onBoard, spaceOf, tags } from '../../boards.ts';
import { runebound } from '../../small-board.ts';

const MAP = 'p   p\n  TA  p\np   p';
/** Where each of them goes, so that nobody meets. */
const WAYS = ['a1', 'a2', 'b2', 'c1'];
const HEROES = ['varikas-the-dead', 'the-lady-in-ash', 'old-hesper', 'pip-underbough'];

/** The beginning of a turn, with nobody on the board yet. */
const game = (seats: number, first: number): TestTable<RuneboundWorld> =>
  arrange(onBoard(MAP), {
    seats,
    options: { heroes: HEROES.slice(0, seats) },
    set: {
      turn: first,
      first,
      ...Object.fromEntries(HEROES.slice(0, seats).map((_, seat) => [`heroes.${seat}.space`, ''])),
    },
    at: 'game/turn',
  });
/** Takes a step out of Tamalir, where nothing is to be done, and spends nothing. */
const shortTurn = (table: TestTable<RuneboundWorld>): void => {
  const { turn } = table.world;
  table.answer(turn, `step:${WAYS[turn]}`);
};
const turns = (table: TestTable<RuneboundWorld>): unknown[] =>
  table.events.filter(({ tag }) => tag === 'turn began').map((event) => event.with['seat']);

rule(
  'RB-TRN-01',
  'one player finishes before the next begins',
  () => {
    const table = game(3, 0);
    expect(table.asked()).toEqual([0]);
    expect(table).toRefuse(1, 'step:a2', 'RB-MOV-01');
    expect(table.tryAnswer(1, 'stay')).not.toBeNull();
    shortTurn(table);
    expect(table.asked()).toEqual([1]);
  },
  {
    'RB-TRN-01': [
      {
        rule: 'RB-TRN-01',
        proc: 'game',
        step: 'turn',
        replace: { rule: 'RB-TRN-01', run: 'turn', with: () => ({ seat: 0 }) },
      },
    ],
  },
);

rule('RB-TRN-02', 'play goes clockwise', () => {
  const table = game(4, 1);
  for (let n = 0; n < 4; n++) shortTurn(table);
  expect(turns(table).slice(-5)).toEqual([1, 2, 3, 0, 1]);
  expect(table.world.round).toBe(2);
});

rule(
  'RB-TRN-03',
  'Refresh, Movement, Adventure, Market, Experience',
  () => {
    const steps: string[] = [];
    const table = game(1, 0);
    table.loaded.onStep = ({ name, proc }) => void (proc.name === 'turn' && steps.push(name));
    table.answer(0, 'stay');
    while (table.where().includes('market step'))
      table.answer(0, table.offers(0).includes('leave') ? 'leave' : table.offers(0).at(-1)!);
    const taken = steps.filter((step, i) => step.endsWith(' step') && steps.indexOf(step) === i);
    expect(taken).toEqual(['adventure step', 'market step', 'experience step', 'refresh step', 'movement step']);
  },
  { 'RB-TRN-03': [{ rule: 'RB-TRN-03', proc: 'turn', step: 'experience step', remove: true }] },
);

rule('RB-TRN-04', 'the steps are taken in order; a step that cannot be carried out is skipped', () => {
  const table = game(2, 0);
  expect(table.where()).toBe('game/turn > turn/movement step > movement step/how to move');
  expect(table).toRefuse(0, 'buy:{market deck}');
  table.answer(0, 'stay');
  expect(tags(table)).toContain('market card added');
  const away = game(2, 0);
  shortTurn(away);
  expect(tags(away)).toContain('steps skipped');
  expect(away.asked()).toEqual([1]);
});

rule('RB-TRN-05', 'after the Experience step the player to the left begins with Refresh', () => {
  const table = game(2, 0);
  shortTurn(table);
  expect(turns(table).slice(-2)).toEqual([0, 1]);
  expect(table.where()).toContain('movement step/how to move');
  expect(spaceOf(table, 1)).toBe('tamalir');
});

rule('RB-TRN-06', 'a turn that is over skips the rest', () => {
  const table = arrange(runebound, {
    seats: 2,
    options: { heroes: HEROES.slice(0, 2) },
    set: {
      turn: 0,
      first: 0,
      'heroes.0.space': 'greyhaven',
      'heroes.0.counters': { green: 6, yellow: 0, blue: 0, red: 0 },
    },
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
    play: { proc: 'end of the turn', with: {} },
  });
  expect(table.event('turn ended early')).toEqual({ seat: 0 });
  expect(table.world.turn).toBe(1);
  expect(table.world.heroes[0]!.counters.green).toBe(6);
  expect(table.pile('stack of greyhaven')).toHaveLength(1);
});
