/** What others do is shown at a pace that can be followed. The server is never waited for: positions that arrive are kept
 *  in a queue, and the one that is shown lags behind. A question to the reader is shown when the queue is, so an answer
 *  always belongs to the latest position. */

import type { View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import type { Beat } from '../../games/game.ts';
import type { Known } from '../../net/table-store.ts';

export interface PaceWish {
  /** How long a turn is shown. */
  seconds: number;
  /** Each part waits for the reader. */
  steps: boolean;
}
/** A part of an answer that is shown for itself, over the position before that answer: nothing else runs ahead of it. */
export interface ShownBeat extends Beat {
  line: LogLine;
  /** After the answer: it knows by name what the answer has brought. */
  after: View;
}
export interface Paced {
  known: Known;
  /** Whose doings are being shown. */
  playing: number | null;
  /** The reader may ask for the next part. */
  waits: boolean;
  beat: ShownBeat | null;
}
interface Source {
  subscribe(listener: () => void): () => void;
  now(): Known;
}
interface Needs {
  wish(): PaceWish;
  /** Which part of a turn an event shows; null when there is nothing to see. */
  partOf(event: SeenEvent): string | null;
  /** What of an answer is shown for itself, one after the other. */
  beatsOf(line: LogLine, own: boolean): readonly Beat[];
}
interface Frame {
  known: Known;
  seat: number;
  part: string | null;
  beat: ShownBeat | null;
  /** A turn begins with it. */
  begins: boolean;
}

/** A turn is shown as so many parts: a move, a card, what came of it. */
const PARTS = 3;
/** More than this is not watched any more: somebody was away. */
const MOST_FRAMES = 400;

export class Pace {
  private readonly source: Source;
  private readonly needs: Needs;
  private readonly listeners = new Set<() => void>();
  private queue: Frame[] = [];
  private latest: Known;
  private shown: Paced;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn: { seat: number; parts: Set<string> } = { seat: -1, parts: new Set() };

  constructor(source: Source, needs: Needs) {
    this.source = source;
    this.needs = needs;
    this.latest = source.now();
    this.shown = { known: this.latest, playing: null, waits: false, beat: null };
  }

  readonly now = (): Paced => this.shown;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  /** Follows the source until the returned function is called. */
  follow(): () => void {
    const stop = this.source.subscribe(this.hear);
    this.hear();
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }
  /** Everything at once. */
  readonly skip = (): void => {
    this.queue = [];
    this.show({ known: this.latest, playing: null, waits: false, beat: null });
  };
  /** The next part, also before its time. */
  readonly step = (): void => {
    if (this.shown.playing !== null) this.advance();
  };

  private show(next: Paced): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.shown = next;
    this.listeners.forEach((listener) => listener());
  }
  private readonly hear = (): void => {
    const before = this.latest;
    this.latest = this.source.now();
    if (this.latest === before) return;
    if (this.latest.seq === before.seq && this.latest.seat === before.seat && this.latest.view === before.view) {
      return this.aside();
    }
    const frames = this.framesOf(before);
    const { seconds, steps } = this.needs.wish();
    if (frames.length === 0 || (seconds === 0 && !steps) || this.queue.length >= MOST_FRAMES) return this.skip();
    this.queue.push(...frames);
    if (this.shown.playing === null) this.advance();
  };
  /** What is no move: people who come and go, words, the state of the line. It is never late. */
  private aside(): void {
    if (this.shown.playing === null) return this.show({ ...this.shown, known: this.latest });
    const { seat, seq, view, offer, info } = this.shown.known;
    // The log of before may come late: it is fetched page by page.
    const log = withLate(this.shown.known.log, this.latest.log, seq);
    const shownInfo = info && this.latest.info ? { ...info, ...people(this.latest.info) } : info;
    this.shown = { ...this.shown, known: { ...this.latest, seat, seq, view, offer, log, info: shownInfo } };
    this.listeners.forEach((listener) => listener());
  }
  /** None for what is shown at once: most of one's own answers, what people do, what was taken back, another view. */
  private framesOf(before: Known): Frame[] {
    const { latest } = this;
    const line = latest.log.at(-1);
    if (before.view === null || before.seat !== latest.seat || line?.seq !== latest.seq) return [];
    if (latest.seq !== before.seq + 1 || line.seat === null || line.takesBack) return [];
    const { seat } = line;
    const own = seat === latest.seat;
    if (!own && latest.info?.seats[seat]?.kind !== 'bot') return [];
    // How something ended stays in sight by itself until the next answer, when that is the reader's.
    const asked = own && latest.view?.decision?.waitsFor.includes(seat) === true;
    const beats = this.needs.beatsOf(line, own).filter(({ kind }) => kind !== 'ending' || !asked);
    const frames = beats.map((beat): Frame => {
      const known = beat.kind === 'ending' ? latest : backTo(before, latest);
      return { known, seat, part: null, beat: { ...beat, line, after: latest.view! }, begins: false };
    });
    const begins = line.events.some(({ tag }) => tag === 'turn began');
    return own ? frames : [...frames, { known: latest, seat, part: this.partOf(line), beat: null, begins }];
  }
  private partOf({ events }: LogLine): string | null {
    const parts = events.map((event) => this.needs.partOf(event)).filter((part) => part !== null);
    return parts.at(-1) ?? null;
  }

  /** Shows positions until one is worth a pause. */
  private advance(): void {
    for (;;) {
      const frame = this.queue.shift();
      if (frame === undefined) return this.skip();
      if (frame.seat !== this.turn.seat) this.turn = { seat: frame.seat, parts: new Set() };
      const { seat, part, beat } = frame;
      if (beat === null && (part === null || this.turn.parts.has(part))) continue;
      if (part !== null) this.turn.parts.add(part);
      // Whoever plays alone has one turn after the other.
      if (frame.begins) this.turn.parts.clear();
      const { seconds, steps } = this.needs.wish();
      const own = seat === frame.known.seat;
      const { known } = frame;
      const shown = { ...known, log: withLate(known.log, this.latest.log, known.seq) };
      this.show({ known: unasked({ ...frame, known: shown }), playing: seat, waits: own || steps, beat });
      const time = beat === null ? (seconds * 1000) / PARTS : beat.milliseconds;
      if (!steps) this.timer = setTimeout(() => this.advance(), time);
      return;
    }
  }
}

/** The position before an answer, at a table as it is after it. */
const backTo = ({ seq, view, log, info }: Known, latest: Known): Known => ({
  ...latest,
  seq,
  view,
  log,
  info: info && latest.info ? { ...info, ...people(latest.info) } : info,
});

/** A position that is only looked at: whoever is asked in it is told so when everything was shown. */
function unasked({ known, seat }: Frame): Known {
  const view = known.view!;
  if (view.decision === null) return known;
  const waitsFor = seat === known.seat ? [] : [seat];
  return { ...known, offer: null, view: { ...view, decision: { ...view.decision, mine: null, waitsFor } } };
}

/** The lines up to an entry, with those that came later than it. */
function withLate(log: Known['log'], latest: Known['log'], seq: number): Known['log'] {
  const now = latest.filter((line) => line.seq <= seq);
  return now.length === log.length ? log : now;
}

const people = ({ seats, spectators, motion, rematch }: NonNullable<Known['info']>) => ({
  seats,
  spectators,
  motion,
  rematch,
});
