/** How Damage is dealt: what adds to it, what reduces it, and the tokens in the end. */

import { refuse, type Choice } from '@questwright/kernel';
import type { Resisted } from '../../cards.ts';
import type { Parts } from './locals.ts';
import {
  call,
  cardOf,
  deciders,
  gearOf,
  named,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
  type Middara,
} from '../../world.ts';
import { DAMAGE_TYPES, type DamageType, type EffectName, type Tag } from '../../words.ts';

export const NO_DAMAGE: Parts = { physical: 0, magic: 0, irreducible: 0 };
export const harm = (type: DamageType, amount: number): Parts => ({ ...NO_DAMAGE, [type]: amount });

/** Whether RESISTANCE or IMMUNITY to something holds for Damage of this type, dealt with these Tags. */
function covers(to: Resisted, type: DamageType, tags: readonly Tag[]): boolean {
  /* MD-DMG-04 */ if (type === 'irreducible') return false;
  if (to === 'damage') return /* MD-DMG-05 type === 'physical' */ true;
  return to === type || /* MD-TAG-73 false */ (tags as readonly string[]).includes(to);
}
const isProtected = (t: In<'dealing'>, against: 'resistances' | 'immunities', type: DamageType): boolean =>
  t.value(against, t.locals.figure).some((one) => covers(one, type, t.locals.tags));
export const isImmune = (t: MiddaraTable, figure: number, effect: EffectName): boolean =>
  t.value('immunities', figure).includes(effect);

/** "In this turn" for Abilities that reduce Damage. */
const reductionBy = (figure: number): string => `damage reduced:${figure}`;
export const hasReduced = (t: MiddaraTable, figure: number): boolean => t.used('turn', reductionBy(figure)) > 0;
export function noteReduction(t: MiddaraTable): void {
  if (t.isWithin('turn')) t.use('turn', reductionBy(t.within('dealing')!.figure));
}

/** Vow tokens add to Damage that is no part of an Attack here; in an Attack they are used before Armor. */
const vow: Choice<Middara> = {
  rule: 'MD-TOK-05',
  why: (t) => {
    const { by, source } = t.within('dealing')!;
    if (source === 'attack') return refuse('MD-TOK-05', 'refuse.vow-in-the-attack');
    if (by === null) return refuse('MD-TOK-05', 'refuse.dealt-by-nobody');
    const about = { figure: named(by), token: { key: 'token.vow', with: {} } };
    return t.counters(by, 'vow') > 0 ? null : refuse('MD-TOK-05', 'refuse.no-such-token', about);
  },
  then: (t) => {
    const { by, parts } = t.within('dealing')!;
    t.setCounters(by!, 'vow', t.counters(by!, 'vow') - 1);
    const type = DAMAGE_TYPES.find((one) => parts[one] > 0) ?? 'physical';
    parts[type] += 2;
  },
};

export const DEALING: MiddaraChapter = {
  procs: {
    dealing: {
      'dealing damage': {
        rule: 'MD-TOK-05',
        when: (t) => t.locals.by !== null,
        window: { timing: 'dealing damage', order: (t) => deciders(t, t.locals.by!) },
      },
      // An Attack has its own step for Armor, with ARMOR PIERCING.
      armor: {
        rule: 'MD-ICON-19',
        when: (t) => /* MD-TAG-70 !t.isWithin('throw') */ t.locals.source !== 'attack',
        do: (t) => {
          const { figure, parts } = t.locals;
          parts.physical = Math.max(0, parts.physical - t.value('armor', figure));
        },
      },
      reduction: {
        rule: 'MD-ATK-26',
        window: { timing: 'damage dealt to you', order: (t) => deciders(t, t.locals.figure) },
      },
      // Once for each part, however many Resistances there are.
      resistance: {
        rule: 'MD-TAG-61',
        when: (t) => t.locals.source !== 'ability',
        do: (t) => {
          const { parts } = t.locals;
          for (const type of DAMAGE_TYPES) {
            if (isProtected(t, 'resistances', type)) parts[type] = t.value('half', parts[type]);
          }
        },
      },
      immunity: {
        rule: 'MD-TAG-40',
        when: (t) => t.locals.source !== 'ability',
        do: (t) => {
          for (const type of DAMAGE_TYPES) if (isProtected(t, 'immunities', type)) t.locals.parts[type] = 0;
        },
      },
      tokens: {
        rule: 'MD-DMG-06',
        do: (t) => {
          const { figure, parts } = t.locals;
          const types = DAMAGE_TYPES.filter((type) => parts[type] > 0);
          return { run: types.map((type) => call('damage', { figure, amount: parts[type], type })) };
        },
      },
      dealt: {
        rule: 'MD-ATK-26',
        do: (t) => ({ done: t.results.reduce((sum: number, one) => sum + (one as number), 0) }),
      },
    },
  },
  shown: { dealing: ['figure', 'by', 'parts'] },
  timings: {
    'dealing damage': { rule: 'MD-TOK-05', choices: { vow } },
    'damage dealt to you': { rule: 'MD-ATK-26', choices: {} },
  },
  values: {
    /** The Armor that counts for a type of Damage in an Attack. */
    'armor against': {
      rule: 'MD-ATK-23',
      of: (t, target, { attacker }) => Math.max(0, t.value('armor', target) - t.value('armor piercing', attacker)),
      parts: {
        magic: {
          rule: 'MD-DMG-03',
          layer: 'times',
          of: (_, __, { type }) => (type === 'magic' ? 0 : null),
        },
      },
    },
    resistances: {
      rule: 'MD-TAG-61',
      of: (t, figure) => [cardOf(t, figure), ...gearOf(t, figure)].flatMap((one) => one.resistance ?? []),
    },
    immunities: {
      rule: 'MD-TAG-40',
      of: (t, figure) => [cardOf(t, figure), ...gearOf(t, figure)].flatMap((one) => one.immunity ?? []),
    },
  },
};
