/** A board as a picture: an SVG file, as text. */

import { short } from '@questwright/art/ink';
import { sheetOf } from '@questwright/art/land';
import type { Space } from '../cards.ts';
import { drawLand, type StyledSketch, type Styles } from '../picture/style.ts';

export type { StyledSketch as Sketch };

/** On paper there is no font of our own. */
const FONT = "Georgia, 'DejaVu Serif', serif";

/** `nameOf` gives the words of a message key; `styles` are those that the sketch may name, left out: those of the game. */
export function boardPicture(
  content: Readonly<Record<string, Space>>,
  nameOf: (key: string) => string,
  sketch: StyledSketch = {},
  styles?: Styles,
): string {
  const spaces = Object.fromEntries(Object.entries(content).map(([id, space]) => [id.slice('space-'.length), space]));
  const { x, y, width, height } = sheetOf(spaces);
  const { land, names } = drawLand(
    spaces,
    {
      space: (id) => nameOf(`content.space-${id}`),
      region: (id) => nameOf(`region.${id}`),
      letter: (color) => nameOf(`board.letter.${color}`),
      north: nameOf('board.north'),
    },
    sketch,
    { theme: 'light', fonts: { display: FONT, body: FONT }, ...(styles && { styles }) },
  );
  const box = [x, y, width, height].map(short).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${land}${names}</svg>\n`;
}
