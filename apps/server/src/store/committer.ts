/** Collects what all tables write in an instant into one commit. What waits for a write is told only when the commit has
 *  returned: nothing that could still be lost is acknowledged or shown to anybody. */

import type { Store, Write } from './store.ts';

interface Waiting {
  writes: readonly Write[];
  /** The table whose earlier writes it waits for, when it writes nothing itself. */
  after: string | null;
  done(): void;
  failed(error: unknown): void;
}

const NOT_WRITTEN = new Error('What came before it was not written');

/** Milliseconds from the beginning of a commit to that of the next while several tables are played at: most of what a commit
 *  costs is the same for one row and for twenty. */
const GATHER = 5;

function tableOf(write: Write): string | null {
  if ('table' in write) return write.table;
  return write.kind === 'table' ? write.row.id : null;
}
/** The tables that something is about: when a write there fails, what follows it fails too. */
function tablesOf({ writes, after }: Waiting): (string | null)[] {
  return after === null ? writes.map(tableOf).filter((table) => table !== null) : [after];
}

export class Committer {
  private readonly store: Store;
  private readonly between: number;
  private queue: Waiting[] = [];
  private committing: Promise<void> | null = null;
  private closed = false;
  private begun = 0;
  /** The table of the last commit, if it was of one alone. */
  private alone: string | null = null;
  commits = 0;
  failures = 0;

  constructor(store: Store, gather: number = GATHER) {
    this.store = store;
    this.between = gather;
  }

  /** `done` runs in the order of the calls, before anything else of a later commit. */
  write(writes: readonly Write[], done: () => void, failed: (error: unknown) => void): void {
    this.add({ writes, after: null, done, failed });
  }
  /** Does something when all that was written at a table before is on disk. */
  after(table: string, done: () => void): void {
    this.add({ writes: [], after: table, done, failed: () => {} });
  }
  /** The same, or it fails as that has failed. */
  upTo(table: string): Promise<void> {
    return new Promise((done, failed) => this.add({ writes: [], after: table, done, failed }));
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
      await this.gather();
      const batch = this.queue;
      this.queue = [];
      await this.commit(batch);
    }
    this.committing = null;
  }

  /** Whatever comes in this turn of the event loop goes along; when another table was written just now, whatever comes for some
   *  milliseconds. A table that is played at alone never waits. */
  private async gather(): Promise<void> {
    await new Promise(setImmediate);
    const wait = this.begun + this.between - performance.now();
    if (wait < 1 || this.closed || this.queue.every(({ writes }) => writes.length === 0 || this.isOfOne(writes)))
      return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  private isOfOne(writes: readonly Write[]): boolean {
    return writes.every((write) => tableOf(write) === this.alone);
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const writes = batch.flatMap((one) => one.writes);
      if (writes.length > 0) {
        this.begun = performance.now();
        this.alone = tableOf(writes[0]!);
        if (!this.isOfOne(writes)) this.alone = null;
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
    const tables = tablesOf(one);
    const follows = (later: Waiting): boolean => tablesOf(later).some((table) => tables.includes(table));
    const lost = this.queue.filter(follows);
    this.queue = this.queue.filter((later) => !follows(later));
    one.failed(error);
    for (const { failed } of lost) failed(NOT_WRITTEN);
  }

  /** One bad write must not take the others along, but what follows it at the same table must not be written either. */
  private async commitApart(batch: readonly Waiting[]): Promise<void> {
    const broken = new Set<string | null>();
    for (const one of batch) {
      const tables = tablesOf(one);
      if (tables.some((table) => broken.has(table))) {
        one.failed(NOT_WRITTEN);
        continue;
      }
      const failed = (error: unknown): void => {
        for (const table of tables) broken.add(table);
        one.failed(error);
      };
      await this.commit([{ ...one, failed }]);
    }
  }
}
