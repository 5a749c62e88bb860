/** Games of a few lines, for the hard cases of real rulebooks. */

import { arrange, type Position, type TestTable } from '@questwright/harness';
import '@questwright/harness/vitest';
import {
  words,
  type Call,
  type Choice,
  type Definition,
  type Next,
  type Pack,
  type RuleId,
  type Rules,
  type Step,
  type Table,
  type Verb,
  type World,
} from '@questwright/kernel';

export interface Small extends World {
  [name: string]: any;
}
export type SmallTable = Table<Small, any>;

/** The rule ids of these games are in no catalogue. */
export const T = (name: string): RuleId => `T-${name}` as RuleId;
export const R = T('case');

export const define = (rules: Partial<Rules<Small>>, packs: Pack<Small>[] = []): Definition<Small> => ({
  id: 'case',
  version: '1',
  seats: { min: 1, max: 4, rule: R },
  packs,
  rules: { schema: {}, zones: {}, content: {}, setup: {}, procs: {}, ...rules },
});
export const act = (run: (t: SmallTable) => Next): Step<Small, any> => ({ rule: R, do: run });
export const ask = (
  seats: (t: SmallTable) => readonly number[],
  choices: Record<string, Choice<Small, any>>,
): Step<Small, any> => ({
  rule: R,
  ask: { seats, choices },
});
export const choice = (
  then: Choice<Small, any>['then'],
  more: Partial<Choice<Small, any>> = {},
): Choice<Small, any> => ({
  rule: R,
  ...more,
  then,
});
export const verb = (run: Verb<Small>['do']): Verb<Small> => ({
  rule: R,
  text: (e) => ({ key: 'verb', with: e }),
  do: run,
});
export const run = (proc: string, params: Call['with'] = null): Next => ({ run: [{ proc, with: params }] });
export const word = (id: string): number => Number(words(id)[0]);

/** Cards in front of the seats, as the options say: `{ 'play/0': ['cloak'] }`. */
export const inPlay: Partial<Rules<Small>> = {
  zones: { play: { per: 'seat', sees: 'all', live: true }, discard: { sees: 'all' } },
  setup: {
    cards: {
      rule: R,
      do: (t, cards) => {
        for (const pile in cards) for (const id of cards[pile] as string[]) t.move(t.add(id, pile), pile, 'bottom');
      },
    },
  },
};
export const sit = (definition: Definition<Small>, position: Position = {}): TestTable<Small> =>
  arrange(definition, position);
export const tags = (table: TestTable<Small>): string[] => table.lastEvents.map(({ tag }) => tag);
