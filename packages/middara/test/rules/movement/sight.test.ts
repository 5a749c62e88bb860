import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { field, sight, thing, toRoll, type Field } from '../field.ts';

const open = (size: number): string[] => Array.from({ length: size }, () => '.'.repeat(size));
const range = (table: Field, one: string, other: string): number =>
  table.value('range', thing(table, one), thing(table, other)) as number;
const soi = (table: Field, one: string, other: string): boolean =>
  table.value('within SOI', thing(table, one), thing(table, other)) as boolean;

rule('MD-LOS-01', 'the line goes from centre to centre and crosses every space whose inside it meets', () => {
  const across = (blocked: string): Field =>
    field({
      map: open(3),
      figures: { nightingale: 'a1', animate: 'c2' },
      terrain: [{ square: blocked, terrain: 'obstructing' }],
    });
  expect(sight(field({ map: open(3), figures: { nightingale: 'a1', animate: 'c2' } }), 'nightingale', 'animate')).toBe(
    true,
  );
  expect(sight(across('b1'), 'nightingale', 'animate')).toBe(false);
  expect(sight(across('b2'), 'nightingale', 'animate')).toBe(false);
  expect(sight(across('a2'), 'nightingale', 'animate')).toBe(true);
  expect(across('b2')).toRefuse(0, 'attack:{animate}', 'MD-ATK-03');
});

rule('MD-LOS-02', 'an opponent in between blocks', () => {
  const table = field({ map: open(5), figures: { nightingale: 'a1', animate: 'c1', 'cave-sickle': 'e1' } });
  expect(sight(table, 'nightingale', 'animate')).toBe(true);
  expect(sight(table, 'nightingale', 'cave-sickle')).toBe(false);
});

rule('MD-LOS-03', 'an ally in between costs 1', () => {
  const table = field({
    map: open(5),
    figures: { nightingale: { at: 'a1', stamina: 2 }, remi: 'b1', animate: 'd1' },
    dice: [4, 4],
  });
  expect(sight(table, 'nightingale', 'animate')).toBe(true);
  table.answer(0, 'attack:{animate}');
  expect(table.event('hits')).toMatchObject({ roll: 9 });
});

rule('MD-LOS-04', 'two allies cost no more than one', () => {
  const table = field({ map: open(5), figures: { nightingale: 'a1', remi: 'b1', rook: 'c1', animate: 'd1' } });
  expect(toRoll(table, 'nightingale', 'animate')).toBe(-1);
});

rule('MD-LOS-05', 'allies and Hindering Terrain together cost 2', () => {
  const table = field({ map: ['..hh.'], figures: { nightingale: 'a1', remi: 'b1', animate: 'e1' } });
  expect(toRoll(table, 'nightingale', 'animate')).toBe(-2);
});

rule('MD-LOS-06', 'whether a figure blocks depends on who looks', () => {
  const sickle = field({ map: open(5), figures: { animate: 'a1', 'cave-sickle': 'b1', rook: 'c1' }, turn: 'rook' });
  expect(sight(sickle, 'animate', 'rook')).toBe(true);
  expect(toRoll(sickle, 'animate', 'rook')).toBe(-1);
  const remi = field({ map: open(5), figures: { animate: 'a1', remi: 'b1', rook: 'c1' }, turn: 'rook' });
  expect(sight(remi, 'animate', 'rook')).toBe(false);
});

rule(['MD-LOS-07', 'MD-LOS-02', 'MD-TERR-17'], 'Nightingale sees two of four targets', () => {
  const table = field({
    // The Animate behind Remi at Range 3, the other at Range 2 with the Living Oblation behind it at Range 6, the Cave
    // Sickle behind a pillar at Range 3.
    map: ['.......', '.......', '.......', '.......', '..o....', '.......', '.......'],
    figures: {
      nightingale: 'a4',
      remi: 'b3',
      animate: 'd1',
      'animate 2': 'c4',
      'living-oblation': 'g4',
      'cave-sickle': 'd6',
    },
    cards: { 'living-oblation': {} },
  });
  expect(range(table, 'nightingale', 'animate')).toBe(3);
  expect(range(table, 'nightingale', 'animate 2')).toBe(2);
  expect(range(table, 'nightingale', 'living-oblation')).toBe(6);
  expect(range(table, 'nightingale', 'cave-sickle')).toBe(3);
  expect(table.offers(0).filter((one) => one.startsWith('attack:'))).toEqual(['attack:2', 'attack:3']);
});

rule(['MD-LOS-07', 'MD-LOS-03'], 'the Animate behind Remi is shot at with −1', () => {
  const table = field({ map: open(7), figures: { nightingale: 'a4', remi: 'b3', animate: 'd1' } });
  // The line passes b3 and c2 through corners: Remi stands on a space it crosses.
  expect(toRoll(table, 'nightingale', 'animate')).toBe(-1);
});

rule('MD-ATK-17', 'the log has that, and nothing else, between the dice and the roll', () => {
  const table = field({ map: open(7), figures: { nightingale: 'a4', remi: 'b3', animate: 'd1' }, dice: [2, 2, 2, 2] });
  table.answer(0, 'attack:{animate}').answer(0, 'plain');
  expect((table.event('misses') ?? table.event('hits'))!['changes']).toHaveLength(1);
});

rule('MD-RNG-01', 'only figures within the Range of the Weapon are targets', () => {
  const table = field({ map: ['.........'], figures: { nightingale: 'a1', animate: 'h1' } });
  expect(table).toRefuse(0, 'attack:{animate}', 'MD-RNG-04');
  expect(table.value('attack range', 0)).toBe(6);
});

data('MD-RNG-02', 'a Melee Attack needs an adjacent target', () => {
  const table = field({ map: open(5), figures: { rook: 'b2', animate: 'c3', 'animate 2': 'd2' } });
  expect(table.offers(0)).toContain('attack:1');
  expect(table).toRefuse(0, 'attack:2', 'MD-RNG-02');
});

data('MD-RNG-04', 'a Ranged Attack reaches as far as its Range', () => {
  const table = field({ map: ['.........'], figures: { nightingale: 'a1', animate: 'g1' } });
  expect(table.offers(0)).toContain('attack:1');
});

rule('MD-RNG-07', 'the own space is not counted, that of the target is', () => {
  const table = field({ map: open(5), figures: { nightingale: 'a1', animate: 'd1' } });
  expect(range(table, 'nightingale', 'animate')).toBe(3);
});

rule('MD-RNG-08', 'Range is counted diagonally too', () => {
  const table = field({ map: open(5), figures: { nightingale: 'a1', animate: 'd3' } });
  expect(range(table, 'nightingale', 'animate')).toBe(3);
});

data('MD-SOI-01', 'every figure has a Sphere of Influence', () => {
  const table = field({ map: open(5), figures: { zeke: 'a1', animate: 'c1' } });
  expect(soi(table, 'zeke', 'animate')).toBe(true);
  expect(soi(table, 'animate', 'zeke')).toBe(true);
});

rule('MD-SOI-02', 'its base Range is 4', () => {
  const table = field({ map: open(7), figures: { zeke: 'a1', animate: 'e3', 'animate 2': 'f3' } });
  expect(soi(table, 'zeke', 'animate')).toBe(true);
  expect(soi(table, 'zeke', 'animate 2')).toBe(false);
});

rule('MD-SOI-03', 'figures, Elevation and Terrain do not hinder it', () => {
  const table = field({ map: ['..h.'], levels: ['1131'], figures: { zeke: 'a1', animate: 'b1', 'cave-sickle': 'd1' } });
  expect(soi(table, 'zeke', 'cave-sickle')).toBe(true);
  expect(sight(table, 'zeke', 'cave-sickle')).toBe(false);
});

rule('MD-SOI-04', 'Obstructing Terrain blocks it, and so do Tile edges and red borders', () => {
  const pillar = field({ map: ['.o.'], figures: { zeke: 'a1', animate: 'c1' } });
  expect(soi(pillar, 'zeke', 'animate')).toBe(false);
  const gap = field({ map: { a1: { rows: ['.'] }, c1: { rows: ['.'] } }, figures: { zeke: 'a1', animate: 'c1' } });
  expect(soi(gap, 'zeke', 'animate')).toBe(false);
  const border = field({ map: ['...'], borders: [['a1', 'b1']], figures: { zeke: 'a1', animate: 'c1' } });
  expect(soi(border, 'zeke', 'animate')).toBe(false);
});

rule('MD-CMBT-15', 'of a large base any space may be looked at and from', () => {
  const table = field({ map: ['..o..', '.....', '.....'], figures: { nightingale: 'a1', 'quarry-walker': 'd1' } });
  expect(sight(table, 'nightingale', 'quarry-walker')).toBe(true);
  expect(sight(table, 'quarry-walker', 'nightingale')).toBe(true);
});

rule(['MD-CMBT-15', 'MD-SOI-01', 'MD-TOTM-02'], 'so it is with SOI, and with a Totem', () => {
  const table = field({ map: ['..o..', '.....', '.....'], figures: { nightingale: 'a1', 'quarry-walker': 'd1' } });
  expect([soi(table, 'nightingale', 'quarry-walker'), soi(table, 'quarry-walker', 'nightingale')]).toEqual([
    true,
    true,
  ]);
  const walker = thing(table, 'quarry-walker');
  expect(['a1', 'a3'].map((square) => table.value('square in sight', walker, square))).toEqual([true, true]);
});

rule('MD-SOI-01', 'one line that nothing blocks is enough for a space to be within SOI', () => {
  const table = field({ map: ['.o.', '...', '...'], figures: { zeke: 'a1' } });
  const within = (square: string): unknown => table.value('space within SOI', thing(table, 'zeke'), square);
  expect(['b2', 'c2', 'c3', 'c1'].map(within)).toEqual([true, false, true, false]);
});

rule('MD-CMBT-17', 'Range and adjacency are counted to the nearest space of a large base', () => {
  const table = field({ map: open(6), figures: { rook: 'c3', 'quarry-walker': 'd4' } });
  expect(range(table, 'rook', 'quarry-walker')).toBe(1);
  expect(table.value('figures adjacent', 0, 1)).toBe(true);
  expect(table.offers(0)).toContain('attack:1');
});

rule('MD-TAG-17', 'COLOSSAL figures see and are seen over figures and Elevation', () => {
  const given = {
    map: ['...o.', '.....'],
    levels: ['11211', '11111'],
    cards: { animate: { tags: ['COLOSSAL' as const] } },
  };
  const table = field({
    ...given,
    figures: { nightingale: 'a1', 'cave-sickle': 'b1', animate: 'd2' },
    map: ['.....', '.....'],
  });
  expect(sight(table, 'nightingale', 'animate')).toBe(true);
  const seen = field({
    ...given,
    map: ['.....'],
    levels: ['11211'],
    figures: { nightingale: 'a1', 'cave-sickle': 'b1', animate: 'd1' },
  });
  expect(sight(seen, 'nightingale', 'animate')).toBe(true);
  expect(sight(seen, 'animate', 'nightingale')).toBe(true);
  const pillar = field({ ...given, map: ['..o.'], levels: ['1111'], figures: { nightingale: 'a1', animate: 'd1' } });
  expect(sight(pillar, 'nightingale', 'animate')).toBe(false);
});

rule('MD-TAG-53', 'REACH makes Melee Attacks possible from farther away', () => {
  const table = field({ map: open(5), figures: { rook: 'a1', animate: 'c1' }, cards: { rook: { reach: 2 } } });
  expect(table.offers(0)).toContain('attack:1');
  expect(field({ map: open(5), figures: { rook: 'a1', animate: 'c1' } })).toRefuse(0, 'attack:{animate}', 'MD-RNG-02');
});
