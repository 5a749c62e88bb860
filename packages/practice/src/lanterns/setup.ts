import type { SetupPart } from '@questwright/kernel';
import type { Card, River, RiverTable } from './world.ts';

const IN_THE_DECK: readonly string[] = ['lantern', 'tool', 'wick', 'trick'];
const HAND = 3;

export function deal(t: RiverTable, cards: number): void {
  for (let n = 0; n < cards; n++) {
    for (const seat of t.seats) {
      const thing = t.pile('deck')[0];
      if (thing !== undefined) t.move(thing, `hand/${seat}`, 'bottom');
    }
  }
}

export const setup: Record<string, SetupPart<River>> = {
  cards: {
    rule: 'LAN-CMP-01',
    do: (t) => {
      for (const [id, { content }] of t.loaded.content) {
        const { sort, copies } = content as Card;
        if (IN_THE_DECK.includes(sort)) for (let n = 0; n < copies; n++) t.add(id, 'deck');
      }
    },
  },
  deck: { rule: 'LAN-SET-01', do: (t) => t.shuffle('deck') },
  hands: { rule: 'LAN-SET-02', do: (t) => deal(t, HAND) },
  oil: { rule: 'LAN-SET-03', do: (t) => void t.world.oil.fill(2) },
};
