/** Tests of attributes that a text asks for, and how a Hero would fare in them. */

import type { Scene } from '@questwright/messages';
import { chanceOf, inHundred } from '@questwright/dice';
import { diceOf } from './dice.ts';
import type { TestEffect } from '../cards.ts';

/** All tests anywhere in the data of a card. */
export function testsIn(data: unknown): TestEffect[] {
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(testsIn);
  return 'test' in data && 'number' in data ? [data as TestEffect, ...inside] : inside;
}

/** The way to meet a card that has this name, wherever in the data of the card; null where none has. */
export function alternativeIn(data: unknown, name: string): unknown {
  if (typeof data !== 'object' || data === null) return null;
  if ('name' in data && data.name === name) return data;
  for (const inside of Object.values(data)) {
    const found = alternativeIn(inside, name);
    if (found !== null) return found;
  }
  return null;
}

/** What is added to two dice, and how often in a hundred the number is reached; null where there is no Hero. */
export function chanceOfTest(
  { view, value }: Pick<Scene, 'view' | 'value'>,
  seat: number,
  { test, skill = null, number }: TestEffect,
): { bonus: number; chance: number } | null {
  const hero = view.zones[`hero/${seat}`]?.[0]?.thing;
  if (hero === undefined) return null;
  const learned = skill === null ? 0 : (value('skill bonus', seat, skill) as number);
  const bonus = (value(test, hero) as number) + learned;
  return { bonus, chance: inHundred(chanceOf(number, { bonus }, diceOf(value, hero))) };
}
