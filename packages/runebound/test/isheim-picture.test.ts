/** The land in snow. */

import { JEWEL_SHAPES, type Palette, type Spot } from '@questwright/art/land';
import { describe, expect, test } from 'vitest';
import { ISHEIM_STYLE } from '../src/picture/isheim.ts';
import { drawnBoard } from '../src/rules/board/board-drawing.ts';
import { boardPicture } from '../src/text/board-picture.ts';
import { ISHEIM } from '../src/variants/frozen-wastes/content/board.ts';
import { LANDS, SYMBOL, type Land } from '../src/variants/frozen-wastes/words.ts';

const { palettes, thingsOn, thingsBetween, townView, townArms } = ISHEIM_STYLE;
const day = palettes.light;
const spotOf = (id: string, land: Land, region?: string): Spot => ({
  id,
  terrain: SYMBOL[land],
  region,
  middle: { x: 0, y: 0 },
});
const free = (): boolean => true;
const drawn = (land: Land, id = 'a1', region?: string): string =>
  thingsOn(spotOf(id, land, region), day, free)
    .map(({ svg }) => svg)
    .join('');
const count = (picture: string, mark: string): number => picture.split(mark).length - 1;

describe('Isheim', () => {
  const spaces = drawnBoard(ISHEIM);
  const picture = boardPicture(spaces, (key) => key, ISHEIM, { isheim: ISHEIM_STYLE });

  test('is drawn whole: a jewel and a town for each, and nothing that is no number', () => {
    const all = Object.values(spaces);
    expect(Object.values(JEWEL_SHAPES).reduce((sum, shape) => sum + count(picture, shape), 0)).toBe(
      all.filter(({ jewel }) => jewel).length,
    );
    expect(count(picture, 'class="town"')).toBe(8);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });

  test('has the aurora by night alone', () => {
    expect(picture).not.toContain('aurora');
    const ground = [{ middle: { x: 0, y: 0 }, kind: 'plains', region: undefined, town: undefined }] as const;
    const over = (palette: Palette): string => ISHEIM_STYLE.layer!('waters', ground, palette);
    expect([over(day), over(palettes.dark)].map((one) => one.includes('class="aurora"'))).toEqual([false, true]);
  });

  test('each terrain looks like no other, and each of its regions has things of its own', () => {
    expect(new Set(LANDS.map((land) => drawn(land))).size).toBe(LANDS.length);
    expect(drawn('forests', 'a1', 'blackfir')).not.toBe(drawn('forests', 'a1', 'evergrim'));
    expect(drawn('mountains', 'a1', 'needles')).not.toBe(drawn('mountains', 'a1', 'keelbacks'));
  });

  test('nothing stands where something is in the way', () => {
    for (const land of LANDS) expect(thingsOn(spotOf('a1', land), day, () => false)).toEqual([]);
  });

  test('woods and ranges run over a border, but only to their own kind', () => {
    const [wood, more, ice] = [spotOf('a1', 'forests'), spotOf('a2', 'forests'), spotOf('a3', 'ice')];
    expect(thingsBetween(wood, more, day, free)).toHaveLength(1);
    expect(thingsBetween(wood, ice, day, free)).toEqual([]);
  });

  test('every town has a view and arms of its own, and the shape of the arms tells its kind', () => {
    const towns = Object.values(ISHEIM.towns).map(({ town }) => town);
    for (const draw of [townView, townArms]) expect(new Set(towns.map((town) => draw(town, day))).size).toBe(8);
    const shape = (town: string): string => /d="([^"]+)"/.exec(townArms(town, day))![1]!;
    expect(new Set(['seragart', 'iagart', 'weikgart'].map(shape)).size).toBe(1);
    expect(new Set(['noolu', 'ikkavi', 'sessuak'].map(shape)).size).toBe(1);
    expect(new Set(towns.map(shape)).size).toBe(4);
  });
});
