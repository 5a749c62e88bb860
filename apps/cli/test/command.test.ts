import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const file = folder();

describe('help', () => {
  test('lists the commands, also when nothing is asked', async () => {
    const { code, out } = await questwright(['--help']);
    expect(code).toBe(0);
    expect(out).toMatchSnapshot();
    expect(await questwright([])).toEqual({ code: 0, out, errors: '' });
  });

  test.each(['play', 'join', 'host', 'replay', 'verify', 'rules', 'scenario', 'soak', 'lab'])(
    '%s --help',
    async (command) => {
      const { code, out } = await questwright([command, '--help']);
      expect(code).toBe(0);
      expect(out).toMatchSnapshot();
    },
  );
});

describe.concurrent('asked wrongly: exit code 2, what is wrong and what there is', () => {
  test.each([
    [['plya'], ["unknown command 'plya'", 'Did you mean play?', 'Commands: games, play, join, host, replay']],
    [
      ['play', 'tictactoe', '--colour'],
      ["unknown option '--colour'", 'Options: --seats, --packs, --pack, --seed'],
    ],
    [
      ['play', 'chess'],
      ['There is no game "chess"', 'tictactoe  Tic-tac-toe'],
    ],
    [['play', 'tictactoe', '--packs', 'gold'], ['tictactoe has no pack gold; there are none']],
    [['play', 'tictactoe', '--seats', '3'], ['This game is for exactly two seats, not for 3. (TIC-SET-02)']],
    [['play', 'tictactoe', '--seats', 'two'], ['--seats needs a whole number, not "two"']],
    [['play', 'tictactoe', '--me', '4'], ['there is no seat 4; there are 0, 1']],
    [['play', 'tictactoe', '--me', '0', '--bots', '1'], ['either --bots or --me']],
    [['play'], ["missing required argument 'game'", 'See: questwright play --help']],
    [['play', 'tictactoe', 'again'], ['too many arguments']],
    [['rules', 'tictactoe', '--proc', 'turn'], ['There is no procedure "turn". These are there: game,']],
    [['cards', 'tictactoe'], ['has no cards to show']],
    [['cards', '--kind', 'dog'], ['There is no kind "dog". These are there: hero,']],
    [['soak', 'tictactoe', '--seats', '5'], ['tictactoe is for 2 to 2 seats, not for 5 (TIC-SET-02)']],
    [['soak', 'tictactoe', '--games', 'many'], ['--games needs a whole number']],
  ])('%j', async (parameters, words) => {
    const { code, out, errors } = await questwright(parameters);
    expect(code).toBe(2);
    expect(out).toBe('');
    for (const text of words) expect(errors).toContain(text);
    expect(errors).not.toContain('    at ');
  });
});

describe.concurrent('broken files: exit code 1 and one clear sentence', () => {
  const header =
    '{"game":"tictactoe","format":1,"secret":"x","packs":[],"seats":2,"options":{},"script":{},"sameDice":false}';

  test.each([
    ['missing', null, 'cannot be read'],
    ['text', 'hello', 'is not a game file'],
    ['null', 'null', 'is not a game file'],
    ['other', '{"header":{"game":"chess"}}', 'is of the game "chess", which is not here'],
    ['format', '{"header":{"game":"tictactoe","format":7},"segments":[]}', 'of another format'],
    ['empty', `{"header":${header},"segments":[]}`, 'no segments'],
    ['segment', `{"header":${header},"segments":[{}]}`, 'broken segment'],
  ])('%s', async (name, text, words) => {
    if (text !== null) writeFileSync(file(name), text);
    const { code, errors } = await questwright(['verify', file(name)]);
    expect(code).toBe(1);
    expect(errors).toContain(words);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  test.each(['{"header":{"game":"tictactoe"}}', `{"header":${header},"segments":[{"entries":[{}]}]}`])(
    'told: %s',
    async (text) => {
      const name = file(`told-${text.length}`);
      writeFileSync(name, text);
      const { code, errors } = await questwright(['replay', name]);
      expect(code).toBe(1);
      expect(errors.trim().split('\n')).toHaveLength(1);
    },
  );
});

test('games lists the games with their seats', async () => {
  const { code, out } = await questwright(['games']);
  expect(code).toBe(0);
  expect(out).toContain('tictactoe  Tic-tac-toe, 2 seats\n');
});

test('rules prints the tables with rule ids and titles', async () => {
  const { code, out } = await questwright(['rules', 'tic-tac-toe']);
  expect(code).toBe(0);
  expect(out).toContain('Procedure game\n  1. place a mark (asks)  [TIC-TRN-01] The seats alternate, seat 0 begins\n');
  expect(out).toContain('    - mark  [TIC-TRN-02] A turn puts one mark on one cell\n');
  expect(out).toContain('Watches\n  three in a row (on marked)  [TIC-WIN-01] Three in a line win at once\n');
  expect((await questwright(['rules', 'tictactoe', '--proc', 'game'])).out).not.toContain('Watches');
});

test('cards prints those of Middara, and none that a story keeps back', async () => {
  const { code, out } = await questwright(['cards', 'middara', '--kind', 'combatant', '--plain']);
  expect(code).toBe(0);
  expect(out).toContain('HP 18, Defense 9, Armor 2, Movement 6');
  expect(out).not.toContain('Sluice Warden');
});

test('cards prints the cards that are asked for, side by side', async () => {
  const { code, out } = await questwright(['cards', '--kind', 'hero']);
  expect(code).toBe(0);
  expect(out).toContain('Varikas the Dead                                Sister Maerwyn\n');
  expect(out).toContain('Before combat, once — take 1 exhaustion:');
  expect(out).toMatch(/^12 of \d+ cards\.$/m);
  expect((await questwright(['cards', '--color', 'red'])).out).not.toContain('Varikas');
});

test('soak plays games and ends with a line of JSON', async () => {
  const { code, out } = await questwright(['soak', 'tictactoe', '--games', '20', '--seed', 'x', '--checks-every', '5']);
  expect(code).toBe(0);
  expect(JSON.parse(out.trim().split('\n').at(-1)!)).toMatchObject({
    games: 20,
    finished: 20,
    capped: 0,
    decisions: expect.any(Number),
    failures: 0,
    cards_unreached: 0,
    steps_unreached: 0,
    words_missing: 0,
  });
});
