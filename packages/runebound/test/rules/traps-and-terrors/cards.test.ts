import { arrange } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { TRAPS } from '../../../src/variants/traps-and-terrors/challenges.ts';
import { TERRORS } from '../../../src/variants/traps-and-terrors/encounters.ts';
import { TRAPS_AND_TERRORS_EXTENSION } from '../../../src/variants/traps-and-terrors/index.ts';
import { COLORS } from '../../../src/words.ts';
import { runebound } from '../../small-board.ts';

const cards = { ...TRAPS, ...TERRORS };

data('TT-CMP-01', 'thirty adventure cards', () => {
  expect(Object.keys(cards)).toHaveLength(30);
  expect(TRAPS_AND_TERRORS_EXTENSION.box!['adventure cards of traps']!.count).toBe(30);
});

rule('TT-SET-01', 'each is shuffled into the deck of its color: 114 cards in all', () => {
  const decks = (packs: string[]): string[][] => {
    const table = arrange(runebound, { seats: 2, packs });
    return COLORS.map((color) => table.pile(`${color} deck`));
  };
  const all = decks(['traps-and-terrors']);
  expect([decks([]).flat().length, all.flat().length]).toEqual([84, 114]);
  for (const [id, { color }] of Object.entries(cards)) expect(all[COLORS.indexOf(color)]).toContain(id);
});

data('TT-GEN-01', 'the pack adds cards and nothing else', () => {
  const { pack } = TRAPS_AND_TERRORS_EXTENSION;
  expect(pack.edits.map((edit) => edit.content).toSorted()).toEqual(Object.keys(cards).toSorted());
});
