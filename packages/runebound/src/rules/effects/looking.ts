/** Cards of a deck that one player alone looks at: put back in an order of its own, or one of them taken. */

import { words, type Effect, type Steps } from '@questwright/kernel';
import { COLORS } from '../../words.ts';
import { call, type LocalsIn, type RuneboundChapter, type RuneboundWorld } from '../../world.ts';
import { faceOf } from '../market/items-and-allies.ts';
import { whole, word } from './effect-schema.ts';
import { word as said } from './effect-words.ts';
import type { CardVerb } from './verb.ts';

const DECKS = [...COLORS.map((color) => `${color} deck`), 'market deck'];

/** To know what comes is worth a little; to choose a card more than to draw it. */
const KNOWING = 0.4;
const CHOOSING = 1.1;

const look: CardVerb = {
  rule: 'RB-ACT-01',
  text: ({ look: deck, cards, then }) => ({
    key: 'verb.look',
    with: { deck: said('word', deck!), cards: cards!, then: then! },
  }),
  shape: { takes: word(...DECKS), fields: { cards: whole(2, 5), then: word('order', 'take one') } },
  can: (t, effect) => t.pile(effect['look'] as string).length > 0,
  do: (t, effect, { by }) => {
    const deck = effect['look'] as string;
    const things = t.pile(deck).slice(0, effect['cards'] as number);
    if (things.length === 0) return t.emit('nothing to look at', { seat: by, deck: said('word', deck) });
    return { run: [call('look at cards', { seat: by, deck, things, then: effect['then'] as 'order' | 'take one' })] };
  },
  estimate: (effect: Effect, now, { prices }) => {
    if (!prices) return {};
    const cards = effect['cards'] as number;
    const worth = effect['then'] === 'order' ? KNOWING * cards : prices.card + CHOOSING * (cards - 1);
    return { now: { worth: now.worth + worth } };
  },
};

const lookAtCards: Steps<RuneboundWorld, LocalsIn<'look at cards'>> = {
  'seen by one player': {
    rule: 'RB-ACT-01',
    do: (t) => {
      const { seat, deck, things } = t.locals;
      for (const thing of things) t.show(thing, seat);
      const told = { seat, deck: said('word', deck), count: things.length, cards: null };
      t.emit('looked at cards', told, { [seat]: { ...told, cards: things.map((thing) => faceOf(t, thing)) } });
    },
  },
  'put back': {
    rule: 'RB-ACT-01',
    when: (t) => t.locals.then === 'order' && t.locals.things.length > 1,
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        'put-back': {
          rule: 'RB-ACT-01',
          kind: 'order',
          form: (t) => ({ of: t.locals.things.map(String) }),
          element: (_, __, thing) => ({ key: 'element.put-back', with: { card: { thing: Number(thing) } } }),
          then: (t, seat, _, order) => {
            t.layBack(t.locals.things, order.map(Number), seat);
            t.emit('cards put back', { seat, count: order.length });
          },
        },
      },
    },
  },
  'one taken': {
    rule: 'RB-ACT-01',
    when: (t) => t.locals.then === 'take one',
    ask: {
      seats: (t) => [t.locals.seat],
      choices: {
        take: {
          rule: 'RB-ACT-01',
          list: (t) => t.locals.things.map((thing) => `take:${thing}`),
          label: (_, __, id) => ({ key: 'option.take-one', with: { card: { thing: Number(words(id)[0]) } } }),
          then: (_, seat, id) => ({ run: [call('gain a card', { seat, thing: Number(words(id)[0]) })] }),
        },
      },
    },
  },
  // Whoever had no room for it has shown it to all.
  'the others': {
    rule: 'RB-ACT-01',
    when: (t) => t.locals.then === 'take one',
    do: (t) => {
      const { deck, things } = t.locals;
      for (const thing of things) if (t.pile(deck).includes(thing)) t.move(thing, deck, 'bottom', 'down');
    },
  },
};

export const LOOKING: RuneboundChapter = {
  procs: { 'look at cards': lookAtCards },
  shown: { 'look at cards': ['seat', 'deck', 'things', 'then'] },
  verbs: { look },
};
