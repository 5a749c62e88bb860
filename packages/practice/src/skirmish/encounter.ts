import type { Call, Json, Steps } from '@questwright/kernel';
import type { Cell } from './grid.ts';
import { mend } from './harm.ts';
import {
  call,
  figureOf,
  NOBODY,
  named,
  place,
  printed,
  scenarioOf,
  sideOf,
  standing,
  type Fight,
  type Skirmish,
} from './world.ts';

interface Spawn {
  card: string;
  cell: Cell;
  figure: number | null;
}
const spawnOf = (t: Fight): Spawn => t.locals as Spawn;

export const spawning = (card: string, cell: Cell): Call => call('spawn', { card, cell, figure: null });

/** A new figure beside the board, face up. */
export function newFigure(t: Fight, card: string, owner: number): number {
  const thing = t.add(card, 'board');
  t.turn(thing, 'up');
  const { stamina } = printed(t, card);
  t.world.figures.push({ thing, owner, cell: '', damage: 0, stamina, acted: false });
  return thing;
}

const outcome = (won: boolean, why: string): Json => ({ won, why });
export const lost = (why: string): { end: string; as: Json } => ({ end: 'encounter', as: outcome(false, why) });

export const ENCOUNTER: Record<string, Steps<Skirmish>> = {
  game: {
    encounter: { rule: 'SKM-TRK-02', run: 'encounter' },
    outcome: {
      rule: 'SKM-END-01',
      do: (t) => {
        const result = t.results[0] as { won: boolean; why: string };
        t.emit(result.won ? 'won' : 'lost', { why: result.why, round: t.world.round });
        return { done: result };
      },
    },
  },
  encounter: {
    round: { rule: 'SKM-TRK-05', run: 'round' },
    nightfall: {
      rule: 'SKM-END-04',
      when: (t) => t.world.round >= t.value('last round'),
      do: () => ({ done: outcome(false, 'night') }),
    },
    'another round': { rule: 'SKM-TRK-05', do: () => ({ goto: 'round' }) },
  },
  victory: {
    reward: {
      rule: 'SKM-END-01',
      ask: {
        seats: (t) => t.seats,
        choices: {
          leave: { rule: 'SKM-END-01', then: () => ({ end: 'encounter', as: outcome(true, 'victory') }) },
          'press-on': {
            rule: 'SKM-END-02',
            list: (t) => (t.world.pressedOn ? [] : ['press-on']),
            then: (t) => {
              t.world.pressedOn = true;
              t.emit('pressed-on');
              for (const { thing } of standing(t)) if (sideOf(t, thing) === 'heroes') mend(t, thing, 2);
              return { run: scenarioOf(t).wave.map(({ card, cell }) => spawning(card, cell)) };
            },
          },
        },
      },
    },
  },
  spawn: {
    arrival: {
      rule: 'SKM-SPN-01',
      do: (t) => {
        const spawn = spawnOf(t);
        const cell = t.value('place near', spawn.cell);
        if (cell === null) return { done: null };
        spawn.figure = newFigure(t, spawn.card, NOBODY);
        t.emit('spawned', { figure: named(spawn.figure), cell });
        place(t, spawn.figure, cell);
        return;
      },
    },
    track: {
      rule: 'SKM-TRK-03',
      do: (t) => {
        const { figure } = spawnOf(t);
        t.world.track.push(figure!);
        figureOf(t, figure!).acted = false;
        return { done: figure };
      },
    },
  },
};
