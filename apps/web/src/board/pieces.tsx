/** What lies on the board and changes. Everything is drawn around (0, 0), where it lies. */

import { jewel } from '@questwright/art/land';
import type { Color } from '@questwright/runebound';
import { memo } from 'react';
import styles from './board.module.css';
import type { Figure } from './props.ts';
import { t } from './words.ts';

const DISPLAY = "'Cinzel Variable', serif";

/** An adventure counter: a medal with the stone of its color on it. */
export const Counter = memo(function Counter({ color }: { color: Color }) {
  return (
    <>
      <ellipse cx="1.5" cy="3" rx="15" ry="14" className={styles.shadow} />
      <circle r="14.4" className={styles.medal} />
      <circle r="12.4" className={styles.medalRim} />
      <g dangerouslySetInnerHTML={{ __html: jewel(color, t(`letter.${color}`), DISPLAY) }} />
    </>
  );
});

/** A challenge that nobody has beaten yet: crossed swords, and its number on the track. */
export function Waiting({ position }: { position: number }) {
  return (
    <>
      <ellipse cx="1" cy="2.5" rx="11.5" ry="11" className={styles.shadow} />
      <path
        className={styles.waiting}
        d="M0 -12.4L3.4 -9.6L7.8 -9.8L8.8 -5.4L12 -2.4L10 1.6L10.8 6L6.6 7.6L4 11.2L0 9.4L-4 11.2L-6.6 7.6L-10.8 6L-10 1.6L-12 -2.4L-8.8 -5.4L-7.8 -9.8L-3.4 -9.6z"
      />
      <path className={styles.swords} d="M-5.6 -6.4L5 5M5.6 -6.4L-5 5M-6 2.6L-2.8 5.8M6 2.6L2.8 5.8" />
      <g transform="translate(9 8)">
        <circle r="5.2" className={styles.badge} />
        <text y="2.6" className={styles.badgeText}>
          {position}
        </text>
      </g>
    </>
  );
}

/** A counter of a pack: a drawing on a disc. */
export const Token = memo(function Token({ drawing, color }: { drawing: string; color: string }) {
  return (
    <>
      <ellipse cx="1" cy="2" rx="11" ry="10.500" className={styles.shadow} />
      <circle r="10.500" fill={color} className={styles.token} />
      <path d={drawing} className={styles.tokenMark} transform="translate(-7.200 -7.200) scale(.6)" />
    </>
  );
});

/** A hero: its likeness on a card that stands in a foot of the color of the seat, or a cloaked figure; with an initial. */
export function Pawn({ figure, initial }: { figure: Figure; initial: string }) {
  const { active, mine, likeness, color } = figure;
  if (likeness === undefined) {
    return (
      <>
        {active && <ellipse cy="1" rx="14" ry="6" className={styles.turn} />}
        <ellipse cx="2" cy="1.5" rx="11.5" ry="4.4" className={styles.shadow} />
        <ellipse cy="0" rx="10" ry="3.8" className={mine ? styles.baseMine : styles.base} />
        <Cloaked figure={figure} />
        {active && <path d="M-5 -42H5L0 -34z" className={styles.arrow} />}
        <text y="-4.4" className={styles.initial}>
          {initial}
        </text>
      </>
    );
  }
  return (
    <g transform={mine ? undefined : 'scale(.86)'}>
      <ellipse cx="5" cy="5" rx="22" ry="7" className={styles.shadow} />
      {active && <ellipse cy="2.500" rx="22.500" ry="8" className={styles.turn} />}
      <ellipse cy="4" rx="19.500" ry="6" fill={color} className={styles.footSide} />
      <ellipse cy="1.500" rx="19.500" ry="6" fill={color} className={styles.foot} />
      <path d={CARD} className={styles.cardEdge} transform="translate(1.4 .8)" />
      <path d={CARD} className={styles.card} />
      <g
        clipPath="url(#standee)"
        dangerouslySetInnerHTML={{ __html: `<g transform="translate(-21 -45)">${likeness}</g>` }}
      />
      {active && <path d="M-5.500 -60H5.500L0 -51.500z" className={styles.arrow} />}
      <text y="6.600" className={styles.initial}>
        {initial}
      </text>
    </g>
  );
}

/** Within the edge of such a card, for all of them. */
export const StandeeCut = (): React.JSX.Element => (
  <clipPath id="standee">
    <path d="M-16.500 -2V-27.500A16.500 16.500 0 0 1 16.500 -27.500V-2z" />
  </clipPath>
);

const CARD = 'M-18.5 0V-27.500A18.5 18.5 0 0 1 18.5 -27.500V0z';

function Cloaked({ figure: { color } }: { figure: Figure }) {
  return (
    <>
      <path
        d="M-8.6 -.6Q-8 -13 -3.6 -17.4Q0 -19.6 3.6 -17.4Q8 -13 8.6 -.6Q0 2.6 -8.6 -.6z"
        fill={color}
        className={styles.cloak}
      />
      <path d="M1 -18.400Q7.600 -14 8.600 -.6Q5 1 1.600 1Q4.600 -9 1 -18.400z" className={styles.fold} />
      <path
        d="M-5 -20Q-5.600 -27.600 .4 -28.600Q6.400 -27.200 5 -20Q3 -16.200 0 -16Q-3.200 -16.200 -5 -20z"
        fill={color}
        className={styles.cloak}
      />
      <path
        d="M-2.800 -20.600Q-2.600 -24.800 .4 -25Q3.400 -24.600 3 -20.600Q2 -18.200 .2 -18.200Q-2 -18.200 -2.800 -20.600z"
        className={styles.face}
      />
      <path d="M-1.600 -21.600h1M1 -21.600h1" className={styles.eyes} />
    </>
  );
}
