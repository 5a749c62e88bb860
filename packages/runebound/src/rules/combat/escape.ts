/** Phase 1: Escape. */

import { words, type RuleId, type Seat, type Step, type Steps } from '@questwright/kernel';
import { battle, excepted, leaveCombat, opposingSeat, reaches, targetNumber, whyNoEscape } from './battle.ts';
import { moveFigure } from '../movement/figures.ts';
import { addedParts } from './rolls.ts';
import { neighboursOf, place } from '../board/spaces.ts';
import {
  runs,
  call,
  heroOf,
  stateOf,
  type RuneboundWorld,
  type RuneboundTable,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';

type EscapePhase = LocalsIn<'escape phase'>;

/** Which rule is played depends on whom one flees from. */
const escapeOrFight = (rule: RuleId, when: (t: RuneboundTable) => boolean): Step<RuneboundWorld, EscapePhase> => ({
  rule: 'RB-CBT-11',
  when,
  ask: {
    seats: (t) => [t.locals.seat],
    choices: {
      escape: {
        rule,
        why: whyNoEscape,
        whyNotFor: whyNoEscape,
        // What an opposing Hero rolled holds for all tries of the phase.
        then: (t) => ({ goto: t.locals.against === null ? 'opposing roll' : 'escape test' }),
      },
      fight: { rule: 'RB-CBT-11', then: () => ({ done: null }) },
    },
  },
});

const escapePhase: Steps<RuneboundWorld, EscapePhase> = {
  'escape or fight': escapeOrFight('RB-CBT-12', (t) => opposingSeat(t) === null),
  'escape from a hero': escapeOrFight('RB-PVP-18', (t) => opposingSeat(t) !== null),
  'opposing roll': {
    rule: 'RB-PVP-18',
    as: 'against',
    do: (t) => {
      const seat = opposingSeat(t);
      return seat === null ? undefined : { run: [call("defender's roll", { seat, phase: 'ranged', for: 'escape' })] };
    },
  },
  'escape test': runs({
    rule: 'RB-CBT-12',
    as: 'success',
    run: 'escape test',
    with: (t) => ({ seat: t.locals.seat, against: targetNumber(t, battle(t).opponent, 'ranged') }),
  }),
  result: {
    rule: 'RB-CBT-12',
    cases: {
      success: {
        rule: 'RB-CBT-14',
        when: (t) => t.locals.success,
        do: (t) => ({ run: [call('escape', { seat: t.locals.seat })] }),
      },
      failure: {
        rule: 'RB-CBT-13',
        do: (t) => ({
          run: [call('wounds', { on: heroOf(t, t.locals.seat), amount: 1 })],
          goto: 'escape or fight',
        }),
      },
    },
  },
};

/** A test, not a combat roll: what is added to combat rolls is not added here. */
const escapeTest: Steps<RuneboundWorld, LocalsIn<'escape test'>> = {
  dice: runs({
    rule: 'RB-CBT-12',
    as: 'dice',
    run: 'roll',
    with: (t) => ({ seat: t.locals.seat, for: 'escape', thing: heroOf(t, t.locals.seat), phase: null, dice: [] }),
  }),
  total: {
    rule: 'RB-CBT-12',
    do: (t) => {
      const { seat, dice, against } = t.locals;
      const total = dice + t.value('escape roll', seat);
      const success = reaches(total, against);
      t.emit('escape test', () => {
        return { seat, dice, added: addedParts(t, 'escape roll', seat), total, against, success: String(success) };
      });
      return { done: success };
    },
  },
};

const escape: Steps<RuneboundWorld, LocalsIn<'escape'>> = {
  'moving back': {
    rule: 'RB-CBT-14',
    ask: {
      seats: (t) => (t.value('escapes to', t.locals.seat).length > 0 ? [t.locals.seat] : []),
      choices: {
        retreat: {
          rule: 'RB-CBT-14',
          list: (t, seat) => t.value('escapes to', seat).map((space: string) => `retreat:${space}`),
          label: (_, __, id) => ({ key: 'option.retreat', with: { space: place(words(id)[0]!) } }),
          then: (t, seat, id) => moveFigure(t, seat, words(id)[0]!, 'escape'),
        },
      },
    },
  },
  'end of the fight': {
    rule: 'RB-CBT-14',
    do: (t) => {
      t.emit('escaped', { seat: t.locals.seat });
      return leaveCombat(t, t.locals.seat, 'escaped');
    },
  },
};

function spacesBehind(t: RuneboundTable, seat: Seat): string[] {
  const { space, cameFrom } = stateOf(t, seat);
  const around = neighboursOf(t, space);
  return around.includes(cameFrom) ? [cameFrom] : [...around];
}

export const ESCAPE: RuneboundChapter = {
  procs: { 'escape phase': escapePhase, 'escape test': escapeTest, escape },
  shown: { 'escape phase': ['seat', 'against'], 'escape test': ['seat', 'against'] },
  values: {
    /** The rule by which a hero may not even try, or null. */
    'what forbids escape': { rule: 'RB-CBT-11', of: (t) => (excepted(t, 'no escape') ? 'RB-CBT-11' : null) },
    /** The spaces to which a hero may retreat: where it came from, or, if that is not next to it, any neighbour. */
    'escapes to': {
      rule: 'RB-CBT-14',
      of: (t, seat: Seat) => (opposingSeat(t) === null ? spacesBehind(t, seat) : []),
      parts: {
        'from a hero': {
          rule: 'RB-PVP-19',
          layer: 'set',
          of: (t, seat: Seat) => (opposingSeat(t) === null ? null : spacesBehind(t, seat)),
        },
      },
    },
  },
};
