/**
 * Pictures that pages show without any program: the land and the faces of the front page, and what others show of a link to
 * us. All are drawn by our own art, in a browser for its fonts.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import {
  coverAlone,
  COVERS,
  dragonAlone,
  FACE,
  faceOf,
  fingerprints,
  heroAlone,
  heroes,
  land,
  narrowScene,
  scene,
} from './front-art.ts';
import { asWebp } from './webp.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const WEB = path.join(root, 'apps/web');
function fontFace(family: string, file: string): string {
  const data = readFileSync(path.join(root, 'node_modules/@fontsource-variable', file)).toString('base64');
  const style = file.includes('italic') ? 'italic' : 'normal';
  return `@font-face { font-family: ${family}; font-style: ${style}; font-weight: 400 900; src: url(data:font/woff2;base64,${data}); }`;
}
const STYLE = [
  fontFace('Cinzel', 'cinzel/files/cinzel-latin-wght-normal.woff2'),
  fontFace('Alegreya', 'alegreya/files/alegreya-latin-wght-normal.woff2'),
  fontFace('Alegreya', 'alegreya/files/alegreya-latin-wght-italic.woff2'),
  '* { box-sizing: border-box; margin: 0 } svg { display: block }',
].join('\n');

type Photograph = { type: 'png'; omitBackground?: boolean } | { type: 'jpeg'; quality: number };
const ALONE: Photograph = { type: 'png', omitBackground: true };
/** A picture of some HTML. */
async function taken(page: Page, html: string, type: Photograph = { type: 'png' }): Promise<Buffer> {
  await page.setContent(`<style>${STYLE}</style><div id="it" style="width: max-content">${html}</div>`);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  return page.locator('#it').screenshot(type);
}
const SOCIAL = 4;
const social = (heroes: readonly string[]): string => `
  <div style="position: relative; width: 1200px; height: 630px; overflow: hidden; background: #0d1730; color: #fff8e6">
    <div style="position: absolute; left: -60px; top: -60px">${scene('dawn').replace('width="1440"', 'width="1300"')}</div>
    <div style="position: absolute; right: 20px; top: 36px">${dragonAlone().replace('width="560"', 'width="390"')}</div>
    <div style="position: absolute; inset: 0; background: linear-gradient(90deg, #1a0c0ae0 10%, #1a0c0a88 45%, #1a0c0a00 70%)"></div>
    <div style="position: absolute; left: 64px; top: 70px; width: 700px; text-shadow: 0 3px 10px #2a0f0a">
      <p style="font: 600 30px Cinzel; color: #ffd88a">Questwright</p>
      <p style="margin-top: 14px; font: 800 68px/1.02 Cinzel">Three runes.<br>One dragon lord.</p>
      <p style="margin-top: 22px; font: italic 500 30px/1.3 Alegreya">Runebound, the whole board game, in your browser: alone with bots, around one screen, or with friends by a link.</p>
    </div>
    <div style="position: absolute; left: 64px; bottom: 50px; display: flex; gap: 18px">
      ${heroes.map((hero) => `<div style="width: 124px; height: 124px; overflow: hidden; border: 3px solid #f0c071; border-radius: 62px 62px 10px 10px">${hero}</div>`).join('')}
    </div>
  </div>`;

const { path: executablePath, tried } = await findBrowser(root);
if (!executablePath) throw new Error(`No browser: ${tried?.join('; ')}`);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const page = await browser.newPage();
const write = (file: string, data: Buffer): void => {
  mkdirSync(path.dirname(path.join(WEB, file)), { recursive: true });
  writeFileSync(path.join(WEB, file), data);
  console.log(`${file}: ${Math.round(data.length / 1024)} kB`);
};
for (const theme of ['dark', 'light'] as const) {
  const hour = theme === 'dark' ? 'night' : 'dawn';
  write(`public/land-${theme}.webp`, await asWebp(page, await taken(page, land(theme)), 0.72));
  write(`public/vista-${theme}.webp`, await asWebp(page, await taken(page, scene(hour)), 0.8));
  write(`public/vista-${theme}-narrow.webp`, await asWebp(page, await taken(page, narrowScene(hour)), 0.76));
}
write('public/dragon.webp', await asWebp(page, await taken(page, dragonAlone(), ALONE), 0.8));
for (const name of COVERS) {
  write(`public/covers/${name}.webp`, await asWebp(page, await taken(page, coverAlone(name)), 0.8));
}
for (const { id } of heroes) {
  write(`public/heroes/${id}.webp`, await asWebp(page, await taken(page, faceOf(id, FACE)), 0.82));
  write(`public/heroes/${id}-standing.webp`, await asWebp(page, await taken(page, heroAlone(id), ALONE), 0.8));
}
const told = heroes.map(({ id, name, lines }) => ({ id, name, hint: lines.at(-1) ?? '' }));
write('src/front/heroes.json', Buffer.from(`${JSON.stringify(told, null, 2)}\n`));
const faces = heroes.filter((_, i) => i % 3 === 0).slice(0, SOCIAL);
const shown = social(faces.map(({ id }) => faceOf(id, 132)));
write('public/social.jpg', await taken(page, shown, { type: 'jpeg', quality: 78 }));
write('src/front/pictures.json', Buffer.from(`${JSON.stringify(fingerprints(), null, 2)}\n`));
await browser.close();
