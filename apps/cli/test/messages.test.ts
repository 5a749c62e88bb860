/** Keys in the sources, and the words for them. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '@questwright/messages';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../src/', import.meta.url));
const files = (ending: RegExp): string[] =>
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name));
const read = (name: string): string => readFileSync(path.join(SOURCES, name), 'utf8');

const TEXTS = files(/\.en\.json$/).map((name) => JSON.parse(read(name)) as Record<string, string>);
const WORDS: Readonly<Record<string, string>> = Object.assign({}, ...TEXTS);

interface Call {
  where: string;
  /** Every key that it may say; of those that are put together, all that fit. */
  keys: string[];
  /** What it gives to fill in; null where that is not written there. */
  given: string[] | null;
}

const fitting = (parts: readonly string[]): string[] => {
  const pattern = new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]+')}$`);
  return Object.keys(WORDS).filter((key) => pattern.test(key));
};

function keysIn(key: Expression): string[] {
  if (key.type === 'ConditionalExpression') return [...keysIn(key.consequent), ...keysIn(key.alternate)];
  if (key.type === 'TemplateLiteral') return fitting(key.quasis.map(({ value }) => value.raw));
  return key.type === 'Literal' && typeof key.value === 'string' ? [key.value] : [];
}

/** The calls of `say`, and every other text that is a key. */
function said(name: string): { calls: Call[]; named: string[] } {
  const calls: Call[] = [];
  const named: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && Object.hasOwn(WORDS, value) && named.push(value)),
    CallExpression: ({ callee, arguments: [key, params] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'say' || key === undefined) return;
      const properties = params?.type === 'ObjectExpression' ? params.properties : params === undefined ? [] : null;
      const isWhole = properties?.every(({ type }) => type === 'Property') ?? false;
      const given = (properties ?? []).flatMap((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' ? one.key.name : [],
      );
      calls.push({ where: name, keys: keysIn(key as Expression), given: isWhole ? given : null });
    },
  }).visit(parseSync(name, read(name)).program);
  return { calls, named };
}

const ALL = files(/\.tsx?$/).map(said);
const CALLS = ALL.flatMap(({ calls }) => calls);

test('every key that is said has words, and they are given what they speak of', () => {
  expect(CALLS.length).toBeGreaterThan(200);
  const wrong = CALLS.flatMap(({ where, keys, given }) =>
    keys.flatMap((key) => {
      if (!Object.hasOwn(WORDS, key)) return `${where}: ${key} has no words`;
      if (given === null) return [];
      const { needed, chosenBy } = prepare(WORDS[key]!, 'en');
      const lacking = [...needed, ...chosenBy.keys()].filter((name) => !given.includes(name));
      return lacking.length === 0 ? [] : `${where}: ${key} is not given ${lacking.join(', ')}`;
    }),
  );
  expect(wrong).toEqual([]);
});

test('what is given is spoken of', () => {
  const idle = CALLS.flatMap(({ where, keys, given }) => {
    const spoken = new Set(keys.flatMap((key) => [...WORDS[key]!.matchAll(/\{(\w+)/g)].map(([, name]) => name)));
    return keys.length === 0
      ? []
      : (given ?? []).filter((name) => !spoken.has(name)).map((name) => `${where}: ${keys[0]} ${name}`);
  });
  expect(idle).toEqual([]);
});

test('all words are said somewhere', () => {
  const used = new Set([...CALLS.flatMap(({ keys }) => keys), ...ALL.flatMap(({ named }) => named)]);
  expect(Object.keys(WORDS).filter((key) => !used.has(key))).toEqual([]);
});

test('no key has words twice', () => {
  expect(TEXTS.flatMap((texts) => Object.keys(texts)).length).toBe(Object.keys(WORDS).length);
});
