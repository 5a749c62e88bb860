import type { TestTable } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { reask } from '@questwright/kernel';
import type { RuneboundWorld } from '@questwright/runebound';
import { expect } from 'vitest';
import { marketWasVisited, meeting } from './meeting.ts';

/** Nothing in the base game lets a player go on after an attack; a card might. */
const asIf = (table: TestTable<RuneboundWorld>, what: string): void => {
  table.edit((game) => {
    game.stack.find((frame) => frame.proc === 'turn')!.uses = { [what]: 1 };
    reask(table.loaded, game);
  });
};
const talk = (table: TestTable<RuneboundWorld>, other: number): TestTable<RuneboundWorld> =>
  table.answer(0, `negotiate:${other}`).answer(0, 'leave');

rule('RB-INT-01', 'who meets a Hero decides whether to interact, and may let it be', () => {
  const table = meeting({ spaces: ['harbor', 'harbor'] });
  expect(table.asked()).toEqual([0]);
  expect(table).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
  table.answer(0, 'no-interaction');
  expect(marketWasVisited(table)).toBe(true);
});

rule('RB-INT-01', 'talks may be broken off without a deal', () => {
  const table = meeting({ spaces: ['harbor', 'harbor'], gold: [1, 0] });
  table.answer(0, 'negotiate:1').answer(0, 'propose', 'gold:0:1').answer(1, 'leave');
  expect(table.event('left the negotiation')).toEqual({ seat: 1, other: { seat: 0 } });
  expect(marketWasVisited(table)).toBe(true);
});

rule('RB-INT-02', 'interaction is negotiation or attack', () => {
  const table = meeting({ gold: [1, 0] });
  expect(table).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
  expect(table).toRefuse(0, 'negotiate:0', 'RB-INT-02');
  expect(
    meeting({ gold: [1, 0] })
      .answer(0, 'negotiate:1')
      .where(),
  ).toContain('negotiation/terms');
  expect(meeting().answer(0, 'attack:1').where()).toContain('hero combat');
});

rule('RB-INT-03', 'negotiating with a Hero rules out attacking that Hero', () => {
  const table = talk(meeting({ spaces: ['meadow', 'meadow', 'meadow'] }), 1);
  expect(table).toOffer(0, ['negotiate:2', 'attack:2', 'no-interaction']);
  expect(table).toRefuse(0, 'attack:1', 'RB-INT-03');
});

rule('RB-INT-06', 'where there is an adventure too, one Hero or the adventure', () => {
  const table = meeting({ spaces: ['thicket', 'thicket', 'thicket'], counters: ['thicket'], gold: [1, 0, 0] });
  expect(table).toOffer(0, ['attempt', 'negotiate:1', 'negotiate:2', 'attack:1', 'attack:2', 'decline']);
  table.answer(0, 'negotiate:1').answer(0, 'leave');
  expect(table.where()).not.toContain('adventure step');
});

rule('RB-INT-06', 'negotiation excludes the adventure, and the adventure the Heroes', () => {
  const table = meeting({ spaces: ['thicket', 'thicket', 'thicket'], counters: ['thicket'] });
  asIf(table, 'interacted');
  expect(table).toRefuse(0, 'attempt', 'RB-INT-06');
  expect(table).toRefuse(0, 'negotiate:2', 'RB-INT-06');
  expect(table).toRefuse(0, 'attack:2', 'RB-INT-06');
  asIf(table, 'attempted an adventure');
  expect(table).toRefuse(0, 'negotiate:1', 'RB-INT-06');
});

rule('RB-INT-07', 'an attack and an adventure exclude each other', () => {
  const table = meeting({ spaces: ['thicket', 'thicket'], counters: ['thicket'] });
  asIf(table, 'attempted an adventure');
  expect(table).toRefuse(0, 'attack:1', 'RB-INT-07');
  asIf(table, 'attacked');
  expect(table).toRefuse(0, 'attempt', 'RB-INT-07');
});

rule('RB-INT-08', 'only one Hero may be attacked in a turn', () => {
  const table = meeting({ spaces: ['meadow', 'meadow', 'meadow'] });
  asIf(table, 'attacked');
  expect(table).toOffer(0, ['negotiate:1', 'negotiate:2', 'no-interaction']);
  expect(table).toRefuse(0, 'attack:2', 'RB-INT-08');
});

rule('RB-INT-09', 'without an adventure counter one may negotiate with several Heroes and then attack another', () => {
  const table = talk(meeting({ spaces: ['meadow', 'meadow', 'meadow'] }), 1);
  expect(table).toOffer(0, ['negotiate:2', 'attack:2', 'no-interaction']);
  expect(table).toRefuse(0, 'negotiate:1', 'RB-INT-09');
  table.answer(0, 'attack:2');
  expect(table.where()).toContain('hero combat');
});

rule('RB-INT-11', 'only the player whose movement ended in the shared space starts an interaction', () => {
  const table = meeting({ spaces: ['meadow', 'meadow', 'trail'] });
  expect(table.asked()).toEqual([0]);
  expect(table).toOffer(1, []);
  expect(table).toRefuse(1, 'attack:0');
  expect(table).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
  expect(table).toRefuse(0, 'attack:2', 'RB-INT-11');
  expect(table).toRefuse(0, 'negotiate:2', 'RB-INT-11');
});

rule('RB-INT-12', 'another Hero is enough for an Adventure step', () => {
  const table = meeting({ spaces: ['meadow', 'meadow'] });
  expect(table).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
  // After a negotiation nothing is left to decide here, and there is no market in a meadow.
  talk(table, 1);
  expect(marketWasVisited(table)).toBe(false);
  expect(table.world.turn).not.toBe(0);
});

rule('RB-INT-13', 'in a town the Market step follows a negotiation', () => {
  const table = meeting({ spaces: ['harbor', 'harbor'] });
  expect(table).toOffer(0, ['negotiate:1', 'attack:1', 'no-interaction']);
  talk(table, 1);
  expect(marketWasVisited(table)).toBe(true);
});
