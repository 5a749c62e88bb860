/** A sign for each figure of the mill, drawn around 0, 0. */

import type { ReactNode } from 'react';

const line = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const solid = { strokeWidth: 2, strokeLinejoin: 'round' } as const;

const MARKS: Readonly<Record<string, ReactNode>> = {
  // A shield.
  warden: <path {...solid} d="M0 -21 17 -14V0Q17 15 0 22Q-17 15 -17 0V-14z" />,
  // A bow and its arrow.
  archer: (
    <g {...line}>
      <path d="M-8 -21Q16 0 -8 21M-8 -21V21M-19 0H18M10 -7 18 0 10 7" />
    </g>
  ),
  // A paw.
  tamer: (
    <g {...solid}>
      <ellipse cx="0" cy="9" rx="12" ry="10" />
      <circle cx="-13" cy="-6" r="5" />
      <circle cx="-5" cy="-15" r="5" />
      <circle cx="6" cy="-15" r="5" />
      <circle cx="14" cy="-6" r="5" />
    </g>
  ),
  // An eye.
  hexer: (
    <g {...line}>
      <path d="M-20 0Q0 -19 20 0Q0 19 -20 0z" />
      <circle r="6" fill="currentColor" />
    </g>
  ),
  // A club.
  ogre: <path {...solid} d="M-17 17 -12 22 5 3Q19 2 19 -10Q17 -22 5 -20Q-6 -17 -3 -5z" />,
  'rat-pack': (
    <g {...line}>
      <path d="M-16 10Q-14 -8 4 -8Q14 -8 19 2Q12 10 -2 10zM-16 10Q-24 8 -20 -4" />
      <circle cx="5" cy="-11" r="4" />
    </g>
  ),
  // Two faces.
  changeling: (
    <g {...line}>
      <path d="M0 -21V21M0 -21Q-19 -18 -16 2Q-13 18 0 21M0 -21Q19 -18 16 2Q13 18 0 21M-9 -5H-6M6 -7 11 -3" />
    </g>
  ),
  // Claws.
  'changeling-beast': (
    <g {...line}>
      <path d="M-15 -19Q-13 2 -19 19M-3 -21Q0 2 -5 21M9 -21Q13 2 9 19" />
    </g>
  ),
  'cinder-imp': <path {...solid} d="M0 -22Q4 -10 13 -4Q18 10 9 18Q0 24 -9 18Q-18 8 -9 -3Q-8 6 -2 4Q4 -6 0 -22z" />,
  'bone-totem': (
    <g {...line}>
      <path d="M-12 -14 12 14M12 -14 -12 14" />
    </g>
  ),
  'gloom-totem': <path {...solid} d="M8 -17A18 18 0 1 0 8 17A14 14 0 1 1 8 -17z" />,
};

export const markOf = (form: string): ReactNode => MARKS[form] ?? <circle r="9" />;

/** By side: heroes by seat, so that the colours are those of the table. */
export const FOE = '#9c2b23';
export const THING = '#5b5346';
