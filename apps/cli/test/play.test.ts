import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { GameFile } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { folder, questwright } from './run.ts';

const file = folder();
const play = (lines: readonly string[], ...more: string[]): ReturnType<typeof questwright> =>
  questwright(['play', 'tictactoe', '--seed', 'test', ...more], lines);

/** Cross takes the top row: five answers. */
const TOP_ROW = ['top left', 'centre', 'top middle', 'middle right', 'top right'];

describe('a whole game from a pipe', () => {
  const saved = file('whole.json');
  const { code, out } = play(TOP_ROW, '--save', saved);

  test('ends with exit code 0, the result and the last position', () => {
    expect(code).toBe(0);
    expect(out).toContain('The game is over. Cross has three in a line and wins.');
    expect(out).toContain('  top     X X X\n  middle  . O O\n  bottom  . . .\n');
  });

  test('tells what happened with the rule behind it, and numbers what may be chosen', () => {
    expect(out).toContain('- Nought takes the centre cell. [TIC-TRN-02]');
    expect(out).toContain('Cross: Choose a cell. [TIC-TRN-01]\n  1  top left\n');
  });

  test('has no colours where they would be in the way', () => {
    expect(out).not.toContain('\u001B[');
  });

  test('is saved, verifies and can be told again', () => {
    expect(questwright(['verify', saved])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ok: 5 answers, hash [0-9a-f]{64}\n$/),
    });
    const told = questwright(['replay', saved]).out;
    expect(told).toContain('   2  Nought: centre\n      - Nought takes the centre cell. [TIC-TRN-02]\n');
    expect(told).toContain('The game is over. Cross has three in a line and wins.');
  });

  test('is told up to an answer', () => {
    const told = questwright(['replay', saved, '--to', '3']).out;
    expect(told).toContain('  top     X X .\n  middle  . O .\n');
    expect(told).toContain('2 more in the file.');
    expect(told).not.toContain('middle right');
  });

  test('is told to a seat without the words of the other', () => {
    const told = questwright(['replay', saved, '--seat', '0']).out;
    expect(told).toContain('   1  Cross: top left\n');
    expect(told).toContain('   2  Nought: answers.\n      - Nought takes the centre cell. [TIC-TRN-02]\n');
  });

  test('is not written over by another', () => {
    const again = play(TOP_ROW, '--save', saved);
    expect(again.code).toBe(1);
    expect(again.errors).toContain('is there already');
  });

  test('is refused when somebody changed it', () => {
    const tamper = (name: string, change: (game: GameFile) => void): ReturnType<typeof questwright> => {
      const game = JSON.parse(readFileSync(saved, 'utf8')) as GameFile;
      change(game);
      writeFileSync(file(name), JSON.stringify(game));
      return questwright(['verify', file(name)]);
    };
    const answerChanged = tamper('answer.json', ({ segments }) => {
      (segments[0]!.entries[1] as { pick: string[] }).pick = ['mark:8'];
    });
    expect(answerChanged).toMatchObject({
      code: 1,
      out: '',
      errors: expect.stringContaining('does not give the hash'),
    });
    const illegal = tamper('illegal.json', ({ segments }) => {
      (segments[0]!.entries[1] as { pick: string[] }).pick = ['mark:0'];
    });
    expect(illegal).toMatchObject({ code: 1, errors: expect.stringContaining('is refused') });
    const position = tamper('position.json', ({ segments }) => {
      segments[0]!.saved[0]!.game.world.cells[0] = 1;
    });
    expect(position).toMatchObject({ code: 1, errors: expect.stringContaining('claims a position') });
  });
});

describe('what may be said', () => {
  test('why: the rule of the question, of an option, and of what is not on offer', () => {
    const { out } = play(['why', 'why 2', '5', 'why centre', 'why mark:4', 'why tic-win-01', 'why pass', 'why 12']);
    expect(out).toContain(
      '> why\nChoose a cell.\n  TIC-TRN-01  The seats alternate, seat 0 begins\n    Seat 0 takes the first turn.',
    );
    expect(out).toContain(
      '> why 2\ntop middle: on offer by this rule.\n  TIC-TRN-02  A turn puts one mark on one cell\n',
    );
    const refused = 'The cell in the centre is taken.\n  TIC-TRN-03  A taken cell cannot be chosen\n';
    expect(out).toContain(`> why centre\n${refused}`);
    expect(out).toContain(`> why mark:4\n${refused}`);
    expect(out).toContain('> why tic-win-01\n  TIC-WIN-01  Three in a line win at once\n');
    expect(out).toContain('> why pass\nNothing here is called “pass”.\n');
    expect(out).toContain('> why 12\nThere is no number 12; there are 1 to 8.\n');
  });

  test('undo and redo', () => {
    const { out } = play(['5', '1', 'undo', 'redo', 'undo 2', 'undo', 'redo', 'redo', 'redo', 'undo x', 'log']);
    expect(out).toContain('> undo\nTaken back: 1 answer.\n\n  top     . . .\n  middle  . X .\n');
    expect(out).toContain('> redo\nGiven again: 1 answer.\n\n  top     O . .\n  middle  . X .\n');
    expect(out).toContain('> undo 2\nTaken back: 2 answers.\n\n  top     . . .\n  middle  . . .\n');
    expect(out).toContain('> undo\nThere is nothing to take back.\n');
    expect(out).toContain('> redo\nThere is nothing to give again.\n');
    expect(out).toContain('> undo x\nUndo how many answers?');
    expect(out).toContain(
      '> log\n  1  Cross takes the centre cell. [TIC-TRN-02]\n  2  Nought takes the top left cell. [TIC-TRN-02]\n',
    );
  });

  test('undo takes a bot back with the person before it, also after the end', () => {
    const { out } = questwright(
      ['play', 'tictactoe', '--seed', 'test', '--me', '0'],
      ['1', 'undo', '1', '1', '1', '1', '1', 'undo'],
    );
    expect(out).toContain('seat 1: Nought, a bot that plays at random');
    expect(out).toContain('> undo\nTaken back: 2 answers.\n\n  top     . . .\n');
    expect(out).toContain('You can still say undo');
    expect(out.split('The game is over.')[1]).toContain('Taken back:');
  });

  test('wrong input changes nothing and says what is right', () => {
    const { code, out } = play([
      '0',
      '10',
      'middle',
      'nonsense',
      '1 2',
      'done',
      'back',
      'explain',
      'explain x',
      'seat 7',
      'save',
      'log',
      'help',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('> 0\nThere is no number 0; there are 1 to 9.');
    expect(out).toContain('> middle\n"middle" could be several of these; give a number.\n');
    expect(out).toContain('> nonsense\n"nonsense" is not on the list.');
    expect(out).toContain('> explain\nExplain which value, and of what? This game has no named values.');
    expect(out).toContain('> seat 7\nWhich seat? At this screen: 0, 1.');
    expect(out).toContain('> save\nSave under which name?');
    expect(out).toContain('> log\nNothing has happened yet.\n');
    expect(out).toContain('why <words>     why a card, an option or an action is not on offer');
  });

  test('save, under a name that is free', () => {
    const name = file('saved.json');
    const { out } = play(['5', `save ${name}`, '1', `save ${name}`, `save ${file('no/such/folder.json')}`]);
    expect(out).toContain(`Saved as ${name}.`);
    expect(out).toContain('The game cannot be saved as');
    expect(questwright(['verify', name]).out).toContain('ok: 2 answers');
  });
});

describe('a saved game', () => {
  const name = file('half.json');
  const half = play(TOP_ROW.slice(0, 4), '--save', name);

  test('is there when the input ends, and is gone on with', () => {
    expect(half.code).toBe(0);
    expect(existsSync(name)).toBe(true);
    const rest = questwright(['play', name, '--save', name], ['undo', 'undo', 'redo', 'redo', 'top right']);
    expect(rest.out).toContain('> undo\nTaken back: 1 answer.\n');
    expect(rest.out).toContain('Cross has three in a line and wins.');
    expect(questwright(['verify', name]).out).toContain('ok: 5 answers');
    expect(questwright(['replay', name]).out).toContain('   5  Back to answer 3.\n   6  Back to answer 2.\n');
  });

  test('does not begin anew', () => {
    expect(questwright(['play', name, '--seed', 'other'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('has begun already'),
    });
  });
});

test('colours are on only when they are wanted', () => {
  const colours = (env: NodeJS.ProcessEnv, ...more: string[]): boolean =>
    questwright(['play', 'tictactoe', ...more], [], env).out.includes('\u001B[');
  expect(colours({ FORCE_COLOR: '1' })).toBe(true);
  expect(colours({ FORCE_COLOR: '1', NO_COLOR: '1' })).toBe(false);
  expect(colours({ FORCE_COLOR: '1' }, '--plain')).toBe(false);
});

test('bots alone play to the end, the same way for the same seed', () => {
  const [one, two] = [0, 1].map(() => questwright(['play', 'tictactoe', '--bots', '0,1', '--seed', 'again']).out);
  expect(one).toContain('The game is over.');
  expect(one).toBe(two);
});
