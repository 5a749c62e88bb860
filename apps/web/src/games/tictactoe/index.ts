import type { OwnUi } from '../game.ts';
import { Board, Players } from './board.tsx';
import WORDS from './words.en.json' with { type: 'json' };

const Nothing = (): null => null;

const ui: OwnUi = {
  words: WORDS,
  Board,
  Stage: Nothing,
  hasStage: () => false,
  Hand: Nothing,
  Players,
  Tabletop: Nothing,
  placeOf: () => null,
  optionTo: (_, place) => place,
};
export default ui;
