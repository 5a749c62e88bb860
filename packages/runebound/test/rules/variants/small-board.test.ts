import { expect } from 'vitest';
import { arrange } from '@questwright/harness';
import { rule } from '@questwright/harness/vitest';
import { runebound, TOWNS, type Space } from '@questwright/runebound';

rule('QST-BRD-01', 'a board of 62 spaces with the same towns, its jewels and no others', () => {
  const table = arrange(runebound, { seats: 2, packs: ['small-board'] });
  const spaces = [...table.loaded.content.values()].flatMap(({ id, content }) =>
    content['kind'] === 'space' ? [{ ...(content as Space), id: id.slice('space-'.length) }] : [],
  );
  expect(spaces.filter(({ cut }) => !cut)).toHaveLength(62);
  expect(table.value('towns')).toEqual([...TOWNS]);
  expect(table.world.heroes.map(({ space }) => space)).toContain('tamalir');
  const jewels = spaces.flatMap(({ id, jewel }) => (jewel ? [id] : []));
  expect(table.world.adventures.toSorted()).toEqual(jewels.toSorted());
  expect(table.world.pile).toEqual({ green: 0, yellow: 0, blue: 0, red: 0 });
});
