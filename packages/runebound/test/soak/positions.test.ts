/** Generated positions: sound, the same for the same seed, and rich enough to bring everything to the table. */

import { checkDecision } from '@questwright/harness';
import { canonical, load, type Game, type Loaded } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { runebound, type RuneboundWorld } from '../../src/index.ts';
import { soakWith } from '../../src/soak/index.ts';
import { VARIANTS } from '../../src/variants/index.ts';
import { withBattleCards } from '../battles.ts';

const { position, broken, unreachable } = await soakWith(VARIANTS);
const SETS = [
  [],
  ['doom-track'],
  ['short-quest'],
  ['item-limits', 'ally-limits', 'longer'],
  ['travel-hazards', 'doom-track'],
];
const TABLES = SETS.map((packs) => load(runebound, { packs }));

interface Made {
  loaded: Loaded<RuneboundWorld>;
  game: Game<RuneboundWorld>;
}
const made = (count: number): Made[] =>
  Array.from({ length: count }, (_, n) => {
    const loaded = TABLES[n % TABLES.length]!;
    return { loaded, game: position(loaded, 1 + (n % 6), `made ${n}`) };
  });

describe('generated positions', () => {
  const all = made(90);

  test('are sound: invariants hold, somebody must choose, nobody has won', () => {
    for (const [n, { loaded, game }] of all.entries()) {
      expect([n, broken(loaded, game), game.over, game.pending === null]).toEqual([n, null, false, false]);
    }
  });
  test('pass the checks of every game', { timeout: 60_000 }, () => {
    for (const [n, { loaded, game }] of all.slice(0, 12).entries()) {
      expect(() => checkDecision(loaded, game, `check ${n}`)).not.toThrow();
    }
  });
  test('the same seed gives the same position, another seed another', () => {
    const [one, same, other] = ['x', 'x', 'y'].map((seed) => canonical(position(TABLES[1]!, 4, seed)));
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
  test('hold all that a long game brings about', () => {
    const heroes = all.flatMap(({ game }) => game.world.heroes);
    const some = (claim: (made: Made) => boolean): boolean => all.some(claim);
    const things = (game: Game<RuneboundWorld>, zone: RegExp): number[] =>
      Object.entries(game.world.things.piles).flatMap(([name, pile]) => (zone.test(name) ? pile : []));
    const content = ({ loaded, game }: Made, thing: number): Record<string, unknown> =>
      loaded.content.get(game.world.things.cards[game.world.things.card[thing]!]!)!.content;
    const held = (what: (card: Record<string, unknown>) => boolean) =>
      some((one) => things(one.game, /^area/).some((thing) => what(content(one, thing))));
    expect({
      experience: heroes.some(({ experience }) => experience.life === 3),
      'counters to spend': heroes.some(({ counters }) => counters.red > 0),
      'noted points': heroes.some(({ points }) => points > 0),
      allies: held(({ kind }) => kind === 'ally'),
      runes: held(({ dragonRune }) => dragonRune === true),
      'kept encounters': held(({ kind }) => kind === 'encounter'),
      'activated cards': some(({ game }) => things(game, /^area/).some((thing) => game.world.things.face[thing] === 0)),
      wounds: some(({ game }) =>
        things(game, /^hero/).some((thing) => game.world.things.counters['wounds']![thing]! > 0),
      ),
      'a full track': some(({ game }) => game.world.undefeated.every(({ thing }) => thing >= 0)),
      'an event in play': some(({ game }) => things(game, /^event$/).length === 1),
      'a doom track with one town to go': some(
        ({ game }) => (game.world as RuneboundWorld & { doom?: { counters: string[] } }).doom?.counters.length === 7,
      ),
      'heroes in one space': some(
        ({ game: { world } }) => new Set(world.heroes.map(({ space }) => space)).size < world.heroes.length,
      ),
    }).toEqual(
      Object.fromEntries(
        [
          'experience',
          'counters to spend',
          'noted points',
          'allies',
          'runes',
          'kept encounters',
          'activated cards',
          'wounds',
          'a full track',
          'an event in play',
          'a doom track with one town to go',
          'heroes in one space',
        ].map((what) => [what, true]),
      ),
    );
  });
});

test('whoever rolled can be gone only where a card answers the rolls of Allies', () => {
  const step = 'combat roll/nobody left who rolled';
  const found = (packs: string[]) => unreachable(load(withBattleCards, { packs }))[step];
  expect(found([])).toMatch(/no card answers/);
  expect(found(['battle-cards'])).toBeUndefined();
});
