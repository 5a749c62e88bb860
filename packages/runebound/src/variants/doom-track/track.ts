/** The track: its spaces, its cards, its counters. */

import { field } from '@questwright/kernel';
import type { Land, LandTable } from '../../world.ts';
import type { Town } from '../../words.ts';

export const DOOM_TRACK_ZONE = 'doom track';
export const SCHEMA = { counters: field.list(field.text()) };
/** The world with the track. */
export type DoomLand = Land & { doom: { counters: string[] } };

/** The towns whose heraldry holds a doom counter. */
export const doomed = (t: LandTable): string[] => (t.world as DoomLand).doom.counters;
export const onTrack = (t: LandTable): readonly number[] => t.pile(DOOM_TRACK_ZONE);
export const spacesOfTheTrack = (t: LandTable): Town[] => t.value('spaces of the doom track');
/** For those who know the track, whether it is in play or not. */
export const isTrackInPlay = (t: LandTable): boolean => 'doom' in t.world;
