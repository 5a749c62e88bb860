import type { TestTable } from '@questwright/harness';
import { playGame } from '@questwright/bots';
import {
  load,
  publicContent,
  view,
  type Edit,
  type Event,
  type Game,
  type Params,
  type RuleId,
} from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { greedyBot, runeboundSense } from '@questwright/runebound/bot';
import { labWith } from '@questwright/runebound/lab';
import { describe, expect, test } from 'vitest';
import { edit } from './night-king.ts';
import { MIDNIGHT, opened, part, tags, trial, type Start } from './trial.ts';

const HEROES = ['fighter', 'envoy', 'diplomat'] as const;
const midnight = (
  id: RuleId,
  title: string,
  run: (start: Start) => void,
  against: readonly Edit<any>[] | null = null,
): void => trial(id, title, run, against, MIDNIGHT);

interface Dark {
  at?: string;
  seat?: number;
  dice?: readonly number[];
  set?: Params;
}
/** Seat 1 of three is the Night King; it is the turn of seat 0 or of whoever is named. */
function dark(start: Start, { at = 'game/turn', seat = 0, dice = [], set = {} }: Dark = {}): TestTable<RuneboundWorld> {
  return start({
    seats: 3,
    options: { 'night-kings': [null, 'jahzir', null] },
    at,
    locals: { turn: { seat }, 'night king turn': { seat } },
    rest: 'heroes',
    dice,
    piles: { 'hero/0': [HEROES[0]], 'hero/2': [HEROES[2]], 'area/0': [], 'area/2': [], 'yellow deck': ['target'] },
    set: {
      turn: seat,
      'night.order': [1, 2, 0],
      'night.pool': 0,
      'night.threat': 0,
      'heroes.1.gold': 0,
      'heroes.0.space': 'd6',
      'heroes.0.cameFrom': 'e7',
      'heroes.2.space': 'tamalir',
      adventures: ['d6'],
      ...set,
    },
  });
}
const night = ({
  world,
}: TestTable<RuneboundWorld>): { pool: number; threat: number; power: number; order: number[] } =>
  (world as RuneboundWorld & { night: { pool: number; threat: number; power: number; order: number[] } }).night;
/** Seat 0 meets a yellow Challenge: Mind 12, Body 11, Spirit 14. */
const meeting = (start: Start, more: Dark = {}): TestTable<RuneboundWorld> =>
  dark(start, { at: 'game/turn > turn/adventure step', ...more }).answer(0, 'attempt');
const target = (table: TestTable<RuneboundWorld>, phase: string): number =>
  table.value(`${phase} target`, table.thing('target')) as number;
const level = (counters: number): Params => ({
  'heroes.0.experience': { mind: 0, body: 0, spirit: 0, stamina: counters, life: 0 },
});
/** Two of the faces of a movement die show a hill: 1 and 4. */
const HILLS = [1, 4, 2] as const;

describe('who plays', () => {
  midnight('MN-GEN-03', 'one seat plays the Night King, the others a Hero each', (start) => {
    const table = start({ seats: 4, options: { 'night-kings': [null, null, 'jahzir', null] } });
    expect(table.pile('night king/2')).toEqual(['jahzir']);
    expect([0, 1, 2, 3].map((seat) => table.pile(`hero/${seat}`).length)).toEqual([1, 1, 0, 1]);
    expect(table.value('heroes at the table')).toEqual([0, 1, 3]);
    expect(() => start({ seats: 2, options: { 'night-kings': ['jahzir', 'the-pale-regent'] } })).toThrow('MN-GEN-03');
    expect(() => start({ seats: 2, options: { 'night-kings': ['fighter'] } })).toThrow('no Night King fighter');
  });

  midnight('MN-NKT-01', 'he begins, and has a turn in every round', (start) => {
    const table = start({ seats: 3, options: { 'night-kings': [null, 'jahzir', null] }, seed: 'night' });
    // With so little gold there is nothing to buy, and a Hero is asked first.
    const turns = table.events.filter(({ tag }) => tag === 'turn began').map((event) => event.with['seat']);
    expect([table.world.first, turns]).toEqual([1, [1, table.world.turn]]);
    expect([0, 2]).toContain(table.world.turn);
    expect(table.where()).toContain('game/turn > turn/movement step');
  });

  midnight('MN-SET-02', 'the Heroes follow him in an order that was drawn', (start) => {
    // Of seats 0 and 2 the second is drawn first.
    const table = start({ seats: 3, options: { 'night-kings': [null, 'jahzir', null] }, seed: 'seats' });
    expect(night(table).order.toSorted((x, y) => x - y)).toEqual([0, 1, 2]);
    const next = (seat: number): number => dark(start, { seat }).value('who plays next', seat) as number;
    expect([1, 2, 0].map(next)).toEqual([2, 0, 1]);
    const round = dark(start, { at: 'game/player to the left', seat: 0, dice: [1, 1], set: { 'heroes.1.gold': 5 } });
    expect([round.world.turn, round.world.round]).toEqual([1, 2]);
  });
});

describe('his turn', () => {
  midnight('MN-NKT-02', 'the Threat step comes before the Spending step; there is no other', (start) => {
    const table = dark(start, { seat: 1, dice: [1, 1], set: { 'heroes.1.gold': 2 } });
    expect(table.events.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['turn began', 'threat tested', 'gold gained']),
    );
    expect(table.where()).toContain('night king turn/spending step');
    table.answer(1, 'keep-gold');
    expect([table.world.turn, part(table)]).toEqual([2, 'movement step/how to move']);
  });

  midnight('MN-THR-01', 'a doom counter comes first', (start) => {
    const table = dark(start, { seat: 1, dice: [4, 5], set: { 'night.pool': 4 } });
    expect(table.event('threat tested')).toMatchObject({ total: 14 });
    expect(night(table)).toMatchObject({ pool: 5, threat: 0 });
  });

  midnight('MN-THR-04', 'a total below the difficulty changes nothing', (start) => {
    const table = dark(start, { seat: 1, dice: [4, 6], set: { 'night.pool': 4 } });
    expect(night(table)).toMatchObject({ pool: 5, threat: 0 });
  });

  midnight('MN-THR-07', 'a success empties the pool and raises the level', (start) => {
    const table = dark(start, { seat: 1, dice: [4, 7], set: { 'night.pool': 4, 'night.threat': 3 } });
    expect(night(table)).toMatchObject({ pool: 0, threat: 4 });
  });

  midnight('MN-WIN-03', 'at the tenth level he wins', (start) => {
    const table = dark(start, { seat: 1, dice: [10, 10], set: { 'night.threat': 9 } });
    expect(table.game).toMatchObject({ over: true, result: { winner: 1 } });
  });

  midnight('MN-SPD-01', 'his income counts the Heroes and the highest level', (start) => {
    const table = dark(start, { seat: 1, dice: [1, 1], set: { ...level(2), 'heroes.1.gold': 4 } });
    expect(table.world.heroes[1]!.gold).toBe(9);
    expect(table.event('gold gained')).toMatchObject({ seat: 1, amount: 5 });
  });

  midnight('MN-SPD-12', 'he pays with gold, which goes to the bank', (start) => {
    const table = dark(start, { seat: 1, dice: [1, 1], set: { 'heroes.1.gold': 4 } });
    const { bank } = table.world;
    table.answer(1, 'improve-power');
    expect([night(table).power, table.world.heroes[1]!.gold, table.world.bank]).toEqual([1, 2, bank + 5]);
    const poor = dark(start, { seat: 1, dice: [1, 1], set: { 'heroes.1.gold': 1 } });
    expect([poor.world.heroes[1]!.gold, poor.asked()]).toEqual([4, [2]]);
  });

  midnight('MN-THR-09', 'a knockout lets him make a test, or none', (start) => {
    const knockedOut = (dice: readonly number[]): TestTable<RuneboundWorld> =>
      dark(start, { at: 'game/turn > turn/adventure step', dice }).answer(0, 'attempt');
    const table = knockedOut([1, 1, 1, 1, 1, 1, 1, 1, 1, 10, 10]);
    table.answer(1, 'influence:ranged');
    for (let i = 0; i < 4; i++) table.answer(0, 'escape');
    expect(table.asked()).toEqual([1]);
    expect(table).toOffer(1, ['make-threat-test', 'no-threat-test']);
    table.answer(1, 'make-threat-test');
    expect(night(table).threat).toBe(1);
  });
});

describe('influence', () => {
  midnight('MN-INFLU-01', 'he must choose one phase before the first round, and none later', (start) => {
    const table = meeting(start, { dice: [1, 10, 10, 10, 10, 10, 10] });
    expect([table.asked(), part(table)]).toEqual([[1], 'influence/which phase']);
    expect(table).toOffer(1, ['influence:ranged', 'influence:melee', 'influence:magic']);
    table.answer(1, 'influence:melee');
    expect(part(table)).toBe('escape phase/escape or fight');
    table.answer(0, 'fight').answer(0, 'attack:{hero/0}');
    expect(part(table)).toBe('escape phase/escape or fight');
    expect(tags(table, 'influenced')).toBe(1);
  });

  midnight('MN-INFLU-02', 'he rolls as many dice as the level of the Hero, at most five', (start) => {
    const rolled = (counters: number): number => {
      const table = meeting(start, { dice: [1, 1, 1, 1, 1], set: level(counters) }).answer(1, 'influence:ranged');
      return (table.event('movement dice rolled')!['dice'] as unknown[]).length;
    };
    expect([0, 3, 6].map(rolled)).toEqual([1, 4, 5]);
  });

  midnight('MN-INFLU-03', 'each symbol of his tile raises the value of the phase', (start) => {
    const table = meeting(start, { dice: HILLS, set: level(2) }).answer(1, 'influence:ranged');
    expect(['ranged', 'melee', 'magic'].map((phase) => target(table, phase))).toEqual([14, 11, 14]);
  });

  const forgotten = edit.step('combat', 'forgotten influence', {
    rule: 'RB-CBT-34',
    before: 'new round',
    add: { rule: 'RB-CBT-34', do: (t) => void delete t.locals.influence },
  });
  midnight(
    'MN-INFLU-04',
    'the bonus stays in later rounds, not in another combat',
    (start) => {
      const table = meeting(start, { dice: [...HILLS, 10, 10, 10, 10, 10, 10], set: level(2) });
      table.answer(1, 'influence:ranged');
      table.answer(0, 'fight').answer(0, 'attack:{hero/0}');
      expect([part(table), target(table, 'ranged')]).toEqual(['escape phase/escape or fight', 14]);
      const other = meeting(start).answer(1, 'influence:magic');
      expect(target(other, 'ranged')).toBe(12);
    },
    [forgotten],
  );

  midnight(
    'MN-INFLU-06',
    'damage is as it was',
    (start) => {
      const table = meeting(start, { dice: HILLS, set: level(2) }).answer(1, 'influence:ranged');
      expect(table.value('ranged damage', table.thing('target'))).toBe(1);
    },
    [
      edit.part('ranged damage', 'influence', {
        rule: 'RB-CARD-11',
        add: { rule: 'RB-CARD-11', layer: 'add', of: (t) => (t.isWithin('combat') ? 2 : null) },
      }),
    ],
  );

  midnight(
    'MN-INFLU-08',
    'in the ranged phase it hampers escapes',
    (start) => {
      const escape = (phase: string): TestTable<RuneboundWorld> =>
        meeting(start, { dice: [...HILLS, 5, 5], set: level(2) })
          .answer(1, `influence:${phase}`)
          .answer(0, 'escape');
      // Mind 3 and ten make 13: enough against 12, not against 14.
      expect(tags(escape('magic'), 'escaped')).toBe(1);
      expect(escape('ranged').event('escape test')).toMatchObject({ against: 14 });
      expect(tags(escape('ranged'), 'escaped')).toBe(0);
    },
    [
      {
        rule: 'RB-CBT-12',
        proc: 'escape phase',
        step: 'escape test',
        wrap: (base) =>
          base.run === undefined ? base : { ...base, with: (t: any) => ({ seat: t.locals.seat, against: 12 }) },
      } as Edit<RuneboundWorld>,
    ],
  );
});

describe('bots and the lab', { timeout: 120_000 }, () => {
  test('a greedy bot plays the seat without a Hero, and the others against it; each row names its Heroes', async () => {
    const lab = await labWith([]);
    const loaded = load(opened, { packs: ['small-board', 'night-king'] });
    const bot = greedyBot(publicContent(loaded));
    const events: Event[] = [];
    const follower = lab.follow(loaded, ['greedy', 'greedy', 'greedy']);
    const options = { 'night-kings': [null, 'jahzir', null] };
    const look = (game: Game<RuneboundWorld>): boolean => {
      follower.saw(game, events.splice(0));
      return game.world.round > 6;
    };
    const { game, decisions } = playGame(loaded, [bot, bot, bot], { seed: 'night', options, until: look, events });
    const row = follower.row(game, decisions);
    expect([row.heroes.map((hero) => hero === null), row.turns[1]! > 3]).toEqual([[false, true, false], true]);
    const found = lab.report([row]);
    expect(Object.keys(found.heroes)).toHaveLength(2);
    expect(found.curve[0]!.gold.others).not.toBeNull();
    const sense = runeboundSense(publicContent(loaded), (one, seat) => view(loaded, one, seat));
    const chances = sense.evaluate(game);
    expect([chances[1], chances[0]! + chances[2]!]).toEqual([0, expect.closeTo(1)]);
  });
});
