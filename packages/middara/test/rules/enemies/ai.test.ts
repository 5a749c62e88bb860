import { data, rule } from '@questwright/harness/vitest';
import type { Params } from '@questwright/kernel';
import type { AiStep } from '../../../src/cards.ts';
import { expect } from 'vitest';
import { COMBATANTS } from '../../../src/content/combatants.ts';
import { activates, attacked, does, faces, lookedAt, path, said, withSteps } from '../enemies.ts';
import { at, damage, events, stamina, thing, type Field } from '../field.ts';

const MISS = faces(['teal', 3], ['orange', 2]);

data('MD-AI-01', 'an Animate has four AI Steps, in the order of its card', () => {
  expect(COMBATANTS['animate']!.ai!.map((one) => Object.keys(one.if)[0])).toEqual([
    'has Damage',
    'opponent',
    'opponent',
    'can move and attack',
  ]);
});

rule('MD-AI-02', 'of false, true, true only the second is performed', () => {
  const table = activates({
    figures: { animate: { at: 'e5', damage: 4 }, rook: 'a1' },
    cards: withSteps(
      { if: { opponent: 'adjacent' }, do: [{ HEAL: 1 }] },
      { if: { always: true }, do: [{ HEAL: 2 }] },
      { if: { always: true }, do: [{ HEAL: 3 }] },
    ),
  });
  expect(lookedAt(table)).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(damage(table, 'animate')).toBe(2);
});

rule('MD-AI-05', 'so much Damage or more: exactly so much is enough', () => {
  const healed = [2, 3, 4].map((before) => {
    const table = activates({
      figures: { animate: { at: 'e5', damage: before }, rook: 'a1' },
      cards: withSteps({ if: { 'Damage at least': 3 }, do: [{ HEAL: 1 }] }),
    });
    return before - damage(table, 'animate');
  });
  expect(healed).toEqual([0, 1, 1]);
});

rule('MD-AI-03', 'CONTINUE DOWN goes on with the next true condition, else the activation is over', () => {
  const table = activates({
    figures: { animate: { at: 'e5', damage: 9 }, rook: 'a1' },
    cards: withSteps(
      { if: { always: true }, do: [{ HEAL: 1 }], continueDown: true },
      { if: { opponent: 'adjacent' }, do: [{ HEAL: 5 }] },
      { if: { always: true }, do: [{ HEAL: 2 }] },
      { if: { always: true }, do: [{ HEAL: 3 }] },
    ),
  });
  expect(lookedAt(table)).toEqual([
    [1, true],
    [2, false],
    [3, true],
  ]);
  expect(damage(table, 'animate')).toBe(6);
});

rule('MD-AI-04', 'without a true condition it does nothing', () => {
  const table = activates({
    figures: { animate: 'e5', rook: 'a1' },
    cards: withSteps({ if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] }),
  });
  expect(events(table, 'no true AI step')).toEqual([{ figure: { thing: 0 } }]);
  expect([attacked(table), at(table, 'animate')]).toEqual([[], 'e5']);
});

rule('MD-AI-05', 'the target is one that is in Range', () => {
  const table = activates({
    figures: { animate: 'a1', remi: { at: 'i1', damage: 5 }, zeke: { at: 'd1', damage: 1, stamina: 0 } },
    cards: does({ ATK: 'ranged', range: 4, prefer: [{ most: 'damage' }] }),
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'zeke')]);
});

rule('MD-AI-06', 'a COUNTER is over before the MOVE', () => {
  const table = activates({
    figures: { animate: 'd1', rook: { at: 'c1', stamina: 2 } },
    cards: does({ ATK: 'melee', as: 'target' }, { MOVE: 'farther', number: 2, from: 'target', quiet: true }),
    dice: [...MISS, ...faces(['orange', 2], ['white', 2])],
  });
  table.answer(0, 'stand');
  expect(at(table, 'animate')).toBe('d1');
  table.answer(0, 'counter');
  expect(events(table, 'attacks')).toHaveLength(2);
  expect(path(table, 0)).toEqual(['e1', 'f1']);
});

rule('MD-AI-07', 'two Attacks and two moves cost nothing', () => {
  const table = activates({
    figures: { animate: { at: 'd5', stamina: 3 }, rook: { at: 'c5', stamina: 0 } },
    cards: does({ ATK: 'melee' }, { MOVE: 'towards' }, { ATK: 'melee' }, { MOVE: 'towards' }),
    dice: [...MISS, ...MISS],
  });
  expect(attacked(table)).toHaveLength(2);
  expect([stamina(table, 'animate'), events(table, 'paid')]).toEqual([3, []]);
});

rule('MD-AI-08', 'a move of no spaces is made, and the Attack follows', () => {
  const table = activates({
    figures: { animate: 'd5', rook: { at: 'c5', stamina: 0 } },
    cards: does({ MOVE: 'adjacent' }, { ATK: 'melee' }),
    dice: MISS,
  });
  expect(said(table, 'stays')).toMatchObject([{ square: 'd5' }]);
  expect(events(table, 'points lost')).toEqual([{ figure: { thing: 0 }, points: 6 }]);
  expect(attacked(table)).toEqual([1]);
});

rule('MD-AI-09', 'a condition is false when nothing beneath it can be done', () => {
  const beside = (levels: string[], ...also: AiStep['do']): Field =>
    activates({
      map: ['...', '...'],
      levels,
      figures: { animate: { at: 'a1', damage: 3 }, rook: { at: 'b1', stamina: 0 } },
      cards: withSteps(
        { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }, ...also] },
        { if: { always: true }, do: [{ HEAL: 1 }] },
      ),
      dice: MISS,
    });
  // On one level it attacks; and something that can be done is enough.
  expect(lookedAt(beside(['111', '111']))).toEqual([[1, true]]);
  expect(lookedAt(beside(['131', '111'], { HEAL: 2 }))).toEqual([[1, true]]);
  const table = beside(['131', '111']);
  expect([attacked(table), damage(table, 'animate')]).toEqual([[], 2]);
  expect(lookedAt(table)).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(events(table, 'AI step false')[0]!['trace']).toMatchObject([
    { key: 'trace.somebody-adjacent', with: { figures: [{ with: { figure: { thing: 1 }, spaces: 1 } }] } },
    { key: 'trace.cannot-do', with: { at: { step: 1, instruction: 1 } } },
    { key: 'trace.nothing-to-do' },
  ]);
  // What could be done is told by the numbers of its Step and of its place there.
  const told = (levels: string[], ...also: AiStep['do']): unknown =>
    (events(beside(levels, ...also), 'AI step true')[0]!['trace'] as { key: string; with: Params }[])
      .filter(({ key }) => key.endsWith('-do'))
      .map((one) => [one.key, one.with['at']]);
  expect(told(['131', '111'], { HEAL: 2 })).toEqual([
    ['trace.cannot-do', { step: 1, instruction: 1 }],
    ['trace.can-do', { step: 1, instruction: 2 }],
  ]);
  expect(told(['131', '111'])).toEqual([['trace.can-do', { step: 2, instruction: 1 }]]);
});

rule('MD-AI-10', 'an Attack on one target is dropped with what presupposes it, the rest is done', () => {
  const table = activates({
    figures: {
      animate: 'd5',
      rook: { at: 'c5', damage: 13, stamina: 0 },
      remi: { at: 'e5', stamina: 0 },
    },
    cards: does(
      { ATK: 'melee', as: 'first' },
      { ATK: 'melee', at: 'first', as: 'second' },
      { MOVE: 'farther', number: 2, from: 'second', quiet: true },
      { MOVE: 'towards' },
    ),
    dice: faces(['teal', 8], ['orange', 8]),
  });
  expect(attacked(table)).toEqual([thing(table, 'rook')]);
  expect(events(table, 'instruction skipped')).toHaveLength(2);
  expect(said(table, 'move-towards')).toMatchObject([{ goal: { thing: thing(table, 'remi') } }]);
  expect(at(table, 'animate')).toBe('d5');
});

const GAP = (width: number): string[] => [`..${'d'.repeat(width)}......`];
const CAN = withSteps({
  if: { 'can move and attack': { ATK: 'melee' } },
  do: [{ MOVE: 'adjacent' }, { ATK: 'melee' }],
});

rule('MD-AI-11', 'nobody jumps over three spaces: what needs it is not true', () => {
  const over = (width: number): ReturnType<typeof activates> =>
    activates({
      map: GAP(width),
      figures: { animate: 'a1', rook: { at: `${'abcdefgh'[width + 3]!}1`, stamina: 0 } },
      cards: CAN,
      dice: [1, ...MISS],
    });
  expect(lookedAt(over(2))).toEqual([[1, true]]);
  expect(attacked(over(2))).toEqual([1]);
  expect(lookedAt(over(3))).toEqual([[1, false]]);
});

rule('MD-AI-12', 'a condition is tested when it is reached', () => {
  const table = activates({
    figures: { animate: 'a1', rook: { at: 'd1', stamina: 0 } },
    cards: withSteps(
      { if: { always: true }, do: [{ MOVE: 'towards' }], continueDown: true },
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }] },
    ),
    dice: MISS,
  });
  expect(lookedAt(table)).toEqual([
    [1, true],
    [2, true],
  ]);
  expect(attacked(table)).toEqual([1]);
});

rule('MD-AI-02', 'a Step that is true says what shows it', () => {
  const evidence = (step: AiStep, damage = 0): unknown => {
    const figures = { animate: { at: 'd5', damage }, rook: { at: 'f5', stamina: 0 }, remi: { at: 'i9', stamina: 0 } };
    const table = activates({ figures, cards: withSteps(step), dice: MISS });
    expect(lookedAt(table)).toEqual([[1, true]]);
    const [first] = events(table, 'AI step true')[0]!['trace'] as { key: string; with: unknown }[];
    return [first!.key, first!.with];
  };
  const towards = [{ MOVE: 'towards' }];
  expect(evidence({ if: { opponent: { spaces: 3 } }, do: towards })).toEqual([
    'trace.somebody-within',
    { figures: [{ key: 'trace.at-a-distance', with: { figure: { thing: 1 }, spaces: 2 } }], number: 3 },
  ]);
  expect(evidence({ if: { 'has Damage': true }, do: [{ HEAL: 1 }] }, 2)).toEqual([
    'trace.has-damage',
    { figure: { thing: 0 }, damage: 2, wanted: 1 },
  ]);
  expect(evidence({ if: { always: true }, do: towards })).toEqual(['trace.always', {}]);
  expect(evidence({ if: { 'can move and attack': { ATK: 'melee' } }, do: towards })).toMatchObject([
    'trace.can-reach',
    { figures: [{ thing: 1 }], range: 1, points: 6, least: 1 },
  ]);
});

rule('MD-AI-02', 'one that is false because nobody can be got at says how far that is', () => {
  const told = (given: Parameters<typeof activates>[0]): unknown => {
    const table = activates({ cards: CAN, ...given });
    expect(lookedAt(table)).toEqual([[1, false]]);
    const [first] = events(table, 'AI step false')[0]!['trace'] as { key: string; with: unknown }[];
    return [first!.key, first!.with];
  };
  // It walks six spaces; beside Remi is eight away, beside Rook nine.
  expect(told({ figures: { animate: 'a1', rook: 'b10', remi: 'j1' }, map: OPEN_FAR })).toMatchObject([
    'trace.cannot-reach-yet',
    { target: { thing: 2 }, square: 'i1', least: 8, points: 6, range: 1 },
  ]);
  expect(told({ figures: { animate: 'a1', rook: 'e1' }, map: ['..o..'] })).toMatchObject([
    'trace.cannot-reach',
    { spaces: 2, range: 1 },
  ]);
});
const OPEN_FAR = Array.from({ length: 11 }, () => '..........');
