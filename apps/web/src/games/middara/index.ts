import type { OwnUi } from '../game.ts';
import { Board } from './board/board.tsx';
import { actOf, bundleAct, foldOf, optionTo, placeOf, refusedActs } from './board/acts.tsx';
import { usePlanned } from './board/use-encounter.ts';
import { Face, Portrait } from './pictures/pictures.tsx';
import { beatsOf, withEvents } from './play/story.ts';
import { Hand } from './play/hand.tsx';
import { Chip, Likeness, Own, Players, Rivals } from './play/sheets.tsx';
import { Tabletop } from './play/tabletop.tsx';
import { fillsWindow, hasStage, Stage, titleOfStage } from './stage.tsx';
import BOARD_WORDS from './board/words.en.json' with { type: 'json' };
import OUTFIT_WORDS from './outfit/words.en.json' with { type: 'json' };
import PICTURE_WORDS from './pictures/words.en.json' with { type: 'json' };
import PLAY_WORDS from './play/words.en.json' with { type: 'json' };

const ui: OwnUi = {
  words: { ...BOARD_WORDS, ...OUTFIT_WORDS, ...PICTURE_WORDS, ...PLAY_WORDS },
  Board,
  Stage,
  hasStage,
  fillsWindow,
  titleOfStage,
  Hand,
  Players,
  Own,
  Rivals,
  Chip,
  Likeness,
  Tabletop,
  Face,
  Portrait,
  actOf,
  usePlanned,
  bundleAct,
  refusedActs,
  foldOf,
  placeOf,
  optionTo,
  beatsOf,
  withEvents,
};
export default ui;
