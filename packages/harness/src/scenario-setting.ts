/** What a scenario is played with: the game, its packs, the seats, the words. */

import { whyNotSeats, type Loaded, type Seat } from '@questwright/kernel';
import { entryFor, words, type GameEntry, type Say } from '@questwright/messages';
import { loadWith, type Fields, type Sheet } from '@questwright/packs';
import type { Node } from 'yaml';
import { withContent } from './scenario-content.ts';

export interface Setting {
  sheet: Sheet;
  entry: GameEntry;
  loaded: Loaded;
  seats: number;
  /** Names of the seats, when the scenario gives some. */
  names: readonly string[] | null;
  /** The game's words, and those of the scenario. */
  messages: Readonly<Record<string, string>>;
  say: Say;
}

/** Null, and problems, when there is nothing to play with. */
export function readSetting(sheet: Sheet, fields: Fields, games: readonly GameEntry[]): Setting | null {
  const entry = gameOf(sheet, fields, games);
  if (!entry) return null;
  const { definition } = entry;
  const packs = packsOf(sheet, fields, definition.packs);
  const named = fields.get('packs') ?? fields.get('variants');
  let loaded = loadWith(sheet, named?.value ?? null, entry, packs);
  const { seats, names } = seatsOf(sheet, fields, entry, loaded);
  const own = ownWords(sheet, fields);
  if (!loaded) return null;
  const content = fields.get('content');
  const spoken: Record<string, string> = {};
  if (content) {
    loaded = withContent(sheet, content.value, loaded);
    if (!loaded) return null;
    for (const { name } of sheet.entries(content.value, 'content') ?? [])
      spoken[`content.${name}`] = name.replaceAll('-', ' ');
  }
  const made = entryFor(entry, packs);
  const messages = { ...spoken, ...made.messages, ...own };
  return { sheet, entry: made, loaded, seats, names, messages, say: words(messages) };
}

function gameOf(sheet: Sheet, fields: Fields, games: readonly GameEntry[]): GameEntry | null {
  const id = sheet.textIn(fields, 'game');
  if (id === null) return null;
  const entry = games.find(({ definition }) => definition.id === id) ?? null;
  const known = games.map(({ definition }) => definition.id).join(', ');
  if (!entry) sheet.problem(fields.get('game')!.value, `There is no game ${id}; there are ${known}`);
  return entry;
}

type Packs = GameEntry['definition']['packs'];

/** `packs` and `variants` are both lists of packs; each names only its own kind. */
function packsOf(sheet: Sheet, fields: Fields, packs: Packs): string[] {
  const chosen: string[] = [];
  for (const [name, kind] of [
    ['packs', 'pack'],
    ['variants', 'variant'],
  ] as const) {
    const field = fields.get(name);
    if (!field) continue;
    const known = packs.filter((one) => one.kind === kind).map((one) => one.id);
    for (const { text, node } of sheet.texts(field.value, name)) {
      const found = packs.find((one) => one.id === text);
      if (found?.kind === kind) chosen.push(text);
      else if (found) sheet.problem(node, `${text} is a ${found.kind}: name it under ${found.kind}s`);
      else sheet.problem(node, `There is no ${kind} ${text}; there are ${known.join(', ') || 'none'}`);
    }
  }
  return chosen;
}

/** Packs may want fewer seats than the game: where they do not load, nobody can say. */
function seatsOf(
  sheet: Sheet,
  fields: Fields,
  { definition, messages }: GameEntry,
  loaded: Loaded | null,
): Pick<Setting, 'seats' | 'names'> {
  const { min } = loaded?.seats ?? definition.seats;
  const field = fields.get('seats');
  if (!field) return { seats: min, names: null };
  const before = sheet.problems.length;
  const named = sheet.isList(field.value) ? sheet.texts(field.value, 'seats') : null;
  const names = named && named.map(({ text }) => text);
  const twice = named?.find(({ text }, i) => names!.indexOf(text) < i);
  if (twice) sheet.problem(twice.node, `Two seats are called ${twice.text}`);
  const seats = names ? names.length : sheet.whole(field.value, 'seats');
  if (seats === null || sheet.problems.length > before) return { seats: min, names: null };
  const refusal = loaded && whyNotSeats(loaded, seats);
  if (refusal === null) return { seats, names };
  sheet.problem(field.value, `${words(messages)(refusal)} (${refusal.rule})`);
  return { seats: min, names: null };
}

function ownWords(sheet: Sheet, fields: Fields): Record<string, string> {
  const own: Record<string, string> = {};
  for (const { name, value } of sheet.entriesIn(fields, 'words')) {
    const text = sheet.text(value, `words ${name}`);
    if (text !== null) own[name] = text;
  }
  return own;
}

/** A seat by its number or name; null, and a problem, when there is none. */
export function seatOf({ sheet, seats, names }: Setting, text: string | null, node: Node): Seat | null {
  if (text === null) return null;
  const seat = names?.includes(text) ? names.indexOf(text) : /^\d+$/.test(text) ? Number(text) : seats;
  if (seat < seats) return seat;
  const known = Array.from({ length: seats }, (_, i) => (names ? `${i} (${names[i]})` : String(i)));
  sheet.problem(node, `There is no seat ${text}; there are ${known.join(', ')}`);
  return null;
}

/** The same, or nobody in particular: what everybody sees. */
export function viewerOf(setting: Setting, text: string | null, node: Node): Seat | null | undefined {
  return text === 'spectator' ? null : (seatOf(setting, text, node) ?? undefined);
}
