/** Movement of figures: space by space, with Jumps and Break Attacks. */
import { words, type Json, type Steps } from '@questwright/kernel';
import { distance, legs, towards, type Leg } from './board.ts';
import {
  adjacent,
  attackBy,
  boardFor,
  faceOf,
  opponents,
  playerOf,
  spaceOf,
  type Encounter,
  type EncounterTable,
} from './world.ts';

interface Movement {
  figure: number;
  points: number;
  how: 'farther' | 'towards';
  /** The figure to get away from or near to. */
  from: number;
  provokes: boolean;
}

/** Spaces that fulfil the instruction for the next step, and how they were found. */
function nextLegs(t: EncounterTable): { legs: Leg[]; trace: Json } {
  const { figure, points, how, from } = t.locals as Movement;
  const here = spaceOf(t, figure);
  const there = spaceOf(t, from);
  if (how === 'towards') {
    if (distance(here, there) === 1) return { legs: [], trace: { arrived: here } };
    const way = towards(boardFor(t), here, there);
    const may = way?.legs.filter((leg) => leg.over.length + 1 <= points) ?? [];
    return { legs: may, trace: { towards: there, from: here, jumps: way?.jumps ?? null, cost: way?.cost ?? null } };
  }
  const all = legs(boardFor(t), here).filter((leg) => leg.over.length === 0 && points > 0);
  const farther = all.filter((leg) => distance(leg.to, there) > distance(here, there));
  return {
    legs: farther,
    trace: {
      farther: there,
      from: here,
      spaces: all.map((leg) => ({ to: leg.to, distance: distance(leg.to, there) })),
    },
  };
}

export const MOVEMENT: Record<string, Steps<Encounter>> = {
  movement: {
    'next space': {
      rule: 'MD-AI-08',
      ask: {
        seats: (t) => (nextLegs(t).legs.length > 0 ? [playerOf(t, t.locals.figure)] : []),
        choices: {
          go: {
            rule: 'MD-WORD-08',
            list: (t) => nextLegs(t).legs.map((leg) => `go:${leg.to}`),
            then: (t, _, id) => {
              const leg = nextLegs(t).legs.find(({ to }) => to === words(id)[0])!;
              t.locals.points -= leg.over.length + 1;
              const { figure, provokes } = t.locals as Movement;
              return {
                run: [{ proc: 'step', with: { figure, to: leg.to, over: leg.over, provokes } }],
                goto: 'next space',
              };
            },
          },
        },
        // Several spaces that do equally well are for the players to choose from.
        decides: (t, { options }) => (options.length === 1 ? { pick: options, trace: nextLegs(t).trace } : null),
      },
    },
  },

  step: {
    'break attacks': {
      rule: 'MD-BRK-04',
      when: (t) => t.locals.provokes,
      each: (t) => opponents(t, t.locals.figure).filter((one) => adjacent(t, one, t.locals.figure)),
      run: 'break attack',
      with: (t, by) => ({ by, mover: t.locals.figure }),
    },
    'jump check': {
      rule: 'MD-JUMP-16',
      when: (t) => t.locals.over.length > 0,
      as: 'check',
      run: 'roll',
      with: (t) => ({ by: t.locals.figure, dice: ['black'] }),
    },
    'failed jump': {
      rule: 'MD-JUMP-15',
      when: (t) => t.locals.check !== null && (faceOf('black', t.locals.check[0]).skull ?? 0) > 0,
      run: 'defeat',
      with: (t) => ({ figure: t.locals.figure }),
    },
    arrival: {
      rule: 'MD-JUMP-14',
      do: (t) => {
        const { figure, to, over } = t.locals as { figure: number; to: string; over: string[] };
        t.world.spaces[figure] = to;
        t.emit('moved', { figure, to, over });
      },
    },
  },

  'break attack': {
    'break attack or not': {
      rule: 'MD-BRK-05',
      when: (t) => t.used('turn', `break attack:${t.locals.by}`) === 0,
      ask: {
        seats: (t) => [playerOf(t, t.locals.by)],
        choices: {
          'break attack': {
            rule: 'MD-BRK-09',
            then: (t) => {
              const { by, mover } = t.locals as { by: number; mover: number };
              t.use('turn', `break attack:${by}`);
              return { run: [{ proc: 'attack', with: attackBy(by, 'melee', { target: mover }) }] };
            },
          },
          'let go': { rule: 'MD-BRK-05', then: () => undefined },
        },
      },
    },
  },
};
