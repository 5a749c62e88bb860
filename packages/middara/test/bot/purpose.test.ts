/** The bot knows what an Encounter is about, whoever has written it. */

import { answerBy } from '@questwright/bots';
import { reask } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import type { EncounterCard } from '../../src/cards.ts';
import type { Dynamite } from '../../src/world.ts';
import { field, type Given } from '../rules/field.ts';
import { answer } from './answer.ts';

const encounter = (ends: EncounterCard['ends']): Partial<EncounterCard> => ({
  ends,
  secret: { ends: Object.fromEntries(Object.keys(ends).map((end) => [end, []])) },
});
const CLEARED = { outcome: 'win', when: { 'all defeated': 'opponents' } } as const;
const OUT = encounter({ out: { outcome: 'win', exit: 'blue' } });
const CORRIDOR = ['............'];
const exitAt = (square: string): NonNullable<Given['tokens']> => [{ kind: 'exit', square }];

test('it walks to the Exit and away from a fight that wins nothing', () => {
  const given = { map: CORRIDOR, encounter: OUT, tokens: exitAt('a1') };
  const figures = { rook: { at: 'g1', stamina: 1 }, 'cave-sickle': 'l1' };
  expect(answer({ ...given, figures })).toEqual(['move']);
  expect(answer({ ...given, figures }, 'move')).toEqual(['walk', 'f1', 'e1', 'd1', 'c1', 'b1']);
});
test('it pays for more Movement Points where they win', () => {
  const given = { map: CORRIDOR, encounter: OUT, tokens: exitAt('a1') };
  const figures = { rook: { at: 'g1', stamina: 3 }, 'cave-sickle': 'l1' };
  expect(answer({ ...given, figures }, 'move')).toEqual(['more']);
  expect(answer({ ...given, figures }, 'move', 'more')).toEqual(['walk', 'f1', 'e1', 'd1', 'c1', 'b1', 'a1']);
});
test('on the Exit it ends the turn, whoever could be attacked', () => {
  const figures = { rook: { at: 'a1', stamina: 5 }, 'cave-sickle': { at: 'b1', damage: 5 } };
  expect(answer({ map: CORRIDOR, encounter: OUT, tokens: exitAt('a1'), figures })).toEqual(['end turn']);
});
test('the nearer of two Exits is as good as the other', () => {
  const both = encounter({ red: { outcome: 'win', exit: 'red' }, blue: { outcome: 'win', exit: 'blue' } });
  const tokens = [
    { kind: 'exit', square: 'a1', colour: 'red' },
    { kind: 'exit', square: 'l1', colour: 'blue' },
  ] as const;
  const walked = (at: string): string =>
    answer({ map: CORRIDOR, encounter: both, tokens, figures: { rook: { at, stamina: 1 } } }, 'move')[1]!;
  expect([walked('e1'), walked('h1')]).toEqual(['d1', 'i1']);
});

test('it keeps out of reach while it is nearly Defeated, but not when time runs out', () => {
  const figures = { rook: { at: 'a1', stamina: 3, damage: 12 }, gevaudan: 'j1' };
  const until = (round: number): readonly string[] =>
    answer({
      map: CORRIDOR,
      figures,
      encounter: encounter({ cleared: CLEARED, flooded: { outcome: 'lose', when: { round } } }),
    });
  expect([until(30), until(1)]).toEqual([['end turn'], ['move']]);
});

test('it goes where an ally stands opposite', () => {
  const figures = { rook: { at: 'a3', stamina: 3 }, zeke: 'd3', animate: 'c3' };
  const walk = answer(
    { figures, map: ['.....', '.....', '.....', '.....', '.....'], encounter: encounter({ cleared: CLEARED }) },
    'move',
  );
  expect(walk).toEqual(['walk', 'b3']);
  const other = answer({ figures: { ...figures, zeke: 'c4' }, encounter: encounter({ cleared: CLEARED }) }, 'move');
  expect(other.at(-1)).toBe('c2');
});
/** What the bot answers in round 2 with this Dynamite burning. */
function burning(given: Given, dynamite: Partial<Dynamite>): readonly string[] {
  const table = field({ encounter: OUT, ...given });
  table.edit((game) => {
    const thing = game.world.things.card.length - 1;
    game.world.round = 2;
    game.world.dynamite = [{ thing, square: '', bearer: -1, lit: 1, ...dynamite }];
    reask(table.loaded, game);
  });
  return answerBy(table.loaded, table.game, greedyBot(table.loaded), 0);
}
test('it gets away from Dynamite that goes off in this round, and lets other Dynamite lie', () => {
  const beside = (lit: number): readonly string[] =>
    burning({ map: CORRIDOR, figures: { rook: { at: 'b1', stamina: 1 } } }, { square: 'a1', lit });
  expect([beside(1), beside(2)]).toEqual([['move'], ['end turn']]);
});
test('it throws Dynamite among opponents, and away from friends', () => {
  const map = ['......', '......', '......'];
  const figures = { rook: { at: 'a2', stamina: 1 }, 'cave-sickle': 'e1', 'cave-sickle 2': 'e3' };
  expect(burning({ map, figures }, { bearer: 0 })[0]).toMatch(/^throw:\d+:[de]2$/);
  expect(burning({ map, figures: { ...figures, zeke: 'e2' } }, { bearer: 0 })[0]).toMatch(/:c\d$/);
});
test('it goes where Loot lies and takes it', () => {
  const given = { map: CORRIDOR, encounter: OUT, tokens: [{ kind: 'loot', square: 'd1' }] } as const;
  const figures = { rook: { at: 'a1', stamina: 3 } };
  expect(answer({ ...given, figures }, 'move')).toEqual(['walk', 'b1', 'c1']);
  expect(answer({ ...given, figures }, 'move', 'stop')[0]).not.toMatch(/^loot/);
  expect(answer({ ...given, figures: { rook: { at: 'c1', stamina: 3 } } })[0]).toMatch(/^loot:/);
});

test('a DODGE must be worth its SP', () => {
  const rook = { at: 'b2', stamina: 2 };
  expect(answer({ figures: { rook, 'ditch-imp': 'c2' }, play: 'ditch-imp' })).toEqual(['stand']);
  expect(answer({ figures: { rook: { ...rook, damage: 12 }, animate: 'c2' }, play: 'animate' })).toEqual(['dodge']);
});
