/** What cards do on the table: to the board, the market, the decks, and the cards beside a Hero. */

import { words, type Effect, type EffectContext, type Json, type Seat, type Steps } from '@questwright/kernel';
import type { Adventure, Item } from '../../cards.ts';
import { CLASSES, COLORS, TERRAINS, type Color } from '../../words.ts';
import {
  alliesOf,
  call,
  card,
  itemsOf,
  runs,
  stateOf,
  type LocalsIn,
  type RuneboundChapter,
  type RuneboundTable,
  type RuneboundWorld,
  waitingAt,
} from '../../world.ts';
import { whyNoDraw } from '../adventure/adventure.ts';
import { neighboursOf, place } from '../board/spaces.ts';
import { oneOf } from '../combat/targets.ts';
import { faceOf, itemsAndAlliesOf } from '../market/items-and-allies.ts';
import { moveFigure, nearestTowns } from '../movement/figures.ts';
import { stepInto } from '../movement/movement-choices.ts';
import { listOf, TRUE, whole, word } from './effect-schema.ts';
import { text, word as said, wordsFor } from './effect-words.ts';
import { worth, type CardVerb, type Situation } from './verb.ts';

// ---- the board ----

const placeIn = (to: string): Json =>
  to === 'back' || to === 'nearest town' ? said('word', to) : { content: `space-${to}` };
/** To one of these places, or to a space by its id. */
const move: CardVerb = {
  rule: 'RB-ACT-01',
  text: (effect) => ({ key: 'verb.move', with: { to: placeIn(effect['move'] as string) } }),
  shape: { takes: { is: 'either', of: [word('back', 'nearest town'), { is: 'content', kind: 'space' }] } },
  do: (t, effect, { by }) => {
    const { space, cameFrom } = stateOf(t, by);
    const goals: Record<string, string> = {
      back: cameFrom || space,
      'nearest town': nearestTowns(t, space)[0] ?? space,
    };
    const to = effect['move'] as string;
    return moveFigure(t, by, goals[to] ?? to, 'effect');
  },
};

function spacesFor(t: RuneboundTable, { step: into }: Effect, { by }: EffectContext): string[] {
  const around = neighboursOf(t, stateOf(t, by).space);
  if (into === 'any') return [...around];
  return around.filter((space) => t.value('terrains', space).some((one) => (into as Json[]).includes(one)));
}
/** One space more, into these terrains. */
const step: CardVerb = {
  rule: 'RB-MOV-22',
  text: ({ step: of }) => ({ key: of === 'any' ? 'verb.step' : 'verb.step-into', with: { of: wordsFor(of!) } }),
  shape: { takes: { is: 'either', of: [word('any'), listOf(...TERRAINS)] } },
  can: (t, effect, context) => spacesFor(t, effect, context).length > 0,
  do: (t, effect, context) => {
    const spaces = spacesFor(t, effect, context);
    return spaces.length === 0 ? undefined : { run: [call('extra step', { seat: context.by, spaces })] };
  },
  estimate: worth(1.3),
};
const extraStep: Steps<RuneboundWorld, LocalsIn<'extra step'>> = {
  'where to': {
    rule: 'RB-MOV-22',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        step: {
          rule: 'RB-MOV-22',
          list: (t) => t.locals.spaces.map((space) => `step:${space}`),
          label: (_, __, id) => ({ key: 'option.step', with: { space: place(words(id)[0]!) } }),
          then: (_, seat, id) => ({ run: [stepInto(seat, words(id)[0]!, 'effect')] }),
        },
      },
    },
  },
};

/** Counters of a color return to their sunbursts, as after an Event. */
const replenish: CardVerb = {
  rule: 'RB-EVT-10',
  text: (effect) => ({ key: 'verb.replenish', with: { color: effect['replenish']! } }),
  shape: { takes: word(...COLORS) },
  can: (t, effect) => t.world.pile[effect['replenish'] as keyof RuneboundWorld['pile']] > 0,
  do: (t, effect, { by }) => {
    const color = effect['replenish'] as keyof RuneboundWorld['pile'];
    if (t.world.pile[color] === 0) return t.emit('nothing replenished', { color });
    return { run: [call('replenishing of one color', { seat: by, color })] };
  },
  estimate: (_, now) => ({ now: { worth: now.worth + 2.5 } }),
};

// ---- the market ----

/** The top card comes to the player. */
const marketCard: CardVerb = {
  rule: 'RB-DEF-02',
  text: text('verb.market-card'),
  shape: { takes: word('gain') },
  can: (t) => t.pile('market deck').length > 0,
  do: (t, _, { by }) => {
    const thing = t.pile('market deck')[0];
    if (thing === undefined) return t.emit('no market card left', { seat: by });
    return { run: [call('market card of an effect', { seat: by, thing })] };
  },
  estimate: (_, now, { prices }) => (prices ? { now: { worth: now.worth + prices.card } } : null),
};
const marketCardOfAnEffect: Steps<RuneboundWorld, LocalsIn<'market card of an effect'>> = {
  gained: runs({ rule: 'RB-DEF-02', as: 'came', run: 'gain a card', with: (t) => t.locals }),
  // It has been shown to all, so it does not go back on top.
  declined: runs({
    rule: 'RB-ITM-16',
    when: (t) => !t.locals.came,
    run: 'discard',
    with: (t) => ({ thing: t.locals.thing }),
  }),
};

const stackHere = (t: RuneboundTable, seat: Seat): string | null => {
  const town = t.value('town', stateOf(t, seat).space);
  return town === null ? null : t.value('market stack', town);
};
/** To the stack of the town where the player is. */
const addToMarket: CardVerb = {
  rule: 'RB-MKT-03',
  text: (effect) => ({ key: 'verb.add-to-market', with: { cards: effect['add to market']! } }),
  shape: { takes: whole(1, 10) },
  can: (t, _, { by }) => stackHere(t, by) !== null && t.pile('market deck').length > 0,
  do: (t, effect, { by }) => {
    const stack = stackHere(t, by);
    if (stack === null) return;
    for (const thing of t.pile('market deck').slice(0, effect['add to market'] as number)) {
      t.move(thing, stack);
      t.emit('market card added', { seat: by, card: faceOf(t, thing), town: place(stateOf(t, by).space) });
    }
  },
  estimate: worth(0.7, 'add to market'),
};

// ---- adventures ----

/** It is drawn and resolved. */
const adventureCard: CardVerb = {
  rule: 'RB-ADV-03',
  text: (effect) => ({ key: 'verb.adventure-card', with: { color: effect['adventure card']! } }),
  shape: { takes: word(...COLORS) },
  can: (t, effect, { by }) => {
    const isAlone = /* RB-UND-08 true */ waitingAt(t, stateOf(t, by).space) < 0;
    return isAlone && whyNoDraw(t, by, effect['adventure card'] as Color) === null;
  },
  do: (_, effect, { by }) => ({
    run: [call('adventure card of an effect', { seat: by, color: effect['adventure card'] as Color })],
  }),
};
const adventureCardOfAnEffect: Steps<RuneboundWorld, LocalsIn<'adventure card of an effect'>> = {
  draw: runs({
    rule: 'RB-ADV-03',
    as: 'thing',
    run: 'draw an adventure card',
    with: (t) => ({ seat: t.locals.seat, color: t.locals.color }),
  }),
  'drawn card': runs({
    rule: 'RB-ADV-04',
    when: (t) => t.locals.thing !== null,
    run: 'adventure card',
    with: (t) => {
      const { seat, thing } = t.locals;
      return { seat, thing: thing!, space: stateOf(t, seat).space, exceptions: [] };
    },
  }),
};

/** It is put away unresolved. */
const drawnCard: CardVerb = {
  rule: 'RB-ADV-03',
  text: text('verb.drawn-card'),
  shape: { takes: word('under its deck') },
  can: (t) => t.isWithin('draw an adventure card') && t.pile('adventure').length > 0,
  do: (t) => {
    const { thing } = t.within('draw an adventure card') as { thing?: number };
    if (thing === undefined || !t.pile('adventure').includes(thing)) return;
    t.emit('put back', { card: faceOf(t, thing) });
    t.move(thing, `${(card(t, thing) as Adventure).color} deck`, 'bottom', 'down');
  },
  estimate: worth(1.2),
};

/** This adventure card comes to the player, as what it says (`keptAs`). */
const keep: CardVerb = {
  rule: 'RB-DEF-03',
  text: text('verb.keep'),
  shape: { takes: TRUE, card: ['keptAs'] },
  do: (_, __, { by, thing }) => ({ run: [call('card taken as reward', { seat: by, thing })] }),
  estimate: (_, now, { prices }) => (prices ? { now: { worth: now.worth + prices.kept(now) } } : null),
};
const cardTakenAsReward: Steps<RuneboundWorld, LocalsIn<'card taken as reward'>> = {
  'no wounds': runs({
    rule: 'RB-DEF-03',
    run: 'recovery',
    with: (t) => ({ on: t.locals.thing, wounds: 'all', exhaustion: 'all' }),
  }),
  'rules of items and allies': runs({ rule: 'RB-DEF-04', run: 'gain a card', with: (t) => t.locals }),
};

// ---- beside the Hero ----

const discardable = (t: RuneboundTable, what: Json, { by, thing }: EffectContext): number[] => {
  if (what === 'this card') return [thing];
  const things = what === 'an ally' ? alliesOf(t, by) : itemsOf(t, by);
  return things.filter((one) => !t.value('protected', one));
};
/** How things may stand without one of the Items or Allies. */
function without(what: Json, { party, hurt }: Situation): Partial<Situation>[] {
  if (what === 'this card') return [{}];
  const { gear = [], allies = [] } = party;
  const rest = <T>(list: readonly T[], at: number): T[] => list.filter((_, i) => i !== at);
  if (what === 'an item') return gear.map((_, at) => ({ party: { ...party, gear: rest(gear, at) } }));
  return allies.map((_, at) => ({ party: { ...party, allies: rest(allies, at) }, hurt: rest(hurt, at + 1) }));
}
const discard: CardVerb = {
  rule: 'RB-ITM-16',
  text: (effect) => ({ key: 'verb.discard', with: { discard: said('word', effect['discard']!) } }),
  shape: { takes: word('this card', 'an item', 'an ally') },
  can: (t, effect, context) => discardable(t, effect['discard']!, context).length > 0,
  do: (t, effect, context) =>
    oneOf(discardable(t, effect['discard']!, context), context.by, 'discard', (thing) => call('discard', { thing })),
  estimate: (effect, now) => ({ best: without(effect['discard']!, now).map((changed) => ({ now: changed })) }),
};

const activated = (t: RuneboundTable, of: Json, { by, thing }: EffectContext): number[] =>
  itemsAndAlliesOf(t, by).filter(
    (one) => one !== thing && t.world.things.face[one] === 0 && (of === 'card' || (card(t, one) as Item).class === of),
  );
/** One activated card of the player is turned face up. */
const refresh: CardVerb = {
  rule: 'RB-REF-02',
  text: (effect) => ({ key: 'verb.refresh', with: { of: wordsFor(effect['refresh']!) } }),
  shape: { takes: word(...CLASSES, 'card') },
  can: (t, effect, context) => activated(t, effect['refresh']!, context).length > 0,
  do: (t, effect, context) =>
    oneOf(activated(t, effect['refresh']!, context), context.by, 'refresh', (thing) =>
      call('refresh a card', { thing }),
    ),
  estimate: worth(0.8),
};

export const TABLE_EFFECTS: RuneboundChapter = {
  procs: {
    'extra step': extraStep,
    'market card of an effect': marketCardOfAnEffect,
    'adventure card of an effect': adventureCardOfAnEffect,
    'card taken as reward': cardTakenAsReward,
  },
  shown: { 'extra step': ['seat', 'spaces'] },
  verbs: {
    move,
    step,
    replenish,
    'market card': marketCard,
    'add to market': addToMarket,
    'adventure card': adventureCard,
    'drawn card': drawnCard,
    keep,
    discard,
    refresh,
  },
};
