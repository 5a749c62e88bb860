import { readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { botsOf } from '@questwright/games';
import { folder, questwright } from './run.ts';

const file = folder();

test('every game has a bot that plays at random, and the usual one comes first', () => {
  expect(Object.keys(botsOf('tictactoe'))).toEqual(['random']);
  const names = Object.keys(botsOf('runebound'));
  expect([names[0], names.at(-1)]).toEqual(['greedy', 'random']);
  expect(names).toEqual(expect.arrayContaining(['novice', 'greedy-careful', 'adventurer', 'champion', 'legend-bold']));
});

describe.concurrent('bots', () => {
  test('are the best of the game, and make as many seats as they need', async () => {
    const { code, out } = await questwright(['play', 'runebound', '--seed', 'a', '--bots', '1,2'], ['quit']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Runebound, Second Edition, 3 seats, seed "a"\n/);
    expect(out).toMatch(/seat 1: \S.*, a bot \(greedy\)\n {2}seat 2: \S.*, a bot \(greedy\)\n/);
  });
  test('or those that are asked for', async () => {
    const { out } = await questwright(['play', 'runebound', '--bots', '1', '--bot', 'random'], ['quit']);
    expect(out).toMatch(/seat 1: \S.*, a bot \(it plays at random\)\n/);
  });
  test('tell what they thought', async () => {
    const game = ['play', 'runebound', '--seed', 'b', '--bots', '0', '--seats', '2', '--packs', 'short-quest'];
    const { out } = await questwright([...game, '--bot', 'champion-bold'], ['thoughts', 'quit']);
    expect(out).toMatch(/a bot \(champion-bold\)/);
    expect(out).toMatch(/> thoughts\nIlsa: .+(this needed no thought|A closer look at it:)/);
    const first = await questwright([...game, '--bot', 'novice', '--seed', 'a'], ['thoughts', 'quit']);
    expect(first.out).toContain('No bot has decided anything yet.');
  });
  test('of which there must be some', async () => {
    const { code, errors } = await questwright(['play', 'tictactoe', '--me', '0', '--bot', 'greedy']);
    expect(code).toBe(2);
    expect(errors).toContain('tictactoe has no bot "greedy"; there are random.');
  });
  test('answer terms that are on the table, and leave the rest to the person', async () => {
    const lines = ['talk', 'make an offer', '1', 'done', 'log'];
    const { code, out } = await questwright(['play', 'lanterns', '--seed', 'x', '--me', '0'], lines);
    expect(code).toBe(0);
    expect(out.slice(out.lastIndexOf('> log'))).toMatch(/Wren: Make an offer.*\n[\s\S]*Otter: decides\.\n/);
  });
});

describe.concurrent('heroes', () => {
  test('by name, by seat; whoever is not named takes what comes', async () => {
    const name = file('heroes.json');
    const names = 'pip,random,Varikas the Dead';
    const { out } = await questwright(
      ['play', 'runebound', '--seats', '3', '--heroes', names, '--save', name],
      ['quit'],
    );
    expect(out).toContain('  seat 0: Pip\n');
    expect(out).toContain('  seat 2: Varikas\n');
    const { header } = JSON.parse(readFileSync(name, 'utf8')) as GameFile;
    expect(header.options).toEqual({ heroes: ['pip-underbough', null, 'varikas-the-dead'] });
  });
  test.each([
    [['runebound', '--heroes', 'gandalf'], '"gandalf" is nobody; there are Varikas the Dead,'],
    [['runebound', '--heroes', 'the'], '"the" is not clear; there are Varikas the Dead,'],
    [['runebound', '--seats', '2', '--heroes', 'pip,pip'], 'two seats cannot both play pip-underbough'],
    [['runebound', '--seats', '1', '--heroes', 'pip,varikas'], '--heroes names 2, but there are 1 seats'],
    [['lanterns', '--heroes', 'wren'], 'In Lanterns there is nobody to choose.'],
  ])('%j', async (parameters, words) => {
    const { code, out, errors } = await questwright(['play', ...parameters]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(errors).toContain(words);
  });
});

const ENDING = `
title: One cell is missing
game: tictactoe
seats: [Ada, Bob]
position:
  set: { cells: [0, 0, -1, 1, 1, -1, -1, -1, -1], turn: 0 }
play:
  - 0: top right
`;

describe.concurrent('a scenario', () => {
  writeFileSync(file('ending.yaml'), ENDING);

  test('is played on from by hand, with its names; its own answers are left out', async () => {
    const saved = file('from.json');
    const parameters = ['play', 'tictactoe', '--from', file('ending.yaml'), '--save', saved];
    const { code, out } = await questwright(parameters, ['why top left', 'top right', 'undo', 'bottom left']);
    expect(code).toBe(0);
    expect(out).toContain('  seat 0: Ada\n  seat 1: Bob\n');
    expect(out).toContain('  top     X X .\n  middle  O O .\n');
    expect(out).toContain('> why top left\nThe cell at the top left is taken.\n');
    expect(out).toContain('> undo\nUndone: Ada: “top right”\n');
    expect((await questwright(['verify', saved])).out).toContain('ok from entry 0 on: 1 answers');
    expect((await questwright(['play', saved])).out).toContain('  top     X X .\n  middle  O O .\n  bottom  X . .\n');
  });
  test('of another game is refused', async () => {
    const { code, errors } = await questwright(['play', 'lanterns', '--from', file('ending.yaml')]);
    expect(code).toBe(2);
    expect(errors).toContain('is a scenario of tictactoe, not of lanterns');
  });
  test('says what is wrong with it, with file and line', async () => {
    writeFileSync(file('wrong.yaml'), ENDING.replace('cells:', 'sells:'));
    const { code, out, errors } = await questwright(['play', 'tictactoe', '--from', file('wrong.yaml')]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(errors).toMatch(/wrong\.yaml:6:\d+: There is no sells in the world/);
  });
  test('with cards of its own cannot be saved', async () => {
    const own = 'scenarios/lanterns/inline-content.yaml';
    const { code, errors } = await questwright(['play', 'lanterns', '--from', own, '--save', file('own.json')]);
    expect(code).toBe(2);
    expect(errors).toContain('has cards of its own');
  });
  test('does not go with what it says itself', async () => {
    const { code, errors } = await questwright(['play', 'tictactoe', '--from', file('ending.yaml'), '--seats', '2']);
    expect(code).toBe(2);
    expect(errors).toContain('--seats does not go with a scenario');
  });
});

test('late: a position with a past, which can be told and undone', async () => {
  const parameters = ['play', 'lanterns', '--seed', 'l', '--me', '0', '--from', 'late'];
  const { code, out } = await questwright(parameters, ['log', 'undo']);
  expect(code).toBe(0);
  expect(out).toMatch(/\n\d\d+ decisions have been taken; say log for them\.\n/);
  const [, night] = /Night (\d+), /.exec(out)!;
  expect(Number(night)).toBeGreaterThan(2);
  const log = out.slice(out.indexOf('> log'), out.indexOf('> undo'));
  expect(log).toMatch(/\n {3}1 {2}\S+: /);
  expect(log).toMatch(/\n {2}\d\d {2}\S+: /);
  expect(out.slice(out.indexOf('> undo'))).toMatch(/^> undo\nUndone(, \d+ decisions:\n {2}Wren|: Wren): /);
});

const DUEL = `
title: A fight is about to begin
game: runebound
seats: 1
content:
  fighter: { like: varikas-the-dead, mind: 3, damage: { ranged: 2, melee: 1, magic: 1 }, life: 4, skills: {}, abilities: [] }
  target: { like: gallows-choir, mind: 12, damage: { ranged: 1, melee: 1, magic: 2 }, life: 9, beforeCombat: [], reward: [] }
variants: [small-board]
position:
  set: { turn: 0, heroes.0.space: d6, heroes.0.cameFrom: e7 }
  piles: { hero/0: [fighter], area/0: [], yellow deck: [target] }
  at: game/turn > turn/adventure step
  locals: { turn: { seat: 0 } }
`;

test('the odds of a roll are told before it, by exact chances', async () => {
  writeFileSync(file('duel.yaml'), DUEL);
  const { out } = await questwright(['play', 'runebound', '--from', file('duel.yaml')], ['attempt', 'stand']);
  // 72 of the 100 rolls of two ten-sided dice come to nine or more.
  expect(out).toContain('do you try to get away? [RB-CBT-11]\n  Two dice and 3 must reach 12: 72 in 100.\n');
  expect(out).toContain(
    '  Fighter attacks: two dice and 3 must reach 12: 72 in 100. A hit does 2 wounds, a miss costs 1\n',
  );
});
