/** The words of a pack: each card and ability has some, and none are for nothing. */

import { entryFor, words as speaking } from '@questwright/messages';
import type { Node } from 'yaml';
import type { Cards } from './cards.ts';
import type { Manifest } from './manifest.ts';
import type { Entry, Sheet } from './sheet.ts';
import { instead } from './suggest.ts';

export class Messages {
  readonly found = new Map<string, { text: string; sheet: Sheet; key: Node; value: Node }>();

  /** Collects the section `messages` of a file. */
  add(sheet: Sheet, { value: section }: Entry): void {
    for (const { name, key, value } of sheet.entries(section, 'messages') ?? []) {
      const text = sheet.text(value, `messages ${name}`);
      if (text === null) continue;
      if (this.found.has(name)) sheet.problem(key, `messages: ${name} is there twice`);
      else this.found.set(name, { text, sheet, key, value });
    }
  }

  get texts(): Record<string, string> {
    return Object.fromEntries([...this.found].map(([key, { text }]) => [key, text]));
  }

  check({ entry, needed }: Manifest, cards: Cards): void {
    // Any of the packs may be played with it.
    const { messages } = entryFor(
      entry,
      entry.definition.packs.map(({ id }) => id),
    );
    const say = speaking(this.texts);
    const wanted = new Set(cards.wanted.map((one) => one.key));
    const told = new Set<string>();
    for (const { key, node, sheet } of cards.wanted) {
      if (this.found.has(key) || Object.hasOwn(needed.messages, key) || told.has(key)) continue;
      told.add(key);
      sheet.problem(node, `There are no words for this: write ${key} under messages`);
    }
    const may = [...wanted, ...cards.optional];
    // The words of a card that takes the place of another.
    const replaced = (key: string): boolean => cards.found.has(key.slice(key.indexOf('.') + 1));
    for (const [name, { text, sheet, key, value }] of this.found) {
      const there = Object.hasOwn(messages, name) ? messages[name] : undefined;
      if (!may.includes(name)) sheet.problem(key, `messages: nothing in the pack says ${name}${meant(name, may)}`);
      else if (there !== undefined && there !== text && !replaced(name)) {
        sheet.problem(key, `messages: the game says “${there}” for ${name}; give yours another name`);
      } else {
        const problem = text.trim() === '' ? 'has no words' : say.problem({ key: name, with: {} });
        if (problem !== null) sheet.problem(value, `messages ${name}: ${problem}`);
      }
    }
  }
}

const meant = (name: string, may: readonly string[]): string => {
  const hint = instead(name, may);
  return hint.startsWith('; did') ? hint : '; every key belongs to a card or ability of the pack';
};
