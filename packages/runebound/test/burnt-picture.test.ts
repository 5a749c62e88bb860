import { JEWEL_SHAPES } from '@questwright/art/land';
import { ALDERMARK, BURNT, drawLand, STYLES } from '@questwright/runebound/picture';
import { describe, expect, test } from 'vitest';
import { BOARD } from '../src/content.ts';

const LAND = Object.fromEntries(Object.entries(BOARD).map(([id, space]) => [id.slice('space-'.length), space]));
const FONTS = { display: 'serif', body: 'serif' };
const WORDS = { space: (id: string) => id, region: (id: string) => id, letter: (color: string) => color, north: 'N' };
const draw = (style: string, theme: 'light' | 'dark' = 'light'): string =>
  drawLand(LAND, WORDS, { ...ALDERMARK, style }, { theme, fonts: FONTS, styles: { ...STYLES, burnt: BURNT } }).land;
const count = (picture: string, what: string): number => picture.split(what).length - 1;
const linesOf = (picture: string): string[] => picture.match(/ d="[^"]+"/g) ?? [];

describe('the land after the comet', () => {
  test('has the stones and towns of the Aldermark, and other things around them', () => {
    const [burnt, green] = [draw('burnt'), draw('aldermark')];
    for (const shape of Object.values(JEWEL_SHAPES)) expect(count(burnt, shape)).toBe(count(green, shape));
    expect(count(burnt, 'class="town"')).toBe(count(green, 'class="town"'));
    const same = new Set(linesOf(green));
    const other = linesOf(burnt).filter((line) => !same.has(line));
    expect(other.length).toBeGreaterThan(linesOf(burnt).length / 2);
    expect(burnt).not.toMatch(/NaN|undefined|Infinity|e-\d/);
  });

  test('by night has the same lines in other colors', () => {
    expect(linesOf(draw('burnt', 'dark'))).toEqual(linesOf(draw('burnt')));
    expect(draw('burnt', 'dark')).not.toBe(draw('burnt'));
  });
});
