/** The faces of things, in a box of 100 by 100: an icon on a ground that says the kind, a frame and pips that say the rank,
 *  a badge that says the use. */

import { ellipse, halo, shading, shine, sheet, type Sheet } from './brush.ts';
import { fill, group, shape, stroke } from './ink.ts';
import { mix } from './palettes.ts';
import { figure } from './subject/subject.ts';
import type { Icon } from './subject/icon-names.ts';
import type { Material, PaletteName } from './words.ts';

/** What something is for, by a shape of its own. */
export type Badge = 'melee' | 'ranged' | 'magic' | 'guard' | 'heal' | 'move' | 'lasting' | 'summon';

export interface Emblem {
  subject: Icon;
  material?: Material | undefined;
  palette: PaletteName;
  /** 0: none. */
  rank?: 0 | 1 | 2 | 3 | 4;
  badge?: Badge | undefined;
  /** Turned over or put to sleep. */
  dim?: boolean;
}

export const EMBLEM = '0 0 100 100';
const METALS = ['#6d6258', '#a8713f', '#b9c0c6', '#e2b64a', '#f3dc8a'] as const;

const GLYPHS: Readonly<Record<Badge, string>> = {
  melee: 'M9-11L10-10L9-6L-1.6 5.2L-5.2 1.6L6-9zM-8.4 0L0 8.4L-2.2 10.2L-5 7.6L-9 11.4L-11.4 9L-7.6 5L-10.2 2.2z',
  ranged: 'M-7-8Q9-7 8 8L5.6 8Q6-5-7-5.6zM-7-8L8 8M-9 9L5-5L2-6L9-9L6-2L5-5',
  magic: 'M0-11L2.6-3.4L10.6-3.4L4.2 1.4L6.6 9L0 4.4L-6.6 9L-4.2 1.4L-10.6-3.4L-2.6-3.4z',
  guard: 'M-8-9H8V0C8 6 3 9 0 11C-3 9-8 6-8 0z',
  heal: 'M-3-9H3V-3H9V3H3V9H-3V3H-9V-3H-3z',
  move: 'M-10-6L-2 0L-10 6V2L-5 0L-10-2zM-1-7L9 0L-1 7V2.6L3 0L-1-2.6z',
  lasting: 'M-7-9H7V-6Q7-2 2 0Q7 2 7 6V9H-7V6Q-7 2-2 0Q-7-2-7-6z',
  summon: 'M0-10L9-5V5L0 10L-9 5V-5zM0-5L4.6-2.4V2.8L0 5.4L-4.6 2.8V-2.4z',
};
const COLORS: Readonly<Record<Badge, string>> = {
  melee: '#d9573f',
  ranged: '#4f9bd0',
  magic: '#a878e0',
  guard: '#8f9aa6',
  heal: '#5fae5a',
  move: '#d9a13c',
  lasting: '#c9b68a',
  summon: '#3fae9c',
};

function ground(s: Sheet): string {
  const fan = Array.from({ length: 9 }, (_, i) => {
    const [from, to] = [i * 0.7, i * 0.7 + 0.26].map((turn) => [50 + 90 * Math.cos(turn), 46 + 90 * Math.sin(turn)]);
    return `M50 46L${from![0]!.toFixed(1)} ${from![1]!.toFixed(1)}L${to![0]!.toFixed(1)} ${to![1]!.toFixed(1)}z`;
  }).join('');
  const plate = shading(
    s,
    'plate',
    [
      [0, mix(s.glow, s.land, 0.35)],
      [0.55, mix(s.land, s.sky, 0.4)],
      [1, mix(s.sky, s.dark, 0.6)],
    ],
    [0, 0, 1, 1],
  );
  return (
    fill('M8 0H92Q100 0 100 8V92Q100 100 92 100H8Q0 100 0 92V8Q0 0 8 0z', plate) +
    group(fill(fan, s.lit, 0.07)) +
    ellipse(
      46,
      40,
      42,
      38,
      shine(s, 'pool', [
        [0, s.lit, 0.6],
        [1, s.lit, 0],
      ]),
    )
  );
}

function frame(s: Sheet, rank: number): string {
  const metal = METALS[rank]!;
  const band = shading(
    s,
    'band',
    [
      [0, mix(metal, '#ffffff', 0.5)],
      [0.5, metal],
      [1, mix(metal, '#0c0806', 0.55)],
    ],
    [0, 0, 1, 1],
  );
  const around = 'M8 2.5H92Q97.5 2.5 97.5 8V92Q97.5 97.5 92 97.5H8Q2.5 97.5 2.5 92V8Q2.5 2.5 8 2.5z';
  const corner = 'M2 22V8Q2 2 8 2H22L15 9Q9 9 9 15z';
  const corners =
    rank < 2
      ? ''
      : [0, 90, 180, 270]
          .map((turn) => group(shape(corner, band, s.dark, 1), { transform: `rotate(${turn} 50 50)` }))
          .join('');
  const pips = Array.from({ length: rank }, (_, i) => {
    const x = 50 + (i - (rank - 1) / 2) * 12;
    return shape(
      `M${x} 88L${x + 5} 93.5L${x} 99L${x - 5} 93.5z`,
      rank === 4 ? '#f8ecb4' : mix(metal, '#ffffff', 0.25),
      s.dark,
      1.2,
    );
  }).join('');
  return (
    stroke(around, s.dark, 5) +
    stroke(around, band, rank > 2 ? 4 : 3) +
    (rank > 2 ? stroke('M9 7H91Q93 7 93 9V91Q93 93 91 93H9Q7 93 7 91V9Q7 7 9 7z', band, 1) : '') +
    corners +
    pips
  );
}

const badgeAt = (s: Sheet, badge: Badge): string =>
  `<g transform="translate(82 18)"><circle r="15" fill="${s.dark}"/><circle r="13" fill="${mix(COLORS[badge], '#17110e', 0.35)}"/>` +
  `<path d="${GLYPHS[badge]}" transform="scale(.86)" fill="#fff6e0"${badge === 'summon' ? ' fill-rule="evenodd"' : ''}${badge === 'ranged' ? ' stroke="#fff6e0" stroke-width="1.4" fill-opacity=".9"' : ''}/></g>`;

/** Without an `svg` around it. Ids inside begin with the key. */
export function emblem(look: Emblem, id: string, key: string): string {
  const s = sheet(key, `emblem of ${id}`, look.palette, 'noon');
  const { rank = 0, badge } = look;
  const content =
    ground(s) +
    halo(s, 50, 48, 40, s.lit, 0.35) +
    figure(s, look.subject, {
      x: 50,
      ground: rank > 0 ? 84 : 88,
      height: rank > 0 ? 66 : 74,
      width: 70,
      hover: true,
      material: look.material,
    }) +
    (look.dim === true ? fill('M0 0H100V100H0z', '#0d0b14', 0.5) : '') +
    frame(s, rank) +
    (badge === undefined ? '' : badgeAt(s, badge));
  return s.defined() + content;
}
