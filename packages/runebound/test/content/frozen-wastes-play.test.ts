/** What single cards of Isheim do at the table, where their data alone does not tell. */

import '@questwright/harness/vitest';
import { describe, expect, test } from 'vitest';
import { cold, counters, frozenOf, lies, scene, type Scene } from '../rules/frozen-wastes/isheim.ts';

const BLUE_DIAMOND = 'weather-blue-diamond';
/** Drifts: under the blue diamond they give two frost. */
const DRIFTS = 'f11';
const begun = (given: Scene = {}) => scene({ at: [DRIFTS, 'iagart'], weather: BLUE_DIAMOND, ...given });
const stays = (...cards: NonNullable<Scene['area']>[number][number][]) =>
  begun({ area: { 0: cards } }).answer(0, 'stay');

describe('against the cold', () => {
  test('the Twisted Symbol takes three white deaths, and shatters', () => {
    const use = 'use:{twisted-symbol}:onto the symbol';
    const after = (charges: number) =>
      begun({
        hero: { 0: { frost: 4 } },
        area: { 0: [{ card: 'twisted-symbol', counters: { charges } }] },
      })
        .answer(0, 'stay')
        .answer(0, use);
    expect(cold(after(0))).toEqual([1, 0]);
    expect([lies(after(1), 'twisted-symbol'), counters(after(1), 'charges', 'twisted-symbol')]).toEqual(['area/0', 2]);
    expect(lies(after(2), 'twisted-symbol')).not.toBe('area/0');
  });

  test('the egg of the wyrmling keeps one frost off, and says nothing of breath', () => {
    const table = stays('wyrmling-on-a-rock').answer(0, 'use:{wyrmling-on-a-rock}:its warmth');
    expect(cold(table)).toEqual([1, 0]);
    expect(counters(table, 'charges', 'wyrmling-on-a-rock')).toBe(1);
  });

  test('furs keep off all of one frost, and are gone', () => {
    const table = stays('sleepers-in-the-sled').answer(0, 'use:{sleepers-in-the-sled}:wrap up:discard');
    expect([cold(table), lies(table, 'sleepers-in-the-sled')]).toEqual([[0, 0], 'green deck']);
  });

  test('Hearth in a Box warms all of the party, the coat its wearer', () => {
    const hearth = stays('hearth-in-a-box', 'iron-agnes');
    expect([cold(hearth)[0], counters(hearth, 'frost', 'iron-agnes')]).toEqual([1, 1]);
    const coat = stays('the-old-skin', 'iron-agnes');
    expect([cold(coat)[0], counters(coat, 'frost', 'iron-agnes')]).toEqual([1, 2]);
  });

  test('Gauntlets of Fortitude: two more Life against frost, and no more in a fight', () => {
    const table = begun({ area: { 0: ['gauntlets-of-fortitude'] } });
    const life = table.value('life', table.thing('hero-one')) as number;
    expect(table.value('life against frost', table.thing('hero-one'))).toBe(life + 2);
  });

  test('Rask takes one for his friend, where there is any', () => {
    const table = stays('rask-eldest-of-the-ulfen');
    expect([cold(table)[0], counters(table, 'frost', 'rask-eldest-of-the-ulfen')]).toEqual([1, 3]);
    const mild = begun({ area: { 0: ['rask-eldest-of-the-ulfen'] }, weather: 'weather-green-leaf' }).answer(0, 'stay');
    expect([cold(mild)[0], counters(mild, 'frost', 'rask-eldest-of-the-ulfen')]).toEqual([0, 0]);
  });

  test('the Unfinished Servant and Vell feel nothing', () => {
    expect(counters(stays('the-unfinished-servant'), 'frost', 'the-unfinished-servant')).toBe(0);
    expect(cold(begun({ heroes: ['vell-servant-without-orders', 'hero-two'] }).answer(0, 'stay'))).toEqual([0, 0]);
  });

  test('Mother Uqqa drums it away for one exhaustion', () => {
    const table = stays('mother-uqqa').answer(0, 'use:{mother-uqqa}:drum it away:exhaustion');
    expect([cold(table)[0], counters(table, 'exhaustion', 'mother-uqqa')]).toEqual([0, 1]);
  });

  test('a seed cures a white death', () => {
    const table = begun({ at: ['iagart', 'iagart'], hero: { 0: { 'white death': 2 } }, area: { 0: ['the-gardener'] } });
    table.answer(0, 'stay').answer(0, 'use:{the-gardener}:chew it:discard');
    expect([cold(table), lies(table, 'the-gardener')]).toEqual([[0, 1], 'yellow deck']);
  });
});

describe('the sky', () => {
  test('the Wyrm-Tongue Horn turns it over', () => {
    const table = begun({ area: { 0: ['wyrm-tongue-horn'] } });
    table.answer(0, 'use:{wyrm-tongue-horn}:call it by its other name:activate');
    expect(frozenOf(table).weather).toBe('weather-gold-sun');
  });
  test('the Bow of the Sky hurts more where it gives no frost, and hits more often where it does', () => {
    const bow = (weather: string): number[] => {
      const table = begun({ area: { 0: ['bow-of-the-sky'] }, weather });
      const bare = begun({ weather });
      return ['ranged damage', 'combat roll'].map(
        (what) =>
          (table.value(what, table.thing('hero-one'), 'ranged attack') as number) -
          (bare.value(what, bare.thing('hero-one'), 'ranged attack') as number),
      );
    };
    expect([bow('weather-green-leaf'), bow(BLUE_DIAMOND)]).toEqual([
      [2, 0],
      [0, 3],
    ]);
  });
});

describe('Events', () => {
  const during = (event: string, given: Scene = {}) => begun({ ...given, piles: { event: [event] } });
  test('Fog in the Oar-Ports closes the cities of the Weik, and no other town', () => {
    const table = during('fog-in-the-oar-ports');
    expect(['seragart', 'noolu', 'vrede'].map((town) => table.value('market closed', town))).toEqual([
      true,
      false,
      false,
    ]);
  });
  test('Nothing Flies: no flare', () => {
    expect([begun(), during('nothing-flies')].map((table) => table.value('flares may be lit', 0))).toEqual([
      true,
      false,
    ]);
  });
  test('Sleds Without Dogs are for Allies', () => {
    const table = during('sleds-without-dogs', { area: { 0: ['iron-agnes'] } });
    expect(
      ['hero-one', 'iron-agnes'].map((card) => table.value('survival frost', table.thing(card)) as number),
    ).toEqual([2, 3]);
  });
});

describe('the Heroes in the cold', () => {
  test('Zyla hears two rumors, Oomi has one take it for all, Ravna and Arvel have ways of their own', () => {
    const table = begun({ heroes: ['zyla', 'oomi-of-the-long-line'] });
    expect([0, 1].map((seat) => table.value('rumors drawn', seat))).toEqual([2, 1]);
    expect([0, 1].map((seat) => table.value('spread of frost', seat))).toEqual(['each', 'one']);
  });
  test('Karnon strikes harder for each wound and white death', () => {
    const roll = (counters: Record<string, number>): number => {
      const table = begun({ heroes: ['karnon', 'hero-two'], hero: { 0: counters } });
      return table.value('combat roll', table.thing('karnon'), 'melee') as number;
    };
    expect(roll({ wounds: 2, 'white death': 1 }) - roll({})).toBe(3);
  });
});
