/** Travel Hazards: the experience for a defeated hazard is taken from the central counter pile, making change. */

import { words, type Edit, type Seat, type Steps, type Table } from '@questwright/kernel';
import { countersInWords } from '../../rules/experience/experience.ts';
import { challengeCard, stateOf, type RuneboundTable } from '../../world.ts';
import { COLORS, type Color } from '../../words.ts';
import { call, edit, type Exchange, type HazardLand, type SameValue } from './world.ts';

type Counts = Readonly<Record<Color, number>>;

/** The dearest counter is worth four of the cheapest; change for less than one of them is three. */
const MOST_TAKEN = 4;
const MOST_GIVEN = 3;
const worth = (t: RuneboundTable, colors: readonly Color[]): number =>
  colors.reduce((sum, color) => sum + t.value('points of a counter', color), 0);

/** Every choice of at most so many of the counters. */
function choices(from: Counts, most: number): Color[][] {
  return COLORS.reduce<Color[][]>(
    (found, color) =>
      found.flatMap((chosen) =>
        Array.from({ length: Math.min(from[color], most - chosen.length) + 1 }, (_, n) => [
          ...chosen,
          ...Array<Color>(n).fill(color),
        ]),
      ),
    [[]],
  );
}

const gained = (t: RuneboundTable, { taken, given }: Exchange): number => worth(t, taken) - worth(t, given);

/** Every way to come out with those points, or as near to them as the pile allows. Change is made only where nothing else
 *  fits. */
function exchanges(t: RuneboundTable, seat: Seat, points: number): Exchange[] {
  const takes = choices(t.world.pile, MOST_TAKEN).filter((taken) => taken.length > 0);
  const gives = choices(stateOf(t, seat).counters, MOST_GIVEN);
  const all = takes
    .flatMap((taken) => gives.map((given) => ({ taken, given })))
    .filter((one) => !one.given.some((color) => one.taken.includes(color)))
    .filter((one) => gained(t, one) > 0 && gained(t, one) <= points);
  const best = Math.max(...all.map((one) => gained(t, one)));
  const fits = all.filter((one) => gained(t, one) === best);
  const least = Math.min(...fits.map(({ given }) => given.length));
  return fits.filter(({ given }) => given.length === least);
}

const fitting = (t: Table<HazardLand, SameValue>): Exchange[] =>
  t.value('counters instead of', t.locals.color, t.locals.seat);
const idOf = ({ taken, given }: Exchange): string =>
  ['take-counters', ...taken, ...(given.length > 0 ? ['for', ...given] : [])].join(':');
function exchangeIn(id: string): Exchange {
  const all = words(id);
  const at = all.indexOf('for');
  return {
    taken: (at < 0 ? all : all.slice(0, at)) as Color[],
    given: (at < 0 ? [] : all.slice(at + 1)) as Color[],
  };
}

const inWords = ({ taken, given }: Exchange) => ({
  taken: countersInWords(taken),
  given: given.length > 0 ? countersInWords(given) : null,
});

const sameValue: Steps<HazardLand, SameValue> = {
  'too few counters': {
    rule: 'RB-HAZ-21',
    when: (t) => fitting(t).length === 0,
    do: (t) => t.emit('no experience from the pile', { seat: t.locals.seat, color: t.locals.color }),
  },
  'counters of the same value': {
    rule: 'RB-HAZ-18',
    ask: {
      seats: (t) => (fitting(t).length > 0 ? [t.locals.seat] : []),
      choices: {
        'take-counters': {
          rule: 'RB-HAZ-18',
          list: (t) => fitting(t).map(idOf),
          label: (_, __, id) => ({ key: 'option.take-counters', with: inWords(exchangeIn(id)) }),
          then: (t, seat, id) => {
            const { taken, given } = exchangeIn(id);
            const { counters } = stateOf(t, seat);
            for (const color of taken) {
              t.world.pile[color]--;
              counters[color]++;
            }
            for (const color of given) {
              counters[color]--;
              t.world.pile[color]++;
            }
            t.emit('counters taken', { seat, ...inWords({ taken, given }) });
          },
        },
      },
    },
  },
};

export const HAZARD_COUNTERS: readonly Edit<HazardLand>[] = [
  edit.procedure('counters of the same value', { rule: 'RB-HAZ-18', add: sameValue }),
  { rule: 'RB-HAZ-18', shown: 'counters of the same value', add: ['seat', 'color'] },
  edit.value('counters instead of', {
    rule: 'RB-HAZ-18',
    add: (t, color, seat) => exchanges(t, seat, worth(t, [color])),
  }),
  edit.value('counters instead of', {
    rule: 'RB-HAZ-21',
    wrap: (base) => (t, color, seat) => base(t, color, seat).filter((one) => gained(t, one) === worth(t, [color])),
  }),
  edit.case('spoils', 'adventure counter', 'other counters from the pile', {
    rule: 'RB-HAZ-18',
    before: 'from the pile',
    add: {
      rule: 'RB-HAZ-18',
      when: (t) =>
        t.locals.exceptions.includes('counter from the pile') &&
        t.world.pile[challengeCard(t, t.locals.thing).color] === 0,
      do: (t) => {
        const { color } = challengeCard(t, t.locals.thing);
        return { run: [call('counters of the same value', { seat: t.locals.seat, color })] };
      },
    },
  }),
];
