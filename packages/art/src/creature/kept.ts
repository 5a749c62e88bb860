/** Those whom the water kept, and who goes to them. */

import { fill, group, stroke } from '../ink.ts';
import { ellipse, halo } from '../brush.ts';
import { both, type Creature } from './hand.ts';

/** A Sunday coat, lit from inside like a wet lamp. */
export const lodger: Creature = ({ part, line, rim, s, shade, dot }) =>
  halo(s, 50, 56, 52, '#ffd27a', 0.6) +
  part('M6 100C8 78 20 68 38 64H62C80 68 92 80 94 100z', '#31404a', 2.1) +
  fill('M40 64L50 100L60 64z', '#ffe2a0') +
  part('M38 64L24 76L46 100L50 92z', '#3f525d', 1.7) +
  part('M62 64L76 76L54 100L50 92z', '#2b3841', 1.7) +
  fill('M46 68L50 72L54 68L55 74L50 72L45 74z', '#7a2f34') +
  part('M50 18C61 18 67 26 66 40C65 54 60 66 50 67S35 54 34 40C33 26 39 18 50 18z', '#c9d3b8', 2.1) +
  fill('M50 26C57 26 61 32 60 42C59 54 56 62 50 63S41 54 40 42C39 32 43 26 50 26z', '#ffedba', 0.75) +
  shade('M57 20Q67 26 66 40Q64 62 52 67Q60 50 57 20z', 0.22) +
  ellipse(43.4, 42, 4, 3.4, '#3c3a2c') +
  ellipse(56.6, 42, 4, 3.4, '#3c3a2c') +
  dot(43.4, 42, 1.7, '#fff6d2') +
  dot(56.6, 42, 1.7, '#fff6d2') +
  line('M38 36Q43 33 47 37M62 36Q57 33 53 37', 1.5) +
  line('M50 44L48 52Q50 53.6 52 52', 1.1) +
  line('M44 58.6Q50 57 56 59', 1.5) +
  part('M30 26C30 24 32 22 36 22L38 4Q50 0 62 4L64 22C68 22 70 24 70 26Q50 34 30 26z', '#27323a', 2) +
  stroke('M37 18Q50 23 63 18', '#7a2f34', 2.6) +
  rim('M40 6L39 16M10 96Q12 80 26 73', 1.6) +
  stroke('M34 30q-4 14-2 30M31 34q-5 10-4 20M66 30q5 14 2 28M36 62q-2 8 0 14M62 66q2 8 0 14', '#5f8a5c', 1.9) +
  dot(18, 40, 2, '#d8f0e6', 0.6) +
  dot(14, 28, 1.4, '#d8f0e6', 0.6) +
  dot(84, 46, 1.8, '#d8f0e6', 0.6);

/** A punt pole, and nobody's face. */
export const ferryman: Creature = ({ part, line, rim, s, shade }) =>
  halo(s, 44, 40, 46, '#8fb8c4', 0.5) +
  part('M78 0H83L86 100H80z', '#8a6238', 1.8) +
  part('M6 100C8 80 22 66 40 60H62C80 66 92 80 94 100z', '#33454a', 2.1) +
  line('M30 100Q30 82 40 70M52 100V76M72 100Q72 84 64 72', 1.3, 0.7) +
  part('M52 2C30 4 22 24 26 44C28 58 20 66 18 76Q50 90 80 76C78 66 74 58 76 44C80 22 70 2 52 2z', '#415a5c', 2.3) +
  shade('M58 3Q80 18 76 44Q74 60 80 76Q68 84 56 84Q72 50 58 3z', 0.34) +
  fill('M48 20C36 22 32 36 34 50C36 62 42 70 48 72C56 70 62 62 64 50C66 34 60 20 48 20z', '#0c1416') +
  fill('M48 28C41 30 38 38 39 49C40 58 44 64 48 66C53 64 57 58 58 49C59 38 55 29 48 28z', '#9fb8b4', 0.85) +
  fill('M48 30C43 32 41 39 42 48C43 56 45 61 48 63C50 58 49 40 48 30z', '#d9e8e0', 0.7) +
  stroke('M40 44q8 3 17 0M40 51q8 3 17-1', '#5f7a7a', 1, 0.8) +
  rim('M29 44Q26 22 42 9', 1.7) +
  stroke('M40 68q-1 8 1 16M48 72v14M56 68q2 8 0 16', '#7fb6b8', 1.8, 0.7) +
  part('M70 58Q72 50 80 50H90L92 58Q92 66 84 67H74Q70 64 70 58z', '#a9b8ac', 1.7) +
  line('M78 56H91M78 61H91', 1.2) +
  stroke('M28 8q-3 8-8 10M72 8q5 6 12 8', '#7fa08a', 1.6, 0.6);

/** She kept the gate, and the gate kept her. */
export const drownedlady: Creature = ({ part, line, rim, s, ember, shade, dot }) =>
  halo(s, 50, 40, 54, '#7fc8c0', 0.6) +
  both(
    group(part('M48 4H52V30H48z', '#6b4f2c', 1.4) + part('M46-4H54L52 6H48z', '#8a6a3a', 1.4), {
      transform: 'rotate(-38 50 50)',
    }),
  ) +
  group(part('M48 2H52V30H48z', '#6b4f2c', 1.4) + part('M46-6H54L52 6H48z', '#8a6a3a', 1.4), {}) +
  stroke('M50 44m-34 0a34 34 0 1 1 68 0', '#1a1310', 7.6) +
  stroke('M50 44m-34 0a34 34 0 1 1 68 0', '#7c5c34', 5) +
  stroke('M28 26Q16 50 18 92M34 24Q22 56 26 98M72 26Q86 50 82 92M66 24Q80 56 74 98', '#16211f', 5) +
  stroke('M28 26Q16 50 18 92M34 24Q22 56 26 98M72 26Q86 50 82 92M66 24Q80 56 74 98', '#4f7a5e', 2.8) +
  part('M4 100C6 80 22 70 40 66H60C78 70 94 82 96 100z', '#a5892f', 2.2) +
  shade('M62 67Q92 74 96 100H70Q78 80 62 67z', 0.4) +
  line('M50 70V100M22 82Q30 90 30 100M78 82Q70 90 70 100', 1.5) +
  part('M36 66Q50 82 64 66L60 60H40z', '#8a7126', 1.7) +
  part('M50 16C62 16 69 26 68 40C67 55 60 66 50 68S33 55 32 40C31 26 38 16 50 16z', '#a9c4b6', 2.2) +
  shade('M57 17Q69 24 68 40Q66 62 52 68Q62 50 57 17z', 0.3) +
  fill('M31 34C31 20 40 12 50 12S69 20 69 34C64 24 58 22 50 22S36 24 31 34z', '#22322e') +
  line('M38 37Q43 33 47 38M62 37Q57 33 53 38', 1.9) +
  ember(43, 42, 4, '#bff6e2') +
  ember(57, 42, 4, '#bff6e2') +
  line('M50 44L47.6 52Q50 54 52.4 52', 1.2) +
  fill('M43.6 58.6Q50 56 56.4 58.6Q50 63 43.6 58.6z', '#2f4a4c') +
  stroke('M42 47q-1 7 0 12M58 47q1 8 0 13', '#4f8a86', 1.6) +
  rim('M35 40Q36 26 45 21', 1.6) +
  dot(46, 84, 1.8, '#2c2410') +
  dot(46, 93, 1.8, '#2c2410');

/** Twins from the west: two spears, one thought. */
export const twins: Creature = ({ part, line, rim, s, dot, shade }) => {
  const one = (skin: string, hair: string, cloth: string): string =>
    part('M2 100C4 82 14 72 26 70H40C54 72 62 84 64 100z', cloth, 2) +
    part(
      'M33 22C18 22 12 34 14 50C14 60 10 68 10 78H22L24 60H44L46 78H56C54 66 52 60 53 48C54 32 48 22 33 22z',
      hair,
      1.9,
    ) +
    part('M33 30C42 30 46 37 45 48C44 59 40 66 33 69C26 66 21 59 20 48C19 37 24 30 33 30z', skin, 1.9) +
    shade('M38 31Q46 36 45 48Q43 62 34 69Q42 52 38 31z', 0.26) +
    fill('M19 46C18 34 24 26 33 26S48 34 46 46C43 38 40 36 34 37C28 40 22 40 19 46z', hair) +
    fill('M23.4 49.4Q27 46 31 49.4Q27 51.6 23.4 49.4zM35 49.4Q39 46 42.6 49.4Q39 51.6 35 49.4z', '#f4e6c8') +
    dot(27, 49, 1.7, '#1c1418') +
    dot(38.6, 49, 1.7, '#1c1418') +
    line('M23 48.6Q27 45.4 31 48.6M35 48.6Q39 45.4 43 48.6', 1.5) +
    line('M23 44.4Q27 42 30.6 44M35.6 44Q39 42 42.6 44.4', 1.3) +
    line('M33 51L31.4 57Q33 58 34.4 57', 1) +
    stroke('M29 62Q33 64 37 62', '#8c3a3a', 1.7) +
    stroke('M20 54l5 1.6M20.6 57l4 1.2', '#c9413a', 1.4);
  return (
    halo(s, 50, 44, 48, '#f2b8a0', 0.5) +
    part('M8 0L12 10L10 100H6L4 10z', '#9c7a4a', 1.5) +
    part('M92 0L96 10L94 100H90L88 10z', '#9c7a4a', 1.5) +
    group(one('#c98f66', '#e6dccb', '#8a3f4a'), { transform: 'translate(102 2) scale(-.96 .96)' }) +
    group(one('#d9a47a', '#2a2430', '#4a6f8a') + rim('M22 42Q24 34 31 32'), { transform: 'translate(-3 3)' })
  );
};
