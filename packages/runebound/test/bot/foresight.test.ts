/** What Challenges do before combat, as bots of experience foresee it. */

import { expect, test } from 'vitest';
import { chanceOf } from '@questwright/dice';
import { foreseen } from '../../src/bot/foresight.ts';
import { Outlook } from '../../src/bot/outlook.ts';
import type { Holding } from '../../src/bot/party.ts';
import type { Cards } from '../../src/bot/sight.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import type { Challenge } from '../../src/cards.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { HEROES } from '../../src/content/heroes.ts';

const cards = { ...HEROES, ...CHALLENGES } as unknown as Cards;
const plain = new Outlook(cards);
const wise = new Outlook(cards, { ...WEIGHTS, foresight: true });
const hero = (wounds: number, exhaustion = 0): Holding => ({
  thing: 0,
  id: 'varikas-the-dead',
  card: cards['varikas-the-dead']!,
  wounds,
  exhaustion,
});
const partyOf = (wounds: number, exhaustion = 0) => plain.parties.of(hero(wounds, exhaustion), [], {});
const against = (id: string, wounds: number, exhaustion = 0) => {
  const challenge = cards[id] as Challenge;
  const party = partyOf(wounds, exhaustion);
  const enemy = plain.enemyOf(challenge);
  const duel = plain.duel(party, enemy);
  return { party, enemy, duel, worth: foreseen(party, challenge, enemy, duel), life: party.lives[0]! };
};

test('exhaustion beyond Stamina is wounds, which come before the fight', () => {
  const { stamina } = HEROES['varikas-the-dead'];
  for (const tired of [0, stamina]) {
    const { worth, duel, enemy, life } = against('the-pale-coil', 0, tired);
    expect(worth).toBe(duel.atRound([life - Math.max(0, tired + 3 - stamina)], enemy.life));
  }
});
test('a test counts by its chance', () => {
  const { worth, duel, enemy, life, party } = against('skarn-the-ember-tyrant', 0);
  const endurance = HEROES['varikas-the-dead'].skills as Record<string, number>;
  const bonus = party.fighters[0]!.bonus[1]! + (endurance['endurance'] ?? 0);
  const passes = chanceOf(18, { bonus });
  const [whole, hurt] = [duel.atRound([life], enemy.life), duel.atRound([life - 2], enemy.life)];
  expect(worth).toBeCloseTo(passes * whole + (1 - passes) * hurt, 10);
  expect(hurt).toBeLessThan(whole);
});
test('whoever would fall before the fight wins nothing', () => {
  const wounds = HEROES['varikas-the-dead'].life - 1;
  expect(against('the-pale-coil', wounds, HEROES['varikas-the-dead'].stamina).worth).toBe(0);
});
test('the odds of red adventures are those of their cards, on average', () => {
  const reds = Object.keys(CHALLENGES).filter((id) => (cards[id] as Challenge).color === 'red');
  const mean = reds.reduce((sum, id) => sum + against(id, 0).worth, 0) / reds.length;
  expect(reds.length).toBeGreaterThan(3);
  expect(wise.odds(partyOf(0), 'red')).toBeCloseTo(mean, 10);
  expect(wise.odds(partyOf(0), 'green')).toBe(plain.odds(partyOf(0), 'green'));
});
