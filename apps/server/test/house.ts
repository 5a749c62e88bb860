/** A server for a test, with its own store and its own web folder. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { createApplication } from '../src/application.ts';
import { BotThreads, type BotOptions } from '../src/bots/players.ts';
import { Games } from '../src/games.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { Tables } from '../src/tables/tables.ts';

export interface House {
  folder: string;
  application: FastifyInstance;
  tables: Tables;
  address: string;
  close(): Promise<void>;
}

export interface HouseOptions {
  store?(folder: string): Store;
  unlimited?: boolean;
  folder?: string;
  /** Filled with what should not happen; left out: it is printed. */
  errors?: unknown[];
  games?: Games;
  bots?: Partial<BotOptions>;
  heartbeat?: number;
  now?(): number;
  takesPositions?: boolean;
  logger?: FastifyServerOptions['logger'];
}

export function webFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'questwright-web-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<h1>front</h1>');
  writeFileSync(path.join(folder, '404.html'), '<h1>lost</h1>');
  return folder;
}

export async function openHouse(options: HouseOptions = {}): Promise<House> {
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'questwright-data-'));
  const web = webFolder();
  const store = (options.store ?? ((at) => openSqlite(path.join(at, 'questwright.sqlite'))))(folder);
  const onError = (error: unknown): void => {
    if (options.errors) options.errors.push(error);
    else console.error(error);
  };
  const bots = new BotThreads({ threads: 1, patience: 5000, onError, ...options.bots });
  const tables = new Tables(store, options.games ?? new Games(), bots, {
    onError,
    ...(options.now ? { now: options.now } : {}),
    takesPositions: options.takesPositions ?? false,
  });
  const application = await createApplication({
    webFolder: web,
    tables,
    onError,
    unlimited: options.unlimited ?? true,
    ...(options.heartbeat === undefined ? {} : { heartbeat: options.heartbeat }),
    ...(options.logger ? { logger: options.logger } : {}),
  });
  await application.listen({ port: 0, host: '127.0.0.1' });
  const { port } = application.server.address() as AddressInfo;
  return {
    folder,
    application,
    tables,
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      await application.close();
      await bots.close();
      await tables.close();
      rmSync(web, { recursive: true });
      if (options.folder === undefined) rmSync(folder, { recursive: true });
    },
  };
}
