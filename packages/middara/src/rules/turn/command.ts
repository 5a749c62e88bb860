/** Command Combatants: the order of their turns, their first SP, what they gain, Exhausted tokens on their Abilities. */

import { words } from '@questwright/kernel';
import {
  deciders,
  decidesItself,
  figureOf,
  hasTag,
  isAdventurer,
  isCommanded,
  named,
  NOBODY,
  stands,
  type MiddaraTable,
  type MiddaraChapter,
  type ChoiceIn,
  type StepsIn,
} from '../../world.ts';

/** A figure that an Adventurer has summoned. */
export const isSummoned = (t: MiddaraTable, figure: number): boolean =>
  figureOf(t, figure).by !== NOBODY && hasTag(t, figure, 'LOYAL ESPER');

/** Those on the Initiative card of a figure that have not had their turn. */
const waiting = (t: MiddaraTable, figure: number): number[] => {
  const card = t.world.track.find((one) => one.figures.includes(figure));
  return (card?.figures ?? []).filter((one) => stands(t, one) && !figureOf(t, one).acted && isCommanded(t, one));
};
const first: ChoiceIn<'turn'> = {
  rule: 'MD-COMM-06',
  list: (t) => waiting(t, t.locals.figure).map((one) => `first:${one}`),
  then: (t, _, id) => void (t.locals.figure = Number(words(id)[0])),
  label: (_, __, id) => ({ key: 'option.first', with: { figure: named(Number(words(id)[0])) } }),
};
/** Before a turn: the players say which of several figures on one card it is. */
export const WHOSE_TURN: StepsIn<'turn'> = {
  'whose turn': {
    rule: 'MD-COMM-06',
    when: (t) => isCommanded(t, t.locals.figure) && waiting(t, t.locals.figure).length > 1,
    ask: {
      seats: (t) => deciders(t, t.locals.figure),
      prompt: (t) => ({ key: 'ask.turn.whose turn', with: { figure: named(t.locals.figure) } }),
      choices: { first },
    },
  },
};

/** Before an Item is gained: Command Combatants have none. */
export const GAINED_INSTEAD: StepsIn<'gain'> = {
  'for the summoner': {
    rule: 'MD-ESPR-09',
    when: (t) => t.locals.figure !== NOBODY && isSummoned(t, t.locals.figure),
    do: (t) => void (t.locals.figure = figureOf(t, t.locals.figure).by),
  },
  'for an Adventurer': {
    rule: 'MD-COMM-05',
    when: (t) => t.locals.figure !== NOBODY && !isAdventurer(t, t.locals.figure),
    do: (t) => void (t.locals.figure = NOBODY),
  },
};

const turnOf = (figure: number): string => `turn:${figure}`;
export const noteTurn = (t: MiddaraTable, figure: number): void => t.use('encounter', turnOf(figure));
const isFirstTurn = (t: MiddaraTable, figure: number): boolean => t.used('encounter', turnOf(figure)) === 0;

export const COMMAND: MiddaraChapter = {
  values: {
    /** Whether a figure gains SP in the Refresh Phase of its turn. */
    'recovers SP': {
      rule: 'MD-TURN-04',
      of: () => true,
      parts: {
        'first round': {
          rule: 'MD-SETP-09',
          layer: 'set',
          of: (t, figure) => (isAdventurer(t, figure) && t.world.round === 1 ? false : null),
        },
        'first turn': {
          rule: 'MD-COMM-12',
          layer: 'set',
          of: (t, figure) =>
            !isAdventurer(t, figure) && !isSummoned(t, figure) && isFirstTurn(t, figure) ? false : null,
        },
        'first turn of an Esper': {
          rule: 'MD-ESPR-06',
          layer: 'set',
          of: (t, figure) => (isSummoned(t, figure) && isFirstTurn(t, figure) ? false : null),
        },
      },
    },
    'earns XP': {
      rule: 'MD-XPG-03',
      of: (t, figure) => t.value('side', figure) === 'adventurers' && !decidesItself(t, figure),
      parts: {
        command: {
          rule: 'MD-COMM-04',
          layer: 'set',
          of: (t, figure) => (isAdventurer(t, figure) ? null : false),
        },
      },
    },
    /** Whether an Ability waits for the next Refresh Phase: with its card, or alone. */
    'is Exhausted': {
      rule: 'MD-EXH-02',
      of: (t, card) => t.counters(card, 'exhausted') > 0,
      parts: {
        'token on the Ability': {
          rule: 'MD-COMM-08',
          layer: 'set',
          of: (t, card, ability) =>
            t.world.spent.some((one) => one.card === card && one.ability === ability) ? true : null,
        },
      },
    },
  },
};
