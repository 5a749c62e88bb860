/** What differs between an outfit and another one, number by number, the weightiest first. */

import type { Json } from '@questwright/kernel';
import type { Supposed } from '@questwright/middara/shown';

export interface Change {
  /** Its words. */
  key: string;
  about: Readonly<Record<string, Json>>;
  from: number;
  to: number;
  by: number;
  percent: boolean;
  decimals: 0 | 1;
}

const SHEET = ['armor', 'defense', 'hp', 'movement', 'range'] as const;

export function changesBetween(now: Supposed, then: Supposed): Change[] {
  const change = (
    key: string,
    [from, to]: readonly [number, number],
    about: Change['about'] = {},
    { percent = false, decimals = 0 as 0 | 1 } = {},
  ): Change[] => {
    // As it is shown: what is the same to the last digit differs in nothing.
    const [one, other] = [Number(from.toFixed(decimals)), Number(to.toFixed(decimals))];
    return one === other ? [] : [{ key, about, from, to, by: other - one, percent, decimals }];
  };
  const blows = now.blows.flatMap((before) => {
    const after = then.blows.find(({ opponent }) => opponent === before.opponent);
    if (after === undefined) return [];
    const about = { opponent: { content: before.opponent }, defense: before.defense };
    return [
      ...change('outfit.hits', [before.hits, after.hits], about, { percent: true }),
      ...change('outfit.damage', [before.damage, after.damage], about, { decimals: 1 }),
      ...change('outfit.defeats', [before.defeats, after.defeats], about, { percent: true }),
    ];
  });
  return [...blows, ...SHEET.flatMap((one) => change(`outfit.${one}`, [now[one], then[one]]))];
}
