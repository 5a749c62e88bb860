/** Abilities, modifiers, effects and conditions: the part of content that the kernel plays. */

import { LAYERS } from '@questwright/kernel';
import type { Fields, Shape, VerbShape } from '@questwright/messages';
import type { Node } from 'yaml';
import { checkCondition, EVENT, SEAT } from './conditions.ts';
import type { CardText, Shapes } from './shapes.ts';
import type { Entry } from './sheet.ts';
import { instead } from './suggest.ts';

/** Words that something on a card has to have, and where it stands. */
export interface Wanted {
  key: string;
  node: Node;
}
const EFFECTS: Shape = { is: 'effects' };
const TEXT: Shape = { is: 'text' };

/** The verbs that every game has; `check` and `lasting` are read apart. */
const KERNEL_VERBS: Readonly<Record<string, VerbShape>> = {
  choose: { takes: TEXT, fields: { of: EFFECTS } },
  steps: { takes: EFFECTS },
};
/** What any effect may say beside its verb. `if` is read apart. */
const BESIDE: Fields = {
  if: { ...TEXT, optional: true },
  name: { ...TEXT, optional: true },
  as: { ...TEXT, optional: true },
};

export class Text implements CardText {
  readonly wanted: Wanted[] = [];
  private readonly shapes: Shapes;
  /** The fields that the card has. */
  private readonly fields: ReadonlySet<string>;
  /** The procedures that are surely being played when the effects are; null when nobody knows. */
  private during: readonly string[] | null = null;

  constructor(shapes: Shapes, fields: ReadonlySet<string>) {
    this.shapes = shapes;
    this.fields = fields;
  }

  private problem(node: Node, message: string): void {
    this.shapes.sheet.problem(node, message);
  }
  private name(node: Node, what: string, table: object, label: string): string | null {
    const { sheet } = this.shapes;
    const name = sheet.json(node);
    if (typeof name === 'string' && Object.hasOwn(table, name)) return name;
    if (typeof name === 'string')
      this.problem(node, `${label}: there is no ${what} ${name}${instead(name, Object.keys(table))}`);
    else this.shapes.wrong(node, TEXT, label);
    return null;
  }
  /** The fields of a map by name; those that must be there are asked for, those that cannot be reported. */
  private parts(node: Node, label: string, needed: readonly string[], may: readonly string[]): Map<string, Entry> {
    const { sheet } = this.shapes;
    const found = new Map<string, Entry>();
    const known = [...needed, ...may];
    for (const entry of sheet.entries(node, label) ?? []) {
      if (known.includes(entry.name)) found.set(entry.name, entry);
      else this.problem(entry.key, `${label} has no field ${entry.name}${instead(entry.name, known)}`);
    }
    if (sheet.isMap(node))
      for (const name of needed) if (!found.has(name)) this.problem(node, `${label} needs the field ${name}`);
    return found;
  }

  // ---- abilities ----

  abilities(node: Node, label: string): void {
    const names = new Set<string>();
    this.shapes.sheet.list(node, label).forEach((one, i) => {
      const here = `${label}.${i}`;
      const parts = this.ability(one, here);
      const named = parts.get('name') ?? parts.get('timing');
      const name = named && this.shapes.sheet.json(named.value);
      if (!named || typeof name !== 'string') return;
      if (names.has(name)) this.problem(named.value, `${here}: another ability of the card is called ${name}`);
      names.add(name);
      this.wanted.push({ key: `ability.${name}`, node: named.value });
    });
  }

  private ability(node: Node, label: string): Map<string, Entry> {
    const { shapes } = this;
    const { rules } = shapes.known;
    const may = ['name', 'if', 'ways', 'limit', 'must', 'replaces'];
    const parts = this.parts(node, label, ['timing', 'effects'], may);
    const read = (name: string, then: (entry: Entry, label: string) => void): void => {
      const entry = parts.get(name);
      if (entry) then(entry, `${label}.${name}`);
    };
    read('timing', ({ value }, here) => void this.name(value, 'timing', rules.timings, here));
    read('name', ({ value }, here) => this.word(value, here));
    read('if', ({ value }, here) => checkCondition(this.shapes, value, here, SEAT));
    read('ways', ({ value }, here) =>
      shapes.sheet.list(value, here).forEach((way, i) => this.way(way, `${here}.${i}`)),
    );
    read('limit', ({ value }, here) => {
      const limit = this.parts(value, here, ['per', 'times'], []);
      const [per, times] = [limit.get('per'), limit.get('times')];
      const counted = !per ? [] : shapes.sheet.isList(per.value) ? shapes.sheet.list(per.value, here) : [per.value];
      for (const one of counted) this.name(one, 'procedure', rules.procs, `${here}.per`);
      if (times) shapes.fits(times.value, { is: 'whole', min: 1 }, `${here}.times`);
    });
    for (const name of ['must', 'replaces']) read(name, ({ value }, here) => shapes.fits(value, { is: 'true' }, here));
    const timing = parts.get('timing');
    const during = new Map(Object.entries(shapes.known.schema.timings)).get(
      timing ? (shapes.sheet.json(timing.value) as string) : '',
    );
    read('effects', ({ value }, here) => {
      if (shapes.sheet.isList(value) && shapes.sheet.list(value, here).length === 0)
        this.problem(value, `${here} is empty: the ability does nothing`);
      this.effects(value, here, during);
    });
    const must = parts.get('must');
    if (must && parts.has('ways'))
      this.problem(must.key, `${label} takes place unasked (must), so that nobody pays for it: leave out must or ways`);
    return parts;
  }

  /** A part of option ids, which are joined by colons. */
  private word(node: Node, label: string): void {
    const word = this.shapes.sheet.json(node);
    this.shapes.fits(node, TEXT, label);
    if (typeof word === 'string' && word.includes(':')) this.problem(node, `${label} must not contain a colon`);
  }

  private way(node: Node, label: string): void {
    const { sheet, known } = this.shapes;
    if (!sheet.isMap(node)) return void this.name(node, 'way', known.rules.ways, label);
    const entries = sheet.entries(node, label) ?? [];
    if (entries.length === 0) this.problem(node, `${label} is empty; leave out ways for what costs nothing`);
    for (const { name, key, value } of entries) {
      if (!Object.hasOwn(known.rules.ways, name))
        this.problem(key, `${label}: there is no way ${name}${instead(name, Object.keys(known.rules.ways))}`);
      this.shapes.fits(value, { is: 'whole', min: 1 }, `${label}.${name}`);
    }
  }

  // ---- modifiers ----

  modifiers(node: Node, label: string): void {
    this.shapes.sheet.list(node, label).forEach((one, i) => this.modifier(one, `${label}.${i}`));
  }

  private modifier(node: Node, label: string): void {
    const { sheet, known } = this.shapes;
    const parts = this.parts(node, label, ['value'], ['if', ...LAYERS]);
    const value = parts.get('value');
    const name = value && this.name(value.value, 'value that cards may change', known.schema.values, `${label}.value`);
    const shape = known.schema.values[name ?? ''] ?? {};
    const condition = parts.get('if');
    if (condition && name)
      checkCondition(this.shapes, condition.value, `${label}.if`, { ...shape, of: `the value ${name}` });
    const layers = LAYERS.filter((layer) => parts.has(layer));
    if (layers.length === 0 && sheet.isMap(node)) this.problem(node, `${label} needs one of ${LAYERS.join(', ')}`);
    for (const layer of layers) {
      const { value: amount } = parts.get(layer)!;
      const sets = layer === 'set' || layer === 'become';
      if (sets && shape.takes) this.shapes.fits(amount, shape.takes, `${label}.${layer}`);
      else if (shape.takes) this.problem(parts.get(layer)!.key, `${label}: ${name} is no number; it can only be set`);
      else this.number(amount, `${label}.${layer}`);
    }
  }

  private number(node: Node, label: string): void {
    const { sheet } = this.shapes;
    const entries = sheet.isMap(node) ? sheet.entries(node, label) : null;
    // The seat whose card it is.
    if (entries?.length === 1 && entries[0]!.name === 'by') return;
    this.shapes.fits(node, { is: 'amount', min: -99, max: 99 }, label);
  }

  // ---- effects ----

  /** `during`: left out inside of other effects, where it is the same. */
  effects(node: Node, label: string, during: readonly string[] | null = this.during): void {
    const before = this.during;
    this.during = during;
    this.shapes.sheet.list(node, label).forEach((one, i) => this.effect(one, `${label}.${i}`));
    this.during = before;
  }

  private effect(node: Node, label: string): void {
    const { sheet, known } = this.shapes;
    const { verbs } = known.rules;
    const entries = sheet.entries(node, label);
    if (!entries) return;
    const verb = entries.find(({ name }) => Object.hasOwn(verbs, name));
    if (!verb) {
      const first = entries.find(({ name }) => !Object.hasOwn(BESIDE, name));
      if (!first) return this.problem(node, `${label} needs a verb${instead('', Object.keys(verbs))}`);
      return this.problem(
        first.key,
        `${label}: there is no verb ${first.name}${instead(first.name, Object.keys(verbs))}`,
      );
    }
    const condition = entries.find(({ name }) => name === 'if');
    if (condition) checkCondition(this.shapes, condition.value, `${label}.if`, SEAT);
    const name = entries.find((one) => one.name === 'name');
    if (name) this.word(name.value, `${label}.name`);
    const rest = entries.filter((one) => one !== verb && !Object.hasOwn(BESIDE, one.name));
    if (verb.name === 'check') return this.check(verb, rest, label);
    if (verb.name === 'lasting') return this.lasting(verb, rest, label);
    const shape = known.schema.verbs[verb.name] ?? KERNEL_VERBS[verb.name];
    if (shape) this.verb(shape, verb, rest, label);
    else this.problem(verb.key, `${label}: files of content cannot use the verb ${verb.name}`);
  }

  private verb(
    { takes, fields = {}, card = [], words }: VerbShape,
    verb: Entry,
    rest: readonly Entry[],
    label: string,
  ): void {
    const { shapes } = this;
    shapes.fits(verb.value, takes, `${label}.${verb.name}`);
    this.others(verb, rest, fields, label);
    for (const field of card) {
      if (!this.fields.has(field))
        this.problem(verb.key, `${label}: for ${verb.name} the card needs the field ${field}`);
    }
    const said = shapes.sheet.json(verb.value);
    if (words !== undefined && typeof said === 'string')
      this.wanted.push({ key: `${words}.${said}`, node: verb.value });
  }

  /** What stands beside a verb. */
  private others(verb: Entry, rest: readonly Entry[], fields: Fields, label: string): void {
    const { shapes } = this;
    for (const { name, key, value } of rest) {
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (shape) shapes.fits(value, shape, `${label}.${name}`);
      else if (Object.hasOwn(shapes.known.rules.verbs, name)) {
        this.problem(key, `${label}: ${verb.name} and ${name} are two effects; give each its own entry in the list`);
      } else {
        const known = [...Object.keys(fields), ...Object.keys(BESIDE)];
        this.problem(key, `${label}: ${verb.name} has no field ${name}${instead(name, known)}`);
      }
    }
    for (const [name, shape] of Object.entries(fields)) {
      if (!shape.optional && !rest.some((one) => one.name === name))
        this.problem(verb.key, `${label}: ${verb.name} needs the field ${name}`);
    }
  }

  private check(verb: Entry, rest: readonly Entry[], label: string): void {
    checkCondition(this.shapes, verb.value, `${label}.check`, SEAT);
    const branch = { ...EFFECTS, optional: true } as const;
    this.others(verb, rest, { then: branch, else: branch }, label);
  }

  private lasting(verb: Entry, rest: readonly Entry[], label: string): void {
    const { sheet, known } = this.shapes;
    this.others(verb, rest, {}, label);
    const here = `${label}.lasting`;
    const parts = this.parts(verb.value, here, ['until'], ['modify', 'trigger']);
    const [modify, trigger, until] = [parts.get('modify'), parts.get('trigger'), parts.get('until')];
    if (!modify && !trigger) this.problem(verb.key, `${here} needs modify or trigger: what is it that lasts?`);
    if (modify) this.modifier(modify.value, `${here}.modify`);
    if (trigger) this.ability(trigger.value, `${here}.trigger`);
    if (!until) return;
    if (!sheet.isMap(until.value)) {
      const name = this.name(until.value, 'procedure', known.rules.procs, `${here}.until`);
      if (name === null || this.during === null || this.during.includes(name)) return;
      const instead = `until one of ${this.during.join(', ')}, or until an event: { event: turn began }`;
      return this.problem(until.value, `${here}.until: ${name} is not sure to be played then; let it last ${instead}`);
    }
    const when = this.parts(until.value, `${here}.until`, ['event'], ['times', 'if']);
    const [event, times, condition] = [when.get('event'), when.get('times'), when.get('if')];
    if (event) this.shapes.fits(event.value, TEXT, `${here}.until.event`);
    if (times) this.shapes.fits(times.value, { is: 'whole', min: 1 }, `${here}.until.times`);
    if (condition) checkCondition(this.shapes, condition.value, `${here}.until.if`, EVENT);
  }
}
