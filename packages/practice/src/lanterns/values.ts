import type { ValueTable, Watch } from '@questwright/kernel';
import { brightest } from './turn.ts';
import { call, cardAt, lit, type River } from './world.ts';

export const values: ValueTable<River> = {
  fog: { rule: 'LAN-CMP-02', of: (t, thing) => cardAt(t, thing).fog ?? 0 },
  steadiness: { rule: 'LAN-VAL-01', of: () => 0 },
  brightness: { rule: 'LAN-VAL-02', of: (t, thing) => cardAt(t, thing).light ?? 0 },
  light: {
    rule: 'LAN-VAL-03',
    of: (t, seat) => lit(t, seat).reduce((sum, thing) => sum + t.value('brightness', thing), 0),
  },
  'light to win': { rule: 'LAN-WIN-01', of: () => 8 },
  nights: { rule: 'LAN-WIN-02', of: () => 12 },
  'hand limit': { rule: 'LAN-TRN-08', of: () => 5 },
  'where a sunken card goes': { rule: 'LAN-LGT-03', of: () => ({ pile: 'deck', place: 'bottom' }) },
  'where a dead lantern goes': { rule: 'LAN-OUT-02', of: () => ({ pile: 'ashes', place: 'top', face: 'up' }) },
};

export const watch: Record<string, Watch<River>> = {
  'last light': {
    rule: 'LAN-OUT-03',
    on: ['went out'],
    do: (t) => {
      const loser = t.within('going out')?.seat;
      if (loser === undefined || lit(t, loser).length > 0 || t.used('night', `mercy:${loser}`) > 0) return undefined;
      t.use('night', `mercy:${loser}`);
      return { run: [call('drawing', { seat: loser })] };
    },
  },
  'enough light': {
    rule: 'LAN-WIN-01',
    on: ['shone', 'tucked', 'rigged', 'banked', 'letter read'],
    do: (t) => {
      const winners = brightest(t);
      const light = t.value('light', winners[0]!);
      if (light < t.value('light to win')) return undefined;
      t.emit('enough light', { winners, light });
      return { end: 'game', as: { winners, by: 'light' } };
    },
  },
};
