import { describe, expect, test } from 'vitest';
import { canonical, freeUndo, redo, undo, verify, type GameRecord } from '../src/index.ts';
import { link } from '../src/record/file.ts';
import { type Small } from './small.ts';
import { deck, gameOf, say, small, start, throughJson, totals } from './draw-game.ts';

describe('undo', () => {
  test('takes back one answer, or many, and redo gives them again', () => {
    const record = start();
    const positions = [gameOf(record)];
    for (const pick of ['add:1', 'add:2', 'add:2']) positions.push(gameOf(say(record, pick)));
    expect(undo(record)).toBeNull();
    expect(gameOf(record)).toBe(positions[2]);
    expect(undo(record, 0)).toBeNull();
    expect([gameOf(record), record.line]).toEqual([positions[0], []]);
    for (let i = 1; i <= 3; i++) {
      expect(redo(record).refusal).toBeNull();
      expect(gameOf(record)).toBe(positions[i]);
    }
    expect(redo(record)).toEqual({ refusal: { rule: 'kernel', key: 'kernel.nothing-to-redo', with: {} }, events: [] });
  });
  test('is an entry like any other', () => {
    const record = say(start(), 'add:1', 'add:2');
    undo(record, 1);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 1, fresh: null });
    say(record, 'add:1');
    expect([record.segments[0]!.entries.length, totals(record), record.line.length]).toEqual([4, 2, 2]);
  });
  test.each([3, 4, -1, 0.5, NaN])('of what is not there (%d) is refused', (keep) => {
    const record = say(start(), 'add:1', 'add:2', 'add:1');
    const before = [gameOf(record), canonical(record.segments)];
    expect(undo(record, keep)).toMatchObject({ key: 'kernel.nothing-to-undo', with: { length: 3 } });
    expect([gameOf(record), canonical(record.segments)]).toEqual(before);
  });
  test.each([false, true])(
    'each link covers the position it leads to, however it was come by (same dice: %s)',
    (sameDice) => {
      const record = start({ sameDice });
      const isCovered = (act: () => unknown): void => {
        const { hash } = record;
        act();
        const entry = record.segments[0]!.entries.at(-1)!;
        expect(record.hash).toBe(link(hash, entry, record.game));
      };
      for (const pick of ['add:1', 'roll', 'add:2', 'draw', 'add:1', 'add:1']) isCovered(() => say(record, pick));
      isCovered(() => undo(record));
      isCovered(() => undo(record));
      isCovered(() => redo(record));
      isCovered(() => say(record, 'add:2'));
      isCovered(() => undo(record, 2));
      isCovered(() => say(record, 'add:1'));
      isCovered(() => undo(record, 1));
      isCovered(() => say(record, 'roll'));
      isCovered(() => undo(record));
      if (sameDice) isCovered(() => redo(record));
      isCovered(() => say(record, 'add:1'));
    },
  );
  test('of nothing is refused', () => expect(undo(start())?.key).toBe('kernel.nothing-to-undo'));
  test('a new answer forgets what was taken back', () => {
    const record = say(start(), 'add:1', 'add:2');
    undo(record);
    say(record, 'add:1');
    expect(redo(record).refusal?.key).toBe('kernel.nothing-to-redo');
  });
  test('of one answer of two that were given at once', () => {
    const record = say(start(), 'both', 'on');
    undo(record);
    expect([record.game.pending!.given, totals(say(record, 'off', 'on'))]).toEqual([[], 2]);
  });
  test('also after the end', () => {
    const record = say(start(), 'add:1', 'stop');
    expect([record.game.over, record.game.result]).toEqual([true, 1]);
    undo(record);
    expect([record.game.over, record.game.result, totals(say(record, 'add:2'))]).toEqual([false, null, 3]);
  });
  test.each([
    [['add:1', 'add:1'], 0],
    [['roll', 'add:1', 'add:1'], 1],
    [['add:1', 'draw', 'add:1', 'peek', 'add:1', 'add:2'], 4],
    // Looking again at what one knows is no news.
    [['peek', 'peek', 'add:1'], 1],
  ])('after %j is free back to answer %i', (picks, free) => expect(freeUndo(say(start(), ...picks))).toBe(free));
});

describe('undo past a roll or a reveal', () => {
  const rolled = (record: GameRecord<Small>): number => {
    const before = totals(record);
    return totals(say(record, 'roll')) - before;
  };
  test('makes the dice new: from the secret and the number of the undo', () => {
    const record = say(start(), 'add:1');
    const first = rolled(record);
    undo(record);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 1, fresh: 1 });
    expect(totals(record)).toBe(1);
    const second = rolled(record);
    undo(record);
    const third = rolled(record);
    expect(new Set([first, second, third]).size).toBe(3);
    // The same table, the same secret: the same dice.
    const twin = say(start(), 'add:1', 'roll');
    undo(twin);
    expect(rolled(twin)).toBe(second);
    expect(redo(record).refusal?.key).toBe('kernel.nothing-to-redo');
  });
  test('what was taken back cannot be given again: the dice are others', () => {
    const record = say(start(), 'add:1', 'roll', 'add:1');
    undo(record, 1);
    expect(redo(record).refusal?.key).toBe('kernel.nothing-to-redo');
    const known = say(start(), 'roll', 'add:1', 'add:2');
    undo(known, 2);
    undo(known, 0);
    expect(redo(known).refusal?.key).toBe('kernel.nothing-to-redo');
  });
  test('unless the table wants the same dice', () => {
    const record = start({ sameDice: true });
    const first = rolled(record);
    undo(record);
    expect(record.segments[0]!.entries.at(-1)).toEqual({ keep: 0, fresh: null });
    expect(rolled(record)).toBe(first);
    undo(record);
    expect([redo(record).refusal, totals(record)]).toEqual([null, first]);
  });
  test('deals anew what nobody knows, and only that', () => {
    const record = say(start(), 'draw', 'peek', 'add:1', 'draw');
    const before = deck(say(start(), 'draw', 'peek', 'add:1'));
    const board = record.game.world.things.piles['board']!.length;
    undo(record);
    const after = deck(record);
    expect(after[0]).toBe(before[0]);
    expect(after.split('').sort()).toEqual(before.split('').sort());
    expect(after).not.toBe(before);
    expect([record.game.world.things.piles['board']!.length, board]).toEqual([1, 2]);
  });
  test('whoever goes further back afterwards does not find the old dice', () => {
    const record = say(start(), 'add:1', 'add:1');
    const first = rolled(record);
    undo(record);
    undo(record);
    expect([record.line.length, rolled(say(record, 'add:1'))]).not.toEqual([1, first]);
    const other = say(start(), 'add:1', 'add:1');
    const seen = rolled(other);
    undo(other);
    undo(other, 0);
    expect(rolled(say(other, 'add:1', 'add:1'))).not.toBe(seen);
  });
  test('nor the old cards', () => {
    const record = say(start(), 'add:1', 'draw', 'draw', 'draw', 'draw');
    const seen = record.game.world.things.piles['board']!.map((t) => record.game.world.things.card[t]);
    undo(record, 1);
    undo(record, 0);
    say(record, 'add:1', 'draw', 'draw', 'draw', 'draw');
    expect(record.game.world.things.piles['board']!.map((t) => record.game.world.things.card[t])).not.toEqual(seen);
  });
  test('scripted dice are scripted again', () => {
    const record = say(start({ script: { dice: [7, 8] } }), 'roll', 'roll');
    undo(record, 1);
    expect(rolled(record)).toBe(8);
  });
});

describe('a long game', { timeout: 60_000 }, () => {
  const picks = Array.from({ length: 500 }, (_, i) =>
    i % 40 === 39 ? 'roll' : i % 70 === 69 ? 'peek' : i % 3 === 0 ? 'add:2' : 'add:1',
  );
  test('any line can be gone back to, and is as if played from the beginning', () => {
    const long = say(start({ sameDice: true }), ...picks);
    expect(long.snapshots.length).toBeLessThan(20);
    const fresh = start({ sameDice: true });
    const positions = [gameOf(fresh)];
    for (const pick of picks) positions.push(gameOf(say(fresh, pick)));
    for (const keep of [499, 480, 479, 450, 449, 300, 299, 256, 255, 200, 128, 100, 64, 33, 32, 31, 1, 0]) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep]);
    }
  });
  test('each line, one by one', () => {
    const long = say(start({ sameDice: true }), ...picks.slice(0, 140));
    const fresh = start({ sameDice: true });
    const positions = [gameOf(fresh)];
    for (const pick of picks.slice(0, 140)) positions.push(gameOf(say(fresh, pick)));
    for (let keep = 139; keep >= 0; keep--) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep]);
    }
  });
  test('also when dice were made new on the way', () => {
    const long = say(start(), 'add:1', 'roll', 'roll');
    undo(long, 2);
    const positions = [gameOf(long)];
    const more = Array.from({ length: 300 }, (_, i) => (i === 0 ? 'roll' : 'add:1'));
    for (const pick of more) positions.push(gameOf(say(long, pick)));
    // Back to lines after the new roll: free, so the new dice stay.
    for (const keep of [290, 257, 200, 150, 100, 65, 40, 33, 20, 4, 3]) {
      undo(long, keep);
      expect(gameOf(long), `line ${keep}`).toBe(positions[keep - 2]);
    }
    verify(small, throughJson(long));
  });
});
