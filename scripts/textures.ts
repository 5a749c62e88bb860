/** Grain for the materials of our pages: walnut, vellum, leather and cloth, painted as noise in a browser and packed small. */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { asWebp } from './webp.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = path.join(root, 'apps/web/src/materials/textures');

interface Texture {
  width: number;
  height: number;
  quality: number;
  /** What is painted over the whole of it, as SVG. */
  paint: string;
}

/** Noise in one color: how strong it is follows the noise. */
const noise = (
  id: string,
  frequency: string,
  octaves: number,
  color: string,
  contrast: number,
  off: number,
): string => `
  <filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${id.length + octaves}" stitchTiles="stitch"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  ${contrast} 0 0 0 ${off}" result="where"/>
    <feFlood flood-color="${color}"/><feComposite in2="where" operator="in"/>
  </filter>
  <rect width="100%" height="100%" filter="url(#${id})"/>`;

const TEXTURES: Readonly<Record<string, Texture>> = {
  walnut: {
    width: 1000,
    height: 500,
    quality: 0.5,
    paint: `<rect width="100%" height="100%" fill="#3b2415"/>
      ${noise('grain', '0.0024 0.11', 4, '#1b0f07', 2.6, -0.95)}
      ${noise('streaks', '0.0012 0.034', 3, '#6b4324', 2.4, -1.05)}
      ${[124, 250, 376].map((y) => `<path d="M0 ${y}h1000" stroke="#120904" stroke-width="2"/><path d="M0 ${y + 2}h1000" stroke="#6b4324" stroke-opacity=".35"/>`).join('')}`,
  },
  vellum: {
    width: 420,
    height: 420,
    quality: 0.5,
    paint: `<rect width="100%" height="100%" fill="#ecdcb6"/>
      ${noise('clouds', '0.011', 4, '#c9aa6c', 1.7, -0.66)}
      ${noise('fibres', '0.05 0.09', 3, '#fff4d6', 1.5, -0.62)}`,
  },
  leather: {
    width: 260,
    height: 260,
    quality: 0.42,
    paint: `<filter id="hide" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="turbulence" baseFrequency=".085" numOctaves="3" seed="4" stitchTiles="stitch"/>
        <feDiffuseLighting surfaceScale="2.4" lighting-color="#a9683f"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>
      </filter><rect width="100%" height="100%" filter="url(#hide)"/>`,
  },
  linen: {
    width: 240,
    height: 240,
    quality: 0.42,
    paint: `<rect width="100%" height="100%" fill="#d8d0c4"/>
      ${noise('weft', '0.012 0.42', 2, '#6a5a4a', 1.6, -0.56)}${noise('warp', '0.42 0.012', 2, '#5a4c40', 1.6, -0.6)}`,
  },
};

const { path: executablePath, tried } = await findBrowser(root);
if (!executablePath) throw new Error(`No browser: ${tried?.join('; ')}`);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
for (const [name, { width, height, quality, paint }] of Object.entries(TEXTURES)) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    `<style>* { margin: 0 } svg { display: block }</style><svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${paint}</svg>`,
  );
  const packed = await asWebp(page, await page.screenshot(), quality);
  writeFileSync(path.join(FOLDER, `${name}.webp`), packed);
  console.log(`${name}: ${(packed.length / 1024).toFixed(1)} kB`);
  await page.close();
}
await browser.close();
