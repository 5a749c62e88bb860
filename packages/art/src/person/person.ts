/** People, put together from drawn parts in a box of 100 by 100; they look to the left, into the light. */

import { fill, group, shape, short, stroke, type Chance } from '../ink.ts';
import type { Sheet } from '../brush.ts';
import { dress } from './dress.ts';
import { face } from './face.ts';
import { hairBehind, hairBefore } from './hair.ts';
import { headwear } from './wear.ts';
import { mix } from '../palettes.ts';
import { figure } from '../subject/subject.ts';
import type { Icon } from '../subject/icon-names.ts';
import { PERSON, type PersonPart, type PersonWord } from '../words.ts';

export type Look = { readonly [P in PersonPart]?: string };

/** The colors of a person, tinted by the light of the picture. */
export interface Paint {
  skin: string;
  hair: string;
  cloth: string;
  /** Of feathers and bandages. */
  linen: string;
  /** Of belts and trims. */
  trim: string;
  metal: string;
  ink: string;
  lit: string;
  /** Lines of the graver; left out on those who stand behind. */
  fine: boolean;
}

const SKIN: Readonly<Record<string, string>> = {
  pale: '#efd3ba',
  fair: '#e3b48f',
  tan: '#cb9065',
  brown: '#9b643f',
  dark: '#6f4631',
  ashen: '#b3b9b8',
  mossy: '#8fae74',
};
const HAIR: Readonly<Record<string, string>> = {
  raven: '#242029',
  chestnut: '#5f3c23',
  ginger: '#bb561f',
  flaxen: '#ddb75e',
  grey: '#8d8c8e',
  white: '#eee9df',
  sedge: '#5f7a3c',
};
const CLOTH: Readonly<Record<string, string>> = {
  crimson: '#a32f36',
  azure: '#2f62a6',
  forest: '#3e6d42',
  ochre: '#c68e2e',
  plum: '#6f3b6c',
  linen: '#ddd1b6',
  coal: '#37343d',
  teal: '#2a7c7a',
  rust: '#aa572b',
  slate: '#61728a',
};

export function lookOf(words: readonly PersonWord[]): Look {
  const look: { [P in PersonPart]?: string } = {};
  for (const part of Object.keys(PERSON) as PersonPart[]) {
    const found = words.find((word) => (PERSON[part] as readonly string[]).includes(word));
    if (found !== undefined) look[part] = found;
  }
  return look;
}

/** Somebody of the same band: dressed alike, but not the same face. */
export function alike(words: readonly PersonWord[], chance: Chance): PersonWord[] {
  const changed: readonly PersonPart[] = ['skin', 'shade', 'hair', 'beard'];
  const { kin, skin } = lookOf(words);
  return words.map((word) => {
    const part = changed.find((one) => (PERSON[one] as readonly string[]).includes(word));
    if (part === undefined || kin === 'skull' || kin === 'ghost' || skin === 'mossy') return word;
    const others = (PERSON[part] as readonly PersonWord[]).filter(
      (one) => !['ashen', 'mossy', 'sedge', 'weeds', 'white', word].includes(one),
    );
    return others[Math.floor(chance() * others.length)] ?? word;
  });
}

/** How the body is built: half the width of the shoulders, and how the head sits. */
const BUILDS: Readonly<Record<string, { shoulders: number; head: string }>> = {
  man: { shoulders: 35, head: '' },
  woman: { shoulders: 29, head: 'translate(2.5 2.5) scale(.95)' },
  boy: { shoulders: 24, head: 'translate(5.5 10) scale(.89)' },
  girl: { shoulders: 23, head: 'translate(5.5 10) scale(.89)' },
  dwarf: { shoulders: 38, head: 'translate(-7 7) scale(1.14 1)' },
  skull: { shoulders: 32, head: '' },
  goblin: { shoulders: 26, head: 'translate(-2 10) scale(1.04 .92)' },
  ghost: { shoulders: 28, head: 'translate(2.5 2.5) scale(.95)' },
  automaton: { shoulders: 30, head: '' },
};

const SMALL: ReadonlySet<Icon> = new Set<Icon>([
  'jeweled-chalice',
  'lantern-flame',
  'leeching-worm',
  'quill',
  'quill-ink',
  'ringing-bell',
  'shiny-apple',
  'spell-book',
  'tied-scroll',
  'two-coins',
]);

/** What somebody is painted with in the light of a sheet. */
export function paintOf(s: Sheet, look: Look, fine: boolean): Paint {
  const { kin } = look;
  const tinted = (color: string): string => mix(color, s.glow, 0.1);
  const skin =
    kin === 'goblin'
      ? SKIN['mossy']!
      : kin === 'ghost'
        ? '#c9dfe2'
        : kin === 'automaton'
          ? '#b98d45'
          : SKIN[look.skin ?? 'fair']!;
  return {
    skin: tinted(skin),
    hair: tinted(HAIR[look.shade ?? 'chestnut']!),
    cloth: tinted(CLOTH[look.cloth ?? 'slate']!),
    linen: tinted('#e9dfc9'),
    trim: mix(s.accent, '#d8b25a', 0.35),
    metal: tinted('#98a3ad'),
    ink: mix(s.dark, '#1a1014', 0.5),
    lit: mix(s.lit, '#fff6e0', 0.4),
    fine,
  };
}

export function person(s: Sheet, words: readonly PersonWord[], held: Icon | undefined, fine = true): string {
  const look = lookOf(words);
  const kin = look.kin ?? 'man';
  const build = BUILDS[kin]!;
  const paint = paintOf(s, look, fine);
  const head = (content: string): string => (build.head === '' ? content : group(content, { transform: build.head }));
  // What fits into a hand is held up in front; the rest is carried on the back.
  const small = held !== undefined && SMALL.has(held);
  const behind =
    held === undefined || small
      ? ''
      : figure(s, held, { x: 76, ground: 92, height: 80, width: 54, turn: 12, hover: true });
  const before = small ? figure(s, held, { x: 80, ground: 98, height: 38, width: 34, turn: 8, hover: true }) : '';
  const whole =
    (look.back === 'wings' ? wings(paint) : '') +
    behind +
    head(hairBehind(look, paint)) +
    dress(look.dress ?? 'robe', build.shoulders, paint) +
    head(neck(paint, kin) + face(look, paint, s.accent) + hairBefore(look, paint) + headwear(look.wear ?? '', paint)) +
    before;
  return kin === 'ghost' ? group(whole, { opacity: 0.8 }) : whole;
}

const neck = ({ skin, ink }: Paint, kin: string): string =>
  kin === 'skull'
    ? stroke('M46 60V76M52 60V76', ink, 2) + fill('M45 62h9v3h-9zM45 68h9v3h-9z', '#cfc6ae')
    : fill('M43 54L42.5 72Q50 78 58 72L57 54z', skin) +
      fill('M43 60Q50 66 57 56L58 72Q54 75 50 75Q52 68 43 60z', ink, 0.42);

/** Folded, with long feathers below. */
const wings = ({ linen, ink, lit, fine }: Paint): string => {
  const one =
    shape(
      'M44 62C30 50 22 30 6 14C0 30 2 44 8 54C2 56 4 66 10 68C6 74 10 82 18 82C30 86 42 78 46 70z',
      linen,
      ink,
      1.5,
    ) +
    stroke('M8 54Q18 56 26 52M10 68Q20 68 28 62M18 82Q26 78 32 70', ink, 1.1) +
    (fine ? stroke('M9 22Q20 40 38 58', lit, 1.4, 0.7) : '');
  return one + group(one, { transform: 'translate(100 0) scale(-1 1)' });
};

/** A person at this place: `x` is the middle, `ground` the lower edge. */
export const personAt = (content: string, x: number, ground: number, size: number): string =>
  `<g transform="translate(${short(x - size / 2)} ${short(ground - size)}) scale(${(size / 100).toFixed(3)})">${content}</g>`;
