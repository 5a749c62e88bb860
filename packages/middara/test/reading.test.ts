/** What is read before one decides: Jumps, the board in words, Abilities as a whole, and Items in a Store. */

import { elementOf } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { middaraEntry } from './whole.ts';
import { label, labels, look, say, sceneOf } from './reader.ts';
import { OPEN } from './rules/duel.ts';
import { field, type Field } from './rules/field.ts';
import { opened, pass } from './rules/stage.ts';

// ---- Jumps ----

const jumping = (map: string): string[] =>
  labels(field({ map: [map], figures: { remi: 'a1' } }).answer(0, 'move')).filter((one) => one.startsWith('Jump'));

test('a Jump says its points, its difficulty and how often it succeeds', () => {
  const faces = (middaraEntry.definition.rules.content['die-purple']!['faces'] as { number?: number }[]).map(
    (one) => one.number ?? 0,
  );
  const { agility } = middaraEntry.definition.rules.content['remi']!['skills'] as { agility: number };
  const all = faces.flatMap((one) => faces.map((other) => one + other + agility));
  const chance = Math.round((100 * all.filter((sum) => sum >= 10).length) / all.length);
  expect(jumping('...')).toEqual([`Jump to c1 over 1 space: 2 points, Agility 10, ${chance} %`]);
});

test('a Jump that Defeats says so: where it lands, or when it fails', () => {
  expect(jumping('..d')[0]).toMatch(/%, DEADLY: c1 is Dangerous Terrain, which Defeats$/);
  expect(jumping('.d.')[0]).toMatch(/%; a failed Jump Defeats$/);
});

test('to stop in Dangerous Terrain, and to step there, is named as what it is', () => {
  const table = field({ map: ['.d'], figures: { remi: 'a1' } }).answer(0, 'move');
  const step = (square: string): string => say(elementOf(table.loaded, table.game, 0, 'walk', square));
  expect([step('b1'), step('a1')]).toEqual(['b1 (DEADLY: Dangerous Terrain)', 'a1']);
  expect(labels(table)).toContain('Stop here');
  const there = field({ map: ['d.'], figures: { remi: 'a1' } }).answer(0, 'move');
  expect(labels(there)).toContain('Stop here (DEADLY: Dangerous Terrain Defeats)');
});

// ---- the board in words ----

const grounds = (): Field =>
  field({
    map: ['....', '....'],
    levels: ['1112', '1111'],
    borders: [['a1', 'a2']],
    figures: { rook: 'b2', animate: 'd2' },
    tokens: [
      { kind: 'exit', square: 'd1', colour: 'red' },
      { kind: 'loot', square: 'a1', face: 'down' },
    ],
  });

test('in words the board has its tokens with the way there, its size, levels and red borders', () => {
  const lines = middaraEntry.describe!.sentences!(sceneOf(grounds()), true);
  expect(lines).toContain('red Exit token on d1, 2 east and 1 north');
  expect(lines.find((one) => one.includes('on a1'))).toMatch(/^Loot on a1, 1 west and 1 north$/);
  expect(lines).toContain('The board goes from a1 to d2.');
  expect(lines).toContain('Level 2: d1');
  expect(lines).toContain('Red borders, which nobody crosses, between: a1 and a2');
  expect(lines.some((one) => one.startsWith('Lost: '))).toBe(true);
});

test('near tells the tokens as well, and they can be looked at by name', () => {
  const table = grounds();
  expect(middaraEntry.describe!.near!(sceneOf(table))).toContain('  red Exit token on d1, 2 east and 1 north');
  expect(look(table, 'Exit')).toEqual(['red Exit token on d1, 2 east and 1 north']);
  expect(look(table, 'd1')[0]).toBe('d1: Normal Terrain, level 2, red Exit token');
});

// ---- Abilities ----

test('an Ability is told with what it does to whom', () => {
  const table = field({
    map: OPEN,
    figures: {
      rook: { at: 'b2', gear: ['long-sword', 'vitality-juice-box', 'wand-of-missiles-at-the-belt'], damage: 2 },
      animate: 'd2',
    },
    whole: true,
    acting: true,
  });
  const all = labels(table).join('\n');
  expect(all).toContain('for an ally within SOI: HEAL 3');
  expect(all).toContain('(1 SP, Exhaust): for an opponent in Range 4: deal 1 Magic Damage');
  const animate = look(table, 'Animate').join('\n');
  expect(animate).toContain(
    'Heavy Cleave, to empower your Attack in your own Attack, against somebody adjacent, once per turn, always: EMPOWER this Attack without its SP cost, which adds the black die',
  );
  expect(animate).toMatch(/cast a SPELL 6, preferring .*: give Darkness/);
  expect(animate).toContain('farther from its target, which provokes nobody');
});

// ---- in a Store ----

const shopping = (): Field =>
  pass(
    opened(
      {
        ends: { dawn: { outcome: 'win', when: { round: 2 } } },
        secret: { ends: { dawn: [{ gold: 40 }, { 'shop and train': 'sump-market' }] } },
      },
      {},
    ),
    4,
  );

test('a Store says who has no Weapon, what Dynamite does, what cannot be learned, and everything can be looked at', () => {
  const table = shopping();
  const all = labels(table);
  expect(all).toContain('Shop for Zeke (no Weapon)');
  expect(all).toContain('Learn Disciplines (nothing can be learned for the XP there are)');
  expect(look(table, 'Zeke').length).toBeGreaterThan(1);
  const dynamite = middaraEntry.describe!.sights!(sceneOf(table))
    .find((one) => one.names[0] === 'Dynamite')!
    .tell();
  expect(dynamite.join()).toMatch(/^Dynamite: .*3 purple dice of Irreducible Damage/);
});

test('cards that Warp, place Terrain or help at any time say so', () => {
  const gear = ['door-of-smoke', 'bramble-seed', 'ferry-boards', 'bottled-dawn'];
  const table = field({ map: ['....'], figures: { remi: { at: 'a1', damage: 7, gear }, animate: 'd1' } });
  expect(labels(table).filter((one) => /Smoke|Seed|Boards/.test(one))).toEqual([
    'Door of Smoke (1 SP, Exhaust): WARP yourself to a free space within 4 spaces',
    'Bramble Seed (Discard): place Hindering Terrain within 4 spaces of you',
    'Ferry Boards (Discard): place a Plank within 3 spaces of you',
  ]);
  expect(label(table, 'at any time:{bottled-dawn}:any time:DISCARD')).toBe('Bottled Dawn (Discard): HEAL 4 (yourself)');
  expect(look(table, 'Remi').join(' ')).toContain('at any time with 5 HP left or fewer (Discard): HEAL 4');
  table.answer(0, 'use:{bramble-seed}:between actions:DISCARD');
  expect(labels(table)).toEqual([...['b1', 'c1', 'd1'].map((square) => `Hindering Terrain on ${square}`), 'Nowhere']);
});
