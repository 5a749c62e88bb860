import type { OwnUi } from '../game.ts';
import { Board } from './board.tsx';
import { Beside, Keepers } from './keepers.tsx';
import { partOf } from './story.ts';
import WORDS from './words.en.json' with { type: 'json' };

const Nothing = (): null => null;

const ui: OwnUi = {
  words: WORDS,
  Board,
  Stage: Nothing,
  hasStage: () => false,
  Hand: Nothing,
  Players: Keepers,
  Tabletop: Beside,
  partOf,
  placeOf: () => null,
  optionTo: (_, place) => place,
};
export default ui;
