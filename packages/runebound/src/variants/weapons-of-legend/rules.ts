/** Weapons of Legend: thirty market cards. Six of them are Allies or Items, as whoever gains them decides. */

import {
  numberIn,
  refuse,
  type Choice,
  type Edit,
  type LocalsOf,
  type Next,
  type Pack,
  type Seat,
  type Step,
  type Steps,
} from '@questwright/kernel';
import { faceOf, itemsAndAlliesOf } from '../../rules/market/items-and-allies.ts';
import { card, payment, type LocalsIn, type RuneboundTable } from '../../world.ts';
import { COMPANIONS } from './companions.ts';
import {
  call,
  edit,
  isEquipping,
  isMarkedAsItem,
  MARK,
  runs,
  type EquippingAlly,
  type LegendLand,
  type LegendTable,
  type Use,
} from './equipping.ts';
import { EQUIPPING } from './equipping-allies.ts';
import { ITEMS_OF_LEGEND } from './items.ts';
import { marksAmount, marksAtLeast, marksAtMost, markVerb } from './marks.ts';

type Gaining = LocalsIn<'gain a card'> & { use: Use | null };

/** What a card is or is about to be; null for one that lies with nobody, or is no Equipping Ally. */
function usedAs(t: LegendTable, thing: number): Use | null {
  if (!isEquipping(t, thing)) return null;
  const gained = t.within('gain a card');
  if (gained?.thing === thing) return gained.use ?? null;
  if (t.controller(thing) === null) return null;
  return isMarkedAsItem(t, thing) ? 'item' : 'ally';
}

/** What limits an Equipping Ally in a use. */
const kindAs = (t: RuneboundTable, thing: number, use: Use): string =>
  use === 'ally' ? 'ally' : (card(t, thing) as EquippingAlly).class;
function hasRoom(t: RuneboundTable, thing: number, seat: Seat, use: Use): boolean {
  const kind = kindAs(t, thing, use);
  const alike = itemsAndAlliesOf(t, seat).filter((one) => one !== thing && t.value('limited kind', one) === kind);
  return alike.length < t.value('limit', kind, seat).most;
}
const other = (use: Use): Use => (use === 'ally' ? 'item' : 'ally');

const useAs = (use: Use): Choice<LegendLand, Gaining> => ({
  rule: 'WL-EQA-01',
  // Where there is room for neither, room is made afterwards.
  why: (t, seat) => {
    const { thing } = t.locals;
    if (hasRoom(t, thing, seat, use) || !hasRoom(t, thing, seat, other(use))) return null;
    const { most, rule } = t.value('limit', kindAs(t, thing, use), seat);
    return refuse(rule, 'refuse.no-room', { kind: kindAs(t, thing, use), most });
  },
  label: (t) => ({ key: `option.use-as-${use}`, with: { card: faceOf(t, t.locals.thing) } }),
  then: (t, seat) => {
    t.locals.use = use;
    t.emit('use chosen', { seat, card: faceOf(t, t.locals.thing), use });
  },
});
const choiceOfUse: Step<LegendLand, Gaining> = {
  rule: 'WL-EQA-01',
  ask: {
    seats: (t) => (isEquipping(t, t.locals.thing) ? [t.locals.seat] : []),
    prompt: (t) => ({ key: 'ask.gain a card.use', with: { card: faceOf(t, t.locals.thing) } }),
    choices: { 'use-as-ally': useAs('ally'), 'use-as-item': useAs('item') },
  },
};

/** As an Item it lies beside the Hero with an exhaustion counter on it. */
function placeAsItem(t: LegendTable & { locals: Gaining }): Next {
  const { seat, thing } = t.locals;
  t.move(thing, `area/${seat}`, 'bottom');
  t.setCounters(thing, 'wounds', 0);
  t.setCounters(thing, 'exhaustion', 1);
  t.emit('gained', { seat, card: faceOf(t, thing) });
  return { done: true };
}

/** Paid for when it is there: who has no room for what he has made of it may do without, and has hired nobody. */
const hiring: Steps<LegendLand, LocalsOf<LegendLand, 'hiring of an equipping ally'>> = {
  'its place': runs({
    rule: 'WL-EQA-08',
    as: 'came',
    run: 'gain a card',
    with: ({ locals: { seat, thing } }) => ({ seat, thing }),
  }),
  price: {
    rule: 'WL-EQA-08',
    when: (t) => t.locals.came === true,
    do: (t) => ({ run: [payment(t.locals.seat, t.locals.price, 'card')] }),
  },
};

const isAlly = (t: RuneboundTable, thing: number): boolean => (t as LegendTable).value('used as', thing) === 'ally';

const equipping: readonly Edit<LegendLand>[] = [
  edit.value('used as', { rule: 'WL-CMP-01', add: usedAs }),
  edit.step('gain a card', 'use', {
    rule: 'WL-EQA-01',
    overrides: ['RB-ITM-01'],
    after: 'in the open',
    add: choiceOfUse,
  }),
  // As an Ally it says nothing.
  {
    rule: 'WL-EQA-02',
    overrides: ['RB-ALY-01'],
    hook: 'setAside',
    wrap: (base) => (t, thing, value) =>
      isEquipping(t, thing) && isAlly(t, thing)
        ? refuse('WL-EQA-02', 'refuse.is-an-ally', { card: { thing } })
        : base(t, thing, value),
  },
  edit.value('text in force', {
    rule: 'WL-EQA-02',
    wrap: (base) => (t, thing: number) => base(t, thing) && !(isEquipping(t, thing) && isAlly(t, thing)),
  }),
  // As an Item it does not fight.
  edit.part('counts as', 'equipping ally', {
    rule: 'WL-EQA-03',
    overrides: ['RB-ITM-01'],
    add: {
      rule: 'WL-EQA-03',
      layer: 'become',
      of: (t, thing: number) =>
        (t as LegendTable).value('used as', thing) === 'item' ? /* WL-EQA-06 'ally' */ 'item' : null,
    },
  }),
  edit.step('gain a card', 'marked as an item', {
    rule: 'WL-EQA-04',
    before: 'next to the hero card',
    add: {
      rule: 'WL-EQA-04',
      when: (t) => t.locals.use === 'item',
      do: (t) => placeAsItem(t as LegendTable & { locals: Gaining }),
    },
  }),
  // The wounds of a companion stay; what the card was to its former owner does not.
  edit.step('change of hands', 'chosen anew', {
    rule: 'WL-EQA-07',
    after: 'new owner',
    add: {
      rule: 'WL-EQA-07',
      when: (t) => t.locals.came === true && isEquipping(t, t.locals.thing),
      do: (t) => {
        const { thing, counters = [] } = t.locals;
        t.locals.counters = isMarkedAsItem(t, thing) ? [0, 1] : [counters[0] ?? 0, 0];
      },
    },
  }),
  edit.procedure('hiring of an equipping ally', { rule: 'WL-EQA-08', add: hiring }),
  { rule: 'WL-EQA-08', shown: 'hiring of an equipping ally', add: ['seat', 'thing', 'price'] },
  {
    rule: 'WL-EQA-08',
    timing: 'market',
    choice: 'hire',
    wrap: (base) => ({
      ...base,
      then: (t, seat, id, elements) => {
        const thing = numberIn(id);
        if (!isEquipping(t, thing)) return base.then(t, seat, id, elements);
        return { run: [call('hiring of an equipping ally', { seat, thing, price: t.value('price', thing, seat) })] };
      },
    }),
  },
  // Whoever does not have it yet is limited by what it could be to him, not by what it is to another.
  edit.value('kinds on arrival', {
    rule: 'WL-EQA-08',
    overrides: ['RB-ITM-12'],
    wrap: (base) => (t, thing: number, seat) => {
      const isDecided = t.within('gain a card')?.thing === thing && (t as LegendTable).value('used as', thing) !== null;
      if (!isEquipping(t, thing) || isDecided || t.controller(thing) === seat) return base(t, thing, seat);
      return ['ally', t.value('kind of item', thing)];
    },
  }),
];

export const WEAPONS_OF_LEGEND: Pack<LegendLand> = {
  id: 'weapons-of-legend',
  kind: 'pack',
  rule: 'WL-CMP-01',
  edits: [
    ...Object.entries({ ...EQUIPPING, ...ITEMS_OF_LEGEND, ...COMPANIONS }).map(([id, one]): Edit<LegendLand> => ({
      rule: 'WL-SET-01',
      overrides: ['RB-SET-04'],
      content: id,
      add: one,
    })),
    { rule: 'WL-CMP-01', counter: MARK, add: true },
    { rule: 'WL-CMP-01', verb: 'mark', add: markVerb },
    { rule: 'WL-CMP-01', condition: 'marks at least', add: marksAtLeast },
    { rule: 'WL-CMP-01', condition: 'marks at most', add: marksAtMost },
    { rule: 'WL-CMP-01', amount: 'marks on', add: marksAmount },
    ...equipping,
  ],
};
