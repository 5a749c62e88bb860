/** Knockouts. */

import { words, type Next, type Seat, type Steps } from '@questwright/kernel';
import { battle, isBeingKnockedOut, leaveCombat, opposingSeat } from './battle.ts';
import { theTurnEnds } from './combat.ts';
import { moveFigure, nearestTowns } from '../movement/figures.ts';
import { place } from '../board/spaces.ts';
import type { MarketCard } from '../../cards.ts';
import {
  runs,
  call,
  areaOf,
  card,
  heroOf,
  heroSeats,
  moneyOf,
  stateOf,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';

const costOf = (t: RuneboundTable, thing: number): number => (card(t, thing) as Partial<MarketCard>).cost ?? 0;

function mostExpensive(t: RuneboundTable, seat: Seat): number[] {
  const things = areaOf(t, seat).filter((thing) => t.value('may be lost', thing));
  const highest = Math.max(...things.map((thing) => costOf(t, thing)));
  return things.filter((thing) => costOf(t, thing) === highest);
}

/** The Hero who defeated this one in a combat between Heroes. While spoils are taken that combat is decided. */
function winnerOver(t: RuneboundTable, seat: Seat): Seat | null {
  const opposing = opposingSeat(t);
  if (opposing === null || /* RB-PVP-12 false */ t.isWithin('spoils of combat')) return null;
  const [attacker] = t.within('combat')!.heroes;
  if (seat === opposing) return attacker!;
  return seat === attacker ? opposing : null;
}

const fightsStill = (t: RuneboundTable, seat: Seat): boolean => {
  const combat = t.within('combat');
  if (!combat || String(seat) in combat.outcome) return false;
  return combat.heroes.includes(seat) || opposingSeat(t) === seat;
};
/** Only the player whose turn is being played loses the rest of it. */
const itsTurn = (t: RuneboundTable, seat: Seat): boolean =>
  /* RB-KO-11 t.isWithin('turn') */ t.within('turn')?.seat === seat;

const knockout: Steps<RuneboundWorld, Locals['knockout']> = {
  'about to be knocked out': {
    rule: 'RB-KO-01',
    window: { timing: 'about to be knocked out', order: (t) => [t.locals.seat] },
  },
  'knocked out': {
    rule: 'RB-KO-01',
    do: (t) => {
      if (!t.value('defeated', heroOf(t, t.locals.seat))) return { done: false };
      t.emit('knocked out', { seat: t.locals.seat });
      return undefined;
    },
  },
  spoils: {
    rule: 'RB-PVP-16',
    when: (t) => winnerOver(t, t.locals.seat) !== null,
    do: (t) => {
      const { seat } = t.locals;
      return { run: [call('spoils of combat', { winner: winnerOver(t, seat)!, loser: seat })] };
    },
  },
  counters: runs({
    rule: 'RB-KO-02',
    run: 'recovery',
    with: (t) => ({ on: heroOf(t, t.locals.seat), wounds: 'all', exhaustion: 'all' }),
  }),
  gold: runs({
    rule: 'RB-KO-03',
    run: 'payment',
    with: (t) => {
      const { seat } = t.locals;
      return { seat, amount: moneyOf(t, seat, 'knockout'), for: 'knockout', to: null };
    },
  }),
  'most expensive card': {
    rule: 'RB-KO-04',
    ask: {
      seats: (t) => (mostExpensive(t, t.locals.seat).length > 0 ? [t.locals.seat] : []),
      choices: {
        lose: {
          rule: 'RB-KO-05',
          list: (t, seat) => mostExpensive(t, seat).map((thing) => `lose:${thing}`),
          label: (_, __, id) => ({ key: 'option.lose', with: { card: { thing: Number(words(id)[0]) } } }),
          then: (_, __, id) => ({ run: [call('discard', { thing: Number(words(id)[0]) })] }),
        },
      },
    },
  },
  'nearest town': {
    rule: 'RB-KO-06',
    ask: {
      seats: (t) => (t.value('where a knocked out hero goes', t.locals.seat).length > 0 ? [t.locals.seat] : []),
      choices: {
        recover: {
          rule: 'RB-KO-06',
          list: (t, seat) => t.value('where a knocked out hero goes', seat).map((space: string) => `recover:${space}`),
          label: (_, __, id) => ({ key: 'option.wake-up', with: { space: place(words(id)[0]!) } }),
          then: (t, seat, id) => moveFigure(t, seat, words(id)[0]!, 'knockout'),
        },
      },
    },
  },
  // The combat is decided: a winner who falls takes no more, and the loser's knockout goes on.
  'no more spoils': {
    rule: 'RB-PVP-13',
    when: (t) => t.within('spoils of combat')?.winner === t.locals.seat,
    do: (t): Next => {
      battle(t).outcome[t.locals.seat] = 'knocked out';
      return { end: 'spoils of combat' };
    },
  },
  'end of the fight': {
    rule: 'RB-CBT-39',
    when: (t) => fightsStill(t, t.locals.seat),
    do: (t): Next => leaveCombat(t, t.locals.seat, 'knocked out'),
  },
  // In a combat the turn ends when the Challenge has been put away.
  'end of the turn': {
    rule: 'RB-KO-09',
    when: (t) => !t.isWithin('combat') && itsTurn(t, t.locals.seat),
    do: theTurnEnds,
  },
};

export const KNOCKOUT: RuneboundChapter = {
  procs: { knockout },
  shown: { knockout: ['seat'] },
  values: {
    /** Whether a knockout can cost this card: only what has a cost can be the most expensive. */
    'may be lost': {
      rule: 'RB-KO-10',
      of: (t, thing: number) => (card(t, thing) as Partial<MarketCard>).cost !== undefined,
      parts: {
        protected: {
          rule: 'RB-DEF-05',
          layer: 'set',
          of: (t, thing: number) => (t.value('protected', thing) ? false : null),
        },
      },
    },
    'where a knocked out hero goes': {
      rule: 'RB-KO-06',
      of: (t, seat: Seat) => nearestTowns(t, stateOf(t, seat).space).slice(0, 1),
      parts: {
        'towns equally near': {
          rule: 'RB-KO-07',
          layer: 'set',
          of: (t, seat: Seat) => {
            const towns = nearestTowns(t, stateOf(t, seat).space);
            return towns.length > 1 ? towns : null;
          },
        },
      },
    },
  },
  watch: {
    'hero knocked out': {
      rule: 'RB-KO-01',
      on: ['wounded'],
      do: (t) => {
        const seat = heroSeats(t).find((one) => {
          const hero = heroOf(t, one);
          if (isBeingKnockedOut(t, one)) return false;
          return t.value('defeated', hero) && t.value('fate of the defeated', hero) === 'knocked out';
        });
        return seat === undefined ? undefined : { run: [call('knockout', { seat })] };
      },
    },
  },
  timings: { 'about to be knocked out': { rule: 'RB-KO-01', choices: {} } },
};
