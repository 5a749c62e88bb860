/** A picture of a card, a portrait, and the figure on the map: plain SVG as text. */

import { between, chanceOf, group, short, stroke } from './ink.ts';
import { box, ellipse, halo, HEIGHT, sheet, shading, shine, WIDTH, type Sheet } from './brush.ts';
import { hall, sky, vignette, weather } from './lights.ts';
import { mix } from './palettes.ts';
import { creature } from './creature/creatures.ts';
import { alike, person, personAt } from './person/person.ts';
import { PLACES_PAINTED } from './places/places.ts';
import { figure, subjectIn } from './subject/subject.ts';
import type { CreatureName, WholeArt } from './words.ts';

export interface Frame {
  width?: number;
  height?: number;
  /** Ids inside the picture begin with it: whoever shows a card twice on a page gives two. */
  key?: string;
}

/** Where nobody gives a key: the same for the same picture. */
const keyOf = (name: string): string => `p${Math.floor(chanceOf(name)() * 36 ** 5).toString(36)}`;
const plane = (name: string, content: string): string => group(content, { 'data-plane': name });
/** A minus parts two numbers as well as a blank does. */
const tight = (content: string): string =>
  content.replaceAll(/ d="[^"]+"/g, (d) => d.replaceAll(/(?<=\d) -/g, '-').replaceAll(/(?<![\d.])0\./g, '.'));
const framed = (content: string, view: string, { width, height }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"${width === undefined ? '' : ` width="${short(width)}"`}${height === undefined ? '' : ` height="${short(height)}"`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${tight(content)}</svg>`;

/** What stands in the middle: a person before the place, or a thing in it. */
function subject(s: Sheet, art: WholeArt): string {
  const { ground = 212, stage = false } = PLACES_PAINTED[art.place];
  if (art.creature !== undefined) return creatures(s, art.creature, art);
  if (art.person === undefined) return subjectIn(s, { ...art, subject: art.subject ?? 'rune-stone' }, ground, stage);
  const lit = halo(s, 150, 110, 130, s.lit, 0.3);
  const one = person(s, art.person, art.with);
  if (art.group === 'pair' || art.group === 'pack') {
    const other = s.define(
      'other',
      (id) => `<g id="${id}">${person(s, alike(art.person!, s.chance), undefined, false)}</g>`,
    );
    const copy = `<use href="${other}"/>`;
    const right = group(personAt(copy, 238, 246, 152), { opacity: 0.86 });
    // The third is the second, turned around.
    const left = group(copy, { transform: 'translate(142 112) scale(-1.36 1.36)', opacity: 0.74 });
    return lit + (art.group === 'pack' ? left : '') + right + personAt(one, 150, 246, 186);
  }
  return lit + personAt(one, 160, 246, art.group === 'giant' ? 246 : 204);
}

/** One, or several of its kind; what it has with it stands before it. */
function creatures(s: Sheet, name: CreatureName, { group: stand, with: thing }: WholeArt): string {
  const held = thing === undefined ? '' : figure(s, thing, { x: 252, ground: 226, height: 92, width: 84 });
  if (stand !== 'pair' && stand !== 'pack')
    return personAt(creature(s, name), thing === undefined ? 160 : 140, 246, stand === 'giant' ? 246 : 204) + held;
  const one = s.define('one', (id) => `<g id="${id}">${creature(s, name)}</g>`);
  const copy = `<use href="${one}"/>`;
  return (
    (stand === 'pack' ? group(personAt(copy, 70, 246, 150), { opacity: 0.8 }) : '') +
    group(personAt(copy, 246, 246, 156), { opacity: 0.86 }) +
    personAt(copy, 152, 246, 192) +
    held
  );
}

/** The picture of a card, 4 to 3; other sizes show the middle of it. */
export const cardPicture = (art: WholeArt, id: string, frame: Frame = {}): string =>
  framed(scene(art, id, frame.key ?? keyOf(id)), SCENE, frame);

/** The same without a frame around it, for an `svg` that somebody else makes: a box of `SCENE`. */
export function scene(art: WholeArt, id: string, key: string): string {
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const place = PLACES_PAINTED[art.place];
  const [back, front] = place.paint(s);
  const planes =
    plane('light', place.indoors ? hall(s) : sky(s)) +
    plane('place', back) +
    plane('subject', subject(s, art)) +
    plane('front', front + (place.indoors ? '' : weather(s)) + vignette(s));
  return tight(s.defined() + planes);
}
export const SCENE = `0 0 ${WIDTH} ${HEIGHT}`;

/** Head and shoulders, in a square. */
export function portrait(art: WholeArt, id: string, frame: { size?: number; key?: string } = {}): string {
  const s = sheet(frame.key ?? keyOf(`portrait of ${id}`), `picture of ${id}`, art.palette, art.light);
  const content = portraitOf(s, art);
  const { size, key } = frame;
  return framed(s.defined() + content, LIKENESS, {
    ...(size === undefined ? {} : { width: size, height: size }),
    ...(key === undefined ? {} : { key }),
  });
}
/** The same without a frame around it, for an `svg` that somebody else makes: a square of `LIKENESS`. */
export function likeness(art: WholeArt, id: string, key: string): string {
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const content = portraitOf(s, art);
  return tight(s.defined() + content);
}
export const LIKENESS = '9 -1 82 82';

/** Over a likeness: whoever it is sleeps. */
export const ASLEEP =
  '<path d="M9-1H91V81H9z" fill="#0d0b14" fill-opacity=".5"/><path d="M60 12H76L62 28H78M44 34H54L45 44H55" fill="none" stroke="#fff6e0" stroke-width="3.4" stroke-linejoin="round"/>';

function portraitOf(s: Sheet, art: WholeArt): string {
  let graved = '';
  for (let i = 0; i < 22; i += 1) {
    const y = 2 + i * 4.6;
    graved += `M100 ${short(y)}l${short(-between(s.chance, 14, 50))} ${short(between(s.chance, 2, 5))}`;
  }
  const back =
    box(
      0,
      -10,
      100,
      110,
      shading(
        s,
        'ground',
        [
          [0, mix(s.glow, s.lit, 0.2)],
          [0.5, mix(s.glow, s.sky, 0.5)],
          [1, mix(s.sky, s.dark, 0.45)],
        ],
        [0, 0, 1, 0.9],
      ),
    ) +
    ellipse(
      32,
      26,
      50,
      46,
      shine(s, 'light', [
        [0, s.lit, 0.55],
        [1, s.lit, 0],
      ]),
    ) +
    stroke(graved, s.dark, 1, 0.4);
  if (art.person !== undefined) return back + person(s, art.person, art.with);
  if (art.creature !== undefined)
    return back + group(creature(s, art.creature), { transform: 'translate(9 -1) scale(.82)' });
  const { subject: icon = 'rune-stone', material } = art;
  return back + figure(s, icon, { x: 50, ground: 84, height: 76, width: 72, hover: true, material });
}

/** Head and shoulders without a ground, in a box of 100 by 100. Ids inside begin with the key. */
export function bust(art: WholeArt, id: string, key: string): string {
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const drawn = art.person === undefined ? '' : person(s, art.person, art.with);
  return tight(s.defined() + drawn);
}

/** The figure on the map: a bust in a ring, around (0, 0), as wide as `size`. */
export function token(
  art: WholeArt,
  id: string,
  { size, color, key }: { size: number; color: string; key: string },
): string {
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const content = portraitOf(s, art);
  const clip = s.define('ring', (ring) => `<clipPath id="${ring}"><circle cx="50" cy="42" r="46"/></clipPath>`);
  const scale = (size / 100).toFixed(3);
  return (
    `<g transform="scale(${scale}) translate(-50 -42)">${s.defined()}<circle cx="50" cy="42" r="50" fill="${s.dark}"/>` +
    `<g clip-path="url(${clip})">${content}</g><circle cx="50" cy="42" r="46" fill="none" stroke="${color}" stroke-width="8"/></g>`
  );
}
