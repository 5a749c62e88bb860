/** What the face of a thing shows: its icon, on the ground of its kind, with its rank and its use. */

import type { Badge, Emblem } from '@questwright/art';
import type { Art, PaletteName } from '@questwright/art/words';
import type { Ability, Content, Effect } from '@questwright/kernel';
import type { GearCard } from '../cards.ts';
import { TIERS, type ItemType, type Tree } from '../words.ts';
import { DISCIPLINE_ICONS, ITEM_ICONS } from './icons.ts';

const GROUNDS: Readonly<Record<ItemType, PaletteName>> = {
  weapon: 'steel',
  armor: 'parchment',
  core: 'violet',
  accessory: 'rose',
  relic: 'verdigris',
  consumable: 'moss',
};
const TREE_GROUNDS: Readonly<Record<Tree, PaletteName>> = {
  ASSEMBLAGE: 'violet',
  CRUOR: 'blood',
  MARTIAL: 'steel',
  SANCTUS: 'harvest',
  SUBTERFUGE: 'verdigris',
};

const saysOf = (effects: readonly Effect[] | undefined): string => JSON.stringify(effects ?? []);
/** The first of these that an Ability does. */
const USES: readonly (readonly [RegExp, Badge])[] = [
  [/"(SPELL|FORCE|CAST)"/, 'magic'],
  [/"(summon|conduct|exalt)"/, 'summon'],
  [/"HEAL"/, 'heal'],
  [/"Ranged ATK"/, 'ranged'],
  [/"(Melee ATK|ATK|same ATK|EMPOWER|more damage|TO THE ATK ROLL)"/, 'melee'],
  [/"(DODGE|COUNTER|less damage|barrier|intervention|vow)"/, 'guard'],
  [/"(free movement|move|MOVE|haste|jump)"/, 'move'],
  [/"(damage|inflict|PUSH|PULL)"/, 'magic'],
];
function useOf(card: GearCard): Badge | undefined {
  const type = card.weapon?.type;
  if (type === 'melee') return 'melee';
  if (type !== undefined) return 'ranged';
  if (card.type === 'armor') return 'guard';
  const all = (card.abilities ?? []) as readonly Ability[];
  const said = all.map((one) => saysOf(one.effects)).join('');
  for (const [word, badge] of USES) if (word.test(said)) return badge;
  return all.length > 0 || card.modifies !== undefined || card.grants !== undefined ? 'lasting' : undefined;
}

const typeOf = (card: GearCard): ItemType => card.type ?? (card.weapon === undefined ? 'relic' : 'weapon');

export function faceOf(id: string, content: Content): Emblem {
  const card = content as unknown as GearCard;
  const own = (content.art ?? {}) as Art;
  const drawn = own.subject ?? ITEM_ICONS[id] ?? DISCIPLINE_ICONS[id] ?? 'rune-stone';
  const [subject, material] = typeof drawn === 'string' ? [drawn, own.material] : drawn;
  const badge = useOf(card);
  if (card.kind === 'discipline')
    return { subject, material, palette: TREE_GROUNDS[card.tags[0] as Tree], rank: card.level ?? 0, badge };
  const rank = card.tier === undefined ? 0 : ((TIERS.indexOf(card.tier) + 1) as 1 | 2 | 3 | 4);
  return {
    subject,
    material,
    palette: card.kind === 'upgrade' ? 'ember' : GROUNDS[typeOf(card)],
    rank,
    badge,
  };
}
