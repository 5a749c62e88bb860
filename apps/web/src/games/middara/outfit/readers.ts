/** What the screens of outfits read from a view: who shops, what is worn where, and what would have to go. */

import type { Content, ThingView, View } from '@questwright/kernel';
import type { AbraxisPlayer, Figure, GearCard, Hand, ItemType, Symbols } from '@questwright/middara/shown';

type Cards = ReadonlyMap<string, Content>;
interface World {
  figures: readonly Figure[];
  gold: number;
  encounter: string;
  next: string;
}
export const worldIn = (view: View): World => view.world as unknown as World;

interface Locals {
  'shop and train': { store: string; shoppers: readonly number[]; ready: readonly number[] };
  training: { figure: number };
  'familiar choice': { figure: number };
  're-equip': { figure: number };
  gain: { figure: number; thing: number };
  abraxis: { card: string; players: readonly AbraxisPlayer[] };
  'abraxis round': { round: number; goal: Symbols; hands: readonly Hand[] };
  'locking in': { figure: number };
}
/** The locals of a procedure that is being played; null when it is not. */
export const within = <P extends keyof Locals>({ stack }: View, proc: P): Locals[P] | null =>
  (stack.findLast((one) => one.proc === proc)?.locals as unknown as Locals[P] | undefined) ?? null;

export type Room = 'ready' | 'store' | 'trees' | 'familiar' | 'gear' | 'found' | 'abraxis';
const ROOMS: readonly (readonly [proc: string, room: Room])[] = [
  ['familiar choice', 'familiar'],
  ['training', 'trees'],
  ['re-equip', 'gear'],
  ['gain', 'found'],
  ['abraxis', 'abraxis'],
  ['shop and train', 'store'],
  ['setting up', 'ready'],
];
/** The board of an Encounter lies behind it. */
export const isOnBoard = ({ stack }: View): boolean => stack.some(({ proc }) => proc === 'encounter');
/** What lies before everybody; null: the board. On the board only whoever is asked looks into a Pack. */
export function roomIn(view: View): Room | null {
  if (view.over) return null;
  const top = view.stack.at(-1);
  const found = ROOMS.find(([proc]) => view.stack.some((one) => one.proc === proc))?.[1] ?? null;
  if (found === null || found === 'ready') return top?.proc === 'setting up' && top.step === 'outfit' ? 'ready' : null;
  const mine = view.decision?.mine?.asked === true;
  if (found === 'found') return top?.proc === 'gain' && mine ? 'found' : null;
  return isOnBoard(view) && found === 'gear' && !mine ? null : found;
}

// ---- who ----

export const figureIn = (view: View, thing: number): Figure | null =>
  worldIn(view).figures.find((one) => one.thing === thing) ?? null;
/** The party, whoever leads them. */
export const partyIn = (view: View): Figure[] => worldIn(view).figures.filter(({ owner }) => owner >= 0);

/** Whose outfit is looked at: of whoever is asked, else of the first seat that is still busy. */
export function busyIn(view: View): Figure | null {
  const named =
    within(view, 'familiar choice') ?? within(view, 'training') ?? within(view, 're-equip') ?? within(view, 'gain');
  if (named !== null) return figureIn(view, named.figure);
  const shop = within(view, 'shop and train');
  if (shop === null) return null;
  const seat = view.viewer ?? view.decision?.waitsFor[0] ?? 0;
  return figureIn(view, shop.shoppers[seat] ?? -1);
}

// ---- things ----

const lying = ({ zones }: View, thing: number): ThingView | null => {
  for (const pile of Object.values(zones)) {
    const found = pile.find((one) => one.thing === thing);
    if (found !== undefined) return found;
  }
  return null;
};
export const idOf = (view: View, thing: number): string => lying(view, thing)?.card ?? '';
export const cardOf = (view: View, content: Cards, thing: number): GearCard | null =>
  (content.get(idOf(view, thing)) as GearCard | undefined) ?? null;
export const typeOf = (card: GearCard | null): ItemType | null =>
  card?.type ?? (card?.weapon === undefined ? null : 'weapon');

// ---- slots ----

const SLOTS = ['right hand', 'left hand', 'armor', 'core', 'accessory'] as const;
const MOST: Readonly<Record<Exclude<ItemType, 'weapon'>, number>> = {
  armor: 1,
  core: 1,
  accessory: 1,
  relic: 3,
  consumable: 3,
};
const HANDS = 2;

export interface Slot {
  name: string;
  /** Of several alike, from 1. */
  number: number;
  thing: number | null;
  /** A Weapon for both hands is held here, too. */
  held: boolean;
}

/** How an outfit lies before its owner: what is worn, by slots, and the Pack. */
export function slotsOf(view: View, content: Cards, { gear, pack }: Figure, packSize: number): Slot[] {
  const of = (type: ItemType): number[] => gear.filter((one) => typeOf(cardOf(view, content, one)) === type);
  const weapons = of('weapon');
  const both = weapons.find((one) => cardOf(view, content, one)?.weapon?.hands === 2) ?? null;
  const hands: Slot[] = [0, 1].map((at) => ({
    name: SLOTS[at]!,
    number: 0,
    thing: both ?? weapons[at] ?? null,
    held: both !== null && at === 1,
  }));
  const row = (name: string, things: readonly number[], most: number): Slot[] =>
    Array.from({ length: Math.max(most, things.length) }, (_, i) => ({
      name,
      number: most > 1 ? i + 1 : 0,
      thing: things[i] ?? null,
      held: false,
    }));
  const worn = (['armor', 'core', 'accessory'] as const).flatMap((type) => row(type, of(type), MOST[type]));
  /** Of several alike those that are there, and one place that says how many are free. */
  const some = (name: string, things: readonly number[], most: number): Slot[] => {
    const all = row(name, things, most);
    const free = all.filter(({ thing }) => thing === null);
    const filled = all.filter(({ thing }) => thing !== null);
    return free.length === 0 ? filled : [...filled, { ...free[0]!, number: free.length }];
  };
  const small = (['relic', 'consumable'] as const).flatMap((type) => some(type, of(type), MOST[type]));
  return [...hands, ...worn, ...small, ...some('pack', pack, packSize)];
}

const kindOf = (card: GearCard): string => (card.tags.includes('SHIELD') ? 'shield' : (card.weapon?.type ?? ''));
const together = (one: string, other: string): boolean =>
  !(one === 'melee' && other === 'ranged') && !(one === 'ranged' && other === 'melee');

/** What would have to be put away for another card, the latest first: that of its slot, and of its hands. */
export function inTheWay(view: View, content: Cards, gear: readonly number[], card: GearCard): number[] {
  const type = typeOf(card);
  if (type === null) return [];
  const alike = gear.filter((one) => typeOf(cardOf(view, content, one)) === type);
  if (type !== 'weapon') return alike.slice(0, Math.max(0, alike.length + 1 - MOST[type]));
  const away = alike.filter((one) => !together(kindOf(cardOf(view, content, one)!), kindOf(card)));
  const kept = alike.filter((one) => !away.includes(one));
  const handsOf = (one: number): number => cardOf(view, content, one)?.weapon?.hands ?? 1;
  let free = HANDS - kept.reduce((sum, one) => sum + handsOf(one), 0);
  while (free < (card.weapon?.hands ?? 1) && kept.length > 0) {
    const one = kept.shift()!;
    away.push(one);
    free += handsOf(one);
  }
  return away;
}

// ---- what is on offer ----

export const optionsOf = (view: View): readonly string[] => {
  const mine = view.decision?.mine;
  return mine ? [...mine.options, ...mine.asides] : [];
};
/** Options that name a thing first. */
export const aboutThing = (view: View, thing: number): string[] =>
  optionsOf(view).filter((option) => option.split(':')[1] === String(thing));

/** One of each card, and how many there are. */
export function byCard(view: View, things: readonly number[]): { thing: number; id: string; copies: number }[] {
  const found = new Map<string, { thing: number; id: string; copies: number }>();
  for (const thing of things) {
    const id = idOf(view, thing);
    const known = found.get(id);
    if (known === undefined) found.set(id, { thing, id, copies: 1 });
    else known.copies++;
  }
  return [...found.values()].filter(({ id }) => id !== '');
}

const STAGED: Readonly<Record<Room, readonly string[]>> = {
  ready: ['ready outfit', 'shop first'],
  store: ['for', 'buy', 'sell', 'upgrade', 'transfer', 'replace'],
  trees: ['learn'],
  familiar: ['familiar'],
  gear: ['equip', 'by the other side', 'turn', 'store', 'take', 'put back', 'fetch', 'put away'],
  found: ['throw out'],
  abraxis: ['lock'],
};
/** Whether the screen has an option itself. */
export function stagesOutfit(view: View, option: string): boolean {
  const room = roomIn(view);
  return room !== null && STAGED[room].includes(option.split(':')[0]!);
}
