/** What is printed on Items, and the two sides of DOUBLE ones. */

import type { GearCard } from '../../cards.ts';
import { type MiddaraTable, type MiddaraChapter } from '../../world.ts';
import type { ItemType, Tag, Tier } from '../../words.ts';

export const gearCard = (t: MiddaraTable, thing: number): GearCard => t.contentOf(thing).content as GearCard;
/** The front of a card of which the back is up. Its cost and Tier are printed there. */
export const frontOf = (t: MiddaraTable, thing: number): number =>
  t.world.turned.find((one) => one.back === thing)?.front ?? thing;
/** The side of a DOUBLE Item that is not up, if it has ever been turned over. */
export const asideOf = (t: MiddaraTable, thing: number): number | undefined => {
  const both = t.world.sides.find(({ front, back }) => front === thing || back === thing);
  return both === undefined ? undefined : both.front === thing ? both.back : both.front;
};
const printedType = ({ type, weapon }: GearCard): ItemType | null => type ?? (weapon === undefined ? null : 'weapon');
export const typeOf = (t: MiddaraTable, thing: number): ItemType | null => t.value('type of an Item', thing);
export const tierOf = (t: MiddaraTable, thing: number): Tier | null => t.value('Tier', thing);
export const isUnique = (t: MiddaraTable, thing: number): boolean => gearCard(t, frontOf(t, thing)).unique === true;
/** Monster Loot and Story Items are neither sold nor upgraded. */
export const isKeepsake = (t: MiddaraTable, thing: number): boolean => {
  const { monster, story } = gearCard(t, frontOf(t, thing));
  return monster !== undefined || story === true;
};

export const ITEMS_OF_THE_PARTY: MiddaraChapter = {
  values: {
    'type of an Item': {
      rule: 'MD-CARD-16',
      of: (t, thing) => printedType(gearCard(t, frontOf(t, thing))),
      parts: {
        'side that is up': {
          rule: 'MD-DBL-04',
          layer: 'set',
          of: (t, thing) => (frontOf(t, thing) === thing ? null : printedType(gearCard(t, thing))),
        },
      },
    },
    /** Unique is a mark on top of it. */
    Tier: { rule: 'MD-TIER-01', of: (t, thing) => gearCard(t, frontOf(t, thing)).tier ?? null },
    'tags of an Item': {
      rule: 'MD-CARD-12',
      of: (t, thing) => gearCard(t, thing).tags,
      parts: {
        upgrades: {
          rule: 'MD-UPGR-18',
          layer: 'set',
          of: (t, thing) => {
            const gone = t.under(thing).flatMap((one) => gearCard(t, one).removes ?? []);
            return gone.length === 0 ? null : gearCard(t, thing).tags.filter((tag: Tag) => !gone.includes(tag));
          },
        },
      },
    },
    /** DOUBLE: either side may be up. */
    'has two sides': {
      rule: 'MD-TAG-23',
      of: (t, thing) => gearCard(t, frontOf(t, thing)).tags.includes('DOUBLE'),
    },
  },
};
