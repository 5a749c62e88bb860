import { expect, test } from 'vitest';
import { questwright } from './run.ts';

test('an Encounter: the board, who is in reach, the cards of enemies in words, and why they did what they did', async () => {
  const lines = [
    'ready',
    '1',
    '1',
    '1',
    'near',
    'look cave sickle',
    'look a1',
    'look 1a',
    'end turn',
    'end turn',
    'log 1',
    'undo',
  ];
  const { code, out } = await questwright(['play', 'middara', '--seed', 'x', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toContain('The Sluice, round');
  expect(out).toMatch(/\n {3}1 \.\s+\.\s+/);
  expect(out).toMatch(/opponent Cave Sickle on \w\d, Range \d+, (not )?in sight/);
  expect(out).toMatch(/AI Step 1: if an opponent is adjacent\n\s+make a Melee Attack, preferring the most Damage/);
  expect(out).toContain('> look a1\n  a1: Normal Terrain, level 1');
  expect(out).toMatch(/> look 1a\n {2}Animate on \w\d, an enemy: HP 18 of 18/);
  const [told, logged] = out.split('> log 1');
  expect(told).toMatch(/- (Cave Sickle|Animate) follows AI Step \d\. \[/);
  expect(told).not.toContain('does not follow AI Step 1');
  expect(logged).toContain('Something had been rolled or revealed since: dice and unknown cards are new from here.');
  // A mark stays the same when others come.
  expect(told).not.toMatch(/^ {2}R {3}Remi on/m);
  expect(told).toMatch(/^ {2}RE {2}Remi on/m);
  expect(logged).toMatch(/(Cave Sickle|Animate) does not follow AI Step \d: nobody is adjacent/);
});

test('a walk is one answer by the name of its space, or goes space by space; who can only end the turn is not asked', async () => {
  const setUp = ['ready', '3', '3', '2'];
  const lines = [...setUp, 'move', 'd6', 'undo', 'walk', 'b6 c6', 'done', 'why d6', 'stop', 'end turn'];
  const { code, out } = await questwright(['play', 'middara', '--seed', 'walk4', '--seats', '1'], lines);
  expect(code).toBe(0);
  expect(out).toMatch(/\d+ {2}To d6: 4 points/);
  expect(out).toContain('> d6\n\n- Rook goes by b6 and c6 to d6.');
  expect(out).toContain('- Rook goes by b6 to c6.');
  expect(out).toContain('Won: No enemy is left.');
  expect(out).not.toContain('follows its course');
  expect(out).not.toMatch(/^\s+1 {2}End \S+ turn$/m);
});

test('what is laid out is named by its colour; why a space is none to go to is about the way there', async () => {
  const lines = ['ready', '1', '1', '1', '1', '1', 'move', 'why i3', 'why f3', 'why c3', 'why jump to d2', 'look bomb'];
  const { out } = await questwright(['play', 'middara', '--start', 'bombing', '--seed', 'figs'], lines);
  expect(out).toContain('- The blue Exit lies on m18.');
  expect(out).toContain('- There is Water Terrain now on n18, o18, p16, and p17.');
  expect(out).toContain('Who carries the Bug Bomb?');
  expect(out).toContain('> why i3\nThe space i3 is too far for 6 Movement Points.');
  expect(out).toContain('> why f3\nThe space f3 is Obstructing Terrain.');
  expect(out).toMatch(/> why c3\nTo c3: \d points?: on offer by this rule\./);
  expect(out).toMatch(/> why jump to d2\nJump to d2 .*: on offer, say Jump to d2 over 1 space\./);
  expect(out).toContain('> look bomb\n  Bug Bomb, carried by Remi');
});

test('Abraxis Battle Dice: a beginning of its own, the Symbols to match, and dice to Lock In', async () => {
  const lines = ['look', '1', '1', 'done', 'why skip'];
  const { code, out } = await questwright(['play', 'middara', '--start', 'smuggler', '--seed', 'x'], lines);
  expect(code).toBe(0);
  expect(out).toContain('Generous Smuggler: Round 1 of 5. To match: 2 books, 4 shields, 1 burst.');
  expect(out).toMatch(/Remi: 10 Abraxis Points, 6 Fate tokens; rolled: white die/);
  expect(out).toContain('Which die does Remi Lock In? 6 Fate tokens are left.');
});

test('a beginning that is not there is told, with those that are', async () => {
  const wrong = await questwright(['play', 'middara', '--start', 'the moon'], []);
  expect([wrong.code, wrong.errors]).toEqual([
    2,
    expect.stringMatching(/"the moon" is not among them; there are The Sluice,/),
  ]);
  const unclear = await questwright(['play', 'middara', '--start', 'sickles'], []);
  expect(unclear.errors).toMatch(/not clear; there are Bombing the Sickles, Sickles Upon Sickles/);
  const single = await questwright(['play', 'lanterns', '--start', 'x'], []);
  expect(single.errors).toMatch(/only one beginning/);
});
