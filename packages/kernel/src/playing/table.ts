/** What a rule sees of the game while it is being played: the world, where we are, and the few things a rule may do. */

import type { LoadedContent } from '../writing/content.ts';
import { copy, type Json, type Params } from '../state/json.ts';
import type { Loaded, LoadedStep, LoadedTiming } from '../writing/load.ts';
import { below, rollDie } from './random.ts';
import type { Event, Frame, Game, Lasting, LocalsOf, ProcName, Proposal, RuleId, World } from '../writing/rules.ts';
import type { Seat, Viewer } from '../state/schema.ts';
import {
  addThing,
  boxOf,
  everybody,
  layBack,
  mixPile,
  moveThing,
  pileOf,
  putUnder,
  showThing,
  under,
  viewerBit,
  type Place,
} from '../state/things.ts';
import { ValueReader } from './value-reader.ts';

const NOTHING: readonly never[] = [];

export class Table<W extends World = World, L = unknown> extends ValueReader<W> {
  /** The frame and step being played, and the frame's locals and results. */
  frame: Frame;
  step: LoadedStep<any>;
  /** The rule that is speaking: the step's, or that of the choice, verb, way or watch being played. */
  citing: RuleId | 'kernel' = 'kernel';
  locals: L = null as L;
  results: readonly Json[] = NOTHING;
  /** Events so far, or null when nobody wants them. */
  readonly events: Event[] | null;
  /** Watches that an event has woken, by their index, in order. */
  due: number[] | null = null;
  /** Timings to which nothing listens, as long as nothing moves. */
  quiet: LoadedTiming<any>[] | null = null;

  constructor(loaded: Loaded<W>, game: Game<W>, events: Event[] | null) {
    super(loaded, game);
    this.events = events;
    this.frame = undefined as never;
    this.step = undefined as never;
  }

  get seats(): readonly Seat[] {
    return seatLists[this.world.seats]!;
  }

  // ---- where we are ----

  /** The nearest frame of that procedure, or null when it is not being played. */
  private nearest(proc: string): Frame | null {
    const { stack } = this.game;
    for (let i = stack.length - 1; i >= 0; i--) if (stack[i]!.proc === proc) return stack[i]!;
    return null;
  }
  /** The locals of the nearest enclosing procedure of that name, or null. */
  within<P extends ProcName<W>>(proc: P): LocalsOf<W, P> | null {
    return this.nearest(proc)?.locals ?? null;
  }
  isWithin(proc: string): boolean {
    return this.nearest(proc) !== null;
  }
  /** Whether the nearest procedure of that name is being ended: only its `always` steps are still to come. */
  isEnding(proc: string): boolean {
    const { stack } = this.game;
    let isEnding = false;
    for (let i = stack.length - 1; i >= 0; i--) {
      const frame = stack[i]!;
      if (frame.ending !== null && frame.ending.end === proc) isEnding = true;
      if (frame.proc === proc) return isEnding;
    }
    return false;
  }
  /** Which of these procedures is the innermost that is being played, or null. */
  innermost<P extends ProcName<W>>(...procs: readonly P[]): P | null {
    return (this.game.stack.findLast((frame) => (procs as readonly string[]).includes(frame.proc))?.proc ??
      null) as P | null;
  }
  /** "Once per …": uses are counted in the frame of the enclosing procedure and gone with it. */
  used(proc: string, key: string): number {
    return this.nearest(proc)?.uses?.[key] ?? 0;
  }
  use(proc: string, key: string): void {
    const frame = this.nearest(proc);
    if (!frame) throw new Error(`use: ${proc} is not being played`);
    countUse(frame, key);
  }
  /** Terms on the table, while an `agree` question is open. */
  get proposal(): Proposal | null {
    return this.frame.memo?.proposal ?? null;
  }

  // ---- what happens ----

  /** Says that something happened: wakes watches, ends lasting effects, and becomes an event and a log line. */
  emit(tag: string, given: Params | (() => Params) = {}, only: Event['only'] = null, rule: RuleId | null = null): void {
    const woken = this.loaded.watchesOn.get(tag);
    if (woken !== undefined) {
      // Most often nothing else is due: the list is in order as it is.
      if (this.due === null) this.due = woken.slice();
      else this.wake(woken);
    }
    const ends = this.mightEnd(tag);
    if (this.events === null && !ends) return;
    const params = typeof given === 'function' ? given() : given;
    if (ends) this.endLasting(tag, params);
    if (this.events !== null) {
      const cited = rule ?? this.citing;
      this.events.push({
        tag,
        key: `event.${tag}`,
        // A copy: the event says what was the case when it happened.
        with: copy(params),
        rule: cited,
        cause: `${this.frame.proc}/${this.frame.step}`,
        because: this.because(cited),
        only: copy(only),
      });
    }
  }
  /** A rule to name for a step: its own, or for a step of the kernel the nearest one that called for it. */
  ruleBehind(rule: RuleId | 'kernel'): RuleId | 'kernel' {
    if (rule !== 'kernel') return rule;
    return this.game.stack.findLast((frame) => frame.rule !== 'kernel')?.rule ?? 'kernel';
  }
  private because(cited: RuleId | 'kernel'): (RuleId | 'kernel')[] {
    const { stack } = this.game;
    const rules = [this.step.rule as RuleId | 'kernel'];
    for (let i = stack.length - 1; i >= 0; i--) rules.push(stack[i]!.rule);
    return rules.filter((one, i) => one !== 'kernel' && one !== cited && rules.indexOf(one) === i);
  }
  /** A lasting effect has begun or ended: what it changed may now be as a watch waits for it to be. */
  wakeOnLasting(): void {
    const woken = this.loaded.watchesOn.get('lasting');
    if (woken !== undefined) this.wake(woken);
  }
  wake(watches: readonly number[]): void {
    const due = (this.due ??= []);
    for (let i = 0; i < watches.length; i++) {
      const one = watches[i]!;
      let at = due.length;
      while (at > 0 && due[at - 1]! > one) at--;
      if (at > 0 && due[at - 1] === one) continue;
      if (at === due.length) due.push(one);
      else due.splice(at, 0, one);
    }
  }
  private mightEnd(tag: string): boolean {
    const { lasting } = this.world;
    for (let i = 0; i < lasting.length; i++) if (lasting[i]!.until?.event === tag) return true;
    return false;
  }
  private endLasting(tag: string, params: Params): void {
    const kept: Lasting[] = [];
    for (const one of this.world.lasting) {
      if (one.until?.event === tag && this.counts(one, params) && --one.until.times <= 0) continue;
      kept.push(one);
    }
    if (kept.length < this.world.lasting.length) this.wakeOnLasting();
    this.world.lasting = kept;
  }
  private counts(one: Lasting, params: Params): boolean {
    const { until } = this.lastingData(one);
    if (typeof until === 'string' || until.if === undefined) return true;
    return this.holds(until.if, { by: one.by, thing: one.thing, about: params, also: null });
  }

  roll(sides: number, count = 1): number[] {
    const faces: number[] = [];
    for (let i = 0; i < count; i++) faces.push(rollDie(this.game.dice, sides));
    return faces;
  }
  /** A whole number from 0 to n − 1. */
  random(n: number): number {
    return below(this.game.dice, n);
  }

  // ---- things ----

  override stir(): void {
    super.stir();
    this.quiet = null;
  }

  pile(zone: string, seat?: Seat): readonly number[] {
    return pileOf(this.world.things, seat === undefined ? zone : (this.loaded.pilesOf.get(zone)?.[seat] ?? zone));
  }
  add(content: string, pile: string): number {
    this.stir();
    if (!this.loaded.content.has(content)) throw new Error(`There is no content ${content}`);
    return addThing(this.world.things, content, pile);
  }
  /** Takes a thing to a pile. Face up, those who see that zone see it; face down, nobody learns anything. Where abilities
   *  do not count, what lay on the thing is taken off. */
  move(thing: number, pile: string, place: Place = 'top', face: 'up' | 'down' = 'up'): void {
    this.stir();
    const { things } = this.world;
    moveThing(things, thing, pile, place, face === 'up' ? 1 : 0);
    if (!this.loaded.pilesFor(this.world.seats).zoneOf.get(pile)!.zone.live)
      for (const name in things.counters) things.counters[name]![thing] = 0;
    if (face === 'up') this.showTo(thing, pile);
  }
  putUnder(thing: number, host: number, face: 'up' | 'down' = 'down'): void {
    this.stir();
    const { things } = this.world;
    putUnder(things, thing, host, face === 'up' ? 1 : 0);
    if (face === 'up') this.showTo(thing, things.zone[thing]!);
  }
  turn(thing: number, face: 'up' | 'down'): void {
    this.stir();
    const { things } = this.world;
    things.face[thing] = face === 'up' ? 1 : 0;
    if (face === 'up') this.showTo(thing, things.zone[thing]!);
  }
  private showTo(thing: number, pile: string): void {
    const { things, seats } = this.world;
    const { zone, owner } = this.loaded.pilesFor(seats).zoneOf.get(pile)!;
    if (zone.sees === 'all') showThing(things, thing, everybody(seats));
    else if (zone.sees === 'owner') showThing(things, thing, viewerBit(owner, seats));
  }
  /** How many counters lie on a thing. */
  counters(thing: number, name: string): number {
    return this.world.things.counters[name]![thing]!;
  }
  setCounters(thing: number, name: string, count: number): void {
    this.world.things.counters[name]![thing] = count;
  }
  /** Lets one seat, or with null everybody, see a thing without moving it. */
  show(thing: number, to: Seat | null): void {
    const { things, seats } = this.world;
    showThing(things, thing, to === null ? everybody(seats) : viewerBit(to, seats));
  }
  shuffle(pile: string): void {
    this.stir();
    mixPile(this.world.things, pile, this.game.dice);
  }
  /** A seat lays things back where they were, in a secret order: `order` names them from first to last. */
  layBack(list: readonly number[], order: readonly number[], seat: Seat): void {
    this.stir();
    layBack(this.world.things, list, order, viewerBit(seat, this.world.seats));
  }
  under(thing: number): readonly number[] {
    return under(this.world.things, thing);
  }
  /** The content id of a thing. Rules know everything; what they show to whom is another matter. */
  cardOf(thing: number): string {
    const { things } = this.world;
    return things.cards[things.card[thing]!]!;
  }
  contentOf(thing: number): LoadedContent {
    const { card, cards } = this.world.things;
    return boxOf(this.loaded, cards)[card[thing]!]!;
  }
  knows(viewer: Viewer, thing: number): boolean {
    return (this.world.things.seen[thing]! & viewerBit(viewer, this.world.seats)) !== 0;
  }
  /** Whose thing it is, for abilities and questions. */
  controller(thing: number): Seat | null {
    const { controller } = this.loaded.rules;
    return controller ? controller(this, thing) : this.holder(thing);
  }
  /** The seat whose pile the thing lies in. */
  holder(thing: number): Seat | null {
    const { things, seats } = this.world;
    return this.loaded.pilesFor(seats).zoneOf.get(things.zone[thing]!)!.owner;
  }
}

export function countUse(frame: Frame, key: string): void {
  frame.uses ??= {};
  frame.uses[key] = (frame.uses[key] ?? 0) + 1;
}

const seatLists: readonly (readonly Seat[])[] = Array.from({ length: 17 }, (_, n) =>
  Array.from({ length: n }, (_, i) => i),
);
