import { expect, test } from 'vitest';
import type { FightSoFar } from '../src/rules/combat/so-far.ts';
import { attempt, phase, put } from './battles.ts';

test('what counts only when defending is not part of what an attack is thought to add, and the other way round', () => {
  const table = phase('ranged', { area: ['wardens-shield'] });
  const hero = table.thing('fighter');
  const bonus = (rolling: string): number => table.value('combat roll', hero, rolling) as number;
  expect(bonus('ranged defense') - bonus('ranged attack')).toBe(2);
  expect(bonus('ranged attack')).toBe(table.value('mind', hero));
  table.dice(1, 1, 10, 10, 10, 10);
  table.answer(0, `attack:${hero}`);
  const [attack, defense] = table.lastEvents.filter(({ tag }) => tag === 'combat roll');
  expect(attack!.with['total']).toBe(2 + bonus('ranged attack'));
  expect(defense!.with['total']).toBe(20 + bonus('melee defense'));
});

test('what is told of a fight is what is left of the Challenge, and what it would do', () => {
  const table = put(attempt({ deck: ['tough'] }), 'wounds', 'tough', 1);
  const { opponent, enemy } = table.value('the fight so far', 0) as unknown as FightSoFar;
  expect(opponent).toBe(table.thing('tough'));
  expect(enemy).toEqual({ target: [12, 11, 14], damage: [1, 1, 2], life: 2, wounds: 1 });
});
