/** Reads a pack from the texts of its files. Nothing is thrown for what an author can have written. */

import {
  AmendError,
  canonical,
  withoutArt,
  load,
  LoadError,
  sha256,
  type Content,
  type Edit,
  type Pack,
  type RuleId,
  type World,
} from '@questwright/kernel';
import { namesOf, type AnyExtension, type GameEntry } from '@questwright/messages';
import { Cards } from './cards.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { Sheet, type SheetProblem } from './sheet.ts';
import { instead } from './suggest.ts';
import { Messages } from './words.ts';

export interface PackFile {
  /** Below the folder of the pack. */
  name: string;
  text: string;
}
export interface PackProblem extends SheetProblem {
  file: string;
}
/** A pack that came from files. */
export interface FilePack {
  id: string;
  game: string;
  title: string;
  author: string;
  version: string;
  /** Of its cards: another hash is another game. */
  hash: string;
  pack: Pack<World>;
  messages: Readonly<Record<string, string>>;
}
export interface ReadPack {
  /** Null when there are problems. */
  pack: FilePack | null;
  problems: PackProblem[];
}

const MANIFEST = /^pack\.(ya?ml|json)$/;

export function readPack(files: readonly PackFile[], games: readonly GameEntry[]): ReadPack {
  const heads = files.filter(({ name }) => MANIFEST.test(name));
  const [head, other] = heads;
  if (!head) return { pack: null, problems: [wrong('pack.yaml', 'There is no pack.yaml: it says what the pack is')] };
  if (other)
    return { pack: null, problems: [wrong(other.name, `There is ${head.name} already: leave one of them out`)] };
  const sheets = files.map(({ name, text }) => ({ name, sheet: new Sheet(text) }));
  for (const { sheet } of sheets)
    if (!sheet.root && sheet.problems.length === 0) sheet.problem(null, 'The file is empty');
  const broken = new Set(sheets.filter(({ sheet }) => sheet.problems.length > 0).map(({ sheet }) => sheet));
  const main = sheets.find(({ name }) => name === head.name)!;
  const manifest = broken.has(main.sheet) ? null : readManifest(main.sheet, games);
  let pack: FilePack | null = null;
  if (manifest) {
    // What is no YAML is only that: anything else said about it would be noise.
    const bodies = sheets.filter((one) => one !== main && !broken.has(one.sheet));
    pack = readCards(
      manifest,
      main.sheet,
      bodies.map(({ sheet }) => sheet),
      broken.size > 0,
    );
  }
  const problems = sheets.flatMap(({ name: file, sheet }) =>
    sheet.problems.map((problem) => ({ file, ...problem })).sort((x, y) => x.line - y.line || x.column - y.column),
  );
  return { pack: problems.length > 0 ? null : pack, problems };
}

const wrong = (file: string, message: string): PackProblem => ({ file, line: 1, column: 1, message });

function readCards(manifest: Manifest, main: Sheet, bodies: readonly Sheet[], incomplete: boolean): FilePack | null {
  const cards = new Cards(manifest);
  const messages = new Messages();
  const sections = [...Cards.sections(manifest.needed.content!), 'messages'];
  for (const sheet of bodies) {
    for (const entry of sheet.entries(sheet.root!, 'A file of a pack') ?? []) {
      if (entry.name === 'messages') messages.add(sheet, entry);
      else if (sections.includes(entry.name)) cards.add(sheet, entry);
      else sheet.problem(entry.key, `A pack has no ${entry.name}${instead(entry.name, sections)}`);
    }
  }
  // Half a pack lacks what stands in its other files.
  if (incomplete) return null;
  cards.check();
  messages.check(manifest, cards);
  for (const { id, node } of manifest.replaces)
    if (!cards.found.has(id)) main.problem(node, `replaces: the pack has no ${id} to take its place`);
  if (cards.found.size === 0 && [main, ...bodies].every((one) => one.problems.length === 0))
    main.problem(null, `The pack holds nothing; its files may have ${sections.join(', ')}`);
  if ([main, ...bodies].some((one) => one.problems.length > 0)) return null;
  const pack = packOf(manifest, cards, messages);
  return loads(manifest, pack, main, cards) ? pack : null;
}

function packOf(manifest: Manifest, cards: Cards, messages: Messages): FilePack {
  const { id, kind, title, author, version, needs, excludes, replaces, entry } = manifest;
  // A pack from a file cites itself.
  const rule = `pack ${id}` as RuleId;
  // What packs have replaced may be replaced once more.
  const overrides = entry.definition.packs.flatMap((one) => one.edits.map((edit) => edit.rule));
  const contents: Record<string, Content> = {};
  for (const card of cards.found.values()) contents[card.id] = card.content;
  const edits = Object.entries(contents).map(([content, data]): Edit<World> =>
    replaces.some((one) => one.id === content)
      ? { rule, overrides, content, replace: data }
      : { rule, content, add: data },
  );
  edits.push(...(entry.content!.edits?.(rule, Object.values(contents), cards.drawings) ?? []));
  return {
    id,
    game: entry.definition.id,
    title,
    author,
    version,
    hash: sha256(canonical({ id, contents: withoutArt(contents) })),
    pack: { id, kind, rule, needs, excludes: excludes.map((pack) => ({ pack, rule })), edits },
    messages: { ...messages.texts, [`pack.${id}`]: title },
  };
}

/** The loader has the last word. It names the place in content, `card.abilities.0: …`: that has a line here. */
function loads({ entry, needs, id }: Manifest, pack: FilePack, main: Sheet, { found }: Cards): boolean {
  try {
    load(withPacks(entry, [pack]).definition, { packs: [...needs, id] });
    return true;
  } catch (error) {
    if (!(error instanceof LoadError || error instanceof AmendError)) throw error;
    for (const problem of error.message.split('\n')) {
      const path = problem.slice(0, Math.max(0, problem.indexOf(': '))).split('.');
      const card = found.get(path[0]!);
      if (card) card.sheet.problem(card.sheet.at(card.value, path.slice(1)), problem);
      else main.problem(null, problem);
    }
    return false;
  }
}

/** A game that knows these packs. */
export function withPacks(entry: GameEntry, packs: readonly FilePack[]): GameEntry {
  const own = packs.filter((one) => one.game === entry.definition.id);
  if (own.length === 0) return entry;
  const added = own.map(({ pack, messages }): AnyExtension => ({ pack, words: { en: messages } }));
  return {
    ...entry,
    definition: { ...entry.definition, packs: [...entry.definition.packs, ...own.map((one) => one.pack)] },
    extensions: [...(entry.extensions ?? []), ...added],
    messages: { ...entry.messages, ...namesOf(added) },
  };
}
