/** What it is worth to a Hero that effects are followed, in gold. */

import type { Effect } from '@questwright/kernel';
import { situation, stands, type Prices, type Situation } from '../rules/effects/verb.ts';
import { reckoning } from './forecast.ts';
import { GAIN } from './party.ts';

/** What healing costs; what a knockout costs besides all gold; what a card of the market deck costs on average. What others lose
 *  is worth little, and something. */
export const PRICES = { wound: 1.2, exhaustion: 0.5, knockout: 5, card: 5.5, others: 0.3 };

type Asking = Pick<Prices, 'kept' | 'winning'>;
const PLAIN: Asking = { kept: () => PRICES.card / 2, winning: () => 0.5 };

const lives = ({ party: { hero, experience = {}, allies = [] } }: Situation): number[] => [
  hero.life + GAIN.life * (experience.life ?? 0),
  ...allies.map(({ life }) => life),
];

/** What nobody has put a price on counts for nothing. */
export function worthOf(effects: readonly Effect[], start: Situation, asking = PLAIN, prices = PRICES): number {
  const gained = ({ worth, gold, tired, hurt }: Situation): number =>
    worth + gold - start.gold + prices.exhaustion * (start.tired - tired) + prices.wound * (start.hurt[0]! - hurt[0]!);
  const others = (some: readonly Effect[], { party }: Situation): number =>
    -prices.others * worthOf(some, situation(party, { gold: 3 }), asking, prices);
  return reckoning({
    lives,
    prices: { card: prices.card, others, ...asking },
    decided: (now) => {
      if (now.over === 'escaped') return gained(now);
      const falls = now.over === 'knocked out' || !stands(now, 0, lives);
      return falls ? gained({ ...now, hurt: start.hurt, gold: 0 }) - prices.knockout : null;
    },
    end: gained,
  }).of(effects, start);
}

const FOUR = { mind: 4, body: 4, spirit: 4, damage: { ranged: 1, melee: 1, magic: 1 }, skills: {} };
/** Somebody, neither rested nor unhurt, whom effects are priced for before anybody in particular is there. */
export const USUAL: Situation = situation(
  { hero: { kind: 'hero', back: 'hero', ...FOUR, life: 6, stamina: 6 } },
  { hurt: [3], tired: 3, gold: 3 },
);
