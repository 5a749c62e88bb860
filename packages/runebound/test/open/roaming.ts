/** A figure that is no Hero: it goes where the movement dice of the base lead, but into no town. */

import { field, refuse, type Pack, type Seat, type Steps } from '@questwright/kernel';
import {
  place,
  whereTo,
  type Figure,
  type RuneboundWorld,
  type RuneboundTable,
  type Underway,
} from '@questwright/runebound';

interface Roaming extends Underway {
  seat: Seat;
}
const patrolOf = (t: RuneboundTable): { space: string } =>
  (t.world as RuneboundWorld & { patrol: { space: string } }).patrol;

const patrol: Steps<RuneboundWorld, Roaming> = {
  roll: {
    rule: 'MN-PAT-03',
    as: 'dice',
    run: 'movement roll',
    with: (t) => ({ seat: t.locals.seat, count: 5, dice: [] }),
  },
  'where to': {
    rule: 'MN-PAT-02',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: whereTo<Roaming>({
        mover: (t) => ({
          space: patrolOf(t).space,
          dice: t.locals.dice,
          owed: t.locals.owed,
          whyNotInto: (space) =>
            t.value('town', space) === null
              ? null
              : refuse('MN-PAT-07', 'refuse.no-patrol-in-towns', { space: place(space) }),
        }),
        enter: (_, __, to) => ({ proc: 'patrol enters a space', with: { to } }),
      }),
    },
  },
  'after moving': {
    rule: 'MN-PAT-09',
    do: (t) => {
      const met = (t.value('figures on the board') as Figure[]).filter(
        ({ seat, space }) => seat !== null && space === patrolOf(t).space,
      );
      t.emit('patrol stopped', { space: place(patrolOf(t).space), met: met.length });
    },
  },
};
const enters: Steps<RuneboundWorld, { to: string }> = {
  step: {
    rule: 'MN-PAT-02',
    do: (t) => {
      patrolOf(t).space = t.locals.to;
      t.emit('patrol moved', { space: place(t.locals.to) });
    },
  },
};

/** Whoever has ended a turn moves it. */
export const ROAMING: Pack<RuneboundWorld> = {
  id: 'roaming',
  kind: 'pack',
  rule: 'MN-PAT-11',
  key: 'patrol',
  schema: { space: field.text() },
  edits: [
    { rule: 'MN-PAT-11', procedure: 'patrol movement', add: patrol },
    { rule: 'MN-PAT-11', procedure: 'patrol enters a space', add: enters },
    { rule: 'MN-PAT-11', shown: 'patrol movement', add: ['seat', 'dice', 'owed', 'walking'] },
    {
      rule: 'MN-PAT-12',
      setup: 'patrol',
      add: { rule: 'MN-PAT-12', do: (t) => void (patrolOf(t).space = t.world.adventures[0]!) },
    },
    {
      rule: 'MN-PAT-01',
      proc: 'game',
      step: 'patrol',
      after: 'turn',
      add: {
        rule: 'MN-PAT-01',
        run: 'patrol movement',
        with: (t) => ({ seat: t.world.turn, dice: [], owed: [], walking: false }),
      },
    },
    {
      rule: 'MN-PAT-11',
      value: 'figures on the board',
      wrap: (base) => (t) => [
        ...base(t),
        {
          id: 'patrol',
          kind: 'patrol',
          space: patrolOf(t).space,
          seat: null,
          mark: 'P',
          name: { key: 'figure.patrol', with: {} },
        } satisfies Figure,
      ],
    },
    {
      rule: 'MN-PAT-11',
      value: 'something is there',
      part: 'patrol',
      add: { rule: 'MN-PAT-11', layer: 'set', of: (t, space: string) => patrolOf(t).space === space || null },
    },
  ],
};
