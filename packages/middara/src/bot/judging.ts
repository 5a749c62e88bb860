/** What the effects of an Ability are worth, in Damage dealt to opponents. */

import type { Effect, Json } from '@questwright/kernel';
import { affected, groupOf } from '../rules/abilities/aiming.ts';
import { isImmune } from '../rules/attack/damage.ts';
import { hasEffect } from '../rules/abilities/effects.ts';
import type { Group } from '../rules/attack/locals.ts';
import { sumsOf } from '../text/odds.ts';
import { warpSpaces } from '../rules/movement/placing.ts';
import { exaltedEspers } from '../rules/summoning/summoning-exalted.ts';
import { whyNotTarget } from '../rules/attack/targets.ts';
import { areAllies, cardOf, figureOf, opponentsOf, type MiddaraTable } from '../world.ts';
import {
  NEGATIVE_EFFECTS,
  type AbilityToken,
  type AttackType,
  type DamageType,
  type Die,
  type EffectName,
} from '../words.ts';
import { attackCost, bestSpace, worthOfAttack, WORTH_OF_A_DEFEAT } from './outlook.ts';
import { manifestsOf, worthOfChange, worthOfSummoning } from './summoning.ts';

/** Whose Ability it is, the card it is printed on, and whom its effects are played for. */
interface Use {
  by: number;
  thing: number;
  on: number | null;
}
type Judge = (t: MiddaraTable, effect: Effect, use: Use) => number;

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
const HEALED = 0.7;
const NEVER = -100;

const effectsIn = (effect: Effect, key: string): readonly Effect[] =>
  (effect[key] ?? []) as unknown as readonly Effect[];
const amount = (t: MiddaraTable, what: Json, { thing }: Use): number =>
  t.amount(what as never, { by: null, thing, about: null, also: null }) as number;
const onWhom = (t: MiddaraTable, effect: Effect, { by, on }: Use): number =>
  effect['to'] === 'self' ? by : (on ?? affected(t) ?? by);
const left = (t: MiddaraTable, figure: number): number => t.value('maximum HP', figure) - figureOf(t, figure).damage;
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
/** Best on one of those it may be aimed at, or on all of them. */
function cast(t: MiddaraTable, effect: Effect, use: Use, force: number, dice: readonly Die[], group: Group): number {
  const then = (on: number): number =>
    chanceToFail(t, on, force, dice) * worthOf(t, effectsIn(effect, 'then'), { ...use, on });
  const each = groupOf(t, use.by, group).map(then);
  return effect['each'] === undefined ? best(each) : sum(each);
}
const castingDie = (t: MiddaraTable, figure: number): Die[] => {
  const [upgrade] = t
    .value('casting upgrades', figure)
    .toSorted((one, other) => t.value('rating', other) - t.value('rating', one));
  const { casting } = cardOf(t, figure);
  return upgrade === undefined ? (casting === undefined ? [] : [casting]) : [upgrade];
};

const attacks =
  (type: AttackType | null): Judge =>
  (t, effect, { by }) => {
    const each = effect['each'] as Group | undefined;
    const targets = (each === undefined ? opponentsOf(t, by) : groupOf(t, by, each)).filter(
      (one) => whyNotTarget(t, by, one, type ?? t.value('attack type', by)) === null,
    );
    const worth = targets.map((one) => worthOfAttack(t, by, one));
    return (each === undefined ? best(worth) : sum(worth)) * ((effect['times'] as number | undefined) ?? 1);
  };
const ofTheAttack: Judge = (t) => {
  const attack = t.within('attack');
  return attack === null ? 0 : worthOfAttack(t, attack.attacker, attack.target);
};

const VERBS: Readonly<Record<string, Judge>> = {
  'Melee ATK': attacks('melee'),
  'Ranged ATK': attacks('ranged'),
  'Melee/Ranged ATK': attacks(null),
  'same ATK': ofTheAttack,
  'attack roll again': ofTheAttack,
  COUNTER: (t, _, { by }) => worthOfAttack(t, by, t.within('attack')!.attacker),
  EMPOWER: () => 1,
  DODGE: () => 1,
  SPELL: (t, effect, use) => {
    const group = (effect['each'] as Group | undefined) ?? 'figure within SOI';
    return cast(t, effect, use, amount(t, effect['SPELL']!, use), castingDie(t, use.by), group);
  },
  FORCE: (t, effect, use) => {
    const group = (effect['each'] as Group | undefined) ?? 'attacked figure';
    return cast(t, effect, use, amount(t, effect['FORCE']!, use), [], group);
  },
  aim: (t, effect, use) =>
    best(groupOf(t, use.by, effect['aim'] as Group).map((on) => worthOf(t, effectsIn(effect, 'then'), { ...use, on }))),
  choose: (t, effect, use) => best(effectsIn(effect, 'of').map((one) => worthOf(t, [one], use))),
  steps: (t, effect, use) => worthOf(t, effectsIn(effect, 'steps'), use),
  damage: (t, effect, use) => {
    const [on, dealt] = [onWhom(t, effect, use), amount(t, effect['damage']!, use)];
    if (areAllies(t, use.by, on)) return dealt >= left(t, on) ? NEVER : -dealt * OWN_BLOOD;
    const armor = (effect['type'] as DamageType) === 'physical' ? t.value('armor', on) : 0;
    const hurt = Math.max(0, dealt - armor);
    return Math.min(hurt, left(t, on)) + (hurt >= left(t, on) ? WORTH_OF_A_DEFEAT : 0);
  },
  THROW: (t, effect, use) => {
    const on = onWhom(t, effect, use);
    const armor = t.value('armor', on);
    const dice = sumsOf(t, [effect['THROW'] as Die]);
    return -sign(t, use.by, on) * sum([...dice].map(([rolled, chance]) => chance * Math.max(0, rolled - armor)));
  },
  HEAL: (t, effect, use) => {
    const on = onWhom(t, effect, use);
    if (hasEffect(t, on, 'disease')) return 0;
    return sign(t, use.by, on) * HEALED * Math.min(figureOf(t, on).damage, amount(t, effect['HEAL']!, use));
  },
  inflict: (t, effect, use) => {
    const [on, what] = [onWhom(t, effect, use), effect['inflict'] as EffectName];
    if (hasEffect(t, on, what) || isImmune(t, on, what)) return 0;
    const negative = (NEGATIVE_EFFECTS as readonly string[]).includes(what);
    return EFFECTS[what] * sign(t, use.by, on) * (negative ? -1 : 1);
  },
  remove: (t, effect, use) => {
    const [on, what] = [onWhom(t, effect, use), effect['remove'] as EffectName];
    return hasEffect(t, on, what) ? EFFECTS[what] * sign(t, use.by, on) : 0;
  },
  token: (t, effect, use) => {
    const on = onWhom(t, effect, use);
    const { token, count = 1, LIMIT = Infinity } = effect as { token: AbilityToken; count?: number; LIMIT?: number };
    const printed = t.value('limit of tokens', token) ?? Infinity;
    const room = Math.min(LIMIT, printed) - t.counters(on, token);
    return sign(t, use.by, on) * TOKENS[token] * Math.max(0, Math.min(count, room));
  },
  summon: (t, _, { by }) => worthOfSummoning(t, by),
  conduct: (t, _, { by }) => worthOfChange(t, by),
  exalt: (t, _, use) => best(exaltedEspers(t).map((card) => worthOf(t, manifestsOf(t, card), use))),
  PUSH: (t, effect, use) => -sign(t, use.by, onWhom(t, effect, use)) * 0.3,
  PULL: (t, effect, use) => -sign(t, use.by, onWhom(t, effect, use)) * 0.3,
  /** A friend is put where it can do more; with the SP for an Attack besides. */
  WARP: (t, effect, use) => {
    const on = onWhom(t, effect, use);
    if (!areAllies(t, use.by, on)) return 0;
    const canAttack = figureOf(t, on).stamina > attackCost(t, on);
    return bestSpace(t, on, warpSpaces(t, on, effect['WARP'] as number), canAttack)?.gain ?? 0;
  },
  // A higher roll is more Damage, once it hits.
  'TO THE ATK ROLL': (t, effect) => {
    const { roll, target } = t.within('attack')!;
    const more = effect['TO THE ATK ROLL'] as number;
    return roll + more >= t.value('defense', target) ? more + (roll < t.value('defense', target) ? 1 : 0) : 0;
  },
  're-roll': (t) => {
    const roll = t.within('roll');
    if (roll === null) return 0;
    const shown = sum(roll.faces.map(({ number = 0 }) => number));
    const mean = sum(
      [
        ...sumsOf(
          t,
          roll.dice.filter((die) => die !== 'black'),
        ),
      ].map(([one, chance]) => one * chance),
    );
    return Math.max(0, mean - shown) / 2 + (roll.faces.some((face) => face.skull === true) ? 1 : 0);
  },
  'more damage': (t, effect, use) => amount(t, effect['more damage']!, use),
  'damage becomes': (t) => {
    const { attacker, target, damage } = t.within('attack')!;
    const armor = t.value('armor', target) - t.value('armor piercing', attacker);
    return Math.max(0, Math.min(armor, damage.physical));
  },
  'less damage': (t, effect) => {
    const { parts } = t.within('dealing')!;
    const types: readonly DamageType[] =
      effect['type'] === undefined ? ['physical', 'magic'] : [effect['type'] as DamageType];
    return Math.min(effect['less damage'] as number, sum(types.map((type) => parts[type])));
  },
};

/** What effects are worth, played one after the other. What a bot does not understand is worth nothing. */
export function worthOf(t: MiddaraTable, effects: readonly Effect[], use: Use): number {
  return sum(
    effects.map((effect) => {
      const verb = Object.keys(effect).find((name) => name in VERBS);
      return verb === undefined ? 0 : VERBS[verb]!(t, effect, use);
    }),
  );
}
