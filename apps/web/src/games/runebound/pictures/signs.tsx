/** Small signs: the colors of Challenges by shape and letter. */

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

/** Nothing for what a pack calls a color and no stone on the board has. */
export function ColorSign({ color, label }: { color: Color; label?: string }) {
  if (!Object.hasOwn(SHAPES, color)) return null;
  return (
    <svg
      className={`${styles.sign} ${styles[color]}`}
      viewBox="0 0 20 20"
      role="img"
      aria-label={label ?? t('color', { color })}
    >
      <path d={SHAPES[color]} />
      <ellipse cx="7.6" cy={color === 'yellow' ? 8.6 : 6} rx="3" ry="1.7" transform="rotate(-30 7.6 6)" />
      <text x="10" y={color === 'yellow' ? 15 : 13.6} textAnchor="middle">
        {t('color.letter', { color })}
      </text>
    </svg>
  );
}
