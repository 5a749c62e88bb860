/** The phases of a turn; what an Adventurer may do in the Action Phase stands in `action-phase.ts`. */

import { refuse, type RuleId, type Timing } from '@questwright/kernel';
import { ACTION_PHASE } from './action-phase.ts';
import { terrainFor } from '../movement/board.ts';
import { noteTurn, WHOSE_TURN } from './command.ts';
import { isParalyzed } from '../abilities/effects.ts';
import { unExhaust } from './exhausting.ts';
import { figureWith } from '../figures.ts';
import { colourOf, tokensOf } from '../encounter/tokens.ts';
import {
  baseOf,
  call,
  cardOf,
  deciders,
  encounterOf,
  figureOf,
  isAdventurer,
  isPlayed,
  named,
  stands,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  runs,
} from '../../world.ts';

/** The End Condition of the Exit that a figure stands on. */
function exitUnder(t: MiddaraTable, figure: number): string | null {
  const colours = tokensOf(t, 'exit')
    .filter((one) => baseOf(t, figure).includes(one.square))
    .map((one) => colourOf(t, one));
  return t.world.ends.find((name) => colours.some((one) => one === encounterOf(t).ends[name]!.exit)) ?? null;
}
/** Abilities at a moment of a turn are those of the figure whose turn it is. */
const ofItsOwn =
  (rule: RuleId): NonNullable<Timing<Middara>['why']> =>
  (t, _, thing) =>
    figureWith(t, thing) === t.within('turn')?.figure ? null : refuse(rule, 'refuse.not-its-turn');

export const TURN: MiddaraChapter = {
  procs: {
    turn: {
      ...WHOSE_TURN,
      start: { rule: 'MD-TURN-01', do: (t) => t.emit('turn begins', { figure: named(t.locals.figure) }) },
      'start of turn': {
        rule: 'MD-TURN-02',
        window: { timing: 'start of turn', order: (t) => deciders(t, t.locals.figure) },
      },
      status: runs({ rule: 'MD-TURN-03', run: 'status phase', with: (t) => ({ figure: t.locals.figure }) }),
      'recover SP': {
        rule: 'MD-TURN-04',
        when: (t) =>
          isPlayed(t, t.locals.figure) &&
          cardOf(t, t.locals.figure).stamina !== undefined &&
          t.value('recovers SP', t.locals.figure),
        do: (t) => {
          const { figure } = t.locals;
          figureOf(t, figure).stamina = t.value('SP after a gain', figure, cardOf(t, figure).stamina!.recovery);
        },
      },
      'un-exhaust': {
        rule: 'MD-TURN-06',
        when: (t) => isPlayed(t, t.locals.figure) && t.value('Un-Exhausts'),
        do: (t) => unExhaust(t, t.locals.figure),
      },
      activation: runs({
        rule: 'MD-INTL-05',
        when: (t) => t.value('kind of turn', t.locals.figure) === 'intelligent' && !isParalyzed(t, t.locals.figure),
        run: 'activation',
        with: (t) => ({ figure: t.locals.figure }),
      }),
      'action phase': {
        rule: 'MD-TURN-08',
        when: (t) => isPlayed(t, t.locals.figure),
        ask: {
          seats: (t) => deciders(t, t.locals.figure),
          prompt: (t) => ({
            key: 'ask.turn.action phase',
            with: { figure: named(t.locals.figure), stamina: figureOf(t, t.locals.figure).stamina },
          }),
          choices: ACTION_PHASE,
          evenIfForced: true,
        },
      },
      'end of turn': {
        rule: 'MD-TURN-09',
        window: { timing: 'end of turn', order: (t) => deciders(t, t.locals.figure) },
      },
      'end of Paralyze': runs({
        rule: 'MD-EFF-07',
        run: 'paralyze discarded',
        with: (t) => ({ figure: t.locals.figure }),
      }),
      over: {
        rule: 'MD-TURN-01',
        do: (t) => {
          figureOf(t, t.locals.figure).stamina = t.value('SP kept', t.locals.figure);
          t.emit('turn over', { figure: named(t.locals.figure) });
          if (isPlayed(t, t.locals.figure)) t.emit('own turn over', { figure: named(t.locals.figure) });
        },
      },
      exit: {
        rule: 'MD-EXIT-02',
        when: (t) => isAdventurer(t, t.locals.figure),
        do: (t) => {
          const end = exitUnder(t, t.locals.figure);
          return end === null ? undefined : { run: [call('end condition', { end, ends: [end], goesOn: false })] };
        },
      },
      'end in danger': {
        rule: 'MD-TERR-21',
        when: (t) => stands(t, t.locals.figure) && terrainFor(t, t.locals.figure) === 'dangerous',
        do: (t) => ({ run: [call('defeat', { figure: t.locals.figure })] }),
      },
      current: runs({
        rule: 'MD-CURR-02',
        when: (t) => stands(t, t.locals.figure),
        run: 'current',
        with: (t) => ({ figure: t.locals.figure }),
      }),
      // However the turn came to an end.
      acted: {
        rule: 'MD-TURN-01',
        always: true,
        do: (t) => {
          for (const one of t.value('who has had the turn', t.locals.figure)) figureOf(t, one).acted = true;
          noteTurn(t, t.locals.figure);
        },
      },
    },
    'status phase': {
      effects: runs({
        rule: 'MD-COND-09',
        run: 'status effects',
        with: (t) => ({ figure: t.locals.figure, done: [] }),
      }),
      abilities: {
        rule: 'MD-TURN-03',
        window: { timing: 'status', order: (t) => deciders(t, t.locals.figure) },
      },
    },
  },
  shown: { turn: ['figure'], 'status phase': ['figure'] },
  values: {
    /** An Initiative card has had its turn when its figure has. */
    'who has had the turn': {
      rule: 'MD-TURN-01',
      of: (t, figure) => t.world.track.find((one) => one.figures.includes(figure))?.figures ?? [figure],
      parts: { 'each its own': { rule: 'MD-CMBT-14', layer: 'set', of: (_, figure) => [figure] } },
    },
  },
  timings: {
    'start of turn': { rule: 'MD-TURN-02', choices: {}, why: ofItsOwn('MD-TURN-02') },
    status: { rule: 'MD-TURN-03', choices: {}, why: ofItsOwn('MD-TURN-03') },
    'end of turn': { rule: 'MD-TURN-09', choices: {}, why: ofItsOwn('MD-TURN-09') },
  },
};
