/** What comes of a fight, at one glance: won from the left, knocked out from the right, between them whoever got away. */

import { t } from '../words.ts';
import styles from './chance-bar.module.css';

export interface Chances {
  /** In hundredths; together not more than 100. */
  win: number;
  /** Null where nobody can tell. */
  out: number | null;
}

export function ChanceBar({ win, out }: Chances) {
  return (
    <span className={styles.chances}>
      <span className={styles.words}>
        <b className={styles.win}>{t('chance.win', { win })}</b>{' '}
        {out !== null && <b className={styles.out}>{t('chance.out', { out })}</b>}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <i className={styles.won} style={{ width: `${win}%` }} />
        <i className={styles.lost} style={{ width: `${out ?? 0}%` }} />
      </span>
    </span>
  );
}
