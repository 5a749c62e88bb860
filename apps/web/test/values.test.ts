import type { AskedValue } from '@questwright/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Values } from '../src/table/why/values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function asking(answer: (of: AskedValue[]) => (number | null)[]) {
  const asked: AskedValue[][] = [];
  const values = new Values(async (of) => {
    asked.push(of);
    return answer(of);
  });
  return { values, asked };
}

test('values are asked for together, once for each position', async () => {
  const { values, asked } = asking((of) => of.map((_, i) => i + 1));
  expect([values.value('body', 7), values.value('life', 7), values.value('body', 7)]).toEqual([null, null, null]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([
    [
      ['body', 7],
      ['life', 7],
    ],
  ]);
  expect([values.value('body', 7), values.value('life', 7)]).toEqual([1, 2]);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(1);
});

test('the first questions about a position wait for one another, later ones for nothing', async () => {
  const { values, asked } = asking((of) => of.map(() => 3));
  values.value('life', 7);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(0);
  await vi.runAllTimersAsync();
  values.value('threat', 7);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  values.at = 1;
  values.value('threat', 7);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
});

test('in a new position a value is asked again and stays what it was meanwhile', async () => {
  let now = 4;
  const { values } = asking(() => [now]);
  values.value('life', 7);
  await vi.runAllTimersAsync();
  values.at = 1;
  now = 5;
  expect(values.value('life', 7)).toBe(4);
  await vi.runAllTimersAsync();
  expect(values.value('life', 7)).toBe(5);
});

test('a value that is asked again and has not changed is no news', async () => {
  const { values, asked } = asking(() => [4]);
  values.value('life', 7);
  await vi.runAllTimersAsync();
  const before = values.now();
  values.at = 1;
  values.value('life', 7);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
  expect(values.now()).toBe(before);
  values.value('life', 7);
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
});

test('what is worked out from values waits for all of them', async () => {
  const { values } = asking((of) => of.map(() => 3));
  const sum = () => values.complete(() => (values.value('a') as number) + (values.value('b') as number));
  expect(sum()).toBeNull();
  await vi.runAllTimersAsync();
  expect(sum()).toBe(6);
});

test('a broken line is no end: the next position asks again', async () => {
  let broken = true;
  const values = new Values(async (of) => {
    if (broken) throw new Error('no line');
    return of.map(() => 9);
  });
  values.value('a');
  await vi.runAllTimersAsync();
  broken = false;
  expect(values.value('a')).toBeNull();
  await vi.runAllTimersAsync();
  expect(values.value('a')).toBe(9);
});

test('whoever acts by values waits until they are of this position, and is told also where they are the same', async () => {
  const { values } = asking((of) => of.map(() => 3));
  values.value('life', 7);
  await vi.runAllTimersAsync();
  const life = () => values.value('life', 7);
  expect(values.settled(life)).toBe(3);
  values.at = 1;
  expect([values.complete(life), values.settled(life)]).toEqual([3, null]);
  const before = values.now();
  await vi.runAllTimersAsync();
  expect(values.now()).toBeGreaterThan(before);
  expect(values.settled(life)).toBe(3);
});
