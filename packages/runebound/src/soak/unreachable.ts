/** Steps and choices that no game can come to, and why. */

import type { Json, Loaded } from '@questwright/kernel';
import type { Card } from '../cards.ts';
import { PHASES } from '../words.ts';
import type { RuneboundWorld } from '../world.ts';
import type { SoakPart } from './part.ts';

const WITHOUT_A_RULE = 'it stands for what would happen without the rule that forbids it';
const TO_BE_REFUSED = 'it is listed to be refused by name';

const NEVER: Readonly<Record<string, string>> = {
  'spoils of combat/experience': WITHOUT_A_RULE,
  'movement step/whom to rest/step': TO_BE_REFUSED,
  'movement step/where to/rest': TO_BE_REFUSED,
  'experience step/experience counters/sell': TO_BE_REFUSED,
  ...Object.fromEntries(PHASES.map((phase) => [`${phase} phase/attack or defend/escape`, TO_BE_REFUSED])),
};

/** Procedures that nothing but an effect of this name calls for. */
const CALLED_BY: Readonly<Record<string, string>> = {
  'adventure card of an effect': 'adventure card',
  'extra step': 'step',
};

function stepsOf({ procs }: Loaded<RuneboundWorld>, proc: string): string[] {
  return [...procs.get(proc)!.steps.values()].flatMap(({ name, choices }) => [
    `${proc}/${name}`,
    ...choices.map((choice) => `${proc}/${name}/${choice.name}`),
  ]);
}

/** Whether somebody other than the Hero may be gone when dice are read: a card answers dice that lie there. */
const answersAllies = ({ abilities = [] }: Card): boolean =>
  abilities.some(
    ({ timing, if: only }) =>
      timing === 'rolled' && (only as Record<string, Json> | undefined)?.['rolled by'] !== 'your hero',
  );

export function unreachable(loaded: Loaded<RuneboundWorld>, parts: readonly SoakPart[]): Record<string, string> {
  const found: Record<string, string> = { ...NEVER };
  const said = new Set([...loaded.verbOf.values()].map(({ name }) => name));
  for (const [proc, verb] of Object.entries(CALLED_BY)) {
    if (said.has(verb)) continue;
    for (const key of stepsOf(loaded, proc)) found[key] = `no card says "${verb}"`;
  }
  const all = [...loaded.content.values()];
  if (!all.some(({ content }) => answersAllies(content as unknown as Card))) {
    found['combat roll/nobody left who rolled'] = 'no card answers the roll of an Ally before it is read';
  }
  for (const part of parts) Object.assign(found, part.unreachable?.(loaded));
  return found;
}
