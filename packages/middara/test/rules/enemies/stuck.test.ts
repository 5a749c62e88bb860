/** Enemies whose next instruction is impossible, or whose nearest opponent is out of reach: whoever can act acts. */

import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { activates, attacked, faces, lookedAt, path, withSteps } from '../enemies.ts';
import { at, events, thing } from '../field.ts';

const MISS = faces(['teal', 3], ['orange', 2]);
const HIT_AND_RUN = {
  if: { opponent: 'adjacent' },
  do: [
    { ATK: 'melee', as: 'target' },
    { MOVE: 'farther', number: 2, from: 'target', quiet: true },
  ],
};
const HEALS = { if: { always: true }, do: [{ HEAL: 1 }] };

rule('MD-AI-09', 'a move from a target that cannot be attacked does not make a Step true', () => {
  const table = activates({
    map: ['..', '..'],
    levels: ['13', '11'],
    figures: { animate: { at: 'a1', damage: 3 }, rook: 'b1' },
    cards: withSteps(HIT_AND_RUN, HEALS),
  });
  expect(lookedAt(table)).toEqual([
    [1, false],
    [2, true],
  ]);
  expect(events(table, 'AI step false')[0]!['trace']).toMatchObject([
    { key: 'trace.somebody-adjacent' },
    { key: 'trace.cannot-do' },
    { key: 'trace.cannot-do' },
    { key: 'trace.nothing-to-do' },
  ]);
});

rule('MD-AI-09', 'past two pillars nobody is attacked: the Gevaudan walks around instead', () => {
  const table = activates({
    map: ['.o..', 'o...', '....'],
    turn: 'gevaudan',
    figures: { gevaudan: 'b2', rook: { at: 'a1', stamina: 0 }, remi: { at: 'd3', stamina: 0 } },
    dice: faces(['teal', 3], ['white', 2]),
  });
  expect(lookedAt(table)[0]).toEqual([1, false]);
  expect(attacked(table)).toEqual([thing(table, 'remi')]);
});

rule('MD-AI-09', 'nor does a chain of instructions that rest on it, or a Spell at the same target', () => {
  const table = activates({
    map: ['..', '..'],
    levels: ['13', '11'],
    figures: { animate: { at: 'a1', damage: 3 }, rook: 'b1' },
    cards: withSteps(
      {
        if: { opponent: 'adjacent' },
        do: [
          { ATK: 'melee', as: 'first' },
          { ATK: 'ranged', range: 4, at: 'first', as: 'second' },
          { CAST: 6, at: 'first', then: [{ inflict: 'darkness' }] },
          { MOVE: 'farther', number: 2, from: 'second', quiet: true },
        ],
      },
      HEALS,
    ),
  });
  expect(lookedAt(table)).toEqual([
    [1, false],
    [2, true],
  ]);
});

rule('MD-AI-09', 'a move of its own beneath an impossible Attack is made', () => {
  const table = activates({
    map: ['....', '....'],
    levels: ['1311', '1111'],
    figures: { animate: 'a1', rook: 'b1', remi: { at: 'd2', damage: 2, stamina: 0 } },
    cards: withSteps(
      { if: { opponent: 'adjacent' }, do: [{ ATK: 'melee' }, { MOVE: 'towards', prefer: [{ most: 'damage' }] }] },
      HEALS,
    ),
  });
  expect(lookedAt(table)).toEqual([[1, true]]);
  expect(path(table, 0)).toEqual(['a2', 'b2', 'c2']);
});

/** Rook stands nearest, on a rock that nobody climbs; Remi can be reached. */
rule('MD-TARG-07', 'who can move and attack moves to whom it can attack, not to the nearest', () => {
  for (const manner of ['adjacent', 'towards']) {
    const table = activates({
      map: ['.......'],
      levels: ['4111111'],
      figures: { rook: 'a1', animate: 'b1', remi: { at: 'f1', stamina: 0 } },
      cards: withSteps({
        if: { 'can move and attack': { ATK: 'melee' } },
        do: [{ MOVE: manner }, { ATK: 'melee' }],
      }),
      dice: MISS,
    });
    expect([at(table, 'animate'), attacked(table)]).toEqual(['e1', [thing(table, 'remi')]]);
  }
});

rule('MD-TARG-07', 'up to Range of whom it can see', () => {
  const table = activates({
    map: ['...o....', 'oo.ooooo', '........'],
    figures: { rook: 'e1', animate: 'c1', remi: { at: 'h3', stamina: 0 } },
    cards: withSteps({
      if: { 'can move and attack': { ATK: 'ranged', range: 3 } },
      do: [
        { MOVE: 'up to Range', number: 3 },
        { ATK: 'ranged', range: 3 },
      ],
    }),
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'remi')]);
});

rule('MD-TARG-07', 'beside its target it goes on to where it can attack it', () => {
  const table = activates({
    map: ['....', '....'],
    levels: ['1131', '1111'],
    figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c1' },
    cards: withSteps({
      if: { 'can move and attack': { ATK: 'melee' } },
      do: [{ MOVE: 'adjacent' }, { ATK: 'melee', prefer: ['nearest'] }],
    }),
    dice: MISS,
  });
  expect(attacked(table)).toEqual([thing(table, 'rook')]);
  expect(at(table, 'animate')).toBe('b1');
});

rule('MD-TARG-07', 'with REACH it attacks across what it cannot cross', () => {
  const table = activates({
    map: ['......', '......', 'dddddd', '......'],
    turn: 'quarry-walker',
    figures: { 'quarry-walker': 'a1', rook: { at: 'f4', stamina: 0 } },
    dice: [1, 1],
  });
  expect(attacked(table)).toEqual([thing(table, 'rook')]);
});
