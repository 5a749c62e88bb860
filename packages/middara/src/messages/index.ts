/** Every English message of the game, joined, but for what is secret. */

import abilities from './abilities.en.json' with { type: 'json' };
import abraxis from './abraxis.en.json' with { type: 'json' };
import board from './board.en.json' with { type: 'json' };
import disciplines from './disciplines.en.json' with { type: 'json' };
import encounter from './encounter.en.json' with { type: 'json' };
import enemies from './enemies.en.json' with { type: 'json' };
import figures from './figures.en.json' with { type: 'json' };
import lab from './lab.en.json' with { type: 'json' };
import lesson from './lesson.en.json' with { type: 'json' };
import names from './names.en.json' with { type: 'json' };
import play from './play.en.json' with { type: 'json' };
import items from './items.en.json' with { type: 'json' };
import shop from './shop.en.json' with { type: 'json' };
import refusals from './refusals.en.json' with { type: 'json' };
import sheet from './sheet.en.json' with { type: 'json' };
import stair from './stair.en.json' with { type: 'json' };
import summoning from './summoning.en.json' with { type: 'json' };

export const ENGLISH: Readonly<Record<string, string>> = {
  ...abilities,
  ...abraxis,
  ...board,
  ...disciplines,
  ...encounter,
  ...enemies,
  ...figures,
  ...lab,
  ...lesson,
  ...names,
  ...play,
  ...items,
  ...shop,
  ...refusals,
  ...sheet,
  ...stair,
  ...summoning,
};
