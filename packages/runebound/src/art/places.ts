import { BUILT_LAND } from './built-land.ts';
import { HALLS } from './halls.ts';
import { OPEN_LAND } from './open-land.ts';
import type { Place } from './place.ts';
import { STAGES } from './stages.ts';
import type { PlaceName } from './words.ts';

export const PLACES_PAINTED: Readonly<Record<PlaceName, Place>> = { ...OPEN_LAND, ...BUILT_LAND, ...HALLS, ...STAGES };
