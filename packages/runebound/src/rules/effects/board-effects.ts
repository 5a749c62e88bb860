/** What cards do to the board, the markets, the decks and the cards beside a Hero:
 *
 *  | effect | meaning |
 *  | --- | --- |
 *  | `{ step: 'any' }`, `{ step: ['river', 'swamp'] }` | the figure goes to a space next to it, of these terrains |
 *  | `{ 'add to market': 2 }` | so many cards of the market deck come to the stack of the town where the player is |
 *  | `{ replenish: 'green' }` | counters of that color return to their sunbursts, as after an Event |
 *  | `{ escape: true }` | the Hero escapes from the combat without a test |
 *  | `{ 'drawn card': 'under its deck' }` | the adventure card just drawn is put away unresolved |
 *  | `{ refresh: 'weapon' }` | one activated card of the player is turned face up: of that class, or `'card'` for any */

import {
  words,
  type Effect,
  type EffectContext,
  type Json,
  type Seat,
  type Steps,
  type Verb,
} from '@questwright/kernel';
import { enemyOf } from '../combat/battle.ts';
import { wordsFor } from './effect-words.ts';
import { faceOf, itemsAndAlliesOf } from '../market/items-and-allies.ts';
import { neighboursOf, place } from '../board/spaces.ts';
import { stepInto } from '../movement/movement-choices.ts';
import type { Adventure, Item } from '../../cards.ts';
import {
  call,
  card,
  stateOf,
  type RuneboundWorld,
  type RuneboundTable,
  type LocalsIn,
  type RuneboundChapter,
} from '../../world.ts';

// ---- one space more ----

function spacesFor(t: RuneboundTable, { step: into }: Effect, { by }: EffectContext): string[] {
  const around = neighboursOf(t, stateOf(t, by).space);
  if (into === 'any') return [...around];
  return around.filter((space) => t.value('terrains', space).some((one) => (into as Json[]).includes(one)));
}
const step: Verb<RuneboundWorld> = {
  rule: 'RB-MOV-22',
  text: (effect) => ({
    key: effect['step'] === 'any' ? 'verb.step' : 'verb.step-into',
    with: { of: wordsFor(effect['step']!) },
  }),
  can: (t, effect, context) => spacesFor(t, effect, context).length > 0,
  do: (t, effect, context) => {
    const spaces = spacesFor(t, effect, context);
    return spaces.length === 0 ? undefined : { run: [call('extra step', { seat: context.by, spaces })] };
  },
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
// ---- markets and counters ----

const stackHere = (t: RuneboundTable, seat: Seat): string | null => {
  const town = t.value('town', stateOf(t, seat).space);
  return town === null ? null : t.value('market stack', town);
};
const addToMarket: Verb<RuneboundWorld> = {
  rule: 'RB-MKT-03',
  text: (effect) => ({ key: 'verb.add-to-market', with: { cards: effect['add to market']! } }),
  can: (t, _, { by }) => stackHere(t, by) !== null && t.pile('market deck').length > 0,
  do: (t, effect, { by }) => {
    const stack = stackHere(t, by);
    if (stack === null) return;
    for (const thing of t.pile('market deck').slice(0, effect['add to market'] as number)) {
      t.move(thing, stack);
      t.emit('market card added', { seat: by, card: faceOf(t, thing), town: place(stateOf(t, by).space) });
    }
  },
};
const replenish: Verb<RuneboundWorld> = {
  rule: 'RB-EVT-10',
  text: (effect) => ({ key: 'verb.replenish', with: { color: effect['replenish']! } }),
  can: (t, effect) => t.world.pile[effect['replenish'] as keyof RuneboundWorld['pile']] > 0,
  do: (t, effect, { by }) => {
    const color = effect['replenish'] as keyof RuneboundWorld['pile'];
    if (t.world.pile[color] === 0) return t.emit('nothing replenished', { color });
    return { run: [call('replenishing of one color', { seat: by, color })] };
  },
};

// ---- ways round a fight ----

const escape: Verb<RuneboundWorld> = {
  rule: 'RB-CBT-14',
  text: () => ({ key: 'verb.escape', with: {} }),
  can: (t, _, { by }) => enemyOf(t, by) !== null && t.value('what forbids escape', by) === null,
  do: (t, _, { by }) => {
    if (enemyOf(t, by) === null) return undefined;
    const forbids = t.value('what forbids escape', by);
    if (forbids === null) return { run: [call('escape', { seat: by })] };
    t.emit('no escape', { seat: by }, null, forbids);
    return undefined;
  },
};
const drawnCard: Verb<RuneboundWorld> = {
  rule: 'RB-ADV-03',
  text: () => ({ key: 'verb.drawn-card', with: {} }),
  can: (t) => t.isWithin('draw an adventure card') && t.pile('adventure').length > 0,
  do: (t) => {
    const { thing } = t.within('draw an adventure card') as { thing?: number };
    if (thing === undefined || !t.pile('adventure').includes(thing)) return;
    t.emit('put back', { card: faceOf(t, thing) });
    t.move(thing, `${(card(t, thing) as Adventure).color} deck`, 'bottom', 'down');
  },
};

// ---- activated cards ----

const activated = (t: RuneboundTable, of: Json, { by, thing }: EffectContext): number[] =>
  itemsAndAlliesOf(t, by).filter(
    (one) => one !== thing && t.world.things.face[one] === 0 && (of === 'card' || (card(t, one) as Item).class === of),
  );
const refresh: Verb<RuneboundWorld> = {
  rule: 'RB-REF-02',
  text: (effect) => ({ key: 'verb.refresh', with: { of: wordsFor(effect['refresh']!) } }),
  can: (t, effect, context) => activated(t, effect['refresh']!, context).length > 0,
  do: (t, effect, context) => {
    const things = activated(t, effect['refresh']!, context);
    const calls = things.map((thing) => ({ thing, call: call('refresh a card', { thing }) }));
    if (calls.length === 0) return undefined;
    if (calls.length === 1) return { run: [calls[0]!.call] };
    return { run: [call('choose a character', { seat: context.by, calls, about: 'refresh' })] };
  },
};

export const BOARD_EFFECTS: RuneboundChapter = {
  procs: { 'extra step': extraStep },
  shown: { 'extra step': ['seat', 'spaces'] },
  verbs: { step, 'add to market': addToMarket, replenish, escape, 'drawn card': drawnCard, refresh },
};
