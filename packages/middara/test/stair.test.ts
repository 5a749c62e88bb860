/** The Encounters on the Stair: what each of them turns on, played from their setup on. */

import { arrange } from '@questwright/harness';
import { reask } from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { EncounterCard } from '../src/cards.ts';
import type { Aim } from '../src/rules/encounter/aims.ts';
import { attack, at, damage, field, on, terrain, type Field, type Given } from './rules/field.ts';
import { begin, nameOf, who } from './rules/stage.ts';
import { middara } from './whole.ts';

/** Everybody has taken the first free space; Remi's turn is the first. Whoever is not named is put away, so that nobody
 *  interferes; a square puts somebody there. */
function begun(encounter: string, kept: Readonly<Record<string, string | null>>): Field {
  const { combatants } = middara.rules.content[encounter] as EncounterCard;
  const cards = 4 + new Set(combatants.map((one) => one.card)).size;
  const table = begin(arrange(middara, { seats: 1, options: { encounter, outfit: 'none' } }), cards);
  table.world.figures.forEach(({ thing, number }, i) => {
    const name = number === 1 ? nameOf(table, thing) : '';
    if (!(name in kept)) table.set(`figures.${i}.square`, '');
    else if (kept[name] !== null) table.set(`figures.${i}.square`, kept[name]!);
  });
  return table.edit((game) => reask(table.loaded, game));
}
/** Somebody stands elsewhere, and is asked anew. */
const put = (table: Field, card: string, square: string): Field =>
  table.edit((game) => {
    who(table, card).square = square;
    reask(table.loaded, game);
  });
const tokens = (table: Field): string[] => table.world.tokens.map(({ kind, square }) => `${kind} ${square}`);
const standing = (table: Field, card: string): string[] =>
  table.world.figures
    .filter(({ thing, square }) => square !== '' && nameOf(table, thing) === card)
    .map(({ square }) => square)
    .toSorted();
/** This round begins. */
function untilRound(table: Field, round: number): Field {
  table.set('round', round - 1);
  table.world.figures.forEach((_, i) => table.set(`figures.${i}.acted`, true));
  return table.answer(0, 'end turn');
}
/** Whoever comes into play takes the first space. */
function settled(table: Field): Field {
  while (!table.game.over && table.offers(0)[0]?.startsWith('arrive:') === true) table.answer(0, table.offers(0)[0]!);
  return table;
}

test('the tide falls in two steps, and what it leaves can be had', () => {
  const table = begun('steps-that-come-up', { remi: 'a2', 'kept-lodger': 'l4' });
  const strips = (): string[] => [terrain(table, 'g3'), terrain(table, 'j3')];
  expect(strips()).toEqual(['water', 'water']);
  settled(untilRound(table, 3));
  expect(strips()).toEqual(['muck', 'water']);
  expect(standing(table, 'silt-eel')).toEqual(['g3', 'h4']);
  expect(tokens(table)).toContain('loot h2');
  settled(untilRound(table, 5));
  expect(strips()).toEqual(['muck', 'muck']);
});
test('whoever reads the gauge may leave by the top step; the late have lost', () => {
  const read = begun('steps-that-come-up', { remi: 'k5', 'kept-lodger': 'g1' })
    .answer(0, 'move')
    .answer(0, 'walk', 'l5');
  expect(tokens(read)).toContain('exit a3');
  const late = untilRound(begun('steps-that-come-up', { remi: 'a2', 'kept-lodger': 'l2' }), 8);
  expect(late.game.result).toMatchObject({ outcome: 'lose', end: 'late' });
});

const squaresOf = (table: Field): readonly string[] =>
  (table.value('aims', 'found') as (Aim & { squares: string[] })[])[0]!.squares;
test('three households must be found, and who comes beside one has found it', () => {
  const table = begun('stairs-full-of-people', { remi: 'l4' });
  expect(squaresOf(table)).toEqual(expect.arrayContaining(['l2', 'g10', 'k11']));
  table.answer(0, 'move').dice(6, 6).answer(0, 'walk', 'l3', 'l2');
  expect(tokens(table)).not.toContain('objective l1');
  expect(squaresOf(table)).not.toContain('l2');
  expect(table.game.over).toBe(false);
  put(table, 'remi', 'g9').answer(0, 'walk', 'g10');
  settled(table);
  put(table, 'remi', 'l9').answer(0, 'walk', 'l10');
  settled(table);
  expect(tokens(table)).not.toContain('objective l11');
  expect(table.events.filter(({ tag }) => tag === 'end condition')).toMatchObject([{ with: { outcome: 'win' } }]);
});

test('who has the toll book stands between the guards that were there and those that come', () => {
  const table = begun('toll-house-row', { remi: 'i5', 'toll-guard': 'h3' });
  table.answer(0, 'move').answer(0, 'walk', 'i6');
  settled(table);
  expect(standing(table, 'toll-guard')).toEqual(['c2', 'c5', 'h3']);
  expect(standing(table, 'silt-eel')).toEqual(['d3']);
  expect(tokens(table)).toContain('exit a6');
});
test('nobody comes through the bars but where there are none', () => {
  const table = begun('toll-house-row', { remi: 'h1', tolling: 'l4' }).answer(0, 'move');
  expect(table.tryAnswer(0, 'walk', 'i1')).not.toBeNull();
  put(table, 'remi', 'h3');
  expect(table.tryAnswer(0, 'walk', 'i3')).toBeNull();
});

test('Number One puts down what it carries, and goes on', () => {
  const table = begun('the-tip', { remi: 'a3', zeke: 'a4', rook: 'h3', 'number-one': null });
  const first = table.world.figures.indexOf(who(table, 'number-one'));
  table.set(`figures.${first}.damage`, 15).answer(0, 'end turn').answer(0, 'end turn');
  table.dice(6, 6).answer(0, 'attack:{number-one}').answer(0, 'plain');
  for (let i = 0; i < 3 && standing(table, 'number-one').length > 0; i++) table.answer(0, table.offers(0)[0]!);
  settled(table);
  expect(standing(table, 'number-one-unladen')).toHaveLength(1);
  expect(table.world.ends).toEqual(['over', 'lost']);
  expect(table.game.over).toBe(false);
});
test('the whistle ends the shift, but for the first of them', () => {
  const table = begun('the-tip', { remi: 'k6', 'number-one': null, 'ditch-imp': 'd1' });
  table.answer(0, 'move').dice(6, 6, 6, 6, 6).answer(0, 'walk', 'k5', 'l5');
  settled(table);
  expect([standing(table, 'ditch-imp'), standing(table, 'number-one')]).toEqual([[], []]);
  expect(standing(table, 'number-one-unladen')).toHaveLength(1);
});

/** What comes of a hit on Zeke. */
const struck = (by: string, from: Given['figures'][string], dice: readonly number[]): Field =>
  field({
    map: ['......', '......'],
    figures: { zeke: { at: 'b1', stamina: 0 }, [by]: from },
    play: attack(by, 'zeke'),
    dice,
  });
test('an eel changes places with whoever it bites', () => {
  const table = struck('silt-eel', 'c1', [6, 6, 1, 1]);
  expect([at(table, 'zeke'), at(table, 'silt-eel')]).toEqual(['c1', 'b1']);
});
test('a ferryman fetches, a moth drinks', () => {
  const fetched = struck('kept-ferryman', 'd1', [5, 4, 1, 1]);
  expect([at(fetched, 'zeke'), on(fetched, 'zeke', 'wilt')]).toEqual(['c1', 1]);
  const drunk = struck('wick-moth', { at: 'c1', damage: 3 }, [6, 5, 1, 1]);
  expect([damage(drunk, 'wick-moth'), on(drunk, 'zeke', 'darkness')]).toEqual([1, 1]);
});
