/** The same happening with and without a window that concerns nobody. */

import { begin, field, load, play, type Definition, type Step, type Steps, type World } from '@questwright/kernel';
import { perSecond } from './measure.ts';

const rule = 'W' as never;
const HAPPENINGS = 500;

interface Wounds extends World {
  wounds: number;
}

function definition(steps: Steps<Wounds>): Definition<Wounds> {
  return {
    id: 'window',
    version: '1',
    seats: { min: 4, max: 4, rule },
    packs: [],
    rules: {
      schema: { wounds: field.whole() },
      zones: { play: { per: 'seat', sees: 'all', live: true }, deck: { sees: 'none' } },
      content: {
        plain: {},
        ward: { abilities: [{ timing: 'about to be wounded', effects: [] }] },
        bell: { abilities: [{ timing: 'another time', effects: [] }] },
      },
      setup: {
        // Eight cards in play at each seat, a third of which listen, but to another timing.
        cards: {
          rule,
          do: (t) => {
            t.add('ward', 'deck');
            for (const seat of t.seats) {
              for (let i = 0; i < 8; i++) t.move(t.add(i % 3 === 0 ? 'bell' : 'plain', 'deck'), `play/${seat}`);
            }
          },
        },
      },
      procs: {
        game: {
          ask: { rule, ask: { seats: () => [0], evenIfForced: true, choices: { go: { rule, then: () => {} } } } },
          wounds: {
            rule,
            do: () => ({
              run: Array.from({ length: HAPPENINGS }, () => ({ proc: 'wounds', with: { who: 1, n: 1 } })),
              goto: 'ask',
            }),
          },
        },
        wounds: steps,
      },
      timings: {
        'about to be wounded': { rule, choices: {} },
        wounded: { rule, choices: {} },
        'another time': { rule, choices: {} },
      },
      watch: { fallen: { rule, on: ['wounded'], do: () => undefined } },
    },
  };
}

const happen: Step<Wounds, { who: number; n: number }> = {
  rule,
  do: (t) => {
    t.world.wounds += t.locals.n;
    t.emit('wounded', { ...t.locals });
  },
};
const read: Step<Wounds> = { rule, do: (t) => ({ done: t.world.wounds }) };

export function happenings(kind: 'without' | 'with'): number {
  const window: Steps<Wounds> = { 'about to': { rule, window: { timing: 'about to be wounded' } } };
  const loaded = load(definition(kind === 'with' ? { ...window, happen, read } : { happen, read }));
  const game = begin(loaded, { seats: 4, seed: 'bench' });
  return perSecond(() => {
    play(loaded, game, 0, { no: game.pending!.no, pick: ['go'] });
    return HAPPENINGS;
  });
}
