/** What a table knows of values and conditions: what is printed, and what rules, cards and lasting effects make of it. */

import type { LastingData, LoadedContent } from '../writing/content.ts';
import { at, more, type Json } from '../state/json.ts';
import type { Loaded, LoadedValue } from '../writing/load.ts';
import {
  LAYERS,
  type ConditionContext,
  type Game,
  type Lasting,
  type Message,
  type Modifier,
  type Refusal,
  type ValueName,
  type Values,
  type World,
} from '../writing/rules.ts';
import type { Seat } from '../state/schema.ts';
import type { Table } from './table.ts';
import {
  Asked,
  layered,
  NO_CHANGES,
  NO_READINGS,
  untrue,
  type Change,
  type Part,
  type Reading,
} from './value-parts.ts';

function layerOf(modifier: Modifier): (typeof LAYERS)[number] {
  for (const name of LAYERS) if (name in modifier) return name;
  throw new Error(`A modifier of ${modifier.value} changes nothing`);
}

const NO_THINGS: readonly number[] = [];

export abstract class ValueReader<W extends World> {
  /** Names of rules are only words here: so the table of a pack's world is one of the base, too. */
  readonly loaded: Loaded<any>;
  readonly game: Game<W>;
  readonly world: W;

  constructor(loaded: Loaded<W>, game: Game<W>) {
    this.loaded = loaded;
    this.game = game;
    this.world = game.world;
  }

  abstract cardOf(thing: number): string;
  abstract contentOf(thing: number): LoadedContent;
  abstract controller(thing: number): Seat | null;
  /** Rules are asked with the whole table. */
  private get table(): Table<W> {
    return this as unknown as Table<W>;
  }

  value<N extends ValueName<W>>(name: N, ...about: Values<W>[N]['about']): Values<W>[N]['is'];
  value(name: string, about?: any, also?: any): any {
    const value = this.valueNamed(name);
    if (this.readings !== null) return this.noted(value, about, also);
    if (value.kept !== null && also === undefined) return this.printed(value, about);
    const now = value.of(this.table, about, also);
    return value.open ? this.changed(value, now, about, also) : now;
  }
  /** Reads a value for somebody who wants to know which were read; what that one reads in turn is not told. */
  private noted(value: LoadedValue<W>, about: any, also: any): any {
    const readings = this.readings!;
    this.readings = null;
    let now = value.of(this.table, about, also);
    if (value.open) now = this.changed(value, now, about, also);
    readings.push({ value: value.name, about: about ?? null, also: also ?? null, is: now });
    this.readings = readings;
    return now;
  }
  /** For names that are known only while the game is played. */
  read(name: string, about?: any, also?: any): any {
    return (this as ValueReader<any>).value(name, about, also);
  }
  private readings: Reading[] | null = null;
  private printed(value: LoadedValue<W>, about: number | string): any {
    if (typeof about !== 'number') return this.printedFor(value, about, about);
    // Asked even where the value is known: who may not know the card may not know the value.
    const id = this.cardOf(about);
    const { card, cards } = this.world.things;
    if (value.byCard.cards !== cards) value.byCard = { cards, values: [] };
    return (value.byCard.values[card[about]!] ??= this.printedFor(value, id, about));
  }
  private printedFor({ kept, of, parts }: LoadedValue<W>, key: string, about: number | string): any {
    let now = kept!.get(key);
    if (now !== undefined) return now;
    now = of(this.table, about);
    for (const part of parts) {
      const amount = part.of(this.table, about);
      if (amount !== null) now = layered(now, part.layer, amount);
    }
    // Whoever asks from outside may ask about what there is not, again and again under other names.
    if (this.loaded.content.has(key)) kept!.set(key, now);
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
    const base = this.reading(() => of(this.table, about, also) as Json);
    let now = base.result;
    const parts: Part[] = [{ layer: 'base', rule: entry.rule, from: null, amount: now, now, reads: base.reads }];
    for (const { rule, wrap } of entry.wraps) {
      of = wrap(of);
      const was = now;
      now = of(this.table, about, also);
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

  /** What rules, cards and lasting effects make of what is printed. Most often it is rules alone, and they lie in the order of the
   *  layers: no list is made then. Plain loops: values are read many times in a step. */
  private changed(value: LoadedValue<W>, printed: any, about: any, also: any): any {
    const { changedBy, lasting, parts } = value;
    let now = printed;
    const others =
      (changedBy !== null && this.changersOf(value).length > 0) || (lasting && this.lastingEffects().length > 0);
    if (others) {
      for (const part of this.changes(value, about ?? null, also ?? null)) now = layered(now, part.layer, part.amount);
      return now;
    }
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!;
      const amount = part.of(this.table, about ?? undefined, also ?? undefined);
      if (amount !== null) now = layered(now, part.layer, amount);
    }
    return now;
  }
  private changes(value: LoadedValue<W>, about: Json, also: Json): readonly Change[] {
    let found: Change[] | null = null;
    for (const part of value.parts) {
      const amount = part.of(this.table, about ?? undefined, also ?? undefined);
      if (amount !== null)
        found = more(found, { layer: part.layer, rule: part.rule, from: null, amount, reads: NO_READINGS });
    }
    if (value.changedBy !== null) {
      const changers = this.changersOf(value);
      for (let i = 0; i < changers.length; i++) found = this.changesBy(value, changers[i]!, about, also, found);
    }
    if (value.lasting) {
      for (const one of this.lastingEffects()) {
        const { modify } = this.lastingData(one);
        if (modify?.value !== value.name) continue;
        const change = this.change(modify, one.of, new Asked(this.table, one.thing, one, about, also));
        if (change !== null) found = more(found, change);
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
    if (this.whySetAside(thing, value.name) !== null) return found;
    const { id, byValue } = this.contentOf(thing);
    const context = new Asked(this.table, thing, null, about, also);
    let all = found;
    for (const modifier of byValue.get(value.name)!) {
      const change = this.change(modifier, id, context);
      if (change !== null) all = more(all, change);
    }
    return all;
  }
  private change(modifier: Modifier, content: string, context: Asked): Change | null {
    if (modifier.if !== undefined && !this.holds(modifier.if, context)) return null;
    const layer = layerOf(modifier);
    const amount = this.amount(modifier[layer]!, context);
    return { layer, rule: null, from: { content, thing: context.thing }, amount, reads: NO_READINGS };
  }

  /** A number that a card names: itself, or `{ name: … }` worked out by that named amount. */
  amount(given: Json, context: ConditionContext): Json {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const [name, wanted] = Object.entries(given)[0]!;
    return name === 'by' ? context.by : this.loaded.rules.amounts[name]!(this.table, wanted as Json, context);
  }

  /** Why a card in play does nothing for now: its abilities (null), or what it makes of a value. */
  whySetAside(thing: number, value: string | null): Refusal | null {
    const { rules, without } = this.loaded;
    const why = rules.setAside === null ? null : rules.setAside(this.table, thing, value);
    return why === null || why.rule === without ? null : why;
  }

  /** The live things whose cards can change a value; by its number, as long as nothing moves. */
  private changersOf(value: LoadedValue<W>): readonly number[] {
    return ((this.changers ??= [])[value.number] ??= this.findChangers(value));
  }
  private changers: (readonly number[])[] | null = null;
  /** For somebody who does not know all cards: throws when one is looked at that they do not know. */
  mustKnow: ((thing: number) => void) | null = null;
  private findChangers(value: LoadedValue<W>): readonly number[] {
    const live = this.liveThings();
    const flags = this.flagsOf(value);
    const { card } = this.world.things;
    // Whether a card changes the value at all is told by the value, also where it turns out to change nothing.
    if (this.mustKnow !== null) for (const thing of live) this.mustKnow(thing);
    let found: number[] | null = null;
    for (let i = 0; i < live.length; i++) if (flags[card[live[i]!]!] === 1) found = more(found, live[i]!);
    return found ?? NO_THINGS;
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
    return (this.live ??= this.findLive());
  }
  private live: readonly number[] | null = null;
  /** Things have been moved or turned: what was known of those in play is to be looked for anew. */
  protected stir(): void {
    this.live = null;
    this.changers = null;
  }
  private findLive(): readonly number[] {
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
  lastingEffects(): readonly Lasting[] {
    const { stack } = this.game;
    let all: readonly Lasting[] = this.world.lasting;
    for (let i = 0; i < stack.length; i++) {
      const { lasting } = stack[i]!;
      if (lasting !== null && lasting.length > 0) all = [...all, ...lasting];
    }
    return all;
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
    const answer = this.loaded.rules.conditions[name]!(this.table, wanted, about);
    if (typeof answer !== 'boolean') return answer;
    return answer ? null : untrue(name, wanted);
  }
}
