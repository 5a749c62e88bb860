import type { SeenEvent } from '@questwright/protocol';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games/game.ts';

const event = (tag: string): SeenEvent => ({ tag, key: `event.${tag}`, with: {} }) as unknown as SeenEvent;
const shown = async (...packs: string[]) => {
  const { ui, say, content } = (await loadGame('runebound', packs))!;
  return {
    panels: ui.panels!.length,
    says: (key: string) => say.has(key),
    sound: (tag: string) => ui.soundOf!(event(tag), content),
    isNews: (tag: string) => ui.isNews!(event(tag)),
    part: (tag: string) => ui.partOf!(event(tag)),
  };
};

test('a pack brings its panel, words, sounds and news, only while it is on', async () => {
  const [with_, without] = [await shown('doom-track'), await shown()];
  expect([with_.panels, without.panels]).toEqual([1, 0]);
  for (const key of ['top.doom', 'event.doom counter placed'])
    expect([key, with_.says(key), without.says(key)]).toEqual([key, true, false]);
  for (const tag of ['doom counter placed', 'endgame began'])
    expect([with_.sound(tag), with_.isNews(tag), without.sound(tag), without.isNews(tag)]).toEqual([
      'event',
      true,
      null,
      false,
    ]);
  expect([with_.sound('eliminated'), with_.isNews('eliminated')]).toEqual(['knockout', true]);
  expect([with_.sound('sold'), with_.isNews('won'), with_.part('entered')]).toEqual(['coin', true, 'move']);
});

test('each pack has its own', async () => {
  const [hazards, allies, both] = [
    await shown('travel-hazards'),
    await shown('ally-limits'),
    await shown('travel-hazards', 'ally-limits', 'no-such-pack'),
  ];
  expect([hazards, allies, both].map(({ part }) => part('hazard met'))).toEqual(['card', null, 'card']);
  expect([hazards, allies, both].map(({ sound }) => sound('wages paid'))).toEqual([null, 'coin', 'coin']);
});
