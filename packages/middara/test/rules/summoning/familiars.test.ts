import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { CONTENT } from '../../../src/content.ts';
import { at, damage, field, on, thing, type Field } from '../field.ts';
import { who } from '../stage.ts';
import { learned, next, training } from '../training.ts';

const FOUR = ['tavta', 'tristram', 'yuxa', 'animism'];
const choices = FOUR.map((one) => `familiar:${one}`);

rule('MD-FAM-01', 'whoever learns Familiar chooses one', () => {
  const table = training().answer(0, 'learn:familiar');
  expect(table).toOffer(0, choices);
  expect(learned(table.answer(0, 'familiar:tavta'))).toEqual(['familiar', 'tavta']);
});

rule('MD-FAM-02', 'the choice stands, even for who learns Familiar anew', () => {
  const table = training({ packs: ['re-specing'] })
    .answer(0, 'learn:familiar')
    .answer(0, 'familiar:tavta');
  expect(table).toRefuse(0, 'familiar:yuxa', 'MD-FAM-02');
  table.answer(0, 're-spec');
  expect(learned(table)).toEqual([]);
  table.answer(0, 'learn:familiar');
  if (table.where().includes('familiar choice')) expect(table).toOffer(0, ['familiar:tavta']);
  else expect(learned(table)).toEqual(['familiar', 'tavta']);
});

rule('MD-CMP-11', 'nobody has a Familiar who has not learned Familiar', () => {
  expect(training()).toRefuse(0, 'familiar:tavta', 'MD-CMP-11');
});

rule(
  'MD-TREE-21',
  'there are four, and each comes to one Adventurer',
  () => {
    const table = training().answer(0, 'learn:familiar');
    expect(table).toOffer(0, choices);
    table.answer(0, 'familiar:tavta');
    next(table, 'rook').answer(0, 'learn:familiar');
    expect(table).toOffer(0, choices.slice(1));
    expect(table).toRefuse(0, 'familiar:tavta', 'MD-LIM-02');
  },
  {
    // Everybody may have each of them.
    'MD-TREE-21': [
      {
        rule: 'MD-TREE-21',
        setup: 'familiars',
        wrap: (part) => ({
          ...part,
          do: (t, options) => {
            part.do(t, options);
            part.do(t, options);
          },
        }),
      },
    ],
  },
);

const keeping = (...gear: string[]): Field =>
  field({ map: ['....', '....'], figures: { remi: { at: 'a1', gear }, rook: { at: 'b1', damage: 5 }, animate: 'd2' } });

rule(['MD-EQUP-09', 'MD-TAG-26'], 'one Familiar each', () => {
  const table = keeping('tavta', 'yuxa').answer(0, 're-equip');
  expect(table).toRefuse(0, 'done', 'MD-EQUP-09');
  expect(keeping('tavta').answer(0, 're-equip').offers(0)).toContain('done');
});

data('MD-TAG-26', 'every Familiar has the Tag, and nothing else has', () => {
  const tagged = Object.entries(CONTENT).filter(([, one]) =>
    (one['tags'] as string[] | undefined)?.includes('FAMILIAR'),
  );
  expect(tagged.map(([, one]) => one['kind'])).toEqual(tagged.map(() => 'familiar'));
  expect(tagged.map(([id]) => id)).toEqual(expect.arrayContaining(FOUR));
});

rule(['MD-FAM-01', 'MD-EXH-07'], 'each gives something at all times, and something more when it is Flipped', () => {
  const animism = keeping('animism');
  expect(animism.value('maximum HP', thing(animism, 'remi'))).toBe(14);
  animism.answer(0, 'use:{animism}:between actions:FLIP').answer(0, 'at:{rook}');
  expect(damage(animism, 'rook')).toBe(1);
  expect(animism.value('maximum HP', thing(animism, 'remi'))).toBe(14);
  const tristram = keeping('tristram');
  expect(tristram.value('movement value', thing(tristram, 'remi'))).toBe(7);
  tristram.answer(0, 'use:{tristram}:free movement:FLIP').answer(0, 'walk', 'a2', 'b2').answer(0, 'stop');
  expect([at(tristram, 'remi'), on(tristram, 'remi', 'exhausted')]).toEqual(['b2', 0]);
  expect(keeping('tavta').value('armor', 0)).toBe(1);
  expect(keeping('yuxa').value('casting upgrades', 0)).toEqual(['white']);
  expect(who(tristram, 'remi').gear).toHaveLength(1);
});
