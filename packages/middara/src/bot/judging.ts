/** What the effects of an Ability are worth, in Damage dealt to opponents. */

import type { Effect, Json } from '@questwright/kernel';
import { affected, groupOf } from '../rules/abilities/aiming.ts';
import { isImmune } from '../rules/attack/damage.ts';
import { hasEffect } from '../rules/abilities/effects.ts';
import { sumsOf } from '../text/odds.ts';
import { warpSpaces } from '../rules/movement/placing.ts';
import { exaltedEspers } from '../rules/summoning/summoning-exalted.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import type { Estimate, Gains } from '../verbs.ts';
import { areAllies, cardOf, figureOf, opponentsOf, squareOf, stands, verbOf, type MiddaraTable } from '../world.ts';
import { NEGATIVE_EFFECTS, type AbilityToken, type Die, type EffectName } from '../words.ts';
import { leftOf as left, Threats, worthOfAttack, worthOfDefeat } from './blows.ts';
import { bestSpace } from './outlook.ts';
import { manifestsOf, worthOfChange, worthOfSummoning } from './summoning.ts';

/** Whose Ability it is, the card it is printed on, and whom its effects are played for. */
interface Use {
  by: number;
  thing: number;
  on: number | null;
}
const EFFECTS: Readonly<Record<EffectName, number>> = {
  paralyze: 4,
  poison: 2,
  condemn: 2,
  wilt: 1,
  darkness: 1,
  disease: 0.5,
  haste: 1.2,
  barrier: 1.2,
  courage: 1,
};
const TOKENS: Readonly<Record<AbilityToken, number>> = {
  vow: 1.5,
  heal: 1.5,
  dodge: 0.8,
  intervention: 0.8,
  summon: 1,
};
const OWN_BLOOD = 1.5;
const HEALED = 0.6;
/** For somebody who may be Defeated before the next turn. */
const SAVED = 1.2;
const SHOVED = 0.3;
const NEVER = -100;

const amount = (t: MiddaraTable, what: Json, { thing }: Use): number =>
  t.amount(what as never, { by: null, thing, about: null, also: null }) as number;
const onWhom = (t: MiddaraTable, { to }: { to?: Json | undefined }, { by, on }: Use): number =>
  to === 'self' ? by : (on ?? affected(t) ?? by);
const sign = (t: MiddaraTable, one: number, other: number): 1 | -1 => (areAllies(t, one, other) ? 1 : -1);
const best = (all: readonly number[]): number => Math.max(0, ...all);
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

/** How likely a figure fails against a Force, its dice being added to what is printed. */
function chanceToFail(t: MiddaraTable, figure: number, force: number, dice: readonly Die[]): number {
  const { conviction = ['purple', 'purple'] } = cardOf(t, figure);
  let chance = 0;
  for (const [more, often] of sumsOf(t, dice)) {
    for (const [resisted, likely] of sumsOf(t, conviction)) if (resisted < force + more) chance += often * likely;
  }
  return chance;
}
const castingDie = (t: MiddaraTable, figure: number): Die[] => {
  const [upgrade] = t
    .value('casting upgrades', figure)
    .toSorted((one, other) => t.value('rating', other) - t.value('rating', one));
  const { casting } = cardOf(t, figure);
  return upgrade === undefined ? (casting === undefined ? [] : [casting]) : [upgrade];
};

/** What each thing that an effect gives is worth now. */
const JUDGES: { readonly [G in keyof Gains]: (t: MiddaraTable, gain: Gains[G], use: Use) => number } = {
  attacks: (t, { type, each, times }, { by }) => {
    const targets = (each === undefined ? opponentsOf(t, by) : groupOf(t, by, each)).filter(
      (one) => whyNotTarget(t, by, one, type ?? t.value('attack type', by)) === null,
    );
    const worth = targets.map((one) => worthOfAttack(t, by, one));
    return (each === undefined ? best(worth) : sum(worth)) * times;
  },
  again: (t) => {
    const attack = t.within('attack');
    return attack === null ? 0 : worthOfAttack(t, attack.attacker, attack.target);
  },
  counter: (t, _, { by }) => worthOfAttack(t, by, t.within('attack')!.attacker),
  /** Best on one of those it may be aimed at, or on all of them. */
  force: (t, { x, casts, at, each, then }, use) => {
    const [force, dice] = [amount(t, x, use), casts ? castingDie(t, use.by) : []];
    const all = groupOf(t, use.by, at).map((on) => chanceToFail(t, on, force, dice) * worthOf(t, then, { ...use, on }));
    return each ? sum(all) : best(all);
  },
  aimed: (t, { at, then }, use) => best(groupOf(t, use.by, at).map((on) => worthOf(t, then, { ...use, on }))),
  damage: (t, gain, use) => {
    const [on, dealt] = [onWhom(t, gain, use), amount(t, gain.amount, use)];
    if (areAllies(t, use.by, on)) return dealt >= left(t, on) ? NEVER : -dealt * OWN_BLOOD;
    const armor = gain.type === 'physical' ? t.value('armor', on) : 0;
    const hurt = Math.max(0, dealt - armor);
    return Math.min(hurt, left(t, on)) + (hurt >= left(t, on) ? worthOfDefeat(t, on) : 0);
  },
  thrown: (t, gain, use) => {
    const on = onWhom(t, gain, use);
    const armor = t.value('armor', on);
    const dice = sumsOf(t, [gain.die]);
    return -sign(t, use.by, on) * sum([...dice].map(([rolled, chance]) => chance * Math.max(0, rolled - armor)));
  },
  healing: (t, gain, use) => {
    const on = onWhom(t, gain, use);
    if (hasEffect(t, on, 'disease')) return 0;
    const isInDanger = stands(t, on) && new Threats(t, on).at(squareOf(t, on)).worst >= left(t, on);
    const healed = Math.min(figureOf(t, on).damage, amount(t, gain.amount, use));
    return sign(t, use.by, on) * (isInDanger ? SAVED : HEALED) * healed;
  },
  inflicted: (t, gain, use) => {
    const { effect } = gain;
    const on = onWhom(t, gain, use);
    if (hasEffect(t, on, effect) || isImmune(t, on, effect)) return 0;
    const negative = (NEGATIVE_EFFECTS as readonly string[]).includes(effect);
    return EFFECTS[effect] * sign(t, use.by, on) * (negative ? -1 : 1);
  },
  removed: (t, gain, use) => {
    const on = onWhom(t, gain, use);
    return hasEffect(t, on, gain.effect) ? EFFECTS[gain.effect] * sign(t, use.by, on) : 0;
  },
  tokens: (t, gain, use) => {
    const { token, count, limit } = gain;
    const on = onWhom(t, gain, use);
    const room = Math.min(limit, t.value('limit of tokens', token) ?? Infinity) - t.counters(on, token);
    return sign(t, use.by, on) * TOKENS[token] * Math.max(0, Math.min(count, room));
  },
  shoved: (t, gain, use) => -sign(t, use.by, onWhom(t, gain, use)) * SHOVED,
  /** A friend is put where it can do more; with the SP for an Attack besides. */
  warped: (t, gain, use) => {
    const on = onWhom(t, gain, use);
    if (!areAllies(t, use.by, on)) return 0;
    return bestSpace(t, on, warpSpaces(t, on, gain.spaces), figureOf(t, on).stamina - 1)?.gain ?? 0;
  },
  // Where to go is thought of when nothing else is worth doing.
  moves: () => 0,
  // A higher roll is more Damage, once it hits.
  roll: (t, more) => {
    const { roll, target } = t.within('attack')!;
    return roll + more >= t.value('defense', target) ? more + (roll < t.value('defense', target) ? 1 : 0) : 0;
  },
  more: (t, more, use) => amount(t, more, use),
  becomes: (t) => {
    const { attacker, target, damage } = t.within('attack')!;
    const armor = t.value('armor', target) - t.value('armor piercing', attacker);
    return Math.max(0, Math.min(armor, damage.physical));
  },
  less: (t, { amount: most, types }) => {
    const { parts } = t.within('dealing')!;
    return Math.min(most, sum(types.map((type) => parts[type])));
  },
  dice: (t) => {
    const roll = t.within('roll');
    if (roll === null) return 0;
    const shown = sum(roll.faces.map(({ number = 0 }) => number));
    const numbered = roll.dice.filter((die) => die !== 'black');
    const mean = sum([...sumsOf(t, numbered)].map(([one, chance]) => one * chance));
    return Math.max(0, mean - shown) / 2 + (roll.faces.some((face) => face.skull === true) ? 1 : 0);
  },
  calls: (t, who, use) => {
    if (who === 'esper') return worthOfSummoning(t, use.by);
    if (who === 'form') return worthOfChange(t, use.by);
    return best(exaltedEspers(t).map((card) => worthOf(t, manifestsOf(t, card), use)));
  },
  worth: (_, worth) => worth,
};

const judged = <G extends keyof Gains>(t: MiddaraTable, name: G, gain: Gains[G], use: Use): number =>
  JUDGES[name](t, gain, use);
/** What is given, all of it. */
export const worthOfGains = (t: MiddaraTable, gains: Estimate, use: Use): number =>
  sum((Object.keys(gains) as (keyof Gains)[]).map((name) => judged(t, name, gains[name]!, use)));

function worthOfEffect(t: MiddaraTable, effect: Effect, use: Use): number {
  const { name, verb } = verbOf(t, effect);
  if (verb.estimate !== undefined) return worthOfGains(t, verb.estimate(effect), use);
  // Every game has these: all of several effects, or one of them.
  if (verb.rule !== 'kernel') return 0;
  const inner = (verb.branches ?? []).flatMap((key) => (effect[key] ?? []) as readonly Effect[]);
  const worth = inner.map((one) => worthOfEffect(t, one, use));
  return name === 'choose' ? best(worth) : sum(worth);
}
/** What effects are worth, played one after the other. What a bot does not understand is worth nothing. */
export const worthOf = (t: MiddaraTable, effects: readonly Effect[], use: Use): number =>
  sum(effects.map((one) => worthOfEffect(t, one, use)));
