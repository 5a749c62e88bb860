import type { LogLine, SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { asText, filtered, isScene, sentencesIn, turnsOf, type SceneOf } from '../src/table/log/log-groups.ts';

const event = (tag: string, text: string): SeenEvent =>
  ({ tag, key: text, with: {}, rule: 'kernel', cause: '', because: [] }) as unknown as SeenEvent;
const line = (seq: number, seat: number, events: SeenEvent[], more: Partial<LogLine> = {}): LogLine => ({
  seq,
  seat,
  line: seq,
  undone: false,
  takesBack: false,
  events,
  ...more,
});
const sceneOf: SceneOf = ({ tag }) =>
  tag.startsWith('fight') ? { kind: 'fight', decides: tag === 'fight won' } : null;
const say = ({ key }: SeenEvent): string => key;

const LOG = [
  line(0, 0, [event('hero taken', 'Kesh is here.')]),
  line(1, 0, [event('turn began', 'Round 1, Kesh.'), event('entered', 'Kesh enters Tamalir.')]),
  line(2, 0, [event('fight', 'Kesh attacks.'), event('fight', 'A hit.')]),
  line(3, 0, [event('fight won', 'Kesh defeats the Boar.'), event('gold', 'Kesh gains 2 gold.')]),
  line(4, 1, [event('turn began', 'Round 1, Ilsa.'), event('fight', 'Ilsa attacks.')], { undone: true }),
  line(5, 1, [], { takesBack: true }),
  line(6, 1, [event('fight', 'Ilsa defends.')]),
];
const turns = turnsOf(LOG, say, sceneOf);

test('a turn begins with its title; a fight is one part of it, told by what decided it', () => {
  expect(turns.map(({ title, takenBack }) => (takenBack ? 'back' : (title?.text ?? null)))).toEqual([
    null,
    'Round 1, Kesh.',
    'Round 1, Ilsa.',
    'back',
    null,
  ]);
  const kesh = turns[1]!;
  expect(kesh.parts.map((part) => (isScene(part) ? part.sentences.length : part.text))).toEqual([
    'Kesh enters Tamalir.',
    3,
    'Kesh gains 2 gold.',
  ]);
  expect(kesh.parts[1]).toMatchObject({ kind: 'fight', decided: { text: 'Kesh defeats the Boar.' } });
  expect(turns[4]!.parts[0]).toMatchObject({ kind: 'fight', decided: null });
  expect(turns.flatMap(sentencesIn)).toHaveLength(LOG.flatMap(({ events }) => events).length);
});

test('a filter keeps the sentences with all its words, of one seat, under the title of their turn', () => {
  const found = filtered(turns, { words: 'KESH gains', seat: null });
  expect(found.map((turn) => [turn.title?.text, turn.parts.length])).toEqual([['Round 1, Kesh.', 1]]);
  const ilsa = filtered(turns, { words: '', seat: 1 }).flatMap(({ parts }) => parts);
  expect(ilsa.map((part) => (isScene(part) ? null : part.text))).toEqual(['Ilsa attacks.', 'Ilsa defends.']);
  expect(filtered(turns, { words: 'dragon', seat: null })).toEqual([]);
  expect(filtered(turns, { words: ' ', seat: null })).toEqual(turns);
});

test('as plain text everything is there in order, and what was taken back says so', () => {
  const text = asText(turns, { takenBack: 'Answers were taken back.', undone: (one) => `${one} (taken back)` });
  expect(text).toBe(`  Kesh is here.

Round 1, Kesh.
  Kesh enters Tamalir.
    Kesh attacks.
    A hit.
    Kesh defeats the Boar.
  Kesh gains 2 gold.

Round 1, Ilsa. (taken back)
    Ilsa attacks. (taken back)

Answers were taken back.

    Ilsa defends.
`);
});
