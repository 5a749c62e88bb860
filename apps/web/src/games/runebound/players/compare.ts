/** What a card would change for its bearer, in numbers, also in place of another one. */

import { PHASES, readingOf, type Card, type Change, type Phase } from '@questwright/runebound';

export interface Effect {
  what: 'roll' | 'damage' | 'life';
  phase: Phase | null;
  by: number;
}

const holdsAlways = ({ to, enemyIs, youHave, perAlly }: Change): boolean =>
  (to === 'hero' || to === 'party') && enemyIs === null && youHave === null && !perAlly;

/** What always holds for a Hero who carries this: conditions of the fight are left to the text of the card. */
export function effectsOf(card: Card, times = 1): Effect[] {
  const changes = readingOf(card).changes.filter(holdsAlways);
  const sum = (of: (change: Change) => number): number => times * changes.reduce((all, one) => all + of(one), 0);
  const found = PHASES.flatMap((phase, at): Effect[] => [
    { what: 'roll', phase, by: sum(({ bonus }) => bonus[at]!) },
    { what: 'damage', phase, by: sum(({ damage }) => damage[at]!) },
  ]);
  return [...found, { what: 'life' as const, phase: null, by: sum(({ life }) => life) }].filter(({ by }) => by !== 0);
}

/** The difference that it makes to carry one card instead of another. */
export function insteadOf(card: Card, other: Card): Effect[] {
  const all = [...effectsOf(card), ...effectsOf(other, -1)];
  const keys = [...new Set(all.map(({ what, phase }) => `${what} ${phase}`))];
  return keys.flatMap((key) => {
    const alike = all.filter(({ what, phase }) => `${what} ${phase}` === key);
    const by = alike.reduce((sum, one) => sum + one.by, 0);
    return by === 0 ? [] : [{ ...alike[0]!, by }];
  });
}
