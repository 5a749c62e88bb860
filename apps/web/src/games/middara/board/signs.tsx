/** Small signs of what holds for a figure, each of 24 by 24. */

import type { ReactNode } from 'react';
import type { Badge } from '../../../plane/grid-board.ts';
import { SIGNS } from '../../../materials/signs.ts';

const own = (d: string): ReactNode => <path d={d} />;
const shared = (name: keyof typeof SIGNS): ReactNode => <g dangerouslySetInnerHTML={{ __html: SIGNS[name] }} />;

/** Effects lie on diamonds, Ability tokens on circles. */
export const BADGES: Readonly<Record<string, { sign: ReactNode; color: string }>> = {
  poison: { sign: shared('drop'), color: '#2c5f24' },
  darkness: { sign: shared('moon'), color: '#2b2650' },
  disease: {
    sign: own(
      'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-3 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zm6 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM14 6a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM11 1h2v3h-2zm0 19h2v3h-2zM1 11h3v2H1zm19 0h3v2h-3z',
    ),
    color: '#5a5a1c',
  },
  paralyze: { sign: own('M13 1 4 14h6l-2 9 10-14h-6z'), color: '#7a5b10' },
  condemn: { sign: shared('skull'), color: '#5d1f45' },
  wilt: {
    sign: own('M12 22C11 14 12 9 16 5c1 4 0 7-3 9 4-1 6 0 8 2-3 2-6 2-8 0zM10 20C9 15 7 11 3 9c0 4 2 7 5 8z'),
    color: '#5b4a1f',
  },
  barrier: { sign: shared('shield'), color: '#1e5a8a' },
  courage: { sign: shared('heart'), color: '#8a2f24' },
  haste: { sign: shared('run'), color: '#8a5b10' },
  dodge: { sign: shared('run'), color: '#183a3a' },
  heal: { sign: own('M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z'), color: '#1f4d2a' },
  intervention: { sign: shared('redo'), color: '#2b3a6a' },
  vow: { sign: shared('star'), color: '#5b3a12' },
  summon: { sign: shared('rune'), color: '#44245e' },
};
/** An object that a figure carries. */
export const CARRIED: Badge = { id: 'carried', sign: shared('find'), color: '#6b4f1d' };
