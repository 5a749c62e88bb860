import { expect, test } from 'vitest';
import { goOn, replace } from '../src/join/acts.ts';
import type { Table } from '../src/join/table.ts';

function tableWith(info: object): { table: Table; posted: unknown[] } {
  const posted: unknown[] = [];
  const server = { post: async (...what: unknown[]) => void posted.push(what) };
  return { table: { info, server, path: (part: string) => part } as unknown as Table, posted };
}

test('an absent player is named by the seat', async () => {
  const { table, posted } = tableWith({});
  expect(await replace(table, 'Ben')).toContain('replace 1');
  expect(posted).toEqual([]);
  expect(await replace(table, '1')).toBeNull();
  expect(posted).toEqual([['/replace', { seat: 1 }]]);
});

test('a table goes on from where it can, and only if it must', async () => {
  const well = tableWith({ goOn: null });
  expect(await goOn(well.table)).toContain('Nothing is wrong');
  // A server that does not know of it says nothing.
  expect(await goOn(tableWith({}).table)).toContain('Nothing is wrong');
  const { table, posted } = tableWith({ goOn: { from: 5, lost: 2 } });
  expect(await goOn(table)).toContain('after entry 5');
  expect([well.posted, posted]).toEqual([[], [['/go-on', { from: 5 }]]]);
});
