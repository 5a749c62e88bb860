import { runeboundEntry } from '@questwright/runebound';
import type { GameUi } from '../game.ts';
import { Dice } from './dice.tsx';
import { Map } from './map.tsx';
import { Players } from './players.tsx';
import { isOnStage, Stage } from './stage.tsx';
import { isNews } from './news.ts';
import { soundOf } from './sounds.ts';
import { STATES } from './states.ts';
import { Tabletop } from './tabletop.tsx';
import { placeOf, optionTo } from './ways.ts';

const ui: GameUi = {
  entry: runeboundEntry,
  Board: Map,
  Stage,
  hasStage: isOnStage,
  Hand: Dice,
  Players,
  Tabletop,
  soundOf,
  isNews,
  placeOf,
  optionTo,
  states: STATES,
};
export default ui;
