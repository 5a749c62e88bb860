import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const place = folder();

test('a report is found by its number, with the game that it is about', async () => {
  const data = place('data');
  mkdirSync(data);
  const database = new Database(path.join(data, 'questwright.sqlite'));
  database.exec('CREATE TABLE tables (id TEXT); CREATE TABLE reports (id TEXT PRIMARY KEY, tbl TEXT, doc TEXT)');
  const doc = { table: 't', seat: 1, seq: 12, rule: 'LAN-VAL-02', text: 'Too bright', at: 0, file: { header: {} } };
  database.prepare('INSERT INTO reports VALUES (?, ?, ?)').run('abc', 't', JSON.stringify(doc));
  const early = { ...doc, rule: null, file: null };
  database.prepare('INSERT INTO reports VALUES (?, ?, ?)').run('early', 't', JSON.stringify(early));
  database.close();
  const file = place('game.json');
  const shown = await questwright(['report', 'abc', '--data', data, '--file', file]);
  expect([shown.code, shown.out.trim().split('\n')]).toEqual([
    0,
    [
      '1970-01-01T00:00:00.000Z, table t after 12 entries, seat 1',
      'Disputed: LAN-VAL-02',
      'Too bright',
      `The game is in ${file}.`,
    ],
  ]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ header: {} });
  const twice = await questwright(['report', 'abc', '--data', data, '--file', file]);
  expect([twice.code, twice.errors]).toEqual([1, expect.stringContaining('cannot be written')]);
  const none = await questwright(['report', 'xyz', '--data', data]);
  expect([none.code, none.errors.trim()]).toEqual([1, 'There is no report xyz.']);
  const nothing = await questwright(['report', 'early', '--data', data, '--file', place('no.json')]);
  expect([nothing.code, nothing.errors]).toEqual([1, expect.stringContaining('had not begun')]);
});
