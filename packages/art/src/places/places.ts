import { FROZEN_LAND } from './frozen-land.ts';
import { HALLS } from './halls.ts';
import { OPEN_LAND } from './open-land.ts';
import type { Place } from './place.ts';
import { STAGES } from './stages.ts';
import { STAGES_OUTDOORS } from './stages-outdoors.ts';
import { TOWNSCAPES } from './townscapes.ts';
import { WAYSIDES } from './waysides.ts';
import { WILD_LAND } from './wild-land.ts';
import type { PlaceName } from '../words.ts';

export const PLACES_PAINTED: Readonly<Record<PlaceName, Place>> = {
  ...FROZEN_LAND,
  ...OPEN_LAND,
  ...WILD_LAND,
  ...TOWNSCAPES,
  ...WAYSIDES,
  ...HALLS,
  ...STAGES,
  ...STAGES_OUTDOORS,
};
