/** What a figure attacks with. */

import { refuse, type Refusal } from '@questwright/kernel';
import type { GearCard, SymbolAbility, Weapon } from '../../cards.ts';
import {
  cardOf,
  figureOf,
  gearOf,
  isAdventurer,
  isCommanded,
  named,
  type MiddaraTable,
  type MiddaraChapter,
} from '../../world.ts';
import type { AttackType, Die, Tag, WeaponType } from '../../words.ts';

const weaponsOf = (t: MiddaraTable, figure: number): Weapon[] =>
  gearOf(t, figure).flatMap((one) => (one.weapon === undefined ? [] : [one.weapon]));
const isShield = (card: GearCard): boolean => (card.tags as readonly Tag[]).includes('SHIELD');
/** A SHIELD goes with whatever Weapon is in the other hand. */
const decisive = (t: MiddaraTable, figure: number): Weapon[] => {
  const armed = gearOf(t, figure).filter((one) => one.weapon !== undefined);
  return armed.filter((one) => /* MD-TAG-63 true */ !isShield(one)).map((one) => one.weapon!);
};
const typesOf = (t: MiddaraTable, figure: number): WeaponType[] => decisive(t, figure).map(({ type }) => type);
/** Of two Ranged Weapons the shorter Range counts; a Melee/Ranged one takes on that of its partner. */
function rangesOf(t: MiddaraTable, figure: number): number[] {
  const all = decisive(t, figure);
  const ranged = all.filter(({ type }) => type === 'ranged');
  const counted = ranged.length > 0 ? /* MD-ICON-10 all */ ranged : all;
  return counted.flatMap(({ range }) => range ?? []);
}
const numbered = (dice: readonly Die[]): number => dice.filter((die) => die !== 'black').length;
/** A BLACK die that is printed on a Weapon is rolled for nothing. */
const pooled = (t: MiddaraTable, figure: number): Die[] =>
  figureOf(t, figure).gear.flatMap((thing) =>
    /* MD-ATK-11 t.value('weapon dice', thing).filter((die) => die !== 'black') */ t.value('weapon dice', thing),
  );

/** The Icons on the Weapons of a figure. */
const iconsOf = (t: MiddaraTable, figure: number): AttackType[] => {
  const { attack } = cardOf(t, figure);
  if (attack !== undefined) return ['melee', 'ranged'];
  return weaponsOf(t, figure).flatMap(({ type }): AttackType[] => {
    if (type !== 'melee/ranged') return [type];
    return /* MD-ICON-09 [] */ ['melee', 'ranged'];
  });
};
/** Why an Ability with an Icon cannot be used with what a figure has in its hands. */
export function whyNoIcon(
  t: MiddaraTable,
  figure: number,
  icon: WeaponType,
  rule: 'MD-ABIL-13' | 'MD-ICON-02',
): Refusal | null {
  const icons = iconsOf(t, figure);
  const fits = icon === 'melee/ranged' ? /* MD-ICON-12 false */ icons.length > 0 : icons.includes(icon);
  return fits ? null : refuse(rule, 'refuse.no-icon', { figure: named(figure), icon });
}

/** Melee Weapons go with Melee Weapons, Ranged ones with Ranged ones; Melee/Ranged ones and SHIELDS with both. */
export function whyNotTogether(cards: readonly GearCard[]): Refusal | null {
  const types = cards.flatMap((one) => (one.weapon === undefined || isShield(one) ? [] : [one.weapon.type]));
  if (!types.includes('melee') || !types.includes('ranged')) return null;
  const first = types.find((one) => one !== 'melee/ranged');
  const rule = first === 'melee' ? 'MD-ICON-05' : 'MD-ICON-07';
  return /* MD-ICON-14 null */ refuse(rule, 'refuse.not-together');
}

export const WEAPONS: MiddaraChapter = {
  values: {
    /** How a figure may attack; who has both Icons chooses for each Attack. */
    'attack types': {
      rule: 'MD-WPN-01',
      of: (t, figure): AttackType[] => {
        const printed = cardOf(t, figure).attack?.type;
        if (printed !== undefined) return [printed];
        const types = typesOf(t, figure);
        if (types.length === 0) return ['melee'];
        const both = types.filter((one) => one === 'melee/ranged').length;
        /* MD-ICON-11 */ if (both > 1) return ['melee'];
        const partner = types.find((one) => one !== 'melee/ranged');
        /* MD-ICON-10 partner !== undefined && both === 0 */
        if (partner !== undefined) return [partner];
        return ['melee', 'ranged'];
      },
    },
    'attack type': {
      rule: 'MD-WPN-01',
      of: (t, figure) => t.value('attack types', figure)[0]!,
    },
    'attack range': {
      rule: 'MD-RNG-01',
      of: (t, figure) => {
        const ranges = rangesOf(t, figure);
        const counted = /* MD-ICON-08 Math.max(0, ...ranges) */ Math.min(...ranges, 99);
        return cardOf(t, figure).attack?.range ?? counted;
      },
    },
    reach: {
      rule: 'MD-RNG-02',
      of: () => 1,
      parts: {
        tag: {
          rule: 'MD-TAG-53',
          layer: 'greatest',
          of: (t, figure) =>
            isCommanded(t, figure)
              ? null
              : Math.max(cardOf(t, figure).reach ?? 1, ...weaponsOf(t, figure).map((one) => one.reach ?? 1)),
        },
        /** In the black box of an Ability. */
        box: {
          rule: 'MD-COMM-09',
          layer: 'greatest',
          of: (t, figure) => (isCommanded(t, figure) ? (cardOf(t, figure).reach ?? null) : null),
        },
      },
    },
    /** The Combat Dice of one Weapon. */
    'weapon dice': {
      rule: 'MD-ICON-03',
      of: (t, thing) => (t.contentOf(thing).content as GearCard).weapon?.dice ?? [],
    },
    'combat dice': {
      rule: 'MD-ATK-05',
      of: (t, figure) => pooled(t, figure),
      parts: {
        'lone die': {
          rule: 'MD-ATK-06',
          layer: 'set',
          of: (t, figure) => {
            const dice = pooled(t, figure);
            return isAdventurer(t, figure) && numbered(dice) === 1 ? [...dice, 'purple'] : null;
          },
        },
        unarmed: {
          rule: 'MD-ATK-07',
          layer: 'set',
          of: (t, figure) => (isAdventurer(t, figure) && pooled(t, figure).length === 0 ? ['purple', 'purple'] : null),
        },
        combatant: {
          rule: 'MD-ATK-08',
          layer: 'set',
          of: (t, figure) => (cardOf(t, figure).dice as Die[] | undefined) ?? null,
        },
      },
    },
    'type of Damage': { rule: 'MD-DMG-02', of: () => 'physical' },
    'tags of Weapons': {
      rule: 'MD-TAG-73',
      of: (t, figure) =>
        gearOf(t, figure)
          .filter((one) => one.weapon !== undefined)
          .flatMap((one) => one.tags),
    },
    'armor piercing': {
      rule: 'MD-TAG-03',
      of: (t, figure) => {
        const all = weaponsOf(t, figure).map(({ piercing = 0 }) => piercing);
        return /* MD-ATK-25 Math.max(0, ...all) */ all.reduce((sum, one) => sum + one, 0);
      },
    },
    'symbol abilities': {
      rule: 'MD-SYM-02',
      of: (t, figure): SymbolAbility[] => weaponsOf(t, figure).flatMap(({ symbols = [] }) => symbols),
      parts: {
        combatant: {
          rule: 'MD-CMBT-11',
          layer: 'set',
          of: (t, figure) => cardOf(t, figure).symbols ?? null,
        },
      },
    },
    'attack cost': {
      rule: 'MD-ATK-35',
      of: () => 2,
      parts: {
        'break attack': {
          rule: 'MD-BRK-11',
          layer: 'set',
          of: (_, __, reason) => (reason === 'break' ? 0 : null),
        },
        counter: {
          rule: 'MD-CNTR-09',
          layer: 'set',
          of: (_, __, reason) => (reason === 'counter' ? 0 : null),
        },
        ability: {
          rule: 'MD-ABIL-12',
          layer: 'set',
          of: (_, __, reason) => (reason === 'ability' ? 0 : null),
        },
      },
    },
  },
};
