import { expect, test } from 'vitest';
import { answer } from './answer.ts';

const SUMMONER = { at: 'a3', stamina: 5, on: { summon: 3 } };
const ENEMY = { 'cave-sickle': 'd3' };
const use = (card: string): string => `use:${card}`;

test('it calls an Esper when it can, and puts it next to an opponent', () => {
  const figures = { nightingale: { ...SUMMONER, gear: ['summoning'] }, ...ENEMY };
  const called = answer({ figures });
  expect(called[0]).toMatch(/^use:\d+:summon$/);
  expect(answer({ figures }, called[0]!)).toEqual(['esper:cairn-hound']);
  const where = answer({ figures }, called[0]!, 'esper:cairn-hound');
  expect(['arrive:c2', 'arrive:c3', 'arrive:c4', 'arrive:d2', 'arrive:d4', 'arrive:e2']).toContain(where[0]);
});
test('without tokens it gathers one', () => {
  const figures = { nightingale: { at: 'a1', stamina: 1, gear: ['summoning'] }, 'cave-sickle': 'e5' };
  expect(answer({ figures })[0]).toMatch(/^use:\d+:gather:EXHAUST$/);
});
test('it changes into what hits harder, and not back', () => {
  const figures = { zeke: { at: 'a3', stamina: 5, gear: ['conduction-summoning'] }, ...ENEMY };
  const [changed] = answer({ figures });
  expect(changed).toMatch(/:conduction:/);
  expect(answer({ figures }, changed!)[0]).toMatch(/:slip through the reeds$/);
});
test('a Command Combatant attacks with what its card has', () => {
  const figures = { 'cairn-hound': { at: 'c3', stamina: 3, seat: 0 }, animate: 'd3' };
  expect(answer({ figures, cards: { animate: { armor: 0 } } })[0]).toBe(`${use('0')}:stone teeth:SP`);
});
test('it calls an Exalted Esper when there are enough to suffer from it', () => {
  const zeke = { at: 'a3', stamina: 3, gear: ['exalted-summoning'] };
  const many = { 'cave-sickle': 'c2', 'cave-sickle 2': 'c3', 'cave-sickle 3': 'c4' };
  const [called] = answer({ figures: { zeke, ...many } });
  expect(called).toMatch(/:exalted summoning:/);
  expect(answer({ figures: { zeke, ...many } }, called!)).toEqual(['manifest:the-drowned-bell']);
  expect(answer({ figures: { zeke, 'cave-sickle': 'e1' } })[0]).not.toMatch(/:exalted summoning:/);
});
