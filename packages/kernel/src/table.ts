/** What a rule sees of the game while it is being played: the world, where we are, and the few things a rule may do. */

import type { Json, Params } from './json.ts';
import type { Loaded, LoadedStep, LoadedTiming, LoadedValue } from './load.ts';
import { below, rollDie } from './random.ts';
import type {
  ConditionContext,
  Event,
  Frame,
  Game,
  Lasting,
  LocalsOf,
  Message,
  Modifier,
  Proposal,
  RuleId,
  World,
} from './rules.ts';
import { LAYERS } from './rules.ts';
import { at, copy } from './json.ts';
import type { LastingData, LoadedContent } from './content.ts';
import type { Seat, Viewer } from './schema.ts';
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
} from './things.ts';
import { Asked, layered, NO_CHANGES, NO_READINGS, untrue, type Change, type Part, type Reading } from './values.ts';

export class Table<W extends World = World, L = any> {
  readonly loaded: Loaded<W>;
  readonly game: Game<W>;
  readonly world: W;
  /** The frame and step being played, and the frame's locals and results. */
  frame: Frame;
  step: LoadedStep<W>;
  /** The rule that is speaking: the step's, or that of the choice, verb, way or watch being played. */
  citing: RuleId | 'kernel' = 'kernel';
  locals: L = null as L;
  results: readonly Json[] = [];
  /** Events so far, or null when nobody wants them. */
  readonly events: Event[] | null;
  /** Watches that an event has woken, by their index. */
  due: boolean[] | null = null;
  /** Timings to which nothing listens, as long as nothing moves. */
  quiet: LoadedTiming<W>[] | null = null;

  constructor(loaded: Loaded<W>, game: Game<W>, events: Event[] | null) {
    this.loaded = loaded;
    this.game = game;
    this.world = game.world;
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
  within<N extends string>(proc: N): LocalsOf<W, N> | null {
    return this.nearest(proc)?.locals ?? null;
  }
  isWithin(proc: string): boolean {
    return this.nearest(proc) !== null;
  }
  /** Whether the nearest procedure of that name is being ended: only its `always` steps are still to come. */
  isEnding(proc: string): boolean {
    const nearest = this.game.stack.findLastIndex((frame) => frame.proc === proc);
    return nearest >= 0 && this.game.stack.some((frame, i) => i >= nearest && frame.ending?.end === proc);
  }
  /** Which of these procedures is the innermost that is being played, or null. */
  innermost(...procs: readonly string[]): string | null {
    return this.game.stack.findLast((frame) => procs.includes(frame.proc))?.proc ?? null;
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
  /** False only while a test asks what the game would be without this rule. For rules that are part of a step. */
  enforces(rule: RuleId): boolean {
    return this.loaded.without !== rule;
  }

  // ---- what happens ----

  /** Says that something happened: wakes watches, ends lasting effects, and becomes an event and a log line. */
  emit(tag: string, given: Params | (() => Params) = {}, only: Event['only'] = null, rule: RuleId | null = null): void {
    const woken = this.loaded.watchesOn.get(tag);
    if (woken !== undefined) this.wake(woken);
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
  wake(watches: readonly number[]): void {
    this.due ??= new Array(this.loaded.watches.length).fill(false);
    for (const i of watches) this.due[i] = true;
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

  pile(zone: string, seat?: Seat): readonly number[] {
    return pileOf(this.world.things, seat === undefined ? zone : (this.loaded.pilesOf.get(zone)?.[seat] ?? zone));
  }
  add(content: string, pile: string): number {
    this.quiet = null;
    if (!this.loaded.content.has(content)) throw new Error(`There is no content ${content}`);
    return addThing(this.world.things, content, pile);
  }
  /** Takes a thing to a pile. Face up, those who see that zone see it; face down, nobody learns anything. Where abilities
   *  do not count, what lay on the thing is taken off. */
  move(thing: number, pile: string, place: Place = 'top', face: 'up' | 'down' = 'up'): void {
    this.quiet = null;
    const { things } = this.world;
    moveThing(things, thing, pile, place, face === 'up' ? 1 : 0);
    if (!this.loaded.pilesFor(this.world.seats).zoneOf.get(pile)!.zone.live)
      for (const name in things.counters) things.counters[name]![thing] = 0;
    if (face === 'up') this.showTo(thing, pile);
  }
  putUnder(thing: number, host: number, face: 'up' | 'down' = 'down'): void {
    this.quiet = null;
    const { things } = this.world;
    putUnder(things, thing, host, face === 'up' ? 1 : 0);
    if (face === 'up') this.showTo(thing, things.zone[thing]!);
  }
  turn(thing: number, face: 'up' | 'down'): void {
    this.quiet = null;
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
    this.quiet = null;
    mixPile(this.world.things, pile, this.game.dice);
  }
  /** A seat lays things back where they were, in a secret order: `order` names them from first to last. */
  layBack(list: readonly number[], order: readonly number[], seat: Seat): void {
    this.quiet = null;
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
    const { things, seats } = this.world;
    return controller ? controller(this, thing) : this.loaded.pilesFor(seats).zoneOf.get(things.zone[thing]!)!.owner;
  }

  // ---- values ----

  value(name: string, about?: any, also?: any): any {
    const value = this.valueNamed(name);
    const { readings } = this;
    if (value.kept !== null && readings === null && also === undefined) return this.printed(value, about);
    this.readings = null;
    let now = value.of(this, about, also);
    if (value.open) {
      for (const part of this.changes(value, about ?? null, also ?? null)) now = layered(now, part.layer, part.amount);
    }
    if (readings !== null) readings.push({ value: name, about: about ?? null, also: also ?? null, is: now });
    this.readings = readings;
    return now;
  }
  private readings: Reading[] | null = null;
  private printed(value: LoadedValue<W>, about: number | string): any {
    if (typeof about !== 'number') return this.printedFor(value, about, about);
    const { card, cards } = this.world.things;
    if (value.byCard.cards !== cards) value.byCard = { cards, values: [] };
    // What is no thing has no card; the value itself says so.
    return (value.byCard.values[card[about]!] ??= this.printedFor(value, this.cardOf(about), about));
  }
  private printedFor({ kept, of, parts }: LoadedValue<W>, key: string, about: number | string): any {
    let now = kept!.get(key);
    if (now !== undefined) return now;
    now = of(this, about);
    for (const part of parts) {
      const amount = part.of(this, about);
      if (amount !== null) now = layered(now, part.layer, amount);
    }
    kept!.set(key, now);
    return now;
  }
  /** Runs something and says which values it read itself, not those that these read in turn. */
  private reading<T>(run: () => T): { result: T; reads: Reading[] } {
    const before = this.readings;
    const reads: Reading[] = [];
    this.readings = reads;
    try {
      const result = run();
      return { result, reads };
    } finally {
      this.readings = before;
    }
  }

  /** The value and all that made it so: what is printed, rules laid over it, then cards and lasting effects by layer. */
  explain(name: string, about?: any, also?: any): { value: Json; parts: Part[] } {
    const { entry, ...value } = this.valueNamed(name);
    let of = entry.of;
    const base = this.reading(() => of(this, about, also) as Json);
    let now = base.result;
    const parts: Part[] = [{ layer: 'base', rule: entry.rule, from: null, amount: now, now, reads: base.reads }];
    for (const { rule, wrap } of entry.wraps) {
      of = wrap(of);
      const was = now;
      now = of(this, about, also);
      if (now !== was) parts.push({ layer: 'rule', rule, from: null, amount: now, now, reads: [] });
    }
    if (value.open) {
      for (const part of this.changes({ entry, ...value }, about ?? null, also ?? null)) {
        now = layered(now, part.layer, part.amount);
        parts.push({ ...part, now });
      }
    }
    return { value: now, parts };
  }

  private valueNamed(name: string): LoadedValue<W> {
    const value = this.loaded.values.get(name);
    if (value === undefined) throw new Error(`There is no value ${name}`);
    return value;
  }

  private changes(value: LoadedValue<W>, about: Json, also: Json): readonly Change[] {
    let found: Change[] | null = null;
    for (const part of value.parts) {
      const amount = part.of(this, about ?? undefined, also ?? undefined);
      if (amount !== null)
        (found ??= []).push({ layer: part.layer, rule: part.rule, from: null, amount, reads: NO_READINGS });
    }
    // Plain loops: values are read many times in a step.
    if (value.changedBy !== null) {
      const { things, seats } = this.world;
      const { live } = this.loaded.pilesFor(seats);
      const changes = this.flagsOf(value);
      const { card, face, piles, hosted, zone } = things;
      for (let i = 0; i < live.length; i++) {
        const pile = piles[live[i]!]!;
        for (let j = 0; j < pile.length; j++) {
          const thing = pile[j]!;
          if (changes[card[thing]!] === 1 && face[thing] === 1)
            found = this.changesBy(value, thing, about, also, found);
        }
      }
      for (let j = 0; j < hosted.length; j++) {
        const thing = hosted[j]!;
        if (changes[card[thing]!] === 1 && face[thing] === 1 && live.includes(zone[thing]!)) {
          found = this.changesBy(value, thing, about, also, found);
        }
      }
    }
    if (value.lasting) {
      for (const one of this.lastingEffects()) {
        const { modify } = this.lastingData(one);
        if (modify?.value !== value.name) continue;
        const change = this.change(modify, one.of, new Asked(this, one.thing, one, about, also));
        if (change !== null) (found ??= []).push(change);
      }
    }
    if (found === null) return NO_CHANGES;
    return found.length < 2 ? found : found.sort((x, y) => LAYERS.indexOf(x.layer) - LAYERS.indexOf(y.layer));
  }
  private changesBy(
    value: LoadedValue<W>,
    thing: number,
    about: Json,
    also: Json,
    found: Change[] | null,
  ): Change[] | null {
    const { id, byValue } = this.contentOf(thing);
    const context = new Asked(this, thing, null, about, also);
    let all = found;
    for (const modifier of byValue.get(value.name)!) {
      const change = this.change(modifier, id, context);
      if (change !== null) (all ??= []).push(change);
    }
    return all;
  }
  private change(modifier: Modifier, content: string, context: Asked): Change | null {
    if (modifier.if !== undefined && !this.holds(modifier.if, context)) return null;
    const layer = LAYERS.find((name) => name in modifier)!;
    const amount = this.amount(modifier[layer]!, context);
    return { layer, rule: null, from: { content, thing: context.thing }, amount, reads: NO_READINGS };
  }

  /** A number that a card names: itself, or `{ name: … }` worked out by that named amount. */
  amount(given: Json, context: ConditionContext): Json {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const [name, wanted] = Object.entries(given)[0]!;
    return name === 'by' ? context.by : this.loaded.rules.amounts[name]!(this, wanted as Json, context);
  }

  private flagsOf(value: LoadedValue<W>): Uint8Array {
    const { cards } = this.world.things;
    if (value.changedBy!.cards !== cards) {
      const flags = Uint8Array.from(cards, (id) => (this.loaded.content.get(id)!.byValue.has(value.name) ? 1 : 0));
      value.changedBy = { cards, flags };
    }
    return value.changedBy!.flags;
  }

  /** Things that lie face up where abilities count, in the published order: pile by pile, then what lies under them. */
  liveThings(): readonly number[] {
    const { piles, face, hosted, zone } = this.world.things;
    const { live } = this.loaded.pilesFor(this.world.seats);
    const found: number[] = [];
    for (let i = 0; i < live.length; i++) {
      const pile = piles[live[i]!]!;
      for (let j = 0; j < pile.length; j++) if (face[pile[j]!] === 1) found.push(pile[j]!);
    }
    for (const thing of hosted) if (face[thing] === 1 && live.includes(zone[thing]!)) found.push(thing);
    return found;
  }
  *lastingEffects(): Generator<Lasting> {
    yield* this.world.lasting;
    for (const frame of this.game.stack) if (frame.lasting !== null) yield* frame.lasting;
  }
  lastingData(one: Lasting): LastingData {
    return at(this.loaded.content.get(one.of)!.content, one.path) as LastingData;
  }

  /** Whether a condition of a card holds: a record of named conditions, all of which must; `all`, `any`, `not` combine. */
  holds(condition: Json, about: ConditionContext): boolean {
    return this.whyFalse(condition, about) === null;
  }
  /** Why a condition does not hold; null when it does. */
  whyFalse(condition: Json, about: ConditionContext): Message | null {
    if (Array.isArray(condition)) {
      for (const one of condition) {
        const why = this.whyFalse(one as Json, about);
        if (why !== null) return why;
      }
      return null;
    }
    const record = condition as Record<string, Json>;
    for (const name in record) {
      const why = this.whyOneFalse(name, record[name]!, about);
      if (why !== null) return why;
    }
    return null;
  }
  private whyOneFalse(name: string, wanted: Json, about: ConditionContext): Message | null {
    if (name === 'all') return this.whyFalse(wanted, about);
    if (name === 'not') return this.whyFalse(wanted, about) === null ? untrue(name, wanted) : null;
    if (name === 'any') {
      const reasons = (wanted as Json[]).map((one) => this.whyFalse(one, about));
      return reasons.includes(null) ? null : (reasons[0] ?? untrue(name, wanted));
    }
    const answer = this.loaded.rules.conditions[name]!(this, wanted, about);
    if (typeof answer !== 'boolean') return answer;
    return answer ? null : untrue(name, wanted);
  }
}

export function countUse(frame: Frame, key: string): void {
  frame.uses ??= {};
  frame.uses[key] = (frame.uses[key] ?? 0) + 1;
}

const seatLists: readonly (readonly Seat[])[] = Array.from({ length: 17 }, (_, n) =>
  Array.from({ length: n }, (_, i) => i),
);
