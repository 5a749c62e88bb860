/** The terrain types of Isheim, and the symbol of the movement dice that stands for each: the one place that says so. */

import type { Terrain } from '../../words.ts';

/** From the mildest to the deadliest, in the order of the book. */
export const LANDS = ['fjords', 'tundra', 'ice', 'drifts', 'forests', 'mountains', 'wastes'] as const;
export type Land = (typeof LANDS)[number];

/** FW-BRD-02: whoever corrects it corrects nothing else. */
export const SYMBOL = {
  fjords: 'road',
  tundra: 'plains',
  ice: 'river',
  drifts: 'hill',
  forests: 'forest',
  mountains: 'mountain',
  wastes: 'swamp',
} as const satisfies Record<Land, Terrain>;

const MEANT = new Map<string, Land>(LANDS.map((land) => [SYMBOL[land], land]));
/** What a symbol of the dice means here. */
export const landOf = (symbol: Terrain): Land => MEANT.get(symbol)!;

/** The letters of the map, which is drawn in terrains of Isheim, and those that a drawing has for the symbols of the dice. */
const DRAWN: Record<Land, string> = {
  fjords: '=',
  tundra: 'p',
  ice: '~',
  drifts: 'h',
  forests: 'f',
  mountains: 'm',
  wastes: 's',
};
const LETTERS: Record<Terrain, string> = {
  road: '=',
  plains: 'p',
  river: '~',
  hill: 'h',
  forest: 'f',
  mountain: 'm',
  swamp: 's',
};
const LETTER_OF = new Map(LANDS.map((land) => [DRAWN[land], LETTERS[SYMBOL[land]]]));
/** A map of Isheim with the letters of the symbols of the dice. */
export const inSymbols = (map: string): string =>
  map.replace(/(?<![^\s])x?[=p~hfms][gybrGYBR]?(?![^\s])/g, (mark) =>
    mark.replace(/[=p~hfms]/, (letter) => LETTER_OF.get(letter)!),
  );
