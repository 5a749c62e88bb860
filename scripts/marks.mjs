// Marks: a block comment that begins with a rule's id says that what follows enforces that rule, `/* RB-CBT-19 */`. To see
// whether a test notices, the prover has what follows be something else: nothing, or what the mark says, `/* RB-CBT-19 true */`.
// Usage: node scripts/marks.mjs [folder of the project]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const ID = '[A-Z]{2,3}-[A-Z]{2,5}-\\d+';
const LOOKS_LIKE_A_MARK = new RegExp(`^\\s*${ID}\\b`);
const MARK = new RegExp(`^ (${ID}(?:, ${ID})*)(?: (\\S.*))? $`);

const NEIGHBOURS = { '>=': '>', '>': '>=', '<=': '<', '<': '<=', '===': '!==', '!==': '===' };
const CHAINS = new Set(['LogicalExpression', 'ConditionalExpression', 'AssignmentExpression', 'SequenceExpression']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
const out = (ids) => ids.map((id) => `globalThis.__questwright.out('${id}')`).join(' || ');

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

/** Every node, the outer before the inner, and whether a function is around it. */
export function* nodesOf(node, played = false) {
  yield { node, played };
  const inside = played || FUNCTIONS.has(node.type);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child, inside);
  }
}

/** What is written around a piece of source: the same piece, or what it is without its rule. */
const either = (node, ids, without) => ({
  start: node.start,
  end: node.end,
  before: `(${out(ids)} ? (${without}) : `,
  after: ')',
});

class Refused extends Error {}

/** @returns how to write both ways into what a mark stands before */
function wayAround({ node, played, whole }, mark, text) {
  const { type } = node;
  const { ids, word } = mark;
  const inner = (value) => wayAround({ node: value, played, whole: true }, mark, text);
  if (type === 'ExportNamedDeclaration' && node.declaration) return inner(node.declaration);
  if (type === 'VariableDeclaration') {
    if (node.declarations.length > 1) throw new Refused('mark one of the values');
    return inner(node.declarations[0].init);
  }
  if (type === 'Property' && !node.shorthand) return inner(node.value);
  if (FUNCTIONS.has(type)) {
    if (node.body.type !== 'BlockStatement') {
      return wayAround({ node: node.body, played: true, whole: true }, mark, text);
    }
    if (word === undefined) throw new Refused('say what the function gives without the rule');
    const start = node.body.start + 1;
    return { start, end: start, before: ` if (${out(ids)}) return (${word});`, after: '' };
  }
  if (!played) throw new Refused('this is read once, when the rules are loaded, and cannot be left out later');
  if (type === 'ReturnStatement' && word !== undefined && node.argument) return either(node.argument, ids, word);
  if (type === 'IfStatement' && word !== undefined) return either(node.test, ids, word);
  if (type === 'ExpressionStatement' && word !== undefined) return either(node.expression, ids, word);
  if (type.endsWith('Statement')) {
    if (word !== undefined) throw new Refused('this statement is left out: nothing can stand in for it');
    return { start: node.start, end: node.end, before: `{ if (!(${out(ids)})) `, after: ' }' };
  }
  if (!whole && (CHAINS.has(type) || (type === 'BinaryExpression' && !NEIGHBOURS[node.operator]))) {
    throw new Refused('it stands before a chain: mark a later part, what is declared, or the statement');
  }
  if (word !== undefined) return either(node, ids, word);
  if (type === 'BinaryExpression' && NEIGHBOURS[node.operator]) {
    const [left, right] = [node.left, node.right].map(({ start, end }) => text.slice(start, end));
    return either(node, ids, `${left} ${NEIGHBOURS[node.operator]} ${right}`);
  }
  return either(node, ids, `globalThis.__questwright.neutral(${text.slice(node.start, node.end)})`);
}

/** The names by which a source speaks of things, without those of their properties. */
function namesIn(program) {
  const [names, properties] = [new Map(), new Set()];
  for (const { node } of nodesOf(program)) {
    if (node.type === 'Identifier') names.set(node, node.name);
    else if (node.type === 'MemberExpression' && !node.computed) properties.add(node.property);
    else if (node.type === 'Property' && !node.computed && !node.shorthand) properties.add(node.key);
  }
  return new Set([...names].flatMap(([node, name]) => (properties.has(node) ? [] : [name])));
}

/** Nobody compiles what a mark says: at least it can be read, and speaks of what the source speaks of. */
function checkWord(word, known) {
  const { program, errors, comments } = parseSync('mark.ts', `(${word})`);
  if (errors.length > 0 || comments.length > 0 || program.body.length !== 1)
    throw new Refused(`${word} is no expression`);
  const strange = [...namesIn(program)].filter((name) => !['undefined', 'Math'].includes(name) && !known.has(name));
  if (strange.length > 0) throw new Refused(`the source knows nothing of ${strange.join(', ')}`);
}

/**
 * @param {string} file
 * @param {string} text TypeScript
 */
export function readMarks(file, text) {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const lineAt = (at) => text.slice(0, at).split('\n').length;
  /** @type {{ id: string, line: number }[]} */
  const marks = [];
  /** @type {string[]} */
  const problems = [];
  const ways = [];
  const looking = comments.filter(({ value }) => LOOKS_LIKE_A_MARK.test(value));
  const starting = new Map();
  let names = null;
  if (looking.length > 0 || text.includes('refuse(')) {
    for (const found of nodesOf(program)) {
      const { node } = found;
      // The outermost that begins here is what a mark means.
      if (!starting.has(node.start) && node.type !== 'Program') starting.set(node.start, found);
      if (node.type !== 'CallExpression' || node.callee.name !== 'refuse' || !found.played) continue;
      const [rule] = node.arguments;
      if (!rule) continue;
      const before = `(globalThis.__questwright.out(${text.slice(rule.start, rule.end)}) ? null : `;
      ways.push({ start: node.start, end: node.end, before, after: ')' });
    }
  }
  for (const comment of looking) {
    const line = lineAt(comment.start);
    const [, list, word] = (comment.type === 'Block' && MARK.exec(comment.value)) || [];
    const ids = list?.split(', ');
    if (ids === undefined) {
      problems.push(
        `${file}:${line} a mark is /* ID */, or /* ID what is the case without the rule */ as an expression`,
      );
      continue;
    }
    const what = starting.get(afterComments(text, comments, comment.end));
    try {
      if (!what) throw new Refused('nothing follows that could be left out');
      if (word !== undefined) names ??= namesIn(program);
      if (word !== undefined) checkWord(word, names);
      ways.push(wayAround(what, { ids, word }, text));
      marks.push(...ids.map((id) => ({ id, line })));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problems.push(`${file}:${line} the mark ${list}: ${error.message}`);
    }
  }
  return { marks, problems, ways };
}

/** Where the next word begins: marks may follow each other. */
function afterComments(text, comments, from) {
  let at = from;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const next = comments.find(({ start }) => start === at);
    if (!next) return at;
    at = next.end;
  }
}

/**
 * The same source, where each mark and each `refuse` can be switched off by its id.
 * @param {string} file
 * @param {string} text
 */
export function withSwitches(file, text) {
  const { problems, ways } = readMarks(file, text);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return writtenAround(text, ways);
}

/**
 * A source with words before and after pieces of it. Pieces may lie in each other.
 * @param {string} text
 * @param {readonly { start: number, end: number, before: string, after: string }[]} ways
 */
export function writtenAround(text, ways) {
  const outerFirst = ways.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const before = outerFirst.map(({ start, before: words }) => ({ at: start, words }));
  const after = outerFirst.toReversed().map(({ end, after: words }) => ({ at: end, words }));
  // What ends at a place is closed before anything begins there.
  const all = [...after, ...before].toSorted((a, b) => a.at - b.at);
  let written = '';
  let done = 0;
  for (const { at, words } of all) {
    written += text.slice(done, at) + words;
    done = at;
  }
  return written + text.slice(done);
}

const IS_RULES = /^packages\/(?!(kernel|rulebook|harness)\/)[^/]+\/src\/.*(?<!\.test|\.d)\.ts$/;

/** Whether marks count in a file: rules of games, not the kernel and not the tools of tests. */
export const mayHaveMarks = (file) => IS_RULES.test(file);

function* filesBelow(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(root, name);
    else yield name;
  }
}

/** @param {string} root the folder that holds packages/ */
export function checkMarks(root) {
  const known = new Set(
    readFileSync(path.join(root, 'packages/rulebook/src/rule-ids.ts'), 'utf8').match(/(?<=\| ')[^']+/g),
  );
  const problems = [];
  let count = 0;
  for (const file of filesBelow(root, 'packages')) {
    if (!mayHaveMarks(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const { marks, problems: wrong } = readMarks(file, text);
    problems.push(...wrong);
    for (const { id, line } of marks) if (!known.has(id)) problems.push(`${file}:${line} the mark ${id}: no such rule`);
    const [error] = wrong.length > 0 ? [] : parseSync(file, withSwitches(file, text)).errors;
    if (error) problems.push(`${file} cannot be read with its marks switched off: ${error.message}`);
    count += marks.length;
  }
  return { problems, summary: `marks: ${count} marks of rules are sound` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, summary } = checkMarks(path.resolve(process.argv[2] ?? '.'));
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
