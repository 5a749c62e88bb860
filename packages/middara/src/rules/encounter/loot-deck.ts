/** The Combatant Loot deck: made up by the Loot LVL, without what has been drawn since the last Restore. */

import type { LootCard } from '../../cards.ts';
import { encounterOf, type MiddaraTable, type MiddaraChapter } from '../../world.ts';
import type { Tier } from '../../words.ts';

const SPECIAL = ['item', 'monster', 'unique'] as const;

/** How many cards of each kind a deck has: Gold by its value. */
const DECKS: Readonly<Record<Tier, Readonly<Record<string, number>>>> = {
  mundane: { 4: 3, 5: 4, 6: 5, 7: 5, 8: 5, 9: 5 },
  common: { 5: 3, 6: 4, 7: 5, 8: 5, 9: 5, 10: 5 },
  uncommon: { 6: 3, 7: 4, 8: 5, 9: 5, 10: 5, 12: 5 },
  rare: { 7: 3, 8: 4, 9: 5, 10: 5, 12: 5, 14: 5 },
};
const kindOf = (t: MiddaraTable, thing: number): string => {
  const card = t.contentOf(thing).content as LootCard;
  return card.gold === undefined ? card.loot! : String(card.gold);
};

/** A deck is made up by what lies there: which card is which is nobody's secret until they are shuffled. */
export function putIntoSupply(t: MiddaraTable, loot: number): void {
  t.move(loot, 'loot supply', 'bottom', 'down');
  t.show(loot, null);
}

export const LOOT_DECK: MiddaraChapter = {
  procs: {
    'combatant loot': {
      'back to the supply': {
        rule: 'MD-LDCK-04',
        do: (t) => {
          for (const one of t.pile('combatant loot').slice()) putIntoSupply(t, one);
        },
      },
      deck: {
        rule: 'MD-LOOT-06',
        do: (t) => {
          const wanted = t.value('Combatant Loot deck', encounterOf(t).lootLevel);
          for (const [kind, count] of Object.entries(wanted)) {
            const drawn = t.pile('drawn loot').filter((one) => kindOf(t, one) === kind).length;
            const left = t.pile('loot supply').filter((one) => kindOf(t, one) === kind);
            for (const one of left.slice(0, Math.max(0, count - drawn)))
              t.move(one, 'combatant loot', 'bottom', 'down');
          }
        },
      },
      shuffle: { rule: 'MD-LDCK-04', do: (t) => t.shuffle('combatant loot') },
    },
  },
  values: {
    'Gold of a full deck': {
      rule: 'MD-LDCK-02',
      of: (_, tier) => Object.entries(DECKS[tier]).reduce((sum, [gold, count]) => sum + Number(gold) * count, 0),
    },
    'Combatant Loot deck': {
      rule: 'MD-LDCK-01',
      of: (_, tier) => ({ ...DECKS[tier], ...Object.fromEntries(SPECIAL.map((one) => [one, 1])) }),
    },
  },
};
