/** What the parts of the page ask of a fight: names, sides, life, what may be done at a square. */

import { findThing } from '@questwright/messages';
import { chanceOf, sumOfDice } from '@questwright/dice';
import { useMemo } from 'react';
import type { Square } from '../../plane/grid-board.ts';
import type { Choice } from '../../table/dock/choices.ts';
import { useTable, type ShownTable } from '../../table/shown-table.ts';
import { fightIn, type Fight, type Fighter } from './fight.ts';

export function useFight(): Fight {
  const { view } = useTable();
  return useMemo(() => fightIn(view), [view]);
}

export const nameOf = ({ say }: Pick<ShownTable, 'say'>, thing: number): string =>
  say({ key: 'kernel.element', with: { element: { thing } } });

export const isFoe = ({ owner }: Pick<Fighter, 'owner'>): boolean => owner < 0;

/** What it is now, by its card or by the form it has taken. */
export function formOf({ view, value }: ShownTable, thing: number): string {
  return (value('form', thing) as string | null) ?? findThing(view, thing)?.card ?? '';
}
export function healthOf(seen: ShownTable, thing: number): number {
  const printed = seen.content.get(findThing(seen.view, thing)?.card ?? '') as { health?: number } | undefined;
  return (seen.value('health', thing) as number | null) ?? printed?.health ?? 1;
}

/** Whose turn it is. */
export function actorIn({ view }: ShownTable): number | null {
  const turn = view.stack.find(({ proc }) => proc === 'turn')?.locals as { figure?: number } | undefined;
  return turn?.figure ?? null;
}

/** Answers that are about a square or whoever stands on it. */
export const choicesAt = (choices: readonly Choice[], square: Square, things: readonly number[]): Choice[] =>
  choices.filter(({ begun, whole }) => {
    const [, ...words] = (begun[0] ?? '').split(':');
    return whole && begun.length === 1 && words.some((word) => word === square || things.includes(Number(word)));
  });

/** How often an attack hits, of 100, before anybody dodges; null while that is being asked. */
export function chanceToHit(
  seen: ShownTable,
  from: number,
  to: number,
): { percent: number; dice: number; defense: number } | null {
  return seen.complete(() => {
    const dice = seen.value('dice', from) as string[];
    const faces = dice.map((die) => (seen.value('faces', die) as { power: number }[]).map(({ power }) => power));
    const defense = seen.value('defense', to, from) as number;
    const bonus = seen.value('power', from, to) as number;
    const percent = Math.round(chanceOf(defense, { bonus }, sumOfDice(faces)) * 100);
    return { percent, dice: dice.length, defense };
  });
}
