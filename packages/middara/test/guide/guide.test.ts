import { answerOf, whoAnswers } from '@questwright/bots';
import { answer, goOn, load, open, play, type GameRecord } from '@questwright/kernel';
import { entryFor, isWanted, noteAt, readAt, wantedAt } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import { GUIDE } from '../../src/guide/guide.ts';
import type { Middara } from '../../src/world.ts';
import { middara, middaraEntry } from '../whole.ts';

const { messages } = entryFor(middaraEntry, GUIDE.packs);
const { lesson, options, script } = GUIDE;
const loaded = load(middara, { packs: GUIDE.packs });
/** A way to each space that somebody is sent to. */
const WAYS: Readonly<Record<string, readonly string[]>> = { b5: ['b5'], d2: ['b2', 'c2', 'd2'] };

/** Plays so much of the lesson, whatever is not laid out. */
function learned(secret: string, until = lesson.length): { record: GameRecord<Middara>; told: string[] } {
  const record = open(loaded, { seats: 1, secret, options, script });
  const told: string[] = [];
  lesson.slice(0, until).forEach((wanted, line) => {
    const pending = record.game.pending!;
    const offered = pending.offers[0]!.options;
    const pick =
      typeof wanted === 'string' ? [wantedAt(GUIDE, line, offered) ?? ''] : [wanted.form, ...WAYS[wanted.to]!];
    expect(isWanted(GUIDE, line, offered, pick), `${line} answers, at ${pending.proc}/${pending.step}`).toBe(true);
    const { refusal, events } = answer(record, 0, { no: pending.no, pick });
    expect(refusal, JSON.stringify(pick)).toBeNull();
    told.push(...events.map(({ tag }) => tag));
  });
  return { record, told };
}
const cardOf = ({ things }: Middara, thing: number): string => things.cards[things.card[thing]!]!;
const squares = ({ figures, ...world }: Middara): string[] =>
  figures.flatMap((one) =>
    one.square === '' ? [] : [`${cardOf({ figures, ...world }, one.thing)} ${one.square} ${one.damage}`],
  );

describe('the guided first game', () => {
  test.each(['one', 'two', 'three'])('goes as it is told, whatever else lies hidden: %s', (secret) => {
    const { record, told } = learned(secret);
    const { world, pending, stack, dice } = record.game;
    // Shot, protected, dodged, struck, cast: and asked for the fourth of them.
    expect(squares(world)).toEqual(['remi c3 0', 'zeke d2 0', 'rook c4 0', 'nightingale b5 0', 'kept-lodger f4 2']);
    expect(told.filter((tag) => tag === 'defeated')).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining(['tokens gained', 'dodged', 'empowers', 'loot drawn', 'casts']));
    expect(pending).toMatchObject({ proc: 'turn', step: 'action phase' });
    expect(cardOf(world, stack.at(-1)!.locals!['figure'] as number)).toBe('rook');
    expect(dice.script).toEqual({ dice: [], orders: [] });
  });

  test('takes no other way than the one that it speaks of', () => {
    const { game } = learned('astray', 4).record;
    const offered = game.pending!.offers[0]!.options;
    expect(isWanted(GUIDE, 4, offered, ['walk', 'b5'])).toBe(true);
    for (const pick of [['walk', 'a4'], ['walk', 'b5', 'c5'], ['walk'], ['stop'], []])
      expect(isWanted(GUIDE, 4, offered, pick), pick.join(' ')).toBe(false);
    expect(isWanted(GUIDE, lesson.length, ['end turn'], ['end turn'])).toBe(false);
  });

  test('what was laid out ends where a secret of its own begins', () => {
    const { record } = learned('left early', 6);
    expect(record.game.dice.script.dice.length).toBeGreaterThan(0);
    expect(goOn(record, record.game, { secret: 'free' }).game.dice.script).toEqual({ dice: [], orders: [] });
  });

  test('goes on as an Encounter that beginners win', () => {
    const { record } = learned('and on');
    const bot = greedyBot(loaded);
    const outcomes = Array.from({ length: 12 }, (_, i) => {
      const { game } = goOn(record, record.game, { secret: `free ${i}` });
      while (game.pending !== null) {
        const offer = whoAnswers(game.pending);
        play(loaded, game, 0, { no: game.pending.no, pick: answerOf(loaded, game, bot, offer) });
      }
      return { ...(game.result as object), round: game.world.round };
    });
    expect(outcomes.filter(({ round }) => round <= 4)).toHaveLength(12);
    expect(outcomes).toEqual(outcomes.map((one) => ({ ...one, outcome: 'win' })));
  });

  test('is played on a card that stands in no list of Encounters', () => {
    expect(loaded.content.get(options['encounter'] as string)!.content).toMatchObject({ kind: 'lesson' });
    expect(middaraEntry.starts!.kinds).not.toContain('lesson');
  });

  test('there is a note before every question, in order, and words for each', () => {
    expect(GUIDE.notes.map(({ at }) => at)).toEqual(GUIDE.notes.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(noteAt(GUIDE, lesson.length)).toMatchObject({ free: true });
    expect(readAt(GUIDE, 0, 'before')).toHaveLength(1);
    const chapters = GUIDE.notes.map(({ chapter }) => GUIDE.chapters.indexOf(chapter));
    expect(chapters).toEqual(chapters.toSorted((one, other) => one - other));
    const keys = [...GUIDE.notes.map(({ key }) => key), ...Object.values(GUIDE.marks)];
    for (const key of keys)
      for (const one of [`lesson.${key}`, `lesson.${key}.title`]) expect(messages[one], one).toBeTruthy();
    for (const chapter of GUIDE.chapters) expect(messages[`lesson.chapter.${chapter}`]).toBeTruthy();
  });

  test('the moments that are marked in a first game are steps of it', () => {
    const { procs } = loaded.rules;
    for (const moment of Object.keys(GUIDE.marks)) {
      const [proc, step] = moment.split('/') as [string, string];
      expect(Object.keys(procs[proc] ?? {}), proc).toContain(step);
    }
  });
});
