/** Mistakes that the compiler finds. The build fails where one of them is no error any more: then the line that expects it is
 *  itself an error. */

import { expect, test } from 'vitest';
import { call, runs, type ChoiceIn, type In, type MiddaraChapter, type MiddaraTable } from '../src/world.ts';

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
  // @ts-expect-error misspelt
  helper: (t: In<'attack'>) => t.locals.atacker,
  // @ts-expect-error whoever jumps attacks nobody
  another: (t: In<'jump'>) => t.locals.target,
  // @ts-expect-error only one of the two has Movement Points
  shared: (t: In<'movement' | 'walk'>) => t.locals.points,
  // @ts-expect-error misspelt
  call: () => call('break atack', { attacker: 0, target: 1 }),
  // @ts-expect-error at whom?
  given: () => call('break attack', { attacker: 0 }),
  // @ts-expect-error neither side
  field: (t: MiddaraTable) => void (t.world.figures[0]!.side = 'nobody'),
};
const CHOICES: Record<string, ChoiceIn<'attack'>> = {
  // @ts-expect-error no reason of an Attack
  value: { rule: 'MD-ATK-01', then: (t) => void t.value('attack cost', t.locals.attacker, 'revenge') },
  // @ts-expect-error a word for a die
  local: { rule: 'MD-ATK-01', then: (t) => void t.locals.dice.push('brown') },
};
const CHAPTERS: Record<string, MiddaraChapter> = {
  // @ts-expect-error misspelt
  procedure: { procs: { 'break attacks': {} } },
  // @ts-expect-error a Break Attack has an attacker
  local: { procs: { 'break attack': { strike: { rule: 'MD-ATK-01', do: (t) => void t.locals.striker } } } },
  // @ts-expect-error misspelt
  run: { procs: { turn: { strike: runs({ rule: 'MD-ATK-01', run: 'break atack', with: (t) => t.locals }) } } },
  // @ts-expect-error at whom?
  with: { procs: { turn: { s: runs({ rule: 'MD-ATK-01', run: 'break attack', with: () => ({ attacker: 0 }) }) } } },
  // @ts-expect-error a turn keeps no path
  as: { procs: { turn: { s: runs({ rule: 'MD-ATK-01', run: 'current', as: 'path', with: (t) => t.locals }) } } },
  // @ts-expect-error a list
  value: { values: { 'combat dice': { rule: 'MD-ATK-01', of: () => 'black' } } },
};

test('mistakes in names, arguments, results and locals do not compile', () => {
  expect(Object.keys({ ...MISTAKES, ...CHOICES, ...CHAPTERS })).not.toHaveLength(0);
});
