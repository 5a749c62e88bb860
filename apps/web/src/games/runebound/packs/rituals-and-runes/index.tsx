import { TERRAINS, type Terrain } from '@questwright/runebound';
import { useTable } from '../../../../table/shown-table.ts';
import type { PackUi } from '../../../pack-ui.ts';
import { GLYPHS } from '../../pictures/terrain-glyphs.ts';
import { CardName } from '../../tabletop.tsx';
import top from '../../tabletop.module.css';
import styles from './rituals.module.css';
import WORDS from './words.en.json';

interface Shown {
  seat: number;
  thing: number;
  card: string;
  /** In their printed order; equal ones are covered from the first. */
  symbols: readonly { terrain: Terrain; covered: boolean }[];
}
function useRituals(): Shown[] {
  const { view, content } = useTable();
  return Object.entries(view.zones).flatMap(([zone, things]) => {
    if (!zone.startsWith('area/')) return [];
    return things.flatMap(({ thing, card, counters }): Shown[] => {
      const { symbols } = (card === null ? {} : content.get(card)) as { symbols?: readonly Terrain[] };
      if (symbols === undefined) return [];
      const left = Object.fromEntries(TERRAINS.map((terrain) => [terrain, counters[`${terrain} marker`] ?? 0]));
      const filled = symbols.map((terrain) => ({ terrain, covered: left[terrain]!-- > 0 }));
      return [{ seat: Number(zone.slice('area/'.length)), thing, card: card!, symbols: filled }];
    });
  });
}

/** The Rituals of all Heroes, with what is covered on them. */
function Rituals() {
  const { tell, nameOf } = useTable();
  const rituals = useRituals();
  return (
    <section>
      <h3>{tell('top.rituals')}</h3>
      {rituals.length === 0 && <p className={top.quiet}>{tell('top.no-rituals')}</p>}
      <ul className={styles.rituals}>
        {rituals.map(({ seat, thing, card, symbols }) => {
          const covered = symbols.filter((one) => one.covered).length;
          const isReady = covered === symbols.length;
          return (
            <li key={thing} data-ready={isReady ? '' : undefined}>
              <span className={styles.name}>
                <CardName card={card} thing={thing} /> <small>{nameOf(seat)}</small>
              </span>
              <span className={styles.symbols}>
                {symbols.map((one, i) => (
                  <Symbol key={i} {...one} />
                ))}
              </span>
              <small className={styles.state}>
                {isReady ? tell('top.ritual-ready') : tell('top.ritual-open', { covered, all: symbols.length })}
              </small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
function Symbol({ terrain, covered }: { terrain: Terrain; covered: boolean }) {
  const { tell } = useTable();
  const label = tell('top.symbol', { terrain: tell(`text.symbol.${terrain}`), covered: String(covered) });
  return (
    <svg
      className={styles.symbol}
      data-covered={covered ? '' : undefined}
      viewBox="0 0 22 22"
      role="img"
      aria-label={label}
    >
      <title>{label}</title>
      <path d={GLYPHS[terrain]} />
      {covered && <path className={styles.tick} d="m13 17 3 3 5-7" />}
    </svg>
  );
}

const ui: PackUi = {
  words: WORDS,
  panels: [Rituals],
  sounds: { 'symbol covered': 'card', 'ritual empowered': 'event' },
  news: ['ritual empowered'],
  parts: { 'symbol covered': 'move', 'ritual empowered': 'result' },
};
export default ui;
