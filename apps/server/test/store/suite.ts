/** What every store must do. */

import { describe, expect, test } from 'vitest';
import type { Store, TableRow, Write } from '../../src/store/store.ts';

const table = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  game: 'lanterns',
  name: '',
  packs: [],
  options: {},
  seats: [{ kind: 'guest', guest: 'anna', bot: null, before: null, resigned: false }],
  host: 'anna',
  public: false,
  sameDice: false,
  status: 'gathering',
  invite: 'i',
  secret: null,
  rematch: null,
  result: null,
  muted: [],
  waitsFor: [],
  created: 1,
  updated: 1,
  ...more,
});
const entry = (id: string, seq: number): Write => ({
  kind: 'entry',
  table: id,
  row: { seq, entry: { seat: 0, no: seq, pick: ['rest'] }, events: [], hash: `h${seq}` },
  at: 100 + seq,
  waitsFor: [1],
});

export function storeSuite(name: string, open: () => Promise<Store>): void {
  describe(`the store ${name}`, () => {
    const using = async (act: (store: Store) => Promise<void>): Promise<void> => {
      const store = await open();
      try {
        await act(store);
      } finally {
        await store.close();
      }
    };

    test('what was written is read again as it was', () =>
      using(async (store) => {
        const guest = { id: 'anna', name: 'Ånna “A” 猫', color: '#123456', created: 5 };
        await store.commit([{ kind: 'guest', row: guest }]);
        expect(await store.guest('anna')).toEqual(guest);
        expect(await store.guest('nobody')).toBeNull();
        await store.commit([{ kind: 'table', row: table('t', { options: { heroes: ['a'] } }) }]);
        expect(await store.table('t')).toEqual(table('t', { options: { heroes: ['a'] } }));
        expect(await store.table('u')).toBeNull();
        const segment = { from: 0, rules: '1', content: 'c', snapshot: null, events: [] };
        await store.commit([{ kind: 'segment', table: 't', row: segment }]);
        expect(await store.segments('t')).toEqual([segment]);
        await store.commit([{ kind: 'note', table: 't', guest: 'anna', text: 'one' }]);
        await store.commit([{ kind: 'note', table: 't', guest: 'anna', text: 'two' }]);
        expect([await store.note('t', 'anna'), await store.note('t', 'ben')]).toEqual(['two', '']);
        const report = {
          id: 'r',
          table: 't',
          guest: 'anna',
          seat: 0,
          seq: 3,
          rule: 'X-1',
          text: 'no',
          at: 5,
          file: null,
        };
        await store.commit([{ kind: 'report', row: report }]);
        expect([await store.report('r'), await store.report('s')]).toEqual([report, null]);
      }));

    test('a segment takes the place of one that began with the same entry; what happened before it stays', () =>
      using(async (store) => {
        const told = { key: 'event.dealt', with: {}, rule: 'kernel', tag: 'dealt' } as const;
        const events = [{ ...told, cause: 'game/deal', because: [], only: null }];
        const first = { from: 0, rules: '1', content: 'c', snapshot: null, events };
        await store.commit([{ kind: 'segment', table: 't', row: first }]);
        const { from: _from, events: _events, ...deal } = first;
        const next = { ...first, rules: '2', before: [deal], events: [] };
        await store.commit([{ kind: 'segment', table: 't', row: next }]);
        expect(await store.segments('t')).toEqual([{ ...next, events }]);
      }));

    test('entries come in order, and say whom the table waits for', () =>
      using(async (store) => {
        await store.commit([{ kind: 'table', row: table('t') }]);
        for (let seq = 1; seq <= 5; seq++) await store.commit([entry('t', seq)]);
        expect((await store.entries('t', 2)).map(({ seq }) => seq)).toEqual([3, 4, 5]);
        expect((await store.entries('t', 0, 2)).map(({ hash }) => hash)).toEqual(['h1', 'h2']);
        expect((await store.log('t', 4, 9)).map(({ events }) => events)).toEqual([[]]);
        expect(await store.table('t')).toMatchObject({ updated: 105, waitsFor: [1] });
      }));

    test('a commit is written whole or not at all', () =>
      using(async (store) => {
        await store.commit([{ kind: 'table', row: table('t') }, entry('t', 1)]);
        await expect(store.commit([entry('t', 2), entry('t', 1)])).rejects.toThrow(/constraint/i);
        expect((await store.entries('t', 0)).map(({ seq }) => seq)).toEqual([1]);
      }));

    test('the last snapshot before a moment is found', () =>
      using(async (store) => {
        const snapshot = (seq: number): Write => ({ kind: 'snapshot', table: 't', row: { seq, saved: [] } });
        await store.commit([snapshot(10), snapshot(20)]);
        expect((await store.snapshot('t', 15))?.seq).toBe(10);
        expect((await store.snapshot('t', 20))?.seq).toBe(20);
        expect(await store.snapshot('t', 9)).toBeNull();
      }));

    test('the lobby shows public tables that are not over; a guest finds every table of theirs', () =>
      using(async (store) => {
        const seats = [{ kind: 'bot', guest: null, bot: 'random', before: 'ben', resigned: false }] as const;
        await store.commit([
          { kind: 'table', row: table('private', { updated: 1 }) },
          { kind: 'table', row: table('public', { public: true, updated: 2, seats: [...seats] }) },
          { kind: 'table', row: table('over', { public: true, status: 'over', updated: 3 }) },
        ]);
        expect((await store.lobby(10)).map(({ id }) => id)).toEqual(['public']);
        expect((await store.tablesOf('anna', 10)).map(({ id }) => id)).toEqual(['over', 'public', 'private']);
        expect((await store.tablesOf('ben', 10)).map(({ id }) => id)).toEqual(['public']);
        expect((await store.tablesOf('anna', 1)).map(({ id }) => id)).toEqual(['over']);
      }));

    test('chat comes in pages from the end', () =>
      using(async (store) => {
        for (let n = 1; n <= 5; n++) {
          const row = { n, guest: 'anna', name: 'Anna', text: `line ${n}`, at: n };
          await store.commit([{ kind: 'chat', table: 't', row }]);
        }
        expect((await store.chat('t', 4, 2)).map(({ n }) => n)).toEqual([2, 3]);
      }));

    test('a setting is made once', () =>
      using(async (store) => {
        expect(await store.setting('key', () => 'first')).toBe('first');
        expect(await store.setting('key', () => 'second')).toBe('first');
      }));
  });
}
