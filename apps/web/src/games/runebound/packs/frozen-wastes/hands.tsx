/** Rumors and clues: the reader's own with their faces, the others' as numbers; and where the Princess could be. */

import { placesForThePrincess, type ClueSymbol } from '@questwright/runebound/isheim';
import { useMemo } from 'react';
import { useTable } from '../../../../table/shown-table.ts';
import top from '../../tabletop.module.css';
import { heroSeats, landIn, numberOr } from '../../view-readers.ts';
import styles from './frozen-wastes.module.css';
import { Place } from './place.tsx';
import { cluesOf, frozenIn, rumorsOf, spacesOf, symbolsIn, type Sort } from './readers.ts';
import { Glyph } from './weather.tsx';

const PLACES = 4;

function Symbols({ of }: { of: readonly ClueSymbol[] }) {
  return (
    <>
      {of.map((one, i) =>
        one === 'wild' ? (
          <svg key={i} className={styles.glyph} viewBox="0 0 22 22" aria-hidden="true">
            <path d="M11 2l2.600 6 6.400.6-4.800 4.300 1.400 6.300-5.600-3.300-5.600 3.300 1.400-6.300-4.800-4.300 6.400-.6z" />
          </svg>
        ) : (
          <Glyph key={i} land={one} />
        ),
      )}
    </>
  );
}
function Sorts({ of, label }: { of: readonly Sort[]; label: string }) {
  const { tell } = useTable();
  return (
    <>
      <h4 className={styles.small}>{label}</h4>
      {of.length === 0 ? (
        <p className={top.quiet}>{tell('top.none')}</p>
      ) : (
        <ul className={styles.tokens}>
          {of.map(({ card, symbols, count }) => (
            <li key={card}>
              <Symbols of={symbols} />
              <span className="unseen">
                {tell('top.times', { symbols: symbols.map((one) => tell(`land.${one}`)).join(', '), count })}
              </span>
              <span aria-hidden="true">{symbols.map((one) => tell(`land.${one}`)).join(' + ')}</span>
              {count > 1 && <b aria-hidden="true">× {count}</b>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Hands() {
  const { view, content, seat, tell, nameOf, colorOf } = useTable();
  const sizeOf = (pile: string): number => view.zones[pile]?.length ?? 0;
  const { princess } = frozenIn(view);
  return (
    <section aria-label={tell('top.hands')}>
      <h3>{tell('top.hands')}</h3>
      <ul className={styles.list}>
        {heroSeats(view).map((one) => (
          <li key={one} style={{ borderColor: colorOf(one) }}>
            {tell('top.hand-of', {
              name: nameOf(one),
              rumors: sizeOf(`rumors/${one}`),
              clues: sizeOf(`clues/${one}`),
            })}
          </li>
        ))}
      </ul>
      {seat !== null && <Sorts of={rumorsOf(view, content, seat)} label={tell('top.rumors')} />}
      {seat !== null && <Sorts of={cluesOf(view, content, seat)} label={tell('top.clues')} />}
      <h4 className={styles.small}>{tell('top.princess')}</h4>
      <p>{princess === 0 ? tell('top.princess-free') : tell('top.princess-with', { name: nameOf(princess - 1) })}</p>
      {seat !== null && princess === 0 && sizeOf(`clues/${seat}`) > 0 && <Places seat={seat} />}
    </section>
  );
}

/** The best places for this hand of clues, and what would make them better. */
function Places({ seat }: { seat: number }) {
  const { view, content, tell, value } = useTable();
  const jokers = numberOr(value('wild symbols', seat), 0);
  const here = landIn(view).heroes[seat]?.space ?? '';
  const places = useMemo(
    () => placesForThePrincess(spacesOf(view, content), symbolsIn(cluesOf(view, content, seat)), jokers, here, PLACES),
    [view, content, seat, jokers, here],
  );
  return (
    <ol className={styles.list}>
      {places.map(({ space, matched, need, wanted }) => {
        const place = tell(`content.space-${space}`);
        return (
          <li key={space}>
            {matched >= need
              ? tell('top.place-all', { place })
              : wanted.length === 0
                ? tell('top.place', { place, matched, need })
                : tell('top.place-lack', {
                    place,
                    matched,
                    need,
                    wanted: wanted.map((one) => tell(`land.${one}`)).join(', '),
                  })}{' '}
            <Place space={space} />
          </li>
        );
      })}
    </ol>
  );
}
