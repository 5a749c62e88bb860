/** The market cards of packs: what they are worth, how different they are, what they say. */

// Makes the verbs of packs known.
import '../../../src/entry.ts';
import { describe, expect, test } from 'vitest';
import { words } from '@questwright/messages';
import type { Ally, Item } from '../../../src/cards.ts';
import { ITEMS } from '../../../src/content/items.ts';
import { ALLIES } from '../../../src/content/allies.ts';
import { ENGLISH } from '../../../src/messages/index.ts';
import { cardText } from '../../../src/text/card-text.ts';
import { RITUALS_AND_RUNES_EXTENSION } from '../../../src/variants/rituals-and-runes/index.ts';
import { RITUALS } from '../../../src/variants/rituals-and-runes/rituals.ts';
import { chanceToFill, SPARE_DICE } from '../../../src/variants/rituals-and-runes/filling.ts';
import { isRitualCard } from '../../../src/variants/rituals-and-runes/ritual.ts';
import { RUNES } from '../../../src/variants/rituals-and-runes/runes.ts';
import { COMPANIONS } from '../../../src/variants/weapons-of-legend/companions.ts';
import { formUsedAs } from '../../../src/variants/weapons-of-legend/bot.ts';
import { isEquippingCard } from '../../../src/variants/weapons-of-legend/equipping.ts';
import { EQUIPPING } from '../../../src/variants/weapons-of-legend/equipping-allies.ts';
import { WEAPONS_OF_LEGEND_EXTENSION } from '../../../src/variants/weapons-of-legend/index.ts';
import { ITEMS_OF_LEGEND } from '../../../src/variants/weapons-of-legend/items.ts';
import { signature } from '../traits.ts';
import { worthOfCard } from '../worth.ts';

type MarketCard = Item | Ally;
interface Shelf {
  cards: Readonly<Record<string, MarketCard>>;
  words: Readonly<Record<string, string>>;
  /** What the worth test cannot see, and why the price is right all the same. */
  unmeasured: Readonly<Record<string, string>>;
  /** How many work differently, at least. */
  signatures: number;
}
const SHELVES: Readonly<Record<string, Shelf>> = {
  'rituals-and-runes': {
    cards: { ...RITUALS, ...RUNES },
    words: RITUALS_AND_RUNES_EXTENSION.words['en']!,
    unmeasured: {
      'the-widows-hour': 'an adventure more, without its counter: some four gold for whoever wins it',
      'scattered-bones': 'three symbols for you, at a gold each, and two lost by everybody else',
      'calling-the-absent': 'three better for whoever brings Allies, and nothing for anybody else',
      'chalk-rune': 'a symbol a turn, of which five are a Ritual',
    },
    signatures: 26,
  },
  'weapons-of-legend': {
    cards: { ...EQUIPPING, ...ITEMS_OF_LEGEND, ...COMPANIONS },
    words: WEAPONS_OF_LEGEND_EXTENSION.words['en']!,
    unmeasured: {
      grudge: 'three better for one fight after each knockout',
      promise: 'four gold are paid for each point, to which ten gold would be fair; the sword is the place for them',
      'thiefs-sister': 'a card of the market for each four victories, and no time for many',
      'dragon-watchers-glass': 'red cards are met late and seldom, and others meet them too',
      'the-collector': 'one Item that is dear to nobody becomes six gold, and he goes with it',
      'rust-monk': 'an Item is gone for all that he heals',
    },
    signatures: 28,
  },
};

/** In which a game has a use for what was bought. */
const TURNS = 6;
/** Of a Ritual with the chance that it is ever ready; of an Equipping Ally in either use. */
function worthsOf(card: MarketCard): number[] {
  if (isEquippingCard(card))
    return (['ally', 'item'] as const).map((use) => worthOfCard(formUsedAs(card, use) as MarketCard));
  return [worthOfCard(card) * (isRitualCard(card) ? chanceToFill(card.symbols, TURNS * SPARE_DICE) : 1)];
}

describe.each(Object.entries(SHELVES))('%s', (_, { cards, words: texts, unmeasured, signatures }) => {
  const all = Object.entries(cards);
  const say = words({ ...ENGLISH, ...texts });
  const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

  test('worth lies within 35 percent of the cost, of a Ritual by the chance to fill it in six turns', () => {
    const off = all.flatMap(([id, card]) => {
      const off = worthsOf(card).filter((worth) => Math.abs(worth / card.cost - 1) > 0.35);
      return id in unmeasured || off.length === 0
        ? []
        : [
            `${id}: ${worthsOf(card)
              .map((one) => one.toFixed(1))
              .join(' or ')}`,
          ];
    });
    expect(off).toEqual([]);
    for (const id of Object.keys(unmeasured)) expect(Object.keys(cards)).toContain(id);
  }, 60_000);

  test('most work differently, and none as a card of the box does', () => {
    const own = all.map(([, card]) => signature(card));
    expect(new Set(own).size).toBeGreaterThanOrEqual(signatures);
    const box = new Set(Object.values({ ...ITEMS, ...ALLIES }).map((card) => signature(card)));
    expect(all.filter(([, card]) => box.has(signature(card))).map(([id]) => id)).toEqual([]);
  });

  test('at most a third are plain bonuses', () => {
    const plain = all.filter(
      ([, { abilities, modifies = [] }]) =>
        abilities === undefined && modifies.length === 1 && typeof modifies[0]!.add === 'number',
    );
    expect(plain.length).toBeLessThanOrEqual(all.length / 3);
  });

  test('at most 45 words of text, 6 to 22 of flavor, no two the same, no two neighbors that pause alike', () => {
    for (const [id, card] of all) {
      const text = cardText(card)
        .map((line) => say(line))
        .join(' ');
      expect([id, text, countWords(text) <= 45, /[<{]/.test(text)]).toEqual([id, text, true, false]);
    }
    const flavors = all.map(([id]) => texts[`flavour.${id}`] ?? '');
    const off = flavors.filter((one) => countWords(one) < 6 || countWords(one) > 22);
    expect(off).toEqual([]);
    expect(new Set(flavors).size).toBe(all.length);
    const shapes = flavors.map((one) => one.replaceAll(/[^,.;:!?“”()]/g, ''));
    expect(all.filter((__, i) => i > 0 && shapes[i] === shapes[i - 1]).map(([id]) => id)).toEqual([]);
  });

  test('no name of the box, at most a third of them “X of Y”', () => {
    const names = all.map(([id]) => texts[`content.${id}`]!);
    expect(new Set(names).size).toBe(all.length);
    expect(names.filter((one) => / of /.test(one)).length).toBeLessThanOrEqual(all.length / 3);
    const taken = new Set(Object.entries(ENGLISH).flatMap(([key, text]) => (key.startsWith('content.') ? [text] : [])));
    expect(names.filter((one) => taken.has(one))).toEqual([]);
  });
});
