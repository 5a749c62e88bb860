// Wrong-way mutants: places in the code of a rule that say the opposite, or nearly the same. A test should notice each.
import { createHash } from 'node:crypto';
import { parseSync } from 'oxc-parser';
import { nodesOf, readMarks, writtenAround } from './marks.mjs';

const ID = /^[A-Z]{2,3}-[A-Z]{2,5}-\d+$/;
const TURNED = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '===': '!==', '!==': '===' };
const OFF_BY_ONE = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const OTHER_CALL = { every: 'some', some: 'every', min: 'max', max: 'min' };
/** Names of who does something and to whom it is done: one of them in the place of another. */
const ROLES =
  /^(seat|other|attacker|defender|target|winner|loser|from|to|by|figure|hero|opponent|owner|asker|giver|taker|partner|chooser|mover|caster|actor|first|second)$/;
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);
/** What a verb says of itself to texts, odds and bots is no rule. */
const NO_RULE = new Set(['estimate', 'helps', 'harms', 'text', 'worth']);
/** What is between two names of one place and means neither: types, keys, the names of what is declared. */
const isType = (type) => type.startsWith('TS');

const slice = (text, { start, end }) => text.slice(start, end);
const children = (node) =>
  Object.values(node)
    .flat()
    .filter((value) => typeof value === 'object' && value !== null && typeof value.type === 'string');

/** The names that a pattern binds. */
function boundBy(pattern) {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return boundBy(pattern.value);
  if (pattern.type === 'AssignmentPattern') return boundBy(pattern.left);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap(boundBy);
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter(Boolean).flatMap(boundBy);
  if (pattern.type === 'RestElement') return boundBy(pattern.argument);
  return [];
}

/** What a place could wrongly be, by the kind of the mistake. */
function* wrongWays(node, text, roles) {
  const { type } = node;
  if (type === 'BinaryExpression') {
    const [left, right] = [slice(text, node.left), slice(text, node.right)];
    const whole = node;
    if (TURNED[node.operator]) {
      yield { kind: 'comparison turned', node: whole, wrong: `${left} ${TURNED[node.operator]} ${right}` };
    }
    if (OFF_BY_ONE[node.operator]) {
      yield { kind: 'off by one', node: whole, wrong: `${left} ${OFF_BY_ONE[node.operator]} ${right}` };
    }
    if (node.operator === '-' || (node.operator === '+' && !/['`]/.test(left + right))) {
      const wrong = `${left} ${node.operator === '-' ? '+' : '-'} (${right})`;
      yield { kind: 'sum turned', node: whole, wrong };
    }
  } else if (type === 'LogicalExpression' && node.operator !== '??') {
    const [left, right] = [slice(text, node.left), slice(text, node.right)];
    yield { kind: 'and, or', node, wrong: `(${left}) ${node.operator === '&&' ? '||' : '&&'} (${right})` };
  } else if (type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed) {
    const other = OTHER_CALL[node.callee.property.name];
    if (other) {
      const wrong = `${slice(text, node.callee.object)}${node.callee.optional ? '?.' : '.'}${other}${text.slice(node.callee.property.end, node.end)}`;
      yield { kind: 'all, any, least, most', node, wrong };
    }
  } else if (type === 'UnaryExpression' && node.operator === '!') {
    yield { kind: 'not', node, wrong: slice(text, node.argument) };
  } else if (type === 'Literal' && typeof node.value === 'number') {
    yield { kind: 'number', node, wrong: String(node.value + 1) };
  } else if (type === 'Literal' && typeof node.value === 'boolean') {
    yield { kind: 'not', node, wrong: String(!node.value) };
  } else if (type === 'Identifier' && ROLES.test(node.name)) {
    const other = roles.find((name) => name !== node.name);
    if (other) yield { kind: 'seats swapped', node, wrong: other };
  }
}

/**
 * @param {string} file
 * @param {string} text TypeScript
 * @returns {{ file: string, line: number, start: number, end: number, kind: string, was: string, wrong: string, ids: string[], name: string, text: string }[]}
 *   each in a function that is played, inside a piece of source that cites a rule
 */
export function mutantsOf(file, text) {
  const { program } = parseSync(file, text);
  const cited = [];
  for (const { node } of nodesOf(program)) {
    if (node.type === 'Literal' && typeof node.value === 'string' && ID.test(node.value)) {
      cited.push({ at: node.start, id: node.value });
    }
  }
  const lines = text.split('\n');
  const ends = [];
  for (let at = 0, line = 0; line < lines.length; line++) ends.push((at += lines[line].length + 1));
  const lineAt = (at) => ends.findIndex((end) => at < end) + 1;
  const startOfLine = (line) => (line > 1 ? ends[line - 2] : 0);
  for (const { id, line } of readMarks(file, text).marks) {
    cited.push({ at: text.indexOf(id, startOfLine(line)), id });
  }
  const within = ({ start, end }) => [...new Set(cited.flatMap(({ at, id }) => (at >= start && at < end ? [id] : [])))];
  const found = [];
  const seen = new Map();
  const visit = (node, above) => {
    if (isType(node.type) && !['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'].includes(node.type))
      return;
    if (node.type === 'Property' && NO_RULE.has(node.key.name)) return;
    const around = [...above, node];
    const inside = above.some(({ type }) => FUNCTIONS.has(type));
    if (inside) {
      const home = above.findLast(({ type }) => FUNCTIONS.has(type));
      const bound = above
        .filter(({ type }) => FUNCTIONS.has(type))
        .flatMap((one) => [...one.params.flatMap(boundBy), ...declaredIn(one.body)])
        .filter((name) => ROLES.test(name));
      for (const way of wrongWays(node, text, [...new Set(bound)])) {
        if (way.kind === 'seats swapped' && !isRead(node, above.at(-1), home)) continue;
        const cites = above.toReversed().find((one) => one.type !== 'Program' && within(one).length > 0);
        if (!cites) continue;
        const was = slice(text, way.node);
        const key = `${was} ${way.kind}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        const line = lineAt(way.node.start);
        const { start, end } = way.node;
        const name = `${file} ${was} -> ${way.wrong} ${seen.get(key)}`;
        found.push({ file, line, start, end, kind: way.kind, was, wrong: way.wrong, ids: within(cites), name, text });
      }
    }
    for (const child of children(node)) {
      // The type of a cast is none of our business, nor are default keys and the names of what is declared.
      if (child === node.typeAnnotation) continue;
      visit(child, around);
    }
  };
  visit(program, []);
  return found;
}

/** The names that are declared in a body, not those of functions inside it. */
function declaredIn(body) {
  if (body.type !== 'BlockStatement') return [];
  return body.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations.flatMap(({ id }) => boundBy(id)) : [],
  );
}

/** Whether a name is read where it stands: it is no key, no parameter, and nothing is written to it. */
function isRead(node, parent, home) {
  if (home.params.some((param) => param.start <= node.start && node.end <= param.end)) return false;
  if (parent.type === 'MemberExpression') return parent.computed || parent.object === node;
  if (parent.type === 'Property') return parent.value === node && !parent.shorthand;
  if (parent.type === 'VariableDeclarator') return parent.init === node;
  if (parent.type === 'AssignmentExpression') return parent.right === node;
  return (
    !['ObjectPattern', 'ArrayPattern', 'AssignmentPattern', 'RestElement', 'UpdateExpression'].includes(parent.type) &&
    !FUNCTIONS.has(parent.type)
  );
}

/** As many of each kind as there are, chosen by a seed: whatever is added elsewhere, the same place is chosen again. */
export function sampleOf(mutants, count, seed) {
  const order = (one) => createHash('sha256').update(`${seed}\0${one.name}`).digest('hex');
  const kinds = [...new Set(mutants.map(({ kind }) => kind))].toSorted();
  const piles = kinds.map((kind) =>
    mutants
      .filter((one) => one.kind === kind)
      .map((one) => ({ one, at: order(one) }))
      .toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  );
  const chosen = [];
  while (chosen.length < count && piles.some((pile) => pile.length > 0)) {
    for (const pile of piles) {
      const next = chosen.length < count ? pile.shift()?.one : undefined;
      if (next && canBeRead(next)) chosen.push(next);
    }
  }
  return chosen;
}

/** A number that is a key, for one, cannot be anything else. */
const canBeRead = (mutant) =>
  parseSync(mutant.file, withMutants(mutant.text, [{ ...mutant, number: 0 }])).errors.length === 0;

/** The source with each of these places switched by its number. */
export function withMutants(text, numbered) {
  return writtenAround(
    text,
    numbered.map(({ number, start, end, wrong }) => ({
      start,
      end,
      before: `(globalThis.__mutant?.(${number}) ? (${wrong}) : (`,
      after: '))',
    })),
  );
}
