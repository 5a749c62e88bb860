/** Where words go: width, colours (never the only sign of anything), and wrapping. */

import { stripVTControlCharacters, styleText } from 'node:util';
import { say } from './language.ts';
import { findRule } from './rulebook.ts';

type Style = Parameters<typeof styleText>[0];

export interface Paper {
  readonly width: number;
  /** One thing after another, for readers who do not see where on the screen it stands. */
  readonly linear: boolean;
  line(text?: string): void;
  /** Wrapped, with all lines but the first indented. */
  text(text: string, indent?: string, hang?: string): void;
  /** Lines that are laid out already, indented; only those that are too long are wrapped. */
  block(lines: readonly string[]): void;
  strong(text: string): string;
  faint(text: string): string;
  /** A rule in our words: id, title, text and ruling. */
  rule(id: string): void;
}

/** What a paper is written on: a stream, or something that holds the text back for a while. */
export interface Sheet {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

export interface PaperOptions {
  plain?: boolean;
  linear?: boolean;
}

export function paperOn(stream: Sheet, { plain = false, linear = false }: PaperOptions = {}): Paper {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  const coloured = !plain && !linear && !NO_COLOR && (stream.isTTY || Boolean(FORCE_COLOR));
  const style =
    (name: Style) =>
    (text: string): string =>
      coloured && text !== '' ? styleText(name, text) : text;
  const width = Math.max(40, Math.min(stream.columns ?? 100, 100));
  const line = (text = ''): void => void stream.write(`${text}\n`);
  const text = (words: string, indent = '', hang = indent): void => {
    for (const one of wrap(words, width, indent, hang)) line(one);
  };
  const block = (lines: readonly string[]): void => {
    for (const one of lines) {
      const words = one.trimStart();
      const indent = `  ${' '.repeat(one.length - words.length)}`;
      if (lengthOf(one) + 2 <= width) line(`  ${one}`);
      else text(words, indent, `${indent}    `);
    }
  };
  const strong = style('bold');
  const rule = (id: string): void => {
    if (id === 'kernel') return;
    const entry = findRule(id);
    if (!entry) return text(say('rule.unknown', { id }), '  ');
    line(`  ${strong(`${entry.id}  ${entry.title}`)}`);
    text(entry.text, '    ');
    if (entry.ruling !== null) text(say('rule.ruling', { ruling: entry.ruling }), '    ');
    if (entry.overrides.length > 0) text(say('rule.overrides', { rules: entry.overrides.join(', ') }), '    ');
  };
  return { width, linear, line, text, block, strong, faint: style('dim'), rule };
}

/** Colours take no room. */
const lengthOf = (text: string): number => stripVTControlCharacters(text).length;

export function wrap(text: string, width: number, indent: string, hang: string): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = lines.length === 0 ? indent : hang;
    let empty = true;
    for (const word of paragraph.split(' ')) {
      if (!empty && lengthOf(line) + 1 + lengthOf(word) > width) {
        lines.push(line);
        line = hang;
        empty = true;
      }
      line += empty ? word : ` ${word}`;
      empty = false;
    }
    lines.push(line);
  }
  return lines;
}
