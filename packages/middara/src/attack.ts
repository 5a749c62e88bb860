/** The Attack: its target, the roll, the Damage. */

import { refuse, type Choice, type Refusal } from '@questwright/kernel';
import { besides, levelAt, terrainFor } from './board.ts';
import { numbersOf, rollDice } from './dice.ts';
import { paySP, spCost } from './figures.ts';
import { rangeTo, sees } from './sight.ts';
import {
  areAllies,
  call,
  cardOf,
  deciders,
  figureOf,
  isAdventurer,
  named,
  squareOf,
  stands,
  unless,
  type Fight,
  type Middara,
  type Part,
} from './world.ts';
import { HIGHEST_LEVEL, type AttackType } from './words.ts';

/** Why a figure cannot be the target of an Attack of that type. */
export function whyNotTarget(t: Fight, attacker: number, target: number, type: AttackType): Refusal | null {
  const figure = named(target);
  if (!stands(t, target) || areAllies(t, attacker, target))
    return refuse('MD-ATK-03', 'refuse.no-opponent', { figure });
  const far = type === 'melee' ? whyNotMelee(t, attacker, target) : whyNotRanged(t, attacker, target);
  if (far !== null) return far;
  return sees(t, attacker, target) ? null : refuse('MD-ATK-03', 'refuse.out-of-sight', { figure });
}
const changeBetween = (t: Fight, one: number, other: number): number =>
  Math.abs(levelAt(t, squareOf(t, one)) - levelAt(t, squareOf(t, other)));
function whyNotMelee(t: Fight, attacker: number, target: number): Refusal | null {
  const figure = named(target);
  const reach = t.value('reach', attacker) as number;
  if (reach > 1 ? rangeTo(t, attacker, target) > reach : !besides(t, attacker, target)) {
    const reason = unless(t, 'MD-RNG-02', 'refuse.not-adjacent', { figure });
    if (reason !== null) return reason;
  }
  const climb = changeBetween(t, attacker, target);
  return climb >= 2 ? unless(t, 'MD-ELEV-12', 'refuse.other-elevation', { figure, climb }) : null;
}
function whyNotRanged(t: Fight, attacker: number, target: number): Refusal | null {
  const [far, range] = [rangeTo(t, attacker, target), t.value('attack range', attacker) as number];
  if (far > range) return unless(t, 'MD-RNG-04', 'refuse.out-of-range', { figure: named(target), far, range });
  const climb = changeBetween(t, attacker, target);
  const most = t.value('change for Ranged Attacks') as number;
  return climb <= most ? null : refuse('MD-ATK-03', 'refuse.other-elevation', { figure: named(target), climb });
}

export const whyTooFewSP = (t: Fight, figure: number, cost: number): Refusal | null => {
  if (!isAdventurer(t, figure) || figureOf(t, figure).stamina >= cost) return null;
  return refuse('MD-ACTN-02', 'refuse.too-few-SP', { figure: named(figure), cost, left: figureOf(t, figure).stamina });
};

const dodge: Choice<Middara> = {
  rule: 'MD-ATK-12',
  list: (t) => (isAdventurer(t, t.locals.target) ? ['dodge'] : []),
  why: (t) => {
    const { target } = t.locals;
    if (terrainFor(t, target) === 'water') return refuse('MD-TERR-11', 'refuse.no-dodge-in-water');
    return whyTooFewSP(t, target, spCost(t, target, 1));
  },
  then: (t) => {
    const { target } = t.locals;
    paySP(t, target, spCost(t, target, 1));
    const [face] = rollDice(t, target, ['black']);
    t.locals.dodge = face!.skull === true ? 0 : (face!.shield ?? 0);
    t.emit('dodges', { figure: named(target), bonus: t.locals.dodge });
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
      dodge: {
        rule: 'MD-ATK-12',
        when: (t) => isAdventurer(t, t.locals.target),
        ask: {
          seats: (t) => deciders(t, t.locals.target),
          prompt: (t) => ({
            key: 'ask.attack.dodge',
            with: { figure: named(t.locals.target), attacker: named(t.locals.attacker) },
          }),
          choices: { dodge, stand: { rule: 'MD-ATK-12', then: () => {} } },
        },
      },
      'attack roll': {
        rule: 'MD-ATK-15',
        do: (t) => {
          const { attacker, target } = t.locals;
          const rolled = numbersOf(rollDice(t, attacker, t.value('combat dice', attacker)));
          t.locals.roll = Math.max(0, rolled + t.value('to the attack roll', attacker, target));
        },
      },
      'hit or miss': {
        rule: 'MD-ATK-17',
        do: (t) => {
          const { attacker, target, roll } = t.locals;
          const defense: number = t.value('defense', target);
          t.locals.hit = roll >= defense;
          const params = { figure: named(attacker), target: named(target), roll, defense };
          t.emit(t.locals.hit ? 'hits' : 'misses', params);
        },
      },
      'difference hit': {
        rule: 'MD-ATK-19',
        when: (t) => t.locals.hit,
        do: (t) => void (t.locals.damage = t.locals.roll - t.value('defense', t.locals.target)),
      },
      armor: {
        rule: 'MD-ATK-23',
        when: (t) => t.locals.hit,
        do: (t) => void (t.locals.damage = Math.max(0, t.locals.damage - t.value('armor', t.locals.target))),
      },
      'final damage': {
        rule: 'MD-ATK-26',
        when: (t) => t.locals.hit,
        do: (t) => {
          const { target, damage } = t.locals;
          return { run: [call('damage', { figure: target, amount: damage, type: 'physical' })] };
        },
      },
    },
  },
  shown: { attack: ['attacker', 'target', 'type', 'reason', 'dodge', 'roll', 'hit', 'damage'] },
  values: {
    'attack type': { rule: 'MD-RNG-01', of: (t, figure: number) => cardOf(t, figure).attack.type },
    'change for Ranged Attacks': { rule: 'MD-ELEV-13', of: () => HIGHEST_LEVEL - 1 },
    'attack range': { rule: 'MD-RNG-01', of: (t, figure: number) => cardOf(t, figure).attack.range },
    reach: {
      rule: 'MD-RNG-02',
      of: () => 1,
      parts: { tag: { rule: 'MD-TAG-53', layer: 'set', of: (t, figure: number) => cardOf(t, figure).reach ?? null } },
    },
    'combat dice': { rule: 'MD-ATK-08', of: (t, figure: number) => cardOf(t, figure).dice },
    'attack cost': {
      rule: 'MD-ATK-35',
      of: () => 2,
      parts: {
        'break attack': {
          rule: 'MD-BRK-11',
          layer: 'set',
          of: (_, __: number, reason: string) => (reason === 'break' ? 0 : null),
        },
      },
    },
  },
};
