/** A scenario while it is being played: options by id or by their words, refusals with their reasons. */

import {
  advance,
  clone,
  elementOf,
  eventFor,
  effectText,
  labelOf,
  next,
  type Effect,
  type Event,
  type Form,
  type Game,
  type Json,
  type Loaded,
  type Offer,
  type Refusal,
  type Seat,
  type Viewer,
  type World,
} from '@questwright/kernel';
import { contextOf, type Context } from '@questwright/messages';
import type { Difference, Entry } from '@questwright/packs';
import type { Node } from 'yaml';
import type { TestTable } from './arrange.ts';
import { brokenAt, messageOf, textWithThings, withThings } from './scenario-position.ts';
import type { Setting } from './scenario-setting.ts';

/** Something that is said of the position and does not hold, or cannot be done. */
export class Failed extends Error {
  readonly node: Node;
  readonly difference: Difference | undefined;
  constructor(node: Node, message: string, difference?: Difference) {
    super(message);
    this.node = node;
    this.difference = difference;
  }
}

/** A word of the file and where it stands. */
export interface Word {
  text: string;
  node: Node;
}

/** Something expected, read once and held against the game later. Throws `Failed` when it does not hold. */
export type Check = (playing: Playing) => void;
export type ReadCheck = (setting: Setting, entry: Entry) => Check[];

/** One check for each entry of a map, or for each of some nodes; those that cannot be read are reported and left out. */
export const checksIn = ({ sheet }: Setting, { name, value }: Entry, read: (entry: Entry) => Check | null): Check[] =>
  (sheet.entries(value, name) ?? []).flatMap((entry) => read(entry) ?? []);
export const checksOf = ({ sheet }: Setting, { value }: Entry, read: (node: Node) => Check | null): Check[] =>
  sheet.someOf(value).flatMap((node) => read(node) ?? []);

/** Fails at a place of the file with what was expected and what was found. */
export function must(holdsNow: boolean, node: Node, what: string, expected: string, found: string): void {
  if (!holdsNow) throw new Failed(node, `${what} is not as expected`, { expected, found });
}

/** One word or a list of words, as answers and options are written. */
export function wordsOf({ sheet }: Setting, node: Node, label: string): Word[] {
  return sheet.someOf(node).flatMap((one) => {
    const text = sheet.text(one, label);
    return text === null ? [] : { text, node: one };
  });
}

/** A position in which some answers are good and all others are mistakes. */
export interface Puzzle {
  loaded: Loaded;
  game: Game<World>;
  seat: Seat;
  good: readonly string[];
}

export class Playing {
  readonly setting: Setting;
  readonly table: TestTable<World>;
  checks = 0;
  readonly puzzles: Puzzle[] = [];
  dice: Node | null = null;
  shuffles: Node | null = null;

  constructor(setting: Setting, table: TestTable<World>) {
    this.setting = setting;
    this.table = table;
  }

  /** Looks at the game as it was when something happened. */
  lookBack(event: Event, node: Node, act: () => void): void {
    const { table } = this;
    const { game } = table;
    const then = table.moments.get(event);
    if (!then) throw new Failed(node, `${event.tag} happened while the game was being set up`);
    table.game = then;
    try {
      act();
    } finally {
      table.game = game;
    }
  }

  // ---- words ----

  context(viewer: Viewer): Context {
    const { entry, loaded, names } = this.setting;
    return {
      ...contextOf(entry, this.table.view(viewer)),
      ...(names ? { names } : {}),
      effect: (effect) => effectText(loaded.rules.verbs, effect as Effect),
    };
  }
  /** Everything a seat may begin an answer with, and what it says. */
  offered(seat: Seat): { id: string; label: string }[] {
    const { loaded, say } = this.setting;
    const context = this.context(seat);
    return this.table.offers(seat).map((id) => {
      const { rule: _, ...message } = labelOf(loaded, this.table.game, seat, id);
      return { id, label: say(message, context) };
    });
  }
  private element(seat: Seat, form: Form, element: string, context: Context): string {
    const { loaded, say } = this.setting;
    if (form.kind === 'amount' || form.kind === 'distribute') return element;
    const message = elementOf(loaded, this.table.game, seat, form.choice, element);
    return say(say.has(message.key) ? message : { key: 'kernel.element', with: { element } }, context);
  }
  reason(refusal: Refusal, seat: Seat): string {
    const { rule, ...message } = refusal;
    return `${this.setting.say(message, this.context(seat))} (${refusal.key}, ${rule})`;
  }
  told(event: Event, viewer: Viewer): string {
    const { rule: _, ...message } = eventFor(event, viewer);
    return this.setting.say(message, this.context(viewer));
  }
  seatName(seat: Seat): string {
    const name = this.setting.names?.[seat];
    return name === undefined ? `Seat ${seat}` : `${name} (seat ${seat})`;
  }

  // ---- things ----

  json(value: Json, node: Node): Json {
    return this.attempt(node, () => withThings(value, this.table.world.things));
  }
  text({ text, node }: Word): string {
    return this.attempt(node, () => textWithThings(text, this.table.world.things));
  }
  /** Whatever goes wrong is the fault of this place in the file. */
  attempt<T>(node: Node, act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof Failed) throw error;
      const broken = error instanceof TypeError ? `The rules break down${brokenAt(this.table.game)}: ` : '';
      throw new Failed(node, broken + messageOf(error));
    }
  }

  // ---- answers ----

  /** The id that a word stands for: an id on offer, the whole label of one, or the beginning of just one label. */
  idOf(seat: Seat, word: Word): string {
    const id = this.text(word);
    const offered = this.offered(seat);
    if (offered.some((one) => one.id === id)) return id;
    return byLabel(word, offered) ?? id;
  }

  pick(seat: Seat, words: readonly Word[]): string[] {
    const [first, ...rest] = words as [Word, ...Word[]];
    const id = this.idOf(seat, first);
    const offer = this.table.offer(seat);
    const form = offer?.forms.find((one) => one.choice === id);
    if (rest.length === 0 || !offer || !form) return [id, ...rest.map((word) => this.text(word))];
    return [id, ...this.elements(seat, offer, form, rest)];
  }

  private elements(seat: Seat, offer: Offer, form: Form, words: readonly Word[]): string[] {
    const context = this.context(seat);
    const among = (ids: readonly string[], word: Word): string => {
      const id = this.text(word);
      if (ids.includes(id)) return id;
      return (
        byLabel(
          word,
          ids.map((one) => ({ id: one, label: this.element(seat, form, one, context) })),
        ) ?? id
      );
    };
    if (form.kind === 'some') {
      // A subset is answered in the order of the question; a file may name it in any order.
      const { of } = form.of as { of: readonly string[] };
      const found = words.map((word) => among(of, word));
      return found.every((id) => of.includes(id)) ? found.sort((x, y) => of.indexOf(x) - of.indexOf(y)) : found;
    }
    const begun = [form.choice];
    for (const word of words) begun.push(among(next(offer, begun), word));
    return begun.slice(1);
  }

  /** How an answer may begin, or go on after a beginning, with the words of each. */
  continuations(seat: Seat, begun: readonly Word[]): { id: string; label: string }[] {
    if (begun.length === 0) return this.offered(seat);
    const offer = this.table.offer(seat);
    const pick = this.pick(seat, begun);
    const form = offer?.forms.find((one) => one.choice === pick[0]);
    if (!offer || !form) return [];
    const context = this.context(seat);
    return next(offer, pick).map((id) => ({ id, label: this.element(seat, form, id, context) }));
  }

  answer(seat: Seat, words: readonly Word[], node: Node): void {
    const pick = this.pick(seat, words);
    const refusal = this.attempt(node, () => this.table.tryAnswer(seat, ...pick));
    if (refusal) {
      const why = this.better(seat, pick, refusal);
      throw new Failed(node, `${this.seatName(seat)} may not answer ${saidAs(words)}: ${this.reason(why, seat)}`, {
        expected: 'an answer on offer',
        found: this.whereItLeaves(seat, pick),
      });
    }
    this.checks++;
  }

  /** What could have been answered, from where an answer leaves what is on offer. */
  private whereItLeaves(seat: Seat, pick: readonly string[]): string {
    const offer = this.table.offer(seat);
    const form = offer?.forms.find((one) => one.choice === pick[0]);
    if (!offer || !form || pick.length === 1) return listed(this.offered(seat));
    let begun = 1;
    while (begun < pick.length && next(offer, pick.slice(0, begun)).includes(pick[begun]!)) begun++;
    const more = next(offer, pick.slice(0, begun)).join(', ') || 'nothing';
    return `after ${pick.slice(0, begun).join(', ')}: ${more}`;
  }

  /** Why an answer would be refused; null when it would not. Changes nothing. */
  refusal(seat: Seat, words: readonly Word[], node: Node): Refusal | null {
    const { loaded } = this.setting;
    const pick = this.pick(seat, words);
    const { game } = this.table;
    const given = { no: game.pending?.no ?? 0, pick };
    const refusal = this.attempt(node, () => advance(loaded, clone(loaded, game), seat, given).refusal);
    return refusal && this.better(seat, pick, refusal);
  }

  /** The kernel says only that a seat is not asked; the predicates of the rules know more. */
  private better(seat: Seat, pick: readonly string[], refusal: Refusal): Refusal {
    return refusal.rule === 'kernel' ? (this.table.whyNot(seat, pick[0]!) ?? refusal) : refusal;
  }
}

export const saidAs = (words: readonly Word[]): string => words.map(({ text }) => text).join(', ');

export const listed = (offered: readonly { id: string; label: string }[]): string =>
  offered.map(({ id, label }) => `${id} (${label})`).join(', ') || 'nothing';

function byLabel(word: Word, offered: readonly { id: string; label: string }[]): string | null {
  const wanted = word.text.toLowerCase();
  const whole = offered.filter(({ label }) => label === word.text);
  const found = whole.length > 0 ? whole : offered.filter(({ label }) => label.toLowerCase().startsWith(wanted));
  if (found.length > 1) throw new Failed(word.node, `${word.text} could be any of ${listed(found)}`);
  return found[0]?.id ?? null;
}
