/** What cards may say while an Attack is made or Damage is dealt. */

import type { Effect } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { whyNotCounter, whyNotDodge } from './attack-choices.ts';
import { noteReduction } from './damage.ts';
import { amountIn } from '../abilities/aiming.ts';
import { AMOUNT, DAMAGE, FLAG, muchText, wordFor } from '../../verbs.ts';
import { named, type MiddaraTable, type MiddaraChapter } from '../../world.ts';
import type { DamageType } from '../../words.ts';

const typesOf = ({ type }: Effect): DamageType[] =>
  type === undefined ? /* MD-DMG-05 ['physical'] */ ['physical', 'magic'] : [type as DamageType];
function reducible(t: MiddaraTable, effect: Effect): DamageType[] {
  const dealing = t.within('dealing');
  return dealing === null ? [] : typesOf(effect).filter((type) => dealing.parts[type] > 0);
}

export const VOCABULARY_OF_ATTACKS: MiddaraChapter = {
  verbs: {
    EMPOWER: {
      rule: 'MD-TAG-25',
      shape: FLAG,
      text: () => ({ key: 'text.empower', with: {} }),
      estimate: () => ({ worth: 1 }),
      can: (t) => t.within('attack')?.empowered === false,
      do: (t) => {
        const attack = t.within('attack')!;
        attack.empowered = true;
        t.emit('empowers', { figure: named(attack.attacker) });
      },
    },
    DODGE: {
      rule: 'MD-TAG-22',
      shape: FLAG,
      text: () => ({ key: 'text.dodge', with: {} }),
      estimate: () => ({ worth: 1 }),
      can: (t) => {
        const why = whyNotDodge(t, t.within('attack')!.target);
        return why === null;
      },
      do: (t) => void (t.within('attack')!.dodging = true),
    },
    COUNTER: {
      rule: 'MD-TAG-18',
      shape: FLAG,
      text: () => ({ key: 'text.counter', with: {} }),
      estimate: () => ({ counter: true }),
      can: (t) => whyNotCounter(t, t.within('attack')!.attacker) === null,
      do: (t) => {
        const attack = t.within('attack')!;
        attack.countered = attack.attacker;
        t.emit('counters', { figure: named(attack.target), target: named(attack.attacker) });
      },
    },
    /** The whole Attack roll of an Attack that missed. */
    'attack roll again': {
      rule: 'MD-ABIL-08',
      shape: FLAG,
      text: () => ({ key: 'text.roll-again', with: {} }),
      estimate: () => ({ again: 'roll' }),
      can: (t) => t.within('attack')?.again === false,
      do: (t) => void (t.within('attack')!.again = true),
    },
    'TO THE ATK ROLL': {
      rule: 'MD-TAG-07',
      shape: { takes: shape.whole(1, 9) },
      text: (effect) => ({ key: 'text.to-the-roll', with: { bonus: effect['TO THE ATK ROLL']! } }),
      estimate: (effect) => ({ roll: effect['TO THE ATK ROLL'] as number }),
      can: (t) => (t.within('attack')?.faces ?? null) !== null,
      do: (t, effect) => void (t.within('attack')!.roll += effect['TO THE ATK ROLL'] as number),
    },
    /** +X Damage of a type to the Attack that is being made. */
    'more damage': {
      rule: 'MD-ATK-20',
      shape: { takes: AMOUNT, fields: { type: DAMAGE } },
      text: (effect) => ({
        key: 'text.more-damage',
        with: { ...muchText(effect['more damage']), type: wordFor('damage', effect['type']) },
      }),
      estimate: (effect) => ({ more: effect['more damage']! }),
      do: (t, effect, context) =>
        void (t.within('attack')!.damage[effect['type'] as DamageType] += amountIn(t, effect, 'more damage', context)),
    },
    'damage becomes': {
      rule: 'MD-DMG-03',
      shape: { takes: DAMAGE },
      text: (effect) => ({ key: 'text.damage-becomes', with: { type: wordFor('damage', effect['damage becomes']) } }),
      estimate: (effect) => ({ becomes: effect['damage becomes'] as DamageType }),
      can: (t) => t.within('attack')?.into === null,
      do: (t, effect) => void (t.within('attack')!.into = effect['damage becomes'] as DamageType),
    },
    /** Reduces Damage that is dealt to the figure; without a type Damage of any type, but never Irreducible Damage. */
    'less damage': {
      rule: 'MD-ATK-26',
      shape: { takes: shape.whole(1, 30), fields: { type: shape.optional(DAMAGE) } },
      text: (effect) => ({
        key: 'text.less-damage',
        with: { amount: effect['less damage']!, type: wordFor('damage', effect['type']) },
      }),
      estimate: (effect) => ({ less: { amount: effect['less damage'] as number, types: typesOf(effect) } }),
      can: (t, effect) => reducible(t, effect).length > 0,
      do: (t, effect) => {
        const { parts } = t.within('dealing')!;
        noteReduction(t);
        let left = effect['less damage'] as number;
        for (const type of reducible(t, effect)) {
          const taken = Math.min(left, parts[type]);
          parts[type] -= taken;
          left -= taken;
        }
      },
    },
  },
};
