/** At the table of a lesson only what it goes on with is answered. */

import { isWanted, type Guide } from '@questwright/messages';
import type { TableRow } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { Declined } from './problem.ts';

export const isGuided = ({ marks }: TableRow): boolean => marks?.includes('guide') === true;

/** Nobody else plays at the table of a lesson, no bot and nobody's Hero but the lesson's, also where it could not begin yet: what lies
 *  ready is for what the lesson goes on with. */
export function mustNotBeGuided(row: TableRow): void {
  if (['gathering', 'playing'].includes(row.status) && isGuided(row))
    throw new Declined('not-now', 'server.guide-alone');
}

/** Refuses whatever the lesson does not go on with: what lies ready would not fit. */
export function mustFollow(guide: Guide | null, { record }: LiveTable, no: number, pick: readonly string[]): void {
  const { pending } = record.game;
  const [first = ''] = pick;
  // What was said before is said again when a line broke; what is not on offer, the rules refuse with their reason.
  if (pending?.no !== no) return;
  const { options, asides, forms } = pending.offers[0]!;
  if (!options.includes(first) && !asides.includes(first) && !forms.some(({ choice }) => choice === first)) return;
  if (guide === null || !isWanted(guide, record.line.length, options, pick))
    throw new Declined('not-now', 'server.guide-other');
}
