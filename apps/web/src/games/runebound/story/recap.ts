/** A turn in short: where somebody went, what was met, what came of it. */

import type { SeenEvent } from '@questwright/protocol';
import type { ShownTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { nameIn } from '../words-of.ts';

const PARTS: Readonly<Record<string, 'move' | 'card' | 'result'>> = {
  entered: 'move',
  'adventure card drawn': 'card',
  'challenge faced': 'card',
  'hero attacked': 'card',
  gained: 'card',
  defeated: 'result',
  'hero combat won': 'result',
  'knocked out': 'result',
  escaped: 'result',
  'test made': 'result',
  'experience gained': 'result',
  traded: 'result',
  'event in play': 'result',
  won: 'result',
};
export const partOf = ({ tag }: SeenEvent): 'move' | 'card' | 'result' | null => PARTS[tag] ?? null;

type Say = (told: SeenEvent['with'], seen: ShownTable) => string;
/** Of several alike the last is told, but of cards each. */
const TOLD: Readonly<Record<string, { every?: true; say: Say }>> = {
  'knocked out': { say: () => t('recap.knocked-out') },
  rested: { say: () => t('recap.rested') },
  entered: { say: ({ space }, seen) => t('recap.entered', { place: nameIn(space, seen) }) },
  'event in play': { every: true, say: ({ card }, seen) => t('recap.event', { card: nameIn(card, seen) }) },
  'hero attacked': { say: ({ other }, seen) => t('recap.attacked', { who: nameIn(other, seen) }) },
  traded: { say: ({ other }, seen) => t('recap.traded', { who: nameIn(other, seen) }) },
  defeated: { every: true, say: ({ card }, seen) => t('recap.defeated', { card: nameIn(card, seen) }) },
  'hero combat won': { say: ({ other }, seen) => t('recap.won-against', { who: nameIn(other, seen) }) },
  escaped: { say: () => t('recap.escaped') },
  gained: { every: true, say: ({ card }, seen) => t('recap.gained', { card: nameIn(card, seen) }) },
  'experience gained': {
    every: true,
    say: ({ improvement }) => t('recap.learned', { improvement: improvement ?? null }),
  },
};

/** In the order in which it happened. */
export function recap(events: readonly SeenEvent[], seen: ShownTable): string[] {
  return events.flatMap(({ tag, with: told }, i) => {
    const known = TOLD[tag];
    if (!known || (!known.every && events.findLastIndex((event) => event.tag === tag) !== i)) return [];
    return known.say(told, seen);
  });
}

/** A knockout, and what it cost. */
export function blowTo(seat: number, events: readonly SeenEvent[], seen: ShownTable): string | null {
  const from = events.findLastIndex(({ tag, with: told }) => tag === 'knocked out' && told['seat'] === seat);
  if (from < 0) return null;
  const after = events.slice(from).filter(({ with: told }) => told['seat'] === seat);
  const lost = after.flatMap(({ tag, with: told }) => {
    if (tag === 'gold paid') return t('sheet.gold', { gold: Number(told['amount']) });
    return tag === 'discarded' ? nameIn(told['card'], seen) : [];
  });
  return t('recap.blow', { who: seen.nameOf(seat), lost: lost.length === 0 ? null : lost });
}
