/** What is drawn on the cards, around 0, 0. */

import type { ReactNode } from 'react';

/** A lantern of this size, with its light around it. */
function lantern(size: number, body: ReactNode): ReactNode {
  return (
    <g>
      <circle r={18 + size * 5} fill="#ffd27a" opacity="0.22" />
      <circle r={9 + size * 3} fill="#ffd27a" opacity="0.4" />
      {body}
      <path d="M0 -9Q7 -1 4 5Q0 9 -4 5Q-7 -1 0 -9z" fill="#fff1c2" stroke="#e08b2c" strokeWidth="1.5" />
    </g>
  );
}
const glass = { fill: '#ffe3a055', stroke: '#6b4a1e', strokeWidth: 2.5, strokeLinejoin: 'round' } as const;
const iron = {
  fill: 'none',
  stroke: '#5b4021',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const PICTURES: Readonly<Record<string, ReactNode>> = {
  'rush-light': lantern(0, <path {...iron} d="M0 6V30M-12 30H12" />),
  'jam-jar-lamp': lantern(1, <path {...glass} d="M-14 -16H14V-10Q18 -6 18 2V20H-18V2Q-18 -6 -14 -10z" />),
  'storm-lantern': lantern(2, <path {...glass} d="M-13 -14H13L18 14H-18zM-18 14H18V22H-18zM-13 -14Q0 -34 13 -14" />),
  'bishops-chandelier': lantern(
    4,
    <path {...iron} d="M0 -34V-12M-32 2Q-30 18 0 18Q30 18 32 2M-32 2V-6M-16 12V0M16 12V0M32 2V-6M0 18V30" />,
  ),
  'fog-bell': <path {...iron} d="M-18 16H18Q12 8 12 -6Q12 -20 0 -22Q-12 -20 -12 -6Q-12 8 -18 16zM0 16V24" />,
  'spare-flint': <path {...iron} d="M-22 12 -8 -14 14 -10 22 8 4 20zM-8 -14 4 20M24 -20 30 -26M28 -14H36" />,
  'glass-chimney': <path {...glass} d="M-8 -28H8V-12Q16 -2 12 14L10 26H-10L-12 14Q-16 -2 -8 -12z" />,
  'borrowed-wick': <path {...iron} d="M-20 20Q-20 -6 0 -4Q16 -2 12 -16Q8 -28 -4 -24" />,
  'quick-fingers': <path {...iron} d="M-20 22V2L-14 -18M-10 2V-24M0 2V-26M10 4V-22M18 8V-10Q22 14 8 24H-14L-20 14" />,
  spyglass: <path {...iron} d="M-30 14 8 -8 12 2 -24 22zM8 -10 24 -20 30 -6 13 3" />,
  'shared-barrel': <path {...iron} d="M-16 -22H16Q22 0 16 22H-16Q-22 0 -16 -22zM-19 -9H19M-19 9H19" />,
  'banked-ember': <path {...iron} d="M-24 20H24M-16 20Q-18 6 -6 4Q-4 -8 6 -12Q6 2 14 6Q20 12 16 20" />,
  'lee-of-the-island': (
    <path {...iron} d="M-30 18Q-14 -8 2 2Q10 -14 26 18zM-6 2V-20M-6 -20Q4 -24 8 -14M-6 -20Q-16 -24 -20 -14" />
  ),
  'low-moon': <path {...iron} d="M10 -24A24 24 0 1 0 10 24A18 18 0 1 1 10 -24zM-34 30H34" />,
  'pocket-mirror': <path {...iron} d="M0 -24A16 16 0 1 1 -0.1 -24zM0 8V28M-7 -14 2 -20" />,
  'eel-trap': <path {...iron} d="M-28 -10H20Q30 0 20 10H-28L-20 0zM-10 -10V10M4 -10V10" />,
  'cork-collar': <path {...iron} d="M0 -20A20 20 0 1 1 -0.1 -20zM0 -9A9 9 0 1 1 -0.1 -9zM-20 0H-9M9 0H20" />,
};
const SORTS: Readonly<Record<string, ReactNode>> = {
  letter: <path {...iron} d="M-26 -16H26V18H-26zM-26 -16 0 4 26 -16" />,
  trick: <path {...iron} d="M0 -24 7 -7 25 -7 11 5 16 23 0 12 -16 23 -11 5 -25 -7 -7 -7z" />,
};

export const pictureOf = (card: string, sort: string): ReactNode =>
  PICTURES[card] ?? SORTS[sort] ?? <circle {...iron} r="18" />;
