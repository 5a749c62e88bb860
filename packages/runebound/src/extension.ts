/** What an expansion of Runebound brings. Its parts for bots, soak and lab are loaded by whoever plays games: the pages of a
 *  table show without them. */

import type { Content, Message } from '@questwright/kernel';
import type { AnyExtension } from '@questwright/messages';
import type { BotPart } from './bot/part.ts';
import type { Box } from './content/box.ts';
import type { LabPart } from './lab/part.ts';
import type { SoakPart } from './soak/part.ts';

export interface RuneboundExtension extends AnyExtension {
  box?: Box;
  /** Lines of a card that tell what it has besides the fields of the base. */
  printed?(card: Content): Message[];
  bot?(): Promise<BotPart>;
  lab?(): Promise<LabPart>;
  soak?(): Promise<SoakPart>;
}

/** What an expansion does differently beside another one that it knows. */
export interface Beside {
  edits: AnyExtension['pack']['edits'];
  words: RuneboundExtension['words'];
}
export const joined = ({ pack, words, ...rest }: RuneboundExtension, beside: Beside): RuneboundExtension => ({
  ...rest,
  pack: { ...pack, edits: [...pack.edits, ...beside.edits] },
  words: Object.fromEntries(
    Object.entries(words).map(([locale, texts]) => [locale, { ...texts, ...beside.words[locale] }]),
  ),
});

/** Finds the parts of the packs that are on. */
export type Parts<P> = (packs: readonly string[]) => readonly P[];

/** Loads one kind of part of all extensions. */
export async function partsOf<P>(
  extensions: readonly RuneboundExtension[],
  of: (extension: RuneboundExtension) => Promise<P> | undefined,
): Promise<Parts<P>> {
  const found = new Map<string, P>();
  for (const extension of extensions) {
    const part = await of(extension);
    if (part !== undefined) found.set(extension.pack.id, part);
  }
  return (packs) => packs.flatMap((id) => found.get(id) ?? []);
}
