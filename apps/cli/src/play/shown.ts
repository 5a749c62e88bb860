/** What of a position is new: a board is shown part by part, and a part that somebody has just read is left out. */
export class Shown {
  private parts: readonly string[] = [];

  /** The lines of all parts that were not shown like this last time, with an empty line between parts. */
  news(lines: readonly string[]): string[] {
    const before = this.parts;
    const now = partsOf(lines);
    this.parts = now.map((part) => part.join('\n'));
    const fresh = now.filter((part) => !before.includes(part.join('\n')));
    return fresh.flatMap((part, i) => (i === 0 ? part : ['', ...part]));
  }
  get isEmpty(): boolean {
    return this.parts.length === 0;
  }
  /** Somebody else looks, or the same person wants to see everything again. */
  forget(): void {
    this.parts = [];
  }
}

function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    if (line === '') parts.push([]);
    else parts.at(-1)!.push(line);
  }
  return parts.filter((part) => part.length > 0);
}
