/** When a bot uses an Ability, and what it answers when one asks for more. */

import { choiceOf, words, type Effect, type EffectContext, type Json, type Offer } from '@questwright/kernel';
import type { DieCard } from '../cards.ts';
import type { Written } from '../rules/attack/locals.ts';
import { figureWith } from '../rules/figures.ts';
import { figureOf, verbOf, type In, type Locals, type MiddaraTable } from '../world.ts';
import type { Die } from '../words.ts';
import type { Estimate } from '../verbs.ts';
import { worthOf, worthOfGains } from './judging.ts';
import { bestSpace } from './outlook.ts';
import { PRICES, priceOfSP } from './prices.ts';

export type Answerer<P extends keyof Locals = keyof Locals> = (
  t: In<P>,
  options: readonly string[],
  offer: Offer,
) => readonly string[];
/** What is answered, by procedure and step. */
export type Answers = { readonly [P in keyof Locals as `${P}/${string}`]: Answerer<P> };

const PRICE_OF_A_TOKEN = 1;

interface Found {
  id: string;
  thing: number;
  effects: readonly Effect[];
  price: number;
}
const priceOf = (t: MiddaraTable, thing: number, cost: string, count: number): number =>
  cost === 'SP' ? priceOfSP(t, figureWith(t, thing)!, count) : (PRICES[cost] ?? 0) * count;
const used = (t: MiddaraTable, options: readonly string[]): Found[] =>
  options.flatMap((id) => {
    if (!id.startsWith('use:')) return [];
    const [number, name, way = ''] = words(id);
    const thing = Number(number);
    const found = [...t.contentOf(thing).byTiming.values()].flat().find((one) => one.name === name)!;
    const costs = Object.entries(found.ways.get(way) ?? {});
    const price = costs.reduce((sum, [cost, count]) => sum + priceOf(t, thing, cost, count), 0);
    return [{ id, thing, effects: found.ability.effects, price }];
  });
/** The Ability on offer that is worth most beyond its price; null when none is. */
export function bestUse(t: MiddaraTable, options: readonly string[]): { id: string; worth: number } | null {
  let best: { id: string; worth: number } | null = null;
  for (const { id, thing, effects, price } of used(t, options)) {
    const worth = worthOf(t, effects, { by: figureWith(t, thing)!, thing, on: null }) - price;
    if (worth > (best?.worth ?? 0)) best = { id, worth };
  }
  return best;
}
/** HEAL 6 for a token and 1 SP. */
export function bestHealing(t: In<'turn'>, options: readonly string[]): { id: string; worth: number } | null {
  const tokens = options.filter((id) => choiceOf(id) === 'heal token');
  const judged = tokens.map((id) => {
    const on = Number(words(id)[0]);
    const by = t.locals.figure;
    return {
      id,
      worth:
        worthOfGains(t, { healing: { amount: 6 } }, { by, thing: by, on }) - priceOfSP(t, by, 1) - PRICE_OF_A_TOKEN,
    };
  });
  const [best] = judged.toSorted((one, other) => other.worth - one.worth);
  return best !== undefined && best.worth > 0 ? best : null;
}
const gainsIn = (t: MiddaraTable, { effects }: Found): Estimate[] =>
  effects.map((one) => verbOf(t, one).verb.estimate?.(one) ?? {});
/** An Ability that moves the figure freely, and that comes back. */
export const freeMovement = (t: MiddaraTable, options: readonly string[]): string | undefined =>
  used(t, options).find((one) => gainsIn(t, one).some(({ moves }) => moves === 'free') && one.price < 1)?.id;

/** The Attack of whoever has no Weapons: the Ability that makes one for the least. */
export const attackAbility = (t: MiddaraTable, options: readonly string[]): string | undefined =>
  used(t, options)
    .filter((one) => gainsIn(t, one).some(({ attacks }) => attacks !== undefined))
    .toSorted((one, other) => one.price - other.price)[0]?.id;

// ---- what Abilities ask ----

const effectsAt = (t: MiddaraTable, { of, path }: Pick<Written, 'of' | 'path'>): readonly Effect[] =>
  path.reduce<unknown>(
    (at, key) => (at as Record<string, unknown>)[key],
    t.loaded.content.get(of)!.content,
  ) as Effect[];
export const highest = (options: readonly string[], worth: (id: string) => number): string[] => [
  options.map((id) => ({ id, is: worth(id) })).toSorted((one, other) => other.is - one.is)[0]!.id,
];
/** Whoever the written effects do most to. */
function atWhom(t: MiddaraTable, options: readonly string[], by: number, written: Written): string[] {
  const effects = effectsAt(t, written);
  return highest(options, (id) => worthOf(t, effects, { by, thing: written.thing, on: Number(words(id)[0]) }));
}
const alternative: Answerer = (t, options) => {
  const { of, path, thing } = t.locals as EffectContext;
  const all = effectsAt(t, { of, path: [...path, 'of'] });
  const named = (id: string): Effect => all.find((one) => one['name'] === words(id)[0])!;
  return highest(options, (id) => worthOf(t, [named(id)], { by: figureWith(t, thing)!, thing, on: null }));
};
const ratingOf = (t: MiddaraTable, id: string): number =>
  words(id).reduce((sum, die) => sum + t.value('rating', die as Die), 0);
const bestDice: Answerer = (t, options) => highest(options, (id) => ratingOf(t, id));
/** A friend’s Spell is let happen unless it hurts. */
const onPurpose: Answerer<'resisting'> = (t) => {
  const { written, figure, by } = t.locals;
  return [worthOf(t, effectsAt(t, written), { by, thing: written.thing, on: figure }) >= 0 ? 'fail' : 'resist'];
};

const meanOf = (t: MiddaraTable, die: Die): number => {
  const { faces } = t.loaded.content.get(`die-${die}`)!.content as DieCard;
  return faces.reduce((sum, { number = 0 }) => sum + number, 0) / faces.length;
};
/** Dice that lie below what they show on average. */
const low: Answerer = (t, _, { forms }) => {
  const { dice, faces } = t.within('roll')!;
  const { of } = forms[0]!.of as { of: Json } as { of: readonly string[] };
  const lies = of.map((_die, i) => (faces[i]!.skull === true ? -1 : (faces[i]!.number ?? 0)) - meanOf(t, dice[i]!));
  const worst = Math.min(...lies);
  return ['dice', ...of.filter((_die, i) => lies[i]! < 0 || lies[i] === worst)];
};

const whereToAppear: Answerer<'warping'> = (t, options) => {
  const { figure } = t.locals;
  const squares = options.map((id) => words(id)[0]!);
  return [`warp:${bestSpace(t, figure, squares, figureOf(t, figure).stamina)!.square}`];
};

/** An Intervention token rolls everything again: for a bad roll only. */
const intervening: Answerer<'roll'> = (t, options) => {
  const { figure } = t.locals;
  const bad =
    options.includes('intervene') && worthOfGains(t, { dice: 'again' }, { by: figure, thing: figure, on: null }) > 1;
  return [bad ? 'intervene' : 'pass'];
};

export const ASKED: Answers & { 'choose an effect/choose': Answerer } = {
  'aiming/at whom': (t, options) => atWhom(t, options, t.locals.by, t.locals.written),
  'spell/target': (t, options) => atWhom(t, options, t.locals.caster, t.locals.written),
  'spell/force pool': bestDice,
  'spell/empower': () => ['plain'],
  'resisting/dice': bestDice,
  'resisting/on purpose': onPurpose,
  'choose an effect/choose': alternative,
  're-roll/which': low,
  'roll/re-rolls': intervening,
  'dealing/dealing damage': (_, options) => [options.includes('vow') ? 'vow' : 'pass'],
  'attack action/another': () => ['again'],
  'warping/where to': whereToAppear,
  'pull/next space': (_, options) => [options[0]!],
};
