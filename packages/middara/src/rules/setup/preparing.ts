/** The four Phases of setup: Prepare, Placement, Distribution, Initiative. */

import { words, type Choice } from '@questwright/kernel';
import { cardsFor, shuffled } from '../turn/initiative.ts';
import { light } from '../encounter/dynamite.ts';
import { EFFECTS, takeTokens, TOKENS, unExhaust, unFlip, unUse } from '../turn/exhausting.ts';
import { newFigure } from './new-figure.ts';
import { whyNotPut } from '../movement/placing.ts';
import { layTerrain } from '../movement/steps.ts';
import { placeToken } from '../encounter/tokens.ts';
import {
  cardOf,
  deciders,
  encounterOf,
  figureOf,
  isAdventurer,
  named,
  NOBODY,
  place,
  type MiddaraTable,
  type Figure,
  type Initiative,
  type Middara,
  type MiddaraChapter,
  type ChoiceIn,
} from '../../world.ts';

const party = (t: MiddaraTable): Figure[] => t.world.figures.filter((one) => isAdventurer(t, one.thing));

const start: ChoiceIn<'starting space'> = {
  rule: 'MD-SETP-13',
  list: (t) => encounterOf(t).startingZone.map((square) => `start:${square}`),
  why: (t, _, id) => whyNotPut(t, t.locals.figure, words(id)[0]!),
  then: (t, _, id) => place(t, t.locals.figure, words(id)[0]!),
  label: (_, __, id) => ({ key: 'option.put', with: { square: words(id)[0]! } }),
};

/** The cards of Combatants that players manage, or lead. */
const managed = (t: MiddaraTable): Initiative[] =>
  cardsFor(
    t,
    t.world.figures.filter((one) => !isAdventurer(t, one.thing) && one.square !== ''),
  );
const managerOf = (t: MiddaraTable, { figures }: Initiative): number => deciders(t, figures[0]!)[0]!;
function manage(t: MiddaraTable, { figures }: Initiative, seat: number): void {
  for (const one of figures.map((thing) => figureOf(t, thing))) one[one.owner === NOBODY ? 'manager' : 'owner'] = seat;
}
const give: Choice<Middara> = {
  rule: 'MD-SETP-14',
  list: (t) =>
    managed(t).flatMap((one, i) =>
      t.seats.filter((seat) => managerOf(t, one) !== seat).map((seat) => `give:${i}:${seat}`),
    ),
  then: (t, _, id) => {
    const [card, seat] = words(id).map(Number);
    manage(t, managed(t)[card!]!, seat!);
    return { goto: 'another split' };
  },
  label: (t, _, id) => {
    const [card, seat] = words(id).map(Number);
    return { key: 'option.give-card', with: { figure: named(managed(t)[card!]?.figures[0] ?? 0), seat: seat! } };
  },
};

const carry: ChoiceIn<'carrier'> = {
  rule: 'MD-ENC-14',
  list: (t) => party(t).map((one) => `carry:${one.thing}`),
  then: (t, _, id) => {
    const { token } = t.locals;
    t.move(token, 'tokens', 'bottom', 'up');
    t.world.tokens.push({ kind: 'object', square: '', thing: token, bearer: Number(words(id)[0]) });
    t.emit('taken up', { figure: named(Number(words(id)[0])), token: named(token) });
  },
  label: (_, __, id) => ({ key: 'option.carry', with: { figure: named(Number(words(id)[0])) } }),
};

export const PREPARING: MiddaraChapter = {
  procs: {
    prepare: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'prepare' }) },
      used: { rule: 'MD-SETP-03', do: (t) => party(t).forEach((one) => unUse(t, one.thing)) },
      effects: {
        rule: 'MD-SETP-06',
        do: (t) => {
          for (const { thing } of party(t)) {
            const staying = t.value('tokens that stay');
            takeTokens(t, thing, [...EFFECTS, ...TOKENS.filter((one) => !staying.includes(one))]);
          }
        },
      },
      loot: { rule: 'MD-LDCK-04', run: 'combatant loot', with: () => ({}) },
      // Cards stay as they are: they wait for a Refresh Phase or a Restore.
      cards: {
        rule: 'MD-SETP-02',
        do: (t) => {
          for (const { thing } of party(t)) {
            if (!t.value('stays Exhausted')) unExhaust(t, thing);
            if (!t.value('stays Flipped')) unFlip(t, thing);
          }
        },
      },
      damage: {
        rule: 'MD-SETP-04',
        do: (t) => {
          for (const figure of party(t)) figure.damage = t.value('Damage that stays', figure.thing);
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
          for (const { terrain, squares } of encounterOf(t).terrain ?? []) {
            for (const square of squares) layTerrain(t, square, terrain);
          }
          for (const { kind, colour, at } of encounterOf(t).tokens ?? []) {
            /* MD-TERR-03 t.value('terrain', at) === 'normal' && placeToken(t, kind, colour, at) */
            placeToken(t, kind, colour, at);
          }
        },
      },
      dynamite: {
        rule: 'MD-DYNA-03',
        do: (t) => {
          for (const square of encounterOf(t).dynamite ?? []) light(t, t.add('dynamite', 'tokens'), square);
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
      objects: {
        rule: 'MD-ENC-14',
        each: (t) => (encounterOf(t).objects ?? []).map((card) => t.pile('box').find((one) => t.cardOf(one) === card)!),
        run: 'carrier',
        with: (_, token) => ({ token }),
      },
    },
    carrier: {
      who: {
        rule: 'MD-ENC-14',
        ask: {
          seats: (t) => t.seats,
          prompt: (t) => ({ key: 'ask.carrier.who', with: { token: { content: t.cardOf(t.locals.token) } } }),
          choices: { carry },
        },
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
          managed(t).forEach((one, i) => {
            /* MD-TSET-02, MD-INTL-03 0 */ const seat = i % t.world.seats;
            manage(t, one, seat);
          });
        },
      },
      'another split': {
        rule: 'MD-SETP-14',
        when: (t) => t.world.seats > 1 && managed(t).length > 0,
        ask: { seats: (t) => t.seats, choices: { give, 'as it is': { rule: 'MD-SETP-14', then: () => {} } } },
      },
    },
    initiative: {
      begin: { rule: 'MD-SETP-02', do: (t) => t.emit('phase', { phase: 'initiative' }) },
      deal: {
        rule: 'MD-SETP-15',
        do: (t) => {
          const there = t.world.figures.filter((one) => one.square !== '' || isAdventurer(t, one.thing));
          t.world.track = shuffled(t, cardsFor(t, there));
        },
      },
      'face up': {
        rule: 'MD-INIT-03',
        do: (t) => t.emit('track changed', { track: t.world.track.map((one) => ({ content: one.card })) }),
      },
    },
  },
  shown: { 'starting space': ['figure'] },
  values: {
    'tokens that stay': { rule: 'MD-SETP-07', of: () => TOKENS },
    'stays Exhausted': { rule: 'MD-SETP-11', of: () => true },
    'stays Flipped': { rule: 'MD-EXH-08', of: () => true },
    /** Damage tokens of a figure between Encounters without a Restore. */
    'Damage that stays': {
      rule: 'MD-RSTR-07',
      of: (t, figure) => figureOf(t, figure).damage,
      parts: {
        half: {
          rule: 'MD-SETP-04',
          layer: 'least',
          of: (t, figure) => t.value('half', t.value('maximum HP', figure)),
        },
      },
    },
  },
};
