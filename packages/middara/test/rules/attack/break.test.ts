import { labelOf } from '@questwright/kernel';
import { rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, breaks, damage, events, field, points, sight, stamina, thing, toRoll, type Field } from '../field.ts';

const OPEN = ['.....', '.....', '.....', '.....', '.....'];
const MISS = [1, 1];
/** Dice of an Animate that hit with 14: TEAL 8, ORANGE 6; its Symbols add 4 to the Damage. */
const HIT = [6, 4];
const moving = (given: Parameters<typeof field>[0]): Field => field(given).answer(0, 'move');
const corner = (terrains: [string, string], remi: string, target = 'cave-sickle'): Field =>
  field({ map: [`.${terrains[0]}.`, `${terrains[1]}..`, '...'], figures: { nightingale: 'a1', remi, [target]: 'b2' } });

rule(
  'MD-BRK-01',
  'of two spaces at a corner one is chosen',
  () => {
    const table = field({ map: OPEN, figures: { nightingale: 'a1', animate: 'b1', 'cave-sickle': 'b2' } });
    expect(sight(table, 'nightingale', 'cave-sickle')).toBe(true);
    const both = field({
      map: OPEN,
      figures: { nightingale: 'a1', animate: 'b1', 'animate 2': 'a2', 'cave-sickle': 'b2' },
    });
    expect(sight(both, 'nightingale', 'cave-sickle')).toBe(false);
  },
  {
    // One of them is enough to block.
    'MD-BRK-01': [
      {
        rule: 'MD-BRK-01',
        value: 'line of sight',
        replace: (t, actor, target) => {
          const [from, to] = t.value('ends of sight', actor, target)[0];
          const lines = t.value('lines', { actor, target, from, to, soi: false });
          return lines.find((one: { blocked: boolean }) => one.blocked) ?? lines[0];
        },
      },
    ],
  },
);

rule('MD-BRK-02', 'the space that is chosen counts fully, the other not at all', () => {
  const table = corner(['h', '.'], 'c3');
  expect(toRoll(table, 'nightingale', 'cave-sickle')).toBe(0);
  const looking = { actor: 0, target: 2, from: 'a1', to: 'b2', soi: false };
  expect(table.value('lines', looking)).toEqual([
    { blocked: false, hindering: 0, allies: 0 },
    { blocked: false, hindering: 1, allies: 0 },
  ]);
});

rule(['MD-BRK-03', 'MD-BRK-02', 'MD-BRK-01'], 'Nightingale shoots through a corner: −1, not −2', () => {
  const table = corner(['h', 'h'], 'a2');
  const looking = { actor: 0, target: 2, from: 'a1', to: 'b2', soi: false };
  expect(table.value('lines', looking)).toEqual([
    { blocked: false, hindering: 1, allies: 0 },
    { blocked: false, hindering: 1, allies: 1 },
  ]);
  expect(toRoll(table, 'nightingale', 'cave-sickle')).toBe(-1);
});

rule('MD-BRK-04', 'leaving a space beside an opponent provokes, even into another one', () => {
  const table = moving({ map: OPEN, figures: { zeke: { at: 'b2', stamina: 1 }, animate: 'b3' }, dice: MISS });
  table.answer(0, 'walk', 'c2');
  expect(breaks(table)).toEqual([thing(table, 'animate')]);
  expect(at(table, 'zeke')).toBe('c2');
});

rule('MD-BRK-05', 'a player may strike, an Intelligent Combatant does', () => {
  const table = field({
    map: OPEN,
    figures: { 'cave-sickle': 'b2', rook: 'b3' },
    play: ['move action', { figure: 'cave-sickle', flight: false }],
  });
  table.answer(0, 'walk', 'b1');
  expect(table.where()).toMatch(/break attack\/chance$/);
  expect(table).toOffer(0, ['strike', 'hold']);
  // The chances are those of this Attack.
  expect(labelOf(table.loaded, table.game, 0, 'strike').with).toEqual({ chance: 75, harms: 64 });
  expect(at(table, 'cave-sickle')).toBe('b2');
  table.answer(0, 'hold');
  expect(breaks(table)).toEqual([]);
  expect(at(table, 'cave-sickle')).toBe('b1');
  const other = moving({ map: OPEN, figures: { rook: { at: 'b3', stamina: 1 }, 'cave-sickle': 'b2' }, dice: MISS });
  other.answer(0, 'walk', 'b4');
  expect(breaks(other)).toEqual([1]);
});

rule('MD-BRK-06', 'the Attack is made into the space that is left', () => {
  const table = moving({ map: ['.....', '.h...', '.....'], figures: { zeke: 'b2', animate: 'b3' }, dice: HIT });
  table.answer(0, 'walk', 'b1');
  expect(table).toOffer(0, ['dodge', 'stand']);
  expect(at(table, 'zeke')).toBe('b2');
  table.answer(0, 'stand');
  expect(events(table, 'hits')).toMatchObject([{ figure: { thing: 1 }, target: { thing: 0 }, roll: 13, defense: 9 }]);
  const swimming = moving({ map: ['.....', '.w...', '.....'], figures: { zeke: 'b2', animate: 'b3' }, dice: MISS });
  swimming.answer(0, 'walk', 'b1');
  expect(breaks(swimming)).toEqual([1]);
  expect(events(swimming, 'dodges')).toEqual([]);
});

rule('MD-BRK-07', 'one Break Attack for each figure in a turn', () => {
  const table = moving({
    map: OPEN,
    figures: { zeke: { at: 'b2', stamina: 1 }, animate: 'c3' },
    dice: [...MISS, ...MISS, ...MISS],
  });
  table.answer(0, 'walk', 'c2', 'd2', 'd1');
  expect(breaks(table)).toEqual([1]);
  expect(at(table, 'zeke')).toBe('d1');
});

rule('MD-BRK-08', 'the movement goes on, unless the figure was Defeated', () => {
  const given = { map: OPEN, figures: { zeke: { at: 'b2', stamina: 1 }, animate: 'b3' }, dice: HIT };
  const table = moving(given).answer(0, 'walk', 'b1', 'c1');
  expect(damage(table, 'zeke')).toBe(9);
  expect(at(table, 'zeke')).toBe('c1');
  expect(points(table)).toBe(4);
  const weak = moving({ ...given, figures: { ...given.figures, zeke: { at: 'b2', stamina: 1, damage: 7 } } });
  weak.answer(0, 'walk', 'b1', 'c1');
  expect(at(weak, 'zeke')).toBe('');
  expect(weak.game.stack.some((one) => one.proc === 'movement')).toBe(false);
});

rule('MD-BRK-09', 'a Combatant makes a Melee Attack', () => {
  const table = moving({
    map: OPEN,
    figures: { zeke: { at: 'b2', stamina: 1 }, animate: 'b3' },
    cards: { animate: { attack: { type: 'ranged', range: 4 } } },
    dice: MISS,
  });
  table.answer(0, 'walk', 'b1');
  expect(table.event('attacks')).toMatchObject({ reason: 'break', type: 'melee' });
});

rule('MD-BRK-10', 'an Adventurer attacks with the Weapons that are equipped', () => {
  const table = field({
    map: OPEN,
    figures: { 'cave-sickle': 'b2', nightingale: 'b3' },
    play: ['move action', { figure: 'cave-sickle', flight: false }],
    dice: MISS,
  });
  table.answer(0, 'walk', 'b1').answer(0, 'strike');
  expect(table.event('attacks')).toMatchObject({ reason: 'break', type: 'ranged' });
});

rule('MD-BRK-11', 'it costs no SP', () => {
  const table = field({
    map: OPEN,
    figures: { 'cave-sickle': 'b2', rook: { at: 'b3', stamina: 0 } },
    play: ['move action', { figure: 'cave-sickle', flight: false }],
    dice: MISS,
  });
  table.answer(0, 'walk', 'b1').answer(0, 'strike');
  expect(stamina(table, 'rook')).toBe(0);
  expect(breaks(table)).toEqual([1]);
});

rule('MD-BRK-12', 'every opponent beside the space gets its own', () => {
  const table = moving({
    map: OPEN,
    figures: { nightingale: { at: 'b2', stamina: 1 }, 'cave-sickle': 'a3', 'cave-sickle 2': 'c3' },
    dice: [...MISS, ...MISS],
  });
  table.answer(0, 'walk', 'b1');
  expect(breaks(table)).toEqual([1, 2]);
});

rule('MD-BRK-13', 'who could not Attack makes none', () => {
  const table = moving({
    map: ['.o...', 'o....', '.....'],
    figures: { zeke: { at: 'b2', stamina: 1 }, animate: 'a1' },
  });
  expect(table.value('adjacent', 'a1', 'b2')).toBe(true);
  table.answer(0, 'walk', 'c2');
  expect(breaks(table)).toEqual([]);
});

rule(['MD-BRK-14', 'MD-BRK-07', 'MD-BRK-04'], 'moving past two Cave Sickles: one Break Attack from each', () => {
  const table = moving({
    map: OPEN,
    figures: { nightingale: { at: 'b3', stamina: 1 }, 'cave-sickle': 'a2', 'cave-sickle 2': 'c2' },
    dice: [...MISS, ...MISS, ...MISS, ...MISS],
  });
  table.answer(0, 'walk', 'b2', 'b1');
  expect(breaks(table)).toEqual([1, 2]);
  expect(at(table, 'nightingale')).toBe('b1');
});
