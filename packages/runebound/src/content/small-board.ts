/** The small board, drawn by hand. Its marks are explained in cards.ts. */

import type { Drawing } from '../cards.ts';
import { ALDERMARK_TOWNS } from './towns.ts';

/** From the mountains in the north the road comes down to Tamalir and forks to the Forge, Greyhaven and the south; the
 *  river springs below Frostgate, passes Tamalir and loses itself in the swamps beyond Vynelvale. */
const MAP = `
xm  m   m   mB  FR  m   h   xm
  xf  mR  hy  =   h   mr  hB  xm
xf  fG  f   =   pG  ~   h   FO  xm
  f   NE  =   p   ~   hY  =   m
xf  fY  fg  =   TA  =   =   h   xh
  sB  s   ~   ~   =   pg  GR  p
xs  sR  VY  ~   pG  =   p   hY  xh
  s   sg  ~   RI  =   DA  fb  xf
xs  s   s   ~   pY  f   f   xf
`;

export const SMALL_BOARD: Drawing = {
  board: 'small',
  prefix: '',
  towns: ALDERMARK_TOWNS,
  start: 'tamalir',
  map: MAP,
  courses: {
    rivers: { sallow: ['c6', 'd5', 'tamalir', 'f4', 'g4', 'h3', 'i4', 'j4'], mirkwend: ['f3', 'g4'] },
    roads: {
      'kings-road': ['frostgate', 'b4', 'c4', 'd3', 'e4', 'tamalir', 'f5', 'g6', 'h5', 'riverwatch'],
      'grey-road': ['tamalir', 'e6', 'e7', 'greyhaven'],
      'hammer-road': ['greyhaven', 'e7', 'd7', 'forge'],
      'bell-road': ['riverwatch', 'h5', 'g6', 'dawnsmoor'],
    },
  },
  cites: { tamalir: ['RB-FACT-13'], greyhaven: ['RB-FACT-14'] },
};
