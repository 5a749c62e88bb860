import type { BookName } from './books.ts';

export const KINDS = [
  'rule',
  'limit',
  'definition',
  'component',
  'setup',
  'scenario-fact',
  'example',
  'variant',
  'table',
] as const;
export type Kind = (typeof KINDS)[number];

/** These state facts about the box: a data test proves them, there need not be a step to knock out. */
const DATA_KINDS: readonly Kind[] = ['component', 'definition', 'scenario-fact'];
export const isDataKind = (kind: Kind): boolean => DATA_KINDS.includes(kind);

export interface RuleEntry {
  readonly id: string;
  readonly book: BookName;
  readonly title: string;
  readonly kind: Kind;
  readonly text: string;
  readonly source: { readonly seed: string; readonly section: string };
  readonly check: string;
  /** How we read the book where it is silent or contradicts itself. */
  readonly ruling: string | null;
  readonly overrides: readonly string[];
  readonly line: number;
}

export interface Problem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export const showProblem = ({ file, line, column, message }: Problem): string => `${file}:${line}:${column} ${message}`;
