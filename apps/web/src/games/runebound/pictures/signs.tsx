/** Small signs: life and stamina as drops, challenge colours by shape and letter. */

import type { Color } from '@questwright/runebound';
import { t } from '../../../words.ts';
import styles from './signs.module.css';

/** The shapes of the stones on the board. */
const SHAPES: Readonly<Record<Color, string>> = {
  green: 'M10 2a8 8 0 1 1-.1 0',
  yellow: 'M10 2 18.5 17h-17z',
  blue: 'M4.5 2.5h11l2 2v11l-2 2h-11l-2-2v-11z',
  red: 'M10 1 19 10 10 19 1 10z',
};

export function ColorSign({ color, label }: { color: Color; label?: string }) {
  return (
    <svg
      className={`${styles.sign} ${styles[color]}`}
      viewBox="0 0 20 20"
      role="img"
      aria-label={label ?? t('color', { color })}
    >
      <path d={SHAPES[color]} />
      <text x="10" y={color === 'yellow' ? 15 : 13.6} textAnchor="middle">
        {t('color.letter', { color })}
      </text>
    </svg>
  );
}

/** So many of so many are left; those lost are hollow. */
export function Drops({ lost, all, kind }: { lost: number; all: number; kind: 'life' | 'stamina' }) {
  const left = Math.max(0, all - lost);
  return (
    <span className={`${styles.drops} ${styles[kind]}`} role="img" aria-label={t('drops', { left, all })}>
      {Array.from({ length: Math.min(all, 20) }, (_, i) => (
        <span key={i} className={i < left ? styles.full : styles.hollow} />
      ))}
    </span>
  );
}
