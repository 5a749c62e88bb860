/** `npm run icons`: writes the paths of the icons that pictures use, and nothing else of the icon set. */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import svgpath from 'svgpath';
import { ICONS, type Icon } from '../packages/art/src/subject/icon-names.ts';
import type { ICON_PATHS } from '../packages/art/src/subject/icons.ts';

const FILE = fileURLToPath(new URL('../packages/art/src/subject/icons.ts', import.meta.url));

type IconPath = (typeof ICON_PATHS)[Icon];

/** What the icon set has of each icon that pictures use. */
export function iconPaths(): Record<string, IconPath> {
  const require = createRequire(import.meta.url);
  const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')) as {
    icons: Record<string, { body: string }>;
  };
  const paths: Record<string, IconPath> = {};
  for (const name of ICONS) {
    const drawn = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? '')?.[1];
    if (drawn === undefined) throw new Error(`${name} is no icon of one path`);
    // A square of 512 is seldom shown larger than 300 pixels.
    const d = svgpath(drawn).rel().round(0).toString();
    const page = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><path d="${d}"/></svg>`;
    const box = new Resvg(page).getBBox();
    if (!box) throw new Error(`${name} is empty`);
    const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round);
    paths[name] = { box: [x!, y!, width!, height!], d };
  }
  return paths;
}

/** The text of the module. */
function iconModule(): string {
  const entries = Object.entries(iconPaths()).map(
    ([name, { box, d }]) => `  '${name}': { box: [${box.join(', ')}], d: '${d}' },\n`,
  );
  return `/** Written by scripts/icons.ts. Icons of game-icons.net, CC BY 3.0: see NOTICE.md. */

import type { Icon } from './icon-names.ts';

export interface IconPath {
  /** What it fills of a square of 512: x, y, width, height. */
  box: readonly [number, number, number, number];
  d: string;
}

export const ICON_PATHS: Readonly<Record<Icon, IconPath>> = {
${entries.join('')}};
`;
}

if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, iconModule());
}
