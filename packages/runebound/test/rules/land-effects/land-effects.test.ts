/** What cards do to the board, the markets, the decks and the cards beside a Hero. */

import { expect } from 'vitest';
import type { Pack } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { adventureStep, drawn } from '../../adventures.ts';
import { attempt, FROM, isFaceUp, phase, wounds } from '../../battles.ts';
import { exhaustionOf, moving, spaceOf } from '../../boards.ts';
import { runebound } from '../../small-board.ts';
import { visit } from '../market/table.ts';

rule('RB-MOV-22', 'an extra step leads to a space next to the figure, whatever the dice', () => {
  const table = moving({ map: 'TA  m   ~', at: ['a2'], area: ['seven-mile-boots'] });
  table.answer(0, 'stay').answer(0, 'use:{seven-mile-boots}:one more mile:activate');
  expect(table).toOffer(0, ['step:a3', 'step:tamalir']);
  expect(table).toRefuse(0, 'step:a2');
  expect(spaceOf(table.answer(0, 'step:a3'))).toBe('a3');
});

rule('RB-MOV-22', 'an extra step into some terrains is refused by others', () => {
  const table = moving({ map: 'TA  p   m', at: ['a2'], heroes: ['yselle-of-the-reeds'] }).answer(0, 'stay');
  // A town counts as every terrain.
  expect(spaceOf(table.answer(0, 'use:{yselle-of-the-reeds}:the skiff:exhaustion'))).toBe('tamalir');
});

rule('RB-MKT-03', 'a card can bring more cards to the market', () => {
  const table = visit({ stack: [], area: ['blys-nephew'] });
  expect(table.pile('stack of riverwatch')).toEqual(['tallow-torch']);
  const deck = table.pile('market deck');
  table.answer(0, 'use:{blys-nephew}:ask his uncle');
  expect(table.pile('stack of riverwatch')).toEqual([deck[0], 'tallow-torch']);
  expect(table.pile('market deck')).toEqual(deck.slice(1));
});

rule('RB-EVT-10', 'a card can replenish the counters of one color', () => {
  const table = arrange(runebound, {
    seats: 1,
    options: { heroes: ['varikas-the-dead'] },
    set: { 'heroes.0.space': 'tamalir', adventures: [], 'pile.green': 22, 'pile.yellow': 16 },
    piles: { 'area/0': ['surveyors-stakes'] },
    at: 'game/turn > turn/movement step',
    locals: { turn: { seat: 0 } },
  });
  table.answer(0, 'stay').answer(0, 'use:{surveyors-stakes}:stake a claim:discard');
  expect(table).toOffer(0, ['choose:green', 'choose:yellow']);
  table.answer(0, 'choose:yellow');
  const jewels = table.world.adventures.map((space) => table.value('jewel', space));
  expect([new Set(jewels), jewels.length]).toEqual([new Set(['yellow']), 16 - table.world.pile.yellow]);
  expect(table.world.pile.green).toBe(22);
});

rule(['RB-CBT-14', 'RB-CBT-16'], 'who escapes by a card goes back and ends the turn', () => {
  const table = attempt({ area: ['smoke-pot'], dice: [9, 9] });
  table.answer(0, 'use:{smoke-pot}:vanish:discard');
  expect([spaceOf(table), wounds(table, 'fighter')]).toEqual([FROM, 0]);
  expect(table.events.map(({ tag }) => tag)).toContain('escaped');
  expect(table.world.turn).toBe(1);
  expect(table.pile('area/0')).toEqual([]);
});

rule('RB-CBT-14', 'who fails the test of that card fights on', () => {
  const table = attempt({ area: ['smoke-pot'], dice: [1, 1] });
  table.answer(0, 'use:{smoke-pot}:vanish:discard');
  expect(table.where()).toContain('escape phase');
  expect(table.pile('area/0')).toEqual([]);
});

rule('RB-ADV-03', 'a drawn card can be put under its deck: the attempt is over, the counter stays', () => {
  const piles = { 'green deck': ['green-rat', 'green-giant'], 'area/0': ['mother-quills-index'] };
  const table = adventureStep({ space: 'f6', piles, dice: [9, 9] });
  const { adventures } = table.world;
  const deck = table.pile('green deck').length;
  table.answer(0, 'attempt').answer(0, 'use:{mother-quills-index}:look it up:discard');
  expect(drawn(table)).toEqual(['green-rat']);
  expect([table.pile('green deck').at(-1), table.pile('green deck').length]).toEqual(['green-rat', deck]);
  expect([table.pile('adventure'), table.world.adventures]).toEqual([[], adventures]);
});

rule('RB-ADV-03', 'it is put there once', () => {
  const piles = { 'green deck': ['green-rat'], 'area/0': ['mother-quills-index', 'perrin-runaway-reader'] };
  const table = adventureStep({ space: 'f6', piles, dice: [9, 9] }).answer(0, 'attempt');
  const skip = table.offers(0).filter((id) => id.includes('skip this chapter'));
  expect(skip).toHaveLength(1);
  table.answer(0, 'use:{mother-quills-index}:look it up:discard');
  expect(table.offers(0)).not.toContain(skip[0]);
});

rule('RB-REF-02', 'a card turned face up in a fight can be activated again in the next round', () => {
  const table = phase('melee', { area: ['dragontooth-hammer', 'armourers-oil'] });
  table.answer(0, 'attack:{hero/0}');
  table.answer(0, 'use:{dragontooth-hammer}:great-swing:activate');
  expect(isFaceUp(table, 'dragontooth-hammer')).toBe(false);
  table.dice(10, 10).answer(0, 'use:{armourers-oil}:oil it:discard');
  expect(isFaceUp(table, 'dragontooth-hammer')).toBe(true);
});

rule('RB-ACT-01', 'what is for every other Hero in the space leaves those elsewhere alone', () => {
  const pickpocket: Pack<RuneboundWorld> = {
    id: 'pickpocket',
    kind: 'pack',
    rule: 'RB-OBJ-02',
    edits: [
      {
        rule: 'RB-OBJ-02',
        content: 'two-coin-jack',
        wrap: (base) => ({
          ...base,
          abilities: [
            {
              timing: 'after moving',
              name: 'light fingers',
              if: { 'another hero is here': true },
              ways: ['exhaustion'],
              effects: [{ 'each hero': [{ gold: -1 }], others: true, where: 'here' }, { gold: 1 }],
            },
          ],
        }),
      },
    ],
  };
  const table = (other: string) =>
    arrange(
      { ...runebound, packs: [...runebound.packs, pickpocket] },
      {
        packs: ['pickpocket'],
        seats: 3,
        options: { heroes: ['varikas-the-dead', 'old-hesper', 'the-lady-in-ash'] },
        set: {
          turn: 0,
          ...Object.fromEntries(['d5', other, 'tamalir'].map((space, seat) => [`heroes.${seat}.space`, space])),
          ...Object.fromEntries([0, 1, 2].map((seat) => [`heroes.${seat}.gold`, 3])),
        },
        piles: { 'area/0': ['two-coin-jack'] },
        at: 'game/turn > turn/movement step',
        locals: { turn: { seat: 0 } },
      },
    ).answer(0, 'stay');
  const together = table('d5').answer(0, 'use:{two-coin-jack}:light fingers:exhaustion');
  expect(together.world.heroes.map(({ gold }) => gold)).toEqual([4, 2, 3]);
  expect(exhaustionOf(together, 'two-coin-jack')).toBe(1);
  expect(table('tamalir').where()).not.toContain('after moving');
});

rule('RB-EVT-10', 'a reward that finds no counter to return says so', () => {
  const table = arrange(runebound, {
    seats: 1,
    options: { heroes: ['torvald-oakhand'] },
    set: { 'heroes.0.space': 'c2', adventures: ['c2'], 'pile.green': 0 },
    piles: { 'green deck': ['kingsmead-crows'] },
    at: 'game/turn > turn/adventure step',
    locals: { turn: { seat: 0 } },
  });
  table.dice(...Array.from({ length: 24 }, () => 10));
  table.answer(0, 'attempt');
  for (let round = 0; round < 2; round++) {
    table.answer(0, 'fight').answer(0, 'defend').answer(0, 'attack:{torvald-oakhand}');
  }
  expect(table.lastEvents.map(({ tag }) => tag)).toContain('nothing replenished');
  expect(table.world.adventures).toEqual([]);
});
