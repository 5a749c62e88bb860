/** Which of the game's packs a rule belongs to. */

import type { Pack } from './amend.ts';
import type { Definition } from './load.ts';
import type { RuleId } from './rules.ts';

/** The rules that tables cite, however deep. */
function citedIn(tables: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof tables !== 'object' || tables === null) return found;
  for (const [key, value] of Object.entries(tables)) {
    if (typeof value === 'object') citedIn(value, found);
    else if (key === 'rule') found.add(value as string);
  }
  return found;
}
/** The rules of one heading have numbers. */
const headingOf = (rule: string): string => rule.replace(/-\d+$/, '');

interface Citing {
  base: ReadonlySet<string>;
  packs: readonly { id: string; rules: ReadonlySet<string> }[];
}
/** Tables are large, and rules are asked for one by one. */
const known = new WeakMap<object, Citing>();
function citingIn(definition: Definition<any>): Citing {
  const { rules, packs } = definition;
  let citing = known.get(definition);
  if (!citing) {
    citing = {
      base: citedIn({ ...rules, content: null }),
      packs: packs.map((pack: Pack<any>) => ({ id: pack.id, rules: citedIn(pack) })),
    };
    known.set(definition, citing);
  }
  return citing;
}

/** The packs that cite a rule, or others of its heading where nobody cites it; none for what holds in every game. */
export function packsOf(definition: Definition<any>, rule: RuleId): string[] {
  const { base, packs } = citingIn(definition);
  const citing = (fits: (one: string) => boolean): string[] | null => {
    if ([...base].some(fits)) return [];
    const found = packs.filter(({ rules }) => [...rules].some(fits)).map(({ id }) => id);
    return found.length > 0 ? found : null;
  };
  return citing((one) => one === rule) ?? citing((one) => headingOf(one) === headingOf(rule)) ?? [];
}
