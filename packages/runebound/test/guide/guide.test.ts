import { answer, goOn, load, open } from '@questwright/kernel';
import { entryFor, noteAt, wantedAt } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';
import { describe, expect, test } from 'vitest';
import { GUIDE } from '../../src/guide/guide.ts';
import type { RuneboundWorld } from '../../src/world.ts';

const { definition } = runeboundEntry;
const { messages } = entryFor(runeboundEntry, GUIDE.packs);

/** Plays the whole lesson, whatever is not laid out. */
function learned(secret: string) {
  const loaded = load(definition, { packs: GUIDE.packs });
  const { options, script } = GUIDE;
  const record = open(loaded, { seats: 1, secret, options, script });
  const told: string[] = [];
  GUIDE.lesson.forEach((wanted, line) => {
    const pending = record.game.pending!;
    const option = wantedAt(GUIDE, line, pending.offers[0]!.options);
    expect(
      option,
      `${JSON.stringify(wanted)} after ${line} answers, at ${pending.proc}/${pending.step}`,
    ).not.toBeNull();
    const { refusal, events } = answer(record, 0, { no: pending.no, pick: [option!] });
    expect(refusal).toBeNull();
    told.push(...events.map(({ tag }) => tag));
  });
  return { record, told };
}

describe('the guided first game', () => {
  test.each(['one', 'two', 'three'])('goes as it is told, whatever else lies hidden: %s', (secret) => {
    const { record, told } = learned(secret);
    const { game } = record;
    const [hero] = (game.world as RuneboundWorld).heroes;
    // Grown, walked, won, healed, bought, and asked for the next turn.
    expect(hero).toMatchObject({ space: 'tamalir', gold: 3, counters: { green: 1 }, experience: { body: 2 } });
    expect(told.filter((tag) => tag === 'combat round')).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining(['adventure card drawn', 'wounded', 'defeated', 'market card added']));
    const { things } = game.world;
    expect(things.piles['area/0']!.map((thing: number) => things.cards[things.card[thing]!])).toEqual(['boar-spear']);
    expect(things.counters['wounds']![things.piles['hero/0']![0]!]).toBe(0);
    expect(game.pending).toMatchObject({ proc: 'movement step', step: 'how to move' });
    expect(game.dice.script.dice).toEqual([]);
  });

  test('what was laid out ends where a secret of its own begins', () => {
    const loaded = load(definition, { packs: GUIDE.packs });
    const { options, script } = GUIDE;
    const record = open(loaded, { seats: 1, secret: 'left early', options, script });
    expect(record.game.dice.script.dice.length).toBeGreaterThan(0);
    expect(goOn(record, record.game, { secret: 'free' }).game.dice.script).toEqual({ dice: [], orders: [] });
  });

  test('there is a note before every answer, in order, and words for each', () => {
    expect(GUIDE.notes.map(({ at }) => at)).toEqual([...GUIDE.lesson.keys(), GUIDE.lesson.length]);
    expect(noteAt(GUIDE, GUIDE.lesson.length)).toMatchObject({ free: true });
    const chapters = GUIDE.notes.map(({ chapter }) => GUIDE.chapters.indexOf(chapter));
    expect(chapters).toEqual(chapters.toSorted((one, other) => one - other));
    const keys = [...GUIDE.notes.map(({ key }) => key), ...Object.values(GUIDE.marks)];
    for (const key of keys)
      for (const one of [`lesson.${key}`, `lesson.${key}.title`]) expect(messages[one], one).toBeTruthy();
    for (const chapter of GUIDE.chapters) expect(messages[`lesson.chapter.${chapter}`]).toBeTruthy();
  });

  test('the moments that are marked in a first game are steps of it', () => {
    const { procs } = load(definition, { packs: GUIDE.packs }).rules;
    for (const moment of Object.keys(GUIDE.marks)) {
      const [proc, step] = moment.split('/') as [string, string];
      expect(Object.keys(procs[proc] ?? {}), proc).toContain(step);
    }
  });
});
