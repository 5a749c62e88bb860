import { elementOf, eventFor, labelOf, load, next, promptOf, view, whyNot, type Effect } from '@questwright/kernel';
import { soak } from '@questwright/harness';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { wholeLanterns as lanterns } from '../src/secrets.ts';
import messages from '../src/lanterns/messages.en.json' with { type: 'json' };
import secrets from '../src/lanterns/secrets.en.json' with { type: 'json' };

const say = words({ ...messages, ...secrets });
const BIG = ['night-market', 'high-water', 'bottle-post'];
const sets = [[], BIG, [...BIG, 'long-night', 'still-air'], [...BIG, 'grand-illumination', 'squall'], ['short-candle']];

describe('the words of Lanterns', () => {
  test('packs, cards and their effects have names', () => {
    const wanted = new Set(['game.title', 'result', 'back.river', 'back.letter']);
    for (const { id } of lanterns.packs) wanted.add(`pack.${id}`);
    for (const packs of sets) {
      const loaded = load(lanterns, { packs });
      for (const zone in loaded.rules.zones) wanted.add(`zone.${zone}`);
      for (const way in loaded.rules.ways) wanted.add(`way.${way}`);
      for (const [id] of loaded.content) wanted.add(`content.${id}`).add(`flavour.${id}`);
      for (const [effect, { verb }] of loaded.verbOf) wanted.add(verb.text(effect as Effect).key);
    }
    expect(say.missing(wanted)).toEqual([]);
  });

  test('what comes up in play can be said to everybody', { timeout: 60_000 }, () => {
    const problems = new Set<string>();
    const lost = ['draw', 'dive', 'fish', 'offer', 'accept'];
    soak(lanterns, {
      games: 60,
      seed: 'words',
      packs: sets,
      every: 10_000,
      onEvents: ({ loaded, game }, events) => {
        for (const viewer of [0, 1, null]) {
          const context = { view: view(loaded, game, viewer) };
          const met = (message: Parameters<typeof say>[0]): void => {
            const problem = say.problem(message, context);
            if (problem) problems.add(problem);
          };
          for (const event of events) met(eventFor(event, viewer));
          const offer = game.pending?.offers.find((one) => one.seat === viewer);
          if (!offer || viewer === null) continue;
          if (offer.asked) met(promptOf(loaded, game, viewer));
          for (const id of [...offer.options, ...offer.asides]) met(labelOf(loaded, game, viewer, id));
          for (const { choice } of offer.forms) {
            met(labelOf(loaded, game, viewer, choice));
            for (const element of next(offer, [choice])) met(elementOf(loaded, game, viewer, choice, element));
          }
          const hand = game.world.things.piles[`hand/${viewer}`]!;
          const tried = hand.flatMap((thing) =>
            ['light', 'rig', 'play', 'hide', 'overboard'].map((name) => `${name}:${thing}`),
          );
          for (const id of [...lost, ...tried]) {
            const refusal = whyNot(loaded, game, viewer, id);
            if (refusal) met(refusal);
          }
        }
      },
    });
    expect([...problems]).toEqual([]);
  });
});
