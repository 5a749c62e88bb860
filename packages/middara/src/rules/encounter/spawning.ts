/** Spawning: figures that come into play, and where their Initiative cards go. */

import type { Square } from '@questwright/geometry/square';
import { words } from '@questwright/kernel';
import type { FigureCard } from '../../cards.ts';
import { rollDice } from '../attack/dice.ts';
import type { Spawn } from './locals.ts';
import { cardOnTrack, joinGroup, moveOnTrack, newInitiative, placeOnTrack, putOnTrack } from '../turn/initiative.ts';
import { newFigure, unavailable } from '../setup/new-figure.ts';
import { nearestFree, whyNotPut } from '../movement/placing.ts';
import {
  figureOf,
  named,
  NOBODY,
  place,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
} from '../../world.ts';

const COPIES = 3;
const copiesOf = (t: MiddaraTable, card: string): number =>
  (t.loaded.content.get(card)!.content as FigureCard).copies ?? COPIES;

/** The free ones of the named spaces, or else the nearest to the first. */
function spacesFor(t: MiddaraTable, figure: number, squares: readonly Square[]): Square[] {
  const free = squares.filter((square) => whyNotPut(t, figure, square) === null);
  if (free.length > 0) return free;
  return /* MD-SPWN-10 [] */ nearestFree(t, figure, squares[0]!);
}
const arrive: ChoiceIn<'spawn'> = {
  rule: 'MD-SPWN-09',
  list: (t) => spacesFor(t, t.locals.thing, t.locals.squares).map((square) => `arrive:${square}`),
  then: (t, _, id) => place(t, t.locals.thing, words(id)[0]!),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};
const cardIsNew = (t: In<'spawn'>): boolean => {
  const { thing, card } = t.locals;
  return cardOnTrack(t, card, figureOf(t, thing).number) < 0;
};
/** Where the place of a new Initiative card is counted from: behind the figure of a player whose turn it is. */
function countedFrom(t: MiddaraTable): number {
  const figure = t.within('turn')?.figure;
  const isPlayers = figure !== undefined && t.value('kind of turn', figure) === 'adventurer';
  /* MD-SPWN-03 */ if (isPlayers) return placeOnTrack(t, figure) + 1;
  return /* MD-SPWN-05 t.world.track.length */ 0;
}

export const SPAWNING: MiddaraChapter = {
  procs: {
    spawning: {
      figures: {
        rule: 'MD-SPWN-01',
        each: (t) => t.locals.spawns,
        run: 'spawn',
        with: (t, one) => ({ ...(one as unknown as Spawn), by: t.locals.by, thing: NOBODY }),
      },
      'all there': { rule: 'MD-SPWN-01', do: (t) => t.emit('spawned', {}) },
    },
    spawn: {
      supply: {
        rule: 'MD-LIM-01',
        when: (t) => unavailable(t, t.locals.card).length >= copiesOf(t, t.locals.card),
        do: (t) => {
          t.emit('none left', { card: { content: t.locals.card } });
          return { done: NOBODY };
        },
      },
      figure: {
        rule: 'MD-SPWN-11',
        do: (t) => {
          const { card, side, by } = t.locals;
          const usual = /* MD-SPWN-08 'adventurers' */ 'opponents';
          t.locals.thing = newFigure(t, card, NOBODY, side ?? usual, by).thing;
          if (t.isWithin('round')) t.use('round', 'spawned');
        },
      },
      space: {
        rule: 'MD-SPWN-01',
        ask: {
          seats: (t) => t.seats,
          prompt: (t) => ({ key: 'ask.spawn.space', with: { figure: named(t.locals.thing) } }),
          choices: { arrive },
        },
      },
      'already on the track': {
        rule: 'MD-SPWN-07',
        when: (t) => !cardIsNew(t),
        do: (t) => {
          const { thing, card } = t.locals;
          joinGroup(t, cardOnTrack(t, card, figureOf(t, thing).number), thing);
          return { done: thing };
        },
      },
      shields: {
        rule: 'MD-SPWN-02',
        do: (t) => {
          const { thing } = t.locals;
          const group = t.within('spawning')!;
          /* MD-SPWN-04, MD-SPWN-06 group.shields === null ? rollDice(t, thing, ['black']) : [{ shield: group.shields }] */
          const [face] = rollDice(t, thing, ['black']);
          group.shields = face!.shield ?? 0;
        },
      },
      'initiative card': {
        rule: 'MD-SPWN-01',
        do: (t) => {
          const { thing } = t.locals;
          putOnTrack(t, newInitiative(t, figureOf(t, thing)), countedFrom(t) + (t.within('spawning')!.shields ?? 0));
          return { done: thing };
        },
      },
    },
    'initiative move': {
      move: {
        rule: 'MD-INIT-09',
        do: (t) => {
          const { figure, by } = t.locals;
          const from = placeOnTrack(t, figure);
          moveOnTrack(t, from, Math.max(0, Math.min(from + by, t.world.track.length - 1)));
        },
      },
    },
  },
  shown: { spawn: ['card', 'thing'] },
};
