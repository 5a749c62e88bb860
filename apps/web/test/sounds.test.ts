import type { SeenEvent } from '@questwright/protocol';
import { runeboundEntry } from '@questwright/runebound';
import { expect, test } from 'vitest';
import { isNews } from '../src/games/runebound/story/news.ts';
import { soundOf } from '../src/games/runebound/sounds.ts';
import { SOUND_KINDS } from '../src/sound/kinds.ts';

const { messages, definition } = runeboundEntry;
const content = new Map(Object.entries(definition.rules.content));
const tags = Object.keys(messages).flatMap((key) => (key.startsWith('event.') ? [key.slice('event.'.length)] : []));
const event = (tag: string, params: Record<string, unknown> = {}): SeenEvent =>
  ({ tag, key: `event.${tag}`, with: params, rule: 'RB-TRN-01', because: [] }) as unknown as SeenEvent;

test('every sound but the one that calls the reader is heard of something that can happen', () => {
  const [rune] = [...content].find(([, card]) => card['dragonRune'] === true)!;
  const heard = new Set([
    ...tags.map((tag) => soundOf(event(tag), content)),
    soundOf(event('combat roll', { for: 'attack', success: 'true' }), content),
    soundOf(event('defeated', { card: { content: rune } }), content),
  ]);
  expect(SOUND_KINDS.filter((kind) => !heard.has(kind))).toEqual(['your-turn']);
});

test('an attack hits or misses; a defence that holds is a miss, one that breaks is heard by the wound', () => {
  const roll = (way: string, success: string) => soundOf(event('combat roll', { for: way, success }), content);
  expect([roll('attack', 'true'), roll('attack', 'false')]).toEqual(['hit', 'miss']);
  expect([roll('defense', 'true'), roll('defense', 'false')]).toEqual(['miss', null]);
});

test('a common card is a card', () => {
  expect(soundOf(event('gained', { card: { content: 'no-such-card' } }), content)).toBe('card');
  expect(soundOf(event('defeated', { card: { content: 'no-such-card' } }), content)).toBe('kill');
});

test('only some of what happens is news for whoever was away', () => {
  const news = tags.filter((tag) => isNews(event(tag)));
  expect(news).toEqual(expect.arrayContaining(['defeated', 'knocked out', 'won', 'experience gained']));
  expect(news.length).toBeLessThan(tags.length / 3);
});
