/** Card effects are data, played on the same stack as the rules: a cursor into content, never a copy of it. */

import { at, type Json } from './json.ts';
import type { LastingData, LoadedAbility } from './content.ts';
import type { LoadedTiming } from './load.ts';
import type {
  Ability,
  Call,
  Effect,
  EffectContext,
  Lasting,
  Message,
  Next,
  OptionId,
  Refusal,
  Steps,
  Verb,
  World,
} from './rules.ts';
import type { Seat } from './schema.ts';
import { countUse, type Table } from './table.ts';

type AnyTable = Table<any>;
const KERNEL = 'kernel' as never;

// ---- playing a list of effects ----

interface Playing extends EffectContext {
  /** Where the list stops; −1 for its end. */
  stop: number;
}

/** The call that plays the effects at a place in content. */
export function effectsAt(of: string, path: readonly (string | number)[], by: Seat, thing: number): Call {
  return playList({ of, path, by, thing, it: {} }, 0, -1);
}

/** The call that plays a branch of the effect being played: `test` runs its `success` list this way. */
export function branch(context: EffectContext, key: string): Call {
  return playList({ ...context, path: [...context.path, context.at - 1, key] }, 0, -1);
}

/** Plays a branch if the effect has it. */
export function branchOf(t: AnyTable, context: EffectContext, key: string): Next {
  const path = [...context.path, context.at - 1, key];
  return at(t.loaded.content.get(context.of)!.content, path) === null ? undefined : { run: [branch(context, key)] };
}

function playList(context: Omit<EffectContext, 'at'>, from: number, stop: number): Call {
  const { of, path, by, thing, it } = context;
  return { proc: 'effects', with: { of, path: [...path], at: from, stop, by, thing, it: { ...it } } };
}

function playEffect(t: AnyTable): Next {
  const context = t.locals as Playing;
  const { content } = t.loaded.content.get(context.of)!;
  const list = at(content, context.path) as readonly Effect[];
  if (!Array.isArray(list)) throw new Error(`${context.of} has no effects at ${context.path.join('.')}`);
  if (context.at > 0 && t.results.length > 0) keepResult(t, list[context.at - 1]!, context);
  t.frame.results = [];
  const effect = list[context.at];
  if (effect === undefined || context.at === context.stop) return { done: context.it };
  context.at++;
  const about = { by: context.by, thing: context.thing, about: context.by, also: null };
  if (effect['if'] !== undefined && !t.holds(effect['if'], about)) return { goto: 'effect' };
  const found = t.loaded.verbOf.get(effect);
  if (!found) throw new Error(`${context.of}.${context.path.join('.')} is not among the lists that the rules name`);
  t.citing = found.verb.rule;
  const next = found.verb.do(t, effect, context);
  // After each effect the watches look at the world before the next one begins.
  if (!next) return { goto: 'effect' };
  return 'run' in next ? { run: next.run, goto: 'effect' } : next;
}

function keepResult(t: AnyTable, effect: Effect, context: Playing): void {
  const result = t.results[t.results.length - 1]!;
  if (t.loaded.verbOf.get(effect)!.verb.branches) Object.assign(context.it, result);
  else if (typeof effect['as'] === 'string') context.it[effect['as']] = result;
}

// ---- the verbs every game has ----

const text =
  (key: string) =>
  (effect: Effect): Message => ({ key, with: effect });

/** Offers alternatives; those that could do nothing are left out. */
const choose: Verb<any> = {
  rule: 'kernel',
  text: text('verb.choose'),
  branches: ['of'],
  can: (t, effect, context) => alternatives(t, effect, context).length > 0,
  do: (t, effect, context) => {
    if (alternatives(t, effect, context).length === 0) return undefined;
    return {
      run: [
        { proc: 'choose an effect', with: { ...context, path: [...context.path, context.at - 1], it: context.it } },
      ],
    };
  },
};

function alternatives(t: AnyTable, effect: Effect, context: EffectContext): Effect[] {
  return (effect['of'] as readonly Effect[]).filter((one) => whyNoAlternative(t, one, context) === null);
}
function whyNoAlternative(t: AnyTable, effect: Effect, context: EffectContext): Message | null {
  const about = { by: context.by, thing: context.thing, about: context.by, also: null };
  const why = effect['if'] === undefined ? null : t.whyFalse(effect['if'], about);
  if (why !== null) return why;
  const can = t.loaded.verbOf.get(effect)!.verb.can?.(t, effect, context) ?? true;
  return can ? null : { key: 'kernel.does-nothing', with: {} };
}

/** The word of an alternative in option ids: its name, else its verb. */
export function alternativeName(effect: Effect, verbOf: ReadonlyMap<object, { name: string }>): string {
  return typeof effect['name'] === 'string' ? effect['name'] : (verbOf.get(effect)?.name ?? '');
}

const chosenFrom = (t: AnyTable): Effect => at(t.loaded.content.get(t.locals.of)!.content, t.locals.path) as Effect;

const steps: Verb<any> = {
  rule: 'kernel',
  text: text('verb.steps'),
  branches: ['steps'],
  do: (_, __, context) => ({ run: [branch(context, 'steps')] }),
};

const check: Verb<any> = {
  rule: 'kernel',
  text: text('verb.check'),
  branches: ['then', 'else'],
  do: (t, effect, context) => {
    const about = { by: context.by, thing: context.thing, about: context.by, also: null };
    return branchOf(t, context, t.holds(effect['check']!, about) ? 'then' : 'else');
  },
};

/** The escape hatch: a procedure of the game, by name. */
const special: Verb<any> = {
  rule: 'kernel',
  text: text('verb.special'),
  do: (_, effect, context) => ({
    run: [
      {
        proc: effect['special'] as string,
        with: { by: context.by, thing: context.thing, with: effect['with'] ?? null, it: context.it },
      },
    ],
  }),
};

/** Leaves a modifier or a trigger behind, in the frame that ends it or in the world until an event ends it. */
const lasting: Verb<any> = {
  rule: 'kernel',
  text: text('verb.lasting'),
  do: (t, effect, context) => {
    const { until } = effect['lasting'] as unknown as LastingData;
    const one: Lasting = {
      of: context.of,
      path: [...context.path, context.at - 1, 'lasting'],
      by: context.by,
      thing: context.thing,
      until: typeof until === 'string' ? null : { event: until.event, times: until.times ?? 1 },
    };
    t.quiet = null;
    if (typeof until !== 'string') {
      t.world.lasting.push(one);
      return;
    }
    const { stack } = t.game;
    for (let i = stack.length - 1; i >= 0; i--) {
      if (stack[i]!.proc !== until) continue;
      (stack[i]!.lasting ??= []).push(one);
      return;
    }
    throw new Error(`lasting: ${until} is not being played`);
  },
};

export const KERNEL_VERBS: Record<string, Verb<any>> = { choose, steps, check, special, lasting };

export const KERNEL_PROCS: Record<string, Steps<any>> = {
  effects: { effect: { rule: KERNEL, do: playEffect } },
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
  /** Holds calls that a watch or an aside started together. */
  'in turn': { calls: { rule: KERNEL, do: () => {} } },
  'choose an effect': {
    choose: {
      rule: KERNEL,
      ask: {
        seats: (t) => [t.locals.by],
        choices: {
          choose: {
            rule: KERNEL,
            list: (t) =>
              (chosenFrom(t)['of'] as readonly Effect[]).map(
                (one) => `choose:${alternativeName(one, t.loaded.verbOf)}`,
              ),
            why: (t, _, id) => {
              const { effect } = alternativeNamed(t, id);
              const why = effect ? whyNoAlternative(t, effect, t.locals) : null;
              return why && { ...why, rule: t.ruleBehind(KERNEL) };
            },
            label: (t, _, id) => {
              const effect = alternativeNamed(t, id).effect;
              const { alternative } = t.loaded.rules;
              return alternative ? alternative(effect) : t.loaded.verbOf.get(effect)!.verb.text(effect);
            },
            then: (t, _, id) => {
              const { index } = alternativeNamed(t, id);
              const { path } = t.locals as EffectContext;
              return { run: [playList({ ...t.locals, path: [...path, 'of'] }, index, index + 1)], goto: 'chosen' };
            },
          },
        },
      },
    },
    chosen: { rule: KERNEL, do: (t) => ({ done: t.results[0] ?? {} }) },
  },
};

function alternativeNamed(t: AnyTable, id: OptionId): { effect: Effect; index: number } {
  const list = chosenFrom(t)['of'] as readonly Effect[];
  const index = list.findIndex((one) => `choose:${alternativeName(one, t.loaded.verbOf)}` === id);
  return { effect: list[index]!, index };
}

// ---- abilities: options at a timing ----

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

/** The timing at which an ability of a card that the seat knows could be used, whatever is being played now. */
export function timingOf(t: AnyTable, seat: Seat, id: OptionId): LoadedTiming<any> | null {
  for (const timing of t.loaded.timings.values()) {
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
  if (typeof per !== 'string') return t.innermost(...per);
  return t.isWithin(per) ? per : null;
}
const limitKey = (thing: number, name: string): string => `ability:${thing}:${name}`;
const onceKey = (thing: number, name: string): string => `once:${thing}:${name}`;

export function whyNotAbility(t: AnyTable, timing: LoadedTiming<any>, seat: Seat, id: OptionId): Refusal | null {
  const use = abilityOf(t, timing.name, id);
  // What a seat does not know must not be told by the reason either.
  if (!use || t.controller(use.thing) !== seat || !t.knows(seat, use.thing)) {
    return { rule: timing.rule, key: 'kernel.no-such-ability', with: { timing: timing.name } };
  }
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
  if (why !== null) return { ...why, rule };
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
  const { effects } = ability;
  for (let i = 0; i < effects.length; i++) if (whyNoAlternative(t, effects[i]!, context) === null) return null;
  return { rule, key: 'kernel.does-nothing', with: { thing } };
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

/** Pays the costs that are due before, or after, the effects. */
function pay(t: AnyTable, after: boolean): Next {
  const { by, thing, costs, of, index } = t.locals as {
    by: Seat;
    thing: number;
    costs: Record<string, number>;
    of: string;
    index: number;
  };
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
