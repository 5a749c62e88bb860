/** The piles of a game, and its world: what every game has and what its rules add. */

import type { Amended } from '../writing/amend.ts';
import type { Lasting, World } from '../writing/rules.ts';
import { helper, json, list, record, whole, type Field, type Seat } from './schema.ts';
import { cloneThings, type Things, type Zone } from './things.ts';

/** The piles of a table with so many seats. */
interface Piles {
  all: readonly string[];
  live: readonly string[];
  hiddenLive: readonly string[];
  zoneOf: ReadonlyMap<string, { zone: Zone; owner: Seat | null }>;
}

export type PilesFor = (seats: number) => Piles;

export function pileNames(zones: Record<string, Zone>): PilesFor {
  const known: Piles[] = [];
  return (seats) => {
    let piles = known[seats];
    if (!piles) {
      const all: string[] = [];
      const live: string[] = [];
      const hiddenLive: string[] = [];
      const zoneOf = new Map<string, { zone: Zone; owner: Seat | null }>();
      for (const zone in zones) {
        const { per, live: isLive, sees } = zones[zone]!;
        const names = per === 'seat' ? Array.from({ length: seats }, (_, seat) => `${zone}/${seat}`) : [zone];
        all.push(...names);
        names.forEach((name, i) => zoneOf.set(name, { zone: zones[zone]!, owner: per === 'seat' ? i : null }));
        if (isLive) live.push(...names);
        if (isLive && sees !== 'all') hiddenLive.push(...names);
      }
      known[seats] = piles = { all, live, hiddenLive, zoneOf };
    }
    return piles;
  };
}

export function worldField<W extends World>(rules: Amended<W>, pilesFor: PilesFor): Field<W> {
  const clone = (value: Things): Things => cloneThings(value, pilesFor(value.last.length - 1).all, rules.counters);
  const things: Field<Things> = {
    ...(json({} as never) as unknown as Field<Things>),
    clone,
    code: (name, helpers) => `${helper(clone, helpers)}(${name})`,
    check: (value, path, problems) => {
      const { piles, counters, cards, last } = (value ?? {}) as Partial<Things>;
      if (!piles || !counters || !Array.isArray(cards) || !Array.isArray(last)) {
        return void problems.push(`${path} are not things`);
      }
      const { all } = pilesFor(last.length - 1);
      for (const pile of all) if (!Object.hasOwn(piles, pile)) problems.push(`${path}.piles.${pile} is missing`);
      for (const pile in piles) if (!all.includes(pile)) problems.push(`${path}.piles.${pile} is unknown`);
      for (const card of new Set(cards as string[])) {
        if (!Object.hasOwn(rules.content, card)) problems.push(`${path}: there is no card ${card}`);
      }
      for (const name of rules.counters) {
        if (!Object.hasOwn(counters, name)) problems.push(`${path}.counters.${name} is missing`);
      }
    },
    view: () => undefined,
    open: false,
    glimpse: () => undefined,
  };
  const lasting = list(json(null as never)) as unknown as Field<Lasting[]>;
  return record({ seats: whole(), things, lasting, ...rules.schema }) as unknown as Field<W>;
}
