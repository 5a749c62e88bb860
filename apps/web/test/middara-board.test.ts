/** What the board of an Encounter shows before a choice: reach, plans, looks, threat; and its ground. */

import { describe, expect, test } from 'vitest';
import type { Outlook, Prospect, Threat, Walking, WayAhead } from '@questwright/middara/shown';
import { middaraEntry } from '@questwright/middara';
import { placeOf } from '../src/games/middara/board/acts.tsx';
import { lieOf, planOf } from '../src/games/middara/board/field.ts';
import { nextOf, otherWay, withPicked } from '../src/games/middara/board/other-way.ts';
import { tellingOf } from '../src/games/middara/board/telling.ts';
import {
  LAYERS,
  overlaysOf,
  reachOf,
  threatening,
  threatsOf,
  wayTo,
  withKey,
  type PlanWords,
} from '../src/games/middara/board/plan.ts';

const WORDS: PlanWords = {
  free: ({ range }, changes) => `free ${range} ${changes}`,
  barred: ({ at, border }) => `barred ${at ?? border!.join('|')}`,
  end: (square, points, most) => `${square} ${points}/${most}`,
  strike: ({ figure }) => `struck by ${figure}`,
};
const walking: Walking = {
  figure: 1,
  points: 6,
  ways: [
    { path: ['b1'], points: 1, strikers: [] },
    { path: ['b1', 'c1'], points: 3, strikers: [7] },
  ],
};
const ODDS = { hits: 50, harms: 40, defeats: 10, average: 2, most: 6, damage: [] };
const prospect = (figure: number, more: Partial<Prospect['look']>, why: string | null): Prospect => ({
  figure,
  look: { from: 'c1', to: 'c5', range: 4, block: null, at: null, border: null, hindering: [], allies: [], ...more },
  soi: false,
  flanks: false,
  changes: [],
  blows: [
    {
      type: 'ranged',
      why: why === null ? null : { rule: 'MD-ATK-03', key: why, with: {} },
      odds: ODDS,
      empowered: null,
    },
  ],
});
const planned = {
  walking,
  from: 'a1',
  square: 'c1',
  ahead: { points: [1, 3], strikes: [{ figure: 7, at: 'b1', odds: ODDS }], dodged: [] } as WayAhead,
  outlook: null,
  threats: [],
  looked: null,
  targets: new Set<string>(),
  start: null,
  layers: LAYERS,
};

describe('a plan', () => {
  test('shows the way from where the figure stands, its end, and where somebody strikes', () => {
    const { reach, path, strikes, chips } = overlaysOf(planned, WORDS);
    expect(reach?.get('c1')).toEqual({ points: 3, struck: true });
    expect(path).toEqual(['a1', 'b1', 'c1']);
    expect(strikes).toEqual(new Set(['b1']));
    expect(chips?.map(({ text, tone }) => `${tone}: ${text}`)).toEqual(['plain: c1 3/6', 'risk: struck by 7']);
  });
  test('shows nothing of a way where there is none', () => {
    const { path, chips } = overlaysOf({ ...planned, square: 'd4' }, WORDS);
    expect([path, chips]).toEqual([undefined, []]);
    expect(wayTo(walking, 'd4')).toBeNull();
    expect([...reachOf(walking).keys()]).toEqual(['b1', 'c1']);
  });
  test('has lines to whoever could be attacked, or only something in between keeps off, and to whoever is looked at', () => {
    const outlook: Outlook = {
      cost: 2,
      soi: ['c1'],
      prospects: [
        prospect(7, {}, null),
        prospect(
          8,
          { block: { key: 'sight.obstructing', with: { square: 'c3' } }, at: 'c3', to: 'd6' },
          'refuse.out-of-sight',
        ),
        prospect(9, { to: 'i9' }, 'refuse.out-of-range'),
      ],
    };
    const { sights, area } = overlaysOf({ ...planned, outlook }, WORDS);
    expect(sights?.map(({ blockedAt, label }) => [blockedAt, label])).toEqual([
      [null, 'free 4 0'],
      ['c3', 'barred c3'],
    ]);
    expect(area).toBeUndefined();
    expect(overlaysOf({ ...planned, outlook, looked: 9 }, WORDS).sights).toHaveLength(3);
    expect(overlaysOf({ ...planned, outlook, layers: { ...LAYERS, sight: false, area: true } }, WORDS)).toMatchObject({
      area: new Set(['c1']),
    });
  });
});

test('threats of two have a pattern each, of more one pattern and numbers', () => {
  const threat = (...squares: string[]): Threat => ({ step: 1, moves: false, target: null, squares });
  expect(threatsOf([])).toEqual({});
  expect(threatsOf([threat('a1'), threat('a1', 'b1')])).toEqual({ threats: [new Set(['a1']), new Set(['a1', 'b1'])] });
  expect(threatsOf([threat('a1'), threat('a1', 'b1'), threat('c1')])).toEqual({
    threats: [new Set(['a1', 'b1', 'c1'])],
    counts: new Map([['a1', 2]]),
  });
});

test('whose threat is shown: who is looked at, else who acts next, or all', () => {
  const opponents = [
    { thing: 7, acted: true },
    { thing: 8, acted: false },
    { thing: 9, acted: false },
  ];
  expect(threatening(LAYERS, null, opponents)).toEqual([]);
  expect(threatening(LAYERS, 9, opponents)).toEqual([9]);
  expect(threatening({ ...LAYERS, threat: 'one' }, null, opponents)).toEqual([8]);
  expect(threatening({ ...LAYERS, threat: 'all' }, 9, opponents)).toEqual([7, 8, 9]);
  expect(threatening({ ...LAYERS, threat: 'one' }, null, [])).toEqual([]);
});

test('what somebody does is drawn: its way, who was weighed up, who is struck', () => {
  const told = tellingOf(
    [
      {
        tag: 'decided',
        with: {
          figure: { thing: 7 },
          trace: [
            { key: 'trace.candidate', with: { square: 'c3', spaces: 2 } },
            { key: 'trace.no-candidate', with: { square: 'f3', spaces: 5 } },
            { key: 'trace.target', with: {} },
          ],
        },
      },
      { tag: 'placed', with: { figure: { thing: 7 }, square: 'a2' } },
      { tag: 'placed', with: { figure: { thing: 7 }, square: 'b2' } },
      { tag: 'attacks', with: { figure: { thing: 7 }, target: { thing: 1 } } },
    ] as never,
    (thing) => ({ 7: 'a1', 1: 'c3' })[thing] ?? null,
  );
  expect(told).toEqual({
    path: ['a1', 'a2', 'b2'],
    targets: new Set(['c3']),
    sights: [
      { from: 'a1', to: 'c3', blockedAt: null, label: '2' },
      { from: 'a1', to: 'f3', blockedAt: 'f3', label: '5' },
    ],
  });
  expect(tellingOf([{ tag: 'round begins', with: {} }] as never, () => null)).toBeNull();
});

test('of several ways the next is picked, and after the last the first', () => {
  const ways = [
    { path: ['a2', 'b2'], points: 2, strikers: [] },
    { path: ['b1', 'b2'], points: 2, strikers: [] },
  ];
  expect(nextOf(ways, ['a2', 'b2'])).toEqual({ way: ways[1], at: 1 });
  expect(nextOf(ways, ['b1', 'b2'])).toEqual({ way: ways[0], at: 0 });
  expect(nextOf([ways[0]!], ['a2', 'b2'])).toBeNull();
  otherWay.pick(7, ways[1]!);
  expect(withPicked([ways[0]!], 7)).toEqual([ways[1]]);
  expect(withPicked([ways[0]!], 8)).toEqual([ways[0]]);
});

test('keys turn patterns on and off', () => {
  const one = withKey(LAYERS, 'T')!;
  const all = withKey(one, 't')!;
  expect([one, all, withKey(all, 't')]).toEqual([{ ...LAYERS, threat: 'one' }, { ...LAYERS, threat: 'all' }, LAYERS]);
  expect(withKey(LAYERS, 'm')).toEqual({ ...LAYERS, reach: false });
  expect(withKey(LAYERS, 'x')).toBeNull();
});

test('options that lead to a square are picked there', () => {
  expect(['jump:c3', 'start:b2', 'throw:12:d4', 'lay:c3:c4'].map(placeOf)).toEqual(['c3', 'b2', 'd4', 'c4']);
  expect(['move', 'attack:12', 'use:9:x', 'end turn', 'to:9'].map(placeOf)).toEqual([null, null, null, null, null]);
});

describe('the ground', () => {
  const content = new Map(Object.entries(middaraEntry.definition.rules.content));
  const lieIn = (encounter: string, terrain: object[] = []) =>
    lieOf({ view: { world: { encounter, terrain } }, content } as never)!;
  test('is read from the Tiles, and Terrain tokens lie upon it', () => {
    const lie = lieIn('the-sluice', [{ square: 'a1', terrain: 'muck' }]);
    expect([lie.width, lie.height]).toEqual([12, 6]);
    expect(lie.terrain.get('a1')).toBe('muck');
    expect(lie.terrain.get('i6')).toBe('dangerous');
    expect(lie.levels.get('l1')).toBe(2);
    expect(lie.borders).toEqual([['g3', 'g4']]);
    expect(lie.flows.get('i3')).toBe('south');
  });
  test('of every Encounter is painted, by day and night, the same each time', () => {
    const encounters = [...content].flatMap(([id, card]) => (card['kind'] === 'encounter' ? [id] : []));
    expect(encounters.length).toBeGreaterThan(3);
    for (const encounter of encounters) {
      const lie = lieIn(encounter);
      for (const theme of ['dark', 'light'] as const) {
        const { picture } = planOf(lie, theme).painting!;
        expect(picture).toBe(planOf(lie, theme).painting!.picture);
        expect(picture).not.toMatch(/NaN|undefined|style=/);
      }
    }
  });
  test('tells each Terrain by its shape, and levels, borders and currents with marks', () => {
    const { picture } = planOf(lieIn('the-sluice'), 'dark').painting!;
    for (const mark of ['url(#water)', 'url(#muck)', 'url(#pit)', '>2</text>', 'rotate(0)', '#ff3f34']) {
      expect(picture).toContain(mark);
    }
  });
});
