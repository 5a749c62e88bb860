/** Dice that lie open while something may still be done about them, outside of an Attack. */

import { useTable } from '../../../table/shown-table.ts';
import { Dice } from './dice.tsx';
import { attackIn, type RolledDice } from './reading.ts';
import styles from './hand.module.css';

export function Hand() {
  const { scene, beat } = useTable();
  const roll = scene.view.stack.findLast(({ proc }) => proc === 'roll')?.locals as
    | { dice: string[]; faces: RolledDice['dice'][number]['face'][] }
    | undefined;
  if (roll === undefined || roll.faces.length === 0 || beat !== null || attackIn(scene) !== null) return null;
  const dice = roll.faces.map((face, i) => ({ die: roll.dice[i]!, face }));
  return (
    <div className={styles.hand}>
      <Dice roll={{ key: 'hand', dice }} />
    </div>
  );
}
