/** The board of the Aldermark, drawn by hand; docs/world.md tells about the land. Marks are explained in cards.ts. */

import type { Drawing } from '../cards.ts';
import { ALDERMARK_TOWNS } from './towns.ts';

/** The ice of the Rimewall feeds the Sallow, which passes Tamalir and Riverwatch on its way to the south; the King's Road
 *  keeps to its western bank. Old forest in the west, fen and vineyards below it; smoking peaks in the north-east, and the
 *  sea in the east. */
const MAP = `
xh  hR  h   pr  m   m   p   hG  m   m   m   mB  m   m   m   hR  xm
  p   p   h   m   m   m   FR  m   m   hY  m   m   m   mb  h   p
xp  p   py  h   mB  h   fg  =   hg  ~   h   m   mG  m   p   pb  xp
  fY  p   p   h   p   f   =   p   ~   pG  ~   FO  m   m   p   p
xf  f   pG  p   h   pY  f   =   pY  ~   p   ~   =   m   h   pR  xp
  f   f   NE  f   h   p   =   p   ~   pb  .   hg  =   hY  p   p
xf  f   fG  f   hg  p   pg  =   pG  ~   .   .   =   p   h   h   xh
  fB  f   f   f   ~   p   p   TA  ~   ~   p   pY  =   pG  p   py
xf  f   fY  f   ~   f   p   pG  =   =   =   p   =   =   GR  .   .
  f   f   f   sB  ~   fy  p   =   pG  ~   =   =   m   pG  .   .
xf  fR  s   s   ~   p   p   =   p   ~   f   hr  m   ~   .   .   .
  s   s   sy  s   ~   pG  =   pg  ~   fY  f   m   ~   pB  .   .
xs  sB  s   s   pG  ~   ~   =   ~   f   f   mY  h   p   pR  .   .
  s   h   hg  VY  =   pY  ~   RI  =   =   f   h   pG  p   f   .
xs  h   h   p   h   =   =   =   ~   p   =   DA  p   s   fb  f   xf
  hr  h   pG  h   h   hB  p   ~   py  h   hg  p   sy  f   f   fR
`;

const REGIONS = `
B   B   B   B   R   R   R   R   R   R   R   C   C   C   C   C   C
  B   B   B   R   R   R   R   R   R   R   C   C   C   C   C   A
B   B   B   B   R   W   W   W   W   W   C   C   C   C   A   A   A
  U   B   B   B   W   W   W   W   W   W   C   C   C   C   A   A
U   U   B   B   B   W   W   W   W   W   W   C   C   C   A   A   A
  U   U   U   U   B   K   K   K   K   K   .   C   C   A   A   A
U   U   U   U   B   K   K   K   K   K   .   .   G   G   A   A   A
  U   U   U   U   U   K   K   K   K   K   K   K   G   G   G   G
U   U   U   U   U   U   K   K   K   K   K   K   G   G   G   .   .
  U   U   U   D   U   U   K   K   K   K   K   K   S   G   .   .
U   U   D   D   D   T   T   T   T   T   E   S   S   G   .   .   .
  D   D   D   D   D   T   T   T   T   E   E   S   S   G   .   .
D   D   D   D   V   T   T   T   T   E   E   S   S   G   G   .   .
  D   V   V   V   V   T   T   T   T   L   E   L   L   L   O   .
D   V   V   V   H   H   H   H   H   L   L   L   L   L   O   O   O
  V   V   V   H   H   H   H   H   H   L   L   L   L   O   O   O
`;

export const ALDERMARK: Drawing = {
  board: 'aldermark',
  prefix: '',
  digits: 2,
  towns: ALDERMARK_TOWNS,
  start: 'tamalir',
  map: MAP,
  regions: {
    map: REGIONS,
    letters: {
      R: 'rimewall',
      W: 'whitefell',
      B: 'barrowlands',
      U: 'underbough',
      D: 'drowned-fen',
      V: 'vynehills',
      H: 'harrowdown',
      T: 'tithelands',
      K: 'kingsmead',
      E: 'gallowswood',
      O: 'thornholt',
      L: 'long-moor',
      G: 'grey-coast',
      S: 'red-scarp',
      C: 'cinderhorns',
      A: 'ashfields',
    },
  },
  waters: {
    'glass-mere': ['f11', 'g11', 'g12'],
    'grey-sound': ['i16', 'i17', 'j15', 'j16', 'k15', 'k16', 'k17', 'l15', 'l16', 'm16', 'm17', 'n16'],
  },
  courses: {
    rivers: {
      sallow: [
        'c10',
        'd09',
        'e10',
        'f09',
        'g10',
        'h09',
        'i10',
        'j10',
        'k10',
        'l09',
        'm09',
        'riverwatch',
        'o09',
        'p08',
        'q08',
      ],
      mirkwend: ['h05', 'i05', 'j05', 'k05', 'l05', 'm06', 'm07', 'n07', 'riverwatch'],
      kettle: ['d11', 'e12', 'f11', 'g11', 'h10', 'h09'],
      saltrun: ['l13', 'k14', 'k15'],
    },
    roads: {
      'kings-road': [
        'frostgate',
        'c08',
        'd07',
        'e08',
        'f07',
        'g08',
        'tamalir',
        'i09',
        'j08',
        'k08',
        'l07',
        'm08',
        'riverwatch',
      ],
      'grey-road': ['tamalir', 'i09', 'i10', 'i11', 'j11', 'j12', 'i13', 'i14', 'greyhaven'],
      'hammer-road': ['greyhaven', 'i14', 'h13', 'g13', 'f13', 'e13', 'forge'],
      'vine-road': ['riverwatch', 'o08', 'o07', 'o06', 'n05', 'vynelvale'],
      'bell-road': ['riverwatch', 'n09', 'n10', 'o11', 'dawnsmoor'],
    },
  },
  look: {
    labels: {
      rimewall: 'a06',
      whitefell: 'd08',
      barrowlands: 'b02',
      underbough: 'h03',
      'drowned-fen': 'k03',
      vynehills: 'o03',
      harrowdown: 'p05',
      tithelands: 'k07',
      kingsmead: 'h06',
      gallowswood: 'm10',
      thornholt: 'p15',
      'long-moor': 'o14',
      'grey-coast': 'h15',
      'red-scarp': 'k13',
      cinderhorns: 'b12',
      ashfields: 'd15',
      'glass-mere': 'f11',
      'grey-sound': 'k16',
    },
    tints: { rimewall: '#ffffff', whitefell: '#ffffff', ashfields: '#5e4f4a', cinderhorns: '#8a3f2a' },
  },
  cites: { tamalir: ['RB-FACT-13'], greyhaven: ['RB-FACT-14'] },
};
