/** Edits that break a rule which holds by itself, for tests of it. */

import type { Edit, RuleId, Table } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';

/** A number that is higher or lower than it should be. */
export const oneMore = (rule: RuleId, value: string, by: number): Edit<RuneboundWorld> =>
  ({
    rule,
    value,
    wrap:
      (base: (...about: unknown[]) => number) =>
      (...about: unknown[]) =>
        base(...about) + by,
  }) as never;

/** A knockout costs what lies in the piles of a player. */
export const nobodyLoses = (rule: RuleId, zone: 'rumors' | 'clues'): Edit<RuneboundWorld> =>
  ({
    rule,
    proc: 'knockout',
    step: 'robbed',
    after: 'counters',
    add: {
      rule,
      do: (t: Table<RuneboundWorld>) => {
        const pool = zone === 'rumors' ? 'rumor pool' : 'clue deck';
        for (const thing of t.pile(zone, 0).slice()) t.move(thing, pool, 'bottom', 'down');
      },
    },
  }) as never;
/** What lies hidden counts as Items. */
export const nobodyTrades = (rule: RuleId): Edit<RuneboundWorld>[] => [
  {
    rule,
    value: 'counts as',
    wrap: (base: (...about: unknown[]) => unknown) => (t: Table<RuneboundWorld>, thing: number) =>
      ['rumor', 'clue'].includes(t.contentOf(thing).content['kind'] as string) ? 'item' : base(t, thing),
  } as never,
  {
    rule,
    proc: 'negotiation',
    step: 'laid open',
    before: 'terms',
    add: {
      rule,
      do: (t: Table<RuneboundWorld>) => {
        for (const zone of ['rumors', 'clues']) for (const thing of t.pile(zone, 0).slice()) t.move(thing, 'area/0');
      },
    },
  } as never,
];
