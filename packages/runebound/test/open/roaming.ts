/** A figure that is no Hero: it goes where the movement dice of the base lead, but into no town. */

import {
  field,
  refuse,
  type Pack,
  type Seat,
  type Steps,
  authoring,
  type Authoring,
  type Extended,
  type Proc,
  type Table,
} from '@questwright/kernel';
import { place, whereTo, type RuneboundWorld, type Underway } from '@questwright/runebound';

interface Roaming extends Underway {
  seat: Seat;
}
type RoamingLand = Extended<
  RuneboundWorld,
  { patrol: { space: string } },
  { 'patrol movement': Proc<Roaming>; 'patrol enters a space': Proc<{ to: string }> }
>;
const { call, edit, runs }: Authoring<RoamingLand> = authoring();
const patrolOf = (t: Table<RoamingLand>): { space: string } => t.world.patrol;

const patrol: Steps<RoamingLand, Roaming> = {
  roll: runs({
    rule: 'MN-PAT-03',
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: 5, dice: [] }),
  }),
  'where to': {
    rule: 'MN-PAT-02',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: whereTo<Roaming>({
        mover: (t: Table<RoamingLand, Roaming>) => ({
          space: patrolOf(t).space,
          dice: t.locals.dice,
          owed: t.locals.owed,
          whyNotInto: (space) =>
            t.value('town', space) === null
              ? null
              : refuse('MN-PAT-07', 'refuse.no-patrol-in-towns', { space: place(space) }),
        }),
        enter: (_, __, to) => call('patrol enters a space', { to }),
      }),
    },
  },
  'after moving': {
    rule: 'MN-PAT-09',
    do: (t) => {
      const met = t
        .value('figures on the board')
        .filter(({ seat, space }) => seat !== null && space === patrolOf(t).space);
      t.emit('patrol stopped', { space: place(patrolOf(t).space), met: met.length });
    },
  },
};
const enters: Steps<RoamingLand, { to: string }> = {
  step: {
    rule: 'MN-PAT-02',
    do: (t) => {
      patrolOf(t).space = t.locals.to;
      t.emit('patrol moved', { space: place(t.locals.to) });
    },
  },
};

/** Whoever has ended a turn moves it. */
export const ROAMING: Pack<RoamingLand> = {
  id: 'roaming',
  kind: 'pack',
  rule: 'MN-PAT-11',
  key: 'patrol',
  schema: { space: field.text() },
  edits: [
    edit.procedure('patrol movement', { rule: 'MN-PAT-11', add: patrol }),
    edit.procedure('patrol enters a space', { rule: 'MN-PAT-11', add: enters }),
    { rule: 'MN-PAT-11', shown: 'patrol movement', add: ['seat', 'dice', 'owed', 'walking'] },
    {
      rule: 'MN-PAT-12',
      setup: 'patrol',
      add: { rule: 'MN-PAT-12', do: (t) => void (patrolOf(t).space = t.world.adventures[0]!) },
    },
    edit.step('game', 'patrol', {
      rule: 'MN-PAT-01',
      after: 'turn',
      add: runs({
        rule: 'MN-PAT-01',
        run: 'patrol movement',
        with: (t) => ({ seat: t.world.turn, dice: [], owed: [], walking: false }),
      }),
    }),
    edit.value('figures on the board', {
      rule: 'MN-PAT-11',
      wrap: (base) => (t) => [
        ...base(t),
        {
          id: 'patrol',
          kind: 'patrol',
          space: patrolOf(t).space,
          seat: null,
          mark: 'P',
          name: { key: 'figure.patrol', with: {} },
        },
      ],
    }),
    edit.part('something is there', 'patrol', {
      rule: 'MN-PAT-11',
      add: { rule: 'MN-PAT-11', layer: 'set', of: (t, space) => patrolOf(t).space === space || null },
    }),
  ],
};
