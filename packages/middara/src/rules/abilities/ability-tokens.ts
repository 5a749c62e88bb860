/** Ability tokens, and THROW. */

import { refuse, words } from '@questwright/kernel';
import { whyNotAim } from './aiming.ts';
import { harm } from '../attack/damage.ts';
import { numbersOf } from '../attack/dice.ts';
import { paySP, spCost, whyTooFewSP } from '../figures.ts';
import { TOKENS } from '../turn/exhausting.ts';
import { call, inOrder, named, type MiddaraChapter, type ChoiceIn, runs } from '../../world.ts';
import { ABILITY_TOKENS } from '../../words.ts';

/** In the figure's own turn: a token and 1 SP for HEAL 6 within SOI. */
export const healToken: ChoiceIn<'turn'> = {
  rule: 'MD-TOK-03',
  list: (t) => inOrder(t).map((one) => `heal token:${one}`),
  why: (t, _, id) => {
    const { figure } = t.locals;
    if (t.counters(figure, 'heal') === 0)
      return refuse('MD-TOK-03', 'refuse.no-such-token', {
        figure: named(figure),
        token: { key: 'token.heal', with: {} },
      });
    const far = whyNotAim(t, figure, 'figure within SOI', Number(words(id)[0]));
    return far === null ? whyTooFewSP(t, figure, spCost(t, figure, 1)) : { ...far, rule: 'MD-TOK-03' };
  },
  then: (t, _, id) => {
    const { figure } = t.locals;
    paySP(t, figure, spCost(t, figure, 1));
    t.setCounters(figure, 'heal', t.counters(figure, 'heal') - 1);
    return { run: [call('healing', { figure: Number(words(id)[0]), amount: 6 })], goto: 'action phase' };
  },
  label: (t, _, id) => ({
    key: 'option.heal-token',
    with: { figure: named(Number(words(id)[0])), cost: spCost(t, t.locals.figure, 1) },
  }),
};

export const TOKENS_OF_ABILITIES: MiddaraChapter = {
  procs: {
    'tokens gained': {
      tokens: {
        rule: 'MD-TOK-01',
        do: (t) => {
          const { figure, token, count, limit = null } = t.locals;
          const had = t.counters(figure, token);
          const limits = [t.value('limit of tokens', token), /* MD-TAG-43 null */ limit];
          const most = Math.min(...limits.map((one) => one ?? had + count));
          const has = Math.max(had, Math.min(most, had + count));
          t.setCounters(figure, token, has);
          t.emit('tokens gained', {
            figure: named(figure),
            token: { key: `token.${token}`, with: {} },
            count: has - had,
          });
        },
      },
    },
    // No Attack: nobody dodges or counters it.
    throw: {
      roll: runs({
        rule: 'MD-TAG-68',
        as: 'faces',
        run: 'roll',
        with: (t) => ({ figure: t.locals.by, dice: [t.locals.die], for: 'effect', faces: [] }),
      }),
      damage: {
        rule: 'MD-TAG-68',
        do: (t) => {
          const { by, figure, faces } = t.locals;
          const parts = harm('physical', numbersOf(faces!));
          return { run: [call('dealing', { figure, by, source: 'ability', parts, tags: [] })] };
        },
      },
    },
  },
  shown: { 'tokens gained': ['figure', 'token', 'count'], throw: ['by', 'figure', 'die'] },
  values: {
    /** Ability tokens that a figure loses when it is Defeated, and when the party Restores. */
    'tokens that come off': { rule: 'MD-CMP-26', of: () => TOKENS },
    'limit of tokens': {
      rule: 'MD-TOK-01',
      of: () => null,
      parts: { limit: { rule: 'MD-LIM-07', layer: 'set', of: (_, token) => ABILITY_TOKENS[token] } },
    },
  },
};
