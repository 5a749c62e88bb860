/** `pack.yaml`: what a pack is called, which game it is for, and what it goes with. */

import { AmendError, load, LoadError, type Loaded } from '@questwright/kernel';
import { entryFor, type GameEntry } from '@questwright/messages';
import type { Node } from 'yaml';
import type { Fields, Sheet } from './sheet.ts';
import { instead } from './suggest.ts';

export interface Manifest {
  id: string;
  kind: 'pack' | 'variant';
  title: string;
  author: string;
  version: string;
  needs: readonly string[];
  excludes: readonly string[];
  /** Content of the game that the pack has a new form of. */
  replaces: readonly { id: string; node: Node }[];
  entry: GameEntry;
  /** The game with all that the pack needs: how it speaks and what its content looks like, and its rules. */
  needed: GameEntry;
  loaded: Loaded;
}

const NEEDED = ['id', 'game', 'title'] as const;
const FIELDS = [...NEEDED, 'kind', 'author', 'version', 'about', 'needs', 'excludes', 'replaces'] as const;

export const isId = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
export const ID_IN_WORDS = 'lower-case words joined by hyphens';

/** Null, and problems, when the rest of the pack cannot be judged. */
export function readManifest(sheet: Sheet, games: readonly GameEntry[]): Manifest | null {
  const root = sheet.root!;
  const fields = fieldsOf(sheet, root);
  const text = (name: string, otherwise: string): string => {
    const field = fields.get(name);
    return field ? (sheet.text(field.value, name) ?? otherwise) : otherwise;
  };
  const id = text('id', '');
  const idNode = fields.get('id')?.value ?? root;
  if (fields.has('id') && !isId(id)) sheet.problem(idNode, `id: ${id} is no id; write ${ID_IN_WORDS}`);
  const kind = text('kind', 'pack');
  if (kind !== 'pack' && kind !== 'variant')
    sheet.problem(fields.get('kind')!.value, `kind: there is no ${kind}${instead(kind, ['pack', 'variant'])}`);
  const title = text('title', '');
  if (fields.has('title') && title.trim() === '') sheet.problem(fields.get('title')!.value, 'title is empty');
  const [author, version] = [text('author', ''), text('version', '')];
  text('about', '');
  const entry = gameOf(sheet, fields, games);
  if (!entry) return null;
  const there = entry.definition.packs.map((pack) => pack.id);
  if (there.includes(id)) sheet.problem(idNode, `id: ${entry.definition.id} has a pack ${id} already; take another id`);
  const others = there.filter((one) => one !== id);
  const needs = namesIn(sheet, fields, 'needs', 'pack', others).map((one) => one.id);
  const excludes = namesIn(sheet, fields, 'excludes', 'pack', others);
  const loaded = loadWith(sheet, fields.get('needs')?.value ?? null, entry, needs, 'needs: ');
  if (!loaded) return null;
  return {
    id,
    kind: kind === 'variant' ? kind : 'pack',
    title,
    author,
    version,
    needs,
    excludes: excludes.map((one) => one.id),
    replaces: namesIn(sheet, fields, 'replaces', 'content', loaded.content.keys()),
    entry,
    needed: entryFor(entry, loaded.packs),
    loaded,
  };
}

function fieldsOf(sheet: Sheet, root: Node): Fields {
  const found = new Map<string, NonNullable<ReturnType<Sheet['entries']>>[number]>();
  const entries = sheet.entries(root, 'The pack');
  for (const entry of entries ?? []) {
    if ((FIELDS as readonly string[]).includes(entry.name)) found.set(entry.name, entry);
    else sheet.problem(entry.key, `The pack has no field ${entry.name}${instead(entry.name, FIELDS)}`);
  }
  if (entries) for (const name of NEEDED) if (!found.has(name)) sheet.problem(root, `The pack needs the field ${name}`);
  return found;
}

function gameOf(sheet: Sheet, fields: Fields, games: readonly GameEntry[]): GameEntry | null {
  const field = fields.get('game');
  const id = field ? sheet.text(field.value, 'game') : null;
  if (!field || id === null) return null;
  const ids = games.filter((one) => one.content !== undefined).map((one) => one.definition.id);
  const entry = games.find((one) => one.definition.id === id);
  if (entry?.content) return entry;
  if (entry) sheet.problem(field.value, `game: ${id} cannot be given packs from files; ${ids.join(', ')} can`);
  else sheet.problem(field.value, `There is no game ${id}${instead(id, ids)}`);
  return null;
}

function namesIn(
  sheet: Sheet,
  fields: Fields,
  name: string,
  what: string,
  known: Iterable<string>,
): { id: string; node: Node }[] {
  const field = fields.get(name);
  if (!field) return [];
  const there = [...known];
  return sheet.texts(field.value, name).flatMap(({ text, node }) => {
    if (there.includes(text)) return [{ id: text, node }];
    sheet.problem(node, `${name}: there is no ${what} ${text}${instead(text, there)}`);
    return [];
  });
}

/** The game with packs; null, and problems at the node that names them, when they cannot be played together. */
export function loadWith(
  sheet: Sheet,
  node: Node | null,
  { definition }: GameEntry,
  packs: readonly string[],
  label = '',
): Loaded | null {
  try {
    return load(definition, { packs });
  } catch (error) {
    if (!(error instanceof LoadError || error instanceof AmendError)) throw error;
    for (const line of error.message.split('\n')) sheet.problem(node, `${label}${line}`);
    return null;
  }
}
