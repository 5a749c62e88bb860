/** What must hold while it happens: nobody is knocked out twice for one blow. */

import type { Game, Seat } from '@questwright/kernel';
import { heroOf, type LocalsIn, type RuneboundTable, type RuneboundWorld } from '../world.ts';

/** Heroes that have been knocked out and have not been wounded since, by game: checks play on in copies. */
const down = new WeakMap<Game<RuneboundWorld>, Set<Seat>>();

export function wrongStep(t: RuneboundTable, step: string): string | null {
  if (step === 'wounds/inflicted') {
    const { on } = t.locals as unknown as LocalsIn<'wounds'>;
    const fallen = down.get(t.game);
    for (const seat of fallen ?? []) if (heroOf(t, seat) === on) fallen!.delete(seat);
  }
  if (step !== 'knockout/knocked out') return null;
  const { seat } = t.locals as unknown as LocalsIn<'knockout'>;
  const hero = heroOf(t, seat);
  if (!t.value('defeated', hero)) return null;
  const under = t.game.stack.filter(({ proc, locals }) => proc === 'knockout' && locals.seat === seat).length;
  const fallen = down.get(t.game) ?? new Set();
  down.set(t.game, fallen);
  if (under > 1 || fallen.has(seat)) return `${t.cardOf(hero)} is knocked out twice for one blow`;
  fallen.add(seat);
  return null;
}
