/** What was made, and goes on: armor without anybody in it, stones that walk, bells and lamps. */

import { fill, stroke } from '../ink.ts';
import { ellipse, halo } from '../brush.ts';
import { both, chain, type Creature } from './hand.ts';

/** A dead guard, chained to its watch. */
export const animate: Creature = ({ part, line, rim, ember, dot, ink, shade }) =>
  chain(
    [
      [11, 8, 60],
      [15, 14, 55],
      [19, 21, 55],
      [22, 28, 65],
      [24, 36, 75],
      [25, 44, 85],
      [25, 53, 90],
    ],
    ink,
    '#9b938c',
  ) +
  part('M1 100C3 78 12 66 27 62C40 59 60 59 73 62C88 66 97 78 99 100z', '#5f5b66', 2.1) +
  part('M26 62C36 73 64 73 74 62L70 82Q50 92 30 82z', '#2e2a34', 1.6) +
  [
    [14, 84],
    [21, 77],
    [79, 77],
    [86, 84],
    [11, 93],
    [89, 93],
  ]
    .map(([x, y]) => dot(x!, y!, 1.8, ink))
    .join('') +
  rim('M12 78Q21 70 30 72') +
  part('M29 24C31 10 42 5 50 5S69 10 71 24L73 50C72 62 62 70 50 73C38 70 28 62 27 50z', '#8d8a92', 2.3) +
  shade('M56 6Q69 11 71 24L73 50Q72 63 54 72Q62 52 60 32z', 0.34) +
  line('M50 5V73', 2) +
  rim('M48.3 7V71', 0.9, 0.5) +
  fill('M29 35H71L70 45C61 42 56 47 50 47S39 42 30 45z', '#0c080c') +
  ember(40, 41, 4, '#ff9a2e') +
  ember(61, 41, 4, '#ff9a2e') +
  [
    [37, 54],
    [37, 60],
    [43, 57],
    [43, 63],
    [57, 57],
    [57, 63],
    [63, 54],
    [63, 60],
  ]
    .map(([x, y]) => ellipse(x!, y!, 1.2, 1.9, ink))
    .join('') +
  rim('M33 21Q37 11 47 9', 1.7) +
  line('M62 13l4 7l-3 6l5 6', 1.3) +
  chain(
    [
      [27, 84, 12],
      [34, 87, 14],
      [42, 89, 6],
      [50, 90, 0],
      [58, 89, -6],
      [66, 87, -14],
      [73, 84, -12],
    ],
    ink,
    '#b89c74',
  );

/** Quarry stone, heaped up, on its round. */
export const walker: Creature = ({ part, line, rim, ember, shade }) =>
  part('M2 100L6 74L22 60L34 72L32 100z', '#7d7468') +
  part('M66 100L64 72L78 58L96 72L99 100z', '#6a6258') +
  part('M18 62L14 40L30 24L56 20L78 30L88 50L80 70L62 84L36 84z', '#8d8376', 2.3) +
  shade('M62 22L78 30L88 50L80 70L62 84L50 84L70 60z', 0.3) +
  part('M34 30L38 10L56 4L72 12L74 32L60 42L42 40z', '#9c9284', 2.1) +
  line('M56 4L54 22L74 32M54 22L38 10M54 22L42 40', 1.3) +
  line('M18 62L40 56L36 84M40 56L62 62L62 84M62 62L88 50M40 56L30 24', 1.5) +
  fill('M40 23L55 20L56 29L41 31z', '#1a1413') +
  ember(46, 26.5, 3.6, '#ffc24a') +
  rim('M17 42L31 26L36 24M39 12L55 6', 1.7) +
  line('M8 78l10 6M74 70l12 8M22 46l8 4M70 44l8 6', 1.2, 0.7) +
  stroke('M20 66q5 4 4 10M66 36q6 0 8 6', '#7f9660', 2.6) +
  part('M80 28L92 22L98 34L90 42z', '#9c9284', 1.5) +
  part('M4 52L12 48L14 58L8 64z', '#7d7468', 1.5);

/** The first walker, polished by use; with the slab that it carries. */
const numberOne: Creature = ({ part, line, rim, ember, shade, dot, ink }) =>
  part('M0 100L4 70L20 58L34 70L34 100z', '#5d6470') +
  part('M66 100L66 70L80 56L97 70L100 100z', '#4d535e') +
  part('M16 64L14 42L30 28H70L86 42L84 64L66 84H34z', '#7c8593', 2.3) +
  shade('M66 28H70L86 42L84 64L66 84H54Q72 62 66 28z', 0.32) +
  part('M32 34L34 12L50 4L66 12L68 34L58 44H42z', '#98a2ae', 2.2) +
  line('M50 4V16M34 12L50 16L66 12M50 16L42 44M50 16L58 44', 1.2, 0.75) +
  fill('M35 24H65L63 32H37z', '#12131a') +
  ember(43, 28, 3.2, '#7fd4ff') +
  ember(57, 28, 3.2, '#7fd4ff') +
  part('M40 54H60V78H40z', '#c9a24a', 1.6) +
  line('M50 59V73M46 61L50 58', 3.2) +
  rim('M17 44L31 30M36 13L49 6', 1.8) +
  [
    [22, 52],
    [78, 52],
    [24, 66],
    [76, 66],
  ]
    .map(([x, y]) => dot(x!, y!, 2, ink))
    .join('');
export const unladen: Creature = (hand) =>
  numberOne(hand) +
  hand.line('M18 20Q24 10 32 8M82 20Q76 10 68 8M8 48Q4 40 6 32M92 48Q96 40 94 32', 1.6, 0.6) +
  hand.rim('M84 62L96 74', 1.2, 0.5);
export const laden: Creature = (hand) => {
  const { part, line, rim, shade } = hand;
  return (
    numberOne(hand) +
    part('M2 6L86-4L98 10L98 26L14 34L2 22z', '#a79a84', 2.3) +
    shade('M14 34L98 26V10L14 17z', 0.3) +
    line('M2 6L14 17V34M14 17L98 10', 1.6) +
    line('M40 15l4 8l-3 7M70 13l-3 7l4 7', 1.2, 0.8) +
    rim('M5 6L84-2', 1.5) +
    part('M10 60L6 36L14 28L24 34L26 58z', '#7c8593', 1.9) +
    part('M90 58L94 30L86 24L76 30L74 58z', '#626a77', 1.9) +
    line('M8 36H24M76 32H93', 1.3)
  );
};

/** A heap of earth that has been called to a court of its own. */
export const earthloa: Creature = ({ part, line, rim, ember, shade, s }) =>
  halo(s, 50, 40, 46, '#c6a04e', 0.4) +
  part('M4 100C4 76 20 64 34 62H66C82 64 96 78 97 100z', '#5f4630') +
  line('M16 100Q20 84 32 78M82 100Q80 86 70 78M42 82L50 100L60 80', 1.4, 0.8) +
  part('M24 36C24 18 36 8 52 8C70 8 80 20 78 40L74 62C68 74 58 80 50 80S30 74 27 60z', '#86623f', 2.3) +
  shade('M58 9Q80 16 78 40L74 62Q68 76 52 80Q66 62 66 40z', 0.34) +
  stroke('M26 22q-8-4-12 2M34 12q-4-10-14-8M52 8q2-10 12-10M70 16q8-6 14-1', '#5f8440', 3.4) +
  stroke('M32 14q6 6 16 2q8 6 18 1q4 4 8 3', '#84a850', 4) +
  stroke('M50 26V34M44 30l6-4l6 4M40 26q-3 5 0 10M60 26q3 5 0 10', '#f2c860', 2.2) +
  line('M30 42L46 46M72 42L56 46', 3.6) +
  ember(39, 49, 4.6, '#ffcf5a') +
  ember(62, 49, 4.6, '#ffcf5a') +
  part('M47 48L54 48L57 60L50 63L44 60z', '#9a7450', 1.4) +
  line('M36 69Q50 65 65 69', 2.4) +
  line('M40 67v5M47 66v5M54 66v5M61 67v5', 1.4) +
  rim('M28 38Q29 22 40 15', 1.8) +
  line('M26 54l7 3M75 54l-6 4M30 64l6 1', 1.2, 0.7);

/** Water that stands upright, behind a face of gold. */
export const waterloa: Creature = ({ part, line, rim, s, shade, dot }) =>
  halo(s, 50, 50, 50, '#9be4ea', 0.5) +
  part(
    'M16 100C10 84 22 78 20 62C18 42 26 26 38 18C44 12 46 6 44 0C56 2 66 10 70 20C82 30 86 48 80 64C76 80 92 86 86 100z',
    '#2f7f92',
    2.1,
  ) +
  rim('M26 92Q20 84 27 74Q32 58 28 46M76 94Q84 84 76 74Q70 62 76 46M40 22Q48 14 48 6', 1.8) +
  stroke('M34 100Q30 88 40 84M50 100Q46 92 52 86M66 100Q70 90 62 84', '#bdf0f2', 2, 0.7) +
  part('M32 38C33 26 41 22 50 22S67 26 68 38C69 54 62 70 50 76C38 70 31 54 32 38z', '#d8a93e', 2.2) +
  shade('M56 23Q67 26 68 38Q68 62 52 75Q60 56 58 38z', 0.32) +
  fill('M36 44Q42 39 47 44Q42 48 36 44zM53 44Q58 39 64 44Q58 48 53 44z', '#0c2a33') +
  dot(41.6, 43.8, 1.6, '#c9fbff') +
  dot(58.4, 43.8, 1.6, '#c9fbff') +
  line('M35 38Q41 34 47 38M53 38Q59 34 65 38', 1.6) +
  line('M50 42L47.6 55Q50 57 52.6 55', 1.2) +
  fill('M43 63Q50 60 57 63Q50 68 43 63z', '#5a3710') +
  stroke('M50 24V34M43 27l7 5l7-5', '#fff1b0', 1.5) +
  rim('M36 40Q37 29 45 26', 1.6) +
  stroke('M41 49q-1 6 1 10M59 49q1 6-1 10', '#7fe0ea', 1.8, 0.9) +
  dot(14, 36, 3.4, '#8fdbe4', 0.9) +
  dot(10, 52, 2.2, '#8fdbe4', 0.8) +
  dot(90, 30, 3, '#8fdbe4', 0.9) +
  dot(93, 48, 2, '#8fdbe4', 0.8);

/** A light that means no good. */
export const wisp: Creature = ({ part, line, rim, s, ember, ink }) =>
  halo(s, 50, 52, 50, '#8ff2d2', 0.9) +
  fill(
    'M30 100C22 84 30 72 24 62C34 66 36 74 34 80C40 74 40 64 36 56L66 58C60 70 66 80 74 84C72 78 74 70 80 66C76 78 82 88 74 100z',
    '#3fae96',
    0.55,
  ) +
  line('M50 4C42 4 42 14 50 14S58 4 50 4z', 2.6) +
  part('M36 22L50 11L64 22L68 30H32z', '#6a5a3c', 1.9) +
  part('M30 30H70V36H30z', '#8a7448', 1.7) +
  fill('M33 36H67L70 74H30z', '#123c3a', 0.9) +
  fill('M50 34C60 44 66 52 63 62C61 70 56 74 50 74S39 70 37 62C34 52 44 48 50 34z', '#b9ffe2') +
  fill('M50 46C56 52 60 58 58 64C56 70 54 72 50 72S44 70 42 64C40 58 46 54 50 46z', '#ffffff', 0.85) +
  ellipse(44.6, 60, 2.6, 3.6, '#0c3a36') +
  ellipse(55.4, 60, 2.6, 3.6, '#0c3a36') +
  stroke('M44 68Q50 65 56 68', '#0c3a36', 1.8) +
  stroke('M33 36L30 74M67 36L70 74M42 36L41 45M58 36L59 45', ink, 2.4) +
  part('M26 74H74L70 82H30z', '#8a7448', 1.9) +
  part('M38 82H62L56 92H44z', '#6a5a3c', 1.7) +
  rim('M38 22L49 13M32 32H60M29 76H58', 1.3) +
  ember(14, 28, 1.8, '#b9ffe2') +
  ember(86, 40, 1.8, '#b9ffe2') +
  ember(12, 66, 1.4, '#b9ffe2');

/** A hand bell on the legs of a crab. */
export const tolling: Creature = ({ part, line, rim, eye, s, shade }) =>
  halo(s, 50, 46, 46, '#f2d480', 0.4) +
  both(
    part('M30 70L10 58L2 76L8 80L13 68L30 80z', '#9c4a34', 1.7) +
      part('M34 78L16 80L8 98L14 99L21 87L38 88z', '#8a3f2e', 1.7) +
      part('M26 56C14 50 4 40 6 28C8 22 14 20 18 24C14 30 18 34 24 32C28 40 30 48 32 54z', '#b85a3c', 1.8) +
      line('M18 24L24 32', 1.2),
  ) +
  stroke('M2 12Q10 4 20 3M98 12Q90 4 80 3M6 22Q12 14 20 12M94 22Q88 14 80 12', '#f2d480', 1.6, 0.8) +
  part('M44 26V8Q44 2 50 2T56 8V26z', '#6d4526', 1.8) +
  part(
    'M50 20C64 20 68 32 69 48C70 62 76 68 80 74L80 82H20L20 74C24 68 30 62 31 48C32 32 36 20 50 20z',
    '#cf9f3a',
    2.3,
  ) +
  shade('M58 21Q68 28 69 48Q70 64 80 74V82H56Q66 60 58 21z', 0.32) +
  line('M20 74H80M31 46H69M34 34H66', 1.4) +
  part('M42 82H58L56 92Q50 97 44 92z', '#6a4f1e', 1.7) +
  fill('M34 60Q50 54 66 60L64 68H36z', '#241508') +
  eye(43, 62.5, 4.2, '#f6f0c8', true) +
  eye(57, 62.5, 4.2, '#f6f0c8', true) +
  rim('M36 44Q38 28 46 23M25 76H50', 1.8);

/** Rung once, under water. */
export const bell: Creature = ({ part, line, rim, s, shade, dot }) =>
  halo(s, 50, 46, 50, '#7fd6d6', 0.7) +
  stroke('M8 30Q2 46 8 62M16 24Q8 46 16 70M92 30Q98 46 92 62M84 24Q92 46 84 70', '#aef0ea', 1.8, 0.7) +
  line('M50 0V14', 4) +
  part('M42 16Q42 8 50 8T58 16z', '#4f6a5c', 1.8) +
  part('M50 14C68 14 72 30 73 48C74 62 80 68 86 76V84H14V76C20 68 26 62 27 48C28 30 32 14 50 14z', '#5d8573', 2.4) +
  shade('M60 16Q72 24 73 48Q74 66 86 76V84H58Q70 60 60 16z', 0.36) +
  line('M14 76H86M27 48H73M29 38H71', 1.5) +
  rim('M32 46Q33 26 44 18M20 78H50', 2) +
  part('M40 84H60L57 94Q50 100 43 94z', '#31463d', 1.8) +
  stroke('M66 48l-6 8l5 6l-7 14', '#12211c', 1.8) +
  stroke('M34 60q6-6 10 2M38 68q4-4 8 1', '#2c4a3e', 2) +
  stroke('M22 84q-2 8 2 16M76 84q4 8 0 16M32 84q2 6-1 12', '#5f9a52', 2.6) +
  dot(20, 14, 3, '#c9fbf6', 0.7) +
  dot(28, 6, 2, '#c9fbf6', 0.7) +
  dot(80, 10, 2.6, '#c9fbf6', 0.7);

/** Whoever it looks at forgets the wound. */
export const saint: Creature = ({ part, line, rim, s, ember, dot }) =>
  halo(s, 50, 34, 50, '#ffe3a0', 0.9) +
  stroke('M50 34m-32 0a32 32 0 1 0 64 0a32 32 0 1 0 -64 0', '#f6cf6a', 2.4) +
  [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const turn = Math.PI * (1.05 + (i * 0.9) / 6);
      const [x, y] = [50 + Math.cos(turn) * 32, 34 + Math.sin(turn) * 32];
      return part(`M${x - 2} ${y + 3}v-7h4v7z`, '#efe2c0', 1) + ember(x, y - 6, 1.5, '#ffb347');
    })
    .join('') +
  part('M12 100C14 78 26 68 36 62H64C76 68 86 80 88 100z', '#d9c79c', 2) +
  stroke('M24 80q0 8 3 20M36 74q-2 12 1 26M64 74q3 12 0 26M77 80q0 10-3 20', '#fff4d4', 3, 0.7) +
  part('M50 14C66 14 74 26 73 42C72 58 68 66 66 78Q50 88 34 78C32 66 28 58 27 42C26 26 34 14 50 14z', '#cdb98a', 2.2) +
  part('M50 24C60 24 65 32 64 44C63 56 58 66 50 67S37 56 36 44C35 32 40 24 50 24z', '#efe0bd', 1.8) +
  line('M39.6 45Q43.6 48 47.6 45M52.4 45Q56.4 48 60.4 45', 1.7) +
  line('M40 40Q44 37 48 40M52 40Q56 37 60 40', 1.1, 0.6) +
  line('M50 44L48.4 53Q50 54.4 51.8 53', 1.1) +
  line('M45.6 59.6Q50 62 54.4 59.6', 1.5) +
  stroke('M43 48q-1 8 1 13M57 48q1 6 0 9', '#fffaf0', 2.2) +
  dot(44, 62, 1.6, '#fffaf0') +
  rim('M32 40Q33 24 44 18', 1.6) +
  part('M44 72Q50 64 56 72L55 90H45z', '#efe0bd', 1.5) +
  ember(50, 70, 2.6, '#ffb347');
