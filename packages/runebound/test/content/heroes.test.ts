/** The twelve Heroes: how they differ, and what each can do that the others cannot. */

import { describe, expect, test } from 'vitest';
import '@questwright/harness/vitest';
import type { Hero } from '../../src/cards.ts';
import { HEROES } from '../../src/content/heroes.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { ATTRIBUTES, SKILLS } from '../../src/words.ts';
import { attempt, say, wounds } from '../battles.ts';
import { exhaustionOf, moving, spaceOf, whereTo } from '../boards.ts';
import { visit } from '../rules/market/table.ts';
import { signature } from './traits.ts';

const heroes: readonly [string, Hero][] = Object.entries(HEROES);

describe('the Heroes', () => {
  test('are twelve, all different', () => {
    expect(heroes).toHaveLength(12);
    expect(new Set(heroes.map(([, hero]) => signature(hero))).size).toBe(12);
    const numbers = heroes.map(([, hero]) =>
      JSON.stringify([hero.mind, hero.body, hero.spirit, hero.life, hero.stamina]),
    );
    expect(new Set(numbers).size).toBe(12);
  });

  test('four lead in each attribute; Varikas, by the book, has as much Body as Spirit and strikes with Spirit', () => {
    const leaders = ATTRIBUTES.map((attribute) =>
      heroes.filter(([, hero]) => ATTRIBUTES.every((other) => other === attribute || hero[attribute] > hero[other])),
    );
    expect(leaders.map(({ length }) => length)).toEqual([4, 4, 3]);
    expect(HEROES['varikas-the-dead']).toMatchObject({ body: 4, spirit: 4 });
  });

  test('have Life and Stamina from 3 to 6', () => {
    for (const [id, { life, stamina }] of heroes) {
      expect([id, life >= 3 && life <= 6, stamina >= 3 && stamina <= 6]).toEqual([id, true, true]);
    }
  });

  test('each ability belongs to another moment or decision', () => {
    const moments = heroes.flatMap(([, { abilities = [], modifies = [] }]) => [
      ...abilities.map(({ timing }) => timing),
      ...modifies.map(({ value }) => value),
    ]);
    expect(moments.toSorted()).toEqual([
      'about to be wounded',
      'after moving',
      'before combat',
      'before moving',
      'magic',
      'market',
      'melee',
      'movement dice',
      'movement dice rolled',
      'ranged',
      'rolled',
      'symbols that enter',
    ]);
  });

  test('have two of the ten skills each, and every skill is had by two of them', () => {
    for (const [id, { skills }] of heroes) expect([id, Object.keys(skills).length]).toEqual([id, 2]);
    for (const skill of SKILLS)
      expect([skill, heroes.filter(([, { skills }]) => skill in skills).length >= 2]).toEqual([skill, true]);
  });

  test('come with a line on how to play them', () => {
    for (const [id] of heroes) expect(ENGLISH[`hint.${id}`]?.split(' ').length).toBeGreaterThan(10);
  });
});

/** A hero between two spaces, with one die. */
const between = (hero: string, mark: string, face: number) =>
  moving({ map: `TA  ${mark}`, at: ['tamalir'], heroes: [hero], dice: [face] }).answer(0, 'rest:1');
const alone = (hero: string, other = 'varikas-the-dead') =>
  moving({ map: 'TA  p', at: ['tamalir', 'tamalir'], heroes: [hero, other] });

describe('what a Hero can do', () => {
  test('Brannoc takes a river for a road; others do not, nor do others while he is there', () => {
    expect(between('brannoc-the-ferryman', '~', 4)).toOffer(0, whereTo('a2'));
    expect(spaceOf(between('varikas-the-dead', '~', 4))).toBe('tamalir');
    const heroes = ['old-hesper', 'brannoc-the-ferryman'];
    const other = moving({ map: 'TA  ~', at: ['tamalir', 'tamalir'], heroes, dice: [4] }).answer(0, 'rest:1');
    expect(spaceOf(other)).toBe('tamalir');
  });

  test('Torvald marches on, hurt or not; nobody else does', () => {
    const hurt = (hero: string): number =>
      moving({ at: ['tamalir', 'tamalir'], heroes: [hero, 'sister-maerwyn'], counters: { wounds: 1 } }).value(
        'movement dice',
        0,
      );
    expect([hurt('torvald-oakhand'), hurt('varikas-the-dead')]).toEqual([5, 4]);
    expect(alone('varikas-the-dead', 'torvald-oakhand').value('movement dice', 0)).toBe(5);
  });

  test('Sister Maerwyn heals one wound before she moves, for one exhaustion', () => {
    const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['sister-maerwyn'], counters: { wounds: 2 } });
    const use = 'use:{sister-maerwyn}:morning song:exhaustion';
    table.answer(0, use);
    expect([wounds(table, 'sister-maerwyn'), exhaustionOf(table, 'sister-maerwyn')]).toEqual([1, 1]);
    expect(table.whyNot(0, use)).not.toBeNull();
    const well = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['sister-maerwyn'] });
    expect(well.whyNot(0, use)).not.toBeNull();
  });

  test('Pip rolls the movement dice again, once, for one exhaustion', () => {
    const table = moving({ map: 'TA  p', at: ['tamalir'], heroes: ['pip-underbough'], dice: [6, 1] });
    table.answer(0, 'rest:1').answer(0, 'use:{pip-underbough}:another way:exhaustion');
    expect(exhaustionOf(table, 'pip-underbough')).toBe(1);
    expect(table).toOffer(0, whereTo('a2'));
  });

  test('Yselle goes on by water and over low ground, twice', () => {
    const use = 'use:{yselle-of-the-reeds}:the skiff:exhaustion';
    const table = moving({ map: 'TA  s   ~   p', at: ['tamalir'], heroes: ['yselle-of-the-reeds'] });
    table.answer(0, 'stay').answer(0, use);
    expect(spaceOf(table)).toBe('a2');
    table.answer(0, use);
    expect(table).toOffer(0, ['step:a3', 'step:tamalir']);
    table.answer(0, 'step:a3');
    expect([spaceOf(table), exhaustionOf(table, 'yselle-of-the-reeds')]).toEqual(['a3', 2]);
  });

  test.each([
    ['kesh-nine-knives', 'the ninth knife', 'melee'],
    ['captain-aldous-vane', 'hold the line', 'magic'],
  ] as const)('%s rolls two higher with %s in the %s phase, for one exhaustion', (hero, name, phase) => {
    const total = (...used: string[]): unknown => {
      const table = attempt({ hero, deck: ['target'], dice: Array.from({ length: 12 }, () => 10) });
      say(table, 'fight', ...(phase === 'magic' ? ['defend', 'defend'] : ['defend']), 'attack:{hero/0}', ...used);
      expect(exhaustionOf(table, hero)).toBe(used[0] === 'pass' ? 0 : 1);
      return table.events.findLast((one) => one.tag === 'combat roll' && one.with['phase'] === phase)!.with['total'];
    };
    expect(total(`use:{${hero}}:${name}:exhaustion`)).toBe((total('pass') as number) + 2);
  });

  test('Ilsa hurts more with two on the string, for two exhaustion', () => {
    const table = attempt({ hero: 'ilsa-the-fletcher', deck: ['target'] });
    say(table, 'fight', 'attack:{hero/0}').dice(10, 10);
    table.answer(0, 'use:{ilsa-the-fletcher}:two on the string:exhaustion');
    expect([wounds(table, 'target'), exhaustionOf(table, 'ilsa-the-fletcher')]).toEqual([3, 2]);
  });

  test('Rurik takes exhaustion for one wound, once a round', () => {
    const table = attempt({ hero: 'rurik-stonebrow', deck: ['target'], dice: [1, 1] });
    say(table, 'fight', 'defend', 'use:{rurik-stonebrow}:like a mountain:exhaustion').dice(1, 1);
    expect([wounds(table, 'rurik-stonebrow'), exhaustionOf(table, 'rurik-stonebrow')]).toEqual([0, 1]);
    table.answer(0, 'defend');
    expect([wounds(table, 'rurik-stonebrow'), exhaustionOf(table, 'rurik-stonebrow')]).toEqual([1, 1]);
  });

  test('Old Hesper has two more cards brought', () => {
    const table = visit({ stack: [], hero: ['old-hesper'], options: { heroes: ['old-hesper'] } });
    const use = 'use:{old-hesper}:under the counter:exhaustion';
    table.answer(0, use).answer(0, use);
    expect(table.pile('stack of riverwatch')).toHaveLength(3);
    expect(table.whyNot(0, use)).not.toBeNull();
  });
});
