import type { GameRecord, World } from '@questwright/kernel';
import { exists, writeGameFile } from '../game-files.ts';
import { say } from '../language.ts';
import { reasonOf } from '../problem.ts';

/** Keeps the game in a file after every answer, and elsewhere on request. Writes over nothing but its own files. */
export class Keeper {
  readonly saveAs: string | null;
  private readonly written = new Set<string>();

  constructor(saveAs: string | null) {
    this.saveAs = saveAs;
    if (saveAs !== null) this.written.add(saveAs);
  }

  keep(record: GameRecord<World>): void {
    if (this.saveAs !== null) writeGameFile(this.saveAs, record);
  }
  /** Says what came of it. */
  saveUnder(name: string, record: GameRecord<World>): string {
    if (name === '') return say('save.name');
    if (exists(name) && !this.written.has(name)) return say('save.there', { name });
    try {
      writeGameFile(name, record);
    } catch (error) {
      return reasonOf(error);
    }
    this.written.add(name);
    return say('save.done', { name });
  }
}
