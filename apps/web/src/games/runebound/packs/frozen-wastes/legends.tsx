/** The row of Legends: what each asks for, and what the reader's rumors lack. */

import { bestPlaceFor, difficultyIn } from '@questwright/runebound/isheim';
import { useMemo } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import { Picture } from '../../pictures/picture.tsx';
import { ColorSign } from '../../pictures/signs.tsx';
import { CardName } from '../../tabletop.tsx';
import top from '../../tabletop.module.css';
import { landIn } from '../../view-readers.ts';
import styles from './frozen-wastes.module.css';
import { Place, Wanted } from './place.tsx';
import { rumorsOf, spacesOf, symbolsIn } from './readers.ts';

export function Legends() {
  const { view, content, tell, seat } = useTable();
  const row = view.zones['legend row'] ?? [];
  const spaces = useMemo(() => spacesOf(view, content), [view, content]);
  const here = seat === null ? '' : (landIn(view).heroes[seat]?.space ?? '');
  const held = seat === null ? [] : symbolsIn(rumorsOf(view, content, seat));
  return (
    <section aria-label={tell('top.legends')}>
      <h3>{tell('top.legends')}</h3>
      {row.length === 0 && <p className={top.quiet}>{tell('top.legends-none')}</p>}
      <ul className={styles.legends}>
        {row.map(({ thing, card }) => {
          const difficulty = card === null ? null : difficultyIn(content.get(card));
          if (card === null || difficulty === null) return null;
          const fit = seat === null ? null : bestPlaceFor(spaces, difficulty, held, here);
          return (
            <li key={thing}>
              <span className={styles.thumb}>
                <Picture card={card} />
              </span>
              <span>
                <CardName card={card} thing={thing} />
                <small>
                  <ColorSign color={difficulty.color} />{' '}
                  {tell('top.legend-need', { tokens: difficulty.tokens, color: tell(`word.${difficulty.color}`) })}
                </small>
                {fit !== null && (
                  <small data-ready={fit.matched >= fit.need ? '' : undefined}>
                    {fit.matched >= fit.need ? (
                      <>
                        {tell('top.legend-ready', { place: tell(`content.space-${fit.space}`) })}{' '}
                        <Place space={fit.space} />
                      </>
                    ) : (
                      <>
                        {tell('top.legend-lack', {
                          here: fit.space === here ? 'yes' : 'no',
                          place: tell(`content.space-${fit.space}`),
                          matched: fit.matched,
                          need: fit.need,
                          wanted:
                            fit.wanted.length === 0 ? 'none' : fit.wanted.map((one) => tell(`land.${one}`)).join(', '),
                        })}{' '}
                        <Wanted lands={fit.wanted} /> <Place space={fit.space} />
                      </>
                    )}
                  </small>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
