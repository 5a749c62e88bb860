import type { Event, Game, Seat, Viewer, World } from '@questwright/kernel';
import type { Cited, Teller } from '../teller.ts';

interface Chapter {
  /** Answers given when this happened. */
  line: number;
  told: ReadonlyMap<Viewer, readonly Cited[]>;
}

/** What has happened, as each reader was told at that moment: a thing's number may mean another card later. */
export class Log {
  private chapters: Chapter[] = [];
  private readonly teller: Teller;
  private readonly readers: readonly Viewer[];
  private readonly read = new Map<Viewer, number>();

  constructor(teller: Teller, readers: readonly Seat[]) {
    this.teller = teller;
    this.readers = [null, ...readers];
  }

  add(game: Game<World>, line: number, events: readonly Event[]): void {
    if (events.length === 0) return;
    const told = new Map<Viewer, readonly Cited[]>();
    for (const reader of this.readers) told.set(reader, this.teller.events(game, reader, events));
    this.chapters.push({ line, told });
  }
  /** Only what happened up to this answer counts. */
  cut(line: number): void {
    this.chapters = this.chapters.filter((one) => one.line <= line);
    for (const [reader, upTo] of this.read) this.read.set(reader, Math.min(upTo, this.chapters.length));
  }
  all(reader: Viewer): { line: number; told: readonly Cited[] }[] {
    return this.chapters.map(({ line, told }) => ({ line, told: told.get(reader) ?? told.get(null) ?? [] }));
  }
  /** What this reader has not been told yet; when nothing is hidden, what nobody at the screen has been told yet. */
  news(reader: Viewer, alone: boolean): Cited[] {
    const mark = alone ? reader : null;
    const from = this.read.get(mark) ?? 0;
    this.read.set(mark, this.chapters.length);
    return this.all(reader)
      .slice(from)
      .flatMap(({ told }) => told);
  }
}
