/** What the pictures of the front page are drawn from, so that a test can tell when they are older than the art. */

import { createHash } from 'node:crypto';
import { sheetOf, type Spaces } from '@questwright/art/land';
import { COVER, cover, COVERS, dragon, VISTA, vista, wanderer, type Hour } from '@questwright/art/vista';
import type { Content } from '@questwright/kernel';
import { rolesIn, words } from '@questwright/messages';
import { runeboundEntry } from '@questwright/runebound';
import { bust, portrait } from '@questwright/runebound/art';
import { ALDERMARK, drawLand } from '@questwright/runebound/picture';

const FONTS = { display: "'Cinzel', serif", body: "'Alegreya', serif" };
export const FACE = 256;

const { definition, messages } = runeboundEntry;
const content = Object.entries(definition.rules.content as Readonly<Record<string, Content>>);
const say = words(messages);
const nameOf = (key: string): string => say({ key, with: {} });

export function land(theme: 'dark' | 'light'): string {
  const spaces = Object.fromEntries(
    content
      .filter(([, one]) => one['kind'] === 'space' && one['board'] === ALDERMARK.board)
      .map(([id, one]) => [id.slice('space-'.length), one]),
  ) as unknown as Spaces;
  const { land: ground, names } = drawLand(
    spaces,
    {
      space: (id) => nameOf(`content.space-${id}`),
      region: (id) => nameOf(`region.${id}`),
      letter: (color) => nameOf(`board.letter.${color}`),
      north: nameOf('board.north'),
    },
    ALDERMARK,
    { theme, fonts: FONTS },
  );
  const { x, y, width, height } = sheetOf(spaces);
  // The middle and the east, without the frame: towns, mountains, the lake and the coast.
  const box = [x + width * 0.32, y + height * 0.04, width * 0.645, height * 0.55];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="1600">${ground}${names}</svg>`;
}

export const heroes: ReturnType<typeof rolesIn> = rolesIn(runeboundEntry, content);

export const faceOf = (id: string, size: number): string =>
  portrait(definition.rules.content[id] as Content, id, { size, key: `face-${id}-${size}-` });

const picture = (view: readonly number[], width: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}">${drawn}</svg>`;
/** The land from the cliff; on a phone only its middle. */
export const scene = (hour: Hour): string => picture([0, 0, VISTA.width, VISTA.height], 1440, vista(hour, 'v'));
export const narrowScene = (hour: Hour): string => picture([520, 60, 920, 660], 920, vista(hour, 'v'));
/** Nothing behind them: they stand in the scene and move by themselves. */
export const dragonAlone = (): string => picture([20, -50, 780, 720], 560, dragon('d'));
export const heroAlone = (id: string): string =>
  picture([-290, -690, 580, 710], 300, wanderer('w', bust(definition.rules.content[id] as Content, id, `b-${id}-`)));

export { COVERS };
export const coverAlone = (name: (typeof COVERS)[number]): string =>
  picture([0, 0, COVER.width, COVER.height], 330, cover(name, 'c'));

/** What stands for each picture: it changes when the drawing does. */
export function fingerprints(): Record<string, string> {
  const drawn = {
    'land-dark': land('dark'),
    'land-light': land('light'),
    'vista-dark': scene('night'),
    'vista-light': scene('dawn'),
    dragon: dragonAlone(),
    ...Object.fromEntries(COVERS.map((name) => [`cover-${name}`, coverAlone(name)])),
    ...Object.fromEntries(heroes.map(({ id }) => [`${id}-standing`, heroAlone(id)])),
    ...Object.fromEntries(heroes.map(({ id }) => [id, faceOf(id, FACE)])),
  };
  return Object.fromEntries(
    Object.entries(drawn).map(([name, svg]) => [name, createHash('sha256').update(svg).digest('hex').slice(0, 16)]),
  );
}
