/** The adventure cards of Isheim: how they differ, what they bring, and how they are told. */

// Makes the verbs of packs known.
import '../../src/entry.ts';
import type { Content, Effect } from '@questwright/kernel';
import { words } from '@questwright/messages';
import { describe, expect, test } from 'vitest';
import type { Challenge } from '../../src/cards.ts';
import { ALLIES } from '../../src/content/allies.ts';
import { CHALLENGES } from '../../src/content/challenges.ts';
import { ITEMS } from '../../src/content/items.ts';
import { ENGLISH } from '../../src/messages/index.ts';
import { cardText } from '../../src/text/card-text.ts';
import type { FrozenChallenge, FrozenEvent } from '../../src/variants/frozen-wastes/cards.ts';
import {
  ADVENTURES,
  ARSHAN,
  GEAR_CARDS,
  HEROES,
  LEGENDS,
  WEATHER,
} from '../../src/variants/frozen-wastes/content/index.ts';
import { FROZEN_WASTES_EXTENSION } from '../../src/variants/frozen-wastes/index.ts';
import { COLORS } from '../../src/words.ts';
import { recordsIn, signature } from './traits.ts';

const WORDS = { ...ENGLISH, ...FROZEN_WASTES_EXTENSION.words['en'] };
const say = words(WORDS);
const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const textOf = (card: unknown): string =>
  cardText(card as Content)
    .map((line) => say(line))
    .join(' ');

const all = Object.entries(ADVENTURES);
const challenges = all.filter(([, { kind }]) => kind === 'challenge') as [string, FrozenChallenge][];
const events = all.filter(([, { kind }]) => kind === 'event') as [string, FrozenEvent][];
/** As they lie on the table: with what a Forage Item says once it is kept. */
const printed: Readonly<Record<string, Content>> = Object.fromEntries(
  FROZEN_WASTES_EXTENSION.pack.edits.flatMap((edit) => {
    const { content, add } = edit as { content?: string; add?: Content };
    return content !== undefined && content in { ...ADVENTURES, ...ARSHAN, ...LEGENDS } ? [[content, add!]] : [];
  }),
);
const flavored = [...Object.keys({ ...printed, ...WEATHER, ...GEAR_CARDS }), ...Object.keys(HEROES)];

describe('how a fight begins', () => {
  /** A test, a choice of prices, where one stands, what one holds, others, a toll, a blow, a wager, a look, a text that
   *  stands, wounds that change it; none. */
  function openingOf({ beforeCombat = [], abilities, modifies }: Challenge): string {
    const [first] = beforeCombat;
    if (first === undefined) {
      if (abilities !== undefined) return 'standing text';
      return modifies === undefined ? 'none' : 'wounds change it';
    }
    const said = JSON.stringify(first);
    if ('test' in first) return 'test';
    if ('look' in first) return 'look';
    if (said.includes('"another hero is here"') || 'each hero' in first) return 'others';
    if (said.includes('"you stand in"')) return 'ground';
    if ('check' in first || first['if'] !== undefined) return 'holdings';
    if ('choose' in first) return said.includes('"steps"') ? 'wager' : 'prices';
    if ('strike' in first || 'attack' in first) return 'blow';
    return 'toll';
  }
  test('no opening on more than 15 percent of them, and no more tests than three', () => {
    const openings = challenges.map(([, card]) => openingOf(card));
    const counts = [...new Set(openings)].map(
      (one) => [one, openings.filter((other) => other === one).length] as const,
    );
    expect(counts.length).toBeGreaterThanOrEqual(10);
    expect(counts.filter(([, count]) => count > 0.15 * challenges.length)).toEqual([]);
    expect(openings.filter((one) => one === 'test').length).toBeLessThanOrEqual(3);
  });
});

describe('what a victory brings', () => {
  const brings = (of: readonly Effect[]): string[] => of.flatMap((one) => Object.keys(one).slice(0, 1));
  test('money alone on at most a fifth, money and nothing of note on at most 40 percent', () => {
    const plain = challenges.filter(
      ([, { reward = [], forage }]) => forage === undefined && brings(reward).join() === 'gold',
    );
    expect(plain.length).toBeLessThanOrEqual(challenges.length / 5);
    expect(plain.length).toBeLessThanOrEqual(0.4 * challenges.length);
  });
  test('every family has a reward that one cannot buy', () => {
    const BOUGHT = ['gold', 'heal', 'rest', 'choose'];
    for (const family of new Set(challenges.map(([, one]) => one.family))) {
      const rare = challenges.filter(
        ([, one]) =>
          one.family === family &&
          (one.forage !== undefined || brings(one.reward ?? []).some((what) => !BOUGHT.includes(what))),
      );
      expect([family, rare.length > 0]).toEqual([family, true]);
    }
  });
  test('Forage on a third, each another one, from every color', () => {
    const kept = challenges.filter(([, { forage }]) => forage !== undefined);
    expect(kept.length).toBeGreaterThanOrEqual(13);
    expect(new Set(kept.map(([, { forage }]) => forage!.type)).size).toBe(kept.length);
    expect(new Set(kept.map(([, { forage }]) => signature(forage as unknown as Content))).size).toBe(kept.length);
    for (const color of COLORS) expect([color, kept.some(([, one]) => one.color === color)]).toEqual([color, true]);
  });
});

test('one phase is the best for each; each phase for 25 to 42 percent of a color, where there are nine or more', () => {
  for (const color of COLORS) {
    const best = challenges.flatMap(([id, one]) => {
      if (one.color !== color) return [];
      const numbers = [one.mind, one.body, one.spirit];
      const least = Math.min(...numbers);
      expect([id, numbers.filter((number) => number === least).length]).toEqual([id, 1]);
      return [numbers.indexOf(least)];
    });
    for (const phase of [0, 1, 2]) {
      const share = best.filter((one) => one === phase).length / best.length;
      const [least, most] = best.length >= 9 ? [0.25, 0.42] : [0.01, 0.5];
      expect([color, phase, share >= least && share <= most]).toEqual([color, phase, true]);
    }
  }
});

test('they work differently, and as no card of the box does', () => {
  const own = all.map(([, card]) => signature({ ...card, family: undefined, clues: undefined } as unknown as Content));
  expect(new Set(own).size).toBeGreaterThanOrEqual(54);
  const box = new Set(Object.values(CHALLENGES).map((card) => signature(card)));
  expect(all.filter(([, card]) => box.has(signature(card))).length).toBeLessThanOrEqual(1);
});

test('each verb of Isheim is said by three cards or more', () => {
  const used = (verb: string): string[] =>
    Object.entries({ ...printed, ...HEROES } as Record<string, Content>)
      .filter(([, card]) => [...recordsIn(card)].some((record) => verb in record))
      .map(([id]) => id);
  for (const verb of ['frost', 'white death', 'ward', 'token', 'weather', 'charge', 'experience', 'edge step'])
    expect([verb, used(verb).length >= 3]).toEqual([verb, true]);
});

describe('what is printed', () => {
  test.each(Object.entries(printed))('%s: at most 45 words, all of them known', (_, card) => {
    const text = textOf(card);
    expect([text, countWords(text) <= 45, /[<{]/.test(text)]).toEqual([text, true, false]);
  });
  test('flavor has 6 to 22 words, is said once, and no two neighbors pause alike', () => {
    const flavors = flavored.map((id) => [id, WORDS[`flavour.${id}`] ?? ''] as const);
    expect(flavors.filter(([, one]) => countWords(one) < 6 || countWords(one) > 22)).toEqual([]);
    expect(new Set(flavors.map(([, one]) => one)).size).toBe(flavors.length);
    const shapes = flavors.map(([, one]) => one.replaceAll(/[^,.;:!?“”‘()]/g, ''));
    expect(flavors.filter((__, i) => i > 0 && shapes[i] === shapes[i - 1]).map(([id]) => id)).toEqual([]);
    expect(flavors.filter(([, one]) => /\. Also /.test(one))).toEqual([]);
  });
  test('names are new, at most a fifth of them “X of Y”, and half of the flavor names nobody', () => {
    const names = Object.keys(printed).map((id) => WORDS[`content.${id}`]!);
    expect(names.filter((one) => one === undefined)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((one) => / of /.test(one)).length).toBeLessThanOrEqual(names.length / 5);
    const taken = new Set(Object.entries(ENGLISH).flatMap(([key, text]) => (key.startsWith('content.') ? [text] : [])));
    expect(names.filter((one) => taken.has(one))).toEqual([]);
  });

  // ---- the three voices ----

  const JEFA = /^Cycle [\d,]+\. /;
  /** Words that begin alike, the small ones left out; vowels alliterate with each other. */
  const staves = (line: string): number => {
    const heads = (line.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length > 3)
      .map((word) => (/^[aeiou]/.test(word) ? 'a' : word[0]!));
    return Math.max(0, ...[...new Set(heads)].map((head) => heads.filter((one) => one === head).length));
  };
  const voiceOf = (line: string): 'jefa' | 'weik' | 'onoit' =>
    JEFA.test(line) ? 'jefa' : staves(line) >= 3 ? 'weik' : 'onoit';
  test('machines keep a log, the Weik rhyme by staves', () => {
    const wanted = { machine: 'jefa', weik: 'weik', beast: 'onoit' } as Readonly<Record<string, string>>;
    const said = challenges
      // The ox is boasted of by those whose barn it was.
      .filter(([id, { family }]) => id !== 'white-ox' && wanted[family!] !== undefined)
      .map(([id, { family }]) => [id, voiceOf(WORDS[`flavour.${id}`]!), wanted[family!]]);
    expect(said.length).toBeGreaterThan(20);
    expect(said.filter(([, voice, should]) => voice !== should)).toEqual([]);
  });
  test('each voice has a fifth of the lines at least', () => {
    const voices = Object.keys(printed).map((id) => voiceOf(WORDS[`flavour.${id}`]!));
    for (const voice of ['jefa', 'weik', 'onoit'] as const) {
      const share = voices.filter((one) => one === voice).length / voices.length;
      expect([voice, share >= 0.2 && share <= 0.55]).toEqual([voice, true]);
    }
  });
});

test('every card has a picture, and no two the same', () => {
  const pictures = Object.entries({ ...printed, ...HEROES } as Record<string, Content>).map(([id, { art }]) => {
    expect([id, art !== undefined]).toEqual([id, true]);
    return JSON.stringify(art);
  });
  expect(new Set(pictures).size).toBe(pictures.length);
  const box = new Set(
    Object.values({ ...ITEMS, ...ALLIES, ...CHALLENGES } as Record<string, Content>).map(({ art }) =>
      JSON.stringify(art),
    ),
  );
  expect(pictures.filter((one) => box.has(one))).toEqual([]);
});

test('an Event lasts, or happens to everybody', () => {
  for (const [id, { arrives, modifies, abilities }] of events)
    expect([id, modifies !== undefined || abilities !== undefined || arrives !== undefined]).toEqual([id, true]);
});
