/** The third plane: what the picture is about. A silhouette becomes a body: an outline of ink, an edge in the light, shading
 *  from the upper left to the lower right, hatching in the shade, and a shadow on the ground. */

import { between, group, short } from '../ink.ts';
import { ellipse, halo, shading, shine, type Sheet } from '../brush.ts';
import { ICON_PATHS } from './icons.ts';
import { CUT_OF, EYES_OF, MATERIAL_OF } from './icon-looks.ts';
import type { Icon } from './icon-names.ts';
import { mix } from '../palettes.ts';
import type { Group, Material } from '../words.ts';

export interface Stand {
  x: number;
  /** Where its lowest point is. */
  ground: number;
  height: number;
  /** It may not be wider than that. */
  width?: number;
  /** Turned to the right instead of the left. */
  flip?: boolean;
  turn?: number;
  /** How far away it is: 0 is here, 1 is lost in the haze. */
  haze?: number;
  /** No shadow: it hovers, or something else throws it. */
  hover?: boolean;
  material?: Material | undefined;
}

/** What things are made of: the side of the light, the body, the shade; for what has a handle, the handle first. */
const MATERIALS: Readonly<Record<Material, string | readonly [handle: string, head: string]>> = {
  bone: '#d6ccb0',
  feather: '#3d4252',
  fire: '#e8792e',
  flesh: '#a2565c',
  fur: '#6f5744',
  glass: '#9cc8c0',
  gold: '#d2a23c',
  hide: '#8a8480',
  ice: '#a8cfe2',
  iron: '#8f9aa6',
  leaf: '#62843f',
  leather: '#8d5c37',
  linen: '#dccfb2',
  paper: '#ecdfba',
  scale: '#9c3d31',
  shadow: '#3a3350',
  stone: '#92908a',
  wood: '#805634',
  wool: '#e6dfd0',
  hafted: ['#7c5030', '#9eaab4'],
  hilted: ['#b98a34', '#b4c0c8'],
  shafted: ['#7c5030', '#9eaab4'],
  burning: ['#7c5030', '#f2962e'],
};
/** Where handles are: in the corner below the head, or above the blade. */
const HANDLES = { hafted: [0, 1, 1, 0], hilted: [0, 0, 1, 1], shafted: [0, 0, 1, 1], burning: [0, 1, 1, 0] } as const;

/** Body, light and shade of a material, as far away as it is. */
function tones(s: Sheet, color: string, haze: number): readonly [lit: string, body: string, shade: string] {
  const body = mix(mix(color, s.glow, 0.12), s.glow, haze * 0.7);
  return [mix(mix(body, s.lit, 0.6), s.glow, haze * 0.6), body, mix(mix(body, s.dark, 0.55), s.glow, haze * 0.6)];
}
function painted(s: Sheet, material: Material | undefined, haze: number): { paint: string; gap: string } {
  const of = material === undefined ? s.body : MATERIALS[material];
  const name = `m${material ?? ''}${Math.round(haze * 100)}`;
  if (typeof of === 'string') {
    const [lit, body, shade] = tones(s, of, haze);
    const stops = [
      [0, lit],
      [0.4, body],
      [1, shade],
    ] as const;
    return { paint: shading(s, name, stops, [0.15, 0, 0.75, 1]), gap: mix(shade, s.dark, 0.4 - haze * 0.4) };
  }
  const [grip, head] = of.map((color) => tones(s, color, haze)) as [ReturnType<typeof tones>, ReturnType<typeof tones>];
  const stops = [
    [0, grip[2]],
    [0.3, grip[1]],
    [0.42, grip[1]],
    [0.43, head[1]],
    [0.68, head[0]],
    [1, head[2]],
  ] as const;
  return {
    paint: shading(s, name, stops, [...HANDLES[material as keyof typeof HANDLES]]),
    gap: mix(head[2], s.dark, 0.4),
  };
}

/** One thing, standing on the ground. */
export function figure(s: Sheet, icon: Icon, stand: Stand): string {
  const { d, box } = ICON_PATHS[icon];
  const [left, top, wide, high] = box;
  const { x, ground, height, haze = 0, turn = 0 } = stand;
  const scale = Math.min(height / high, (stand.width ?? Infinity) / wide);
  const ink = mix(s.dark, s.glow, haze * 0.62);
  const path = s.define(`i-${icon}`, (id) => `<path id="${id}" d="${d}"/>`);
  const { paint, gap } = painted(s, stand.material ?? MATERIAL_OF[icon], haze);
  const use = (attributes: string): string => `<use href="${path}"${attributes}/>`;
  const line = (color: string, pixels: number): string =>
    use(
      ` fill="${color}" stroke="${color}" stroke-width="${short(Math.min(40, pixels / scale))}" stroke-linejoin="round"`,
    );
  const edge = short(1.5 / scale);
  const pieces =
    line(ink, 6) +
    (haze < 0.4
      ? `<g transform="translate(-${edge} -${edge})">${line(mix(s.lit, s.glow, haze), 1.6)}</g>${line(gap, 2.2)}`
      : '') +
    use(` fill="${paint}"`) +
    (haze < 0.2 ? graved(s, icon, path, scale) : '') +
    eyes(s, icon, haze);
  const turned = turn === 0 ? '' : ` rotate(${turn} 0 ${short((-high * scale) / 2)})`;
  const to = `translate(${short(-left - wide / 2)} ${short(-top - high)})`;
  const sized = `${(stand.flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)}`;
  const foot = `translate(${short(x)} ${short(ground)})`;
  // It falls away from the light, to the right and backwards.
  const shadow = stand.hover
    ? ''
    : ellipse(x + wide * scale * 0.1, ground, wide * scale * 0.42, Math.max(3, wide * scale * 0.06), ink, 0.5) +
      (haze > 0.4
        ? ''
        : `<g transform="${foot} skewX(-58) scale(1 .34) scale(${sized}) ${to}" opacity=".34">${use(` fill="${ink}"`)}</g>`);
  return `${shadow}<g transform="${foot}${turned} scale(${sized}) ${to}">${pieces}</g>`;
}

/** The graver: black lines over the side away from the light, white ones where it falls, and a round shine. */
function graved(s: Sheet, icon: Icon, path: string, scale: number): string {
  const [left, top, wide, high] = ICON_PATHS[icon].box;
  const clip = s.define(`c-${icon}`, (id) => `<clipPath id="${id}"><use href="${path}"/></clipPath>`);
  const step = Math.max(4 / scale, (wide + high) / 76);
  const reach = Math.min(wide, high);
  const w = Math.round;
  let black = '';
  let white = '';
  for (let along = step; along < wide + high; along += step) {
    // From the lower right edges inwards, and from the upper left ones.
    const [x, y] = [Math.min(wide, along), Math.max(0, along - wide)];
    const long = w(between(s.chance, 0.18, 0.44) * reach);
    black += `M${w(left + x)} ${w(top + high - y)}l${-long} ${-long}`;
    if (s.chance() < 0.4) continue;
    const bright = w(between(s.chance, 0.06, 0.2) * reach);
    white += `M${w(left + wide - x)} ${w(top + y)}l${bright} ${bright}`;
  }
  const shone = shine(s, 'shine', [
    [0, s.lit, 0.5],
    [1, s.lit, 0],
  ]);
  const lit = ellipse(w(left + wide * 0.32), w(top + high * 0.26), w(wide * 0.42), w(high * 0.4), shone);
  const lines = (d: string, color: string, opacity: number): string =>
    `<path d="${d}" stroke="${color}" stroke-opacity="${opacity}"/>`;
  return `<g clip-path="url(${clip})" fill="none" stroke-width="${short(step * 0.34)}">${lit}${lines(black, s.dark, 0.5)}${lines(white, s.lit, 0.35)}</g>`;
}

/** Eyes catch the accent. */
function eyes(s: Sheet, icon: Icon, haze: number): string {
  const found = haze < 0.4 ? (EYES_OF[icon] ?? []) : [];
  const bright = mix(s.accent, '#ffffff', 0.35);
  return found.map(([x, y]) => ellipse(x, y, 26, 22, s.accent, 0.35) + ellipse(x, y, 10, 9, bright)).join('');
}

export interface Subject {
  subject: Icon;
  group: Group;
  with?: Icon | undefined;
  material?: Material | undefined;
}
/** How wide a figure gets that may be so high and so wide. */
function widthOf(icon: Icon, height: number, width: number): number {
  const [, , wide, high] = ICON_PATHS[icon].box;
  return wide * Math.min(height / high, width / wide);
}
/** Where those of a swarm are, and how near, from the last to the first. */
const SWARM = [
  [70, 0],
  [250, 0.1],
  [124, 0.25],
  [206, 0.3],
  [60, 0.65],
  [262, 0.75],
  [160, 1],
] as const;

/** A subject in its place; `ground` is where it stands, `stage` whether it is shown on one. */
export function subjectIn(
  s: Sheet,
  { subject: icon, group: how, with: beside, material }: Subject,
  ground: number,
  stage: boolean,
): string {
  const flip = s.chance() < 0.5;
  const main = stage ? { x: 160, ground, height: 134, width: 186 } : { x: 168, ground, height: 132, width: 190 };
  const glow = halo(s, main.x - 10, ground - 70, 120, stage ? mix(s.accent, s.lit, 0.3) : s.glow, 0.6);
  const second = (x: number, height: number): string =>
    beside === undefined ? '' : figure(s, beside, { x, ground: ground + 12, height, width: 76, material: undefined });
  switch (how) {
    case 'pair':
      return (
        glow +
        figure(s, icon, { material, x: 214, ground: ground - 16, height: 92, haze: 0.3, flip: !flip, width: 130 }) +
        figure(s, icon, { material, x: 122, ground: ground + 4, height: 126, flip, width: 168 }) +
        second(252, 56)
      );
    case 'pack':
      return (
        glow +
        figure(s, icon, { material, x: 238, ground: ground - 30, height: 66, haze: 0.55, flip, width: 96 }) +
        figure(s, icon, { material, x: 88, ground: ground - 20, height: 82, haze: 0.35, flip: !flip, width: 116 }) +
        figure(s, icon, { material, x: 176, ground: ground + 6, height: 118, flip, width: 160 }) +
        second(268, 54)
      );
    case 'swarm': {
      const [back, front] = [0.5, 0].map((haze) =>
        s.define(
          `swarm${haze}`,
          (id) => `<g id="${id}">${figure(s, icon, { x: 0, ground: 0, height: 80, width: 110, haze, material })}</g>`,
        ),
      );
      const one = ([x, depth]: readonly [number, number]): string => {
        const scale = (0.4 + depth * 0.6).toFixed(2);
        const at = `translate(${Math.round(x + between(s.chance, -10, 10))} ${Math.round(ground - 58 + depth * 62)})`;
        return `<use href="${depth < 0.6 ? back : front}" transform="${at} scale(${x > 160 ? '-' : ''}${scale} ${scale})"/>`;
      };
      return glow + SWARM.map(one).join('') + second(262, 50);
    }
    // Heads without bodies come up from below the edge.
    case 'heads':
      return (
        glow +
        figure(s, icon, { material, x: 254, ground: 226, height: 84, haze: 0.5, flip, width: 120, hover: true }) +
        figure(s, icon, {
          material,
          x: 68,
          ground: 238,
          height: 104,
          haze: 0.25,
          flip: !flip,
          width: 140,
          hover: true,
        }) +
        figure(s, icon, { material, x: 168, ground: 262, height: 158, flip, width: 200, hover: true }) +
        second(268, 54)
      );
    case 'giant': {
      const wide = widthOf(icon, 206, 300);
      // Whatever is cut off at the neck or back comes in from the edge of the picture.
      const x = CUT_OF.has(icon) ? (flip ? 326 - wide / 2 : wide / 2 - 6) : 174;
      return (
        halo(s, x, ground - 70, 120, s.glow, 0.6) +
        figure(s, icon, { x, ground: ground + 34, height: 206, width: 300, flip, hover: true, material }) +
        second(CUT_OF.has(icon) && !flip ? 262 : 64, 60)
      );
    }
    // Larger than the picture.
    case 'towering':
      return glow + figure(s, icon, { x: 160, ground: 268, height: 300, width: 340, hover: true, material });
    case 'floating':
      return (
        halo(s, main.x, ground - 78, 112, s.accent, 0.75) +
        ellipse(main.x + 4, ground + 4, 52, 8, s.dark, 0.4) +
        figure(s, icon, { material, ...main, ground: ground - 20, height: 128, hover: true, flip: false }) +
        second(256, 54)
      );
    case 'leaning':
      return glow + figure(s, icon, { material, ...main, turn: flip ? 14 : -14, height: 136 }) + second(248, 62);
    case 'lying':
      return (
        glow +
        ellipse(main.x + 10, ground + 2, 80, 12, s.dark, 0.5) +
        group(figure(s, icon, { material, x: 0, ground: 0, height: 128, width: 150, hover: true }), {
          transform: `translate(${main.x} ${ground + 6}) skewX(-14) scale(1.12 .74)`,
        }) +
        second(252, 56)
      );
    case 'alone':
      return glow + figure(s, icon, { material, ...main, flip: stage ? false : flip }) + second(stage ? 250 : 258, 58);
  }
}
