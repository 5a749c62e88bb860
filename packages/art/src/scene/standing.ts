/** Whoever fights, at full height and with nothing behind: people with what they carry, creatures as they are. */

import { fill, group, stroke } from '../ink.ts';
import { ellipse, shading, sheet, type Sheet } from '../brush.ts';
import { mix } from '../palettes.ts';
import { alike, lookOf, paintOf, person, type Look, type Paint } from '../person/person.ts';
import { MATERIAL_OF } from '../subject/icon-looks.ts';
import { figure } from '../subject/subject.ts';
import type { Icon, Material, PersonWord, WholeArt } from '../words.ts';

export interface Held {
  icon: Icon;
  material?: Material | undefined;
}
export interface Standing {
  facing: 'left' | 'right';
  weapon?: Held | undefined;
  shield?: Held | undefined;
  /** Ids inside begin with it. */
  key: string;
}

/** Feet stand at (0, 0); heads are this high. */
const HIGH = 580;
const WIDE = 760;

const LONG: ReadonlySet<string> = new Set(['robe', 'gown', 'leaves']);
const METAL: ReadonlySet<string> = new Set(['plate', 'mail']);
/** How high somebody is, of a grown man. */
const SIZES: Readonly<Record<string, number>> = { dwarf: 0.82, goblin: 0.74, boy: 0.78, girl: 0.76, woman: 0.96 };
/** With the handle above the blade: such things are turned before they are held up. */
const UPSIDE_DOWN: ReadonlySet<Material> = new Set(['hilted', 'shafted']);

const cloak = (color: string, ink: string): string =>
  fill(
    'M0-430C-60-424-104-350-122-270C-140-190-196-120-262-78C-238-74-222-80-206-90C-212-66-226-46-244-30C-210-34-186-44-168-62C-168-38-176-16-190 0C-150-8-124-24-108-50C-104-30-108-12-116 4C-70-6-36-24-16-54L60-60C84-200 80-340 40-424z',
    color,
  ) +
  stroke(
    'M0-430C-60-424-104-350-122-270C-140-190-196-120-262-78C-238-74-222-80-206-90C-212-66-226-46-244-30C-210-34-186-44-168-62C-168-38-176-16-190 0C-150-8-124-24-108-50C-104-30-108-12-116 4C-70-6-36-24-16-54M-40-400C-90-320-96-200-170-104M-10-390C-50-290-50-170-112-60M20-380C0-280 0-160-30-60',
    ink,
    3,
    0.7,
  );

interface Colors extends Paint {
  boots: string;
  limb: string;
}

const outlined = (d: string, color: string, { ink }: Colors): string =>
  `<path d="${d}" fill="${color}" stroke="${ink}" stroke-width="3.4" stroke-linejoin="round"/>`;

const legs = (c: Colors): string =>
  outlined('M8-210C-4-150-20-90-28-24L-58 0H8L14-20C26-80 44-140 52-206z', mix(c.limb, c.ink, 0.4), c) +
  outlined('M36-214C70-160 82-110 86-60L92-22L132-2H62L50-24C36-90 22-140-2-200z', c.limb, c) +
  outlined('M86-70L92-22L132-2H62L50-24L42-62Q64-54 86-70z', c.boots, c) +
  outlined('M-26-66L-28-24L-58 0H8L14-20L20-58Q-2-48-26-66z', mix(c.boots, c.ink, 0.3), c);

function coat(c: Colors, long: boolean): string {
  const d = long
    ? 'M-56-372C-40-394 52-394 72-370C84-300 92-210 104-130C112-80 124-40 138-4Q96 12 58 0Q30 12 0 2Q-36 14-78-2C-66-60-60-130-58-200C-60-270-64-330-56-372z'
    : 'M-56-372C-40-394 52-394 72-370C80-320 74-270 78-226C90-190 96-150 104-112L84-126L78-100L62-120L50-90L36-116L20-88L8-114L-10-86L-22-114L-44-92C-44-150-50-200-54-240C-60-290-64-330-56-372z';
  const folds = long
    ? 'M30-230L44-10M-8-230L-22-8M58-230L100-14M-34-230L-52-10'
    : 'M20-226L30-118M-10-226L-18-110M48-226L66-122';
  return (
    outlined(d, c.cloth, c) +
    fill('M40-380C66-384 70-376 72-370C84-300 80-240 78-226L104-112L78-100L50-90Q60-240 40-380z', c.ink, 0.16) +
    stroke(folds, c.ink, 2.6, 0.5) +
    outlined('M-48-262Q12-242 78-262L80-238Q12-218-50-238z', mix(c.trim, c.ink, 0.35), c) +
    outlined('M6-256h24v24H6z', c.trim, c) +
    stroke('M72-368C80-320 76-270 80-226C90-190 96-150 104-112', c.lit, 4, 0.7)
  );
}
/** Held up behind the head. */
const raised = (c: Colors): string =>
  outlined('M52-362C84-372 112-386 128-408L152-390C138-352 104-318 62-306z', c.limb, c);
const fist = (c: Colors): string =>
  outlined('M120-414C132-426 152-426 162-412C168-400 160-382 146-378C128-376 114-394 120-414z', c.skin, c);
/** Across the belt. */
const folded = (c: Colors): string =>
  outlined('M-22-352C-54-342-72-300-62-262L24-236L34-262L-20-288C-12-308 0-330 4-344z', mix(c.limb, c.ink, 0.18), c) +
  outlined('M22-266C38-272 54-264 54-250C52-238 36-232 22-238z', c.skin, c);

function inHand(s: Sheet, { icon, material }: Held): string {
  const turn = UPSIDE_DOWN.has(material ?? MATERIAL_OF[icon] ?? 'iron') ? -90 : 0;
  // The end of the handle is in the fist.
  return figure(s, icon, { x: 216, ground: -372, height: 210, width: 210, turn, hover: true, material });
}

/** Somebody who faces to the right. */
function standing(
  s: Sheet,
  words: readonly PersonWord[],
  { weapon, shield }: Pick<Standing, 'weapon' | 'shield'>,
): string {
  const look: Look = lookOf(words);
  const paint = paintOf(s, look, true);
  const dress = look.dress ?? 'robe';
  const metal = METAL.has(dress);
  const cloth = metal ? mix(paint.cloth, paint.ink, 0.12) : paint.cloth;
  const limb = metal ? paint.metal : mix(paint.cloth, paint.ink, 0.3);
  const c: Colors = { ...paint, cloth, limb, boots: metal ? mix(paint.metal, paint.ink, 0.25) : '#4a3324' };
  const kin = look.kin ?? 'man';
  const long = LONG.has(dress) || kin === 'ghost';
  const back = shading(s, 'cloak', [
    [0, mix(cloth, paint.lit, 0.12)],
    [0.4, mix(cloth, paint.ink, 0.35)],
    [1, mix(cloth, paint.ink, 0.72)],
  ]);
  // Painted to look to the left.
  const bust = group(person(s, words, undefined), { transform: 'translate(128 -566) scale(-2.25 2.25)' });
  const whole =
    cloak(back, paint.ink) +
    (weapon === undefined ? '' : raised(c) + inHand(s, weapon) + fist(c)) +
    (long ? '' : legs(c)) +
    coat(c, long) +
    bust +
    (shield === undefined
      ? folded(c)
      : folded(c) +
        figure(s, shield.icon, {
          x: 20,
          ground: -168,
          height: 206,
          width: 190,
          hover: true,
          flip: true,
          material: shield.material,
        }));
  const size = SIZES[kin] ?? 1;
  const sized = size === 1 ? whole : group(whole, { transform: `scale(${size})` });
  return ellipse(-20, 4, 176 * size, 22, '#000000', 0.45) + (kin === 'ghost' ? group(sized, { opacity: 0.82 }) : sized);
}

interface Place {
  x: number;
  y: number;
  size: number;
  haze: number;
}
/** Who stands where, from the last to the first. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  pair: [
    { x: 210, y: -34, size: 0.74, haze: 0.28 },
    { x: -60, y: 0, size: 1, haze: 0 },
  ],
  pack: [
    { x: 250, y: -60, size: 0.6, haze: 0.4 },
    { x: -240, y: -44, size: 0.68, haze: 0.28 },
    { x: 10, y: 0, size: 1, haze: 0 },
  ],
  swarm: [
    { x: -230, y: -110, size: 0.4, haze: 0.5 },
    { x: 190, y: -124, size: 0.4, haze: 0.5 },
    { x: 20, y: -84, size: 0.5, haze: 0.4 },
    { x: -150, y: -40, size: 0.62, haze: 0.2 },
    { x: 220, y: -34, size: 0.66, haze: 0.15 },
    { x: 30, y: 6, size: 0.78, haze: 0 },
  ],
};
const ALONE: readonly Place[] = [{ x: 0, y: 0, size: 1, haze: 0 }];
const LARGE: ReadonlySet<string> = new Set(['giant', 'towering', 'heads']);

/** A creature that faces to the right, as nearly all are drawn, or several of them. */
function creature(s: Sheet, { subject: icon = 'rune-stone', group: how, material }: WholeArt): string {
  const one = ({ x, y, size, haze }: Place): string => {
    const high = (LARGE.has(how) ? 590 : how === 'alone' || how === 'floating' ? 440 : 430) * size;
    const width = (LARGE.has(how) ? 700 : 560) * size;
    const lift = how === 'floating' ? 70 : 0;
    const shadow = ellipse(x, y + 2, width * 0.36, 26 * size, '#000000', 0.42);
    return (
      shadow +
      figure(s, icon, {
        x,
        ground: y - lift,
        height: high,
        width,
        haze,
        material,
        hover: true,
      })
    );
  };
  return (PLACES[how] ?? ALONE).map(one).join('');
}

/** The picture of whoever fights; the middle of the lower edge is between the feet. */
export function fighter(art: WholeArt, id: string, { facing, weapon, shield, key }: Standing): string {
  const s = sheet(key, `picture of ${id}`, art.palette, art.light);
  const held = { weapon: weapon ?? (art.person && art.with ? { icon: art.with } : undefined), shield };
  const { person: words } = art;
  const content =
    words === undefined
      ? creature(s, art)
      : (PLACES[art.group] ?? ALONE)
          .map(({ x, y, size, haze }) => {
            const who = size === 1 ? words : alike(words, s.chance);
            const whole = standing(s, who, size === 1 ? held : {});
            return group(whole, {
              transform: `translate(${-x} ${y}) scale(${size})`,
              ...(haze === 0 ? {} : { opacity: 1 - haze * 0.5 }),
            });
          })
          .join('');
  const turned = facing === 'left';
  const size = art.group === 'giant' && words !== undefined ? 1.08 : 1;
  const to = `${turned ? -size : size} ${size}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-WIDE / 2} ${-HIGH - 60} ${WIDE} ${HIGH + 100}" preserveAspectRatio="xMidYMax meet" aria-hidden="true" focusable="false">${wrap(s, content, to)}</svg>`;
}
const wrap = (s: Sheet, content: string, scale: string): string =>
  `${s.defined()}<g transform="scale(${scale})">${content}</g>`;
