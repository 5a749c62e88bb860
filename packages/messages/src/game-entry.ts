import type { Definition, View } from '@questwright/kernel';
import type { Tell } from './words.ts';

/** What an app knows of a game. */
export interface GameEntry {
  // Each game has a world of its own; an app treats them all alike.
  // oxlint-disable-next-line typescript/no-explicit-any
  definition: Definition<any>;
  messages: Readonly<Record<string, string>>;
  /** The message key of the game's name. */
  title: string;
  /** The position as lines of plain text, for terminals and screen readers. */
  board(view: View, say: Tell): string[];
}
