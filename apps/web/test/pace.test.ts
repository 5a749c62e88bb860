import type { LogLine, SeenEvent, TableInfo } from '@questwright/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Known } from '../src/net/table-store.ts';
import type { Beat } from '../src/games/game.ts';
import { Pace, type PaceWish } from '../src/table/pace/pace.ts';

const seats = [{ kind: 'guest' }, { kind: 'bot' }] as TableInfo['seats'];
const first: Known = {
  link: 'open',
  guest: 'g',
  info: { seats, spectators: 0 } as TableInfo,
  seat: 0,
  seq: 1,
  view: {} as Known['view'],
  offer: null,
  log: [],
  chat: [],
  unread: 0,
  said: null,
  problem: null,
  sending: false,
  outdated: false,
};

/** Two seconds in all. */
const STEPS = [
  { name: 'throw', milliseconds: 700 },
  { name: 'rest', milliseconds: 300 },
  { name: 'price', milliseconds: 1000 },
] as const;

class Line {
  known = first;
  private readonly listeners = new Set<() => void>();
  readonly now = (): Known => this.known;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  learn(news: Partial<Known>): void {
    this.known = { ...this.known, ...news };
    this.listeners.forEach((listener) => listener());
  }
  answer(seat: number, ...tags: string[]): void {
    this.answerTo([0], seat, ...tags);
  }
  answerTo(waitsFor: number[], seat: number, ...tags: string[]): void {
    const seq = this.known.seq + 1;
    const events = tags.map((tag) => ({ tag }) as SeenEvent);
    const line: LogLine = { seq, seat, line: seq, undone: false, takesBack: false, events };
    const decision = { no: seq, waitsFor, mine: {} };
    const view = { decision, ...(tags.includes('market') ? { fills: true } : {}), over: tags.includes('won') };
    this.learn({
      seq,
      view: view as unknown as Known['view'],
      offer: {} as Known['offer'],
      log: [...this.known.log, line],
    });
  }
}

let wish: PaceWish;
let line: Line;
let pace: Pace;
const seq = (): number => pace.now().known.seq;

beforeEach(() => {
  vi.useFakeTimers();
  wish = { seconds: 3, steps: false };
  line = new Line();
  pace = new Pace(line, {
    wish: () => wish,
    partOf: ({ tag }) => (tag === 'quiet' || tag === 'roll' || tag === 'turn began' ? null : tag),
    beatsOf: ({ seq, seat, events }, about) => {
      const starts = events.flatMap(({ tag }, from) =>
        tag === 'roll' || tag === 'ending' || tag === 'fall' ? [{ kind: tag as Beat['kind'], from }] : [],
      );
      return starts.map(({ kind, from }, i): Beat => {
        const to = starts[i + 1]?.from ?? events.length;
        const audience = seat === about.seat || kind === 'fall' ? 'reader' : 'passing';
        const whole = [{ name: 'whole', milliseconds: kind === 'fall' ? Infinity : 2000 }] as const;
        return { kind, seq, from, to, told: from + 1, audience, steps: kind === 'roll' ? STEPS : whole };
      });
    },
    fillsWindow: (view) => (view as unknown as { fills?: true }).fills === true,
    withEvents: (view, events) => ({ ...view, happened: events.map(({ tag }) => tag) }) as typeof view,
  });
  pace.follow();
});
afterEach(() => vi.useRealTimers());

describe('the pace at which others are shown', () => {
  test("one's own answer is shown at once", () => {
    line.answer(0, 'move');
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 2 } });
  });

  test('the turn of a bot plays as move, card and result, a second each, and quiet positions take no time', () => {
    for (const tag of ['quiet', 'move', 'quiet', 'card', 'card', 'quiet', 'result', 'quiet']) line.answer(1, tag);
    expect(pace.now()).toMatchObject({ playing: 1, known: { seq: 3 } });
    vi.advanceTimersByTime(999);
    expect(seq()).toBe(3);
    vi.advanceTimersByTime(1);
    expect(seq()).toBe(5);
    vi.advanceTimersByTime(1000);
    expect(seq()).toBe(8);
    vi.advanceTimersByTime(1000);
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 9 } });
  });

  test('what comes late of the log before is there while others are shown, and nothing of what is not shown yet', () => {
    const old: LogLine = { seq: 1, seat: 0, line: 1, undone: false, takesBack: false, events: [] };
    const seqs = (): number[] => pace.now().known.log.map((one) => one.seq);
    line.answer(1, 'move');
    line.answer(1, 'card');
    expect(seqs()).toEqual([2]);
    line.learn({ log: [old, ...line.known.log] });
    expect(seqs()).toEqual([1, 2]);
    vi.advanceTimersByTime(1000);
    expect(pace.now()).toMatchObject({ playing: 1, known: { seq: 3 } });
    expect(seqs()).toEqual([1, 2, 3]);
  });

  test('one bot with one turn after the other is shown in each of them', () => {
    line.answer(1, 'move', 'turn began');
    line.answer(1, 'move');
    expect(seq()).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(pace.now()).toMatchObject({ playing: 1, known: { seq: 3 } });
  });

  test('whoever is asked is told so when everything was shown', () => {
    line.answer(1, 'result');
    expect(pace.now().known).toMatchObject({ offer: null, view: { decision: { no: 2, waitsFor: [1], mine: null } } });
    vi.advanceTimersByTime(1000);
    expect(pace.now().known).toMatchObject({ offer: {}, view: { decision: { no: 2, waitsFor: [0], mine: {} } } });
  });

  test('each roll of one answer is shown for itself, and nobody is asked meanwhile', () => {
    line.answer(0, 'roll', 'roll');
    expect(pace.now()).toMatchObject({ playing: 0, waits: true, beat: { from: 0 }, known: { offer: null } });
    expect(pace.now().known.view?.decision?.waitsFor).toEqual([]);
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ playing: 0, beat: { from: 1, step: 'throw' } });
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ playing: null, beat: null, known: { view: { decision: { waitsFor: [0] } } } });
  });

  test('while dice of later answers wait, those before them fall faster, and none is left out', () => {
    line.answer(0, 'roll');
    line.answer(0, 'roll');
    expect(pace.now()).toMatchObject({ beat: { seq: 2, step: 'throw' } });
    // What was begun at its usual pace is shown so.
    vi.advanceTimersByTime(700);
    expect(pace.now()).toMatchObject({ beat: { seq: 2, step: 'rest' } });
    vi.advanceTimersByTime(1300 / 2.5);
    expect(pace.now()).toMatchObject({ beat: { seq: 3, step: 'throw' } });
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 3 } });
  });

  test('a roll is thrown, lies still, and only then changes anything; a press shows its next step', () => {
    line.answer(0, 'go', 'roll', 'result', 'roll', 'end');
    const shown = (): unknown => (pace.now().known.view as unknown as { happened: string[] }).happened;
    const step = (): unknown => pace.now().beat?.step;
    for (const one of ['throw', 'rest']) {
      expect(step()).toBe(one);
      expect(shown()).toEqual(['go', 'roll']);
      pace.step();
    }
    expect(step()).toBe('price');
    expect(shown()).toEqual(['go', 'roll', 'result']);
    vi.advanceTimersByTime(1000);
    expect([step(), shown()]).toEqual(['throw', ['go', 'roll', 'result', 'roll']]);
    expect(pace.now().known.seq).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 2 } });
  });

  test('while dice of an answer are shown, nothing else runs ahead of them', () => {
    line.answer(0, 'move');
    for (const seat of [0, 1]) {
      const { seq, log, view } = line.known;
      line.answer(seat, 'roll', 'result');
      expect(pace.now()).toMatchObject({ beat: { from: 0, line: { seq: seq + 1 } }, known: { seq } });
      expect(pace.now().known.log).toBe(log);
      expect(pace.now().beat?.after).not.toBe(view);
      pace.skip();
      expect(pace.now().known.log.at(-1)?.seq).toBe(seq + 1);
    }
  });

  test('whoever answers meanwhile, at another screen or another seat, does not cut the dice short', () => {
    line.known = { ...first, info: { ...first.info!, seats: [seats[0]!, seats[0]!] } };
    pace.follow();
    line.answer(0, 'roll');
    line.answer(1, 'move');
    expect(pace.now()).toMatchObject({ beat: { step: 'throw' }, known: { seq: 1 } });
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ beat: null, known: { seq: 3 } });
  });

  test('dice of a bot are thrown before the part of its turn that they decide, and else not shown', () => {
    line.answer(1, 'roll', 'quiet');
    line.answer(1, 'roll', 'result');
    line.answer(1, 'roll', 'result');
    // Of several alike parts of a turn only the first is shown.
    const steps: unknown[] = [];
    for (let i = 0; i < 12 && pace.now().playing !== null; i += 1) {
      const { beat, known } = pace.now();
      steps.push([beat?.step ?? null, beat?.seq ?? known.seq]);
      pace.step();
    }
    expect(steps.slice(0, 4)).toEqual([
      ['throw', 3],
      ['rest', 3],
      ['price', 3],
      [null, 3],
    ]);
    expect(steps).toHaveLength(4);
  });

  test('how a fight ended is held for a while before bots go on', () => {
    line.answerTo([1], 0, 'ending');
    line.answer(1, 'move');
    expect(pace.now()).toMatchObject({ playing: 0, beat: { kind: 'ending' }, known: { seq: 2 } });
    vi.advanceTimersByTime(1999);
    expect(seq()).toBe(2);
    vi.advanceTimersByTime(1);
    expect(pace.now()).toMatchObject({ playing: 1, beat: null, known: { seq: 3 } });
  });

  test('an ending holds up nobody who is asked, nor a pace of nothing', () => {
    line.answer(0, 'ending');
    expect(pace.now().playing).toBeNull();
    wish = { seconds: 0, steps: false };
    line.answerTo([1], 0, 'ending');
    expect(pace.now().playing).toBeNull();
  });

  test('an ending that what is asked next would cover is shown before it', () => {
    line.answer(0, 'ending', 'market');
    expect(pace.now()).toMatchObject({ playing: 0, beat: { kind: 'ending' }, known: { offer: null } });
    vi.advanceTimersByTime(2000);
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 2, view: { decision: { waitsFor: [0] } } } });
  });

  describe.each([0, 1])('a fall by an answer of seat %i', (by) => {
    const falls = { beat: { kind: 'fall' }, waits: true, known: { offer: null } };

    test.each([0, 3])('stays until the reader goes on, at a pace of %i seconds; then they are asked', (seconds) => {
      wish = { seconds, steps: false };
      line.answer(by, 'roll', 'fall');
      while (pace.now().beat?.kind === 'roll') pace.step();
      vi.advanceTimersByTime(60_000);
      expect(pace.now()).toMatchObject(falls);
      line.answer(1, 'quiet');
      expect(pace.now()).toMatchObject(falls);
      pace.step();
      while (pace.now().playing !== null) pace.step();
      expect(pace.now()).toMatchObject({ beat: null, known: { seq: 3, view: { decision: { waitsFor: [0] } } } });
    });

    test('is not skipped with the dice before it, and then no further', () => {
      line.answer(by, 'roll', 'result', 'fall');
      line.answer(1, 'move');
      pace.skip();
      expect(pace.now()).toMatchObject(falls);
      pace.skip();
      expect(pace.now()).toMatchObject({ playing: null, known: { seq: 3 } });
    });

    test('goes with the answer that is taken back, and does not lie over the end of a game', () => {
      line.answer(by, 'fall');
      line.learn({ seq: 3, view: { decision: null } as unknown as Known['view'] });
      expect(pace.now()).toMatchObject({ playing: null, beat: null });
      line.answer(by, 'fall', 'won');
      expect(pace.now().beat?.kind).not.toBe('fall');
    });
  });

  test('skipping shows the latest position, and nothing comes after it', () => {
    line.answer(1, 'move');
    line.answer(1, 'card');
    pace.skip();
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 3 } });
    const listener = vi.fn<() => void>();
    pace.subscribe(listener);
    vi.advanceTimersByTime(60_000);
    expect(listener).not.toHaveBeenCalled();
  });

  test('step by step, each part waits for the reader', () => {
    wish = { seconds: 3, steps: true };
    line.answer(1, 'move');
    line.answer(1, 'card');
    vi.advanceTimersByTime(60_000);
    expect(pace.now()).toMatchObject({ playing: 1, waits: true, known: { seq: 2 } });
    pace.step();
    expect(pace.now()).toMatchObject({ playing: 1, known: { seq: 3 } });
    pace.step();
    expect(pace.now()).toMatchObject({ playing: null, waits: false, known: { seq: 3 } });
  });

  test("step by step, what came of one's own rolls waits for the reader, too", () => {
    wish = { seconds: 3, steps: true };
    line.answer(0, 'roll', 'roll');
    vi.advanceTimersByTime(60_000);
    expect(pace.now()).toMatchObject({ playing: 0, beat: { from: 0, step: 'price' } });
  });

  test("a pace of nothing shows what bots do at once, and one's own dice all the same", () => {
    wish = { seconds: 0, steps: false };
    line.answer(1, 'roll', 'move');
    expect(pace.now()).toMatchObject({ playing: null, known: { seq: 2 } });
    line.answer(0, 'roll');
    expect(pace.now()).toMatchObject({ playing: 0, beat: { step: 'throw' }, known: { seq: 2 } });
  });

  test('words and people are never late, but the game that is shown does not run ahead', () => {
    line.answer(1, 'move');
    line.answer(1, 'result');
    line.learn({ info: { ...first.info!, spectators: 2, status: 'over' }, link: 'lost' });
    expect(pace.now().known).toMatchObject({ seq: 2, link: 'lost', info: { spectators: 2 } });
    expect(pace.now().known.info?.status).toBeUndefined();
    vi.advanceTimersByTime(2000);
    expect(pace.now().known.info?.status).toBe('over');
  });

  test('what was taken back, and another seat, are shown at once', () => {
    line.answer(1, 'move');
    line.learn({ seat: 1, view: {} as Known['view'] });
    expect(pace.now()).toMatchObject({ playing: null, known: { seat: 1 } });
  });
});
