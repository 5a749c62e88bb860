/** What may be chosen in the steps of an Attack. */

import { lineBetween } from '@questwright/geometry/square';
import { refuse, words, type Refusal } from '@questwright/kernel';
import { terrainFor } from '../movement/board.ts';
import { hasEffect, whyParalyzed } from '../abilities/effects.ts';
import { paySP, spCost, whyTooFewSP } from '../figures.ts';
import { chancesOf, dodgesOf, skullOf, type Chances } from '../../text/odds.ts';
import { sees } from '../movement/sight.ts';
import { whyNotTarget } from './targets.ts';
import {
  baseOf,
  cardOf,
  deciders,
  decidesItself,
  named,
  opponentsOf,
  squareOf,
  stands,
  type MiddaraTable,
  type In,
  type ChoiceIn,
} from '../../world.ts';
import type { DamageType, StandardAbility } from '../../words.ts';

/** What DODGE, EMPOWER and COUNTER cost. */
export const standardCost = (t: MiddaraTable, ability: StandardAbility): number =>
  t.value('cost of a Standard Ability', ability);

const costIn = (t: MiddaraTable, figure: number, ability: StandardAbility): { cost: number } => ({
  cost: spCost(t, figure, standardCost(t, ability)),
});

export const bothStand = (t: In<'attack'>): boolean => stands(t, t.locals.attacker) && stands(t, t.locals.target);
export const typeOfDamage = (t: In<'attack'>): DamageType => t.value('type of Damage', t.locals.attacker);

// ---- EMPOWER and DODGE ----

export const empower: ChoiceIn<'attack'> = {
  rule: 'MD-ATK-09',
  why: (t) => {
    const { attacker, dice, empowered } = t.locals;
    if (decidesItself(t, attacker)) return refuse('MD-ATK-10', 'refuse.combatants-do-not', { figure: named(attacker) });
    if (dice.includes('black') || empowered) return refuse('MD-EMPW-07', 'refuse.empowered');
    return whyParalyzed(t, attacker) ?? whyTooFewSP(t, attacker, spCost(t, attacker, standardCost(t, 'EMPOWER')));
  },
  then: (t) => {
    const { attacker } = t.locals;
    paySP(t, attacker, spCost(t, attacker, standardCost(t, 'EMPOWER')));
    t.locals.empowered = true;
    t.emit('empowers', { figure: named(attacker) });
  },
  label: (t) => {
    const { attacker, target, dice } = t.locals;
    const chances = chancesOf(t, attacker, target, [...dice, 'black']);
    return {
      key: 'option.empower',
      with: { ...costIn(t, attacker, 'EMPOWER'), ...chances, skull: skullOf(t, 'black') },
    };
  },
};
export const plain: ChoiceIn<'attack'> = {
  rule: 'MD-ATK-02',
  then: () => {},
  label: (t) => {
    const { attacker, target, dice } = t.locals;
    return { key: 'option.plain', with: { ...chancesOf(t, attacker, target, dice) } };
  },
};

/** What forbids a DODGE, whatever pays for it. */
export function whyNotDodge(t: MiddaraTable, target: number): Refusal | null {
  if (t.within('attack')!.dodging) return refuse('MD-DODG-06', 'refuse.dodged');
  if (terrainFor(t, target) === 'water') return refuse('MD-TERR-11', 'refuse.no-dodge-in-water');
  /* MD-EFF-04 */ if (hasEffect(t, target, 'darkness')) {
    return refuse('MD-DODG-07', 'refuse.no-dodge-in-darkness');
  }
  return whyParalyzed(t, target);
}
export const dodge: ChoiceIn<'attack'> = {
  rule: 'MD-ATK-12',
  why: (t) => {
    const { target } = t.locals;
    if (decidesItself(t, target)) return refuse('MD-ATK-12', 'refuse.combatants-do-not', { figure: named(target) });
    return whyNotDodge(t, target) ?? whyTooFewSP(t, target, spCost(t, target, standardCost(t, 'DODGE')));
  },
  then: (t) => {
    const { target } = t.locals;
    paySP(t, target, spCost(t, target, standardCost(t, 'DODGE')));
    t.locals.dodging = true;
  },
  label: (t) => ({ key: 'option.dodge', with: { ...costIn(t, t.locals.target, 'DODGE'), ...dodged(t) } }),
};
/** How often the Attack hits whoever dodges. */
function dodged(t: In<'attack'>): Chances {
  const { attacker, target, dice } = t.locals;
  return chancesOf(t, attacker, target, dice, dodgesOf(t, target));
}
export const dodgeToken: ChoiceIn<'attack'> = {
  rule: 'MD-TOK-02',
  why: (t) => {
    const { target } = t.locals;
    if (t.counters(target, 'dodge') === 0) {
      return refuse('MD-TOK-02', 'refuse.no-such-token', {
        figure: named(target),
        token: { key: 'token.dodge', with: {} },
      });
    }
    return whyNotDodge(t, target);
  },
  then: (t) => {
    const { target } = t.locals;
    t.setCounters(target, 'dodge', t.counters(target, 'dodge') - 1);
    t.locals.dodging = true;
  },
  label: (t) => ({ key: 'option.dodge token', with: { ...dodged(t) } }),
};

// ---- Damage ----

/** In an Attack, Vow tokens are used where Abilities add Damage. */
export const vow: ChoiceIn<'attack'> = {
  rule: 'MD-TOK-05',
  why: (t) => {
    const { attacker } = t.locals;
    const about = { figure: named(attacker), token: { key: 'token.vow', with: {} } };
    return t.counters(attacker, 'vow') > 0 ? null : refuse('MD-TOK-05', 'refuse.no-such-token', about);
  },
  then: (t) => {
    const { attacker, damage } = t.locals;
    t.setCounters(attacker, 'vow', t.counters(attacker, 'vow') - 1);
    damage[typeOfDamage(t)] += 2;
    return { goto: 'adding damage' };
  },
};

// ---- COUNTER ----

/** Opponents in the line to the Attacker, if it is out of sight for them. */
function inTheWay(t: In<'attack'>): number[] {
  const { attacker, target } = t.locals;
  if (sees(t, target, attacker)) return [];
  const line = lineBetween(squareOf(t, target), squareOf(t, attacker)).flat();
  return opponentsOf(t, target).filter(
    (one) => one !== attacker && baseOf(t, one).some((square) => line.includes(square)),
  );
}
/** Why the target of an Attack cannot strike back at a figure, whatever pays for it. */
export function whyNotCounter(t: MiddaraTable, at: number): Refusal | null {
  const { target, countered } = t.within('attack')!;
  if (countered !== null) return refuse('MD-CNTR-06', 'refuse.countered');
  const far = whyNotTarget(t, target, at, t.value('attack type', target));
  return far !== null ? { ...far, rule: 'MD-CNTR-04' } : whyParalyzed(t, target);
}
const atWhom = (t: In<'attack'>, id: string): number => Number(words(id)[0] ?? t.locals.attacker);
export const counter: ChoiceIn<'attack'> = {
  rule: 'MD-CNTR-01',
  list: (t) => ['counter', .../* MD-CNTR-05 [] */ inTheWay(t).map((one) => `counter:${one}`)],
  why: (t, _, id) => {
    const { target } = t.locals;
    if (decidesItself(t, target) && cardOf(t, target).counters !== true) {
      return refuse('MD-CNTR-03', 'refuse.combatants-do-not', { figure: named(target) });
    }
    return whyNotCounter(t, atWhom(t, id)) ?? whyTooFewSP(t, target, t.value('counter cost', target));
  },
  then: (t, _, id) => {
    const { target } = t.locals;
    paySP(t, target, t.value('counter cost', target));
    t.locals.countered = atWhom(t, id);
    t.emit('counters', { figure: named(target), target: named(t.locals.countered) });
  },
  label: (t, _, id) => {
    const { target } = t.locals;
    const at = atWhom(t, id);
    const chances = chancesOf(t, target, at, t.value('combat dice', target));
    const about = { cost: t.value('counter cost', target), ...chances };
    return id === 'counter'
      ? { key: 'option.counter', with: about }
      : { key: 'option.counter-at', with: { ...about, figure: named(at) } };
  },
};

/** The target of an Attack that an Ability makes. */
export const against: ChoiceIn<'attack action'> = {
  rule: 'MD-ATK-03',
  list: (t) => opponentsOf(t, t.locals.attacker).map((one) => `against:${one}`),
  why: (t, _, id) => whyNotTarget(t, t.locals.attacker, Number(words(id)[0]), t.locals.type),
  then: (t, _, id) => void (t.locals.targets = [Number(words(id)[0])]),
  label: (t, _, id) => {
    const { attacker } = t.locals;
    const target = Number(words(id)[0]);
    const chances = chancesOf(t, attacker, target, t.value('combat dice', attacker));
    return { key: 'option.against', with: { figure: named(target), ...chances } };
  },
};

/** Whoever answers for the Attacker, then for the target, then all others. */
export const nearestFirst = (t: In<'attack'>): readonly number[] => {
  const first = [...deciders(t, t.locals.attacker), ...deciders(t, t.locals.target)];
  return [...new Set([...first, ...t.seats])];
};
