/** A table for tests: a position, and everything one may ask of it or say to it. */

import '@questwright/rulebook/register';
import {
  advance,
  answer,
  below,
  canonical,
  clone,
  eventFor,
  load,
  look,
  openAt,
  play,
  redo,
  sample,
  seeded,
  undo,
  view,
  where,
  whyNot,
  type Definition,
  type Edit,
  type Event,
  type Game,
  type GameRecord,
  type Json,
  type Loaded,
  type Offer,
  type Pack,
  type Params,
  type Part,
  type Refusal,
  type Seat,
  type View,
  type Viewer,
  type World,
} from '@questwright/kernel';
import { proving, settingUp } from '@questwright/rulebook';
import { currentMode } from './modes.ts';
import { putTogether, setPath, thingNamed, type Position } from './position.ts';

/** Loads a game for a test. Reads the knocked-out rule each time: an answer kept from before would prove nothing. */
export function loadForTest<W extends World>(definition: Definition<W>, packs: readonly string[] = []): Loaded<W> {
  const out = proving()?.knockout ?? null;
  if (out === null || out.edits === null)
    return settingUp(() => load(definition, { packs, without: out?.rule ?? null }));
  const pack: Pack<W> = { id: 'against', kind: 'variant', rule: out.rule, edits: out.edits as readonly Edit<W>[] };
  const broken = { ...definition, packs: [...definition.packs, pack] };
  return settingUp(() => load(broken, { packs: [...packs, pack.id] }));
}

export function arrange<W extends World>(definition: Definition<W>, position: Position = {}): TestTable<W> {
  return new TestTable(loadForTest(definition, position.packs), position);
}

export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(seat: Seat, pick: readonly string[], refusal: Refusal) {
    super(
      `Seat ${seat} may not answer ${pick.join(' ')}: ${refusal.key} ${JSON.stringify(refusal.with)} (${refusal.rule})`,
    );
    this.refusal = refusal;
  }
}

export class TestTable<W extends World> {
  readonly loaded: Loaded<W>;
  game: Game<W>;
  readonly events: Event[] = [];
  lastEvents: Event[];
  /** The game as it was at each of the last events, for whoever keeps that: it costs a copy each. */
  moments: Map<Event, Game<W>> = new Map();
  private record: GameRecord<W> | null = null;
  private readonly keepsMoments: boolean;

  constructor(loaded: Loaded<W>, position: Position = {}, keepsMoments = false) {
    this.loaded = loaded;
    this.keepsMoments = keepsMoments;
    const look = (game: Game<W>): void => {
      this.game = game;
      position.look?.(game);
    };
    const events = this.listening();
    this.game = putTogether(loaded, { ...position, look }, events);
    this.events.push(...events);
    this.lastEvents = [...events];
  }

  /** A list for what happens next. While a game is being set up it is nobody's yet, and not kept. */
  private listening(): Event[] {
    const events: Event[] = [];
    if (!this.keepsMoments) return events;
    this.moments = new Map();
    events.push = (...told) => {
      for (const event of told) if (this.game) this.moments.set(event, clone(this.loaded, this.game));
      return Array.prototype.push.apply(events, told);
    };
    return events;
  }

  get world(): W {
    return this.game.world;
  }
  where(): string {
    return where(this.game);
  }

  // ---- saying something ----

  /** Answers the open decision; throws when refused. `{card}` in an id stands for the thing that is that card. */
  answer(seat: Seat, ...pick: string[]): this {
    const refusal = this.tryAnswer(seat, ...pick);
    if (refusal) throw new RefusedError(seat, pick, refusal);
    return this;
  }

  tryAnswer(seat: Seat, ...pick: string[]): Refusal | null {
    const given = { no: this.game.pending?.no ?? 0, pick: pick.map((id) => this.resolve(id)) };
    const before = canonical(this.game);
    const events = this.listening();
    let refusal: Refusal | null;
    if (currentMode() === 'undone') {
      this.record ??= openAt(this.loaded, { seats: this.world.seats, secret: 'test', sameDice: true }, this.game);
      const outcome = answer(this.record, seat, given);
      refusal = outcome.refusal;
      events.push(...outcome.events);
      if (!refusal) this.undoAndRedo(this.record, before);
    } else {
      const twin = currentMode() === 'saved' ? advance(this.loaded, JSON.parse(before) as Game<W>, seat, given) : null;
      refusal = play(this.loaded, this.game, seat, given, events);
      if (twin) {
        same('advance and play', canonical(twin.game), canonical(this.game));
        same('the refusals of advance and play', canonical(twin.refusal), canonical(refusal));
        this.game = JSON.parse(JSON.stringify(this.game)) as Game<W>;
      }
    }
    if (refusal) same('the game before and after a refusal', before, canonical(this.game));
    else {
      this.lastEvents = [...events];
      this.events.push(...events);
    }
    return refusal;
  }

  private undoAndRedo(record: GameRecord<W>, before: string): void {
    const after = canonical(record.game);
    if (undo(record)) throw new Error('The answer could not be taken back');
    same('the game before an answer and after its undo', before, canonical(record.game));
    if (redo(record).refusal) throw new Error('The answer could not be given again');
    same('the game after an answer and after its redo', after, canonical(record.game));
    this.game = record.game;
  }

  /** Scripts the next dice. */
  dice(...faces: number[]): this {
    return this.edit((game) => void game.dice.script.dice.push(...faces));
  }
  /** Scripts the next shuffle of a pile. */
  order(zone: string, cards: readonly string[]): this {
    return this.edit((game) => void game.dice.script.orders.push({ zone, cards: [...cards] }));
  }
  set(path: string, value: Json): this {
    return this.edit((game) => setPath(game.world, path, value));
  }
  edit(change: (game: Game<W>) => void): this {
    this.record = null;
    change(this.game);
    return this;
  }

  /** Plays on until the game is over, with a policy or at random. */
  play(policy?: (offer: Offer) => readonly string[], most = 10_000): this {
    const dice = seeded('policy');
    for (let n = 0; !this.game.over; n++) {
      if (n >= most) throw new Error(`Not over after ${most} decisions`);
      const offer = this.game.pending!.offers.find((one) => one.asked && !this.hasAnswered(one.seat))!;
      this.answer(offer.seat, ...(policy?.(offer) ?? sample(offer, (k) => below(dice, k))));
    }
    return this;
  }
  private hasAnswered(seat: Seat): boolean {
    return this.game.pending!.given.some((one) => one.seat === seat);
  }

  // ---- asking something ----

  /** Everything a seat may begin an answer with: options, forms by their choice, asides. */
  offers(seat: Seat): string[] {
    const offer = this.game.pending?.offers.find((one) => one.seat === seat);
    if (!offer || this.hasAnswered(seat)) return [];
    return [...offer.options, ...offer.forms.map((form) => form.choice), ...offer.asides];
  }
  offer(seat: Seat): Offer | null {
    return this.game.pending?.offers.find((one) => one.seat === seat) ?? null;
  }
  /** The seats the game waits for. */
  asked(): Seat[] {
    const { offers = [] } = this.game.pending ?? {};
    return offers.filter((one) => one.asked && !this.hasAnswered(one.seat)).map((one) => one.seat);
  }
  whyNot(seat: Seat, id: string): Refusal | null {
    return whyNot(this.loaded, this.game, seat, this.resolve(id));
  }
  value(name: string, about?: unknown, also?: unknown): any {
    return look(this.loaded, this.game, (t) => t.value(name, about, also));
  }
  explain(name: string, about?: unknown, also?: unknown): { value: Json; parts: Part[] } {
    return look(this.loaded, this.game, (t) => t.explain(name, about, also));
  }
  view(viewer: Viewer): View {
    return view(this.loaded, this.game, viewer);
  }
  /** The parameters of the last event with a tag, as a viewer learns them; null when there was none. */
  event(tag: string, viewer: Viewer = null): Params | null {
    const event = this.events.findLast((one) => one.tag === tag);
    return event ? eventFor(event, viewer).with : null;
  }
  /** Content ids of a pile, top first. */
  pile(name: string): string[] {
    const { things } = this.world;
    const pile = things.piles[name];
    if (!pile) throw new Error(`There is no pile ${name}; there are ${Object.keys(things.piles).join(', ')}`);
    return pile.map((thing) => things.cards[things.card[thing]!]!);
  }
  /** The number of the thing that is a card, or that lies in a pile (`hand/0:1` is the second of that hand). */
  thing(name: string): number {
    const found = thingNamed(this.world.things, name);
    if (found === null) throw new Error(`No thing is ${name}`);
    return found;
  }
  resolve(id: string): string {
    return id.replace(/\{([^}]+)\}/g, (_, name: string) => String(this.thing(name)));
  }
}

function same(what: string, x: string, y: string): void {
  if (x === y) return;
  let i = 0;
  while (x[i] === y[i]) i++;
  const around = (text: string): string => text.slice(Math.max(0, i - 60), i + 60);
  throw new Error(`Not the same: ${what}\n  …${around(x)}…\n  …${around(y)}…`);
}
