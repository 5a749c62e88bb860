/** The vocabulary in which a game is written. Rules are tables of named entries; every entry cites the rule it enforces. */

import type { Json, Params } from '../state/json.ts';
import type { KindName, Question } from '../playing/kinds.ts';
import type { Dice } from '../playing/random.ts';
import type { Fields, Seat } from '../state/schema.ts';
import type { Table } from '../playing/table.ts';
import type { Things, Zone } from '../state/things.ts';

/** A rulebook may register its ids (`declare module`), so that a rule id nobody wrote is a compile error. */
export interface Register {}
export type RuleId = Register extends { ruleId: infer R extends string } ? R : string;
export type OptionId = string;

/** Words for people are never in the rules: a message is a key and what to fill in. No interface: it fits into JSON. */
export type Message = {
  key: string;
  with: Params;
};
/** Why something is not on offer, from the predicate that keeps it off. */
export interface Refusal extends Message {
  rule: RuleId | 'kernel';
  /** Further rules that say so. */
  also?: readonly RuleId[];
}
export interface Event extends Message {
  tag: string;
  rule: RuleId | 'kernel';
  /** The step that was being played, `procedure/step`. */
  cause: string;
  /** The rules that led here, innermost first: whose attack, whose card, whose turn. */
  because: readonly (RuleId | 'kernel')[];
  /** What single seats learn in addition, by seat number. */
  only: { readonly [seat: string]: Params } | null;
}

// ---- the state ----

/** The five nouns: World, Step, Frame, Decision, Game. All but Step are plain JSON. */
export interface World {
  seats: number;
  things: Things;
  lasting: Lasting[];
  /** Never there: they name the procedures and values for the compiler, `{ attack: Proc<…> }` and `{ armor: Of<…> }`.
   *  A world that does not say has any. */
  readonly $procs?: any;
  readonly $values?: any;
  /** What its verbs say besides what is played: the shape of their effects, what bots read. */
  readonly $verb?: unknown;
}
/** What a procedure is called with, and what its steps keep besides. */
export interface Proc<With, Keeps = unknown> {
  with: With;
  keeps: Keeps;
}
export type Procs<W extends World> = NonNullable<W['$procs']>;
export type ProcName<W extends World> = keyof Procs<W> & string;
/** All locals of a procedure. */
export type LocalsOf<W extends World, P extends keyof Procs<W>> = Procs<W>[P]['with'] & Procs<W>[P]['keeps'];
export type ProcTables<W extends World> = { [P in keyof Procs<W>]?: Steps<W, LocalsOf<W, P>> };

/** The world as a pack knows it: with what is its own there, with its procedures and values. */
export type Extended<W extends World, Own = unknown, P = unknown, V = unknown> = W &
  Own & { readonly $procs?: P; readonly $values?: V };

/** What a value is asked about, and what it is. */
export interface Of<About extends readonly unknown[], Is> {
  about: About;
  is: Is;
}
export type Values<W extends World> = NonNullable<W['$values']>;
export type ValueName<W extends World> = keyof Values<W> & string;
export type ValueTable<W extends World> = { [N in keyof Values<W>]?: NamedValue<W, Values<W>[N]> };

export interface Call {
  proc: string;
  with: Json;
}

/** A procedure that is being played: where it is, and what belongs to this performance of it. */
export interface Frame {
  proc: string;
  step: string;
  /** The rule that called for it. */
  rule: RuleId | 'kernel';
  /** 0 the step begins, 1 its calls are being played, 2 they are over and the step goes on. */
  at: 0 | 1 | 2;
  locals: any;
  calls: (Call & { rule: RuleId | 'kernel' })[] | null;
  goto: string | null;
  results: Json[];
  uses: Record<string, number> | null;
  lasting: Lasting[] | null;
  /** What the step itself remembers while it lasts: the rest of a list, a window's state, answers given so far. */
  memo: any;
  /** Set when a watch or an aside started this: its result is nobody's, and these watches are looked at when it is over. */
  due: string[] | null;
  ending: Ending | null;
}
export interface Ending {
  end: string;
  as: Json;
  /** The caller gets `as`, and what takes the place gives its result to nobody. */
  given: boolean;
  instead: Call | null;
}

export interface Offer extends Question {
  readonly seat: Seat;
  /** What the seat may do unasked, beside the question. */
  readonly asides: readonly OptionId[];
  /** False when the seat has only asides: the game does not wait for it. */
  readonly asked: boolean;
}
export interface Given {
  readonly seat: Seat;
  readonly pick: readonly string[];
}
/** Who must choose, and every legal choice. Never changed in place, so that clones share it. */
export interface Decision {
  readonly no: number;
  readonly rule: RuleId | 'kernel';
  readonly proc: string;
  readonly step: string;
  readonly join: Join;
  readonly offers: readonly Offer[];
  /** Join `each`: answers that are there already, unseen by the others. */
  readonly given: readonly Given[];
  /** Join `agree`: the terms on the table and who has accepted them. */
  readonly proposal: Proposal | null;
}
export interface Proposal extends Given {
  /** How many terms have been on the table, these included. */
  readonly round: number;
  readonly accepted: readonly Seat[];
}
export interface Answer {
  readonly no: number;
  readonly pick: readonly string[];
}

export interface Game<W extends World = World> {
  world: W;
  dice: Dice;
  stack: Frame[];
  pending: Decision | null;
  no: number;
  /** Null while the game runs; then what the first procedure was over with. */
  result: Json;
  over: boolean;
}

// ---- steps ----

export type Next =
  | void
  | { goto: string }
  /** Play these, then go on (or to `goto`); their results are in `t.results`. */
  | { run: readonly Call[]; goto?: string }
  /** This procedure is over; its caller reads the result. */
  | { done: Json }
  /** The nearest enclosing procedure of that name is over; `instead` takes its place. The caller gets `as`, or without it
   *  the result of `instead`. */
  | { end: string; as?: Json; instead?: Call }
  /** The game is over with this result, at once: not even what is `always` takes place. */
  | { over: Json };

export type Join = 'any' | 'each' | 'agree';

export interface Choice<W extends World, L = unknown> {
  rule: RuleId;
  /** Option ids this choice speaks of: its name, or `name:word…`. Left out: just its name. */
  list?(t: Table<W, L>, seat: Seat): readonly OptionId[];
  /** Why an id is not on offer; null when it is. Also asked about ids outside the list. */
  why?(t: Table<W, L>, seat: Seat, id: OptionId): Refusal | null;
  /** Why its list is empty, where a rule says more than that there is nothing. */
  whyNone?(t: Table<W, L>, seat: Seat): Refusal | null;
  /** Why it is not for a seat that is not asked, where a rule says more than that others choose now. Also asked in other
   *  steps: it knows nothing of this one. */
  whyNotFor?(t: Table<W>, seat: Seat): Refusal | null;
  /** A choice that takes several elements: its kind and what there is to choose from, or null for nothing now.
   *  `confirm` needs no form. */
  kind?: KindName;
  form?(t: Table<W, L>, seat: Seat): Json | null;
  then(t: Table<W, L>, seat: Seat, id: OptionId, elements: readonly string[]): Next;
  label?(t: Table<W, L>, seat: Seat, id: OptionId): Message;
  /** A value about the seat that makes the option what it is: whoever asks why is told its rules, too. */
  value?: ValueName<W>;
  /** Further rules of one option that whoever asks why is told: what it brings, and what it costs. */
  also?(t: Table<W, L>, seat: Seat, id: OptionId): readonly RuleId[];
  /** What an element of the form says. */
  element?(t: Table<W, L>, seat: Seat, element: string): Message;
  /** Join `agree`: this puts terms on the table, or accepts those of the other side. Any other choice ends the talk. */
  part?: 'propose' | 'accept';
}

export interface Ask<W extends World, L = unknown> {
  seats(t: Table<W, L>): readonly Seat[];
  choices: Record<string, Choice<W, L>>;
  join?: Join;
  /** Cards at this timing may be used beside the choices; then the question is asked again. */
  timing?: string;
  prompt?(t: Table<W, L>, seat: Seat): Message;
  /** Looked at each time before the question is put, also when it is put again: what takes place instead of it. */
  instead?(t: Table<W, L>): Next;
  /** Ask even when there is only one answer: else its absence would tell what must stay hidden. */
  evenIfForced?: true;
  /** Answers by a documented ranking instead of a person; null to ask. The trace lets a reader reproduce it. */
  decides?(t: Table<W, L>, offer: Offer): { pick: readonly string[]; trace: Json } | null;
  /** Join `each`: all answers at once. Left out: each `then` in seat order. */
  joined?(t: Table<W, L>, given: readonly Given[]): Next;
  /** Join `agree`: the terms are binding. */
  agreed?(t: Table<W, L>, proposal: Proposal): Next;
}

export interface Window<W extends World, L = unknown> {
  timing: string;
  /** Seats in the order in which they may answer. Left out: all, from seat 0. */
  order?(t: Table<W, L>): readonly Seat[];
  /** `in turn`: each seat until it passes, then the next. `all pass`: round and round until all pass in a row. */
  closes?: 'in turn' | 'all pass';
  /** As in a question: what takes place instead of asking anybody. */
  instead?(t: Table<W, L>): Next;
  /** As in a question: answers by a documented ranking; null to ask. */
  decides?(t: Table<W, L>, offer: Offer): { pick: readonly string[]; trace: Json } | null;
}

/** A local that a step may set; any, where nobody says which there are. */
export type LocalName<L> = unknown extends L ? string : keyof L & string;
export type Step<W extends World, L = unknown> = {
  rule: RuleId;
  when?(t: Table<W, L>): boolean;
  /** Takes place also when the procedure is ended from inside, or when a `goto` leads past it, which then goes on. */
  always?: true;
  /** The local that keeps the last result of what the step ran; null when it ran nothing. */
  as?: LocalName<L>;
} & (
  | (Only<'do'> & { do(t: Table<W, L>): Next })
  | (Only<'run'> & { run: ProcName<W>; with?(t: Table<W, L>): Json })
  /** A list fixed at the start; each item is looked at again (`still`) before its turn comes. */
  | (Only<'each' | 'run'> & {
      each(t: Table<W, L>): readonly Json[];
      still?(t: Table<W, L>, item: Json): boolean;
      run: ProcName<W>;
      with?(t: Table<W, L>, item: Json): Json;
    })
  /** The world is asked again each time, until it answers null. */
  | (Only<'whileSome' | 'run'> & {
      whileSome(t: Table<W, L>): Json;
      run: ProcName<W>;
      with?(t: Table<W, L>, item: Json): Json;
    })
  /** "If … , if … , otherwise": the first case whose `when` holds, decided once. Each cites its own rule. */
  | (Only<'cases'> & { cases: Record<string, Case<W, L>> })
  | (Only<'ask'> & { ask: Ask<W, L> })
  | (Only<'window'> & { window: Window<W, L> })
);
export interface Case<W extends World, L = unknown> {
  rule: RuleId;
  when?(t: Table<W, L>): boolean;
  do(t: Table<W, L>): Next;
}
type StepForm = 'do' | 'run' | 'each' | 'whileSome' | 'cases' | 'ask' | 'window';
/** A step has one form; the compiler knows it by the others' absence. */
type Only<F extends StepForm> = { [P in Exclude<StepForm, F>]?: never };
/** A procedure. `L` are its locals, for those who want the compiler to know them. */
export type Steps<W extends World, L = unknown> = Record<string, Step<W, L>>;

// ---- the other tables ----

/** Order in which contributions change a value; the base is what is printed, or what the present form says.
 *  `least` and `greatest` take the smaller and the larger of the two; `floor: n` rounds down to a multiple of n. */
export const LAYERS = ['set', 'become', 'add', 'times', 'least', 'greatest', 'floor'] as const;
export type Layer = (typeof LAYERS)[number];

/** A change of a named value, as data. An amount that is a record `{ name: … }` is worked out by that named amount;
 *  `{ by: true }` is the seat whose card it is. */
export type Modifier = { value: string; if?: Json } & { [L in Layer]?: Json };

export interface NamedValue<W extends World, V extends Of<any, any> = any> {
  rule: RuleId;
  /** What is printed, or what the present form says. */
  of(t: Table<W>, ...about: V['about']): V['is'];
  /** What rules add to it, each under its own id. */
  parts?: Record<string, Contribution<W, V>>;
  /** Says that it follows from content and from the card or word it is asked about alone, by way of these other values:
   *  it is worked out once for each, as long as its parts say so too and nothing else changes it. */
  printed?: readonly string[];
}
export interface Contribution<W extends World, V extends Of<any, any> = any> {
  rule: RuleId;
  /** Only numbers can be reckoned with. */
  layer: [V['is']] extends [number | null] ? Layer : 'set' | 'become';
  printed?: readonly string[];
  /** The amount, or null when it does not count now. */
  of(t: Table<W>, ...about: V['about']): V['is'] | null;
}

export interface Watch<W extends World> {
  rule: RuleId;
  /** Tags of the events that can make it true, and `lasting`: an effect that lasts has begun or ended. */
  on: readonly string[];
  do(t: Table<W>): Next;
}

export interface Timing<W extends World> {
  rule: RuleId;
  /** What the rules themselves offer at this timing, beside cards. */
  choices: Record<string, Choice<W>>;
  /** What the rules forbid any card at this timing. */
  why?(t: Table<W>, seat: Seat, thing: number, ability: Ability): Refusal | null;
  /** What takes place unasked does so only if it can do something; left out: it is announced all the same. */
  onlyIfItDoes?: true;
  /** How often an ability can be used at this timing whose card does not say it. */
  limit?: Ability['limit'];
  /** What an option to use a card says; left out: the names of card and ability. */
  label?(t: Table<W>, seat: Seat, id: OptionId): Message;
}

/** The context of an effect: whose it is, which thing it comes from, and named results so far. */
export interface EffectContext {
  /** Content id, and the path from there to the list being played. */
  of: string;
  path: readonly (string | number)[];
  at: number;
  by: Seat;
  thing: number;
  it: Record<string, Json>;
}
export type Effect = { readonly [key: string]: Json };
export interface Verb<W extends World> {
  rule: RuleId | 'kernel';
  /** What it says. The effects inside of the effect may be in words already. */
  text(effect: Effect): Message;
  /** Whether the effect could do anything now; alternatives that cannot are not offered. */
  can?(t: Table<W>, effect: Effect, context: EffectContext): boolean;
  do(t: Table<W>, effect: Effect, context: EffectContext): Next;
  /** Keys of the effect that hold lists of effects, so that they are checked too. */
  branches?: readonly string[];
}
/** With what the world says of its verbs besides. */
export type VerbOf<W extends World> = Verb<W> & NonNullable<W['$verb']>;
/** True, or false, or a message: false, and this is the reason. */
export type Condition<W extends World> = (t: Table<W>, wanted: Json, about: ConditionContext) => boolean | Message;
/** Works out an amount that a card names: the wounds on a hero, the number of a kind in play. */
export type Amount<W extends World> = (t: Table<W>, wanted: Json, about: ConditionContext) => Json;
export interface ConditionContext {
  by: Seat | null;
  thing: number;
  about: Json;
  also: Json;
}
/** Something an ability can cost. It is told which ability of the card is meant, by its name. */
export interface Way<W extends World> {
  rule: RuleId;
  why?(t: Table<W>, seat: Seat, thing: number, amount: number, ability: string): Refusal | null;
  pay(t: Table<W>, seat: Seat, thing: number, amount: number, ability: string): Next;
  /** Paid when the effects are over, however they end. */
  after?: true;
}
/** A way to pay: one cost by name, or several with amounts, all of which must be paid. */
export type Payment = string | { readonly [way: string]: number };

export interface Ability {
  timing: string;
  /** Tells abilities of one card apart; left out: the timing. */
  name?: string;
  if?: Json;
  ways?: readonly Payment[];
  /** Uses in one performance of a procedure; of several, of the innermost that is being played. */
  limit?: { per: string | readonly string[]; times: number };
  /** Takes place without being asked for. */
  must?: true;
  /** Cancels, replaces or redirects what is about to happen: once for each happening. */
  replaces?: true;
  effects: readonly Effect[];
}
/** What the kernel reads of a card; games add their own fields. */
export interface Content {
  /** Cards with the same back cannot be told apart face down. */
  back?: string;
  abilities?: readonly Ability[];
  modifies?: readonly Modifier[];
  /** Not part of what clients are given; it travels with the event that reveals it. Null: it is kept apart from the rest. */
  secret?: Json;
  /** How it looks. It may change while a game goes on: it is no part of the hash of content. */
  art?: unknown;
  readonly [key: string]: unknown;
}

/** An effect that outlives its card's moment: a modifier or a trigger, by its place in content. */
export interface Lasting {
  of: string;
  path: (string | number)[];
  by: Seat;
  thing: number;
  /** Removed when this event has happened `times` more times; null when the frame it lies in removes it. An `if` beside
   *  it in content says which events count: its `about` are the event's parameters. */
  until: { event: string; times: number } | null;
}

export interface SetupPart<W extends World> {
  rule: RuleId;
  do(t: Table<W>, options: Params): void;
}

export interface Rules<W extends World> {
  /** The fields of the world besides seats, things and lasting. */
  schema: Fields;
  zones: Record<string, Zone>;
  /** Names of what can lie on a thing in numbers: wounds, gold, charges. */
  counters?: readonly string[];
  content: Record<string, Content>;
  /** Where content holds lists of effects besides abilities: `reward`, `ai.*.do`. */
  lists?: readonly string[];
  /** Where content holds tables whose entries may have any name: `ends`, `current.arrows`. */
  tables?: readonly string[];
  setup: Record<string, SetupPart<W>>;
  /** The game is played by the procedure `game`. */
  procs: ProcTables<W>;
  /** Locals that everybody sees, by procedure. */
  shown?: Record<string, readonly string[]>;
  /** Procedures during which there are no asides. */
  closed?: readonly string[];
  values?: ValueTable<W>;
  watch?: Record<string, Watch<W>>;
  timings?: Record<string, Timing<W>>;
  asides?: Record<string, Choice<W>>;
  verbs?: Record<string, VerbOf<W>>;
  conditions?: Record<string, Condition<W>>;
  amounts?: Record<string, Amount<W>>;
  ways?: Record<string, Way<W>>;
  /** The rule that a card lying face down cannot be used; left out, the timing's rule is named. */
  faceDown?: RuleId;
  /** Whose ability it is. Left out: the seat whose pile the thing lies in. */
  controller?(t: Table<W>, thing: number): Seat | null;
  /** Why a card that lies face up in play does nothing for now: its abilities (null), or what it makes of a value. */
  setAside?(t: Table<W>, thing: number, value: string | null): Refusal | null;
  /** What a procedure counts as, where a card may be used so and so often in one. Left out: itself. */
  countsAs?(proc: string): string;
  /** An alternative in words, for the label of its option. Left out: what its verb says. */
  alternative?(effect: Effect): Message;
}

// ---- helpers for authors ----

export const refuse = (rule: RuleId, key: string, params: Params = {}): Refusal => ({ rule, key, with: params });
/** What comes of a choice that is listed only so that it can be refused by name. */
export const neverTaken = (): never => {
  throw new Error('A choice that is always refused was taken');
};
/** The words of an option id after the choice's name. */
export function words(id: OptionId): string[] {
  const first = id.indexOf(':');
  if (first < 0) return [];
  // Most ids have one word: this is asked for every option.
  return id.includes(':', first + 1) ? id.slice(first + 1).split(':') : [id.slice(first + 1)];
}
/** The number that is the nth of these words. */
export function numberIn(id: OptionId, nth = 0): number {
  let from = id.indexOf(':') + 1;
  for (let i = 0; i < nth; i++) from = id.indexOf(':', from) + 1;
  const to = id.indexOf(':', from);
  return Number(to < 0 ? id.slice(from) : id.slice(from, to));
}
export const choiceOf = (id: OptionId): string => {
  const colon = id.indexOf(':');
  return colon < 0 ? id : id.slice(0, colon);
};
