import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const place = folder();

/** A store as a running server has it open. */
function runningStore(name: string): { data: string; database: Database.Database } {
  const data = place(name);
  mkdirSync(data);
  const database = new Database(path.join(data, 'questwright.sqlite'));
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE tables (id TEXT); INSERT INTO tables VALUES ('one'), ('two')`);
  return { data, database };
}

test('a backup is made while the server runs, and restored into a new folder', async () => {
  const { data, database } = runningStore('running');
  const file = place('copy.sqlite');
  const made = await questwright(['backup', file, '--data', data]);
  expect([made.code, made.out.trim()]).toEqual([0, `2 tables kept in ${file}.`]);
  database.exec(`INSERT INTO tables VALUES ('three')`);
  database.close();
  const again = place('restored');
  const restored = await questwright(['restore', file, '--data', again]);
  expect(restored.out).toContain('2 tables restored');
  const copy = new Database(path.join(again, 'questwright.sqlite'));
  expect(copy.prepare('SELECT id FROM tables').all()).toEqual([{ id: 'one' }, { id: 'two' }]);
  copy.close();
});

test('nothing is written over, and nothing is restored from what is no backup', async () => {
  const { data, database } = runningStore('full');
  database.close();
  const file = place('whole.sqlite');
  await questwright(['backup', file, '--data', data]);
  const twice = await questwright(['backup', file, '--data', data]);
  expect([twice.code, twice.errors.trim()]).toEqual([1, `${file} is there already.`]);
  const full = await questwright(['restore', file, '--data', data]);
  expect([full.code, full.errors]).toEqual([1, expect.stringContaining('is not empty')]);
  const broken = place('broken.sqlite');
  writeFileSync(broken, 'This is no store.');
  const never = place('never');
  const refused = await questwright(['restore', broken, '--data', never]);
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('is not a whole store')]);
  expect(existsSync(never)).toBe(false);
  const missing = await questwright(['backup', place('x.sqlite'), '--data', place('nowhere')]);
  expect([missing.code, missing.errors]).toEqual([1, expect.stringContaining('There is no')]);
});
