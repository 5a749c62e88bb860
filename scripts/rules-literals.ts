import { parseSync } from 'oxc-parser';

export interface Literal {
  readonly text: string;
  readonly line: number;
}

/**
 * The string literals of a TypeScript source in a place where they can act: not in comments, templates or types, and
 * not in a list called `overrides`, which names the rules of others.
 */
export function stringLiterals(file: string, source: string): readonly Literal[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error) throw new Error(`${file} cannot be read: ${error.message}`);
  const found: { text: string; at: number }[] = [];
  collect(program, found);
  const lineOf = lineCounter(source);
  return found.map(({ text, at }) => ({ text, line: lineOf(at) }));
}

type Syntax = Readonly<Record<string, unknown>>;

function collect(node: unknown, found: { text: string; at: number }[]): void {
  if (Array.isArray(node)) for (const child of node) collect(child, found);
  if (!isSyntax(node)) return;
  if (node['type'] === 'TSLiteralType' || isOverrides(node)) return;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') {
    found.push({ text: node['value'], at: Number(node['start']) });
  }
  for (const child of Object.values(node)) collect(child, found);
}

const isSyntax = (node: unknown): node is Syntax =>
  typeof node === 'object' && node !== null && typeof (node as Syntax)['type'] === 'string';

function isOverrides(node: Syntax): boolean {
  const key = node['key'];
  return node['type'] === 'Property' && isSyntax(key) && (key['name'] ?? key['value']) === 'overrides';
}

function lineCounter(source: string): (at: number) => number {
  const ends = [...source.matchAll(/\n/g)].map((match) => match.index);
  return (at) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle]! < at) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
