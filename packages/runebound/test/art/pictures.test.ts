/** Every card has a picture of its own, drawn from its `art`. */

import { ICON_PATHS, lookOf, PALETTES } from '@questwright/art';
import { CREATURES, GROUPS, LIGHTS, PALETTE_NAMES, PERSON_WORDS, PLACES, type Art } from '@questwright/art/words';
import type { Content } from '@questwright/kernel';
import { describe, expect, test } from 'vitest';
import { artOf, builtIn, cardPicture, portrait } from '../../src/art/index.ts';
import { BOARD, SMALL, TOWNS } from '../../src/content.ts';
import { CARDS } from '../../src/content/index.ts';
import { VARIANTS } from '../../src/variants/index.ts';

/** All that is shown: cards, and towns as the boards have them. */
const SHOWN: readonly (readonly [id: string, card: Content])[] = [
  ...Object.entries(CARDS),
  ...TOWNS.map((town) => [`space-${town}`, BOARD[`space-${town}`]!] as const),
];
/** What packs add, as far as it says what it shows. */
const OF_PACKS = VARIANTS.flatMap(({ pack }) =>
  pack.edits.flatMap((edit): [id: string, card: Content][] => {
    const card = edit.content !== undefined && 'add' in edit ? (edit.add as Content) : undefined;
    return card?.art === undefined ? [] : [[edit.content!, card]];
  }),
);
/** Characters of one picture, and of all of them on average: several are on screen at once. */
const MOST = 18_000;
const MEAN = 12_500;
const PLANES = ['light', 'place', 'subject', 'front'];
const planeOf = (picture: string, name: string): string => {
  const [, rest = ''] = picture.split(`<g data-plane="${name}">`);
  return rest.split('<g data-plane=')[0]!;
};

test.each(SHOWN)('%s says what its picture shows', (_id, card) => {
  const art = card.art as Art | undefined;
  expect(art).toBeDefined();
  expect([art!.place, art!.light, art!.palette]).not.toContain(undefined);
  // A thing or a person, not both.
  expect((art!.subject === undefined) !== (art!.person === undefined)).toBe(true);
});

test('no two cards share subject, place and palette', () => {
  const seen = new Map<string, string>();
  for (const [id, card] of SHOWN) {
    const { subject, person, place, palette } = artOf(card, id);
    const all = JSON.stringify([subject ?? person, place, palette]);
    expect([id, seen.get(all)]).toEqual([id, undefined]);
    seen.set(all, id);
  }
  expect(seen.size).toBe(SHOWN.length);
});

describe.each(SHOWN)('%s', (id, card) => {
  const picture = cardPicture(card, id);
  test('is painted in planes, each with something on it', () => {
    for (const plane of PLANES) expect([plane, planeOf(picture, plane).length > 120]).toEqual([plane, true]);
  });
  test('uses its palette, and the accent of it', () => {
    const { palette } = artOf(card, id);
    const { accent, dark } = PALETTES[palette];
    expect([accent, dark].filter((color) => !picture.includes(color))).toEqual([]);
  });
  test('is small, and holds no numbers that are none', () => {
    expect(picture.length).toBeLessThan(MOST);
    expect(/NaN|undefined|Infinity/.exec(picture)).toBeNull();
  });
  test('needs nothing that a strict page forbids', () => {
    const forbidden = /style=|<style|<script|data:|\son\w+=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/;
    expect(forbidden.exec(picture)).toBeNull();
  });
  test('is always the same', () => {
    expect(cardPicture(card, id) === picture).toBe(true);
  });
});

test('on average they are smaller still', () => {
  const all = SHOWN.reduce((sum, [id, card]) => sum + cardPicture(card, id).length, 0);
  expect(all / SHOWN.length).toBeLessThan(MEAN);
});

test('ids in a picture begin with its key, and every reference is to one of them', () => {
  for (const [id, card] of SHOWN) {
    const picture = cardPicture(card, id, { key: 'k7' });
    const ids = [...picture.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name!);
    const used = [...picture.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name]) => name!);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((name) => !name.startsWith('k7-'))).toEqual([]);
    expect(used.filter((name) => !ids.includes(name))).toEqual([]);
  }
});

test('every word of art is used by some card, and each picture of a person says a part once', () => {
  const arts = [...SHOWN, ...OF_PACKS].map(([id, card]) => artOf(card, id));
  for (const [, card] of SHOWN) {
    const words = (card.art as Art).person ?? [];
    expect(Object.keys(lookOf(words))).toHaveLength(words.length);
  }
  expect(LIGHTS.filter((light) => !arts.some((art) => art.light === light))).toEqual([]);
  expect(PALETTE_NAMES.filter((palette) => !arts.some((art) => art.palette === palette))).toEqual([]);
  expect(PLACES.filter((place) => !arts.some((art) => art.place === place))).toEqual([]);
  expect(GROUPS.filter((group) => !arts.some((art) => art.group === group))).toEqual([]);
  expect(new Set(PERSON_WORDS).size).toBe(PERSON_WORDS.length);
});

describe('a card without art', () => {
  test.each<[string, Content]>([
    ['an ally', { kind: 'ally' }],
    ['a hero', { kind: 'hero' }],
    ['a challenge', { kind: 'challenge', color: 'red' }],
    ['an armor', { kind: 'item', class: 'armor' }],
    ['an event', { kind: 'event', color: 'blue' }],
    ['nothing known', {}],
  ])('%s has a whole picture', (_name, card) => {
    for (let i = 0; i < 12; i += 1) {
      const picture = cardPicture(card, `of-a-pack-${i}`);
      for (const plane of PLANES) expect(planeOf(picture, plane).length).toBeGreaterThan(120);
      expect(/NaN|undefined/.exec(picture)).toBeNull();
    }
  });
  test('looks by its color, and not like the next one', () => {
    const arts = Array.from({ length: 20 }, (_, i) => artOf({ kind: 'challenge', color: 'red' }, `x-${i}`));
    expect(arts.every(({ palette }) => ['ember', 'blood', 'violet', 'ash'].includes(palette))).toBe(true);
    expect(new Set(arts.map((art) => JSON.stringify(art))).size).toBeGreaterThan(15);
  });
  test('what it does say is shown', () => {
    const card = { kind: 'challenge', color: 'red', art: { place: 'mere' } };
    expect(artOf(card, 'x')).toMatchObject({ place: 'mere', group: 'alone' });
    expect(artOf({ ...card, art: { person: ['goblin'] } }, 'x').subject).toBeUndefined();
  });
});

describe('a card that shows a creature', () => {
  const CARD = { kind: 'challenge', color: 'red', art: { creature: 'ulfen', place: 'tundra' } } as const;
  test('shows nothing else, and nobody', () => {
    expect(artOf(CARD, 'x')).toMatchObject({ creature: 'ulfen' });
    for (const kind of ['challenge', 'hero', 'ally']) {
      const { subject, person } = artOf({ ...CARD, kind }, 'x');
      expect([kind, subject, person]).toEqual([kind, undefined, undefined]);
    }
  });

  test.each(CREATURES)('%s is painted whole, and small enough', (creature) => {
    const picture = cardPicture({ ...CARD, art: { ...CARD.art, creature } }, 'x');
    expect(planeOf(picture, 'subject').length).toBeGreaterThan(1000);
    expect(picture.length).toBeLessThan(MOST);
    expect(/NaN|undefined/.exec(picture)).toBeNull();
  });

  test('shows what it has with it, and several of its kind', () => {
    const drawn = (art: Partial<Art>): string =>
      planeOf(cardPicture({ ...CARD, art: { ...CARD.art, ...art } }, 'x'), 'subject');
    const copies = (one: string): number => one.split('<use ').length - 1;
    expect(drawn({ with: 'torch' }).length).toBeGreaterThan(drawn({}).length);
    expect([drawn({}), drawn({ group: 'pair' }), drawn({ group: 'pack' })].map(copies)).toEqual([0, 2, 3]);
  });
});

test('cards and towns are found by id, and others are not', () => {
  expect(builtIn('barrow-rats')).toBe(CARDS['barrow-rats']);
  expect(builtIn('space-forge')).toMatchObject({ art: BOARD['space-forge']!.art });
  expect(builtIn('space-a01')).toBeUndefined();
  expect(builtIn('toString')).toBeUndefined();
  const small = Object.entries(SMALL).find(([, space]) => space.town === 'forge')![1];
  expect(small.art).toEqual(BOARD['space-forge']!.art);
});

test('a portrait shows who it is: a person, or a beast', () => {
  expect(artOf({ kind: 'hero' }, 'nobody').person).toBeDefined();
  const mule = portrait(CARDS['winter-a-mule']!, 'winter-a-mule');
  expect(mule.includes(ICON_PATHS.donkey.d)).toBe(true);
});
