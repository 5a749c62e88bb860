import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { storeSuite } from './suite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'questwright-store-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => path.join(folder, `${++files}.sqlite`);

storeSuite('SQLite', async () => openSqlite(newFile()));

test('a backup made while in use is a whole store', async () => {
  const store = openSqlite(newFile());
  await store.commit([{ kind: 'guest', row: { id: 'anna', name: 'Anna', color: '#123456', created: 1 } }]);
  const copy = newFile();
  await store.backup(copy);
  await store.commit([{ kind: 'guest', row: { id: 'ben', name: 'Ben', color: '#123456', created: 1 } }]);
  const other = openSqlite(copy);
  expect([(await other.guest('anna'))?.name, await other.guest('ben')]).toEqual(['Anna', null]);
  await other.close();
  await store.close();
});

test('a file of a newer version is refused and left alone', () => {
  const file = newFile();
  const database = new Database(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqlite(file)).toThrow('newer Questwright');
});

test('a commit is on disk when it returns', async () => {
  const file = newFile();
  const store = openSqlite(file);
  const mode = new Database(file);
  expect(mode.prepare('PRAGMA journal_mode').all()).toEqual([{ journal_mode: 'wal' }]);
  mode.close();
  await store.close();
});

test('a file of the first version is taken on', async () => {
  const file = newFile();
  const database = new Database(file);
  database.exec(`CREATE TABLE entries (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, events TEXT NOT NULL, hash TEXT NOT NULL);
    INSERT INTO entries VALUES ('t', 1, '{"keep":0,"fresh":null}', '[]', 'h'); PRAGMA user_version = 1`);
  database.close();
  const store = openSqlite(file);
  expect(await store.entries('t', 0)).toEqual([{ seq: 1, entry: { keep: 0, fresh: null }, hash: 'h' }]);
  await store.close();
});

test('what SQLite itself has rolled back is told as it was, leaves nothing, and the next commit is written', async () => {
  const file = newFile();
  const store = openSqlite(file);
  const other = new Database(file);
  // As it does when there is no room on the disk.
  other.exec(`CREATE TRIGGER full BEFORE INSERT ON notes BEGIN SELECT RAISE(ROLLBACK, 'the disk is full'); END`);
  const guest = { id: 'anna', name: 'Anna', color: '#123456', created: 1 };
  const writes = [
    { kind: 'guest', row: guest },
    { kind: 'note', table: 't', guest: 'anna', text: 'x' },
  ] as const;
  await expect(store.commit(writes)).rejects.toThrow('the disk is full');
  expect(await store.guest('anna')).toBeNull();
  other.exec('DROP TRIGGER full');
  other.close();
  await store.commit(writes);
  expect([await store.guest('anna'), await store.note('t', 'anna')]).toEqual([guest, 'x']);
  await store.close();
});
