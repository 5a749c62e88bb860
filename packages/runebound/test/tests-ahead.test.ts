import { expect, test } from 'vitest';
import { chanceOfTest, testsIn } from '../src/index.ts';
import { phase } from './battles.ts';

test('tests are found wherever they stand in a text', () => {
  const first = { test: 'spirit', number: 15, success: [{ choose: [{ test: 'mind', skill: 'lore', number: 9 }] }] };
  expect(testsIn([{ gold: 1 }, first])).toEqual([first, { test: 'mind', skill: 'lore', number: 9 }]);
  expect(testsIn({ test: 'no number' })).toEqual([]);
  expect(testsIn(null)).toEqual([]);
});

test('a skill is added where the test names it, and a seat without a Hero has no chance', () => {
  const table = phase('ranged', { hero: 'envoy' });
  const asking = { view: table.view(0), value: table.value.bind(table) };
  const plain = chanceOfTest(asking, 0, { test: 'spirit', number: 15 });
  const skilled = chanceOfTest(asking, 0, { test: 'spirit', skill: 'lore', number: 15 });
  expect(plain).toEqual({ bonus: 4, chance: 55 });
  expect(skilled).toEqual({ bonus: 7, chance: 79 });
  expect(chanceOfTest(asking, 5, { test: 'spirit', number: 15 })).toBeNull();
});
