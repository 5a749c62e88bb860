/** The steps of an Attack, in the book's order. Follow Up Abilities are not there yet. */

import { refuse, words, type Choice, type Refusal } from '@questwright/kernel';
import type { SymbolAbility } from './cards.ts';
import { terrainFor } from './board.ts';
import { numbersOf, rollDice } from './dice.ts';
import { paySP, spCost, whyTooFewSP } from './figures.ts';
import { newAttack, whyNotTarget } from './targets.ts';
import {
  because,
  cardOf,
  deciders,
  decidesItself,
  isAdventurer,
  named,
  stands,
  type Fight,
  type Middara,
  type Part,
} from './world.ts';
import { SYMBOLS, type Die } from './words.ts';

const COUNTER_COST = 2;

const bothStand = (t: Fight): boolean => stands(t, t.locals.attacker) && stands(t, t.locals.target);

// ---- EMPOWER and DODGE ----

const empower: Choice<Middara> = {
  rule: 'MD-ATK-09',
  why: (t) => {
    const { attacker, dice } = t.locals;
    if (!isAdventurer(t, attacker)) return refuse('MD-ATK-10', 'refuse.combatants-do-not', { figure: named(attacker) });
    if ((dice as Die[]).includes('black')) return refuse('MD-EMPW-07', 'refuse.empowered');
    return whyTooFewSP(t, attacker, spCost(t, attacker, 1));
  },
  then: (t) => {
    const { attacker } = t.locals;
    paySP(t, attacker, spCost(t, attacker, 1));
    t.locals.empowered = true;
    t.emit('empowers', { figure: named(attacker) });
  },
};

const dodge: Choice<Middara> = {
  rule: 'MD-ATK-12',
  why: (t) => {
    const { target } = t.locals;
    if (!isAdventurer(t, target)) return refuse('MD-ATK-12', 'refuse.combatants-do-not', { figure: named(target) });
    if (terrainFor(t, target) === 'water') return refuse('MD-TERR-11', 'refuse.no-dodge-in-water');
    return whyTooFewSP(t, target, spCost(t, target, 1));
  },
  then: (t) => {
    const { target } = t.locals;
    paySP(t, target, spCost(t, target, 1));
    t.locals.dodging = true;
  },
};

// ---- Symbols ----

type Use = 'roll' | 'physical';
const abilitiesOf = (t: Fight): SymbolAbility[] => t.value('symbol abilities', t.locals.attacker) as SymbolAbility[];

function whyNotPay(t: Fight, { cost }: SymbolAbility): Refusal | null {
  const short = SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > t.locals.symbols[symbol]);
  return short ? refuse('MD-SYM-02', 'refuse.too-few-symbols') : null;
}
const payable = (t: Fight, use: Use): number[] =>
  abilitiesOf(t).flatMap((one, i) => (one[use] !== undefined && whyNotPay(t, one) === null ? [i] : []));

const spendFor = (use: Use, again: string): Choice<Middara> => ({
  rule: 'MD-SYM-02',
  list: (t) => abilitiesOf(t).flatMap((one, i) => (one[use] === undefined ? [] : [`spend:${i}`])),
  why: (t, _, id) => {
    const ability = abilitiesOf(t)[Number(words(id)[0])];
    return ability === undefined ? null : whyNotPay(t, ability);
  },
  then: (t, _, id) => {
    const ability = abilitiesOf(t)[Number(words(id)[0])]!;
    for (const symbol of SYMBOLS) t.locals.symbols[symbol] -= ability.cost[symbol] ?? 0;
    if (use === 'roll') t.locals.roll += ability.roll!;
    else t.locals.damage += ability.physical!;
    return t.enforces('MD-SYM-03') ? { goto: again } : undefined;
  },
  label: (t, _, id) => {
    const { cost = {}, roll = 0, physical = 0 } = abilitiesOf(t)[Number(words(id)[0])] ?? {};
    const { book = 0, shield = 0, burst = 0 } = cost;
    return { key: 'option.spend', with: { book, shield, burst, roll, physical } };
  },
});

/** Which Abilities, in their order, add the most Damage for the Symbols that are left. */
function bestUses(abilities: readonly SymbolAbility[], left: Record<string, number>, from = 0): [number, number[]] {
  let best: [number, number[]] = [0, []];
  for (let i = from; i < abilities.length; i++) {
    const { cost, physical = 0 } = abilities[i]!;
    if (physical === 0 || SYMBOLS.some((symbol) => (cost[symbol] ?? 0) > left[symbol]!)) continue;
    const rest = Object.fromEntries(SYMBOLS.map((symbol) => [symbol, left[symbol]! - (cost[symbol] ?? 0)]));
    const [more, uses] = bestUses(abilities, rest, i);
    if (more + physical > best[0]) best = [more + physical, [i, ...uses]];
  }
  return best;
}

// ---- COUNTER ----

const counter: Choice<Middara> = {
  rule: 'MD-CNTR-01',
  why: (t) => {
    const { attacker, target } = t.locals;
    if (!isAdventurer(t, target) && cardOf(t, target).counters !== true) {
      return refuse('MD-CNTR-03', 'refuse.combatants-do-not', { figure: named(target) });
    }
    const far = whyNotTarget(t, target, attacker, t.value('attack type', target));
    if (far !== null) return { ...far, rule: 'MD-CNTR-04' };
    return whyTooFewSP(t, target, t.value('counter cost', target));
  },
  then: (t) => {
    const { attacker, target } = t.locals;
    paySP(t, target, t.value('counter cost', target));
    t.locals.countered = true;
    t.emit('counters', { figure: named(target), target: named(attacker) });
  },
};

export const ATTACK: Part = {
  procs: {
    attack: {
      target: {
        rule: 'MD-ATK-03',
        do: (t) => {
          const { attacker, target, reason, type } = t.locals;
          t.emit('attacks', { figure: named(attacker), target: named(target), reason, type });
        },
      },
      cost: {
        rule: 'MD-ATK-35',
        do: (t) => {
          const { attacker, reason } = t.locals;
          paySP(t, attacker, spCost(t, attacker, t.value('attack cost', attacker, reason)));
        },
      },
      'combat dice pool': {
        rule: 'MD-ATK-02',
        do: (t) => void (t.locals.dice = [...t.value('combat dice', t.locals.attacker)]),
      },
      empower: {
        rule: 'MD-ATK-09',
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({ key: 'ask.attack.empower', with: { figure: named(t.locals.attacker) } }),
          choices: { empower, plain: { rule: 'MD-ATK-02', then: () => {} } },
        },
      },
      'black die': {
        rule: 'MD-EMPW-01',
        when: (t) => t.locals.empowered,
        do: (t) => void t.locals.dice.push('black'),
      },
      dodge: {
        rule: 'MD-ATK-12',
        ask: {
          seats: (t) => deciders(t, t.locals.target),
          prompt: (t) => ({
            key: 'ask.attack.dodge',
            with: { figure: named(t.locals.target), attacker: named(t.locals.attacker) },
          }),
          choices: { dodge, stand: { rule: 'MD-ATK-02', then: () => {} } },
        },
      },
      'dodge roll': {
        rule: 'MD-ATK-13',
        when: (t) => t.locals.dodging,
        do: (t) => {
          const { target } = t.locals;
          const [face] = rollDice(t, target, ['black']);
          t.locals.dodge = face!.skull === true ? 0 : (face!.shield ?? 0);
          t.emit('dodges', { figure: named(target), bonus: t.locals.dodge });
        },
      },
      'attack roll': {
        rule: 'MD-ATK-15',
        do: (t) => {
          const { attacker, target, dice, symbols } = t.locals;
          const faces = rollDice(t, attacker, dice);
          for (const face of faces) for (const symbol of SYMBOLS) symbols[symbol] += face[symbol] ?? 0;
          t.locals.skull = faces.some((face) => face.skull === true);
          t.locals.roll = Math.max(0, numbersOf(faces) + t.value('to the attack roll', attacker, target));
        },
      },
      'adding to the roll': {
        rule: 'MD-ATK-16',
        when: (t) => payable(t, 'roll').length > 0 && !t.locals.skull,
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({
            key: 'ask.attack.adding to the roll',
            with: { roll: t.locals.roll, defense: t.value('defense', t.locals.target), ...t.locals.symbols },
          }),
          choices: { spend: spendFor('roll', 'adding to the roll'), enough: { rule: 'MD-ATK-16', then: () => {} } },
        },
      },
      'hit or miss': {
        rule: 'MD-ATK-17',
        do: (t) => {
          const { attacker, target, roll, skull } = t.locals;
          const defense: number = t.value('defense', target);
          t.locals.hit = roll >= defense && !(skull && t.enforces('MD-EMPW-04'));
          const params = { figure: named(attacker), target: named(target), roll, defense };
          t.emit(t.locals.hit ? 'hits' : 'misses', params);
        },
      },
      'after a miss': { rule: 'MD-ATK-18', do: (t) => (t.locals.hit ? undefined : { goto: 'counter' }) },
      'difference hit': {
        rule: 'MD-ATK-19',
        do: (t) => void (t.locals.damage = t.locals.roll - t.value('defense', t.locals.target)),
      },
      flanking: {
        rule: 'MD-FLNK-03',
        when: (t) => t.value('flanking', t.locals.attacker, t.locals.target),
        do: (t) => void (t.locals.damage += t.value('flanking damage', t.locals.attacker)),
      },
      'adding damage': {
        rule: 'MD-ATK-20',
        when: (t) => payable(t, 'physical').length > 0,
        ask: {
          seats: (t) => deciders(t, t.locals.attacker),
          prompt: (t) => ({
            key: 'ask.attack.adding damage',
            with: { damage: t.locals.damage, ...t.locals.symbols },
          }),
          choices: { spend: spendFor('physical', 'adding damage'), enough: { rule: 'MD-ATK-20', then: () => {} } },
          decides: (t) => {
            if (!decidesItself(t, t.locals.attacker) || !t.enforces('MD-CMBT-12')) return null;
            const [first] = bestUses(abilitiesOf(t), t.locals.symbols)[1];
            const pick = first === undefined ? 'enough' : `spend:${first}`;
            return { pick: [pick], trace: [because('most-damage', t.locals.attacker)] };
          },
        },
      },
      armor: {
        rule: 'MD-ATK-23',
        when: (t) => t.value('type of Damage', t.locals.attacker) === 'physical',
        do: (t) => {
          const { attacker, target, damage } = t.locals;
          const armor = Math.max(0, t.value('armor', target) - t.value('armor piercing', attacker));
          t.locals.damage = Math.max(0, damage - armor);
        },
      },
      'final damage': {
        rule: 'MD-ATK-26',
        as: 'dealt',
        run: 'damage',
        with: (t) => ({
          figure: t.locals.target,
          amount: t.locals.damage,
          type: t.value('type of Damage', t.locals.attacker),
        }),
      },
      counter: {
        rule: 'MD-ATK-27',
        when: (t) =>
          bothStand(t) &&
          (t.locals.dealt ?? 0) === 0 &&
          (t.locals.reason !== 'counter' || t.value('a COUNTER may be countered')),
        ask: {
          seats: (t) => deciders(t, t.locals.target),
          prompt: (t) => ({
            key: 'ask.attack.counter',
            with: { figure: named(t.locals.target), attacker: named(t.locals.attacker) },
          }),
          choices: { counter, refrain: { rule: 'MD-ATK-02', then: () => {} } },
          decides: (t, offer) => {
            const { target } = t.locals;
            if (!decidesItself(t, target)) return null;
            return { pick: [offer.options[0]!], trace: [because('counters-if-it-can', target)] };
          },
        },
      },
      // The COUNTER takes the place of the Attack: whatever the Attack interrupted goes on after the whole chain.
      countered: {
        rule: 'MD-CNTR-06',
        when: (t) => t.locals.countered,
        do: (t) => {
          const { attacker, target } = t.locals;
          return { end: 'attack', instead: newAttack(target, attacker, t.value('attack type', target), 'counter') };
        },
      },
    },
  },
  shown: { attack: ['attacker', 'target', 'type', 'reason', 'dice', 'dodge', 'roll', 'symbols', 'hit', 'damage'] },
  values: {
    'a COUNTER may be countered': { rule: 'MD-CNTR-08', of: () => true },
    'counter cost': {
      rule: 'MD-CNTR-02',
      of: (t, figure: number) => (isAdventurer(t, figure) ? spCost(t, figure, COUNTER_COST) : 0),
    },
  },
};
