import { rule } from '@questwright/harness/vitest';
import { edit } from '@questwright/runebound';
import { expect } from 'vitest';
import { wounds } from '../../battles.ts';
import {
  diceLeft,
  empower,
  fighting,
  INNER,
  INNER_FULL,
  market,
  markersOn,
  meeting,
  moving,
  offers,
  rolled,
  UNWRITING,
  UNWRITING_FULL,
} from './table.ts';

rule('RR-RIT-06', 'a rolled die may be expended for a Ritual instead of a space', () => {
  // Frostgate lies among mountains, hills and a road; face 6 shows forest and mountain, face 5 river and swamp.
  const table = rolled([INNER], [6, 5, 4]);
  expect(offers(table, 'empower').toSorted()).toEqual(
    [empower(INNER, 4, 'hill'), empower(INNER, 6, 'forest'), empower(INNER, 6, 'mountain')]
      .map((id) => table.resolve(id))
      .toSorted(),
  );
  expect(table).toRefuse(0, empower(INNER, 5, 'forest'), 'RR-RIT-06');
  table.answer(0, empower(INNER, 6, 'forest'));
  expect(diceLeft(table)).toEqual([5, 4]);
  expect(table).toRefuse(0, empower(INNER, 6, 'mountain'), 'RR-RIT-13');
  expect(table).toRefuse(0, 'move:a4', 'RB-MOV-06');
});

rule('RR-RIT-06', 'a die that pays for a space entered before cannot be expended', () => {
  const table = rolled([INNER], [6, 6, 1]).answer(0, 'walk');
  table.answer(0, 'step:a4').answer(0, empower(INNER, 6, 'forest'));
  expect(diceLeft(table)).toEqual([6, 1]);
  expect(table).toRefuse(0, empower(INNER, 6, 'mountain'), 'RB-MOV-07');
});

rule('RR-RIT-07', 'one die covers one symbol; the same symbol twice needs two dice', () => {
  const table = rolled([INNER], [1, 1, 1, 5]).answer(0, empower(INNER, 1, 'plains'));
  expect(markersOn(table, INNER)).toBe(1);
  table.answer(0, empower(INNER, 1, 'plains'));
  expect(table).toRefuse(0, empower(INNER, 1, 'plains'), 'RR-RIT-07');
  expect(offers(table, 'empower')).toEqual([table.resolve(empower(INNER, 1, 'hill'))]);
});

rule('RR-RIT-08', 'three dice in one turn, for two Rituals; two are left to move', () => {
  const table = rolled([INNER, UNWRITING], [4, 4, 6, 5, 2]);
  table
    .answer(0, empower(INNER, 4, 'hill'))
    .answer(0, empower(INNER, 6, 'mountain'))
    .answer(0, empower(UNWRITING, 5, 'swamp'));
  expect([markersOn(table, INNER), markersOn(table, UNWRITING), diceLeft(table)]).toEqual([2, 1, [4, 2]]);
  expect(offers(table, 'move').length).toBeGreaterThan(0);
});

rule('RR-RIT-09', 'four of five symbols are not enough', () => {
  const four = { ...UNWRITING_FULL, 'swamp marker': 0 };
  expect(fighting([{ card: UNWRITING, counters: four }]).where()).toContain('escape phase');
  const magic = (counters: Record<string, number>): number => {
    const table = moving([{ card: INNER, counters }]);
    table.world.things.counters['exhaustion']![table.thing('fighter')] = 2;
    return table.value('combat roll', table.thing('fighter'), 'magic attack');
  };
  expect(magic(INNER_FULL) - magic({ ...INNER_FULL, 'plains marker': 1 })).toBe(2);
});
rule('RR-RIT-09', 'all five are, and the die that covers the last makes it ready at once', () => {
  const table = fighting([{ card: UNWRITING, counters: UNWRITING_FULL }]);
  table.answer(0, `use:{${UNWRITING}}:strike out the name:discard`);
  expect(wounds(table, 'target')).toBe(4);
  const last = rolled([{ card: INNER, counters: { ...INNER_FULL, 'hill marker': 0 } }], [4, 4, 4, 4]);
  expect(last.value('text in force', last.thing(INNER))).toBe(false);
  last.answer(0, empower(INNER, 4, 'hill'));
  expect([last.value('text in force', last.thing(INNER)), last.event('ritual empowered') !== null]).toEqual([
    true,
    true,
  ]);
  expect(offers(last, 'empower')).toEqual([]);
});

rule('RR-RIT-10', 'another owner must empower it anew', () => {
  const table = meeting([{ card: INNER, counters: INNER_FULL }]);
  table.answer(0, 'negotiate:1').answer(0, 'propose', `card:{${INNER}}`).answer(1, 'accept');
  expect([table.pile('area/1'), markersOn(table, INNER)]).toEqual([[INNER], 0]);
});
rule(
  'RR-RIT-10',
  'whoever sells it and buys it back, too',
  () => {
    const table = market([{ card: INNER, counters: INNER_FULL }], []);
    table.answer(0, `sell:{${INNER}}`).answer(0, `buy:{${INNER}}`);
    expect([table.pile('area/0'), markersOn(table, INNER)]).toEqual([[INNER], 0]);
  },
  {
    'RR-RIT-10': [
      edit.step('gain a card', 'ready', {
        rule: 'RR-RIT-10',
        before: 'next to the hero card',
        add: { rule: 'RR-RIT-10', do: (t) => t.setCounters(t.locals.thing, 'forest marker', 1) },
      }),
    ],
  },
);

rule(
  'RR-RIT-11',
  'what is covered stays covered from turn to turn',
  () => {
    const table = rolled([INNER], [4, 6, 4, 4]);
    table
      .answer(0, empower(INNER, 4, 'hill'))
      .answer(0, empower(INNER, 6, 'forest'))
      .answer(0, 'stop')
      .answer(0, 'pass');
    expect([table.world.turn, markersOn(table, INNER)]).toEqual([1, 2]);
  },
  {
    'RR-RIT-11': [
      edit.step('turn', 'wiped', {
        rule: 'RR-RIT-11',
        after: 'movement step',
        add: {
          rule: 'RR-RIT-11',
          do: (t) => {
            for (const thing of t.pile('area', t.locals.seat)) t.setCounters(thing, 'hill marker', 0);
          },
        },
      }),
    ],
  },
);

rule(
  'RR-RIT-12',
  'whoever has markers on a Ritual is not tired',
  () => {
    const table = moving([{ card: INNER, counters: { ...INNER_FULL, 'hill marker': 0 } }]);
    expect(table.value('movement dice', 0)).toBe(5);
    expect(table.offers(0)).toContain('roll:5');
  },
  {
    'RR-RIT-12': [
      edit.part('movement dice', 'marked', {
        rule: 'RR-RIT-12',
        add: { rule: 'RR-RIT-12', layer: 'least', of: () => 4 },
      }),
    ],
  },
);

rule('RR-RIT-13', 'whoever rests with all dice covers nothing; with two of them, two symbols at most', () => {
  const two = rolled([INNER], [4, 6]);
  expect(offers(two, 'empower')).toHaveLength(3);
  expect(two).toRefuse(0, empower(INNER, 1, 'plains'), 'RR-RIT-13');
  const none = moving([INNER]).answer(0, 'rest:0');
  expect(offers(none, 'empower')).toEqual([]);
  expect(markersOn(none, INNER)).toBe(0);
});
