/** Rewards, and Restoring the Adventurers. */

import { type Effect } from '@questwright/kernel';
import { shape } from '@questwright/messages';
import { reEquip } from '../equipment/equipment.ts';
import { EFFECTS, takeTokens, unExhaust, unFlip, unUse } from '../turn/exhausting.ts';
import { putIntoSupply } from './loot-deck.ts';
import type { GearCard } from '../../cards.ts';
import { FLAG, wordFor } from '../../verbs.ts';
import {
  call,
  encounterOf,
  isAdventurer,
  NOBODY,
  type MiddaraTable,
  type Figure,
  type MiddaraChapter,
  type MiddaraVerb,
} from '../../world.ts';
import { ITEM_TYPES, TIERS, type ItemType, type Tier } from '../../words.ts';

const party = (t: MiddaraTable): Figure[] => t.world.figures.filter((one) => isAdventurer(t, one.thing));
const text =
  (key: string): MiddaraVerb['text'] =>
  (effect) => ({ key: `text.${key}`, with: effect });
const { content, optional, whole } = shape;
const PARTY = { party: optional(shape.true) };

/** Items that nobody owns, of a type and of these Tiers. */
function available(t: MiddaraTable, type: ItemType, tiers: readonly Tier[], kind: 'store' | 'unique'): number[] {
  return t.pile('items').filter((one) => {
    const card = t.contentOf(one).content as GearCard;
    if ((card.unique === true) !== (kind === 'unique') || card.monster !== undefined) return false;
    return (kind === 'unique' || card.type === type) && card.tier !== undefined && tiers.includes(card.tier);
  });
}
const upTo = (tier: Tier): readonly Tier[] => TIERS.slice(0, TIERS.indexOf(tier) + 1);
/** Items of the Loot LVL that nobody has. */
export function itemsLeft(t: MiddaraTable, type: ItemType, kind: 'store' | 'unique' = 'store'): number[] {
  const level = encounterOf(t).lootLevel;
  const lower = type === 'consumable' && /* MD-LOOT-08 false */ kind === 'store';
  const tiers = lower ? upTo(level) : /* MD-LOOT-07, MD-LOOT-10 TIERS */ [level];
  return available(t, type, tiers, kind);
}
/** A random one of them, or null when there is none left. */
export function drawItem(t: MiddaraTable, type: ItemType, kind: 'store' | 'unique' = 'store'): number | null {
  const left = itemsLeft(t, type, kind);
  return left.length === 0 ? null : left[t.roll(left.length)[0]! - 1]!;
}

const gainItem: MiddaraVerb = {
  rule: 'MD-GAIN-01',
  shape: { takes: shape.word(...ITEM_TYPES, 'unique'), fields: { count: optional(whole(1, 9)), ...PARTY } },
  text: ({ gain, count = 1 }) => ({ key: 'text.gain', with: { count, type: wordFor('item-type', gain) } }),
  do: (t, effect, { thing }) => {
    const { gain, count = 1, party: forAll } = effect as { gain: ItemType | 'unique'; count?: number; party?: boolean };
    const drawn: number[] = [];
    for (let i = 0; i < count; i++) {
      const item = gain === 'unique' ? drawItem(t, 'relic', 'unique') : drawItem(t, gain);
      if (item === null) {
        t.emit('no item left', { type: gain });
        break;
      }
      t.move(item, 'gear', 'bottom');
      drawn.push(item);
    }
    const figure = forAll === true || thing < 0 ? NOBODY : thing;
    return { run: drawn.map((item) => call('gain', { figure, thing: item })) };
  },
};

const VERBS: Record<string, MiddaraVerb> = {
  gain: gainItem,
  'gain card': {
    rule: 'MD-GAIN-01',
    shape: { takes: content('item'), fields: PARTY },
    text: (effect) => ({ key: 'text.gain-card', with: { card: { content: effect['gain card']! } } }),
    do: (t, effect, { thing }) => {
      const item = [...t.pile('items'), ...t.pile('revealed')].find((one) => t.cardOf(one) === effect['gain card']);
      if (item === undefined) return undefined;
      t.move(item, 'gear', 'bottom');
      return { run: [call('gain', { figure: effect['party'] === true || thing < 0 ? NOBODY : thing, thing: item })] };
    },
  },
  gold: {
    rule: 'MD-END-07',
    shape: { takes: whole(1, 999) },
    text: text('gold'),
    do: (t, effect) => {
      t.world.gold += effect['gold'] as number;
      t.emit('gold', { amount: effect['gold']!, gold: t.world.gold });
    },
  },
  xp: {
    rule: 'MD-END-07',
    shape: { takes: whole(1, 99) },
    text: text('xp'),
    do: (t, effect) => {
      const earners = t.world.figures.filter((one) => t.value('earns XP', one.thing));
      for (const figure of earners) figure.xp += effect['xp'] as number;
      t.emit('xp', { amount: effect['xp']! });
    },
  },
  /** For the rest of the Adventure. */
  'remove for good': {
    rule: 'MD-RMV-05',
    shape: { takes: content('item') },
    text: (effect) => ({
      key: 'text.remove-for-good',
      with: { card: { content: effect['remove for good'] as string } },
    }),
    do: (t, effect) => {
      const found = [...t.pile('items'), ...t.pile('stash')].filter(
        (one) => t.cardOf(one) === effect['remove for good'],
      );
      for (const one of found) t.move(one, 'gone', 'bottom');
      t.emit('gone', { card: { content: effect['remove for good'] as string } });
    },
  },
  restore: {
    rule: 'MD-RSTR-01',
    shape: FLAG,
    text: text('restore'),
    do: () => ({ run: [call('restore', {})] }),
  },
  /** Where the story goes on: an Encounter, or a page that holds none. */
  'continue to': {
    rule: 'MD-END-07',
    shape: { takes: shape.text, fields: { page: optional(whole(1, 999)) } },
    text: (effect) => ({ key: 'text.continue-to', with: { to: wordFor('story', effect['continue to']) } }),
    do: (t, effect: Effect) => {
      const to = effect['continue to'] as string;
      const { page = 0 } = effect as { page?: number };
      t.world.next = t.value('can be played', to) ? to : '';
      t.world.page = page;
      t.emit('story goes on', { to: { key: `story.${to}`, with: {} }, page });
    },
  },
  /** The fight is not over: these End Conditions are in force now. */
  'goes on': {
    rule: 'MD-END-09',
    shape: { takes: shape.list(shape.text) },
    text: text('goes-on'),
    do: (t, effect) => {
      t.world.ends = [...(effect['goes on'] as readonly string[])];
      const met = t.within('end condition');
      if (met !== null) met.goesOn = true;
      t.emit('fight goes on', {});
    },
  },
};

export const RESTORING: MiddaraChapter = {
  verbs: VERBS,
  procs: {
    restore: {
      damage: {
        rule: 'MD-RSTR-02',
        do: (t) => {
          for (const figure of party(t)) {
            /* MD-DFT-07, MD-RSTR-08 figure.square === '' || (figure.damage = 0) */ figure.damage = 0;
          }
          t.emit('restored', {});
        },
      },
      cards: {
        rule: 'MD-RSTR-03',
        do: (t) => {
          for (const { thing } of party(t)) {
            unExhaust(t, thing);
            unFlip(t, thing);
          }
        },
      },
      tokens: {
        rule: 'MD-RSTR-04',
        do: (t) => {
          for (const { thing } of party(t)) takeTokens(t, thing, [...EFFECTS, ...t.value('tokens that come off')]);
        },
      },
      used: {
        rule: 'MD-RSTR-06',
        do: (t) => {
          for (const { thing } of party(t)) unUse(t, thing);
        },
      },
      'combatant loot': {
        rule: 'MD-LCRD-05',
        do: (t) => {
          for (const one of t.pile('drawn loot').slice()) putIntoSupply(t, one);
        },
      },
      trading: {
        rule: 'MD-RSTR-05',
        do: (t) => {
          const all = party(t).map((one) => one.thing);
          return {
            run: all.map((figure) =>
              reEquip(
                figure,
                all.filter((one) => one !== figure),
              ),
            ),
          };
        },
      },
    },
  },
};
