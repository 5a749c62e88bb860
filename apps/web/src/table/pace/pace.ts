/** What happens is shown at a pace that can be followed, and dice before what they decide. The server is never waited for:
 *  positions that arrive are kept in a queue, and the one that is shown lags behind. A question to the reader is shown when
 *  the queue is, so an answer always belongs to the latest position. */

import type { View } from '@questwright/kernel';
import type { LogLine, SeenEvent } from '@questwright/protocol';
import type { Beat, BeatsAbout, StepName } from '../../games/game.ts';
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
  step: StepName;
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
  beatsOf(line: LogLine, about: BeatsAbout): readonly Beat[];
  /** Whether what is asked in it fills the window: nothing else may lie there then. */
  fillsWindow(view: View): boolean;
  /** A position with what these events changed in it. */
  withEvents(view: View, events: readonly SeenEvent[]): View;
}
interface Frame {
  known: Known;
  seat: number;
  part: string | null;
  beat: ShownBeat | null;
  milliseconds: number | null;
  /** A turn begins with it. */
  begins: boolean;
}

/** A turn is shown as so many parts: a move, a card, what came of it. */
const PARTS = 3;
/** How much faster dice fall while those of later answers wait. */
const HURRY = 2.5;
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
  private here: readonly number[] = [];

  constructor(source: Source, needs: Needs) {
    this.source = source;
    this.needs = needs;
    this.latest = source.now();
    this.shown = { known: this.latest, playing: null, waits: false, beat: null };
  }

  readonly now = (): Paced => this.shown;
  /** The seats of whoever looks on here. */
  sits(seats: readonly number[]): void {
    this.here = seats;
  }
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
  /** Everything at once, but for what the reader must have read. */
  readonly skip = (): void => {
    const held = this.queue.findIndex(({ milliseconds }) => milliseconds === Infinity);
    if (held < 0) return this.catchUp();
    this.queue.splice(0, held);
    this.advance();
  };
  private catchUp(): void {
    this.queue = [];
    this.show({ known: this.latest, playing: null, waits: false, beat: null });
  }
  /** What is shown now stays until the reader asks for the next part. */
  readonly hold = (): void => {
    clearTimeout(this.timer);
    this.timer = undefined;
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
    if (frames === null || this.queue.length >= MOST_FRAMES) return this.catchUp();
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
  /** Null for what is no next answer: what was taken back, another view, more than one at a time. */
  private framesOf(before: Known): Frame[] | null {
    const { latest } = this;
    const line = latest.log.at(-1);
    if (before.view === null || latest.view === null || before.seat !== latest.seat || line?.seq !== latest.seq)
      return null;
    if (latest.seq !== before.seq + 1 || line.seat === null || line.takesBack) return null;
    const { seat } = line;
    const { seconds, steps } = this.needs.wish();
    const atOnce = seconds === 0 && !steps;
    const part = this.partOf(line);
    const { view } = latest;
    // How something ended stays in sight by itself until the next answer, when that is the reader's and leaves room for it.
    const asked = seat === latest.seat && view.decision?.waitsFor.includes(seat) === true;
    const stays = asked && !this.needs.fillsWindow(view);
    const about = { seat: latest.seat, here: this.here, before: before.view, after: view };
    const beats = this.needs.beatsOf(line, about).filter(({ kind, audience }) => {
      if (kind === 'fall' || kind === 'ending')
        return !view.over && (kind === 'fall' || (!stays && (asked || !atOnce)));
      return atOnce ? kind === 'roll' && audience === 'reader' : audience !== 'passing' || part !== null;
    });
    const frames = beats.flatMap((beat) =>
      beat.steps.map(({ name, milliseconds }): Frame => {
        const shown = { ...beat, line, step: name, after: latest.view! };
        const of = beat.audience === 'passing' ? part : null;
        return { known: this.during(shown, before), seat, part: of, beat: shown, milliseconds, begins: false };
      }),
    );
    const isBot = seat !== latest.seat && latest.info?.seats[seat]?.kind === 'bot';
    if (!isBot || atOnce) return frames;
    const begins = line.events.some(({ tag }) => tag === 'turn began');
    return [...frames, { known: latest, seat, part, beat: null, milliseconds: null, begins }];
  }
  /** What is known while a part of an answer is shown: what was before it, and what its dice have decided so far. */
  private during({ kind, step, line, told, to }: ShownBeat, before: Known): Known {
    if (kind === 'ending' || kind === 'fall') return this.latest;
    const known = backTo(before, this.latest);
    const events = line.events.slice(0, step === 'price' ? to : told);
    return { ...known, view: this.needs.withEvents(known.view!, events) };
  }
  private partOf({ events }: LogLine): string | null {
    const parts = events.map((event) => this.needs.partOf(event)).filter((part) => part !== null);
    return parts.at(-1) ?? null;
  }

  /** Shows positions until one is worth a pause. */
  private advance(): void {
    for (;;) {
      const frame = this.queue.shift();
      if (frame === undefined) return this.catchUp();
      if (frame.seat !== this.turn.seat) this.turn = { seat: frame.seat, parts: new Set() };
      const { seat, part, beat, milliseconds } = frame;
      if (part === null ? beat === null : this.turn.parts.has(part)) continue;
      if (part !== null && beat === null) this.turn.parts.add(part);
      // Whoever plays alone has one turn after the other.
      if (frame.begins) this.turn.parts.clear();
      const { seconds, steps } = this.needs.wish();
      const own = seat === frame.known.seat;
      const { known } = frame;
      const shown = { ...known, log: withLate(known.log, this.latest.log, known.seq) };
      const time = milliseconds ?? (seconds * 1000) / PARTS;
      const waits = own || steps || time === Infinity;
      this.show({ known: unasked({ ...frame, known: shown }), playing: seat, waits, beat });
      // What the dice decide follows them by itself, even step by step.
      const flows = beat?.kind === 'roll' && beat.step !== 'price';
      // Whoever has answers given for them, one after the other, sees all dice, and sees them faster.
      const hurried =
        beat?.kind === 'roll' && this.queue.some((next) => next.beat !== null && next.beat.seq > beat.seq);
      if (time !== Infinity && (!steps || flows))
        this.timer = setTimeout(() => this.advance(), hurried ? time / HURRY : time);
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
