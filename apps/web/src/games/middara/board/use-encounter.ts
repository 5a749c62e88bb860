/** What the board, the dock and the details of a choice ask of an Encounter alike. What is worked out by the rules comes from
 *  the server, as values. */

import type { Square } from '@questwright/geometry/square';
import type { Json } from '@questwright/kernel';
import type { Bundle } from '@questwright/messages';
import { useSyncExternalStore } from 'react';
import {
  onTheBoard,
  waysAsked,
  type Figure,
  type Outlook,
  type Prospect,
  type Threat,
  type Walking,
  type Way,
  type WayAhead,
} from '@questwright/middara/shown';
import { otherWay, withPicked } from './other-way.ts';
import { useTable, type ShownTable } from '../../../table/shown-table.ts';
import { wayTo } from './plan.ts';

type Seen = Pick<ShownTable, 'scene' | 'complete' | 'value' | 'view' | 'chosen' | 'say'>;

/** A value that is there, or null while it is being asked. */
const known = <T>({ complete, value }: Seen, name: string, ...about: Json[]): T | null =>
  complete(() => value(name, ...about)) as T | null;

export function walkingIn({ complete, scene, view }: Seen): Walking | null {
  const walking = complete(() => waysAsked(scene));
  return walking && { ...walking, ways: withPicked(walking.ways, view.decision?.no) };
}
/** All good ways to a square, the one that is offered first. */
export function waysLike(seen: Seen, { figure, points }: Walking, square: Square): Way[] {
  const first = wayTo(
    seen.complete(() => waysAsked(seen.scene)),
    square,
  );
  const others = known<Way[]>(seen, 'other ways', figure, `${square} ${points}`) ?? [];
  const isOther = ({ path }: Way): boolean => path.join() !== first?.path.join();
  return first === null ? [] : [first, ...others.filter(isOther)];
}
/** What is planned, as answers in turn: by the way that was picked. */
export function usePlanned(): readonly Bundle[] {
  const seen = useTable();
  useSyncExternalStore(otherWay.subscribe, otherWay.now);
  const way = wayTo(walkingIn(seen), seen.chosen);
  const bundle = seen.standing?.bundles.find(({ at }) => at !== undefined && at === seen.chosen);
  if (way === null || bundle === undefined) return NONE;
  return [{ ...bundle, answers: bundle.answers.map((one) => (one[0] === 'walk' ? ['walk', ...way.path] : one)) }];
}
const NONE: readonly Bundle[] = [];
export const outlookFrom = (seen: Seen, figure: number, square: Square): Outlook | null =>
  known(seen, 'outlook from', figure, square);
export const wayAhead = (seen: Seen, figure: number, path: readonly Square[]): WayAhead | null =>
  known(seen, 'way ahead', figure, path.join(' '));
export const threatOf = (seen: Seen, figure: number, mover: number): Threat | null =>
  known(seen, 'threat', figure, mover);

export const figureAt = (seen: Pick<Seen, 'scene'>, thing: number): Figure | null =>
  onTheBoard(seen.scene).find((one) => one.thing === thing) ?? null;
export const nameOf = ({ say }: Pick<Seen, 'say'>, thing: number): string =>
  say({ key: 'kernel.element', with: { element: { thing } } });

/** Whose choice it is now: the figure whose Actions or movement are asked about. */
export function askedFigure({ view }: Pick<Seen, 'view'>): number | null {
  const { decision, stack } = view;
  if (decision?.mine?.asked !== true) return null;
  const figure = stack.at(-1)?.locals['figure'];
  return decision.step === 'action phase' || decision.proc === 'movement'
    ? ((figure as number | undefined) ?? null)
    : null;
}
/** Where it would stand by the plan, else where it stands. */
export function plannedSquare(seen: Seen): Square | null {
  const figure = askedFigure(seen);
  if (figure === null) return null;
  const at = figureAt(seen, figure)?.square ?? null;
  return wayTo(walkingIn(seen), seen.chosen) === null ? at : seen.chosen;
}
/** What an Attack would be like, from the planned square and from here. */
export function prospectsOf(seen: Seen, target: number): { then: Prospect | null; now: Prospect | null } {
  const figure = askedFigure(seen);
  const [square, here] = [plannedSquare(seen), figure === null ? null : (figureAt(seen, figure)?.square ?? null)];
  const of = (at: Square | null): Prospect | null =>
    figure === null || at === null
      ? null
      : (outlookFrom(seen, figure, at)?.prospects.find((one) => one.figure === target) ?? null);
  return { then: of(square), now: square === here ? null : of(here) };
}
