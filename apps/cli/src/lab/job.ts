/** The file of a job: the settings, then a line for each game that was played. A lab that was stopped goes on from there. */

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LabGame, LabSettings } from '@questwright/lab';
import { say } from '../language.ts';
import { failure } from '../problem.ts';

const FOLDER = path.join('.cache', 'lab');

/** Where files of a lab lie if nothing else is said. */
export function placeOf(settings: LabSettings, ending: string): string {
  const mark = createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 10);
  return path.join(FOLDER, `${settings.game}-${mark}.${ending}`);
}

export class Job {
  readonly file: string;
  private readonly played: Map<number, unknown>;

  private constructor(file: string, played: Map<number, unknown>) {
    this.file = file;
    this.played = played;
  }

  static open(file: string, settings: LabSettings): Job {
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify({ settings })}\n`);
      return new Job(file, new Map());
    }
    const text = readFileSync(file, 'utf8');
    // Whoever was killed while writing has left a line without its end.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...games] = linesIn(file, whole) as [{ settings?: unknown } | undefined, ...LabGame[]];
    if (JSON.stringify(head?.settings) !== JSON.stringify(settings)) {
      throw failure(say('lab.other-job', { file }));
    }
    if (whole !== text) writeFileSync(file, whole);
    return new Job(file, new Map(games.map(({ n, row }) => [n, row])));
  }

  /** Says whether the game was new; the same game counts once. */
  add({ n, row }: LabGame): boolean {
    if (this.played.has(n)) return false;
    this.played.set(n, row);
    appendFileSync(this.file, `${JSON.stringify({ n, row })}\n`);
    return true;
  }
  has(n: number): boolean {
    return this.played.has(n);
  }
  first(): LabGame | null {
    const [entry] = this.played;
    return entry === undefined ? null : { n: entry[0], row: entry[1] };
  }
  /** In the order of the games. */
  rows(games: number): unknown[] {
    return Array.from({ length: games }, (_, n) => this.played.get(n)).filter((row) => row !== undefined);
  }
  missing(games: number): number[] {
    return Array.from({ length: games }, (_, n) => n).filter((n) => !this.played.has(n));
  }
  remove(): void {
    rmSync(this.file, { force: true });
  }
}

function linesIn(file: string, text: string): unknown[] {
  try {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line));
  } catch {
    throw failure(say('lab.no-job', { file }));
  }
}
