/** What an Adventurer may have equipped, and in the Pack. */

import { refuse, type Refusal, type RuleId } from '@questwright/kernel';
import type { GearCard } from '../../cards.ts';
import { typeOf } from './items.ts';
import { whyNotTogether } from '../attack/weapons.ts';
import { named, type MiddaraTable, type Figure, type MiddaraChapter } from '../../world.ts';
import type { ItemType } from '../../words.ts';

const cardOf = (t: MiddaraTable, thing: number): GearCard => t.contentOf(thing).content as GearCard;
export const isItem = (t: MiddaraTable, thing: number): boolean => cardOf(t, thing).kind === 'item';
/** Items and Companions may change hands, Disciplines and Familiars may not. */
export const isMovable = (t: MiddaraTable, thing: number): boolean =>
  !['discipline', 'familiar'].includes(cardOf(t, thing).kind);
export const isCompanion = (t: MiddaraTable, thing: number): boolean => cardOf(t, thing).kind === 'companion';

/** How many of a type may be equipped, of Weapons by hands. */
const LIMITS: Readonly<Record<ItemType | 'familiar' | 'companion', readonly [number, RuleId]>> = {
  weapon: [2, 'MD-EQUP-02'],
  armor: [1, 'MD-EQUP-04'],
  core: [1, 'MD-EQUP-05'],
  accessory: [1, 'MD-EQUP-06'],
  relic: [3, 'MD-EQUP-07'],
  consumable: [3, 'MD-EQUP-08'],
  familiar: [1, 'MD-EQUP-09'],
  companion: [1, 'MD-EQUP-10'],
};
export type Slot = keyof typeof LIMITS;
function slotOf(t: MiddaraTable, thing: number): Slot | null {
  const { kind, tags } = cardOf(t, thing);
  if (tags.includes('FAMILIAR')) return 'familiar';
  return kind === 'companion' ? 'companion' : kind === 'item' ? typeOf(t, thing) : null;
}
/** A Weapon for one hand leaves the other free; one for two hands leaves none. */
const handsOf = ({ weapon }: GearCard): number => (weapon?.hands === 2 ? /* MD-ICON-15 1 */ 2 : /* MD-ICON-13 2 */ 1);

/** What is wrong with how an Adventurer is equipped. */
export function whyNotEquipped(t: MiddaraTable, { gear, pack, thing }: Figure): Refusal | null {
  const figure = named(thing);
  const counted = /* MD-EQUP-13 [...gear, ...pack] */ gear;
  for (const slot of Object.keys(LIMITS) as Slot[]) {
    const [, rule] = LIMITS[slot];
    const most = t.value('Item limit', slot);
    const all = counted.filter((one) => slotOf(t, one) === slot).map((one) => cardOf(t, one));
    const taken = slot === 'weapon' ? all.reduce((sum, one) => sum + handsOf(one), 0) : all.length;
    /* MD-COMP-02 slot !== 'companion' && taken > most */
    if (taken > most) return refuse(rule, 'refuse.too-many-equipped', { figure, slot, most });
  }
  const pair = whyNotTogether(gear.map((one) => cardOf(t, one)));
  if (pair !== null) return pair;
  const most = t.value('Pack size', thing);
  return pack.length > most ? refuse('MD-EQUP-11', 'refuse.pack-full', { figure, most }) : null;
}
export const hasRoom = (t: MiddaraTable, figure: Figure, thing: number, where: 'gear' | 'pack'): boolean =>
  whyNotEquipped(t, { ...figure, [where]: [...figure[where], thing] }) === null;

export const SLOTS: MiddaraChapter = {
  values: {
    'Pack size': { rule: 'MD-EQUP-11', of: () => 3 },
    'Item limit': { rule: 'MD-EQUP-01', of: (_, slot) => LIMITS[slot][0] },
  },
};
