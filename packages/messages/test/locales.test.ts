import type { Definition, World } from '@questwright/kernel';
import { entryFor, inLocale, isPlain, namesOf, PSEUDO, words, type GameEntry } from '@questwright/messages';
import { expect, test } from 'vitest';

const RAIN = {
  pack: { id: 'rain', kind: 'pack' as const, rule: 'RB-OBJ-01' as const, edits: [] },
  words: {
    en: { 'pack.rain': 'Rain', 'event.rain': 'Rain!', 'event.wet': 'Wet.' },
    de: { 'pack.rain': 'Regen', 'event.rain': 'Regen!' },
  },
};
const ENTRY: GameEntry = {
  definition: { id: 'weather', packs: [] } as unknown as Definition<World>,
  extensions: [RAIN],
  messages: { 'event.dawn': 'Dawn.', 'event.dusk': 'Dusk.', ...namesOf([RAIN]) },
  translations: { de: { 'event.dawn': 'Es wird hell.' } },
  title: 'game.title',
  board: () => [],
};

test('a locale says what it has words for, its language what it has not, English the rest', () => {
  const all = { en: { a: 'one', b: 'two', c: 'three' }, de: { a: 'eins', b: 'zwei' }, 'de-AT': { b: 'zwo' } };
  expect(inLocale(all, 'en')).toBe(all.en);
  expect(inLocale(all, 'de')).toEqual({ a: 'eins', b: 'zwei', c: 'three' });
  expect(inLocale(all, 'de-CH')).toEqual(inLocale(all, 'de'));
  expect(inLocale(all, 'de-AT')).toEqual({ a: 'eins', b: 'zwo', c: 'three' });
  expect(inLocale(all, 'fr')).toBe(all.en);
  expect(inLocale({}, 'fr')).toEqual({});
});

test('a game is said in a locale: the base, names of packs, and the packs that are on', () => {
  const { messages, locale } = entryFor(ENTRY, [], 'de');
  expect(locale).toBe('de');
  expect(messages).toEqual({ 'event.dawn': 'Es wird hell.', 'event.dusk': 'Dusk.', 'pack.rain': 'Regen' });
  const wet = entryFor(ENTRY, ['rain'], 'de').messages;
  expect(wet).toEqual({ ...messages, 'event.rain': 'Regen!', 'event.wet': 'Wet.' });
  expect(entryFor(ENTRY, [], 'fr').messages).toEqual(ENTRY.messages);
});

test('a game in a locale stays in it, also when packs are added later', () => {
  const german = entryFor(ENTRY, [], 'de');
  expect(entryFor(german, [])).toBe(german);
  expect(entryFor(ENTRY, [], 'de')).toBe(german);
  const later = entryFor(german, ['rain']);
  expect(later.locale).toBe('de');
  expect(later.messages).toEqual(entryFor(ENTRY, ['rain'], 'de').messages);
  expect(() => entryFor(german, [], 'fr')).toThrow('A game in de cannot be said in fr');
});

test('what every game says is said in the locale, too', () => {
  const say = words(entryFor(ENTRY, ['rain'], PSEUDO).messages, PSEUDO);
  for (const key of ['event.dawn', 'event.wet', 'pack.rain', 'kernel.over', 'bot.closer']) {
    expect(isPlain(say({ key, with: { answer: '' } })), key).toBe(false);
  }
});
