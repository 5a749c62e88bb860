import { arrange } from '@questwright/harness';
import { ticTacToe } from '@questwright/practice';
import { beginProving, endProving, type Knockout, type Proving } from '@questwright/rulebook';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let state: Proving;
beforeEach(() => void (state = beginProving()));
afterEach(endProving);

const out = (rule: Knockout['rule'], edits: Knockout['edits'] = null): void => {
  state.knockout = { rule, conditions: false, edits };
};
const failure = (work: () => unknown): object => {
  try {
    work();
  } catch (error) {
    return error as object;
  }
  throw new Error('It does not fail');
};
const marked = (): string => arrange(ticTacToe).answer(0, 'mark:4').where();

describe('a table for tests', () => {
  test('is made without what cites the rule that is out', () => {
    expect(marked()).toBe('game/place a mark');
    out('TIC-WIN-01');
    expect(Object.keys(arrange(ticTacToe).loaded.rules.watch)).toEqual(['full board']);
  });

  test('is made with the edits against a rule, and leaves nothing out then', () => {
    const remove = { rule: 'TIC-WIN-02', watch: 'full board', remove: true };
    out('TIC-WIN-01', [remove]);
    expect(Object.keys(arrange(ticTacToe).loaded.rules.watch)).toEqual(['three in a row']);
  });

  test('tells a game that cannot be loaded, or set up, from one that breaks down while it is played', () => {
    out('TIC-WIN-01', [{ rule: 'TIC-WIN-01', watch: 'three in a column', remove: true }]);
    expect(state.invalid.has(failure(marked))).toBe(true);
    out('TIC-SET-01');
    expect(state.invalid.has(failure(marked))).toBe(true);
    const crash = {
      rule: 'TIC-WIN-01',
      watch: 'crash',
      add: { rule: 'TIC-WIN-01', on: ['marked'], do: () => failure(() => 0) },
    };
    out('TIC-WIN-01', [crash]);
    expect(state.invalid.has(failure(marked))).toBe(false);
  });
});
