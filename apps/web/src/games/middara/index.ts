import type { OwnUi } from '../game.ts';
import { Board } from './board/board.tsx';
import { actOf, bundleAct, foldOf, optionTo, placeOf, refusedActs, worthOf } from './board/acts.tsx';
import { usePlanned } from './board/use-encounter.ts';
import { actOfOutfit } from './outfit/acts.ts';
import { SETUP } from './outfit/setup.tsx';
import { Face, Portrait } from './pictures/pictures.tsx';
import { beatsOf, withEvents } from './play/story.ts';
import { attackAct, isSpending } from './play/attack-acts.ts';
import { Hand } from './play/hand.tsx';
import { Chip, Likeness, Own, Players, Rivals } from './play/sheets.tsx';
import { Chronicle, Winner, Yours } from './play/ending.tsx';
import { blowTo, isNews, partOf, placeIn, recap, situation, soundOf } from './play/news.ts';
import { Passing } from './play/passing.tsx';
import { retell } from './play/again.ts';
import { Strip } from './play/track.tsx';
import { Tabletop } from './play/tabletop.tsx';
import { hasStage, Stage, stages, titleOfStage } from './stage.tsx';
import BOARD_WORDS from './board/words.en.json' with { type: 'json' };
import OUTFIT_WORDS from './outfit/words.en.json' with { type: 'json' };
import PICTURE_WORDS from './pictures/words.en.json' with { type: 'json' };
import PLAY_WORDS from './play/words.en.json' with { type: 'json' };

const ui: OwnUi = {
  words: { ...BOARD_WORDS, ...OUTFIT_WORDS, ...PICTURE_WORDS, ...PLAY_WORDS },
  Board,
  Stage,
  hasStage,
  fillsWindow: hasStage,
  titleOfStage,
  stages: (view, option) => isSpending(option) || stages(view, option),
  Strip,
  slim: true,
  Hand,
  Players,
  Own,
  Rivals,
  Chip,
  Likeness,
  setup: SETUP,
  Tabletop,
  Passing,
  retell,
  Chronicle,
  Winner,
  Yours,
  soundOf,
  isNews,
  partOf,
  recap,
  blowTo,
  situation,
  placeIn,
  Face,
  Portrait,
  actOf: (option, seen) => attackAct(option, seen) ?? actOfOutfit(option, seen) ?? actOf(option, seen),
  usePlanned,
  bundleAct,
  refusedActs,
  foldOf,
  open: true,
  usual: ['pass', 'done'],
  always: ['end turn', 'stop'],
  worthOf,
  placeOf,
  optionTo,
  beatsOf,
  withEvents,
};
export default ui;
