import type { OwnUi } from '../game.ts';
import { beatsOf, withEvents } from './story/beats.ts';
import { Chronicle, Deeds } from './story/chronicle.tsx';
import { Detail } from './detail.tsx';
import { Portrait } from './pictures/art.tsx';
import { Dice } from './fight/dice.tsx';
import { situation } from './fight/situation.tsx';
import { Face, ON_FACE } from './players/face.tsx';
import { worthOfPlace } from './pictures/closed.ts';
import { Map } from './pictures/map.tsx';
import { Passing } from './story/passing.tsx';
import { OwnBoard } from './players/own-board.tsx';
import { Players } from './players/players.tsx';
import { Chip, Likeness, Rivals } from './players/rivals.tsx';
import { wayOf } from './players/way.tsx';
import { actOf } from './acts.ts';
import { isNews } from './story/news.ts';
import { blowTo, partOf, recap } from './story/recap.ts';
import { isOnStage, isScene, Stage, stages, titleOfStage } from './stage.tsx';
import { RoleNumbers } from './players/role-numbers.tsx';
import { soundOf } from './sounds.ts';
import { STATES } from './players/states.ts';
import { Standing, Winner, Yours } from './players/standing.tsx';
import { Tabletop } from './tabletop.tsx';
import { placeIn, sceneOf } from './story/log-scenes.ts';
import { foldOf, placeOf, optionTo } from './view-readers.ts';
import WORDS from './words.en.json' with { type: 'json' };

const ui: OwnUi = {
  // In a browser people are counted from one.
  words: WORDS,
  Board: Map,
  Stage,
  hasStage: isOnStage,
  fillsWindow: isScene,
  titleOfStage,
  stages,
  usual: ['pass', 'no-interaction', 'roll'],
  Hand: Dice,
  Detail,
  Face,
  onFace: ON_FACE,
  Passing,
  Players,
  Own: OwnBoard,
  Rivals,
  Chip,
  Likeness,
  wayOf,
  actOf,
  Tabletop,
  Portrait,
  RoleNumbers,
  soundOf,
  isNews,
  placeOf,
  optionTo,
  worthOfPlace,
  foldOf,
  partOf,
  beatsOf,
  withEvents,
  situation,
  blowTo,
  recap,
  states: STATES,
  judged: true,
  Chronicle,
  Deeds,
  Standing,
  Winner,
  Yours,
  sceneOf,
  placeIn,
};
export default ui;
