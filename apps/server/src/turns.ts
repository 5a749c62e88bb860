/** Whose turn it is among those who wait for a thread: whoever asks for much does not keep others waiting. */

export class Turns {
  private readonly last = new Map<string, number>();
  private turns = 0;

  /** Takes out of a list what was asked first by whoever has waited longest for their turn. */
  next<T extends { whose: string }>(waiting: T[]): T | undefined {
    if (waiting.length === 0) {
      this.last.clear();
      return undefined;
    }
    const turnOf = ({ whose }: T): number => this.last.get(whose) ?? 0;
    const first = Math.min(...waiting.map(turnOf));
    const [one] = waiting.splice(
      waiting.findIndex((other) => turnOf(other) === first),
      1,
    );
    this.last.set(one!.whose, ++this.turns);
    return one;
  }
}
