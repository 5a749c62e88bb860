import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node, type YAMLMap } from 'yaml';
import type { Problem } from './entry.ts';

export type Fields = ReadonlyMap<string, Node>;

/** A YAML file that holds a list of maps. Every problem is kept with its place; nothing throws. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly items: readonly YAMLMap[];
  private readonly file: string;
  private readonly counter = new LineCounter();

  constructor(file: string, text: string) {
    this.file = file;
    const document = parseDocument(text, { lineCounter: this.counter, prettyErrors: false });
    for (const error of document.errors) this.problemAt(error.pos[0], error.message);
    const items: YAMLMap[] = [];
    if (!isSeq(document.contents)) this.problem(document.contents, 'the file must be a list of entries');
    else {
      for (const item of document.contents.items as Node[]) {
        if (isMap(item)) items.push(item);
        else this.problem(item, 'an entry must be a map of fields');
      }
    }
    this.items = items;
  }

  position(node: Node | null): { line: number; column: number } {
    return this.positionAt(node?.range?.[0] ?? 0);
  }

  problem(node: Node | null, message: string): void {
    this.problemAt(node?.range?.[0] ?? 0, message);
  }

  /** The fields of a map by name; reports unknown, empty and missing ones under `label`. */
  fields(map: YAMLMap, label: string, required: readonly string[], optional: readonly string[] = []): Fields {
    const found = new Map<string, Node>();
    const known = [...required, ...optional];
    for (const { key, value } of map.items) {
      const name = isScalar(key) ? String(key.value) : 'not text';
      if (!known.includes(name)) {
        this.problem(key as Node, `${label}: unknown field '${name}' (known: ${known.join(', ')})`);
      } else if (value === null || value === undefined) {
        this.problem(key as Node, `${label}: '${name}' is empty`);
      } else found.set(name, value as Node);
    }
    const given = map.items.map(({ key }) => (isScalar(key) ? key.value : null));
    for (const name of required) if (!given.includes(name)) this.problem(map, `${label}: field '${name}' is missing`);
    return found;
  }

  text(fields: Fields, name: string, label: string): string | null {
    const node = fields.get(name);
    return node === undefined ? null : this.textOf(node, `${label}: '${name}'`);
  }

  textOf(node: Node, label: string): string | null {
    if (!isScalar(node) || (typeof node.value !== 'string' && node.value !== null)) {
      this.problem(node, `${label} must be text`);
      return null;
    }
    const text = (node.value ?? '').trim();
    if (text === '') {
      this.problem(node, `${label} is empty`);
      return null;
    }
    return text;
  }

  private problemAt(offset: number, message: string): void {
    this.problems.push({ file: this.file, ...this.positionAt(offset), message });
  }

  /** An empty file has no lines yet: the counter answers 0 there. */
  private positionAt(offset: number): { line: number; column: number } {
    const { line, col } = this.counter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }
}
