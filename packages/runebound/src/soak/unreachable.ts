/** Steps and choices that no game can come to, and why. */

import type { Json, Loaded } from '@questwright/kernel';
import { neverCalled, neverChosen } from '@questwright/messages';
import type { Card } from '../cards.ts';
import type { RuneboundWorld } from '../world.ts';
import type { SoakPart } from './part.ts';

/** Procedures that nothing but an effect of this name calls for. */
const CALLED_BY: Readonly<Record<string, string>> = {
  'adventure card of an effect': 'adventure card',
  'extra step': 'step',
  'look at cards': 'look',
  strike: 'strike',
};

/** Whether somebody other than the Hero may be gone when dice are read: a card answers dice that lie there. */
const answersAllies = ({ abilities = [] }: Card): boolean =>
  abilities.some(
    ({ timing, if: only }) =>
      timing === 'rolled' && (only as Record<string, Json> | undefined)?.['rolled by'] !== 'your hero',
  );

const raisesALimit = ({ modifies = [] }: Card): boolean => modifies.some(({ value }) => value.endsWith(' limit'));

export function unreachable(loaded: Loaded<RuneboundWorld>, parts: readonly SoakPart[]): Record<string, string> {
  const found: Record<string, string> = { ...neverChosen(loaded), ...neverCalled(loaded, CALLED_BY) };
  found['spoils of combat/experience'] = 'it stands for what would happen without the rule that forbids it';
  const all = [...loaded.content.values()];
  if (!all.some(({ content }) => answersAllies(content as unknown as Card))) {
    found['combat roll/nobody left who rolled'] = 'no card answers the roll of an Ally before it is read';
  }
  if (!all.some(({ content }) => raisesALimit(content as unknown as Card))) {
    const none = 'no card raises a limit, so that none falls';
    found['beyond a limit/which one goes'] = none;
    found['beyond a limit/which one goes/discard'] = none;
  }
  for (const part of parts) Object.assign(found, part.unreachable?.(loaded));
  return found;
}
