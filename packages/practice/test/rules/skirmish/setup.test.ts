import { begin, StartError } from '@questwright/kernel';
import { arrange, loadForTest } from '@questwright/harness';
import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { DICE, ENEMIES, FORMS, HEROES } from '../../../src/skirmish/content.ts';
import { CELLS } from '../../../src/skirmish/grid.ts';
import { cell, figure, fight, skirmish, trackOf } from './fight.ts';

rule(
  'SKM-SET-01',
  'the old mill has eight walls and five cells of rough ground',
  () => {
    const table = arrange(skirmish);
    const cells = (terrain: string): string[] => CELLS.filter((one) => table.value('terrain', one) === terrain);
    expect(CELLS).toHaveLength(49);
    expect(cells('wall')).toEqual(['b2', 'c2', 'e3', 'f4', 'a5', 'c5', 'c6', 'f6']);
    expect(cells('rough')).toEqual(['e1', 'f3', 'b4', 'e5', 'd7']);
    expect(cells('open')).toHaveLength(36);
  },
  {
    'SKM-SET-01': [
      { rule: 'SKM-SET-01', value: 'terrain', wrap: (of) => (t, at, also) => (at === 'b2' ? 'open' : of(t, at, also)) },
    ],
  },
);

rule(
  'SKM-SET-02',
  'the seats lead the three heroes in turn',
  () => {
    const table = arrange(skirmish, { seats: 2 });
    expect(['warden', 'archer', 'tamer'].map((name) => [cell(table, name), figure(table, name).owner])).toEqual([
      ['b6', 0],
      ['a7', 1],
      ['b7', 0],
    ]);
    const alone = arrange(skirmish, { seats: 1 });
    expect(['warden', 'archer', 'tamer'].map((name) => figure(alone, name).owner)).toEqual([0, 0, 0]);
  },
  {
    // The last seat leads whoever is left.
    'SKM-SET-02': [
      {
        rule: 'SKM-SET-02',
        setup: 'heroes',
        wrap: (part) => ({
          ...part,
          do: (t, options) => {
            part.do(t, options);
            for (const one of t.world.figures.slice(1)) one.owner = t.world.seats - 1;
          },
        }),
      },
    ],
  },
);

rule('SKM-SET-03', 'three enemies that no seat leads', () => {
  const table = arrange(skirmish, { seats: 2 });
  const enemies = table.world.figures.filter((one) => table.value('side', one.thing) === 'enemies');
  expect(enemies.map((one) => one.cell)).toEqual(['d2', 'd4', 'g5']);
  expect(enemies.map((one) => one.owner)).toEqual([-1, -1, -1]);
  expect(['hexer', 'ogre', 'changeling'].map((name) => cell(table, name))).toEqual(['d2', 'd4', 'g5']);
});

rule('SKM-SET-04', 'two totems are asleep', () => {
  const table = arrange(skirmish);
  expect(table.world.totems.map((one) => one.cell)).toEqual(['d6', 'e2']);
  expect(table.pile('totems')).toEqual(['bone-totem', 'gloom-totem']);
  expect(table.event('totem-awakes')).toBeNull();
});

rule('SKM-SET-05', 'one or two seats', () => {
  for (const seats of [1, 2]) expect(arrange(skirmish, { seats }).world.seats).toBe(seats);
  expect(() => begin(loadForTest(skirmish), { seats: 3, seed: 'x' })).toThrow(StartError);
  expect(() => begin(loadForTest(skirmish), { seats: 0, seed: 'x' })).toThrow(StartError);
});

const numbers = (card: (typeof HEROES)['warden'] | (typeof ENEMIES)[keyof typeof ENEMIES] | object): unknown[] => {
  const { health, defense, movement, stamina, range, dice, damage } = card as (typeof HEROES)['warden'];
  return [health, defense, movement, stamina, range, dice.join(' '), damage];
};

data('SKM-CMP-01', 'the numbers of the heroes', () => {
  expect(numbers(HEROES.warden)).toEqual([10, 4, 3, 4, 1, 'steel ember', 1]);
  expect(numbers(HEROES.archer)).toEqual([8, 3, 4, 3, 4, 'steel steel', 1]);
  expect(numbers(HEROES.tamer)).toEqual([8, 3, 4, 4, 2, 'steel ember', 1]);
});

data('SKM-CMP-02', 'the numbers of the enemies', () => {
  expect(numbers(ENEMIES.hexer)).toEqual([5, 3, 3, 0, 4, 'ember bone', 1]);
  expect(numbers(ENEMIES.ogre)).toEqual([8, 3, 3, 0, 1, 'bone bone bone', 2]);
  expect(numbers(ENEMIES['rat-pack'])).toEqual([3, 2, 4, 0, 1, 'bone', 1]);
  expect(numbers(ENEMIES.changeling)).toEqual([6, 3, 4, 0, 1, 'steel bone', 1]);
  expect(numbers(FORMS['changeling-beast'])).toEqual([8, 4, 4, 0, 1, 'steel bone bone', 1]);
  const having = (key: string): string[] =>
    Object.entries({ ...ENEMIES, ...FORMS }).flatMap(([id, card]) => (key in card ? [id] : []));
  expect(having('counters')).toEqual(['ogre', 'changeling-beast']);
  expect(having('swarm')).toEqual(['rat-pack']);
  expect(having('tameable')).toEqual(['rat-pack', 'changeling-beast']);
});

rule(['SKM-CMP-01', 'SKM-CMP-02'], 'a figure has what is printed', () => {
  const table = fight({ figures: { tamer: 'b7', ogre: 'd4' }, turn: 'tamer' });
  expect(table.value('most stamina', table.thing('tamer'))).toBe(4);
  expect(table.value('damage', table.thing('ogre'))).toBe(2);
});

data('SKM-CMP-03', 'power and symbols of the dice', () => {
  const faces = (die: keyof typeof DICE): string =>
    DICE[die].faces.map((face) => `${face.power}${'edge' in face ? 'e' : ''}${'star' in face ? 's' : ''}`).join(' ');
  expect(faces('steel')).toBe('1 2 2e 3 3e 4e');
  expect(faces('ember')).toBe('0 1 1s 2 2s 3s');
  expect(faces('bone')).toBe('0 1 1 2 2 3e');
  expect(faces('guard')).toBe('0 0 1 1 2 3');
});

rule(
  'SKM-CMP-03',
  'a roll reads the faces that are printed',
  () => {
    const table = fight({ figures: { warden: 'c4', ogre: 'd4' }, turn: 'warden', dice: [5, 6] });
    table.answer(0, 'attack:{ogre}').answer(0, 'pass');
    expect(table.event('hits')).toMatchObject({ power: 6, defense: 3 });
  },
  {
    // A die is as strong as the number of its face.
    'SKM-CMP-03': [
      {
        rule: 'SKM-CMP-03',
        value: 'faces',
        wrap: (of) => (t, die) => of(t, die, null).map((face: object, at: number) => ({ ...face, power: at + 1 })),
      },
    ],
  },
);

rule('SKM-TRK-01', 'the track is ordered by initiative', () => {
  expect(trackOf(arrange(skirmish))).toEqual(['archer', 'hexer', 'warden', 'tamer', 'changeling', 'ogre']);
});
