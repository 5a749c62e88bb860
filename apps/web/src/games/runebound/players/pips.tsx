/** Life as drops of glass, stamina as cut stones; those that are lost are holes with a dashed edge. */

import { t } from '../../../words.ts';
import styles from './pips.module.css';

const SHAPES = {
  life: 'M12 1.5c4.5 6 7 9.5 7 13a7 7 0 0 1-14 0c0-3.500 2.500-7 7-13z',
  stamina: 'm12 1 8 11-8 11L4 12z',
} as const;
/** More than this many are only told in numbers. */
const MOST = 12;

export function Pips({ kind, left, all }: { kind: keyof typeof SHAPES; left: number; all: number }) {
  const shown = Math.max(0, Math.min(all, MOST));
  return (
    <span className={styles.pips} data-kind={kind} role="img" aria-label={t('drops', { left: Math.max(0, left), all })}>
      {Array.from({ length: shown }, (_, i) => (
        <svg key={i} viewBox="3 0 18 24" aria-hidden="true" className={i < left ? styles.full : styles.hollow}>
          <path d={SHAPES[kind]} />
          {i < left && <ellipse cx="9.500" cy="11.500" rx="1.500" ry="2.600" transform="rotate(18 9.5 12)" />}
        </svg>
      ))}
    </span>
  );
}
