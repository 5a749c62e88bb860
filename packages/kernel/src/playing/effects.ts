/** Card effects are data, played on the same stack as the rules: a cursor into content, never a copy of it. */

import { at, type Json } from '../state/json.ts';
import type { LastingData } from '../writing/content.ts';
import type { Call, Effect, EffectContext, Lasting, Message, Next, OptionId, Verb, Steps } from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import type { Table } from './table.ts';

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

function playEffect(t: Table<any, Playing>): Next {
  const context = t.locals;
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

/** An effect in words, with those inside of it; null when it has no verb. */
export function effectText(verbs: Readonly<Record<string, Verb<any>>>, effect: Effect): Message | null {
  const name = Object.keys(effect).find((key) => Object.hasOwn(verbs, key));
  if (name === undefined) return null;
  const { branches = [], text: say } = verbs[name]!;
  const inWords: Record<string, Json> = { ...effect };
  for (const key of branches) {
    if (!Array.isArray(effect[key])) continue;
    inWords[key] = effect[key].map((one: Effect) => {
      const said = effectText(verbs, one);
      return said && { key: said.key, with: said.with };
    });
  }
  return say(inWords);
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
export function whyNoAlternative(t: AnyTable, effect: Effect, context: EffectContext): Message | null {
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

type Choosing = Table<any, EffectContext>;
const chosenFrom = (t: Choosing): Effect => at(t.loaded.content.get(t.locals.of)!.content, t.locals.path) as Effect;

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
    t.wakeOnLasting();
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

interface KernelProcs {
  effects: Steps<any, Playing>;
  'in turn': Steps<any>;
  'choose an effect': Steps<any, EffectContext>;
}
export const KERNEL_PROCS: KernelProcs = {
  effects: { effect: { rule: KERNEL, do: playEffect } },
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
              const { effect } = alternativeNamed(t, id);
              const { alternative, verbs } = t.loaded.rules;
              return alternative ? alternative(effect) : effectText(verbs, effect)!;
            },
            then: (t, _, id) => {
              const { index } = alternativeNamed(t, id);
              const context = { ...t.locals, path: [...t.locals.path, 'of'] };
              return { run: [playList(context, index, index + 1)], goto: 'chosen' };
            },
          },
        },
      },
    },
    chosen: { rule: KERNEL, do: (t) => ({ done: t.results[0] ?? {} }) },
  },
};

function alternativeNamed(t: Choosing, id: OptionId): { effect: Effect; index: number } {
  const list = chosenFrom(t)['of'] as readonly Effect[];
  const index = list.findIndex((one) => `choose:${alternativeName(one, t.loaded.verbOf)}` === id);
  return { effect: list[index]!, index };
}
