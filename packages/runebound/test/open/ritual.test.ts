import type { Placed, TestTable } from '@questwright/harness';
import { words, type Choice, type Edit } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { RITUALS } from './ritual.ts';
import { counters, part, trial, type Start } from './trial.ts';

const RITE = 'rite-of-kindled-stone';
const HYMN = 'hymn-of-still-water';
const DRAUGHT = 'draught-of-many-roads';
const RITE_FULL = { 'hill marker': 2, 'mountain marker': 1, 'road marker': 1, 'forest marker': 1 };
const HYMN_FULL = { 'river marker': 2, 'swamp marker': 1, 'plains marker': 1, 'forest marker': 1 };

/** Seat 0 stands in Frostgate and has rolled these movement dice. */
function rolled(
  start: Start,
  dice: readonly number[],
  area: readonly (string | Placed)[] = [RITE],
): TestTable<RuneboundWorld> {
  const roll = dice.length >= 4 ? `roll:${dice.length}` : `rest:${dice.length}`;
  return moving(start, dice, area).answer(0, roll);
}
function moving(start: Start, dice: readonly number[], area: readonly (string | Placed)[]): TestTable<RuneboundWorld> {
  return start({
    seats: 2,
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
    rest: 'heroes',
    dice,
    piles: { 'hero/0': ['fighter'], 'hero/1': ['envoy'], 'area/0': area, 'area/1': [] },
    set: { turn: 0, 'heroes.0.space': 'frostgate', 'heroes.1.space': 'tamalir' },
  });
}
const empower = (card: string, face: number, terrain: string): string => `empower:{${card}}:face-${face}:${terrain}`;
const offers = (table: TestTable<RuneboundWorld>, choice: string): string[] =>
  table.offers(0).filter((id) => id.startsWith(choice));
const dice = (table: TestTable<RuneboundWorld>): number[] => table.game.stack.at(-1)!.locals.dice;
const markers = (table: TestTable<RuneboundWorld>, card: string): Record<string, number> =>
  Object.fromEntries(
    [...new Set(RITUALS[card]!.symbols)].map((terrain) => [terrain, counters(table, `${terrain} marker`, card)]),
  );

const empowering = (then: Choice<RuneboundWorld>['then']): Edit<RuneboundWorld> => ({
  rule: 'RB-OBJ-02',
  proc: 'movement step',
  step: 'where to',
  choice: 'empower',
  wrap: (base) => ({ ...base, then: (t, ...answer) => base.then(t, ...answer) && then(t, ...answer) }),
});
/** As if a die covered all that it shows: face 4 has a road beside the hill. */
const wholeDie = empowering((t, _, id) => {
  t.setCounters(Number(words(id)[0]), 'road marker', 1);
  return { goto: 'where to' };
});
/** As if the movement were over with it. */
const oneDie = empowering(() => ({ goto: 'after moving' }));

describe('Rituals', () => {
  trial('RR-RIT-06', 'a rolled die may be expended for a Ritual instead of a space', (start) => {
    // Frostgate lies among mountains, hills and a road; face 6 shows forest and mountain, face 5 river and swamp.
    const table = rolled(start, [6, 5]);
    expect(table).toOffer(0, [
      empower(RITE, 6, 'forest'),
      empower(RITE, 6, 'mountain'),
      'move:a4',
      'move:a6',
      'walk',
      'stop',
      `discard:{${RITE}}`,
    ]);
    expect(table).toRefuse(0, empower(RITE, 5, 'swamp'), 'RR-RIT-07');
    expect(table).toRefuse(0, empower(RITE, 5, 'forest'), 'RR-RIT-06');
    const expended = rolled(start, [6, 5, 4]).answer(0, empower(RITE, 6, 'forest'));
    expect(dice(expended)).toEqual([5, 4]);
    expect(expended).toOffer(0, [
      empower(RITE, 4, 'road'),
      empower(RITE, 4, 'hill'),
      'move:b4',
      'move:b5',
      'move:c6',
      'walk',
      'stop',
      `discard:{${RITE}}`,
    ]);
    expect(expended).toRefuse(0, empower(RITE, 6, 'mountain'), 'RR-RIT-13');
    expect(expended).toRefuse(0, 'move:a4', 'RB-MOV-06');
  });

  trial('RR-RIT-06', 'a die that pays for a space entered before cannot be expended', (start) => {
    const table = rolled(start, [6, 6, 1]).answer(0, 'walk');
    table.answer(0, 'step:a4').answer(0, empower(RITE, 6, 'forest'));
    expect(dice(table)).toEqual([6, 1]);
    expect(offers(table, 'empower')).toEqual(
      [empower(RITE, 1, 'road'), empower(RITE, 1, 'hill')].map((id) => table.resolve(id)),
    );
    expect(table).toRefuse(0, empower(RITE, 6, 'mountain'), 'RB-MOV-07');
  });

  trial(
    'RR-RIT-07',
    'one die covers one symbol; the same symbol twice needs two dice',
    (start) => {
      const table = rolled(start, [4, 4, 4, 1]).answer(0, empower(RITE, 4, 'hill'));
      expect(markers(table, RITE)).toEqual({ hill: 1, mountain: 0, road: 0, forest: 0 });
      table.answer(0, empower(RITE, 4, 'hill'));
      expect(table).toRefuse(0, empower(RITE, 4, 'hill'), 'RR-RIT-07');
      expect(offers(table, 'empower').toSorted()).toEqual(
        [empower(RITE, 1, 'road'), empower(RITE, 4, 'road')].map((id) => table.resolve(id)).toSorted(),
      );
    },
    [wholeDie],
  );

  trial(
    'RR-RIT-08',
    'several dice in one turn, for several Rituals; the others are left to move',
    (start) => {
      const table = rolled(start, [4, 4, 6, 5, 2], [RITE, HYMN]);
      table
        .answer(0, empower(RITE, 4, 'hill'))
        .answer(0, empower(RITE, 6, 'mountain'))
        .answer(0, empower(HYMN, 5, 'swamp'));
      expect(markers(table, RITE)).toEqual({ hill: 1, mountain: 1, road: 0, forest: 0 });
      expect(markers(table, HYMN)).toEqual({ river: 0, swamp: 1, plains: 0, forest: 0 });
      expect(dice(table)).toEqual([4, 2]);
      expect(offers(table, 'move').length).toBeGreaterThan(0);
    },
    [oneDie],
  );

  trial('RR-RIT-09', 'a Ritual is used when all symbols are covered, not before', (start) => {
    const four = { ...RITE_FULL, 'hill marker': 1 };
    const fight = (counters: Record<string, number>): TestTable<RuneboundWorld> =>
      start({
        seats: 2,
        at: 'game/turn > turn/adventure step',
        locals: { turn: { seat: 0 } },
        rest: 'heroes',
        piles: {
          'hero/0': ['fighter'],
          'hero/1': ['envoy'],
          'area/0': [{ card: RITE, counters }],
          'area/1': [],
          'yellow deck': ['target'],
        },
        set: { turn: 0, 'heroes.0.space': 'd6', 'heroes.1.space': 'tamalir', adventures: ['d6'] },
      }).answer(0, 'attempt');
    expect(part(fight(four))).toBe('escape phase/escape or fight');
    const full = fight(RITE_FULL);
    full.answer(0, `use:{${RITE}}:kindle:activate`);
    expect(counters(full, 'wounds', 'target')).toBe(2);

    const spirit = (markersOn: Record<string, number>): number => {
      const table = moving(start, [], [{ card: HYMN, counters: markersOn }]);
      return table.value('spirit', table.thing('fighter'));
    };
    expect([spirit({ ...HYMN_FULL, 'swamp marker': 0 }), spirit(HYMN_FULL)]).toEqual([4, 6]);
    expect(moving(start, [], [DRAUGHT, 'boots'])).toRefuse(0, `use:{${DRAUGHT}}:drink:discard`, 'RR-RIT-09');
  });

  trial('RR-RIT-10', 'another owner must empower it anew', (start) => {
    const table = start({
      seats: 2,
      at: 'game/turn > turn/adventure step',
      locals: { turn: { seat: 0 } },
      rest: 'heroes',
      piles: {
        'hero/0': ['fighter'],
        'hero/1': ['envoy'],
        'area/0': [{ card: HYMN, counters: HYMN_FULL }],
        'area/1': [],
      },
      set: { turn: 0, 'heroes.0.space': 'tamalir', 'heroes.1.space': 'tamalir' },
    });
    table.answer(0, 'negotiate:1').answer(0, 'propose', `card:{${HYMN}}`).answer(1, 'accept');
    expect(table.pile('area/1')).toEqual([HYMN]);
    expect(markers(table, HYMN)).toEqual({ river: 0, swamp: 0, plains: 0, forest: 0 });
    expect(table.value('spirit', table.thing('envoy'))).toBe(4);
  });
});

test('every Ritual has five symbols', () => {
  for (const { symbols } of Object.values(RITUALS)) expect(symbols).toHaveLength(5);
});
