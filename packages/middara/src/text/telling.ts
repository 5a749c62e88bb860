/** How the game speaks of its figures and of what happens to them. */

import type { Json, Message, Seat, View } from '@questwright/kernel';
import type { Happened } from '@questwright/messages';
import { idIn, ownNameOf, seenIn } from './scene.ts';
import { NOBODY } from '../world.ts';

/** Figures of one card are told apart by their Activation Numbers; the only one there ever was needs none. */
export function nameOf(view: View, thing: number): Message | null {
  const { figures, forms } = seenIn({ view });
  const figure = figures.find((one) => one.thing === thing);
  if (figure === undefined) return null;
  const id = idIn({ view }, thing);
  const form = forms.find((one) => one.figure === thing);
  if (form !== undefined) {
    return { key: 'changed-figure', with: { figure: { content: id }, form: { content: idIn({ view }, form.card) } } };
  }
  const own = ownNameOf(id, figure.number);
  if (own !== null) return own;
  if (figure.owner !== NOBODY) return null;
  const others = figures.some((one) => one.thing !== thing && idIn({ view }, one.thing) === id);
  if (!others && figure.number === 1) return null;
  return { key: 'numbered-figure', with: { card: { content: id }, number: figure.number } };
}

/** Whoever plays alone is the whole party. */
export const seatName = (view: View): Message | null =>
  seenIn({ view }).seats === 1 ? { key: 'seat-name.alone', with: {} } : null;

/** The first of the figures that a seat controls. */
export const figure = (view: View, seat: Seat): number | null =>
  view.zones['figures']!.find(({ thing }) =>
    seenIn({ view }).figures.some((one) => one.thing === thing && one.owner === seat),
  )?.thing ?? null;

const sameTrace = (one: Happened, other: Happened): boolean =>
  one.rule === other.rule && JSON.stringify(one.with['trace']) === JSON.stringify(other.with['trace']);
const sameFigure = (one: Happened, other: Happened): boolean =>
  (one.with['figure'] as { thing?: number }).thing === (other.with['figure'] as { thing?: number }).thing;

/** What it spends its Symbols for is told with the Damage. */
const isMostDamage = ({ tag, with: { trace } }: Happened): boolean =>
  tag === 'decided' && (trace as { key?: string }[] | null)?.[0]?.key === 'trace.most-damage';

/** The spaces of a walk are told together, those that become the same Terrain as well, and what was decided for one reason
 *  once. */
export function joined(one: Happened, next: Happened): Happened | null {
  if (one.tag === 'terrain placed' && next.tag === one.tag && one.with['terrain'] === next.with['terrain']) {
    return { ...one, with: { ...one.with, square: [one.with['square']!, next.with['square']!].flat() } };
  }
  if (next.tag === 'attack sum' && isMostDamage(one)) return next;
  if (one.tag === 'attack sum' && next.tag === 'unharmed') return one;
  if (one.tag === 'attack sum' && next.tag === 'damaged' && one.with['total'] === next.with['amount']) {
    return { ...one, with: { ...one.with, type: next.with['type']! } };
  }
  if (one.tag === 'decided' && next.tag === 'decided' && sameTrace(one, next)) return one;
  if (next.tag !== 'placed' || (one.tag !== 'placed' && one.tag !== 'walked') || !sameFigure(one, next)) return null;
  const path = [...((one.with['path'] as Json[] | undefined) ?? []), one.with['square']!];
  return { ...next, tag: 'walked', key: 'told.walked', with: { ...next.with, path } };
}

const NOTHING: Message = { key: 'told.nothing', with: {} };
/** Why an opponent does what it does is for those who ask: what it does is told by what happens. */
export function brief({ tag, with: params }: Happened): Message | null {
  if (tag === 'decided' || tag === 'AI step false') return NOTHING;
  return tag === 'AI step true' ? { key: 'told.AI-step', with: params } : null;
}
