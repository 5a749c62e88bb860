import type { View } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { blowTo, recap } from '../src/games/runebound/story/recap.ts';
import { foldOf } from '../src/games/runebound/view-readers.ts';
import type { ShownTable } from '../src/table/shown-table.ts';

const event = (tag: string, told: SeenEvent['with'] = {}): SeenEvent => ({ tag, with: told }) as SeenEvent;
const seen = {
  tell: (key: string) => key.replace(/^content\.(space-)?/, ''),
  nameOf: (seat: number) => ['Ann', 'Bob'][seat]!,
  view: { zones: {} },
} as unknown as ShownTable;
const place = (id: string): SeenEvent['with'] => ({ space: { content: `space-${id}` } });
const card = (id: string): SeenEvent['with'] => ({ card: { content: id } });

test('a turn in short, in the order in which it happened: the last place, and every card', () => {
  const told = [
    event('entered', place('forge')),
    event('entered', place('tamalir')),
    event('event in play', card('flood')),
    event('defeated', card('rats')),
    event('gained', card('bow')),
    event('gained', card('map')),
    event('experience gained', { improvement: 'mind' }),
    event('hero attacked', { other: 1 }),
    event('knocked out'),
    event('rolled'),
  ];
  expect(recap(told, seen)).toEqual([
    'goes to tamalir',
    'draws the Event flood',
    'beats rats',
    'gets bow',
    'gets map',
    'learns +2 Mind',
    'attacks Bob',
    'is knocked out',
  ]);
  expect(recap([event('rolled')], seen)).toEqual([]);
});

test('a knockout is told with what it cost its own hero, and nobody else', () => {
  const events = [
    event('gold paid', { seat: 0, amount: 9 }),
    event('knocked out', { seat: 0 }),
    event('gold paid', { seat: 0, amount: 3 }),
    event('discarded', { seat: 0, ...card('bow') }),
    event('discarded', { seat: 1, ...card('map') }),
  ];
  expect(blowTo(0, events, seen)).toBe('Ann was knocked out and lost 3 gold and bow.');
  expect(blowTo(0, [event('knocked out', { seat: 0 })], seen)).toBe('Ann was knocked out.');
  expect(blowTo(1, events, seen)).toBeNull();
});

test('fewer dice than one may roll, and rest for the rested, are folded away', () => {
  const view = (step: string, exhaustion: number): View =>
    ({
      decision: { step, waitsFor: [0] },
      zones: { 'hero/0': [{ counters: {} }], 'area/0': [{ counters: { exhaustion } }] },
    }) as unknown as View;
  const options = ['roll:5', 'roll:4', 'rest', 'stay'];
  const folds = (of: View): (string | null)[] => options.map((option) => foldOf(of, option, options));
  expect(folds(view('how to move', 0))).toEqual([null, 'Fewer dice…', 'Rest…', null]);
  expect(folds(view('how to move', 2))).toEqual([null, 'Fewer dice…', null, null]);
  expect(folds(view('elsewhere', 0))).toEqual([null, null, null, null]);
});
