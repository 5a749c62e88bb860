import type { Sight } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../src/retelling.ts';
import { sightsNamed } from '../src/play/looking.ts';
import { Shown } from '../src/play/shown.ts';
import { toldApart } from '../src/play/telling-apart.ts';
import { inWords } from '../src/play/time.ts';

const sight = (word: string, name: string, detail?: string): Sight => ({
  word,
  names: [name],
  ...(detail === undefined ? {} : { detail }),
  tell: () => [],
});

describe('options that read alike', () => {
  const light = (thing: number): { id: string; text: string } => ({ id: `light:${thing}`, text: 'Light Rush Light' });

  test('are joined when nothing tells them apart', () => {
    const sights = [sight('1', 'Rush Light', 'hand'), sight('2', 'Rush Light', 'hand')];
    expect(toldApart([light(1), light(2), { id: 'rest', text: 'Rest' }], () => sights, true)).toEqual([
      { id: 'light:1', text: 'Light Rush Light (one of 2 alike)' },
      { id: 'rest', text: 'Rest' },
    ]);
  });
  test('say what differs', () => {
    const sights = [sight('1', 'Rat Pack', 'at a1'), sight('2', 'Rat Pack', 'at g1'), sight('3', 'Rat Pack', 'at g1')];
    const options = [1, 2, 3].map((thing) => ({ id: `attack:${thing}`, text: 'Attack Rat Pack' }));
    expect(toldApart(options, () => sights, true).map(({ text }) => text)).toEqual([
      'Attack Rat Pack (at a1)',
      'Attack Rat Pack (at g1) (one of 2 alike)',
    ]);
  });
  test('all stay where several may be chosen together', () => {
    const sights = [sight('1', 'Rush Light'), sight('2', 'Rush Light')];
    const elements = ['1', '2'].map((id) => ({ id, text: 'Rush Light' }));
    expect(toldApart(elements, () => sights, false)).toEqual([
      { id: '1', text: 'Rush Light' },
      { id: '2', text: 'Rush Light (number 2 of 2 alike)' },
    ]);
  });
  test('with words that mean nothing to anybody, these words tell them apart', () => {
    const ways = ['go:left:x', 'go:right:x'].map((id) => ({ id, text: 'Go' }));
    expect(toldApart(ways, () => [], true).map(({ text }) => text)).toEqual(['Go (left)', 'Go (right)']);
  });
});

test('a part of the board is shown again only when it has changed', () => {
  const shown = new Shown();
  expect(shown.isEmpty).toBe(true);
  expect(shown.news(['map', '', 'hero: 3', 'cards', ''])).toEqual(['map', '', 'hero: 3', 'cards']);
  expect(shown.news(['map', '', 'hero: 3', 'cards'])).toEqual([]);
  expect(shown.news(['map', '', 'hero: 2', 'cards'])).toEqual(['hero: 2', 'cards']);
  shown.forget();
  expect(shown.news(['map', '', 'hero: 2', 'cards'])).toHaveLength(4);
});

test('names are found whole before in parts, with or without an article', () => {
  const sights = [sight('forge', 'the Forge'), sight('7', 'Forge Hammer'), sight('8', 'Hammer')];
  expect(sightsNamed(sights, 'forge').map(({ word }) => word)).toEqual(['forge']);
  expect(sightsNamed(sights, 'the Forge').map(({ word }) => word)).toEqual(['forge']);
  expect(sightsNamed(sights, 'forge h').map(({ word }) => word)).toEqual(['7']);
  expect(sightsNamed(sights, 'hammer').map(({ word }) => word)).toEqual(['8']);
  expect(sightsNamed(sights, 'anvil')).toEqual([]);
});

test('decisions are counted as they count in the end', () => {
  const said = (no: number) => ({ seat: 0, no, pick: ['x'] });
  const entries = [said(1), said(2), { keep: 1, fresh: null }, said(2), said(3), { keep: 2, fresh: null }];
  expect(entriesOf(entries)).toEqual([1, 4]);
  expect(entriesOf([])).toEqual([]);
});

test('what is undone is told by name; of hidden decisions only whose they were', () => {
  const taken = (seat: number) => ({ seat, name: `Seat ${seat}`, text: 'Draw' });
  expect(inWords('undone', [taken(0)], () => true)).toEqual(['Undone: Seat 0: “Draw”']);
  expect(inWords('undone', [taken(0), taken(1)], (seat) => seat === 0)).toEqual([
    'Undone, 2 decisions:',
    '  Seat 0: “Draw”',
    '  a decision of Seat 1',
  ]);
  expect(inWords('undone', [taken(0), taken(1), taken(1)], (seat) => seat === 0)).toEqual([
    'Undone, 3 decisions:',
    '  Seat 0: “Draw”',
    '  2 decisions of Seat 1',
  ]);
  const many = Array.from({ length: 9 }, () => taken(0));
  expect(inWords('undone', many, () => true).at(-1)).toBe('  and 3 more');
});
