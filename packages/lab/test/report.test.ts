/** The report: every number of a plot stands in a table, and what lies outside is said in words. */

import type { Figure, Say } from '@questwright/messages';
import { intervalOf, words } from '@questwright/messages';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sideOf } from '../src/report/interval.ts';
import { Report, textOf } from '../src/report/index.ts';

const say: Say = words({ name: '{name}', about: 'about {name}' });
const named = (name: string) => ({ key: 'name', with: { name } });
const head = (id: string) => ({ id, title: named(id), about: { key: 'about', with: { name: id } } });

const FIGURES: Figure[] = [
  {
    kind: 'shares',
    ...head('heroes'),
    rows: [
      { label: named('Pip'), of: 200, done: 20 },
      { label: named('Ilsa'), of: 200, done: 50 },
      { label: named('Rare'), of: 10, done: 9 },
    ],
    even: 0.25,
    band: { least: 0.15, most: 0.35, fewest: 100 },
  },
  { kind: 'amounts', ...head('knockouts'), rows: [{ label: named('Pip'), value: 2.5, low: 2, high: 3, of: 9 }] },
  {
    kind: 'histogram',
    ...head('rounds'),
    bins: [
      { from: 20, count: 3 },
      { from: 30, count: 7 },
    ],
    width: 10,
    mean: 31.25,
    median: 32,
  },
  { kind: 'parts', ...head('ends'), parts: [{ label: named('kill'), count: 1 }] },
  {
    kind: 'curves',
    ...head('gold'),
    over: named('Round'),
    curves: [{ label: named('Winners'), points: [{ at: 1, value: 3.25, of: 8 }] }],
  },
  {
    kind: 'effects',
    ...head('market'),
    rows: [
      { label: named('Torch'), group: named('Item'), of: 300, done: 240, effect: { value: 0.2, low: 0.1, high: 0.3 } },
      { label: named('Rope'), group: named('Item'), of: 300, done: 30, effect: null },
    ],
    taken: { least: 0.03, most: 0.6, fewest: 100 },
    effect: { least: -0.12, most: 0.12 },
  },
];
const page = renderToStaticMarkup(createElement(Report, { figures: FIGURES, outside: [named('Too much')], say }));
const rowOf = (name: string): string => new RegExp(`<tr[^>]*><th scope="row">${name}.*?</tr>`).exec(page)?.[0] ?? '';

describe('the page', () => {
  test('every plot has its numbers in a table', () => {
    expect(rowOf('Pip')).toContain('10.0 %');
    expect(rowOf('Pip')).toContain('6.6 to 14.9');
    expect(rowOf('20')).toContain('<td>3</td>');
    expect(rowOf('1')).toContain('<td>3.25</td><td>8</td>');
    expect(rowOf('Torch')).toContain('<td>+20.0</td>');
    expect(rowOf('Rope')).toContain('<td>too few</td>');
    for (const { id } of FIGURES) expect(page).toContain(`href="#figure-${id}"`);
  });
  test('what lies outside is marked by a shape and a word, and only where enough is known', () => {
    expect(rowOf('Pip')).toContain('below what is wanted');
    expect(rowOf('Ilsa')).not.toContain('what is wanted');
    expect(rowOf('Rare')).not.toContain('what is wanted');
    expect(page).toContain('Too much');
  });
  test('drawings are named', () => {
    expect(page).toContain('role="img" aria-label="rounds. Mean 31.3, median 32"');
    expect([...page.matchAll(/<svg(?![^>]*(aria-label|aria-hidden))/g)]).toEqual([]);
  });
});

test('the same in a terminal', () => {
  const text = FIGURES.flatMap((figure) => textOf(figure, say)).join('\n');
  expect(text).toMatch(/Pip +10\.0 % +6\.6 to 14\.9 +200 \(below what is wanted\)/);
  expect(text).toMatch(/Torch +80\.0 % .* 300 +\+20\.0  \+10\.0 to \+30\.0 \(Share: above what is wanted\) \(Effect/);
  expect(text).toContain('Mean 31.3, median 32');
});

test('an interval of a share', () => {
  const { low, high } = intervalOf({ of: 100, done: 25 });
  expect([low, high].map((end) => Number(end.toFixed(3)))).toEqual([0.175, 0.343]);
  expect(intervalOf({ of: 0, done: 0 })).toEqual({ value: 0, low: 0, high: 1 });
  expect(intervalOf({ of: 400, done: 100, independent: 100 })).toEqual(intervalOf({ of: 100, done: 25 }));
});

test('which side of what is wanted', () => {
  const band = { least: 0.2, most: 0.4, fewest: 10 };
  expect([0.1, 0.2, 0.4, 0.5].map((value) => sideOf(value, 10, band))).toEqual(['below', null, null, 'above']);
  expect(sideOf(0.9, 9, band)).toBeNull();
  expect(sideOf(0.9, 9, undefined)).toBeNull();
});
