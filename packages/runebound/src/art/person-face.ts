/** Faces: of the living, and of those who have stopped. */

import { fill, shape, stroke } from '../picture/ink.ts';
import { ellipse } from './brush.ts';
import { mix } from './palettes.ts';
import type { Look, Paint } from './person.ts';

const OVAL =
  'M36.500 37C35.800 26 41 19.500 49.500 19.500C59 19.500 64.300 26.500 64 38C63.800 46 61.500 53.500 57.500 58.800C54.800 62.400 51.500 64.600 48.600 64.600C45.300 64.600 42.200 62 40 58C37.600 53.400 36.800 45 36.500 37z';
const SLIM =
  'M37.500 37C37 26.500 42 20 49.500 20C58 20 63 26.500 62.800 37.500C62.600 45.500 60 52.500 56 58.200C53.600 61.600 50.800 63.800 48.500 63.800C45.800 63.800 43.200 61.200 41.200 57.400C38.800 52.600 37.800 45 37.500 37z';
const SHADE =
  'M57 21C64.500 26 64.600 40 63 46.500C61.200 54 56 62.800 49 64.400C53.500 60.500 55.600 56.500 55 51.500C57.400 47.500 56.800 42.500 56 38.500C58.400 33.500 58.800 26 57 21z';

export function face(look: Look, paint: Paint, accent: string): string {
  switch (look.kin ?? 'man') {
    case 'skull':
      return skull(look, paint, accent);
    case 'goblin':
      return goblin(paint, accent);
    case 'automaton':
      return automaton(paint, accent);
    default:
      return human(look, paint, accent);
  }
}

function human(look: Look, paint: Paint, accent: string): string {
  const { skin, ink, lit } = paint;
  const slim = look.kin === 'woman' || look.kin === 'girl' || look.kin === 'boy' || look.age === 'young';
  const soft = look.kin === 'woman' || look.kin === 'girl';
  const outline = slim ? SLIM : OVAL;
  const ghost = look.kin === 'ghost';
  const ears =
    fill('M63 38q4.500 -2.500 4 3q-.8 6 -4.800 6.500z', mix(skin, ink, 0.2)) +
    fill('M37 38q-3 -1.500 -3 2.500q.4 5 3.600 6z', skin);
  const eyes = ghost
    ? ellipse(43.5, 40, 3, 3.6, ink) + ellipse(54.5, 40, 3, 3.6, ink)
    : look.mark === 'bright eyes'
      ? ellipse(43.3, 39.8, 3.4, 2.2, accent, 0.5) +
        ellipse(54.6, 39.8, 3.4, 2.2, accent, 0.5) +
        fill(
          'M40.500 40q3 -2.600 6 .2q-3 1.800 -6 -.2zM51.500 40.200q3.200 -2.800 6.400 0q-3.200 1.800 -6.400 0z',
          mix(accent, '#ffffff', 0.5),
        )
      : fill(
          'M40.300 40q3.200 -3 6.500 .3q-3.200 2.200 -6.500 -.3zM51.300 40.300q3.400 -3.200 6.800 0q-3.400 2.200 -6.800 0z',
          '#f4ead8',
        ) +
        ellipse(43.2, 40, 1.6, 1.7, ink) +
        ellipse(54.2, 40, 1.6, 1.7, ink) +
        stroke('M40 39.800q3.400 -3.400 7 .2M51 40.200q3.600 -3.400 7.400 -.2', ink, soft ? 1.5 : 1.1);
  const brows = stroke(
    soft
      ? 'M39.800 35.800q3.600 -2.400 7.200 -.6M51.400 35.200q3.800 -2 7.600 .2'
      : 'M39 36.400q4 -3.200 8.400 -.6M51 35.800q4.200 -2.800 8.600 .4',
    look.shade === 'white' || look.shade === 'grey' ? mix(paint.hair, ink, 0.35) : mix(paint.hair, ink, 0.5),
    soft ? 1.4 : 2.1,
  );
  const nose =
    stroke('M48.200 38.500L45.300 47.300Q46.400 49.600 50 48.800', ink, 1.2, 0.85) +
    fill('M48.600 39L46 47.200Q47 49 50.400 48.700Q51 44 48.600 39z', ink, 0.2) +
    stroke('M46.600 41L45.600 46', lit, 1, 0.6);
  const mouth = ghost
    ? ellipse(48.5, 55, 2.6, 3.6, ink, 0.85)
    : soft
      ? fill('M44.600 54.800q2 -1.600 3.800 -.8q1.800 -.8 4.200 .6q-3.600 3.800 -8 .2z', mix('#a8433f', skin, 0.25)) +
        stroke('M44.600 54.900q4 .8 8 -.3', ink, 0.7)
      : stroke('M44 55.300Q48.200 56.800 53.200 54.600', ink, 1.3) + stroke('M46.500 58.600q2 .8 4 0', ink, 0.8, 0.5);
  const old =
    look.age === 'old'
      ? stroke(
          'M41 29.500q8 -2 16 .6M42 32.200q7 -1.400 14 .4M42 46q-1.600 4 1 8M55.500 46.500q2.400 3.500 .4 8M38.800 43.500l-2 1M59.500 43l3 1.200M40 44.200q2.600 1.600 6 .4M52 44.400q3 1.400 6 -.2',
          ink,
          0.8,
          0.55,
        )
      : '';
  const cheek = stroke('M57 50l4.600 -3.400M56.400 53l5 -3.600M55.600 56l4 -3M58 46.500l4.400 -3.200', ink, 0.8, 0.4);
  return (
    ears +
    shape(outline, skin, ink, 1.2) +
    fill(SHADE, ink, 0.3) +
    fill('M38.500 34q1 -9 8 -12q-4 6 -4 14q-1 8 1 14q-4 -6 -5 -16z', lit, 0.3) +
    cheek +
    eyes +
    brows +
    nose +
    mouth +
    old +
    mark(look.mark ?? '', paint, accent) +
    beard(look.beard ?? '', paint)
  );
}

function mark(name: string, { ink, cloth, lit }: Paint, accent: string): string {
  switch (name) {
    case 'eyepatch':
      return (
        stroke('M36 31L64 43', ink, 1.6) + fill('M50 36.500q5 -2 9 1.500q0 6 -4.500 6.500q-4.500 -1 -4.500 -8z', ink)
      );
    case 'scar':
      return stroke('M40 30L43.500 50M38.800 36l4 -1.600M40 42l4 -1.400', '#8c2f2a', 1.3);
    case 'spectacles':
      return (
        `<g fill="${lit}" fill-opacity=".25" stroke="${ink}" stroke-width="1.100"><circle cx="43.200" cy="40.300" r="4.700"/><circle cx="54.600" cy="40.300" r="4.700"/></g>` +
        stroke('M47.900 40h2M59.300 39.500l4.400 -1.500', ink, 1.1)
      );
    case 'warpaint':
      return fill(
        'M37 43l9 2.500l-.5 2.600l-8 -2.400zM52 45.600l10 -3l-.6 3l-9 2.700zM47 21h3.500l-.6 12h-2.200z',
        accent,
        0.9,
      );
    case 'freckles':
      return [
        [40, 47],
        [42.5, 48.5],
        [44, 46.8],
        [53, 47],
        [55.5, 48.5],
        [57.5, 46.5],
      ]
        .map(([x, y]) => ellipse(x!, y!, 0.7, 0.7, '#8a4a28', 0.8))
        .join('');
    case 'mask':
      return (
        shape('M37 46.500Q48 43.500 62.800 46Q62 56 55 63Q48 69 42.500 62Q38 56 37 46.500z', cloth, ink, 1) +
        stroke('M39 51q9 3 22 -.6M41 56q8 3 18 0', ink, 0.8, 0.5)
      );
    case 'tears':
      return stroke('M42 43.500q-1.500 5 -.6 10M55 43.500q1.600 5 .6 9', accent, 1.4, 0.9);
    case 'cracks':
      return stroke('M60 24l-5 8l3 5l-4 6M38 50l4 3l-1 5M54 60l2 -5l4 -2', ink, 1, 0.8);
    default:
      return '';
  }
}

function beard(name: string, { hair, ink }: Paint): string {
  const hatched = (d: string): string => stroke(d, ink, 0.8, 0.5);
  switch (name) {
    case 'stubble':
      return stroke(
        'M41 56l.6 1.500M43 59l.6 1.500M46 60.500l.4 1.500M49 61l.3 1.500M52 60.500l.5 1.500M54.500 58.500l.6 1.500M43 52.500l.5 1M54 52l.6 1.200M47 58v1M50 58v1',
        ink,
        0.9,
        0.7,
      );
    case 'moustache':
      return shape(
        'M48.500 50.500Q44 49.500 40 54.500Q37.500 56.500 36.500 54.500Q38 60.500 48.500 54Q58 60 60.500 54Q58.500 56.500 56.500 54Q53 49.500 48.500 50.500z',
        hair,
        ink,
        0.8,
      );
    case 'goatee':
      return (
        shape('M44.500 57Q48.500 55.500 52.500 57Q53.500 64 48.800 72Q44 65 44.500 57z', hair, ink, 0.8) +
        stroke('M42.500 52.600q6 -2.600 12.500 -.4', hair, 2.2)
      );
    case 'full beard':
      return (
        shape(
          'M36.800 44Q39 52 44 51.500Q48.500 49.500 53.500 51.500Q60 51 63.200 43Q64.500 58 58 66Q52 72 48 71.500Q40 70 38 60Q36.500 52 36.800 44zM44.500 55.500Q48.500 57.500 53 55Q48.500 54 44.500 55.500z',
          hair,
          ink,
          1,
        ) + hatched('M42 58l2 9M47 60l1 9M52 59l-.6 9M57 55l-2 10')
      );
    case 'long beard':
      return (
        shape(
          'M36.600 43Q39 52 44 51.500Q48.500 49.500 53.500 51.500Q60 51 63.400 42Q67 60 61 78Q55 92 48.500 97Q41 90 37.500 76Q34 58 36.600 43zM44.500 55.500Q48.500 57.500 53 55Q48.500 54 44.500 55.500z',
          hair,
          ink,
          1,
        ) + hatched('M41 60Q41 74 45 86M46 60Q46 76 48 92M51 60Q52 74 50 90M56 58Q58 72 54 84')
      );
    case 'forked beard':
      return (
        shape(
          'M36.600 43Q39 52 44 51.500Q48.500 49.500 53.500 51.500Q60 51 63.400 42Q66 58 62 70Q60 82 55 90Q51 80 49 74Q46 82 42 90Q36 76 36 62Q35.600 52 36.600 43zM44.500 55.500Q48.500 57.500 53 55Q48.500 54 44.500 55.500z',
          hair,
          ink,
          1,
        ) +
        hatched('M41 60Q40 70 42 82M46 60v12M52 60v12M57 58Q59 68 56 80') +
        stroke('M39.500 76h5M53 76h6', '#c9a14a', 2)
      );
    default:
      return '';
  }
}

function skull(look: Look, { ink, hair, lit }: Paint, accent: string): string {
  const bone = '#d8cfb6';
  return (
    shape(
      'M35.500 37C34.500 24 41 17.500 50 17.500C60 17.500 66 25 65 37.500C64.800 42 63 46 60.500 48L60 53Q58 56 56 56.500L55.500 63.500Q49 66.500 43.500 63.500L43 56.500Q40.500 56 39 53L38.800 48C36.800 45.500 35.800 42 35.500 37z',
      bone,
      ink,
      1.2,
    ) +
    fill(
      'M58 20C66 26 66 40 62 46.500L60 54L55.800 57L55.500 63.500Q52 65 50 65Q54 58 54.500 52Q60 46 59 36Q60.500 27 58 20z',
      ink,
      0.32,
    ) +
    fill(
      'M38.500 38q1 -5 6 -4.500q4 1 3 6q-1 5 -5 5q-4.500 -1 -4 -6.500zM52 39.500q-.6 -5 4 -5.600q5 .2 5 5q-.4 5.500 -5 5.500q-3.400 -.4 -4 -4.900zM48.800 44.500l2.800 5.500q-1.500 1 -2.600 .2q-1.400 .8 -2.600 -.2z',
      ink,
    ) +
    stroke('M43.500 56.500v6M46 57v7M48.700 57.200v7.200M51.400 57v7M54 56.500v6.500M42.500 59.800h13.500', ink, 0.9) +
    stroke('M39 30q2 -8 8 -10', lit, 1.6, 0.5) +
    ellipse(43.4, 39.4, 3.2, 3.2, accent, 0.45) +
    ellipse(56, 39.4, 3.2, 3.2, accent, 0.45) +
    ellipse(43.4, 39.4, 1.5, 1.5, mix(accent, '#ffffff', 0.4)) +
    ellipse(56, 39.4, 1.5, 1.5, mix(accent, '#ffffff', 0.4)) +
    (look.mark === 'cracks' ? stroke('M57 18l-3 7l3 4l-4 5', ink, 1.1) : '') +
    beard(look.beard ?? '', { hair, ink } as Paint)
  );
}

function goblin({ skin, ink, lit }: Paint, accent: string): string {
  return (
    shape('M38 36Q22 22 12 26Q20 40 38 46z', mix(skin, lit, 0.1), ink, 1.2) +
    shape('M62 36Q78 24 88 28Q80 42 62 46z', mix(skin, ink, 0.25), ink, 1.2) +
    fill('M34 37Q24 29 18 29Q24 37 35 42zM66 37Q74 31 81 30Q75 38 65 42z', ink, 0.4) +
    shape(
      'M36 38C35 24 42 19 50 19C59 19 65 25 64 38C63.500 48 58 56 55 60Q50 66 45.500 60C41 55 36.800 48 36 38z',
      skin,
      ink,
      1.2,
    ) +
    fill(SHADE, ink, 0.3) +
    fill('M38.500 37.500l9 3.500q-5 4 -9 -3.500zM62 37l-9.500 4q5.500 4 9.500 -4z', mix(accent, '#ffffff', 0.3)) +
    ellipse(44, 39.8, 1, 1.5, ink) +
    ellipse(56.4, 39.8, 1, 1.5, ink) +
    stroke('M37.500 34l10.500 5M63 33.500l-11 5.500', ink, 2) +
    shape('M48.500 40Q46 48 40.500 50.500Q42 54 49 52.500Q53 51 52 47z', mix(skin, lit, 0.12), ink, 1) +
    stroke('M41.500 56Q49 60.500 58 54.500', ink, 1.3) +
    fill('M44.500 57.200l1.200 3.200l1.400 -2.600zM53 57.200l1.400 2.600l1 -3.600z', '#efe6c8')
  );
}

function automaton({ skin, ink, lit }: Paint, accent: string): string {
  return (
    shape('M36.500 30Q37 20 50 19Q63.500 20 64 31L62.500 54Q60 63 49 64.500Q40 63 38 54z', skin, ink, 1.3) +
    fill('M57 20Q64 23 64 31L62.500 54Q60 62 50 64.400Q56 58 56 50z', ink, 0.32) +
    stroke('M50 19V36M37 47H63', ink, 1) +
    ellipse(43.4, 39.5, 5, 5, ink) +
    ellipse(55.8, 39.5, 5, 5, ink) +
    ellipse(43.4, 39.5, 3.4, 3.4, accent) +
    ellipse(55.8, 39.5, 3.4, 3.4, accent) +
    ellipse(42.4, 38.4, 1.1, 1.1, '#ffffff') +
    ellipse(54.8, 38.4, 1.1, 1.1, '#ffffff') +
    stroke('M43 53.500h13M43 56.500h13M44 59.500h11M46 53v7M49.500 53v7M53 53v7', ink, 0.9) +
    [
      [39.5, 29],
      [60.5, 30],
      [40.5, 57],
      [59, 57],
    ]
      .map(([x, y]) => ellipse(x!, y!, 1, 1, ink))
      .join('') +
    stroke('M40 30q2 -7 8 -8.500', lit, 1.5, 0.7) +
    fill('M33 38h4v9h-4zM63.500 38h4v9h-4z', mix(skin, ink, 0.3))
  );
}
