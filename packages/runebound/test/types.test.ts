/** Mistakes that the compiler finds. The build fails where one of them is no error any more: then the line that expects it is
 *  itself an error. */

import {
  authoring,
  type Edit,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Steps,
  type Table,
} from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { Color, RuneboundWorld, RuneboundTable } from '../src/index.ts';
import { aboutSpaces } from '../src/rules/board/spaces.ts';
import { call, edit, runs, type LocalsIn, type RuneboundChapter } from '../src/world.ts';

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
const rule = 'RB-OBJ-02';
const CALLS = [
  // @ts-expect-error misspelt
  () => call('discart', { thing: 1 }),
  // @ts-expect-error of which card?
  () => call('discard', {}),
  // @ts-expect-error a card is no text
  () => call('discard', { thing: 'sword' }),
  // @ts-expect-error it has no seat
  () => call('discard', { thing: 1, seat: 0 }),
];
const STEPS: Steps<RuneboundWorld, LocalsIn<'test'>>[] = [
  // @ts-expect-error misspelt
  { step: { rule, run: 'discart' } },
  // @ts-expect-error misspelt
  { step: runs({ rule, run: 'discart', with: () => ({ thing: 1 }) }) },
  // @ts-expect-error of which card?
  { step: runs({ rule, run: 'discard' }) },
  // @ts-expect-error a card is no text
  { step: runs({ rule, run: 'discard', with: () => ({ thing: 'sword' }) }) },
  // @ts-expect-error an item is a number
  { step: runs({ rule, each: () => [1], run: 'discard', with: (_, thing: string) => ({ thing: Number(thing) }) }) },
  // @ts-expect-error no test has gold
  { step: runs({ rule, as: 'gold', run: 'discard', with: () => ({ thing: 1 }) }) },
  // @ts-expect-error no test has gold
  { step: { rule, as: 'gold', do: () => {} } },
  // @ts-expect-error no test has a card
  { step: runs({ rule, run: 'discard', with: (t) => ({ thing: t.locals.thing }) }) },
];
const EDITS: (() => Edit<RuneboundWorld>)[] = [
  // @ts-expect-error misspelt
  () => edit.value('sale prise', { rule, remove: true }),
  // @ts-expect-error misspelt
  () => ({ rule, value: 'sale prise', remove: true }),
  // @ts-expect-error misspelt
  () => edit.step('discart', 'discarded', { rule, remove: true }),
  // @ts-expect-error misspelt
  () => ({ rule, proc: 'discart', step: 'discarded', remove: true }),
  // @ts-expect-error of which card?
  () => edit.value('sale price', { rule, wrap: (base) => (t) => base(t) }),
  // @ts-expect-error one too many
  () => edit.value('price of experience', { rule, wrap: (base) => (t) => base(t, 0) }),
  // @ts-expect-error a number
  () => edit.value('sale price', { rule, wrap: () => () => 'cheap' }),
  // @ts-expect-error what it was is known only to `edit`
  () => ({ rule, value: 'sale price', wrap: (base) => (t, thing) => base(t, thing) + 1 }),
  // @ts-expect-error nothing can be added to a list
  () => edit.part('towns', 'more', { rule, add: { rule, layer: 'add', of: () => ['ghost town'] } }),
  // @ts-expect-error the market step has a seat
  () => edit.step('market step', 'sale', { rule, add: { rule, do: (t) => void t.locals.town } }),
  // @ts-expect-error the market step has a seat
  () => edit.choice('market step', 'sale', 'sell', { rule, add: { rule, then: (t) => void t.locals.town } }),
  // @ts-expect-error of whom are the locals?
  () => ({ rule, proc: 'market step', step: 'sale', add: { rule, do: (t) => void t.locals.seat } }),
  // @ts-expect-error the pack's own are not those of the base
  () => edit.procedure('stall', { rule, remove: true }),
];
const UNKNOWN = {
  // @ts-expect-error nobody says whose they are
  locals: (t: RuneboundTable) => t.locals.seat,
};
const RIGHT = {
  own: () => authoring<Fair>().call('stall', { seat: 0 }),
  each: runs<LocalsIn<'test'>, 'discard', number>({
    rule,
    each: () => [1],
    run: 'discard',
    with: (_, thing) => ({ thing }),
  }),
  base: (t: Table<Fair>): number =>
    t.value('booths') + t.value('money', t.within('stall')!.seat, 'card') + t.world.fair.days,
  edits: (all: readonly Edit<RuneboundWorld>[]): readonly Edit<Fair>[] => all,
  table: (t: Table<Fair>): RuneboundTable => t,
  read: (t: RuneboundTable, name: string): unknown => t.read(name),
};

test('mistakes in names, arguments, results and locals do not compile', () => {
  expect([MISTAKES, CHAPTERS, CALLS, STEPS, EDITS, UNKNOWN, RIGHT].flatMap(Object.keys)).not.toHaveLength(0);
});
