/** A blow that a card strikes outside of the phases: the Hero defends at once. */

import { chanceOf } from '@questwright/dice';
import type { Steps } from '@questwright/kernel';
import { attributeOf } from '../../odds/party.ts';
import { ATTRIBUTE_OF, PHASES, type Phase } from '../../words.ts';
import {
  call,
  heroOf,
  runs,
  type LocalsIn,
  type RuneboundChapter,
  type RuneboundTable,
  type RuneboundWorld,
} from '../../world.ts';
import { damageOf } from '../combat/attributes.ts';
import { enemyOf, targetNumber } from '../combat/battle.ts';
import { AMOUNT, optional, whole, word } from './effect-schema.ts';
import { amountIn } from './effect-words.ts';
import { amountOf } from './heroes.ts';
import type { CardVerb } from './verb.ts';

/** What the card does not say, its enemy does; null when there is none. */
const numberOf = (t: RuneboundTable, seat: number, phase: Phase): number | null => {
  const enemy = enemyOf(t, seat);
  return enemy === null ? null : targetNumber(t, enemy, phase);
};
const woundsOf = (t: RuneboundTable, seat: number, phase: Phase): number => {
  const enemy = enemyOf(t, seat);
  return enemy === null ? 0 : damageOf(t, enemy, phase);
};

const strike: CardVerb = {
  rule: 'RB-ACT-01',
  text: ({ strike: phase, number = null, wounds = null }) => ({
    key: 'verb.strike',
    with: { phase: phase!, number, ...amountIn(wounds) },
  }),
  shape: { takes: word(...PHASES), fields: { number: optional(whole(2, 40)), wounds: optional(AMOUNT) } },
  do: (t, effect, context) => {
    const { by } = context;
    const phase = effect['strike'] as Phase;
    const number = (effect['number'] as number | undefined) ?? numberOf(t, by, phase);
    if (number === null) return undefined;
    const wounds = effect['wounds'] === undefined ? woundsOf(t, by, phase) : amountOf(t, effect['wounds'], context);
    return { run: [call('strike', { seat: by, phase, number, wounds, rolled: null })] };
  },
  estimate: (effect, now, { fight, amount }) => {
    const phase = PHASES.indexOf(effect['strike'] as Phase);
    const said = fight?.defense(now, phase);
    const number = (effect['number'] as number | undefined) ?? said?.target;
    if (number === undefined) return null;
    const bonus = said?.bonus ?? attributeOf(now.party, ATTRIBUTE_OF[PHASES[phase]!]);
    const wounds = effect['wounds'] === undefined ? (said?.wounds ?? 0) : amount(effect['wounds'], now);
    const hurt = now.hurt.map((one, at) => (at === 0 ? one + wounds : one));
    return { chance: chanceOf(number, { bonus }), hit: {}, miss: { now: { hurt } } };
  },
};

/** A roll to defend that belongs to no phase: nobody stands in for the Hero, and it is no failed roll of a round. */
const blow: Steps<RuneboundWorld, LocalsIn<'strike'>> = {
  'combat roll': runs({
    rule: 'RB-ACT-01',
    as: 'rolled',
    run: 'combat roll',
    with: (t) => {
      const { seat, phase, number } = t.locals;
      return { seat, by: heroOf(t, seat), phase, for: 'defense', against: number };
    },
  }),
  wounds: runs({
    rule: 'RB-ACT-01',
    when: (t) => t.locals.rolled?.success === false,
    run: 'wounds',
    with: (t) => ({ on: heroOf(t, t.locals.seat), amount: t.locals.wounds }),
  }),
};

export const PERILS: RuneboundChapter = {
  procs: { strike: blow },
  shown: { strike: ['seat', 'phase', 'number', 'wounds'] },
  verbs: { strike },
};
