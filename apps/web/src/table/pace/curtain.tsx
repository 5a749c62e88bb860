/** Several people at one screen: before the next one looks, the table is covered. */

import { findThing } from '@questwright/messages';
import { useEffect, useRef } from 'react';
import { changeSettings } from '../../settings.ts';
import { t } from '../../words.ts';
import styles from './curtain.module.css';
import { useTable } from '../shown-table.ts';

interface CurtainProps {
  /** Whose turn it is to look. */
  seat: number;
  /** The next view is on its way. */
  opening: boolean;
  onTake(): void;
}

export function Curtain({ seat, opening, onTake }: CurtainProps) {
  const { info, view, ui, nameOf, colorOf } = useTable();
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), [seat]);
  const hero = nameOf(seat);
  const player = info.seats[seat]?.name ?? '';
  // Where nobody has said who sits where, all bear the name of the guest.
  const isKnown = info.seats.filter(({ name }) => name === player).length === 1;
  const figure = ui.entry.figure?.(view, seat) ?? null;
  const card = figure === null ? null : (findThing(view, figure)?.card ?? null);
  const { Portrait } = ui;
  return (
    <section className={styles.curtain} aria-label={t('curtain.label')}>
      <svg className={styles.folds} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 9 }, (_, i) => (
          <path key={i} d={`M${i * 12.5 - 2} 0q${i < 4 ? 4 : -4} 50 0 100h6q${i < 4 ? 4 : -4}-50 0-100z`} />
        ))}
      </svg>
      <div className={styles.sign}>
        <div className={styles.face} style={{ borderColor: colorOf(seat) }}>
          {card !== null && Portrait && <Portrait id={card} />}
        </div>
        <h2>{t('curtain.title', { hero })}</h2>
        <p>{t('curtain.pass', { player: isKnown ? player : hero })}</p>
        <button ref={take} type="button" className={styles.take} disabled={opening} onClick={onTake}>
          {opening ? t('table.opening') : t('curtain.take', { hero })}
        </button>
        <button
          type="button"
          className={styles.open}
          disabled={opening}
          onClick={() => changeSettings({ curtain: false })}
        >
          {t('curtain.off')}
        </button>
      </div>
    </section>
  );
}
