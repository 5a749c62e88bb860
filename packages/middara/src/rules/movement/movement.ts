/** The Move Action and free movement. */

import { directionOf } from '@questwright/geometry/square';
import { abilityIds, refuse, useAbility, whyNotAbility, words, type Choice, type Refusal } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { abilityText, ownAbilities, startsAction } from '../abilities/abilities.ts';
import { terrainFor } from './board.ts';
import { onCourse } from '../enemies/ai-paths.ts';
import { figureWith, paySP, whyTooFewSP } from '../figures.ts';
import { endsDeadly, jump } from './jump.ts';
import { whyNotEnter, whyNotStop } from './steps.ts';
import { whyNotTarget } from '../attack/targets.ts';
import { cutShort, trampling } from './trampling.ts';
import { costToLeave, waysOf, whyNotThere } from './walking.ts';
import { SPACES } from '../../verbs.ts';
import {
  call,
  deciders,
  isAdventurer,
  named,
  neverTaken,
  opponentsOf,
  squareOf,
  stands,
  type Middara,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
  runs,
} from '../../world.ts';

const MORE_MOVEMENT = 2;

const walk: ChoiceIn<'movement'> = {
  rule: 'MD-MOVE-01',
  kind: 'path',
  form: waysOf,
  why: (t, _, id) => (words(id).length === 0 ? null : whyNotThere(t, words(id)[0]!)),
  then: (t, _, __, path) => ({
    run: [call('walk', { figure: t.locals.figure, path: [...path], at: 0 })],
    goto: 'where to',
  }),
  element: (t, __, square) => ({
    key: 'element.walk',
    with: { square, deadly: endsDeadly(t, t.locals.figure, square) },
  }),
};

const buysMore = (t: In<'movement'>): boolean => t.locals.how === 'action' && isAdventurer(t, t.locals.figure);
// Muck is paid once for the whole Action.
const whyNoMore = (t: In<'movement'>): Refusal | null => whyTooFewSP(t, t.locals.figure, 1);
const more: ChoiceIn<'movement'> = {
  rule: 'MD-MOVE-04',
  list: (t) => (buysMore(t) ? ['more'] : []),
  why: whyNoMore,
  then: (t) => {
    paySP(t, t.locals.figure, 1);
    t.locals.points += MORE_MOVEMENT;
    return { goto: 'where to' };
  },
};

/** The movement is over before such an Ability is paid for, and FLIGHT with it: Muck may make it dearer. */
function asIfLanded<T>(t: In<'movement'>, ask: () => T): T {
  const { flight } = t.locals;
  t.locals.flight = false;
  try {
    return ask();
  } finally {
    t.locals.flight = flight;
  }
}
/** Free movement and most Abilities do not interrupt an Action, and are listed so that they can be refused by name. One
 *  that starts an Action of its own ends the Move Action first. */
const use: ChoiceIn<'movement'> = {
  rule: 'MD-ABIL-12',
  list: (t, seat) => [
    ...abilityIds(t, 'free movement', seat),
    ...(t.isWithin('move action') ? ownAbilities(t, seat, t.locals.figure) : []),
  ],
  why: (t, seat, id) => {
    const timing = t.loaded.timings.get('between actions')!;
    if (!abilityIds(t, timing.name, seat).includes(id))
      return refuse('MD-FREE-02', 'refuse.moving', { what: 'free movement' });
    if (!startsAction(t, id)) return refuse('MD-ABIL-06', 'refuse.moving', { what: 'ability' });
    const { figure } = t.locals;
    return whyNotStop(t, figure, squareOf(t, figure)) ?? asIfLanded(t, () => whyNotAbility(t, timing, seat, id));
  },
  then: (t, seat, id) => {
    const action = t.within('move action');
    if (action === null || !abilityIds(t, 'between actions', seat).includes(id)) return { goto: 'where to' };
    action.then = { seat, id };
    return undefined;
  },
  label: (t, _, id) => ({ key: 'option.use-instead', with: { use: abilityText(t, id) } }),
};

/** Listed so that it can be refused by name: an Action does not interrupt a movement. */
const attack: ChoiceIn<'movement'> = {
  rule: 'MD-MOVE-12',
  list: (t) =>
    opponentsOf(t, t.locals.figure)
      .filter((one) => whyNotTarget(t, t.locals.figure, one, t.value('attack type', t.locals.figure)) === null)
      .map((one) => `attack:${one}`),
  why: () => refuse('MD-MOVE-12', 'refuse.moving', { what: 'attack' }),
  then: neverTaken,
  label: (_, __, id) => ({ key: 'option.attack', with: { figure: named(Number(words(id)[0])) } }),
};

/** Listed so that it can be refused by name: one Action is over before the next begins. */
const loot: Choice<Middara> = {
  rule: 'MD-STAM-03',
  list: (t) =>
    t.world.tokens.filter((one) => one.kind === 'loot' && one.square !== '').map((one) => `loot:${one.thing}`),
  why: () => refuse('MD-STAM-03', 'refuse.moving', { what: 'loot' }),
  then: neverTaken,
  label: (t, _, id) => ({
    key: 'option.loot',
    with: { square: t.world.tokens.find((one) => one.thing === Number(words(id)[0]))?.square ?? '' },
  }),
};

const stop: ChoiceIn<'movement'> = {
  rule: 'MD-MOVE-05',
  why: (t) => whyNotStop(t, t.locals.figure, squareOf(t, t.locals.figure)),
  then: () => {},
  label: (t) => {
    const { figure } = t.locals;
    return { key: 'option.stop', with: { deadly: endsDeadly(t, figure, squareOf(t, figure)) } };
  },
};

/** In the space of another, where somebody has come into the way: it can neither stop nor go on. */
const isStuck = (t: In<'movement'>): boolean => {
  const { figure } = t.locals;
  if (whyNotStop(t, figure, squareOf(t, figure)) === null || waysOf(t) !== null) return false;
  return !buysMore(t) || whyNoMore(t) !== null;
};

export const MOVEMENT: MiddaraChapter = {
  procs: {
    'move action': {
      movement: runs({
        rule: 'MD-MOVE-01',
        run: 'movement',
        with: (t) => {
          const { figure, flight } = t.locals;
          const points = t.value('movement value', figure);
          return { figure, how: 'action', points, flight, passed: [], broken: [] };
        },
      }),
      'the Action that ends it': {
        rule: 'MD-ABIL-12',
        when: (t) => t.locals.then !== undefined && stands(t, t.locals.figure),
        do: (t) => useAbility(t, 'between actions', t.locals.then!.seat, t.locals.then!.id),
      },
    },
    'free movement': {
      movement: runs({
        rule: 'MD-FREE-01',
        run: 'movement',
        with: (t) => {
          const { figure, spaces } = t.locals;
          const points = t.value('spaces granted', figure, spaces);
          return { figure, how: 'free', points, flight: false, passed: [], broken: [] };
        },
      }),
    },
    movement: {
      'where to': {
        rule: 'MD-MOVE-01',
        when: (t) => stands(t, t.locals.figure) && !(/* MD-MOVE-11 true */ isStuck(t)),
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.movement.where to',
            with: { figure: named(t.locals.figure), points: t.locals.points },
          }),
          choices: { walk, jump, more, attack, loot, use, stop },
          decides: (t, { options }) => onCourse(t, options),
          evenIfForced: true,
        },
      },
      'unspent points': {
        rule: 'MD-MOVE-06',
        when: (t) => t.locals.points > 0 && stands(t, t.locals.figure),
        do: (t) => {
          t.emit('points lost', { figure: named(t.locals.figure), points: t.locals.points });
          t.locals.points = 0;
        },
      },
      ...trampling,
      'end of FLIGHT': { rule: 'MD-TAG-28', do: (t) => void (t.locals.flight = false) },
      'end in danger': {
        rule: 'MD-TERR-21',
        when: (t) => stands(t, t.locals.figure) && terrainFor(t, t.locals.figure) === 'dangerous',
        cases: {
          freely: {
            rule: 'MD-FREE-05',
            when: (t) => t.locals.how === 'free',
            do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
          },
          otherwise: {
            rule: 'MD-TERR-21',
            do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
          },
        },
      },
      ...cutShort,
    },
    walk: {
      'next space': {
        rule: 'MD-MOVE-03',
        do: (t) => {
          const { figure, path, at } = t.locals;
          const to = path[at];
          const here = squareOf(t, figure);
          if (to === undefined || here === '' || directionOf(here, to) === null) return { done: null };
          if (whyNotEnter(t, figure, here, to) !== null) return { done: null };
          t.locals.at++;
          t.locals.to = to;
          return;
        },
      },
      'movement points': {
        rule: 'MD-MOVE-14',
        do: (t) => {
          const { figure } = t.locals;
          t.within('movement')!.points -= costToLeave(t, figure, squareOf(t, figure));
        },
      },
      step: runs({
        rule: 'MD-MOVE-03',
        run: 'step',
        with: (t) => ({ figure: t.locals.figure, to: t.locals.to, force: null, jumping: false, provoked: false }),
      }),
      onward: { rule: 'MD-BRK-08', do: () => ({ goto: 'next space' }) },
    },
  },
  shown: { 'move action': ['figure'], movement: ['figure', 'points', 'how', 'flight'], walk: ['figure', 'path', 'at'] },
  verbs: {
    move: {
      rule: 'MD-TAG-48',
      shape: { takes: shape.either(shape.true, shape.word('FLIGHT')) },
      text: (effect) => ({ key: 'text.move', with: { flight: effect['move'] === 'FLIGHT' } }),
      estimate: () => ({ moves: 'as an Action' }),
      do: (t, effect, { thing }) => {
        t.use('turn', 'move ability');
        return { run: [call('move action', { figure: figureWith(t, thing)!, flight: effect['move'] === 'FLIGHT' })] };
      },
    },
    'free movement': {
      rule: 'MD-FREE-01',
      shape: { takes: SPACES },
      text: (effect) => ({ key: 'text.free-movement', with: { spaces: effect['free movement']! } }),
      estimate: () => ({ moves: 'free' }),
      do: (t, effect, { thing }) => ({
        run: [call('free movement', { figure: figureWith(t, thing)!, spaces: effect['free movement'] as number })],
      }),
    },
  },
};
