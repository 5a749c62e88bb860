import type { Seat, Viewer } from '@questwright/kernel';
import type { Cited } from '../reader.ts';

/** A decision: who took it, and in which words, where they are known. */
export interface Taken {
  seat: Seat;
  name: string;
  text: string | null;
}
interface Chapter {
  /** Decisions taken when this happened; its own number, for a decision. */
  line: number;
  taken: Taken | null;
  told: ReadonlyMap<Viewer, readonly Cited[]>;
}
/** A chapter as one reader may know it: of another's decision, what it was may be hidden. */
export interface Told {
  line: number;
  taken: Taken | null;
  events: readonly Cited[];
}

/** What has happened, as each reader was told at that moment: a thing's number may mean another card later. */
export class Log {
  private chapters: Chapter[] = [];
  private readonly readers: readonly Viewer[];
  private readonly read = new Map<Viewer, number>();

  constructor(readers: readonly Viewer[]) {
    this.readers = readers;
  }

  add(line: number, taken: Taken | null, told: (reader: Viewer) => readonly Cited[]): void {
    this.chapters.push({ line, taken, told: new Map(this.readers.map((reader) => [reader, told(reader)])) });
  }
  /** Only what happened up to this decision counts. Returns what is no longer there. */
  cut(line: number): Taken[] {
    const gone = this.chapters.filter((one) => one.line > line);
    this.chapters = this.chapters.filter((one) => one.line <= line);
    for (const [reader, upTo] of this.read) this.read.set(reader, Math.min(upTo, this.chapters.length));
    return gone.flatMap(({ taken }) => taken ?? []);
  }
  all(reader: Viewer): Told[] {
    return this.chapters.map(({ line, taken, told }) => ({
      line,
      taken,
      events: told.get(reader) ?? told.get(null) ?? [],
    }));
  }
  /** What this reader has not been told yet; when nothing is hidden, what nobody at the screen has been told yet. */
  news(reader: Viewer, alone: boolean): Cited[] {
    const mark = alone ? reader : null;
    const from = this.read.get(mark) ?? 0;
    this.read.set(mark, this.chapters.length);
    return this.all(reader)
      .slice(from)
      .flatMap(({ events }) => events)
      .map((one) => ({ ...one, text: one.brief ?? one.text }))
      .filter(({ text }) => text !== '');
  }
  /** Everything so far is old, for everybody. */
  markRead(): void {
    for (const reader of this.readers) this.read.set(reader, this.chapters.length);
  }
}
