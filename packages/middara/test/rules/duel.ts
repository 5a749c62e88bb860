/** Two who fight beside each other. */

import { attack, field, type Field, type Given } from './field.ts';

export const OPEN = ['.....', '.....', '.....', '.....', '.....'];
/** Rook with an ORANGE and a WHITE die, beside an Animate with Defense 9 and Armor 2. */
export const rook = (given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: { at: 'b2', stamina: 2 }, animate: 'c2' }, ...given });
export const attacked = (given: Partial<Given> = {}): Field =>
  field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 0 }, animate: 'c2' },
    play: attack('animate', 'rook'),
    ...given,
  });
export const flanking = (ally: string, given: Partial<Given> = {}): Field =>
  field({ map: OPEN, figures: { rook: { at: 'a2', stamina: 2 }, animate: 'b2', remi: ally }, ...given });
