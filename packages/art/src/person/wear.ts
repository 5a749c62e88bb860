/** What is worn on the head. */

import { fill, shape, stroke } from '../ink.ts';
import { ellipse } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Paint } from './person.ts';

export function headwear(name: string, paint: Paint): string {
  const { ink, cloth, metal, trim, lit, hair } = paint;
  const dim = mix(cloth, ink, 0.4);
  const steel = (d: string): string => shape(d, metal, ink, 1.3);
  switch (name) {
    case 'hood':
      return (
        fill('M36 34Q40 22 49.5 22Q61 22 64 34Q57 30 49 31Q41 31 36 34z', ink, 0.5) +
        shape(
          'M53 1Q26 6 26 40Q27 58 20 75Q32 80 40 72Q33.5 58 34.5 43Q36 23 49.5 22Q64 23 65.5 43Q66.5 58 60 72Q68 80 80 75Q74 58 74 40Q73 12 53 1z',
          cloth,
          ink,
          1.3,
        ) +
        fill('M53 1Q73 12 74 40Q74 58 80 75Q68 80 60 72Q66.5 58 65.5 43Q64 26 54 22.6Q61 14 53 1z', ink, 0.36) +
        stroke('M46 6Q31 14 30.5 38M33 20Q29.5 28 29.5 40', lit, 1.2, 0.5) +
        stroke(
          'M70 26l-5.5 3M71.5 32l-6 3M72 38l-6 3M72.3 44l-6 3M72.6 50l-6.4 3M73.6 57l-7 3.5M75 64l-9 4M62 12l-4 4M66 18l-5 4',
          ink,
          1,
          0.5,
        ) +
        stroke('M34.5 43Q36 23 49.5 22Q64 23 65.5 43', trim, 1.5, 0.85)
      );
    case 'wimple':
      return (
        shape(
          'M50 12Q33 13 32.5 38Q32.5 58 40 68Q49 72 58 68Q66 60 67 38Q66.5 13 50 12zM37.5 38Q38 24 49.5 23.5Q62 24 62.5 38Q62 52 56 59Q49 63 42 58Q37.5 50 37.5 38z',
          '#f3ecdb',
          ink,
          1.1,
        ).replace('<path', '<path fill-rule="evenodd"') +
        shape(
          'M50 8Q27 9 27 40Q27 60 22 78L31 76Q33 56 32.5 38Q33 15 50 14Q66.5 15 67 38Q67 56 69 76L78 78Q73 60 73 40Q72 9 50 8z',
          cloth,
          ink,
          1.2,
        )
      );
    case 'helm':
      return (
        steel('M34 40Q32 14 50 12Q68 14 66 40L61.5 40L61 30L52 29V46L47.5 46V29L39 30L38.5 40z') +
        fill('M56 13Q68 18 66 40L61.5 40L61 30L54 29Q58 22 56 13z', ink, 0.35) +
        stroke('M38 24q3 -8 9 -10', lit, 1.6, 0.8) +
        stroke('M36 27.5Q50 22 65 27.5', trim, 1.8)
      );
    case 'great helm':
      return (
        steel('M33.5 22Q50 8 66.5 22L65 62Q50 70 37 62z') +
        fill('M54 13Q62 16 66.5 22L65 62Q60 66 54 66.5z', ink, 0.35) +
        fill('M36 34.5h11.5v4h-11.5zM52.5 34.5h11.5v4h-11.5z', ink) +
        stroke('M50 14V66M35 32H65', trim, 2.4) +
        [46, 51, 56].map((y) => ellipse(43, y, 1.1, 1.1, ink) + ellipse(57, y, 1.1, 1.1, ink)).join('') +
        stroke('M37.5 24Q40 19 46 16', lit, 1.6, 0.8)
      );
    case 'horned helm':
      return (
        shape('M35 28Q20 26 18 6Q26 18 38 19zM65 28Q80 26 82 6Q74 18 62 19z', '#e2d6b6', ink, 1.2) +
        steel('M34 37Q32 13 50 11Q68 13 66 37Q58 31 50 31.5Q42 31 34 37z') +
        fill('M57 13Q68 18 66 37Q61 32 55 31.6Q59 22 57 13z', ink, 0.35) +
        stroke('M34.5 36Q42 30 50 30.5Q58 30 65.5 36', trim, 2.2) +
        stroke('M39 22q3 -6 8 -8', lit, 1.6, 0.8)
      );
    case 'crown':
      return (
        shape('M34 28L31 9L40 18L45 6L50 16L56 6L60 18L69 9L66 28Q50 23 34 28z', '#e0b548', ink, 1.3) +
        fill('M56 6L60 18L69 9L66 28Q60 25.5 55 25z', ink, 0.28) +
        ellipse(50, 21.5, 2.2, 2.4, trim) +
        ellipse(41, 22.5, 1.5, 1.7, trim) +
        ellipse(59, 22.5, 1.5, 1.7, trim)
      );
    case 'circlet':
      return (
        stroke('M35.5 30Q50 23 64.5 30', '#e0b548', 2.4) +
        ellipse(49.5, 26, 2.6, 3.2, ink) +
        ellipse(49.5, 26, 1.9, 2.5, trim)
      );
    case 'broad hat':
      return (
        shape('M36 26Q36 6 50 6Q65 6 65 26z', cloth, ink, 1.2) +
        shape('M18 31Q34 20 50 21.5Q68 20 84 29Q68 35 50 31.5Q34 36 18 31z', cloth, ink, 1.2) +
        fill('M57 7.5Q65 12 65 22Q76 24 84 29Q68 35 56 32Q60 18 57 7.5z', ink, 0.35) +
        stroke('M36.5 22Q50 18 64.5 22', trim, 2.4)
      );
    case 'cap':
      return (
        shape('M33.5 30Q31 13 50 11Q70 11 69 25Q72 20 75 25Q72 32 66.5 30Q50 24 33.5 30z', cloth, ink, 1.2) +
        fill('M58 12Q70 14 69 25L66.5 30Q60 27 56 26.5Q61 20 58 12z', ink, 0.3) +
        stroke('M33.5 30Q50 24 66.5 30', trim, 2)
      );
    case 'feathered hat':
      return (
        shape('M30 27Q34 10 52 10Q68 11 69 27Q82 24 80 29Q66 35 50 30Q34 34 22 29Q20 24 30 27z', cloth, ink, 1.2) +
        fill('M58 11Q68 14 69 27Q82 24 80 29Q66 34 56 31Q62 20 58 11z', ink, 0.32) +
        shape('M60 22Q74 18 82 2Q64 2 56 14Q54 20 60 22z', trim, ink, 1) +
        stroke('M59 21Q70 14 79 5', ink, 0.9, 0.7)
      );
    case 'kettle hat':
      return (
        steel('M35 25Q36 8 50 7Q64 8 65 25L82 31Q66 36 50 32Q34 36 18 31z') +
        fill('M57 9Q64 13 65 25L82 31Q68 35 57 32.5Q61 20 57 9z', ink, 0.35) +
        stroke('M40 18q2 -6 7 -8M24 30q12 -3 24 -2', lit, 1.4, 0.7)
      );
    case 'kerchief':
      return (
        shape(
          'M34.5 32Q33 12 50 11.5Q66 12 66 32Q70 40 76 44Q70 46 65 40Q62 28 50 26Q40 27 34.5 32z',
          cloth,
          ink,
          1.2,
        ) +
        fill('M57 13Q66 16 66 32Q70 40 76 44Q70 46 65 40Q62 30 56 27Q60 20 57 13z', ink, 0.3) +
        [
          [42, 20],
          [50, 17],
          [57, 22],
          [47, 23],
        ]
          .map(([x, y]) => ellipse(x!, y!, 1.2, 1.2, trim))
          .join('')
      );
    case 'fur hat':
      return (
        shape('M34 24Q34 8 50 8Q66 8 66 24z', cloth, ink, 1.2) +
        shape(
          'M30 30l2 -7l4 2l2 -5l5 3l3 -5l5 4l5 -4l3 5l5 -3l2 5l4 -2l1 7l-2 5l-4 -3l-4 4l-5 -4l-5 3l-5 -3l-5 3l-5 -3l-4 4z',
          mix('#8a6a48', hair, 0.2),
          ink,
          1.1,
        )
      );
    case 'antlers':
      return (
        stroke(
          'M40 20Q30 10 22 -2M34 12Q26 12 18 8M29 6Q24 0 26 -8M60 20Q70 10 78 -2M66 12Q74 12 82 8M71 6Q76 0 74 -8',
          ink,
          5,
        ) +
        stroke(
          'M40 20Q30 10 22 -2M34 12Q26 12 18 8M29 6Q24 0 26 -8M60 20Q70 10 78 -2M66 12Q74 12 82 8M71 6Q76 0 74 -8',
          '#cdb88a',
          2.8,
        ) +
        stroke('M35 28Q50 21 65 28', dim, 4)
      );
    case 'straw hat':
      return (
        shape('M37 25Q38 9 50 8.5Q63 9 64 25z', '#dcbc6c', ink, 1.2) +
        shape('M14 32Q34 20 50 21Q68 20 88 31Q70 34 50 31Q32 35 14 32z', '#dcbc6c', ink, 1.2) +
        stroke('M20 31Q40 24 80 29M40 14l2 8M47 11v10M54 11l1 10M60 15v8', ink, 0.8, 0.5) +
        stroke('M37.5 22Q50 18.5 63.5 22', trim, 2.2)
      );
    case 'bandage':
      return (
        shape('M35.5 32Q48 22 65 26L65.5 33Q50 29 36 39z', '#ece2cc', ink, 1) +
        stroke('M37 34Q50 26 65 29', ink, 0.7, 0.5) +
        ellipse(44, 29.5, 2.4, 2, '#9a2f2a', 0.8)
      );
    default:
      return '';
  }
}
