/** What a game shows of many games that were counted: each figure is a plot, and has a table behind it. Plain data: whoever
 *  draws it knows no game. */

import type { Message } from '@questwright/kernel';

/** How often something could be done, and how often it was. */
export interface Share {
  of: number;
  done: number;
  /** As many cases that have nothing to do with each other as these are worth; all of them, if left out. */
  independent?: number;
}
/** What is wanted of a number, both ends included; of what could be done less often than `fewest` nothing is said. */
export interface Band {
  least: number;
  most: number;
  fewest?: number;
}
/** A number that was estimated, with the interval that it lies in nineteen times of twenty. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

interface About {
  /** For links; no two figures of a report have the same. */
  id: string;
  title: Message;
  about: Message;
}

/** Parts of a hundred, one row each. */
export interface SharesFigure extends About {
  kind: 'shares';
  rows: readonly (Share & { label: Message })[];
  /** What each would have if all were alike. */
  even?: number;
  band?: Band;
}
/** Numbers with their intervals, one row each. */
export interface AmountsFigure extends About {
  kind: 'amounts';
  rows: readonly (Estimate & { label: Message; of: number })[];
}
/** How often a number lay where; a bin reaches up to the next one. */
export interface HistogramFigure extends About {
  kind: 'histogram';
  bins: readonly { from: number; count: number }[];
  width: number;
  mean: number;
  median: number;
  band?: Band;
}
/** What came of something, in parts of the whole. */
export interface PartsFigure extends About {
  kind: 'parts';
  parts: readonly { label: Message; count: number }[];
}
/** Numbers over time; `of` says on how many games each point rests. */
export interface CurvesFigure extends About {
  kind: 'curves';
  over: Message;
  curves: readonly { label: Message; points: readonly { at: number; value: number; of: number }[] }[];
}
/** How often each was taken, and what that did to the chance to win; no effect where too little is known. */
export interface EffectsFigure extends About {
  kind: 'effects';
  rows: readonly (Share & { label: Message; group: Message; effect: Estimate | null })[];
  taken?: Band;
  effect?: Band;
}

export type Figure = SharesFigure | AmountsFigure | HistogramFigure | PartsFigure | CurvesFigure | EffectsFigure;
