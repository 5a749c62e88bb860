/** Collects what all tables write in an instant into one commit. What waits for a write is told only when the commit has
 *  returned: nothing that could still be lost is acknowledged or shown to anybody. */

import type { Store, Write } from './store.ts';

interface Waiting {
  writes: readonly Write[];
  /** The tables that it is about: when a write there fails, what follows it fails too. */
  tables: readonly string[];
  done(): void;
  failed(error: unknown): void;
}

const NOT_WRITTEN = new Error('What came before it was not written');

function tablesOf(write: Write): string[] {
  if ('table' in write) return [write.table];
  return write.kind === 'table' ? [write.row.id] : [];
}

export class Committer {
  private readonly store: Store;
  private queue: Waiting[] = [];
  private committing: Promise<void> | null = null;
  private closed = false;
  commits = 0;
  failures = 0;

  constructor(store: Store) {
    this.store = store;
  }

  /** `done` runs in the order of the calls, before anything else of a later commit. */
  write(writes: readonly Write[], done: () => void, failed: (error: unknown) => void): void {
    this.add({ writes, tables: writes.flatMap(tablesOf), done, failed });
  }
  /** Does something when all that was written at a table before is on disk. */
  after(table: string, done: () => void): void {
    this.add({ writes: [], tables: [table], done, failed: () => {} });
  }
  private add(one: Waiting): void {
    if (this.closed) return one.failed(new Error('The server is stopping'));
    this.queue.push(one);
    this.committing ??= this.run();
  }
  written(...writes: Write[]): Promise<void> {
    return new Promise((done, failed) => this.write(writes, done, failed));
  }
  /** Takes nothing more, and is over when all that it took is written. */
  async close(): Promise<void> {
    this.closed = true;
    await this.committing;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      // Whatever comes in this turn of the event loop goes along.
      await new Promise(setImmediate);
      const batch = this.queue;
      this.queue = [];
      await this.commit(batch);
    }
    this.committing = null;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const writes = batch.flatMap((one) => one.writes);
      if (writes.length > 0) {
        await this.store.commit(writes);
        this.commits++;
      }
    } catch (error) {
      this.failures++;
      if (batch.length === 1) return this.fail(batch[0]!, error);
      return this.commitApart(batch);
    }
    for (const { done } of batch) done();
  }
  /** What has come meanwhile builds on what was not written. */
  private fail(one: Waiting, error: unknown): void {
    const follows = (later: Waiting): boolean => later.tables.some((table) => one.tables.includes(table));
    const lost = this.queue.filter(follows);
    this.queue = this.queue.filter((later) => !follows(later));
    one.failed(error);
    for (const { failed } of lost) failed(NOT_WRITTEN);
  }

  /** One bad write must not take the others along, but what follows it at the same table must not be written either. */
  private async commitApart(batch: readonly Waiting[]): Promise<void> {
    const broken = new Set<string>();
    for (const one of batch) {
      if (one.tables.some((table) => broken.has(table))) {
        one.failed(NOT_WRITTEN);
        continue;
      }
      const failed = (error: unknown): void => {
        for (const table of one.tables) broken.add(table);
        one.failed(error);
      };
      await this.commit([{ ...one, failed }]);
    }
  }
}
