/** Reads cards: finds what listens to which timing and changes which value, and reports every mistake in them. */

import type { Amended } from './amend.ts';
import { alternativeName } from '../playing/effects.ts';
import { at, type Json } from '../state/json.ts';
import {
  LAYERS,
  type Ability,
  type Content,
  type Effect,
  type Modifier,
  type Payment,
  type VerbOf,
  type World,
} from './rules.ts';

export interface LoadedAbility {
  /** Its word in option ids. */
  name: string;
  index: number;
  ability: Ability;
  /** Ways to pay by their word in option ids; none for what is free. */
  ways: ReadonlyMap<string, Readonly<Record<string, number>>>;
}
export interface LoadedContent {
  id: string;
  content: Content;
  byTiming: Map<string, LoadedAbility[]>;
  byValue: Map<string, Modifier[]>;
}
/** What a lasting effect holds, in content. */
export interface LastingData {
  modify?: Modifier;
  trigger?: Ability;
  until: string | { event: string; times?: number; if?: Json };
}

/** What is found on the way. */
export interface Findings<W extends World> {
  /** The verb of each effect. */
  verbOf: Map<object, { name: string; verb: VerbOf<W> }>;
  lasting: LastingData[];
  problems: string[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const costs = (payment: Payment): Readonly<Record<string, number>> =>
  typeof payment === 'string' ? { [payment]: 1 } : payment;

/** The word of a way to pay in option ids. */
const wordOf = (payment: Payment): string => Object.keys(costs(payment)).join('+');

/** What decides whether two games have the same cards: all but how they look. */
export const withoutArt = (contents: Readonly<Record<string, Content>>): Json =>
  JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(contents).map(([id, card]) => [id, { ...card, art: undefined }]))),
  );

export function loadContent<W extends World>(rules: Amended<W>, id: string, findings: Findings<W>): LoadedContent {
  const content = rules.content[id]!;
  const check = new Check(rules, findings);
  const byTiming = new Map<string, LoadedAbility[]>();
  const byValue = new Map<string, Modifier[]>();
  const names = new Set<string>();
  check.list(content.abilities, `${id}.abilities`).forEach((one, index) => {
    const here = `${id}.abilities.${index}`;
    const said = one as Ability;
    if (!isRecord(said)) return check.ability(said, here);
    const usual = rules.timings[said.timing]?.limit;
    const ability = usual === undefined ? said : { limit: usual, ...said };
    const name = ability.name ?? ability.timing;
    if (names.has(name)) findings.problems.push(`${here}: two abilities are called ${name}`);
    names.add(name);
    check.ability(ability, here);
    const ways = new Map((ability.ways ?? []).map((way) => [wordOf(way), costs(way)]));
    if (ways.size < (ability.ways?.length ?? 0)) {
      findings.problems.push(`${here}: ways ${ability.ways!.map(wordOf).join(', ')} cannot be told apart`);
    }
    byTiming.set(ability.timing, [...(byTiming.get(ability.timing) ?? []), { name, index, ability, ways }]);
  });
  for (const pattern of rules.lists) {
    for (const path of pathsOf(content, pattern.split('.'))) {
      const here = `${id}.${path.join('.')}`;
      check.effects(at(content, path), here);
      check.condition((at(content, path.slice(0, -1)) as { if?: Json }).if, here);
    }
  }
  check.list(content.modifies, `${id}.modifies`).forEach((one, index) => {
    const modifier = one as Modifier;
    check.modifier(modifier, `${id}.modifies.${index}`);
    if (!isRecord(modifier)) return;
    byValue.set(modifier.value, [...(byValue.get(modifier.value) ?? []), modifier]);
  });
  return { id, content, byTiming, byValue };
}

/** The paths that a pattern such as `ai.*.do` finds in content. */
export function pathsOf(
  here: unknown,
  pattern: readonly string[],
  path: readonly string[] = [],
): (readonly string[])[] {
  const [key, ...rest] = pattern;
  if (key === undefined) return [path];
  if (typeof here !== 'object' || here === null) return [];
  const inside = here as Record<string, unknown>;
  const keys = key === '*' ? Object.keys(inside) : [key].filter((one) => Object.hasOwn(inside, one));
  return keys.flatMap((one) => pathsOf(inside[one], rest, [...path, one]));
}

class Check<W extends World> {
  private readonly rules: Amended<W>;
  private readonly findings: Findings<W>;
  constructor(rules: Amended<W>, findings: Findings<W>) {
    this.rules = rules;
    this.findings = findings;
  }

  private problem(here: string, what: string): void {
    this.findings.problems.push(`${here}: ${what}`);
  }
  private known(what: string, name: string, table: object, here: string): boolean {
    if (Object.hasOwn(table, name)) return true;
    this.problem(here, `there is no ${what} ${name}; there are ${Object.keys(table).join(', ') || 'none'}`);
    return false;
  }

  list(list: unknown, here: string): readonly unknown[] {
    if (list === undefined) return [];
    if (Array.isArray(list)) return list;
    this.problem(here, 'must be a list');
    return [];
  }

  condition(condition: Json | undefined, here: string): void {
    if (condition === undefined) return;
    if (Array.isArray(condition)) {
      for (const one of condition) this.condition(one as Json, here);
      return;
    }
    if (!isRecord(condition)) return this.problem(here, 'a condition is a record');
    for (const [name, wanted] of Object.entries(condition)) {
      if (name === 'any' && !Array.isArray(wanted)) this.problem(here, 'any needs a list of conditions');
      else if (name === 'all' || name === 'any' || name === 'not') this.condition(wanted, here);
      else this.known('condition', name, this.rules.conditions, here);
    }
  }

  modifier(modifier: Modifier, here: string): void {
    if (!isRecord(modifier)) return this.problem(here, 'a modifier is a record');
    this.known('value', modifier.value, this.rules.values, here);
    if (!LAYERS.some((layer) => layer in modifier)) this.problem(here, `needs one of ${LAYERS.join(', ')}`);
    this.condition(modifier.if, here);
    for (const layer of LAYERS) {
      const amount = modifier[layer];
      if (!isRecord(amount)) continue;
      const name = Object.keys(amount)[0] ?? '';
      if (name !== 'by') this.known('amount', name, this.rules.amounts, here);
    }
  }

  ability(ability: Ability, here: string): void {
    if (!isRecord(ability)) return this.problem(here, 'an ability is a record');
    this.known('timing', ability.timing, this.rules.timings, here);
    for (const payment of ability.ways ?? []) {
      for (const way of Object.keys(costs(payment))) this.known('way', way, this.rules.ways, here);
    }
    for (const per of [ability.limit?.per ?? []].flat()) this.known('procedure', per, this.rules.procs, here);
    this.condition(ability.if, here);
    this.effects(ability.effects, `${here}.effects`);
  }

  effects(effects: unknown, here: string): void {
    if (!Array.isArray(effects)) return this.problem(here, 'a list of effects is missing');
    effects.forEach((effect, i) => this.effect(effect as Effect, `${here}.${i}`));
  }

  private effect(effect: Effect, here: string): void {
    if (!isRecord(effect)) return this.problem(here, 'an effect is a record');
    const { verbs } = this.rules;
    const name = Object.keys(effect).find((key) => Object.hasOwn(verbs, key));
    if (name === undefined) {
      this.known('verb', Object.keys(effect).join(' or '), verbs, here);
      return;
    }
    const verb = verbs[name]!;
    this.findings.verbOf.set(effect, { name, verb });
    this.condition(effect['if'], here);
    for (const branch of verb.branches ?? []) {
      if (effect[branch] !== undefined) this.effects(effect[branch], `${here}.${branch}`);
    }
    if (name === 'choose') this.alternatives(effect['of'], here);
    else if (name === 'lasting') this.lasting(effect['lasting'] as unknown as LastingData, here);
    else if (name === 'special') this.known('procedure', effect['special'] as string, this.rules.procs, here);
  }

  private alternatives(of: Json | undefined, here: string): void {
    if (!Array.isArray(of)) return this.problem(here, 'needs a list of alternatives in of');
    const names = of.filter(isRecord).map((one) => alternativeName(one, this.findings.verbOf));
    if (new Set(names).size < names.length) this.problem(here, `alternatives ${names.join(', ')} need different names`);
  }

  private lasting(data: LastingData, here: string): void {
    if (!isRecord(data)) return this.problem(here, 'what lasts is a record with modify or trigger');
    this.findings.lasting.push(data);
    if (data.modify) this.modifier(data.modify, `${here}.modify`);
    if (data.trigger) this.ability(data.trigger, `${here}.trigger`);
    const { until } = data;
    if (until === undefined) this.problem(here, 'until when?');
    else if (typeof until !== 'string') this.condition(until.if, `${here}.until`);
    else this.known('procedure', until, this.rules.procs, here);
  }
}
