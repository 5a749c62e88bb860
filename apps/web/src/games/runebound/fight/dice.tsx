/** The movement dice that are left, as tiles with the terrains that each can pay for. */

import { TERRAINS, type Terrain } from '@questwright/runebound';
import { useTable } from '../../../table/shown-table.ts';
import { t } from '../../../words.ts';
import { GLYPHS } from '../pictures/terrain-glyphs.ts';
import styles from './dice.module.css';

const isTerrain = (word: unknown): word is Terrain => TERRAINS.includes(word as Terrain);

export function Dice() {
  const { view, value, tell } = useTable();
  const dice = view.stack.findLast(({ proc }) => proc === 'movement step')?.locals['dice'];
  if (!Array.isArray(dice) || dice.length === 0) return null;
  return (
    <ul className={styles.dice} aria-label={t('dice.label')}>
      {dice.map((face, i) => {
        const symbols = value('symbols', face as number);
        const terrains = Array.isArray(symbols) ? symbols.filter(isTerrain) : [];
        return (
          <li key={i} title={terrains.map((terrain) => tell(`terrain.${terrain}`)).join(', ')}>
            {terrains.map((terrain) => (
              <svg key={terrain} viewBox="0 0 22 22" role="img" aria-label={tell(`terrain.${terrain}`)}>
                <path d={GLYPHS[terrain]} />
              </svg>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
