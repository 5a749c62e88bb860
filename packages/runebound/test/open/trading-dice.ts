/** Movement dice in two pools: one is rolled to move, the other once, wherever the Hero likes, to trade. What a trade brings
 *  is not part of the trial. */

import { words, type Pack, type Steps, type Table } from '@questwright/kernel';
import { place, stateOf, type RuneboundWorld, type RuneboundTable, type Locals } from '@questwright/runebound';

type Split = Locals['movement step'] & { trading?: number; traded?: boolean };
const splitIn = (t: RuneboundTable): Split | null => t.within('movement step');
const tradingDice = (t: RuneboundTable): number => t.value('dice of a pool', 'trading');

const trade: Steps<RuneboundWorld, { seat: number; rolled?: number[] }> = {
  roll: {
    rule: 'CT-MOV-05',
    as: 'rolled',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: tradingDice(t), dice: [] }),
  },
  result: {
    rule: 'CT-MOV-06',
    do: (t) => {
      const { seat, rolled = [] } = t.locals;
      const { space } = stateOf(t, seat);
      const terrains = t.value('terrains', space) as string[];
      const matches = rolled.filter((face) =>
        (t.value('symbols', face) as string[]).some((one) => terrains.includes(one)),
      );
      splitIn(t)!.traded = true;
      t.emit('traded', { seat, space: place(space), matches: matches.length });
    },
  },
};

export const TRADING_DICE: Pack<RuneboundWorld> = {
  id: 'trading-dice',
  kind: 'variant',
  rule: 'CT-MOV-03',
  edits: [
    { rule: 'CT-MOV-03', procedure: 'trade', add: trade },
    { rule: 'CT-MOV-03', shown: 'movement step', add: ['trading', 'traded'] },
    {
      rule: 'CT-MOV-03',
      proc: 'movement step',
      step: 'two pools',
      after: 'no dice',
      add: {
        rule: 'CT-MOV-03',
        ask: {
          seats: (t) => [t.locals.seat],
          choices: {
            trading: {
              rule: 'CT-MOV-03',
              list: (t) => Array.from({ length: t.locals.count + 1 }, (_, dice) => `trading:${dice}`),
              label: (_, __, id) => ({ key: 'option.trading', with: { dice: Number(words(id)[0]) } }),
              then: (t, _, id) => void ((t as Table<RuneboundWorld, Split>).locals.trading = Number(words(id)[0])),
            },
          },
        },
      },
    },
    {
      rule: 'CT-MOV-03',
      overrides: ['RB-MOV-04'],
      value: 'dice of a pool',
      wrap: (base) => (t, pool: string) => {
        const trading = splitIn(t)?.trading ?? 0;
        return pool === 'trading' ? trading : base(t, pool) - trading;
      },
    },
    {
      rule: 'CT-MOV-05',
      proc: 'movement step',
      step: 'where to',
      choice: 'trade',
      add: {
        rule: 'CT-MOV-05',
        list: (t) => (tradingDice(t) > 0 && splitIn(t)!.traded !== true ? ['trade'] : []),
        then: (_, seat) => ({ run: [{ proc: 'trade', with: { seat } }], goto: 'where to' }),
      },
    },
  ],
};
