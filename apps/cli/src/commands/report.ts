/** What somebody reported to a server, and the game that it is about. */

import { writeFileSync } from 'node:fs';
import { paperOn } from '../paper.ts';
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
  if (!row) throw failure(`There is no report ${number}.`);
  const found = JSON.parse(row.doc) as Report;
  const paper = paperOn(process.stdout);
  const who = found.seat === null ? 'a spectator' : `seat ${found.seat}`;
  paper.line(`${new Date(found.at).toISOString()}, table ${found.table} after ${found.seq} entries, ${who}`);
  if (found.rule) paper.line(`Disputed: ${found.rule}`);
  paper.line(found.text);
  if (file === undefined) return;
  if (found.file === null) throw failure('The game had not begun; there is no file of it.');
  try {
    writeFileSync(file, JSON.stringify(found.file), { flag: 'wx' });
  } catch (error) {
    throw failure(`${file} cannot be written: ${reasonOf(error)}`);
  }
  paper.line(`The game is in ${file}.`);
}
