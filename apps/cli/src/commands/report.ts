/** What somebody reported to a server, and the game that it is about. */

import { writeFileSync } from 'node:fs';
import { say } from '../language.ts';
import { paperOn } from '../terminal.ts';
import { failure, reasonOf } from '../problem.ts';
import { openStore, storeIn, type DataOption } from './backup.ts';

interface Report {
  table: string;
  seat: number | null;
  seq: number;
  rule: string | null;
  text: string;
  at: number;
  file: object | null;
}

export function report(number: string, { data, file }: DataOption & { file?: string }): void {
  const store = openStore(storeIn(data));
  const [row] = store.prepare('SELECT doc FROM reports WHERE id = ?').all(number) as { doc: string }[];
  store.close();
  if (!row) throw failure(say('report.none', { number }));
  const found = JSON.parse(row.doc) as Report;
  const paper = paperOn(process.stdout);
  const { table, seq: entries } = found;
  const who = found.seat === null ? say('report.spectator') : say('report.seat', { seat: found.seat });
  paper.line(say('report.head', { at: new Date(found.at).toISOString(), table, entries, who }));
  if (found.rule) paper.line(say('report.disputed', { rule: found.rule }));
  paper.line(found.text);
  if (file === undefined) return;
  if (found.file === null) throw failure(say('report.no-game'));
  try {
    writeFileSync(file, JSON.stringify(found.file), { flag: 'wx' });
  } catch (error) {
    throw failure(say('file.unwritable', { name: file, reason: reasonOf(error) }));
  }
  paper.line(say('report.written', { file }));
}
