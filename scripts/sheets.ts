/** `npm run sheets`: every picture on contact sheets, to be looked at. Into .cache/sheets, or the folder that is named. */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import type { Content } from '@questwright/kernel';
import { builtIn, cardPicture, portrait } from '../packages/runebound/src/art/index.ts';
import { CARDS } from '../packages/runebound/src/content/index.ts';
import { TOWNS } from '../packages/runebound/src/content.ts';
import { VARIANTS } from '../packages/runebound/src/variants/index.ts';
import * as middara from '../packages/middara/src/art/index.ts';
import { CONTENT as MIDDARA } from '../packages/middara/src/content.ts';
import { MIDDARA_SECRETS } from '../packages/middara/src/secrets.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../.cache/sheets', import.meta.url));
const [COLUMNS, ROWS] = [5, 5];
const [WIDE, HIGH, LINE] = [300, 225, 22];

interface Cell {
  name: string;
  picture: string;
}
function page(cells: readonly Cell[], wide: number, high: number, columns: number): Uint8Array {
  const rows = Math.ceil(cells.length / columns);
  const [width, height] = [columns * (wide + 8), rows * (high + LINE)];
  const drawn = cells.map(({ name, picture }, i) => {
    const [x, y] = [(i % columns) * (wide + 8), Math.floor(i / columns) * (high + LINE)];
    const placed = picture.replace('<svg ', `<svg x="${x}" y="${y}" `);
    return `${placed}<text x="${x + 3}" y="${y + high + 14}" font-size="13" font-family="DejaVu Sans">${name}</text>`;
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#d8d4cc"/>${drawn.join('')}</svg>`;
  return new Resvg(sheet, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: true, defaultFontFamily: 'DejaVu Sans' },
  })
    .render()
    .asPng();
}

const kinds = new Map<string, [string, Content][]>();
for (const [id, card] of Object.entries(CARDS)) kinds.set(card.kind, [...(kinds.get(card.kind) ?? []), [id, card]]);
kinds.set(
  'town',
  TOWNS.map((town) => [`space-${town}`, builtIn(`space-${town}`)!]),
);
mkdirSync(folder, { recursive: true });
const write = (name: string, png: Uint8Array): void => {
  const file = path.join(folder, name);
  writeFileSync(file, png);
  console.log(file);
};
/** What a pack adds that has a picture: its cards, and its towns. */
for (const { pack } of VARIANTS) {
  const added = pack.edits.flatMap((edit): [string, Content][] => {
    if (edit.content === undefined || !('add' in edit)) return [];
    const card = edit.add as Content;
    const isToken = card['kind'] === 'rumor' || card['kind'] === 'clue';
    return isToken || (card['kind'] === 'space' && card['town'] === undefined) ? [] : [[edit.content, card]];
  });
  if (added.length > 0) kinds.set(pack.id, added);
}
for (const [kind, cards] of kinds) {
  for (let from = 0; from < cards.length; from += COLUMNS * ROWS) {
    const cells = cards
      .slice(from, from + COLUMNS * ROWS)
      .map(([id, card]) => ({ name: id, picture: cardPicture(card, id, { width: WIDE, height: HIGH }) }));
    write(`${kind}-${from / (COLUMNS * ROWS) + 1}.png`, page(cells, WIDE, HIGH, COLUMNS));
  }
}
const people = [...(kinds.get('hero') ?? []), ...(kinds.get('ally') ?? [])];
for (const size of [200, 64, 32]) {
  const cells = people.map(([id, card]) => ({
    name: size < 200 ? '' : id,
    picture: portrait(card, id, { size, key: `p${size}${id}` }),
  }));
  write(`portraits-${size}.png`, page(cells, size, size, 8));
}

// ---- Middara: portraits of whoever has a face, and the faces of all other cards ----

const shown: Record<string, Content> = { ...(MIDDARA as Record<string, Content>) };
for (const [id, card] of Object.entries(MIDDARA_SECRETS.content)) shown[id] ??= card as Content;
const ofKinds = (...kinds: readonly string[]): [string, Content][] =>
  Object.entries(shown).filter(([, { kind }]) => kinds.includes(String(kind)));
const framed = ({ view, drawn }: middara.Picture, wide: number, high = wide): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`;

const figures = ofKinds('adventurer', 'combatant', 'exalted', 'familiar', 'abraxis', 'store');
for (const size of [200, 64, 32]) {
  const cells = figures.map(([id, card]) => ({
    name: size < 200 ? '' : id,
    picture: framed(middara.portrait(id, card, `m${size}${id}`), size),
  }));
  write(`middara-portraits-${size}.png`, page(cells, size, size, 8));
}
for (const kind of ['item', 'upgrade', 'discipline', 'token', 'loot', 'hidden']) {
  const cells = ofKinds(kind).map(([id, card]) => ({
    name: id,
    picture: framed(middara.face(id, card, `m${id}`), 130),
  }));
  write(`middara-${kind}.png`, page(cells, 130, 130, 10));
}
const scenes = ofKinds('encounter').map(([id, card]) => ({
  name: id,
  picture: framed(middara.face(id, card, `m${id}`), WIDE, HIGH),
}));
write('middara-encounter.png', page(scenes, WIDE, HIGH, 4));
