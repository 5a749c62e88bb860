import { load, refuse } from '@questwright/kernel';
import { wholeLanterns as lanterns } from '@questwright/practice/secrets';
import { describe, expect, test } from 'vitest';
import { Findings, reasonIn, soakedPositions, wrongMoment, wrongRule, wrongText } from '@questwright/harness';

describe('what is wrong with an answer is found', () => {
  test.each([
    ['a hole', 'It costs {price} gold.'],
    ['a hole', 'You have undefined dice.'],
    ['a raw key', 'Nothing is called refuse.no-escape.'],
    ['a raw key', 'The game is at movement step/where to.'],
    ['a raw key', '“sell:17” is not on offer.'],
    ['a label that is cut', '“Attempt the” belongs to the Adventure step.'],
    ['a label that is cut', '“” belongs to the Adventure step.'],
    ['nothing is told', ' '],
    [null, '“Press on” belongs to the victory. Now: You have road/hill and plains/road/hill.'],
  ])('%s: %s', (wrong, text) => {
    expect(wrongText(text, new Set(['Press on']))).toBe(wrong);
  });
  test('a rule that is not in this game, an example, none at all', () => {
    const base = load(lanterns);
    const longer = load(lanterns, { packs: ['long-night'] });
    expect(wrongRule(base, 'LAN-TRN-01')).toBeNull();
    expect(wrongRule(base, 'LAN-VAR-01')).toBe('LAN-VAR-01 is not in this game');
    expect(wrongRule(longer, 'LAN-VAR-01')).toBeNull();
    expect(wrongRule(base, 'RB-MOV-24')).toBe('RB-MOV-24 is an example');
    expect([wrongRule(base, 'RB-NONE-01'), wrongRule(base, 'kernel')]).toEqual(['RB-NONE-01 is in no book', 'no rule']);
  });
  test('a rule of what is not being played, and a moment that is told as of elsewhere', () => {
    const { loaded, game } = soakedPositions(lanterns, 1, { seed: 'reasons', packs: [[]] })[0]!;
    const seat = game.pending!.offers.find(({ asked }) => asked)!.seat;
    const wrong = (rule: string, key: string, params = {}, besides = {}): string | null => {
      const name = loaded.procs.get(game.pending!.proc)!.steps.get(game.pending!.step)!.choices[0]!.name;
      return wrongMoment(loaded, game, { id: `${name}:1`, seat, refusal: refuse(rule as never, key, params) }, besides);
    };
    const now = game.pending!.rule;
    expect(wrong(now, 'refuse.spent')).toBeNull();
    expect(wrong('RB-MOV-04', 'refuse.spent')).toMatch(/^RB-MOV-04 is about something else than /);
    const all = Object.fromEntries(
      [...loaded.procs.values()].flatMap(({ steps }) =>
        [...steps.values()].flatMap(({ choices }) => choices.map(({ name }) => [name, ['RB-MOV']])),
      ),
    );
    expect(wrong('RB-MOV-04', 'refuse.spent', {}, all)).toBeNull();
    expect(wrong(now, 'kernel.another-step', { when: 'over' })).toBeNull();
    expect(wrong(now, 'kernel.another-step', { when: 'elsewhere' })).toMatch(
      /is told as of elsewhere, and .* offers it$/,
    );
  });
  test('one text for two reasons of one position', () => {
    const { game } = soakedPositions(lanterns, 1, { seed: 'reasons' })[0]!;
    const said = (rule: 'RB-MOV-04' | 'RB-MOV-05', dice: number): string =>
      reasonIn(game.world as never, refuse(rule, 'refuse.dice', { dice }));
    const found = new Findings();
    found.compare('At most 4.', said('RB-MOV-04', 5), 'here');
    found.compare('At most 4.', said('RB-MOV-04', 5), 'here');
    found.next();
    found.compare('At most 4.', said('RB-MOV-05', 5), 'there');
    expect(found.list).toEqual([]);
    found.compare('At most 4.', said('RB-MOV-05', 6), 'there');
    expect(found.list).toHaveLength(1);
    expect(found.list[0]).toMatch(/^At most 4\.: also said for .*5.*, here .*6.* {2}\[there\]$/);
  });
});
