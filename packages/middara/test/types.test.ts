/** Mistakes that the compiler finds. The build fails where one of them is no error any more: then the line that expects it is
 *  itself an error. */

import { expect, test } from 'vitest';
import type { MiddaraTable, MiddaraChapter } from '../src/world.ts';

const MISTAKES = {
  // @ts-expect-error misspelt
  value: (t: MiddaraTable) => t.value('combat dyce', 0),
  // @ts-expect-error for what?
  argument: (t: MiddaraTable) => t.value('attack cost', 0),
  // @ts-expect-error no reason of an Attack
  word: (t: MiddaraTable) => t.value('attack cost', 0, 'revenge'),
  // @ts-expect-error dice
  result: (t: MiddaraTable): number => t.value('combat dice', 0),
  // @ts-expect-error misspelt
  within: (t: MiddaraTable) => t.within('atack'),
  // @ts-expect-error an Attack knows no such local
  local: (t: MiddaraTable) => t.within('attack')?.victim,
  // @ts-expect-error neither side
  field: (t: MiddaraTable) => void (t.world.figures[0]!.side = 'nobody'),
};
const CHAPTERS: Record<string, MiddaraChapter> = {
  // @ts-expect-error misspelt
  procedure: { procs: { 'break attacks': {} } },
  // @ts-expect-error a Break Attack has an attacker
  local: { procs: { 'break attack': { strike: { rule: 'MD-ATK-01', do: (t) => void t.locals.striker } } } },
  // @ts-expect-error a list
  value: { values: { 'combat dice': { rule: 'MD-ATK-01', of: () => 'black' } } },
};

test('mistakes in names, arguments, results and locals do not compile', () => {
  expect(Object.keys({ ...MISTAKES, ...CHAPTERS })).not.toHaveLength(0);
});
