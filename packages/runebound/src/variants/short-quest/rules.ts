/** A quest for one evening; not in the book. */

import {
  authoring,
  type Authoring,
  type Extended,
  type Proc,
  words,
  type Choice,
  type Pack,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { stateOf, type RuneboundWorld, type RuneboundTable } from '../../world.ts';
import { IMPROVEMENTS, type Improvement } from '../../words.ts';

/** Experience counters that each player begins with. */
export const COUNTERS = 2;
const GOLD = 6;
const RUNES = 1;

type QuestWorld = Extended<RuneboundWorld, unknown, { 'starting counter': Proc<{ seat: Seat }> }>;
const { edit, runs }: Authoring<QuestWorld> = authoring();

/** The seat that has counters to choose yet: its figure has not entered play. */
function beginner(t: RuneboundTable, seat: Seat): { seat: Seat } | null {
  const { space, experience } = stateOf(t, seat);
  const counters = IMPROVEMENTS.reduce((sum, one) => sum + experience[one], 0);
  return space === '' && counters < COUNTERS ? { seat } : null;
}

const improve: Choice<QuestWorld, { seat: Seat }> = {
  rule: 'QST-SET-01',
  list: () => IMPROVEMENTS.map((improvement) => `improve:${improvement}`),
  label: (_, __, id) => ({ key: 'option.improve', with: { improvement: words(id)[0]! } }),
  then: (t, seat, id) => {
    const improvement = words(id)[0] as Improvement;
    stateOf(t, seat).experience[improvement]++;
    t.emit('experience gained', { seat, improvement });
  },
};

const startingCounter: Steps<QuestWorld, { seat: Seat }> = {
  'free counter': { rule: 'QST-SET-01', ask: { seats: (t) => [t.locals.seat], choices: { improve } } },
};

export const SHORT_QUEST: Pack<QuestWorld> = {
  id: 'short-quest',
  kind: 'variant',
  rule: 'QST-SET-01',
  edits: [
    edit.procedure('starting counter', { rule: 'QST-SET-01', add: startingCounter }),
    { rule: 'QST-SET-01', shown: 'starting counter', add: ['seat'] },
    edit.step('turn', 'starting experience', {
      rule: 'QST-SET-01',
      before: 'refresh step',
      add: runs({
        rule: 'QST-SET-01',
        whileSome: (t) => beginner(t, t.locals.seat),
        run: 'starting counter',
        with: (_, one) => one,
      }),
    }),
    edit.value('starting gold', { rule: 'QST-SET-02', overrides: ['RB-SET-09'], replace: () => GOLD }),
    {
      rule: 'QST-WIN-01',
      overrides: ['RB-OBJ-05'],
      content: 'rise-of-the-dragon-lords',
      wrap: (base) => ({ ...base, dragonRunes: RUNES }),
    },
  ],
};
