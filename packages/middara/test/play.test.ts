/** Encounters played at random, some with a party that has come some way: no crash, no dead end, nothing lost, and words
 *  for everything that comes up. `questwright soak middara` plays many more of them. */

import { soak } from '@questwright/harness';
import { labelOf, load, promptOf, type Event, type Game, type Message } from '@questwright/kernel';
import { wordCheck } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { ENGLISH, middara } from './whole.ts';
import { middaraSoak } from '../src/soak/index.ts';
import type { Middara } from '../src/world.ts';

test.each(['start', 'positions'] as const)(
  'random Adventurers can always go on, from %s',
  { timeout: 60_000 },
  (from) => {
    const idle: Event[] = [];
    const spoken = wordCheck({ definition: middara, messages: ENGLISH, title: 'game.title', board: () => [] });
    const report = soak(middara, {
      games: 2,
      seed: 'middara',
      packs: [[]],
      every: 20,
      cap: 30,
      kit: middaraSoak,
      from,
      onDecision: ({ loaded, game }) => {
        for (const { seat, options, forms, asked } of game.pending!.offers) {
          if (!asked) continue;
          spoken.met(promptOf(loaded, game, seat));
          for (const id of [...options, ...forms.map((form) => form.choice)])
            spoken.met(labelOf(loaded, game, seat, id));
        }
      },
      onEvents: (_, events) => {
        idle.push(...idleSteps(events));
        for (const event of events) {
          spoken.met(event);
          for (const one of (event.with['trace'] ?? []) as unknown as Message[]) spoken.met(one);
        }
      },
    });
    expect(report.failures.map(({ game, error }) => ({ game, error }))).toEqual([]);
    expect([report.games, report.decisions > 30]).toEqual([2, true]);
    expect(spoken.problems()).toEqual([]);
    expect(idle).toEqual([]);
  },
);

/** AI Steps that were true and of which nothing was done. */
function idleSteps(events: readonly Event[]): Event[] {
  return events.filter(({ tag, with: { trace } }, i) => {
    if (tag !== 'AI step true') return false;
    const lines = trace as unknown as Message[];
    const instructions = lines.filter(({ key }) => ['trace.can-do', 'trace.cannot-do'].includes(key)).length;
    const next = events.slice(i + 1, i + 1 + instructions);
    return next.length === instructions && next.every((one) => one.tag === 'instruction skipped');
  });
}
test('an idle AI Step would be found', () => {
  const step = { tag: 'AI step true', with: { trace: [{ key: 'trace.can-do', with: {} }] } } as unknown as Event;
  expect(idleSteps([step, { tag: 'instruction skipped', with: {} } as Event])).toEqual([step]);
  expect(idleSteps([step, { tag: 'attacks', with: {} } as Event])).toEqual([]);
});

describe('what a soak looks for', () => {
  const loaded = load(middara);
  const spoiled = (spoil: (world: Middara) => void): string | null => {
    const game: Game<Middara> = middaraSoak.position(loaded, 2, 'spoiled');
    expect(middaraSoak.broken(loaded, game)).toBeNull();
    spoil(game.world);
    return middaraSoak.broken(loaded, game);
  };
  test.each<[string, RegExp, (world: Middara) => void]>([
    ['a card that two have', /is there twice/, ({ figures }) => figures[1]!.gear.push(figures[0]!.gear[0]!)],
    ['a card that lies elsewhere', /lies in gear/, ({ figures: [one] }) => one!.pack.push(one!.gear.pop()!)],
    ['two figures in a space', /Two figures stand on/, ({ figures }) => (figures[0]!.square = figures.at(-1)!.square)],
    ['a figure beside the board', /no space of the board/, ({ figures }) => (figures[0]!.square = 'z99')],
    ['too much Stamina', /has 99 of 5 Stamina/, ({ figures }) => (figures[0]!.stamina = 99)],
    ['somebody dead who stands', /Damage and stands/, ({ figures }) => (figures.at(-1)!.damage = 99)],
    ['too many tokens', /6 vow on/, ({ things, figures }) => (things.counters['vow']![figures[0]!.thing] = 6)],
    [
      'two turns in a round',
      /Track twice/,
      ({ track, figures }) => {
        const card = { card: 'remi', group: 1, figures: [figures[0]!.thing] };
        track.push(card, card);
      },
    ],
    ['a token nowhere', /is on "" and with -1/, ({ tokens }) => (tokens[0]!.square = '')],
    ['debts', /There is -1 gold/, (world) => (world.gold = -1)],
  ])('%s', (_, words, spoil) => expect(spoiled(spoil)).toMatch(words));
});

test('the same seed gives the same position and Encounter', () => {
  const loaded = load(middara);
  const at = (seed: string): string => JSON.stringify(middaraSoak.position(loaded, 3, seed));
  expect(at('x')).toBe(at('x'));
  expect(
    new Set(['1', '2', '3', '4', '5', '6'].map((seed) => middaraSoak.options(loaded, seed)['encounter'])).size,
  ).toBeGreaterThan(2);
});
