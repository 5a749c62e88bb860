/** The track: its spaces, its cards, its counters. */

import {
  authoring,
  type Authoring,
  field,
  type Extended,
  type Of,
  type Proc,
  type Seat,
  type Shape,
  type Table,
} from '@questwright/kernel';
import type { EndgameLand } from '../../endgame/index.ts';
import type { RuneboundTable } from '../../world.ts';
import type { Town } from '../../words.ts';

/** Red Challenges that win the Endgame. */
export const REDS_TO_WIN = 3;
export const DOOM_TRACK_ZONE = 'doom track';
export const SCHEMA = { counters: field.list(field.text<Town>()) };
/** The world with the track. */
export interface DoomLand extends Extended<
  EndgameLand,
  { doom: Shape<typeof SCHEMA> },
  { 'doom counter': Proc<{ town: string }>; 'back into the red deck': Proc<{ thing: number }> },
  {
    'spaces of the doom track': Of<[], Town[]>;
    'cards for a doom counter': Of<[], number>;
    'the endgame is due': Of<[], boolean>;
    'red challenge cards': Of<[seat: Seat], number[]>;
  }
> {}
export type DoomTable = Table<DoomLand>;
export const { edit, runs }: Authoring<DoomLand> = authoring();

/** The towns whose heraldry holds a doom counter. */
export const doomed = (t: DoomTable): Town[] => t.world.doom.counters;
export const onTrack = (t: RuneboundTable): readonly number[] => t.pile(DOOM_TRACK_ZONE);
export const spacesOfTheTrack = (t: DoomTable): Town[] => t.value('spaces of the doom track');
/** For those who know the track, whether it is in play or not. */
export const isTrackInPlay = (t: RuneboundTable): t is DoomTable => 'doom' in t.world;
