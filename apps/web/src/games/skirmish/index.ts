import type { OwnUi } from '../game.ts';
import { Board } from './board.tsx';
import { withEvents } from './fight.ts';
import { Players } from './players.tsx';
import { beatsOf } from './storyboard.ts';
import { Thoughts } from './thoughts.tsx';
import WORDS from './words.en.json' with { type: 'json' };

const Nothing = (): null => null;

const ui: OwnUi = {
  words: WORDS,
  Board,
  Stage: Nothing,
  hasStage: () => false,
  Hand: Nothing,
  Players,
  Tabletop: Thoughts,
  beatsOf,
  withEvents,
  usual: ['pass', 'done'],
  placeOf: () => null,
  optionTo: (_, place) => place,
};
export default ui;
