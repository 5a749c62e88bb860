import { expect } from 'vitest';
import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { runebound } from '../../small-board.ts';

const packs = ['short-quest'];
const KINDS = ['improve:mind', 'improve:body', 'improve:spirit', 'improve:stamina', 'improve:life'];

rule('QST-SET-01', 'two free experience counters at the beginning of the first turn', () => {
  const table = arrange(runebound, { seats: 2, packs });
  const [seat] = table.asked() as [number];
  expect(table).toOffer(seat, KINDS);
  table.answer(seat, 'improve:body');
  expect(table).toOffer(seat, KINDS);
  table.answer(seat, 'improve:body');
  expect(table.world.heroes[seat]).toMatchObject({ experience: { body: 2 }, spent: 0 });
  expect(table.where()).toContain('movement step');
  expect(table.world.heroes[1 - seat]!.experience).toEqual({ mind: 0, body: 0, spirit: 0, stamina: 0, life: 0 });
});

rule('QST-SET-02', 'six gold at the start', () => {
  const { heroes, bank } = arrange(runebound, { seats: 2, packs }).world;
  expect(heroes.map(({ gold }) => gold)).toEqual([6, 6]);
  expect(bank).toBe(176);
});

rule('QST-WIN-01', 'one Dragon Rune wins', () => {
  const rune = Object.keys(runebound.rules.content).find((id) => runebound.rules.content[id]!['dragonRune'] === true)!;
  const gain = (with_: readonly string[]) =>
    arrange(runebound, {
      seats: 2,
      packs: with_,
      piles: { adventure: [rune] },
      late: ({ world }) => ({
        play: { proc: 'gain a card', with: { seat: 1, thing: world.things.piles['adventure']![0]! } },
      }),
    }).game;
  expect(gain(packs)).toMatchObject({ over: true, result: { winner: 1 } });
  expect(gain([]).over).toBe(false);
});
