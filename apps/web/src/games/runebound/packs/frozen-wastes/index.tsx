import { ISHEIM, ISHEIM_STYLE } from '@questwright/runebound/isheim';
import type { PackUi } from '../../../pack-ui.ts';
import { Frost, Signs } from './land-layers.tsx';
import { FrostHere, notes } from './here.tsx';
import { Gear } from './gear.tsx';
import { Hands } from './hands.tsx';
import { Legends } from './legends.tsx';
import { Snow } from './snow.tsx';
import { Cold, ColdOnSheet, Weather, WeatherStrip } from './weather.tsx';
import WORDS from './words.en.json';

const ui: PackUi = {
  words: WORDS,
  land: { sketch: ISHEIM, style: ISHEIM_STYLE },
  overlays: [Frost, Signs],
  panels: [Weather, Cold, Legends, Hands],
  skies: [Snow, WeatherStrip, Gear],
  onSpace: [FrostHere],
  onSheet: [ColdOnSheet],
  notes,
  taking: ['white death'],
  sounds: {
    'weather changed': 'event',
    'white death taken': 'wound',
    'princess found': 'level',
    'rumor heard': 'card',
    'clue found': 'card',
    'rumors spent': 'rune',
    'flare lit': 'event',
    rescued: 'event',
    'arshan confronted': 'event',
  },
  news: [
    'weather changed',
    'white death taken',
    'princess found',
    'princess lost',
    'rumors spent',
    'rescued',
    'arshan confronted',
  ],
  parts: {
    'weather changed': 'card',
    'frost taken': 'result',
    'white death taken': 'result',
    'rumors spent': 'result',
    'princess found': 'result',
    'princess lost': 'result',
    'flare lit': 'result',
    rescued: 'move',
    'arshan confronted': 'card',
  },
};
export default ui;
