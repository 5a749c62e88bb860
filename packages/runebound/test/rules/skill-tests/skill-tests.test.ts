import { rule } from '@questwright/harness/vitest';
import { describe, expect } from 'vitest';
import { attempt, part, put, say, type Battle } from '../../battles.ts';

/** An Encounter asks for Spirit (15) and then Spirit Diplomacy (15). */
const tests = (hero: string, dice: number[], area: string[] = []): (readonly [unknown, unknown])[] =>
  made(attempt({ hero, area, deck: ['double', 'target'], dice }));
const made = (table: Battle): (readonly [unknown, unknown])[] =>
  table.events.filter(({ tag }) => tag === 'test made').map((one) => [one.with['total'], one.with['success']] as const);

describe('Skill tests', () => {
  rule('RB-SKL-01', 'a card asks for a test; the Hero of who resolves it makes it', () => {
    const table = attempt({ hero: 'diplomat', deck: ['double', 'target'], dice: [5, 5, 5, 5] });
    expect(table.event('test made')).toMatchObject({ seat: 0, attribute: 'spirit', skill: 'diplomacy', number: 15 });
    expect(part(table)).toBe('escape phase/escape or fight');
  });
  rule('RB-SKL-02', 'with a named skill: dice, attribute and skill bonus', () => {
    expect(tests('diplomat', [5, 5, 5, 5])[1]).toEqual([15, 'true']);
  });
  rule('RB-SKL-03', 'without a skill: dice and attribute', () => {
    expect(tests('diplomat', [5, 5, 5, 5])[0]).toEqual([13, 'false']);
  });
  rule('RB-SKL-04', 'reaching the number succeeds, less fails', () => {
    expect(tests('diplomat', [10, 2, 5, 4])).toEqual([
      [15, 'true'],
      [14, 'false'],
    ]);
  });
  rule('RB-SKL-05', 'a Hero without the skill makes the test all the same, without a bonus', () => {
    expect(tests('fighter', [5, 5, 5, 6])[1]).toEqual([15, 'true']);
    expect(tests('fighter', [5, 5, 5, 5])[1]).toEqual([14, 'false']);
    // Spirit 4, too, but skilled.
    expect(tests('envoy', [5, 5, 5, 5])[1]).toEqual([15, 'true']);
  });
  rule(['RB-SKL-06', 'RB-SKL-02'], 'Test Spirit Diplomacy (15)', () => {
    expect(tests('envoy', [1, 1, 5, 5])[1]).toEqual([15, 'true']);
    expect(tests('envoy', [1, 1, 4, 5])[1]).toEqual([14, 'false']);
  });
  rule(['RB-SKL-07', 'RB-SKL-03'], 'Test Spirit (15), whatever skills the Hero has', () => {
    expect(tests('envoy', [5, 6, 1, 1])[0]).toEqual([15, 'true']);
    expect(tests('envoy', [5, 5, 1, 1])[0]).toEqual([14, 'false']);
  });
  rule('RB-SKL-08', 'an Ally makes no tests', () => {
    expect(tests('diplomat', [5, 5, 5, 5], ['squire'])[0]).toEqual([13, 'false']);
  });
  rule('RB-SKL-09', 'Mind, Body or Spirit, as the card says', () => {
    for (const [card, total] of [
      ['witch-lights', 5],
      ['brood-of-the-bloodmother', 6],
      ['lord-corvane-in-person', 6],
    ] as const) {
      const table = attempt({ deck: [card], dice: [1, 1] });
      expect(table.event('test made')).toMatchObject({ total });
    }
    expect(put(say(attempt()), 'wounds', 'fighter', 0).event('test made')).toBeNull();
  });
});
