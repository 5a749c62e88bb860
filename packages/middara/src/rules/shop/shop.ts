/** Shop and Train: a Store, what is bought and sold in it, and the door to learning Disciplines. */

import { refuse, words, type Params, type Refusal } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import type { StoreCard } from '../../cards.ts';
import { put, stow } from '../equipment/item-location.ts';
import { disciplines, whyNotLearn } from '../disciplines/disciplines.ts';
import { factsOf } from '../../text/facts.ts';
import { reEquip } from '../equipment/equipment.ts';
import { hasRoom } from '../equipment/slots.ts';
import { turnedToFront } from '../turn/exhausting.ts';
import { frontOf, gearCard, isKeepsake, isUnique, tierOf, typeOf } from '../equipment/items.ts';
import { detach, UPGRADE_CHOICES, upgradesOn } from '../equipment/upgrades.ts';
import {
  call,
  figureOf,
  isAdventurer,
  named,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
  type MiddaraVerb,
} from '../../world.ts';
import type { Tier } from '../../words.ts';

/** Gold for a sold Item by its Tier, and how much more a Unique one brings. */
const PRICES: Readonly<Record<Tier, number>> = { mundane: 5, common: 10, uncommon: 20, rare: 40 };
const MORE_FOR_UNIQUE = 10;

const storeOf = (t: MiddaraTable, store: string): StoreCard => t.loaded.content.get(store)!.content as StoreCard;
/** Items of the supply that Stores may have, of a Tier. */
const supplyOf = (t: MiddaraTable, tiers: readonly Tier[], unique: boolean): number[] =>
  t.pile('items').filter((one) => {
    const { tier, cost } = gearCard(t, one);
    if (tier === undefined || cost === undefined || isKeepsake(t, one)) return false;
    return tiers.includes(tier) && isUnique(t, one) === unique;
  });
const ownersOf = (t: MiddaraTable, seat: number): Figure[] =>
  t.world.figures.filter((one) => isAdventurer(t, one.thing) && one.owner === seat);

export const shopAndTrain = (t: MiddaraTable, store: string): ReturnType<typeof call> =>
  call('shop and train', { store, shoppers: t.seats.map((seat) => ownersOf(t, seat)[0]?.thing ?? -1), ready: [] });

// ---- buying and selling ----

const numberOf = (id: string): number => Number(words(id)[0]);
const again = { goto: 'spending' } as const;
const shopperOf = (t: In<'shop and train'>, seat: number): Figure => figureOf(t, t.locals.shoppers[seat]!);
const forSale = (t: In<'shop and train'>): number[] => t.value('for sale', t.locals.store);
export const costOf = (t: MiddaraTable, thing: number): number => t.value('cost', thing);
/** What is told of an Item before it is bought. */
const told = (t: MiddaraTable, thing: number): Params => ({
  card: { content: t.cardOf(thing) },
  type: { key: `item-type.${typeOf(t, thing)}`, with: {} },
  tier: { key: `tier.${tierOf(t, thing)}`, with: {} },
  facts: factsOf(t, t.cardOf(thing)),
});

const buy: ChoiceIn<'shop and train'> = {
  rule: 'MD-STOR-07',
  list: (t) => {
    const all = forSale(t);
    const first = all.filter((one, i) => all.findIndex((other) => t.cardOf(other) === t.cardOf(one)) === i);
    return first.map((one) => `buy:${one}`);
  },
  why: (t, _, id) => {
    const thing = numberOf(id);
    if (!forSale(t).includes(thing)) return refuse('MD-STOR-01', 'refuse.not-in-store', { card: named(thing) });
    const [cost, gold] = [costOf(t, thing), t.value('Gold to spend')];
    return gold >= cost ? null : refuse('MD-STOR-07', 'refuse.too-little-gold', { card: named(thing), cost, gold });
  },
  then: (t, seat, id) => ({
    run: [call('purchase', { thing: numberOf(id), figure: shopperOf(t, seat).thing })],
    ...again,
  }),
  label: (t, _, id) => ({ key: 'option.buy', with: { ...told(t, numberOf(id)), cost: costOf(t, numberOf(id)) } }),
};

/** Where there is room for it: it can be equipped otherwise at once. */
export function takeHome(t: MiddaraTable, thing: number, own: Figure): void {
  const where = (['gear', 'pack'] as const).find((one) => hasRoom(t, own, thing, one));
  if (where === undefined) return t.move(thing, 'stash', 'bottom');
  put(own, thing, where);
  stow(t, thing, where);
  t.turn(thing, 'up');
}

const belongings = (t: In<'shop and train'>, seat: number): number[] => {
  const { gear, pack } = shopperOf(t, seat);
  return [...gear, ...pack, ...t.pile('stash')].filter((one) => gearCard(t, one).kind === 'item');
};
function whyNotSold(t: MiddaraTable, thing: number): Refusal | null {
  const kept = isKeepsake(t, thing) || typeOf(t, thing) === 'consumable';
  return kept ? refuse('MD-SELL-03', 'refuse.not-sold', { card: named(thing) }) : null;
}
const sell: ChoiceIn<'shop and train'> = {
  rule: 'MD-SELL-01',
  list: (t, seat) => belongings(t, seat).map((one) => `sell:${one}`),
  why: (t, seat, id) => {
    if (!belongings(t, seat).includes(numberOf(id))) return refuse('MD-SELL-01', 'refuse.not-yours');
    return /* MD-SELL-03 null */ whyNotSold(t, numberOf(id));
  },
  then: (_, __, id) => ({ run: [call('sale', { thing: numberOf(id) })], ...again }),
  label: (t, _, id) => ({
    key: 'option.sell',
    with: { card: named(numberOf(id)), price: t.value('selling price', numberOf(id)) },
  }),
};

// ---- the rest of it ----

const shopper: ChoiceIn<'shop and train'> = {
  rule: 'MD-XPG-05',
  list: (t, seat) =>
    ownersOf(t, seat)
      .filter((one) => one.thing !== t.locals.shoppers[seat])
      .map((one) => `for:${one.thing}`),
  then: (t, seat, id) => {
    t.locals.shoppers = t.locals.shoppers.map((one: number, i: number) => (i === seat ? numberOf(id) : one));
    return again;
  },
  label: (t, _, id) => {
    const { thing, gear, pack } = figureOf(t, numberOf(id));
    const unarmed = ![...gear, ...pack].some((one) => gearCard(t, one).weapon !== undefined);
    return { key: 'option.for', with: { figure: named(thing), unarmed } };
  },
};
const exchange: ChoiceIn<'shop and train'> = {
  rule: 'MD-PRTY-07',
  then: (t, seat) => {
    const own = shopperOf(t, seat).thing;
    const others = t.world.figures.map((one) => one.thing).filter((one) => one !== own && isAdventurer(t, one));
    return { run: [reEquip(own, others)], ...again };
  },
  label: () => ({ key: 'option.exchange', with: {} }),
};
const learn: ChoiceIn<'shop and train'> = {
  rule: 'MD-XPG-10',
  then: (t, seat) => ({ run: [call('training', { figure: shopperOf(t, seat).thing })], ...again }),
  label: (t, seat) => {
    const { thing } = shopperOf(t, seat);
    const able = disciplines(t).some((id) => whyNotLearn(t, thing, id) === null);
    return { key: 'option.train', with: { able } };
  },
};
const finished: ChoiceIn<'shop and train'> = {
  rule: 'MD-STOR-01',
  then: (t, seat) => {
    t.locals.ready.push(seat);
    return again;
  },
  label: () => ({ key: 'option.finished', with: {} }),
};

const toldToShop: MiddaraVerb = {
  rule: 'MD-XPG-10',
  shape: { takes: shape.content('store') },
  text: (effect) => ({ key: 'text.shop-and-train', with: { store: { content: effect['shop and train'] as string } } }),
  do: (t, effect) => void (t.world.store = effect['shop and train'] as string),
};

export const SHOP: MiddaraChapter = {
  verbs: { 'shop and train': toldToShop },
  procs: {
    'shop and train': {
      'unique item': {
        rule: 'MD-STOR-03',
        when: (t) => {
          const { store } = t.locals;
          return storeOf(t, store).unique !== undefined && t.value('Unique Item of a Store', store) === null;
        },
        do: (t) => {
          const { store } = t.locals;
          const all = supplyOf(t, [storeOf(t, store).unique!], true);
          if (all.length === 0) return;
          const thing = all[t.roll(all.length)[0]! - 1]!;
          t.move(thing, 'store', 'bottom', 'up');
          t.world.offered.push({ store, thing });
        },
      },
      goods: {
        rule: 'MD-STOR-01',
        do: (t) => {
          t.world.store = '';
          // What the box still has is no secret.
          for (const thing of t.pile('items')) t.show(thing, null);
          t.emit('store opens', { store: { content: t.locals.store }, gold: t.world.gold });
        },
      },
      spending: {
        rule: 'MD-XPG-10',
        when: (t) => t.locals.ready.length < t.seats.length,
        ask: {
          seats: (t) => t.seats.filter((seat) => !t.locals.ready.includes(seat)),
          prompt: (t, seat) => ({
            key: 'ask.shop and train.spending',
            with: { figure: named(shopperOf(t, seat).thing), gold: t.world.gold, xp: shopperOf(t, seat).xp },
          }),
          choices: { for: shopper, buy, sell, ...UPGRADE_CHOICES, 're-equip': exchange, train: learn, finished },
        },
      },
    },
    purchase: {
      pay: {
        rule: 'MD-STOR-07',
        do: (t) => {
          const { thing, figure } = t.locals;
          const cost = costOf(t, thing);
          t.world.gold -= cost;
          t.emit('bought', { figure: named(figure), card: { content: t.cardOf(thing) }, cost, gold: t.world.gold });
        },
      },
      item: { rule: 'MD-STOR-07', do: (t) => takeHome(t, t.locals.thing, figureOf(t, t.locals.figure)) },
    },
    sale: {
      gold: {
        rule: 'MD-SELL-02',
        do: (t) => {
          const price = t.value('selling price', t.locals.thing);
          t.world.gold += price;
          t.emit('sold', { card: named(t.locals.thing), price, gold: t.world.gold });
        },
      },
      upgrades: {
        rule: 'MD-SELL-05',
        do: (t) => {
          for (const one of upgradesOn(t, t.locals.thing)) detach(t, one);
        },
      },
      item: {
        rule: 'MD-SELL-01',
        do: (t) => {
          t.locals.thing = turnedToFront(t, t.locals.thing);
          const { thing } = t.locals;
          for (const figure of t.world.figures) put(figure, thing, null);
          t.move(thing, 'items', 'bottom', 'up');
        },
      },
      'lost for good': {
        rule: 'MD-LCRD-10',
        when: (t) => isUnique(t, t.locals.thing),
        do: (t) => t.move(t.locals.thing, 'gone', 'bottom'),
      },
    },
  },
  shown: { 'shop and train': ['store', 'shoppers', 'ready'], purchase: ['thing', 'figure'], sale: ['thing'] },
  values: {
    /** It is the party's, not anybody's own. */
    'Gold to spend': { rule: 'MD-XPG-05', of: (t) => t.world.gold },
    /** Nobody learns for the XP of somebody else. */
    'XP to spend': { rule: 'MD-XPG-04', of: (t, figure) => figureOf(t, figure).xp },
    cost: { rule: 'MD-CARD-10', of: (t, thing) => gearCard(t, frontOf(t, thing)).cost ?? 0 },
    'for sale': {
      rule: 'MD-STOR-01',
      of: (t, store) => supplyOf(t, storeOf(t, store).items, false),
      parts: {
        'unique item': {
          rule: 'MD-LCRD-08',
          layer: 'set',
          of: (t, store) => {
            const offered = t.value('Unique Item of a Store', store);
            if (offered === null || !t.pile('store').includes(offered)) return null;
            return [...supplyOf(t, storeOf(t, store).items, false), offered];
          },
        },
      },
    },
    /** The one that it has put up for sale, also when that has been bought. */
    'Unique Item of a Store': {
      rule: 'MD-STOR-04',
      of: (t, store) => t.world.offered.find((one) => one.store === store)?.thing ?? null,
    },
    /** What is printed as its cost does not matter. */
    'selling price': {
      rule: 'MD-SELL-02',
      of: (t, thing) => t.value('price of a Tier', tierOf(t, thing), isUnique(t, thing)),
    },
    'price of a Tier': {
      rule: 'MD-SELL-04',
      of: (_, tier, unique) => (tier === null ? 0 : PRICES[tier] + (unique ? MORE_FOR_UNIQUE : 0)),
    },
  },
};
