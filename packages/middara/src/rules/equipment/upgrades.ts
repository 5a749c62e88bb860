/** Item Upgrades: cards that lie under the Items they are attached to. */

import { refuse, words, type Choice, type Refusal, type RuleId } from '@questwright/kernel';
import type { GearCard, StoreCard } from '../../cards.ts';
import { otherSide } from '../turn/exhausting.ts';
import { factsOf } from '../../text/facts.ts';
import { asideOf, frontOf, gearCard, isKeepsake, tierOf, typeOf } from './items.ts';
import {
  call,
  isAdventurer,
  named,
  type MiddaraTable,
  type Middara,
  type MiddaraChapter,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import type { ItemType, Tier } from '../../words.ts';

/** What an Upgrade costs, by the Tier of the Item. */
const COSTS: Readonly<Record<Tier, number>> = { mundane: 15, common: 30, uncommon: 50, rare: 75 };

const isUpgrade = (t: MiddaraTable, thing: number): boolean => gearCard(t, thing).kind === 'upgrade';
/** Those of an Item, also the ones that its side which is up has no use for. */
export const upgradesOn = (t: MiddaraTable, thing: number): number[] => {
  const aside = asideOf(t, thing);
  return [...t.under(thing), ...(aside === undefined ? [] : t.under(aside))];
};
/** The Item that an Upgrade is attached to, by the side that is up; −1: none. */
function itemWith(t: MiddaraTable, upgrade: number): number {
  const host = t.world.things.host[upgrade]!;
  const both = t.world.sides.find(({ front, back }) => front === host || back === host);
  if (both === undefined) return host;
  return t.world.turned.some((one) => one.back === both.back) ? both.back : both.front;
}

// ---- what goes on what ----

const isFor = (t: MiddaraTable, upgrade: number, { type, weapon, tags }: GearCard): boolean => {
  const fits = t.value('fits on', upgrade);
  const kind = type ?? (weapon === undefined ? null : 'weapon');
  return (kind !== null && fits.includes(kind)) || tags.some((tag) => fits.includes(tag));
};
export const fitting = (t: MiddaraTable, upgrades: readonly number[], side: number): number[] =>
  upgrades.filter((one) => isFor(t, one, gearCard(t, side)));
export const mostInEffect = (t: MiddaraTable, side: number): number => t.value('Upgrades in effect', t.cardOf(side));

/** Both sides of a card, or its only one. */
function sidesOf(t: MiddaraTable, thing: number): GearCard[] {
  const front = gearCard(t, frontOf(t, thing));
  const isDouble = t.value('has two sides', thing);
  return isDouble ? [front, t.loaded.content.get(front.flipped!)!.content as GearCard] : [front];
}
const FULL: Readonly<Partial<Record<ItemType, RuleId>>> = { armor: 'MD-EQUP-04', core: 'MD-EQUP-05' };
/** Why an Upgrade cannot be attached to an Item, when `instead` comes off it. */
export function whyNotOn(t: MiddaraTable, upgrade: number, item: number, instead: number | null): Refusal | null {
  const card = { card: named(item), upgrade: named(upgrade) };
  if (isKeepsake(t, item)) return refuse('MD-UPGR-08', 'refuse.never-upgraded', card);
  const fits = sidesOf(t, item).some((side) => isFor(t, upgrade, side));
  if (!fits) return refuse('MD-UPGR-02', 'refuse.does-not-fit', card);
  const room = t.value('room for Upgrades', item);
  const there = upgradesOn(t, item).filter((one) => one !== instead).length;
  if (there < room) return null;
  return refuse(FULL[typeOf(t, item) ?? 'weapon'] ?? 'MD-UPGR-03', 'refuse.no-room-for-upgrades', { ...card, room });
}
const whyTooDear = (t: MiddaraTable, item: number): Refusal | null => {
  const [cost, gold] = [t.value('Upgrade cost', item), t.value('Gold to spend')];
  return gold >= cost ? null : refuse('MD-UPGR-05', 'refuse.upgrade-too-dear', { card: named(item), cost, gold });
};

// ---- what is for sale ----

const partyItems = (t: MiddaraTable): number[] => [
  ...t.world.figures.filter((one) => isAdventurer(t, one.thing)).flatMap(({ gear, pack }) => [...gear, ...pack]),
  ...t.pile('stash'),
];
const storeOf = (t: MiddaraTable): StoreCard =>
  t.loaded.content.get(t.within('shop and train')!.store)!.content as StoreCard;
/** Those that the list of the Store names. */
function listed(t: MiddaraTable): number[] {
  const { upgrades } = storeOf(t);
  return t.pile('upgrades').filter((one) => {
    const { requires, tier } = gearCard(t, one);
    return requires === undefined && (upgrades.includes(t.cardOf(one)) || upgrades.includes(tier ?? ''));
  });
}
function whyNotForSale(t: MiddaraTable, upgrade: number): Refusal | null {
  const card = { upgrade: named(upgrade) };
  if (!isUpgrade(t, upgrade)) return refuse('MD-UPGR-01', 'refuse.no-upgrade');
  if (itemWith(t, upgrade) >= 0) return refuse('MD-UPGR-12', 'refuse.upgrade-in-use', card);
  const { requires } = gearCard(t, upgrade);
  if (t.value('Upgrades for sale').includes(upgrade)) return null;
  if (requires === undefined) return refuse('MD-UPGR-04', 'refuse.not-in-store', { card: named(upgrade) });
  return refuse('MD-TAG-45', 'refuse.no-material', { ...card, material: { content: requires } });
}

// ---- buying, transferring, replacing ----

const numbers = (id: string): number[] => words(id).map(Number);
const upgrading = (upgrade: number, item: number, instead: number | null): ReturnType<typeof call> =>
  call('upgrading', { upgrade, item, instead });
/** One card of each name. */
const oneOfEach = (t: MiddaraTable, things: readonly number[]): number[] =>
  things.filter((one, i) => things.findIndex((other) => t.cardOf(other) === t.cardOf(one)) === i);
/** Items of whoever is shopping, and those of the stash. */
const itemsFor = (t: In<'shop and train'>, seat: number): number[] => {
  const { gear, pack } = t.world.figures.find((one) => one.thing === t.locals.shoppers[seat])!;
  return [...gear, ...pack, ...t.pile('stash')].filter((one) => gearCard(t, one).kind === 'item');
};
const again = 'spending';
const label =
  (key: string): NonNullable<Choice<Middara>['label']> =>
  (t, _, id) => {
    const [upgrade = 0, on = 0] = numbers(id);
    const item = isUpgrade(t, on) ? itemWith(t, on) : on;
    return {
      key,
      with: {
        upgrade: named(upgrade),
        card: named(item),
        old: named(on),
        cost: t.value('Upgrade cost', item),
        facts: factsOf(t, t.cardOf(upgrade)),
      },
    };
  };

const upgrade: ChoiceIn<'shop and train'> = {
  rule: 'MD-UPGR-01',
  list: (t, seat) =>
    oneOfEach(t, t.value('Upgrades for sale')).flatMap((one) =>
      itemsFor(t, seat).map((item) => `upgrade:${one}:${item}`),
    ),
  why: (t, _, id) => {
    const [one, item] = numbers(id);
    return whyNotForSale(t, one!) ?? whyNotOn(t, one!, item!, null) ?? whyTooDear(t, item!);
  },
  then: (_, __, id) => ({ run: [upgrading(numbers(id)[0]!, numbers(id)[1]!, null)], goto: again }),
  label: label('option.upgrade'),
};
/** From another Item of the party. */
const transfer: ChoiceIn<'shop and train'> = {
  rule: 'MD-UPGR-13',
  list: (t, seat) => {
    const attached = partyItems(t).flatMap((item) => upgradesOn(t, item));
    return attached.flatMap((one) => itemsFor(t, seat).map((item) => `transfer:${one}:${item}`));
  },
  why: (t, _, id) => {
    const [one, item] = numbers(id);
    if (itemWith(t, one!) === item) return refuse('MD-UPGR-13', 'refuse.there-already', { upgrade: named(one!) });
    return whyNotOn(t, one!, item!, null) ?? whyTooDear(t, item!);
  },
  then: (_, __, id) => ({ run: [upgrading(numbers(id)[0]!, numbers(id)[1]!, null)], goto: again }),
  label: label('option.transfer'),
};
/** Puts an Upgrade in the place of another one. */
const exchange: ChoiceIn<'shop and train'> = {
  rule: 'MD-UPGR-14',
  list: (t, seat) => {
    const old = itemsFor(t, seat).flatMap((item) => upgradesOn(t, item));
    return oneOfEach(t, t.value('Upgrades for sale')).flatMap((one) =>
      old.filter((other) => t.cardOf(other) !== t.cardOf(one)).map((other) => `replace:${one}:${other}`),
    );
  },
  why: (t, _, id) => {
    const [one, old] = numbers(id);
    const item = itemWith(t, old!);
    return whyNotForSale(t, one!) ?? whyNotOn(t, one!, item, old!) ?? whyTooDear(t, item);
  },
  then: (t, _, id) => {
    const [one, old] = numbers(id);
    return { run: [upgrading(one!, itemWith(t, old!), old!)], goto: again };
  },
  label: label('option.replace'),
};
export const UPGRADE_CHOICES: Record<'upgrade' | 'transfer' | 'replace', ChoiceIn<'shop and train'>> = {
  upgrade,
  transfer,
  replace: exchange,
};

/** Where on an Item an Upgrade goes: to the side that is up, if that has room and use for it. */
export function attach(t: MiddaraTable, one: number, item: number): void {
  const isOfUse = fitting(t, [one], item).length > 0 && t.under(item).length < mostInEffect(t, item);
  const isDouble = t.value('has two sides', item);
  t.putUnder(one, isOfUse || !isDouble ? item : otherSide(t, item), 'up');
}
/** Puts an Upgrade back into the deck. */
export const detach = (t: MiddaraTable, one: number): void => t.move(one, 'upgrades', 'bottom', 'up');

export const UPGRADES: MiddaraChapter = {
  procs: {
    upgrading: {
      pay: {
        rule: 'MD-UPGR-05',
        do: (t) => {
          const { upgrade: one, item } = t.locals;
          const cost = t.value('Upgrade cost', item);
          t.world.gold -= cost;
          t.emit('upgraded', { card: named(item), upgrade: named(one), cost, gold: t.world.gold });
        },
      },
      'old one': {
        rule: 'MD-UPGR-14',
        when: (t) => t.locals.instead !== null,
        do: (t) => detach(t, t.locals.instead!),
      },
      attached: { rule: 'MD-UPGR-01', do: (t) => attach(t, t.locals.upgrade, t.locals.item) },
    },
  },
  shown: { upgrading: ['upgrade', 'item'] },
  watch: {
    /** An Item that is turned over by its own Ability takes its Upgrades along, as they are. */
    'upgrades stay as they are': {
      rule: 'MD-UPGR-10',
      on: ['flipped'],
      do: (t) => {
        for (const { front, back } of t.world.turned) {
          if (asideOf(t, back) !== undefined) continue;
          for (const one of t.under(front)) t.putUnder(one, back, t.world.things.face[one] === 1 ? 'up' : 'down');
        }
      },
    },
  },
  values: {
    'Upgrade cost': { rule: 'MD-UPGR-05', of: (t, item) => t.value('Upgrade cost of a Tier', tierOf(t, item)) },
    'Upgrade cost of a Tier': { rule: 'MD-UPGR-07', of: (_, tier) => COSTS[tier ?? 'mundane'] },
    'fits on': { rule: 'MD-UPGR-17', of: (t, upgrade) => gearCard(t, upgrade).fits ?? [] },
    /** How many Upgrades an Item takes, of a DOUBLE one by the side that takes more. */
    'room for Upgrades': {
      rule: 'MD-UPGR-03',
      of: (t, item) => Math.max(0, ...sidesOf(t, item).map(({ weapon }) => weapon?.hands ?? 0)),
      parts: {
        armor: {
          rule: 'MD-EQUP-04',
          layer: 'greatest',
          of: (t, item) => (sidesOf(t, item).some(({ type }) => type === 'armor') ? 1 : null),
        },
        core: {
          rule: 'MD-EQUP-05',
          layer: 'greatest',
          of: (t, item) => (sidesOf(t, item).some(({ type }) => type === 'core') ? 1 : null),
        },
      },
    },
    /** How many of them work while this side is up. */
    'Upgrades in effect': {
      rule: 'MD-EQUP-03',
      of: (t, card) => (t.loaded.content.get(card)!.content as GearCard).weapon?.hands ?? 1,
    },
    'Materials of the party': {
      rule: 'MD-TAG-47',
      of: (t) =>
        partyItems(t)
          .filter((one) => gearCard(t, one).tags.includes('MATERIAL'))
          .map((one) => t.cardOf(one)),
    },
    'Upgrades for sale': {
      rule: 'MD-UPGR-04',
      of: listed,
      parts: {
        materials: {
          rule: 'MD-TAG-45',
          layer: 'set',
          of: (t) => {
            const owned = t.value('Materials of the party');
            const more = t.pile('upgrades').filter((one) => owned.includes(gearCard(t, one).requires ?? ''));
            return more.length === 0 ? null : [...listed(t), ...more];
          },
        },
      },
    },
  },
};
