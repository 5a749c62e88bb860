/** Mistakes that the compiler finds. The build fails where one of them is no error any more: then the line that expects it is
 *  itself an error. */

import type { Edit, Extended, Of, Proc, Seat, Table } from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { Color, RuneboundWorld, RuneboundTable } from '../src/index.ts';
import { aboutSpaces } from '../src/rules/board/spaces.ts';
import type { RuneboundChapter } from '../src/world.ts';

type Fair = Extended<
  RuneboundWorld,
  { fair: { days: number } },
  { stall: Proc<{ seat: Seat }> },
  { booths: Of<[], number> }
>;

const MISTAKES = {
  // @ts-expect-error misspelt
  value: (t: RuneboundTable) => t.value('movement dise', 0),
  // @ts-expect-error of which seat?
  argument: (t: RuneboundTable) => t.value('experience points'),
  // @ts-expect-error a seat is no text
  kind: (t: RuneboundTable) => t.value('experience points', 'me'),
  // @ts-expect-error one too many
  arguments: (t: RuneboundTable) => t.value('price of experience', 0),
  // @ts-expect-error there may be no jewel
  result: (t: RuneboundTable): Color => t.value('jewel', 'tamalir'),
  // @ts-expect-error misspelt
  within: (t: RuneboundTable) => t.within('combatt'),
  // @ts-expect-error combat knows no such local
  local: (t: RuneboundTable) => t.within('combat')?.hero,
  // @ts-expect-error misspelt
  innermost: (t: RuneboundTable) => t.innermost('combat', 'chalenge'),
  // @ts-expect-error about no space
  space: (t: RuneboundTable) => aboutSpaces(t, 'experience points', String),
  // @ts-expect-error the pack's own are not those of the base
  base: (t: RuneboundTable) => t.value('booths'),
};
const CHAPTERS: Record<string, RuneboundChapter> = {
  // @ts-expect-error misspelt
  procedure: { procs: { 'market steps': {} } },
  // @ts-expect-error the market step has a seat
  local: { procs: { 'market step': { sale: { rule: 'RB-MKT-01', when: (t) => t.locals.town === '', do: () => {} } } } },
  // @ts-expect-error misspelt
  value: { values: { 'sale prise': { rule: 'RB-MKT-01', of: () => 1 } } },
  // @ts-expect-error a number
  result: { values: { 'sale price': { rule: 'RB-MKT-01', of: () => 'cheap' } } },
  // @ts-expect-error nothing can be added to a list
  layer: { adds: { towns: { more: { rule: 'RB-BRD-09', layer: 'add', of: () => ['ghost town'] } } } },
  // @ts-expect-error misspelt
  adds: { adds: { 'sale prise': {} } },
};
const RIGHT = {
  base: (t: Table<Fair>): number =>
    t.value('booths') + t.value('money', t.within('stall')!.seat, 'card') + t.world.fair.days,
  edits: (all: readonly Edit<RuneboundWorld>[]): readonly Edit<Fair>[] => all,
  table: (t: Table<Fair>): RuneboundTable => t,
  read: (t: RuneboundTable, name: string): unknown => t.read(name),
};

test('mistakes in names, arguments, results and locals do not compile', () => {
  expect(Object.keys({ ...MISTAKES, ...CHAPTERS, ...RIGHT })).not.toHaveLength(0);
});
