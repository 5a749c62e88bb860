/** What lies ready before the first Encounter. */

import type { Payment, SetupPart } from '@questwright/kernel';
import { FIRST } from '../../content.ts';
import type { AbraxisCard, EncounterCard, GearCard } from '../../cards.ts';
import { HIDDEN_CARDS } from '../../content/hidden-cards.ts';
import { LOOT } from '../../content/loot.ts';
import { TOKENS } from '../../content/tokens.ts';
import { disciplines, familiars, treeOf } from '../disciplines/disciplines.ts';
import { ADVENTURER_SETUP } from './outfitting.ts';
import { CHECKLIST } from './sheet.ts';
import { type MiddaraTable, type Middara } from '../../world.ts';
import { COLOURS, isEncounter, MODES, type Colour, type TokenKind } from '../../words.ts';

const encountersOf = (t: MiddaraTable): [string, EncounterCard][] =>
  [...t.loaded.content]
    .filter(([, { content }]) => isEncounter(content['kind']))
    .map(([id, { content }]) => [id, content as EncounterCard]);
/** Which hidden texts the tokens of an Encounter call for. */
function textsFor({ tokens = [] }: EncounterCard, kind: TokenKind): Colour[] {
  const own = tokens.filter((one) => one.kind === kind);
  return own.flatMap(({ colour }) => (colour === 'random' ? [...COLOURS] : [colour]));
}
/** Whether a way to pay ends with the card in the supply. */
const isDiscarding = (way: Payment): boolean => (typeof way === 'string' ? way === 'DISCARD' : 'DISCARD' in way);
/** What a Discipline can have to say. */
const TEXT = [
  'abilities',
  'modifies',
  'grants',
  'resistance',
  'immunity',
  'casting',
  'conviction',
  'brings',
] as const satisfies readonly (keyof GearCard)[];
const TEXTS = { totem: 'totems', loot: 'loot', objective: 'objectives' } as const;

export const SETUP: Record<string, SetupPart<Middara>> = {
  mode: {
    rule: 'MD-MODE-01',
    do: (t, options) => {
      const wanted = options['mode'] ?? 'adventure';
      const mode = MODES.find((one) => one === wanted);
      if (mode === undefined) throw new RangeError(`There is no Game Mode ${JSON.stringify(wanted)}`);
      t.world.mode = mode;
    },
  },
  encounter: {
    rule: 'MD-ENC-01',
    do: (t, options) => {
      const wanted = options['encounter'] ?? FIRST;
      if (typeof wanted !== 'string' || t.value('can be played', wanted) !== true) {
        throw new RangeError(`There is no Encounter ${JSON.stringify(wanted)} in ${t.world.mode} mode`);
      }
      t.world.next = wanted;
    },
  },
  // A book with a page missing is no game: it is told before anybody sits down.
  'first pages': {
    rule: 'MD-ENC-05',
    do: (t) => {
      for (const [id, { location, tiles, startingZone }] of encountersOf(t)) {
        const complete = location !== undefined && tiles.length > 0 && startingZone.length > 0;
        if (!complete) throw new RangeError(`The first page of ${id} lacks its Location, Diagram or Starting Zone`);
      }
    },
  },
  'second pages': {
    rule: 'MD-ENC-06',
    do: (t) => {
      for (const [id, card] of encountersOf(t)) {
        if (Object.keys(card.ends).length === 0) throw new RangeError(`${id} has no End Condition`);
        for (const kind of ['totem', 'loot', 'objective'] as const) {
          const missing = textsFor(card, kind).find((one) => card.secret[TEXTS[kind]]?.[one] === undefined);
          if (missing !== undefined) throw new RangeError(`${id} has no hidden text for its ${missing} ${kind}`);
        }
      }
    },
  },
  checklist: CHECKLIST,
  'abraxis cards': {
    rule: 'MD-ABRX-15',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        if (content['kind'] !== 'abraxis') continue;
        const { symbols = {}, eachRound = [], secret } = content as Partial<AbraxisCard>;
        const whole = Object.keys(symbols).length > 0 && eachRound.length > 0;
        if (!whole) throw new RangeError(`${id} lacks its Symbols or its special rule`);
        const missing = [0, 1, 2, 3, 4].find((left) => secret?.rewards[left] === undefined);
        if (missing !== undefined) throw new RangeError(`${id} has no Reward for ${missing} that are left`);
      }
    },
  },
  tokens: { rule: 'MD-CMP-29', do: (t) => Object.keys(TOKENS).forEach((card) => void t.add(card, 'box')) },
  loot: {
    rule: 'MD-LDCK-03',
    do: (t) => {
      for (const [card, { copies }] of Object.entries(LOOT))
        for (let i = 0; i < copies; i++) t.show(t.add(card, 'loot supply'), null);
    },
  },
  'hidden cards': {
    rule: 'MD-HID-06',
    do: (t) => Object.keys(HIDDEN_CARDS).forEach((card) => void t.add(card, 'hidden cards')),
  },
  items: {
    rule: 'MD-LIM-02',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        const { tier, copies = 1 } = content as GearCard;
        if (content['kind'] !== 'item' || tier === undefined) continue;
        for (let i = 0; i < copies; i++) t.turn(t.add(id, 'items'), 'up');
      }
    },
  },
  'consumable cards': {
    rule: 'MD-TIER-07',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        const { kind, type, abilities = [] } = content as GearCard;
        if (kind !== 'item' || type !== 'consumable') continue;
        const kept = abilities.find(({ ways = [] }) => ways.length === 0 || !ways.every(isDiscarding));
        if (kept !== undefined) throw new RangeError(`The Consumable ${id} is not discarded for ${kept.timing}`);
      }
    },
  },
  'discipline cards': {
    rule: 'MD-DISC-11',
    do: (t) => {
      for (const id of disciplines(t)) {
        const card = t.loaded.content.get(id)!.content as GearCard;
        const marks = [card.XP, card.level, treeOf(card)].filter((one) => one !== undefined);
        // A Story Discipline has none of them.
        if (![0, 3].includes(marks.length)) throw new RangeError(`The Discipline ${id} lacks its XP, LVL or Tree`);
        if (TEXT.every((field) => card[field] === undefined)) throw new RangeError(`The Discipline ${id} does nothing`);
      }
    },
  },
  disciplines: {
    rule: 'MD-TREE-22',
    do: (t) => {
      for (const id of disciplines(t)) {
        const { level } = t.loaded.content.get(id)!.content as GearCard;
        if (level === undefined) continue;
        for (let i = 0; i < (level === 1 ? 2 : 1); i++) t.turn(t.add(id, 'disciplines'), 'up');
      }
    },
  },
  familiars: {
    rule: 'MD-TREE-21',
    do: (t) => familiars(t).forEach((id) => t.turn(t.add(id, 'disciplines'), 'up')),
  },
  upgrades: {
    rule: 'MD-UPGR-12',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        const { copies = 1 } = content as GearCard;
        if (content['kind'] === 'upgrade') for (let i = 0; i < copies; i++) t.turn(t.add(id, 'upgrades'), 'up');
      }
    },
  },
  ...ADVENTURER_SETUP,
};
