/** The goal of the game. */

import type { Seat } from '@questwright/kernel';
import type { Challenge, Story } from './cards.ts';
import { areaOf, card, fallen, type LandTable, type Part } from './world.ts';

function storyOf(t: LandTable): Story | null {
  const id: string = t.value('adventure');
  return id === '' ? null : (t.loaded.content.get(id)!.content as Story);
}

/** Who has killed the Challenge that decides the game, while the battle with it is being played. */
export function killer(t: LandTable): Seat | null {
  const combat = t.within('combat');
  const story = storyOf(t);
  if (combat === null || story === null) return null;
  const { opponent, heroes, outcome } = combat;
  const { kind, wins } = card(t, opponent) as Challenge;
  const decides = kind === 'challenge' && (wins === true || t.cardOf(opponent) === story.kill);
  if (!decides || !fallen(t, opponent)) return null;
  return heroes.find((seat) => outcome[seat] === undefined) ?? heroes[0] ?? null;
}

function collector(t: LandTable): Seat | null {
  const story = storyOf(t);
  if (story === null) return null;
  return t.seats.find((seat) => t.value('dragon runes', seat) >= story.dragonRunes) ?? null;
}

export const VICTORY: Part = {
  values: {
    /** The one adventure that the game is played with. */
    adventure: {
      rule: 'RB-OBJ-03',
      of: (t) => {
        for (const [id, { content }] of t.loaded.content) if (content['kind'] === 'story') return id;
        return '';
      },
    },
    'dragon runes': {
      rule: 'RB-OBJ-07',
      of: (t, seat: Seat) =>
        areaOf(t, seat).filter((thing) => (card(t, thing) as Challenge).dragonRune === true).length,
    },
    /** The player who has reached the goal, or null. */
    victor: {
      rule: 'RB-OBJ-06',
      of: () => null,
      parts: {
        'High Lord Margath killed': { rule: 'RB-OBJ-04', layer: 'set', of: (t) => killer(t) },
        'three Dragon Runes': { rule: 'RB-OBJ-05', layer: 'set', of: (t) => collector(t) },
      },
    },
  },
  watch: {
    victory: {
      rule: 'RB-OBJ-06',
      on: ['defeated', 'gained', 'kept', 'traded'],
      do: (t) => {
        const winner: Seat | null = t.value('victor');
        if (winner === null) return undefined;
        t.emit('won', { seat: winner });
        return { end: 'game', as: { winner } };
      },
    },
  },
};
