/** Copies of what a server keeps. The server may go on meanwhile. */

import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { say } from '../language.ts';
import { paperOn } from '../terminal.ts';
import { failure, reasonOf } from '../problem.ts';

export interface DataOption {
  data: string;
}

const STORE = 'questwright.sqlite';
export const storeIn = (data: string): string => path.join(data, STORE);

/** Opens a store to read it, or says why it is none. */
export function openStore(file: string): Database.Database {
  if (!existsSync(file)) throw failure(say('backup.none', { file }));
  let database: Database.Database | null = null;
  try {
    database = new Database(file, { readonly: true });
    const [check] = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
    if (check?.integrity_check !== 'ok') throw new Error(check?.integrity_check ?? say('backup.unchecked'));
    database.prepare('SELECT count(*) FROM tables').all();
    return database;
  } catch (error) {
    database?.close();
    throw failure(say('backup.broken', { file, reason: reasonOf(error) }));
  }
}
const tablesIn = (database: Database.Database): number =>
  (database.prepare('SELECT count(*) AS tables FROM tables').all() as [{ tables: number }])[0].tables;

export function backup(file: string, { data }: DataOption): void {
  if (existsSync(file)) throw failure(say('file.there', { name: file }));
  const database = openStore(storeIn(data));
  try {
    // A snapshot of one moment, whatever is being written.
    database.prepare('VACUUM INTO ?').run(file);
  } catch (error) {
    throw failure(say('file.unwritable', { name: file, reason: reasonOf(error) }));
  } finally {
    database.close();
  }
  const copy = openStore(file);
  paperOn(process.stdout).line(say('backup.kept', { tables: tablesIn(copy), file }));
  copy.close();
}

/** Only into a folder without games: what is there is never written over. */
export function restore(file: string, { data }: DataOption): void {
  const database = openStore(file);
  const tables = tablesIn(database);
  database.close();
  if (existsSync(data) && readdirSync(data).length > 0) {
    throw failure(say('backup.full', { data }));
  }
  try {
    mkdirSync(data, { recursive: true });
    copyFileSync(file, storeIn(data));
  } catch (error) {
    throw failure(say('file.unwritable', { name: data, reason: reasonOf(error) }));
  }
  paperOn(process.stdout).line(say('backup.restored', { tables, data }));
}
