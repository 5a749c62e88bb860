import { data, rule } from '@questwright/harness/vitest';
import { expect } from 'vitest';
import { at, breaks, damage, field, isDefeated, type Field } from '../field.ts';

const RIVER = ['w', 'w', 'w', 'w', 'w', '.'];
const south = (rows: number): Record<string, 'south'> =>
  Object.fromEntries(Array.from({ length: rows }, (_, i) => [`a${i + 1}`, 'south' as const]));
const river = (
  spaces: number,
  given: Partial<Parameters<typeof field>[0]> & Pick<Parameters<typeof field>[0], 'figures'>,
): Field => field({ map: RIVER, current: { spaces, arrows: south(5) }, ...given }).answer(0, 'end turn');

data('MD-CURR-01', 'a Current has a direction on its spaces and a number', () => {
  const table = field({ map: RIVER, current: { spaces: 2, arrows: south(5) }, figures: { zeke: 'a1' } });
  expect(table.loaded.content.get('field')!.content['current']).toEqual({ spaces: 2, arrows: south(5) });
});

rule('MD-CURR-02', 'who ends a turn in it is carried', () => {
  expect(at(river(2, { figures: { zeke: 'a1' } }), 'zeke')).toBe('a3');
  expect(at(river(2, { figures: { zeke: 'a5' } }), 'zeke')).toBe('a6');
  expect(at(river(2, { figures: { zeke: 'a6' } }), 'zeke')).toBe('a6');
  const bend = river(2, {
    map: ['w.', 'w.'],
    current: { spaces: 2, arrows: { a1: 'south', a2: 'east' } },
    figures: { zeke: 'a1' },
  });
  expect(at(bend, 'zeke')).toBe('b2');
});

rule('MD-CURR-03', 'it does not go round what is in the way', () => {
  const table = river(2, { map: ['w.', 'w.', 'w.'], figures: { zeke: 'a1', remi: 'a2' } });
  expect(at(table, 'zeke')).toBe('a1');
});

rule('MD-CURR-04', 'spaces that it could not be moved are Damage', () => {
  const table = river(3, { figures: { zeke: 'a1', remi: 'a3' } });
  expect(at(table, 'zeke')).toBe('a2');
  expect(damage(table, 'zeke')).toBe(2);
});

rule(['MD-CURR-04', 'MD-TAG-38'], 'HULKING figures stay and take the Damage', () => {
  const table = river(2, { figures: { rook: 'a1' }, cards: { rook: { tags: ['HULKING'] } } });
  expect(at(table, 'rook')).toBe('a1');
  expect(damage(table, 'rook')).toBe(2);
});

rule('MD-CURR-05', 'nobody is carried over the edge of the board', () => {
  const table = river(2, { map: ['w', 'w'], figures: { zeke: 'a2' } });
  expect(at(table, 'zeke')).toBe('a2');
  expect(damage(table, 'zeke')).toBe(2);
});

rule('MD-CURR-06', 'Loot tokens drift at the end of the round', () => {
  const table = field({
    map: RIVER,
    current: { spaces: 1, arrows: south(5) },
    figures: { zeke: 'a6', remi: 'a4' },
    tokens: [
      { kind: 'loot', square: 'a1' },
      { kind: 'objective', square: 'a2' },
    ],
  });
  table.answer(0, 'end turn');
  expect(table.world.tokens[0]).toMatchObject({ kind: 'loot', square: 'a1' });
  table.answer(0, 'end turn');
  expect(table.world.tokens).toMatchObject([
    { kind: 'loot', square: 'a2' },
    { kind: 'objective', square: 'a2' },
  ]);
});

rule(['MD-CURR-07', 'MD-BRK-04'], 'being carried away provokes Break Attacks', () => {
  const table = river(1, {
    map: ['w.', 'w.', 'w.'],
    figures: { zeke: { at: 'a1', stamina: 0 }, animate: 'b1' },
    dice: [1, 1],
  });
  expect(breaks(table)).toEqual([1]);
  expect(at(table, 'zeke')).toBe('a2');
});

rule(
  ['MD-CURR-08', 'MD-BRK-04', 'MD-TERR-21'],
  'Zeke in the river: one space, one Break Attack; two would be the waterfall',
  () => {
    const given = {
      map: ['w.', 'w.', 'd.', '..'],
      figures: { zeke: { at: 'a1', stamina: 0 }, animate: 'b1', remi: 'b4' },
      dice: [1, 1],
    };
    const arrows = { a1: 'south' as const, a2: 'south' as const };
    const one = river(1, { ...given, current: { spaces: 1, arrows } });
    expect(breaks(one)).toEqual([1]);
    expect(at(one, 'zeke')).toBe('a2');
    const two = river(2, { ...given, current: { spaces: 2, arrows } });
    expect(isDefeated(two, 'zeke')).toBe(true);
  },
);

rule(['MD-CURR-09', 'MD-CURR-04'], 'Remi is blocked by the Animate and takes 1 Damage', () => {
  const table = river(1, { figures: { remi: 'a1', animate: 'a2' }, cards: { remi: { armor: 3 } } });
  expect(at(table, 'remi')).toBe('a1');
  expect(damage(table, 'remi')).toBe(1);
});
