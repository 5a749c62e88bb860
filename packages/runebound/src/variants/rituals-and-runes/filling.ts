/** How soon movement dice cover the symbols of a Ritual, exactly. */

import { MOVEMENT_DIE } from '../../content/box.ts';
import { TERRAINS, type Terrain } from '../../words.ts';

/** Dice that a Hero spares in a turn. */
export const SPARE_DICE = 3;

const faces = (terrain: Terrain): number => MOVEMENT_DIE.filter((face) => face.includes(terrain)).length;

/** The chance that all symbols are covered after so many dice, each used for the rarest symbol that it shows. */
export function chanceToFill(symbols: readonly Terrain[], dice: number): number {
  const rarest = TERRAINS.toSorted((one, other) => faces(one) - faces(other));
  let states = new Map<string, number>([[symbols.toSorted().join(), 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<string, number>();
    for (const [state, chance] of states) {
      const open = state === '' ? [] : state.split(',');
      for (const face of MOVEMENT_DIE) {
        const used = rarest.find((one) => face.includes(one) && open.includes(one));
        const left = used === undefined ? open : open.toSpliced(open.indexOf(used), 1);
        next.set(left.join(), (next.get(left.join()) ?? 0) + chance / MOVEMENT_DIE.length);
      }
    }
    states = next;
  }
  return states.get('') ?? 0;
}
