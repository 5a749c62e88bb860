/** What is heard of what happens. */

import type { Content, Json } from '@questwright/kernel';
import type { SeenEvent } from '@questwright/protocol';
import type { SoundKind } from '../../sound/kinds.ts';

const SOUNDS: Readonly<Record<string, SoundKind>> = {
  'movement dice rolled': 'dice',
  rolled: 'dice',
  entered: 'step',
  sold: 'coin',
  'gold gained': 'coin',
  'gold paid': 'coin',
  'gold taken': 'coin',
  'adventure card drawn': 'card',
  'market card added': 'card',
  gained: 'card',
  traded: 'card',
  wounded: 'wound',
  defeated: 'kill',
  'hero combat won': 'kill',
  'ally killed': 'kill',
  'knocked out': 'knockout',
  'experience gained': 'level',
  'event in play': 'event',
  won: 'victory',
};

/** A roll in combat is heard as a hit or a miss, a Dragon Rune as more than a card. */
export function soundOf({ tag, with: params }: SeenEvent, content: ReadonlyMap<string, Content>): SoundKind | null {
  // A defence that breaks is heard by the wound.
  if (tag === 'combat roll') {
    const success = params['success'] === 'true';
    if (params['for'] === 'defense') return success ? 'miss' : null;
    return success ? 'hit' : 'miss';
  }
  if ((tag === 'defeated' || tag === 'gained') && isRune(params['card'], content)) return 'rune';
  return SOUNDS[tag] ?? null;
}

function isRune(card: Json | undefined, content: ReadonlyMap<string, Content>): boolean {
  const id = (card as { content?: string } | null | undefined)?.content;
  return id !== undefined && content.get(id)?.['dragonRune'] === true;
}
