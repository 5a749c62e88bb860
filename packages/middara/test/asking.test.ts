/** Windows that a player does not want to be asked in are passed for them, as answers that the record keeps. */

import type { Game } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { passFor, WINDOWS } from '../src/index.ts';
import { middara, middaraEntry } from './whole.ts';
import type { GearCard } from '../src/cards.ts';
import type { Middara } from '../src/world.ts';
import { OPEN } from './rules/duel.ts';
import { events, field, type Field } from './rules/field.ts';

const charm: GearCard = {
  kind: 'item',
  tags: [],
  abilities: [{ timing: 'any time', ways: ['EXHAUST'], effects: [{ token: 'vow', to: 'self' }] }],
};
/** Rook attacks; Zeke, of the other player, could use something at any time. */
const table = (): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 2, seat: 0 }, zeke: { at: 'e5', seat: 1, gear: ['charm'] }, animate: 'c2' },
    cards: { charm },
    seats: 2,
    dice: [5, 5],
  });
const at = (game: unknown): Game<Middara> => game as Game<Middara>;

test('every window of the rules has a default', () => {
  const windows = Object.entries(middara.rules.procs).flatMap(([proc, steps]) =>
    Object.entries(steps).flatMap(([step, one]) => (one.window === undefined ? [] : [`${proc}/${step}`])),
  );
  expect(windows.filter((one) => !(one in WINDOWS))).toEqual([]);
  expect(Object.keys(WINDOWS).filter((one) => !windows.includes(one))).toEqual([]);
});

test('a window that concerns none of one’s figures is passed, unless one wants it', () => {
  const open = table().answer(0, 'attack:{animate}');
  expect(open.where()).toMatch(/before it hits or misses$/);
  expect(open.offers(1)).toContain('pass');
  expect(passFor(at(open.game), 1)).toEqual(['pass']);
  expect(passFor(at(open.game), 1, { 'attack/before it hits or misses': 'always' })).toBeNull();
  expect(passFor(at(open.game), 0)).toBeNull();
  expect([0, 1].map((seat) => middaraEntry.passes!(open.game, seat))).toEqual([null, ['pass']]);
  open.answer(1, ...passFor(at(open.game), 1)!);
  expect(events(open, 'hits')).toHaveLength(1);
});

test('a window that concerns one’s own figure is asked, unless it is switched off', () => {
  const own = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 2, gear: ['mallet', 'parrying-knife', 'charm'] }, animate: 'c2' },
    cards: { charm },
    dice: [5, 5],
  }).answer(0, 'attack:{animate}');
  expect(own.where()).toMatch(/before it hits or misses$/);
  expect(passFor(at(own.game), 0)).toBeNull();
  expect(passFor(at(own.game), 0, { 'attack/before it hits or misses': 'never' })).toEqual(['pass']);
});

test('Bottled Dawn asks nothing as long as nobody needs it', () => {
  const attacked = (lost: number): Field =>
    field({
      map: OPEN,
      figures: { rook: { at: 'b2', stamina: 2, damage: lost, gear: ['mallet', 'bottled-dawn'] }, animate: 'c2' },
      dice: [5, 5],
    }).answer(0, 'attack:{animate}');
  expect(attacked(8).where()).not.toMatch(/before it hits or misses$/);
  const inNeed = attacked(9);
  expect(inNeed.where()).toMatch(/before it hits or misses$/);
  expect(passFor(at(inNeed.game), 0)).toBeNull();
  expect(passFor(at(inNeed.game), 0, { 'attack/before it hits or misses': 'never' })).toEqual(['pass']);
});

test('a question that is no window is never passed', () => {
  expect(passFor(at(table().game), 0, { 'turn/action phase': 'never' })).toBeNull();
});

test('who manages a Combatant is not asked, unless one wants it', () => {
  const split = field({ map: OPEN, figures: { rook: { at: 'b2', seat: 0 }, animate: 'c2' }, seats: 2 });
  const game = at(split.game);
  const pending = { ...game.pending!, proc: 'distribution', step: 'another split' };
  expect(passFor({ ...game, pending }, 0)).toEqual(['as it is']);
  expect(passFor({ ...game, pending }, 0, { 'distribution/another split': 'always' })).toBeNull();
});
