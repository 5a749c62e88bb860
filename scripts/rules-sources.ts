import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMarks } from './marks.mjs';
import { stringLiterals } from './rules-literals.ts';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
export const CACHE = path.join(ROOT, '.cache');

const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/** Paths relative to the root, with forward slashes, in an order that does not depend on the machine. */
export function filesUnder(root: string, folder: string): readonly string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  const found: string[] = [];
  const entries = readdirSync(start, { withFileTypes: true }).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) found.push(...filesUnder(root, name));
    else if (entry.isFile()) found.push(name);
  }
  return found;
}

const IS_SOURCE = /^packages\/[^/]+\/src\/.*(?<!\.test|\.d)\.ts$/;
const IS_RULE_TEST = /^packages\/[^/]+\/test\/rules\/.*\.test\.ts$/;

/** Sources whose citations count as enforcement: not the catalogue itself and not the test helpers. */
function enforces(file: string): boolean {
  return IS_SOURCE.test(file) && !/^packages\/(rulebook|harness)\//.test(file);
}

export const ruleTestFiles = (root: string): readonly string[] =>
  filesUnder(root, 'packages').filter((file) => IS_RULE_TEST.test(file));

/** Where each known id stands in the sources as a string literal or a mark, as `file:line`. */
export function findEnforced(
  root: string,
  isKnown: (id: string) => boolean,
  mayMention: (text: string) => boolean = () => true,
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const file of filesUnder(root, 'packages').filter(enforces)) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!mayMention(text)) continue;
    const cited = stringLiterals(file, text).map((literal) => ({ id: literal.text, line: literal.line }));
    const all = [...cited, ...readMarks(file, text).marks].toSorted((one, other) => one.line - other.line);
    for (const { id, line } of all) {
      if (!isKnown(id)) continue;
      const known = places.get(id) ?? [];
      known.push(`${file}:${line}`);
      places.set(id, known);
    }
  }
  return places;
}

const ID_IN_QUOTES = /'([A-Z]{2,3}-[A-Z]{2,5}-\d+)'/g;
/** A test may take the ids that it cites from a table. */
const CITES_BY_NAME = /^\s*(rule|data)\((?!\s*\[?\s*')/m;
/** Types only, and the words of rules, which hardly a test reads. */
const WITHOUT_EFFECT = /^packages\/rulebook\/(catalogue\/|src\/rule-ids\.ts$)/;

/**
 * What the outcome of a rule test depends on, as hashes: the test file, the other files of its package, the packages that
 * they import, and how tests are run. A package that is not imported may change.
 */
export class Dependencies {
  private readonly root: string;
  private readonly hashes = new Map<string, string>();
  private readonly tests: ReadonlyMap<string, { ids: ReadonlySet<string>; text: string }>;

  constructor(root: string) {
    this.root = root;
    this.tests = new Map(
      ruleTestFiles(root).map((file) => {
        const text = readFileSync(path.join(root, file), 'utf8');
        return [file, { ids: new Set([...text.matchAll(ID_IN_QUOTES)].map(([, id]) => id!)), text }];
      }),
    );
  }

  get testFiles(): readonly string[] {
    return [...this.tests.keys()];
  }

  /** The rule tests that name an id; where none does, those that could cite it all the same. */
  naming(id: string): readonly string[] {
    const tests = [...this.tests];
    const naming = tests.filter(([, { ids }]) => ids.has(id));
    const family = `'${id.split('-')[0]}-`;
    const found =
      naming.length > 0 ? naming : tests.filter(([, { text }]) => CITES_BY_NAME.test(text) && text.includes(family));
    return found.map(([file]) => file);
  }

  /** Changes whenever a file changes that the test file can depend on. */
  ofTest(file: string): string {
    const [, name] = file.split('/');
    const readsCatalogue = this.tests.get(file)?.text.includes('@questwright/rulebook/files') ?? false;
    const catalogue = readsCatalogue ? filesUnder(this.root, 'packages/rulebook/catalogue') : [];
    return this.once(file, () => [
      this.ofFile(file),
      this.ofPackage(name!, true),
      this.ofSettings(),
      ...catalogue.map((one) => this.ofFile(one)),
    ]);
  }

  /** Changes whenever a file changes that what a scenario file says can depend on. */
  ofScenario(file: string, game: string): string {
    return this.once(file, () => [this.ofFile(file), this.ofPackage(game, true), this.ofSettings()]);
  }

  /** Changes whenever a file changes that the proof of a rule can depend on. */
  ofProof(id: string, kind: string): string {
    return this.once(`proof of ${id}`, () => [kind, ...this.naming(id).map((file) => `${file} ${this.ofTest(file)}`)]);
  }

  private ofSettings(): string {
    return this.once('settings', () => {
      const files = ['package-lock.json', 'vitest.config.ts', 'vitest.prove.config.ts', 'scripts/marks.mjs'];
      return [...files, 'scripts/rules-prove.test.ts', 'scripts/rules-verdicts.ts'].map((file) => this.ofFile(file));
    });
  }

  /** A package with all that it imports; for its tests also with what they share. */
  private ofPackage(name: string, tested: boolean): string {
    return this.once(`${name} ${tested}`, () => {
      const reached = new Set([name]);
      // Grows while it is gone through.
      for (const one of reached) for (const other of this.importsOf(one, tested && one === name)) reached.add(other);
      return [...reached]
        .toSorted()
        .flatMap((one) => this.filesOf(one, tested && one === name))
        .map((file) => `${file} ${this.ofFile(file)}`);
    });
  }

  private filesOf(name: string, tested: boolean): readonly string[] {
    const shared = (file: string): boolean => !file.includes('/test/') || (tested && !file.endsWith('.test.ts'));
    return filesUnder(this.root, `packages/${name}`).filter((file) => shared(file) && !WITHOUT_EFFECT.test(file));
  }

  private importsOf(name: string, tested: boolean): ReadonlySet<string> {
    const files = filesUnder(this.root, `packages/${name}`).filter(
      (file) => file.endsWith('.ts') && (tested || file.includes('/src/')),
    );
    const texts = files.map((file) => readFileSync(path.join(this.root, file), 'utf8'));
    return new Set(texts.flatMap((text) => [...text.matchAll(/'@questwright\/([a-z-]+)/g)].map(([, other]) => other!)));
  }

  private ofFile(file: string): string {
    const full = path.join(this.root, file);
    return this.once(`file ${file}`, () => [existsSync(full) ? readFileSync(full, 'latin1') : '']);
  }

  private once(what: string, parts: () => readonly string[]): string {
    const known = this.hashes.get(what);
    if (known !== undefined) return known;
    const hash = createHash('sha256');
    for (const part of parts()) hash.update(`${part.length}\0${part}`);
    const made = hash.digest('hex').slice(0, 32);
    this.hashes.set(what, made);
    return made;
  }
}
