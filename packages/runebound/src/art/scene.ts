/** The scene of a fight: where it is, and everybody in it at full height. */

import * as art from '@questwright/art';
import type { Held } from '@questwright/art';
import type { Content } from '@questwright/kernel';
import { artOf } from './derive.ts';

/** What lies on a space, as a place to fight on. */
const GROUNDS: Readonly<Record<string, ReturnType<typeof artOf>['place']>> = {
  plains: 'fields',
  road: 'road',
  river: 'river',
  swamp: 'marsh',
  forest: 'forest',
  hill: 'moor',
  mountain: 'pass',
  town: 'city',
};

/** Where a Challenge lives, that is where one meets it. */
export function lair(card: Content, id: string, { night, key }: { night: boolean; key: string }): string {
  const { place, light } = artOf(card, id);
  return art.backdrop({ place, light, night, key }, id);
}
/** The ground of a space. */
export function open(terrain: string, { night, key }: { night: boolean; key: string }): string {
  return art.backdrop({ place: GROUNDS[terrain] ?? 'road', light: night ? 'night' : 'dusk', night, key }, terrain);
}

const isShield = (icon: string): boolean => /shield|door/.test(icon);
/** What can be seen in somebody's hands: the first weapon, the first shield. */
function heldOf(gear: readonly (readonly [id: string, card: Content])[]): { weapon?: Held; shield?: Held } {
  const found: { weapon?: Held; shield?: Held } = {};
  for (const [id, card] of gear) {
    const { subject, material } = artOf(card, id);
    if (subject === undefined) continue;
    if (isShield(subject)) found.shield ??= { icon: subject, material };
    else if (card['class'] === 'weapon') found.weapon ??= { icon: subject, material };
  }
  return found;
}

export interface FighterLook {
  facing: 'left' | 'right';
  gear?: readonly (readonly [id: string, card: Content])[];
  key: string;
}
export const fighter = (card: Content, id: string, { facing, gear = [], key }: FighterLook): string =>
  art.fighter(artOf(card, id), id, { facing, ...heldOf(gear), key });
