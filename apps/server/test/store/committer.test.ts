import { expect, test } from 'vitest';
import { Committer } from '../../src/store/committer.ts';
import type { Store, Write } from '../../src/store/store.ts';
import { Guest } from '../guest.ts';
import { openHouse } from '../house.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import path from 'node:path';

const note = (table: string, text: string): Write => ({ kind: 'note', table, guest: 'anna', text });

/** A store that writes when it is let. */
function slowStore(): { store: Store; batches: Write[][]; let(): void; fail(reason: string): void } {
  const batches: Write[][] = [];
  let settle: { resolve(): void; reject(error: Error): void } | null = null;
  const commit = (writes: readonly Write[]): Promise<void> => {
    batches.push([...writes]);
    return new Promise((resolve, reject) => (settle = { resolve, reject }));
  };
  return {
    store: { commit } as unknown as Store,
    batches,
    let: () => settle!.resolve(),
    fail: (reason) => settle!.reject(new Error(reason)),
  };
}
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test('all that comes in one instant is one commit, and what comes meanwhile is the next', async () => {
  const { store, batches, let: go } = slowStore();
  const committer = new Committer(store);
  const done: string[] = [];
  for (const name of ['a', 'b'])
    committer.write(
      [note('t', name)],
      () => done.push(name),
      () => {},
    );
  await soon();
  expect([batches.length, done]).toEqual([1, []]);
  committer.write(
    [note('t', 'c')],
    () => done.push('c'),
    () => {},
  );
  await soon();
  expect(batches.length).toBe(1);
  go();
  await soon();
  expect([batches.map((batch) => batch.length), done]).toEqual([
    [2, 1],
    ['a', 'b'],
  ]);
  go();
  await soon();
  expect(done).toEqual(['a', 'b', 'c']);
});

test('while several tables are played at, what comes soon after a commit is gathered; one alone never waits', async () => {
  const batches: string[][] = [];
  const commit = async (writes: readonly Write[]): Promise<void> => {
    batches.push(writes.map((write) => (write as { text: string }).text));
  };
  const committer = new Committer({ commit } as unknown as Store, 800);
  const start = performance.now();
  for (const text of ['one', 'two', 'three']) await committer.written(note('a', text));
  expect(performance.now() - start).toBeLessThan(800);
  const other = committer.written(note('b', 'four'));
  await soon();
  await Promise.all([other, committer.written(note('c', 'five'))]);
  expect(performance.now() - start).toBeGreaterThan(700);
  expect(batches).toEqual([['one'], ['two'], ['three'], ['four', 'five']]);
});

test('a write that fails takes nothing along but what follows it at its table', async () => {
  const written: string[] = [];
  const store = {
    commit: async (writes: readonly Write[]) => {
      const texts = writes.map((write) => (write as { text: string }).text);
      if (texts.includes('bad')) throw new Error('disk');
      written.push(...texts);
    },
  } as unknown as Store;
  const committer = new Committer(store);
  const told: string[] = [];
  const write = (table: string, text: string): void =>
    committer.write(
      [note(table, text)],
      () => told.push(text),
      () => told.push(`not ${text}`),
    );
  write('one', 'first');
  write('two', 'bad');
  write('two', 'after');
  write('one', 'last');
  await soon();
  expect(told).toEqual(['first', 'not bad', 'not after', 'last']);
  expect(written).toEqual(['first', 'last']);
});

test('a closed committer has written all it took, and takes nothing more', async () => {
  const { store, let: go } = slowStore();
  const committer = new Committer(store);
  const first = committer.written(note('t', 'a'));
  const closed = committer.close();
  await soon();
  await expect(committer.written(note('t', 'b'))).rejects.toThrow('stopping');
  go();
  await Promise.all([first, closed]);
});

test('no acknowledgement and no news of an answer leave the server before its commit has returned', async () => {
  let hold: Promise<void> | null = null;
  let committed = 0;
  const house = await openHouse({
    store: (folder) => {
      const real = openSqlite(path.join(folder, 'questwright.sqlite'));
      const commit = async (writes: readonly Write[]): Promise<void> => {
        await hold;
        await real.commit(writes);
        committed += writes.filter(({ kind }) => kind === 'entry').length;
      };
      return { ...real, commit };
    },
  });
  const anna = await (await Guest.arrive(house.address)).connect();
  const ben = await (await Guest.arrive(house.address)).connect();
  const late = await (await Guest.arrive(house.address)).connect();
  const seats = [{ kind: 'me' }, { kind: 'friend' }];
  const { id, invite } = await anna.newTable({ game: 'lanterns', public: true, seats });
  await ben.post(`/api/tables/${id}/join`, { invite });
  await anna.post(`/api/tables/${id}/start`);
  await anna.watch(id, 0);
  await ben.watch(id, 1);
  await anna.until(() => anna.infos.get(id)?.seats[1]?.here === true);
  let letGo = (): void => {};
  hold = new Promise((resolve) => (letGo = resolve));
  const before = [anna.received.length, ben.received.length];
  const { no, waitsFor } = anna.viewOf(id, 0).decision!;
  expect(waitsFor).toEqual([0]);
  anna.say({ type: 'answer', id: 'x', table: id, seat: 0, no, pick: ['rest'] });
  // A newcomer must not be shown what could still be lost either.
  late.say({ type: 'watch', table: id, seat: null });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect([anna.received.length, ben.received.length]).toEqual(before);
  expect(late.views.size).toBe(0);
  expect(committed).toBe(0);
  letGo();
  await ben.until(() => ben.received.some((one) => one.type === 'change'));
  await anna.until(() => anna.received.some((one) => one.type === 'done'));
  expect(committed).toBe(1);
  await late.until(() => late.views.get(`${id} null`)?.seq === 1);
  await house.close();
}, 30_000);
