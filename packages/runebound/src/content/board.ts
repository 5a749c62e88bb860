/** The small board, drawn by hand. Its marks are explained in board-drawing.ts. */

import type { Drawing } from '../cards.ts';

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
  map: MAP,
  cites: { tamalir: ['RB-FACT-13'], greyhaven: ['RB-FACT-14'] },
};
