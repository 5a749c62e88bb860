import type { Definition, World } from '@questwright/kernel';
import {
  entryFor,
  namesOf,
  telling,
  words,
  type AnyExtension,
  type GameEntry,
  type Scene,
} from '@questwright/messages';
import { expect, test } from 'vitest';

const extension = (id: string, en: Record<string, string>, more: Partial<AnyExtension> = {}): AnyExtension => ({
  pack: { id, kind: 'pack', rule: 'RB-OBJ-01', edits: [] },
  words: { en },
  ...more,
});
const RAIN = extension(
  'rain',
  { 'pack.rain': 'Rain', 'pack.rain.about': 'It rains.', 'event.rain': 'Rain!', 'event.dawn': 'A gray dawn.' },
  {
    lines: { after: 'sky', of: ({ say }) => [say('event.rain')] },
    content: { conditions: { weather: { takes: { is: 'either', of: [WORD('rain'), LIST('rain')] } } } },
  },
);
const SNOW = extension(
  'snow',
  { 'pack.snow': 'Snow', 'event.dawn': 'A white dawn.' },
  {
    lines: { after: 'sky', of: () => ['Snow!'] },
    content: { conditions: { weather: { takes: { is: 'either', of: [WORD('snow'), LIST('snow')] } } } },
    roles: [{ option: 'giants', kind: 'giant', shown: [] }],
  },
);
function WORD(...of: string[]) {
  return { is: 'word' as const, of };
}
function LIST(...of: string[]) {
  return { is: 'list' as const, of: WORD(...of) };
}
const entry: GameEntry = {
  definition: { id: 'weather', packs: [] } as unknown as Definition<World>,
  extensions: [RAIN, SNOW],
  messages: { 'event.dawn': 'Dawn.', ...namesOf([RAIN, SNOW]) },
  title: 'game.title',
  parts: ['sky'],
  board: ({ added }, whole) => ['Sky', ...(added?.('sky', whole) ?? []), 'Land'],
  content: {
    kinds: {},
    verbs: {},
    conditions: { weather: { takes: { is: 'either', of: [WORD('sun'), LIST('sun')] }, about: 'space' } },
    timings: {},
    amounts: {},
    values: {},
  },
};
const board = (packs: readonly string[]): string[] => {
  const made = entryFor(entry, packs);
  const say = telling(words(made.messages), {});
  return made.board({ say } as unknown as Scene, true);
};
const dawn = (packs: readonly string[], locale?: string): string =>
  words(entryFor(entry, packs, locale).messages)({ key: 'event.dawn', with: {} });

test('words of packs are said while they are on, the later over the earlier; names always', () => {
  expect([dawn([]), dawn(['rain']), dawn(['snow', 'rain'])]).toEqual(['Dawn.', 'A gray dawn.', 'A white dawn.']);
  expect(entry.messages).toEqual({
    'event.dawn': 'Dawn.',
    'pack.rain': 'Rain',
    'pack.rain.about': 'It rains.',
    'pack.snow': 'Snow',
  });
  expect('event.rain' in entryFor(entry, ['snow']).messages).toBe(false);
});

test('a locale has its words, or the English ones', () => {
  const german = { ...RAIN, words: { ...RAIN.words, de: { 'event.dawn': 'Ein grauer Morgen.' } } };
  const both = { ...entry, extensions: [german, SNOW] };
  expect(entryFor(both, ['rain'], 'de').messages['event.dawn']).toBe('Ein grauer Morgen.');
  expect(entryFor(both, ['snow'], 'de').messages['event.dawn']).toBe('A white dawn.');
});

test('lines stand after their part, each pack’s as a part of its own', () => {
  expect(board([])).toEqual(['Sky', 'Land']);
  expect(board(['rain'])).toEqual(['Sky', 'Rain!', 'Land']);
  expect(board(['rain', 'snow'])).toEqual(['Sky', 'Rain!', '', 'Snow!', 'Land']);
  const lost = { ...entry, extensions: [{ ...SNOW, lines: { after: 'sea', of: () => [] } }] };
  expect(() => entryFor(lost, ['snow'])).toThrow('snow: the position has no part sea; there are sky');
});

test('conditions take the words of the base and of each pack', () => {
  const takes = (packs: readonly string[]) => entryFor(entry, packs).content!.conditions['weather'];
  expect(takes([])).toEqual(entry.content!.conditions['weather']);
  const all = ['sun', 'rain', 'snow'];
  expect(takes(['rain', 'snow'])).toEqual({
    takes: { is: 'either', of: [WORD(...all), LIST(...all)] },
    about: 'space',
  });
});

test('an entry is made once for each set, and nothing is added twice', () => {
  expect(entryFor(entry, [])).toBe(entry);
  expect(entryFor(entry, ['no-such-pack'])).toBe(entry);
  const made = entryFor(entry, ['rain', 'snow']);
  expect(entryFor(entry, ['snow', 'rain'])).toBe(made);
  expect(entryFor(made, ['rain', 'snow'])).toBe(made);
  expect(entryFor(entry, ['rain'])).not.toBe(made);
});

test('packs bring kinds of people to play', () => {
  const heroes = { option: 'heroes', kind: 'hero', shown: [] };
  const kinds = (base: GameEntry, packs: readonly string[]) => entryFor(base, packs).roles?.map(({ kind }) => kind);
  const peopled = { ...entry, roles: [heroes] };
  expect(kinds(peopled, [])).toEqual(['hero']);
  expect(kinds(peopled, ['rain', 'snow'])).toEqual(['hero', 'giant']);
  expect(kinds(entry, ['snow'])).toEqual(['giant']);
  expect(kinds(entry, ['rain'])).toBeUndefined();
});
