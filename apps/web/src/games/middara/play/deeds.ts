/** What each figure did in an Encounter, counted from the events of its log. */

import type { LogLine } from '@questwright/protocol';
import { figureIn, number, thingIn } from './reading.ts';

export interface Deeds {
  dealt: number;
  taken: number;
  hits: number;
  misses: number;
  defeats: number;
  healed: number;
}
const NONE: Deeds = { dealt: 0, taken: 0, hits: 0, misses: 0, defeats: 0, healed: 0 };

/** By figure. Damage counts for whoever made the Attack that dealt it; other Damage is only taken. */
export function deedsOf(lines: readonly LogLine[]): ReadonlyMap<number, Deeds> {
  const all = new Map<number, Deeds>();
  const add = (thing: number, name: keyof Deeds, amount = 1): void => {
    if (thing < 0) return;
    const now = all.get(thing) ?? NONE;
    all.set(thing, { ...now, [name]: now[name] + amount });
  };
  let blow = { by: -1, on: -1 };
  for (const { events, undone, takesBack } of lines) {
    if (undone || takesBack) continue;
    for (const event of events) {
      const { tag, with: told } = event;
      const figure = figureIn(event);
      if (tag === 'attacks') blow = { by: -1, on: -1 };
      else if (tag === 'hits') add(figure, 'hits');
      else if (tag === 'misses') add(figure, 'misses');
      else if (tag === 'attack sum') blow = { by: figure, on: thingIn(told['target']) };
      else if (tag === 'damaged') {
        add(figure, 'taken', number(told['amount']));
        if (blow.on === figure) add(blow.by, 'dealt', number(told['amount']));
      } else if (tag === 'defeated') {
        if (blow.on === figure) add(blow.by, 'defeats');
        blow = { by: -1, on: -1 };
      } else if (tag === 'turn over') blow = { by: -1, on: -1 };
      else if (tag === 'healed') add(figure, 'healed', number(told['amount']));
    }
  }
  return all;
}
