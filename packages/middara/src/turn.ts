/** Rounds and turns, as far as movement and the Attack need them. */

import { abilityIds, refuse, useAbility, whyNotAbility, words, type Choice, type Refusal } from '@questwright/kernel';
import { terrainFor } from './board.ts';
import { figureWith, paySP, spCost, whyTooFewSP } from './figures.ts';
import { newAttack, whyNotTarget } from './targets.ts';
import {
  call,
  cardOf,
  deciders,
  figureOf,
  isAdventurer,
  named,
  opponentsOf,
  stands,
  type Fight,
  type Middara,
  type Part,
} from './world.ts';

const MOVE_COST = 1;
const ABILITIES = ['move ability', 'free movement'] as const;

const afterFailedJump = (t: Fight): Refusal | null =>
  t.used('turn', 'failed Jump') > 0 ? refuse('MD-JUMP-13', 'refuse.failed-jump') : null;

function whyNotMove(t: Fight, figure: number): Refusal | null {
  if (isAdventurer(t, figure) && t.used('turn', 'move') > 0) return refuse('MD-MOVE-02', 'refuse.moved-already');
  if (t.used('turn', 'move ability') > 0) return refuse('MD-MOVE-13', 'refuse.moved-by-ability');
  return afterFailedJump(t) ?? whyTooFewSP(t, figure, spCost(t, figure, MOVE_COST));
}

const move: Choice<Middara> = {
  rule: 'MD-MOVE-01',
  why: (t) => whyNotMove(t, t.locals.figure),
  then: (t) => {
    const { figure } = t.locals;
    paySP(t, figure, spCost(t, figure, MOVE_COST));
    t.use('turn', 'move');
    return { run: [call('move action', { figure, flight: false })], goto: 'action phase' };
  },
  label: (t) => ({ key: 'option.move', with: { points: t.value('movement value', t.locals.figure) as number } }),
};

const attack: Choice<Middara> = {
  rule: 'MD-ATK-35',
  list: (t) => opponentsOf(t, t.locals.figure).map((one) => `attack:${one}`),
  why: (t, _, id) => {
    const { figure } = t.locals;
    const cost = spCost(t, figure, t.value('attack cost', figure, 'action'));
    return (
      whyNotTarget(t, figure, Number(words(id)[0]), t.value('attack type', figure)) ?? whyTooFewSP(t, figure, cost)
    );
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    const target = Number(words(id)[0]);
    return { run: [newAttack(figure, target, t.value('attack type', figure), 'action')], goto: 'action phase' };
  },
  label: (_, __, id) => ({ key: 'option.attack', with: { figure: named(Number(words(id)[0])) } }),
};

const timingOf = (t: Fight, seat: number, id: string): (typeof ABILITIES)[number] | undefined =>
  ABILITIES.find((timing) => abilityIds(t, timing, seat).includes(id));

/** Abilities of the figure whose turn it is. */
const use: Choice<Middara> = {
  rule: 'MD-TURN-08',
  list: (t, seat) =>
    ABILITIES.flatMap((timing) => abilityIds(t, timing, seat)).filter(
      (id) => figureWith(t, Number(words(id)[0])) === t.locals.figure,
    ),
  why: (t, seat, id) => {
    const timing = timingOf(t, seat, id);
    return timing === undefined ? null : whyNotAbility(t, t.loaded.timings.get(timing)!, seat, id);
  },
  then: (t, seat, id) => {
    const next = useAbility(t, timingOf(t, seat, id)!, seat, id);
    return next && 'run' in next ? { run: next.run, goto: 'action phase' } : next;
  },
  label: (t, _, id) => ({ key: 'option.use', with: { card: { content: t.cardOf(Number(words(id)[0])) } } }),
};

const nextOnTrack = (t: Fight): number | null =>
  t.world.track.find((one) => stands(t, one) && !figureOf(t, one).acted) ?? null;

export const TURN: Part = {
  procs: {
    game: { encounter: { rule: 'MD-INIT-06', run: 'encounter' } },
    encounter: {
      round: { rule: 'MD-INIT-01', run: 'round' },
      'next round': {
        rule: 'MD-INIT-06',
        do: (t) =>
          t.world.figures.some((one) => isAdventurer(t, one.thing) && stands(t, one.thing))
            ? { goto: 'round' }
            : { done: null },
      },
    },
    round: {
      'new round': {
        rule: 'MD-INIT-05',
        do: (t) => {
          t.world.round++;
          for (const figure of t.world.figures) figure.acted = false;
          t.emit('round begins', { round: t.world.round });
        },
      },
      turns: { rule: 'MD-INIT-04', whileSome: nextOnTrack, run: 'turn', with: (_, figure) => ({ figure }) },
      'drifting loot': { rule: 'MD-CURR-06', run: 'drift', with: () => ({}) },
    },
    turn: {
      start: { rule: 'MD-TURN-02', do: (t) => t.emit('turn begins', { figure: named(t.locals.figure) }) },
      'recover SP': {
        rule: 'MD-TURN-04',
        when: (t) => t.world.round > 1 && isAdventurer(t, t.locals.figure),
        do: (t) => {
          const figure = figureOf(t, t.locals.figure);
          const { recovery, most } = cardOf(t, figure.thing).stamina!;
          figure.stamina = Math.min(most, figure.stamina + recovery);
        },
      },
      'action phase': {
        rule: 'MD-TURN-08',
        when: (t) => stands(t, t.locals.figure) && isAdventurer(t, t.locals.figure),
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.turn.action phase',
            with: { figure: named(t.locals.figure), stamina: figureOf(t, t.locals.figure).stamina },
          }),
          choices: { move, attack, use, 'end turn': { rule: 'MD-TURN-08', then: () => {} } },
          evenIfForced: true,
        },
      },
      'end of turn': {
        rule: 'MD-TURN-09',
        do: (t) => {
          figureOf(t, t.locals.figure).acted = true;
          t.emit('turn over', { figure: named(t.locals.figure) });
        },
      },
      'end in danger': {
        rule: 'MD-TERR-21',
        when: (t) => stands(t, t.locals.figure) && terrainFor(t, t.locals.figure) === 'dangerous',
        do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
      },
      current: {
        rule: 'MD-CURR-02',
        when: (t) => stands(t, t.locals.figure),
        run: 'current',
        with: (t) => ({ figure: t.locals.figure }),
      },
    },
  },
  shown: { turn: ['figure'] },
  timings: {
    'move ability': {
      rule: 'MD-MOVE-13',
      choices: {},
      why: (t) => {
        if (t.used('turn', 'move') + t.used('turn', 'move ability') > 0) {
          return refuse('MD-MOVE-13', 'refuse.moved-already');
        }
        return afterFailedJump(t);
      },
    },
    'free movement': { rule: 'MD-ABIL-06', choices: {}, why: (t) => afterFailedJump(t) },
  },
  ways: {
    SP: {
      rule: 'MD-ACTN-02',
      why: (t, _, thing, amount) => {
        const figure = figureWith(t, thing)!;
        return whyTooFewSP(t, figure, spCost(t, figure, amount));
      },
      pay: (t, _, thing, amount) => {
        const figure = figureWith(t, thing)!;
        paySP(t, figure, spCost(t, figure, amount));
      },
    },
  },
};
