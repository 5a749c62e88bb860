import type { OwnUi } from '../game.ts';
import { beatsOf } from './beats.ts';
import { Chronicle } from './chronicle.tsx';
import { Detail } from './detail.tsx';
import { Portrait } from './art.tsx';
import { Dice } from './dice.tsx';
import { Face, ON_FACE } from './face.tsx';
import { Map } from './map.tsx';
import { Passing } from './passing.tsx';
import { Players } from './players.tsx';
import { isNews } from './news.ts';
import { blowTo, partOf, recap } from './recap.ts';
import { isOnStage, Stage, stages, titleOfStage } from './stage.tsx';
import { RoleNumbers } from './role-numbers.tsx';
import { soundOf } from './sounds.ts';
import { STATES } from './states.ts';
import { Winner, Yours } from './standing.tsx';
import { Tabletop } from './tabletop.tsx';
import { placeIn, sceneOf } from './tale.ts';
import { foldOf, placeOf, optionTo } from './ways.ts';
import WORDS from './words.en.json' with { type: 'json' };

const ui: OwnUi = {
  // In a browser people are counted from one.
  words: WORDS,
  Board: Map,
  Stage,
  hasStage: isOnStage,
  titleOfStage,
  stages,
  usual: ['pass', 'no-interaction', 'roll'],
  Hand: Dice,
  Detail,
  Face,
  onFace: ON_FACE,
  Passing,
  Players,
  Tabletop,
  Portrait,
  RoleNumbers,
  soundOf,
  isNews,
  placeOf,
  optionTo,
  foldOf,
  partOf,
  beatsOf,
  blowTo,
  recap,
  states: STATES,
  judged: true,
  Chronicle,
  Winner,
  Yours,
  sceneOf,
  placeIn,
};
export default ui;
