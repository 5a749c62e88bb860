/** What people wear. `wide` is half the width of the shoulders. */

import { fill, shape, short, stroke } from '../ink.ts';
import { ellipse } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Paint } from './person.ts';

const torso = (wide: number): string =>
  `M${50 - wide} 103C${50 - wide} 86 ${short(50 - wide * 0.72)} 77 41 71Q50 79 59 71C${short(50 + wide * 0.72)} 77 ${50 + wide} 86 ${50 + wide} 103z`;
const shade = (wide: number): string =>
  `M59 71C${short(50 + wide * 0.72)} 77 ${50 + wide} 86 ${50 + wide} 103H54Q62 88 54 75z`;
/** Lines of the graver over the side away from the light. */
function graved(wide: number): string {
  let d = '';
  for (let i = 0; i < 9; i += 1)
    d += `M${short(60 + i * wide * 0.05)} ${78 + i * 3}l${short(wide * (0.3 + (i % 3) * 0.1))} ${short(5 + i * 0.4)}`;
  return d;
}

export function dress(name: string, wide: number, paint: Paint): string {
  const { cloth, ink, lit, trim, metal, skin } = paint;
  const dark = mix(cloth, ink, 0.45);
  const l = 50 - wide;
  const r = 50 + wide;
  const body = (color: string): string =>
    shape(torso(wide), color, ink, 1.3) +
    fill(shade(wide), ink, 0.34) +
    (paint.fine ? stroke(graved(wide), ink, 0.9, 0.4) : '') +
    stroke(`M${l + 2} 96C${l + 2} 87 ${short(50 - wide * 0.7)} 79 42 73.5`, lit, 1.3, 0.5);
  const folds = stroke(
    `M${l + 9} 103Q${l + 10} 90 ${l + 17} 83M${r - 9} 103Q${r - 10} 90 ${r - 17} 83M38 103Q40 90 44 80M62 103Q60 90 57 81`,
    ink,
    1,
    0.4,
  );
  switch (name) {
    case 'plate':
      return (
        body(metal) +
        stroke('M50 78V103', ink, 1.2, 0.7) +
        shape(
          `M${l - 2} 98Q${l - 2} 79 ${l + 12} 76Q${l + 20} 79 ${l + 18} 92Q${l + 8} 90 ${l - 2} 98z`,
          mix(metal, lit, 0.25),
          ink,
          1.3,
        ) +
        shape(
          `M${r + 2} 98Q${r + 2} 79 ${r - 12} 76Q${r - 20} 79 ${r - 18} 92Q${r - 8} 90 ${r + 2} 98z`,
          mix(metal, ink, 0.25),
          ink,
          1.3,
        ) +
        shape('M40 70Q50 78 60 70L62 77Q50 86 38 77z', mix(metal, lit, 0.1), ink, 1.2) +
        stroke('M38.5 76.5Q50 85 61.5 76.5', trim, 1.6) +
        fill('M45 88h10v3h-3.5v9h-3v-9h-3.5z', cloth)
      );
    case 'mail': {
      // Rings: broken lines.
      let rows = '';
      for (let y = 78; y < 102; y += 3) {
        // Shoulders slope.
        const half = Math.round(wide * Math.min(0.93, 0.3 + (y - 74) * 0.06));
        rows += `M${50 - half} ${y}h${half * 2}`;
      }
      const rings = `<path d="${rows}" fill="none" stroke="${lit}" stroke-opacity=".4" stroke-width="1.2" stroke-dasharray="2.4 1.6"/>`;
      return (
        body(mix(metal, ink, 0.25)) +
        rings +
        shape('M38 76Q50 84 62 76L66 103H34z', cloth, ink, 1.1) +
        fill('M52 82Q58 80 62 76L66 103H54z', ink, 0.28) +
        stroke('M40 71Q50 79 60 71', mix(metal, lit, 0.2), 3.4)
      );
    }
    case 'leather':
      return (
        body(mix('#7a5230', cloth, 0.35)) +
        shape('M41 71L50 84L59 71L62 74L52 92H48L38 74z', cloth, ink, 1) +
        stroke(`M${l + 8} 84L60 103M${r - 10} 84L46 103`, mix('#4a3020', ink, 0.3), 3.2) +
        ellipse(53, 94, 2.6, 2.6, trim)
      );
    case 'furs': {
      const ruff =
        shape(
          'M13 92l3 -9l5 2l3 -7l6 2l4 -6l5 3q11 7 22 0l5 -3l4 6l6 -2l3 7l5 -2l3 9l-6 -1l-3 6l-6 -4l-4 5l-6 -5l-5 5l-4 -4q-8 4 -16 0l-4 4l-5 -5l-6 5l-4 -5l-6 4l-3 -6z',
          '#a58560',
          ink,
          1.2,
        ) + stroke('M22 85l2 5M31 81l2 6M69 81l-2 6M78 85l-2 5M40 80l1 6M60 80l-1 6M50 82v5', ink, 0.9, 0.6);
      const fitted = (wide / 35).toFixed(2);
      return (
        body(cloth) + folds + `<g transform="matrix(${fitted} 0 0 1 ${short(50 - (50 * wide) / 35)} 0)">${ruff}</g>`
      );
    }
    case 'cloak':
      return (
        body(dark) +
        shape('M38 74Q50 84 62 74L68 103H32z', mix(cloth, lit, 0.12), ink, 1) +
        shape(
          `M${l - 2} 103Q${l} 80 38 70L46 78Q38 90 36 103zM${r + 2} 103Q${r} 80 62 70L54 78Q62 90 64 103z`,
          cloth,
          ink,
          1.3,
        ) +
        fill(`M${r + 2} 103Q${r} 80 62 70L54 78Q62 90 64 103z`, ink, 0.3) +
        ellipse(50, 79.5, 3.6, 3.6, ink) +
        ellipse(50, 79.5, 2.7, 2.7, trim)
      );
    case 'rags':
      return (
        body(mix(cloth, '#6b5a44', 0.4)) +
        folds +
        fill(`M${l + 6} 103l3 -7l4 5l3 -8l4 9z M${r - 20} 103l3 -7l4 4l3 -8l5 11z`, ink, 0.5) +
        shape('M52 86l10 -2l2 10l-10 3z', mix(trim, '#7a6a50', 0.6), ink, 0.9) +
        stroke('M52 86l-2 1M54 97l-2 1M64 94l2 1M62 84l2 -1', ink, 0.9)
      );
    case 'coat':
      return (
        body(cloth) +
        shape('M41 70L48 82L44 96L33 79zM59 70L52 82L56 96L67 79z', mix(cloth, lit, 0.16), ink, 1.1) +
        fill('M59 70L52 82L56 96L67 79z', ink, 0.25) +
        shape('M44 72Q50 78 56 72L52 90H48z', '#e6dcc6', ink, 0.8) +
        [92, 98].map((y) => ellipse(47, y, 1.3, 1.3, trim) + ellipse(54, y, 1.3, 1.3, trim)).join('')
      );
    case 'apron':
      return (
        body('#cdbf9f') +
        folds +
        shape('M38 84L40 73L44 75L43 84H57L56 75L60 73L62 84L66 103H34z', cloth, ink, 1.2) +
        fill('M53 84H62L66 103H55z', ink, 0.28) +
        stroke('M40 89h8v7h-8z', ink, 0.9, 0.6)
      );
    case 'gown':
      return (
        shape(torso(wide), skin, ink, 1.2) +
        fill(shade(wide), ink, 0.3) +
        shape(
          `M${l} 103C${l} 90 ${l + 4} 84 ${l + 9} 80Q38 92 50 88Q62 92 ${r - 9} 80C${r - 4} 84 ${r} 90 ${r} 103z`,
          cloth,
          ink,
          1.2,
        ) +
        fill(`M52 88.5Q62 92 ${r - 9} 80C${r - 4} 84 ${r} 90 ${r} 103H56z`, ink, 0.3) +
        stroke(`M${l + 9} 80Q38 92 50 88Q62 92 ${r - 9} 80`, trim, 1.8) +
        stroke('M42 72Q50 84 58 72', '#e0b548', 1.2) +
        ellipse(50, 79.5, 2.2, 2.6, trim)
      );
    case 'doublet':
      return (
        body(cloth) +
        stroke('M50 78V103', ink, 1) +
        [84, 89, 94, 99].map((y) => ellipse(50, y, 1.4, 1.4, trim)).join('') +
        stroke(`M${l + 10} 88l8 12M${l + 16} 84l10 16M${r - 10} 88l-8 12M${r - 16} 84l-10 16`, dark, 2) +
        shape(
          'M37 70q3 -4 6 -1q3 -3 7 0q4 -3 7 0q4 -3 6 2q3 4 -2 5q-1 4 -5 2q-3 4 -6 1q-4 3 -6 -1q-4 2 -5 -2q-5 -2 -2 -6z',
          '#f1ead8',
          ink,
          1,
        )
      );
    case 'leaves': {
      let leaves = '';
      for (let row = 0; row < 3; row += 1)
        for (let x = l + 4 + row * 3; x < r - 5; x += 9)
          leaves += `M${short(x)} ${79 + row * 8}q6 1 7 11q-8 -2 -7 -11z`;
      return body(dark) + shape(leaves, mix(cloth, lit, 0.1), ink, 0.8) + stroke('M40 71Q50 80 60 71', trim, 2);
    }
    default:
      return (
        body(cloth) +
        folds +
        shape('M41 70L50 88L59 70L62 73L53 94H47L38 73z', mix(cloth, lit, 0.22), ink, 1) +
        stroke('M41 70.5L50 88L59 70.5', trim, 1.8)
      );
  }
}
