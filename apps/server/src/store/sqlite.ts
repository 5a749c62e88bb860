/** The store in one SQLite file. */

import Database from 'libsql';
import type { ChatLine } from '@questwright/protocol';
import type {
  EntryRow,
  GuestRow,
  LoggedRow,
  ReportRow,
  SegmentRow,
  SnapshotRow,
  Store,
  TableRow,
  Write,
} from './store.ts';

const VERSION = 2;
const TABLES = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, doc TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, public INTEGER NOT NULL, updated INTEGER NOT NULL, waits TEXT NOT NULL,
    doc TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS tables_in_the_lobby ON tables (public, status);
  CREATE TABLE IF NOT EXISTS members (guest TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (guest, tbl));
  CREATE TABLE IF NOT EXISTS segments (
    tbl TEXT NOT NULL, first INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (tbl, first));
  CREATE TABLE IF NOT EXISTS entries (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, events TEXT NOT NULL, hash TEXT NOT NULL,
    at INTEGER, waits TEXT);
  CREATE UNIQUE INDEX IF NOT EXISTS entries_in_order ON entries (tbl, seq);
  CREATE TABLE IF NOT EXISTS snapshots (
    tbl TEXT NOT NULL, seq INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (tbl, seq));
  CREATE TABLE IF NOT EXISTS chat (tbl TEXT NOT NULL, n INTEGER NOT NULL, doc TEXT NOT NULL, PRIMARY KEY (tbl, n));
  CREATE TABLE IF NOT EXISTS notes (
    tbl TEXT NOT NULL, guest TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (tbl, guest));
  CREATE TABLE IF NOT EXISTS reports (id TEXT PRIMARY KEY, tbl TEXT NOT NULL, doc TEXT NOT NULL);
`;

/** When a table was last played at, and whom it waits for, stands with its last entry: an answer is one row. */
const PLAYED = `SELECT t.doc, max(t.updated, coalesce(e.at, 0)) AS updated, e.at AS asked,
  CASE WHEN e.at > t.updated THEN e.waits ELSE t.waits END AS waits FROM tables t
  LEFT JOIN entries e ON e.tbl = t.id AND e.seq = (SELECT max(seq) FROM entries WHERE tbl = t.id)`;

type Doc = { doc: string };
type TableDoc = Doc & { updated: number; asked: number | null; waits: string };
function tableOf({ doc, updated, asked, waits }: TableDoc): TableRow {
  const row = JSON.parse(doc) as TableRow;
  const since = asked === null ? {} : { asked: Math.max(asked, row.asked ?? 0) };
  return { ...row, updated, ...since, waitsFor: JSON.parse(waits) as number[] };
}
const parsed = <T>(row: Doc | undefined): T | null => (row === undefined ? null : (JSON.parse(row.doc) as T));

/** `:memory:` keeps nothing. */
export function openSqlite(file: string): Store {
  const database = new Database(file);
  database.exec(`PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    PRAGMA wal_autocheckpoint = 4000;`);
  const [{ user_version: version }] = database.prepare('PRAGMA user_version').all() as [{ user_version: number }];
  if (version > VERSION) {
    database.close();
    throw new Error(`${file} was written by a newer Questwright (its format is ${version}, this one knows ${VERSION})`);
  }
  if (version === 1) database.exec('ALTER TABLE entries ADD at INTEGER; ALTER TABLE entries ADD waits TEXT;');
  database.exec(TABLES);
  database.exec(`PRAGMA user_version = ${VERSION}`);

  const sql = (text: string) => database.prepare(text);
  const put = {
    guest: sql('INSERT INTO guests VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET doc = excluded.doc'),
    table: sql(`INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
      status = excluded.status, public = excluded.public, updated = excluded.updated, waits = excluded.waits,
      doc = excluded.doc`),
    member: sql('INSERT INTO members VALUES (?, ?) ON CONFLICT DO NOTHING'),
    segment: sql('INSERT INTO segments VALUES (?, ?, ?) ON CONFLICT (tbl, first) DO UPDATE SET doc = excluded.doc'),
    entry: sql('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)'),
    snapshot: sql('INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT (tbl, seq) DO UPDATE SET doc = excluded.doc'),
    chat: sql('INSERT INTO chat VALUES (?, ?, ?)'),
    note: sql('INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (tbl, guest) DO UPDATE SET text = excluded.text'),
    report: sql('INSERT INTO reports VALUES (?, ?, ?)'),
    setting: sql('INSERT INTO settings VALUES (?, ?) ON CONFLICT DO NOTHING'),
    pulse: sql(`INSERT INTO settings VALUES ('pulse', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`),
  };
  const get = {
    setting: sql('SELECT value FROM settings WHERE name = ?'),
    guest: sql('SELECT doc FROM guests WHERE id = ?'),
    table: sql(`${PLAYED} WHERE t.id = ?`),
    lobby: sql(`${PLAYED} WHERE t.public = 1 AND t.status IN ('gathering', 'playing') ORDER BY 2 DESC LIMIT ?`),
    tablesOf: sql(`${PLAYED} JOIN members m ON m.tbl = t.id WHERE m.guest = ? ORDER BY 2 DESC LIMIT ?`),
    tablesUnderWay: sql(`SELECT count(*) AS n FROM members m JOIN tables t ON t.id = m.tbl
      WHERE m.guest = ? AND t.status IN ('gathering', 'playing')`),
    segments: sql('SELECT doc FROM segments WHERE tbl = ? ORDER BY first'),
    segmentAt: sql('SELECT doc FROM segments WHERE tbl = ? AND first = ?'),
    entries: sql('SELECT seq, entry, hash FROM entries WHERE tbl = ? AND seq > ? ORDER BY seq LIMIT ?'),
    log: sql('SELECT seq, entry, hash, events FROM entries WHERE tbl = ? AND seq > ? ORDER BY seq LIMIT ?'),
    snapshot: sql('SELECT doc FROM snapshots WHERE tbl = ? AND seq <= ? ORDER BY seq DESC LIMIT 1'),
    chat: sql('SELECT doc FROM chat WHERE tbl = ? AND n < ? ORDER BY n DESC LIMIT ?'),
    report: sql('SELECT doc FROM reports WHERE id = ?'),
    note: sql('SELECT text FROM notes WHERE tbl = ? AND guest = ?'),
  };

  function write(one: Write): void {
    switch (one.kind) {
      case 'guest':
        return void put.guest.run(one.row.id, JSON.stringify(one.row));
      case 'table': {
        const { id, status, updated, host, seats, waitsFor } = one.row;
        const isPublic = one.row.public ? 1 : 0;
        put.table.run(id, status, isPublic, updated, JSON.stringify(waitsFor), JSON.stringify(one.row));
        const members = new Set([host, ...seats.flatMap(({ guest, before }) => [guest, before])]);
        for (const guest of members) if (guest !== null) put.member.run(guest, id);
        return;
      }
      case 'segment': {
        const [was] = get.segmentAt.all(one.table, one.row.from) as Doc[];
        const events = parsed<SegmentRow>(was)?.events ?? one.row.events;
        return void put.segment.run(one.table, one.row.from, JSON.stringify({ ...one.row, events }));
      }
      case 'entry': {
        const { seq, entry, events, hash } = one.row;
        const [said, came, waits] = [JSON.stringify(entry), JSON.stringify(events), JSON.stringify(one.waitsFor)];
        return void put.entry.run(one.table, seq, said, came, hash, one.at, waits);
      }
      case 'snapshot':
        return void put.snapshot.run(one.table, one.row.seq, JSON.stringify(one.row));
      case 'chat':
        return void put.chat.run(one.table, one.row.n, JSON.stringify(one.row));
      case 'note':
        return void put.note.run(one.table, one.guest, one.text);
      case 'report':
        return void put.report.run(one.row.id, one.row.table, JSON.stringify(one.row));
      case 'pulse':
        return void put.pulse.run(String(one.at));
    }
  }
  /** All or nothing. Not the transaction of the library: on a full disk SQLite has rolled back by itself, and the library's
   *  complaint about that would hide what was wrong. */
  function all(writes: readonly Write[]): void {
    database.exec('BEGIN');
    try {
      for (const one of writes) write(one);
      database.exec('COMMIT');
    } catch (error) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    commit: async (writes) => {
      all(writes);
    },
    setting: async (name, make) => {
      put.setting.run(name, make());
      return (get.setting.all(name) as [{ value: string }])[0].value;
    },
    guest: async (id) => parsed<GuestRow>((get.guest.all(id) as Doc[])[0]),
    table: async (id) => (get.table.all(id) as TableDoc[]).map(tableOf)[0] ?? null,
    lobby: async (most) => (get.lobby.all(most) as TableDoc[]).map(tableOf),
    tablesOf: async (guest, most) => (get.tablesOf.all(guest, most) as TableDoc[]).map(tableOf),
    tablesUnderWay: async (guest) => (get.tablesUnderWay.all(guest) as [{ n: number }])[0].n,
    segments: async (table) => (get.segments.all(table) as Doc[]).map((row) => parsed<SegmentRow>(row)!),
    entries: async (table, after, most = Number.MAX_SAFE_INTEGER) =>
      (get.entries.all(table, after, most) as { seq: number; entry: string; hash: string }[]).map(
        ({ seq, entry, hash }) => ({ seq, entry: JSON.parse(entry), hash }) as EntryRow,
      ),
    log: async (table, after, most) =>
      (get.log.all(table, after, most) as { seq: number; entry: string; hash: string; events: string }[]).map(
        ({ seq, entry, hash, events }) =>
          ({ seq, entry: JSON.parse(entry), hash, events: JSON.parse(events) }) as LoggedRow,
      ),
    snapshot: async (table, atMost) => parsed<SnapshotRow>((get.snapshot.all(table, atMost) as Doc[])[0]),
    chat: async (table, before, most) =>
      (get.chat.all(table, before, most) as Doc[]).map((row) => parsed<ChatLine>(row)!).reverse(),
    note: async (table, guest) => (get.note.all(table, guest) as { text: string }[])[0]?.text ?? '',
    report: async (id) => parsed<ReportRow>((get.report.all(id) as Doc[])[0]),
    backup: async (target) => void database.prepare('VACUUM INTO ?').run(target),
    close: async () => {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
    },
  };
}
