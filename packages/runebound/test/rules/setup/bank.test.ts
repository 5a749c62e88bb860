import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { runebound } from '../../small-board.ts';

const withGold = (gold: number, amount: number) => {
  const table = arrange(runebound, { seats: 1, set: { 'heroes.0.gold': gold, bank: 100 } });
  const before = table.world.bank;
  const after = arrange(runebound, {
    seats: 1,
    set: { 'heroes.0.gold': gold, bank: 100 },
    play: { proc: 'gold', with: { seat: 0, amount } },
  }).world;
  return { gold: after.heroes[0]!.gold, bank: after.bank - before };
};

rule('RB-SET-11', 'gold that is earned comes from the bank', () => {
  expect(withGold(3, 4)).toEqual({ gold: 7, bank: -4 });
});

rule('RB-SET-12', 'gold that is spent goes into the bank, no more than there is', () => {
  expect(withGold(3, -2)).toEqual({ gold: 1, bank: 2 });
  expect(withGold(3, -5)).toEqual({ gold: 0, bank: 3 });
});
