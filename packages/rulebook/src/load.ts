import { isMap, isSeq, type Node, type YAMLMap } from 'yaml';
import { BOOKS, type BookName } from './books.ts';
import { type Catalogue, makeCatalogue } from './catalogue.ts';
import { type Kind, KINDS, type Problem, type RuleEntry, showProblem } from './entry.ts';
import { type Exemption, parseExemptions } from './exempt.ts';
import { type Fields, Reader } from './reader.ts';

export interface Source {
  readonly name: BookName;
  readonly text: string;
}

/** Where an entry names another id: checked once all books are known. */
interface Mention {
  readonly from: string;
  readonly id: string;
  readonly place: Problem;
}

export interface ParsedBook {
  readonly name: BookName;
  readonly entries: readonly RuleEntry[];
  readonly mentions: readonly Mention[];
  readonly problems: readonly Problem[];
  /** Where each id was defined, for the report of one that is defined again in another book. */
  readonly places: ReadonlyMap<string, Problem>;
}

const REQUIRED = ['id', 'title', 'kind', 'text', 'source', 'check'];
const OPTIONAL = ['ruling', 'overrides'];
const ID = /^([A-Z]{2,3})-[A-Z]{2,5}-\d{2,3}$/;

export function parseBook(name: BookName, text: string): ParsedBook {
  const reader = new Reader(`${name}.yaml`, text);
  const entries: RuleEntry[] = [];
  const mentions: Mention[] = [];
  const places = new Map<string, Problem>();
  for (const item of reader.items) {
    const label = labelOf(item);
    const fields = reader.fields(item, label, REQUIRED, OPTIONAL);
    const id = idOf(reader, fields, name, label);
    const title = reader.text(fields, 'title', label);
    const kind = kindOf(reader, fields, label);
    const body = reader.text(fields, 'text', label);
    const source = sourceOf(reader, fields, label);
    const check = reader.text(fields, 'check', label);
    const ruling = reader.text(fields, 'ruling', label);
    const overrides = overridesOf(reader, fields, label);
    for (const { id: other, node } of overrides)
      mentions.push({ from: label, id: other, place: at(reader, name, node) });
    if (id === null) continue;
    const earlier = places.get(id);
    if (earlier) {
      reader.problem(fields.get('id') ?? item, `${id}: the id is already taken at ${earlier.file}:${earlier.line}`);
      continue;
    }
    places.set(id, at(reader, name, fields.get('id') ?? item));
    if (title === null || kind === null || body === null || source === null || check === null) continue;
    const { line } = reader.position(item);
    const named = overrides.map((override) => override.id);
    entries.push({ id, book: name, title, kind, text: body, source, check, ruling, overrides: named, line });
  }
  return { name, entries, mentions, problems: reader.problems, places };
}

export interface Loaded {
  readonly catalogue: Catalogue;
  readonly exemptions: readonly Exemption[];
  readonly problems: readonly Problem[];
}

/** Parses all books and checks what holds between them. The catalogue has every entry that is sound by itself. */
export function loadCatalogue(sources: readonly Source[], exemptText = '[]'): Loaded {
  const books = sources.map(({ name, text }) => parseBook(name, text));
  const problems = books.flatMap((book) => book.problems);
  const defined = new Map<string, Problem>();
  const areas = new Map<string, BookName>();
  for (const { name, places } of books) {
    for (const [id, place] of places) {
      const earlier = defined.get(id);
      const area = id.slice(0, id.lastIndexOf('-'));
      const owner = areas.get(area) ?? name;
      areas.set(area, owner);
      if (earlier)
        problems.push({ ...place, message: `${id}: the id is already taken at ${earlier.file}:${earlier.line}` });
      else if (owner !== name) problems.push({ ...place, message: `${id}: the area ${area} belongs to ${owner}.yaml` });
      else defined.set(id, place);
    }
  }
  for (const { from, id, place } of books.flatMap((book) => book.mentions)) {
    if (!defined.has(id)) problems.push({ ...place, message: `${from}: overrides the unknown id ${id}` });
  }
  const exempt = parseExemptions(exemptText, (id) => defined.has(id));
  const entries = books.flatMap(({ name, entries: own }) =>
    own.filter((entry) => defined.get(entry.id)?.file === `${name}.yaml`),
  );
  return {
    catalogue: makeCatalogue(entries),
    exemptions: exempt.exemptions,
    problems: [...problems, ...exempt.problems],
  };
}

export class CatalogueError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(`The rules catalogue has ${problems.length} problem(s):\n${problems.map(showProblem).join('\n')}`);
    this.name = 'CatalogueError';
    this.problems = problems;
  }
}

/** An entry is named by its id in messages, as far as it has one. */
function labelOf(item: YAMLMap): string {
  const id: unknown = item.get('id');
  return typeof id === 'string' && id.trim() !== '' ? id.trim() : 'entry without id';
}

function at(reader: Reader, name: BookName, node: Node): Problem {
  return { file: `${name}.yaml`, ...reader.position(node), message: '' };
}

function idOf(reader: Reader, fields: Fields, name: BookName, label: string): string | null {
  const id = reader.text(fields, 'id', label);
  const node = fields.get('id');
  if (id === null || node === undefined) return null;
  const prefix = ID.exec(id)?.[1];
  const known: readonly string[] = BOOKS[name].prefixes;
  if (prefix === undefined) reader.problem(node, `${id}: an id looks like RB-CBT-19`);
  else if (!known.includes(prefix)) reader.problem(node, `${id}: ids of ${name} begin with ${known.join(', ')}`);
  else return id;
  return null;
}

function kindOf(reader: Reader, fields: Fields, label: string): Kind | null {
  const name = reader.text(fields, 'kind', label);
  const node = fields.get('kind');
  if (name === null || node === undefined) return null;
  const kind = KINDS.find((known) => known === name);
  if (kind === undefined) reader.problem(node, `${label}: unknown kind '${name}' (known: ${KINDS.join(', ')})`);
  return kind ?? null;
}

function sourceOf(reader: Reader, fields: Fields, label: string): RuleEntry['source'] | null {
  const node = fields.get('source');
  if (node === undefined) return null;
  if (!isMap(node)) {
    reader.problem(node, `${label}: 'source' must be a map with seed and section`);
    return null;
  }
  const inner = reader.fields(node, `${label}: source`, ['seed', 'section']);
  const seed = reader.text(inner, 'seed', `${label}: source`);
  const section = reader.text(inner, 'section', `${label}: source`);
  return seed === null || section === null ? null : { seed, section };
}

function overridesOf(reader: Reader, fields: Fields, label: string): readonly { id: string; node: Node }[] {
  const node = fields.get('overrides');
  if (node === undefined) return [];
  if (!isSeq(node) || node.items.length === 0) {
    reader.problem(node, `${label}: 'overrides' must be a list of ids`);
    return [];
  }
  const found: { id: string; node: Node }[] = [];
  for (const item of node.items as Node[]) {
    const id = reader.textOf(item, `${label}: an override`);
    if (id === null) continue;
    if (id === label) reader.problem(item, `${label}: overrides itself`);
    else if (found.some((other) => other.id === id)) reader.problem(item, `${label}: overrides ${id} twice`);
    else found.push({ id, node: item });
  }
  return found;
}
