/** What is wrong with the answers to "why?": holes, raw keys, cut labels, rules that are not in this game, and one text for
 *  different reasons. */

import {
  choiceOf,
  neverTaken,
  packsOf,
  type Game,
  type Json,
  type Loaded,
  type Refusal,
  type World,
} from '@questwright/kernel';
import { mustReadCatalogue } from '@questwright/rulebook/files';

const HOLE = /undefined|NaN|\[object|Infinity|[{}<>]/;
/** Keys of messages, ids of options, names of steps. */
const RAW =
  /\b(kernel|refuse|option|choice|step|proc|timing|condition|trace|ask)\.[a-z]|\b[a-z-]+:\d+\b|\b(step|phase|roll|attack|combat|turn|action)\/[a-z]/;
/** A label that stops in the middle. */
const CUT = /(^|\s)(a|an|the|of|to|for|with|from|by|in|on|at|and|or|over|under)$/i;

/** Null when nothing is wrong. `labels` are known to be whole, however they end. */
export function wrongText(text: string, labels: ReadonlySet<string>): string | null {
  if (text.trim() === '') return 'nothing is told';
  if (HOLE.test(text)) return 'a hole';
  if (RAW.test(text)) return 'a raw key';
  const quoted = [...text.matchAll(/“([^”]*)”/g)].map(([, label]) => label!);
  return quoted.some((label) => label === '' || (CUT.test(label) && !labels.has(label))) ? 'a label that is cut' : null;
}

let books: ReadonlyMap<string, string> | null = null;
/** Null for a rule that holds in this game: of the base, or of a pack that is on. */
export function wrongRule<W extends World>({ definition, packs }: Loaded<W>, rule: string): string | null {
  books ??= new Map(mustReadCatalogue().entries.map(({ id, kind }) => [id, kind]));
  if (rule === 'kernel') return 'no rule';
  if (!books.has(rule)) return `${rule} is in no book`;
  // An example shows how a rule is meant. Those of Middara are the rules of an Encounter; of a price they say how it is rounded.
  if (books.get(rule) === 'example' && !/^MD-|^RB-MKT-|^RB-ITM-18$/.test(rule)) return `${rule} is an example`;
  const of = packsOf(definition, rule as never);
  return of.length === 0 || of.some((id) => packs.includes(id)) ? null : `${rule} is not in this game`;
}

/** The heading of a rule: all but its number. */
const headingOf = (rule: string): string => rule.replace(/-\d+$/, '');
type LoadedProc<W extends World> = Loaded<W>['procs'] extends ReadonlyMap<string, infer Proc> ? Proc : never;
const rulesOf = <W extends World>({ steps }: LoadedProc<W>): string[] =>
  [...steps.values()].flatMap(({ rule, choices, timing }) => [
    rule,
    ...choices.map(({ choice }) => choice.rule as string),
    ...(timing === null ? [] : [timing.rule]),
  ]);
const listsIt = <W extends World>({ steps }: LoadedProc<W>, choice: string): boolean =>
  [...steps.values()].some(({ choices }) => choices.some(({ name }) => name === choice));
/** What is listed only to be refused by name is not offered. */
const offersIt = <W extends World>({ steps }: LoadedProc<W>, choice: string): boolean =>
  [...steps.values()].some(({ choices }) =>
    choices.some((one) => one.name === choice && one.choice.then !== neverTaken),
  );
/** What is wrong with the moment that a refusal speaks of; null when nothing is. Its rule is of a heading of what is being played,
 *  of what offers the choice, or of those `besides` that are known to forbid it; and what is offered in what is being played is not
 *  told as something of another time to who is asked. */
export function wrongMoment<W extends World>(
  { procs, asides, timings }: Loaded<W>,
  { stack, pending }: Game<W>,
  { id, seat, refusal }: { id: string; seat: number; refusal: Refusal },
  besides: Readonly<Record<string, readonly string[]>>,
): string | null {
  const { rule, key, with: params } = refusal;
  const choice = choiceOf(id);
  const played = stack.map(({ proc }) => procs.get(proc)!);
  const isAsked = pending?.offers.some((one) => one.seat === seat && one.asked) === true;
  if (key === 'kernel.another-step' && params['when'] === 'elsewhere' && isAsked) {
    const near = played.findLast((one) => offersIt(one, choice));
    if (near) return `${choice} is told as of elsewhere, and ${near.name} offers it`;
  }
  const rules = [
    ...stack.map((frame) => frame.rule as string),
    ...[...played, ...[...procs.values()].filter((one) => listsIt(one, choice))].flatMap((one) => rulesOf(one)),
    ...asides.filter(({ name }) => name === choice).map((one) => one.choice.rule as string),
    ...(choice === 'use' ? [...timings.values()].map((one) => one.rule as string) : []),
  ];
  const headings = new Set([...rules.map(headingOf), ...(besides[choice] ?? [])]);
  return headings.has(headingOf(rule)) ? null : `${rule} is about something else than ${choice}`;
}

/** What a refusal says, as far as a reader can tell: things are known by their cards. */
export function reasonIn({ things }: World, { key, rule, with: params }: Refusal): string {
  // What is not there yet, or no more, has no name.
  const read = (value: Json, name = ''): Json => {
    if (Array.isArray(value)) return value.map((one) => read(one as Json, name));
    if (typeof value === 'number' && /^things?$/.test(name)) return things.cards[things.card[value]!] ?? null;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([one, more]) => [one, read(more as Json, one)]));
  };
  // What is not among the options is called as whoever asks called it.
  return JSON.stringify(key === 'kernel.not-among' ? [key, rule] : [key, rule, read(params)]);
}

/** Findings, each with the first place where it was found. */
export class Findings {
  private readonly wrong = new Map<string, string>();
  private readonly said = new Map<string, string>();
  asked = 0;
  note(what: string, where: string, found: string | null): void {
    this.asked++;
    if (found !== null && !this.wrong.has(`${what}: ${found}`)) this.wrong.set(`${what}: ${found}`, where);
  }
  /** One text for two reasons in one position. */
  compare(text: string, reason: string, where: string): void {
    const other = this.said.get(text) ?? reason;
    this.said.set(text, reason);
    this.note(text, where, other === reason ? null : `also said for ${other}, here ${reason}`);
  }
  /** The next position: what was said in the last one is not compared with it. */
  next(): void {
    this.said.clear();
  }
  get list(): string[] {
    return [...this.wrong].map(([what, where]) => `${what}  [${where}]`);
  }
}
