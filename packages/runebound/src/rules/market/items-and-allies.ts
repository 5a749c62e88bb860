/** Ally and Item Cards; Ally and Item Limits. */

import {
  numberIn,
  refuse,
  type Choice,
  type Next,
  type Refusal,
  type RuleId,
  type Seat,
  type Steps,
} from '@questwright/kernel';
import {
  call,
  areaOf,
  card,
  countsAs,
  heroOf,
  heroSeats,
  isKind,
  partyOf,
  tooMuchExhaustion,
  type In,
  type RuneboundWorld,
  type RuneboundTable,
  type Locals,
  type RuneboundChapter,
} from '../../world.ts';
import { isBeingKnockedOut } from '../combat/battle.ts';
import { COUNTERS, PHASES, type ItemClass } from '../../words.ts';

/** What the book limits, and by which rule. */
type LimitedKind = ItemClass | 'ally';
export interface Limit {
  most: number;
  rule: RuleId;
}
const LIMITS: Record<LimitedKind, RuleId> = {
  weapon: 'RB-ITM-10',
  armor: 'RB-ITM-11',
  ally: 'RB-ITM-12',
  artifact: 'RB-ITM-13',
};

/** What can take away a bonus to Life or Stamina: cards that come, go, are turned face down, Events, another place, and what
 *  lasts only for a time. */
export const CHANGES_OF_BONUSES = [
  'discarded',
  'sold',
  'gained',
  'traded',
  'activated',
  'event in play',
  'entered',
  'lasting',
] as const;
/** Both sides of a trade give at the same time: what it leaves them with counts when all of it has been given. */
export const isBeingTraded = (t: RuneboundTable): boolean => t.isWithin('exchange') && t.isWithin('change of hands');

export const thingIn = (id: string): number => (id.includes(':') ? numberIn(id) : NaN);
/** How messages name a card that lies open. */
export const faceOf = (t: RuneboundTable, thing: number): { content: string } => ({ content: t.cardOf(thing) });

const isItemOrAlly = (t: RuneboundTable, thing: number): boolean => {
  const kind = t.value('counts as', thing);
  return kind === 'item' || kind === 'ally';
};
export const itemsAndAlliesOf = (t: RuneboundTable, seat: Seat): number[] =>
  areaOf(t, seat).filter((thing) => isItemOrAlly(t, thing));
export const whyProtected = (t: RuneboundTable, thing: number): Refusal | null =>
  t.value('protected', thing) ? refuse('RB-DEF-05', 'refuse.protected', { card: { thing } }) : null;

/** What a player has of a kind besides a card. */
const ofKind = (t: RuneboundTable, seat: Seat, thing: number, kind: string | null): number[] =>
  itemsAndAlliesOf(t, seat).filter((one) => one !== thing && t.value('limited kind', one) === kind);

/** Why a player has no room for a card, whatever it may come as; null when there is room. */
export function whyNoRoom(t: RuneboundTable, seat: Seat, thing: number): Refusal | null {
  let why: Refusal | null = null;
  for (const kind of t.value('kinds on arrival', thing, seat)) {
    if (kind === null) return null;
    const { most, rule } = t.value('limit', kind, seat);
    if (ofKind(t, seat, thing, kind).length < most) return null;
    why ??= refuse(rule, 'refuse.no-room', { kind, most });
  }
  return why;
}

const giveUp: Choice<RuneboundWorld, Locals['gain a card']> = {
  rule: 'RB-ITM-13',
  list: (t, seat) =>
    ofKind(t, seat, t.locals.thing, t.value('limited kind', t.locals.thing)).map((thing) => `give-up:${thing}`),
  why: (t, _, id) => whyProtected(t, thingIn(id)),
  label: (_, __, id) => ({ key: 'option.give-up', with: { card: { thing: thingIn(id) } } }),
  then: (_, __, id) => ({ run: [call('discard', { thing: thingIn(id) })], goto: 'room' }),
};

const decline: Choice<RuneboundWorld, Locals['gain a card']> = {
  rule: 'RB-ITM-18',
  label: (t) => ({ key: 'option.decline-card', with: { card: faceOf(t, t.locals.thing) } }),
  then: (t, seat) => {
    t.emit('declined a card', { seat, card: faceOf(t, t.locals.thing) });
    return { done: false };
  },
};

/** It comes fresh; what changes hands gets its counters back (`change of hands`). */
function placeNextToHero(t: In<'gain a card'>): Next {
  const { seat, thing } = t.locals;
  t.move(thing, `area/${seat}`, 'bottom');
  for (const counter of COUNTERS) t.setCounters(thing, counter, 0);
  const rule = isKind(t, thing, 'item') || isKind(t, thing, 'ally') ? null : 'RB-DEF-03';
  t.emit('gained', { seat, card: faceOf(t, thing) }, null, rule);
  return { done: true };
}

const gainACard: Steps<RuneboundWorld, Locals['gain a card']> = {
  // A card from the deck is shown to all before anybody makes room for it.
  'in the open': { rule: 'RB-MKT-03', do: (t) => t.show(t.locals.thing, null) },
  room: {
    rule: 'RB-ITM-13',
    ask: {
      seats: (t) => (whyNoRoom(t, t.locals.seat, t.locals.thing) === null ? [] : [t.locals.seat]),
      prompt: (t) => ({ key: 'ask.gain a card.room', with: { card: faceOf(t, t.locals.thing) } }),
      choices: { 'give-up': giveUp, decline },
    },
  },
  'next to the hero card': {
    rule: 'RB-MKT-06',
    cases: {
      traded: { rule: 'RB-INT-04', when: (t) => t.isWithin('exchange'), do: placeNextToHero },
      'taken from the loser': { rule: 'RB-PVP-13', when: (t) => t.isWithin('spoils of combat'), do: placeNextToHero },
      reward: { rule: 'RB-DEF-04', when: (t) => t.isWithin('card taken as reward'), do: placeNextToHero },
      'of an effect': { rule: 'RB-DEF-02', when: (t) => t.isWithin('market card of an effect'), do: placeNextToHero },
      item: { rule: 'RB-MKT-06', when: (t) => countsAs(t, t.locals.thing, 'item'), do: placeNextToHero },
      ally: { rule: 'RB-MKT-07', when: (t) => countsAs(t, t.locals.thing, 'ally'), do: placeNextToHero },
      'kept card': { rule: 'RB-DEF-03', do: placeNextToHero },
    },
  },
};

// ---- when a limit falls ----

const alikeIn = (t: RuneboundTable, { seat, kind }: Locals['beyond a limit']): number[] =>
  itemsAndAlliesOf(t, seat).filter((thing) => t.value('limited kind', thing) === kind);
/** What a player has too many of, if any of it may go. Looked at whenever cards move: no list is made for most areas. */
function excessOf(t: RuneboundTable, seat: Seat): string | null {
  const area = areaOf(t, seat);
  if (area.length < 2) return null;
  const held = new Map<string, number>();
  for (const thing of area) {
    const kind = isItemOrAlly(t, thing) ? t.value('limited kind', thing) : null;
    if (kind !== null) held.set(kind, (held.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of held) {
    if (count < 2 || count <= t.value('limit', kind, seat).most) continue;
    if (alikeIn(t, { seat, kind }).some((thing) => whyProtected(t, thing) === null)) return kind;
  }
  return null;
}
const beyondALimit: Steps<RuneboundWorld, Locals['beyond a limit']> = {
  'which one goes': {
    rule: 'RB-ITM-13',
    ask: {
      seats: (t) => [t.locals.seat],
      prompt: (t) => {
        const { seat, kind } = t.locals;
        return { key: 'ask.beyond a limit.which one goes', with: { kind, most: t.value('limit', kind, seat).most } };
      },
      choices: {
        discard: {
          rule: 'RB-ITM-13',
          list: (t) => alikeIn(t, t.locals).map((thing) => `discard:${thing}`),
          why: (t, _, id) => whyProtected(t, thingIn(id)),
          label: (_, __, id) => ({ key: 'option.discard', with: { card: { thing: thingIn(id) } } }),
          then: (_, __, id) => ({ run: [call('discard', { thing: thingIn(id) })] }),
        },
      },
    },
  },
};

/** What a player may have of a kind without some of the cards. */
function limitWithout(t: RuneboundTable, kind: string, seat: Seat, gone: readonly number[]): Limit {
  const limit = t.value('limit', kind, seat);
  if (!(kind in LIMITS)) return limit;
  const { parts } = t.explain(`${kind} limit`, seat);
  const raised = parts.filter(({ from }) => from !== null && gone.includes(from.thing));
  return { ...limit, most: raised.reduce((most, { amount }) => most - (amount as number), limit.most) };
}
/** What a player would have too many of when some cards have come and others are gone; null when all have their place. */
export function overfull(
  t: RuneboundTable,
  seat: Seat,
  coming: readonly number[],
  gone: readonly number[],
): (Limit & { kind: string }) | null {
  const held = new Map<string, number>();
  let tooMany: (Limit & { kind: string }) | null = null;
  const takes = (kind: string | null): boolean => {
    if (kind === null) return true;
    const limit = limitWithout(t, kind, seat, gone);
    held.set(kind, (held.get(kind) ?? 0) + 1);
    if (held.get(kind)! <= limit.most) return true;
    tooMany ??= { ...limit, kind };
    return false;
  };
  for (const thing of areaOf(t, seat)) {
    if (!gone.includes(thing) && isItemOrAlly(t, thing) && !takes(t.value('limited kind', thing))) return tooMany;
  }
  const place = (at: number): boolean =>
    at === coming.length ||
    t.value('kinds on arrival', coming[at]!, seat).some((kind) => {
      if (takes(kind) && place(at + 1)) return true;
      if (kind !== null) held.set(kind, held.get(kind)! - 1);
      return false;
    });
  return place(0) ? null : tooMany;
}

/** Procedures whose local `by` is the one who fights; in effects it is a seat. */
const FIGHTS: readonly string[] = [
  ...PHASES.flatMap((phase) => [`${phase} phase`, `${phase} attack`, `${phase} defense`]),
  'attack by an effect',
];
/** Whether something that is being resolved speaks of a card: it attacks, is being used, or may be chosen. */
function hasAPart(t: RuneboundTable, thing: number): boolean {
  const { stack } = t.game;
  for (let i = 0; i < stack.length; i++) {
    const locals = stack[i]!.locals as { by?: number; thing?: number; calls?: { thing: number }[] } | null;
    if (locals === null) continue;
    if (locals.thing === thing || (locals.by === thing && FIGHTS.includes(stack[i]!.proc))) return true;
    if (locals.calls?.some((one) => one.thing === thing)) return true;
  }
  return false;
}

/** Offered beside every question: written out once for each number. */
const discards: string[] = [];
const discard: Choice<RuneboundWorld> = {
  rule: 'RB-ITM-14',
  list: (t, seat) => areaOf(t, seat).map((thing) => (discards[thing] ??= `discard:${thing}`)),
  why: (t, seat, id) => {
    const thing = thingIn(id);
    if (!areaOf(t, seat).includes(thing) || !isItemOrAlly(t, thing)) {
      return refuse('RB-ITM-14', 'refuse.not-yours', { card: { thing }, to: 'discard' });
    }
    if (hasAPart(t, thing)) return refuse('RB-ITM-14', 'refuse.has-a-part', { card: { thing } });
    return whyProtected(t, thing);
  },
  label: (_, __, id) => ({ key: 'option.discard', with: { card: { thing: thingIn(id) } } }),
  then: (_, __, id) => ({ run: [call('discard', { thing: thingIn(id) })] }),
};

export const ITEMS_AND_ALLIES: RuneboundChapter = {
  procs: { 'gain a card': gainACard, 'beyond a limit': beyondALimit },
  shown: { 'gain a card': ['seat', 'thing'], 'beyond a limit': ['seat', 'kind'] },
  asides: { discard },
  /** "At any time" means between two actions or rolls. */
  closed: [
    'roll',
    'combat roll',
    'test',
    'wounds',
    'exhaustion',
    'recovery',
    'gold',
    'payment',
    'discard',
    'gain a card',
    'beyond a limit',
    'knockout',
    'spoils of combat',
  ],
  values: {
    /** Of a card that a player has, or is about to have: item, ally or other. */
    'counts as': {
      rule: 'RB-ITM-01',
      printed: [],
      of: (t, thing: number) => {
        const { kind } = card(t, thing);
        return kind === 'item' || kind === 'ally' ? kind : 'other';
      },
      parts: {
        'adventure cards': {
          rule: 'RB-ITM-17',
          layer: 'become',
          printed: [],
          of: (t, thing: number) => {
            const { keptAs } = card(t, thing) as { keptAs?: string };
            return keptAs === 'item' || keptAs === 'ally' ? keptAs : null;
          },
        },
      },
    },
    /** Whether what a card says counts as long as it lies face up beside its owner; a pack may set it aside. */
    'text in force': { rule: 'RB-ITM-01', of: () => true },
    /** Whether a card is the reward for a Challenge, which cannot be sold, dismissed or lost. */
    protected: {
      rule: 'RB-DEF-05',
      of: (t, thing: number) => isKind(t, thing, 'challenge') && t.world.things.zone[thing]!.startsWith('area/'),
    },
    /** What limits how many of a card one may have: the class of an Item, or ally. */
    'limited kind': {
      rule: 'RB-ITM-03',
      printed: ['counts as', 'kind of item'],
      of: (t, thing: number) => {
        if (countsAs(t, thing, 'ally')) return 'ally';
        if (!countsAs(t, thing, 'item')) return null;
        return t.value('kind of item', thing);
      },
    },
    /** What limits a card as an Item. */
    'kind of item': {
      rule: 'RB-ITM-03',
      printed: [],
      of: (t, thing: number) => (card(t, thing) as { class?: ItemClass }).class ?? 'artifact',
    },
    /** What could limit a card once a player has it; any of them that there is room for will do. */
    'kinds on arrival': { rule: 'RB-ITM-03', of: (t, thing: number) => [t.value('limited kind', thing)] },
    'weapon limit': { rule: 'RB-ITM-10', of: () => 2 },
    'armor limit': { rule: 'RB-ITM-11', of: () => 1 },
    'ally limit': { rule: 'RB-ITM-12', of: () => 2 },
    'artifact limit': { rule: 'RB-ITM-19', of: () => Infinity },
    /** Of a kind of cards: how many of it one player may have, and the rule that says so. */
    limit: {
      rule: 'RB-ITM-13',
      of: (t, kind: string, seat: Seat): Limit => {
        const rule = LIMITS[kind as LimitedKind] ?? null;
        return rule === null
          ? { most: Infinity, rule: 'RB-ITM-13' }
          : { most: t.value(`${kind as LimitedKind} limit`, seat), rule };
      },
    },
  },
  conditions: {
    /** As long as its owner has the card. */
    'always on': () => /* RB-ITM-07 false */ true,
  },
  watch: {
    // Before anything else: what comes next may count cards.
    'beyond a limit': {
      rule: 'RB-ITM-13',
      on: CHANGES_OF_BONUSES,
      do: (t) => {
        if (isBeingTraded(t)) return undefined;
        for (const seat of t.seats) {
          const kind = excessOf(t, seat);
          if (kind !== null) return { run: [call('beyond a limit', { seat, kind })] };
        }
        return undefined;
      },
    },
    'lost life': {
      rule: 'RB-ITM-08',
      on: CHANGES_OF_BONUSES,
      do: (t) => {
        if (isBeingTraded(t)) return undefined;
        const falls = (one: Seat): boolean => t.value('defeated', heroOf(t, one)) && !isBeingKnockedOut(t, one);
        const seat = heroSeats(t).find(falls);
        return seat === undefined ? undefined : { run: [call('knockout', { seat })] };
      },
    },
    'lost stamina': {
      rule: 'RB-ITM-08',
      on: CHANGES_OF_BONUSES,
      do: (t) => {
        if (isBeingTraded(t)) return undefined;
        const on = heroSeats(t)
          .flatMap((seat) => partyOf(t, seat))
          .find((thing) => tooMuchExhaustion(t, thing) > 0);
        return on === undefined ? undefined : { run: [call('exhaustion', { on, amount: 0 })] };
      },
    },
  },
};
