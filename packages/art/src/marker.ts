/** Tokens and money, in a box of 100 by 100: every kind has a shape of its own, every color a letter. */

import { ellipse } from './brush.ts';
import { fill, shape, stroke } from './ink.ts';
import { mix } from './palettes.ts';

type Marker = 'exit' | 'loot' | 'objective' | 'totem' | 'object';

const INK = '#17110e';
const SHAPES: Readonly<Record<Marker, string>> = {
  exit: 'M50 4Q92 4 92 46V94H8V46Q8 4 50 4z',
  loot: 'M12 20Q12 8 24 8H76Q88 8 88 20L94 84Q94 94 84 94H16Q6 94 6 84z',
  objective: 'M50 2L64 32L97 36L73 59L80 92L50 76L20 92L27 59L3 36L36 32z',
  totem: 'M50 3L92 26V72L50 97L8 72V26z',
  object: 'M50 4A46 46 0 1 1 49.9 4z',
};
const SIGNS: Readonly<Record<Marker, string>> = {
  exit: 'M34 82V50Q34 30 50 30T66 50V82zM60 58a3 3 0 1 0 .1 0z',
  loot: 'M24 50H76V80H24zM24 46Q24 30 50 30T76 46zM45 44H55V58H45z',
  objective: 'M42 34H47V74H42zM49 35L68 42L49 50z',
  totem: 'M34 28H66L62 46L66 64L58 80H42L34 64L38 46z',
  object: 'M30 58Q30 42 50 42T70 58Q70 78 50 78T30 58zM47 42V30H53V42zM53 30Q62 22 68 30',
};

/** A token; `letter` is the first of its color. Without a color it lies face down. */
export function marker(kind: Marker, color: string | null, letter: string): string {
  const body = color ?? '#8a8072';
  return (
    shape(SHAPES[kind], mix(body, INK, 0.45), INK, 4) +
    shape(SHAPES[kind], body, INK, 1.5).replace('<path', '<path transform="translate(7 6) scale(.86)"') +
    stroke(SHAPES[kind], '#fff6e0', 2, 0.5).replace('<path', '<path transform="translate(9.5 9) scale(.81)"') +
    fill(SIGNS[kind], INK, 0.82).replace('<path', '<path fill-rule="evenodd"') +
    (letter === ''
      ? ''
      : ellipse(77, 79, 15, 15, INK) +
        `<text x="77" y="86.4" font-size="21" font-weight="700" text-anchor="middle" fill="#fff6e0" font-family="system-ui, sans-serif">${letter}</text>`)
  );
}

/** So much money. */
export const coins = (amount: number): string =>
  [
    [64, 66, 27],
    [36, 60, 29],
    [52, 44, 33],
  ]
    .map(
      ([x, y, r]) =>
        ellipse(x!, y! + 4, r!, r!, '#5d3f10') +
        ellipse(x!, y!, r!, r!, '#8a6118') +
        ellipse(x!, y!, r! - 2, r! - 2, '#e4b84c') +
        ellipse(x! - 2, y! - 2, r! - 6, r! - 6, '#f3d67c'),
    )
    .join('') +
  `<text x="51" y="54" font-size="29" font-weight="800" text-anchor="middle" fill="#4a300a" font-family="system-ui, sans-serif">${amount}</text>`;
