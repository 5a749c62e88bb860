/** What must hold while it happens: nobody is knocked out twice for one blow, and nothing comes after the end. */

import type { Event, Game, Seat } from '@questwright/kernel';
import { heroOf, type LocalsIn, type RuneboundTable, type RuneboundWorld } from '../world.ts';

/** Heroes that have been knocked out and have not been wounded since, by game: checks play on in copies. */
const down = new WeakMap<Game<RuneboundWorld>, Set<Seat>>();

/** What is told last in a game. */
const ENDS: readonly string[] = ['won', 'lost'];
const isEnd = ({ tag }: Event): boolean => ENDS.includes(tag);

/** What tells that a game has ended is the last that is told, and every game ends with it. */
export function wrongEvents(events: readonly Event[], { over }: Game<RuneboundWorld>): string | null {
  const end = events.findIndex(isEnd);
  if (end < 0) return over ? 'The game is over, and nobody has won or lost it' : null;
  const after = events[end + 1];
  if (after) return `The game is ${events[end]!.tag}, and "${after.tag}" happens`;
  return over ? null : `The game is ${events[end]!.tag}, and goes on`;
}

export function wrongStep(t: RuneboundTable, step: string, blows: readonly string[] = []): string | null {
  const end = t.events?.find(isEnd);
  if (end) return `The game is ${end.tag}, and ${step} is played`;
  if (step === 'wounds/inflicted' || blows.includes(step)) {
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
