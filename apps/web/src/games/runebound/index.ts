import { runeboundEntry } from '@questwright/runebound';
import type { GameUi } from '../game.ts';
import { Chronicle } from './chronicle.tsx';
import { Detail } from './detail.tsx';
import { Portrait } from './art.tsx';
import { Dice } from './dice.tsx';
import { Face, ON_FACE } from './face.tsx';
import { Map } from './map.tsx';
import { Passing } from './passing.tsx';
import { Players } from './players.tsx';
import { isNews } from './news.ts';
import { partOf, recap } from './recap.ts';
import { isOnStage, Stage, stages } from './stage.tsx';
import { soundOf } from './sounds.ts';
import { STATES } from './states.ts';
import { Winner, Yours } from './standing.tsx';
import { Tabletop } from './tabletop.tsx';
import { placeIn, sceneOf } from './tale.ts';
import { foldOf, placeOf, optionTo } from './ways.ts';

const ui: GameUi = {
  entry: runeboundEntry,
  Board: Map,
  Stage,
  hasStage: isOnStage,
  stages,
  usual: ['pass', 'fight', 'no-interaction'],
  Hand: Dice,
  Detail,
  Face,
  onFace: ON_FACE,
  Passing,
  Players,
  Tabletop,
  Portrait,
  soundOf,
  isNews,
  placeOf,
  optionTo,
  foldOf,
  partOf,
  recap,
  states: STATES,
  Chronicle,
  Winner,
  Yours,
  sceneOf,
  placeIn,
};
export default ui;
