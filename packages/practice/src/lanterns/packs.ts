import type { Definition } from '@questwright/kernel';
import { bottlePost } from './packs/bottle-post.ts';
import { highWater } from './packs/high-water.ts';
import { nightMarket } from './packs/night-market.ts';
import { grandIllumination, longNight, shortCandle, squall, stillAir } from './packs/variants.ts';
import type { River } from './world.ts';

export const packs: Definition<River>['packs'] = [
  nightMarket,
  highWater,
  bottlePost,
  longNight,
  grandIllumination,
  stillAir,
  squall,
  shortCandle,
];
