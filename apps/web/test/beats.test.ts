import type { View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { describe, expect, test } from 'vitest';
import { beatsOf, withEvents } from '../src/games/runebound/story/beats.ts';

const event = (tag: string, params: Record<string, unknown> = {}): SeenEvent =>
  ({ tag, with: params, key: `event.${tag}`, rule: 'X', because: [] }) as unknown as SeenEvent;
const rolled = (why: string): SeenEvent => event('rolled', { for: why, dice: [3, 4], seat: 0 });
const line = (seat: number, ...events: SeenEvent[]): LogLine => ({
  seq: 5,
  seat,
  line: 5,
  undone: false,
  takesBack: false,
  events,
});
const view = (heroes: number[] | null = null): View =>
  ({
    stack: heroes === null ? [] : [{ proc: 'combat', step: '', locals: { heroes, opponent: 40, round: 1 } }],
    zones: { 'hero/0': [{ thing: 7, card: 'varikas-the-dead', counters: { wounds: 1 } }] },
  }) as unknown as View;
const told = (of: LogLine, seat: number | null, before = view(), after = view()): unknown[] =>
  beatsOf(of, { seat, here: seat === null ? [] : [seat], before, after }).map(
    ({ kind, audience, from, told: first, to }) => [kind, audience, from, first, to],
  );

describe('what of an answer is shown for itself', () => {
  test('each roll with what it decides, up to the next one', () => {
    const attack = line(
      0,
      event('combat round'),
      rolled('attack'),
      event('combat roll'),
      event('wounded'),
      rolled('defense'),
    );
    expect(told(attack, 0)).toEqual([
      ['roll', 'reader', 1, 2, 4],
      ['roll', 'reader', 4, 5, 5],
      ['ending', 'reader', 0, 0, 5],
    ]);
  });

  test('steps come in the order in which nothing is told too early', () => {
    const [beat] = beatsOf(line(0, rolled('attack'), event('wounded')), {
      seat: 0,
      here: [0],
      before: view(),
      after: view(),
    });
    expect(beat!.steps.map(({ name }) => name)).toEqual(['throw', 'rest', 'count', 'blow', 'price']);
    expect(beat!.steps.map(({ milliseconds }) => milliseconds)).toEqual([700, 250, 450, 350, 450]);
  });

  test('dice of others in passing and faster, but in one’s own fight as one’s own', () => {
    const theirs = line(1, rolled('attack'), event('combat roll'));
    expect(told(theirs, 0)).toEqual([['roll', 'passing', 0, 1, 2]]);
    expect(told(theirs, 0, view([1]))).toEqual([['roll', 'passing', 0, 1, 2]]);
    expect(told(theirs, 0, view([0]))).toEqual([['roll', 'reader', 0, 1, 2]]);
    const [passing] = beatsOf(theirs, { seat: 0, here: [0], before: view(), after: view() });
    expect(passing!.steps[0]!.milliseconds).toBeLessThan(700 / 2);
  });

  test('a card is turned when it is drawn, and an Event when it takes effect, once', () => {
    const drawn = event('adventure card drawn');
    expect(told(line(0, drawn, event('challenge faced')), 0)).toEqual([['card', 'reader', 0, 1, 2]]);
    const eventful = line(1, drawn, event('event in play'), rolled('test'), event('test made'), drawn);
    expect(told(eventful, 0)).toEqual([
      ['card', 'all', 1, 2, 2],
      ['roll', 'all', 2, 3, 4],
      ['card', 'passing', 4, 5, 5],
    ]);
  });
});

describe('a knockout of the reader', () => {
  const out = event('knocked out', { seat: 0 });
  const during = (step: string): View =>
    ({ ...view([0]), stack: [...view([0]).stack, { proc: 'knockout', step, locals: { seat: 0 } }] }) as unknown as View;
  const kinds = (...of: Parameters<typeof told>): unknown[] => told(...of).map((one) => (one as unknown[])[0]);

  test.each([0, 1])('is shown whole, whoever has struck the blow: seat %i', (by) => {
    expect(kinds(line(by, rolled('attack'), event('wounded'), out), 0, view([0]))).toEqual(['roll', 'fall']);
    expect(kinds(line(by, out), 1)).toEqual(by === 1 ? ['ending'] : []);
    expect(kinds(line(by, out), null)).toEqual([]);
    // Of two at one screen each reads it, whoever is asked there now.
    const both = { seat: 1, here: [0, 1], before: view(), after: view() };
    expect(beatsOf(line(by, out), both)).toMatchObject([{ kind: 'fall', of: 0 }]);
  });

  test('is shown when all that it costs is known, and not for one who was saved', () => {
    expect(kinds(line(0, out), 0, view([0]), during('most expensive card'))).toEqual([]);
    expect(kinds(line(1, event('discarded')), 0, during('spoils'), during('nearest town'))).toEqual([]);
    expect(kinds(line(0, event('entered')), 0, during('nearest town'))).toEqual(['fall']);
    expect(kinds(line(0, event('recovered')), 0, during('about to be knocked out'))).toEqual([]);
    expect(kinds(line(0, out), 0, during('about to be knocked out'))).toEqual(['fall']);
  });

  test('how a fight ended is not shown while another card or fight is at hand', () => {
    expect(kinds(line(0, event('defeated')), 0, view([0]), view([0]))).toEqual([]);
    expect(kinds(line(0, event('defeated')), 0, view([0]))).toEqual(['ending']);
  });
});

test('wounds and weariness of some events are counted, and nothing else changes', () => {
  const before = view();
  const on = { thing: { thing: 7 } };
  const after = withEvents(before, [
    event('wounded', { ...on, amount: 2 }),
    event('exhausted', { ...on, amount: 3 }),
    event('recovered', { ...on, wounds: 1, exhaustion: 1 }),
    event('gold paid', { seat: 0, amount: 3 }),
  ]);
  expect(after.zones['hero/0']![0]!.counters).toEqual({ wounds: 2, exhaustion: 2 });
  expect(before.zones['hero/0']![0]!.counters).toEqual({ wounds: 1 });
  expect(withEvents(before, [event('gold paid')])).toBe(before);
});
