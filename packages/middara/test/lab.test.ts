/** What a lab counts in Encounters. */

import { load, type Event, type Game } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { expect, test } from 'vitest';
import { middaraLab, type Row } from '../src/lab/index.ts';
import { ENGLISH } from '../src/messages/index.ts';
import type { Middara } from '../src/world.ts';
import { middara } from './whole.ts';

const loaded = load(middara);
const rows = (encounter: string, won: number, of: number): Row[] =>
  Array.from({ length: of }, (_, n) => ({
    encounter,
    outcome: n < won ? 'win' : 'lose',
    end: `end.${encounter}.${n < won ? 'cleared' : 'lost'}`,
    rounds: 4 + (n % 3),
  }));

test('all Encounters come up equally often', () => {
  const inBox = [...loaded.content.values()].filter(({ content }) => content['kind'] === 'encounter').length;
  const all = Array.from({ length: 2 * inBox }, (_, n) => middaraLab.options!(loaded, n)['encounter']);
  expect(new Set(all.slice(0, inBox)).size).toBe(inBox);
  expect(all.slice(inBox)).toEqual(all.slice(0, inBox));
});

test('the first Encounter counts, with the End Condition that ended it', () => {
  const told = (tag: string, about: Event['with']): Event =>
    ({ tag, key: '', with: about, rule: 'kernel', cause: '', because: [], only: null }) as Event;
  const follower = middaraLab.follow(loaded, ['greedy']);
  const at = (encounter: string): Game<Middara> => ({ world: { encounter } }) as Game<Middara>;
  follower.saw(at(''), []);
  follower.saw(at('dank-grotto'), [told('round begins', { round: 1 })]);
  const end = { key: 'end.dank-grotto.cleared', with: {} };
  // A Reward lets the fight go on.
  follower.saw(at('dank-grotto'), [told('end condition', { end, outcome: 'win' }), told('fight goes on', {})]);
  expect(follower.isOver!()).toBe(false);
  follower.saw(at('dank-grotto'), [told('round begins', { round: 2 }), told('end condition', { end, outcome: 'win' })]);
  expect(follower.isOver!()).toBe(true);
  follower.saw(at('the-kennels'), [told('end condition', { end, outcome: 'lose' })]);
  expect(follower.row({} as Game<Middara>, 9)).toEqual({
    encounter: 'dank-grotto',
    outcome: 'win',
    end: 'end.dank-grotto.cleared',
    rounds: 2,
  });
});

test('shares have their intervals, and what lies outside is told', () => {
  const report = middaraLab.report([...rows('dank-grotto', 50, 100), ...rows('the-kennels', 90, 100)]);
  expect(middaraLab.summary(report, loaded)).toEqual({
    games: 200,
    won: { 'dank-grotto': [0.5, 0.404, 0.596], 'the-kennels': [0.9, 0.826, 0.945] },
  });
  const say = words(ENGLISH);
  expect(middaraLab.outside(report, loaded)!.map((one) => say(one))).toEqual([
    'The Kennels is won in 90.0 % of games (82.6 to 94.5).',
  ]);
  expect(middaraLab.outside(middaraLab.report(rows('the-kennels', 9, 9)), loaded)).toEqual([]);
  const titles = middaraLab.figures(report, loaded).map(({ title }) => say(title));
  expect(titles).toEqual(['Encounters won', 'Rounds of an Encounter', 'How Encounters end']);
});
