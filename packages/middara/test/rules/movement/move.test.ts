import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, events, field, points, stamina, stops, thing, walks, type Field } from '../field.ts';

const OPEN = ['.......', '.......', '.......', '.......', '.......', '.......', '.......'];
const moving = (given: Parameters<typeof field>[0]): Field => field(given).answer(0, 'move');

rule('MD-MOVE-01', 'a Move Action costs 1 SP and reaches all spaces within the Movement Value', () => {
  const table = moving({ map: ['.........'], figures: { zeke: 'b1' } });
  expect(stamina(table, 'zeke')).toBe(4);
  expect(points(table)).toBe(6);
  expect(stops(table)).toEqual(['a1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1']);
  expect(table).toRefuse(0, 'walk:i1', 'MD-MOVE-01');
});

rule('MD-MOVE-02', 'one Move Action in a turn', () => {
  const table = moving({ map: OPEN, figures: { zeke: 'a1' } });
  // While it is being made, too; the Action Phase is not over.
  expect(table.whyNot(0, 'move')).toMatchObject({ rule: 'MD-MOVE-02', key: 'refuse.moved-already' });
  expect(table.whyNot(0, 'end turn')).toMatchObject({ key: 'kernel.another-step', with: { when: 'within' } });
  table.answer(0, 'stop');
  expect(stamina(table, 'zeke')).toBe(4);
  expect(table).toRefuse(0, 'move', 'MD-MOVE-02');
  expect(table).toOffer(0, ['end turn']);
  // Who is in the middle of another Action has not moved yet.
  const fighting = field({
    map: OPEN,
    figures: { rook: { at: 'b2', stamina: 4 }, animate: 'c2' },
    dice: [5, 5],
  }).answer(0, 'attack:{animate}');
  expect(fighting.where()).toContain('attack');
  expect(fighting.whyNot(0, 'move')).toMatchObject({ key: 'kernel.another-step' });
});

rule('MD-MOVE-01', 'who asks about the space where the figure stands is told so', () => {
  const table = moving({ map: OPEN, figures: { zeke: 'b2' } });
  expect(table).toRefuse(0, 'walk:b2', 'MD-MOVE-01', 'refuse.stands-there');
});

rule(
  'MD-MOVE-03',
  'movement is orthogonal: a diagonal needs two steps',
  () => {
    const table = moving({ map: OPEN, figures: { zeke: 'b2' } });
    const form = table.offer(0)!.forms.find((one) => one.choice === 'walk')!.of as { costs: Record<string, object> };
    expect(Object.keys(form.costs['b2']!).toSorted()).toEqual(['a2', 'b1', 'b3', 'c2']);
    expect(walks(table, 'c3')).toBe(false);
    expect(walks(table, 'c2', 'c3')).toBe(true);
    expect(at(table, 'zeke')).toBe('c3');
    expect(points(table)).toBe(4);
  },
  {
    // From corner to corner is one step.
    'MD-MOVE-03': [
      {
        rule: 'MD-MOVE-03',
        proc: 'movement',
        step: 'where to',
        choice: 'walk',
        wrap: (walk) => ({
          ...walk,
          form: (t, seat) => {
            const form = walk.form!(t, seat) as { costs: Record<string, object> };
            return { ...form, costs: { ...form.costs, b2: { ...form.costs['b2'], c3: 1 } } };
          },
        }),
      },
    ],
  },
);

rule('MD-MOVE-01', 'what no step leads to is told as that, what one step leads to as too far', () => {
  const table = moving({
    map: ['.........', '.........', '.........'],
    levels: ['111111111', '111311231', '111111111'],
    figures: { zeke: 'a2' },
  });
  const reason = (to: string): string => table.whyNot(0, `walk:${to}`)!.key;
  expect([reason('d2'), reason('h2')]).toEqual(['refuse.too-high', 'refuse.too-few-points']);
});

rule('MD-MOVE-04', 'each further SP adds 2 points to the same Action', () => {
  const table = moving({ map: ['...........'], figures: { zeke: { at: 'a1', stamina: 3 } } });
  table.answer(0, 'walk', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1').answer(0, 'more').answer(0, 'more');
  expect(stamina(table, 'zeke')).toBe(0);
  expect(points(table)).toBe(4);
  expect(table).toRefuse(0, 'more', 'MD-ACTN-02');
  table.answer(0, 'walk', 'h1', 'i1', 'j1', 'k1');
  expect(at(table, 'zeke')).toBe('k1');
});

rule('MD-MOVE-05', 'a figure may stop early', () => {
  const table = moving({ map: OPEN, figures: { remi: 'a1' } });
  table.answer(0, 'walk', 'b1', 'c1').answer(0, 'stop');
  expect(at(table, 'remi')).toBe('c1');
  expect(table.where()).toMatch(/turn\/action phase$/);
});

rule('MD-MOVE-06', 'points that are not used are lost', () => {
  const table = moving({ map: OPEN, figures: { remi: 'a1' } });
  table.answer(0, 'walk', 'b1', 'c1').answer(0, 'stop');
  expect(events(table, 'points lost')).toEqual([{ figure: { thing: 0 }, points: 4 }]);
});

rule('MD-MOVE-07', 'red borders cannot be crossed', () => {
  const table = moving({ map: OPEN, borders: [['b2', 'c2']], figures: { zeke: 'b2' } });
  expect(walks(table, 'c2')).toBe(false);
  expect(walks(table, 'b1', 'c1', 'c2')).toBe(true);
});

rule('MD-MOVE-08', 'opponents block the way', () => {
  const table = moving({ map: ['.....'], figures: { zeke: 'a1', animate: 'c1' } });
  expect(stops(table)).toEqual(['b1']);
  table.answer(0, 'walk', 'b1');
  expect(table).toRefuse(0, 'walk:c1', 'MD-MOVE-08');
});

rule('MD-MOVE-09', 'leaving the space of an ally costs 2', () => {
  const table = moving({ map: ['.....'], figures: { zeke: 'a1', remi: 'b1' } });
  table.answer(0, 'walk', 'b1', 'c1');
  expect(points(table)).toBe(3);
  expect(table.explain('cost to leave', 0, 'b1').parts.map((part) => part.rule)).toEqual([
    'MD-MOVE-14',
    'MD-MOVE-09',
    'MD-MOVE-10',
  ]);
});

rule('MD-MOVE-10', 'the cost of an ally and that of Terrain are not added up', () => {
  const table = moving({ map: ['.h...'], figures: { zeke: 'a1', remi: 'b1' } });
  table.answer(0, 'walk', 'b1', 'c1');
  expect(points(table)).toBe(3);
});

rule('MD-MOVE-11', 'no movement ends on an ally', () => {
  const table = moving({ map: ['.......'], figures: { zeke: 'a1', remi: 'g1' } });
  expect(stops(table)).toEqual(['b1', 'c1', 'd1', 'e1', 'f1']);
  table.answer(0, 'walk', 'b1', 'c1', 'd1', 'e1', 'f1');
  expect(table).toRefuse(0, 'walk:g1', 'MD-MOVE-11');
});

rule('MD-MOVE-12', 'no Action comes between the parts of a movement', () => {
  const table = moving({ map: OPEN, figures: { zeke: { at: 'a1', stamina: 3 }, animate: 'd2' } });
  table.answer(0, 'walk', 'b1', 'c1');
  expect(table).toRefuse(0, 'attack:{animate}', 'MD-MOVE-12');
  table.answer(0, 'stop').answer(0, 'attack:{animate}');
  expect(table).toRefuse(0, 'move', 'MD-MOVE-02');
});

rule('MD-MOVE-13', 'an Ability that makes a Move Action is the Move Action of the turn', () => {
  const flown = field({ map: OPEN, figures: { remi: 'a1' } }).answer(0, 'use:{remi}:natural flight:SP');
  flown.answer(0, 'stop');
  expect(flown).toRefuse(0, 'move', 'MD-MOVE-13');
  const walked = moving({ map: OPEN, figures: { remi: 'a1' } }).answer(0, 'stop');
  expect(walked).toRefuse(0, 'use:{remi}:natural flight:SP', 'MD-MOVE-13');
});

rule('MD-MOVE-14', 'what counts is the space that is left', () => {
  const table = moving({ map: ['.h..'], figures: { zeke: 'a1' } });
  table.answer(0, 'walk', 'b1');
  expect(points(table)).toBe(5);
  table.answer(0, 'walk', 'c1');
  expect(points(table)).toBe(3);
});

rule(['MD-MOVE-15', 'MD-MOVE-13', 'MD-TAG-48'], "Remi's Natural Flight: 2 SP, 6 points, no other Move Action", () => {
  const table = field({ map: OPEN, figures: { remi: { at: 'a1', stamina: 3 } } });
  table.answer(0, 'use:{remi}:natural flight:SP');
  expect(stamina(table, 'remi')).toBe(1);
  expect(points(table)).toBe(6);
  expect(table.value('flying', thing(table, 'remi'))).toBe(true);
  table.answer(0, 'stop');
  expect(table.value('flying', thing(table, 'remi'))).toBe(false);
  expect(table).toRefuse(0, 'move', 'MD-MOVE-13');
});

rule(['MD-MOVE-16', 'MD-MOVE-04', 'MD-MOVE-11'], 'Zeke needs 3 SP in all to get past Remi to the Loot token', () => {
  // From the east: A, Remi, B; Zeke stands at B and has used up his points.
  const table = moving({
    map: ['.........'],
    figures: { zeke: { at: 'i1', stamina: 3 }, remi: 'b1' },
    tokens: [{ kind: 'loot', square: 'a1' }],
  });
  table.answer(0, 'walk', 'h1', 'g1', 'f1', 'e1', 'd1', 'c1');
  expect(points(table)).toBe(0);
  table.answer(0, 'more');
  expect(points(table)).toBe(2);
  expect(stops(table)).not.toContain('a1');
  expect(table).toRefuse(0, 'walk:b1', 'MD-MOVE-11');
  table.answer(0, 'more').answer(0, 'walk', 'b1', 'a1');
  expect(at(table, 'zeke')).toBe('a1');
  expect(points(table)).toBe(1);
  expect(stamina(table, 'zeke')).toBe(0);
});
