import type { Content } from '@questwright/kernel';
import type { GameEntry } from './game-entry.ts';
import { words } from './words.ts';

/** Whom a seat may play, and what people are told who choose. */
export interface Role {
  id: string;
  name: string;
  lines: readonly string[];
}

/** All roles of some content, in its order; none where a game has no roles. */
export function rolesIn(entry: GameEntry, content: Iterable<readonly [string, Content]>): Role[] {
  if (!entry.roles) return [];
  const { kind, shown } = entry.roles;
  const say = words(entry.messages);
  const cards = [...content].filter(([, card]) => card['kind'] === kind);
  const sheets = new Map((entry.cards?.(Object.fromEntries(cards)) ?? []).map((sheet) => [sheet.id, sheet]));
  return cards.map(([id]) => ({
    id,
    name: say({ key: `content.${id}`, with: {} }),
    lines: (sheets.get(id)?.lines ?? [])
      .filter(({ key }) => shown.some((one) => key === one || (one.endsWith('.') && key.startsWith(one))))
      .filter(({ key }) => say.has(key))
      .map((line) => say(line)),
  }));
}
