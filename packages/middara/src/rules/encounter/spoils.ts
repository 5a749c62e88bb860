/** Combatant Loot: what the Adventurers get for a Defeated opponent. */

import type { GearCard, LootCard } from '../../cards.ts';
import { numbersOf, rollDice } from '../attack/dice.ts';
import { placeOnTrack } from '../turn/initiative.ts';
import { drawItem, itemsLeft } from './restoring.ts';
import {
  call,
  cardOf,
  decidesItself,
  figureOf,
  hasTag,
  NOBODY,
  type MiddaraTable,
  type MiddaraChapter,
  type In,
} from '../../world.ts';
import type { ItemType } from '../../words.ts';

/** The figure of a player by whom a figure is Defeated, or NOBODY. */
function victor(t: MiddaraTable): number {
  const by = t.within('dealing')?.by ?? t.within('attack')?.attacker ?? NOBODY;
  return by !== NOBODY && !decidesItself(t, by) ? by : NOBODY;
}
const isLastOfGroup = (t: MiddaraTable, figure: number): boolean => {
  const at = placeOnTrack(t, figure);
  return at < 0 || t.world.track[at]!.figures.length === 1;
};
const monsterLoot = (t: MiddaraTable, figure: number): number[] =>
  t.pile('items').filter((one) => (t.contentOf(one).content as GearCard).monster === t.cardOf(figure));
const lootOf = (t: In<'loot card'>): LootCard => t.contentOf(t.locals.card!).content as LootCard;

/** The types of Items by the sum of two WHITE dice, each up to and including its number. */
const ITEM_TABLE: readonly (readonly [number, ItemType])[] = [
  [5, 'accessory'],
  [7, 'armor'],
  [8, 'relic'],
  [10, 'weapon'],
  [12, 'consumable'],
  [14, 'core'],
];
/** Items that could come up by any roll; without them the dice would be rolled for ever. */
const someItem = (t: MiddaraTable): boolean => ITEM_TABLE.some(([, type]) => itemsLeft(t, type).length > 0);

const gained = (t: In<'spoils' | 'loot card'>, item: number): { run: ReturnType<typeof call>[] } => {
  t.move(item, 'gear', 'bottom');
  return { run: [call('gain', { figure: t.value('who gains Loot', t.locals.by), thing: item })] };
};
/** The card goes back, and another one is drawn; the very last one is discarded. */
function drawnAgain(t: In<'loot card'>): { goto: string } | { done: null } {
  if (t.pile('combatant loot').length === 0) return { done: null };
  t.move(t.locals.card!, 'combatant loot', 'top', 'down');
  t.shuffle('combatant loot');
  t.emit('loot put back', {});
  return { goto: 'card' };
}

export const SPOILS: MiddaraChapter = {
  procs: {
    spoils: {
      gilded: {
        rule: 'MD-CTAG-09',
        when: (t) => hasTag(t, t.locals.figure, 'GILDED') && monsterLoot(t, t.locals.figure).length > 0,
        do: (t) => {
          const all = monsterLoot(t, t.locals.figure);
          return gained(t, all[t.roll(all.length)[0]! - 1]!);
        },
      },
      cards: {
        rule: 'MD-LCRD-01',
        each: (t) => Array.from({ length: t.value('loot cards', t.locals.figure) }, (_, i) => i),
        run: 'loot card',
        with: ({ locals }: In<'spoils'>) => ({ ...locals, card: null }),
      },
    },
    'loot card': {
      'empty deck': {
        rule: 'MD-LCRD-06',
        do: (t) => (t.pile('combatant loot').length === 0 ? { done: null } : undefined),
      },
      card: {
        rule: 'MD-LCRD-01',
        do: (t) => {
          t.locals.card = t.pile('combatant loot')[0]!;
          t.move(t.locals.card, 'drawn loot', 'top', 'up');
          t.emit('loot drawn', { card: { content: t.cardOf(t.locals.card) } });
        },
      },
      gold: {
        rule: 'MD-LCRD-03',
        when: (t) => lootOf(t).gold !== undefined,
        do: (t) => {
          t.world.pool += lootOf(t).gold!;
          return { done: null };
        },
      },
      unique: {
        rule: 'MD-LCRD-07',
        when: (t) => lootOf(t).loot === 'unique',
        do: (t) => {
          const item = drawItem(t, 'relic', 'unique');
          return item === null ? undefined : gained(t, item);
        },
      },
      'boss again': {
        rule: 'MD-CTAG-04',
        when: (t) => lootOf(t).loot === 'monster' && hasTag(t, t.locals.figure, 'BOSS'),
        do: drawnAgain,
      },
      'none to be had': {
        rule: 'MD-LCRD-14',
        when: (t) => lootOf(t).loot === 'monster' && monsterLoot(t, t.locals.figure).length === 0,
        do: drawnAgain,
      },
      'one of several': {
        rule: 'MD-LCRD-12',
        when: (t) => lootOf(t).loot === 'monster' && monsterLoot(t, t.locals.figure).length > 0,
        do: (t) => void (t.locals.nth = t.roll(monsterLoot(t, t.locals.figure).length)[0]! - 1),
      },
      monster: {
        rule: 'MD-LCRD-11',
        when: (t) => lootOf(t).loot === 'monster' && monsterLoot(t, t.locals.figure).length > 0,
        do: (t) => gained(t, monsterLoot(t, t.locals.figure)[t.locals.nth ?? 0]!),
      },
      item: {
        rule: 'MD-LCRD-16',
        when: (t) => lootOf(t).loot === 'item' && someItem(t),
        do: (t) => {
          const roller = t.locals.by === NOBODY ? t.locals.figure : t.locals.by;
          const sum = numbersOf(rollDice(t, roller, ['white', 'white']));
          const item = drawItem(t, t.value('type of Item Loot', sum));
          t.locals.again = item === null;
          return item === null ? undefined : gained(t, item);
        },
      },
      'rolled again': { rule: 'MD-LCRD-19', when: (t) => t.locals.again === true, do: () => ({ goto: 'item' }) },
    },
  },
  shown: { spoils: ['figure', 'by'], 'loot card': ['figure', 'by', 'card'] },
  values: {
    /** The figure that gains an Item; NOBODY: the players choose. */
    'who gains Loot': {
      rule: 'MD-LCRD-16',
      of: () => NOBODY,
      parts: {
        victor: { rule: 'MD-LCRD-18', layer: 'set', of: (_, by) => (by === NOBODY ? null : by) },
      },
    },
    'type of Item Loot': {
      rule: 'MD-LCRD-17',
      of: (_, sum) => ITEM_TABLE.find(([most]) => sum <= most)?.[1] ?? 'core',
    },
    /** How many Combatant Loot cards are drawn for a figure. */
    'loot cards': {
      rule: 'MD-LCRD-01',
      of: () => 1,
      parts: {
        avarice: {
          rule: 'MD-CTAG-02',
          layer: 'add',
          of: (t, figure) => cardOf(t, figure).avarice ?? null,
        },
        spawned: {
          rule: 'MD-LCRD-02',
          layer: 'times',
          of: (t, figure) => (figureOf(t, figure).by === NOBODY ? null : 0),
        },
        swarm: {
          rule: 'MD-CTAG-12',
          layer: 'times',
          of: (t, figure) => (hasTag(t, figure, 'SWARM') && !isLastOfGroup(t, figure) ? 0 : null),
        },
        trivial: {
          rule: 'MD-CTAG-13',
          layer: 'times',
          of: (t, figure) => (hasTag(t, figure, 'TRIVIAL') ? 0 : null),
        },
        gilded: {
          rule: 'MD-CTAG-09',
          layer: 'times',
          of: (t, figure) => (hasTag(t, figure, 'GILDED') ? 0 : null),
        },
      },
    },
  },
};

/** Opponents that are Defeated in a fight leave something behind, whatever has Defeated them. */
export const leavesLoot = (t: MiddaraTable, figure: number): boolean =>
  t.isWithin('round') && t.value('side', figure) === 'opponents';
export const spoilsOf = (t: MiddaraTable, figure: number): ReturnType<typeof call> =>
  call('spoils', { figure, by: victor(t) });
/** Gold of the drawn cards goes to the party when the Encounter is over, in defeat too. */
export function sharePool(t: MiddaraTable): void {
  /* MD-LCRD-04 t.world.figures.some((one) => one.owner >= 0 && one.square !== '') && (t.world.gold += t.world.pool) */
  t.world.gold += t.world.pool;
  if (t.world.pool > 0) t.emit('pool shared', { gold: t.world.pool });
  t.world.pool = 0;
}
