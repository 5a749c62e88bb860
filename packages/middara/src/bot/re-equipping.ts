/** How a bot rearranges equipment: it puts on what there is room for, and gets everybody within the limits again. */

import { choiceOf, words } from '@questwright/kernel';
import { hasRoom, whyNotEquipped } from '../rules/equipment/slots.ts';
import type { MiddaraTable, Figure } from '../world.ts';

/** How many cards a figure would have to take off to wear the others. */
function tooManyWorn(t: MiddaraTable, figure: Figure): number {
  const isWorn = (gear: number[]): boolean => whyNotEquipped(t, { ...figure, gear, pack: [] }) === null;
  let { gear } = figure;
  while (!isWorn(gear)) {
    const last = gear.findIndex((_, at) => isWorn(gear.toSpliced(at, 1)));
    gear = gear.toSpliced(last, 1);
  }
  return figure.gear.length - gear.length;
}
/** What is wrong with what a figure has: cards that it cannot wear, and a Pack that holds too much. */
const excess = (t: MiddaraTable, figure: Figure): number =>
  tooManyWorn(t, figure) + Math.max(0, figure.pack.length - t.value('Pack size', figure.thing));

/** The same figure with a card on the other side. */
function changed(figure: Figure, how: string, thing: number): Figure | null {
  const { gear, pack } = figure;
  if (how === 'equip' && pack.includes(thing)) {
    return { ...figure, gear: [...gear, thing], pack: pack.filter((one) => one !== thing) };
  }
  if (how === 'store' && gear.includes(thing)) {
    return { ...figure, gear: gear.filter((one) => one !== thing), pack: [...pack, thing] };
  }
  return null;
}

const fits = (t: MiddaraTable, thing: number): boolean => {
  const owner = t.world.figures.find((one) => one.pack.includes(thing));
  return owner !== undefined && hasRoom(t, owner, thing, 'gear');
};

export function reEquipping(t: MiddaraTable, options: readonly string[]): readonly string[] {
  if (options.includes('done')) {
    // What lies in a Pack is of no use.
    const worn = options.find((id) => choiceOf(id) === 'equip' && fits(t, Number(words(id)[0])));
    return [worn ?? 'done'];
  }
  // Whatever was taken goes back first: there was room for it where it came from.
  const back = options.find((id) => choiceOf(id) === 'put back');
  if (back !== undefined) return [back];
  const gains = options.map((id) => {
    const thing = Number(words(id)[0]);
    for (const figure of t.world.figures) {
      const after = changed(figure, choiceOf(id), thing);
      if (after !== null) return excess(t, figure) - excess(t, after);
    }
    return 0;
  });
  const most = Math.max(...gains);
  // Where no single change helps, something else is tried each time.
  return [most > 0 ? options[gains.indexOf(most)]! : options[t.game.no % options.length]!];
}
