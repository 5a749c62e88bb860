/** The first plane: a sky, or the light in a hall. Some weather falls in front of everything. */

import { at, between, blob, curve, fill, lines, short, stroke } from './ink.ts';
import { box, ellipse, halo, HEIGHT, shading, WIDTH, type Sheet } from './brush.ts';
import { mix } from './palettes.ts';
import type { Light } from './words.ts';

/** Lines of the graver, closer to each other towards the top. */
function graved(s: Sheet, color: string, opacity: number): string {
  let d = '';
  for (let y = 6, step = 4.6; y < 150; y += step, step *= 1.1) {
    for (let x = between(s.chance, -20, 30); x < WIDTH;) {
      const long = between(s.chance, 70, 190);
      d += `M${whole(x)} ${whole(y)}q${whole(long / 2)} ${whole(between(s.chance, -2, 2))} ${whole(long)} 0`;
      x += long + between(s.chance, 8, 30);
    }
  }
  return stroke(d, color, 0.9, opacity);
}
const whole = (value: number): string => String(Math.round(value));

/** A heap of cloud, lit from the left. */
function cloud(s: Sheet, x: number, y: number, size: number, color: string): string {
  const puff = (i: number): string => {
    const high = [0.35, 0.5, 0.45, 0.3][i]! * size * between(s.chance, 0.8, 1.2);
    return `a${whole(size * 0.32)} ${whole(high)} 0 0 1 ${whole(size * 0.6)} ${whole([-0.12, -0.06, 0.1, 0.08][i]! * size)}`;
  };
  const left = whole(x - size * 1.2);
  const d = `M${left} ${y}${[0, 1, 2, 3].map(puff).join('')}z`;
  return (
    `<path d="${d}" fill="${color}" fill-opacity=".9" stroke="${s.lit}" stroke-opacity=".5"/>` +
    fill(
      `M${whole(x - size * 0.7)} ${y}q${whole(size * 0.8)} ${whole(-size * 0.24)} ${whole(size * 1.8)} 0z`,
      s.sky,
      0.35,
    )
  );
}
/** Heavy clouds that hang from the upper edge. */
function ceiling(s: Sheet, y: number, color: string): string {
  let d = `M-10 -10H330V${y}`;
  for (let x = 330; x > -10;) {
    const wide = between(s.chance, 34, 74);
    d += `q${whole(-wide / 2)} ${whole(between(s.chance, 14, 30))} ${whole(-wide)} ${whole(between(s.chance, -6, 6))}`;
    x -= wide;
  }
  return fill(`${d}V-10z`, color);
}
function bands(s: Sheet, count: number, color: string, opacity: number, from = 30, to = 130): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const y = from + ((to - from) * i) / count + between(s.chance, -4, 4);
    const x = between(s.chance, -60, 200);
    const long = between(s.chance, 90, 220);
    const thick = between(s.chance, 2, 6);
    d += `M${short(x)} ${short(y)}q${short(long * 0.3)} ${short(-thick)} ${short(long)} 0q${short(-long * 0.4)} ${short(thick)} ${short(-long)} 0z`;
  }
  return fill(d, color, opacity);
}
const sun = (s: Sheet, x: number, y: number, size: number): string =>
  halo(s, x, y, size * 5, s.lit, 0.8) + ellipse(x, y, size, size, mix(s.lit, s.accent, 0.15));
function rays(s: Sheet, x: number, y: number, opacity: number): string {
  let d = '';
  for (let i = 0; i < 9; i += 1) {
    const turn = (i / 9) * Math.PI * 1.15 - 1.1 + between(s.chance, -0.06, 0.06);
    const wide = between(s.chance, 0.025, 0.06);
    const ray = (angle: number): string => `${whole(x + Math.cos(angle) * 420)} ${whole(y + Math.sin(angle) * 420)}`;
    d += `M${short(x)} ${short(y)}L${ray(turn - wide)}L${ray(turn + wide)}z`;
  }
  return fill(d, s.lit, opacity);
}
function stars(s: Sheet): string {
  let d = '';
  for (let i = 0; i < 24; i += 1) {
    const size = between(s.chance, 0.5, 1.7);
    const [x, y] = [between(s.chance, 4, 316), between(s.chance, 4, 110)];
    d += `M${short(x - size)} ${short(y)}L${short(x)} ${short(y - size * 0.4)}L${short(x + size)} ${short(y)}L${short(x)} ${short(y + size * 0.4)}z`;
    if (i % 5 === 0)
      d += `M${short(x)} ${short(y - size * 2)}l.6 ${short(size * 2)}l-.6 ${short(size * 2)}l-.6 ${short(-size * 2)}z`;
  }
  return fill(d, s.lit, 0.9);
}
function moon(s: Sheet, x: number, y: number, size: number): string {
  const bite = `M${x} ${y - size}A${size} ${size} 0 1 1 ${x} ${y + size}A${short(size * 1.25)} ${short(size * 1.25)} 0 0 0 ${x} ${y - size}z`;
  return halo(s, x, y, size * 4.5, s.lit, 0.5) + `<g transform="rotate(200 ${x} ${y})">${fill(bite, s.lit)}</g>`;
}
function flash(s: Sheet, x: number): string {
  const path = [at(x, 0)];
  for (let y = 22; y < 150; y += between(s.chance, 16, 28)) path.push(at(x + between(s.chance, -18, 18), y));
  const branch = path[2]!;
  const forked = [branch, at(branch.x + 22, branch.y + 20), at(branch.x + 30, branch.y + 46)];
  return stroke(lines(path), s.lit, 5, 0.25) + stroke(lines(path) + lines(forked), s.lit, 1.8);
}

const SKIES: Readonly<Record<Light, (s: Sheet) => string>> = {
  dawn: (s) => sun(s, 70, 128, 17) + rays(s, 70, 128, 0.16) + bands(s, 6, s.lit, 0.45, 70, 135),
  noon: (s) =>
    sun(s, 62, 40, 13) +
    rays(s, 62, 40, 0.1) +
    cloud(s, 190, 78, 44, s.lit) +
    cloud(s, 285, 104, 30, mix(s.lit, s.glow, 0.4)) +
    cloud(s, 92, 112, 24, mix(s.lit, s.glow, 0.5)),
  dusk: (s) =>
    sun(s, 88, 118, 26) + bands(s, 9, mix(s.sky, s.dark, 0.2), 0.55, 20, 125) + bands(s, 4, s.lit, 0.4, 90, 130),
  night: (s) => stars(s) + moon(s, 66, 48, 19) + bands(s, 4, s.glow, 0.25, 80, 130),
  storm: (s) =>
    ceiling(s, 66, mix(s.sky, s.dark, 0.22)) +
    flash(s, between(s.chance, 190, 250)) +
    ceiling(s, 44, mix(s.sky, s.dark, 0.4)) +
    ceiling(s, 20, mix(s.sky, s.dark, 0.58)),
  mist: (s) =>
    halo(s, 84, 62, 90, s.lit, 0.55) + ellipse(84, 62, 12, 12, s.lit, 0.7) + bands(s, 9, s.lit, 0.28, 40, 150),
  fire: (s) => {
    const smoke = [60, 170, 262].map((x, i) =>
      fill(`${curve(blob(at(x, 40 + i * 8), 46, 20, s.chance), true)}`, s.dark, 0.28),
    );
    return halo(s, 190, 150, 190, s.accent, 0.75) + smoke.join('');
  },
  snow: (s) =>
    halo(s, 80, 60, 100, s.lit, 0.6) +
    cloud(s, 210, 70, 70, mix(s.glow, s.sky, 0.25)) +
    cloud(s, 50, 96, 40, mix(s.glow, s.sky, 0.15)),
  rain: (s) =>
    ceiling(s, 58, mix(s.sky, s.glow, 0.25)) +
    ceiling(s, 36, mix(s.sky, s.dark, 0.1)) +
    ceiling(s, 14, mix(s.sky, s.dark, 0.3)),
  aurora: (s) => {
    let veils = '';
    for (let i = 0; i < 3; i += 1) {
      const y = 26 + i * 20;
      const wave = [-10, 60, 130, 200, 270, 330].map((x) => at(x, y + between(s.chance, -14, 14)));
      const under = wave.toReversed().map((point) => at(point.x, point.y + 44));
      veils += fill(
        `${curve(wave)}L${curve(under).slice(1)}z`,
        shading(s, 'veil', [
          [0, s.accent, 0.05],
          [0.35, s.accent, 0.5],
          [1, s.accent, 0],
        ]),
      );
    }
    return stars(s) + veils;
  },
};

export function sky(s: Sheet): string {
  const dim = s.light === 'night' || s.light === 'aurora' ? 0.35 : s.light === 'storm' ? 0.25 : 0;
  const [top, low] = [mix(s.sky, s.dark, dim), mix(s.glow, s.sky, dim)];
  const ground = box(
    0,
    0,
    WIDTH,
    HEIGHT,
    shading(s, 'sky', [
      [0, top],
      [0.64, low],
      [1, low],
    ]),
  );
  const pale = ['dawn', 'noon', 'mist', 'snow'].includes(s.light);
  return ground + SKIES[s.light](s) + graved(s, pale ? s.sky : mix(s.dark, s.sky, 0.4), pale ? 0.3 : 0.42);
}

/** Within walls: how dark the wall is, and a beam from a window on the left or the glow of a fire on the right. */
export function hall(s: Sheet): string {
  const warm = s.light === 'fire' || s.light === 'dusk';
  const cold = s.light === 'night' || s.light === 'aurora' || s.light === 'storm';
  const wall = mix(s.sky, s.dark, cold ? 0.55 : 0.35);
  const back = box(
    0,
    0,
    WIDTH,
    HEIGHT,
    shading(
      s,
      'wall',
      [
        [0, mix(wall, s.glow, 0.2)],
        [1, mix(wall, s.dark, 0.55)],
      ],
      [0, 0, 1, 1],
    ),
  );
  const beamed = warm
    ? halo(s, 236, 150, 170, s.accent, 0.55) + halo(s, 90, 110, 130, s.glow, 0.35)
    : fill(
        'M-10 -10L70 -10L250 250L40 250z',
        shading(s, 'beam', [
          [0, s.lit, 0.55],
          [1, s.glow, 0.05],
        ]),
      ) +
      fill('M20 -10L46 -10L190 250L118 250z', s.lit, 0.14) +
      halo(s, 30, 0, 120, s.lit, 0.4);
  return back + beamed + graved(s, s.dark, 0.3);
}

/** What falls between the reader and the scene. */
export function weather(s: Sheet): string {
  if (s.light !== 'snow' && s.light !== 'rain' && s.light !== 'fire') return '';
  let d = '';
  for (let i = 0; i < (s.light === 'rain' ? 60 : 38); i += 1) {
    const [x, y] = [between(s.chance, -10, 330), between(s.chance, -10, 240)];
    if (s.light === 'rain') d += `M${short(x)} ${short(y)}l-7 19`;
    else {
      const size = s.light === 'snow' ? between(s.chance, 0.8, 2.6) : between(s.chance, 0.5, 1.4);
      d += `M${short(x - size)} ${short(y)}a${short(size)} ${short(size)} 0 1 0 ${short(size * 2)} 0a${short(size)} ${short(size)} 0 1 0 ${short(-size * 2)} 0z`;
    }
  }
  return s.light === 'rain' ? stroke(d, s.lit, 0.8, 0.4) : fill(d, s.light === 'snow' ? s.lit : s.accent, 0.85);
}

/** The edges of a picture are dark. */
export const vignette = (s: Sheet): string =>
  box(
    0,
    0,
    WIDTH,
    HEIGHT,
    `url(${s.define('edge', (id) => `<radialGradient id="${id}" cx=".48" cy=".46" r=".78"><stop offset="55%" stop-color="${s.dark}" stop-opacity="0"/><stop offset="100%" stop-color="${s.dark}" stop-opacity=".72"/></radialGradient>`)})`,
  );
