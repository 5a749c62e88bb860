/** The goal of the game. */

import type { Next, RuleId, Seat } from '@questwright/kernel';
import { actingSeat } from '../combat/battle.ts';
import type { Challenge, Story } from '../../cards.ts';
import { areaOf, card, fallen, heroSeats, type RuneboundTable, type RuneboundChapter } from '../../world.ts';

function storyOf(t: RuneboundTable): Story | null {
  const id = t.value('adventure');
  return id === '' ? null : (t.loaded.content.get(id)!.content as Story);
}

/** Who has reached the goal, and how: whoever adds a way to win has words for it, `how.<way>`. */
export type Victor = { seat: Seat; how: string; rule: RuleId };

/** Who has killed the Challenge that decides the game, while the battle with it is being played. */
export function killer(t: RuneboundTable, rule: RuleId): Victor | null {
  const combat = t.within('combat');
  const story = storyOf(t);
  if (combat === null || story === null) return null;
  const { opponent } = combat;
  const { kind, wins } = card(t, opponent) as Challenge;
  const decides = kind === 'challenge' && (wins === true || t.cardOf(opponent) === story.kill);
  return decides && fallen(t, opponent) ? { seat: actingSeat(t), how: 'kill', rule } : null;
}

function collector(t: RuneboundTable): Victor | null {
  const story = storyOf(t);
  if (story === null) return null;
  const seat = heroSeats(t).find((one) => t.value('dragon runes', one) >= story.dragonRunes);
  return seat === undefined ? null : { seat, how: 'runes', rule: 'RB-OBJ-05' };
}

/** The last event of a game. Several players may share the victory. */
export function endWith(t: RuneboundTable, winners: readonly Seat[], how: string, rule: RuleId): Next {
  t.emit('won', { winners: [...winners], number: winners.length, how }, null, rule);
  return { over: { winner: winners.length === 1 ? winners[0]! : [...winners] } };
}

/** The game is over, and all have lost it as one. */
export function endInDefeat(t: RuneboundTable, how: string, rule: RuleId): Next {
  t.emit('lost', { how }, null, rule);
  return { over: { winner: null, together: true } };
}

export const VICTORY: RuneboundChapter = {
  values: {
    /** The one adventure that the game is played with. */
    adventure: {
      rule: 'RB-OBJ-03',
      printed: [],
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
    /** The player who has reached the goal, and how; or null. */
    victor: {
      rule: 'RB-OBJ-06',
      of: () => null,
      parts: {
        'High Lord Margath killed': { rule: 'RB-OBJ-04', layer: 'set', of: (t) => killer(t, 'RB-OBJ-04') },
        'three Dragon Runes': { rule: 'RB-OBJ-05', layer: 'set', of: (t) => collector(t) },
      },
    },
  },
  watch: {
    victory: {
      rule: 'RB-OBJ-06',
      on: ['defeated', 'gained', 'kept', 'traded'],
      do: (t) => {
        const found = t.value('victor');
        return found === null ? undefined : endWith(t, [found.seat], found.how, found.rule);
      },
    },
  },
};
