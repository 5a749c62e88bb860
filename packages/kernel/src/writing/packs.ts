/** Which packs may be played together, and for how many. */

import { amend, AmendError, type Pack } from './amend.ts';
import type { Definition, Loaded } from './load.ts';
import type { Refusal, RuleId, World } from './rules.ts';

export class LoadError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

// ---- seats ----

/** For how many seats, each end with the rule that sets it. */
export interface SeatLimits {
  min: number;
  max: number;
  rules: { min: RuleId; max: RuleId };
}

export function narrowest<W extends World>(
  { seats }: Definition<W>,
  packs: readonly Pack<any>[],
  without: RuleId | null,
): SeatLimits {
  let least = seats;
  let most = seats;
  for (const { seats: own } of packs) {
    if (!own || own.rule === without) continue;
    if (own.min > least.min) least = own;
    if (own.max < most.max) most = own;
  }
  return { min: least.min, max: most.max, rules: { min: least.rule, max: most.rule } };
}

/** Why a game cannot begin with so many seats; null when it can. */
export function whyNotSeats(loaded: Pick<Loaded<any>, 'seats' | 'without'>, seats: number): Refusal | null {
  const { min, max, rules } = loaded.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return null;
  const rule = seats > max ? rules.max : rules.min;
  return rule === loaded.without ? null : { rule, key: 'kernel.seats', with: { min, max, seats } };
}

// ---- sets of packs ----

export function choosePacks<W extends World>(
  definition: Definition<W>,
  ids: readonly string[],
  without: RuleId | null,
): Pack<any>[] {
  const problems: string[] = [];
  // In the order of the definition, so that the same set of packs is always the same game.
  const chosen = definition.packs.filter((pack) => ids.includes(pack.id));
  for (const id of ids) {
    const pack = chosen.find((one) => one.id === id);
    if (!pack) {
      problems.push(
        `${definition.id} has no pack ${id}; there are ${definition.packs.map((p) => p.id).join(', ') || 'none'}`,
      );
      continue;
    }
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`${id} is named twice`);
    if (pack.rule !== without) {
      for (const need of pack.needs ?? []) if (!ids.includes(need)) problems.push(`${id} needs ${need} (${pack.rule})`);
    }
    const apart = [...(pack.excludes ?? []), ...kinBefore(pack, chosen)];
    for (const { pack: other, rule } of apart) {
      if (rule !== without && ids.includes(other)) problems.push(`${id} cannot be played with ${other} (${rule})`);
    }
  }
  const { min, max, rules } = narrowest(definition, chosen, without);
  if (min > max)
    problems.push(`Together they are for at least ${min} seats (${rules.min}) and at most ${max} (${rules.max})`);
  if (problems.length > 0) throw new LoadError(problems);
  return chosen;
}

/** The packs of the same family that come first, as if it excluded them: each two are told once. */
const kinBefore = ({ id, family }: Pack<any>, chosen: readonly Pack<any>[]) =>
  chosen
    .slice(
      0,
      chosen.findIndex((one) => one.id === id),
    )
    .flatMap((one) => (family && one.family?.name === family.name ? [{ pack: one.id, rule: family.rule }] : []));

/** Sets of packs to try a game with: none, each pack with what it needs, all pairs, and of the greatest sets that can be
 *  played so many that every pack is in one. `including` are in every set. Pairs that contradict each other are in the list
 *  too: whoever loads them is told why. */
export function samplesOf<W extends World>(definition: Definition<W>, including: readonly string[] = []): string[][] {
  const sets = new Map<string, string[]>();
  const sample = (...ids: readonly string[]): string[] | null => {
    const set = withNeeds(definition, [...including, ...ids]);
    if (!fits(definition, set)) return null;
    sets.set(set.join(' '), set);
    return set;
  };
  if (sample() === null) choosePacks(definition, withNeeds(definition, including), null);
  const alone = definition.packs.map(({ id }) => id).filter((id) => sample(id) !== null);
  const apart = new Set<string>();
  alone.forEach((one, i) => {
    for (const other of alone.slice(i)) {
      const set = sample(one, other);
      if (set === null || !joins(definition, set)) apart.add(`${one} ${other}`).add(`${other} ${one}`);
    }
  });
  alone.forEach((first, i) => {
    if (apart.has(`${first} ${first}`)) return;
    // Whoever comes next is taken before those that come first in other sets.
    const set: string[] = [];
    for (const next of [...alone.slice(i), ...alone.slice(0, i)]) {
      if ([...set, next].every((one) => !apart.has(`${one} ${next}`))) set.push(next);
    }
    sample(...set);
  });
  return [...sets.values()];
}

/** In the order of the definition. */
function withNeeds<W extends World>({ packs }: Definition<W>, ids: readonly string[]): string[] {
  const all = new Set(ids);
  for (const id of all) for (const need of packs.find((pack) => pack.id === id)?.needs ?? []) all.add(need);
  const known = packs.map(({ id }) => id).filter((id) => all.delete(id));
  return [...known, ...all];
}
function fits<W extends World>(definition: Definition<W>, ids: readonly string[]): boolean {
  try {
    choosePacks(definition, ids, null);
    return true;
  } catch {
    return false;
  }
}
function joins<W extends World>(definition: Definition<W>, ids: readonly string[]): boolean {
  try {
    amend(definition.rules, choosePacks(definition, ids, null));
    return true;
  } catch (error) {
    if (error instanceof AmendError) return false;
    throw error;
  }
}
