/** What the cards of the storm say besides what all cards may say. */

import { words, type Edit, type Effect, type EffectContext, type Seat, type Steps } from '@questwright/kernel';
import type { ContentSchema } from '@questwright/messages';
import { optional, TRUE, whole, word } from '../../rules/effects/effect-schema.ts';
import { text } from '../../rules/effects/effect-words.ts';
import { worth, type CardVerb } from '../../rules/effects/verb.ts';
import { fighting } from '../../rules/combat/battle.ts';
import { faceOf } from '../../rules/market/items-and-allies.ts';
import { heroSeats, itemsOf, stateOf, type RuneboundTable } from '../../world.ts';
import { clockwiseFrom } from './order.ts';
import { call, edit, runs, ON_ITS_SCION, stormOf, type Parting, type ScionLand, type ScionTable } from './world.ts';

const land = (t: RuneboundTable): ScionTable => t as unknown as ScionTable;

/** The storm counter goes up or back. */
const storm: CardVerb = {
  rule: 'SS-STM-03',
  text: ({ storm: by }) => {
    const spaces = by as number;
    return { key: spaces < 0 ? 'verb.storm-back' : 'verb.storm', with: { spaces: Math.abs(spaces) } };
  },
  shape: { takes: whole(-8, 8) },
  can: (t, effect) => {
    const { counter } = stormOf(land(t));
    return (effect['storm'] as number) < 0 ? counter > 0 : counter < land(t).value('spaces of the storm track');
  },
  do: (_, effect, { by }) => ({ run: [call('storm counter moves', { seat: by, by: effect['storm'] as number })] }),
  estimate: (effect, now) => ({ now: { worth: now.worth - 0.2 * (effect['storm'] as number) } }),
};

/** A counter of a sleeping Scion, in place of the one that the player has. */
const scion: CardVerb = {
  rule: 'SS-EVT-03',
  text: text('verb.scion'),
  shape: { takes: word('counter') },
  can: (t) => land(t).value('scion counters to choose from').length > 0,
  do: (t, _, { by }) => {
    const held = land(t).value('scion counter held', by);
    if (held > 0) stormOf(land(t)).held[held - 1] = ON_ITS_SCION;
    return { run: [call('scion counter', { seat: by })] };
  },
  estimate: worth(2),
};

/** The Scion of this card wakes for the player. */
const awaken: CardVerb = {
  rule: 'SS-SCI-06',
  text: text('verb.awaken'),
  shape: { takes: TRUE },
  do: (t, _, { by, thing }) => ({ run: [call('a scion awakes', { seat: by, thing, space: stateOf(t, by).space })] }),
  estimate: worth(9),
};

/** Experience points, written down. */
const learn: CardVerb = {
  rule: 'SS-STM-16',
  text: text('verb.learn', 'learn'),
  shape: { takes: whole(1, 9) },
  do: (t, effect, { by }) => {
    const points = effect['learn'] as number;
    stateOf(t, by).points += points;
    t.emit('points of the storm', { seat: by, points, now: stateOf(t, by).points });
  },
  estimate: (effect, now) => ({ now: { worth: now.worth + 2 * (effect['learn'] as number) } }),
};

const costOf = (t: RuneboundTable, thing: number): number => t.value('cost', thing);
/** The Items that a card asks for: by what they cost at least, or at most. */
function asked(t: RuneboundTable, effect: Effect, { by }: EffectContext): number[] {
  const { 'part with': least, most } = effect as { 'part with': number; most?: number };
  return itemsOf(t, by).filter((thing) => costOf(t, thing) >= least && costOf(t, thing) <= (most ?? Infinity));
}
/** To the next Hero clockwise, if there is one. */
const neighbor = (t: RuneboundTable, seat: Seat): Seat | null => clockwiseFrom(t, seat)[1] ?? null;
const partWith: CardVerb = {
  rule: 'RB-ITM-16',
  text: ({ 'part with': least, most = null, to = null }) => ({
    key: 'verb.part-with',
    with: { least: least!, most, to },
  }),
  shape: { takes: whole(0, 20), fields: { most: optional(whole(0, 20)), to: optional(word('left')) } },
  can: (t, effect, context) => asked(t, effect, context).length > 0,
  do: (t, effect, context) => {
    const things = asked(t, effect, context);
    const to = effect['to'] === undefined ? null : neighbor(t, context.by);
    return things.length === 0 ? undefined : { run: [call('parting with a card', { seat: context.by, things, to })] };
  },
  estimate: worth(-4),
};
/** Who does without what is handed on leaves it to be discarded. */
const parting: Steps<ScionLand, Parting> = {
  'which one': {
    rule: 'RB-ITM-16',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'part-with': {
          rule: 'RB-ITM-16',
          list: (t) => t.locals.things.map((thing) => `part-with:${thing}`),
          label: (t, _, id) => ({
            key: 'option.part-with',
            with: { card: { thing: Number(words(id)[0]) }, to: t.locals.to === null ? null : { seat: t.locals.to } },
          }),
          then: (t, _, id) => void (t.locals.thing = Number(words(id)[0])),
        },
      },
    },
  },
  'to the left': runs({
    rule: 'RB-ITM-13',
    as: 'came',
    when: (t) => t.locals.to !== null,
    run: 'change of hands',
    with: (t) => ({ seat: t.locals.to!, thing: t.locals.thing }),
  }),
  'handed on': {
    rule: 'RB-ITM-16',
    when: (t) => t.locals.came === true,
    do: (t) => {
      const { seat, to, thing } = t.locals;
      t.emit('handed on', { seat, to: { seat: to! }, card: faceOf(t, thing) });
    },
  },
  'not wanted': runs({
    rule: 'RB-ITM-16',
    when: (t) => t.locals.came !== true,
    run: 'discard',
    with: (t) => ({ thing: t.locals.thing }),
  }),
};

export const CONDITIONS: ContentSchema['conditions'] = {
  'in a storm event': { takes: { is: 'flag' } },
  'called the storm': { takes: { is: 'flag' } },
};
const HEROES = 'heroes in the storm';
/** As often as it says. */
const FEWER = 'fewer by heroes against it';
export const AMOUNTS: ContentSchema['amounts'] = { [HEROES]: whole(1, 6), [FEWER]: whole(1, 3) };
const against = (t: RuneboundTable): number => (t.isWithin('combat') ? fighting(t).length : 1);

export const VERBS: readonly Edit<ScionLand>[] = [
  ...Object.entries({ storm, scion, awaken, learn, 'part with': partWith }).map(([verb, add]): Edit<ScionLand> => ({
    rule: 'RB-VAR-01',
    verb,
    add: add as never,
  })),
  edit.procedure('parting with a card', { rule: 'RB-VAR-01', add: parting }),
  { rule: 'RB-VAR-01', shown: 'parting with a card', add: ['seat', 'things', 'to'] },
  {
    rule: 'RB-VAR-01',
    condition: 'in a storm event',
    add: (t, wanted) => t.isWithin('storm event') === wanted || { key: 'condition.no-storm-event', with: {} },
  },
  {
    rule: 'RB-VAR-01',
    condition: 'called the storm',
    add: (t, wanted, { by }) => (t.within('storm step')?.seat === by) === wanted,
  },
  { rule: 'RB-VAR-01', amount: HEROES, add: (t, times) => (times as number) * heroSeats(t).length },
  { rule: 'RB-VAR-01', amount: FEWER, add: (t, times) => 0 - (times as number) * against(t) },
];
