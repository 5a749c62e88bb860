/** The board of Isheim, drawn by hand in the letters of its own terrains (../words.ts). */

import type { Drawing } from '../../../cards.ts';
import type { TownKind } from '../cards.ts';
import { inSymbols } from '../words.ts';

/** The ice springs warm below Vrede, widens to Lake Aumra and runs south as the Glass Road, so that one symbol of the dice
 *  leads through the whole land. Warm fjords lie around it in the west, the south and the east; the drifts walk from the
 *  north-east; Green Vale lies in a full ring of wastes. */
const MAP = `
.   .   .   m   mR  m   VR  m   h   s   sR  s   s   s   sr  .   .
  .   =   =   m   m   ~   hG  m   h   sB  s   s   s   hB  s   .
.   =   =G  f   mB  ~   hg  h   hY  s   s   GV  s   h   h   =   .
  IA  =   f   fY  ~   p   pG  h   h   hB  s   s   s   h   =y  .
.   =g  =   f   f   ~   p   p   pY  h   h   hR  h   hY  p   =   .
  =   =   fG  f   f   ~   NO  p   p   hy  h   p   pG  WE  =   .
x=  =   f   fB  f   ~   ~   p   pG  p   h   p   p   =g  =   .   .
  =   =y  f   f   ~   ~   ~   pg  p   h   hY  p   =   =   .   .
.   =   =G  f   p   ~   ~B  ~   p   h   h   h   p   pG  =   .   .
  =   p   p   pY  p   ~   ~   pY  h   hb  IK  p   p   =   =y  .
x=  =   pG  p   m   m   p   ~   p   p   pG  h   p   f   f   =   x=
  =   =g  p   =   mB  p   p   ~   pg  p   f   f   fG  fB  f   .
x=  SE  =   =   p   pg  h   h   ~   f   fY  f   f   m   m   f   xf
  =   =G  =   p   h   h   hY  ~   ~   SS  f   m   mR  m   .   .
.   =   =   pG  h   h   hR  p   ~   =   =g  m   mB  m   .   .   .
  .   =   =   hy  h   h   p   =   =Y  =   m   mr  m   .   .   .
`;

const REGIONS = `
.   .   .   N   N   N   N   N   N   X   X   X   X   X   X   .   .
  .   I   I   N   N   N   N   N   D   X   X   X   X   X   X   .
.   I   I   B   N   U   N   D   D   X   X   X   X   D   D   W   .
  I   I   B   B   U   Y   Y   D   D   D   X   X   X   D   W   .
.   I   I   B   B   U   Y   Y   Y   D   D   D   D   D   W   W   .
  I   I   B   B   B   U   Y   Y   Y   D   D   W   W   W   W   .
I   I   B   B   B   A   A   Y   Y   Y   D   W   W   W   W   .   .
  I   I   B   B   A   A   A   Y   Y   D   D   W   W   W   .   .
.   O   O   B   M   A   A   A   Y   D   D   D   W   W   W   .   .
  O   M   M   M   M   A   A   Y   D   D   D   W   W   W   W   .
O   O   M   M   K   K   K   L   Y   Y   Y   D   W   E   E   W   W
  O   O   M   O   K   K   K   L   Y   Y   E   E   E   E   E   .
O   O   O   O   K   K   H   H   L   E   E   E   E   T   T   E   E
  O   O   O   H   H   H   H   L   L   E   E   T   T   T   .   .
.   O   O   H   H   H   H   H   L   S   S   T   T   T   .   .   .
  .   O   O   H   H   H   H   S   S   S   T   T   T   .   .   .
`;

/** Whose town it is; Green Vale is no town, though a figure enters it like one (FW-TWN-07, -08). */
export const TOWN_KIND: Readonly<Record<string, TownKind>> = {
  iagart: 'weik',
  seragart: 'weik',
  weikgart: 'weik',
  noolu: 'onoit',
  ikkavi: 'onoit',
  sessuak: 'onoit',
  vrede: 'vrede',
};

export const ISHEIM: Drawing = {
  board: 'isheim',
  prefix: '',
  digits: 2,
  towns: {
    SE: { town: 'seragart', art: { subject: 'drakkar', place: 'fjord', light: 'dawn', palette: 'sea' } },
    IA: { town: 'iagart', art: { subject: 'viking-longhouse', place: 'fjord', light: 'mist', palette: 'steel' } },
    WE: { town: 'weikgart', art: { subject: 'drakkar-dragon', place: 'fjord', light: 'noon', palette: 'verdigris' } },
    NO: { town: 'noolu', art: { subject: 'campfire', place: 'tundra', light: 'dusk', palette: 'frost' } },
    IK: { town: 'ikkavi', art: { subject: 'igloo', place: 'tundra', light: 'snow', palette: 'dusk' } },
    SS: { town: 'sessuak', art: { subject: 'igloo', place: 'glacier', light: 'aurora', palette: 'night' } },
    VR: { town: 'vrede', art: { subject: 'fireplace', place: 'pass', light: 'aurora', palette: 'gold' } },
    GV: {
      town: 'green-vale',
      art: { subject: 'tree-door', group: 'giant', place: 'glade', light: 'aurora', palette: 'verdigris' },
    },
  },
  map: inSymbols(MAP),
  regions: {
    map: REGIONS,
    letters: {
      I: 'iron-fjords',
      O: 'oarmens-coast',
      S: 'sound-of-staves',
      W: 'weikgart-reach',
      B: 'blackfir',
      E: 'evergrim',
      Y: 'yellow-mile',
      M: 'tallow-moor',
      U: 'springwater',
      A: 'lake-aumra',
      L: 'glass-road',
      D: 'walking-dunes',
      H: 'hungerhills',
      N: 'vredeholt',
      T: 'needles',
      K: 'keelbacks',
      X: 'hush',
    },
  },
  waters: {
    'seal-water': ['a01', 'a02', 'a03', 'b01', 'c01', 'e01'],
    'salt-gray': ['i01', 'o01', 'p01'],
    'eider-sea': [
      'a16',
      'a17',
      'b16',
      'c17',
      'd16',
      'e17',
      'f16',
      'g16',
      'g17',
      'h15',
      'h16',
      'i16',
      'i17',
      'j16',
      'l16',
    ],
    'whale-acre': ['n15', 'n16', 'o15', 'o16', 'o17', 'p14', 'p15', 'p16'],
  },
  // The arms of the sea, from their heads in the land to the open water: they are drawn like rivers.
  courses: {
    rivers: {
      'herring-arm': ['b03', 'b02', 'b01'],
      'iagarts-arm': ['c03', 'c02', 'c01'],
      'anvil-arm': ['e03', 'e02', 'e01'],
      'hollow-arm': ['g02', 'f01', 'e01'],
      'blind-arm': ['f02', 'f01', 'e01'],
      'kettle-arm': ['h02', 'h01', 'i01'],
      'oar-arm': ['i03', 'i02', 'i01'],
      'stone-arm': ['j01', 'i01'],
      'north-slip': ['k02', 'k01'],
      'widows-arm': ['l02', 'l01', 'm01'],
      'long-arm': ['l04', 'm04', 'm03', 'n02', 'n01', 'o01'],
      'bent-arm': ['n03', 'o03', 'o02', 'o01'],
      'south-slip': ['p03', 'p02', 'p01'],
      'stave-arm': ['p08', 'q08'],
      'choir-arm': ['o10', 'p09', 'q09'],
      'reed-arm': ['o11', 'p10', 'q11'],
      'last-harbor': ['c16', 'c17'],
      'gull-arm': ['d15', 'd16'],
      'seal-arm': ['e16', 'f16'],
      'weikgarts-arm': ['f15', 'f16'],
      'shield-arm': ['g14', 'g15', 'g16'],
      'copper-arm': ['h13', 'h14', 'h15'],
      'lantern-arm': ['i15', 'i16'],
      'hook-arm': ['j14', 'j15', 'j16'],
      'net-arm': ['k16', 'j16'],
    },
    roads: {},
  },
  style: 'isheim',
  look: {
    labels: {
      'iron-fjords': 'e02',
      'oarmens-coast': 'm03',
      'sound-of-staves': 'p09',
      'weikgart-reach': 'g13',
      blackfir: 'e04',
      evergrim: 'l13',
      'yellow-mile': 'f08',
      'tallow-moor': 'k03',
      springwater: 'd05',
      'lake-aumra': 'h06',
      'glass-road': 'm09',
      'walking-dunes': 'e11',
      hungerhills: 'o06',
      vredeholt: 'a06',
      needles: 'o13',
      keelbacks: 'k05',
      hush: 'a12',
      'seal-water': 'a02',
      'eider-sea': 'h15',
      'whale-acre': 'o15',
    },
    tints: { hush: '#7d86b8', needles: '#9fb6d2', 'lake-aumra': '#a9e2e0', springwater: '#bfe6dd' },
  },
  cites: { l05: ['FW-EX-03'], e14: ['FW-EX-04'] },
};
