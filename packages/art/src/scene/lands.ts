/** What the land of a scene is like, for each place that there is. */

import type { PlaceName } from '../words.ts';

/** How what rises at the horizon is shaped. */
export type Rise = 'scarp' | 'peaks' | 'hills' | 'trees' | 'roofs' | 'ruins' | 'water';
export type Cover = 'pebbles' | 'grass' | 'reeds' | 'snow' | 'stones' | 'embers' | 'paving' | 'furrows';

export interface Land {
  /** From the farthest to the nearest; how high it rises. */
  rises: readonly (readonly [shape: Rise, high: number])[];
  /** From the farthest to the nearest. */
  colors: readonly [string, string, string];
  /** Where the light falls, and in the shade of the edge. */
  ground: readonly [lit: string, middle: string, deep: string];
  covers: readonly Cover[];
}
/** Within walls: what these are made of, and what gives light. */
export interface Hall {
  walls: string;
  floor: readonly [lit: string, deep: string];
  glow: string;
  arches: 'round' | 'pointed' | 'rock' | 'beams';
}

const land = (rises: Land['rises'], colors: Land['colors'], ground: Land['ground'], ...covers: Cover[]): Land => ({
  rises,
  colors,
  ground,
  covers,
});
const hall = (walls: string, floor: Hall['floor'], glow: string, arches: Hall['arches']): Hall => ({
  walls,
  floor,
  glow,
  arches,
});

const MEADOW = land(
  [
    ['hills', 70],
    ['trees', 60],
    ['hills', 40],
  ],
  ['#8a9a78', '#5f7a48', '#4a6234'],
  ['#9aa552', '#5a6c30', '#1e2812'],
  'grass',
);
const RUINS = land(
  [
    ['hills', 90],
    ['ruins', 150],
    ['hills', 46],
  ],
  ['#8c8478', '#6f675c', '#4c4a3c'],
  ['#a09468', '#5c5438', '#1f1c14'],
  'stones',
  'grass',
);
const TOWN = land(
  [
    ['hills', 80],
    ['roofs', 150],
    ['roofs', 90],
  ],
  ['#8d8078', '#7a5a48', '#54392c'],
  ['#b89a70', '#6b553c', '#231a12'],
  'paving',
);
const GRAVES = land(
  [
    ['hills', 70],
    ['ruins', 110],
    ['trees', 70],
  ],
  ['#77798a', '#54566a', '#3b3f4a'],
  ['#7c8066', '#41473a', '#15181a'],
  'stones',
  'grass',
);

export const LANDS: Readonly<Partial<Record<PlaceName, Land>>> = {
  ashfields: land(
    [
      ['peaks', 150],
      ['scarp', 120],
      ['hills', 40],
    ],
    ['#8a6a66', '#5e4644', '#3c2c2e'],
    ['#8c7468', '#4a3c3a', '#171214'],
    'pebbles',
    'embers',
  ),
  barrows: land(
    [
      ['hills', 110],
      ['hills', 130],
      ['ruins', 70],
    ],
    ['#8a9080', '#66705a', '#4a543e'],
    ['#909460', '#505a36', '#1a2014'],
    'grass',
    'stones',
  ),
  battlefield: land(
    [
      ['hills', 80],
      ['roofs', 70],
      ['hills', 50],
    ],
    ['#8c7c70', '#6a5648', '#4c3a30'],
    ['#9c7a54', '#584230', '#1d1510'],
    'pebbles',
    'grass',
  ),
  bridge: land(
    [
      ['peaks', 130],
      ['trees', 80],
      ['water', 20],
    ],
    ['#8a9aa0', '#587060', '#3f5a5c'],
    ['#b0a284', '#665c4a', '#221e18'],
    'paving',
  ),
  camp: land(
    [
      ['hills', 90],
      ['trees', 120],
      ['trees', 70],
    ],
    ['#7d8870', '#546646', '#3a4a30'],
    ['#a8925a', '#5c5434', '#1f1c12'],
    'grass',
    'embers',
  ),
  city: TOWN,
  coast: land(
    [
      ['scarp', 110],
      ['water', 30],
      ['hills', 26],
    ],
    ['#8a94a0', '#4f7a8a', '#6a6450'],
    ['#cbb88a', '#7c6e50', '#2a261c'],
    'pebbles',
  ),
  fields: land(
    [
      ['hills', 80],
      ['trees', 50],
      ['hills', 50],
    ],
    ['#96a27a', '#6a7c48', '#8c7a3c'],
    ['#cda94e', '#7c6428', '#2a2110'],
    'furrows',
    'grass',
  ),
  forest: land(
    [
      ['trees', 170],
      ['trees', 210],
      ['trees', 120],
    ],
    ['#6f8a70', '#48664a', '#2f4832'],
    ['#7a8446', '#3e4c28', '#10180e'],
    'grass',
  ),
  gallows: land(
    [
      ['hills', 100],
      ['ruins', 120],
      ['hills', 60],
    ],
    ['#857a7c', '#5e5258', '#423a3e'],
    ['#8a7a5e', '#4a4034', '#181412'],
    'grass',
    'pebbles',
  ),
  glade: land(
    [
      ['trees', 150],
      ['trees', 130],
      ['hills', 40],
    ],
    ['#8ca37c', '#5a7c4c', '#47663a'],
    ['#a0b05a', '#566c30', '#182212'],
    'grass',
  ),
  graveyard: GRAVES,
  harbour: land(
    [
      ['water', 30],
      ['roofs', 140],
      ['roofs', 70],
    ],
    ['#6a8c98', '#6c5a50', '#4a3c34'],
    ['#ab9a7a', '#5e5240', '#1f1b14'],
    'paving',
  ),
  marsh: land(
    [
      ['trees', 80],
      ['water', 20],
      ['hills', 26],
    ],
    ['#84937c', '#5c7468', '#46583c'],
    ['#848a4e', '#42502e', '#141a10'],
    'reeds',
    'grass',
  ),
  mere: land(
    [
      ['peaks', 140],
      ['trees', 70],
      ['water', 24],
    ],
    ['#8090a4', '#4e6468', '#3c5868'],
    ['#7c8a6a', '#3e4c40', '#121a18'],
    'reeds',
    'pebbles',
  ),
  moor: land(
    [
      ['hills', 110],
      ['hills', 80],
      ['hills', 50],
    ],
    ['#8c8494', '#6c5f72', '#544a4c'],
    ['#96805c', '#52463a', '#1a1614'],
    'grass',
    'stones',
  ),
  pass: land(
    [
      ['peaks', 260],
      ['peaks', 190],
      ['scarp', 90],
    ],
    ['#95a2b4', '#6c7688', '#4c5460'],
    ['#b8bcc0', '#5e666e', '#1a1e24'],
    'snow',
    'stones',
  ),
  river: land(
    [
      ['hills', 100],
      ['trees', 110],
      ['water', 20],
    ],
    ['#8aa08e', '#557450', '#3f6a70'],
    ['#a2a25c', '#566434', '#182012'],
    'reeds',
    'grass',
  ),
  road: land(
    [
      ['hills', 100],
      ['trees', 60],
      ['hills', 50],
    ],
    ['#94a080', '#687e4c', '#566a3a'],
    ['#c0a468', '#6c5c38', '#241d12'],
    'pebbles',
    'grass',
  ),
  ruins: RUINS,
  scarp: land(
    [
      ['scarp', 130],
      ['scarp', 190],
      ['scarp', 230],
    ],
    ['#c8705a', '#a8473a', '#75282a'],
    ['#d9744a', '#8a3d30', '#220c0e'],
    'pebbles',
    'grass',
  ),
  shrine: RUINS,
  vineyard: land(
    [
      ['hills', 120],
      ['roofs', 60],
      ['hills', 60],
    ],
    ['#9aa27c', '#7a6a48', '#5c6a34'],
    ['#b09a4e', '#5e5c2c', '#1e1e10'],
    'furrows',
    'grass',
  ),
  village: TOWN,
  volcano: land(
    [
      ['peaks', 300],
      ['scarp', 150],
      ['peaks', 60],
    ],
    ['#7a3a32', '#56262a', '#341418'],
    ['#a04a2a', '#4a2020', '#140809'],
    'pebbles',
    'embers',
  ),
};
export const HALLS: Readonly<Partial<Record<PlaceName, Hall>>> = {
  cave: hall('#4a4652', ['#7a6a58', '#16141a'], '#ffb765', 'rock'),
  cellar: hall('#54453a', ['#7e664a', '#1a130e'], '#ffc070', 'round'),
  chapel: hall('#5c5a68', ['#8c8474', '#1a1a22'], '#ffe0a0', 'pointed'),
  crypt: hall('#3f4452', ['#66686a', '#101218'], '#9fd0c0', 'round'),
  forge: hall('#4a342c', ['#7c5238', '#180e0a'], '#ff8c3a', 'beams'),
  library: hall('#4c3828', ['#80603e', '#1a110a'], '#ffd08a', 'beams'),
  market: hall('#5a4636', ['#a08258', '#20170e'], '#ffdf9e', 'beams'),
  tavern: hall('#4e3826', ['#84623c', '#1a110a'], '#ffb85e', 'beams'),
  throne: hall('#4a2c38', ['#8a5a50', '#1a0c12'], '#ffb070', 'pointed'),
};
/** Stages on which single things lie are no ground to fight on. */
export const ANYWHERE: Land = MEADOW;
