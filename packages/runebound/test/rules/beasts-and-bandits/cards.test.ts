import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { BEASTS } from '../../../src/variants/beasts-and-bandits/challenges.ts';
import { BANDITS } from '../../../src/variants/beasts-and-bandits/encounters.ts';
import { BEASTS_AND_BANDITS_EXTENSION } from '../../../src/variants/beasts-and-bandits/index.ts';
import { COLORS } from '../../../src/words.ts';
import { runebound } from '../../small-board.ts';

const cards = { ...BEASTS, ...BANDITS };

data('BB-CMP-01', 'thirty adventure cards', () => {
  expect(Object.keys(cards)).toHaveLength(30);
  expect(BEASTS_AND_BANDITS_EXTENSION.box!['adventure cards of the road']!.count).toBe(30);
});

rule('BB-SET-01', 'each is shuffled into the deck of its color: 114 cards in all', () => {
  const decks = (packs: string[]): string[][] => {
    const table = arrange(runebound, { seats: 2, packs });
    return COLORS.map((color) => table.pile(`${color} deck`));
  };
  const all = decks(['beasts-and-bandits']);
  expect([decks([]).flat().length, all.flat().length]).toEqual([84, 114]);
  for (const [id, { color }] of Object.entries(cards)) expect(all[COLORS.indexOf(color)]).toContain(id);
});

data('BB-GEN-01', 'the pack adds cards and nothing else', () => {
  const { pack } = BEASTS_AND_BANDITS_EXTENSION;
  expect(pack.edits.map((edit) => edit.content).toSorted()).toEqual(Object.keys(cards).toSorted());
});
