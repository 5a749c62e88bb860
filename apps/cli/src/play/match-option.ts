/** What a typed line means, as far as it names something on the list. */

import type { Item, Question } from './question.ts';
import { say } from '../language.ts';

/** Case does not matter, nor which apostrophe a keyboard has. */
const plainly = (text: string): string => text.toLowerCase().replaceAll('’', "'");
export const saysExactly = (item: Item, line: string): boolean =>
  item.id === line || plainly(item.text) === plainly(line);

/** A name inside the words of an option, whole words only: `frostgate` for `Go to Frostgate`. */
const hasWords = (item: Item, line: string): boolean =>
  ` ${item.text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${line.toLowerCase()} `);

/** The ids that a line names, by number, id or words; or what is wrong with it. */
export function elementsIn(line: string, question: Question): string[] | string {
  const items = question.items();
  const parts = line.split(/[\s,]+/);
  if (parts.every((part) => /^\d+$/.test(part)) && (parts.length === 1 || question.form)) {
    return question.counts ? amountsIn(parts, items) : numbersIn(parts, items);
  }
  const same = items.filter((item) => saysExactly(item, line));
  const begin = items.filter((item) => plainly(item.text).startsWith(plainly(line)));
  const named = same.length > 0 ? same : begin.length > 0 ? begin : items.filter((item) => hasWords(item, line));
  if (named.length === 1) return [named[0]!.id];
  // A way over several cells may be given at once; whether it can be gone is looked at step by step.
  if (named.length === 0 && question.form && parts.length > 1) return parts;
  if (named.length > 1) {
    const numbers = named.map((one) => items.indexOf(one) + 1).join(', ');
    return say('answer.several', { line, numbers });
  }
  return say('answer.unlisted', { line, most: items.length });
}

function numbersIn(parts: readonly string[], items: readonly Item[]): string[] | string {
  const out = parts.find((part) => !items[Number(part) - 1]);
  if (out !== undefined) return say('answer.no-number', { number: out, most: items.length });
  return parts.map((part) => items[Number(part) - 1]!.id);
}

function amountsIn(parts: readonly string[], items: readonly Item[]): string[] | string {
  const amounts = parts.map((part) => String(Number(part)));
  if (amounts.length > 1 || items.some((item) => item.id === amounts[0])) return amounts;
  return say('answer.amount', { least: items[0]!.id, most: items.at(-1)!.id });
}
