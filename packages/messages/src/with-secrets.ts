/** What a client must not have: it is kept apart from the game that everybody may read, and joined where rules are played. */

import type { Content, Definition } from '@questwright/kernel';
import type { GameEntry } from './game-entry.ts';

export interface Secrets {
  /** What is secret of cards, by card. A card that nobody knows of is here as a whole. */
  content: Readonly<Record<string, Content>>;
  words: Readonly<Record<string, string>>;
}

/** The game with its secrets, as it is played. A card with `secret: null` waits for what is secret of it. */
export function withSecrets(entry: GameEntry, secrets: Secrets): GameEntry {
  const { definition, messages } = entry;
  const twice = Object.keys(secrets.words).find((key) => Object.hasOwn(messages, key));
  if (twice !== undefined) throw new Error(`The words ${twice} are secret, and everybody has them`);
  return {
    ...entry,
    definition: joined(definition, secrets.content),
    messages: { ...messages, ...secrets.words },
    secrets,
  };
}

// Each game has a world of its own; an app treats them all alike.
// oxlint-disable-next-line typescript/no-explicit-any
function joined(definition: Definition<any>, secrets: Secrets['content']): Definition<any> {
  const left = new Set(Object.keys(secrets));
  const whole = (id: string, card: Content): Content => {
    const secret = secrets[id];
    if (secret === undefined) return card;
    if (card.secret !== null) throw new Error(`${id} does not say that anything about it is secret`);
    left.delete(id);
    return { ...card, ...secret };
  };
  const { rules } = definition;
  const content = Object.fromEntries(Object.entries(rules.content).map(([id, card]) => [id, whole(id, card)]));
  const packs = definition.packs.map((pack) => ({
    ...pack,
    edits: pack.edits.map((edit) =>
      edit.content !== undefined && edit.add !== undefined ? { ...edit, add: whole(edit.content, edit.add) } : edit,
    ),
  }));
  for (const id of left) content[id] = secrets[id]!;
  return { ...definition, rules: { ...rules, content }, packs };
}
