/** The rules in our words: a large text, fetched when somebody first asks why. */

import { useEffect, useState } from 'react';
import type { Rule } from '../../rules/rule.ts';

let fetched: Promise<ReadonlyMap<string, Rule>> | null = null;

async function catalogue(): Promise<ReadonlyMap<string, Rule>> {
  const { default: rules } = await import('virtual:catalogue');
  return new Map((rules as readonly Rule[]).map((rule) => [rule.id, rule]));
}

/** Null while it is on its way, and a text of none when it does not arrive. */
export function useCatalogue(): ReadonlyMap<string, Rule> | null {
  const [rules, setRules] = useState<ReadonlyMap<string, Rule> | null>(null);
  useEffect(() => {
    let gone = false;
    fetched ??= catalogue();
    fetched.then(
      (all) => gone || setRules(all),
      () => {
        fetched = null;
        if (!gone) setRules(new Map());
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return rules;
}
