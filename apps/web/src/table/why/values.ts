/** Named values of the rules, asked from the server as they are needed. A value that is being asked again is meanwhile
 *  what it was: numbers do not flicker. */

import type { Json } from '@questwright/kernel';
import type { AskedValue } from '@questwright/protocol';

const MOST_AT_ONCE = 300;
/** So long the first question about a position waits for others: a new position is painted before numbers are asked for. */
const QUIET = 60;

export class Values {
  private readonly known = new Map<string, { at: number; value: Json }>();
  private readonly wanted = new Map<string, AskedValue>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking = false;
  /** The position that was asked about last. */
  private asked = -1;
  private lacking = false;
  private isOld = false;
  /** Somebody waits for values of this position, also where they turn out to be what they were. */
  private awaited = false;
  private version = 0;
  /** The position that is asked about. */
  at = 0;
  private readonly ask: (of: AskedValue[], at: number) => Promise<Json[]>;

  constructor(ask: (of: AskedValue[], at: number) => Promise<Json[]>) {
    this.ask = ask;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly now = (): number => this.version;

  readonly value = (name: string, ...about: readonly Json[]): Json => {
    const asked = [name, ...about] as AskedValue;
    const key = JSON.stringify(asked);
    const known = this.known.get(key);
    if (known?.at !== this.at) {
      this.isOld = true;
      this.wanted.set(key, asked);
      this.schedule();
    }
    if (known === undefined) this.lacking = true;
    return known?.value ?? null;
  };
  /** What is worked out from values; null while one of them is not known yet. */
  complete<T>(work: () => T): T | null {
    this.lacking = false;
    try {
      const found = work();
      return this.lacking ? null : found;
    } catch (error) {
      // Whoever works with a value that is not there yet may stumble over it.
      if (this.lacking) return null;
      throw error;
    }
  }
  /** The same, and null while one of them is still what it was in another position: for whoever acts by it. */
  settled<T>(work: () => T): T | null {
    this.isOld = false;
    const found = this.complete(work);
    if (!this.isOld) return found;
    this.awaited = true;
    return null;
  }

  private schedule(): void {
    if (this.asking || this.timer !== undefined) return;
    const ask = (): void => {
      this.timer = undefined;
      void this.fetch();
    };
    // Whoever has the position before their eyes and looks at something more does not wait.
    this.timer = setTimeout(ask, this.asked === this.at ? 0 : QUIET);
  }
  private async fetch(): Promise<void> {
    const asked = [...this.wanted].slice(0, MOST_AT_ONCE);
    if (asked.length === 0) return;
    const at = this.at;
    this.asked = at;
    this.asking = true;
    try {
      const values = await this.ask(
        asked.map(([, one]) => one),
        at,
      );
      let news = false;
      asked.forEach(([key], i) => {
        const value = values[i] ?? null;
        const before = this.known.get(key);
        this.wanted.delete(key);
        this.known.set(key, { at, value });
        news ||= before === undefined || JSON.stringify(before.value) !== JSON.stringify(value);
      });
      // Most values stay what they were: then nobody need be told.
      if (news || this.awaited) this.version++;
      this.awaited = false;
    } catch {
      // The line is broken; whatever is still shown then is asked for again with the next position.
      this.wanted.clear();
    } finally {
      this.asking = false;
    }
    this.listeners.forEach((listener) => listener());
    if (this.wanted.size > 0) this.schedule();
  }
}
