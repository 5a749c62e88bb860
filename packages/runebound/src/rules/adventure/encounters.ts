/** Encounters: the card is followed; it stays with the Hero when its text says so, else it is discarded. */

import { branch, branchOf, effectsAt } from '@questwright/kernel';
import { ATTRIBUTES } from '../../words.ts';
import { call, runs, stateOf, type In, type RuneboundChapter } from '../../world.ts';
import { EFFECTS, optional, TEXT, word } from '../effects/effect-schema.ts';
import { listIn, type CardVerb } from '../effects/verb.ts';

const stillLiesThere = (t: In<'encounter'>): boolean => t.pile('adventure').includes(t.locals.thing);

/** One of the ways in which an Encounter can be met. The words of each are `course.<its id>`. */
const course: CardVerb = {
  rule: 'RB-ENC-03',
  text: (effect) => ({ key: `course.${effect['course'] as string}`, with: {} }),
  shape: { takes: TEXT, fields: { do: EFFECTS }, words: 'course' },
  branches: ['do'],
  do: (t, effect, context) => {
    t.emit('course taken', { seat: context.by, course: { key: `course.${effect['course'] as string}`, with: {} } });
    return { run: [branch(context, 'do')] };
  },
  estimate: (effect) => ({ then: listIn(effect, 'do') }),
};
/** A combat against the Encounter itself, with what a victory brings. */
const fight: CardVerb = {
  rule: 'RB-ENC-07',
  text: () => ({ key: 'verb.fight', with: {} }),
  shape: { takes: word('this card'), fields: { won: optional(EFFECTS) }, card: [...ATTRIBUTES, 'damage', 'life'] },
  branches: ['won'],
  do: (_, __, context) => ({ run: [call('fight of an encounter', { ...context })] }),
  estimate: (effect, now, { prices }) =>
    prices
      ? { chance: prices.winning(now), hit: { then: listIn(effect, 'won') }, miss: { now: { over: 'knocked out' } } }
      : null,
};

export const ENCOUNTERS: RuneboundChapter = {
  procs: {
    encounter: {
      instructions: {
        rule: 'RB-ENC-03',
        do: (t) => {
          const { seat, thing } = t.locals;
          return { run: [effectsAt(t.cardOf(thing), ['text'], seat, thing)] };
        },
      },
      // Also when an escape or a knockout ends the turn.
      discarded: runs({
        rule: 'RB-TERM-05',
        always: true,
        when: stillLiesThere,
        run: 'discard',
        with: (t) => ({ thing: t.locals.thing }),
      }),
    },

    /** A combat that an Encounter causes: no Challenge is failed by it, so nothing goes to the track. */
    'fight of an encounter': {
      combat: runs({
        rule: 'RB-ENC-07',
        as: 'result',
        run: 'combat',
        with: (t) => ({
          heroes: [t.locals.by],
          opponent: t.locals.thing,
          exceptions: [],
          outcome: {},
          round: 0,
        }),
      }),
      won: {
        rule: 'RB-ENC-02',
        when: (t) => t.locals.result?.defeated === true,
        do: (t) => branchOf(t, t.locals, 'won'),
      },
    },
  },
  conditions: {
    'you are in': (t, town, { by }) =>
      (by !== null && t.value('town', stateOf(t, by).space) === town) || { key: 'condition.elsewhere', with: { town } },
  },
  verbs: { course, fight },
  shown: { encounter: ['seat', 'thing'], 'fight of an encounter': ['by', 'thing'] },
};
