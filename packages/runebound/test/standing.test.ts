/** "Fight on": what it answers, and where it stops. */

import { limitsOf, telling, words, type NextStanding, type Scene } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { runeboundEntry } from '../src/index.ts';
import { attempt, phase, say, type Battle } from './battles.ts';
import { chancesIn, seenIn } from './odds/playouts.ts';

const [FIGHT_ON, PASS_ON] = runeboundEntry.standing!;
const next = (table: Battle, set = {}, seat = 0): NextStanding =>
  FIGHT_ON!.next(seenIn(table.loaded, table.game, seat) as Scene, limitsOf(FIGHT_ON!, set));
const stopOf = (found: NextStanding): string | null =>
  typeof found === 'object' && 'stop' in found ? found.stop.id : null;
const ALL = { points: 100, knockout: 100 };

test('it fights by the best odds to the end, and stops there', () => {
  const table = attempt({ deck: ['tough'], area: ['squire'] });
  let answers = 0;
  let found = next(table, ALL);
  for (; stopOf(found) === null; found = next(table, ALL)) {
    const { pick } = found as { pick: string[] };
    const chances = chancesIn(table).options;
    const best = Math.max(...[...chances.values()].map(({ win }) => win));
    expect(chances.get(pick[0]!)?.win ?? best).toBeCloseTo(best, 6);
    table.answer(0, ...pick);
    answers++;
  }
  expect(stopOf(found)).toBe('fight-over');
  expect(answers).toBeGreaterThan(2);
  expect(table.events.some(({ tag }) => tag === 'defeated' || tag === 'knocked out')).toBe(true);
});

describe('it stops', () => {
  test('where two choices are further apart than the limit, and says by how much', () => {
    const table = phase('melee', { deck: ['tough'] });
    const [first, second] = [...chancesIn(table).options.values()].map(({ win }) => win).toSorted((a, b) => b - a);
    const apart = (first! - second!) * 100;
    expect(apart).toBeGreaterThan(1);
    const found = next(table, { points: Math.floor(apart), knockout: 100 });
    expect(found).toMatchObject({ stop: { id: 'apart', text: { with: { points: Math.round(apart) } } } });
    expect(next(table, { points: Math.ceil(apart), knockout: 100 })).toHaveProperty('pick');
  });
  test('where a knockout is likelier than the limit', () => {
    const table = phase('ranged', { deck: ['deadly'] });
    const out = 100 * Math.min(...[...chancesIn(table).options.values()].map((one) => one.out));
    expect(out).toBeGreaterThan(15);
    expect(stopOf(next(table, { points: 100 }))).toBe('knockout');
    expect(stopOf(next(table, { points: 100, knockout: Math.ceil(out) }))).toBeNull();
  });
  test('where something can be used that nobody can count', () => {
    const table = say(phase('ranged', { deck: ['harmless'], area: ['salve'], wounds: 1 }), 'defend');
    expect(table.offers(0)).toContain(table.resolve('use:{salve}:soothe:activate'));
    expect(stopOf(next(table, ALL))).toBe('uncertain');
  });
});

test('a bomb is kept that helps by less than the limit', () => {
  const table = attempt({ deck: ['brittle'], area: ['bomb'] });
  const use = table.resolve('use:{bomb}:blast:discard');
  const { win } = chancesIn(table).options.get(use)!;
  const without = chancesIn(table).options.get('pass')!.win;
  expect(win).toBeGreaterThan(without);
  expect(next(table, ALL)).toEqual({ pick: ['pass'] });
  expect(next(table, { points: 0, knockout: 100 })).toMatchObject({ stop: { id: 'apart' } });
});

test('it answers only for who sees it, and only its own questions', () => {
  const table = attempt({ deck: ['tough'] });
  expect(stopOf(next(table, ALL, 1))).toBe('fight-over');
  const seat = seenIn(table.loaded, table.game, 0) as Scene;
  expect(FIGHT_ON!.fits(seat)).toBe(true);
  expect(PASS_ON!.fits(seat)).toBe(false);
  expect(stopOf(PASS_ON!.next(seat, {}))).toBe('your-turn');
  expect(PASS_ON!.next(seenIn(table.loaded, table.game, 1) as Scene, {})).toBe('wait');
});

test('every order, limit and stop has words', () => {
  const tell = telling(words(runeboundEntry.messages), {});
  for (const { id, limits } of runeboundEntry.standing!)
    for (const key of [`standing.${id}`, ...Object.keys(limits).map((one) => `standing.${id}.${one}`)])
      expect(tell.has(key), key).toBe(true);
  const stops = [
    'fight-over',
    'uncertain',
    'knockout',
    'apart',
    'your-turn',
    'question',
    'lost',
    'refused',
    'taken-back',
  ];
  for (const one of [...stops, 'over', 'another-seat', 'too-long'])
    expect(tell.has(`standing.stop.${one}`), one).toBe(true);
});
