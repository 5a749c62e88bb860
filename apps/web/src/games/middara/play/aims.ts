/** What wins the Encounter and what loses it, each in a line. */

import type { Json } from '@questwright/kernel';
import { useTable } from '../../../table/shown-table.ts';

export function useAims(): string[] {
  const { ui, scene, complete, tell } = useTable();
  const goal = complete(() => ui.entry.goal?.(scene) ?? null);
  if (goal === null) return [];
  const line = (key: string, ways: typeof goal.wins): string[] => {
    const texts = ways.map(({ text }): Json => ({ key: text.key, with: text.with }));
    if (texts.length === 0) return [];
    return [tell(key, { way: texts.reduce((one, other) => ({ key: 'web.goal.or', with: { one, other } })) })];
  };
  return [...line('web.goal.win', goal.wins), ...line('web.goal.lose', goal.loses)];
}
