/** Turns, and the five steps of a turn. */

import type { RuleId, Seat, Step } from '@questwright/kernel';
import { place } from '../board/spaces.ts';
import { runs, stateOf, type RuneboundWorld, type Locals, type RuneboundChapter } from '../../world.ts';

const oneStep = (
  rule: RuleId,
  run: `${'refresh' | 'adventure' | 'market' | 'experience'} step`,
): Step<RuneboundWorld, Locals['turn']> => runs({ rule, run, with: (t) => ({ seat: t.locals.seat }) });

export const TURN: RuneboundChapter = {
  procs: {
    game: {
      turn: {
        rule: 'RB-TRN-01',
        do: (t) => {
          const seat = t.world.turn;
          return { run: [{ proc: t.value('kind of turn', seat), with: { seat } }] };
        },
      },
      'player to the left': {
        rule: 'RB-TRN-02',
        do: (t) => {
          t.world.turn = t.value('who plays next', t.world.turn);
          if (t.world.turn === t.world.first) t.world.round++;
        },
      },
      'next turn': { rule: 'RB-TRN-05', do: () => ({ goto: 'turn' }) },
    },

    turn: {
      beginning: {
        rule: 'RB-TRN-01',
        do: (t) => t.emit('turn began', { seat: t.locals.seat, round: t.world.round }),
      },
      'refresh step': oneStep('RB-TRN-03', 'refresh step'),
      'movement step': runs({
        rule: 'RB-TRN-03',
        as: 'ended',
        run: 'movement step',
        with: (t) => ({
          seat: t.locals.seat,
          count: 0,
          resting: false,
          dice: [],
          owed: [],
          walking: false,
          moved: false,
        }),
      }),
      'nothing there': {
        rule: 'RB-MOV-21',
        when: (t) => {
          const { seat, ended } = t.locals;
          return ended === '' || !t.value('something is there', stateOf(t, seat).space, seat);
        },
        do: (t) => {
          t.emit('steps skipped', { seat: t.locals.seat, space: place(stateOf(t, t.locals.seat).space) });
          return { goto: 'experience step' };
        },
      },
      'adventure step': oneStep('RB-TRN-04', 'adventure step'),
      'market step': oneStep('RB-TRN-04', 'market step'),
      'experience step': oneStep('RB-TRN-03', 'experience step'),
      // Told when everything of the turn has been put away.
      'ended early': {
        rule: 'RB-TRN-06',
        always: true,
        when: (t) => t.locals.early === true,
        do: (t) => t.emit('turn ended early', { seat: t.locals.seat }),
      },
    },

    'end of the turn': {
      // It hits every Hero, and counters are replenished, whoever has fallen meanwhile.
      'after the event': {
        rule: 'RB-EVT-10',
        when: (t) => t.isWithin('event'),
        do: (t) => {
          t.within('event')!.endsTheTurn = true;
          return { done: null };
        },
      },
      'the rest is skipped': {
        rule: 'RB-TRN-06',
        do: (t) => {
          const turn = t.within('turn');
          if (turn !== null) turn.early = true;
          return { end: 'turn' };
        },
      },
    },
  },
  shown: { turn: ['seat'] },
  values: {
    /** The procedure in which a seat takes its turn. */
    'kind of turn': { rule: 'RB-TRN-01', of: () => 'turn' },
    /** After a seat. */
    'who plays next': { rule: 'RB-TRN-02', of: (t, seat: Seat) => (seat + 1) % t.world.seats },
  },
};
