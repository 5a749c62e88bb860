import { answerBy } from '@questwright/bots';
import { answer, eventFor, load, open, view, type Event, type GameFile, type View } from '@questwright/kernel';
import type { Middara } from '@questwright/middara';
import { greedyBot } from '@questwright/middara/bot';
import { wholeMiddara } from '@questwright/middara/secrets';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import { describe, expect, test } from 'vitest';
import { encounterFile } from '../e2e/encounters.ts';
import { enemyTurns, type EnemyTurn } from '../src/games/middara/play/frames.ts';
import { frameOf } from '../src/games/middara/play/again.ts';
import { deedsOf } from '../src/games/middara/play/deeds.ts';
import { trackNews } from '../src/games/middara/play/order.ts';
import { actingIn, attackIn, figureIn, textIn, thingIn } from '../src/games/middara/play/reading.ts';
import { beatsOf, storyOverlay, withEvents } from '../src/games/middara/play/story.ts';
import { choiceRow, moveRow, stepRows, type Compared } from '../src/games/middara/play/trace.ts';

interface Step {
  before: View;
  after: View;
  line: LogLine;
}
const loaded = load<Middara>(wholeMiddara.definition as never, {});
const lineOf = (seq: number, seat: number | null, events: readonly Event[]): LogLine => ({
  seq,
  seat,
  line: seq,
  undone: false,
  takesBack: false,
  events: events.map((event) => eventFor(event, 0)),
});
/** A recorded Encounter, and so many answers more by the bot. */
function played(file: GameFile, more: number): Step[] {
  const begun: Event[] = [];
  const record = open(loaded, file.header, begun);
  const bot = greedyBot(loaded);
  const steps: Step[] = [];
  const entries = file.segments[0]!.entries;
  for (let i = 0; i < entries.length + more; i++) {
    const { pending } = record.game;
    if (pending === null) break;
    const entry = entries[i];
    const seat = pending.offers.find(({ asked }) => asked)!.seat;
    const pick = entry !== undefined && 'pick' in entry ? entry.pick : answerBy(loaded, record.game, bot, seat);
    const before = view(loaded, record.game, 0);
    const { refusal, events } = answer(record, seat, { no: pending.no, pick });
    expect(refusal).toBeNull();
    steps.push({ before, after: view(loaded, record.game, 0), line: lineOf(i + 1, seat, events) });
  }
  return steps;
}
const game = played(encounterFile('an attack'), 120);
const crowd = played(encounterFile('many opponents'), 0);
const lines = game.map(({ line }) => line);
const few = enemyTurns(lines);
const turns = [...few, ...enemyTurns(crowd.map(({ line }) => line))];
const first = game.find(({ line }) => line.events.some(({ tag }) => tag === 'activates'))!;
const kinds = ({ frames }: EnemyTurn): string[] => frames.map(({ kind }) => kind);

const figures = ({ world }: View): Middara['figures'] => (world as unknown as Middara).figures;

test('the game that is looked at has turns of several kinds', () => {
  expect(turns.length).toBeGreaterThan(8);
  expect(new Set(turns.flatMap(kinds))).toEqual(new Set(['step', 'move', 'whom', 'dice', 'act']));
});

describe('an answer is cut into beats', () => {
  const beats = beatsOf(first.line, { seat: 0, before: first.before });
  const tagAt = (at: number): string => first.line.events[at]!.tag;

  test('the turn of an opponent: which step, where to, at whom', () => {
    expect(beats.map(({ kind, from }) => [kind, tagAt(from)])).toEqual([
      ['card', 'turn begins'],
      ['card', 'decided'],
      ['card', 'decided'],
    ]);
    expect(beats.every(({ audience }) => audience === 'all')).toBe(true);
    // They follow each other, and the stage of the Attack opens with its dice.
    expect(beats.map(({ to }) => to)).toEqual([beats[1]!.from, beats[2]!.from, first.line.events.length]);
    expect(tagAt(beats[2]!.told)).toBe('attacks');
  });

  test('dice come to rest and are counted before anything that they decide is known', () => {
    const rolled = game.filter(({ line }) => line.events.some(({ tag }) => tag === 'rolled'));
    expect(rolled.length).toBeGreaterThan(10);
    for (const { line, before } of rolled) {
      const rolls = beatsOf(line, { seat: 0, before }).filter(({ kind }) => kind === 'roll');
      expect(rolls).toHaveLength(line.events.filter(({ tag }) => tag === 'rolled').length);
      for (const { from, told, steps, audience } of rolls) {
        expect([line.events[from]!.tag, told, audience]).toEqual(['rolled', from + 1, 'reader']);
        expect(steps.map(({ name }) => name)).toEqual(['throw', 'rest', 'count', 'blow', 'price']);
      }
    }
  });

  test('no event of an opponent’s turn is left out, and none is shown twice', () => {
    for (const { line, before } of game) {
      const found = beatsOf(line, { seat: 0, before });
      found.forEach(({ from, to }, i) => {
        expect(to).toBeGreaterThan(from);
        expect(from).toBeGreaterThanOrEqual(found[i - 1]?.to ?? 0);
      });
    }
    expect(beatsOf({ ...first.line, undone: true }, { seat: 0, before: first.before })).toEqual([]);
  });
});

test('a position with all events of an answer is the one after it', () => {
  // Between two Encounters everything is laid out anew.
  const within = [...game, ...crowd].filter(({ line }) => !line.events.some(({ tag }) => tag === 'end condition'));
  expect(within.length).toBeGreaterThan(80);
  for (const { before, after, line } of within) {
    const shown = figures(withEvents(before, line.events));
    const both = figures(after).filter(
      ({ thing, square }) => square !== '' && shown.some((one) => one.thing === thing),
    );
    const told = both.map(({ thing }) => shown.find((one) => one.thing === thing)!);
    // A turn that is over may still be asked about: the Current carries somebody.
    const ends = actingIn({ view: after });
    const numbers = ({ thing, square, damage, acted }: (typeof both)[number]): unknown => [
      thing,
      square,
      damage,
      acted || thing === ends,
    ];
    expect([line.seq, told.map(numbers)]).toEqual([line.seq, both.map(numbers)]);
    const gone = figures(after).filter(({ square }) => square === '');
    const still = shown.filter(({ thing, square }) => square !== '' && gone.some((one) => one.thing === thing));
    expect(still).toEqual([]);
  }
  const { before } = first;
  expect(withEvents(before, [])).toBe(before);
});

const RELATIONS: Readonly<Record<Compared['sign'], (left: number, right: number) => boolean>> = {
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
  '≤': (left, right) => left <= right,
  '≥': (left, right) => left >= right,
};
const FITS: Readonly<Record<string, (numbers: readonly number[]) => number>> = {
  most: (numbers) => Math.max(...numbers),
  farthest: (numbers) => Math.max(...numbers),
  least: (numbers) => Math.min(...numbers),
  nearest: (numbers) => Math.min(...numbers),
};

describe('what an opponent did can be reproduced from its rows alone', () => {
  test('what was compared holds, and its AI Steps are looked at in their order', () => {
    const rows = turns.flatMap(({ frames }) => frames).flatMap(stepRows);
    expect(rows.length).toBeGreaterThan(20);
    for (const { holds, compared, idle } of rows) {
      for (const { left, sign, right } of compared) expect(RELATIONS[sign](left, right)).toBe(true);
      const isMet = compared.some(({ sign, blocked }) => (sign === '≤' || sign === '≥') && !blocked);
      expect(holds).toBe(compared.length > 0 && !idle ? isMet : holds);
    }
    const looked = turns.map(({ frames }) => stepRows(frames[0]!)).filter((one) => one.length > 0);
    expect(looked.some((one) => one.length > 1)).toBe(true);
    // They are looked at in their order, each time from the first.
    for (const one of looked) {
      for (const [i, { step }] of one.entries()) expect([1, (one[i - 1]?.step ?? 0) + 1]).toContain(step);
    }
  });

  test('where it goes: the least risk, then the fewest points, by the way that is told', () => {
    const moves = turns.flatMap(({ frames, figure }) =>
      frames.map((frame) => ({ frame, figure, row: moveRow(frame) })),
    );
    const found = moves.filter(({ row }) => row !== null);
    expect(found.length).toBeGreaterThan(5);
    for (const { frame, figure, row } of found) {
      const good = row!.ends.filter(({ fate }) => fate !== 'risky');
      const chosen = row!.ends.find(({ fate }) => fate === 'chosen')!;
      expect(chosen.points).toBe(Math.min(...good.map(({ points }) => points)));
      for (const { fate, points } of good) expect(fate === 'farther').toBe(points > chosen.points);
      expect(chosen.points).toBeLessThanOrEqual(row!.points);
      expect(row!.way.at(-1) ?? chosen.square).toBe(chosen.square);
      const { goal } = row!;
      for (const { criterion, by, left } of goal.criteria) {
        expect((criterion as { key: string }).key).toBe('criterion.nearest');
        const least = Math.min(...by.map((one) => one.number));
        expect(left).toEqual(by.flatMap((one) => (one.number === least ? [one.figure] : [])));
        expect(goal.aside.filter((one) => by.some((each) => each.figure === one))).toEqual([]);
      }
      const [foremost] = goal.tied.toSorted((one, other) => one.number - other.number);
      expect(foremost?.figure ?? goal.criteria.at(-1)?.left[0] ?? goal.figure).toBe(goal.figure);
      for (const end of good) expect(end[goal.by]).toBeGreaterThanOrEqual(1);
      const steps = frame.events.filter((event) => event.tag === 'placed' && figureIn(event) === figure);
      expect(row!.way.slice(0, steps.length)).toEqual(steps.map(({ with: told }) => told['square']));
    }
  });

  test('at whom: what narrows the choice by its numbers, then the track', () => {
    const rows = turns.flatMap(({ frames }) => frames).flatMap((frame) => choiceRow(frame) ?? []);
    expect(rows.length).toBeGreaterThan(5);
    for (const { candidates, criteria, tied, chosen } of rows) {
      let left = candidates.filter(({ why }) => why === null).map(({ figure }) => figure);
      for (const { criterion, by, left: told } of criteria) {
        expect(by.map(({ figure }) => figure)).toEqual(left);
        const how = (criterion as { key: string }).key.slice('criterion.'.length).split('-')[0]!;
        const best = FITS[how]?.(by.map((one) => one.number)) ?? null;
        const fit = by.filter((one) => best === null || one.number === best).map(({ figure }) => figure);
        expect(best === null ? fit : told).toEqual(fit);
        left = [...told];
      }
      expect(left).toContain(chosen);
      expect(tied.map(({ figure }) => figure)).toEqual(left.length === 1 ? [] : left);
      const [foremost] = tied.toSorted((one, other) => one.number - other.number);
      expect(foremost?.figure ?? chosen).toBe(chosen);
    }
  });
});

describe('what a frame draws on the board', () => {
  const drawn = (kind: string) =>
    turns.flatMap((turn) =>
      turn.frames.flatMap((frame, i) =>
        frame.kind === kind ? [{ turn, frame, ...storyOverlay(turn, i, () => 'elsewhere') }] : [],
      ),
    );

  test('the way and its ends', () => {
    const moves = drawn('move');
    expect(moves.length).toBeGreaterThan(3);
    for (const { turn, frame, from, to, path, marks } of moves) {
      const walked = frame.events.filter(
        ({ tag, with: told }) => tag === 'placed' && thingIn(told['figure']) === turn.figure,
      );
      // Something may end a walk in the middle.
      expect(path!.slice(0, walked.length)).toEqual(walked.map(({ with: told }) => textIn(told['square'])));
      expect(from).not.toBe(path![0]);
      expect(marks!.filter(({ kind }) => kind === 'chosen')).toEqual([{ square: to, kind: 'chosen' }]);
    }
    expect(moves.some(({ marks }) => marks!.some(({ kind }) => kind === 'risky'))).toBe(true);
  });
  test('whom it weighed up, and what costs it the roll', () => {
    const choices = drawn('whom');
    expect(choices.length).toBeGreaterThan(3);
    for (const { frame, to, candidates } of choices) {
      const target = frame.events.find(({ tag }) => tag === 'attacks')?.with['target'];
      const chosen = candidates!.filter((one) => one.chosen);
      expect(chosen.every(({ possible, square }) => possible && square === to)).toBe(true);
      const struck = target === undefined ? null : thingIn(target);
      expect(chosen.filter(({ figure }) => struck !== null && figure !== struck)).toEqual([]);
    }
    expect(choices.filter(({ candidates }) => candidates!.some((one) => one.chosen)).length).toBeGreaterThan(3);
    expect(choices.some(({ candidates }) => candidates!.some(({ possible }) => !possible))).toBe(true);
    expect(choices.some(({ marks }) => marks!.some(({ kind }) => kind === 'hinders'))).toBe(true);
  });
  test('whom its AI Steps compared', () => {
    for (const { candidates } of drawn('step')) {
      for (const { square, spaces } of candidates ?? [])
        expect([square, (spaces ?? 1) > 0]).toEqual(['elsewhere', true]);
    }
    expect(drawn('step').some(({ candidates }) => (candidates ?? []).length > 1)).toBe(true);
  });
});

test('a line of the log is found again among the frames', () => {
  const isStep = ({ tag }: SeenEvent): boolean => tag === 'placed';
  const walks = few.flatMap(({ frames }) => frames).find(({ kind, events }) => kind === 'move' && events.some(isStep))!;
  const event = walks.events.find(isStep)!;
  const line = lines.find(({ events }) => events.includes(event))!;
  const found = frameOf(few, line, event)!;
  const turn = few.find(({ key }) => key === found.turn)!;
  expect(turn.frames[found.frame]).toBe(walks);
  expect(frameOf(few, lines[0]!, lines[0]!.events[0]!)).toBeNull();
});

const event = (tag: string, told: Record<string, unknown> = {}): SeenEvent =>
  ({ tag, with: told, key: `event.${tag}`, rule: 'X', because: [] }) as unknown as SeenEvent;
const track = (...cards: string[]): SeenEvent =>
  event('track changed', { track: cards.map((content) => ({ content })) });
const told = (...events: SeenEvent[]): LogLine[] => [
  { seq: 1, seat: 0, line: 1, undone: false, takesBack: false, events },
];

test('what came onto the track and what moved on it since the round began', () => {
  const news = (...after: string[]): unknown[] => [
    ...trackNews(told(track('a', 'b', 'c'), event('round begins'), track(...after))),
  ];
  expect(news('a', 'b', 'c')).toEqual([]);
  expect(news('b', 'c', 'a')).toEqual([['a', 'moved']]);
  expect(news('a', 'd', 'b', 'c')).toEqual([['d', 'spawned']]);
  expect(news('a', 'c')).toEqual([]);
});

test('Damage counts for whoever dealt it with an Attack', () => {
  const by = (figure: number, more: object = {}) => ({ figure: { thing: figure }, target: { thing: 2 }, ...more });
  const deeds = deedsOf(
    told(
      event('attacks', by(1)),
      event('hits', by(1)),
      event('attack sum', by(1)),
      event('damaged', { figure: { thing: 2 }, amount: 4 }),
      event('defeated', { figure: { thing: 2 } }),
      event('damaged', { figure: { thing: 3 }, amount: 2 }),
    ),
  );
  expect(deeds.get(1)).toMatchObject({ dealt: 4, hits: 1, defeats: 1, taken: 0 });
  expect(deeds.get(2)).toMatchObject({ taken: 4 });
  expect(deeds.get(3)).toMatchObject({ taken: 2 });
});

test('an Attack that is only told so far has all that the stage reads of one', () => {
  const shown = game.flatMap(({ before, line: { events } }) =>
    events.flatMap((event, i) =>
      event.tag === 'attacks' ? [attackIn({ view: withEvents(before, events.slice(0, i + 1)) })!] : [],
    ),
  );
  expect(shown.length).toBeGreaterThan(3);
  for (const attack of shown)
    expect(attack).toMatchObject({ hit: false, difference: 0, spent: null, damage: { physical: 0, magic: 0 } });
});
