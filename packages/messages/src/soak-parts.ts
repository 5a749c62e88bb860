/** What the soaks of games have in common: what no game can come to, and what must always hold. */

import { look, neverTaken, type Game, type Loaded, type Table, type World } from '@questwright/kernel';

/** Why no game can come to a step (`proc/step`) or choice (`proc/step/choice`). */
type Reasons = Record<string, string>;

const stepsOf = <W extends World>({ procs }: Loaded<W>, proc: string): string[] =>
  [...procs.get(proc)!.steps.values()].flatMap(({ name, choices }) => [
    `${proc}/${name}`,
    ...choices.map((choice) => `${proc}/${name}/${choice.name}`),
  ]);

/** The steps of procedures that nothing but an effect of some name calls for, where no card has such an effect. */
export function neverCalled<W extends World>(loaded: Loaded<W>, calledBy: Readonly<Record<string, string>>): Reasons {
  const said = new Set([...loaded.verbOf.values()].map(({ name }) => name));
  const silent = Object.entries(calledBy).filter(([, verb]) => !said.has(verb));
  return Object.fromEntries(
    silent.flatMap(([proc, verb]) => stepsOf(loaded, proc).map((key) => [key, `no card says "${verb}"`])),
  );
}

/** Choices that are always refused, and those that are forced because nothing else is left beside them. */
export function neverChosen<W extends World>({ procs }: Loaded<W>): Reasons {
  const found: Reasons = {};
  for (const proc of procs.values()) {
    for (const { name: step, choices, ask } of proc.steps.values()) {
      const open = choices.filter(({ choice }) => choice.then !== neverTaken);
      if (open.length === choices.length) continue;
      for (const { name, choice } of choices) {
        if (choice.then === neverTaken) found[`${proc.name}/${step}/${name}`] = 'it is there to be refused by name';
      }
      const [first, ...others] = open;
      if (!first || others.length > 0 || ask === null || ask.evenIfForced === true) continue;
      const { list, kind, form } = first.choice;
      if (!list && !kind && !form) found[`${proc.name}/${step}/${first.name}`] = 'nothing else is left';
    }
  }
  return found;
}

/** The first of what must hold that does not, in words; null when all does. */
export const firstBroken = <W extends World>(
  loaded: Loaded<W>,
  game: Game<W>,
  invariants: readonly ((t: Table<W>) => string | null)[],
): string | null =>
  look(loaded, game, (t) => {
    for (const invariant of invariants) {
      const problem = invariant(t);
      if (problem !== null) return problem;
    }
    return null;
  });
