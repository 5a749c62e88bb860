/** A place that the map can be moved to, and lands as signs. */

import type { Land } from '@questwright/runebound/isheim';
import { Sign } from '../../../../materials/sign.tsx';
import { useTable } from '../../../../table/shown-table.ts';
import styles from './frozen-wastes.module.css';
import { Glyph } from './weather.tsx';

export function Place({ space }: { space: string }) {
  const { tell, bringIntoSight } = useTable();
  const label = tell('top.show-place', { place: tell(`content.space-${space}`) });
  return (
    <button
      type="button"
      className={styles.place}
      title={label}
      aria-label={label}
      onClick={() => bringIntoSight(space)}
    >
      <Sign name="fit" />
    </button>
  );
}

export const Wanted = ({ lands }: { lands: readonly Land[] }) => (
  <span className={styles.wanted} aria-hidden="true">
    {lands.map((land) => (
      <Glyph key={land} land={land} />
    ))}
  </span>
);
