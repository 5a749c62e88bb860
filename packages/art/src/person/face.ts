/** Faces: of the living, and of those who have stopped. */

import { fill, shape, stroke } from '../ink.ts';
import { ellipse } from '../brush.ts';
import { mix } from '../palettes.ts';
import type { Look, Paint } from './person.ts';

const OVAL =
  'M36.5 37C35.8 26 41 19.5 49.5 19.5C59 19.5 64.3 26.5 64 38C63.8 46 61.5 53.5 57.5 58.8C54.8 62.4 51.5 64.6 48.6 64.6C45.3 64.6 42.2 62 40 58C37.6 53.4 36.8 45 36.5 37z';
const SLIM =
  'M37.5 37C37 26.5 42 20 49.5 20C58 20 63 26.5 62.8 37.5C62.6 45.5 60 52.5 56 58.2C53.6 61.6 50.8 63.8 48.5 63.8C45.8 63.8 43.2 61.2 41.2 57.4C38.8 52.6 37.8 45 37.5 37z';
const SHADE =
  'M57 21C64.5 26 64.6 40 63 46.5C61.2 54 56 62.8 49 64.4C53.5 60.5 55.6 56.5 55 51.5C57.4 47.5 56.8 42.5 56 38.5C58.4 33.5 58.8 26 57 21z';

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
  const { skin, ink, lit, hair } = paint;
  const soft = look.kin === 'woman' || look.kin === 'girl';
  const slim = soft || look.kin === 'boy' || look.age === 'young';
  const ghost = look.kin === 'ghost';
  const ears =
    shape('M63 37.5q4.8 -2.5 4.2 3q-.8 6.5 -5 7z', mix(skin, ink, 0.3), ink, 0.9) +
    shape('M37.2 38q-3.4 -1.5 -3.2 2.5q.4 5 3.8 6z', skin, ink, 0.9);
  const light = fill('M38.6 36q.6 -10 8.4 -13.5q-4.4 6.5 -4.2 14q-1 8 1.6 15q-4.8 -6 -5.8 -15.5z', lit, 0.34);
  // The graver works from the edge into the cheek.
  const graved = stroke(
    'M63.6 30.5l-6 2.5M63.8 33.4l-6.6 2.8M63.7 36.4l-5 2.2M63.3 45l-6.6 3.2M62.6 48l-7 3.6M61.4 51l-7 3.8M59.8 54l-5.4 3M57.6 57.2l-5 2.6M54.8 60.5l-4.4 2M62 28l-4.6 2M60 25l-3.4 1.6',
    ink,
    0.9,
    soft ? 0.4 : 0.6,
  );
  const brow = look.shade === 'white' || look.shade === 'grey' ? mix(hair, ink, 0.3) : mix(hair, ink, 0.55);
  const brows = soft
    ? stroke('M39.8 36.2q3.4 -2.6 7.2 -.8M51.6 35.6q4 -2.2 7.4 .2', brow, 1.4)
    : fill(
        'M38.6 36.4Q42.5 33 47.8 36.6L47.4 38.4Q42.6 35.6 38.6 36.4zM51.2 36.6Q56 33 60.4 35.8Q56 35.4 51.6 38.4z',
        brow,
      );
  const nose =
    fill('M49 38.5L51.9 47.4Q50.6 49.9 46.8 49.4Q49.3 45 49 38.5z', ink, 0.42) +
    stroke('M47.9 40L45.2 47.4Q45.6 49.6 48 49.4', ink, 1) +
    stroke('M46.9 42.5L45.7 46.6', lit, 1, 0.7);
  const mouth = ghost
    ? stroke('M45 55.6q3.4 -1.6 7 .2', ink, 1.3)
    : soft
      ? fill('M44.6 54.9q2 -1.7 3.8 -.8q1.8 -.9 4.2 .6q-3.6 3.8 -8 .2z', mix('#9c3438', skin, 0.2)) +
        stroke('M44.4 55q4 .8 8.3 -.3', ink, 0.8)
      : stroke('M43.8 55.2Q46 54.2 48.2 54.8Q51 54 53.4 54.9', ink, 1.4) +
        fill('M45.5 57.6q3 1.7 6.2 -.2q-3 3 -6.2 .2z', ink, 0.4);
  const old =
    look.age === 'old'
      ? stroke(
          'M41 29.5q8 -2 15 .6M42 32.2q7 -1.4 13 .4M42.6 47.5q-1.8 3.5 -.2 7.5M54.6 47.5q2.4 3.5 .8 7.5M38.6 44l-1.6 1M60 43.5l2.6 1.2M40 44q2.6 1.8 6 .4M52 44.2q3 1.6 6 -.2',
          ink,
          0.9,
          0.6,
        )
      : '';
  return (
    ears +
    shape(slim ? SLIM : OVAL, skin, ink, 1.3) +
    fill(SHADE, ink, 0.34) +
    light +
    (paint.fine ? graved : '') +
    eyes(look, ink, accent, soft) +
    brows +
    nose +
    mouth +
    old +
    mark(look.mark ?? '', paint, accent) +
    beard(look.beard ?? '', paint)
  );
}

function eyes(look: Look, ink: string, accent: string, soft: boolean): string {
  if (look.kin === 'ghost')
    return (
      ellipse(43.5, 40.4, 3.2, 2.4, ink, 0.9) +
      ellipse(54.8, 40.4, 3.2, 2.4, ink, 0.9) +
      ellipse(43.3, 40.4, 1, 1, accent) +
      ellipse(54.6, 40.4, 1, 1, accent)
    );
  const almonds = 'M40.2 40.8Q43.2 37.4 46.8 40.6Q43.4 42.4 40.2 40.8zM51.5 40.7Q55 37.3 58.4 40.5Q55 42.4 51.5 40.7z';
  if (look.mark === 'bright eyes') {
    const bright = mix(accent, '#ffffff', 0.55);
    return (
      ellipse(43.4, 40.2, 5, 3.6, accent, 0.35) +
      ellipse(54.9, 40.2, 5, 3.6, accent, 0.35) +
      fill(almonds, bright) +
      stroke(almonds, ink, 0.7)
    );
  }
  const lids = soft
    ? 'M39.2 41.2Q42.8 36.6 47 40.4M51.2 40.4Q55 36.5 59.4 40.6'
    : 'M39.8 40.9Q43 37 47.2 40.5M51.2 40.5Q55 36.9 58.8 40.4';
  return (
    fill(almonds, '#efe5d0') +
    ellipse(43, 40, 1.6, 1.6, ink) +
    ellipse(54.6, 39.9, 1.6, 1.6, ink) +
    ellipse(42.5, 39.5, 0.5, 0.5, '#ffffff') +
    ellipse(54.1, 39.4, 0.5, 0.5, '#ffffff') +
    stroke(lids, ink, soft ? 1.7 : 1.5) +
    fill('M47.4 37.5Q49.4 39 48.6 42.2Q47.4 40.2 47.4 37.5z', ink, 0.4)
  );
}

function mark(name: string, { ink, cloth, lit }: Paint, accent: string): string {
  switch (name) {
    case 'eyepatch':
      return stroke('M36 31L64 43', ink, 1.6) + fill('M50 36.5q5 -2 9 1.5q0 6 -4.5 6.5q-4.5 -1 -4.5 -8z', ink);
    case 'scar':
      return stroke('M40 30L43.5 50M38.8 36l4 -1.6M40 42l4 -1.4', '#8c2f2a', 1.3);
    case 'spectacles':
      return (
        `<g fill="${lit}" fill-opacity=".25" stroke="${ink}" stroke-width="1.1"><circle cx="43.2" cy="40.3" r="4.7"/><circle cx="54.6" cy="40.3" r="4.7"/></g>` +
        stroke('M47.9 40h2M59.3 39.5l4.4 -1.5', ink, 1.1)
      );
    case 'warpaint':
      return fill('M37 43l9 2.5l-.5 2.6l-8 -2.4zM52 45.6l10 -3l-.6 3l-9 2.7zM47 21h3.5l-.6 12h-2.2z', accent, 0.9);
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
        shape('M37 46.5Q48 43.5 62.8 46Q62 56 55 63Q48 69 42.5 62Q38 56 37 46.5z', cloth, ink, 1) +
        stroke('M39 51q9 3 22 -.6M41 56q8 3 18 0', ink, 0.8, 0.5)
      );
    case 'tears':
      return stroke('M42 43.5q-1.5 5 -.6 10M55 43.5q1.6 5 .6 9', accent, 1.4, 0.9);
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
        'M41 56l.6 1.5M43 59l.6 1.5M46 60.5l.4 1.5M49 61l.3 1.5M52 60.5l.5 1.5M54.5 58.5l.6 1.5M43 52.5l.5 1M54 52l.6 1.2M47 58v1M50 58v1',
        ink,
        0.9,
        0.7,
      );
    case 'moustache':
      return shape(
        'M48.5 50.5Q44 49.5 40 54.5Q37.5 56.5 36.5 54.5Q38 60.5 48.5 54Q58 60 60.5 54Q58.5 56.5 56.5 54Q53 49.5 48.5 50.5z',
        hair,
        ink,
        0.8,
      );
    case 'goatee':
      return (
        shape('M44.5 57Q48.5 55.5 52.5 57Q53.5 64 48.8 72Q44 65 44.5 57z', hair, ink, 0.8) +
        stroke('M42.5 52.6q6 -2.6 12.5 -.4', hair, 2.2)
      );
    case 'full beard':
      return (
        shape(
          'M36.8 44Q39 52 44 51.5Q48.5 49.5 53.5 51.5Q60 51 63.2 43Q64.5 58 58 66Q52 72 48 71.5Q40 70 38 60Q36.5 52 36.8 44zM44.5 55.5Q48.5 57.5 53 55Q48.5 54 44.5 55.5z',
          hair,
          ink,
          1,
        ) + hatched('M42 58l2 9M47 60l1 9M52 59l-.6 9M57 55l-2 10')
      );
    case 'long beard':
      return (
        shape(
          'M36.6 43Q39 52 44 51.5Q48.5 49.5 53.5 51.5Q60 51 63.4 42Q67 60 61 78Q55 92 48.5 97Q41 90 37.5 76Q34 58 36.6 43zM44.5 55.5Q48.5 57.5 53 55Q48.5 54 44.5 55.5z',
          hair,
          ink,
          1,
        ) + hatched('M41 60Q41 74 45 86M46 60Q46 76 48 92M51 60Q52 74 50 90M56 58Q58 72 54 84')
      );
    case 'forked beard':
      return (
        shape(
          'M36.6 43Q39 52 44 51.5Q48.5 49.5 53.5 51.5Q60 51 63.4 42Q66 58 62 70Q60 82 55 90Q51 80 49 74Q46 82 42 90Q36 76 36 62Q35.6 52 36.6 43zM44.5 55.5Q48.5 57.5 53 55Q48.5 54 44.5 55.5z',
          hair,
          ink,
          1,
        ) +
        hatched('M41 60Q40 70 42 82M46 60v12M52 60v12M57 58Q59 68 56 80') +
        stroke('M39.5 76h5M53 76h6', '#c9a14a', 2)
      );
    default:
      return '';
  }
}

function skull(look: Look, { ink, hair, lit }: Paint, accent: string): string {
  const bone = '#d8cfb6';
  return (
    shape(
      'M35.5 37C34.5 24 41 17.5 50 17.5C60 17.5 66 25 65 37.5C64.8 42 63 46 60.5 48L60 53Q58 56 56 56.5L55.5 63.5Q49 66.5 43.5 63.5L43 56.5Q40.5 56 39 53L38.8 48C36.8 45.5 35.8 42 35.5 37z',
      bone,
      ink,
      1.2,
    ) +
    fill(
      'M58 20C66 26 66 40 62 46.5L60 54L55.8 57L55.5 63.5Q52 65 50 65Q54 58 54.5 52Q60 46 59 36Q60.5 27 58 20z',
      ink,
      0.32,
    ) +
    fill(
      'M38.5 38q1 -5 6 -4.5q4 1 3 6q-1 5 -5 5q-4.5 -1 -4 -6.5zM52 39.5q-.6 -5 4 -5.6q5 .2 5 5q-.4 5.5 -5 5.5q-3.4 -.4 -4 -4.9zM48.8 44.5l2.8 5.5q-1.5 1 -2.6 .2q-1.4 .8 -2.6 -.2z',
      ink,
    ) +
    stroke('M43.5 56.5v6M46 57v7M48.7 57.2v7.2M51.4 57v7M54 56.5v6.5M42.5 59.8h13.5', ink, 0.9) +
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
      'M36 38C35 24 42 19 50 19C59 19 65 25 64 38C63.5 48 58 56 55 60Q50 66 45.5 60C41 55 36.8 48 36 38z',
      skin,
      ink,
      1.2,
    ) +
    fill(SHADE, ink, 0.3) +
    fill('M38.5 37.5l9 3.5q-5 4 -9 -3.5zM62 37l-9.5 4q5.5 4 9.5 -4z', mix(accent, '#ffffff', 0.3)) +
    ellipse(44, 39.8, 1, 1.5, ink) +
    ellipse(56.4, 39.8, 1, 1.5, ink) +
    stroke('M37.5 34l10.5 5M63 33.5l-11 5.5', ink, 2) +
    shape('M48.5 40Q46 48 40.5 50.5Q42 54 49 52.5Q53 51 52 47z', mix(skin, lit, 0.12), ink, 1) +
    stroke('M41.5 56Q49 60.5 58 54.5', ink, 1.3) +
    fill('M44.5 57.2l1.2 3.2l1.4 -2.6zM53 57.2l1.4 2.6l1 -3.6z', '#efe6c8')
  );
}

function automaton({ skin, ink, lit }: Paint, accent: string): string {
  return (
    shape('M36.5 30Q37 20 50 19Q63.5 20 64 31L62.5 54Q60 63 49 64.5Q40 63 38 54z', skin, ink, 1.3) +
    fill('M57 20Q64 23 64 31L62.5 54Q60 62 50 64.4Q56 58 56 50z', ink, 0.32) +
    stroke('M50 19V36M37 47H63', ink, 1) +
    ellipse(43.4, 39.5, 5, 5, ink) +
    ellipse(55.8, 39.5, 5, 5, ink) +
    ellipse(43.4, 39.5, 3.4, 3.4, accent) +
    ellipse(55.8, 39.5, 3.4, 3.4, accent) +
    ellipse(42.4, 38.4, 1.1, 1.1, '#ffffff') +
    ellipse(54.8, 38.4, 1.1, 1.1, '#ffffff') +
    stroke('M43 53.5h13M43 56.5h13M44 59.5h11M46 53v7M49.5 53v7M53 53v7', ink, 0.9) +
    [
      [39.5, 29],
      [60.5, 30],
      [40.5, 57],
      [59, 57],
    ]
      .map(([x, y]) => ellipse(x!, y!, 1, 1, ink))
      .join('') +
    stroke('M40 30q2 -7 8 -8.5', lit, 1.5, 0.7) +
    fill('M33 38h4v9h-4zM63.5 38h4v9h-4z', mix(skin, ink, 0.3))
  );
}
