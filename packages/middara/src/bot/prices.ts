/** What a bot would rather keep, in Damage. */

export const PRICE_OF_SP = 0.9;
export const PRICES: Readonly<Record<string, number>> = {
  SP: PRICE_OF_SP,
  EXHAUST: 0.1,
  'PER ENCOUNTER': 1,
  FLIP: 1.5,
  DISCARD: 1.5,
};
