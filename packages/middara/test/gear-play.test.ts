/** The first Encounter with the cards of the book in hand, played at random: no crash, no dead end, words for all of it. */

import { soak } from '@questwright/harness';
import { labelOf, promptOf, type Definition, type Message } from '@questwright/kernel';
import { wordCheck } from '@questwright/messages';
import { expect, test } from 'vitest';
import { ENGLISH, middara } from '../src/index.ts';
import type { Middara } from '../src/world.ts';

const GEAR: Record<string, readonly string[]> = {
  remi: ['great-hammer', 'hammer-helm', 'intervention', 'cuirass'],
  zeke: ['magic-tome', 'gore-shot', 'vitality-juice-box', 'deflection-core'],
  rook: ['mallet', 'buckler', 'master-work', 'sinful-privilege'],
  nightingale: ['long-sword', 'katar', 'false-idol', 'like-the-shadows'],
};
const content = { ...middara.rules.content };
for (const [who, gear] of Object.entries(GEAR)) content[who] = { ...content[who], gear };
const geared: Definition<Middara> = { ...middara, rules: { ...middara.rules, content } };

test('random Adventurers with Items and Disciplines can always go on', { timeout: 60_000 }, () => {
  const spoken = wordCheck({ definition: geared, messages: ENGLISH, title: 'game.title', board: () => [] });
  const used = new Set<string>();
  const report = soak(geared, {
    games: 4,
    seed: 'gear',
    every: 64,
    cap: 150,
    onDecision: ({ loaded, game }) => {
      for (const { seat, options, forms, asked } of game.pending!.offers) {
        if (!asked) continue;
        spoken.met(promptOf(loaded, game, seat));
        for (const id of [...options, ...forms.map((form) => form.choice)]) spoken.met(labelOf(loaded, game, seat, id));
      }
    },
    onEvents: (_, events) => {
      for (const event of events) {
        spoken.met(event);
        if (event.tag === 'ability used') used.add((event.with['card'] as { content: string }).content);
        for (const one of (event.with['trace'] ?? []) as unknown as Message[]) spoken.met(one);
      }
    },
  });
  expect(report.failures.map(({ game, error }) => ({ game, error }))).toEqual([]);
  expect(spoken.problems()).toEqual([]);
  expect(used.size).toBeGreaterThan(4);
});
