/** What a figure attacks with. */

import type { SymbolAbility, Weapon } from './cards.ts';
import { cardOf, gearOf, isAdventurer, type Fight, type Part } from './world.ts';
import type { Die } from './words.ts';

const weaponsOf = (t: Fight, figure: number): Weapon[] =>
  gearOf(t, figure).flatMap((one) => (one.weapon === undefined ? [] : [one.weapon]));
const rangesOf = (t: Fight, figure: number): number[] =>
  weaponsOf(t, figure).flatMap(({ range }) => (range === undefined ? [] : [range]));
const numbered = (dice: readonly Die[]): number => dice.filter((die) => die !== 'black').length;
/** A BLACK die that is printed on a Weapon is rolled for nothing. */
const pooled = (t: Fight, figure: number): Die[] =>
  weaponsOf(t, figure)
    .flatMap(({ dice }) => dice)
    .filter((die) => die !== 'black' || t.enforces('MD-ATK-11'));

export const WEAPONS: Part = {
  values: {
    'attack type': {
      rule: 'MD-WPN-01',
      of: (t, figure: number) =>
        cardOf(t, figure).attack?.type ?? (rangesOf(t, figure).length > 0 ? 'ranged' : 'melee'),
    },
    // Of two Ranged Weapons the shorter Range counts.
    'attack range': {
      rule: 'MD-RNG-01',
      of: (t, figure: number) => cardOf(t, figure).attack?.range ?? Math.min(...rangesOf(t, figure), 99),
    },
    reach: {
      rule: 'MD-RNG-02',
      of: () => 1,
      parts: {
        tag: {
          rule: 'MD-TAG-53',
          layer: 'greatest',
          of: (t, figure: number) =>
            Math.max(cardOf(t, figure).reach ?? 1, ...weaponsOf(t, figure).map((one) => one.reach ?? 1)),
        },
      },
    },
    'combat dice': {
      rule: 'MD-ATK-05',
      of: (t, figure: number) => pooled(t, figure),
      parts: {
        'lone die': {
          rule: 'MD-ATK-06',
          layer: 'set',
          of: (t, figure: number) => {
            const dice = pooled(t, figure);
            return isAdventurer(t, figure) && numbered(dice) === 1 ? [...dice, 'purple'] : null;
          },
        },
        unarmed: {
          rule: 'MD-ATK-07',
          layer: 'set',
          of: (t, figure: number) =>
            isAdventurer(t, figure) && pooled(t, figure).length === 0 ? ['purple', 'purple'] : null,
        },
        combatant: {
          rule: 'MD-ATK-08',
          layer: 'set',
          of: (t, figure: number) => (cardOf(t, figure).dice as Die[] | undefined) ?? null,
        },
      },
    },
    'type of Damage': { rule: 'MD-DMG-02', of: () => 'physical' },
    'armor piercing': {
      rule: 'MD-ATK-25',
      of: (t, figure: number) => weaponsOf(t, figure).reduce((sum, { piercing = 0 }) => sum + piercing, 0),
    },
    'symbol abilities': {
      rule: 'MD-SYM-02',
      of: (t, figure: number): SymbolAbility[] => [
        ...(cardOf(t, figure).symbols ?? []),
        ...weaponsOf(t, figure).flatMap(({ symbols = [] }) => symbols),
      ],
    },
    'attack cost': {
      rule: 'MD-ATK-35',
      of: () => 2,
      parts: {
        'break attack': {
          rule: 'MD-BRK-11',
          layer: 'set',
          of: (_, __: number, reason: string) => (reason === 'break' ? 0 : null),
        },
        counter: {
          rule: 'MD-CNTR-09',
          layer: 'set',
          of: (_, __: number, reason: string) => (reason === 'counter' ? 0 : null),
        },
      },
    },
  },
};
