/** A file of YAML or JSON, read so that everything said about it has a line and a column. */

import type { Json } from '@questwright/kernel';
import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
} from 'yaml';

export interface SheetProblem {
  line: number;
  column: number;
  message: string;
  expected?: string;
  found?: string;
}
export interface Difference {
  expected: string;
  found: string;
}
/** A field of a map: its name, and where name and value stand. */
export interface Entry {
  name: string;
  key: Node;
  value: Node;
}
export type Fields = ReadonlyMap<string, Entry>;

export class Sheet {
  readonly problems: SheetProblem[] = [];
  readonly root: Node | null;
  private readonly document: Document;
  private readonly tidy: boolean;
  private readonly counter = new LineCounter();

  constructor(text: string) {
    this.document = parseDocument(text, { lineCounter: this.counter, prettyErrors: false });
    for (const error of this.document.errors) this.problemAt(error.pos[0], error.message);
    this.root = this.document.contents as Node | null;
    visit(this.document, {
      Alias: (_, alias) => {
        if (!alias.resolve(this.document)) this.problem(alias, `There is no &${alias.source} before this`);
      },
      Pair: (_, { key }) => {
        if (isNode(key) && !isScalar(key)) this.problem(key, 'A key must be a word');
      },
    });
    this.tidy = this.problems.length === 0;
  }

  /** Reports a problem at a node; null is the beginning of the file. */
  problem(node: Node | null, message: string, difference?: Difference): void {
    this.problemAt(node?.range?.[0] ?? 0, message, difference);
  }

  /** The same for a row of a text that is written in lines of its own. */
  problemInText(node: Node, row: number, message: string): void {
    const { line, column } = this.position(node);
    const block = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
    this.problems.push(block ? { line: line + 1 + row, column: 1, message } : { line, column, message });
  }

  position(node: Node | null): { line: number; column: number } {
    return this.positionAt(node?.range?.[0] ?? 0);
  }

  private problemAt(offset: number, message: string, difference?: Difference): void {
    this.problems.push({ ...this.positionAt(offset), message, ...difference });
  }

  private positionAt(offset: number): { line: number; column: number } {
    // In an empty file the counter answers 0.
    const { line, col } = this.counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  private real(node: Node): Node {
    return isAlias(node) ? (node.resolve(this.document) ?? node) : node;
  }

  /** The fields of a map in the order in which they are written; null, and a problem, when it is no map. */
  entries(node: Node, label: string): Entry[] | null {
    const map = this.real(node);
    if (!isMap(map)) return this.wrong(node, `${label} must be a map`);
    const found: Entry[] = [];
    for (const { key, value } of map.items as { key: Node; value: Node | null }[]) {
      if (isScalar(key)) found.push({ name: String(key.value), key, value: value ?? key });
    }
    return found;
  }

  /** The same for a map whose fields are known by name; others are reported. */
  fields(node: Node, label: string, known: readonly string[], required: readonly string[] = []): Fields {
    const found = new Map<string, Entry>();
    const entries = this.entries(node, label);
    for (const entry of entries ?? []) {
      if (known.includes(entry.name)) found.set(entry.name, entry);
      else this.problem(entry.key, `${label} has no field ${entry.name}; there are ${known.join(', ')}`);
    }
    if (entries)
      for (const name of required) if (!found.has(name)) this.problem(node, `${label} needs the field ${name}`);
    return found;
  }

  list(node: Node, label: string): readonly Node[] {
    const list = this.real(node);
    if (isSeq(list)) return list.items as Node[];
    this.problem(node, `${label} must be a list`);
    return [];
  }

  /** A list, or one thing alone. */
  someOf(node: Node): readonly Node[] {
    const list = this.real(node);
    return isSeq(list) ? (list.items as Node[]) : [node];
  }

  isMap(node: Node): boolean {
    return isMap(this.real(node));
  }
  isList(node: Node): boolean {
    return isSeq(this.real(node));
  }

  /** A word; numbers and truth values are read as they are written. */
  text(node: Node, label: string): string | null {
    const scalar = this.real(node);
    if (!isScalar(scalar) || scalar.value === null) return this.wrong(node, `${label} must be a text`);
    return typeof scalar.value === 'string' ? scalar.value : (scalar.source ?? JSON.stringify(scalar.value));
  }

  /** A field that may be left out, as a text or as a map: what is not there is nothing. */
  textIn(fields: Fields, name: string, label: string = name): string | null {
    const field = fields.get(name);
    return field ? this.text(field.value, label) : null;
  }
  entriesIn(fields: Fields, name: string, label: string = name): readonly Entry[] {
    const field = fields.get(name);
    return (field && this.entries(field.value, label)) ?? [];
  }

  whole(node: Node, label: string): number | null {
    const scalar = this.real(node);
    if (isScalar(scalar) && Number.isInteger(scalar.value)) return scalar.value as number;
    return this.wrong(node, `${label} must be a whole number`);
  }

  flag(node: Node, label: string): boolean | null {
    const scalar = this.real(node);
    return isScalar(scalar) && typeof scalar.value === 'boolean'
      ? scalar.value
      : this.wrong(node, `${label} must be true or false`);
  }

  texts(node: Node, label: string): { text: string; node: Node }[] {
    const found: { text: string; node: Node }[] = [];
    for (const one of this.list(node, label)) {
      const text = this.text(one, `an entry of ${label}`);
      if (text !== null) found.push({ text, node: one });
    }
    return found;
  }

  json(node: Node): Json {
    return node.toJS(this.document) as Json;
  }

  /** The innermost node on a path of keys and indexes. */
  at(node: Node, path: readonly string[]): Node {
    let here = node;
    for (const key of path) {
      const inside = this.real(here);
      let next: Node | null | undefined;
      if (isSeq(inside)) next = inside.items[Number(key)] as Node | undefined;
      else if (isMap(inside))
        next = inside.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key)?.value as Node;
      if (!next) return here;
      here = next;
    }
    return here;
  }

  private wrong(node: Node, message: string): null {
    // Of a file that is no YAML the values are not worth telling.
    this.problem(node, this.tidy ? `${message}, not ${shown(this.json(node))}` : message);
    return null;
  }
}

/** A problem as a line for people: file, line, column, what is wrong, and the difference. */
export function describeProblem(file: string, { line, column, message, expected, found }: SheetProblem): string {
  const lines = [`${file}:${line}:${column}: ${message}`];
  if (expected !== undefined) lines.push(`  expected: ${expected}`);
  if (found !== undefined) lines.push(`  found:    ${found}`);
  return lines.join('\n');
}

/** A value for people: JSON, cut when it is long. */
export function shown(value: Json | undefined, most = 400): string {
  if (value === undefined) return 'nothing';
  const text = spaced(value);
  return text.length <= most ? text : `${text.slice(0, most)}…`;
}

function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = Object.entries(value as Record<string, Json>).map(([key, one]) => `${key}: ${spaced(one)}`);
  return inner.length === 0 ? '{}' : `{ ${inner.join(', ')} }`;
}
