/** Joins a game with its packs and prepares it for play: names become references, and every mistake is reported at once. */

import { amend, type Amended, type Pack, type SeatRange, type ValueEntry } from './amend.ts';
import { loadContent, withoutArt, type LastingData, type LoadedContent } from './content.ts';
import { ABILITY_PROCS } from '../playing/abilities.ts';
import { KERNEL_PROCS, KERNEL_VERBS } from '../playing/effects.ts';
import { canonical } from '../state/json.ts';
import { knockOut } from './knock-out.ts';
import { choosePacks, LoadError, narrowest, type SeatLimits } from './packs.ts';
import { compileClone, type Field } from '../state/schema.ts';
import {
  LAYERS,
  type Ask,
  type Choice,
  type Contribution,
  type Game,
  type RuleId,
  type Rules,
  type Step,
  type Steps,
  type Timing,
  type VerbOf,
  type Watch,
  type Window,
  type World,
} from './rules.ts';
import { sha256 } from '../record/sha256.ts';
import { shapedAsk, shapedChoice, shapedPart, shapedStep, shapedWindow } from './shapes.ts';
import { pileNames, worldField, type PilesFor } from '../state/world.ts';
import type { Table } from '../playing/table.ts';

export interface Definition<W extends World> {
  id: string;
  /** Changes when a saved game would play on differently. */
  version: string;
  seats: SeatRange;
  rules: Rules<W>;
  /** Each with a world of its own: that of the game, and what the pack adds. */
  packs: readonly Pack<any>[];
  migrations?: readonly Migration[];
  /** What a game that is over was worth to each seat, between 0 and 1. Left out: its result names the winners. */
  returns?(game: Game<W>): readonly number[];
}

/** How a saved game comes from one version of the game, or of one of its packs, to the next. */
export interface Migration {
  from: string;
  to: string;
  /** Renamed steps, `procedure/old` to `procedure/new`. */
  steps?: Readonly<Record<string, string>>;
  game?(game: Game<any>): void;
}

export type StepKind = 'do' | 'run' | 'each' | 'while' | 'cases' | 'ask' | 'window';

export interface LoadedChoice<W extends World> {
  name: string;
  choice: Choice<W>;
}
export interface LoadedStep<W extends World> {
  name: string;
  rule: RuleId;
  kind: StepKind;
  step: Step<W>;
  ask: Ask<W> | null;
  choices: readonly LoadedChoice<W>[];
  window: Window<W> | null;
  timing: LoadedTiming<W> | null;
  proc: LoadedProc<W>;
  next: LoadedStep<W> | null;
  /** The first step after this one that takes place even when the procedure is ended. */
  always: LoadedStep<W> | null;
}
export interface LoadedProc<W extends World> {
  name: string;
  first: LoadedStep<W>;
  steps: Map<string, LoadedStep<W>>;
  closed: boolean;
  shown: readonly string[];
}
export interface LoadedTiming<W extends World> {
  name: string;
  rule: RuleId;
  why: Timing<W>['why'];
  onlyIfItDoes: Timing<W>['onlyIfItDoes'];
  label: Timing<W>['label'];
  choices: readonly LoadedChoice<W>[];
  /** No card and no lasting effect anywhere listens to it. */
  deaf: boolean;
  /** A lasting effect may listen to it. */
  lasting: boolean;
  /** Some card does something at this timing unasked. */
  must: boolean;
  /** Which physical cards of a box have an ability at this timing, 1 or 0; kept for the box asked about last. */
  heardBy: { cards: readonly string[]; flags: Uint8Array };
}
export interface LoadedValue<W extends World> {
  name: string;
  /** Its place among all values. */
  number: number;
  of: ValueEntry<W>['of'];
  entry: ValueEntry<W>;
  /** In the order of their layers. */
  parts: readonly Contribution<W>[];
  /** Some part, card or lasting effect can change it. */
  open: boolean;
  /** Which physical cards of a box can change it, 1 or 0; kept for the box asked about last. Null when no card can. */
  changedBy: { cards: readonly string[]; flags: Uint8Array } | null;
  /** A lasting effect can change it. */
  lasting: boolean;
  /** It follows from content and what it is asked about, but for what cards and lasting effects change. */
  printed: boolean;
  /** What is printed and cannot be changed, by card or space; and by physical card of the box asked about last. */
  kept: Map<string, unknown> | null;
  byCard: { cards: readonly string[]; values: unknown[] };
}
export interface Loaded<W extends World = World> {
  definition: Definition<W>;
  packs: readonly string[];
  /** For how many it is: the narrowest of the game and its packs. */
  seats: SeatLimits;
  rules: Amended<W>;
  procs: Map<string, LoadedProc<W>>;
  watches: readonly (Watch<W> & { name: string })[];
  watchesOn: Map<string, readonly number[]>;
  values: Map<string, LoadedValue<W>>;
  timings: Map<string, LoadedTiming<W>>;
  asides: readonly LoadedChoice<W>[];
  content: Map<string, LoadedContent>;
  /** The verb of each effect object in content. */
  verbOf: Map<object, { name: string; verb: VerbOf<W> }>;
  world: Field<W>;
  cloneWorld(world: W): W;
  /** Hash of content: a game file says with which cards it was played. */
  contentHash(): string;
  /** Told of every step before it is played; for coverage, and for checks. */
  onStep: ((step: LoadedStep<W>, t: Table<W>) => void) | null;
  /** Knocked out, to see whether a test notices. */
  without: RuleId | null;
  /** What each physical card of a box is; kept for the box asked about last. */
  box: { cards: readonly string[]; contents: readonly LoadedContent[] };
  pilesFor: PilesFor;
  /** The names of a zone's piles by seat. */
  pilesOf: ReadonlyMap<string, readonly string[]>;
}

export interface LoadOptions {
  packs?: readonly string[];
  without?: RuleId | null;
  /** It is looked at and not played: what is secret may be missing. */
  sealed?: boolean;
}

export function load<W extends World>(definition: Definition<W>, options: LoadOptions = {}): Loaded<W> {
  const without = options.without ?? null;
  const packs = choosePacks(definition, options.packs ?? [], without);
  const rules = amend(definition.rules, packs, without);
  const own: Record<string, Steps<any>> = { ...KERNEL_PROCS, ...ABILITY_PROCS };
  for (const name in own) rules.procs[name] = own[name] as never;
  rules.verbs = { ...(KERNEL_VERBS as unknown as Amended<W>['verbs']), ...rules.verbs };
  if (without !== null) knockOut(rules, without);

  const problems: string[] = [];
  const sealed = Object.keys(rules.content).filter((id) => rules.content[id]!.secret === null);
  if (sealed.length > 0 && options.sealed !== true)
    problems.push(`${definition.id} cannot be played without what is secret about ${sealed.join(', ')}`);
  const verbOf: Loaded<W>['verbOf'] = new Map();
  const content = new Map<string, LoadedContent>();
  const lasting: LastingData[] = [];
  for (const id in rules.content) content.set(id, loadContent(rules, id, { verbOf, lasting, problems }));
  const heard = new Set<string>();
  const modified = new Set<string>();
  for (const one of content.values()) {
    for (const timing of one.byTiming.keys()) heard.add(timing);
    for (const value of one.byValue.keys()) modified.add(value);
  }
  for (const { trigger } of lasting) if (trigger) heard.add(trigger.timing);

  const timings = new Map<string, LoadedTiming<W>>();
  for (const name in rules.timings) {
    const { rule, choices, why, onlyIfItDoes, label } = rules.timings[name]!;
    timings.set(name, {
      name,
      rule,
      why,
      onlyIfItDoes,
      label,
      choices: loadChoices(choices),
      deaf: !heard.has(name),
      lasting: lasting.some(({ trigger }) => trigger?.timing === name),
      must: [...content.values()].some((one) => one.byTiming.get(name)?.some(({ ability }) => ability.must) ?? false),
      heardBy: { cards: [], flags: new Uint8Array() },
    });
  }
  const values = new Map<string, LoadedValue<W>>();
  for (const name in rules.values) {
    const entry = rules.values[name]!;
    let of = entry.of;
    for (const wrap of entry.wraps) of = wrap.wrap(of);
    const parts = Object.values(entry.parts).map(shapedPart).sort(byLayer);
    const byCards = modified.has(name);
    const byLasting = lasting.some(({ modify }) => modify?.value === name);
    values.set(name, {
      name,
      number: values.size,
      of,
      entry,
      parts,
      open: parts.length > 0 || byCards || byLasting,
      changedBy: byCards ? { cards: [], flags: new Uint8Array() } : null,
      lasting: byLasting,
      printed: false,
      kept: null,
      byCard: { cards: [], values: [] },
    });
  }
  for (const value of values.values()) {
    value.printed = isPrinted(values, value.name);
    if (value.printed && isClosed(values, value.name)) value.kept = new Map();
  }
  const procs = loadProcs(rules, timings, problems);
  const watches = Object.entries(rules.watch).map(([name, watch]) => ({ ...watch, name }));
  const watchesOn = new Map<string, number[]>();
  watches.forEach((watch, i) => {
    for (const tag of new Set(watch.on)) watchesOn.set(tag, [...(watchesOn.get(tag) ?? []), i]);
  });
  if (!procs.has('game')) problems.push('There is no procedure game');
  if (problems.length > 0) throw new LoadError(problems);

  const pilesFor = pileNames(rules.zones);
  const world = worldField(rules, pilesFor);
  let hash: string | null = null;
  return {
    definition,
    packs: packs.map((pack) => pack.id),
    seats: narrowest(definition, packs, without),
    rules,
    procs,
    watches,
    watchesOn,
    values,
    timings,
    asides: loadChoices(rules.asides),
    content,
    verbOf,
    world,
    cloneWorld: compileClone(world),
    box: { cards: [], contents: [] },
    // Most who load never ask, and it takes half of the time. No getter: with one, the engine would look up all else that is read
    // here by its name, at each step of each game.
    contentHash: () => (hash ??= sha256(canonical(withoutArt(rules.content)))),
    onStep: null,
    without,
    pilesFor,
    pilesOf: new Map(
      Object.keys(rules.zones).map((zone) => [zone, Array.from({ length: 17 }, (_, seat) => `${zone}/${seat}`)]),
    ),
  };
}

const byLayer = (one: Contribution<any>, other: Contribution<any>): number =>
  LAYERS.indexOf(one.layer) - LAYERS.indexOf(other.layer);

const loadChoices = <W extends World>(choices: Record<string, Choice<W>>): LoadedChoice<W>[] =>
  Object.entries(choices).map(([name, choice]) => ({ name, choice: shapedChoice(choice) }));

function loadProcs<W extends World>(
  rules: Amended<W>,
  timings: Map<string, LoadedTiming<W>>,
  problems: string[],
): Map<string, LoadedProc<W>> {
  const procs = new Map<string, LoadedProc<W>>();
  for (const name in rules.procs) {
    const proc = { name, closed: rules.closed.includes(name), shown: rules.shown[name] ?? [] } as LoadedProc<W>;
    proc.steps = new Map();
    let before: LoadedStep<W> | null = null;
    for (const [stepName, step] of Object.entries(rules.procs[name]!)) {
      const here = `${name}/${stepName}`;
      if (step.run !== undefined && !(step.run in rules.procs))
        problems.push(`${here}: there is no procedure ${step.run}`);
      const window = step.window === undefined ? null : shapedWindow(step.window);
      const ask = step.ask === undefined ? null : shapedAsk(step.ask);
      const wanted = window?.timing ?? ask?.timing;
      const timing = wanted === undefined ? null : (timings.get(wanted) ?? null);
      if (ask?.timing !== undefined && ask.join !== undefined && ask.join !== 'any') {
        problems.push(`${here}: cards cannot be used beside a question that joins ${ask.join}`);
      }
      if (window && step.always) problems.push(`${here}: a window cannot always open; run a procedure that opens it`);
      if (wanted !== undefined && !timing) problems.push(`${here}: there is no timing ${wanted}`);
      const loaded: LoadedStep<W> = {
        name: stepName,
        rule: step.rule,
        kind: kindOf(step),
        step: shapedStep(step, ask, window),
        ask,
        choices: [...(ask ? loadChoices(ask.choices) : []), ...(timing?.choices ?? [])],
        window,
        timing,
        proc,
        next: null,
        always: null,
      };
      proc.steps.set(stepName, loaded);
      if (before) before.next = loaded;
      else proc.first = loaded;
      before = loaded;
    }
    if (!before) problems.push(`Procedure ${name} has no steps`);
    let always: LoadedStep<W> | null = null;
    for (const loaded of [...proc.steps.values()].reverse()) {
      loaded.always = always;
      if (loaded.step.always) always = loaded;
    }
    procs.set(name, proc);
  }
  return procs;
}

function kindOf<W extends World>(step: Step<W>): StepKind {
  if (step.each !== undefined) return 'each';
  if (step.whileSome !== undefined) return 'while';
  if (step.run !== undefined) return 'run';
  if (step.ask !== undefined) return 'ask';
  if (step.cases !== undefined) return 'cases';
  return step.window === undefined ? 'do' : 'window';
}

// ---- printed values ----

/** The values that a printed one reads, with itself; null when it is not printed. */
function readingsOf<W extends World>(values: Loaded<W>['values'], name: string): readonly string[] | null {
  const { entry } = values.get(name)!;
  if (entry.printed === null || entry.wraps.length > 0) return null;
  const all = [name, ...entry.printed];
  for (const part of Object.values(entry.parts)) {
    if (part.printed === undefined) return null;
    all.push(...part.printed);
  }
  return all;
}
const isPrinted = <W extends World>(values: Loaded<W>['values'], name: string): boolean =>
  readingsOf(values, name)?.every((one) => one === name || isPrinted(values, one)) ?? false;
/** Whether no card and no lasting effect can change a printed value, nor those that it reads. */
function isClosed<W extends World>(values: Loaded<W>['values'], name: string): boolean {
  const { changedBy, lasting } = values.get(name)!;
  return (
    changedBy === null && !lasting && readingsOf(values, name)!.every((one) => one === name || isClosed(values, one))
  );
}
