/** What an Adventurer would be with other cards equipped: for whoever compares before buying, learning or Re-Equipping. */

import { mean } from '@questwright/dice';
import { clone, Table, type Refusal } from '@questwright/kernel';
import type { EncounterCard, FigureCard } from '../../cards.ts';
import { harmAgainst } from '../../text/odds.ts';
import { figureOf, isAdventurer, type Middara, type MiddaraChapter, type MiddaraTable } from '../../world.ts';
import { isEncounter, type AttackType, type Die } from '../../words.ts';
import { stow } from './item-location.ts';
import { whyNotEquipped } from './slots.ts';

/** Of a hundred Attacks on somebody unhurt, and the Damage of one on average; from the front, with nobody beside. */
interface Blow {
  opponent: string;
  defense: number;
  hits: number;
  damage: number;
  defeats: number;
}
export interface Supposed {
  hp: number;
  defense: number;
  armor: number;
  movement: number;
  dice: readonly Die[];
  type: AttackType;
  /** Of a Ranged Weapon, else how far a Melee Attack reaches. */
  range: number;
  blows: readonly Blow[];
  /** Why nobody can have all of it equipped. */
  wrong: Refusal | null;
}

/** Whom the party meets next, each card once; as the Encounter begins, which is no secret. */
function opponentsAhead(t: MiddaraTable): [string, FigureCard][] {
  const ahead = t.loaded.content.get(t.world.next === '' ? t.world.encounter : t.world.next)?.content;
  if (!isEncounter(ahead?.['kind'])) return [];
  const cards = (ahead as EncounterCard).combatants.filter(({ side = 'opponents' }) => side === 'opponents');
  const ids = [...new Set(cards.map(({ card }) => card))];
  return ids.map((id) => [id, t.loaded.content.get(id)!.content as FigureCard]);
}
function blowOn(t: MiddaraTable, figure: number, opponent: string, { defense, armor, hp }: FigureCard): Blow {
  const met = {
    needed: defense,
    more: t.value('damage of your Attacks', figure),
    armor: Math.max(0, armor - t.value('armor piercing', figure)),
  };
  const { hits, damage } = harmAgainst(t, figure, met, t.value('combat dice', figure));
  const defeats = [...damage].reduce((sum, [dealt, chance]) => sum + (dealt >= hp ? chance : 0), 0);
  const percent = (chance: number): number => Math.round(100 * chance);
  return { opponent, defense, hits: percent(hits), damage: mean(damage), defeats: percent(defeats) };
}
/** A copy of the game in which these are equipped and nothing else is. */
function supposing(t: MiddaraTable, figure: number, cards: readonly number[]): MiddaraTable {
  const copy = new Table<Middara>(t.loaded, clone(t.loaded, t.game), null);
  const own = figureOf(copy, figure);
  for (const one of cards.filter((card) => !own.gear.includes(card))) stow(copy, one, 'gear');
  own.pack = own.pack.filter((one) => !cards.includes(one));
  own.gear = [...cards];
  return copy;
}
function supposedWith(t: MiddaraTable, figure: number, cards: readonly number[]): Supposed {
  const type = t.value('attack type', figure);
  return {
    hp: t.value('maximum HP', figure),
    defense: t.value('defense', figure),
    armor: t.value('armor', figure),
    movement: t.value('movement value', figure),
    dice: t.value('combat dice', figure),
    type,
    range: t.value(type === 'ranged' ? 'attack range' : 'reach', figure),
    blows: opponentsAhead(t).map(([id, card]) => blowOn(t, figure, id, card)),
    wrong: whyNotEquipped(t, { ...figureOf(t, figure), gear: [...cards] }),
  };
}

export const SUPPOSING: MiddaraChapter = {
  values: {
    /** Cards by their numbers, as words of a text. */
    'supposed with': {
      rule: 'MD-EQUP-12',
      of: (t, figure, cards): Supposed | null => {
        const all = cards.split(' ').filter(Boolean).map(Number);
        // Whoever may not know a card may not know what it would do: this asks.
        const kinds = all.map((one) => t.contentOf(one).content['kind'] as string);
        const isGear = kinds.every((kind) => ['item', 'discipline', 'familiar', 'companion'].includes(kind));
        if (!isGear || !isAdventurer(t, figure)) return null;
        return supposedWith(supposing(t, figure, all), figure, all);
      },
    },
  },
};
