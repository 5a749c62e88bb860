/** Which of several choices are worth most, where not all of them are in sight. */

interface Kind {
  kind: string;
  /** Null where nobody can tell. */
  worth: number | null;
}

/** The same, and of each kind the most useful first: the kinds keep the places they had. */
export function mostUsefulFirst<T>(all: readonly T[], of: (one: T) => Kind): T[] {
  const known = all.map((one) => ({ one, ...of(one) }));
  const sorted = new Map<string, T[]>();
  for (const { kind } of known) {
    if (sorted.has(kind)) continue;
    const alike = known.filter((other) => other.kind === kind);
    const worth = (other: Kind): number => other.worth ?? -Infinity;
    // What nobody can tell apart stays as it was.
    sorted.set(
      kind,
      alike
        .toSorted((one, other) => (worth(one) === worth(other) ? 0 : worth(other) - worth(one)))
        .map(({ one }) => one),
    );
  }
  return known.map(({ kind }) => sorted.get(kind)!.shift()!);
}

/** So many of them, the most useful of each kind, in the order in which they were. */
export function mostUseful<T>(all: readonly T[], most: number, of: (one: T) => Kind): T[] {
  if (all.length <= most) return [...all];
  const kept = new Set(mostUsefulFirst(all, of).slice(0, most));
  return all.filter((one) => kept.has(one));
}
