/** Holds values against shapes. Whatever does not fit is reported where it stands, with what belongs there. */

import type { Content, Json, Loaded } from '@questwright/kernel';
import type { ContentSchema, Fields, Shape } from '@questwright/messages';
import type { Node } from 'yaml';
import { shown, type Entry, type Sheet } from './sheet.ts';
import { instead } from './suggest.ts';

/** What the content of a pack may speak of. */
export interface Known {
  schema: ContentSchema;
  rules: Loaded['rules'];
  /** All content, of the game and of the pack, by id; and what kind it is. */
  contents: ReadonlyMap<string, Content>;
  kinds: ReadonlyMap<string, string>;
}

/** Abilities, modifiers, effects and conditions: what every game has. */
export interface CardText {
  effects(node: Node, label: string, during?: readonly string[]): void;
}

/** Where one card names another that has to name it, too. */
export interface Mutual {
  node: Node;
  from: string;
  to: string;
}

export class Shapes {
  readonly sheet: Sheet;
  readonly known: Known;
  readonly mutual: Mutual[] = [];
  /** Words that are needed. */
  readonly wanted: { key: string; node: Node }[] = [];
  /** The card that is being looked at. */
  private readonly id: string;
  private readonly text: CardText;

  constructor(sheet: Sheet, known: Known, id: string, text: (shapes: Shapes) => CardText) {
    this.sheet = sheet;
    this.known = known;
    this.id = id;
    this.text = text(this);
  }

  /** A map with these fields. `head` is where a missing field is reported. */
  record(node: Node, fields: Fields, label: string, head: Node = node): void {
    const entries = this.sheet.entries(node, label);
    if (!entries) return;
    for (const { name, key, value } of entries) {
      const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (shape) this.fits(value, shape, `${label}.${name}`);
      else this.sheet.problem(key, `${label} has no field ${name}${instead(name, Object.keys(fields))}`);
    }
    this.missing(head, fields, entries, label);
  }

  missing(head: Node, fields: Fields, entries: readonly Entry[], label: string): void {
    for (const [name, shape] of Object.entries(fields)) {
      if (shape.optional || entries.some((one) => one.name === name)) continue;
      this.sheet.problem(head, `${label} needs the field ${name}: ${inWords(shape, this.known)}`);
    }
  }

  fits(node: Node, shape: Shape, label: string): void {
    const value = this.sheet.json(node);
    if (!isSort(shape, value)) return this.wrong(node, shape, label);
    switch (shape.is) {
      case 'text':
        if (value === '') this.sheet.problem(node, `${label} is empty`);
        return;
      case 'whole':
        return this.whole(node, shape, label);
      case 'amount':
        return typeof value === 'number' ? this.whole(node, shape, label) : this.amount(node, label);
      case 'flag':
      case 'true':
        return;
      case 'word':
        if (!shape.of.includes(value as string)) this.noWord(node, shape.of, label);
        return;
      case 'list':
        return this.list(node, shape, label);
      case 'record':
        return this.record(node, shape.fields, label);
      case 'table':
        return this.table(node, shape, label);
      case 'content':
        return this.reference(node, shape, label);
      case 'said': {
        const said = saidIn(this.known, shape);
        if (!said.includes(value as string)) this.noWord(node, said, label);
        else this.wanted.push({ key: `${shape.words}.${value as string}`, node });
        return;
      }
      case 'effects':
        return this.text.effects(node, label, shape.during);
      case 'either':
        return this.either(node, shape, label);
    }
  }

  wrong(node: Node, shape: Shape, label: string): void {
    const value = this.sheet.json(node);
    this.sheet.problem(node, `${label} must be ${inWords(shape, this.known)}, not ${shown(value, 80)}`);
  }

  private whole(node: Node, shape: Extract<Shape, { is: 'whole' | 'amount' }>, label: string): void {
    const value = this.sheet.json(node) as number;
    const { min = -Infinity, max = Infinity } = shape;
    if (!Number.isInteger(value) || value < min || value > max) this.wrong(node, shape, label);
  }

  /** `{ name: … }`, worked out by that named amount. */
  amount(node: Node, label: string): void {
    const { amounts } = this.known.rules;
    const entries = this.sheet.entries(node, label) ?? [];
    const [first] = entries;
    if (first === undefined || entries.length > 1) {
      this.sheet.problem(node, `${label} must name one amount${instead('', Object.keys(amounts))}`);
    } else if (!Object.hasOwn(amounts, first.name)) {
      this.sheet.problem(
        first.key,
        `${label}: there is no amount ${first.name}${instead(first.name, Object.keys(amounts))}`,
      );
    } else {
      const shape = this.known.schema.amounts[first.name];
      if (shape) this.fits(first.value, shape, `${label}.${first.name}`);
    }
  }

  private table(node: Node, shape: Extract<Shape, { is: 'table' }>, label: string): void {
    const entries = this.sheet.entries(node, label) ?? [];
    if (shape.size !== undefined && entries.length !== shape.size)
      this.sheet.problem(node, `${label} must have ${shape.size} entries, not ${entries.length}`);
    for (const { name, key, value } of entries) {
      if (shape.keys?.includes(name) ?? true) this.fits(value, shape.of, `${label}.${name}`);
      else this.sheet.problem(key, `${label}: there is no ${name}${instead(name, shape.keys!)}`);
    }
  }

  private list(node: Node, shape: Extract<Shape, { is: 'list' }>, label: string): void {
    const items = this.sheet.list(node, label);
    if (shape.length !== undefined && items.length !== shape.length) {
      this.sheet.problem(node, `${label} must have ${shape.length} entries, not ${items.length}`);
    }
    items.forEach((one, i) => this.fits(one, shape.of, `${label}.${i}`));
  }

  private reference(node: Node, { kind, mutual }: Extract<Shape, { is: 'content' }>, label: string): void {
    const name = this.sheet.json(node) as string;
    const prefix = this.known.schema.kinds[kind]?.prefix ?? '';
    const id = `${prefix}${name}`;
    if (this.known.kinds.get(id) === kind) {
      if (mutual) this.mutual.push({ node, from: this.id, to: id });
      return;
    }
    const other = this.known.kinds.get(id);
    const is = other === undefined ? '' : `, but of kind ${other}`;
    this.sheet.problem(
      node,
      `${label}: ${name} is no ${kind} of this game or pack${is}${instead(name, this.idsOf(kind))}`,
    );
  }

  private either(node: Node, shape: Extract<Shape, { is: 'either' }>, label: string): void {
    const value = this.sheet.json(node);
    const { problems } = this.sheet;
    const before = problems.length;
    const sorts = shape.of.filter((one) => isSort(one, value));
    for (const one of sorts) {
      this.fits(node, one, label);
      if (problems.length === before) return;
      // Of the only one that it can be, the problem is told in full.
      if (sorts.length > 1) problems.length = before;
    }
    if (sorts.length <= 1) return;
    const names = sorts.flatMap((one) => this.namesOf(one));
    if (names.length === 0) this.wrong(node, shape, label);
    else this.noWord(node, names, label);
  }
  private noWord(node: Node, known: readonly string[], label: string): void {
    const word = this.sheet.json(node) as string;
    this.sheet.problem(node, `${label}: there is no ${word}${instead(word, known)}`);
  }

  /** The words that a shape knows. */
  private namesOf(shape: Shape): readonly string[] {
    if (shape.is === 'word') return shape.of;
    return shape.is === 'content' ? this.idsOf(shape.kind) : [];
  }
  private idsOf(kind: string): string[] {
    const prefix = this.known.schema.kinds[kind]?.prefix ?? '';
    return [...this.known.kinds].filter((one) => one[1] === kind).map((one) => one[0].slice(prefix.length));
  }
}

const saidIn = ({ contents }: Known, { kind, field }: Extract<Shape, { is: 'said' }>): string[] => [
  ...new Set([...contents.values()].flatMap((one) => (one['kind'] === kind ? ((one[field] as string) ?? []) : []))),
];

const isText = (value: Json): boolean => typeof value === 'string';
const isNumber = (value: Json): boolean => typeof value === 'number';
const isRecord = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a shape means: whether a value is of that sort at all (a number, a text, a list …), and what belongs there in words. */
interface Sort<S> {
  has(value: Json, shape: S): boolean;
  words(shape: S, known: Known): string;
}
const SORTS: { readonly [I in Shape['is']]: Sort<Extract<Shape, { is: I }>> } = {
  text: { has: isText, words: () => 'a text' },
  whole: { has: isNumber, words: (shape) => `a whole number${rangeOf(shape)}` },
  amount: {
    has: (value) => isNumber(value) || isRecord(value),
    words: (shape, { rules }) =>
      `a whole number${rangeOf(shape)}, or { <amount>: … } with ${Object.keys(rules.amounts).join(', ')}`,
  },
  flag: { has: (value) => typeof value === 'boolean', words: () => 'true or false' },
  true: { has: (value) => value === true, words: () => 'true, or left out' },
  word: { has: isText, words: ({ of }) => (of.length === 1 ? `the word ${of[0]}` : `one of ${of.join(', ')}`) },
  list: {
    has: Array.isArray,
    words: ({ length, of }, known) =>
      `a list${length === undefined ? '' : ` of ${length} entries`}, each ${inWords(of, known)}`,
  },
  record: { has: isRecord, words: ({ fields }) => `a record with ${Object.keys(fields).join(', ')}` },
  table: {
    has: isRecord,
    words: ({ keys, size }) => (keys ? `a record with ${size ?? 'some'} of ${keys.join(', ')}` : 'a record'),
  },
  content: { has: isText, words: ({ kind }) => `the id of a ${kind}` },
  said: { has: isText, words: ({ field, kind }) => `the ${field} of a ${kind}` },
  effects: { has: Array.isArray, words: () => 'a list of effects' },
  either: {
    has: (value, { of }) => of.some((one) => isSort(one, value)),
    words: ({ of }, known) => of.map((one) => inWords(one, known)).join(', or '),
  },
};
const sortOf = (shape: Shape): Sort<Shape> => SORTS[shape.is] as Sort<Shape>;
const isSort = (shape: Shape, value: Json): boolean => sortOf(shape).has(value, shape);
const inWords = (shape: Shape, known: Known): string => sortOf(shape).words(shape, known);

function rangeOf({ min, max }: { readonly min?: number; readonly max?: number }): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` from ${min} up`;
  return max === undefined ? '' : ` up to ${max}`;
}
