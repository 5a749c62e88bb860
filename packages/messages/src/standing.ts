/** Standing choices: what a seat has answered for it as long as nothing is really asked. A game says which there are and what
 *  they answer; whoever shows a table runs them. The answers are answers like any others: the rules and the log know nothing
 *  of it. */

import type { Message } from '@questwright/kernel';
import type { Scene } from './game-entry.ts';

/** Why it ends, as a message for the player: `standing.stop.<id>`. */
export interface Stop {
  id: string;
  text: Message;
}
/** What comes next: an answer, nothing as long as others act, or the end. */
export type NextStanding = { pick: readonly string[] } | { stop: Stop } | 'wait';

/** A number that each player sets. */
export interface StandingLimit {
  usual: number;
  least: number;
  most: number;
}
export interface StandingOrder {
  /** Its words are `standing.<id>`, those of its limits `standing.<id>.<limit>`. */
  id: string;
  limits: Readonly<Record<string, StandingLimit>>;
  /** Whether it can be given now. */
  fits(scene: Scene): boolean;
  /** Only from what the seat sees. */
  next(scene: Scene, limits: Readonly<Record<string, number>>): NextStanding;
}

export const stopped = (id: string, params: Message['with'] = {}): { stop: Stop } => ({
  stop: { id, text: { key: `standing.stop.${id}`, with: params } },
});
/** An order that gives these answers in turn, each to the next question, and is done then. It ends where one of them is not on
 *  offer: something else has come up. */
export function inTurn(answers: readonly (readonly string[])[]): StandingOrder {
  const asked: number[] = [];
  return {
    id: 'in-turn',
    limits: {},
    fits: () => true,
    next({ view: { decision } }) {
      if (asked.length === answers.length && decision?.no !== asked.at(-1)) return stopped('done');
      if (decision?.mine?.asked !== true) return 'wait';
      if (!asked.includes(decision.no)) asked.push(decision.no);
      const pick = answers[asked.indexOf(decision.no)]!;
      const { options, forms } = decision.mine;
      const isOffered = options.includes(pick[0]!) || forms.some(({ choice }) => choice === pick[0]);
      return isOffered ? { pick } : stopped('question');
    },
  };
}
/** Numbers out of bounds, and those that nobody set, are as usual. */
export function limitsOf(
  { limits }: StandingOrder,
  set: Readonly<Record<string, unknown>> = {},
): Record<string, number> {
  const of = (name: string, { usual, least, most }: StandingLimit): number => {
    const value = set[name];
    return typeof value === 'number' && value >= least && value <= most ? value : usual;
  };
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, of(name, limit)]));
}

/** A table as whoever runs the orders knows it now. */
export interface Situation {
  /** Whether answers can be given. */
  isOpen: boolean;
  seat: number | null;
  /** How many answers count. */
  line: number;
  scene: Scene;
  /** What is worked out from values; null while one of them is not known yet. */
  complete<T>(work: () => T): T | null;
}
export interface StandingMeans {
  /** Gives an answer to a question; fails when it is refused or the line breaks. What it gives is the number of the entry. */
  answer(seat: number, no: number, pick: readonly string[]): Promise<number>;
  /** Something has changed: an order was given, or has ended. */
  told(): void;
}

/** More answers than any order gives by rights. */
const MOST_ANSWERS = 400;

/** Runs one order at a time. It ends by itself when it is told to stop, when an answer is refused, the line is lost, answers are
 *  taken back, or another seat looks at the table. */
export class Standing {
  private readonly means: StandingMeans;
  /** As it was told last. */
  private now: Situation | null = null;
  private order: StandingOrder | null = null;
  private limits: Readonly<Record<string, number>> = {};
  private seat = -1;
  /** How many answers counted when it was given, and when it was looked at last. */
  private from = 0;
  private line = 0;
  /** The question that was answered last. */
  private no = -1;
  private answers = 0;
  private isAnswering = false;
  private ended: { stop: Stop; line: number } | null = null;
  private run: { from: number; to: number } | null = null;
  private readonly entries = new Set<number>();

  constructor(means: StandingMeans) {
    this.means = means;
  }

  /** The order that stands, by its id. */
  get given(): string | null {
    return this.order?.id ?? null;
  }
  /** Why the last one ended, until something else is answered. */
  get stop(): Stop | null {
    return this.ended !== null && this.ended.line === this.now?.line ? this.ended.stop : null;
  }
  /** Whether an entry of the log was given by an order. */
  gave(entry: number): boolean {
    return this.entries.has(entry);
  }
  /** Where an undo leads back to the last question that was really asked: so many answers are kept. Null where the last answer
   *  that counts was none of an order. */
  backTo(line: number): number | null {
    return this.run !== null && line > this.run.from && line <= this.run.to ? this.run.from : null;
  }

  give(order: StandingOrder, set: Readonly<Record<string, unknown>> = {}): void {
    const { seat = null, line = 0 } = this.now ?? {};
    if (this.now === null || seat === null) return;
    this.order = order;
    this.limits = limitsOf(order, set);
    [this.seat, this.from, this.line, this.no, this.answers] = [seat, line, line, -1, 0];
    this.ended = null;
    this.run = null;
    this.means.told();
    this.look(this.now);
  }
  /** The player takes over. */
  end(stop: Stop | null = null): void {
    if (this.order === null) return;
    this.order = null;
    this.ended = stop === null ? null : { stop, line: this.now!.line };
    this.means.told();
  }

  /** To be called whenever the position, the line or a value has changed. */
  look(now: Situation): void {
    this.now = now;
    if (this.order === null || this.isAnswering) return;
    const stop = this.whyNot(now);
    if (stop !== null) return this.end(stop);
    this.line = now.line;
    const { order, limits } = this;
    const next = now.complete(() => order.next(now.scene, limits));
    if (next === null || next === 'wait') return;
    if ('stop' in next) return this.end(next.stop);
    const { decision } = now.scene.view;
    if (decision === null || decision.no === this.no) return;
    if (this.answers >= MOST_ANSWERS) return this.end(stopped('too-long').stop);
    this.no = decision.no;
    void this.answer(next.pick);
  }
  private whyNot({ isOpen, seat, line, scene: { view } }: Situation): Stop | null {
    if (!isOpen) return stopped('lost').stop;
    if (seat !== this.seat) return stopped('another-seat').stop;
    if (line < this.line) return stopped('taken-back').stop;
    return view.over ? stopped('over').stop : null;
  }
  private async answer(pick: readonly string[]): Promise<void> {
    this.isAnswering = true;
    this.answers++;
    try {
      const entry = await this.means.answer(this.seat, this.no, pick);
      this.entries.add(entry);
      this.run = { from: this.from, to: Math.max(this.now!.line, this.line + 1, this.run?.to ?? 0) };
    } catch {
      this.isAnswering = false;
      return this.end(stopped('refused').stop);
    }
    this.isAnswering = false;
    this.look(this.now!);
  }
}
