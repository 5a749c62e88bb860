/** The known name that somebody may have meant: the nearest one, if it is near. */
function nearest(name: string, known: Iterable<string>): string | null {
  const most = Math.max(1, Math.floor(name.length / 3));
  let best: string | null = null;
  let least = most + 1;
  for (const one of known) {
    const far = distance(name.toLowerCase(), one.toLowerCase());
    if (far < least) [best, least] = [one, far];
  }
  return best;
}

/** What to say after "there is no …": the name that was meant, else all that there are. */
export function instead(name: string, known: Iterable<string>): string {
  const names = [...known];
  const meant = nearest(name, names);
  if (meant !== null) return `; did you mean ${meant}?`;
  return names.length === 0 ? '; there is none' : `; there are ${names.join(', ')}`;
}

/** How many letters have to be put in, left out, changed or swapped with the next one. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => Array.from({ length: other.length + 1 }, () => i));
  for (let j = 0; j <= other.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2]![j - 2]! + 1);
      rows[i]![j] = least;
    }
  }
  return rows[one.length]![other.length]!;
}
