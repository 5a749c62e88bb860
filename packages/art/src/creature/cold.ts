/** What lives, or goes on, in the cold: machines of copper and white enamel, wyrms of ice, great dogs, a wraith. */

import { fill, stroke } from '../ink.ts';
import { ellipse, halo } from '../brush.ts';
import { both, type Creature } from './hand.ts';

const COPPER = '#b4683a';
const DARK_COPPER = '#7d4426';
const ENAMEL = '#e6ece9';
const LAMP = '#ffc765';

/** It has been waiting. One eye is a lamp, the other has gone out; it has kept its collar clean. */
export const servant: Creature = ({ part, line, rim, ember, dot, ink, shade, s }) =>
  halo(s, 40, 40, 44, LAMP, 0.5) +
  part('M12 100C14 82 26 72 40 70H60C74 72 86 82 88 100z', ENAMEL, 2) +
  part('M38 70Q50 82 62 70L60 100H40z', DARK_COPPER, 1.6) +
  line('M44 78V100M50 80V100M56 78V100', 1.2, 0.7) +
  part('M12 100Q14 84 28 76Q24 88 26 100zM88 100Q86 84 72 76Q76 88 74 100z', COPPER, 1.6) +
  part('M42 60H58V74Q50 78 42 74z', COPPER, 1.6) +
  line('M42 65H58M42 70H58', 1.2) +
  part('M22 36C22 16 34 8 50 8S78 16 78 36C78 54 68 64 50 64S22 54 22 36z', ENAMEL, 2.3) +
  shade('M58 9Q78 16 78 36Q78 56 54 64Q70 46 58 9z', 0.24) +
  part('M22 32Q50 22 78 32V38Q50 28 22 38z', COPPER, 1.5) +
  line('M50 8V26', 1.6) +
  part('M44 4H56L54 12H46z', COPPER, 1.4) +
  part('M18 38Q14 44 18 50L24 48V38zM82 38Q86 44 82 50L76 48V38z', COPPER, 1.5) +
  part('M28 42A10 10 0 1 1 48 42A10 10 0 1 1 28 42z', DARK_COPPER, 1.7) +
  ember(38, 42, 6.4, LAMP) +
  part('M56 42A8 8 0 1 1 72 42A8 8 0 1 1 56 42z', DARK_COPPER, 1.6) +
  dot(64, 42, 5, '#201a18') +
  line('M61 39l6 6M67 39l-6 6', 1) +
  line('M40 56Q50 59 60 56', 1.8) +
  line('M44 55.600V58.400M50 56.600V59.400M56 55.600V58.400', 1, 0.8) +
  rim('M27 30Q30 16 46 11M20 90Q24 80 36 74', 1.7) +
  [30, 38, 62, 70].map((x) => dot(x, 29, 1.1, ink)).join('') +
  fill('M26 15Q36 6 50 6Q40 10 34 18Q30 18 26 15z', '#f9fdff', 0.9);

/** As large as a house; it was built to plow, or to dance. */
export const colossus: Creature = ({ part, line, rim, ember, shade, s }) =>
  halo(s, 50, 30, 46, LAMP, 0.4) +
  part('M0 100C-2 70 8 50 26 46L74 46C92 50 102 70 100 100z', DARK_COPPER, 2.3) +
  part('M4 66Q8 46 30 40L38 56Q20 62 16 82z', COPPER, 2) +
  part('M96 66Q92 46 70 40L62 56Q80 62 84 82z', COPPER, 2) +
  part('M28 52H72L76 76Q50 92 24 76z', ENAMEL, 2.1) +
  shade('M56 52H72L76 76Q64 84 50 85Q64 70 56 52z', 0.28) +
  part('M40 62A10 10 0 1 1 60 62A10 10 0 1 1 40 62z', DARK_COPPER, 1.7) +
  ember(50, 62, 6, '#ff9f45') +
  line('M28 58H38M62 58H72M32 70H40M60 70H68', 1.4) +
  part('M34 18L38 8H62L66 18L64 40Q50 48 36 40z', ENAMEL, 2.2) +
  part('M32 20Q50 12 68 20L66 28Q50 20 34 28z', COPPER, 1.6) +
  fill('M37 28Q50 22 63 28L62 34Q50 29 38 34z', '#140e10') +
  ember(44, 30, 3.2, LAMP) +
  ember(57, 30, 3.2, LAMP) +
  line('M42 40H58M45 37V43M50 38V45M55 37V43', 1.3) +
  part('M46 8V-2H54V8z', DARK_COPPER, 1.5) +
  rim('M36 19L40 10H58M6 64Q10 49 28 43M30 54H60', 1.7) +
  fill(
    'M4 66Q8 48 28 42L31 47Q14 52 10 68zM96 66Q92 48 74 43L73 48Q88 54 91 66zM38 8H62L63 12Q50 8 37 13z',
    '#f9fdff',
    0.92,
  ) +
  line('M12 84H24M76 84H88M14 92H26M74 92H86', 1.3, 0.7);

const SCALE = '#9fd0e2';
const DEEP = '#3f86a8';

/** Queen of a cold older than the land. */
export const icewyrm: Creature = ({ part, line, rim, eye, shade, s, lit }) =>
  halo(s, 40, 44, 54, '#d9f6ff', 0.5) +
  part('M38 100C46 86 62 80 70 64C76 50 92 58 98 70V100z', DEEP, 2.1) +
  part('M54 100C62 88 74 82 82 70L98 84V100z', SCALE, 1.5) +
  line('M60 92q6-3 8-8M70 92q6-4 8-9M82 92q4-4 6-9M66 100q4-4 6-8', 1.2, 0.7) +
  part('M62 24L66 -2L74 18L88 4L86 26L100 20L90 40L74 50z', '#e9fbff', 1.9) +
  part('M46 18L50 -4L62 14L68 26z', '#d2f2fb', 1.7) +
  part(
    'M78 44C78 26 62 16 46 20C32 24 18 36 4 44C0 48 2 54 6 56C20 56 28 60 36 64C48 78 70 78 78 64C84 56 82 50 78 44z',
    SCALE,
    2.3,
  ) +
  shade('M68 26Q82 42 76 66Q66 78 50 74Q68 60 60 36z', 0.34) +
  fill('M10 56C24 54 38 58 50 66C44 76 34 84 20 82C26 74 20 62 10 56z', '#17395a') +
  part('M20 82C32 88 46 82 52 68C58 80 46 94 32 92C26 91 22 88 20 82z', DEEP, 1.6) +
  fill('M12 56l2 9l5-8zM21 57l3 10l4-8.400zM32 59.600l3 8l4-6zM23 82l3-8l3 8.400zM33 83.600l2-7l4 5.400z', '#f6feff') +
  part('M4 44Q0 36 6 34L14 40z', DEEP, 1.3) +
  line('M16 48q4-2 6 0', 2) +
  eye(54, 38, 5.6, '#ffe36a', true) +
  line('M44 32Q54 26 64 34', 2.8) +
  line('M62 52l8 4M60 58l8 6M68 46l7 3M54 60l6 6', 1.2, 0.6) +
  rim('M8 43Q24 34 40 24Q50 20 60 23', 1.9) +
  rim('M66 22L68 4M88 22L86 10', 1.3) +
  stroke('M2 62q-6 4-4 10M10 66q-4 6 0 10', lit, 2.4, 0.8);

/** It sits on its rock, and thinks itself large. */
export const wyrmling: Creature = ({ part, line, rim, eye, s }) =>
  halo(s, 50, 44, 46, '#d9f6ff', 0.45) +
  part('M4 100Q14 82 34 84T66 82Q88 82 98 100z', '#7f93a5', 2) +
  part('M62 92C80 92 90 78 84 64C82 58 76 58 76 64C80 72 74 80 62 80z', DEEP, 1.8) +
  part('M30 90C24 74 32 60 46 58C62 58 70 72 66 90z', SCALE, 2.1) +
  part('M40 62Q50 70 58 62L58 90H40z', '#e4f6fa', 1.4) +
  line('M41 68H58M41 75H58M41 82H58', 1.1, 0.6) +
  both(part('M32 64C18 60 10 46 12 34C20 38 24 36 28 42C34 46 38 54 38 62z', DEEP, 1.7)) +
  both(part('M36 22L26 4L46 16z', '#e9fbff', 1.6)) +
  part('M26 34C26 20 38 14 50 14S74 20 74 34C74 48 64 58 50 58S26 48 26 34z', SCALE, 2.2) +
  part('M36 44Q50 38 64 44Q64 56 50 58Q36 56 36 44z', '#c4e8f2', 1.5) +
  line('M45 46v2M55 46v2M42 52Q50 56 58 52', 1.6) +
  fill('M45 53.600l1.600 4l2-3.400zM52 54.200l1.600 3.400l2-4z', '#ffffff') +
  eye(38, 33, 6.4, '#ffe36a', true) +
  eye(62, 33, 6.4, '#ffe36a', true) +
  line('M30 26Q38 22 45 27M70 26Q62 22 55 27', 2.2) +
  rim('M29 30Q32 20 44 17', 1.7) +
  fill('M30 94Q50 86 70 94Q50 98 30 94z', '#f9fdff', 0.9);

/** Great, clever, and not yours. */
export const ulfen: Creature = ({ part, line, rim, eye, shade, s }) =>
  halo(s, 50, 40, 50, '#dbe9f4', 0.5) +
  part('M10 100C10 78 22 62 34 60H66C78 62 90 78 90 100z', '#8794a3', 2.1) +
  part('M26 64L20 78L30 74L28 90L38 80L44 96L50 82L56 96L62 80L72 90L70 74L80 78L74 64Q50 74 26 64z', '#e8eef2', 1.7) +
  both(part('M32 30L24 0L48 18z', '#76838f', 2) + fill('M32 24L28 8L42 19z', '#d7b8a8', 0.9)) +
  part(
    'M50 14C66 14 78 24 78 38L84 50L74 54C72 64 64 66 60 72Q50 82 40 72C36 66 28 64 26 54L16 50L22 38C22 24 34 14 50 14z',
    '#93a0ad',
    2.3,
  ) +
  shade('M58 15Q78 22 78 38L84 50L74 54Q72 64 60 72Q56 76 50 77Q68 56 58 15z', 0.26) +
  part('M50 30Q58 40 66 46Q68 60 58 70Q50 78 42 70Q32 60 34 46Q42 40 50 30z', '#eef3f6', 1.5) +
  part('M43 57Q50 53 57 57Q56 64 50 65Q44 64 43 57z', '#262128', 1.4) +
  line('M50 65V70M50 70Q44 74 40 70M50 70Q56 74 60 70', 1.7) +
  eye(38, 43, 5, '#7fd0ff') +
  eye(62, 43, 5, '#7fd0ff') +
  line('M29 35Q38 31 45 37M71 35Q62 31 55 37', 2.4) +
  line('M50 16V30M44 18Q46 26 47 30M56 18Q54 26 53 30', 1.1, 0.6) +
  rim('M24 40Q26 24 40 18M28 10L35 20', 1.8) +
  line('M36 60l-8 2M36 64l-7 4M64 60l8 2M64 64l7 4', 1, 0.7) +
  stroke('M70 36L76 48', '#c98a8a', 2);

/** Somebody who stayed out one night too long. */
export const wraith: Creature = ({ part, line, rim, ember, shade, s, lit }) =>
  halo(s, 50, 42, 56, '#bfefff', 0.7) +
  part(
    'M8 100C10 70 20 56 30 50L70 50C80 56 90 70 92 100L82 88L76 100L66 86L58 100L50 88L42 100L34 86L24 100L18 88z',
    '#7fa6bd',
    2,
  ) +
  part('M22 52C18 24 32 6 50 6S82 24 78 52C74 66 64 74 50 74S26 66 22 52z', '#9cc3d6', 2.2) +
  part('M32 44C32 26 40 18 50 18S68 26 68 44C68 60 60 70 50 70S32 60 32 44z', '#0f2436', 1.8) +
  part('M38 46C38 32 44 26 50 26S62 32 62 46C62 56 58 66 50 67S38 56 38 46z', '#d9eef5', 1.5) +
  shade('M52 26Q62 32 62 46Q62 58 50 67Q58 46 52 26z', 0.3) +
  fill('M41 42Q45 38 48 43Q46 48 42 47zM59 42Q55 38 52 43Q54 48 58 47z', '#0c1a28') +
  ember(45, 43.6, 2.6, '#9ff0ff') +
  ember(55, 43.6, 2.6, '#9ff0ff') +
  line('M45 56Q50 53 55 56M47 57v4M50 56.600v5M53 57v4', 1.4) +
  rim('M25 48Q24 24 42 12', 1.8) +
  fill('M30 50L26 66L34 54zM40 72L38 88L46 74zM60 72L64 90L56 74zM70 50L76 68L66 56z', '#effbff', 0.95) +
  both(part('M16 74Q6 70 4 58L8 66L6 54L12 64L13 52L17 64Q24 70 24 80z', '#c5e2ee', 1.7)) +
  stroke('M6 24q6 2 6 8M92 18q-6 3-5 9M12 8q4 3 3 7M86 42q6 0 8 5', lit, 1.8, 0.8) +
  ellipse(50, 96, 40, 5, '#effbff', 0.35);
