/** Terms of a negotiation as the rules write them: `card:<thing>`, and gold as purses that make up every amount. */

export interface Terms {
  cards: readonly number[];
  /** By seat. */
  gold: Readonly<Record<number, number>>;
}

const amountOf = (purse: string): number => Number(purse.split(':').at(-1));
const pursesOf = (elements: readonly string[], seat: number): string[] =>
  elements.filter((element) => element.startsWith(`gold:${seat}:`));

export const cardsIn = (elements: readonly string[]): number[] =>
  elements.flatMap((element) => (element.startsWith('card:') ? [Number(element.slice('card:'.length))] : []));
export const goldIn = (elements: readonly string[], seat: number): number =>
  pursesOf(elements, seat).reduce((sum, purse) => sum + amountOf(purse), 0);

/** Those of the purses on offer that come to an amount: 1, 2, 4 … and a rest, which is taken only when they are not enough. */
export function purses(elements: readonly string[], seat: number, amount: number): string[] {
  const all = pursesOf(elements, seat);
  const rest = all.find((purse) => purse.includes(':rest:'));
  const doubling = all.filter((purse) => purse !== rest).toSorted((one, other) => amountOf(other) - amountOf(one));
  const most = doubling.reduce((sum, purse) => sum + amountOf(purse), 0);
  let left = rest !== undefined && amount > most ? amount - amountOf(rest) : amount;
  const taken = doubling.filter((purse) => {
    const fits = amountOf(purse) <= left;
    if (fits) left -= amountOf(purse);
    return fits;
  });
  return rest !== undefined && amount > most ? [...taken, rest] : taken;
}
