/** Movement dice in two pools: one is rolled to move, the other once, wherever the Hero likes, to trade. What a trade brings
 *  is not part of the trial. */

import {
  words,
  type Pack,
  type Steps,
  type Table,
  authoring,
  type Authoring,
  type Extended,
  type Proc,
} from '@questwright/kernel';
import { place, stateOf, type RuneboundWorld } from '@questwright/runebound';

type TradingLand = Extended<
  RuneboundWorld,
  unknown,
  {
    'movement step': Proc<unknown, { trading?: number; traded?: boolean }>;
    trade: Proc<{ seat: number }, { rolled?: number[] }>;
  }
>;
type TradingTable = Table<TradingLand>;
const { call, edit, runs }: Authoring<TradingLand> = authoring();
const tradingDice = (t: TradingTable): number => t.value('dice of a pool', 'trading');

const trade: Steps<TradingLand, { seat: number; rolled?: number[] }> = {
  roll: runs({
    rule: 'CT-MOV-05',
    as: 'rolled',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: tradingDice(t), dice: [] }),
  }),
  result: {
    rule: 'CT-MOV-06',
    do: (t) => {
      const { seat, rolled = [] } = t.locals;
      const { space } = stateOf(t, seat);
      const terrains = t.value('terrains', space);
      const matches = rolled.filter((face) => t.value('symbols', face).some((one) => terrains.includes(one)));
      t.within('movement step')!.traded = true;
      t.emit('traded', { seat, space: place(space), matches: matches.length });
    },
  },
};

export const TRADING_DICE: Pack<TradingLand> = {
  id: 'trading-dice',
  kind: 'variant',
  rule: 'CT-MOV-03',
  edits: [
    edit.procedure('trade', { rule: 'CT-MOV-03', add: trade }),
    { rule: 'CT-MOV-03', shown: 'movement step', add: ['trading', 'traded'] },
    edit.step('movement step', 'two pools', {
      rule: 'CT-MOV-03',
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
              then: (t, _, id) => void (t.locals.trading = Number(words(id)[0])),
            },
          },
        },
      },
    }),
    edit.value('dice of a pool', {
      rule: 'CT-MOV-03',
      overrides: ['RB-MOV-04'],
      wrap: (base) => (t, pool) => {
        const trading = t.within('movement step')?.trading ?? 0;
        return pool === 'trading' ? trading : base(t, pool) - trading;
      },
    }),
    edit.choice('movement step', 'where to', 'trade', {
      rule: 'CT-MOV-05',
      add: {
        rule: 'CT-MOV-05',
        list: (t) => (tradingDice(t) > 0 && t.within('movement step')!.traded !== true ? ['trade'] : []),
        then: (_, seat) => ({ run: [call('trade', { seat })], goto: 'where to' }),
      },
    }),
  ],
};
