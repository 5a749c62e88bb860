import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { CardName } from '../../tabletop.tsx';
import top from '../../tabletop.module.css';
import styles from './legends.module.css';
import WORDS from './words.en.json';

interface Legend {
  seat: number;
  thing: number;
  card: string;
  /** Null for a card that is no Equipping Ally. */
  use: 'ally' | 'item' | null;
  marks: number;
}
function useLegends(): Legend[] {
  const { view, content } = useTable();
  return Object.entries(view.zones).flatMap(([zone, things]) => {
    if (!zone.startsWith('area/')) return [];
    return things.flatMap(({ thing, card, counters }): Legend[] => {
      const isEquipping = card !== null && 'equipping' in content.get(card)!;
      const marks = counters['mark'] ?? 0;
      if (!isEquipping && marks === 0) return [];
      const use = isEquipping ? ((counters['exhaustion'] ?? 0) > 0 ? 'item' : 'ally') : null;
      return [{ seat: Number(zone.slice('area/'.length)), thing, card: card!, use, marks }];
    });
  });
}

/** What Equipping Allies are used as, and the marks of deeds. */
function Legends() {
  const { tell, nameOf } = useTable();
  const legends = useLegends();
  return (
    <section>
      <h3>{tell('top.legends')}</h3>
      {legends.length === 0 && <p className={top.quiet}>{tell('top.no-legends')}</p>}
      <ul className={styles.legends}>
        {legends.map(({ seat, thing, card, use, marks }) => (
          <li key={thing}>
            <span>
              <CardName card={card} thing={thing} /> <small>{nameOf(seat)}</small>
            </span>
            {use !== null && <small>{tell('top.legend-use', { use })}</small>}
            {marks > 0 && (
              <span className={styles.marks} role="img" aria-label={tell('top.legend-marks', { marks })}>
                {Array.from({ length: marks }, (_, i) => (
                  <i key={i} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const ui: PackUi = {
  words: WORDS,
  panels: [Legends],
  sounds: { 'use chosen': 'card', marked: 'card' },
  news: ['use chosen'],
  parts: { 'use chosen': 'card', marked: 'result' },
};
export default ui;
