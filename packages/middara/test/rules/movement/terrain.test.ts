import { data, rule } from '@questwright/harness/vitest';
import { arrange } from '@questwright/harness';
import { look } from '@questwright/kernel';
import { expect } from 'vitest';
import { middara } from '../../whole.ts';
import { BoardError, readLabel } from '../../../src/rules/movement/board.ts';
import { whatBlocks } from '../../../src/rules/movement/sight.ts';
import { MAY_REPLACE, TERRAIN_LETTERS, TERRAINS } from '../../../src/words.ts';
import {
  at,
  attack,
  breaks,
  events,
  field,
  isDefeated,
  points,
  sight,
  stamina,
  stops,
  terrain,
  thing,
  toRoll,
  walks,
  type Field,
} from '../field.ts';

const OPEN = ['.....', '.....', '.....', '.....', '.....'];
const KINDS = ['.', 'h', 'w', 'm', 'o', 'd', 's'];
const moving = (given: Parameters<typeof field>[0]): Field => field(given).answer(0, 'move');
/** Zeke lays Terrain on a row with one space of each kind. */
const laying = (placed: string, figures: Parameters<typeof field>[0]['figures'] = { zeke: 'a2' }): Field =>
  field({
    map: [KINDS.join(''), '.......'],
    figures,
    play: ['terrain placement', { seat: 0, terrain: placed, squares: ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1'] }],
  });
const mayLay = (placed: string): string[] =>
  laying(placed)
    .offers(0)
    .filter((one) => /^lay:\w+$/.test(one))
    .map((one) => TERRAIN_LETTERS[KINDS['abcdefg'.indexOf(one[4]!)]!]!);

rule('MD-TERR-06', 'Bramble Seed makes a Normal space within 4 spaces Hindering, and is used up', () => {
  const given = { map: ['..w.....'], figures: { zeke: { at: 'a1', gear: ['bramble-seed'] }, animate: 'h1' } };
  const table = field(given).answer(0, 'use:{bramble-seed}:between actions:DISCARD');
  expect(table).toOffer(0, ['lay:b1', 'lay:d1', 'lay:e1', 'no terrain']);
  table.answer(0, 'lay:d1');
  expect([terrain(table, 'd1'), table.where()]).toEqual(['hindering', expect.stringMatching(/turn\/action phase$/)]);
  expect(table).toRefuse(0, 'use:{bramble-seed}:between actions:DISCARD');
});
rule('MD-PLNK-02', 'Ferry Boards bridge two spaces', () => {
  const given = { map: ['.dd.....'], figures: { zeke: { at: 'a1', gear: ['ferry-boards'] }, animate: 'h1' } };
  const table = field(given).answer(0, 'use:{ferry-boards}:between actions:DISCARD').answer(0, 'lay:b1:c1');
  expect(['b1', 'c1'].map((one) => terrain(table, one))).toEqual(['normal', 'normal']);
});

data('MD-ADJ-01', 'what has no grid is no space', () => {
  const table = moving({ map: ['. .', '. .', '...'], figures: { zeke: 'a1' } });
  expect(table.value('adjacent', 'a1', 'b1')).toBe(false);
  expect(stops(table)).toEqual(['c1', 'a2', 'c2', 'a3', 'b3', 'c3']);
});

data('MD-ADJ-02', 'spaces that share an edge or a corner are adjacent', () => {
  const table = field({ map: OPEN, figures: { zeke: 'a1' } });
  const beside = OPEN.flatMap((_, y) => ['a', 'b', 'c', 'd', 'e'].map((x) => `${x}${y + 1}`)).filter((one) =>
    table.value('adjacent', 'c3', one),
  );
  expect(beside).toEqual(['b2', 'c2', 'd2', 'b3', 'd3', 'b4', 'c4', 'd4']);
});

rule('MD-ADJ-03', 'a red border breaks adjacency and Line of Sight', () => {
  const table = field({ map: OPEN, borders: [['b2', 'c2']], figures: { rook: 'b2', animate: 'c2' } });
  expect(table.value('adjacent', 'b2', 'c2')).toBe(false);
  expect(sight(table, 'rook', 'animate')).toBe(false);
  expect(table).toRefuse(0, 'attack:{animate}', 'MD-RNG-02');
});

rule('MD-ADJ-03', 'who is out of sight is told what blocks it: a border, Terrain, a figure, a level', () => {
  const why = (given: Partial<Parameters<typeof field>[0]>): unknown => {
    const figures = { zeke: 'a1', animate: 'd1', 'cave-sickle': 'd2' };
    const table = field({ map: ['....', '....'], figures, ...given });
    return look(table.loaded, table.game, (t) => whatBlocks(t, thing(table, 'zeke'), thing(table, 'animate')));
  };
  expect(why({ borders: [['b1', 'c1']] })).toEqual({ key: 'sight.border', with: { from: 'b1', to: 'c1' } });
  expect(why({ map: ['..o.', '....'] })).toEqual({ key: 'sight.obstructing', with: { square: 'c1' } });
  expect(why({ figures: { zeke: 'a1', animate: 'd1', 'cave-sickle': 'c1' } })).toEqual({
    key: 'sight.figure',
    with: { figure: { thing: 2 }, square: 'c1' },
  });
  expect(why({ levels: ['1131', '1111'] })).toEqual({ key: 'sight.level', with: { square: 'c1' } });
  expect(why({})).toBeNull();
});

data('MD-ADJ-04', 'a mark on a space names its Terrain', () => {
  const table = field({ map: [KINDS.join('')], figures: { zeke: 'a1' } });
  expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((x) => terrain(table, `${x}1`))).toEqual(TERRAINS);
});

rule('MD-ADJ-05', 'spaces across a seam are adjacent, across an open edge nothing is', () => {
  const table = field({
    map: { a1: { rows: ['..', '..'] }, c1: { rows: ['..', '..'] }, f1: { rows: ['.'] } },
    figures: { rook: 'b1', animate: 'c2' },
  });
  expect(table.value('adjacent', 'b1', 'c1')).toBe(true);
  expect(table.value('adjacent', 'b1', 'c2')).toBe(true);
  expect(table.value('adjacent', 'd1', 'f1')).toBe(false);
  expect(table.offers(0)).toContain('attack:1');
});

data('MD-TILE-01', 'Tiles are joined to one board', () => {
  const rows = ['..', '..'];
  const table = moving({
    map: { a1: { rows }, c1: { rows }, e1: { rows }, a3: { rows }, c3: { rows } },
    figures: { zeke: 'a1' },
  });
  expect(stops(table)).toHaveLength(19);
});

data('MD-TILE-02', 'a square is a space', () => {
  const table = field({ map: OPEN, figures: { zeke: 'a1', animate: 'b1' } });
  expect(table.value('range', 0, 1)).toBe(1);
});

rule('MD-TILE-03', 'an edge without a neighbour blocks sight and cannot be crossed', () => {
  const apart = field({
    map: { a1: { rows: ['.'] }, c1: { rows: ['..'] } },
    figures: { nightingale: 'a1', animate: 'd1' },
  });
  expect(sight(apart, 'nightingale', 'animate')).toBe(false);
  expect(stops(apart.answer(0, 'move'))).toEqual([]);
  expect(apart).toRefuse(0, 'walk:b1', 'MD-TILE-03');
  const joined = field({
    map: { a1: { rows: ['..'] }, c1: { rows: ['..'] } },
    figures: { nightingale: 'a1', animate: 'd1' },
  });
  expect(sight(joined, 'nightingale', 'animate')).toBe(true);
  expect(stops(joined.answer(0, 'move'))).toEqual(['b1', 'c1']);
});

data('MD-TILE-04', 'a space without a mark is Normal', () => {
  expect(terrain(field({ map: ['.h'], figures: { zeke: 'a1' } }), 'a1')).toBe('normal');
  expect(() => field({ map: ['.x'], figures: { zeke: 'a1' } }).answer(0, 'move')).toThrow(BoardError);
});

data(['MD-TILE-01', 'MD-ADJ-01'], 'a board that cannot be is refused', () => {
  const broken =
    (given: Partial<Parameters<typeof field>[0]>): (() => Field) =>
    () =>
      field({ map: ['..'], figures: { zeke: 'a1' }, ...given }).answer(0, 'move');
  expect(broken({ borders: [['a1', 'c1']] })).toThrow('no border can lie between a1 and c1');
  expect(broken({ map: ['. .'], borders: [['a1', 'b1']] })).toThrow(BoardError);
  expect(broken({ map: { a1: { rows: ['..'] }, b1: { rows: ['..'] } } })).toThrow('Two tiles lie on b1');
});

data('MD-TILE-05', 'a label is two letters and a number', () => {
  expect(readLabel('UM 1')).toEqual({ set: 'UM', number: 1 });
  for (const wrong of ['UM', 'U 1', 'UM 0', 'UM1']) expect(() => readLabel(wrong)).toThrow(BoardError);
});

rule('MD-TERR-01', 'tokens can be moved onto, those of Obstructing Terrain cannot', () => {
  const table = moving({
    map: OPEN,
    figures: { zeke: 'b2' },
    tokens: [{ kind: 'loot', square: 'b1' }],
    terrain: [
      { square: 'a2', terrain: 'water' },
      { square: 'c2', terrain: 'obstructing' },
    ],
  });
  expect(stops(table)).toEqual(expect.arrayContaining(['b1', 'a2']));
  expect(table).toRefuse(0, 'walk:c2', 'MD-TERR-01');
});

rule('MD-TERR-04', 'a Terrain token counts as if it were printed', () => {
  const table = moving({ map: OPEN, figures: { zeke: 'a1' }, terrain: [{ square: 'a1', terrain: 'hindering' }] });
  table.answer(0, 'walk', 'b1');
  expect(points(table)).toBe(4);
});

data('MD-TERR-05', 'seven types of Terrain', () => {
  expect(TERRAINS).toEqual(['normal', 'hindering', 'water', 'muck', 'obstructing', 'dangerous', 'special']);
});

rule('MD-TERR-06', 'Normal Terrain has no effect and everything may replace it', () => {
  for (const placed of ['hindering', 'water', 'muck', 'obstructing', 'dangerous'])
    expect(mayLay(placed)).toContain('normal');
  const table = laying('water').answer(0, 'lay:a1');
  expect(terrain(table, 'a1')).toBe('water');
});

rule('MD-TERR-07', 'an Attack through or into Hindering Terrain has −1', () => {
  const into = field({
    map: ['...h'],
    figures: { nightingale: { at: 'a1', stamina: 2 }, animate: 'd1' },
    dice: [4, 4],
  });
  into.answer(0, 'attack:{animate}');
  expect(into.event('hits')).toMatchObject({ roll: 9 });
  expect(
    toRoll(field({ map: ['.h..'], figures: { nightingale: 'a1', animate: 'd1' } }), 'nightingale', 'animate'),
  ).toBe(-1);
  expect(
    toRoll(field({ map: ['h...'], figures: { nightingale: 'a1', animate: 'd1' } }), 'nightingale', 'animate'),
  ).toBe(0);
});

rule('MD-TERR-08', 'the penalty is applied once', () => {
  const table = field({ map: ['.hhh'], figures: { nightingale: 'a1', animate: 'd1' } });
  expect(toRoll(table, 'nightingale', 'animate')).toBe(-1);
});

rule('MD-TERR-09', 'leaving Hindering Terrain costs 2', () => {
  const table = moving({ map: ['h..'], figures: { zeke: 'a1' } }).answer(0, 'walk', 'b1');
  expect(points(table)).toBe(4);
});

rule('MD-TERR-10', 'Hindering Terrain replaces only Normal Terrain', () => {
  expect(mayLay('hindering')).toEqual(['normal']);
  expect(laying('hindering')).toRefuse(0, 'lay:c1', 'MD-TERR-10');
});

rule('MD-TERR-11', 'no DODGE in Water', () => {
  const figures = { zeke: { at: 'a1', stamina: 1 }, animate: 'a2' };
  const attacked = (...map: string[]): Field => field({ map, figures, dice: [1, 1], play: attack('animate', 'zeke') });
  expect(attacked('.', '.')).toOffer(0, ['dodge', 'stand']);
  const wet = attacked('w', '.');
  expect(wet.event('misses')).not.toBeNull();
  expect(events(wet, 'dodges')).toEqual([]);
});

rule('MD-TERR-12', 'leaving Water costs 2', () => {
  const table = moving({ map: ['w..'], figures: { zeke: 'a1' } }).answer(0, 'walk', 'b1');
  expect(points(table)).toBe(4);
});

rule('MD-TERR-13', 'Water replaces Normal, Hindering and Muck', () => {
  expect(mayLay('water')).toEqual(['normal', 'hindering', 'muck']);
  expect(laying('water')).toRefuse(0, 'lay:e1', 'MD-TERR-13');
  expect(laying('water')).toRefuse(0, 'lay:f1', 'MD-TERR-13');
});

rule('MD-TERR-14', 'a Water token has no Current', () => {
  const current = { spaces: 2, arrows: { a1: 'south' as const, a2: 'south' as const, a3: 'south' as const } };
  const given = { map: ['w', 'w', 'w', 'w'], current, figures: { zeke: 'a1' } };
  const river = field(given).answer(0, 'end turn');
  expect(at(river, 'zeke')).toBe('a3');
  const token = field({ ...given, terrain: [{ square: 'a1', terrain: 'water' }] }).answer(0, 'end turn');
  expect(at(token, 'zeke')).toBe('a1');
});

rule('MD-TERR-15', 'in Muck whatever costs SP costs 1 more', () => {
  const table = field({ map: ['m..'], figures: { zeke: { at: 'a1', stamina: 5 } } });
  expect(table.value('SP cost', 0, 2)).toBe(3);
  expect(table.value('SP cost', 0, 0)).toBe(0);
  table.answer(0, 'move');
  expect(stamina(table, 'zeke')).toBe(3);
  // The surcharge is paid once for the Action.
  table.answer(0, 'more');
  expect(stamina(table, 'zeke')).toBe(2);
  const poor = field({ map: ['m..'], figures: { zeke: { at: 'a1', stamina: 1 } } });
  expect(poor).toRefuse(0, 'move', 'MD-ACTN-02');
});

rule('MD-TERR-16', 'Muck replaces Normal and Hindering Terrain', () => {
  expect(mayLay('muck')).toEqual(['normal', 'hindering']);
  expect(laying('muck')).toRefuse(0, 'lay:c1', 'MD-TERR-16');
});

rule('MD-TERR-17', 'Obstructing Terrain blocks sight, that of SOI too', () => {
  const table = field({ map: ['.o.'], figures: { nightingale: 'a1', animate: 'c1' } });
  expect(sight(table, 'nightingale', 'animate')).toBe(false);
  expect(table.value('within SOI', 0, 1)).toBe(false);
});

rule('MD-TERR-18', 'a square of Obstructing Terrain is no space', () => {
  const table = moving({ map: ['.o.', '...'], figures: { zeke: 'a1' } });
  expect(stops(table)).not.toContain('b1');
  expect(table).toRefuse(0, 'walk:b1', 'MD-TERR-18');
  expect(walks(table, 'a2', 'b2', 'c2', 'c1')).toBe(true);
});

rule('MD-TERR-19', 'FLIGHT does not get over it, only UNSTOPPABLE does', () => {
  const flying = field({ map: ['.o.'], figures: { remi: 'a1' } }).answer(0, 'use:{remi}:natural flight:SP');
  expect(flying).toRefuse(0, 'walk:b1', 'MD-TERR-19');
  expect(stops(flying)).toEqual([]);
  const strong = moving({ map: ['.o.'], figures: { rook: 'a1' }, cards: { rook: { tags: ['UNSTOPPABLE'] } } });
  expect(stops(strong)).toEqual(['b1', 'c1']);
});

rule('MD-TERR-20', 'Obstructing Terrain replaces all but Dangerous, and nothing under a figure', () => {
  expect(mayLay('obstructing')).toEqual(['normal', 'hindering', 'water', 'muck', 'special']);
  expect(laying('obstructing')).toRefuse(0, 'lay:f1', 'MD-TERR-20');
  expect(laying('obstructing', { zeke: 'a2', animate: 'a1' })).toRefuse(0, 'lay:a1', 'MD-TERR-20');
});

rule('MD-TERR-21', 'who ends a movement or a turn in Dangerous Terrain, or leaves it, is Defeated', () => {
  const given = { map: ['.d..'], figures: { zeke: 'a1', remi: 'd1' } };
  const stopped = moving(given).answer(0, 'walk', 'b1');
  expect(isDefeated(stopped, 'zeke')).toBe(false);
  expect(isDefeated(stopped.answer(0, 'stop'), 'zeke')).toBe(true);
  expect(isDefeated(moving(given).answer(0, 'walk', 'b1', 'c1'), 'zeke')).toBe(true);
  const turn = field({ map: ['.d..'], figures: { zeke: 'b1', remi: 'd1' } }).answer(0, 'end turn');
  expect(isDefeated(turn, 'zeke')).toBe(true);
});

rule(['MD-TERR-22', 'MD-CURR-06'], 'tokens that come into Dangerous Terrain are discarded', () => {
  const table = field({
    map: ['w', 'd', '.'],
    figures: { zeke: 'a3' },
    tokens: [{ kind: 'loot', square: 'a1' }],
    current: { spaces: 1, arrows: { a1: 'south' } },
  });
  table.answer(0, 'end turn');
  expect(table.world.round).toBe(2);
  expect(table.world.tokens).toEqual([]);
});

rule('MD-TERR-23', 'Dangerous Terrain replaces all but Obstructing', () => {
  expect(mayLay('dangerous')).toEqual(['normal', 'hindering', 'water', 'muck', 'special']);
  expect(laying('dangerous')).toRefuse(0, 'lay:e1', 'MD-TERR-23');
});

rule(['MD-TERR-25', 'MD-TTBL-01'], 'what may replace what', () => {
  for (const placed of ['hindering', 'water', 'muck', 'obstructing', 'dangerous'] as const) {
    expect([placed, mayLay(placed)]).toEqual([placed, TERRAINS.filter((one) => MAY_REPLACE[placed].includes(one))]);
  }
});

data('MD-TERR-26', 'there is one Hindering Terrain', () => {
  expect(TERRAINS.filter((one) => one.startsWith('hinder'))).toEqual(['hindering']);
});

rule('MD-PLNK-01', 'a Plank makes Normal Terrain of everything but Obstructing', () => {
  expect(mayLay('plank')).toEqual(['normal', 'hindering', 'water', 'muck', 'dangerous', 'special']);
  expect(laying('plank')).toRefuse(0, 'lay:e1', 'MD-PLNK-01');
  const table = laying('plank', { zeke: 'f2' }).answer(0, 'lay:f1').answer(0, 'move').answer(0, 'walk', 'f1', 'g1');
  expect(at(table, 'zeke')).toBe('g1');
});

rule('MD-CMBT-16', 'Terrain affects a large base only when all its spaces have it', () => {
  const walking = (...map: string[]): Field =>
    field({
      map,
      figures: { 'quarry-walker': 'a1', zeke: 'f4' },
      play: ['move action', { figure: 'quarry-walker', flight: false }],
    });
  const partly = walking('ww....', 'w.....', '......', '......').answer(0, 'walk', 'b1');
  expect(points(partly)).toBe(3);
  const wholly = walking('ww....', 'ww....', '......', '......').answer(0, 'walk', 'b1');
  expect(points(wholly)).toBe(2);
  expect(breaks(wholly)).toEqual([]);
  expect(thing(wholly, 'zeke')).toBe(1);
});

rule('MD-TERR-03', 'a Loot token may lie on Terrain and under figures', () => {
  const table = arrange(middara, { seats: 1, options: { encounter: 'the-sluice', outfit: 'none' } });
  expect(table.world.tokens).toMatchObject([{ kind: 'loot', square: 'i2' }]);
  expect(table.value('terrain', 'i2')).toBe('water');
  const shared = moving({ map: ['.w.'], figures: { zeke: 'a1' }, tokens: [{ kind: 'loot', square: 'b1' }] });
  expect(walks(shared, 'b1')).toBe(true);
  expect(shared.world.tokens).toMatchObject([{ kind: 'loot', square: 'b1' }]);
});
