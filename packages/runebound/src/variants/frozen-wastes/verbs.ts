/** What cards of Isheim say besides what all cards may say: verbs, and their procedures. */

import {
  branchOf,
  refuse,
  words,
  type Edit,
  type Effect,
  type EffectContext,
  type Json,
  type Next,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import { neighboursOf, place, spacesOf } from '../../rules/board/spaces.ts';
import { AMOUNT, EFFECTS, optional, TRUE, whole, WHO, word } from '../../rules/effects/effect-schema.ts';
import { amountText, text, word as said } from '../../rules/effects/effect-words.ts';
import { amountOf, wholeOrAll } from '../../rules/effects/heroes.ts';
import { worth, type CardVerb } from '../../rules/effects/verb.ts';
import { forTargets, targets, type Target } from '../../rules/combat/targets.ts';
import { whyNoRoom, thingIn } from '../../rules/market/items-and-allies.ts';
import { stepInto } from '../../rules/movement/movement-choices.ts';
import { spaceCard, stateOf, type RuneboundTable } from '../../world.ts';
import { GEAR, ICONS, type GearKind, type Icon } from './cards.ts';
import { layTile, otherSide, sideWith } from './cold/weather.ts';
import { call, CHARGES, edit, FROST, land, OWN, runs, WHITE_DEATH, type FrozenLand } from './world.ts';

type Cold = 'frost' | 'white death';
const DANGER: Readonly<Record<Cold, number>> = { frost: 0.6, 'white death': 2 };
const isOff = (given: Json | undefined): boolean => given === 'off' || (typeof given === 'number' && given < 0);
const chosen = (t: RuneboundTable, effect: Effect, context: EffectContext): number[] =>
  targets(t, (effect['who'] ?? 'you') as Target, context);

/** Counters of the cold: taken as rules say, or taken off. */
const cold = (counter: Cold, rule: 'FW-FRO-08' | 'FW-WD-05'): CardVerb => ({
  rule,
  text: (effect) => {
    const given = effect[counter]!;
    const { who = 'you' } = effect;
    const name = counter === 'frost' ? 'frost' : 'white-death';
    if (!isOff(given)) return amountText(name)({ [name]: given, who });
    const amount = given === 'off' ? 'all' : -(given as number);
    const key = who === 'you' ? `verb.${name}-off` : `verb.${name}-off-on`;
    return { key, with: { amount, who: said('who', who) } };
  },
  shape: {
    takes: { is: 'either', of: [word('off'), whole(-20, -1), AMOUNT] },
    fields: WHO,
  },
  can: (t, effect, context) => {
    const on = chosen(t, effect, context);
    return isOff(effect[counter]) ? on.some((thing) => t.counters(thing, counter) > 0) : on.length > 0;
  },
  do: (t, effect, context) => {
    const given = effect[counter];
    if (!isOff(given)) {
      const amount = amountOf(t, given, context);
      return forTargets(t, effect['who'], context, counter, (on) => call(counter, { on, amount }));
    }
    const off = given === 'off' ? ('all' as const) : -(given as number);
    const params = counter === 'frost' ? { frost: off, 'white death': 0 } : { frost: 0, 'white death': off };
    return forTargets(t, effect['who'], context, 'thaw', (on) => call('thaw', { on, ...params }));
  },
  // White death counts like a wound; frost is some way towards it.
  estimate: (effect, now, odds) => {
    const given = effect[counter];
    const amount = given === 'off' ? -2 : odds.amount(given, now);
    const { who = 'you' } = effect;
    if (counter === 'white death' && amount > 0 && who === 'you')
      return { now: { hurt: now.hurt.map((one, at) => (at === 0 ? one + amount : one)) } };
    return odds.prices ? { now: { worth: now.worth - DANGER[counter] * amount } } : {};
  },
  harms: (effect, timing, only) => {
    if (counter === 'frost') return {};
    const more = effect[counter];
    const isHit = timing === 'failed roll' && Object.keys(only).length === 0 && effect['who'] === 'the one who rolled';
    return isHit && typeof more === 'number' ? { more } : null;
  },
});

const coming = (t: RuneboundTable): { on: number; amount: number } | null => {
  const table = land(t);
  const proc = table.innermost('frost', 'white death');
  return proc === null ? null : table.within(proc);
};
/** So much of it does not come. */
const ward: CardVerb = {
  rule: 'FW-FRO-07',
  text: text('verb.ward', 'ward'),
  shape: { takes: { is: 'either', of: [word('all'), AMOUNT] } },
  can: (t) => (coming(t)?.amount ?? 0) > 0,
  do: (t, effect, context) => {
    const cold = coming(t);
    if (cold === null) return;
    const wanted = wholeOrAll(t, effect['ward'], context);
    const amount = wanted === 'all' ? cold.amount : Math.min(wanted, cold.amount);
    cold.amount -= amount;
    t.emit('warded', { seat: context.by, amount, what: land(t).innermost('frost', 'white death') });
  },
  estimate: worth(0.8),
};

const WORTH: Readonly<Record<string, number>> = { rumor: 1.5, clue: 3, snowshoe: 1, luckstone: 1, 'flare-crystal': 1 };
/** As by the rules: nothing where there is none. */
const token: CardVerb = {
  rule: 'FW-RUM-04',
  text: ({ token: what, times = 1 }) => ({ key: 'verb.token', with: { token: said('token', what!), times } }),
  shape: { takes: word('rumor', 'clue', ...GEAR), fields: { times: optional(whole(1, 3)) } },
  do: (_, { token: what, times = 1 }, { by: seat }) => {
    const one =
      what === 'rumor'
        ? call('rumor token', { seat, drawn: [] })
        : what === 'clue'
          ? call('clue card', { seat })
          : call('gear token', { seat, gear: what as GearKind });
    return { run: new Array<typeof one>(times as number).fill(one) };
  },
  estimate: ({ token: what, times = 1 }, now) => ({
    now: { worth: now.worth + WORTH[what as string]! * (times as number) },
  }),
  harms: () => ({}),
};

const weather: CardVerb = {
  rule: 'FW-WTH-04',
  text: ({ weather: what }) =>
    what === 'turn over'
      ? { key: 'verb.weather-over', with: {} }
      : { key: 'verb.weather', with: { icon: said('icon', what!) } },
  shape: { takes: word(...ICONS, 'turn over') },
  can: (t, { weather: what }) => what !== 'turn over' || otherSide(t) !== null,
  do: (t, { weather: what }) => {
    const id = what === 'turn over' ? otherSide(t) : sideWith(what as Icon);
    if (id !== null) layTile(land(t), id);
  },
  estimate: worth(1),
};

const charge: CardVerb = {
  rule: OWN,
  text: ({ charge: by }) => {
    const charges = by as number;
    return { key: charges > 0 ? 'verb.charge' : 'verb.discharge', with: { charges: Math.abs(charges) } };
  },
  shape: { takes: whole(-9, 9) },
  can: (t, { charge: by }, { thing }) => t.counters(thing, CHARGES) + (by as number) >= 0,
  do: (t, { charge: by }, { by: seat, thing }) => {
    const charges = Math.max(0, t.counters(thing, CHARGES) + (by as number));
    t.setCounters(thing, CHARGES, charges);
    t.emit('charged', { seat, card: { content: t.cardOf(thing) }, charges });
  },
  estimate: ({ charge: by }, now) => ({ now: { worth: now.worth + 0.3 * (by as number) } }),
  harms: () => ({}),
};

/** Points written down. */
const experience: CardVerb = {
  rule: 'FW-EXP-01',
  text: text('verb.experience', 'experience'),
  shape: { takes: whole(1, 9) },
  do: (t, effect, { by }) => {
    const points = effect['experience'] as number;
    stateOf(t, by).points += points;
    t.emit('points learned', { seat: by, points, now: stateOf(t, by).points });
  },
  estimate: (effect, now) => ({ now: { worth: now.worth + 2 * (effect['experience'] as number) } }),
};

/** A space that the edge of the map runs along. */
export const isEdge = (t: RuneboundTable, space: string): boolean =>
  space !== '' && spaceCard(t, space).terrain !== 'town' && neighboursOf(t, space).length < 6;
function edgesLike(t: RuneboundTable, from: string): string[] {
  if (!isEdge(t, from)) return [];
  const { terrain } = spaceCard(t, from);
  return spacesOf(t).filter(
    (space) =>
      space !== from && t.value('in play', space) && isEdge(t, space) && spaceCard(t, space).terrain === terrain,
  );
}
const edgeStep: CardVerb = {
  rule: OWN,
  text: text('verb.edge-step'),
  shape: { takes: TRUE },
  can: (t, _, { by }) => edgesLike(t, stateOf(t, by).space).length > 0,
  do: (t, _, { by: seat }) => {
    const spaces = edgesLike(t, stateOf(t, seat).space);
    return spaces.length === 0 ? undefined : { run: [call('edge step', { seat, spaces })] };
  },
  estimate: worth(1.5),
};
const edgeStepSteps: Steps<FrozenLand, { seat: Seat; spaces: string[] }> = {
  'which edge': {
    rule: OWN,
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'to-edge': {
          rule: OWN,
          list: (t) => t.locals.spaces.map((space) => `to-edge:${space}`),
          label: (_, __, id) => ({ key: 'option.to-edge', with: { space: place(words(id)[0]!) } }),
          then: (_, seat, id) => ({ run: [stepInto(seat, words(id)[0]!, 'effect')] }),
        },
      },
    },
  },
};

/** A card of this market is tried for: who succeeds has it, who fails has done with the market. */
const wares = (t: RuneboundTable, seat: Seat): number[] => {
  const town = t.value('town', stateOf(t, seat).space);
  return town === null ? [] : t.value('cards on offer', town).filter((thing) => whyNoRoom(t, seat, thing) === null);
};
const raid: CardVerb = {
  rule: OWN,
  text: text('verb.raid', 'number'),
  shape: { takes: TRUE, fields: { number: whole(2, 30), failure: EFFECTS } },
  branches: ['failure'],
  can: (t, _, { by }) => t.isWithin('market step') && wares(t, by).length > 0,
  do: (t, effect, context) =>
    wares(t, context.by).length === 0
      ? undefined
      : {
          run: [
            call('raid on a market', { seat: context.by, number: effect['number'] as number, context: { ...context } }),
          ],
        },
  estimate: worth(2),
};
interface Raid {
  seat: Seat;
  number: number;
  context: EffectContext;
  thing: number;
  success: boolean;
}
const raidSteps: Steps<FrozenLand, Raid> = {
  'which card': {
    rule: OWN,
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'raid-for': {
          rule: OWN,
          list: (t, seat) => wares(t, seat).map((thing) => `raid-for:${thing}`),
          why: (t, seat, id) => (wares(t, seat).includes(thingIn(id)) ? null : refuse(OWN, 'refuse.not-on-offer-here')),
          label: (t, _, id) => ({
            key: 'option.raid-for',
            with: { card: { thing: thingIn(id) }, number: t.locals.number + t.value('cost', thingIn(id)) },
          }),
          then: (t, _, id) => void (t.locals.thing = thingIn(id)),
        },
      },
    },
  },
  test: runs({
    rule: OWN,
    as: 'success',
    run: 'test',
    with: (t) => ({
      seat: t.locals.seat,
      attribute: 'body' as const,
      skill: null,
      number: t.locals.number + t.value('cost', t.locals.thing),
    }),
  }),
  won: runs({
    rule: OWN,
    when: (t) => t.locals.success,
    run: 'gain a card',
    with: (t) => ({ seat: t.locals.seat, thing: t.locals.thing }),
  }),
  lost: {
    rule: OWN,
    when: (t) => !t.locals.success,
    do: (t): Next => branchOf(t, t.locals.context, 'failure'),
  },
  'end of the market': {
    rule: OWN,
    when: (t) => !t.locals.success && t.isWithin('market step'),
    do: (t) => {
      t.emit('thrown out', { seat: t.locals.seat });
      return { end: 'market step', as: null };
    },
  },
};

const ALL = {
  [FROST]: cold('frost', 'FW-FRO-08'),
  [WHITE_DEATH]: cold('white death', 'FW-WD-05'),
  ward,
  token,
  weather,
  charge,
  experience,
  'edge step': edgeStep,
  raid,
};
export const VERB_NAMES: readonly string[] = Object.keys(ALL);
export const VERBS: readonly Edit<FrozenLand>[] = [
  ...Object.entries(ALL).map(([verb, add]): Edit<FrozenLand> => ({ rule: OWN, verb, add: add as never })),
  { rule: OWN, counter: CHARGES, add: true },
  edit.procedure('edge step', { rule: OWN, add: edgeStepSteps }),
  { rule: OWN, shown: 'edge step', add: ['seat', 'spaces'] },
  edit.procedure('raid on a market', { rule: OWN, add: raidSteps as never }),
  { rule: OWN, shown: 'raid on a market', add: ['seat', 'number', 'thing'] },
];
