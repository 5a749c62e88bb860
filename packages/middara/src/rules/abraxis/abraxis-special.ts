/** What the special rule of an opponent of Abraxis may say. */

import { shape } from '@questwright/messages';
import type { Symbols } from './locals.ts';
import type { GearCard } from '../../cards.ts';
import type { MiddaraTable, MiddaraChapter } from '../../world.ts';
import { SYMBOLS, TIERS, type Tier } from '../../words.ts';

/** Weapons of a Tier that nobody owns. */
const weaponsOf = (t: MiddaraTable, tier: Tier): number[] =>
  t.pile('items').filter((one) => {
    const card = t.contentOf(one).content as GearCard;
    return card.weapon !== undefined && card.tier === tier && card.unique !== true && card.monster === undefined;
  });
export function addSymbols(t: MiddaraTable, symbols: Symbols): void {
  const { goal } = t.within('abraxis round')!;
  for (const symbol of SYMBOLS) goal[symbol] += symbols[symbol] ?? 0;
}

export const ABRAXIS_SPECIAL: MiddaraChapter = {
  verbs: {
    /** A Weapon of this Tier is drawn, and its Symbols are added for the Round. */
    'add symbols of a Weapon': {
      rule: 'MD-ABRX-16',
      shape: { takes: shape.word(...TIERS) },
      text: ({ 'add symbols of a Weapon': tier }) => ({ key: 'text.add-symbols-of-a-weapon', with: { tier: tier! } }),
      do: (t, effect) => {
        const all = weaponsOf(t, effect['add symbols of a Weapon'] as Tier);
        if (all.length === 0) return t.emit('no weapon drawn', {});
        const drawn = all[t.roll(all.length)[0]! - 1]!;
        const symbols = (t.contentOf(drawn).content as GearCard).weapon!.symbols ?? [];
        for (const { cost } of symbols) addSymbols(t, cost);
        t.emit('weapon drawn', { card: { content: t.cardOf(drawn) } });
      },
    },
    'add symbols': {
      rule: 'MD-ABRX-15',
      shape: {
        takes: { is: 'table', keys: SYMBOLS, of: shape.whole(1, 9) },
        fields: { every: shape.optional(shape.whole(2, 9)) },
      },
      text: ({ 'add symbols': symbols, every = 1 }) => ({
        key: 'text.add-symbols',
        with: { symbols: { key: 'symbols', with: { book: 0, shield: 0, burst: 0, ...(symbols as Symbols) } }, every },
      }),
      do: (t, effect) => {
        const { every = 1 } = effect as { every?: number };
        if (t.within('abraxis round')!.round % every === 0) addSymbols(t, effect['add symbols'] as Symbols);
      },
    },
    fate: {
      rule: 'MD-ABRX-15',
      shape: { takes: shape.whole(1, 9) },
      text: ({ fate }) => ({ key: 'text.fate', with: { fate: fate! } }),
      do: (t, effect) => {
        const { players } = t.within('abraxis')!;
        for (const one of players.filter(({ out }) => !out)) one.fate += effect['fate'] as number;
        t.emit('fate gained', { fate: effect['fate']! });
      },
    },
  },
};
