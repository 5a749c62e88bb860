/** A card of the river: its face with picture, numbers and text, or its back. */

import type { ThingView } from '@questwright/kernel';
import type { ReactNode } from 'react';
import { useTable } from '../../table/shown-table.ts';
import styles from './lanterns.module.css';
import { pictureOf } from './pictures.tsx';

interface Printed {
  sort?: 'lantern' | 'tool' | 'wick' | 'trick' | 'letter';
  fog?: number;
  light?: number;
}

export function Face({ thing, small = false, children }: { thing: ThingView; small?: boolean; children?: ReactNode }) {
  const { tell, content, words, value, complete, wonder } = useTable();
  const { card, up } = thing;
  if (card === null) return <Back />;
  const printed = (content.get(card) ?? {}) as Printed;
  const name = tell(`content.${card}`);
  const fog = complete(() => value('fog', thing.thing) as number) ?? printed.fog ?? 0;
  return (
    <article
      className={styles.card}
      data-sort={printed.sort}
      data-small={small || undefined}
      data-down={!up || undefined}
    >
      <header>
        <button
          type="button"
          className={styles.name}
          onClick={() => wonder({ about: 'card', card, thing: thing.thing })}
        >
          {name}
        </button>
      </header>
      <svg viewBox="-50 -40 100 80" aria-hidden="true">
        {pictureOf(card, printed.sort ?? 'trick')}
      </svg>
      {printed.sort === 'lantern' && (
        <p className={styles.printed}>
          <span>{tell('web.fog', { fog })}</span>
          <span>{tell('web.light', { light: printed.light ?? 0 })}</span>
        </p>
      )}
      {!small && words.has(`text.${card}`) && <p className={styles.text}>{tell(`text.${card}`)}</p>}
      {thing.under.length > 0 && <p className={styles.text}>{tell('web.under', { cards: thing.under.length })}</p>}
      {children}
    </article>
  );
}

/** Lines like water. */
export function Back({ count }: { count?: number }) {
  const { tell } = useTable();
  return (
    <div className={styles.back}>
      <svg viewBox="0 0 60 84" aria-hidden="true">
        {[14, 28, 42, 56, 70].map((y) => (
          <path key={y} d={`M6 ${y}q6 -7 12 0t12 0t12 0t12 0`} />
        ))}
      </svg>
      <span className={count === undefined ? 'unseen' : styles.count}>
        {count === undefined ? tell('back.river') : tell('web.cards', { cards: count })}
      </span>
    </div>
  );
}
