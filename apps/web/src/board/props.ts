/** What the map is given: it shows, and tells what was touched; it decides nothing. */

import type { LandStyle, Spaces } from '@questwright/art/land';
import type { StyledSketch } from '@questwright/runebound/picture';
import type { ComponentType, ReactNode } from 'react';
import type { Color } from '@questwright/runebound';

/** A hero on the map, or another figure. */
export interface Figure {
  id: string;
  space: string;
  /** In words, such as the name of the hero. */
  name: string;
  /** `#rrggbb`, chosen by whoever sits there. */
  color: string;
  /** The hero's likeness as a square picture, 42 wide; left out: a cloaked figure. */
  likeness?: string | undefined;
  /** It is a counter with this drawing, a path in a square of 24, and no figure. */
  token?: string | undefined;
  /** The land below that counter is dark. */
  veiled?: true | undefined;
  /** The seat that looks at the map. */
  mine: boolean;
  /** It is this hero's turn. */
  active: boolean;
  /** The spaces it has just gone through, the last is where it stands. */
  path?: readonly string[];
}

/** An answer that leads to a space. */
export interface Reach {
  space: string;
  /** The option that goes there: `move:d09`, `step:d09`. */
  option: string;
  /** Spaces in turn, the last is `space`; empty where the way does not matter. */
  path: readonly string[];
  /** Faces of the dice that the way uses up, in words (river, road …), one for each. */
  dice: readonly string[];
  /** What these faces show, as paths in squares of 22. */
  faces?: readonly (readonly string[])[];
  /** The whole option in words. */
  label: string;
}

/** A place where something lies that is nothing for whoever looks at the map, and why. */
interface Closed {
  space: string;
  reason: string;
}

/** How a land is painted that is not one of the game's own, and what is drawn on it besides its spaces. */
export interface LandLook {
  style: LandStyle;
  /** Left out: that of the board that is played on. */
  sketch?: StyledSketch;
}

export interface BoardProps {
  /** All spaces of the board that is played on, by id without `space-`. */
  spaces: Spaces;
  /** The name of the board: `aldermark`. */
  board: string;
  /** Left out: as the game itself paints it. */
  land?: LandLook | undefined;
  /** What is drawn over the land, below names, counters and figures: SVG in the measures of the map. */
  overlays?: readonly ComponentType<{ spaces: Spaces }>[] | undefined;
  /** What is told of a space besides, to whoever does not see what is drawn there. */
  notes?: Readonly<Record<string, string>>;
  /** A space in words. */
  name(space: string): string;
  /** A region in words. */
  region(region: string): string;
  /** A terrain in words. */
  terrain(terrain: string): string;
  figures: readonly Figure[];
  /** Adventure counters that lie on the map. */
  adventures: readonly { space: string; color: Color }[];
  /** Undefeated challenges: the number of the position on the track, and the card in words. */
  waiting: readonly { space: string; card: string; position: number }[];
  /** Where an answer leads now; empty when the reader is not asked to move. */
  reach: readonly Reach[];
  /** Where nothing can be done, though something lies there. */
  closed: readonly Closed[];
  /** What is told at a space, beside it. */
  callout: { space: string; content: ReactNode } | null;
  /** The space whose way is previewed, or null. A second pick of it is the answer. */
  chosen: string | null;
  /** A space was picked (click, tap, Enter), whether or not it can be reached. */
  onPick(space: string): void;
  /** What lies there is to be shown: hover, focus, long press; null when it is over. */
  onLook(space: string | null): void;
  theme: 'dark' | 'light';
  /** Something else covers the map: nothing in it can be reached. */
  asleep?: boolean;
  /** A space that is to come into sight; another number when it is wished again. */
  sight?: { place: string; wish: number } | null;
}
