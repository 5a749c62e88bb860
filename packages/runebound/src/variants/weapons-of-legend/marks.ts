/** What cards say about marks: a deed lays one on the card, and what the card does may take one off. */

import type { Amount, Condition } from '@questwright/kernel';
import { whole } from '../../rules/effects/effect-schema.ts';
import type { CardVerb } from '../../rules/effects/verb.ts';
import type { RuneboundWorld } from '../../world.ts';
import { MARK, marksOn } from './equipping.ts';

/** To come nearer to what a card can do is worth a little. */
const A_MARK = 0.5;

export const markVerb: CardVerb = {
  rule: 'WL-CMP-01',
  text: ({ mark }) => {
    const marks = mark as number;
    return { key: marks > 0 ? 'verb.mark' : 'verb.unmark', with: { marks: Math.abs(marks) } };
  },
  shape: { takes: whole(-9, 9) },
  can: (t, { mark }, { thing }) => marksOn(t, thing) + (mark as number) >= 0,
  do: (t, { mark }, { by, thing }) => {
    const before = marksOn(t, thing);
    const marks = Math.max(0, before + (mark as number));
    t.setCounters(thing, MARK, marks);
    t.emit('marked', { seat: by, card: { content: t.cardOf(thing) }, marks, more: String(marks > before) });
  },
  estimate: ({ mark }, now) => ({ now: { worth: now.worth + A_MARK * (mark as number) } }),
};
export const marksAtLeast: Condition<RuneboundWorld> = (t, marks, { thing }) =>
  marksOn(t, thing) >= (marks as number) || { key: 'condition.too-few-marks', with: { marks: marks! } };
export const marksAtMost: Condition<RuneboundWorld> = (t, marks, { thing }) => marksOn(t, thing) <= (marks as number);
export const marksAmount: Amount<RuneboundWorld> = (t, _, { thing }) => marksOn(t, thing);
