// Rules must give the same game everywhere and content must be data: reports what would break that, as file:line:column.
// Usage: node scripts/purity.mjs [folder of the project]
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

const PURE = [/^packages\/(kernel|geometry|art|dice)\/src\//, /^packages\/(runebound|middara|practice)[^/]*\/src\//];
/** What a game has besides its rules is named here, and loaded when somebody asks for it: bots, a soak, a lab. */
const LATE = /^packages\/[^/]+\/src\/(game|variants\/[^/]+(\/[^/]+)?\/index)\.ts$/;
const CONTENT = [/^packages\/[^/]+\/(src\/(.*\/)?)?content\//];
const SOURCE = /\.[cm]?[jt]sx?$/;

const FORBIDDEN_NAMES = new Map([
  ['Date', 'a rule must not read the clock'],
  ['performance', 'a rule must not read the clock'],
  ['crypto', 'chance comes from the generator in the game'],
  ['Intl', 'the result depends on the locale of the machine'],
  ['console', 'a rule emits events, it does not print'],
  ['process', 'a rule must not depend on the machine'],
  ['globalThis', 'it gives access to everything that is forbidden here'],
  ['eval', 'it gives access to everything that is forbidden here'],
  ['setTimeout', 'a rule must not wait'],
  ['setInterval', 'a rule must not wait'],
  ['setImmediate', 'a rule must not wait'],
  ['fetch', 'a rule must not reach outside the game'],
]);
const FORBIDDEN_MEMBERS = [
  [/^(randomUUID|getRandomValues)$/, 'chance comes from the generator in the game'],
  [/^(localeCompare|toLocale\w+)$/, 'the result depends on the locale of the machine'],
];
const FORBIDDEN_PACKAGES = /^(uuid|nanoid|ulid|seedrandom|pure-rand)(\/|$)/;
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassDeclaration',
  'ClassExpression',
]);

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(file);
    else if (SOURCE.test(entry.name)) yield file;
  }
}

function children(node) {
  const found = [];
  for (const [key, value] of Object.entries(node)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item && typeof item.type === 'string') found.push([key, item]);
    }
  }
  return found;
}

const literalName = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return null;
};
const keyName = (key, computed) => (computed ? literalName(key) : (key.name ?? literalName(key)));

// An identifier that only names a property or a label does not refer to anything.
const onlyNames = (parent, key) =>
  (key === 'property' && parent.type === 'MemberExpression' && !parent.computed) ||
  (key === 'key' && !parent.computed) ||
  key === 'label' ||
  (parent.type === 'TSQualifiedName' && key === 'right') ||
  (parent.type === 'ImportSpecifier' && key === 'imported') ||
  (parent.type === 'ExportSpecifier' && key === 'exported');

const DECLARING = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id'],
  ImportSpecifier: ['local'],
  ImportDefaultSpecifier: ['local'],
  ImportNamespaceSpecifier: ['local'],
  TSTypeAliasDeclaration: ['id'],
  TSInterfaceDeclaration: ['id'],
};

// The names a file gives to things of its own: `process` may be a parameter.
function declaredNames(program) {
  const names = new Set();
  const collect = (pattern) => {
    if (!pattern) return;
    if (pattern.type === 'Identifier') names.add(pattern.name);
    else if (pattern.type === 'Property') collect(pattern.value);
    else if (pattern.type === 'AssignmentPattern') collect(pattern.left);
    else if (pattern.type === 'RestElement') collect(pattern.argument);
    else if (pattern.type === 'ObjectPattern') pattern.properties.forEach(collect);
    else if (pattern.type === 'ArrayPattern') pattern.elements.forEach(collect);
  };
  const walk = (node) => {
    for (const field of DECLARING[node.type] ?? []) [node[field]].flat().forEach(collect);
    for (const [, child] of children(node)) walk(child);
  };
  walk(program);
  return names;
}

function impurities(program, report, mayImport) {
  const own = declaredNames(program);
  const member = (node, name) => {
    for (const [pattern, reason] of FORBIDDEN_MEMBERS) if (pattern.test(name)) report(node, name, reason);
  };
  const source = (node, name) => {
    if (name.startsWith('node:') || builtinModules.includes(name)) {
      report(node, name, 'a rule must run in the browser too');
    } else if (FORBIDDEN_PACKAGES.test(name)) {
      report(node, name, 'chance comes from the generator in the game');
    }
  };
  const walk = (node, parent, key) => {
    if (node.type === 'Identifier' && !onlyNames(parent, key)) {
      const reason = FORBIDDEN_NAMES.get(node.name);
      if (reason && !own.has(node.name)) report(node, node.name, reason);
      const named =
        parent.type === 'MemberExpression' && key === 'object' ? keyName(parent.property, parent.computed) : null;
      if (node.name === 'Math' && named === 'random') {
        report(node, 'Math.random', 'chance comes from the generator in the game');
      } else if (node.name === 'Math' && named === null) {
        report(node, 'Math', 'write Math.name, so that Math.random cannot hide');
      }
    } else if (node.type === 'MemberExpression') {
      const name = keyName(node.property, node.computed);
      if (name) member(node.property, name);
    } else if (node.type === 'Property' && parent.type === 'ObjectPattern') {
      const name = keyName(node.key, node.computed);
      if (name) member(node, name);
    } else if (node.type === 'ImportExpression') {
      if (!mayImport) report(node, 'import()', 'rules are loaded before the game begins');
    } else if (node.source?.type === 'Literal') {
      source(node.source, node.source.value);
    }
    for (const [childKey, child] of children(node)) walk(child, node, childKey);
  };
  walk(program, program, '');
}

function functionsInContent(program, report) {
  const walk = (node) => {
    if (FUNCTIONS.has(node.type)) {
      report(node, 'a function', 'content is data: name a verb or a special instead');
      return;
    }
    for (const [, child] of children(node)) walk(child);
  };
  walk(program);
}

/** @param {string} root the folder that holds packages/ */
export function purity(root) {
  /** @type {string[]} */
  const problems = [];
  const seen = { pure: 0, content: 0, kernel: 0 };

  let files = [];
  try {
    files = [...filesBelow(path.join(root, 'packages'))];
  } catch {
    problems.push(`${root} has no folder named packages`);
  }
  for (const file of files) {
    const name = path.relative(root, file).split(path.sep).join('/');
    const pure = PURE.some((pattern) => pattern.test(name));
    const content = CONTENT.some((pattern) => pattern.test(name));
    if (!pure && !content) continue;
    seen.pure += Number(pure);
    seen.content += Number(content);
    seen.kernel += Number(name.startsWith('packages/kernel/src/'));

    const text = readFileSync(file, 'utf8');
    const { program, errors } = parseSync(name, text);
    const report = (node, what, reason) => {
      const before = text.slice(0, node.start).split('\n');
      problems.push(`${name}:${before.length}:${before.at(-1).length + 1} ${what}: ${reason}`);
    };
    for (const error of errors) problems.push(`${name}: cannot be read: ${error.message}`);
    if (errors.length > 0) continue;
    if (pure) impurities(program, report, LATE.test(name));
    if (content) functionsInContent(program, report);
  }
  if (seen.kernel === 0) problems.push('no file of packages/kernel/src was seen: the check looked in the wrong place');
  return { problems, summary: `purity: ${seen.pure} files of rules and ${seen.content} of content are clean` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { problems, summary } = purity(path.resolve(process.argv[2] ?? '.'));
  if (problems.length > 0) console.error(problems.join('\n'));
  else console.log(summary);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
