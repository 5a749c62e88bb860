/** What a view tells of the storm and the Scions. */

import type { Content, ThingView, View } from '@questwright/kernel';

interface StormView {
  counter: number;
  held: readonly number[];
}
export const stormIn = ({ world }: View): StormView => (world as unknown as { storm: StormView }).storm;
/** Those that are to be faced, those that were, and the one that is fought. */
export const stormlordsIn = (view: View): ThingView[] =>
  ['stormlords', 'faced stormlords', 'adventure'].flatMap((pile) =>
    (view.zones[pile] ?? []).filter(({ card, back }) => card !== null && (pile !== 'adventure' || back === 'silver')),
  );

export interface ScionView {
  thing: number;
  card: string;
  number: number;
  /** Who has its counter; who has it awake. */
  holder: number | null;
  owner: number | null;
}
export function scionsIn(view: View, content: ReadonlyMap<string, Content>): ScionView[] {
  const { held } = stormIn(view);
  const found: ScionView[] = [];
  for (const [pile, things] of Object.entries(view.zones)) {
    for (const { thing, card } of things) {
      const one = card === null ? undefined : content.get(card);
      if (one?.['kind'] !== 'scion') continue;
      const number = one['number'] as number;
      const holder = (held[number - 1] ?? 0) - 1;
      const owner = pile.startsWith('area/') ? Number(pile.slice('area/'.length)) : null;
      found.push({ thing, card: card!, number, holder: holder < 0 ? null : holder, owner });
    }
  }
  return found.toSorted((one, other) => one.number - other.number);
}
