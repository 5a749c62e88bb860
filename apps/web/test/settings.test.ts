import { expect, test } from 'vitest';
import { settingsFrom, USUAL } from '../src/settings.ts';
import { SOUND_KINDS } from '../src/sound/kinds.ts';

test('a new reader hears when it is their turn, and nothing else', () => {
  expect(SOUND_KINDS.filter((kind) => settingsFrom(null).sounds[kind])).toEqual(['your-turn']);
});

test('what was kept is found again', () => {
  const kept = { ...USUAL, theme: 'light', botTurnSeconds: 0, stepMode: true, sounds: { ...USUAL.sounds, dice: true } };
  expect(settingsFrom(JSON.stringify(kept))).toEqual(kept);
});

test.each(['', 'nonsense', '[]', '7', 'null'])('what is no settings at all gives the usual ones: %s', (text) => {
  expect(settingsFrom(text)).toEqual(USUAL);
});

test('a value that makes no sense gives way to the usual one, the others stay', () => {
  const text = JSON.stringify({
    theme: 'pink',
    motion: 'none',
    animationSpeed: 100,
    botTurnSeconds: -1,
    volume: '1',
    hotkeys: 'no',
    sounds: { dice: true, coin: 3, trumpet: true },
  });
  expect(settingsFrom(text)).toEqual({ ...USUAL, motion: 'none', sounds: { ...USUAL.sounds, dice: true } });
});
