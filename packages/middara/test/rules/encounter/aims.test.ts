/** What End Conditions wait for, as data. */

import type { Pack, RuleId } from '@questwright/kernel';
import { expect, test } from 'vitest';
import type { Aim } from '../../../src/rules/encounter/aims.ts';
import type { EncounterCard } from '../../../src/cards.ts';
import { middara } from '../../whole.ts';
import type { Middara } from '../../../src/world.ts';
import { field, type Field, type Given } from '../field.ts';

const ending = (ends: EncounterCard['ends'], more: Partial<Given> = {}): Field =>
  field({
    map: ['......'],
    figures: { rook: 'a1', zeke: 'b1', animate: 'e1', 'cave-sickle': 'f1' },
    encounter: { ends, secret: { ends: Object.fromEntries(Object.keys(ends).map((end) => [end, []])) } },
    ...more,
  });
const aims = (table: Field, end: string): Aim[] => table.value('aims', end) as Aim[];

test('an End Condition names who must fall, which round must come and what must be gone', () => {
  const table = ending({
    cleared: { outcome: 'win', when: { 'all defeated': 'opponents' } },
    beheaded: { outcome: 'win', when: { all: [{ defeated: 'animate' }, { round: 3 }] } },
    lost: { outcome: 'lose', when: { 'all defeated': 'adventurers' } },
    gone: { outcome: 'lose', when: { removed: 'bug-bomb' } },
  });
  expect(aims(table, 'cleared')).toEqual([{ is: 'defeated', figures: [2, 3] }]);
  expect(aims(table, 'beheaded')).toEqual([
    { is: 'defeated', figures: [2] },
    { is: 'round', round: 3 },
  ]);
  expect(aims(table, 'lost')).toEqual([{ is: 'defeated', figures: [0, 1] }]);
  expect(aims(table, 'gone')).toEqual([{ is: 'removed', card: 'bug-bomb' }]);
});
test('an Exit names the spaces of its colour', () => {
  const tokens = [
    { kind: 'exit', square: 'c1', colour: 'red' },
    { kind: 'exit', square: 'd1', colour: 'blue' },
  ] as const;
  const table = ending({ out: { outcome: 'win', exit: 'red' } }, { tokens });
  expect(aims(table, 'out')).toEqual([{ is: 'on a space', figures: [0, 1], squares: ['c1'] }]);
});
test('every End Condition of every Encounter says what it waits for', () => {
  for (const [id, card] of Object.entries(middara.rules.content)) {
    if (card['kind'] !== 'encounter') continue;
    const { ends, tokens = [] } = card as EncounterCard;
    const lying = tokens.filter((one) => one.kind === 'exit').map(({ at, colour }) => ({ square: at, colour }));
    const table = ending(ends, {
      tokens: lying.map((one, i) => ({ ...one, kind: 'exit' as const, square: `${'cd'[i]}1` })),
    });
    for (const end of Object.keys(ends)) expect([id, end, aims(table, end).length]).toEqual([id, end, 1]);
  }
});

const RULE = 'pack levers' as RuleId;
const LEVERS: Pack<Middara> = {
  id: 'levers',
  kind: 'pack',
  rule: RULE,
  edits: [
    { rule: RULE, condition: 'lever at', add: (t, square) => t.world.figures.some((one) => one.square === square) },
    {
      rule: RULE,
      value: 'aims of a condition',
      wrap: (base) => (t, name, wanted) =>
        name === 'lever at'
          ? [{ is: 'on a space', figures: t.world.figures.map(({ thing }) => thing), squares: [wanted as string] }]
          : base(t, name, wanted),
    },
  ],
};
test('a pack says it of its own conditions', () => {
  const table = ending({ pulled: { outcome: 'win', when: { 'lever at': 'd1' } } }, { own: [LEVERS] });
  expect(aims(table, 'pulled')).toMatchObject([{ is: 'on a space', squares: ['d1'] }]);
});
