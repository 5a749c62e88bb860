/** The Initiative Track along the top: who acts, who is next, who has acted, and what comes when all have; below it what wins. */

import { seenIn } from '@questwright/middara/shown';
import { useEffect, useMemo, useRef } from 'react';
import { mayMove } from '../../../settings.ts';
import { useTable } from '../../../table/shown-table.ts';
import { FaceOf } from './bits.tsx';
import { isOnBoard } from '../outfit/readers.ts';
import { useAims } from './aims.ts';
import { roundEnd, trackIn, type TrackCard } from './order.ts';
import { number } from './reading.ts';
import styles from './track.module.css';

export function Strip() {
  const { scene, log, tell, view } = useTable();
  const { round, track } = seenIn(scene);
  const cards = useMemo(() => trackIn(scene, log), [scene, log]);
  const list = useRef<HTMLOListElement>(null);
  const acts = cards.findIndex(({ state }) => state === 'acts');
  useEffect(() => {
    const card = list.current?.children[acts];
    // Only the strip is moved, never the page.
    if (card instanceof HTMLElement) {
      const left = card.offsetLeft - list.current!.clientWidth / 2 + card.offsetWidth / 2;
      list.current!.scrollTo({ left, behavior: mayMove() ? 'smooth' : 'instant' });
    }
  }, [acts]);
  if (view.over) return null;
  // While the party takes its places nobody has drawn a card yet; what wins is known.
  if (track.length === 0) {
    return isOnBoard(view) ? (
      <div className={`${styles.top} ${styles.before}`}>
        <Goal />
      </div>
    ) : null;
  }
  return (
    <div className={styles.top}>
      <section className={styles.strip} data-part="track" aria-label={tell('web.track.label')}>
        <p className={styles.round}>
          {tell('web.track.round')} <b>{round}</b>
        </p>
        {/* More figures than fit are reached with the keys, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ol ref={list} className={styles.cards} tabIndex={0} aria-label={tell('web.track.order')}>
          {cards.map((card) => (
            <Card key={card.key} card={card} />
          ))}
        </ol>
        <End />
      </section>
      <Goal />
    </div>
  );
}

function Card({ card: { card, figures, state, acted, first, news } }: { card: TrackCard }) {
  const { tell, wonder, say, content } = useTable();
  const shown = first ?? figures[0];
  const name = tell(`content.${card}`);
  const text = say({
    key: 'web.track.state',
    with: {
      state,
      acted,
      of: figures.length,
      number: figures.length > 1 && first !== null ? first.number : null,
      sp: first === null || first.owner < 0 ? null : first.stamina,
    },
  });
  return (
    <li
      className={styles.card}
      data-state={state}
      data-side={shown?.side}
      data-news={news ?? undefined}
      aria-current={state === 'acts' || undefined}
    >
      <button
        type="button"
        title={`${name}: ${text}`}
        disabled={!content.has(card)}
        onClick={() => wonder({ about: 'card', card, thing: shown?.thing ?? null })}
      >
        {shown !== undefined && <FaceOf thing={shown.thing} size={state === 'acts' ? 50 : 40} />}
        <span className={styles.told}>
          <b>{name}</b>
          <small>{text}</small>
        </span>
        {figures.length > 1 && (
          <span className={styles.group} aria-hidden="true">
            {figures.map((one) => (
              <i key={one.thing} data-acted={one.acted || undefined} data-now={one === first || undefined}>
                {one.number}
              </i>
            ))}
          </span>
        )}
        {state === 'next' && (
          <span className={styles.flag} aria-hidden="true">
            {tell('web.track.next')}
          </span>
        )}
        {news !== null && <span className={styles.news}>{tell('web.track.news', { news })}</span>}
      </button>
    </li>
  );
}

/** Behind the last card: what the round ends with. */
function End() {
  const { scene, tell, value } = useTable();
  const { urgency, drifts, burns } = roundEnd(scene);
  const last = number(value('last Urgency token'));
  const parts = [
    ...(urgency > 0 ? [tell('web.track.urgency', { urgency, last })] : []),
    ...(drifts ? [tell('web.track.drifts')] : []),
    ...(burns ? [tell('web.track.burns')] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <p className={styles.end} data-urgent={urgency > 0 || undefined}>
      <span>{tell('web.track.end')}</span>
      {parts.map((part) => (
        <b key={part}>{part}</b>
      ))}
    </p>
  );
}

/** What wins and what loses, in a line. */
function Goal() {
  const told = useAims();
  if (told.length === 0) return null;
  return (
    <p className={styles.goal} data-part="goal">
      {told.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}
