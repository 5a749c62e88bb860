/** The four Phases of setup: Prepare, Placement, Distribution, Initiative. */

import type { Square } from '@questwright/geometry/square';
import { words, type Choice } from '@questwright/kernel';
import { terrainAt } from './board.ts';
import { cardsFor, shuffled } from './initiative.ts';
import { newFigure } from './muster.ts';
import { whyNotPut } from './placing.ts';
import { placeToken } from './tokens.ts';
import {
  cardOf,
  deciders,
  encounterOf,
  figureOf,
  isAdventurer,
  named,
  NOBODY,
  place,
  type Fight,
  type Figure,
  type Middara,
  type Part,
} from './world.ts';

const party = (t: Fight): Figure[] => t.world.figures.filter((one) => isAdventurer(t, one.thing));

const start: Choice<Middara> = {
  rule: 'MD-SETP-13',
  list: (t) => encounterOf(t).startingZone.map((square) => `start:${square}`),
  why: (t, _, id) => whyNotPut(t, t.locals.figure, words(id)[0]!),
  then: (t, _, id) => place(t, t.locals.figure, words(id)[0]!),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

export const PREPARING: Part = {
  procs: {
    prepare: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'prepare' }) },
      damage: {
        rule: 'MD-SETP-04',
        do: (t) => {
          for (const figure of party(t)) {
            const half = Math.ceil((t.value('maximum HP', figure.thing) as number) / 2);
            figure.damage = Math.min(figure.damage, half);
          }
        },
      },
      stamina: {
        rule: 'MD-SETP-08',
        do: (t) => {
          for (const figure of party(t)) figure.stamina = cardOf(t, figure.thing).stamina!.recovery;
        },
      },
    },
    placement: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'placement' }) },
      tokens: {
        rule: 'MD-SETP-12',
        do: (t) => {
          const bare = (at: Square): boolean => terrainAt(t, at) === 'normal' || t.enforces('MD-TERR-03');
          for (const { kind, colour, at } of encounterOf(t).tokens ?? []) if (bare(at)) placeToken(t, kind, colour, at);
        },
      },
      combatants: {
        rule: 'MD-SETP-12',
        do: (t) => {
          for (const { card, at, side = 'opponents' } of encounterOf(t).combatants) {
            place(t, newFigure(t, card, NOBODY, side).thing, at);
          }
        },
      },
      adventurers: {
        rule: 'MD-SETP-13',
        each: (t) => party(t).map((one) => one.thing),
        run: 'starting space',
        with: (_, figure) => ({ figure }),
      },
    },
    'starting space': {
      where: {
        rule: 'MD-SETP-13',
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({ key: 'ask.starting space.where', with: { figure: named(t.locals.figure) } }),
          choices: { start },
        },
      },
    },
    distribution: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'distribution' }) },
      cards: {
        rule: 'MD-SETP-14',
        do: (t) => {
          const managed = t.world.figures.filter((one) => one.owner === NOBODY);
          cardsFor(t, managed).forEach(({ figures }, i) => {
            for (const one of figures) figureOf(t, one).manager = i % t.world.seats;
          });
        },
      },
    },
    initiative: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'initiative' }) },
      deal: {
        rule: 'MD-SETP-15',
        do: (t) => {
          t.world.track = shuffled(
            t,
            cardsFor(
              t,
              t.world.figures.filter((one) => one.square !== ''),
            ),
          );
          t.emit('track changed', { track: t.world.track.map((one) => ({ content: one.card })) });
        },
      },
    },
  },
  shown: { 'starting space': ['figure'] },
};
