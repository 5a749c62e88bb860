/** Undefeated Challenge Counters. A position of the track is tied to the counter of its number: while a card holds the
 *  position, the counter lies on the space written there. */

import type { Next } from '@questwright/kernel';
import { faceOf } from '../market/items-and-allies.ts';
import { place } from '../board/spaces.ts';
import { runs, call, type In, type RuneboundWorld, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

const TRACK = 'undefeated challenge track';
const EMPTY = { thing: -1, space: '', age: 0 } as const satisfies RuneboundWorld['undefeated'][number];

/** The position that a Challenge holds, also while it is being faced; −1 for none. */
export const positionOf = (t: RuneboundTable, thing: number): number =>
  t.world.undefeated.findIndex((one) => one.thing === thing);
const freePosition = (t: RuneboundTable): number => t.world.undefeated.findIndex((one) => one.thing < 0);
/** The position whose card was placed first. */
const oldestPosition = (t: RuneboundTable): number => {
  const ages = t.world.undefeated.map((one) => one.age);
  return ages.indexOf(Math.min(...ages));
};
const nextAge = (t: RuneboundTable): number => 1 + Math.max(...t.world.undefeated.map((one) => one.age));

/** The counter goes back to its position, which is free again. */
export function freeTrack(t: RuneboundTable, at: number): void {
  const { space } = t.world.undefeated[at]!;
  t.world.undefeated[at] = { ...EMPTY };
  t.emit('counter returned', { position: at + 1, space: place(space) });
}

type Placing = In<'onto the track'>;
const position = (t: Placing): RuneboundWorld['undefeated'][number] => t.world.undefeated[t.locals.position]!;

function placeCard(t: Placing): Next {
  const { thing } = t.locals;
  t.move(thing, TRACK, 'bottom');
  Object.assign(position(t), { thing, age: nextAge(t) });
}

function removeCounter(t: RuneboundTable, space: string): void {
  t.world.adventures = t.world.adventures.filter((one) => one !== space);
}

export const UNDEFEATED: RuneboundChapter = {
  procs: {
    'failed challenge': {
      'wounds removed': runs({
        rule: 'RB-UND-03',
        run: 'recovery',
        with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
      }),
      'put away': {
        rule: 'RB-UND-01',
        do: (t) => {
          const { thing, space } = t.locals;
          return { run: [{ proc: t.value('where a failed challenge goes', thing), with: { thing, space } }] };
        },
      },
    },

    'onto the track': {
      'on the track already': {
        rule: 'RB-UND-10',
        when: (t) => positionOf(t, t.locals.thing) >= 0,
        do: (t) => {
          const { thing } = t.locals;
          t.move(thing, TRACK, 'bottom');
          t.emit('stays undefeated', { card: faceOf(t, thing), position: positionOf(t, thing) + 1 });
          return { done: null };
        },
      },
      'first free position': {
        rule: 'RB-UND-02',
        do: (t) => {
          t.locals.position = freePosition(t);
          t.locals.full = t.locals.position < 0;
        },
      },
      'full track': {
        rule: 'RB-UND-11',
        when: (t) => t.locals.full,
        do: (t) => {
          t.locals.position = oldestPosition(t);
          return { run: [call('discard', { thing: position(t).thing })] };
        },
      },
      'card on the track': { rule: 'RB-UND-02', do: placeCard },
      'counter on the space': {
        rule: 'RB-UND-04',
        when: (t) => !t.locals.full,
        do: (t) => void (position(t).space = t.locals.space),
      },
      'counter of a full track': {
        rule: 'RB-UND-12',
        when: (t) => t.locals.full,
        do: (t) => {
          t.emit('counter moved', {
            position: t.locals.position + 1,
            from: place(position(t).space),
            to: place(t.locals.space),
          });
          position(t).space = t.locals.space;
        },
      },
      'adventure counter': {
        rule: 'RB-UND-01',
        do: (t) => {
          const { space } = t.locals;
          if (!t.value('the adventure counter stays', space)) removeCounter(t, space);
        },
      },
      announcement: {
        rule: 'RB-UND-01',
        do: (t) => {
          const { thing, space } = t.locals;
          t.emit('undefeated', { card: faceOf(t, thing), position: t.locals.position + 1, space: place(space) });
        },
      },
    },

    'waiting challenge': {
      'card of the track': {
        rule: 'RB-UND-07',
        do: (t) => {
          const { seat, thing } = t.locals;
          t.move(thing, 'adventure');
          t.emit('challenge faced', { seat, card: faceOf(t, thing) });
        },
      },
      challenge: runs({
        rule: 'RB-UND-07',
        as: 'result',
        run: 'challenge',
        with: (t) => {
          const { seat, thing, space } = t.locals;
          return { seat, heroes: [seat], thing, space, exceptions: /* RB-UND-14 ['no before combat'] */ [] };
        },
      }),
      // Also when the turn or the game ends meanwhile. What was failed again lies on the track by then.
      'counter returned': {
        rule: 'RB-UND-09',
        always: true,
        when: (t) => positionOf(t, t.locals.thing) >= 0 && !t.pile(TRACK).includes(t.locals.thing),
        do: (t) => freeTrack(t, positionOf(t, t.locals.thing)),
      },
      outcome: { rule: 'RB-UND-07', do: (t) => ({ done: t.locals.result }) },
    },
  },
  values: {
    'the adventure counter stays': { rule: 'RB-UND-05', of: () => true },
    /** The procedure that puts it there. */
    'where a failed challenge goes': { rule: 'RB-UND-01', of: () => 'onto the track' },
  },
  shown: { 'waiting challenge': ['seat', 'thing', 'space'] },
};
