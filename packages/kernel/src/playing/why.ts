/** Why something is not on offer, from the same predicates that build the options. */

import { abilityBegunBy, timingOf, whyNotAbility } from './abilities.ts';
import { enter } from './flow.ts';
import type { Params } from '../state/json.ts';
import type { Loaded, LoadedChoice } from '../writing/load.ts';
import { choiceOf, words, type Game, type OptionId, type Refusal, type World } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { Table } from './table.ts';

export const kernelRefusal = (key: string, params: Params = {}): Refusal => ({ rule: 'kernel', key, with: params });

/** Why something is not on offer to a seat now, from the predicates that build the options; null when it is on offer.
 *  `id` is an option id, or the beginning of one. */
export function whyNot<W extends World>(loaded: Loaded<W>, game: Game<W>, seat: Seat, id: OptionId): Refusal | null {
  const { pending } = game;
  if (pending === null) return kernelRefusal('kernel.over');
  const offer = pending.offers.find((one) => one.seat === seat);
  const name = choiceOf(id);
  if (pending.given.some((one) => one.seat === seat) && offer?.asides.includes(id) !== true) {
    return { rule: pending.rule, key: 'kernel.answered-already', with: { seat } };
  }
  if (offer && (offer.options.includes(id) || offer.asides.includes(id) || offer.forms.some((f) => f.choice === id))) {
    return null;
  }
  // Of a card its number is enough; a whole ability must name its way of paying, too.
  const begins = name !== 'use' || /^use:\d+$/.test(id);
  if (begins && offer && [...offer.options, ...offer.asides].some((one) => one.startsWith(`${id}:`))) return null;
  const t = new Table(loaded, game, null);
  const f = enter(t);
  const asked = t.step.choices.find((one) => one.name === name);
  if (offer?.asked !== true) {
    if (asked || (name === 'use' && t.step.timing))
      return { rule: t.step.rule, key: 'kernel.another-seat', with: { seat } };
  } else if (asked) return reasonOf(t, asked, seat, id) ?? notAmong(t, asked, id);
  const use = name === 'use' && begins ? (abilityBegunBy(t, seat, id) ?? id) : id;
  const at = name === 'use' ? timingOf(t, seat, use) : null;
  if (name === 'use' && t.step.timing && (at === null || at === t.step.timing)) {
    return whyNotAbility(t, t.step.timing, seat, use);
  }
  if (at) return { rule: at.rule, key: 'kernel.another-timing', with: { timing: at.name, id: use } };
  const standing = loaded.asides.find((one) => one.name === name);
  if (standing) {
    const notNow = { rule: standing.choice.rule, key: 'kernel.not-now', with: { choice: name } };
    return reasonOf(t, standing, seat, id) ?? notNow;
  }
  for (const proc of loaded.procs.values()) {
    for (const step of proc.steps.values()) {
      if (!step.choices.some((one) => one.name === name)) continue;
      const now = `${f.proc}/${f.step}`;
      return {
        rule: step.rule,
        key: 'kernel.another-step',
        with: { choice: name, step: `${proc.name}/${step.name}`, now },
      };
    }
  }
  return kernelRefusal('kernel.unknown', { id });
}

const notAmong = (t: Table<any>, asked: LoadedChoice<any>, id: OptionId): Refusal => ({
  rule: t.ruleBehind(asked.choice.rule),
  key: 'kernel.not-among',
  with: { choice: asked.name, id },
});

/** The choice's own reason. Of a thing that the seat does not know it says nothing: the reason would tell what it is. */
function reasonOf<W extends World>(t: Table<W>, asked: LoadedChoice<W>, seat: Seat, id: OptionId): Refusal | null {
  const { choice, name } = asked;
  if (!choice.why) return null;
  const list = choice.list ? choice.list(t, seat) : [name];
  const listed = list.includes(id);
  if (!listed && words(id).some((word) => isUnknownThing(t, seat, word))) return notAmong(t, asked, id);
  // The beginning of an option stands for the first one that begins so; the bare name of a choice that has none, for nothing.
  const meant = listed ? id : (list.find((one) => one.startsWith(`${id}:`)) ?? id);
  return !listed && meant === name ? notAmong(t, asked, id) : choice.why(t, seat, meant);
}

function isUnknownThing<W extends World>(t: Table<W>, seat: Seat, word: string): boolean {
  const thing = /^\d+$/.test(word) ? Number(word) : -1;
  return thing >= 0 && thing < t.world.things.card.length && !t.knows(seat, thing);
}
