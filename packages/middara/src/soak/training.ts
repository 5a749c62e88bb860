/** Adventurers who have learned something: any way up the Trees that the rules allow. */

import type { GearCard } from '../cards.ts';
import {
  bringFamiliar,
  disciplines,
  familiars,
  learn,
  treeOf,
  whyNotFamiliar,
  whyNotLearn,
} from '../rules/disciplines/disciplines.ts';
import type { MiddaraTable, Figure } from '../world.ts';
import { TREES, type Tree } from '../words.ts';

const XP = 80;
/** So many Trees are climbed, and on the way up there may be more than one Discipline of a LVL. */
const CLIMBS = 2;
const LESSONS = 5;

export function trained(t: MiddaraTable, figure: Figure, oneOf: <X>(all: readonly X[]) => X): void {
  figure.xp = XP;
  t.setCounters(figure.thing, 'summon', oneOf([0, 1, 2, 3]));
  for (let climb = 0; climb < CLIMBS; climb++) {
    // Familiars come with one of all Disciplines: its Tree is climbed more often.
    const tree = oneOf([...TREES, ...bringers(t)]);
    for (let lesson = oneOf([1, 2, 3, 4, LESSONS]); lesson > 0; lesson--) {
      const open = disciplines(t).filter(
        (id) => treeOf(cardOf(t, id)) === tree && whyNotLearn(t, figure.thing, id) === null,
      );
      if (open.length === 0) break;
      // The highest that is open, so that the top is seen as often as the foot.
      const top = Math.max(...open.map((id) => cardOf(t, id).level!));
      const all = open.filter((one) => cardOf(t, one).level === top);
      const bringing = all.filter((one) => bringsOthers(cardOf(t, one)));
      const id = oneOf(bringing.length > 0 ? oneOf([bringing, all]) : all);
      learn(t, figure, id);
      if (cardOf(t, id).brings !== 'familiar') continue;
      bringFamiliar(t, figure, oneOf(familiars(t).filter((one) => whyNotFamiliar(t, figure.thing, one) === null)));
    }
  }
}
const COMPANY = ['summon', 'conduct', 'exalt'];
/** Familiars, Espers or another form. */
const bringsOthers = ({ brings, abilities = [] }: GearCard): boolean =>
  brings !== undefined || abilities.some(({ effects }) => effects.some((one) => COMPANY.some((verb) => verb in one)));
const bringers = (t: MiddaraTable): Tree[] =>
  disciplines(t).flatMap((id) => (cardOf(t, id).brings === undefined ? [] : (treeOf(cardOf(t, id)) ?? [])));
const cardOf = (t: MiddaraTable, id: string): GearCard => t.loaded.content.get(id)!.content as GearCard;
