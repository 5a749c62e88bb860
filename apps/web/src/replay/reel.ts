/** A game that is looked back at: any moment of it, fetched in passages as it is wanted. */

import type { Json, View } from '@questwright/kernel';
import type { LogLine, Problem, Replay } from '@questwright/protocol';
import { changed } from '@questwright/protocol/delta';
import { Declined } from '../net/requests.ts';
import { withLines } from '../net/table-store.ts';

/** Steps of a passage; each begins at a multiple of this. */
export const PASSAGE = 50;

export interface Source {
  passage(from: number, most: number): Promise<Replay>;
  /** Lines after one, in pages; none when there are no more. */
  log(after: number): Promise<LogLine[]>;
}

export interface Moment {
  /** The moment that is wanted, and the one that is shown: until a passage has come, the one before. */
  at: number;
  shown: number;
  last: number;
  view: View | null;
  /** The whole log, as far as it has come. */
  lines: readonly LogLine[];
  problem: Problem | null;
}

/** Views of a passage, worked out one after another as far as they are wanted. */
class Passage {
  private readonly views: View[];
  private readonly steps: Replay['steps'];
  readonly from: number;
  constructor({ position, steps }: Replay) {
    this.from = position.seq;
    this.views = [position.view];
    this.steps = steps;
  }
  get to(): number {
    return this.from + this.steps.length;
  }
  viewAt(seq: number): View | null {
    if (seq < this.from || seq > this.to) return null;
    for (let next = this.views.length; next <= seq - this.from; next++) {
      const before = this.views[next - 1]! as unknown as Json;
      this.views.push(changed(before, this.steps[next - 1]!.view) as unknown as View);
    }
    return this.views[seq - this.from]!;
  }
}

export class Reel {
  private moment: Moment;
  private readonly source: Source;
  private readonly passages = new Map<number, Passage>();
  private readonly asked = new Set<number>();
  /** The last line of the log that has come, and whether more is being fetched. */
  private readTo = -1;
  private isReading = false;
  private readonly listeners = new Set<() => void>();

  constructor(source: Source, at: number) {
    this.source = source;
    this.moment = { at, shown: at, last: at, view: null, lines: [], problem: null };
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly now = (): Moment => this.moment;
  private learn(news: Partial<Moment>): void {
    this.moment = { ...this.moment, ...news };
    this.listeners.forEach((listener) => listener());
  }

  /** Shows a moment, or as soon as it is there. */
  readonly go = (wanted: number): void => {
    const { last, view } = this.moment;
    const at = Math.max(0, view === null ? wanted : Math.min(wanted, last));
    this.learn({ at });
    this.show();
  };
  private show(): void {
    const { at } = this.moment;
    const from = Math.floor(at / PASSAGE) * PASSAGE;
    const view = this.passages.get(from)?.viewAt(at) ?? null;
    if (view !== null) this.learn({ view, shown: at, problem: null });
    else void this.fetch(from);
    // What comes next is there when it is wanted.
    if (view !== null && at - from > PASSAGE / 2) void this.fetch(from + PASSAGE);
  }
  private async fetch(from: number): Promise<void> {
    const { last, view } = this.moment;
    if (this.asked.has(from) || (view !== null && from > last)) return;
    this.asked.add(from);
    try {
      const replay = await this.source.passage(from, PASSAGE);
      this.passages.set(from, new Passage(replay));
      // A link may speak of a moment that is not there yet, or that never was.
      this.learn({ last: replay.last, at: Math.min(this.moment.at, replay.last) });
      if (this.moment.at >= from && this.moment.at < from + PASSAGE) this.show();
    } catch (error) {
      this.asked.delete(from);
      const problem = error instanceof Declined ? error.problem : { code: 'broken', message: '' };
      if (problem.code === 'not-found' && view === null && from > 0) return this.go(0);
      this.learn({ problem });
    }
  }

  /** Fetches the log to its end, page by page. */
  async read(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    for (;;) {
      const page = await this.source.log(this.readTo).catch(() => []);
      if (page.length === 0) break;
      this.learn({ lines: [...this.moment.lines, ...page] });
      this.readTo = page.at(-1)!.seq;
    }
    this.isReading = false;
  }
  /** The game has gone on: whoever looks at it stays where they are, and can go further. */
  async grow(to: number): Promise<void> {
    const { last } = this.moment;
    if (to <= last) return;
    const from = Math.floor(last / PASSAGE) * PASSAGE;
    this.asked.delete(from);
    await Promise.all([this.fetch(from), this.read()]);
  }
}

/** The log as it was at a moment: what was taken back later still counts. */
export function linesUntil(lines: readonly LogLine[], at: number): readonly LogLine[] {
  const then = lines.filter(({ seq }) => seq <= at).map((line) => (line.undone ? { ...line, undone: false } : line));
  return withLines([], then);
}

/** Where turns begin: moments that one jumps to. Of several in one entry, one. */
export function turnsIn(lines: readonly LogLine[]): number[] {
  return lines.filter(({ events }) => events.some(({ tag }) => tag === 'turn began')).map(({ seq }) => seq);
}
export const turnAfter = (turns: readonly number[], at: number, last: number): number =>
  turns.find((seq) => seq > at) ?? last;
export const turnBefore = (turns: readonly number[], at: number): number => turns.findLast((seq) => seq < at) ?? 0;
