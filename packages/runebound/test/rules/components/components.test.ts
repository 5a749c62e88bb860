import { expect } from 'vitest';
import { data } from '@questwright/harness/vitest';
import { ATTRIBUTES, COLORS, GLOSSARY, SKILLS } from '@questwright/runebound';
import type { Challenge, Hero } from '../../../src/cards.ts';
import { BOARD, SMALL } from '../../../src/content.ts';
import { ADVENTURE_COUNTERS, BOX, GOLD_COUNTERS, type Box } from '../../../src/content/box.ts';
import { VARIANTS } from '../../../src/variants/index.ts';
import { exhaustionOf, moving, woundsOf } from '../../boards.ts';
import { runebound } from '../../small-board.ts';

const content = Object.entries(runebound.rules.content);
const heroes = content.filter(([, card]) => card['kind'] === 'hero') as unknown as [string, Hero][];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

data(['RB-CMP-01', 'RB-CMP-05'], 'twelve Hero cards, each with a figure', () => {
  expect(heroes).toHaveLength(BOX['hero cards'].count);
  expect(BOX['hero figures'].count).toBe(BOX['hero cards'].count);
});

data(['RB-CMP-02', 'RB-CMP-03'], 'adventure cards by color', () => {
  const counts = COLORS.map((color) => BOX[`${color} adventure cards`].count);
  expect(counts).toEqual([35, 25, 16, 8]);
  expect(sum(counts)).toBe(BOX['adventure cards'].count);
});

data('RB-CMP-04', 'market cards: Allies and Items', () => {
  expect(BOX['ally cards'].count + BOX['item cards'].count).toBe(BOX['market cards'].count);
  expect([BOX['ally cards'].count, BOX['item cards'].count]).toEqual([29, 55]);
});

data(['RB-CMP-06', 'RB-CMP-07', 'RB-CMP-09'], 'wound, exhaustion and experience counters', () => {
  expect([BOX['wound counters'].count, BOX['exhaustion counters'].count, BOX['experience counters'].count]).toEqual([
    60, 54, 60,
  ]);
});

data('RB-CMP-08', 'adventure counters by color, enough for every board', () => {
  expect(COLORS.map((color) => ADVENTURE_COUNTERS[color])).toEqual([22, 16, 11, 9]);
  expect(sum(Object.values(ADVENTURE_COUNTERS))).toBe(BOX['adventure counters'].count);
  for (const board of [BOARD, SMALL]) {
    for (const color of COLORS) {
      const jewels = Object.values(board).filter(({ jewel }) => jewel === color);
      expect(jewels.length).toBeLessThanOrEqual(ADVENTURE_COUNTERS[color]);
    }
  }
});

data(['RB-CMP-10', 'RB-CMP-12'], 'six undefeated challenge counters and eight doom counters', () => {
  const box = Object.assign({}, BOX, ...VARIANTS.map((one) => one.box)) as Box;
  expect(['undefeated challenge counters', 'doom counters'].map((what) => box[what]!.count)).toEqual([6, 8]);
  expect(moving({ at: ['tamalir'] }).world.undefeated).toHaveLength(6);
});

data('RB-CMP-11', 'fifty gold counters worth 188', () => {
  expect(sum(GOLD_COUNTERS.map(({ count }) => count))).toBe(BOX['gold counters'].count);
  expect(sum(GOLD_COUNTERS.map(({ count, worth }) => count * worth))).toBe(188);
});

data(['RB-CMP-13', 'RB-CMP-14', 'RB-CMP-15'], 'two ten-sided dice, five movement dice, one board', () => {
  expect([BOX['ten-sided dice'].count, BOX['movement dice'].count, BOX['game boards'].count]).toEqual([2, 5, 1]);
});

data(['RB-CMP-17', 'RB-CARD-04'], 'a Hero card states attributes, damage, Life, Stamina and two skills', () => {
  for (const [, hero] of heroes) {
    for (const attribute of ATTRIBUTES) expect(hero[attribute]).toBeGreaterThan(0);
    expect(Object.keys(hero.damage)).toEqual(['ranged', 'melee', 'magic']);
    expect([hero.life > 0, hero.stamina > 0]).toEqual([true, true]);
    expect(Object.keys(hero.skills)).toHaveLength(2);
    expect(SKILLS).toEqual(expect.arrayContaining(Object.keys(hero.skills)));
    expect(hero.abilities ?? hero.modifies).toBeDefined();
  }
});

data(['RB-CMP-18', 'RB-CMP-19'], 'colors from easiest to hardest', () => {
  expect(COLORS).toEqual(['green', 'yellow', 'blue', 'red']);
  for (const color of COLORS) expect(runebound.rules.zones).toHaveProperty(`${color} deck`);
});

data('RB-CMP-24', 'counters on a card record wounds and exhaustion', () => {
  const table = moving({ at: ['tamalir'], counters: { wounds: 2, exhaustion: 3 } });
  expect([woundsOf(table, 'varikas-the-dead'), exhaustionOf(table, 'varikas-the-dead')]).toEqual([2, 3]);
});

data('RB-CARD-04', 'Challenges have three attributes, each with a damage number', () => {
  const challenges = content.filter(([, card]) => card['kind'] === 'challenge') as unknown as [string, Challenge][];
  for (const [, challenge] of challenges) {
    for (const attribute of ATTRIBUTES) expect(typeof challenge[attribute]).toBe('number');
    expect(Object.keys(challenge.damage)).toEqual(['ranged', 'melee', 'magic']);
  }
});

data('RB-CARD-03', 'flavor is kept apart from what cards do', () => {
  for (const [, card] of content) expect(Object.keys(card)).not.toContain('flavour');
});

data('RB-FACT-02', 'Varikas the Dead', () => {
  const varikas = runebound.rules.content['varikas-the-dead'] as unknown as Hero;
  expect(varikas).toMatchObject({ mind: 1, body: 4, spirit: 4, stamina: 4 });
  expect(varikas.skills).not.toHaveProperty('swim');
  expect(varikas.abilities).toEqual([
    expect.objectContaining({
      timing: 'before combat',
      ways: ['exhaustion'],
      effects: [{ attack: 'magic', wounds: 1 }],
    }),
  ]);
});

data(['RB-FACT-15', 'RB-FACT-17'], 'skills named in the book', () => {
  expect(SKILLS).toEqual(expect.arrayContaining(['swim', 'diplomacy']));
  expect(GLOSSARY['example of combat between Heroes']).toBe('RB-FACT-17');
});
