/** Advice is given from what a seat sees: whatever lies hidden, it is the same. */

import { begin, clone, load, play, resample, seeded, type Game, type World } from '@questwright/kernel';
import { telling, words, entryFor } from '@questwright/messages';
import { expect, test } from 'vitest';
import { advice, GAMES } from '../src/index.ts';

const entryOf = (id: string) => GAMES.find(({ definition }) => definition.id === id)!;

test(
  'in Runebound it is on offer, has reasons, and does not change with what nobody may know',
  { timeout: 120_000 },
  () => {
    const entry = entryOf('runebound');
    const loaded = load(entry.definition);
    const game = begin(loaded, { seats: 2, seed: 'advice' });
    const { seat } = game.pending!.offers[0]!;
    const told = advice(loaded, game, seat)!;
    const { options, forms } = game.pending!.offers[0]!;
    expect([...options, ...forms.map(({ choice }) => choice)]).toContain(told.pick[0]);
    const say = words(entryFor(entry, []).messages);
    for (const message of told.messages) expect(say.problem(message)).toBeNull();
    expect(telling(say, {})(told.messages[0]!.key, told.messages[0]!.with)).toMatch(/^A good player would answer: /);
    const other: Game<World> = clone(loaded, game);
    resample(loaded, other, seat, seeded('other cards'));
    expect(other.world.things.card).not.toEqual(game.world.things.card);
    expect(advice(loaded, other, seat)).toEqual(told);
  },
);

test('in Middara it is a plan, which goes as far as nothing is rolled and can be answered as it is told', () => {
  const entry = entryOf('middara');
  const loaded = load(entry.definition);
  const game = begin(loaded, { seats: 1, seed: 'plan', options: { encounter: 'the-sluice' } });
  const say = words(entryFor(entry, []).messages);
  /** The answers that are told, given one after the other: how many numbers were drawn before each, and what was refused. */
  const given = (picks: readonly (readonly string[])[]): { drawn: number[]; refused: unknown[] } => {
    const all: Game<World> = clone(loaded, game);
    const { no } = game.pending!;
    const found = { drawn: [] as number[], refused: [] as unknown[] };
    for (const [i, pick] of picks.entries()) {
      found.drawn.push(all.dice.drawn - game.dice.drawn);
      const refusal = play(loaded, all, 0, { no: no + i, pick });
      if (refusal !== null) found.refused.push(refusal);
    }
    return found;
  };
  const plans: string[][] = [];
  for (let answers = 0; answers < 60 && game.pending !== null && plans.length < 3; answers++) {
    const { no, step } = game.pending;
    const told = advice(loaded, game, 0)!;
    const picks = [told.pick, ...told.then];
    expect(told.messages).toHaveLength(picks.length);
    for (const message of told.messages) expect(say.problem(message)).toBeNull();
    expect(given(picks)).toEqual({ drawn: picks.map(() => 0), refused: [] });
    if (step === 'action phase' && told.pick[0] === 'move') plans.push(picks.map(([choice]) => choice!.split(':')[0]!));
    const pick = step === 'outfit' ? ['ready outfit'] : told.pick;
    expect(play(loaded, game, 0, { no, pick })).toBeNull();
  }
  expect(plans).toHaveLength(3);
  for (const plan of plans) expect(plan.slice(0, 2)).toEqual(['move', 'walk']);
  expect(plans.some((plan) => plan.includes('attack'))).toBe(true);
});

test('a game whose bots play at random knows no advice, and a seat that is not asked gets none', () => {
  const lanterns = load(entryOf('lanterns').definition);
  const game = begin(lanterns, { seats: 2, seed: 'x' });
  expect(advice(lanterns, game, game.pending!.offers[0]!.seat)).toBeNull();
  const runebound = load(entryOf('runebound').definition);
  const other = begin(runebound, { seats: 2, seed: 'x' });
  const idle = [0, 1].find((seat) => !other.pending!.offers.some((one) => one.seat === seat))!;
  expect(advice(runebound, other, idle)).toBeNull();
});
