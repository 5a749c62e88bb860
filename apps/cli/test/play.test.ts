import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '@questwright/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { folder, questwright, type Ran } from './run.ts';

const file = folder();
const play = (lines: readonly string[], ...more: string[]): Promise<Ran> =>
  questwright(['play', 'tictactoe', '--seed', 'test', ...more], lines);

/** Cross takes the top row: five answers. */
const TOP_ROW = ['top left', 'center', 'top middle', 'middle right', 'top right'];

describe.concurrent('a whole game from a pipe', () => {
  const saved = file('whole.json');
  let ran: Ran;
  beforeAll(async () => void (ran = await play(TOP_ROW, '--save', saved)));

  test('ends with exit code 0, the result and the last position', () => {
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('The game is over. Cross has three in a line and wins.');
    expect(ran.out).toContain('  top     X X X\n  middle  . O O\n  bottom  . . .\n');
  });

  test('tells what happened with the rule behind it, and numbers what may be chosen', () => {
    expect(ran.out).toContain('- Nought takes the center cell. [TIC-TRN-02]');
    expect(ran.out).toContain('Cross: Choose a cell. [TIC-TRN-01]\n  1  top left\n');
  });

  test('has no colours where they would be in the way', () => {
    expect(ran.out).not.toContain('\u001B[');
  });

  test('is saved, verifies and can be told again', async () => {
    const { code, out } = await questwright(['verify', saved]);
    expect(code).toBe(0);
    expect(out).toMatch(/^ok: 5 answers, hash [0-9a-f]{64}\n$/);
    const told = await questwright(['replay', saved]);
    expect(told.out).toContain('   2  Nought: center\n      - Nought takes the center cell. [TIC-TRN-02]\n');
    expect(told.out).toContain('The game is over. Cross has three in a line and wins.');
  });

  test('is told up to a decision', async () => {
    const { out } = await questwright(['replay', saved, '--to', '3']);
    expect(out).toContain('  top     X X .\n  middle  . O .\n');
    expect(out).toContain('2 decisions more in the file.');
    expect(out).not.toContain('middle right');
  });

  test('is told to a seat without the words of the other', async () => {
    const { out } = await questwright(['replay', saved, '--seat', '0']);
    expect(out).toContain('   1  Cross: top left\n');
    expect(out).toContain('   2  Nought: decides.\n      - Nought takes the center cell. [TIC-TRN-02]\n');
  });

  test('is not written over by another', async () => {
    const { code, errors } = await play(TOP_ROW, '--save', saved);
    expect(code).toBe(1);
    expect(errors).toContain('is there already');
  });

  test.each<[string, string, (game: GameFile) => void]>([
    ['answer', 'hash', ({ segments }) => void (segments[0]!.entries[1] = { seat: 1, no: 2, pick: ['mark:8'] })],
    ['illegal', 'is refused', ({ segments }) => void (segments[0]!.entries[1] = { seat: 1, no: 2, pick: ['mark:0'] })],
    ['position', 'claims a position', ({ segments }) => void (segments[0]!.saved[0]!.game.world.cells[0] = 1)],
  ])('is refused when somebody changed it: %s', async (name, words, change) => {
    const game = JSON.parse(readFileSync(saved, 'utf8')) as GameFile;
    change(game);
    writeFileSync(file(name), JSON.stringify(game));
    const { code, out, errors } = await questwright(['verify', file(name)]);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(errors).toContain(words);
  });
});

describe.concurrent('what may be said', () => {
  test('why: the rule of the question, of an option, and of what is not on offer', async () => {
    const { out } = await play([
      'why',
      'why 2',
      '5',
      'why center',
      'why mark:4',
      'why tic-win-01',
      'why pass',
      'why 12',
    ]);
    expect(out).toContain('> why\nChoose a cell.\n  TIC-TRN-01  The seats alternate, seat 0 begins\n    Seat 0 takes');
    expect(out).toContain(
      '> why 2\ntop middle: on offer by this rule.\n  TIC-TRN-02  A turn puts one mark on one cell\n',
    );
    const refused = 'The cell in the center is taken.\n  TIC-TRN-03  A taken cell cannot be chosen\n';
    expect(out).toContain(`> why center\n${refused}`);
    expect(out).toContain(`> why mark:4\n${refused}`);
    expect(out).toContain('> why tic-win-01\n  TIC-WIN-01  Three in a line win at once\n');
    expect(out).toContain('> why pass\nThere is nothing to pass: the question has to be answered.\n');
    expect(out).toContain('> why 12\nThere is no number 12; there are 1 to 8.\n');
  });

  test('undo and redo say what is taken back, and by which number', async () => {
    const { out } = await play(['5', '1', 'undo', 'redo', 'undo 2', 'undo', 'redo', 'redo', 'redo', 'undo x', 'log']);
    expect(out).toContain('> undo\nUndone: Nought: “top left”\n\n  top     . . .\n  middle  . X .\n');
    expect(out).toContain('> redo\nDone again: Nought: “top left”\n\n- Nought takes the top left cell.');
    expect(out).toContain(
      '> undo 2\nUndone, 2 decisions:\n  Cross: “center”\n  Nought: “top left”\n\n  top     . . .\n',
    );
    expect(out).toContain('> undo\nThere is nothing to take back.\n');
    expect(out).toContain('> redo\nThere is nothing to give again.\n');
    expect(out).toContain('> undo x\nUndo how many decisions?');
    const [first, second] = ['Cross takes the center cell.', 'Nought takes the top left cell.'];
    expect(out).toContain(
      `> log\n   1  Cross: center\n      - ${first} [TIC-TRN-02]\n   2  Nought: top left\n      - ${second}`,
    );
    expect(out).toContain('The numbers count decisions, as for "undo to" and "questwright replay --to".\n');
  });

  test('undo to a number of the log', async () => {
    const { out } = await play(['5', '1', '2', 'undo to 1', 'undo to 1', 'undo to 0']);
    expect(out).toContain('> undo to 1\nUndone, 2 decisions:\n  Nought: “top left”\n  Cross: “top right”\n');
    expect(out).toContain('> undo to 1\n1 decision so far; undo to an earlier one.\n');
    expect(out).toContain('> undo to 0\nUndone: Cross: “center”\n');
  });

  test('undo takes a bot back with the person before it, also after the end', async () => {
    const { out } = await play(['1', 'undo', '1', '1', '1', '1', '1', 'undo'], '--me', '0');
    expect(out).toContain('seat 1: Nought, a bot (it plays at random)');
    expect(out).toMatch(/> undo\nUndone, 2 decisions:\n {2}Cross: “top left”\n {2}Nought: .*\n\n {2}top {5}\. \. \.\n/);
    expect(out.slice(out.indexOf('You can still say undo'))).toContain('Undone');
  });

  test('wrong input changes nothing and says what is right', async () => {
    const commands = ['done', 'back', 'explain', 'explain x', 'seat 7', 'save', 'log', 'help'];
    const { code, out } = await play(['0', '10', 'middle', 'nonsense', '1 2', ...commands]);
    expect(code).toBe(0);
    expect(out).toContain('> 0\nThere is no number 0; there are 1 to 9.');
    expect(out).toContain('> middle\n"middle" could be number 4, 6; give one of them.\n');
    expect(out).toContain('> nonsense\n"nonsense" is not on the list.');
    expect(out).toContain('> explain\nThis game has no numbers to explain.\n> explain x\nThere is no value "x".');
    expect(out).toContain('> seat 7\nWhich seat? At this screen: 0, 1.');
    expect(out).toContain('> save\nSave under which name?');
    expect(out).toContain('> log\nNothing has happened yet.\n');
    expect(out).toContain('why <words>     why a card, a place, an option or an action is not on offer');
  });

  test('save, under a name that is free', async () => {
    const name = file('saved.json');
    const { out } = await play(['5', `save ${name}`, '1', `save ${name}`, `save ${file('no/such/folder.json')}`]);
    expect(out).toContain(`Saved as ${name}.`);
    expect(out).toContain('The game cannot be saved as');
    expect((await questwright(['verify', name])).out).toContain('ok: 2 answers');
  });
});

describe('a saved game', () => {
  const name = file('half.json');

  test('is there when the input ends, and is gone on with', async () => {
    const half = await play(TOP_ROW.slice(0, 4), '--save', name);
    expect(half.code).toBe(0);
    expect(existsSync(name)).toBe(true);
    const { out } = await questwright(['play', name, '--save', name], ['undo', 'undo', 'redo', 'redo', 'top right']);
    expect(out).toContain('> undo\nUndone: Nought: “middle right”\n');
    expect(out).toContain('Cross has three in a line and wins.');
    expect((await questwright(['verify', name])).out).toContain('ok: 5 answers');
    expect((await questwright(['replay', name])).out).toContain(
      '      Undone: back to decision 3.\n      Undone: back to decision 2.\n',
    );
  });

  test('does not begin anew', async () => {
    const { code, errors } = await questwright(['play', name, '--seed', 'other']);
    expect(code).toBe(2);
    expect(errors).toContain('has begun already');
  });
});

test('colours are on only when they are wanted', async () => {
  const colours = async (env: NodeJS.ProcessEnv, ...more: string[]): Promise<boolean> =>
    (await questwright(['play', 'tictactoe', ...more], [], env)).out.includes('\u001B[');
  expect(await colours({ FORCE_COLOR: '1' })).toBe(true);
  expect(await colours({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  expect(await colours({ FORCE_COLOR: '1' }, '--plain')).toBe(false);
});

test('bots alone play to the end, the same way for the same seed', async () => {
  const [one, two] = await Promise.all([0, 1].map(() => play([], '--bots', '0,1')));
  expect(one!.out).toContain('The game is over.');
  expect(one!.out).toBe(two!.out);
});
