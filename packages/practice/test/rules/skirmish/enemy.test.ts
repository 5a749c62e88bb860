import type { Params } from '@questwright/kernel';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { cell, damage, fight, figure, tags, type Fight } from './fight.ts';

const FAR = { archer: { at: 'g7', acted: true } } as const;

/** Every line that was examined: its name, whether it was performed, and the first thing its trace says. */
const lines = (table: Fight): [string, boolean, string][] =>
  table.events
    .filter((one) => one.tag === 'line-performed' || one.tag === 'line-false')
    .map(({ tag, with: w }) => [
      w['line'] as string,
      tag === 'line-performed',
      (w['trace'] as unknown as { key: string }[])[0]!.key,
    ]);
const why = (table: Fight, name: string): Params[] =>
  table.events.find((one) => one.tag === 'line-false' && one.with['line'] === name)!.with[
    'trace'
  ] as unknown as Params[];

rule('SKM-AI-01', 'the first true line is performed, and the log says why others were not', () => {
  const table = fight({ figures: { warden: 'a4', ogre: 'd4', ...FAR }, turn: 'ogre', dice: [1, 1, 1] });
  expect(lines(table)).toEqual([
    ['smash', false, 'trace.nobody-adjacent'],
    ['charge', true, 'trace.condition-true'],
  ]);
  expect(why(table, 'smash')).toEqual([
    { key: 'trace.nobody-adjacent', with: { nearest: { thing: table.thing('warden') }, distance: 3 } },
  ]);
  expect(cell(table, 'ogre')).toBe('b4');
  expect(table.events.find((one) => one.tag === 'line-performed')!.with['trace']).toEqual([
    { key: 'trace.condition-true', with: {} },
    {
      key: 'trace.can-do',
      with: { instruction: { key: 'verb.move', with: { move: 'towards', prefer: ['nearest'] } } },
    },
    {
      key: 'trace.cannot-do',
      with: { instruction: { key: 'verb.attack', with: { attack: 1, prefer: ['most-damaged'] } } },
    },
  ]);
});

rule('SKM-AI-01', 'nobody is asked for an automated figure', () => {
  const table = fight({
    figures: { warden: { at: 'c4', stamina: 0 }, tamer: 'c3', ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [1, 1, 1],
  });
  expect(table.event('decided')).not.toBeNull();
  expect(figure(table, 'ogre').acted).toBe(true);
});

rule(['SKM-AI-02', 'SKM-AI-07'], 'after a line that says so the next true line is performed too', () => {
  const table = fight({
    figures: { warden: { at: 'd3', stamina: 0 }, hexer: { at: 'd2', damage: 3 }, ...FAR },
    turn: 'hexer',
    dice: [1, 1],
  });
  expect(table.where()).toMatch(/break attack\/chance$/);
  table.answer(0, 'hold');
  expect(damage(table, 'hexer')).toBe(2);
  expect(lines(table).slice(0, 2)).toEqual([
    ['mend', true, 'trace.condition-true'],
    ['slip-away', true, 'trace.condition-true'],
  ]);
  const shooting = fight({
    figures: { tamer: { at: 'd1', stamina: 0 }, hexer: 'd4', ...FAR },
    turn: 'hexer',
    blinded: ['tamer'],
    dice: [1, 1],
  });
  expect(lines(shooting)).toEqual([
    ['mend', false, 'trace.too-little-damage'],
    ['slip-away', false, 'trace.nobody-adjacent'],
    ['hex', false, 'trace.all-have-it'],
    ['shoot', true, 'trace.condition-true'],
  ]);
});

rule('SKM-AI-03', 'a line that can do nothing is false', () => {
  // Friends stand on every cell from which the ogre would be nearer to the warden.
  const table = fight({
    figures: {
      warden: 'g4',
      'rat-pack': { at: 'g6', acted: true },
      'rat-pack 2': { at: 'f5', acted: true },
      changeling: { at: 'g5', acted: true },
      ogre: 'g7',
      archer: { at: 'a1', acted: true },
    },
    turn: 'ogre',
  });
  const examined = table.events.filter((one) => one.tag.startsWith('line-')).slice(0, 3);
  expect(examined.map((one) => [one.tag, one.with['line']])).toEqual([
    ['line-false', 'smash'],
    ['line-false', 'charge'],
    ['line-false', 'lumber'],
  ]);
  expect(examined[1]!.with['trace']).toEqual([
    { key: 'trace.condition-true', with: {} },
    {
      key: 'trace.cannot-do',
      with: { instruction: { key: 'verb.move', with: { move: 'towards', prefer: ['nearest'] } } },
    },
    {
      key: 'trace.cannot-do',
      with: { instruction: { key: 'verb.attack', with: { attack: 1, prefer: ['most-damaged'] } } },
    },
    { key: 'trace.nothing-to-do', with: {} },
  ]);
  expect(cell(table, 'ogre')).toBe('g7');
});

rule('SKM-AI-04', 'instructions are carried out one by one', () => {
  const table = fight({
    figures: { tamer: { at: 'a3', stamina: 0 }, 'rat-pack': 'd3', ...FAR },
    turn: 'rat-pack',
    dice: [1, 1, 1],
  });
  expect(tags(table, 'moves', 'attacks')).toEqual(['moves', 'attacks']);
  expect(cell(table, 'rat-pack')).toBe('b3');
  const far = fight({
    figures: { tamer: 'a1', 'rat-pack': 'g5', archer: { at: 'a7', acted: true } },
    turn: 'rat-pack',
  });
  expect(tags(far, 'moves', 'instruction-skipped').slice(0, 2)).toEqual(['moves', 'instruction-skipped']);
  expect(far.event('instruction-skipped')).toMatchObject({ instruction: { key: 'verb.attack', with: { attack: 1 } } });
});

rule(
  'SKM-AI-05',
  'preferences narrow the targets',
  () => {
    const table = fight({
      figures: {
        warden: { at: 'c4', stamina: 0 },
        tamer: { at: 'd3', damage: 1, stamina: 0 },
        ogre: 'd4',
        hexer: 'g1',
        ...FAR,
      },
      turn: 'ogre',
      dice: [1, 1, 1],
    });
    expect(table.event('attacks')).toMatchObject({ target: { thing: table.thing('tamer') } });
    const [warden, tamer, archer] = ['warden', 'tamer', 'archer'].map((name) => ({ thing: table.thing(name) }));
    const decided = table.events.find((one) => one.tag === 'decided')!;
    expect(decided.with['pick']).toEqual([`target:${tamer!.thing}`]);
    expect(decided.with['trace']).toEqual([
      {
        key: 'trace.no-candidate',
        with: { figure: archer, cell: 'g7', distance: 6, sight: false, why: 'refuse.out-of-range' },
      },
      { key: 'trace.candidate', with: { figure: warden, cell: 'c4', distance: 1, sight: true, why: null } },
      { key: 'trace.candidate', with: { figure: tamer, cell: 'd3', distance: 1, sight: true, why: null } },
      { key: 'trace.criterion', with: { criterion: 'most-damaged', best: 1, left: [tamer] } },
      { key: 'trace.target', with: { figure: tamer } },
    ]);
  },
  {
    // It takes whoever is first on the track.
    'SKM-AI-05': [
      {
        rule: 'SKM-AI-05',
        proc: 'line attack',
        step: 'target',
        choice: 'target',
        wrap: (target) => ({ ...target, why: () => null }),
      },
    ],
  },
);

rule('SKM-AI-06', 'ties go to the front of the track', () => {
  const table = fight({
    figures: { warden: { at: 'c4', stamina: 0 }, tamer: { at: 'd3', stamina: 0 }, ogre: 'd4', ...FAR },
    turn: 'ogre',
    dice: [1, 1, 1],
  });
  const [warden, tamer] = ['warden', 'tamer'].map((name) => ({ thing: table.thing(name) }));
  expect(table.event('attacks')).toMatchObject({ target: warden });
  const decided = table.events.find((one) => one.tag === 'decided')!;
  expect(decided.with['trace']).toContainEqual({
    key: 'trace.front-of-the-track',
    with: { left: [warden, tamer], chosen: warden },
  });
});

rule('SKM-AI-08', 'a shove puts the target one cell further away', () => {
  const given = { turn: 'ogre', dice: [1, 1, 1] };
  const table = fight({ ...given, figures: { warden: { at: 'c4', stamina: 0 }, ogre: 'd4', ...FAR } });
  expect(cell(table, 'warden')).toBe('b4');
  expect(table.event('shoved')).toMatchObject({ cell: 'b4' });
  const walled = fight({ ...given, figures: { warden: { at: 'd3', stamina: 0 }, ogre: 'c3', ...FAR } });
  expect(cell(walled, 'warden')).toBe('d3');
  expect(tags(walled, 'shoved')).toEqual([]);
});

rule('SKM-AI-09', 'a hex is resisted with the guard die', () => {
  const given = { figures: { tamer: { at: 'd1', stamina: 0 }, hexer: 'd4', ...FAR }, turn: 'hexer' };
  const blinded = fight({ ...given, dice: [4, 1, 1] });
  expect(blinded.value('blinded', blinded.thing('tamer'))).toBe(true);
  const resisted = fight({ ...given, dice: [5, 1, 1] });
  expect(resisted.value('blinded', resisted.thing('tamer'))).toBe(false);
  expect(tags(resisted, 'resisted', 'inflicted')).toEqual(['resisted']);
  const again = fight({ ...given, figures: { ...given.figures, tamer: { at: 'd1', stamina: 1 } }, dice: [1] });
  expect(again.where()).toMatch(/line hex\/resistance > roll\/on the table$/);
  expect(again).toOffer(0, ['re-roll:guard', 'pass']);
});

rule(
  'SKM-AI-10',
  'moving towards ends where the rest of the way is shortest, moving away where the distance is greatest',
  () => {
    const table = fight({
      figures: { tamer: { at: 'd7', stamina: 0 }, ogre: 'd4', archer: { at: 'a1', acted: true } },
      turn: 'ogre',
      dice: [1, 1, 1],
    });
    expect(cell(table, 'ogre')).toBe('d6');
    expect(tags(table, 'attacks')).toEqual(['attacks']);
    const away = fight({
      figures: { warden: { at: 'd3', stamina: 0 }, hexer: 'd2', ...FAR },
      turn: 'hexer',
      dice: [1, 1],
    });
    away.answer(0, 'hold');
    const way = away.events.find((one) => one.tag === 'moves')!.with['path'] as string[];
    expect(way).toEqual(['d1', 'c1']);
  },
);

const move = (table: Fight): Params =>
  table.events.find((one) => one.tag === 'decided' && (one.with['pick'] as string[])[0]!.startsWith('to:'))!.with;

rule('SKM-AI-11', 'among equally good ends the first in reading order', () => {
  const table = fight({
    figures: { tamer: { at: 'b4', stamina: 0 }, 'rat-pack': 'd3', ...FAR },
    turn: 'rat-pack',
    dice: [1, 1, 1],
  });
  expect(cell(table, 'rat-pack')).toBe('b3');
  expect(move(table)['trace']).toEqual([
    {
      key: 'trace.move-towards',
      with: {
        figure: { thing: table.thing('rat-pack') },
        goal: { thing: table.thing('tamer') },
        points: 4,
        from: 'd3',
      },
    },
    { key: 'trace.destination', with: { cell: 'b3', left: 1, points: 2, strikes: 0 } },
    { key: 'trace.destination', with: { cell: 'a4', left: 1, points: 4, strikes: 1 } },
    { key: 'trace.destination', with: { cell: 'c4', left: 1, points: 2, strikes: 0 } },
    { key: 'trace.best-destination', with: { cell: 'b3' } },
    { key: 'trace.way', with: { path: ['c3', 'b3'], points: 2, strikes: 0 } },
  ]);
});

rule('SKM-AI-11', 'the safer end before the first in reading order, the safer way before the first one found', () => {
  // The warden on d5 could strike at who leaves d4; the friend on b3 leaves a4 and c4 to end on.
  const table = fight({
    figures: {
      tamer: { at: 'b4', stamina: 0, damage: 1 },
      warden: 'd5',
      hexer: { at: 'b3', acted: true },
      changeling: 'd3',
      ...FAR,
    },
    turn: 'changeling',
    dice: [1, 1],
  });
  expect(move(table)['pick']).toEqual(['to:c4']);
  expect((move(table)['trace'] as unknown[]).slice(1)).toEqual([
    { key: 'trace.destination', with: { cell: 'a4', left: 1, points: 4, strikes: 1 } },
    { key: 'trace.destination', with: { cell: 'c4', left: 1, points: 2, strikes: 0 } },
    { key: 'trace.best-destination', with: { cell: 'c4' } },
    { key: 'trace.way', with: { path: ['c3', 'c4'], points: 2, strikes: 0 } },
  ]);
  expect(cell(table, 'changeling')).toBe('c4');
  expect(tags(table, 'break-attack')).toEqual([]);
});
