import { middleOf, sheetOf, type Spaces } from '@questwright/art/land';
import { ALDERMARK, drawnBoard } from '@questwright/runebound/picture';
import { describe, expect, test } from 'vitest';
import { centredOn, fitted, INSET, isBeside, levelOf, ROOM, showing, within, zoomedAt } from '../src/board/camera.ts';
import { labeller, spaceLabel } from '../src/board/labels.ts';
import { initialsOf } from '../src/board/initials.ts';
import type { BoardProps } from '../src/board/props.ts';
import { nextSpace, type Arrow } from '../src/board/walk.ts';
import { otherFigures } from '../src/games/runebound/view-readers.ts';

const SPACES: Spaces = Object.fromEntries(
  Object.entries(drawnBoard(ALDERMARK)).map(([id, space]) => [id.slice('space-'.length), space]),
);
const SHEET = sheetOf(SPACES);
const WINDOW = { width: 1440, height: 900 };

describe('the camera', () => {
  test('shows the whole map in the middle, not quite to the edge', () => {
    const { x, y, zoom } = fitted(SHEET, WINDOW);
    expect(zoom * SHEET.height).toBeCloseTo(900 - 2 * INSET);
    expect([y, x - INSET]).toEqual([expect.closeTo(INSET), expect.closeTo(1440 - ROOM - x - SHEET.width * zoom)]);
  });

  test.each([
    [743, 702, false],
    [704, 560, true],
    [390, 560, false],
  ])('leaves room for the buttons beside or below the whole map: %i × %i', (width, height, beside) => {
    const window = { width, height };
    const { x, y, zoom } = fitted(SHEET, window);
    expect(isBeside(SHEET, window)).toBe(beside);
    const free = beside ? width - x - SHEET.width * zoom : height - y - SHEET.height * zoom;
    expect(free).toBeGreaterThanOrEqual(ROOM - 0.001);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(INSET - 0.001);
  });

  test('keeps the point under the pointer, and neither leaves the map nor its limits', () => {
    const start = centredOn(middleOf(SPACES['tamalir']!), 2, SHEET, WINDOW);
    const closer = zoomedAt(start, 1.5, 500, 300, SHEET, WINDOW);
    expect((500 - closer.x) / closer.zoom).toBeCloseTo((500 - start.x) / start.zoom);
    expect((300 - closer.y) / closer.zoom).toBeCloseTo((300 - start.y) / start.zoom);
    expect(zoomedAt(start, 100, 0, 0, SHEET, WINDOW).zoom).toBe(4);
    expect(zoomedAt(start, 0.001, 0, 0, SHEET, WINDOW)).toEqual(fitted(SHEET, WINDOW));
    expect(within({ zoom: 2, x: 500, y: 99 }, SHEET, WINDOW)).toEqual({ zoom: 2, x: 0, y: 0 });
    const far = within({ zoom: 2, x: -99_999, y: -99_999 }, SHEET, WINDOW);
    expect([far.x + SHEET.width * 2, far.y + SHEET.height * 2]).toEqual([expect.closeTo(1440), expect.closeTo(900)]);
  });

  test('moves no further than it must to show a space', () => {
    const start = centredOn(middleOf(SPACES['tamalir']!), 3, SHEET, WINDOW);
    expect(showing(middleOf(SPACES['tamalir']!), 60, start, SHEET, WINDOW)).toEqual(start);
    const corner = middleOf(SPACES['p16']!);
    const moved = showing(corner, 60, start, SHEET, WINDOW);
    const seen = { x: moved.x + (corner.x - SHEET.x) * 3, y: moved.y + (corner.y - SHEET.y) * 3 };
    expect(seen.x < 1440 && seen.y < 900 && seen.x > 0 && seen.y > 0).toBe(true);
    expect(moved.zoom).toBe(3);
  });

  test('has three levels of detail', () => {
    expect([0.3, 0.8, 1, 1.6, 1.8, 4].map(levelOf)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('the arrow keys', () => {
  const go = (from: string, arrow: Arrow): string => nextSpace(SPACES, from, arrow, middleOf(SPACES[from]!).x);

  test('lead to every space that is in play', () => {
    const found = new Set(['tamalir']);
    for (const here of found) {
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) found.add(go(here, arrow));
    }
    const inPlay = Object.keys(SPACES).filter((id) => !SPACES[id]!.cut);
    expect([...found].toSorted()).toEqual(inPlay.toSorted());
  });

  test('end at the edge and know no unknown space', () => {
    expect(go('a02', 'ArrowUp')).toBe('a02');
    expect(go('b01', 'ArrowLeft')).toBe('b01');
    expect(nextSpace(SPACES, 'nowhere', 'ArrowUp', 0)).toBe('nowhere');
  });

  test('straight up and down stay in their column', () => {
    let here = 'k08';
    const { x } = middleOf(SPACES['k08']!);
    for (let i = 0; i < 4; i += 1) here = nextSpace(SPACES, here, 'ArrowUp', x);
    expect(here).toBe('g08');
  });
});

test('initials tell figures apart', () => {
  const names = (...all: string[]): string[] => initialsOf(all.map((name) => ({ name })));
  expect(names('Silhouette', 'Lyssa')).toEqual(['S', 'L']);
  expect(names('Silhouette', 'Sir Valadir', 'Lyssa')).toEqual(['S1', 'S2', 'L']);
  expect(names('')).toEqual(['']);
});

const props: BoardProps = {
  spaces: SPACES,
  board: 'aldermark',
  name: (space) => `place ${space}`,
  region: (region) => `land ${region}`,
  terrain: (terrain) => terrain,
  figures: [
    { id: 'hero/0', space: 'c09', name: 'Ann', color: '#000000', mine: true, active: true },
    { id: 'hero/1', space: 'c09', name: 'Bob', color: '#000000', mine: false, active: false },
  ],
  adventures: [{ space: 'c09', color: 'green' }],
  waiting: [{ space: 'c09', card: 'a giant', position: 1 }],
  reach: [
    { space: 'c09', option: 'move:c09', path: ['c09'], dice: ['hill'], label: '' },
    { space: 'd09', option: 'retreat:d09', path: [], dice: [], label: '' },
  ],
  closed: [],
  callout: null,
  chosen: 'c09',
  onPick: () => undefined,
  onLook: () => undefined,
  theme: 'light',
};

test('a space says what it is, what lies there, who stands there and how to come there', () => {
  expect(spaceLabel('c09', props)).toBe(
    'place c09, hill, land whitefell. Green adventure. Undefeated: a giant. Ann (you) and Bob. Reachable with 1 die: hill. Chosen; pick again to go',
  );
  expect(spaceLabel('d09', props)).toBe('place d09, river, land whitefell. Reachable');
  expect(spaceLabel('a02', { ...props, name: () => 'the hills of land barrowlands' })).toBe(
    'the hills of land barrowlands, hill',
  );
});

test('a space where nothing can be done says why', () => {
  const closed = [{ space: 'c09', reason: 'Too tough for it.' }];
  expect(spaceLabel('c09', { ...props, closed })).toContain('Nothing for you there: Too tough for it.');
  expect(spaceLabel('d09', { ...props, closed })).not.toContain('Nothing');
});

test('a figure that is no Hero stands on the map, and a space names it', () => {
  const name = { key: 'figure', with: {} };
  const all = [
    { id: 'hero/0', kind: 'hero', space: 'c09', seat: 0, mark: '0', name },
    { id: 'wagon', kind: 'wagon', space: 'd09', seat: null, mark: 'W', name },
  ];
  const scene = { value: () => all, say: () => 'a wagon' } as unknown as Parameters<typeof otherFigures>[0];
  const figures = otherFigures(scene);
  expect(figures).toMatchObject([{ id: 'wagon', space: 'd09', name: 'a wagon', mine: false }]);
  expect(spaceLabel('d09', { ...props, figures })).toContain('a wagon');
  // What a pack shows as a counter is one, and dark where it says so.
  const tokens = { wagon: { drawing: 'M0 0h24', color: '#123456', veiled: true } } as const;
  expect(otherFigures(scene, tokens)).toMatchObject([{ token: 'M0 0h24', color: '#123456', veiled: true }]);
  expect(figures[0]!.token).toBeUndefined();
  // Until the value is known there is none.
  expect(otherFigures({ ...scene, value: () => null })).toEqual([]);
});

test('labels that are kept are the same as those said anew, whatever has changed', () => {
  const labelsOf = labeller();
  const changes: Partial<BoardProps>[] = [
    {},
    { chosen: null },
    { chosen: 'd09' },
    { figures: [] },
    { figures: [{ ...props.figures[0]!, mine: false }] },
    { adventures: [{ space: 'c09', color: 'red' }] },
    { waiting: [{ space: 'c09', card: 'a troll', position: 1 }] },
    { reach: [] },
    { closed: [{ space: 'c09', reason: 'too easy' }] },
    { reach: [{ ...props.reach[0]!, dice: ['hill', 'river'] }] },
    { reach: [{ ...props.reach[0]!, dice: [] }] },
  ];
  for (const change of changes) {
    const board = { ...props, ...change };
    const labels = labelsOf(board);
    for (const id of ['c09', 'd09', 'a02']) expect(labels[id]).toBe(spaceLabel(id, board));
  }
});
