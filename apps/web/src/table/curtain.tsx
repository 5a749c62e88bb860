/** Several people at one screen: before the next one looks, the table is covered. */

import { useEffect, useRef } from 'react';
import { changeSettings } from '../settings.ts';
import { t } from '../words.ts';
import styles from './curtain.module.css';

interface CurtainProps {
  /** Whoever plays at this seat, and whom they play. */
  player: string;
  hero: string;
  color: string;
  /** The next view is on its way. */
  opening: boolean;
  onTake(): void;
}

export function Curtain({ player, hero, color, opening, onTake }: CurtainProps) {
  const take = useRef<HTMLButtonElement>(null);
  useEffect(() => take.current?.focus(), [hero]);
  return (
    <section className={styles.curtain} aria-label={t('curtain.label')}>
      <svg className={styles.folds} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: 9 }, (_, i) => (
          <path key={i} d={`M${i * 12.5} 0q4 50 0 100h6q4-50 0-100z`} />
        ))}
      </svg>
      <div className={styles.sign}>
        <span className={styles.dot} style={{ background: color }} />
        <h2>{t('curtain.title', { hero })}</h2>
        <p>{t('curtain.pass', { player })}</p>
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
