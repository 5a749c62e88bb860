/** The cards of a pack: collected from all its files first, so that they may speak of each other, then checked. */

import type { Content, Json, Loaded } from '@questwright/kernel';
import type { ContentSchema, Fields, KindShape } from '@questwright/messages';
import type { Node } from 'yaml';
import { Text, type Wanted } from './card-text.ts';
import { ID_IN_WORDS, isId, type Manifest } from './manifest.ts';
import { Shapes, type Known, type Mutual } from './shapes.ts';
import type { Entry, Sheet } from './sheet.ts';
import { instead } from './suggest.ts';

/** A card, and where it stands. */
export interface FoundCard {
  id: string;
  kind: string;
  sheet: Sheet;
  key: Node;
  value: Node;
  /** Null for one that is drawn: it is right as it is. */
  own: Readonly<Record<string, Json>> | null;
  content: Content;
}
/** Words that are needed, and what for. */
export interface WantedIn extends Wanted {
  sheet: Sheet;
}

/** What the kernel reads of any card; `checkCard` knows their shapes. */
const COMMON: Fields = {
  abilities: { is: 'text', optional: true },
  modifies: { is: 'text', optional: true },
  secret: { is: 'text', optional: true },
};

export class Cards {
  readonly found = new Map<string, FoundCard>();
  /** By their names. */
  readonly drawings: Record<string, Content> = {};
  readonly wanted: WantedIn[] = [];
  /** Words that there may be: flavour. */
  readonly optional = new Set<string>();
  private readonly manifest: Manifest;
  private readonly schema: ContentSchema;
  private readonly loaded: Loaded;

  constructor(manifest: Manifest) {
    this.manifest = manifest;
    this.schema = manifest.needed.content!;
    this.loaded = manifest.loaded;
  }

  /** The names of the sections, with what each holds. */
  static sections({ kinds, drawings = {} }: ContentSchema): string[] {
    return [...Object.values(kinds).map((kind) => kind.section), ...Object.keys(drawings)];
  }

  /** Collects what a section holds. */
  add(sheet: Sheet, { name: section, value }: Entry): void {
    const drawing = this.schema.drawings?.[section];
    const kind = Object.entries(this.schema.kinds).find((one) => one[1].section === section);
    for (const entry of sheet.entries(value, section) ?? []) {
      if (drawing) this.draw(sheet, entry, drawing);
      else if (kind) this.addCard(sheet, entry, kind[0], kind[1]);
    }
  }

  private addCard(sheet: Sheet, { name: id, key, value }: Entry, kind: string, shape: KindShape): void {
    const { prefix = '' } = shape;
    if (!isId(id)) sheet.problem(key, `${id} is no id; write ${ID_IN_WORDS}`);
    else if (!id.startsWith(prefix))
      sheet.problem(key, `The id of a ${kind} begins with ${prefix}: write ${prefix}${id}`);
    if (!sheet.isMap(value)) return void sheet.entries(value, id);
    const own = sheet.json(value) as Record<string, Json>;
    this.put({ id, kind, sheet, key, value, own, content: { ...impliedFields(shape, own), ...own } });
  }

  private draw(
    sheet: Sheet,
    { name, key, value }: Entry,
    { kind, fields, draw }: NonNullable<ContentSchema['drawings']>[string],
  ): void {
    if (!isId(name)) sheet.problem(key, `${name} is no id; write ${ID_IN_WORDS}`);
    const before = sheet.problems.length;
    const shapes = new Shapes(sheet, this.known(), name, (one) => new Text(one, new Set()));
    shapes.record(value, fields, name, key);
    if (sheet.problems.length > before) return;
    try {
      const drawing = sheet.json(value) as Content;
      const cards = draw(name, drawing);
      this.drawings[name] = drawing;
      for (const [id, content] of Object.entries(cards)) {
        this.put({ id, kind, sheet, key, value, own: null, content: JSON.parse(JSON.stringify(content)) as Content });
      }
    } catch (error) {
      const { row, message } = error as { row?: number; message: string };
      const map = sheet.at(value, ['map']);
      if (row === undefined) sheet.problem(map, `${name}: ${message}`);
      else sheet.problemInText(map, row, `${name}.map: ${message}`);
    }
  }

  private put(card: FoundCard): void {
    const { id, sheet, key } = card;
    if (this.found.has(id)) return sheet.problem(key, `${id} is in the pack twice; give one of them another id`);
    this.found.set(id, card);
    if (this.loaded.content.has(id) && !this.manifest.replaces.some((one) => one.id === id))
      sheet.problem(key, `The game has ${id} already; take another id, or name it under replaces in pack.yaml`);
  }

  private known(): Known {
    const contents = new Map<string, Content>();
    for (const [id, { content }] of this.loaded.content) contents.set(id, content);
    for (const { id, content } of this.found.values()) contents.set(id, content);
    const kinds = new Map([...contents].map(([id, { kind }]) => [id, String(kind)]));
    for (const { id, kind } of this.found.values()) kinds.set(id, kind);
    return { schema: this.schema, rules: this.loaded.rules, contents, kinds };
  }

  check(): void {
    const known = this.known();
    const mutual: (Mutual & { sheet: Sheet })[] = [];
    for (const card of this.found.values()) {
      const { id, sheet, key } = card;
      const shape = this.schema.kinds[card.kind]!;
      for (const word of shape.words) this.wanted.push({ key: `${word}.${id}`, node: key, sheet });
      for (const word of shape.mayHave ?? []) this.optional.add(`${word}.${id}`);
      if (card.own === null) continue;
      let text: Text | null = null;
      const shapes = new Shapes(sheet, known, id, (one) => (text = new Text(one, new Set(Object.keys(card.own!)))));
      this.checkCard(card, shape, shapes, text!);
      mutual.push(...shapes.mutual.map((one) => ({ ...one, sheet })));
      this.wanted.push(...[...text!.wanted, ...shapes.wanted].map((one) => ({ ...one, sheet })));
    }
    for (const { sheet, node, from, to } of mutual) {
      if (!this.names(to, from)) sheet.problem(node, `${from} names ${to}, but ${to} does not name ${from}`);
    }
  }

  private checkCard({ id, key, value, own, sheet }: FoundCard, kind: KindShape, shapes: Shapes, text: Text): void {
    const { fields, implied, needs = [] } = kind;
    const all: Record<string, Fields[string]> = { ...fields, ...COMMON };
    for (const [name, is] of Object.entries(implied)) {
      const word = typeof is === 'string' ? is : own![is.as];
      if (typeof word === 'string') all[name] = { is: 'word', of: [word], optional: true };
      else all[name] = { is: 'text', optional: true };
    }
    const entries = sheet.entries(value, id)!;
    for (const entry of entries) {
      const label = `${id}.${entry.name}`;
      if (entry.name === 'abilities') text.abilities(entry.value, label);
      else if (entry.name === 'modifies') text.modifiers(entry.value, label);
      else if (entry.name === 'secret') continue;
      else if (Object.hasOwn(all, entry.name)) shapes.fits(entry.value, all[entry.name]!, label);
      else sheet.problem(entry.key, `${id} has no field ${entry.name}${instead(entry.name, Object.keys(all))}`);
    }
    shapes.missing(key, all, entries, id);
    for (const { field, is, needs: others } of needs) {
      const entry = entries.find((one) => one.name === field);
      if (!entry || (is !== undefined && own![field] !== is)) continue;
      for (const other of others) {
        const why = is === undefined ? field : `${field}: ${is}`;
        if (!(other in own!)) sheet.problem(entry.key, `${id} has ${why} and therefore needs the field ${other}`);
      }
    }
  }

  /** Whether content names other content in one of its lists. */
  private names(id: string, other: string): boolean {
    const content = this.found.get(id)?.content ?? this.loaded.content.get(id)!.content;
    const { prefix = '' } = this.schema.kinds[String(content['kind'])] ?? {};
    const name = other.slice(prefix.length);
    return Object.values(content).some((value) => Array.isArray(value) && value.includes(name));
  }
}

function impliedFields({ implied }: KindShape, own: Readonly<Record<string, Json>>): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [name, is] of Object.entries(implied)) {
    const value = typeof is === 'string' ? is : own[is.as];
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}
