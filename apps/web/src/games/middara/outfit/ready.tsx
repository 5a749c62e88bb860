/** Before a new party sets out: one of the ready outfits, or Shop and Train first. */

import { START, type GearCard } from '@questwright/middara/shown';
import materials from '../../../materials/materials.module.css';
import { Sign } from '../../../materials/sign.tsx';
import { useTable } from '../../../table/shown-table.ts';
import { FaceOf, gearIn, Pic, Take } from './parts.tsx';
import { idOf, partyIn, worldIn } from './readers.ts';
import styles from './ready.module.css';

const OUTFITS = Object.keys(START.outfits) as (keyof typeof START.outfits)[];
/** The first has no word of its own. */
const optionFor = (outfit: string): string => (outfit === OUTFITS[0] ? 'ready outfit' : `ready outfit:${outfit}`);

export function Ready() {
  const { view, content, tell } = useTable();
  const { gold } = worldIn(view);
  const cardsOf = (ids: readonly string[] = []): { id: string; card: GearCard | null }[] =>
    ids.map((id) => ({ id, card: gearIn(content, id) }));
  return (
    <section className={styles.ready} aria-label={tell('outfit.ready')}>
      <ul>
        {OUTFITS.map((one) => {
          const { gear, disciplines } = START.outfits[one];
          const all = Object.values(gear).flat();
          const cost = all.reduce((sum, id) => sum + (gearIn(content, id)?.cost ?? 0), 0);
          return (
            <li key={one} className={materials.vellum}>
              <h3>{tell(`outfit.ready.${one}`)}</h3>
              <p>{tell(`outfit.ready-about.${one}`)}</p>
              <ul>
                {partyIn(view).map((figure) => {
                  const id = idOf(view, figure.thing);
                  return (
                    <li key={figure.thing}>
                      <FaceOf figure={figure} size={44} />
                      <span>
                        <strong>{tell(`content.${id}`)}</strong>
                        {[...cardsOf(gear[id]), ...cardsOf(disciplines[id])].map((it) => (
                          <span key={it.id} className={styles.piece}>
                            <Pic id={it.id} size={24} /> {tell(`content.${it.id}`)}
                          </span>
                        ))}
                      </span>
                    </li>
                  );
                })}
              </ul>
              <p className={styles.cost}>
                <Sign name="coin" /> {tell('outfit.ready-cost', { cost, left: gold - cost })}
              </p>
              <Take option={optionFor(one)} main>
                {tell('outfit.set-out')}
              </Take>
            </li>
          );
        })}
      </ul>
      <p className={styles.first}>
        <Take option="shop first">{tell('outfit.shop-first', { gold, xp: START.xp })}</Take>
      </p>
    </section>
  );
}
