import type { Pack } from '@questwright/kernel';
import { failedWithOne } from '../happenings.ts';
import { gainOil } from '../oil.ts';
import { deal } from '../setup.ts';
import { brightest } from '../turn.ts';
import { edit, runs, call, lit, type River } from '../world.ts';
import { SMALL_CHANDELIER } from './content.ts';

export const longNight: Pack<River> = {
  id: 'long-night',
  kind: 'variant',
  rule: 'LAN-VAR-01',
  edits: [
    edit.value('light to win', { rule: 'LAN-VAR-01', overrides: ['LAN-WIN-01'], wrap: (base) => (t) => base(t) + 4 }),
    edit.value('nights', { rule: 'LAN-VAR-01', overrides: ['LAN-WIN-02'], wrap: (base) => (t) => base(t) + 4 }),
    {
      rule: 'LAN-VAR-02',
      overrides: ['LAN-WIN-01'],
      watch: 'enough light',
      wrap: (base) => ({ ...base, do: (t) => (brightest(t).length > 1 ? undefined : base.do(t)) }),
    },
    {
      rule: 'LAN-VAR-03',
      overrides: ['LAN-SET-03'],
      setup: 'oil',
      wrap: (base) => ({
        ...base,
        do: (t, options) => {
          base.do(t, options);
          t.seats.forEach((seat) => t.world.oil[seat]!++);
        },
      }),
    },
    edit.step('turn', 'income', {
      rule: 'LAN-VAR-03',
      overrides: ['LAN-TRN-07'],
      wrap: (base) => {
        if (base.do === undefined) throw new Error('The income is no longer a deed');
        return {
          ...base,
          do: (t) => {
            const next = base.do(t);
            if (lit(t, t.locals.seat).length === 0) gainOil(t, t.locals.seat, 1, 'LAN-VAR-03');
            return next;
          },
        };
      },
    }),
    edit.choice('turn', 'action', 'rest', {
      rule: 'LAN-VAR-03',
      overrides: ['LAN-TRN-06'],
      wrap: (base) => ({
        ...base,
        then: (t, seat, id, elements) => {
          const next = base.then(t, seat, id, elements);
          gainOil(t, seat, 1, 'LAN-VAR-03');
          return next;
        },
      }),
    }),
  ],
};

export const grandIllumination: Pack<River> = {
  id: 'grand-illumination',
  kind: 'variant',
  rule: 'LAN-VAR-04',
  edits: [
    edit.value('light to win', {
      rule: 'LAN-VAR-04',
      overrides: ['LAN-WIN-01'],
      wrap: (base) => (t) => Math.ceil((base(t) * 3) / 2),
    }),
    { rule: 'LAN-VAR-05', overrides: ['LAN-WIN-01'], watch: 'enough light', remove: true },
    edit.step('night', 'the count', {
      rule: 'LAN-VAR-05',
      after: 'bidding',
      add: {
        rule: 'LAN-VAR-05',
        do: (t) => {
          const winners = brightest(t);
          const light = t.value('light', winners[0]!);
          if (light < t.value('light to win')) return undefined;
          t.emit('enough light', { winners, light });
          return { end: 'game', as: { winners, by: 'light' } };
        },
      },
    }),
  ],
};

export const stillAir: Pack<River> = {
  id: 'still-air',
  kind: 'variant',
  rule: 'LAN-VAR-06',
  edits: [
    edit.step('lighting a lantern', 'gust', {
      rule: 'LAN-VAR-06',
      overrides: ['LAN-LGT-04'],
      replace: { rule: 'LAN-VAR-06', when: failedWithOne, do: (t) => t.emit('still air', { seat: t.locals.seat }) },
    }),
    { rule: 'LAN-VAR-06', overrides: ['LAN-CMP-01'], content: 'glass-chimney', remove: true },
  ],
};

export const squall: Pack<River> = {
  id: 'squall',
  kind: 'variant',
  rule: 'LAN-VAR-07',
  edits: [
    edit.step('lighting a lantern', 'gust', {
      rule: 'LAN-VAR-07',
      overrides: ['LAN-LGT-04'],
      replace: runs({
        rule: 'LAN-VAR-07',
        when: failedWithOne,
        each: (t) =>
          t.seats.flatMap((seat) =>
            lit(t, seat)
              .slice(0, 1)
              .map((thing) => ({ seat, thing })),
          ),
        still: (t, { seat, thing }) => lit(t, seat).includes(thing),
        run: 'going out',
        // A frame keeps its locals: each performance gets a record of its own.
        with: (_, item) => ({ ...item }),
      }),
    }),
    {
      rule: 'LAN-VAR-08',
      overrides: ['LAN-CMP-01'],
      content: 'glass-chimney',
      wrap: (base) => ({ ...base, copies: 5 }),
    },
    {
      rule: 'LAN-VAR-08',
      overrides: ['LAN-OUT-03'],
      watch: 'last light',
      replace: {
        rule: 'LAN-VAR-08',
        on: ['went out'],
        do: (t) => {
          const loser = t.within('going out')?.seat;
          if (loser === undefined || lit(t, loser).length > 0 || t.used('night', `mercy:${loser}`) > 0) return;
          t.use('night', `mercy:${loser}`);
          gainOil(t, loser, 2);
        },
      },
    },
  ],
};

export const shortCandle: Pack<River> = {
  id: 'short-candle',
  kind: 'variant',
  rule: 'LAN-VAR-09',
  excludes: [{ pack: 'long-night', rule: 'LAN-VAR-10' }],
  edits: [
    edit.value('nights', { rule: 'LAN-VAR-09', overrides: ['LAN-WIN-02'], replace: () => 6 }),
    edit.choice('turn', 'action', 'trade', { rule: 'LAN-VAR-11', overrides: ['LAN-TRD-01'], remove: true }),
    edit.procedure('trade', { rule: 'LAN-VAR-11', overrides: ['LAN-TRD-02'], remove: true }),
    edit.step('turn', 'hand limit', { rule: 'LAN-VAR-12', overrides: ['LAN-TRN-08'], remove: true }),
    edit.value('hand limit', { rule: 'LAN-VAR-12', overrides: ['LAN-TRN-08'], remove: true }),
    edit.procedure('letting go', { rule: 'LAN-VAR-12', overrides: ['LAN-TRN-08'], remove: true }),
    {
      rule: 'LAN-VAR-09',
      overrides: ['LAN-SET-02'],
      setup: 'hands',
      replace: { rule: 'LAN-VAR-09', do: (t) => deal(t, 5) },
    },
    { rule: 'LAN-VAR-09', overrides: ['LAN-SET-03'], setup: 'oil', remove: true },
    edit.choice('turn', 'action', 'rest', {
      rule: 'LAN-VAR-13',
      overrides: ['LAN-TRN-06'],
      replace: {
        rule: 'LAN-VAR-13',
        then: (t, seat) => {
          t.emit('rested', { seat });
          gainOil(t, seat, 1);
          return { run: [call('drawing', { seat })] };
        },
      },
    }),
    { rule: 'LAN-VAR-09', overrides: ['LAN-CMP-02'], content: 'bishops-chandelier', replace: SMALL_CHANDELIER },
  ],
};
