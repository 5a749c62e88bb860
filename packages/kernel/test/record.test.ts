import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answer, begin, canonical, clone, goOn, load, openAt, play, reopen, save, undo, verify } from '../src/index.ts';
import { gameOf, make, move, same, say, small, start, throughJson, totals } from './draw-game.ts';

describe('answers', () => {
  test('are written down, each with a hash over all that came before', () => {
    const record = start();
    say(record, 'add:1', 'roll');
    const [segment] = record.segments;
    expect(segment!.entries).toEqual([
      { seat: 0, no: 1, pick: ['add:1'] },
      { seat: 1, no: 2, pick: ['roll'] },
    ]);
    expect(segment!.chain).toHaveLength(2);
    expect(
      new Set([...segment!.chain, say(start(), 'add:2').hash, say(start({ secret: 't' }), 'add:1').hash]).size,
    ).toBe(4);
    expect([record.hash, say(start(), 'add:1', 'roll').hash]).toEqual([segment!.chain[1], segment!.chain[1]]);
  });
  test('are played as by the kernel itself, from the secret', () => {
    const game = begin(load(small), { seats: 2, seed: 's' });
    expect(gameOf(start())).toBe(canonical(game));
    play(load(small), game, 0, { no: 1, pick: ['roll'] });
    expect(gameOf(say(start(), 'roll'))).toBe(canonical(game));
  });
  test('that are refused change nothing', () => {
    const record = say(start(), 'add:1');
    const before = [gameOf(record), canonical(record.segments), record.hash];
    expect(answer(record, 0, { no: 1, pick: ['add:1'] })).toMatchObject({
      refusal: { key: 'kernel.stale' },
      events: [],
    });
    expect([gameOf(record), canonical(record.segments), record.hash]).toEqual(before);
  });
  test('on which a rule breaks leave the game as it was', () => {
    const record = say(start(), 'add:1');
    const before = [gameOf(record), canonical(record.segments), record.hash];
    expect(() => say(record, 'crash')).toThrow('a mistake in a rule');
    expect([gameOf(record), canonical(record.segments), record.hash]).toEqual(before);
    expect(totals(say(record, 'add:2'))).toBe(3);
  });
});

describe('a file', { timeout: 60_000 }, () => {
  test('is plain JSON, and a copy', () => {
    const record = say(start({ options: { hard: true }, script: { dice: [3] } }), 'roll', 'add:1');
    const file = save(record);
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
    expect(file.header).toEqual({
      format: 1,
      game: 'small',
      packs: [],
      seats: 2,
      options: { hard: true },
      secret: 's',
      script: { dice: [3] },
      sameDice: false,
    });
    say(record, 'roll');
    expect([
      file.segments[0]!.entries.length,
      file.segments[0]!.saved[0]!.line,
      file.segments[0]!.saved[0]!.marks,
    ]).toEqual([2, 2, [0]]);
  });
  test('opened again goes on as if nothing had been, whatever was said and taken back', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), fc.array(move, { maxLength: 12 }), (before, after) => {
        const record = start();
        for (const one of before) make(record, one);
        const believed = reopen(small, throughJson(record));
        const replayed = reopen(small, throughJson(record), { verify: true });
        expect(verify(small, throughJson(record))).toEqual({
          answers: record.line.length,
          hash: record.hash,
          from: null,
        });
        record.undone = [];
        replayed.undone = [];
        for (const one of [null, ...after]) {
          for (const each of [record, believed, replayed]) if (one) make(each, one);
          same(believed, record);
          same(replayed, record);
        }
      }),
      { numRuns: 60 },
    );
  });
  test('every entry can be heard again', () => {
    const record = say(start(), 'add:1', 'roll');
    undo(record, 1);
    say(record, 'roll');
    const heard: unknown[] = [];
    const again = reopen(small, throughJson(record), {
      onEntry: (entry, events, r) => heard.push([entry, events.map((e) => e.tag), r.line.length]),
    });
    expect(heard).toEqual([
      [{ seat: 0, no: 1, pick: ['add:1'] }, [], 1],
      [{ seat: 1, no: 2, pick: ['roll'] }, ['rolled'], 2],
      [{ keep: 1, fresh: 1 }, [], 1],
      [{ seat: 1, no: 2, pick: ['roll'] }, ['rolled'], 2],
    ]);
    same(again, record);
  });
  test('without a saved position is played again', () => {
    const record = say(start(), 'add:1', 'roll', 'draw');
    const file = throughJson(record);
    file.segments[0]!.saved = [];
    same(reopen(small, file), record);
    expect(verify(small, file).answers).toBe(3);
  });
});

describe('from any position', () => {
  test('a table can be opened', () => {
    const { game, loaded } = say(start(), 'add:1', 'roll');
    game.world['total'] = 50;
    const before = canonical(game);
    const record = openAt(loaded, { seats: 2, secret: 'puzzle' }, clone(loaded, game));
    say(record, 'add:2', 'roll');
    undo(record);
    expect([totals(record), record.segments[0]!.snapshot!.world['total'], canonical(game)]).toEqual([52, 50, before]);
    undo(record, 0);
    expect([totals(record), undo(record)?.key]).toEqual([50, 'kernel.nothing-to-undo']);
    say(record, 'add:1');
    same(reopen(small, throughJson(record)), record);
    expect(verify(small, throughJson(record)).answers).toBe(1);
  });
});

describe('a secret of its own for what comes', () => {
  const later = (secret: string) => {
    const record = say(start(), 'roll', 'roll');
    return goOn(record, record.game, { secret });
  };
  test('makes dice and undos new; the file tells the same, and nothing in it is believed', () => {
    const [one, other, again] = ['x', 'y', 'x'].map((secret) => say(later(secret), 'roll', 'roll', 'roll'));
    expect(gameOf(one!)).toBe(gameOf(again!));
    expect(gameOf(one!)).not.toBe(gameOf(other!));
    for (const record of [one!, other!]) {
      undo(record, 1);
      say(record, 'roll');
    }
    expect(canonical(one!.game.dice)).not.toBe(canonical(other!.game.dice));
    const file = throughJson(one!);
    expect(verify(small, file)).toEqual({ answers: 2, hash: one!.hash, from: null });
    expect(gameOf(reopen(small, file))).toBe(gameOf(one!));
    const forged = structuredClone(file);
    forged.segments[1]!.snapshot!.dice.script.dice = [6, 6];
    expect(() => verify(small, forged)).toThrow('has another beginning of segment 1');
  });
  test('is the one that counts in segments after it', () => {
    const [one, other] = ['x', 'y'].map((secret) => {
      const record = later(secret);
      // The same position, so that only the secret differs.
      const next = say(goOn(record, start().game), 'roll');
      undo(next, 0);
      return canonical(next.game.dice);
    });
    expect(one).not.toBe(other);
  });
});
test('where entries do not count any more, it is believed that they could not be played again', () => {
  const record = say(start(), 'roll', 'roll');
  const one = say(start(), 'roll');
  const file = throughJson(say(goOn(record, one.game, { after: 1, secret: 'x' }), 'roll'));
  expect(verify(small, file).from).toBe(2);
  // Without a word of it, the position is not the one that they lead to.
  delete (file.segments[1] as { after?: number }).after;
  expect(() => verify(small, file)).toThrow('has another beginning of segment 1');
});
test('a file that begins with a position says that it is believed', () => {
  const record = openAt(load(small), { seats: 2, secret: 's' }, say(start(), 'roll').game);
  expect(verify(small, throughJson(say(record, 'roll'))).from).toBe(0);
});
