/** A picture of a card, a portrait, and the figure on the map: plain SVG as text. */

import type { Content } from '@questwright/kernel';
import { group, short } from '../picture/ink.ts';
import { box, ellipse, halo, HEIGHT, near, sheet, shading, shine, WIDTH, type Sheet } from './brush.ts';
import { artOf } from './derive.ts';
import { hall, sky, vignette, weather } from './lights.ts';
import { mix } from './palettes.ts';
import { person, personAt } from './person.ts';
import { PLACES_PAINTED } from './places.ts';
import { subjectIn } from './subject.ts';
import type { Art } from './words.ts';

export interface Frame {
  width?: number;
  height?: number;
  /** Ids inside the picture begin with it: whoever shows a card twice on a page gives two. */
  key?: string;
}
type Pictured = Content & { art?: Art };

const plane = (name: string, content: string): string => group(content, { 'data-plane': name });
const framed = (content: string, view: string, { width, height }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"${width === undefined ? '' : ` width="${short(width)}"`}${height === undefined ? '' : ` height="${short(height)}"`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${content}</svg>`;

/** What stands in the middle: a person before the place, or a thing in it. */
function subject(s: Sheet, art: ReturnType<typeof artOf>): string {
  const { ground = 212, stage = false } = PLACES_PAINTED[art.place];
  if (art.person === undefined) return subjectIn(s, art.subject ?? 'rune-stone', art.group, ground, art.with, stage);
  const whole = (): string => person(s, art.person!, art.with);
  const lit = halo(s, 150, 110, 130, s.lit, 0.3);
  if (art.group === 'pair' || art.group === 'pack') {
    const back = group(personAt(person(s, art.person, undefined), 236, 246, 150), { opacity: 0.82 });
    const other =
      art.group === 'pack' ? group(personAt(person(s, art.person, undefined), 76, 244, 136), { opacity: 0.7 }) : '';
    return lit + other + back + personAt(whole(), 150, 246, 184);
  }
  return lit + personAt(whole(), 160, 246, art.group === 'giant' ? 246 : 204);
}

/** The picture of a card, 4 to 3; other sizes show the middle of it. */
export function cardPicture(card: Pictured, id: string, frame: Frame = {}): string {
  const art = artOf(card, id);
  const s = sheet(frame.key ?? `art-${id}`, `picture of ${id}`, art.palette, art.light);
  const place = PLACES_PAINTED[art.place];
  const [back, front] = place.paint(s);
  const planes =
    plane('light', place.indoors ? hall(s) : sky(s)) +
    plane('place', back) +
    plane('subject', subject(s, art)) +
    plane('front', front + (place.indoors ? '' : weather(s)) + vignette(s));
  return framed(s.defined() + planes, `0 0 ${WIDTH} ${HEIGHT}`, frame);
}

/** Head and shoulders, in a square. */
export function portrait(card: Pictured, id: string, frame: { size?: number; key?: string } = {}): string {
  const art = artOf(card, id);
  const s = sheet(frame.key ?? `portrait-${id}`, `picture of ${id}`, art.palette, art.light);
  const content = portraitOf(s, art);
  const { size, key } = frame;
  return framed(s.defined() + content, '0 0 100 100', {
    ...(size === undefined ? {} : { width: size, height: size }),
    ...(key === undefined ? {} : { key }),
  });
}
function portraitOf(s: Sheet, art: ReturnType<typeof artOf>): string {
  const back =
    box(
      0,
      0,
      100,
      100,
      shading(
        s,
        'ground',
        [
          [0, mix(s.glow, s.lit, 0.25)],
          [0.55, mix(s.glow, s.land, 0.55)],
          [1, near(s, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    ellipse(
      34,
      30,
      52,
      46,
      shine(s, 'light', [
        [0, s.lit, 0.6],
        [1, s.lit, 0],
      ]),
    );
  return back + person(s, art.person ?? ['man'], art.with);
}

/** The figure on the map: a bust in a ring, around (0, 0), as wide as `size`. */
export function token(
  card: Pictured,
  id: string,
  { size, color, key }: { size: number; color: string; key: string },
): string {
  const art = artOf(card, id);
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const content = portraitOf(s, art);
  const clip = s.define('ring', (ring) => `<clipPath id="${ring}"><circle cx="50" cy="50" r="47"/></clipPath>`);
  const scale = (size / 100).toFixed(3);
  return (
    `<g transform="scale(${scale}) translate(-50 -50)">${s.defined()}<circle cx="50" cy="50" r="50" fill="${s.dark}"/>` +
    `<g clip-path="${clip}">${content}</g><circle cx="50" cy="50" r="46" fill="none" stroke="${color}" stroke-width="8"/></g>`
  );
}
