/** What clients do not have: words and cards that are secret until something names them. They travel with whatever names them,
 *  to those who are told it. */

import { withoutSecret, type Json } from '@questwright/kernel';
import type { Secrets } from '@questwright/messages';
import type { Revealed } from '@questwright/protocol';

/** Each text in a piece of JSON. */
const TEXTS = /"((?:[^"\\]|\\.)*)"/g;

export class Reveals {
  private readonly isNone: boolean;
  private readonly words: Secrets['words'];
  private readonly cards: ReadonlyMap<string, { open: Json; keys: readonly string[] }>;

  constructor({ content, words }: Secrets = { content: {}, words: {} }) {
    this.words = words;
    const keys = Object.keys(words);
    // Of other cards all is known but what is secret, and that has a word of its own.
    const whole = Object.entries(content).filter(([, card]) => Object.keys(card).some((name) => name !== 'secret'));
    this.cards = new Map(
      whole.map(([id, card]) => [id, { open: withoutSecret(card), keys: keys.filter((key) => isOf(key, id)) }]),
    );
    this.isNone = keys.length === 0 && whole.length === 0;
  }

  /** What a viewer learns from a piece of JSON. Words that it has brought up itself are no news: guessing reveals nothing. */
  in(text: string, asked: readonly string[] = []): Revealed | null {
    if (this.isNone) return null;
    const found: Revealed = { words: {}, content: {} };
    const guessed = new Set(asked.flatMap((one) => [one, ...one.split(':')]));
    this.collect(text, guessed, found);
    return Object.keys(found.words).length + Object.keys(found.content).length === 0 ? null : found;
  }
  private collect(text: string, guessed: ReadonlySet<string>, found: Revealed): void {
    for (const [, one] of text.matchAll(TEXTS)) {
      if (guessed.has(one!)) continue;
      if (Object.hasOwn(this.words, one!)) found.words[one!] = this.words[one!]!;
      const card = Object.hasOwn(found.content, one!) ? undefined : this.cards.get(one!);
      if (card === undefined) continue;
      found.content[one!] = card.open;
      for (const key of card.keys) found.words[key] = this.words[key]!;
      // Whoever reads a card must be able to read what it speaks of.
      this.collect(JSON.stringify(card.open), guessed, found);
    }
  }
  /** The same, with what is secret in it. */
  with<T extends object>(told: T, asked: readonly string[] = []): T & { revealed?: Revealed } {
    const revealed = this.isNone ? null : this.in(JSON.stringify(told), asked);
    return revealed === null ? told : { ...told, revealed };
  }
}

/** `content.<card>`, `ability.<card>.<name>`: words that belong to a card. What its hidden texts say does not. */
function isOf(key: string, card: string): boolean {
  const [kind, ...rest] = key.split('.');
  return kind !== 'secret' && rest.includes(card);
}
