import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import type { Field } from '../field.ts';
import { nameOf, who } from '../stage.ts';
import { learned, next, training, xp } from '../training.ts';

const RE_SPECING = ['re-specing'];
const learn = (table: Field, ...cards: string[]): Field => {
  for (const card of cards) table.answer(0, `learn:${card}`);
  return table;
};

rule('MD-VAR-04', 'for 1 XP all Disciplines are forgotten, and what they cost comes back', () => {
  expect(training({ knows: ['mend'] }).offers(0)).not.toContain('re-spec');
  const table = training({ packs: RE_SPECING, xp: 8 });
  expect(table).toRefuse(0, 're-spec', 'MD-VAR-04', 'refuse.nothing-learned');
  learn(table, 'gore-shot', 'mend').answer(0, 're-spec');
  expect([xp(table), learned(table)]).toEqual([7, []]);
  expect(table.pile('disciplines').filter((one) => one === 'mend')).toHaveLength(2);
  expect(who(table, 'remi').gear.map((one) => nameOf(table, one))).toEqual(['walking-blade']);
  expect(training({ packs: RE_SPECING, knows: ['mend'], xp: 0 })).toRefuse(0, 're-spec', 'MD-VAR-04');
});

rule('MD-VAR-04', 'a Story Discipline is never forgotten', () => {
  const story = { kind: 'discipline', tags: [], casting: 'white' } as const;
  const table = training({ packs: RE_SPECING, cards: { story }, knows: ['mend'], xp: 1 });
  table.edit(({ world }) => {
    const { things } = world;
    const thing = world.figures[0]!.gear[0]!;
    things.cards = [...things.cards, 'story'];
    things.card[thing] = things.cards.length - 1;
  });
  table.answer(0, 're-spec');
  expect([learned(table), xp(table)]).toEqual([['story'], 3]);
});

rule('MD-VAR-05', 'as often as one likes, for 1 XP each', () => {
  const table = training({ packs: RE_SPECING, xp: 9 });
  for (let i = 0; i < 3; i++) learn(table, 'mend').answer(0, 're-spec');
  expect(xp(table)).toBe(6);
});

rule('MD-VAR-10', 'the first is free for each Adventurer', () => {
  const table = training({ packs: ['re-specing', 'xp-leniency'], xp: 9 });
  expect(xp(learn(table, 'mend').answer(0, 're-spec'))).toBe(9);
  expect(Math.max(...table.world.things.counters['re-specs']!)).toBe(1);
  expect(xp(learn(table, 'mend').answer(0, 're-spec'))).toBe(8);
  next(table, 'rook');
  expect(xp(learn(table, 'mend').answer(0, 're-spec'), 'rook')).toBe(99);
});
