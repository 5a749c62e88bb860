/** Abilities of cards: options at a timing, what forbids them, what they cost, and those that take place unasked. */

import type { LoadedAbility } from '../writing/content.ts';
import { effectsAt, whyNoAlternative } from './effects.ts';
import type { Json } from '../state/json.ts';
import type { LoadedTiming } from '../writing/load.ts';
import type { Ability, Call, EffectContext, Next, OptionId, Refusal, Steps, World } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import { countUse, type Table } from './table.ts';

type AnyTable = Table<any>;
const KERNEL = 'kernel' as never;

/** The abilities of a seat's live cards at a timing, one id for each way to pay: `use:thing:ability:way`. */
export function abilityIds(t: AnyTable, timing: string, seat: Seat): OptionId[] {
  const ids: OptionId[] = [];
  eachAbility(t, t.loaded.timings.get(timing)!, seat, (use) => ids.push(idOf(use)));
  return ids;
}
/** Those of them that can be used. */
export function usableAbilities(t: AnyTable, timing: LoadedTiming<any>, seat: Seat, into: OptionId[]): void {
  eachAbility(t, timing, seat, (use) => {
    if (whyNotUse(t, timing, seat, use) === null) into.push(idOf(use));
  });
}
const idOf = ({ thing, found, way }: AbilityUse): OptionId =>
  way === null ? `use:${thing}:${found.name}` : `use:${thing}:${found.name}:${way}`;
const FREE: Readonly<Record<string, number>> = {};
function eachAbility(t: AnyTable, timing: LoadedTiming<any>, seat: Seat, then: (use: AbilityUse) => void): void {
  for (const thing of listeners(t, timing)) {
    if (t.controller(thing) !== seat) continue;
    for (const found of t.contentOf(thing).byTiming.get(timing.name)!) {
      if (found.ability.must) continue;
      if (found.ways.size === 0) then({ thing, found, way: null, costs: FREE });
      else for (const [way, costs] of found.ways) then({ thing, found, way, costs });
    }
  }
}

const NOBODY: readonly number[] = [];
/** The live things that listen to a timing, in the published order. A plain loop: windows open many times in a turn. */
function listeners(t: AnyTable, timing: LoadedTiming<any>): readonly number[] {
  const live = t.liveThings();
  const { card, cards } = (t.world as World).things;
  const hears = heardBy(t, timing, cards);
  let found: number[] | null = null;
  for (let i = 0; i < live.length; i++) if (hears[card[live[i]!]!] === 1) (found ??= []).push(live[i]!);
  return found ?? NOBODY;
}

interface AbilityUse {
  thing: number;
  found: LoadedAbility;
  way: string | null;
  costs: Readonly<Record<string, number>>;
}

function abilityOf(t: AnyTable, timing: string, id: OptionId): AbilityUse | null {
  const [, number, name, way] = id.split(':');
  const thing = Number(number);
  if (!Number.isInteger(thing) || thing < 0 || thing >= t.world.things.card.length) return null;
  const found = t
    .contentOf(thing)
    .byTiming.get(timing)
    ?.find((one) => one.name === name);
  if (!found || found.ability.must || (way === undefined && found.ways.size > 0)) return null;
  const costs = way === undefined ? {} : found.ways.get(way);
  return costs ? { thing, found, way: way ?? null, costs } : null;
}

/** The timing at which an ability of a card that the seat knows could be used: the present one before others. */
export function timingOf(t: AnyTable, seat: Seat, id: OptionId): LoadedTiming<any> | null {
  const { timing: now } = t.step;
  for (const timing of [...(now ? [now] : []), ...t.loaded.timings.values()]) {
    const use = abilityOf(t, timing.name, id);
    if (use && t.knows(seat, use.thing)) return timing;
  }
  return null;
}

/** The first ability of a card, one of the present timing before others; null when there is none that a seat may know. */
export function abilityBegunBy(t: AnyTable, seat: Seat, id: OptionId): OptionId | null {
  const thing = Number(id.split(':')[1]);
  if (thing >= t.world.things.card.length || !t.knows(seat, thing)) return null;
  const { byTiming } = t.contentOf(thing);
  const now = byTiming.get(t.step.timing?.name ?? '') ?? [];
  const found = [...now, ...[...byTiming.values()].flat()].find(({ ability }) => ability.must !== true);
  if (!found) return null;
  const [way = null] = found.ways.keys();
  return idOf({ thing, found, way, costs: FREE });
}

/** The procedure in whose performance uses of a limited ability are counted now, or null. */
function countedIn(t: AnyTable, { per }: NonNullable<Ability['limit']>): string | null {
  const { countsAs } = t.loaded.rules;
  const { stack } = t.game;
  for (let i = stack.length - 1; i >= 0; i--) {
    const { proc } = stack[i]!;
    const kind = countsAs?.(proc) ?? proc;
    if (typeof per === 'string' ? per === kind : per.includes(kind)) return proc;
  }
  return null;
}
/** How often a limited ability was used in the performance that its limit counts in; null outside of one. */
export function abilityTimes(
  t: AnyTable,
  thing: number,
  name: string,
  limit: NonNullable<Ability['limit']>,
): number | null {
  const per = countedIn(t, limit);
  return per === null ? null : t.used(per, limitKey(thing, name));
}
const limitKey = (thing: number, name: string): string => `ability:${thing}:${name}`;
const onceKey = (thing: number, name: string): string => `once:${thing}:${name}`;

export function whyNotAbility(t: AnyTable, timing: LoadedTiming<any>, seat: Seat, id: OptionId): Refusal | null {
  const use = abilityOf(t, timing.name, id);
  // What a seat does not know must not be told by the reason either.
  if (!use || !t.knows(seat, use.thing)) {
    return { rule: timing.rule, key: 'kernel.no-such-ability', with: { timing: timing.name } };
  }
  const { thing } = use;
  if (t.controller(thing) !== seat) return { rule: timing.rule, key: 'kernel.not-yours', with: { thing } };
  return whyNotUse(t, timing, seat, use);
}

function whyNotUse(t: AnyTable, timing: LoadedTiming<any>, seat: Seat, use: AbilityUse): Refusal | null {
  const { rule } = timing;
  const { thing, found, costs } = use;
  const { ability } = found;
  const { things, seats } = t.world as World;
  if (!t.loaded.pilesFor(seats).live.includes(things.zone[thing]!)) {
    return { rule, key: 'kernel.not-in-play', with: { thing } };
  }
  if (things.face[thing] !== 1) {
    return { rule: t.loaded.rules.faceDown ?? rule, key: 'kernel.face-down', with: { thing } };
  }
  const aside = t.whySetAside(thing, null);
  if (aside !== null) return aside;
  const about = { by: seat, thing, about: seat, also: null };
  const why = ability.if === undefined ? null : t.whyFalse(ability.if, about);
  if (why !== null) {
    // A condition without words of its own is named by the card that it stands on.
    return { ...why, with: why.key === 'kernel.condition-false' ? { ...why.with, thing } : why.with, rule };
  }
  if (ability.limit) {
    const { times } = ability.limit;
    const per = countedIn(t, ability.limit);
    if (per === null) return { rule, key: 'kernel.no-such-time', with: { thing, per: ability.limit.per } };
    if (t.used(per, limitKey(thing, found.name)) >= times) {
      return { rule, key: 'kernel.limit-reached', with: { thing, per, times } };
    }
  }
  if (ability.replaces && (t.frame.uses?.[onceKey(thing, found.name)] ?? 0) > 0) {
    return { rule, key: 'kernel.replaced-once', with: { thing } };
  }
  const forbidden = timing.why?.(t, seat, thing, ability) ?? null;
  if (forbidden !== null && forbidden.rule !== t.loaded.without) return forbidden;
  for (const way in costs) {
    const cost = t.loaded.rules.ways[way]!.why?.(t, seat, thing, costs[way]!, found.name) ?? null;
    if (cost !== null && cost.rule !== t.loaded.without) return cost;
  }
  const context = { of: t.cardOf(thing), path: ['abilities', found.index, 'effects'], at: 0, by: seat, thing, it: {} };
  return doesAnything(t, ability, context) ? null : { rule, key: 'kernel.does-nothing', with: { thing } };
}
function doesAnything(t: AnyTable, { effects }: Ability, context: EffectContext): boolean {
  for (let i = 0; i < effects.length; i++) if (whyNoAlternative(t, effects[i]!, context) === null) return true;
  return false;
}

/** Pays for an ability and plays its effects. */
export function useAbility(t: AnyTable, timing: string, seat: Seat, id: OptionId): Next {
  const { thing, found, way, costs } = abilityOf(t, timing, id)!;
  const { ability, name, index } = found;
  const card = t.cardOf(thing);
  if (ability.limit) t.use(countedIn(t, ability.limit)!, limitKey(thing, name));
  if (ability.replaces) countUse(t.frame, onceKey(thing, name));
  t.emit('ability used', { seat, thing, card: { content: card }, ability: name, way });
  if (Object.keys(costs).length === 0) return { run: [effectsAt(card, ['abilities', index, 'effects'], seat, thing)] };
  return { run: [{ proc: 'ability', with: { of: card, index, by: seat, thing, costs } }] };
}

interface Paying {
  by: Seat;
  thing: number;
  costs: Record<string, number>;
  of: string;
  index: number;
}
export const ABILITY_PROCS: { ability: Steps<any, Paying> } = {
  /** An ability that costs something. */
  ability: {
    pay: { rule: KERNEL, do: (t) => pay(t, false) },
    effects: {
      rule: KERNEL,
      run: 'effects',
      with: (t) => {
        const { of, index, by, thing } = t.locals;
        return effectsAt(of, ['abilities', index, 'effects'], by, thing).with;
      },
    },
    settle: { rule: KERNEL, always: true, do: (t) => pay(t, true) },
  },
};

/** Pays the costs that are due before, or after, the effects. */
function pay(t: Table<any, Paying>, after: boolean): Next {
  const { by, thing, costs, of, index } = t.locals;
  const { name, timing } = t.loaded.content.get(of)!.content.abilities![index]!;
  const calls: Call[] = [];
  for (const way in costs) {
    const cost = t.loaded.rules.ways[way]!;
    if ((cost.after === true) !== after) continue;
    t.citing = cost.rule;
    const paid = cost.pay(t, by, thing, costs[way]!, name ?? timing);
    if (!paid) continue;
    if (!('run' in paid)) throw new Error(`The way ${way} may pay or run procedures, nothing else`);
    calls.push(...paid.run);
  }
  return calls.length > 0 ? { run: calls } : undefined;
}

/** The next ability or trigger at this timing that takes place unasked, or null. Each once while the window is open
 *  (`done` keeps which). A card that nobody controls acts for the first seat of the window's order. */
export function nextMandatory(t: AnyTable, timing: LoadedTiming<any>, done: string[], first: Seat): Call | null {
  if (!timing.must && !timing.lasting) return null;
  for (const thing of listeners(t, timing)) {
    for (const { ability, name, index } of t.contentOf(thing).byTiming.get(timing.name)!) {
      const key = `${thing}:${name}`;
      if (!ability.must || done.includes(key) || t.whySetAside(thing, null) !== null) continue;
      const seat = t.controller(thing);
      const by = seat ?? first;
      if (ability.if !== undefined && !t.holds(ability.if, { by, thing, about: by, also: null })) continue;
      const context = { of: t.cardOf(thing), path: ['abilities', index, 'effects'], at: 0, by, thing, it: {} };
      if (timing.onlyIfItDoes === true && !doesAnything(t, ability, context)) continue;
      const { limit } = ability;
      if (limit) {
        const per = countedIn(t, limit);
        if (per === null || t.used(per, limitKey(thing, name)) >= limit.times) continue;
        t.use(per, limitKey(thing, name));
      }
      done.push(key);
      t.emit('ability used', { seat, thing, card: { content: t.cardOf(thing) }, ability: name, way: null });
      return effectsAt(t.cardOf(thing), ['abilities', index, 'effects'], by, thing);
    }
  }
  const alike = new Map<string, number>();
  for (const one of t.lastingEffects()) {
    const { trigger } = t.lastingData(one);
    const place = `${one.of}:${one.path.join('.')}:${one.thing}`;
    const nth = alike.get(place) ?? 0;
    alike.set(place, nth + 1);
    const key = `${place}:${nth}`;
    if (trigger?.timing !== timing.name || done.includes(key)) continue;
    const about = { by: one.by, thing: one.thing, about: one.by as Json, also: null };
    if (trigger.if !== undefined && !t.holds(trigger.if, about)) continue;
    done.push(key);
    return effectsAt(one.of, [...one.path, 'trigger', 'effects'], one.by, one.thing);
  }
  return null;
}

function heardBy(t: AnyTable, timing: LoadedTiming<any>, cards: readonly string[]): Uint8Array {
  if (timing.heardBy.cards !== cards) {
    const flags = Uint8Array.from(cards, (id) => (t.loaded.content.get(id)!.byTiming.has(timing.name) ? 1 : 0));
    timing.heardBy = { cards, flags };
  }
  return timing.heardBy.flags;
}

/** Whether any live card or lasting effect listens to a timing. Cards that lie hidden count whatever they are. */
export function listens(t: AnyTable, timing: LoadedTiming<any>): boolean {
  if (t.quiet !== null && t.quiet.includes(timing)) return false;
  if (anythingListens(t, timing)) return true;
  (t.quiet ??= []).push(timing);
  return false;
}

function anythingListens(t: AnyTable, timing: LoadedTiming<any>): boolean {
  const { things, seats } = t.world as World;
  const { hiddenLive } = t.loaded.pilesFor(seats);
  for (let i = 0; i < hiddenLive.length; i++) if (things.piles[hiddenLive[i]!]!.length > 0) return true;
  if (listeners(t, timing).length > 0) return true;
  if (timing.lasting) {
    for (const one of t.lastingEffects()) if (t.lastingData(one).trigger?.timing === timing.name) return true;
  }
  return false;
}

/** Whether a seat must be asked although it may have nothing: cards lie there that others do not see. */
export function mightListen(t: AnyTable, seat: Seat): boolean {
  const { things, seats } = t.world as World;
  const { hiddenLive, zoneOf } = t.loaded.pilesFor(seats);
  return hiddenLive.some((pile) => zoneOf.get(pile)!.owner === seat && things.piles[pile]!.length > 0);
}
