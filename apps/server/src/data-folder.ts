/** The folder that holds everything a server keeps. */

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

class DataError extends Error {}

const storeFile = (folder: string): string => path.join(folder, 'questwright.sqlite');

/** Opens the store of a folder, making it if need be. Only one server at a time may write there: the lock is let go by the
 *  system, however the process ends. */
export function openDataFolder(folder: string): Store {
  let lock: Database.Database;
  try {
    mkdirSync(folder, { recursive: true });
    lock = new Database(path.join(folder, 'in-use.sqlite'));
    lock.exec('PRAGMA busy_timeout = 200; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
  } catch (error) {
    const { message } = error as Error;
    const why = /locked|busy/i.test(message) ? 'another server is using it' : message;
    throw new DataError(`The data folder ${folder} cannot be used: ${why}`);
  }
  const store = openSqlite(storeFile(folder));
  return {
    ...store,
    close: async () => {
      await store.close();
      lock.close();
    },
  };
}
