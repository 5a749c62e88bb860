/** The third plane: what the picture is about. A silhouette becomes a body: an outline of ink, an edge in the light, shading
 *  from the upper left to the lower right, hatching in the shade, and a shadow on the ground. */

import { between, group, short } from '../picture/ink.ts';
import { ellipse, halo, shading, type Sheet } from './brush.ts';
import { ICON_PATHS } from './icons.ts';
import type { Icon } from './icon-names.ts';
import { mix } from './palettes.ts';
import type { Group } from './words.ts';

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
  /** Paint of its own. */
  body?: string;
}

/** One thing, standing on the ground. */
export function figure(s: Sheet, icon: Icon, stand: Stand): string {
  const { d, box } = ICON_PATHS[icon];
  const [left, top, wide, high] = box;
  const { x, ground, height, haze = 0, turn = 0 } = stand;
  const scale = Math.min(height / high, (stand.width ?? Infinity) / wide);
  const body = mix(stand.body ?? s.body, s.glow, haze * 0.7);
  const lit = mix(mix(body, s.lit, 0.55), s.glow, haze * 0.6);
  const shade = mix(mix(body, s.dark, 0.45), s.glow, haze * 0.6);
  const ink = mix(s.dark, s.glow, haze * 0.62);
  const path = s.define(`i-${icon}`, (id) => `<path id="${id}" d="${d}"/>`).slice(5, -1);
  const near = haze < 0.2;
  const paint = shading(
    s,
    `b${body.slice(1)}`,
    [
      [0, lit],
      [0.45, body],
      [1, shade],
    ],
    [0.1, 0, 0.8, 1],
  );
  const use = (attributes: string): string => `<use href="#${path}"${attributes}/>`;
  const edge = short(Math.min(22, 5 / scale));
  const pieces =
    use(` fill="${ink}" stroke="${ink}" stroke-width="${short(Math.min(40, 9 / scale))}" stroke-linejoin="round"`) +
    use(
      ` fill="${mix(s.lit, s.glow, haze)}" transform="translate(-${short(Number(edge) * 0.5)} -${short(Number(edge) * 0.5)})"`,
    ) +
    use(` fill="${paint}"`) +
    (near ? shaded(s, icon, path) : '');
  const middle = [left + wide / 2, top + high] as const;
  const turned = turn === 0 ? '' : ` rotate(${turn} 0 ${short((-high * scale) / 2)})`;
  const place = `translate(${short(x)} ${short(ground)})${turned} scale(${(stand.flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})`;
  const shadow = stand.hover
    ? ''
    : ellipse(x + wide * scale * 0.14, ground - 1, wide * scale * 0.5, Math.max(4, wide * scale * 0.085), ink, 0.5);
  return shadow + `<g transform="${place} translate(${short(-middle[0])} ${short(-middle[1])})">${pieces}</g>`;
}

/** Hatching over the side away from the light. */
function shaded(s: Sheet, icon: Icon, path: string): string {
  const [left, top, wide, high] = ICON_PATHS[icon].box;
  const clip = s.define(`c-${icon}`, (id) => `<clipPath id="${id}"><use href="#${path}"/></clipPath>`);
  let d = '';
  const step = Math.max(wide, high) / 26;
  for (let along = 0.1; along < 2; along += step / Math.max(wide, high)) {
    // From the lower right edge up to where the light begins.
    const from = { x: left + wide * Math.min(1, along), y: top + high * Math.min(1, 2 - along) };
    const long = between(s.chance, 0.18, 0.42) * Math.min(wide, high) * (1 - Math.abs(along - 1) * 0.3);
    d += `M${short(from.x)} ${short(from.y)}l${short(-long)} ${short(-long)}`;
  }
  return `<path d="${d}" clip-path="${clip}" fill="none" stroke="${s.dark}" stroke-opacity=".55" stroke-width="${short(step * 0.34)}"/>`;
}

/** A subject in its place; `ground` is where it stands, `stage` whether it is shown on one. */
export function subjectIn(
  s: Sheet,
  icon: Icon,
  how: Group,
  ground: number,
  beside: Icon | undefined,
  stage: boolean,
): string {
  const flip = s.chance() < 0.5;
  const main = stage ? { x: 160, ground, height: 118, width: 170 } : { x: 168, ground, height: 132, width: 190 };
  const glow = halo(s, main.x - 4, ground - 66, 104, s.accent, stage ? 0.5 : 0.3);
  const second = (x: number, height: number): string =>
    beside === undefined
      ? ''
      : figure(s, beside, { x, ground: ground + 12, height, width: 76, body: mix(s.body, s.accent, 0.5) });
  switch (how) {
    case 'pair':
      return (
        glow +
        figure(s, icon, { x: 214, ground: ground - 16, height: 92, haze: 0.3, flip: !flip, width: 130 }) +
        figure(s, icon, { x: 122, ground: ground + 4, height: 126, flip, width: 168 }) +
        second(252, 56)
      );
    case 'pack':
      return (
        glow +
        figure(s, icon, { x: 238, ground: ground - 30, height: 66, haze: 0.55, flip, width: 96 }) +
        figure(s, icon, { x: 88, ground: ground - 20, height: 82, haze: 0.35, flip: !flip, width: 116 }) +
        figure(s, icon, { x: 176, ground: ground + 6, height: 118, flip, width: 160 }) +
        second(268, 54)
      );
    case 'swarm': {
      let all = '';
      for (let i = 0; i < 7; i += 1) {
        const depth = i / 6;
        const x = [58, 262, 118, 214, 70, 252, 160][i]! + between(s.chance, -12, 12);
        all += figure(s, icon, {
          x,
          ground: ground - 58 + depth * 62 - (i % 2) * 8,
          height: 30 + depth * 50,
          width: 40 + depth * 70,
          haze: 0.65 - depth * 0.65,
          flip: x > 160,
        });
      }
      return glow + all + second(262, 50);
    }
    case 'giant':
      return (
        glow +
        figure(s, icon, { x: 174, ground: ground + 34, height: 206, width: 300, flip, hover: true }) +
        second(64, 60)
      );
    case 'floating':
      return (
        halo(s, main.x, ground - 78, 112, s.accent, 0.75) +
        ellipse(main.x + 4, ground + 4, 52, 8, s.dark, 0.4) +
        figure(s, icon, { ...main, ground: ground - 20, height: 116, hover: true, flip: false }) +
        second(256, 54)
      );
    case 'leaning':
      return glow + figure(s, icon, { ...main, turn: flip ? 14 : -14, height: 136 }) + second(248, 62);
    case 'lying':
      return (
        glow +
        ellipse(main.x + 10, ground + 2, 80, 12, s.dark, 0.5) +
        group(figure(s, icon, { x: 0, ground: 0, height: 128, width: 150, hover: true }), {
          transform: `translate(${main.x} ${ground + 6}) skewX(-14) scale(1.12 .74)`,
        }) +
        second(252, 56)
      );
    case 'alone':
      return glow + figure(s, icon, { ...main, flip: stage ? false : flip }) + second(stage ? 250 : 258, 58);
  }
}
