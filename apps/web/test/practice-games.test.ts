/** What the pages of the practice games read from a game. */

import type { Offer, View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { isAbout, riverIn } from '../src/games/lanterns/river.ts';
import { fightIn, moveAsked, wallBetween, waysOf, withEvents } from '../src/games/skirmish/fight.ts';
import { enemyTurns, framesIn, shownOf } from '../src/games/skirmish/storyboard.ts';
import { cellOf, SQUARES, wonLine } from '../src/games/tictactoe/marks.ts';

const event = (tag: string, told: SeenEvent['with'] = {}): SeenEvent =>
  ({ tag, key: `event.${tag}`, with: told }) as SeenEvent;
const figure = (thing: number): SeenEvent['with'] => ({ figure: { thing } });
const fighter = (thing: number, cell: string) => ({
  thing,
  owner: thing < 5 ? 0 : -1,
  cell,
  damage: 0,
  stamina: 2,
  acted: false,
});
const view = {
  world: {
    scenario: 'mill',
    round: 2,
    figures: [fighter(1, 'a1'), fighter(7, 'c1'), fighter(8, '')],
    totems: [],
    track: [7, 1, 8],
  },
} as unknown as View;

// A strip of five squares, and a way around the middle.
const costs = {
  a1: { b1: 1, a2: 1 },
  b1: { a1: 1, c1: 1, b2: 1 },
  c1: { b1: 1, c2: 1 },
  a2: { a1: 1, b2: 1 },
  b2: { b1: 1, a2: 1, c2: 1 },
  c2: { c1: 1, b2: 1 },
};
const move = { from: 'a1', points: 4, costs, stop: ['b1', 'c1', 'b2', 'c2'] };

test('a way goes around whoever could strike, where the points allow it', () => {
  const mine = { forms: [{ choice: 'move', kind: 'path', of: move }] } as unknown as Offer;
  expect(moveAsked(mine)).toEqual(move);
  expect(moveAsked({ forms: [] } as unknown as Offer)).toBeNull();
  const struck = waysOf(move, ['c1']).get('c2')!;
  expect(struck).toMatchObject({ path: ['a1', 'a2', 'b2', 'c2'], points: 3 });
  expect([...struck.strikes]).toEqual([]);
  const short = waysOf({ ...move, points: 2 }, ['a2']).get('b2')!;
  expect(short.points).toBe(2);
  expect([...short.strikes]).toEqual(['a1']);
  expect(waysOf(move, []).has('a2')).toBe(false);
});

test('a fight is shown as it stands after a frame', () => {
  const fight = fightIn(view);
  expect(fight.fighters.map(({ thing }) => thing)).toEqual([7, 1]);
  const later = withEvents(view, [
    event('placed', { ...figure(7), cell: 'b1' }),
    event('damaged', { ...figure(1), amount: 3 }),
    event('mended', { ...figure(1), amount: 1 }),
  ]);
  expect(fightIn(later).fighters).toMatchObject([{ cell: 'b1' }, { damage: 2 }]);
  expect(fightIn(withEvents(later, [event('defeated', figure(1))])).fighters).toHaveLength(1);
});

test('a wall bars a look where it stands between', () => {
  const squares = new Map([
    ['a1', 'open'],
    ['b1', 'wall'],
    ['c1', 'open'],
  ] as const);
  expect(wallBetween({ width: 3, height: 1, squares }, 'a1', 'c1')).toBe('b1');
  expect(wallBetween({ width: 3, height: 1, squares }, 'a1', 'b1')).toBe('b1');
  expect(wallBetween({ width: 3, height: 1, squares: new Map([['a1', 'open']]) }, 'a1', 'c1')).toBeNull();
});

const enemy = [
  event('turn-begins', figure(7)),
  event('line-false', { ...figure(7), line: 'smash' }),
  event('line-performed', { ...figure(7), line: 'charge' }),
  event('decided', { trace: [{ key: 'trace.move-towards', with: { from: 'c1' } }] }),
  event('placed', { ...figure(7), cell: 'b1' }),
  event('placed', { ...figure(7), cell: 'b2' }),
  event('decided'),
  event('attacks', { ...figure(7), target: { thing: 1 } }),
  event('rolled', figure(7)),
  event('hits', figure(7)),
  event('turn-over', figure(7)),
];

test('the turn of an enemy is cut into what it thought, where it went, its dice, and what they decided', () => {
  const all = [
    event('turn-begins', figure(1)),
    event('turn-over', figure(1)),
    ...enemy,
    event('turn-begins', figure(1)),
  ];
  expect(framesIn(all).map(({ figure: who, from, to }) => [who, from, to])).toEqual([
    [7, 2, 5],
    [7, 5, 8],
    [7, 8, 11],
    [7, 11, 13],
  ]);
  expect(shownOf({ figure: 7 }, enemy.slice(3, 6))).toEqual({ path: ['c1', 'b1', 'b2'], target: null });
  expect(shownOf({ figure: 7 }, enemy.slice(6, 9))).toEqual({ path: [], target: 1 });
});

test('of a hero the dice of an attack are shown before what they decide', () => {
  const hero = ['turn-begins', 'attacks', 'rolled', 'hits', 'damaged', 'turn-over'].map((tag) => event(tag, figure(1)));
  expect(framesIn(hero).map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [3, 5],
  ]);
});

test('the latest turns of enemies come first, and none that was taken back', () => {
  const line = (seq: number, undone = false): LogLine => ({
    seq,
    seat: 0,
    line: seq,
    undone,
    takesBack: false,
    events: enemy,
  });
  expect(enemyTurns([line(1), line(2, true), line(3)], 6).map(({ key }) => key)).toEqual(['3.0', '1.0']);
  expect(enemyTurns([line(1), line(3)], 1)).toHaveLength(1);
});

test('nine squares, and the line that won', () => {
  expect(SQUARES.map(cellOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(wonLine([0, 1, -1, 1, 0, -1, -1, -1, 0])).toEqual(['a1', 'b2', 'c3']);
  expect(wonLine([-1, -1, -1, 1, 0, 1, 0, 1, 0])).toBeNull();
});

test('the river: quays, what floats, and the options of a card', () => {
  const thing = (number: number) => ({
    thing: number,
    card: 'rush-light',
    under: [],
    counters: {},
    up: true,
    back: 'river',
  });
  const river = riverIn({
    world: { night: 3, first: 1, oil: [2, 4] },
    zones: { deck: [], 'hand/0': [thing(4)], 'quay/1': [thing(9)], 'sleeve/0': [thing(5)], bottles: [] },
    stack: [{ proc: 'roll', locals: { dice: [2, 6] } }],
  } as unknown as View);
  expect(river.quays).toMatchObject([
    { oil: 2, isFirst: false, hand: [{ thing: 4 }] },
    { oil: 4, isFirst: true, lanterns: [{ thing: 9 }] },
  ]);
  expect(river).toMatchObject({ night: 3, level: null, dice: [2, 6] });
  expect(river.others.map(([name]) => name)).toEqual(['sleeve/0']);
  expect([isAbout('light:4', 4), isAbout('tuck:4:9', 9), isAbout('rest', 4), isAbout('trade:4', 4)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
