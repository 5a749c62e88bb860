/** A server with a table of two, a table of one and a table that gathers, and those who will misuse them. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import { save } from '@questwright/kernel';
import Database from 'libsql';
import { Guest } from '../guest.ts';
import { openHouse, type House } from '../house.ts';
import { Nasty } from './nasty.ts';

export interface Evening {
  house: House;
  nasty: Nasty;
  /** What should not happen in the server. */
  errors: unknown[];
  anna: Guest;
  ben: Guest;
  eve: Guest;
  /** A game of Anna and Ben, one of Anna alone, one that gathers. */
  theirs: string;
  hers: string;
  gathering: string;
}

export async function begin(seed: string): Promise<Evening> {
  const errors: unknown[] = [];
  const house = await openHouse({ errors });
  const nasty = new Nasty(seed);
  const [anna, ben, eve] = (await Promise.all(
    ['Anna', 'Ben', 'Eve'].map((name) => Guest.arrive(house.address, name)),
  )) as [Guest, Guest, Guest];
  for (const guest of [anna, ben, eve]) await guest.connect();
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const { id: theirs, invite } = await anna.newTable({ game: 'lanterns', seats });
  await ben.post(`/api/tables/${theirs}/join`, { invite });
  const { id: hers } = await anna.newTable({ game: 'runebound', seats: [{ kind: 'me' }, { kind: 'me' }] });
  for (const id of [theirs, hers]) await anna.post(`/api/tables/${id}/start`);
  const { id: gathering } = await anna.newTable({ game: 'lanterns', public: true, seats });
  await anna.watch(theirs, 0);
  await ben.watch(theirs, 1);
  for (const seat of [0, 1]) await anna.watch(hers, seat);
  for (let n = 0; n < 8; n++) {
    await anna.answerSomething(hers, anna.viewOf(hers, 0).decision!.waitsFor[0]!, nasty.below);
    await anna.until(() => [0, 1].every((seat) => anna.views.get(`${hers} ${seat}`)!.seq === n + 1));
  }
  const { no } = anna.viewOf(theirs, 0).decision!;
  await anna.ask({ type: 'answer', table: theirs, seat: 0, no, pick: ['rest'] });
  // Until everybody has heard of everything.
  for (let n = 0; n < 3; n++) await house.tables.write();
  for (const guest of [anna, ben, eve]) await guest.ask({ type: 'ping' });
  return { house, nasty, errors, anna, ben, eve, theirs, hers, gathering };
}

export async function end({ house, anna, ben, eve }: Evening): Promise<void> {
  for (const guest of [anna, ben, eve]) guest.disconnect();
  await house.close();
}

/** Everything that is kept: on disk, and in memory. */
export async function state(e: Evening): Promise<string> {
  await e.house.tables.write();
  const hash = createHash('sha256');
  const database = new Database(path.join(e.house.folder, 'questwright.sqlite'));
  const names = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  for (const { name } of names) hash.update(JSON.stringify(database.prepare(`SELECT * FROM ${name}`).all()));
  database.close();
  for (const id of [e.theirs, e.hers, e.gathering]) {
    const { row, live, chatted, visitors } = await e.house.tables.room(id);
    hash.update(JSON.stringify([row, live && [save(live.record), live.motion, live.seq], chatted, visitors.size]));
  }
  return hash.digest('hex');
}
