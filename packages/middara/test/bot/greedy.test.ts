import { answerOf, playGame, whoAnswers, type Bot } from '@questwright/bots';
import { load, type Definition, type Game } from '@questwright/kernel';
import { expect, test } from 'vitest';
import { greedyBot } from '../../src/bot/index.ts';
import { middara } from '../whole.ts';
import type { Middara } from '../../src/world.ts';
import { field, packed } from '../rules/field.ts';
import { answer } from './answer.ts';

/** The Sluice with these enemies in it. */
const against = (...combatants: { card: string; at: string }[]): Definition<Middara> => {
  const { content } = middara.rules;
  const sluice = { ...content['the-sluice'], combatants };
  return { ...middara, rules: { ...middara.rules, content: { ...content, 'the-sluice': sluice } } };
};

test('greedy Adventurers win against two Cave Sickles', { timeout: 60_000 }, () => {
  const loaded = load(against({ card: 'cave-sickle', at: 'd4' }, { card: 'cave-sickle', at: 'e2' }));
  const bot: Bot = greedyBot(loaded);
  const { game } = playGame(loaded, [bot, bot], { seed: 'a', until: ({ world }) => world.round > 30 });
  expect((game.result as { outcome: string } | null)?.outcome).toBe('win');
});

test('it attacks whom it can Defeat', () => {
  const figures = { rook: 'c3', 'cave-sickle': { at: 'c2', damage: 0 }, 'cave-sickle 2': { at: 'c4', damage: 5 } };
  expect(answer({ figures })).toEqual(['attack:2']);
});
test('it walks to where it can attack, and stays away from where it cannot be helped', () => {
  const walk = answer({ figures: { rook: 'a1', 'cave-sickle': 'f1' }, map: ['........'] }, 'move');
  expect(walk).toEqual(['walk', 'b1', 'c1', 'd1', 'e1']);
  const cut = answer({ figures: { rook: 'a1', 'cave-sickle': 'f1' }, map: ['..d.....'] }, 'move');
  expect(cut).toEqual(['walk', 'b1']);
});
test('it Warps to where it can attack, out of danger, and not without need', () => {
  const figures = { rook: { at: 'a1', gear: ['mallet', 'door-of-smoke'] }, 'cave-sickle': 'f1' };
  const use = answer({ figures, map: ['..d.d...', '..d.....'] });
  expect(use).toEqual([expect.stringMatching(/^use:.*:between actions:EXHAUST\+SP$/)]);
  expect(answer({ figures, map: ['..d.d...', '..d.....'] }, use[0]!)).toEqual(['warp:e2']);
  const near = { ...figures, 'cave-sickle': 'b1' };
  expect(answer({ figures: near, map: ['........'] })).toEqual(['attack:1']);
});
test('it drinks at the last moment before a blow may fall', () => {
  const figures = { rook: { at: 'b2', stamina: 0, damage: 11, gear: ['mallet', 'bottled-dawn'] }, animate: 'c2' };
  expect(answer({ figures, play: 'animate', dice: [5, 5] })).toEqual([
    expect.stringMatching(/^use:.*:any time:DISCARD$/),
  ]);
});
test('it dodges', () => {
  const attacked = answer({ figures: { rook: 'b2', animate: 'c2' }, play: 'animate' });
  expect(attacked).toEqual(['dodge']);
});

/** What is left after a game of Abraxis that one kind of player plays. */
const abraxis = (bot: Bot, loaded: ReturnType<typeof load<Middara>>, seed: string): number => {
  const { game } = playGame(loaded, [bot], { seed, options: { encounter: 'old-lamplighter' } });
  return (game.result as { left: number }).left;
};
test('it gets out of the worst disorder of equipment', () => {
  const remi = { at: 'b2', stamina: 3, gear: ['walking-blade', 'oiled-leather'] };
  const rook = { at: 'c2', gear: ['mallet', 'parrying-knife', 'cuirass'] };
  const zeke = { at: 'b1', gear: ['magic-staff', 'buckler', 'great-hammer'] };
  const table = field({ map: ['....', '....'], figures: { remi, rook, zeke } });
  // Their Packs are full.
  packed(table, 'remi', 'long-sword', 'buckler', 'horn-bow');
  packed(table, 'rook', 'war-axe', 'magic-tome', 'great-hammer');
  packed(table, 'zeke', 'mallet', 'long-sword', 'cuirass');
  table.answer(0, 're-equip');
  for (const choice of ['take:', 'equip:']) {
    for (let id = table.offers(0).find((one) => one.startsWith(choice)); id !== undefined;) {
      table.answer(0, id);
      id = table.offers(0).find((one) => one.startsWith(choice));
    }
  }
  expect(table.offers(0)).not.toContain('done');
  const bot: Bot = greedyBot(table.loaded);
  let answers = 0;
  while (table.where().includes('re-equip') && answers < 40) {
    table.answer(0, ...answerOf(table.loaded, table.game, bot, whoAnswers(table.game.pending!)));
    answers++;
  }
  expect(answers).toBeLessThan(40);
});
test('it keeps more Adventurers in a game of Abraxis than whoever Locks In the first die', () => {
  const loaded = load(middara);
  const greedy: Bot = greedyBot(loaded);
  const first: Bot = { ...greedy, pick: ({ offer }) => ['lock', (offer.forms[0]!.of as { of: string[] }).of[0]!] };
  const seeds = ['a', 'b', 'c'];
  const left = (bot: Bot): number => seeds.reduce((sum, seed) => sum + abraxis(bot, loaded, seed), 0);
  expect([left(greedy), left(first)]).toEqual([12, 2]);
});
test('it fills free slots in the Store, leaves something for the others, and comes to an end', () => {
  const loaded = load(middara);
  const bot: Bot = greedyBot(loaded);
  const shopping = ({ stack }: Game<Middara>): boolean =>
    stack.some(({ proc }) => proc === 'setting up' || proc === 'shop and train');
  const { game } = playGame(loaded, [bot, bot], { seed: 'a', until: (one) => !shopping(one) });
  const { gold, figures, things } = game.world;
  const gear = figures.slice(0, 4).map((one) => one.gear.map((thing) => things.cards[things.card[thing]!]!));
  const those = (kind: string): string[][] =>
    gear.map((all) => all.filter((id) => middara.rules.content[id]!['kind'] === kind));
  expect(those('item')).toEqual([
    ['walking-blade', 'long-sword', 'cuirass', 'vitality-juice-box', 'ditch-mint'],
    ['buckler', 'long-sword'],
    ['mallet', 'parrying-knife'],
    ['horn-bow'],
  ]);
  expect(gold).toBe(80 - 18 - 20 - 5 - 4 - 15 - 18);
  expect(those('discipline').map((all) => all.length)).toEqual([2, 2, 2, 2]);
  expect(game.no).toBeLessThan(40);
});
