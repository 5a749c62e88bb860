/** Hair, behind the head and before it. */

import { shape, stroke } from '../ink.ts';
import { ellipse } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Look, Paint } from './person.ts';

/** Under a hood or a helm there is little hair to be seen. */
const COVERING = new Set(['hood', 'wimple', 'helm', 'great helm', 'horned helm', 'kettle hat', 'kerchief', 'fur hat']);

export function hairBehind(look: Look, { hair, ink, cloth }: Paint): string {
  const back = mix(hair, ink, 0.35);
  if (look.wear === 'hood')
    return shape(
      'M50 8Q28 10 27 40Q27 62 20 80Q50 92 80 80Q74 62 73.5 40Q72 10 50 8z',
      mix(cloth, ink, 0.45),
      ink,
      1.2,
    );
  if (look.wear === 'wimple')
    return shape(
      'M50 12Q31 13 31 38Q31 62 24 84Q50 96 76 84Q69 62 69.5 38Q69 13 50 12z',
      mix('#efe6d2', ink, 0.15),
      ink,
      1.2,
    );
  switch (look.hair ?? 'bald') {
    case 'long':
      return shape(
        'M49 13Q31 14 31.5 38Q32 58 26 80Q36 88 46 82L58 82Q68 88 76 78Q68 58 69 38Q69 14 49 13z',
        back,
        ink,
        1,
      );
    case 'wild':
      return shape(
        'M50 9L42 13L34 10L33 19L24 22L28 31L19 38L27 44L20 54L29 58L24 69L35 70L38 78L60 78L66 72L75 72L71 60L80 56L73 46L81 38L72 32L75 21L66 20L64 11L56 13z',
        back,
        ink,
        1,
      );
    case 'curls':
      return shape(
        'M50 11q-7 -4 -11 2q-8 -1 -8 7q-7 3 -3 10q-6 5 -1 11q-4 7 2 11q-1 8 6 9q14 4 30 0q8 -2 6 -10q6 -4 2 -11q5 -6 -1 -11q3 -8 -4 -10q-1 -8 -8 -7q-5 -6 -10 -1z',
        back,
        ink,
        1,
      );
    case 'bob':
      return shape('M49 13Q31 14 32 38Q32 54 33 62Q50 68 67 62Q69 50 69 38Q69 14 49 13z', back, ink, 1);
    case 'braids':
      return (
        shape('M49 14Q34 15 34 36L34 60H66L67 36Q66 15 49 14z', back, ink, 1) +
        [60, 67, 74, 81]
          .map((y, i) =>
            shape(`M${32 - i * 0.6} ${y}q-6 4 0 8q7 -4 0 -8zM${68 + i * 0.6} ${y}q-7 4 0 8q6 -4 0 -8z`, hair, ink, 0.9),
          )
          .join('')
      );
    case 'tail':
      return shape('M62 20Q76 22 77 40Q78 60 70 74Q70 56 66 44Q62 32 58 24z', back, ink, 1);
    case 'weeds':
      return (
        stroke(
          'M36 30Q26 50 30 84M33 34Q20 52 22 80M64 30Q74 52 70 86M67 34Q80 54 79 78M40 24Q30 44 36 80M60 26Q72 44 64 82',
          hair,
          3.4,
        ) + stroke('M36 30Q28 50 32 84M66 34Q76 54 74 82', ink, 1, 0.6)
      );
    default:
      return '';
  }
}

export function hairBefore(look: Look, { hair, ink, lit }: Paint): string {
  if (look.wear !== undefined && COVERING.has(look.wear)) return '';
  const shone = stroke('M40 24q3 -6 9 -7.5', lit, 1.4, 0.45);
  switch (look.hair ?? 'bald') {
    case 'bald':
      return '';
    case 'cropped':
      return (
        shape('M35.8 36Q34 18 49 16Q65 16 64.6 36Q62 27 57 25.5Q47 27 39 26Q36.5 29 35.8 36z', hair, ink, 1) + shone
      );
    case 'tonsure':
      return (
        shape('M35.5 40Q33 28 39 23Q38 30 37.5 40zM64.5 40Q67 27 60 22Q63 30 63.5 42z', hair, ink, 1) +
        stroke('M40 22q9 -3.5 19 0', hair, 2.4)
      );
    case 'short':
      return (
        shape(
          'M35.5 40Q32 17 48 14Q66 13 65.5 40Q64 33 61.5 28Q54 30 46 26.5Q42 31 38 32Q36.5 36 35.5 40z',
          hair,
          ink,
          1,
        ) + shone
      );
    case 'wild':
      return shape(
        'M35 40Q31 26 36 17L42 19L47 12L52 18L60 14L61 21L67 26Q66 36 65 40Q63 32 60 28L55 31L51 26L46 32L42 27L39 34Q36.5 36 35 40z',
        hair,
        ink,
        1,
      );
    case 'curls':
      return shape(
        'M36 38q-4 -4 -1 -8q-2 -6 4 -8q2 -6 8 -5q5 -4 9 1q6 0 7 6q5 4 2 9q2 3 0 6q-3 -3 -3 -7q-4 0 -5 -4q-5 2 -8 -2q-4 4 -8 2q-3 5 -5 10z',
        hair,
        ink,
        1,
      );
    case 'bun':
      return (
        ellipse(53, 11.5, 8, 7, ink) +
        ellipse(53, 11.5, 7, 6, hair) +
        shape('M35.8 38Q34 17 49 15.5Q65 16 64.5 38Q62 28 56 25Q49 21 45 26Q39 30 35.8 38z', hair, ink, 1) +
        shone
      );
    case 'tail':
      return shape('M35.8 38Q34 16 49 15Q65 15 65 38Q62 28 55 24Q46 23 41 28Q37 32 35.8 38z', hair, ink, 1) + shone;
    case 'braids':
    case 'long':
    case 'bob':
      return (
        shape(
          'M34.8 46Q32 17 49.5 14.5Q67 15.5 66 46Q64 33 58 26.5Q53 22 49 21.5Q44 25 41 29Q36.5 35 34.8 46z',
          hair,
          ink,
          1,
        ) +
        shone +
        stroke('M60 22q4 8 4 18M38 27q-2 6 -2 14', ink, 0.8, 0.5)
      );
    default:
      return (
        stroke('M38 24Q34 34 34 44M44 20Q38 26 37 36M56 20Q64 26 65 40M50 18Q58 20 62 28', hair, 3.4) +
        stroke('M40 23q-4 8 -4.5 18', lit, 0.9, 0.5)
      );
  }
}
